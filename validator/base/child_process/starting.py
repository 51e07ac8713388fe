"""How a child process begins: as a copy of this one where that is safe, else as a Python of its own.

A copy (fork) costs a few milliseconds, and a Python of its own a tenth of a second, most of it to load what reads. Only
a process on Linux that has one thread may be copied: another thread may hold what the copy would wait for.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import IO, NamedTuple

from validator.base.child_process.serving import serve

_START = "import sys; sys.path[:] = sys.argv[1:]; from validator.base.child_process.serving import main; main()"


class Child(NamedTuple):
    """A child at work: where it is asked, where it answers, how it is ended, and how it ended.

    ``wait`` gives its exit code: the number of a signal, negative, where one has ended it.
    """

    asked: IO[bytes]
    answered: IO[bytes]
    kill: Callable[[], None]
    wait: Callable[[], int]


def started() -> Child:
    """A new child. Raises OSError where the system has none left."""
    is_alone = threading.active_count() == 1 and threading.current_thread() is threading.main_thread()
    return _copied() if sys.platform == "linux" and is_alone else _begun()


def _begun() -> Child:
    """A Python of its own, which finds its modules where this one does and reads nothing from the current folder."""
    root = str(Path(__file__).resolve().parents[3])
    path = [root, *(str(Path(entry).absolute()) for entry in sys.path if entry)]
    subprocess = import_module("subprocess")  # most children are copies
    process = subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", _START, *path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    return Child(process.stdin, process.stdout, process.kill, process.wait)


def _copied() -> Child:
    their_in, our_out = os.pipe()
    our_in, their_out = os.pipe()
    number = os.fork()
    if number == 0:
        _serve_and_end(their_in, their_out)
    os.close(their_in)
    os.close(their_out)
    return Child(
        os.fdopen(our_out, "wb"),
        os.fdopen(our_in, "rb"),
        lambda: os.kill(number, signal.SIGKILL),
        lambda: os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]),
    )


def _serve_and_end(asked: int, answered: int) -> None:
    """The copy's whole life: it lets go of all that its parent has open, such as locks, and never goes back."""
    try:
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(name, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nothing, number)
        for entry in [*Path("/proc/self/fd").iterdir()]:
            if int(entry.name) > 2 and int(entry.name) not in (asked, answered):
                _close(int(entry.name))
        with (
            os.fdopen(asked, "rb") as source,
            os.fdopen(answered, "wb") as sink,
            os.fdopen(os.dup(0), "w") as nowhere,
            redirect_stdout(nowhere),
            redirect_stderr(nowhere),
        ):
            serve(source, sink)
    finally:
        os._exit(0)


def _close(number: int) -> None:
    try:
        os.close(number)
    except OSError:  # the one that listed them
        return
