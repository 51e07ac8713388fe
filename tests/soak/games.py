"""The games of a soak: which there are, and how one is played."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from tests import ROOT
from tests.soak.inspection import Inspector, fault_on_copies
from tests.soak.players import HurriedAgent
from tests.soak.setting import DOCUMENTED, Profile, setting_of, under
from validator.content.loading import ContentSet
from validator.play.agents.contract import Agent, MakeAgent
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.plan import Bench, Plan, digest_of, lineups
from validator.play.playtest.running.rows import Recorder, Row
from validator.play.playtest.running.table import GameResult, game_seed, play_game, seated

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
    files = [ROOT / "tests/soak/players.py", ROOT / "tests/games" / game / "players.py"]
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
