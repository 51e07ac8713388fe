"""What a set looks like at a glance: a few of its faces, drawn without all the others and kept for the next start."""

from __future__ import annotations

from typing import Any

import msgspec

from generator.front.studio.work.folder import Folder
from generator.front.studio.work.reading import ONE_AT_A_TIME
from generator.print.faces.sides import faces_of
from generator.print.writers.svg import face_svg
from validator.base.cache import cached, keep
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
    found = None if name is None else cached(_COVER, name)
    if found is None:
        with ONE_AT_A_TIME:
            found = msgspec.json.encode({"faces": _drawn(open_set(reference), language)})
        if name is not None:
            keep(_COVER, name, found)
    return found


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
