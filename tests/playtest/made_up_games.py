"""Games that nobody played, made so that the answer to a question is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from validator.play.engine.game import Contrast
from validator.play.playtest.figures.questions.gathered import Gathered, gathered
from validator.play.playtest.figures.results import said
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row, bits

DESIGNS = 12
PLAYED = 1
Strength = Callable[[Sequence[int]], float]


def plan(*lineups: tuple[str, ...]) -> Plan:
    """A plan with a dozen designs."""
    return Plan(
        reference="made-up",
        lineups=lineups or (("greedy", "greedy"),),
        seed=1,
        version="0",
        digest="0",
        designs=tuple(f"card-{number}" for number in range(DESIGNS)),
        uses=("drawn", "played"),
        promises=0,
    )


def row(number: int, hands: Sequence[Sequence[int]], winners: Sequence[int], **more: object) -> Row:
    """A game in which each seat played some designs."""
    places = [
        (seat * DESIGNS + card) * 2 + use for seat, hand in enumerate(hands) for card in hand for use in (0, PLAYED)
    ]
    scores = [10 * (seat in winners) for seat in range(len(hands))]
    told = bits(places, len(hands) * DESIGNS * 2)
    return Row(number, scores, list(winners), 5, 20, 0, b"", told, {}, **more)  # type: ignore[arg-type]


def course(*rounds: tuple[int, ...], winners: Sequence[int]) -> Row:
    """A game of which only the points at the end of each round matter."""
    empty: list[list[int]] = [[] for _ in rounds[0]]
    return row(0, empty, winners, course=[list(points) for points in rounds], starter=0, decisions=30)


def games(count: int, hand_of: Callable[[np.random.Generator], Sequence[int]], strength: Strength) -> list[Row]:
    """Games for two; the seat with the greater strength, plus chance, wins."""
    dice = np.random.Generator(np.random.PCG64(1))
    found = []
    for number in range(count):
        hands = [sorted(hand_of(dice)) for _ in range(2)]
        power = [strength(hand) + dice.normal() for hand in hands]
        found.append(row(number, hands, [int(power[1] > power[0])]))
    return found


def asked(rows: Sequence[Row], made: Plan | None = None) -> Gathered:
    """The games as questions are put to them."""
    made = made or plan()
    titles = {lineup: said("table", players=len(lineup)) for lineup in made.lineups}
    return gathered(made, rows, titles, Contrast("drawn", "drawn", "played"))
