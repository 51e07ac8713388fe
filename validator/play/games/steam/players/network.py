"""What track brings a seat: the links it has and may complete.

Ways over empty hexes, and the income of cubes on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from validator.play.games.steam.rules.moving import MOVE_GOODS
from validator.play.games.steam.rules.rounds import INCOME_POINTS
from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.table import CITY, EDGES, NO_FACE, TERRAINS, TOWN, Table, edges_of
from validator.play.games.steam.track import DANGLING, NO_CITY, NO_LINK, Track

GENTLE = (2, 3, 4)
"""How far a simple tile turns, but for the sharp ones, of which there are few."""
MOST_TILES: Final = 4
MOST_LINKS: Final = 2
MOST_KEPT: Final = 12
"""How many outlooks are kept of one side; with one more all go."""


class Way(NamedTuple):
    """Tiles that lead from a loose end to a city: how many, their price, and how many links they make."""

    stop: int
    links: int
    tiles: int
    price: int


class Outlook:
    """The ways from a side; they rest upon the ``cover`` of hexes ``looked`` at, both in bits as `Track.cover` is."""

    __slots__ = ("cover", "looked", "ways")

    def __init__(self, looked: int, cover: int, ways: list[Way]) -> None:
        self.looked = looked
        self.cover = cover & looked
        self.ways = ways


def outlook(table: Table, cover: int, side: int) -> Outlook:
    """How a loose end that points at a side may be led to a city where the map is covered so."""
    kept = table.outlooks.get(side)
    if kept is None or len(kept) > MOST_KEPT:
        kept = table.outlooks[side] = []
    known: Outlook
    for known in kept[::-1]:
        if cover & known.looked == known.cover:
            return known
    known = _look(table, cover, side)
    kept.append(known)
    return known


def _look(table: Table, cover: int, side: int) -> Outlook:
    onward, first_new, kind = onward_of(table), len(table.grid.places), table.grid.kind
    ways: dict[tuple[int, int], Way] = {}
    looked = 0
    edge, seen = [(side, 0, 1)], {side // EDGES}
    for tiles in range(1, MOST_TILES + 1):
        reached = []
        for entry, paid, led in edge:
            price, more, sides = onward[entry]
            price, links = price + paid, more + led
            for far in sides:
                place = far // EDGES
                looked |= 1 << place + first_new
                if kind[place] == CITY or cover >> place + first_new & 1:
                    known = ways.get((place, links))
                    if known is None or (known.tiles == tiles and price < known.price):
                        ways[place, links] = Way(place, links, tiles, price)
                elif tiles < MOST_TILES and links <= MOST_LINKS and place not in seen:
                    looked |= 1 << place
                    if not cover >> place & 1:
                        seen.add(place)
                        reached.append((far, price, links))
        edge = reached
    return Outlook(looked, cover, list(ways.values()))


def onward_of(table: Table) -> list[tuple[int, int, list[int]]]:
    """For each side by which track may enter an empty hex: the price of a tile there, links more, sides it leads to.

    Worked out once for a table.
    """
    if not table.onward:
        table.onward = [_onward(table, side) for side in range(len(table.grid.facing))]
    return table.onward


def _onward(table: Table, side: int) -> tuple[int, int, list[int]]:
    hex_number, edge = divmod(side, EDGES)
    if table.grid.kind[hex_number] == CITY:
        return 0, 0, []
    turns, price, links = _through(table, hex_number)
    sides = [table.grid.facing[EDGES * hex_number + (edge + turn) % EDGES] for turn in turns]
    return price, links, [far for far in sides if far >= 0]


def _through(table: Table, hex_number: int) -> tuple[Sequence[int], int, int]:
    """How far track may turn in an empty hex, what it costs there, and how many links more it makes of one."""
    rules, kind = table.rules, table.grid.kind[hex_number]
    if kind == TOWN:
        return range(1, EDGES), rules.place_town + 2 * rules.place_stub, 1
    return GENTLE, rules.place[TERRAINS[kind]], 0


RIVAL_INCOME: Final = 0.35
"""What income for a rival takes from a delivery."""
MOST_FOREIGN: Final = 1
"""Links of others that a delivery worth thinking of uses."""
NO_COLOUR: Final = -1

Line = tuple[int, int, int]
"""Two stops, and how many links of the seat's that do not lie there yet may join them."""


class Gain(NamedTuple):
    """What a cube of ``colour`` in ``city`` brings with the engine there is, and with one level more."""

    city: int
    colour: int
    now: float
    soon: float


