"""What a booklet is told of play, as plain data: the table as set up, games played, and what differs from another set.

Whoever knows rules fills it in; whoever draws needs to know none.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from validator.content.map_position import Place, Position
from validator.content.rulebook.chapters import Chapters

How = Literal["row", "fan", "stack", "grid", "board", "map", "dice"]
NOBODY = -1


class Thing(msgspec.Struct, frozen=True):
    """Something on the table: a ``side`` of a piece (or what is ``said``), turned by degrees, so many copies.

    ``cell`` is its column and row on a board, ``pip`` the side of a die that lies up. What an example points at is
    ``marked``.
    """

    key: str
    piece: str = ""
    side: str = "front"
    turn: int = 0
    copies: int = 1
    cell: tuple[int, int] | None = None
    said: str = ""
    notes: tuple[str, ...] = ()
    pip: int = -1
    marked: bool = False


class Spread(msgspec.Struct, frozen=True):
    """A place on the table: its heading, what lies there and how, and whose it is (`NOBODY`: everybody's)."""

    heading: str
    pieces: tuple[Thing, ...]
    how: How = "row"
    seat: int = NOBODY


class Count(msgspec.Struct, frozen=True):
    """A number, or a word or two, under its heading."""

    heading: str
    value: str


class Tabletop(msgspec.Struct, frozen=True):
    """The table as one seat sees it: ``figures`` by seat, what lies on the map, and the hexes that are meant."""

    spreads: tuple[Spread, ...] = ()
    figures: tuple[tuple[Count, ...], ...] = ()
    table: tuple[Count, ...] = ()
    position: Position | None = None
    near: tuple[Place, ...] = ()
    names: tuple[str, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A stretch of a game that was played: what was told of it, which pieces it names, and the table after it."""

    lines: tuple[str, ...]
    named: tuple[str, ...] = ()
    tabletop: Tabletop | None = None


class Score(msgspec.Struct, frozen=True):
    """How a played game was counted: what was told, and each part of the score by seat."""

    lines: tuple[str, ...] = ()
    rounds: int = 0


class Staged(msgspec.Struct, frozen=True):
    """All that a booklet in one language is told of play; nothing of it where no rules play the set."""

    setups: Mapping[int, Tabletop] = {}
    examples: Mapping[str, Played] = {}
    score: Score = Score()
    base: str = ""
    differences: tuple[str, ...] = ()
    rules: Chapters = {}
