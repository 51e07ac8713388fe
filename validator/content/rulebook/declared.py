"""What ``rules.yaml`` may declare, and what the names in it may stand for.

Zones, numbers, dice, actions, the course of a game.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from validator.base.plugins import BLOCKS, installed
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import Name
from validator.content.kits.declared import AnyField, Effects, Kit, OneOf, Picture, Text
from validator.content.kits.declared import Number as NumberField
from validator.content.rulebook.words import (
    MOST_PARTS,
    Amount,
    Block,
    Names,
    NewName,
    Options,
    Phrase,
    PlaceName,
    Points,
    Test,
    Where,
    Wording,
    ZoneName,
)
from validator.content.source import value_at
from validator.content.vocabulary import LocalText

KindName = Annotated[str, Names("kind")]
Score = Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=MOST_PARTS)]
ALWAYS_ZONE, ALWAYS_NUMBER = "box", "points"
"""A zone and a number that every game has: what is left in the box, and each player's points."""


class Start(Phrase, frozen=True, kw_only=True):
    """What lies in a zone at the beginning: every copy of the pieces of a kind, or of those that have some values; in a
    zone of each player one copy of each, so that all begin with the same, or with ``different`` every copy of another
    one for each, such as the pieces of one colour."""

    each: KindName
    where: Where = msgspec.field(default_factory=dict)
    different: bool = False
    own_words: Wording | None = msgspec.field(name="say", default=None)


Columns = Annotated[int, Meta(ge=1, le=20)]


class Spot(Phrase, frozen=True, kw_only=True):
    """A place of a map: ``to`` which places ways lead from it, and back; ``at`` which column and row it is drawn."""

    called: LocalText = msgspec.field(default_factory=dict)
    at: Annotated[tuple[Columns, ...], Meta(min_length=2, max_length=2)]
    to: tuple[PlaceName, ...] = ()


class Grid(Phrase, frozen=True, kw_only=True):
    """Places of a board: ``squares`` in so many columns and rows, ``hexes``, so many along each of six edges, a
    ``track`` of so many places one after the other, or a ``map`` of places by name, with ways between them.

    With ``falls: true`` a piece falls to the lowest free square of its column; with ``shared: true`` several pieces may
    lie at one place.
    """

    squares: Annotated[tuple[Columns, ...], Meta(min_length=2, max_length=2)] | None = None
    hexes: Annotated[int, Meta(ge=2, le=9)] | None = None
    track: Annotated[int, Meta(ge=2, le=100)] | None = None
    map: Annotated[dict[Name, Spot], Meta(min_length=2, max_length=60)] | None = None
    falls: bool = False
    shared: bool = False

    @property
    def size(self) -> int | None:
        """How many places there are; None of a board on which any number of pieces lie."""
        if self.shared:
            return None
        if self.squares is not None:
            return self.squares[0] * self.squares[1]
        return self.track or len(self.map or ()) or 3 * (self.hexes or 0) * ((self.hexes or 0) - 1) + 1


class Zone(Phrase, frozen=True, kw_only=True):
    """A place where pieces lie.

    ``of: player`` gives every player one; ``seen`` says who sees the faces; ``by: true`` remembers who laid each piece;
    ``refilled_from`` is the zone that is shuffled and turned over where this one runs out. A zone with a ``grid`` is a
    board: each of its places holds one piece, and it remembers who laid it; one that is ``seen: nobody`` begins with
    pieces that lie there face down.
    """

    called: LocalText = msgspec.field(default_factory=dict)
    of: Literal["table", "player"] = "table"
    seen: Literal["all", "owner", "nobody"] = "all"
    start: Start | None = None
    shuffled: bool = False
    by: bool = False
    refilled_from: ZoneName | None = None
    grid: Grid | None = None

    @property
    def remembers(self) -> bool:
        """Whether it is kept who laid each piece."""
        return self.by or self.grid is not None


class Number(Phrase, frozen=True, kw_only=True):
    """A number that is kept, for the table or ``of: player`` for each; it never falls below ``from``.

    One that is ``called`` something is told when it changes, unless nobody sees it.
    """

    called: LocalText = msgspec.field(default_factory=dict)
    of: Literal["table", "player"] = "table"
    seen: Literal["all", "nobody"] = "all"
    start: Points = 0
    least: Points | None = msgspec.field(name="from", default=0)


class Dice(Phrase, frozen=True, kw_only=True):
    """Dice that are thrown together: how many, and how many sides each has."""

    called: LocalText = msgspec.field(default_factory=dict)
    count: Annotated[int, Meta(ge=1, le=30)] = 1
    sides: Annotated[int, Meta(ge=2, le=100)] = 6