def network_of(state: SteamState, seat: int) -> Network:
    """The network of a seat with the engine it has; remembered for as long as the complete links stay."""
    key = (seat, state.engine[seat])
    route: Network | None = state.routes.get(key)
    if route is None:
        route = state.routes[key] = Network(state, seat)
    return route


class Network:
    """Stops by number, the links that join them, and what cubes gain from each city among them.

    It keeps nothing of the state but what complete links make of it.
    """

    def __init__(self, state: SteamState, seat: int) -> None:
        self._engine = state.engine[seat]
        self._blocks = state.table.rules.first_accepting_city == "stops"
        self._city_at, self._city_colour = state.track.city[:], state.table.city_colour
        self._number: dict[int, int] = {}
        self._cities: list[int] = []
        self._colours: list[int] = []
        self._lines: list[list[tuple[int, int]]] = []
        for first, last, owner, _, _, _ in state.track.links.values():
            if first >= 0 and last >= 0:
                self._join(self._stop(first), self._stop(last), int(owner == seat))
        self._now: list[float] = []
        self._soon: list[float] = []
        self._known: dict[tuple[Line, ...], list[Gain]] = {}
        self._from = [self._gains_from(stop) for stop in range(len(self._cities))]

    def gains(self, lines: tuple[Line, ...]) -> list[Gain]:
        """What every cube could bring the seat, if lines were built."""
        gains = self._known.get(lines)
        if gains is None:
            gains = self._known[lines] = self._find(lines)
        return gains

    def _find(self, lines: tuple[Line, ...]) -> list[Gain]:
        """Cities from which no line is within reach gain what they did without."""
        stops, before = len(self._cities), self._lines
        self._lines = [joined[:] for joined in before]
        near = self._add(lines)
        gains: list[Gain] = []
        for stop in range(len(self._cities)):
            gains += self._gains_from(stop) if near >> stop & 1 else self._from[stop]
        for hex_number in [each for each, number in self._number.items() if number >= stops]:
            del self._number[hex_number]
        del self._cities[stops:], self._colours[stops:]
        self._lines = before
        return gains

    def _add(self, lines: tuple[Line, ...]) -> int:
        """Join the ends of lines; stops from which a delivery can use one, in bits."""
        fresh: list[int] = []
        for start, end, links in lines:
            one, other = self._stop(start), self._stop(end)
            fresh += (one, other)
            if links > 1:
                halfway = self._halfway()
                self._join(one, halfway, 1)
                one = halfway
            self._join(one, other, 1)
        near = 0
        for _ in range(self._engine + 1):
            reached: list[int] = []
            for stop in fresh:
                if not near >> stop & 1:
                    near |= 1 << stop
                    reached += [other for other, _ in self._lines[stop]]
            fresh = reached
        return near

    def _stop(self, hex_number: int) -> int:
        """The number of a stop, a new one where it has none."""
        number = self._number.get(hex_number)
        if number is None:
            number = self._number[hex_number] = self._halfway()
            city = self._city_at[hex_number]
            if city != NO_CITY:
                self._cities[number], self._colours[number] = city, self._city_colour[city]
        return number

    def _halfway(self) -> int:
        """The number of a stop more, which is no city: a town, maybe in the middle of a line."""
        self._cities.append(NO_CITY)
        self._colours.append(NO_COLOUR)
        self._lines.append([])
        return len(self._cities) - 1

    def _join(self, one: int, other: int, mine: int) -> None:
        self._lines[one].append((other, mine))
        self._lines[other].append((one, mine))

    def _gains_from(self, stop: int) -> list[Gain]:
        """The best of each cube in a city, where it brings the seat anything."""
        city = self._cities[stop]
        if city == NO_CITY:
            return []
        self._now, self._soon = [0.0] * COLOURS, [0.0] * COLOURS
        self._go_on(stop, 1, 0, 0, 1 << stop, 0)
        gains: list[Gain] = []
        for colour in range(COLOURS):
            if self._soon[colour] > 0.0:
                gains += [Gain(city, colour, self._now[colour], self._soon[colour])]
        return gains

    def _go_on(self, stop: int, length: int, own: int, foreign: int, passed: int, accepted: int) -> None:
        """Follow every chain of links on from a stop; stops ``passed`` and colours ``accepted`` on the way in bits."""
        colours, ends = self._colours, length > self._engine
        for other, mine in self._lines[stop]:
            if passed >> other & 1:
                continue
            with_own, with_foreign = own + mine, foreign + 1 - mine
            if with_foreign > MOST_FOREIGN:
                continue
            colour, seen = colours[other], accepted
            if colour >= 0 and not accepted >> colour & 1:
                gain = with_own - RIVAL_INCOME * with_foreign
                if gain > self._soon[colour]:
                    self._soon[colour] = gain
                if not ends and gain > self._now[colour]:
                    self._now[colour] = gain
                if self._blocks:
                    seen |= 1 << colour
            if not ends:
                self._go_on(other, length + 1, with_own, with_foreign, passed | 1 << other, seen)


