"""The game from round to round: ten phases in their order, from income to growth, and the end with its points."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.engine.chance import below
from validator.play.engine.game import Telling
from validator.play.engine.step import PASS, Step, then
from validator.play.engine.telling import tie_told
from validator.play.games.steam.rules.auction import (
    BEGIN_AUCTION,
    ISSUE_SHARES,
    MOST_SEATS,
    RETURN_ACTIONS,
    SELECT_ACTION,
)
from validator.play.games.steam.rules.building import BEGIN_BUILDING, END_BUILDING, first_builder, links_of, selected
from validator.play.games.steam.rules.moving import BEGIN_MOVING, MOVE_GOODS, first_mover
from validator.play.games.steam.rules.state import (
    COLOURS,
    NO_CUBE,
    SeatDecision,
    SteamState,
    draw_cube,
    leave_links,
    new_state,
)
from validator.play.games.steam.table import NO_FACE, Table
from validator.play.games.steam.track import NO_CITY, NOBODY, Link, Track, traced_afresh
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, GROUPS


class CollectIncome(Step[SteamState]):
    """Everybody receives their income."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        for seat in state.order:
            state.cash[seat] += state.income[seat]


class PayExpenses(Step[SteamState]):
    """Everybody pays for shares and engine; what is missing comes off the income, and may mean bankruptcy (D4)."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        at_zero = state.table.rules.bankruptcy == "at_zero"
        for seat in state.order[:]:
            left = state.cash[seat] - expenses(state, seat)
            state.cash[seat] = max(0, left)
            if left < 0:
                state.income[seat] += left
                if state.income[seat] < 0 or (at_zero and state.income[seat] == 0):
                    go_bankrupt(state, seat)


class ReduceIncome(Step[SteamState]):
    """High incomes fall; cash does not change."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        for seat in state.order:
            state.income[seat] = max(0, state.income[seat] - reduction(state, state.income[seat]))


def expenses(state: SteamState, seat: int) -> int:
    """Dollars a seat owes in a round: one for each share and each level of the engine."""
    return state.shares[seat] + state.engine[seat]


def reduction(state: SteamState, income: int) -> int:
    """By how much an income falls."""
    reduction = 0
    for least, amount in state.table.reductions:
        if income >= least:
            reduction = amount
    return reduction


def go_bankrupt(state: SteamState, seat: int) -> None:
    """The seat is out: unfinished links are nobody's, complete ones stay and bring nobody income."""
    state.income[seat] = max(0, state.income[seat])
    state.out[seat] = state.round
    state.order.remove(seat)
    leave_links(state, seat)
    state.routes = {}


COLLECT_INCOME = CollectIncome()
PAY_EXPENSES = PayExpenses()
REDUCE_INCOME = ReduceIncome()


DRAW = 0
DIE_SIDES = 6


class DrawCubes(SeatDecision):
    """Whether to draw cubes for empty spaces of the goods board."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        return [PASS, DRAW] if sum(state.bag) and open_spaces(state) else [PASS]

    def apply(self, state: SteamState, action: int) -> None:
        if action == PASS:
            return
        word = state.table.actions[state.action[self.who]]
        count = min(word.drawn_cubes, len(open_spaces(state)), sum(state.bag))
        state.cubes_drawn = [draw_cube(state) for _ in range(count)]
        then(state, *[PLACE_CUBE[self.who]] * count)


class PlaceCube(SeatDecision):
    """Where the first of the drawn cubes goes."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        return open_spaces(state)

    def apply(self, state: SteamState, action: int) -> None:
        state.display[action] = state.cubes_drawn.pop(0)


class RollForGoods(Step[SteamState]):
    """A die for each player: cubes of the columns rolled go to the cities of one ``group``."""

    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group

    def run(self, state: SteamState) -> None:
        at_start = state.table.rules.growth_dice == "at_start"
        count = state.seats if at_start else len(state.order)
        then(state, GrowGoods(self.group, [1 + below(state, DIE_SIDES) for _ in range(count)]))


class GrowGoods(Step[SteamState]):
    """Cubes come to the cities of a ``group`` whose numbers the ``dice`` show, and to new cities beneath them."""

    __slots__ = ("dice", "group")

    def __init__(self, group: int, dice: list[int]) -> None:
        self.group = group
        self.dice = dice

    def run(self, state: SteamState) -> None:
        table = state.table
        for number in self.dice:
            for city in range(len(table.cities)):
                rolled = table.city_group[city] == self.group and table.city_number[city] == number
                if rolled and is_on_map(state, city):
                    _bring(state, city)


def is_on_map(state: SteamState, city: int) -> bool:
    """Whether a city is one of the map's, or a new one that has been placed."""
    return city < state.table.first_new or city in state.track.city


