"""What a player sees who plays options on to the end of its turn: hands of rivals, and cards it can do without."""

from __future__ import annotations

import pytest

from tests.games.empires.tabletop import Tabletop, table
from validator.content.vocabulary import Act
from validator.play.agents.contract import View
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.step import Decision, settle
from validator.play.games.empires.game import GAME
from validator.play.games.empires.players.default_policy import default_choice
from validator.play.games.empires.rules import turn as steps
from validator.play.games.empires.rules.choosing import PAY, ask_cards
from validator.play.games.empires.words.force_discard import ForceDiscard
from validator.play.games.empires.words.loss import Loss
from validator.play.games.empires.words.take import Take
from validator.play.games.empires.words.threat import Threat

SEEDS = range(4)


def chosen(laid: Tabletop, seed: int) -> int:
    """What a steady player does here."""
    decision: Decision[object] | None = settle(laid.state)
    assert decision is not None
    view = View(GAME, laid.state, decision, decision.seat(laid.state))
    return SteadyAgent(GAME, seed).choose(view)


def laying(ability: Act) -> Tabletop:
    """Seat 0 has laid a card that bears the ability; rivals have five cards, and there is nothing left to draw."""
    laid = table(rules={"empty_deck": "stop"}, cards={"E01a": {"ability": ability}}).fire("E01a")
    laid.state.stack.insert(0, steps.ATTACK)
    return laid.hand(0, "E20").hand(1, "E02", "E03", "E04", "E05", "E06")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ability", [Threat(), ForceDiscard(), Take(), Loss()], ids=lambda word: type(word).__name__)
def test_who_cannot_draw_again_is_robbed(ability: Act, seed: int) -> None:
    assert chosen(laying(ability), seed) == 1


def paying(count: int, *hand: str) -> list[str]:
    """The cards given up, one after the other, where so many are to be paid."""
    laid = table().row(0, "E02a").hand(0, *hand)
    state = laid.state
    ask_cards(state, PAY, count)
    paid = []
    while state.stack:
        decision = state.stack[-1]
        assert isinstance(decision, Decision)
        state.options = decision.options(state)
        action = default_choice(state, decision)
        assert action in state.options
        paid.append(laid.table.designs[action])
        state.stack.pop()
        decision.apply(state, action)
    return paid


def test_attack_cards_and_ambassadors_are_not_paid_with_while_there_are_others() -> None:
    assert set(paying(2, "E20", "E21", "E22", "R1", "A1")) < {"E20", "E21", "E22"}


def test_the_last_card_pays_where_every_card_must() -> None:
    assert paying(3, "E20", "R1", "A1") == ["E20", "R1", "A1"]


def test_other_choices_are_looked_at() -> None:
    laid = table().row(0, "E02a").hand(0, "E20", "E01", "E03").at("empire")
    assert default_choice(laid.state, steps.PLAY_EMPIRE) is None