NOWHERE_AHEAD = -1


class End:
    """Where track leads: to a ``stop`` or, `DANGLING`, to a side ``ahead``; over a ``link`` of so many ``sections``."""

    __slots__ = ("ahead", "link", "sections", "stop")

    def __init__(self, stop: int, ahead: int = NOWHERE_AHEAD, link: int = NO_LINK, sections: int = 0) -> None:
        self.stop, self.ahead, self.link, self.sections = stop, ahead, link, sections


class Made:
    """What a tile makes: complete links as ``lines``, worth ``points``, and loose ones, out of the links ``joined``.

    A loose one is its start (a stop, or `DANGLING`), the side it points at and its count of sections.
    """

    __slots__ = ("joined", "lines", "loose", "points")

    def __init__(self) -> None:
        self.joined: list[int] = []
        self.lines: tuple[Line, ...] = ()
        self.loose: list[tuple[int, int, int]] = []
        self.points = 0

    def add(self, one: End, other: End) -> None:
        """Join two ends by a section."""
        sections = 1 + one.sections + other.sections
        if one.stop < 0:
            self.loose.append((other.stop, one.ahead, sections))
        elif other.stop < 0:
            self.loose.append((one.stop, other.ahead, sections))
        else:
            first, last = (one.stop, other.stop) if one.stop < other.stop else (other.stop, one.stop)
            self.points += sections
            self.lines = (*self.lines, (first, last, 1))


