"""Files that are never half written."""

from __future__ import annotations

import os
from pathlib import Path


def write_beside(path: Path, content: bytes) -> None:
    """Writes ``content`` to a neighbour of ``path`` and renames it into place; makes the folder where needed.

    Raises `OSError` where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
