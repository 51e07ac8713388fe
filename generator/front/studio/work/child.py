"""A process on a lifeline: it ends, with all that it started, when whoever holds the other end of a pipe does.

However the studio ends, a kill included, its end of the pipe closes.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any

Pipe = int | IO[Any] | None


def start_child(
    code: str, *words: str, named: Mapping[str, str], stdin: Pipe, stdout: Pipe, stderr: Pipe, is_text: bool = False
) -> tuple[subprocess.Popen[Any], int]:
    """A Python process, and the end of its lifeline that is to be closed; ``code`` holds the other, its first argument.

    ``named`` are environment variables, ``words`` further arguments. It has a session of its own, so that all that it
    starts ends with it. Raises OSError where there is no room for a process.
    """
    theirs, ours = os.pipe()
    environment = {**os.environ, **named, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    texts: dict[str, Any] = {"text": True, "encoding": "utf-8", "errors": "replace"} if is_text else {}
    try:
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(theirs), *words],
            env=environment,
            pass_fds=(theirs,),
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            start_new_session=True,
            **texts,
        )
    except OSError:
        os.close(ours)
        raise
    finally:
        os.close(theirs)
    return process, ours


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
