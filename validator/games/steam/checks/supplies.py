"""Boards and their tracks, what each player needs of a colour, dice and markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.vocabulary import Piece
from validator.games.steam.checks.box import Box
from validator.games.steam.words.vocabulary import Cube, IncomeBoard, Note, PlayerToken
from validator.issue import Issue, Severity

DISCS_OF_A_PLAYER = 5
DICE_OF_A_START = 3
"""Dice that a player rolls for the order of the first round."""
FEW_SHARES = 4
PUBLISHED_DICE, PUBLISHED_MARKERS = 6, 8
"""What the box of the published game holds, of which a small set need not use all."""
LEAST_TRAINS = 10
"""With fewer trains a player runs out of links in an ordinary game."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of boards, actions and small components."""
    yield from _boards(box)
    yield from _colours(box, box.discs, "discs", DISCS_OF_A_PLAYER)
    yield from _colours(box, box.trains, "trains", LEAST_TRAINS)
    yield from _pairs(box)
    yield from _copies(box)
    yield from _dice(box)
    yield from _twins(box)


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
        yield from _tracks(box, board)


def _tracks(box: Box, board: IncomeBoard) -> Iterator[Issue]:
    """Tracks of the income board that are too short for the rules, or have spaces that nothing reaches."""
    played = max(box.rounds)
    if board.rounds != played:
        message = f"{board.id} counts {board.rounds} rounds, the rules play up to {played}"
        short = board.rounds < played
        yield box.issue("short-track" if short else "spare-spaces", message, board, "rounds", found=board.rounds,
                        severity=Severity.WARNING if short else Severity.ADVICE, accepted=str(played))  # fmt: skip
    if board.first_share == board.last_share:
        message = f"{board.id}: shares begin where they end, at {board.last_share}: nobody can ever issue one"
        yield box.warning("no-shares", message, board, "last_share", found=board.last_share,
                          accepted=f"more than {board.first_share}")  # fmt: skip
    elif box.most_shares < FEW_SHARES:
        message = f"{board.id}: a player can issue {box.most_shares} shares in a whole game"
        yield box.advice("few-shares", message, board, "last_share", found=board.last_share)
    if board.engine == 1:
        message = f"{board.id}: engines begin and end at 1: nobody can ever improve one"
        yield box.warning("fixed-engine", message, board, "engine", found=1, accepted="2 or more")
    steps = sorted(box.rules.income_reduction)
    beyond = [step for step in steps if step > board.income]
    if len(steps) > len(beyond) > 1:
        message = f"{board.id} ends at an income of {board.income}, {len(beyond)} steps of the reductions lie beyond"
        yield box.advice("short-track", message, board, "income", found=board.income, accepted=f"at least {steps[-2]}")
    if steps and len(beyond) == len(steps):
        message = f"{board.id} ends at an income of {board.income}, the first reduction begins at {steps[0]}"
        yield box.warning("short-track", message, board, "income", found=board.income,
                          accepted=f"at least {steps[0]}")  # fmt: skip


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


def _pairs(box: Box) -> Iterator[Issue]:
    """A player has discs and trains of one colour, and as many trains as the others."""
    discs, trains = ({token.colour for token in tokens} for tokens in (box.discs, box.trains))
    most = box.players.most
    if len(discs) >= most and len(trains) >= most > len(discs & trains):
        lone = ", ".join(sorted(discs ^ trains))
        message = (
            f"{most} players need discs and trains of one colour each; only {len(discs & trains)} colours have both"
        )
        yield box.issue("too-few-colours", f"{message} (not {lone})", None, "players", found=len(discs & trains),
                        accepted=f"at least {most}")  # fmt: skip
    for tokens, colours, other in ((box.discs, trains, "trains"), (box.trains, discs, "discs")):
        for token in tokens:
            if colours and token.colour not in colours:
                message = f"nobody can play {token.colour}: the set has {token.id}, and no {other} of that colour"
                yield box.warning("lone-colour", message, token, "colour", found=token.colour)
    for disc in box.discs:
        if disc.count > DISCS_OF_A_PLAYER:
            message = f"a player has a use for {DISCS_OF_A_PLAYER} discs, of {disc.colour} there are {disc.count}"
            yield box.advice("spare-copies", message, disc, "count", found=disc.count, accepted=str(DISCS_OF_A_PLAYER))
    counts: Counter[str] = Counter()
    for token in box.trains:
        counts[token.colour] += token.count
    if len(set(counts.values())) > 1:
        few, many = min(counts, key=lambda colour: counts[colour]), max(counts.values())
        token = next(token for token in box.trains if token.colour == few)
        message = (
            f"of {few} there are {counts[few]} trains, of another colour {many}; everybody plays with {counts[few]}"
        )
        yield box.warning("unequal-trains", message, token, "count", found=counts[few], accepted=str(many))


def _copies(box: Box) -> Iterator[Issue]:
    """Boards and the map are there once."""
    for piece in (*box.maps, *box.goods_boards, *box.income_boards):
        if piece.count > 1:
            message = f"{piece.id} is there {piece.count} times; everybody plays on one"
            yield box.warning("spare-copies", message, piece, "count", found=piece.count, accepted="1")


def _dice(box: Box) -> Iterator[Issue]:
    """A die for each player when goods grow; one marker for the round."""
    dice, markers = box.content.pieces["die"], box.content.pieces["round_marker"]
    held, needed = sum(die.count for die in dice), max(DICE_OF_A_START, box.players.most)
    if not held:
        yield box.issue("no-dice", "the set has no die, and goods grow by dice", None, "parts", found="0",
                        accepted=str(needed))  # fmt: skip
    elif held < needed:
        message = f"{box.players.most} players roll a die each when goods grow, the set has {held}"
        yield box.warning("too-few-dice", message, dice[-1], "count", found=held, accepted=f"at least {needed}")
    elif held > max(needed, PUBLISHED_DICE):
        message = f"the set has {held} dice, and never are more than {needed} rolled at once"
        yield box.advice("spare-copies", message, dice[-1], "count", found=held, accepted=str(needed))
    if box.markers > max(box.towns, PUBLISHED_MARKERS):
        message = f"the set has {box.markers} town markers, the map {box.towns} towns for them"
        marker = box.content.pieces["town_marker"][-1]
        yield box.advice("spare-copies", message, marker, "count", found=box.markers, accepted=f"up to {box.towns}")
    rounds = sum(marker.count for marker in markers)
    if not rounds:
        message = "the set has no marker for the track of rounds"
        yield box.warning("no-round-marker", message, None, "parts", found="0", accepted="1")
    elif rounds > 1:
        message = f"the set has {rounds} round markers, and one track for them"
        yield box.advice("spare-copies", message, markers[-1], "count", found=rounds, accepted="1")


def _twins(box: Box) -> Iterator[Issue]:
    """Two entries for what is the same thing."""
    seen: dict[tuple[str, str | int], Piece] = {}
    for kind, pieces in box.content.pieces.items():
        for piece in pieces:
            if isinstance(piece, PlayerToken | Cube | Note):
                look = piece.value if isinstance(piece, Note) else piece.colour
                other = seen.setdefault((kind, look), piece)
                if other is not piece:
                    message = f"{piece.id} is the same as {other.id}; raise the count of one of them instead"
                    yield box.advice("twin-piece", message, piece, found=other.id)
