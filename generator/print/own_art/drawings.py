"""Drawings (SVG) as a child process reads them, kept by what the file holds."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.placeholders import Places, places_in
from generator.print.own_art.svg.reading import Drawing, drawing_of
from validator.base.issue import ContentError, Issue

Found = TypeVar("Found")
_Answer = tuple[Found | None, Issue | None, int | None]
"""What is found in a drawing, or why it cannot be used, with the line."""


def drawing_in(data: bytes, *, side: float = 100.0, is_icon: bool = False) -> Drawing:
    """What a drawing shows, as `drawing_of` tells it.

    Raises:
        PictureFault: as there, and where reading it takes more memory or time than it may.
    """
    return _asked("drawings", "read", data, side, is_icon, found=Drawing)


def places_of(data: bytes) -> Places:
    """The places for fields that a drawing names, as `places_in` tells them.

    Raises:
        PictureFault: as there, and where reading it takes more memory or time than it may.
    """
    return _asked("places", "find", data, found=Places)


def _asked(kind: str, work: str, data: bytes, *given: float, found: type[Found]) -> Found:
    """What a child process, which calls ``work`` of this module, finds in a drawing; kept as an entry of a kind."""
    # Most sets have no drawings, and need nothing that asks a child process.
    asking = import_module("validator.base.child_process.asking")
    answer: Any = tuple[found | None, Issue | None, int | None]  # type: ignore[valid-type]
    try:
        answered, issue, line = asking.kept_answer(kind, f"{__name__}:{work}", data, *given, type=answer, shown="")
    except ContentError as error:
        answered, issue, line = None, error.issues[0], None
    if issue is not None:
        raise PictureFault(issue.code, issue.message, issue.accepted, line)
    assert isinstance(answered, found)
    return answered


def read(data: bytes, side: float, is_icon: bool) -> _Answer[Drawing]:
    """What a drawing shows, for whoever asks a child process."""
    return _or_fault(lambda: drawing_of(data, side=side, is_icon=is_icon))


def find(data: bytes) -> _Answer[Places]:
    """The places of a drawing, likewise."""
    return _or_fault(lambda: places_in(data))


def _or_fault(work: Callable[[], Found]) -> _Answer[Found]:
    try:
        return work(), None, None
    except PictureFault as fault:
        return None, fault.issue(), fault.line
