"""What the checks call impossible never happens: their bounds against games of chance with every kind of set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.empires.tabletop import changed
from tests.games.empires.test_laws_that_always_hold import seats, seeds, switches
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.empires.checks import check
from validator.play.games.empires.checks.box import Box, halves_of
from validator.play.games.empires.checks.hands import attacking_hand, least_price, waiting_hand
from validator.play.games.empires.checks.rows import most_busy_seams
from validator.play.games.empires.rules.scoring import card_points, mission_is_met, seams
from validator.play.games.empires.rules.setup import table_of
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import playable, price, start
from validator.play.games.empires.words.discount import Discount
from validator.play.games.empires.words.double import Double
from validator.play.games.empires.words.information import Information
from validator.play.games.empires.words.take import Take
from validator.play.games.empires.words.trade_routes import TradeRoutes
from validator.play.games.empires.words.vocabulary import (
    BusySeams,
    EachTiming,
    EmpireCard,
    ManyCivilisations,
    SymbolsOfOne,
)

EMPIRES = [f"E{number:02d}" for number in range(1, 43)]
EDGES = some.sampled_from([1, 1, 2, 5, 6, "wormhole"])
ABILITIES = some.sampled_from(
    [Information(cards=3), Take(cards=3), Discount(cards=3), Double(), TradeRoutes(per=5), TradeRoutes(per=7)]
)
HALVES = some.fixed_dictionaries({"ability": ABILITIES, "points": some.integers(0, 2)})
CARDS = some.fixed_dictionaries({"cost": some.integers(0, 3), "left": EDGES, "right": EDGES})
MISSIONS = some.sampled_from(
    [
        SymbolsOfOne(count=2),
        SymbolsOfOne(count=5),
        SymbolsOfOne(count=8),
        EachTiming(count=1),
        EachTiming(count=2),
        BusySeams(routes=5, count=2),
        BusySeams(routes=6, count=3),
        ManyCivilisations(count=5),
    ]
)


class Odd(NamedTuple):
    """A strange set and one game of it by chance."""

    rules: dict[str, Any]
    cards: dict[str, dict[str, Any]]
    seats: int
    seed: int

    def content(self) -> ContentSet:
        return changed(self.rules, self.cards)

    def positions(self) -> Iterator[EmpiresState]:
        dice, state = Dice(self.seed, 1), start(table_of(self.content()), self.seats, self.seed)
        while settle(state) is not None:
            yield state
            choose(state, state.options[below(dice, len(state.options))])

    def final(self) -> EmpiresState:
        *_, state = self.positions()
        return state


def changes(few: dict[str, Any], half: dict[str, Any], goal: Any) -> dict[str, dict[str, Any]]:
    every = {name: few[number % len(few)] for number, name in enumerate(EMPIRES)}
    halves = {f"{name}a": half[number % len(half)] for number, name in enumerate(EMPIRES[::2])}
    return {**every, **halves, "H1": {"mission": goal}}


odd = some.builds(
    Odd,
    switches,
    some.builds(
        changes, some.lists(CARDS, min_size=1, max_size=4), some.lists(HALVES, min_size=1, max_size=3), MISSIONS
    ),
    seats,
    seeds,
)
few = settings(max_examples=60, deadline=None)


@few
@given(odd)
def test_no_hand_is_larger_than_its_bound(game: Odd) -> None:
    box = Box(game.content())
    waiting, attacking = waiting_hand(box), attacking_hand(box)
    for state in game.positions():
        sizes = [len(hand) for hand in state.hands]
        assert max(sizes) <= attacking
        assert max(size for seat, size in enumerate(sizes) if seat != state.active) <= waiting


@few
@given(odd)
def test_no_price_is_lower_than_its_bound(game: Odd) -> None:
    box = Box(game.content())
    lowest: dict[int, int] = {}
    for state in game.positions():
        may_play = len(state.rows[state.active]) < box.most_rounds
        for face in {face % state.table.faces for face in playable(state)} if may_play else ():
            card = state.table.pieces[face >> 1]
            assert isinstance(card, EmpireCard)
            least = lowest.setdefault(face, least_price(box, halves_of(card)[face & 1], box.most_rounds))
            assert price(state, face) >= least


@few
@given(odd)
def test_no_row_has_more_busy_seams_than_its_bound(game: Odd) -> None:
    box, state = Box(game.content()), game.final()
    for routes in (2, 5, 7):
        most = most_busy_seams(box, box.seats[state.seats], routes, 99)
        assert max(sum(seam >= routes for seam in seams(state, seat)) for seat in range(state.seats)) <= most


@few
@given(odd)
def test_what_is_called_impossible_or_idle_never_happens(game: Odd) -> None:
    state, table = game.final(), table_of(game.content())
    said = list(check(game.content()))
    unmet = {
        name
        for issue in said
        if issue.code == "unreachable-mission" and issue.severity is Severity.ERROR
        for name in str(issue.message).split(":")[:1]
    }
    for seat in range(state.seats):
        assert not mission_is_met(state, seat) or table.designs[state.homeworlds[seat]] not in unmet
    idle = [issue.span for issue in said if issue.code == "idle-ability"]
    for seat, row in enumerate(state.rows):
        for place, face in enumerate(row):
            if game.content().span(table.designs[face >> 1], "ab"[face & 1], "ability") in idle:
                assert card_points(state, seat, place) <= table.points_of_face[face]


@pytest.mark.parametrize("goal", [SymbolsOfOne(count=4), EachTiming(count=1), BusySeams(routes=5, count=3)])
def test_the_missions_of_the_box_are_not_called_out_of_reach(goal: Any) -> None:
    assert list(check(changed({}, {"H1": {"mission": goal}}))) == []
