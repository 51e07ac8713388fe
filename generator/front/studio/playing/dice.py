"""Sides of a set's dice as pictures."""

from generator.print.faces.proofing import misnamed_issue
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.dice import die_picture
from generator.print.writers.svg import face_svg
from validator.base.characters import whole_number
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet

NO_SIDE = -1
"""A die as it is listed, no side of it up."""


def die_svg(content: ContentSet, language: str, name: str, side: str, theme: str = "standard") -> str:
    """A side of a die of a set as an SVG document.

    Raises:
        WrongUse: the set has none, or not such a side.
        ContentError: the layout cannot draw it.
    """
    die = next((piece for _, piece in content.every_piece() if piece.id == name), None)
    number = NO_SIDE if side == str(NO_SIDE) else whole_number(side)
    if die is None or number is None:
        raise WrongUse(f"there is no side {side} of {name!r}")
    try:
        return face_svg(die_picture(content, content.spoken_like(language), die, number, theme=theme))
    except LayoutFault as fault:
        raise ContentError([misnamed_issue(content, fault, None)]) from None
