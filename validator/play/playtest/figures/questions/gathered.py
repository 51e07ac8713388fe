"""The kept games that the questions are put to."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from validator.play.engine.game import Contrast
from validator.play.playtest.figures.results import MOST_GAMES, Said
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row, columns_of

RANDOM = "random"


class Games(NamedTuple):
    """The games at one table, in order; ``title`` names the table."""

    lineup: tuple[str, ...]
    title: Said
    rows: list[Row]

    @property
    def alone(self) -> bool:
        """Whether the same agent sat in every seat."""
        return len(set(self.lineup)) == 1


class Seats(NamedTuple):
    """The seats of one agent, a row each: whether each design was played.

    ``wins`` are parts of a win, ``fair`` is an equal share of it, ``points`` the score, ``table`` the number of the
    table. What seats of one game have in common makes them one line of ``game``.
    """

    agent: str
    played: NDArray[np.bool_]
    wins: NDArray[np.float64]
    fair: NDArray[np.float64]
    points: NDArray[np.int64]
    table: NDArray[np.int64]
    game: NDArray[np.int64]


class Gathered(NamedTuple):
    """All that is asked about: the tables, the designs' ids, and the seats of the agent that plays best."""

    tables: tuple[Games, ...]
    designs: tuple[str, ...]
    seats: Seats

    @property
    def own(self) -> tuple[Games, ...]:
        """The tables at which only that agent sat, or all of them where there is none."""
        own_games = tuple(table for table in self.tables if set(table.lineup) == {self.seats.agent})
        return own_games or self.tables


def leading(lineups: Iterable[Sequence[str]]) -> str:
    """The agent whose games tell most: the first named that does not play at random."""
    names = list(dict.fromkeys(name for lineup in lineups for name in lineup))
    return next((name for name in names if name != RANDOM), names[0])


def played_column(uses: Sequence[str], contrast: Contrast) -> int:
    """The column that says that a design was put to use."""
    return columns_of(uses).index(contrast.played or contrast.seen)


def gathered(plan: Plan, rows: Iterable[Row], titles: Mapping[tuple[str, ...], Said], contrast: Contrast) -> Gathered:
    """A run's kept games without those that broke; ``titles`` names the tables, ``contrast`` says what playing is."""
    by_table: list[list[Row]] = [[] for _ in plan.lineups]
    for row in rows:
        if row.number >= MOST_GAMES:
            break
        if row.fault is None:
            by_table[plan.table_of(row.number)].append(row)
    tables = tuple(
        Games(lineup, titles[lineup], gathered)
        for lineup, gathered in zip(plan.lineups, by_table, strict=True)
        if gathered
    )
    return Gathered(tables, plan.designs, seats_of(plan, by_table, leading(plan.lineups), contrast))


def seats_of(plan: Plan, by_table: Sequence[Sequence[Row]], agent: str, contrast: Contrast) -> Seats:
    """The seats that an agent had."""
    columns = len(columns_of(plan.uses))
    width = len(plan.designs) * columns
    bits: list[NDArray[np.bool_]] = []
    others: list[tuple[Any, ...]] = []
    for table, rows in enumerate(by_table):
        for row in rows:
            agents = plan.agents_of(row.number)
            own = [seat for seat, name in enumerate(agents) if name == agent]
            seats = np.unpackbits(np.frombuffer(row.uses, np.uint8), bitorder="little")[: len(agents) * width]
            bits.append(seats.reshape(len(agents), -1)[own].astype(bool))
            others += [
                (seat in row.winners and 1 / len(row.winners), 1 / len(agents), row.scores[seat], table, row.number)
                for seat in own
            ]
    uses = np.concatenate(bits) if bits else np.zeros((0, width), bool)
    uses = uses.reshape(len(uses), len(plan.designs), columns)
    wins, fair, points, tables, games = (list(column) for column in zip(*others, strict=True)) if others else [[]] * 5
    return Seats(
        agent,
        uses[:, :, played_column(plan.uses, contrast)],
        np.array(wins, float),
        np.array(fair, float),
        np.array(points, np.int64),
        np.array(tables, np.int64),
        np.array(games, np.int64),
    )
