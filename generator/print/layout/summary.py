"""The layout words of the rules pages: the key to the icons, the figure and its labels, the banner."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.print.layout.units import At, Colour, Name, TextSize, Words


class Key(Words, frozen=True, kw_only=True):
    """A part of the key to the icons: the words of a ``family`` that the set uses, or the icons named in ``names``.

    Each word is shown as ``mark`` with ``icon`` on it, its name from the message ``text`` and its sentence; ``group``
    is the message above each run of words that share it. ``names`` maps an icon to the message that names it.
    """

    title: Name | None = None
    family: Name | None = None
    mark: Name = ""
    icon: Name | tuple[Name, ...] = ""
    scale: Annotated[float, Meta(gt=0, le=1)] = 0.7
    text: Name = ""
    group: Name | None = None
    names: dict[Name, Name] = msgspec.field(default_factory=dict)


class Callout(Words, frozen=True, kw_only=True):
    """A message beside a figure, with a line to the place ``at`` on the card."""

    say: Name
    at: At
    side: Literal["left", "right"] = "left"


class Figure(Words, frozen=True, kw_only=True):
    """A printed card explained: the design named by ``piece`` (or the first of its ``kind``) with callouts."""

    kind: Name
    piece: Name | None = None
    callouts: tuple[Callout, ...] = ()


class Summary(Words, frozen=True, kw_only=True):
    """The rules on two pages: the message ``say`` under a banner with a ``scene``, then the key to the icons."""

    say: Name = "rules-summary"
    title: Name
    scene: Name
    tint: Colour
    key_title: Name
    key: tuple[Key, ...] = ()
    figure: Figure | None = None
    size: TextSize = 3.4
    least: TextSize = 2.3
    leading: Annotated[float, Meta(ge=1, le=2)] = 1.3
    heading: Colour = "ink"
    accent: Colour = "ink"
    title_ink: Colour = "paper"
