"""Agents by the name a player types, and styles of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

import validator.play.agents
from validator.base.characters import whole_number
from validator.base.issue import WrongUse
from validator.content.loading import read_value
from validator.play.agents.contract import Agent, MakeAgent
from validator.play.agents.greedy import GreedyAgent, RandomAgent
from validator.play.agents.manner import FAST, Manner, Manners
from validator.play.agents.search import SearchAgent
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.game import Game

STYLES = Path(validator.play.agents.__file__).parent / "styles.yaml"


@cache
def styles() -> dict[str, Manner]:
    """The manner of each style, in the order of the file.

    Raises:
        ContentError: the file has a fault, at its line.
    """
    return read_value(STYLES, STYLES.name, Manners)


DEFAULT_AGENT = "steady"
"""Who plays where nobody is named."""
_BY_STRENGTH = ("random", "greedy", "fast", "steady", "search")

MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0


class UnknownAgent(LookupError):
    """There is no agent of that name; the message is one sentence."""


@cache
def known_agents() -> dict[str, MakeAgent]:
    """All that are known by a name alone: from the weakest to the strongest, then the styles of play."""
    return {
        "random": RandomAgent,
        "greedy": GreedyAgent,
        "fast": partial(_thinking, "fast", FAST),
        "steady": SteadyAgent,
        "search": SearchAgent,
        **{name: partial(_thinking, name, manner) for name, manner in styles().items()},
    }


def agent_named(name: str) -> MakeAgent:
    """The maker of one of `known_agents`, of ``search:N`` (N iterations a choice) or ``search:Ns`` (seconds).

    Raises:
        UnknownAgent: there is none of that name.
    """
    kind, _, budget = name.partition(":")
    if kind == "search" and 0 < (iterations := whole_number(budget) or 0) <= MOST_ITERATIONS:
        return partial(_searching, iterations, None)
    if kind == "search" and budget.endswith("s") and (seconds := _seconds(budget[:-1])):
        return partial(_searching, 0, seconds)
    known = known_agents()
    if (seats := whole_number(name)) is not None:
        each = ",".join(["greedy"] * min(max(seats, 2), 6))
        asked = f"to play-test, --players {name} says how many"
        raise UnknownAgent(f"{name!r} is no agent: name one for each seat ({each}; {asked})")
    if name not in known:
        raise UnknownAgent(f"there is no agent {name!r}; known are {', '.join(known)}, search:200 and search:2s")
    return known[name]


def plays_better(name: str, other: str) -> bool | None:
    """Whether one agent is known to play better than another; None where that is not known."""
    ranks = [_BY_STRENGTH.index(kind) for one in (name, other) if (kind := one.partition(":")[0]) in _BY_STRENGTH]
    return ranks[0] > ranks[1] if len(ranks) == 2 and ranks[0] != ranks[1] else None


def with_budget(names: Sequence[str], budget: str | None) -> list[str]:
    """Each ``search`` with a budget of iterations (``200``) or seconds (``2s``); other agents stay as they are.

    Raises WrongUse where there is a budget, and nobody who would read it.
    """
    if budget is not None and "search" not in names:
        raise WrongUse("--budget is for search alone, and no seat is search; leave it out, or name search in --seats")
    return [name if budget is None or name != "search" else f"{name}:{budget}" for name in names]


def _seconds(text: str) -> float | None:
    try:
        seconds = float(text)
    except ValueError:
        return None
    return seconds if 0 < seconds <= MOST_SECONDS else None


def _thinking(name: str, manner: Manner, game: Game, seed: int) -> Agent:
    return SteadyAgent(game, seed, name, manner)


def _searching(iterations: int, seconds: float | None, game: Game, seed: int) -> Agent:
    return SearchAgent(game, seed, iterations, seconds)
