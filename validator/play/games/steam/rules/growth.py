"""Phase 9: production puts cubes on the goods board, dice bring them to the cities."""

from __future__ import annotations

from validator.play.engine.chance import below
from validator.play.engine.step import PASS, Step, then
from validator.play.games.steam.rules.auction import MOST_SEATS
from validator.play.games.steam.rules.building import selected
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SeatDecision, SteamState, draw_cube
from validator.play.games.steam.track.links import NOBODY
from validator.play.games.steam.words.vocabulary import GROUPS

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
