"""Games laid out by ``new-game``, and commands run beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests import ROOT


def run(folder: Path, command: Sequence[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, with this checkout's packages but none of its settings."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PROOFPRESS"))}
    return subprocess.run(
        command, cwd=folder, env={**plain, **environment}, capture_output=True, text=True, check=False
    )


def proofpress(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command from ``folder``."""
    return run(folder, [sys.executable, "-m", "generator.cli", *arguments], PYTHONPATH=str(ROOT))


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python from ``folder`` with this checkout's packages."""
    return run(folder, [sys.executable, *arguments], PYTHONPATH=str(ROOT))
