"""The words of a layout for pictures of one's own."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.print.layout.units import Box, Colour, Degrees, Name, Part, Path, Size

NOTHING = "nothing"
"""What is drawn where there is no picture and none is missed."""
Share = Annotated[float, Meta(ge=0, le=1, description="a part of the whole, from 0 to 1")]
Extent = Annotated[float, Meta(gt=0, le=1, description="a part of the whole, above 0 to 1")]
Crop = Annotated[
    tuple[Share, Share, Extent, Extent], Meta(description="left, top, width, height in parts of the whole")
]


class Picture(Part, frozen=True, kw_only=True):
    """A picture of the set's ``pictures/`` folder (PNG, JPEG, WebP or SVG).

    It is the one that the field ``from`` names, or the ``file`` written here; else, or where the field is left out, the
    one named after the piece's id. ``cover`` fills the box and cuts off what is too much, about ``focus``;
    ``contain`` shows all of it, ``stretch`` bends it. Of the picture only ``crop`` is used (left, top, width, height in
    parts of it). It is cut to ``shape``, and turned about the middle of the box. Where there is no picture, ``else``
    is drawn: a scene in the colours of ``tint``, a named list of parts, or ``nothing``. Such a list that was
    ``drawn_for`` another box fills this one, and is cut to it.
    """

    box: Box
    source: Path | None = msgspec.field(default=None, name="from")
    file: Name | None = None
    fit: Literal["cover", "contain", "stretch"] = "cover"
    crop: Crop = (0.0, 0.0, 1.0, 1.0)
    focus: tuple[Share, Share] = (0.5, 0.5)
    opacity: Annotated[float, Meta(gt=0, le=1)] = 1.0
    shape: Name | None = None
    radius: Size = 0.0
    turn: Degrees = 0.0
    otherwise: Name | None = msgspec.field(default=None, name="else")
    tint: Colour = "ink"
    drawn_for: Box | None = None
