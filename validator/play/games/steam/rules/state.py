"""Where everything stands in one game: track, cubes, money, markers and the order of players."""

from __future__ import annotations

from typing import Any

from validator.play.engine.chance import below, scrambled
from validator.play.engine.step import Decision, State, Step
from validator.play.games.steam.table import DICE_TO_START, Table
from validator.play.games.steam.track import NOBODY, Track, bare_track
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS

COLOURS = len(CUBE_COLOURS)
NO_CUBE = -1
NO_ACTION = -1


class SteamState(State):
    """One game.

    Per seat: ``cash``, ``income``, ``shares``, ``engine``; ``out`` (the round in which it went bankrupt, 0 if it has
    not); ``action`` selected; ``passes`` (whether it may pass once in the auction without dropping out); ``bids``
    (last bid of this round, 0 for none); ``built`` (number of its last building turn);
    ``begun`` (whether it has ever laid a tile); ``improved`` (engine improved
    while moving goods this round).

    Of the table: ``track``; ``supply`` of tiles by number; ``markers`` for towns; ``bag`` (cubes by colour);
    ``display`` (the cube on each space, or `NO_CUBE`); ``goods`` (cubes on cities, ``city * COLOURS + colour``);
    ``cubes_drawn`` (waiting to be placed by production); ``order`` of the seats still in; ``round`` from 1.
    Of the auction: ``high`` bid, its ``holder``, ``bidders`` still in (the next to speak first), ``dropped`` in order.
    Of a building turn: ``turn`` (counted over the game), ``laid`` (hexes of its tile actions).
    ``routes`` remembers deliveries for one version of the track: copies share it until their track changes.
    """

    __slots__ = (
        "action",
        "bag",
        "begun",
        "bidders",
        "bids",
        "built",
        "cash",
        "cubes_drawn",
        "display",
        "dropped",
        "engine",
        "goods",
        "high",
        "holder",
        "improved",
        "income",
        "laid",
        "markers",
        "order",
        "out",
        "passes",
        "round",
        "routes",
        "shares",
        "supply",
        "table",
        "track",
        "turn",
    )

    table: Table
    cash: list[int]
    income: list[int]
    shares: list[int]
    engine: list[int]
    out: list[int]
    action: list[int]
    passes: list[int]
    bids: list[int]
    begun: list[int]
    built: list[int]
    improved: list[int]
    track: Track
    supply: list[int]
    markers: int
    bag: list[int]
    display: list[int]
    goods: list[int]
    cubes_drawn: list[int]
    order: list[int]
    round: int
    high: int
    holder: int
    bidders: list[int]
    dropped: list[int]
    turn: int
    laid: list[int]
    routes: dict[Any, Any]

    def copy(self) -> SteamState:
        """The same game, to go on separately."""
        new = SteamState()
        new.become(self)
        return new

    def become(self, other: SteamState) -> None:
        """Stand as another game stands, to go on apart from it."""
        self.table, self.seats, self.options, self.lot = other.table, other.seats, other.options, other.lot
        self.stack = other.stack[:]
        self.cash, self.income, self.shares, self.engine = (
            other.cash[:],
            other.income[:],
            other.shares[:],
            other.engine[:],
        )
        self.out, self.action, self.passes, self.bids = other.out[:], other.action[:], other.passes[:], other.bids[:]
        self.begun, self.built, self.improved = other.begun[:], other.built[:], other.improved[:]
        self.track = other.track.copy()
        self.supply, self.markers, self.bag = other.supply[:], other.markers, other.bag[:]
        self.display, self.goods, self.cubes_drawn = other.display[:], other.goods[:], other.cubes_drawn[:]
        self.order, self.round = other.order[:], other.round
        self.high, self.holder, self.bidders, self.dropped = (
            other.high,
            other.holder,
            other.bidders[:],
            other.dropped[:],
        )
        self.turn, self.laid, self.routes = other.turn, other.laid[:], other.routes

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another; nothing is hidden but the order of the bag."""
        track = self.track
        return (
            [name_of(step) for step in self.stack],
            self.chance,
            self.cash,
            self.income,
            self.shares,
            self.engine,
            self.out,
            self.action,
            self.passes,
            self.bids,
            self.begun,
            self.built,
            self.improved,
            list(track.face),
            list(track.city),
            sorted(track.links.values()),
            self.supply,
            self.markers,
            self.bag,
            self.display,
            self.goods,
            self.cubes_drawn,
            self.order,
            self.round,
            self.high,
            self.holder,
            self.bidders,
            self.dropped,
            self.turn,
            self.laid,
        )


def name_of(step: Any) -> str:
    """A step's name, with the seat it is about."""
    who = getattr(step, "who", None)
    return type(step).__name__ if who is None else f"{type(step).__name__}({who})"


