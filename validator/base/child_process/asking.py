"""The asking side: one child for all that is asked, ended where it takes too long, and begun anew if need be.

A copy (fork) costs a few milliseconds, and a Python of its own a tenth of a second, most of it to load what reads. Only
a process on Linux that has one thread may be copied: another thread may hold what the copy would wait for.
"""

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import IO, NamedTuple, TypeVar

import msgspec

from validator.base.cache import cached, digest, keep, program_stamp
from validator.base.child_process.serving import (
    MOST_MEMORY,
    MOST_SECONDS,
    MOST_WAIT,
    Answer,
    Given,
    Request,
    read_frame,
    serve,
    write_frame,
)
from validator.base.decoding import from_msgpack
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence, Sentences

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


_say = Sentences(__package__)
_Told = TypeVar("_Told")
_MOST_REFUSED = 200
"""Questions."""


def answer(work: str, data: bytes, *given: Given, type: type[_Told], shown: str) -> _Told:
    """What a function gives back for some data, called in the child.

    Args:
        work: the function, ``package.module:function``; it is called with the data and what is ``given``, and gives
            back what msgspec can encode.
        type: what it gives back is read as this.
        shown: the file's name in reports.

    Raises:
        ContentError: the work took more memory or time than it may, or broke down.
    """
    return from_msgpack(_asked(work, data, given, shown), type)


def kept_answer(kind: str, work: str, data: bytes, *given: Given, type: type[_Told], shown: str) -> _Told:
    """The same, kept in the cache folder as an entry of that kind, and asked of a child only where it is not there."""
    key = digest(program_stamp(), work, repr(given), data)
    with suppress(msgspec.MsgspecError):
        return from_msgpack(cached(kind, key) or b"", type)
    packed = _asked(work, data, given, shown)
    keep(kind, key, packed)
    return from_msgpack(packed, type)


def end() -> None:
    """End the child, if there is one; the next question starts another."""
    with _LOCK:
        _let_go()


class _Held:
    """The child of a process, if it has one."""

    child: Child | None = None
    owner = 0
    """The process whose child it is: one that was copied from it has none yet."""


_held = _Held()
_LOCK = threading.Lock()
_refused: dict[bytes, Sentence] = {}
"""What could not be done for which question: nobody waits for that twice."""


def _asked(work: str, data: bytes, given: tuple[Given, ...], shown: str) -> bytes:
    request = msgspec.msgpack.encode(Request(work, given))
    with _LOCK:
        key = blake2b(data, digest_size=16, key=blake2b(request, digest_size=16).digest()).digest()
        answer = _refused.get(key) or _worked(request, data)
        if isinstance(answer, bytes):
            return answer
        if len(_refused) < _MOST_REFUSED:
            _refused[key] = answer
    code = "file-unreadable" if answer.key == "broke-down" else "too-much-content"
    raise ContentError([Issue(code=code, message=answer, span=Span(shown))])


def _worked(request: bytes, data: bytes) -> bytes | Sentence:
    """What came of a piece of work, or why nothing did."""
    child = _child()
    is_over = threading.Event()

    def end_it() -> None:
        is_over.set()
        child.kill()

    watch = threading.Timer(MOST_WAIT, end_it)
    watch.daemon = True
    watch.start()
    try:
        reply, told = _exchanged(child, request, data)
    except BaseException:  # such as Ctrl-C: nobody takes the answer
        child.kill()
        _let_go()
        raise
    finally:
        watch.cancel()
        watch.join()
    if reply is None or told is None:
        return _why_ended(_let_go(), is_late=is_over.is_set())
    answer = from_msgpack(reply, Answer)
    if answer.ends:
        _let_go()
    if answer.fault is None:
        return told
    return _too_much_memory() if answer.fault == "memory" else _say("broke-down", why=answer.why)


def _exchanged(child: Child, request: bytes, data: bytes) -> tuple[bytes | None, bytes | None]:
    with suppress(OSError):  # it may end before it has taken all
        write_frame(child.asked, request)
        write_frame(child.asked, data)
    return read_frame(child.answered), read_frame(child.answered)


def _why_ended(code: int, *, is_late: bool) -> Sentence:
    """Why a child has ended without an answer, by its exit code."""
    if is_late or -code == getattr(signal, "SIGXCPU", 0):
        return _say("too-long", most=MOST_SECONDS)
    names = {-each.value: each.name for each in signal.Signals}
    return _say("broke-down", why=names.get(code, str(code)))


def _too_much_memory() -> Sentence:
    return _say("too-much-memory", most=f"{MOST_MEMORY:,}")


def _child() -> Child:
    if _held.child is None or _held.owner != os.getpid():
        _held.child, _held.owner = started(), os.getpid()
    return _held.child


def _let_go() -> int:
    """Let the child end; its exit code."""
    child, _held.child = _held.child, None
    if child is None or _held.owner != os.getpid():
        return 0
    for pipe in (child.asked, child.answered):
        with suppress(OSError):
            pipe.close()
    try:
        return child.wait()
    except OSError:  # somebody else has waited for it
        return 0


atexit.register(end)
