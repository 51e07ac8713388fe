"""Checks of the flight board, of who takes part, and of the time there is to build."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of, in_a_row
from validator.play.games.trucker.checks.box import Box, say

LEAST_SEATS, MOST_SEATS = 2, 4
SHORT_TRACK, USUAL_TRACK, LONG_TRACK = 20, 40, 80
"""Spaces that are far out, and between them those of the base set."""
USUAL_POINTS, FAR_POINTS = 26, 52
"""Actions in a run of the timer: the default, and those that are far out."""
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
        message = say("wrong-players", least=LEAST_SEATS, most=MOST_SEATS)
        yield box.error(
            "wrong-players",
            message,
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )
    if rules.teams and players.most < MOST_SEATS:
        yield box.error(
            "wrong-players", say("teams-of-four"), None, "players", accepted=say("up-to", number=MOST_SEATS)
        )
    elif rules.teams and players.least < MOST_SEATS:
        message = say("idle-teams", players=MOST_SEATS)
        yield box.advice(
            "idle-switch", message, None, "rules", "teams", accepted=say("from-to", least=MOST_SEATS, most=MOST_SEATS)
        )


def _rounds(box: Box) -> Iterator[Issue]:
    rounds = list(box.rules.rounds)
    if len(set(rounds)) < len(rounds):
        yield box.advice("odd-rounds", say("twin-rounds"), None, "rules", "rounds", found=in_a_row(rounds))
    elif rounds != sorted(rounds):
        yield box.advice("odd-rounds", say("odd-rounds"), None, "rules", "rounds", found=in_a_row(rounds))


def gap_of(box: Box, number: int) -> int:
    """Spaces from one rocket to the next at launch (D-01)."""
    return 2 if box.rules.start_gap == "one" else number + 1


def _tracks(box: Box) -> Iterator[Issue]:
    boards = box.flight_boards
    if not boards:
        yield box.error("too-few-tokens", say("no-flight-board"))
        return
    for board in boards[1:]:
        yield box.warning("idle-board", say("second-flight-board", board=board.id), board)
    first = boards[0]
    if first.count > 1:
        message = say("one-flight-board", board=first.id)
        yield box.advice("idle-copies", message, first, "count", found=first.count)
    for number in dict.fromkeys(box.rules.rounds):
        gap = gap_of(box, number)
        least = gap * (box.players.most - 1) + 1
        if first.spaces < least:
            message = say("shared-start", board=first.id, round=number, players=box.players.most)
            yield box.error(
                "shared-start", message, first, "spaces", found=first.spaces, accepted=say("or-more", number=least)
            )
    usual = say("about", number=USUAL_TRACK)
    if first.spaces <= SHORT_TRACK:
        message = say("short-track", board=first.id)
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted=usual)
    elif first.spaces >= LONG_TRACK:
        message = say("long-track", board=first.id)
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted=usual)


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
        message = say("late-finish", rounds=all_of(late))
        yield box.warning(
            "late-finish",
            message,
            None,
            "rules",
            "finish_from",
            found=rules.finish_from,
            accepted=say("or-less", number=least),
        )
    short = [number for number, most in built.items() if most < box.free_cells(number)]
    if short:
        message = say("short-time", rounds=all_of(short))
        yield box.advice("short-time", message, None, "rules", "action_points", found=rules.action_points)
    if rules.action_points >= FAR_POINTS:
        yield box.advice(
            "far-out",
            say("long-time"),
            None,
            "rules",
            "action_points",
            found=rules.action_points,
            accepted=say("about", number=USUAL_POINTS),
        )
