"""Ships and flights judged by rules written plainly, and what search foresees of them."""

from typing import Any, NamedTuple

import pytest

from tests.games.trucker.shipyard import Laying, a_table, begun, content, flying, plain_yard
from tests.games.trucker.test_players_and_invariants import taking
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS
from validator.play.games.trucker import words
from validator.play.games.trucker.players.hidden import imagine
from validator.play.games.trucker.players.judgement import KINDS, foreseen, imagined_round, solved, weights_of
from validator.play.games.trucker.players.value import default_choice, stretch
from validator.play.games.trucker.rules.flight import DEFEND, RESTOW, SMALL_METEOR, Defend, StayOrGo, StowGood, move
from validator.play.games.trucker.rules.launch import SpendBattery
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.hull import COLOURS, MISS, cannons_against, first_hit, has_connector, parts
from validator.play.games.trucker.words import SIDES

# A ship judged by the rulebook from its tiles as they are written: slow, plain, and without the engine's tables.

Place = tuple[int, int]
STEPS: dict[str, Place] = {"front": (0, -1), "right": (1, 0), "rear": (0, 1), "left": (-1, 0)}
AGAINST = {"front": "rear", "rear": "front", "right": "left", "left": "right"}
FITS = {("single", "single"), ("double", "double")}
CANNONS, ENGINES = (words.Cannon, words.DoubleCannon), (words.Engine, words.DoubleEngine)


class Laid(NamedTuple):
    """A tile and by how many quarter turns it is turned clockwise."""

    tile: Any
    turn: int

    def edge(self, side: str) -> str:
        connector: str = self.tile.edges[(words.SIDES.index(side) - self.turn) % 4]
        return connector

    def facing(self, side: str) -> str:
        """Where a side of the unturned tile looks now."""
        found: str = words.SIDES[(words.SIDES.index(side) + self.turn) % 4]
        return found


