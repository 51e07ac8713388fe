"""Where everything of a ruled game lies: zones, dice and numbers by slot, fields of pieces as tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from validator.content.kits.counting import is_same
from validator.content.rulebook.declared import ALWAYS_NUMBER, ALWAYS_ZONE, Number, Rulebook, Zone
from validator.content.rulebook.words import Limits, PlaceOn
from validator.play.engine.chance import shuffle
from validator.play.ruled.grids import Board
from validator.play.ruled.state import MOST_TURNS, MOST_WORK, NOBODY, Play

CHOSEN = "chosen"
"""Where pieces lie that were picked in secret; no zone of a rulebook can have this name and a meaning of its own."""
_BOX = Zone(seen="nobody")
_HELD = Zone(of="player", seen="owner")


@dataclass(frozen=True, eq=False)
class ZoneSlots:
    """A zone: its slots, one for each seat where every player has one (``own``), and what it says of itself.

    ``board`` is the number of its board among all, below 0 where it is none.
    """

    name: str
    slots: range
    own: bool
    seen: str
    said: Zone
    board: int = -1

    @property
    def base(self) -> int:
        """Its first slot."""
        return self.slots.start

    def at(self, seat: int) -> int:
        """The slot of a seat, or the only one."""
        return self.slots.start + seat if self.own else self.slots.start


class NumberSlots(NamedTuple):
    """A number: its first slot, whether each player has one, and what it says of itself."""

    base: int
    own: bool
    said: Number


class Slots:
    """The layout of one game at one number of seats."""

    def __init__(self, table: Any, seats: int) -> None:
        book: Rulebook = table.book
        self.pieces, self.kinds, self.seats = table.pieces, table.kinds, seats
        self.size = 0
        self.zones: dict[str, ZoneSlots] = {}
        self.boards: list[Board] = []
        for name, zone in {**book.zones, ALWAYS_ZONE: book.zones.get(ALWAYS_ZONE, _BOX), CHOSEN: _HELD}.items():
            own = zone.of == "player"
            board = -1 if zone.grid is None else len(self.boards)
            self.boards += [] if zone.grid is None else [Board(zone.grid)]
            self.zones[name] = ZoneSlots(name, self._taken(seats if own else 1), own, zone.seen, zone, board)
        self.dice = {name: self._taken(1).start for name in book.dice}
        self.numbers = [0, MOST_TURNS, 0, MOST_WORK, 0]
        self.kept: dict[str, NumberSlots] = {}
        for name, number in {ALWAYS_NUMBER: Number(of="player", least=None), **book.numbers}.items():
            own = number.of == "player"
            self.kept[name] = NumberSlots(len(self.numbers), own, number)
            self.numbers += [getattr(table.rules, name, number.start)] * (seats if own else 1)
        self.names = {name: len(self.numbers) + place for place, name in enumerate(table.names)}
        self.numbers += [NOBODY] * len(self.names)
        self._zone_at = [
            (zone, seat if zone.own else None) for zone in self.zones.values() for seat, _ in enumerate(zone.slots)
        ]
        self.places = tuple(self.zones)
        self.hidden = tuple(name for name, zone in self.zones.items() if zone.seen != "all")

    def _taken(self, many: int) -> range:
        self.size += many
        return range(self.size - many, self.size)

    def fill(self, state: Play) -> None:
        """Put every copy of the box where the rules say it begins."""
        left = [piece.count for piece in self.pieces]
        for zone in self.zones.values():
            start = zone.said.start
            if start is None:
                continue
            meant = self.fitting(start.where)
            if zone.own:
                begin = self._begin_different if start.different else self._begin_alike
                begin(state, zone, [design for design, fits in enumerate(meant) if fits], left)
                continue
            pile = []
            for design, kind in enumerate(self.kinds):
                if kind == start.each and meant[design]:
                    pile += [design] * left[design]
                    left[design] = 0
            if zone.said.shuffled:
                shuffle(state, pile)
            state.z[zone.base] = pile
            if zone.said.remembers:
                state.by[zone.base] = [0] * len(pile)
            if zone.board >= 0:
                state.at[zone.board] = [*range(len(pile))]
        rest = [design for design, count in enumerate(left) for _ in range(count)]
        state.z[self.zones[ALWAYS_ZONE].base] += rest

    def _begin_alike(self, state: Play, zone: ZoneSlots, meant: list[int], left: list[int]) -> None:
        """Give every player one of each design."""
        assert zone.said.start is not None
        pile = [design for design in meant if self.kinds[design] == zone.said.start.each and left[design] >= self.seats]
        for slot in zone.slots:
            state.z[slot] = pile[:]
            if zone.said.shuffled:
                shuffle(state, state.z[slot])
        for design in pile:
            left[design] -= self.seats

    def _begin_different(self, state: Play, zone: ZoneSlots, meant: list[int], left: list[int]) -> None:
        """Give every player all copies of a design of their own, in the order of the seats."""
        assert zone.said.start is not None
        designs = (design for design in meant if self.kinds[design] == zone.said.start.each)
        for slot, design in zip(zone.slots, designs, strict=False):
            state.z[slot] = [design] * left[design]
            left[design] = 0

    def zone_at(self, slot: int) -> tuple[ZoneSlots, int | None]:
        """The zone that a slot belongs to, and the seat whose it is."""
        return self._zone_at[slot]

    def number_at(self, slot: int) -> tuple[str, int | None]:
        """The number that is kept in a slot, and the seat whose it is."""
        name = max((name for name, one in self.kept.items() if one.base <= slot), key=lambda each: self.kept[each].base)
        return name, slot - self.kept[name].base if self.kept[name].own else None

    # Fields of pieces

    def values(self, name: str) -> list[Any]:
        """A field of every design; None where its kind has none."""
        if name == "kind":
            return list(self.kinds)
        return [getattr(piece, name, None) for piece in self.pieces]

    def amounts(self, name: str) -> list[int]:
        """A field of every design as a number; 0 where it is none."""
        return [value if isinstance(value, int) and not isinstance(value, bool) else 0 for value in self.values(name)]

    def likenesses(self, names: Sequence[str]) -> list[int]:
        """A number for every design, the same for those that are alike in some fields."""
        seen: dict[str, int] = {}
        rows = zip(*map(self.values, names), strict=True)
        return [seen.setdefault(repr(row), len(seen)) for row in rows]

    def fitting(self, where: dict[str, Any]) -> list[bool]:
        """For every design whether it has the values of ``where``, those that are known before play."""
        fits = [True] * len(self.pieces)
        for name, wanted in where.items():
            if not is_plain(wanted):
                continue
            fits = [
                all_so_far and _fits(value, wanted) for all_so_far, value in zip(fits, self.values(name), strict=True)
            ]
        return fits

    def unseen(self, seat: int) -> list[int]:
        """The slots whose pieces a seat cannot see."""
        return [
            slot
            for zone in self.zones.values()
            if zone.seen != "all"
            for owner, slot in enumerate(zone.slots)
            if not (zone.seen == "owner" and zone.own and owner == seat)
        ]


def is_plain(wanted: Any) -> bool:
    """Whether what is wanted of a field is known before play: no place of a piece, and no number that may change."""
    if isinstance(wanted, Limits):
        return all(end is None or isinstance(end, int) for end in (wanted.least, wanted.most))
    return not isinstance(wanted, PlaceOn)


def _fits(value: Any, wanted: Any) -> bool:
    if isinstance(value, tuple):
        return any(_fits(each, wanted) for each in value)
    if isinstance(wanted, Limits):
        least, most = wanted.least, wanted.most
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and (least is None or value >= least) and (most is None or value <= most)
    if isinstance(wanted, tuple):
        return any(is_same(value, each) for each in wanted)
    return is_same(value, wanted)
