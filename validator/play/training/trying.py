"""Do the weights win? The same player with and without them on the same deals, in each seat in turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from validator.base.issue import ContentError
from validator.content.loading import ContentSet
from validator.play.agents.contract import Agent, MakeAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.learned.laid_on import laid_on
from validator.play.learned.weights import Tried, Weights, read_weights, weights_issues
from validator.play.playtest.figures.statistics import student
from validator.play.playtest.running.crews import Where, crew_of
from validator.play.playtest.running.ordinary import Progress
from validator.play.playtest.running.plan import Bench, Plan, bench_of, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import Refused, game_seed, play_game, seated
from validator.play.playtest.running.workers import Job
from validator.play.training.course import plainly_opened

PLAYER = "steady"
"""Who plays with and without the weights."""
LEAST_WON = 53.0
"""Weights are worth having from so many percent on, where their interval lies above `EVEN`."""
EVEN = 50.0
_TRYING = 4
"""Purpose of the seeds of trials: no game that was learned from is played again."""
_LEARNED, _PLAIN = f"learned:{PLAYER}", f"plain:{PLAYER}"


class Deal(msgspec.Struct, frozen=True):
    """The games of one deal, one for each seat in which the weights were: how much was won in all of them."""

    number: int
    won: float


@dataclass(frozen=True)
class Knowing:
    """Opens a set with the weights of a file."""

    file: str

    def __call__(self, reference: str) -> tuple[ContentSet, Game]:
        content, game = plainly_opened(reference)
        weights = read_weights(Path(self.file), content, content.name)
        if weights is None:
            raise ContentError(weights_issues(Path(self.file), content))
        return content, laid_on(game, content, weights)

    def reading(self, file: str) -> "Knowing":
        """The same with the file lying elsewhere, as it does on another machine."""
        return Knowing(file)


def contender(name: str) -> MakeAgent:
    """The maker of ``learned:steady`` or of ``plain:steady``, who knows nothing of weights."""
    kind, _, agent = name.partition(":")
    return agent_named(agent) if kind == "learned" else partial(_plain, agent_named(agent))


def _plain(make: MakeAgent, game: Game, seed: int) -> Agent:
    return make(game.unlearned or game, seed)


def try_out(
    reference: str, file: Path, seats: int, games: int, seed: int, workers: Where, progress: Progress | None = None
) -> Tried | None:
    """How the weights of a file do in at least so many games at tables of one size; None after Ctrl-C.

    Raises:
        ContentError: the file does not fit the set, with what is wrong.
        Refused: a game broke.
        Stopped: a worker died.
    """
    opener = Knowing(file.as_posix())
    bench = bench_of(reference, [_LEARNED, _PLAIN], opener, contender)
    plan = plan_of(reference, ((_LEARNED, *[_PLAIN] * (seats - 1)),), scrambled(seed, _TRYING), bench)
    deals = ceil(games / seats)
    found: list[Deal] = []
    with crew_of(Job(plan, opener, contender), bench, workers) as crew:
        try:
            for more in crew.spread(tried, [range(deals)]):
                found += more
                if progress is not None:
                    progress("games", len(found) * seats, deals * seats)
        except KeyboardInterrupt:
            crew.interrupted = True
    return None if len(found) < deals else outcome_of(found, seats)


def tried(bench: Bench, plan: Plan, numbers: Sequence[int]) -> Iterator[Deal]:
    """The deals of these numbers, each played with the weights in every seat in turn."""
    for number in numbers:
        yield Deal(number, _won(bench, plan, number))


def _won(bench: Bench, plan: Plan, number: int) -> float:
    (lineup,) = plan.lineups
    total = 0.0
    for place in range(len(lineup)):
        names = lineup[-place:] + lineup[:-place] if place else lineup
        agents = seated(bench.game, [bench.makers[name] for name in names], plan.seed, number)
        result = play_game(bench.game, bench.table, agents, game_seed(plan.seed, number))
        if result.fault is not None:
            raise Refused(result.fault)
        total += (place in result.winners) / len(result.winners)
    return total


def outcome_of(deals: Sequence[Deal], seats: int) -> Tried:
    """The percentage of games won, as if between two, with its interval; each deal counts as one trial."""
    won = [EVEN * deal.won for deal in sorted(deals, key=lambda deal: deal.number)]
    mean = fmean(won)
    wide = student(len(won) - 1) * stdev(won) / sqrt(len(won)) if len(won) > 1 else EVEN * seats
    return Tried(
        games=len(won) * seats,
        won=round(min(100.0, mean), 1),
        least=round(max(0.0, mean - wide), 1),
        most=round(min(100.0, mean + wide), 1),
    )


def is_worth_having(tried: Tried) -> bool:
    """Whether players do clearly better with the weights."""
    return tried.won >= LEAST_WON and tried.least > EVEN


def with_trial(weights: Weights, tried: Tried) -> Weights:
    """The weights, with how they did."""
    return msgspec.structs.replace(weights, tried=tried)
