"""Pebbles with positions that can be described, and lessons whose truth is known."""

from __future__ import annotations

from dataclasses import replace

from tests.playtest import pebbles
from validator.content.loading import ContentSet
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Features, Game
from validator.play.training.lessons import Label, Lesson

FEATURES = Features(
    shown=("board",),
    held=("hand",),
    cards=lambda state, seat: [[], state.hands[seat]],
    rounds_left=lambda state: len(state.stack) / state.seats,
    numbers=("points",),
    counted=lambda state, seat: [float(state.points[seat])],
)


def open_described(reference: str) -> tuple[ContentSet, Game]:
    """A set of pebbles and its game."""
    content, game = pebbles.open_toy(reference)
    return content, replace(game, features=FEATURES)


def made_up(games: int, noise: int, once: float, each_round: float) -> list[Lesson]:
    """Lessons in which card 1 on the board is worth so much more than it looks, mirrored, and card 0 nothing."""
    dice = Dice(7)
    found = []
    for number in range(games):
        choices = []
        for _ in range(5):
            left, labels = float(1 + below(dice, 8)), []
            for _ in range(4):
                own, theirs = ([below(dice, 2) for _ in range(3)] for _ in range(2))
                value = float(below(dice, 10))
                luck = noise * (below(dice, 2001) - 1000) / 1000
                end = value + (sum(own) - sum(theirs)) * (once + each_round * left) + luck
                labels.append(Label(value, end, left, [own, [], theirs], [0.0]))
            choices.append(labels)
        found.append(Lesson(number, choices))
    return found
