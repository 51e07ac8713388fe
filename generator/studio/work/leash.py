"""A process on a leash: it ends, with all that it started, when whoever holds the other end of a pipe does.

However the studio ends, a kill included, its end of the pipe closes.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress


def hold(descriptor: int) -> None:
    """End this process and those it started once the pipe of that descriptor closes."""
    threading.Thread(target=_wait, args=(descriptor,), daemon=True).start()


def _wait(descriptor: int) -> None:
    with suppress(OSError):
        while os.read(descriptor, 1):
            pass
    if sys.platform != "win32" and os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)
