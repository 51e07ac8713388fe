"""Which draws were dead? Cards that come to a player and are hardly ever put to use."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from validator.playtest.figures.questions.asked import Dots, Mark, Question, cell, share
from validator.playtest.figures.questions.gathered import Gathered
from validator.playtest.figures.said import Name, Said, figure, said
from validator.playtest.figures.statistics import Interval, median, wilson

DEAD = 0.05
"""A draw is dead if it is played less often than this; a card is called so if its whole interval lies below."""
LEAST_DRAWN = 30
MOST_SHOWN = 10
MOST_NAMED = 5


class Draw(NamedTuple):
    """A design, how many seats drew it, and the share of them that played it."""

    design: str
    seats: int
    played: Interval


def draws_of(found: Gathered) -> list[Draw]:
    """Every design that was drawn, in the set's order."""
    drawn = found.seats.drawn.sum(axis=0).tolist()
    played = np.logical_and(found.seats.drawn, found.seats.played).sum(axis=0).tolist()
    return [
        Draw(design, seats, wilson(used, seats))
        for design, seats, used in zip(found.designs, drawn, played, strict=True)
        if seats
    ]


def dead_draws(found: Gathered) -> Question:
    """The question's answer."""
    draws = draws_of(found)
    known = [draw for draw in draws if draw.seats >= LEAST_DRAWN]
    if not known:
        return Question(key="draws", answer=(said("draws-untold", agent=found.seats.agent, least=LEAST_DRAWN),))
    shown = sorted(known, key=lambda draw: (draw.played.value, draw.played.high))[:MOST_SHOWN]
    usual = median(draw.played.value for draw in known)
    marks = tuple(
        Mark(label=cell(Name(id=draw.design)), value=draw.played, against=usual,
             look="weak" if draw.played.high < DEAD else "", cards=(draw.design,))
        for draw in shown
    )  # fmt: skip
    return Question(
        key="draws",
        answer=tuple(_answer(found, draws, known)),
        plot=Dots(marks=marks, form="share", upright=said("usual-card")),
    )


def _answer(found: Gathered, draws: list[Draw], known: list[Draw]) -> list[Said]:
    seats = sum(draw.seats for draw in draws)
    played = wilson(round(sum(draw.played.value * draw.seats for draw in draws)), seats)
    dead = sorted((draw for draw in known if draw.played.high < DEAD), key=lambda draw: draw.played.value)
    overall = said("draws-overall", agent=found.seats.agent, share=figure(played, "share"))
    if not dead:
        return [said("draws-none", overall=overall, cards=len(known), dead=share(DEAD))]
    named = tuple(Name(id=draw.design) for draw in dead[:MOST_NAMED])
    rest = len(dead) - len(named)
    return [said("draws-dead", overall=overall, cards=len(dead), named=named, rest=rest, dead=share(DEAD))]
