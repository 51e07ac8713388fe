"""Programs run in surroundings that must not matter: another order of hashes, and a busy machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests import ROOT

BUSY = "while True: pass"


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many programs that use all they can get."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(programs)]
    try:
        yield
    finally:
        for one in started:
            one.kill()
            one.wait()


def run_in(folder: Path, module: str, arguments: Sequence[str], hashes: int, load: int = 0) -> str:
    """What a module says when it is run there; ``hashes`` chooses the order in which sets are gone through."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": str(hashes)}
    with busy(load):
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