class Action(Phrase, frozen=True, kw_only=True):
    """Something that a player may choose, ``if`` a condition holds; it may begin with the ``pick`` of a piece.

    ``as`` gives that piece a name; ``told`` is how it is told, between who does it and the piece: ``{en: plays}``.
    """

    called: LocalText = msgspec.field(default_factory=dict)
    told: LocalText = msgspec.field(default_factory=dict)
    test: "Test | None" = msgspec.field(name="if", default=None)
    pick: Options | None = None
    named: NewName | None = msgspec.field(name="as", default=None)
    do: Block = ()
    own_words: Wording | None = msgspec.field(name="say", default=None)


class Rulebook(Phrase, frozen=True, kw_only=True):
    """``rules.yaml``: where pieces lie, what is counted, what happens, and who wins.

    With ``teams: 2`` players who sit opposite each other win or lose together: their points are added up. With ``teams:
    1`` everybody does, and they win where ``won_if`` holds at the end.
    """

    zones: Annotated[dict[Name, Zone], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    numbers: Annotated[dict[Name, Number], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    dice: Annotated[dict[Name, Dice], Meta(max_length=12)] = msgspec.field(default_factory=dict)
    setup: Block = ()
    play: Annotated[Block, Meta(min_length=1)]
    actions: Annotated[dict[Name, Action], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    score: Score = ("points",)
    score_words: Wording | None = msgspec.field(name="say_score", default=None)
    ties: Amount | None = None
    teams: Annotated[int, Meta(ge=1, le=4)] | None = None
    won_if: "Test | None" = None


def begun_with(book: Rulebook, switches: Any) -> Rulebook:
    """Rules as a set has them, whose switches say with how much numbers begin."""
    numbers = {
        name: msgspec.structs.replace(number, start=getattr(switches, name, number.start))
        for name, number in book.numbers.items()
    }
    return msgspec.structs.replace(book, numbers=numbers)


SECTIONS: Final = {"zone": "zones", "number": "numbers", "dice": "dice", "action": "actions"}
"""The group of ``rules.yaml`` in which things of a sort are declared."""
_ALWAYS = {"zone": ALWAYS_ZONE, "number": ALWAYS_NUMBER}
OF_PIECES = ("id", "count")
"""Fields that pieces of every kind have."""
KIND = "kind"
"""What asks for the kind of a piece where a field is named."""

_NO_VALUES = (Effects, Text, Picture)
"""Types of fields by which pieces are not told apart."""


class Known(NamedTuple):
    """The names that are declared, by what they stand for, and each field of the kit as its kinds declare it."""

    names: dict[str, tuple[str, ...]]
    fields: dict[str, tuple[AnyField, ...]]

    def of(self, what: str) -> Sequence[str]:
        """All names that stand for such a thing."""
        return self.names.get(what, ())


def known_in(node: yaml.Node, kit: Kit) -> Known:
    """What a file of rules and the kit it stands beside declare."""
    names = {
        what: tuple(dict.fromkeys([*_keys(value_at(node, section)), *_always(what)]))
        for what, section in SECTIONS.items()
    }
    fields: dict[str, tuple[AnyField, ...]] = {}
    for kind in kit.kinds.values():
        for name, declared in kind.fields.items():
            fields[name] = (*fields.get(name, ()), declared)
    effects = [name for name, declared in fields.items() if any(isinstance(one, Effects) for one in declared)]
    plain = [name for name, declared in fields.items() if not all(isinstance(one, _NO_VALUES) for one in declared)]
    figures = [name for name, declared in fields.items() if any(map(_is_figure, declared))]
    names["place"] = tuple(_places(value_at(node, "zones")))
    names["block"] = tuple(dict.fromkeys(plugin.name for plugin in installed(BLOCKS)))
    names |= {
        "kind": tuple(kit.kinds),
        "effects": tuple(effects),
        "field": (*plain, *OF_PIECES, KIND),
        "figure": (*figures, "count"),
    }
    return Known(names, fields)


def _is_figure(declared: AnyField) -> bool:
    """Whether values of a field are numbers."""
    return isinstance(declared, NumberField) or (
        isinstance(declared, OneOf) and all(isinstance(value, int) for value in declared.values)
    )


def _keys(node: yaml.Node | None) -> list[str]:
    if not isinstance(node, yaml.MappingNode):
        return []
    return list(dict.fromkeys(str(key.value) for key, _ in node.value if isinstance(key, yaml.ScalarNode)))


def _places(zones: yaml.Node | None) -> list[str]:
    """The places of all maps."""
    if not isinstance(zones, yaml.MappingNode):
        return []
    grids = [value_at(zone, "grid") for _, zone in zones.value if isinstance(zone, yaml.MappingNode)]
    maps = [value_at(grid, "map") for grid in grids if isinstance(grid, yaml.MappingNode)]
    return list(dict.fromkeys(name for each in maps for name in _keys(each)))


def _always(what: str) -> list[str]:
    return [_ALWAYS[what]] if what in _ALWAYS else []
