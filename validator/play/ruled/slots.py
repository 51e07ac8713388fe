"""Where everything of a ruled game lies.

Zones, dice and numbers by slot, boards of squares and hexes with what lies beside what.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from validator.content.kits.counting import is_same
from validator.content.rulebook.declared import ALWAYS_NUMBER, ALWAYS_ZONE, Grid, Number, Rulebook, Spot, Zone
from validator.content.rulebook.words import Limits, PlaceOn
from validator.play.engine.chance import shuffle
from validator.play.ruled.state import MOST_TURNS, MOST_WORK, NOBODY, Play

NOWHERE: Final = -1
"""What stands for no place, and for a place without a piece that is meant."""
_SQUARE_WAYS: Final = ((1, 0), (0, 1), (1, 1), (1, -1))
_HEX_WAYS: Final = ((1, 0), (0, 1), (1, -1))
_ROW: Final = 10
"""Places of a track in each row in which it is drawn."""
_LETTERS: Final = "abcdefghijklmnopqrst"


class Board:
    """The places of a grid, each by its number.

    Attributes:
        is_named: whether places have names of the designer's, as those of a map do.
        names: what each place is called: ``c4`` is the fourth square of the third column, counted from below; of hexes
            the fourth of the third row.
        cells: column and row of each as it is drawn, from the top left; hexes of one row stand two columns apart.
        beside: for each the places next to it, by an edge.
        behind: for each of those the place straight behind it, below 0 where there is none.
    """

    def __init__(self, grid: Grid) -> None:
        self.falls, self.is_shared = grid.falls, grid.shared
        self.is_hexes, self.is_named, self.is_track = grid.hexes is not None, bool(grid.map), bool(grid.track)
        self._spots = _spots_of(grid)
        self._number = {spot: place for place, spot in enumerate(self._spots)}
        self.names = list(grid.map) if grid.map else [self._name(*spot) for spot in self._spots]
        self.cells = [self._cell(*spot) for spot in self._spots]
        ways = _HEX_WAYS if self.is_hexes else _SQUARE_WAYS
        self._next = [[self._at(x + right, y + up) for x, y in self._spots] for right, up in ways]
        sides = ways if self.is_hexes else ways[:2]
        self.beside = [
            tuple(
                place
                for right, up in sides
                for place in (self._at(x + right, y + up), self._at(x - right, y - up))
                if place != NOWHERE
            )
            for x, y in self._spots
        ]
        self.behind = [
            tuple(
                self._at(2 * there[0] - here[0], 2 * there[1] - here[1])
                for there in (self._spots[other] for other in near)
            )
            for here, near in zip(self._spots, self.beside, strict=True)
        ]
        if grid.map:
            self.beside = _ways(grid.map)
        elif grid.track:
            self.beside = [(place + 1,) for place in range(grid.track - 1)] + [()]
        if grid.map or grid.track:
            self.behind = [(NOWHERE,) * len(near) for near in self.beside]
        self._below = [self._at(x, y - 1) for x, y in self._spots]

    def _at(self, x: int, y: int) -> int:
        return self._number.get((x, y), NOWHERE)

    @cached_property
    def _most_up(self) -> int:
        return max(y for _, y in self._spots)

    def _name(self, x: int, y: int) -> str:
        if self.is_track:
            return str(self._number[x, y] + 1)
        if not self.is_hexes:
            return f"{_LETTERS[x]}{y + 1}"
        first = min(other for other, row in self._spots if row == y)
        return f"{_LETTERS[y + self._most_up]}{x - first + 1}"

    def _cell(self, x: int, y: int) -> tuple[int, int]:
        if not self.is_hexes:
            return x, self._most_up - y
        least = min(2 * x + y for x, y in self._spots)
        return 2 * x + y - least, self._most_up - y

    def ahead(self, start: int, steps: int) -> list[int]:
        """Where so many steps lead from a place, none of them straight back; they stop where no way leads on."""
        here = {(start, NOWHERE)}
        for _ in range(min(steps, len(self.names))):
            here = {
                pair
                for place, before in here
                for pair in [(other, place) for other in self.beside[place] if other != before] or [(place, before)]
            }
        return sorted({place for place, _ in here if place != start})

    def between(self, start: int, goal: int) -> int:
        """The place that is leapt over from one to another; below 0 where they are neighbours."""
        behind = self.behind[start]
        return self.beside[start][behind.index(goal)] if goal in behind else NOWHERE

    def free(self, taken: Sequence[int]) -> list[int]:
        """The places where a piece may be laid: those where nothing lies, unless they are shared; of a track only the
        first, and of each column only the lowest where pieces fall."""
        every = range(1 if self.is_track else len(self._spots))
        places = [place for place in every if self.is_shared or place not in taken]
        if not self.falls:
            return places
        return [place for place in places if self._below[place] == NOWHERE or self._below[place] in taken]

    def next_to(self, places: Sequence[int]) -> set[int]:
        """All places beside some others."""
        return {other for place in places for other in self.beside[place]}

    def longest_line(self, keys: Sequence[int]) -> int:
        """The most places in a straight line that have the same key; ``NOWHERE`` is no key."""
        best = 0
        for onward in self._next:
            for place, key in enumerate(keys):
                if key == NOWHERE:
                    continue
                count, other = 1, onward[place]
                while other != NOWHERE and keys[other] == key:
                    count, other = count + 1, onward[other]
                best = max(best, count)
        return best

    @cached_property
    def _edges(self) -> list[frozenset[int]]:
        """For each place the edges of the board that it lies at."""
        bounds: list[Callable[[int, int], int]] = [lambda x, y: x, lambda x, y: y, lambda x, y: -x, lambda x, y: -y]
        bounds += [lambda x, y: x + y, lambda x, y: -x - y] if self.is_hexes else []
        ends = [max(bound(*spot) for spot in self._spots) for bound in bounds]
        return [
            frozenset(edge for edge, (bound, end) in enumerate(zip(bounds, ends, strict=True)) if bound(*spot) == end)
            for spot in self._spots
        ]

    def edges_touched(self, area: Sequence[int]) -> int:
        """How many edges of the board some places lie at."""
        return len(frozenset().union(*(self._edges[place] for place in area)))

    def largest_area(self, keys: Sequence[int], size: Callable[[Sequence[int]], int] = len) -> int:
        """The most places that hang together and have the same key; or the most of another ``size`` of such places."""
        best, seen = 0, [key == NOWHERE for key in keys]
        for place, key in enumerate(keys):
            if seen[place]:
                continue
            seen[place] = True
            area, at = [place], 0
            while at < len(area):
                for other in self.beside[area[at]]:
                    if not seen[other] and keys[other] == key:
                        seen[other] = True
                        area.append(other)
                at += 1
            best = max(best, size(area))
        return best

    def drawn(self, marks: Sequence[str]) -> list[str]:
        """The board as lines of text from the top, with a mark for each place, and the names of rows and columns."""
        rows: dict[int, dict[int, str]] = {}
        heads: dict[int, str] = {}
        for place, (column, row) in enumerate(self.cells):
            wide = column if self.is_hexes else 2 * column
            rows.setdefault(row, {})[wide] = marks[place]
            heads[row] = self.names[place][0] if self.is_hexes else self.names[place][1:]
            heads[row] = "" if self.is_named or self.is_track else heads[row]
        width = max(map(len, heads.values()))
        lines = [
            f"{heads[row]:>{width}}  " + "".join(cells.get(wide, " ") for wide in range(max(cells) + 1))
            for row, cells in sorted(rows.items())
        ]
        if self.is_hexes or self.is_named or self.is_track:
            return lines
        columns = max(column for column, _ in self.cells) + 1
        return [*lines, " " * width + "  " + " ".join(_LETTERS[:columns])]


def _squares(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    for y in range(rows):
        for x in range(columns):
            yield x, y


def _hexes(edge: int) -> Iterator[tuple[int, int]]:
    """Axial coordinates: a hexagon around 0, 0, row after row from below."""
    far = edge - 1
    for y in range(-far, far + 1):
        for x in range(max(-far, -far - y), min(far, far - y) + 1):
            yield x, y


def _spots_of(grid: Grid) -> list[tuple[int, int]]:
    """Where each place of a board lies: in columns and rows from below, or along the axes of hexes."""
    if grid.squares is not None:
        return list(_squares(*grid.squares))
    if grid.map:
        return [(spot.at[0] - 1, -spot.at[1]) for spot in grid.map.values()]
    if grid.track:
        return [(place % _ROW, -(place // _ROW)) for place in range(grid.track)]
    return list(_hexes(grid.hexes or 2))


def _ways(places: Mapping[str, Spot]) -> list[tuple[int, ...]]:
    """For each place of a map those to which a way leads from it."""
    number = {name: place for place, name in enumerate(places)}
    pairs = [(number[name], number[other]) for name, spot in places.items() for other in spot.to if other in number]
    both = dict.fromkeys([*pairs, *((there, here) for here, there in pairs)])
    return [tuple(there for start, there in both if start == here) for here in range(len(places))]


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
        self.fields: tuple[str, ...] = table.fields
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
