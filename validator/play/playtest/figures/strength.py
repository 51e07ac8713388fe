"""How strong players are: at tables of each size, against chance, and as one number each.

What the cards of a game are worth shows in the hands of those who play it well. Of a game whose rules are data nothing
is known but its points, so that its players are measured against players at random before a card is judged.

The model is Luce's (1959): of those at a table each wins in proportion to a strength of its own. That a winner is
chosen over each other seat gives counts for pairs, from which strengths follow (Maystre and Grossglauser 2015, as
`choix` has it; Azari Soufiani and others 2013 on taking rankings apart in this way). Intervals are those of Efron's
bootstrap (1979) over games, not over pairs: the pairs of one game are not independent.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from math import log
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy
from numpy.typing import NDArray

from validator.base.decoding import from_json
from validator.base.opening import bytes_held
from validator.play.playtest.figures.results import Figure, Hand, Said, figure, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.table import Row

LADDER_FORMAT, FILE = 1, "ladder.json"
ANCHOR = "greedy"
"""Who the others are measured by where it plays: the player that never changes."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How one player stands: ``place`` from 1, ``wins`` with shared ones in parts, ``rating`` as in `rating`."""

    player: str
    place: int
    games: int
    wins: float
    rating: Interval


class Rungs(msgspec.Struct, frozen=True, kw_only=True):
    """The players at tables of so many seats, the strongest first, and how many of the games broke."""

    seats: int
    games: int
    broken: int
    rungs: tuple[Rung, ...]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """All that ``ladder.json`` holds. ``digest`` names the set, rules and players as they were."""

    format: int
    set: str
    title: str
    game: str
    version: str
    digest: str
    seed: int
    interrupted: bool
    tables: tuple[Rungs, ...]
    set_titles: dict[str, str] = {}


def ladder_in(folder: Path) -> Ladder | None:
    """The ladder that was last written there; None where there is none, or one of another form."""
    try:
        ladder = from_json(bytes_held(folder / FILE) or b"", Ladder)
    except (msgspec.DecodeError, RecursionError):
        return None
    return ladder if ladder.format == LADDER_FORMAT else None


def stands(ladder: Ladder, agents: Iterable[str], sizes: Iterable[int], digest: str) -> list[Said]:
    """Where players stand at tables of these sizes, in sentences; none for those who were not on the ladder."""
    wanted, asked = list(agents), set(sizes)
    stands = [
        _stand(rung, table)
        for table in ladder.tables
        if table.seats in asked
        for rung in table.rungs
        if rung.player in wanted
    ]
    return [*stands, said("stands-before")] if stands and ladder.digest != digest else stands


def _stand(rung: Rung, table: Rungs) -> Said:
    key = "stands-anchor" if rung.player == ANCHOR else "stands"
    players = len(table.rungs)
    return said(key, agent=rung.player, place=rung.place, players=players, seats=table.seats, **rated(rung))


def rated(rung: Rung) -> dict[str, str]:
    """The rating and the ends of its interval, as messages take them."""
    return {name: f"{getattr(rung.rating, name):.0f}" for name in ("value", "low", "high")}


class Measured(NamedTuple):
    """How a player did against players at random: its share of wins, the share that is its due, in so many games."""

    wins: Interval | None
    fair: float
    games: int

    @property
    def is_better(self) -> bool:
        """Whether it wins more than its due, beyond chance."""
        return self.wins is not None and self.wins.low > self.fair


def judging(hands: Sequence[Hand], players: Mapping[str, Measured]) -> tuple[Hand, ...]:
    """Hands of which those of players who are not better than at random are judged nowhere."""
    return tuple(hand if _may_judge(hand, players) else _unjudged(hand) for hand in hands)


def _may_judge(hand: Hand, players: Mapping[str, Measured]) -> bool:
    return hand.agent not in players or players[hand.agent].is_better


def _unjudged(hand: Hand) -> Hand:
    cards = tuple(msgspec.structs.replace(card, verdicts=(), by_points=False) for card in hand.cards)
    return msgspec.structs.replace(hand, cards=cards)


