"""What the soak is told of a game: sets and switches to play under, and how far a game got.

It stands in ``tests/games/<game>/soaked.py`` as ``SETTING``; the soak itself names no game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import msgspec

from validator.content.vocabulary import Rules
from validator.play.engine.chance import Dice
from validator.play.engine.step import Watcher

Sensible = Callable[[Any, Any, Dice], int]
"""A copy of the game, the decision it stands at, chance of the player's own → one of the copy's options."""


class Auditor(Watcher[Any], Protocol):
    """Someone who looks on and gathers what is wrong in ``found``."""

    found: list[str]


class Profile(NamedTuple):
    """Switches that differ from the set's own, by a name; ``seats`` where not every number of players can use them."""

    name: str
    switches: dict[str, Any]
    seats: tuple[int, ...] | None = None


DOCUMENTED = Profile("documented", {})


class Setting(NamedTuple):
    """How a game is soaked.

    Attributes:
        games: how many games are a whole soak.
        closely: one game of so many, by lot, is looked at after every step and played again on copies.
        rounds: final state → in which round the game ended, from 1.
        last: final state → the last round there can be; None where no rule limits them.
        sets: names of built-in sets, or folders in this checkout.
        profiles: switches other than the set's own; half of all games are played without them.
        sensible: what a player in a hurry chooses; None where the game's judgement of positions serves.
        auditor: someone who looks on at the games looked at closely.
    """

    games: int
    closely: int
    rounds: Callable[[Any], int]
    last: Callable[[Any], int] | None
    sets: tuple[str, ...]
    profiles: tuple[Profile, ...] = ()
    sensible: Sensible | None = None
    auditor: Callable[[], Auditor] | None = None


def setting_of(game: str) -> Setting:
    """What the soak is told of a game.

    Raises:
        LookupError: nothing is said of it; the message is one sentence.
    """
    name = f"tests.games.{game}.soaked"
    try:
        found: Setting = import_module(name).SETTING
    except ModuleNotFoundError:
        raise LookupError(f"there is no {name.replace('.', '/')}.py, which says how {game} is soaked") from None
    return found


def differing(rules: Rules) -> dict[str, Any]:
    """The switches that are not as documented."""
    documented = type(rules)()
    return {
        field: getattr(rules, field)
        for field in rules.__struct_fields__
        if getattr(rules, field) != getattr(documented, field)
    }


def under(rules: Rules, profile: Profile) -> Rules:
    """A set's rules under a profile."""
    return msgspec.structs.replace(rules, **profile.switches)
