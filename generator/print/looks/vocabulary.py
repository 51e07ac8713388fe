"""The words of a ready look: what may stand in ``content/looks/NAME.yaml``, as types with ranges.

A look is drawn for one size, its ``card``, in the parts of a layout. Where a part names a field, a look names a
*slot*; which field fills it is decided when the look is used. A colour slot ``suit`` brings colours by its value:
``of-{suit}`` (strong), ``of-{suit}-deep`` (lines and letters), ``of-{suit}-field`` (large areas), ``of-{suit}-pale``
(grounds), ``of-{suit}-bar`` with ``of-{suit}-bar-on`` (bands and the letters on them) and ``of-{suit}-on`` (letters on
areas); without a field they are the set's accent.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.print.layout.motifs import AnyMotif
from generator.print.layout.units import Hex, Name, Size, Words
from generator.print.layout.vocabulary import AnyPart, Card, Mark, Share
from validator.content.vocabulary import LocalText

Takes = Literal["title", "text", "number", "one_of", "icon", "picture", "list", "colour"]
Form = Literal["card", "tile", "hex", "circle", "board", "token", "note", "die", "pages"]
Band = Annotated[tuple[Size, Size], Meta(description="from and to, in millimetres of the look's own size")]
SlotName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Views = tuple[tuple[AnyMotif, ...], ...]


class Slot(Words, frozen=True, kw_only=True):
    """A place for one field: what it ``takes``, the first type being the best, and an example for the picture.

    A slot that is not ``optional`` is what the look is for; without a field for it the look says less than it could.
    """

    takes: Takes | tuple[Takes, ...]
    optional: bool = True
    sample: str | int | tuple[str, ...] | LocalText | None = None

    @property
    def types(self) -> tuple[Takes, ...]:
        """What it takes, the best first."""
        return (self.takes,) if isinstance(self.takes, str) else self.takes


class Stretch(Words, frozen=True, kw_only=True):
    """Where a look gives or takes room when it becomes wider or higher: all of it by default.

    The band's content grows, what stands before and behind it keeps its shape.
    """

    across: Band | None = None
    down: Band | None = None


class Look(Words, frozen=True, kw_only=True):
    """A ready look.

    ``forms`` are the forms of print it is for, the first it is made for; ``sized`` names the size a kind has that
    states none; of a die the kind's width is that of one side, ``edge`` in the look. ``parts`` are named lists that
    its faces ``use``. A title on the ``back`` is the set's; a look without a back is printed on one side.
    """

    title: LocalText
    about: LocalText
    forms: Annotated[tuple[Form, ...], Meta(min_length=1)]
    sized: Name | None = None
    card: Card
    stretch: Stretch = Stretch()
    edge: Annotated[float, Meta(gt=0, le=200)] | None = None
    slots: dict[SlotName, Slot]
    themes: dict[Name, dict[Name, Hex]] = msgspec.field(default_factory=dict)
    marks: dict[Name, Mark] = msgspec.field(default_factory=dict)
    scenes: dict[Name, Views] = msgspec.field(default_factory=dict)
    parts: dict[Name, tuple[AnyPart, ...]] = msgspec.field(default_factory=dict)
    front: tuple[AnyPart, ...]
    back: tuple[AnyPart, ...] | None = None


class Grain(Words, frozen=True, kw_only=True):
    """The texture of a ground, in the line colour of its value; fields as those of the part `texture`."""

    of: Literal["halftone", "hatching", "engraving", "stipple"]
    step: Annotated[float, Meta(ge=0.4, le=6, description="millimetres")] = 1.0
    weight: Annotated[float, Meta(gt=0, le=0.6)] = 0.2
    opacity: Share = 0.3


class PaperFrame(Words, frozen=True, kw_only=True):
    """How paper on a face is framed: its shape, the line round it, and the colour that it becomes downwards.

    A second, thin line runs ``inner`` mm inside the first.
    """

    shape: Literal["rect", "rounded", "cut"] = "rounded"
    radius: Size = 0.0
    stroke: Name
    line: Size
    to: Name
    inner: Size = 0.0


class HandStyle(Words, frozen=True, kw_only=True):
    """How a kit is drawn in one hand: colours of values, of ``themes``, grounds, paper, backs and scenes.

    The ``palette`` is told apart with any of the common kinds of colour blindness when used from the first on. The
    ``ornament`` takes the place of the patterns on backs, for a face of 63 x 88.
    """

    palette: Annotated[tuple[Hex, ...], Meta(min_length=8, max_length=8)]
    themes: dict[Name, dict[Name, Hex]]
    ground: Grain
    frame: PaperFrame
    ornament: Annotated[tuple[AnyPart, ...], Meta(min_length=1)]
    scenes: dict[Name, Views]
