"""Boards, actions, and what each player needs of a colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.vocabulary import tag_of
from validator.games.steam.checks.box import Box
from validator.games.steam.words.vocabulary import PlayerToken
from validator.issue import Issue, Severity

DISCS_OF_A_PLAYER = 5
LEAST_TRAINS = 10
"""With fewer trains a player runs out of links in an ordinary game."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of boards, actions and small components."""
    yield from _boards(box)
    yield from _actions(box)
    yield from _colours(box, box.discs, "discs", DISCS_OF_A_PLAYER)
    yield from _colours(box, box.trains, "trains", LEAST_TRAINS)
    yield from _money(box)


def _boards(box: Box) -> Iterator[Issue]:
    for boards, what in ((box.goods_boards, "goods board"), (box.income_boards, "income board")):
        if len(boards) != 1:
            message = f"a set has one {what}, this one has {len(boards)}"
            piece = boards[-1] if boards else None
            yield box.issue("wrong-boards", message, piece, *(() if piece else ("parts",)), found=len(boards),
                            accepted="1")  # fmt: skip
    for board in box.income_boards[:1]:
        if board.first_share > board.last_share:
            message = f"{board.id}: shares begin at {board.first_share} and end at {board.last_share}"
            yield box.issue("out-of-range", message, board, "first_share", found=board.first_share,
                            accepted=f"0 to {board.last_share}")  # fmt: skip
        if board.order < box.players.most:
            message = f"{board.id} has places for {board.order} players, the set is for {box.players.most}"
            yield box.issue("short-track", message, board, "order", found=board.order,
                            accepted=f"at least {box.players.most}")  # fmt: skip
        played = [box.rules.rounds.get(seats, 0) for seats in range(box.players.least, box.players.most + 1)]
        if board.rounds < max(played, default=0):
            message = f"{board.id} counts {board.rounds} rounds, the rules play up to {max(played)}"
            yield box.issue("short-track", message, board, "rounds", severity=Severity.WARNING, found=board.rounds,
                            accepted=f"at least {max(played)}")  # fmt: skip


def _actions(box: Box) -> Iterator[Issue]:
    for board in box.goods_boards[:1]:
        if len(board.actions) < box.players.most:
            message = f"{box.players.most} players select an action each, {board.id} has {len(board.actions)}"
            yield box.issue("too-few-actions", message, board, "actions", found=len(board.actions),
                            accepted=f"at least {box.players.most}")  # fmt: skip
        tags = Counter(map(tag_of, board.actions))
        for number, action in enumerate(board.actions):
            first = next(place for place, other in enumerate(board.actions) if tag_of(other) == tag_of(action))
            if tags[tag_of(action)] > 1 and number != first:
                message = f"{board.id} has the action {tag_of(action)!r} twice"
                yield box.issue("twin-action", message, board, "actions", number, severity=Severity.WARNING)


def _colours(box: Box, tokens: list[PlayerToken], what: str, least: int) -> Iterator[Issue]:
    """Every player needs a colour, and enough of it."""
    counts: Counter[str] = Counter()
    for token in tokens:
        counts[token.colour] += token.count
    if len(counts) < box.players.most:
        message = f"{box.players.most} players need {what} in as many colours, the set has {len(counts)}"
        yield box.issue("too-few-colours", message, None, "players", found=len(counts),
                        accepted=f"at least {box.players.most}")  # fmt: skip
    for token in tokens:
        if counts[token.colour] < least:
            severity = Severity.ERROR if what == "discs" else Severity.WARNING
            message = f"a player needs {least} {what}, of {token.colour} there are {counts[token.colour]}"
            yield box.issue(f"too-few-{what}", message, token, "count", severity=severity,
                            found=counts[token.colour], accepted=f"at least {least}")  # fmt: skip


def _money(box: Box) -> Iterator[Issue]:
    total = sum(note.value * note.count for note in box.notes)
    needed = box.rules.start_cash * box.players.most
    if total < needed:
        message = f"{box.players.most} players begin with ${needed}, the notes are worth ${total}"
        yield box.issue("too-little-money", message, None, "parts", found=total, accepted=f"at least {needed}")
    if box.notes and not any(note.value == 1 for note in box.notes):
        message = "no note is worth $1, so that most sums cannot be paid"
        yield box.issue("no-change", message, box.notes[0], "value", severity=Severity.WARNING)