class PlainShip:
    """Tiles by printed column and row."""

    def __init__(self, tiles: dict[Place, Laid]) -> None:
        self.tiles = tiles

    def _beside(self, place: Place, side: str) -> Place:
        return place[0] + STEPS[side][0], place[1] + STEPS[side][1]

    def _joined(self, place: Place, side: str) -> bool:
        other = self.tiles.get(self._beside(place, side))
        if other is None:
            return False
        ends = (self.tiles[place].edge(side), other.edge(AGAINST[side]))
        return "smooth" not in ends and (ends in FITS or "universal" in ends)

    def parts(self) -> list[set[Place]]:
        """What holds together."""
        left, found = set(self.tiles), []
        while left:
            part, waiting = set(), [next(iter(left))]
            while waiting:
                place = waiting.pop()
                if place not in part:
                    part.add(place)
                    waiting += [self._beside(place, side) for side in STEPS if self._joined(place, side)]
            left -= part
            found.append(part)
        return found

    def faults(self) -> set[tuple[str, frozenset[Place]]]:
        """Breaches by their code and the cells they concern; parts that hang loose are left to `parts`.

        An engine that is turned is named as that alone, whatever its exhaust blows upon.
        """
        found = set()
        for place, laid in self.tiles.items():
            for side in STEPS:
                beside = self._beside(place, side)
                other = self.tiles.get(beside)
                if other is None:
                    continue
                ends = (laid.edge(side), other.edge(AGAINST[side]))
                if ends != ("smooth", "smooth") and not self._joined(place, side):
                    found.add(("unmatched-connectors", frozenset({place, beside})))
                if isinstance(laid.tile.component, CANNONS) and laid.facing("front") == side:
                    found.add(("blocked-muzzle", frozenset({place, beside})))
                if isinstance(laid.tile.component, ENGINES) and not laid.turn and side == "rear":
                    found.add(("blocked-exhaust", frozenset({place, beside})))
            if isinstance(laid.tile.component, ENGINES) and laid.turn:
                found.add(("turned-engine", frozenset({place})))
        return found

    def figures(self) -> dict[str, Any]:
        """What the tiles amount to; fire power in half-points."""
        kinds = [(place, laid, laid.tile.component) for place, laid in self.tiles.items()]
        guns = [(2 if laid.facing("front") == "front" else 1, part) for _, laid, part in kinds]
        shields = [{laid.facing(side) for side in part.covers} for _, laid, part in kinds if hasattr(part, "covers")]
        return {
            "fire": sum(power for power, part in guns if isinstance(part, words.Cannon)),
            "double_fire": sorted((2 * power for power, part in guns if isinstance(part, words.DoubleCannon))),
            "engine": sum(isinstance(part, words.Engine) for _, _, part in kinds),
            "double_engines": sum(isinstance(part, words.DoubleEngine) for _, _, part in kinds),
            "shielded": set().union(*shields),
            "exposed": sum(
                laid.edge(side) != "smooth" and self._beside(place, side) not in self.tiles
                for place, laid, _ in kinds
                for side in STEPS
            ),
            "battery_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.Battery)),
            "hold_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.Hold)),
            "special_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.SpecialHold)),
            "most_crew": 2 * sum(isinstance(part, words.Cabin | words.StartCabin) for _, _, part in kinds),
            **{f"{alien}_cabins": self._homes(alien) for alien in words.ALIENS},
        }

    def _homes(self, alien: str) -> set[Place]:
        found = set()
        for place, laid in self.tiles.items():
            if isinstance(laid.tile.component, words.LifeSupport) and laid.tile.component.alien == alien:
                joined = [self._beside(place, side) for side in STEPS if self._joined(place, side)]
                found |= {other for other in joined if isinstance(self.tiles[other].tile.component, words.Cabin)}
        return found

    def _line(self, side: str, number: int) -> list[Place]:
        """Tiles of a line, the first that is met from a side first."""
        axis = 0 if side in ("front", "rear") else 1
        line = [place for place in self.tiles if place[axis] == number]
        return sorted(line, key=lambda place: place[1 - axis], reverse=side in ("right", "rear"))

    def met(self, side: str, number: int) -> tuple[Place | None, bool]:
        """The tile that something meets from a side on a line, and whether that side of it is smooth."""
        line = self._line(side, number)
        return (line[0], self.tiles[line[0]].edge(side) == "smooth") if line else (None, False)

    def guns_against(self, side: str, number: int, wide_rear: bool) -> tuple[set[Place], set[Place]]:
        """Single and double cannons that reach a large meteor (digest, section 5)."""
        wide = side in ("left", "right") or (side == "rear" and wide_rear)
        reach = (number - 1, number, number + 1) if wide else (number,)
        places = [place for line in reach for place in self._line(side, line)]
        aimed = [place for place in places if self.tiles[place].facing("front") == side]
        single, double = (
            {place for place in aimed if isinstance(self.tiles[place].tile.component, kind)} for kind in CANNONS
        )
        return single, double


def moved(start: int, days: int, others: list[int], spaces: int, never_counted: bool) -> int:
    """Where a rocket comes to stand, space by space (D-09)."""
    taken, ahead, place, left = {other % spaces for other in others}, 1 if days > 0 else -1, start, abs(days)
    while left:
        place += ahead
        if not (never_counted and place % spaces in taken):
            left -= 1
    while days and place % spaces in taken:
        place += ahead
    return place


# Ships, lines of fire and moves of the engine beside the rulebook told plainly (`plain_ship`), on drawn ships.

PACKS, SHIPS = 40, 50
PLAIN = ("fire", "engine", "double_engines", "exposed", "battery_slots", "hold_slots", "special_slots")


