"""The layout words of the rules pages and the booklet: the key to the icons, the figure, the banner, the examples."""

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


class Example(Words, frozen=True, kw_only=True):
    """A stretch of a played game that the booklet tells: choices ``of`` these kinds in a row, from ``round`` on.

    ``after`` tells only what followed the last of them, ``alone`` those of one seat. The first stretch of ``least``
    sentences is told, at most ``most`` of them; ``show`` says what is drawn: the pieces it names, the map about it, or
    the seat's own board. ``marked`` frames what may be chosen as it begins. It is played by ``by``, with the fewest
    players and, beside the set's own, these ``rules``.
    """

    of: Annotated[tuple[Name, ...], Meta(min_length=1)]
    round: Annotated[int, Meta(ge=1, le=99)] = 1
    after: bool = False
    alone: bool = False
    least: Annotated[int, Meta(ge=1, le=40)] = 2
    most: Annotated[int, Meta(ge=1, le=40)] = 12
    show: Literal["none", "pieces", "map", "own"] = "pieces"
    marked: bool = False
    by: Name = "greedy"
    rules: dict[Name, bool | Annotated[int, Meta(ge=-999, le=9999)] | str] = msgspec.field(default_factory=dict)


class Booklet(Words, frozen=True, kw_only=True):
    """What the booklet takes from play: ``examples`` by name, and after how many rounds a sample is scored.

    ``score_after`` 0 plays the game to its end. ``cover`` are pieces shown on the cover; the first of each kind where
    none is named.
    """

    examples: dict[Name, Example] = msgspec.field(default_factory=dict)
    score_after: Annotated[int, Meta(ge=0, le=99)] = 0
    cover: tuple[Name, ...] = ()
