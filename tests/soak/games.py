"""The games of a soak: which there are, who plays them under which sets and switches, and looks for broken
invariants.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import msgspec

from tests import ROOT
from validator.content.loading import ContentSet
from validator.content.vocabulary import Rules
from validator.play.agents.contract import Agent, MakeAgent, View
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Facts, Game
from validator.play.engine.step import Watcher, choose, settle
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.plan import Bench, Plan, digest_of, lineups
from validator.play.playtest.running.table import GameResult, Recorder, Refused, Row, game_seed, play_game, seated

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


CHOICES = 50
"""In a game not looked at closely, invariants are asked for after so many choices, and at the end."""
LAST_ROUND = 0
"""The number of what the soak counts as a promise: that the last round there can be was reached."""


class Inspector:
    """An observer that stops a game in which something is broken; ``closely`` it looks after every step."""

    def __init__(self, game: Game, setting: Setting, closely: bool) -> None:
        self._faults = game.faults
        self._setting = setting
        self._closely = closely
        self._auditor = setting.auditor() if closely and setting.auditor else None
        self._choices = 0

    def start(self, state: Any) -> None: ...

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if self._auditor is not None:
            self._auditor.before(state, step, action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self._choices += action is not None
        if self._closely or (action is not None and not self._choices % CHOICES):
            self._look(state, step)
        if self._auditor is not None:
            self._auditor.after(state, step, action)
            self._complain(step, self._auditor.found)

    def _look(self, state: Any, step: Any) -> None:
        self._complain(step, self._faults(state))

    def _complain(self, step: Any, faults: list[str]) -> None:
        if faults:
            raise Refused(f"after {type(step).__name__}, choice {self._choices}: {'; '.join(faults)}")

    def finish(self, state: Any) -> Facts:
        rounds, last = self._setting.rounds(state), self._setting.last
        reached = {LAST_ROUND} if last is not None and rounds >= last(state) else set()
        return Facts(kept=reached, length=rounds)


def fault_on_copies(game: Game, state: Any, agents: Sequence[Agent], known: GameResult) -> str | None:
    """Play a known game from its start again, on a new copy at every choice; what is wrong if it ends otherwise."""
    # As where games are played: whatever a rule raises is a finding.
    try:
        digest = _digest_on_copies(game, state, agents)
    except Exception as error:
        return f"played again on copies, the game stops: {error!r}"
    return None if digest == known.digest else "played again on copies, the game ends otherwise"


def _digest_on_copies(game: Game, state: Any, agents: Sequence[Agent]) -> int:
    while True:
        state = state.copy()
        decision = settle(state)
        if decision is None:
            return zlib.crc32(repr(state.key()).encode())
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(game, state, decision, seat)))


BY_LOT = 5
"""One choice of so many is made by lot."""
TRIED = 3
"""Of so many options drawn by lot a player in a hurry takes the best."""


def one_ahead(game: Game, state: Any, decision: Any, dice: Dice) -> int:
    """Of a few options drawn by lot the one after which the position looks best."""
    options, seat = state.options, decision.seat(state)
    if len(options) > TRIED:
        options = list(dict.fromkeys(options[below(dice, len(options))] for _ in range(TRIED)))
    worth = []
    for option in options:
        trial = state.copy()
        choose(trial, option)
        worth.append(game.value(trial, seat))
    return int(options[worth.index(max(worth))])


class HurriedAgent:
    """Mostly sensible, without thinking long."""

    name = "hurried"

    def __init__(self, game: Game, seed: int) -> None:
        self._sensible = setting_of(game.name).sensible or partial(one_ahead, game)
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        if not below(self.dice, BY_LOT):
            return view.options[below(self.dice, len(view.options))]
        state = view.imagine(0)
        return int(self._sensible(state, settle(state), self.dice))


LOT = 2
"""Purpose of the numbers that say which games are looked at closely."""


class Part(NamedTuple):
    """A part of a soak: a reference ``game:set:profile``, and how many games are played of it."""

    reference: str
    games: int


def parts_of(game: str, count: int) -> list[Part]:
    """A soak of ``count`` games: half of them as documented, the others under each profile in turn."""
    setting = setting_of(game)
    places = [(name, profile) for name in setting.sets for profile in (DOCUMENTED, *setting.profiles)]
    weights = [max(1, len(setting.profiles)) if profile is DOCUMENTED else 1 for _, profile in places]
    ends = [count * sum(weights[: place + 1]) // sum(weights) for place in range(len(weights))]
    return [
        Part(f"{game}:{name}:{profile.name}", end - begin)
        for (name, profile), begin, end in zip(places, [0, *ends], ends, strict=False)
    ]


def profile_of(reference: str) -> Profile:
    """The profile that a reference names."""
    game, _, name = reference.split(":")
    return next(profile for profile in (DOCUMENTED, *setting_of(game).profiles) if profile.name == name)


def opened(reference: str) -> tuple[ContentSet, Game]:
    """The set of a reference ``game:set:profile`` under the switches of that profile.

    Nobody guesses at what is hidden: a guess may cost more than the choice it serves.
    """
    name = reference.split(":")[1]
    content = copy(open_set(str(ROOT / name) if "/" in name else name))
    content.rules = under(content.rules, profile_of(reference))
    return content, replace(game_of(content), imagine=lambda state, seat, seed: state.copy())


def seat_taker(name: str) -> MakeAgent:
    """The makers of the two kinds of players, by the names in a plan."""
    return HurriedAgent if name == HurriedAgent.name else RandomAgent


def plan_of(part: Part, bench: Bench, seed: int) -> Plan:
    """The plan of a part: tables of each size for either kind of players. It changes with the rules and the players."""
    agents = (RandomAgent.name, HurriedAgent.name)
    tables = lineups(agents, profile_of(part.reference).seats, bench.content, apart=True)
    version = f"soak {_players_digest(bench.game.name):08x}"
    digest = digest_of(bench.content, bench.game)
    return Plan(
        reference=part.reference,
        lineups=tables,
        seed=seed,
        version=version,
        digest=digest,
        designs=(),
        uses=(),
        promises=1,
    )


def _players_digest(game: str) -> int:
    """A sum of what decides, beside the rules, how the games of a soak go."""
    files = [ROOT / "tests/soak/games.py", ROOT / "tests/games" / game / "players.py"]
    return zlib.crc32(b"".join(file.read_bytes() for file in files if file.is_file()))


def play_numbered(bench: Bench, plan: Plan, numbers: Sequence[int]) -> list[Row]:
    """Play the games of these numbers; some, by lot, are looked at closely."""
    recorder, often = Recorder(plan), setting_of(bench.game.name).closely
    rows = []
    for number in numbers:
        closely = not scrambled(plan.seed, number, LOT) % often
        rows.append(recorder.row(number, played(bench, plan, number, closely)))
    return rows


def played(bench: Bench, plan: Plan, number: int, closely: bool) -> GameResult:
    """One game, inspected; if looked at closely, played a second time on copies."""
    game, table, seed = bench.game, bench.table, game_seed(plan.seed, number)
    inspector = Inspector(game, setting_of(game.name), closely)
    result = play_game(game, table, _agents(bench, plan, number), seed, inspector)
    if closely and result.fault is None:
        agents = _agents(bench, plan, number)
        return result._replace(fault=fault_on_copies(game, game.start(table, len(agents), seed), agents, result))
    return result


def _agents(bench: Bench, plan: Plan, number: int) -> list[Agent]:
    return seated(bench.game, [bench.makers[name] for name in plan.agents_of(number)], plan.seed, number)
