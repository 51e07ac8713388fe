"""Which pieces are played how often, and which of them look as if goals were missed because of them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lab.goals.each_game import has_shares, shares
from validator.play.lab.goals.stated import Goal
from validator.play.lab.tuning.ground import Numbers
from validator.play.playtest.figures.hands import hands_of
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import PLAYED, Row, columns_of

MOST_SUSPECT = 10.0
FEWEST_GAMES = 20


class Fair(NamedTuple):
    """What a number would be if it were like others, and how widely those lie around it."""

    value: float
    spread: float


class Hints(NamedTuple):
    """What the games of the unchanged set say of each piece, by id, and the price list of each cost.

    Attributes:
        usage: how many seats play it in a game.
        suspicion: from 1 (nothing speaks against it) to `MOST_SUSPECT`.
        fair: what numbers would be by a price list, by address.
    """

    usage: dict[str, float]
    suspicion: dict[str, float]
    fair: Mapping[str, Fair] = MappingProxyType({})


def hints_of(content: ContentSet, game: Game, missed: Sequence[Goal], plan: Plan, rows: Sequence[Row]) -> Hints:
    """Hints from games: who is played in games in which missed goals are missed by more, and what stands out in hands.

    Dealing is chance, so a piece whose games are longer than others makes them longer, as far as chance tells.
    """
    sound = [row for row in rows if row.fault is None]
    if len(sound) < FEWEST_GAMES:
        return Hints({}, {})
    played = np.array([_played(plan, row) for row in sound], float)
    strange = np.maximum(_standing_out(content, game, plan, sound), _associated(missed, plan, sound, played))
    suspicion = 1 + np.minimum(MOST_SUSPECT - 1, (strange / 2) ** 2)
    return Hints(_by_piece(plan, played.mean(axis=0)), _by_piece(plan, suspicion))


def _by_piece(plan: Plan, values: Numbers) -> dict[str, float]:
    """The values by the piece a design is of, or is a part of (``G01.left``); the largest of its parts."""
    found: dict[str, float] = {}
    for design, value in zip(plan.designs, values.tolist(), strict=True):
        piece = design.partition(".")[0]
        found[piece] = max(value, found.get(piece, 0.0))
    return found


def _played(plan: Plan, row: Row) -> Numbers:
    """How many seats played each design."""
    width, designs = len(columns_of(plan.uses)), len(plan.designs)
    seats = len(plan.agents_of(row.number))
    bits = np.unpackbits(np.frombuffer(row.uses, np.uint8), bitorder="little")[: seats * designs * width]
    counts: Numbers = bits.reshape(seats, designs, width)[:, :, PLAYED].sum(axis=0).astype(float)
    return counts


def _associated(missed: Sequence[Goal], plan: Plan, rows: Sequence[Row], played: Numbers) -> Numbers:
    """For each design by how many standard errors games with it differ in a missed goal; the most of all goals."""
    found = np.zeros(played.shape[1])
    tables = np.array([plan.table_of(row.number) for row in rows])
    for goal in missed:
        if not has_shares(goal.measure):
            continue
        told = [shares(goal, plan, row) for row in rows]
        known = np.array([share is not None for share in told])
        if known.sum() < FEWEST_GAMES:
            continue
        values = _within_tables(np.array([0.0 if share is None else share for share in told])[known], tables[known])
        counts = _within_tables(played[known], tables[known])
        scale = np.sqrt((counts**2).sum(axis=0) * (values**2).sum())
        related = np.divide(counts.T @ values, scale, out=np.zeros_like(scale), where=scale > 0)
        found = np.maximum(found, np.abs(related) * np.sqrt(known.sum()))
    return found


def _within_tables(values: Numbers, tables: Numbers) -> Numbers:
    """The values less the mean of their table."""
    found = values.astype(float).copy()
    for table in np.unique(tables):
        found[tables == table] -= found[tables == table].mean(axis=0)
    return found


def _standing_out(content: ContentSet, game: Game, plan: Plan, rows: Sequence[Row]) -> Numbers:
    """By how many standard errors each design wins more or less than the typical one; much for dead and automatic."""
    tally = Tally(plan, game.contrasts)
    tally.add(rows)
    found = np.zeros(len(plan.designs))
    for hand in hands_of(tally, content):
        for place, card in enumerate(hand.cards):
            lift = card.draw_lift
            if lift is not None and lift.high > lift.low:
                found[place] = max(found[place], abs(lift.value) / (lift.high - lift.low) * 4)
            if card.verdicts:
                found[place] = max(found[place], 6.0)
    return found
