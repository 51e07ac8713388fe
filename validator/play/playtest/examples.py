"""Games of a run that show what a figure says: those in which it can be seen best come first."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from validator.base.issue import WrongUse
from validator.play.engine.game import Contrast
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row, columns_of

MOST = 60
NO_SEAT = -1
How = Literal["strong", "weak", "automatic", "dead", "drawn"]
"""How a card stands out: seats that had it and won, had it and lost, played it, did not play it; or had it."""
Which = Literal["long", "short", "high", "low", "close", "clear", "broken", "any"]
"""Games by their length, their highest score, by how much they were won; those that broke; or any in their order."""


class Example(NamedTuple):
    """A game by its number from 0: who played, how it ended, and the ``seat`` (from 0) that it is about, or -1."""

    number: int
    agents: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    length: int
    seat: int = NO_SEAT
    fault: str | None = None


def games_of_card(
    rows: Iterable[Row], plan: Plan, contrasts: Sequence[Contrast], design: str, how: str, agent: str = ""
) -> list[Example]:
    """Games in which a seat (of ``agent``, if one is named) had the design.

    Raises:
        WrongUse: there is no such design, or no such way to stand out.
    """
    if design not in plan.designs or how not in get_args(How):
        raise WrongUse(f"the run knows no {design!r} that is {how!r}")
    had = _Had(plan, contrasts, plan.designs.index(design))
    found = [
        _example(row, plan, seat)
        for row in rows
        if row.fault is None
        for seat, name in enumerate(plan.agents_of(row.number))
        if (not agent or name == agent) and had.shows(row, seat, how)
    ]
    if how in ("strong", "weak"):
        side = 1 if how == "strong" else -1
        found.sort(key=lambda one: -side * _lead(one.scores, one.seat))
    return found[:MOST]


def games_of_seat(rows: Iterable[Row], plan: Plan, players: int, seat: int) -> list[Example]:
    """Games of so many players that a seat (from 0) won, those it won by most first."""
    found = [_example(row, plan, seat) for row in rows if len(row.scores) == players and seat in row.winners]
    return sorted(found, key=lambda one: -_lead(one.scores, seat))[:MOST]


def games_by(rows: Iterable[Row], plan: Plan, which: str) -> list[Example]:
    """Games that stand out by themselves. Raises WrongUse for a ``which`` that is none of `Which`."""
    if which not in get_args(Which):
        raise WrongUse(f"games stand out by {', '.join(get_args(Which))}, not by {which!r}")
    is_broken = which == "broken"
    found = [_example(row, plan, NO_SEAT) for row in rows if (row.fault is not None) == is_broken]
    orders: dict[str, Callable[[Example], int]] = {
        "long": lambda one: -one.length,
        "short": lambda one: one.length,
        "high": lambda one: -max(one.scores),
        "low": lambda one: max(one.scores),
        "close": lambda one: _margin(one.scores),
        "clear": lambda one: -_margin(one.scores),
    }
    return (sorted(found, key=orders[which]) if which in orders else found)[:MOST]


class _Had:
    """Looks up in a game's bits who had a design and who played it, as the tally counts both."""

    def __init__(self, plan: Plan, contrasts: Sequence[Contrast], design: int) -> None:
        columns = columns_of(plan.uses)
        self._first, self._a_seat = design * len(columns), len(plan.designs) * len(columns)
        self._ways = [
            (
                columns.index(one.seen),
                [place for place, use in enumerate(columns) if one.played and use.startswith(one.played)]
                or [columns.index(one.seen)],
            )
            for one in contrasts
        ]

    def shows(self, row: Row, seat: int, how: str) -> bool:
        """Whether a seat had the design in that way."""
        seen = [played for seen, played in self._ways if self._is_set(row, seat, seen)]
        if not seen:
            return False
        if how in ("strong", "weak"):
            return (seat in row.winners) == (how == "strong")
        has_played = any(self._is_set(row, seat, column) for played in seen for column in played)
        return how == "drawn" or has_played == (how == "automatic")

    def _is_set(self, row: Row, seat: int, column: int) -> bool:
        place = seat * self._a_seat + self._first + column
        return bool(row.uses[place >> 3] >> (place & 7) & 1)


def _example(row: Row, plan: Plan, seat: int) -> Example:
    return Example(row.number, plan.agents_of(row.number), row.scores, row.winners, row.length, seat, row.fault)


def _lead(scores: Sequence[int], seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    others = [score for place, score in enumerate(scores) if place != seat]
    return scores[seat] - max(others, default=0)


def _margin(scores: Sequence[int]) -> int:
    ranked = sorted(scores, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0]
