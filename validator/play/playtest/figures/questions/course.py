"""How one game went, from the points at the end of each round. Every function takes a kept game."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.playtest.running.rows import Row


def leaders(points: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    most = max(points)
    return [seat for seat, found in enumerate(points) if found == most]


def wins_of(row: Row, seats: Sequence[int]) -> float:
    """The part of the win that falls to one of these seats taken by lot; a win that is shared counts in parts."""
    return sum(seat in row.winners for seat in seats) / len(seats) / len(row.winners)


def leader_wins(row: Row, over: int) -> float:
    """Whether who led when ``over`` rounds were over won; of several who led alike, one is taken by lot."""
    return wins_of(row, leaders(row.course[over - 1]))


def halfway(row: Row) -> int:
    """Half of the rounds, rounded up, or 0 where the game has fewer than two."""
    return (len(row.course) + 1) // 2 if len(row.course) > 1 else 0


def is_level(row: Row) -> bool:
    """Whether all had the same points halfway."""
    points = row.course[halfway(row) - 1]
    return len(leaders(points)) == len(points)


def lead_changes(row: Row) -> int:
    """How often a seat came to lead alone after another had; the end counts as the last round."""
    changes, last = 0, -1
    for points in row.course:
        first = leaders(points)
        if len(first) == 1:
            changes += last not in (-1, first[0])
            last = first[0]
    return changes


def ahead_for_good(row: Row) -> int:
    """After how many rounds a winner led and went on leading, alone or with others, to the end.

    The number of rounds where the points were not enough (a tie that something else decided counts as a lead).
    """
    over = len(row.course)
    for points in reversed(row.course[:-1]):
        if not set(leaders(points)) & set(row.winners):
            break
        over -= 1
    return over


def from_behind(row: Row) -> bool:
    """Whether no winner was among those who led halfway."""
    return not set(leaders(row.course[halfway(row) - 1])) & set(row.winners)


def from_last(row: Row) -> bool:
    """Whether every winner had the fewest points halfway, and fewer than who led."""
    points = row.course[halfway(row) - 1]
    return min(points) < max(points) and all(points[seat] == min(points) for seat in row.winners)


def first_wins(row: Row) -> float:
    """What part of the win fell to the seat that acted first; to the first seat where all act at once."""
    return wins_of(row, [max(row.starter, 0)])
