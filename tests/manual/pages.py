"""Blocks of a page of the manual, read; nothing but Python is needed for it.

A block `````yaml my-set/set.yaml````` is a file, `````sh````` holds commands that succeed, `````console````` a command
behind ``$`` with what it says, of which ``...`` leaves something out. The name of an extra behind ``sh`` or ``console``
says that it is needed: ```` ```sh lab````.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple


class Block(NamedTuple):
    """A fenced block: what stands behind the fence, its text, and the line it begins in."""

    info: list[str]
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r"^```(\S[^\n]*)\n(.*?)^```$", text, re.M | re.S)
    return [Block(each[1].split(), each[2], text.count("\n", 0, each.start()) + 1) for each in found]


def holds(quoted: str, whole: str) -> bool:
    """Whether the quoted text is what was said, with anything at each ``...``."""
    pieces = [re.escape(piece.strip("\n")) for piece in quoted.split("...")]
    return re.fullmatch(r"(?s).*?" + r".*?".join(pieces) + r".*", whole) is not None
