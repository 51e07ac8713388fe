"""Ships, lines of fire and moves of the engine beside the rulebook told plainly (`plain_ship`), on drawn ships."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trucker.flights import a_table, begun
from tests.games.trucker.plain_ship import Laid, Place, PlainShip, moved
from tests.games.trucker.shipyard import Laying, content, plain_yard
from validator.play.engine.chance import Dice, below
from validator.play.games.trucker.rules.track import move
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.hull import parts
from validator.play.games.trucker.ships.power import MISS, cannons_against, first_hit, has_connector
from validator.play.games.trucker.words.vocabulary import SIDES

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
    laid: dict[Place, Laid] = {}
    free = [laying.board.place(laying.board.start)]
    for _ in range(1 + below(dice, 30)):
        place = free[below(dice, len(free))]
        what = Laid(tiles[below(dice, len(tiles))], below(dice, 4))
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