class SeatStep(Step[SteamState]):
    """A step about one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who


class SeatDecision(Decision[SteamState]):
    """A choice of one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: SteamState) -> int:
        return self.who


def draw_cube(state: SteamState) -> int:
    """A cube from the bag, or `NO_CUBE`."""
    bag = state.bag
    left = sum(bag)
    if not left:
        return NO_CUBE
    place = below(state, left)
    colour = 0
    while place >= bag[colour]:
        place -= bag[colour]
        colour += 1
    bag[colour] -= 1
    return colour


def leave_links(state: SteamState, seat: int) -> None:
    """A seat's unfinished links are nobody's from now on."""
    for number, link in list(state.track.links.items()):
        if link.owner == seat and not link.complete:
            state.track.give(number, NOBODY, link.built)


def new_state(table: Table, seats: int, seed: int) -> SteamState:
    """A game before its first round: display and cities filled, order rolled for.

    Raises:
        ValueError: the set gives no count of rounds for so many players.
    """
    if seats not in table.rules.rounds:
        known = ", ".join(map(str, sorted(table.rules.rounds)))
        raise ValueError(f"this set says for how many rounds {known} players play, but not for {seats}")
    state = SteamState()
    state.table, state.seats, state.chance = table, seats, scrambled(seed)
    state.stack, state.options = [], []
    rules, limits = table.rules, table.limits
    state.cash, state.income = [rules.start_cash] * seats, [0] * seats
    state.shares, state.engine = [limits.first_share] * seats, [1] * seats
    state.out, state.passes, state.bids, state.improved = ([0] * seats for _ in range(4))
    state.begun, state.built = [0] * seats, [0] * seats
    state.action = [NO_ACTION] * seats
    state.track = bare_track(table.grid, table.faces)
    state.supply, state.markers = table.tile_counts[:], table.markers
    state.bag, state.display = table.cubes[:], [NO_CUBE] * len(table.filling)
    state.goods, state.cubes_drawn = [0] * (COLOURS * len(table.cities)), []
    for space in table.filling:
        state.display[space] = draw_cube(state)
    for city, count in enumerate(table.start_cubes):
        for _ in range(count):
            cube = draw_cube(state)
            if cube != NO_CUBE:
                state.goods[COLOURS * city + cube] += 1
    state.order, state.round = _rolled(state, list(range(seats))), 0
    state.high, state.holder, state.bidders, state.dropped = 0, NOBODY, [], []
    state.turn, state.laid, state.routes = 0, [], {}
    return state


def _rolled(state: SteamState, seats: list[int]) -> list[int]:
    """Seats by the total of three dice, the highest first; those who tie roll again among themselves."""
    if len(seats) < 2:
        return seats
    totals = {seat: sum(1 + below(state, 6) for _ in range(DICE_TO_START)) for seat in seats}
    order: list[int] = []
    for total in sorted(set(totals.values()), reverse=True):
        order += _rolled(state, [seat for seat in seats if totals[seat] == total])
    return order
