"""The picture of one card as it is cropped: which file, the part of it that shows, and what a crop is written as."""

from typing import Any

from generator.front.studio.writing.live import Live
from generator.front.studio.writing.shelf import picture_fields
from generator.print.faces.outlines import Outline, outlined
from generator.print.layout.units import Picture
from generator.print.own_art.files.headers import PictureFault, Pixels
from generator.print.own_art.folders import FOLDER, Share, parted
from generator.print.own_art.placing import landed
from generator.print.parts.desk import LayoutFault
from validator.base.issue import WrongUse

DIGITS = 4
NO_PICTURE = "this card shows no picture of its own"


def crop_of(live: Live, name: str, language: str, theme: str) -> dict[str, Any]:
    """The field and file of a card's picture, its size in any unit, the box's ratio, and the part shown (0 to 1).

    Raises:
        WrongUse: there is no such card, or it shows no picture that can be read.
    """
    content = live.content or live.as_read()
    piece = content.by_id.get(name)
    if piece is None:
        raise WrongUse(f"there is no entry {name!r}")
    field = picture_fields(content).get(content.kind_of(name) or "", {}).get("picture")
    try:
        face = outlined(content, content.spoken_like(language), theme, piece, "front")
        outline = next(_showing(face.outlines, field)) if face is not None and field is not None else None
        if face is None or outline is None:
            raise WrongUse(NO_PICTURE)
        written = str(getattr(piece, field or "", None) or "")
        pictures = face.studio.pictures
        file = pictures.named(written) if written else pictures.of_piece(name)
        if file is None:
            raise WrongUse(NO_PICTURE)
        look = pictures.looked_at(file)
    except (LayoutFault, PictureFault, StopIteration):
        raise WrongUse(NO_PICTURE) from None
    size = look.header.upright if isinstance(look, Pixels) else look.symbol.bounds[2:]
    part = outline.part
    assert isinstance(part, Picture)
    box = outline.box or part.box
    lies = landed(size, box, part.fit, parted(written)[1] or part.crop, part.focus)
    return {
        "field": field,
        "name": parted(written)[0] or file.shown.rpartition(f"/{FOLDER}/")[2],
        "picture": file.shown.rpartition(f"/{FOLDER}/")[2],
        "size": list(size),
        "ratio": box[2] / box[3],
        "shown": _share(lies.whole, lies.shown),
        "stated": parted(written)[1] is not None,
    }


def _showing(outlines: list[Outline], field: str | None) -> Any:
    """The parts of a face that show the picture a field names."""
    for outline in outlines:
        part = outline.part
        if isinstance(part, Picture) and part.file is None and part.source in (None, field):
            yield outline


def _share(whole: Share, shown: Share) -> list[float]:
    """Which part of the whole is shown, in parts of it."""
    across = ((shown[0] - whole[0]) / whole[2], (shown[1] - whole[1]) / whole[3])
    sizes = (shown[2] / whole[2], shown[3] / whole[3])
    return [round(number, DIGITS) for number in (*across, *sizes)]