@pytest.mark.parametrize("number", range(PACKS))
def test_a_ship_is_judged_as_the_rulebook_judges_it(number: int) -> None:
    dice = Dice(number, 4_747)
    for place in range(SHIPS):
        laying, plain = drawn_ship(dice, legal=place % 2 == 0)
        ship, pieces = laying.ship, plain.parts()
        named = {(code, frozenset(filter(None, cells))) for code, *cells in laying.faults() if code != "apart"}
        assert named == plain.faults(), plain.tiles
        assert {frozenset(laying.places(part)) for part in parts(ship)} == set(map(frozenset, pieces)), plain.tiles
        assert is_legal(ship) == (not plain.faults() and len(pieces) < 2), plain.tiles
        assert figures(laying) == plain.figures(), plain.tiles


@pytest.mark.parametrize("number", range(PACKS))
def test_what_comes_in_on_a_line_meets_what_the_rulebook_says(number: int) -> None:
    dice = Dice(number, 47_474)
    for _ in range(SHIPS):
        laying, plain = drawn_ship(dice, legal=below(dice, 2) == 0)
        side, line, wide = below(dice, 4), 2 + below(dice, 11), below(dice, 2) == 0
        cell = first_hit(laying.ship, side, line)
        found = (
            (None, False) if cell == MISS else (laying.board.place(cell), not has_connector(laying.ship, cell, side))
        )
        assert found == plain.met(SIDES[side], line), plain.tiles
        guns = tuple(set(laying.places(cells)) for cells in cannons_against(laying.ship, side, line, wide))
        assert guns == plain.guns_against(SIDES[side], line, wide), f"{SIDES[side]} {line} {plain.tiles}"


@pytest.mark.parametrize("counted", ["never_counted", "land_beyond"])
def test_rockets_come_to_stand_where_the_rulebook_says(counted: Any) -> None:
    dice, state = Dice(47), begun(a_table(occupied_spaces=counted), 4)
    for _ in range(PACKS * SHIPS):
        state.flying = [1, *(below(dice, 2) for _ in range(3))]
        state.positions = [below(dice, 60) for _ in range(4)]
        days, before = below(dice, 25) - 12, state.positions[0]
        others = [state.positions[seat] for seat in range(1, 4) if state.flying[seat]]
        move(state, 0, days)
        expected = moved(before, days, others, state.table.spaces, counted == "never_counted")
        assert state.positions[0] == expected, f"{before} by {days} among {others}"


