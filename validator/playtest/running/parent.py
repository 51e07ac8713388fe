"""How a worker stands to its parent: it leaves requests to end to it, and ends when it ends.

Nothing heavy is loaded here. A worker loads this first, and watches its parent while it loads the rest.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

INTERRUPTS = [signal.SIGINT, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
ORPHANED = 1


def begin_work() -> None:
    """A worker leaves Ctrl-C and a closed terminal to its parent, and ends when that ends, however it does."""
    for name in INTERRUPTS:
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)
