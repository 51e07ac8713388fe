"""Costs that stand on one piece: where a dear side goes with a cheap one, each foretells the other."""

from __future__ import annotations

from random import Random

import pytest

from validator.play.lab.prices.curve import FEWEST, Curve, Distance, distances_together
from validator.play.lab.prices.traits import Trait, Traits

TILES, TOTAL, MOVED = 24, 6.0, 3.0
FRONT, BACK = {Trait("kind", "front"): 1.0}, {Trait("kind", "back"): 1.0}


def both(tiles: int, move: tuple[int, float], seed: int = 1) -> tuple[list[Distance], list[Distance]]:
    """Distances of tiles whose two costs come to six, fronts first, by their curve and by both sides; one is moved."""
    chance = Random(seed)
    fronts = [float(chance.randint(1, 5)) for _ in range(tiles)]
    costs = [*fronts, *(TOTAL - front for front in fronts)]
    rows: list[Traits] = [*(dict(FRONT) for _ in fronts)]
    # What a back costs stands on it; of a front nothing says what it costs.
    rows += [{**BACK, Trait("number", "goods"): TOTAL - front} for front in fronts]
    costs[move[0]] += move[1]
    curve = Curve(rows, ["front"] * tiles + ["back"] * tiles, costs)
    return curve.distances, distances_together(curve, [*range(tiles), *range(tiles)], rows, costs)


def found(tiles: int, move: tuple[int, float]) -> list[Distance]:
    return both(tiles, move)[1]


@pytest.mark.parametrize("place", [0, TILES])
def test_the_side_that_was_moved_is_the_likeliest_to_be_off(place: int) -> None:
    distances = found(TILES, (place, MOVED))
    assert max(range(2 * TILES), key=lambda one: distances[one].chance) == place


def test_a_cost_of_which_nothing_else_tells_is_foretold_by_the_other_side() -> None:
    assert found(TILES, (0, 0.0))[1].error < 1


def test_a_side_beside_one_that_was_moved_is_not_blamed() -> None:
    assert found(TILES, (TILES, MOVED))[0].chance < 0.2


def test_few_pieces_of_two_costs_tell_nothing_of_their_sum() -> None:
    alone, together = both(FEWEST - 1, (0, 0.0))
    assert alone == together