class Chains:
    """Looks at one track as it lies; the edges of each hex once."""

    def __init__(self, track: Track) -> None:
        self._track = track
        self._ends: dict[int, list[End]] = {}
        self._new: dict[tuple[int, int], list[list[int]] | None] = {}

    def made(self, hex_number: int, face: int) -> Made | None:
        """What a face would make on a hex.

        None where it would redirect what lies there, or lead a link back to itself: that is not looked into.
        """
        new = self._new_sections(self._track.face[hex_number], face)
        if new is None:
            return None
        ends, made = self._ends_at(hex_number), Made()
        joined = made.joined
        for edges in new:
            for edge in edges:
                link = ends[edge].link
                if link != NO_LINK:
                    if link in joined:
                        return None
                    joined.append(link)
            made.add(ends[edges[0]], ends[edges[1]] if len(edges) > 1 else End(hex_number))
        if len(made.lines) > 1:
            made.lines = tuple(sorted(made.lines))
        return made

    def _new_sections(self, old: int, face: int) -> list[list[int]] | None:
        """The edges of each section that a face adds to another, or None where it redirects one."""
        key = (old, face)
        if key not in self._new:
            sections = self._track.faces.sections
            kept = () if old == NO_FACE else sections[old]
            is_more = all(each in sections[face] for each in kept)
            self._new[key] = [edges_of(each) for each in sections[face] if each not in kept] if is_more else None
        return self._new[key]

    def _ends_at(self, hex_number: int) -> list[End]:
        """What lies beyond each edge of a hex."""
        ends = self._ends.get(hex_number)
        if ends is None:
            first = EDGES * hex_number
            facing = self._track.grid.facing[first : first + EDGES]
            ends = self._ends[hex_number] = [self._end(far) for far in facing]
        return ends

    def _end(self, far: int) -> End:
        """Where a chain leads that comes to a side."""
        track = self._track
        if far < 0:
            return End(DANGLING)
        if track.city[far // EDGES] != NO_CITY:
            return End(far // EDGES)
        number = track.link_of[far]
        if number == NO_LINK:
            return End(DANGLING, far)
        first, last, _, sections, _, sides = track.links[number]
        stop, side = (last, sides[-1]) if first == DANGLING and sides[0] == far else (first, sides[0])
        return End(stop, track.facing(side), number, sections)


NEXT_ENGINE: Final = 0.3
"""How much of what the next engine level could deliver counts already."""
LATER = (1.0, 1.0, 0.75, 0.65, 0.5, 0.45, 0.35, 0.3, 0.22, 0.2, 0.15, 0.12)
"""How surely the best, second best, ... delivery within reach will be made."""
COMING: Final = 0.3
"""How surely a cube on the goods board will come to its city in time."""
CASH_OF_INCOME: Final = 0.45
"""What a dollar of income is worth in each round still to come, up to `ROUNDS_AHEAD` of them."""
ROUNDS_AHEAD: Final = 5


class Reach:
    """Income that cubes on the map and on their way there will bring a seat with its engine as it is."""

    __slots__ = ("_chances", "_coming", "_known", "_seat", "_waiting")

    def __init__(self, state: SteamState, seat: int, left: int, moves: int) -> None:
        self._seat = seat
        self._chances = min(len(LATER), moves + 2 * left if moves else 2 * (left + 1))
        self._waiting = state.goods[:]
        self._coming = _coming(state) if left else [0] * len(state.goods)
        self._known: dict[tuple[Line, ...], float] = {}

    def of(self, state: SteamState, lines: tuple[Line, ...]) -> float:
        """The income, if lines were built as well; ``state`` may differ from that of the start in unfinished links."""
        promise = self._known.get(lines)
        if promise is None:
            promise = self._known[lines] = self._find(state, lines)
        return promise

    def _find(self, state: SteamState, lines: tuple[Line, ...]) -> float:
        """The best deliveries first, each as surely as it will be made."""
        waiting: list[float] = []
        for city, colour, now, soon in network_of(state, self._seat).gains(lines):
            gain = now + NEXT_ENGINE * (soon - now)
            cube = COLOURS * city + colour
            waiting += [gain] * self._waiting[cube]
            waiting += [gain * COMING] * self._coming[cube]
        waiting.sort(reverse=True)
        worth_of_goods = 0.0
        for place in range(min(self._chances, len(waiting))):
            worth_of_goods += waiting[place] * LATER[place]
        return worth_of_goods


def income_worth(left: int) -> float:
    """What a dollar of income is worth with so many rounds left, in points."""
    return INCOME_POINTS + CASH_OF_INCOME * min(left, ROUNDS_AHEAD)


def reach_of(state: SteamState, seat: int, left: int) -> Reach:
    """What lies within a seat's reach with so many rounds left; remembered by network, goods and engine."""
    moves = state.stack.count(MOVE_GOODS[seat])
    key = (seat, state.engine[seat], left, moves, bytes(state.goods), tuple(state.display))
    route: Reach | None = state.routes.get(key)
    if route is None:
        route = state.routes[key] = Reach(state, seat, left, moves)
    return route


def _coming(state: SteamState) -> list[int]:
    """Cubes on the goods board, counted as those on cities are."""
    column, coming = state.table.column_start, [0] * len(state.goods)
    for city in range(len(column) - 1):
        for space in range(column[city], column[city + 1]):
            if state.display[space] >= 0:
                coming[COLOURS * city + state.display[space]] += 1
    return coming


BUILD_DOLLAR: Final = 0.6
"""What a dollar is worth to a builder."""
SURE: Final = 0.93
"""How surely each missing tile of an unfinished link will be laid in this turn."""
NEXT_TURN: Final = 0.4
"""How surely a link is finished that this turn cannot finish."""
SECTION: Final = 0.8
"""What a section of an unfinished link counts when it is finished."""
SECOND_PROMISE: Final = 0.25
"""How much the second best unfinished link counts of what it promises; the best counts all, others nothing."""
SURELY = [SURE**tiles for tiles in range(MOST_TILES + 1)]
"""How surely so many missing tiles will be laid."""


class Promises:
    """What links promise a seat that lays at most ``builds`` tiles more in this turn, for at most ``spare`` dollars.

    ``lines`` are taken as built already; ``left`` rounds follow this one.
    """

    __slots__ = ("_base", "_builds", "_income", "_left", "_lines", "_reach", "_spare")

    def __init__(
        self, state: SteamState, reach: Reach, lines: tuple[Line, ...], left: int, builds: int, spare: int
    ) -> None:
        self._reach, self._lines = reach, lines
        self._base = reach.of(state, lines)
        self._income, self._left = income_worth(left), left
        self._builds, self._spare = builds, spare

    def of(self, state: SteamState, cover: int, start: int, ahead: int, sections: int) -> float:
        """What a link promises that starts at a stop, points at a side and has so many sections.

        ``cover`` says as `Track.cover` where track lies; of the state only its complete links are asked.
        """
        if ahead < 0 or start < 0 or cover >> ahead // EDGES & 1:
            return 0.0
        best = 0.0
        for stop, links, tiles, price in outlook(state.table, cover, ahead).ways:
            is_near = tiles <= self._builds and price <= self._spare
            if stop == start or not (is_near or self._left):
                continue
            sure = SURELY[tiles] if is_near else SURELY[tiles] * NEXT_TURN
            added = self._reach.of(state, (*self._lines, (start, stop, links))) - self._base
            worth = (self._income * added + SECTION * (tiles + sections)) * sure - BUILD_DOLLAR * price
            if worth > best:
                best = worth
        return best
