"""The asking side: one child for all that is asked, ended where it takes too long, and begun anew if need be."""

from __future__ import annotations

import atexit
import os
import signal
import threading
from contextlib import suppress
from hashlib import blake2b
from typing import TypeVar

import msgspec

from validator.base.cache import cached, digest, keep
from validator.base.child_process.frames import Answer, Given, Request, read_frame, write_frame
from validator.base.child_process.limits import MOST_MEMORY, MOST_SECONDS, MOST_WAIT
from validator.base.child_process.starting import Child, started
from validator.base.issue import ContentError, Issue, Span
from validator.base.locks import learnt
from validator.base.program import program_stamp
from validator.base.speech.sentences import Sentence, Sentences

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
    return msgspec.msgpack.decode(_asked(work, data, given, shown), type=learnt(type))


def kept_answer(kind: str, work: str, data: bytes, *given: Given, type: type[_Told], shown: str) -> _Told:
    """The same, kept in the cache folder as an entry of that kind, and asked of a child only where it is not there."""
    key = digest(program_stamp(), work, repr(given), data)
    with suppress(msgspec.MsgspecError):
        return msgspec.msgpack.decode(cached(kind, key) or b"", type=learnt(type))
    told = _asked(work, data, given, shown)
    keep(kind, key, told)
    return msgspec.msgpack.decode(told, type=learnt(type))


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
        found = _refused.get(key) or _worked(request, data)
        if isinstance(found, bytes):
            return found
        if len(_refused) < _MOST_REFUSED:
            _refused[key] = found
    code = "file-unreadable" if found.key == "broke-down" else "too-much-content"
    raise ContentError([Issue(code=code, message=found, span=Span(shown))])


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
    answer = msgspec.msgpack.decode(reply, type=learnt(Answer))
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
