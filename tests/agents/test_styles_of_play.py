"""Styles are data: what each weight does to a choice, and that whatever is written down can be seated."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.agents.test_steady_player import PATIENT, TEMPTING, Purse, chosen, purse
from validator.base.issue import ContentError
from validator.content.loading import read_value
from validator.play.agents.manner import Manner, Manners
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.game import Game
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.styles import styles


def thinking(**manner: Any) -> Any:
    return lambda game, seed: SteadyAgent(game, seed, "styled", Manner(**manner))


def leaning_purse(**changes: Any) -> Game:
    """The game of the purse, judged at the next choice and without a value of its own."""
    return replace(purse(playing_on=None, **changes), value=lambda state, seat: 0.0)


TEMPTED = {
    "score": {"scores": lambda state: [state.points]},
    "held": {"held": lambda state, seat: float(state.points)},
    "end": {"over": lambda state: float(state.points) / 10},
}


@pytest.mark.parametrize("weight", TEMPTED)
@pytest.mark.parametrize("sign, taken", [(1.0, TEMPTING), (-1.0, PATIENT)])
def test_a_weight_draws_to_what_it_counts(weight: str, sign: float, taken: int) -> None:
    assert chosen(thinking(**{weight: sign}), leaning_purse(**TEMPTED[weight])) == taken


def guessed(state: Purse, seat: int, seed: int) -> Purse:
    """What is hidden is one bit."""
    twin = state.copy()
    twin.chance = seed & 1
    return twin


def risky(state: Purse, seat: int) -> float:
    """At the end patience is worth 2, and what tempted 9 or nothing, by what is hidden."""
    return 2.0 if state.points >= 0 else (9.0 if state.chance else 0.0)


@pytest.mark.parametrize("worst, taken", [(0.0, TEMPTING), (1.0, PATIENT)])
def test_who_counts_on_the_worst_leaves_what_may_end_badly(worst: float, taken: int) -> None:
    record = replace(purse(), imagine=guessed, value=risky)
    assert chosen(thinking(worst=worst, guesses=12), record) == taken


def test_who_always_errs_takes_each_option_at_times() -> None:
    agent = SteadyAgent(purse(), 1, "erring", Manner(errs=1.0))
    assert {chosen(lambda game, seed: agent, purse()) for _ in range(20)} == {TEMPTING, PATIENT}


@pytest.mark.parametrize("name", styles())
def test_each_style_sits_under_its_own_name(name: str) -> None:
    assert agent_named(name)(purse(), 1).name == name


@pytest.mark.parametrize("text", ["wild:\n  luck: 1\n", "wild:\n  worst: 2\n"])
def test_a_style_of_no_known_weight_or_range_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "styles.yaml"
    file.write_text(text)
    with pytest.raises(ContentError):
        read_value(file, file.name, Manners)
