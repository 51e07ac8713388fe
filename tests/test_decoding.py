"""Typed values read by several threads at once."""

from __future__ import annotations

import subprocess
import sys
import threading

import msgspec

from tests import ROOT
from validator.base.decoding import convert, from_json

KINDS, THREADS = 40, 4


def read_a_new_type_everywhere(number: int) -> None:
    """Threads that all begin at once with a type nobody has read yet."""
    inner = msgspec.defstruct(f"Inner{number}", [("cost", int), ("goods", list[int]), ("prices", dict[str, int])])
    outer = msgspec.defstruct(f"Outer{number}", [("front", inner), ("back", inner | None), ("rest", tuple[inner, ...])])
    plain = {"front": {"cost": 1, "goods": [2], "prices": {"ore": 3}}, "back": None, "rest": []}
    at_once = threading.Barrier(THREADS)

    def read(place: int) -> None:
        at_once.wait()
        if place % 2:
            convert(plain, outer)
        else:
            from_json(msgspec.json.encode(plain), outer)

    threads = [threading.Thread(target=read, args=(place,)) for place in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_threads_that_first_read_a_type_at_once_do_not_end_the_process() -> None:
    run = subprocess.run([sys.executable, "-m", "tests.test_decoding"], cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 0


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    for each in range(KINDS):
        read_a_new_type_everywhere(each)