def _bring(state: SteamState, city: int) -> None:
    """The topmost cube of a city's column goes to the city."""
    column = state.table.column_start
    for space in range(column[city], column[city + 1]):
        cube = state.display[space]
        if cube != NO_CUBE:
            state.display[space] = NO_CUBE
            state.goods[COLOURS * city + cube] += 1
            return


def open_spaces(state: SteamState) -> list[int]:
    """Empty spaces of the goods board that production may fill (D14)."""
    table = state.table
    anywhere = table.rules.production_spaces == "any"
    return [
        space
        for city in range(len(table.cities))
        if anywhere or is_on_map(state, city)
        for space in range(table.column_start[city], table.column_start[city + 1])
        if state.display[space] == NO_CUBE
    ]


class BeginGrowth(Step[SteamState]):
    """Whoever has production goes first, then the dice are rolled."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        seat = next((seat for seat, action in selected(state) if action.drawn_cubes), NOBODY)
        then(state, *([] if seat == NOBODY else [DRAW_CUBES[seat]]), *ROLL_FOR_GOODS)


DRAW_CUBES = [DrawCubes(seat) for seat in range(MOST_SEATS)]
PLACE_CUBE = [PlaceCube(seat) for seat in range(MOST_SEATS)]
BEGIN_GROWTH = BeginGrowth()
ROLL_FOR_GOODS = [RollForGoods(group) for group in range(len(GROUPS))]


# The end of the game: points for track, income and shares, and who wins.

INCOME_POINTS = 3
SHARE_POINTS = -3
PARTS = ("track", "income", "shares")


def parts(state: SteamState, seat: int) -> list[int]:
    """Points of a seat: a point for each section in its complete links, three for income, less three for shares."""
    sections = sum(link.sections for link in state.track.links.values() if link.owner == seat and link.complete)
    return [sections, INCOME_POINTS * state.income[seat], SHARE_POINTS * state.shares[seat]]


def scores(state: SteamState) -> list[int]:
    """Points per seat, also of those who went bankrupt."""
    points = [
        INCOME_POINTS * income + SHARE_POINTS * shares
        for income, shares in zip(state.income, state.shares, strict=True)
    ]
    for first, last, owner, sections, _, _ in state.track.links.values():
        if owner >= 0 and first >= 0 and last >= 0:
            points[owner] += sections
    return points


def rivals_of(state: SteamState) -> list[int]:
    """Those who may win: all who are not bankrupt; if everybody is, those who lasted longest."""
    if state.order:
        return list(state.order)
    return [seat for seat in range(state.seats) if state.out[seat] == max(state.out)]


def winners(state: SteamState) -> list[int]:
    """The seats with the most points of those who may win; the switch `final_tie` says what decides a tie."""
    rivals = rivals_of(state)
    totals = scores(state)
    best = max(totals[seat] for seat in rivals)
    first = sorted(seat for seat in rivals if totals[seat] == best)
    if state.table.rules.final_tie == "income":
        most = max(state.income[seat] for seat in first)
        first = [seat for seat in first if state.income[seat] == most]
    return first


# What must hold in every position.


def faults(state: SteamState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return [*_supply_faults(state), *_seat_faults(state), *_link_faults(state)]


def _supply_faults(state: SteamState) -> Iterator[str]:
    table, track, faces = state.table, state.track, state.table.faces
    laid = [face for face in track.face if face != NO_FACE]
    for tile, count in enumerate(table.tile_counts):
        if state.supply[tile] < 0 or state.supply[tile] + sum(faces.tile[face] == tile for face in laid) != count:
            yield f"tiles {table.tile_ids[tile]} on the map and in the supply are not those of the set"
    markers = sum(faces.marker[face] for face in laid)
    if state.markers < 0 or state.markers + markers != table.markers:
        yield "town markers on the map and in the supply are not those of the set"
    placed = [city for city in track.city if city != NO_CITY]
    if len(set(placed)) < len(placed):
        yield "a city lies on the map twice"
    for colour in range(COLOURS):
        shown = state.display.count(colour) + state.cubes_drawn.count(colour)
        on_cities = sum(state.goods[colour::COLOURS])
        if state.bag[colour] < 0 or state.bag[colour] + shown + on_cities != table.cubes[colour]:
            yield f"{CUBE_COLOURS[colour]} cubes in the bag, on the board and on cities are not those of the set"
    if any(cube != NO_CUBE and not 0 <= cube < COLOURS for cube in state.display) or min(state.goods) < 0:
        yield "a cube lies where none can"


def _seat_faults(state: SteamState) -> Iterator[str]:
    limits = state.table.limits
    for seat in range(state.seats):
        who = f"seat {seat + 1}"
        if state.cash[seat] < 0 or state.income[seat] < 0:
            yield f"{who} has less money or income than none"
        if not limits.first_share <= state.shares[seat] <= limits.last_share:
            yield f"{who} has issued shares beyond the board"
        if not 1 <= state.engine[seat] <= limits.engine:
            yield f"the engine of {who} is beyond the board"
        if links_of(state, seat) > state.table.trains:
            yield f"{who} owns more links than it has trains"
        if (seat in state.order) == bool(state.out[seat]):
            yield f"{who} is both bankrupt and in the order of play, or neither"


def _link_faults(state: SteamState) -> Iterator[str]:
    track = state.track
    kept = {(link.sections, frozenset(link.sides), _ends(link)) for link in track.links.values()}
    if kept != traced_afresh(track) or len(kept) != len(track.links):
        yield "the links kept are not those that the tiles form"
    rules = state.table.rules
    joined = {seat: joined_stops(track, seat) for seat in range(state.seats)}
    for link in track.links.values():
        if link.complete and link.first == link.last and not rules.loops:
            yield f"a link at {state.table.grid.places[link.first]} ends where it starts"
        if link.owner == NOBODY:
            continue
        is_building = any(step is END_BUILDING[link.owner] for step in state.stack)
        lapsed = link.built != state.built[link.owner] and not is_building
        if not link.complete and (state.out[link.owner] or lapsed):
            yield f"an unfinished link of seat {link.owner + 1} was not lengthened in its last building turn"
        if rules.tracing == "own_links" and not {link.first, link.last} & joined[link.owner]:
            yield f"a link of seat {link.owner + 1} leads to no city"


def joined_stops(track: Track, seat: int) -> set[int]:
    """Cities, and towns that a seat's own complete links lead to from them."""
    hex_numbers = {hex_number for hex_number, city in enumerate(track.city) if city != NO_CITY}
    links = [link for link in track.links.values() if link.owner == seat and link.complete]
    while (
        reached := {stop for link in links for stop in link[:2] if {link.first, link.last} & hex_numbers} - hex_numbers
    ):
        hex_numbers |= reached
    return hex_numbers


