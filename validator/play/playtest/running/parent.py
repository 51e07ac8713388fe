"""How a worker stands to its parent: it leaves requests to end to it, and ends when it ends.

Nothing heavy is loaded here. A worker loads this first, and watches its parent while it loads the rest.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait

from validator.base.interrupts import REQUESTS, left_to_parent

ORPHANED = 1


def begin_work(line: Connection) -> None:
    """A worker leaves requests to end to its parent, breaks off when the parent hangs up on ``line``, and ends with it.

    It was started with requests held back; what ends a process for good is heard again.
    """
    tell = left_to_parent()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, REQUESTS)
    threading.Thread(target=_end_with_parent, args=(line, tell), daemon=True).start()


def _end_with_parent(line: Connection, tell: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([line, parent.sentinel])
        tell()
        parent.join()
        os._exit(ORPHANED)