def no_better(hand: Hand, players: Mapping[str, Measured]) -> Said | None:
    """The sentence that a player is not better than at random; None where it is, or where nobody asked."""
    if _may_judge(hand, players):
        return None
    one = players[hand.agent]
    if one.wins is None:
        return said("cards-at-random", agent=hand.agent)
    due = Figure(value=one.fair, form="share")
    return said("cards-no-better", agent=hand.agent, games=one.games, wins=figure(one.wins, "share"), fair=due)


EVEN = 1_000.0
"""The rating of the player that the others are measured by."""
TENFOLD = 400.0
"""Who is rated so much higher wins ten games for each of the other's, as in Elo's ratings of chess players."""
PRIOR = 0.5
"""Wins either way that each two players are given from the first, so that who never wins has a rating too."""
RESAMPLES = 400
_MOST_STEPS = 10_000
Matrix = NDArray[numpy.float64]


class Finish(NamedTuple):
    """One game: the players by seat, as numbers, and the seats that won."""

    players: Sequence[int]
    winners: Sequence[int]


def ratings(count: int, games: Iterable[Finish], anchor: int | None) -> list[Interval]:
    """The rating of each of ``count`` players, to whole points.

    Args:
        anchor: the player who is rated `EVEN`, so that the others' intervals are those of the difference; None: the
            mean of all is.
    """
    counts: Matrix = numpy.array([_pairs(count, game) for game in games], dtype=float)
    value = _rated(counts.sum(axis=0).reshape(count, count), anchor)
    chance = numpy.random.default_rng(count)
    draws = chance.multinomial(len(counts), numpy.full(len(counts), 1 / len(counts)), size=RESAMPLES)
    tried = numpy.array([_rated((draw @ counts).reshape(count, count), anchor) for draw in draws])
    low, high = numpy.quantile(tried, (0.025, 0.975), axis=0)
    return [
        Interval(float(round(middle)), float(round(min(least, middle))), float(round(max(most, middle))))
        for middle, least, most in zip(value, low, high, strict=True)
    ]


def _pairs(count: int, game: Finish) -> Matrix:
    """How much each player won over each other in one game, as one row; those who share a win win half."""
    won: Matrix = numpy.zeros((count, count))
    for seat, player in enumerate(game.players):
        for other, rival in enumerate(game.players):
            if player != rival and seat in game.winners:
                won[player, rival] += 0.5 if other in game.winners else 1.0
    return won.reshape(count * count)


def _rated(won: Matrix, anchor: int | None) -> Matrix:
    given = PRIOR * (1 - numpy.eye(len(won)))
    strengths: Matrix = import_module("choix").ilsr_pairwise_dense(won + given, max_iter=_MOST_STEPS)
    at = strengths.mean() if anchor is None else strengths[anchor]
    rated: Matrix = EVEN + TENFOLD / log(10) * (strengths - at)
    return rated


def rungs_of(seats: int, players: Sequence[str], rows: Iterable[tuple[Row, Sequence[str]]]) -> Rungs:
    """The standing at tables of one size; ``rows`` are games with the names of their players by seat."""
    numbers = {name: number for number, name in enumerate(players)}
    finishes, broken = [], 0
    played, won = [0] * len(players), [0.0] * len(players)
    for row, names in rows:
        if row.fault is not None:
            broken += 1
            continue
        seated = [numbers[name] for name in names]
        finishes.append(Finish(seated, row.winners))
        for seat, player in enumerate(seated):
            played[player] += 1
            won[player] += (seat in row.winners) / len(row.winners)
    intervals = ratings(len(players), finishes, numbers.get(ANCHOR)) if finishes else []
    order = sorted(range(len(intervals)), key=lambda player: (-intervals[player].value, player))
    rungs = [
        Rung(player=players[player], place=place, games=played[player], wins=won[player], rating=intervals[player])
        for place, player in enumerate(order, start=1)
    ]
    return Rungs(seats=seats, games=len(finishes), broken=broken, rungs=tuple(rungs))