def _ends(link: Link) -> tuple[int, int]:
    return min(link.first, link.last), max(link.first, link.last)


def ended(state: SteamState) -> Telling:
    """The last round is over, or at most one player is not bankrupt."""
    if not state.order:
        return Telling("ended-nobody", {})
    if len(state.order) == 1:
        return Telling("ended-alone", {}, tuple(state.order))
    return Telling("ended-rounds", {"rounds": state.round})


def tied(state: SteamState) -> Telling | None:
    """A tie is shared, or goes to the higher income (D15)."""
    rivals, totals = rivals_of(state), scores(state)
    best = max(totals[seat] for seat in rivals)
    first = tuple(sorted(seat for seat in rivals if totals[seat] == best))
    by_income = state.table.rules.final_tie == "income"
    return tie_told(first, [("tie-income", state.income)] if by_income else [])


class BeginRound(Step[SteamState]):
    """Shares and the auction; what follows needs the new order."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.round += 1
        shares = [ISSUE_SHARES[seat] for seat in state.order]
        then(state, *shares, BEGIN_AUCTION, RETURN_ACTIONS, SELECT_ACTIONS)


class SelectActions(Step[SteamState]):
    """Everybody selects an action, in the new order."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        then(state, *[SELECT_ACTION[seat] for seat in state.order], BUILD_TRACK)


class BuildTrack(Step[SteamState]):
    """Everybody builds, then moves goods as often as the rules say, then money and goods follow."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        building = [BEGIN_BUILDING[seat] for seat in with_first(state.order, first_builder(state))]
        moving = [MOVE_GOODS[seat] for seat in with_first(state.order, first_mover(state))]
        moving *= state.table.rules.delivery_rounds
        then(
            state,
            *building,
            BEGIN_MOVING,
            *moving,
            COLLECT_INCOME,
            PAY_EXPENSES,
            REDUCE_INCOME,
            BEGIN_GROWTH,
            END_ROUND,
        )


class EndRound(Step[SteamState]):
    """The game is over after its last round, or when at most one player is left."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        if state.round < state.table.rules.rounds[state.seats] and len(state.order) > 1:
            then(state, BEGIN_ROUND)


def with_first(order: list[int], seat: int) -> list[int]:
    """The order of play, one seat put before the others."""
    return order[:] if seat == NOBODY else [seat, *(other for other in order if other != seat)]


def start(table: Table, seats: int, seed: int) -> SteamState:
    """A game before its first round.

    Raises:
        ValueError: the set gives no count of rounds for so many players.
    """
    state = new_state(table, seats, seed)
    then(state, BEGIN_ROUND)
    return state


def rounds_over(state: SteamState) -> int:
    """How many rounds are over: all but the one that has begun, if one has."""
    return state.round - 1 if state.round else 0


BEGIN_ROUND = BeginRound()
SELECT_ACTIONS = SelectActions()
BUILD_TRACK = BuildTrack()
END_ROUND = EndRound()
