"""The figures that the checks hold sets against are those of the built-in set."""

from __future__ import annotations

import pytest

from tests.games.empires.tabletop import empires
from validator.content.checks.checked_set import copies
from validator.play.games.empires.checks.box import Box
from validator.play.games.empires.checks.extremes import (
    AMBASSADOR,
    ATTACKS,
    EMPIRE,
    GOALS,
    HOMEWORLD,
    LEAST_OVER_COST,
    RAID,
    ROUNDS,
    SWITCHES,
    WORTH_OVER_COST,
    worth,
)
from validator.play.games.empires.words.ability import Ability, Figure
from validator.play.games.empires.words.ambassadors import Ambassadors
from validator.play.games.empires.words.trade_routes import TradeRoutes
from validator.play.games.empires.words.vocabulary import ABILITIES

BOX = Box(empires())


@pytest.mark.parametrize("word", [word for word in ABILITIES if word.usual], ids=lambda word: word.__name__)
def test_the_most_that_an_ability_gives(word: type[Ability]) -> None:
    figure = word.usual
    assert figure is not None
    assert max(getattr(facing.half.ability, figure.field) for facing in BOX.facing(word)) == figure.usual


@pytest.mark.parametrize(
    ("holders", "figures"),
    [
        (BOX.empires, EMPIRE),
        (BOX.raids, RAID),
        (BOX.ambassadors, AMBASSADOR),
        (BOX.homeworlds, HOMEWORLD),
        ([BOX.rules], SWITCHES),
    ],
    ids=["empire cards", "raids", "ambassadors", "homeworlds", "switches"],
)
def test_the_most_that_a_kind_has(holders: list[object], figures: tuple[Figure, ...]) -> None:
    for figure in figures:
        assert max(getattr(holder, figure.field) for holder in holders) == figure.usual, figure.field


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.__name__)
def test_what_a_mission_asks_for(goal: type) -> None:
    missions = [card.mission for card in BOX.homeworlds if isinstance(card.mission, goal)]
    for figure in GOALS[goal]:
        assert max(getattr(mission, figure.field) for mission in missions) == figure.usual, figure.field


def test_rounds_and_attacks() -> None:
    assert (BOX.most_rounds, copies(BOX.raids)) == (ROUNDS.usual, ATTACKS.usual)


def test_what_a_half_is_worth_for_its_cost() -> None:
    over = [(worth(facing) - facing.card.cost, facing.half.ability) for facing in BOX.halves]
    assert max(surplus for surplus, _ in over) == WORTH_OVER_COST
    by_themselves = [surplus for surplus, ability in over if not isinstance(ability, TradeRoutes | Ambassadors)]
    assert min(by_themselves) == LEAST_OVER_COST
