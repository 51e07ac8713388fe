"""The command line that tells its progress in lines and hands out small chunks soon, so that there are many moments.

``python -m tests.faults.in_small`` takes what ``proofpress`` does. Where few games are played in small chunks, workers
are begun for them as for many in large ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from generator.cli import main

SECONDS = 0.01
"""Of a chunk, of the work before workers are begun, and of what they are worth being begun for."""


@contextmanager
def in_lines(title: str) -> Iterator[Callable[[str, int, int], None]]:
    """Progress, told in lines."""
    yield lambda stage, done, count: print(stage, done, flush=True)


if __name__ == "__main__":
    # Workers, which load this as well, do without.
    from generator.front.commands import playtest
    from validator.play.playtest.running import workers

    setattr(playtest, "progress_bar", in_lines)  # noqa: B010
    workers.CHUNK_SECONDS = workers.SURE_SECONDS = workers.WORTH_A_POOL_SECONDS = SECONDS
    sys.exit(main(sys.argv[1:]))
