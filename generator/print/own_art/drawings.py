"""Drawings (SVG) as a child process reads them, kept by what the file holds."""

from importlib import import_module

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.named import Places, places_in
from generator.print.own_art.svg.reading import Drawing, drawing_of
from validator.base.issue import ContentError, Issue

_KIND, _READER = "drawings", "generator.print.own_art.drawings:read"
_PLACES, _FINDER = "places", "generator.print.own_art.drawings:find"
_Found = tuple[Places | None, Issue | None, int | None]
_Read = tuple[Drawing | None, Issue | None, int | None]


def drawing_in(data: bytes, *, side: float = 100.0, is_icon: bool = False) -> Drawing:
    """What a drawing shows, as `drawing_of` tells it.

    Raises:
        PictureFault: as there, and where reading it takes more memory or time than it may.
    """
    # Most sets have no drawings, and need nothing that asks a child process.
    asking = import_module("validator.base.child_process.asking")
    try:
        drawing, issue, line = asking.kept_answer(_KIND, _READER, data, side, is_icon, type=_Read, shown="")
    except ContentError as error:
        drawing, issue, line = None, error.issues[0], None
    if issue is not None:
        raise PictureFault(issue.code, issue.message, issue.accepted, line)
    assert isinstance(drawing, Drawing)
    return drawing


def places_of(data: bytes) -> Places:
    """The places for fields that a drawing names, as `places_in` tells them.

    Raises:
        PictureFault: as there, and where reading it takes more memory or time than it may.
    """
    asking = import_module("validator.base.child_process.asking")
    try:
        places, issue, line = asking.kept_answer(_PLACES, _FINDER, data, type=_Found, shown="")
    except ContentError as error:
        places, issue, line = None, error.issues[0], None
    if issue is not None:
        raise PictureFault(issue.code, issue.message, issue.accepted, line)
    assert isinstance(places, Places)
    return places


def find(data: bytes) -> _Found:
    """The places of a drawing, or why it cannot be used, with the line."""
    try:
        return places_in(data), None, None
    except PictureFault as fault:
        return None, fault.issue(), fault.line


def read(data: bytes, side: float, is_icon: bool) -> _Read:
    """A drawing, or why it cannot be used, with the line."""
    try:
        return drawing_of(data, side=side, is_icon=is_icon), None, None
    except PictureFault as fault:
        return None, fault.issue(), fault.line