def drawn_ship(dice: Dice, legal: bool) -> tuple[Laying, PlainShip]:
    """Up to 14 tiles beside one another; of those that would break a rule none where the ship is to be legal."""
    board = ("I", "II", "III")[below(dice, 3)]
    tiles, laying = content().pieces["tile"], Laying(board, plain_yard())
    homes = [tile for tile in tiles if isinstance(tile.component, words.Cabin | words.LifeSupport)]
    laid: dict[Place, Laid] = {}
    free = [laying.board.place(laying.board.start)]
    for _ in range(1 + below(dice, 30)):
        place = free[below(dice, len(free))]
        kinds = homes if below(dice, 3) == 0 else tiles  # aliens' homes are rare among all tiles
        what = Laid(kinds[below(dice, len(kinds))], below(dice, 4))
        trial = PlainShip({**laid, place: what})
        if laying.cell(*place) < 0 or (legal and (trial.faults() or len(trial.parts()) > 1)):
            continue
        laid[place] = what
        laying.put(what.tile.id, place, 90 * what.turn)
        beside = [(place[0] + across, place[1] + down) for across, down in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        free = [each for each in {*free, *beside} if each not in laid and laying.cell(*each) >= 0]
        free.sort()
        if not free:
            break
    return laying, PlainShip(laid)


def figures(laying: Laying) -> dict[str, Any]:
    """What the engine makes of the same ship."""
    found = laying.ship.figures()
    return {
        **{name: getattr(found, name) for name in PLAIN},
        "double_fire": sorted(found.double_fire),
        "shielded": {side for number, side in enumerate(SIDES) if found.shielded >> number & 1},
        "most_crew": found.most_crew(),
        "brown_cabins": set(laying.places(found.brown_cabins)),
        "purple_cabins": set(laying.places(found.purple_cabins)),
    }


# How `search` builds and flies: rounds imagined beforehand, and flights played on to their end.

FEW = 3
"""So many imagined rounds."""


def holding(aboard: tuple[int, ...], waiting: list[int]) -> TruckerState:
    """A ship whose hold of three carries goods of these colours, and goods in the bay."""
    state = flying(a_table(), {(7, 6): "T025"}, {})
    hold = state.ships[0].figures().holds[0]
    for colour in aboard:
        state.ships[0].goods[COLOURS * hold + colour] += 1
    state.bays[0] = waiting
    state.options = StowGood(0).options(state)
    return state


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_an_imagined_round_is_built_flown_and_paid() -> None:
    ships, earned = imagined_round(a_table(), 2, 0, 5)
    assert [len(ship) for ship in ships] == [KINDS, KINDS] and any(earned)


def test_without_imagined_rounds_the_weights_are_those_of_players_who_think() -> None:
    assert weights_of(a_table(), 2, 0, 0) == [1.0] + [0.0] * (KINDS - 1)


def test_the_same_rounds_teach_the_same() -> None:
    assert weights_of(a_table(), 2, 1, FEW) == weights_of(a_table(), 2, 1, FEW)


def test_what_was_imagined_is_kept_with_the_table() -> None:
    table = a_table(action_points=21)
    state = taking(table)
    foreseen(state, state.turn, FEW)
    foreseen(state, state.turn, FEW)
    assert list(table.foreseen) == [(2, 0, FEW)]


def test_every_option_of_a_builder_is_foreseen() -> None:
    state = taking(a_table(), 3, 4, 5)
    found = foreseen(state, state.turn, FEW)
    assert found is not None and len(found) == len(state.options)


def test_what_is_hidden_changes_nothing() -> None:
    state = taking(a_table(), 3, 4, 5)
    guess = imagine(state, state.turn, seed=5)
    guess.options = state.options
    assert foreseen(guess, state.turn, FEW) == foreseen(state, state.turn, FEW)


def test_what_breaks_rules_is_left_to_be_tried() -> None:
    state = taking(a_table(strict_build=False))
    assert foreseen(state, state.turn, FEW) is None


def test_a_flight_is_one_stretch() -> None:
    assert stretch(flying(a_table(), {}, {}, number=2), 0) == 1


def test_on_the_ground_nothing_is_played_on() -> None:
    assert stretch(begun(a_table()), 0) < 0


def test_rockets_fly_on() -> None:
    assert default_choice(flying(a_table(), {}, {}), StayOrGo(0)) == PASS


def test_what_can_be_defended_is() -> None:
    assert default_choice(flying(a_table(), {}, {}), Defend(0, SMALL_METEOR, 0)) == DEFEND


def test_a_battery_comes_from_where_most_are() -> None:
    state = flying(a_table(), {}, {})
    state.ships[0].batteries[8], state.ships[0].batteries[9] = 1, 2
    state.options = SpendBattery(0).options(state)
    assert default_choice(state, SpendBattery(0)) == 9


@pytest.mark.parametrize(
    ("aboard", "waiting", "is_anew"), [((3, 3, 3), [1], True), ((1, 1, 1), [3], False), ((3, 3, 3), [3], False)]
)
def test_goods_are_stowed_anew_for_a_dearer_one_alone(
    aboard: tuple[int, ...], waiting: list[int], is_anew: bool
) -> None:
    assert default_choice(holding(aboard, waiting), StowGood(0)) == (RESTOW if is_anew else PASS)


def test_a_good_goes_where_there_is_room() -> None:
    state = holding((3,), [1])
    assert default_choice(state, StowGood(0)) == state.ships[0].figures().holds[0]
