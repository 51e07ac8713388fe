"""Checks of the flight board, of who takes part, and of the time there is to build."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.issue import Issue

LEAST_SEATS, MOST_SEATS = 2, 4
SHORT_TRACK, LONG_TRACK = 20, 80
"""Spaces that are far out; the base set has 40."""
FAR_POINTS = 52
"""Actions in a run of the timer that are far out; the default is 26."""
ACTIONS_PER_TILE = 2
"""Take it up, and build it in."""


def flight_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with seats, tracks and time."""
    yield from _seats(box)
    yield from _rounds(box)
    yield from _tracks(box)
    yield from _time(box)


def _seats(box: Box) -> Iterator[Issue]:
    players, rules = box.players, box.rules
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.error("wrong-players", "the game is for 2 to 4 players", None, "players",
                        found=f"{players.least} to {players.most}", accepted="2 to 4")  # fmt: skip
    if rules.teams and players.most < MOST_SEATS:
        yield box.error("wrong-players", "rules: teams needs four players", None, "players", accepted="up to 4")
    elif rules.teams and players.least < MOST_SEATS:
        message = f"rules: teams does nothing with fewer than {MOST_SEATS} players"
        yield box.advice("idle-switch", message, None, "rules", "teams", accepted="players: {from: 4, to: 4}")


def _rounds(box: Box) -> Iterator[Issue]:
    rounds = list(box.rules.rounds)
    if len(set(rounds)) < len(rounds):
        message = "rules: rounds plays a round twice"
        yield box.advice("odd-rounds", message, None, "rules", "rounds", found=", ".join(map(str, rounds)))
    elif rounds != sorted(rounds):
        message = "rules: rounds plays a later round before an earlier one"
        yield box.advice("odd-rounds", message, None, "rules", "rounds", found=", ".join(map(str, rounds)))


def gap_of(box: Box, number: int) -> int:
    """Spaces from one rocket to the next at launch (D-01)."""
    return 2 if box.rules.start_gap == "one" else number + 1


def _tracks(box: Box) -> Iterator[Issue]:
    boards = box.flight_boards
    if not boards:
        yield box.error("too-few-tokens", "the set has no flight board")
        return
    for board in boards[1:]:
        yield box.warning("idle-board", f"{board.id}: a second flight board is never used", board)
    first = boards[0]
    if first.count > 1:
        yield box.advice("idle-copies", f"{first.id}: one flight board is used", first, "count", found=first.count)
    for number in dict.fromkeys(box.rules.rounds):
        gap = gap_of(box, number)
        least = gap * (box.players.most - 1) + 1
        if first.spaces < least:
            message = f"{first.id}: in round {number} rockets of {box.players.most} players would start on one space"
            yield box.error("shared-start", message, first, "spaces", found=first.spaces, accepted=f"{least} or more")
    if first.spaces <= SHORT_TRACK:
        message = f"{first.id}: on a short track the leader soon laps the others, who give up"
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted="about 40")
    elif first.spaces >= LONG_TRACK:
        message = f"{first.id}: on a long track nobody is ever lapped"
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted="about 40")


def most_built(box: Box, number: int) -> int:
    """Tiles that a builder can build in before the timer runs out for good in that round."""
    actions = box.rules.action_points * (number + 1)
    return min(box.free_cells(number), actions // ACTIONS_PER_TILE)


def _time(box: Box) -> Iterator[Issue]:
    rules = box.rules
    built = {number: most_built(box, number) for number in box.plans}
    late = [number for number, most in built.items() if most < rules.finish_from]
    if late:
        least = min(built[number] for number in late)
        message = f"rules: nobody can finish while the sand runs in round {' and '.join(map(str, late))}: finish_from \
asks for more tiles than can be built in"
        yield box.warning("late-finish", message, None, "rules", "finish_from", found=rules.finish_from,
                          accepted=f"{least} or less")  # fmt: skip
    short = [number for number, most in built.items() if most < box.free_cells(number)]
    if short:
        message = f"rules: action_points are too few to fill the board of round {' and '.join(map(str, short))}"
        yield box.advice("short-time", message, None, "rules", "action_points", found=rules.action_points)
    if rules.action_points >= FAR_POINTS:
        message = "rules: action_points far beyond what filling a board takes"
        yield box.advice("far-out", message, None, "rules", "action_points", found=rules.action_points,
                         accepted="about 26")  # fmt: skip
