"""Ctrl-C and other requests to end, taken between two lines of Python and never within compiled code.

Python looks for signals also where it counts with large numbers. Compiled code takes such a sum for one that cannot
fail, and ends the whole process where a handler raises in it. So the handler here raises nothing: it asks Python to
stop at the next line that the main thread comes to, of which compiled code has none. Only who waits is woken at once.

Nothing heavy is loaded here: each command and each worker begins with it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from time import monotonic
from types import FrameType
from typing import Any, Final, TypeVar

INTERRUPTED: Final = 130
"""The exit code of a command that was asked to end."""
REQUESTS: Final = tuple(
    number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)) is not None
)
"""The signals that ask a command to end; Windows has no SIGHUP."""
PATIENCE = 1.0
"""Seconds after which a second request ends a process that has not come to its next line since the first."""
LOOK_SECONDS = 0.05
"""So often somebody who waits for a library looks for requests."""
WAITING: Final = frozenset({"asyncio", "concurrent", "multiprocessing", "selectors", "subprocess", "threading"})
"""Libraries that wait in functions of Python, from which nothing compiled is called."""

_LOADING: Final = frozenset({"ExtensionFileLoader.create_module", "ExtensionFileLoader.exec_module"})
_TEXT: Final = "<string>"

Result = TypeVar("Result")


class _Ear:
    """Hears requests. ``is_open`` while there is something to break off; ``missed`` once one came while there was not.

    ``is_left_alone`` while requests are somebody else's, in a worker until its parent tells.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.missed = False
        self.is_left_alone = self.is_worker = False
        self._asked_at = 0.0
        self._is_waiting = False

    def hear(self, number: int, frame: FrameType | None) -> None:
        """The handler. Nothing may be called in it after Python was asked to stop."""
        if self.is_left_alone:
            return
        if not self.is_open:
            self.missed = True
            return
        if self._asked_at:
            if monotonic() > self._asked_at + PATIENCE:
                os._exit(INTERRUPTED)
            return
        if self._is_waiting or frame is None or (_waits(frame) and not _is_delicate(frame)):
            raise KeyboardInterrupt
        self._ask(frame)

    def _ask(self, frame: FrameType | None) -> None:
        """Have Python stop at the next line of a frame, or of one that it was called from."""
        self._asked_at = monotonic()
        while frame is not None:
            frame.f_trace = self._stop
            frame = frame.f_back
        sys.settrace(self._stop)

    def ask_again(self, unraisable: sys.UnraisableHookArgs) -> None:
        """The hook for what nobody can catch: a request that met a finalizer is not lost, and says nothing."""
        if not issubclass(unraisable.exc_type, KeyboardInterrupt) or self.is_left_alone:
            sys.__unraisablehook__(unraisable)
        elif not self.is_open:
            self.missed = True
        elif not self._asked_at and threading.current_thread() is threading.main_thread():
            here: FrameType | None = import_module("inspect").currentframe()
            self._ask(here.f_back if here is not None else None)

    def _stop(self, frame: FrameType, event: str, argument: Any) -> None:
        """Told by Python of the next line, or the next call of what is not compiled."""
        if frame.f_code is _HANDLER or _is_delicate(frame):
            return
        self._asked_at = 0.0
        sys.settrace(None)
        outer: FrameType | None = frame
        while outer is not None:
            outer.f_trace = None
            outer = outer.f_back
        raise KeyboardInterrupt

    @contextmanager
    def opened(self) -> Iterator[None]:
        """While it is, requests break off what goes on. Raises KeyboardInterrupt where one came before."""
        before = self.is_open
        self.is_open = True
        try:
            if self.missed:
                raise KeyboardInterrupt
            yield
        finally:
            self.is_open = before

    @contextmanager
    def held(self) -> Iterator[None]:
        """Requests wait until it is over. Raises KeyboardInterrupt then."""
        before, self.is_open = self.is_open, False
        try:
            yield
        finally:
            self.is_open = before
        if before and self.missed:
            self.missed = self.is_worker
            raise KeyboardInterrupt

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While a function of C waits for somebody, requests are raised at once."""
        self._is_waiting = True
        try:
            yield
        finally:
            self._is_waiting = False


_HANDLER: Final = _Ear.hear.__code__
_ear: Final = _Ear()
breakable: Final = _ear.opened
waiting: Final = _ear.waiting


def _waits(frame: FrameType) -> bool:
    return str(frame.f_globals.get("__name__")).partition(".")[0] in WAITING


def _is_delicate(frame: FrameType) -> bool:
    """Whether a compiled module is half loaded, which would be called missing, or a class half made of a text.

    Where that is broken off Python thinks to the end that nobody has caught it, and ends as if killed.
    """
    outer: FrameType | None = frame
    while outer is not None:
        code = outer.f_code
        if code.co_qualname in _LOADING or (
            code.co_filename == _TEXT and outer.f_globals.get("__name__") != "__main__"
        ):
            return True
        outer = outer.f_back
    return False


@contextmanager
def taken(*, until_exit: bool) -> Iterator[None]:
    """A command: each of the `REQUESTS` that nobody has ignored raises KeyboardInterrupt in it, as Ctrl-C does.

    Afterwards there is nothing left to break off, and requests change nothing any more where the process ends next.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    ours = {}
    for number in REQUESTS:
        before = signal.getsignal(number)
        if before in (signal.SIG_DFL, signal.default_int_handler):
            ours[number] = before
            signal.signal(number, _ear.hear)
    hook, sys.unraisablehook = sys.unraisablehook, _ear.ask_again
    try:
        with breakable():
            yield
    finally:
        if not until_exit:
            sys.unraisablehook = hook
            for number, before in ours.items():
                signal.signal(number, before)


def left_to_parent() -> Callable[[], None]:
    """A worker hears no request but what it is told by the function given here, which any thread may call.

    It breaks off what is `breakable`, and nothing breakable is begun any more.
    """
    _ear.is_left_alone = _ear.is_worker = True
    sys.unraisablehook = _ear.ask_again
    signal.signal(signal.SIGINT, _ear.hear)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    return _tell


def _tell() -> None:
    _ear.is_left_alone = False
    interrupt_main()


def safe_point() -> None:
    """Called now and then by compiled code that takes long: here it may be broken off. Raises KeyboardInterrupt."""


def awaited(work: Callable[[], Result], stop: Callable[[], object]) -> Result:
    """What some work of a library comes to that knows nothing of requests and keeps to itself.

    Raises:
        KeyboardInterrupt: after the work was stopped. So often as it goes on is ``stop`` called.
    """
    if threading.current_thread() is not threading.main_thread():
        return work()
    awaited: list[Result] = []
    faults: list[BaseException] = []
    is_over = threading.Event()

    def worked() -> None:
        try:
            awaited.append(work())
        except BaseException as fault:
            faults.append(fault)
        is_over.set()

    running = threading.Thread(target=worked, daemon=True)
    try:
        with _ear.held():  # what is heard meanwhile is raised at its end
            running.start()
        while not is_over.wait(LOOK_SECONDS):
            pass
    except KeyboardInterrupt:
        while running.ident is not None and not is_over.wait(LOOK_SECONDS):
            stop()
        raise
    if faults:
        raise faults[0]
    return awaited[0]
