"""The faces of sets as SVG: all of a set, drawn once for as long as it stays the same, or a few as its cover."""

import threading
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from generator.front.studio.work.folder import ONE_AT_A_TIME, Folder
from generator.print.drawing.scene import Scene
from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.svg import face_svg
from validator.base.cache import cached, keep
from validator.base.issue import Issue, WrongUse
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

FACES = 3
_COVER = "cover"


def cover_of(folder: Folder, reference: str, language: str) -> bytes:
    """A few faces of a set as JSON: each with its SVG and its size in mm.

    Raises:
        ContentError: the set cannot be read or drawn.
        WrongUse: it is not to be had.
    """
    stamp = set_stamp(folder.place(reference))
    name = None if stamp is None else f"{stamp}-{language}"
    cover = None if name is None else cached(_COVER, name)
    if cover is None:
        with ONE_AT_A_TIME:
            cover = msgspec.json.encode({"faces": _drawn(open_set(reference), language)})
        if name is not None:
            keep(_COVER, name, cover)
    return cover


def _drawn(content: ContentSet, language: str) -> list[dict[str, Any]]:
    chosen = chosen_for_cover(content)
    sides, _ = faces_of(content, content.spoken_like(language), only=chosen)
    fronts = {side.id: side.front for side in sides}
    return [
        {"width": front.width, "height": front.height, "svg": face_svg(front)}
        for each in chosen
        if (front := fronts.get(each)) is not None
    ]


def chosen_for_cover(content: ContentSet) -> list[str]:
    """The ids of some pieces, apart from each other in the kind that has the most designs."""
    pieces = max(content.pieces.values(), key=len, default=())
    count = min(FACES, len(pieces))
    return [pieces[(2 * place + 1) * len(pieces) // (2 * count)].id for place in range(count)]


MOST_SETS = 8
"""Sets, languages and themes that are held at once."""
FRONT, BACK = "front", "back"


class Drawn(NamedTuple):
    """A set in one language and theme: its designs by id, in file order, and what was found when they were drawn."""

    content: ContentSet
    sides: dict[str, Sides]
    issues: list[Issue]
    written: dict[tuple[str, str], str]


class Faces:
    """Draws sets when they are first asked for, and holds the last few."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._held: OrderedDict[tuple[str, str, str], tuple[str | None, Drawn]] = OrderedDict()
        self._lock = threading.RLock()

    def of(self, reference: str, language: str, theme: str = "standard") -> Drawn:
        """A set's faces. Raises ContentError where it cannot be drawn, WrongUse where it is not to be had."""
        place = self._folder.place(reference)
        stamp, key = set_stamp(place), (reference, language, theme)
        with self._lock:
            held = self._held.get(key)
            if held is None or held[0] != stamp or stamp is None:
                with ONE_AT_A_TIME:
                    content = open_set(reference)
                    sides, issues = faces_of(content, content.spoken_like(language), theme=theme)
                held = stamp, Drawn(content, {side.id: side for side in sides}, issues, {})
                self._held[key] = held
            self._held.move_to_end(key)
            while len(self._held) > MOST_SETS:
                self._held.popitem(last=False)
            return held[1]

    def svg(self, reference: str, language: str, theme: str, piece: str, side: str) -> str:
        """One side of one design as an SVG document. Raises WrongUse where there is no such side."""
        drawn = self.of(reference, language, theme)
        scene = scene_of(drawn, piece, side)
        with self._lock:
            if (piece, side) not in drawn.written:
                drawn.written[piece, side] = face_svg(scene)
            return drawn.written[piece, side]


def scene_of(drawn: Drawn, piece: str, side: str) -> Scene:
    """One side of one design, drawn. Raises WrongUse where there is none."""
    sides = drawn.sides.get(piece)
    scene = None if sides is None else sides.front if side == FRONT else sides.back
    if scene is None:
        raise WrongUse(f"there is no {side} of {piece!r}")
    return scene


def describe(drawn: Drawn) -> list[dict[str, Any]]:
    """Every design as a gallery shows it: id, kind, title, how many, sizes in mm, and where it is written."""
    return [
        {
            "id": side.id,
            "kind": side.kind,
            "title": side.title,
            "count": side.count,
            "width": side.front.width,
            "height": side.front.height,
            "outline": side.front.outline,
            "back": side.back is not None,
            "file": drawn.content.span(side.id).file,
            "line": drawn.content.span(side.id).line,
        }
        for side in drawn.sides.values()
    ]
