"""Boards and their tracks, what each player needs of a colour, dice and markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import in_a_row
from validator.content.vocabulary import Piece
from validator.play.games.steam.checks.box import Box, say
from validator.play.games.steam.words.vocabulary import Cube, IncomeBoard, Note, PlayerToken

DISCS_OF_A_PLAYER = 5
DICE_OF_A_START = 3
"""Dice that a player rolls for the order of the first round."""
FEW_SHARES = 4
SHORT_ENGINE = 2
"""Links over which nearly every delivery of an ordinary map is too long."""
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
    for boards, what in ((box.goods_boards, "goods"), (box.income_boards, "income")):
        if len(boards) != 1:
            message = say(f"wrong-{what}-boards", boards=len(boards))
            piece = boards[-1] if boards else None
            yield box.issue(
                "wrong-boards", message, piece, *(() if piece else ("parts",)), found=len(boards), accepted="1"
            )
    for board in box.income_boards[:1]:
        if board.first_share > board.last_share:
            message = say("shares-end-early", board=board.id, first=board.first_share, last=board.last_share)
            yield box.issue(
                "out-of-range",
                message,
                board,
                "first_share",
                found=board.first_share,
                accepted=say("from-to", least=0, most=board.last_share),
            )
        if board.order < box.players.most:
            message = say("short-order", board=board.id, places=board.order, players=box.players.most)
            yield box.issue(
                "short-track",
                message,
                board,
                "order",
                found=board.order,
                accepted=say("at-least", number=box.players.most),
            )
        yield from _tracks(box, board)


def _tracks(box: Box, board: IncomeBoard) -> Iterator[Issue]:
    """Tracks of the income board that are too short for the rules, or have spaces that nothing reaches."""
    played = max(box.rounds)
    if board.rounds != played:
        message = say("rounds-counted", board=board.id, counted=board.rounds, played=played)
        short = board.rounds < played
        yield box.issue("short-track" if short else "spare-spaces", message, board, "rounds", found=board.rounds,
                        severity=Severity.WARNING if short else Severity.ADVICE, accepted=str(played))  # fmt: skip
    if board.first_share == board.last_share:
        message = say("no-shares", board=board.id, last=board.last_share)
        yield box.warning("no-shares", message, board, "last_share", found=board.last_share,
                          accepted=say("more-than", number=board.first_share))  # fmt: skip
    elif box.most_shares < FEW_SHARES:
        message = say("few-shares", board=board.id, shares=box.most_shares)
        yield box.advice("few-shares", message, board, "last_share", found=board.last_share)
    if board.engine == 1:
        yield box.warning("fixed-engine", say("fixed-engine", board=board.id), board, "engine", found=1,
                          accepted=say("or-more", number=2))  # fmt: skip
    elif board.engine <= SHORT_ENGINE:
        message = say("weak-engine", board=board.id, links=board.engine)
        yield box.warning("weak-engine", message, board, "engine", found=board.engine,
                          accepted=say("or-more", number=SHORT_ENGINE + 1))  # fmt: skip
    steps = sorted(box.rules.income_reduction)
    beyond = [step for step in steps if step > board.income]
    if len(steps) > len(beyond) > 1:
        message = say("steps-beyond", board=board.id, income=board.income, steps=len(beyond))
        yield box.advice("short-track", message, board, "income", found=board.income,
                         accepted=say("at-least", number=steps[-2]))  # fmt: skip
    if steps and len(beyond) == len(steps):
        message = say("no-step-reached", board=board.id, income=board.income, first=steps[0])
        yield box.warning("short-track", message, board, "income", found=board.income,
                          accepted=say("at-least", number=steps[0]))  # fmt: skip


def _colours(box: Box, tokens: list[PlayerToken], what: str, least: int) -> Iterator[Issue]:
    """Every player needs a colour, and enough of it."""
    counts: Counter[str] = Counter()
    for token in tokens:
        counts[token.colour] += token.count
    if len(counts) < box.players.most:
        message = say(f"colours-of-{what}", players=box.players.most, colours=len(counts))
        yield box.issue(
            "too-few-colours",
            message,
            None,
            "players",
            found=len(counts),
            accepted=say("at-least", number=box.players.most),
        )
    for token in tokens:
        if counts[token.colour] < least:
            severity = Severity.ERROR if what == "discs" else Severity.WARNING
            message = say(f"few-of-{what}", needed=least, colour=token.colour, held=counts[token.colour])
            yield box.issue(
                f"too-few-{what}",
                message,
                token,
                "count",
                severity=severity,
                found=counts[token.colour],
                accepted=say("at-least", number=least),
            )


def _pairs(box: Box) -> Iterator[Issue]:
    """A player has discs and trains of one colour, and as many trains as the others."""
    discs, trains = ({token.colour for token in tokens} for tokens in (box.discs, box.trains))
    most = box.players.most
    if len(discs) >= most and len(trains) >= most > len(discs & trains):
        both, lone = len(discs & trains), in_a_row(sorted(discs ^ trains))
        message = say("pairs-of-colours", players=most, both=both, lone=lone)
        yield box.issue("too-few-colours", message, None, "players", found=both, accepted=say("at-least", number=most))
    for tokens, colours, what in ((box.discs, trains, "disc"), (box.trains, discs, "train")):
        for token in tokens:
            if colours and token.colour not in colours:
                message = say(f"unpaired-{what}", colour=token.colour, piece=token.id)
                yield box.warning("lone-colour", message, token, "colour", found=token.colour)
    for disc in box.discs:
        if disc.count > DISCS_OF_A_PLAYER:
            message = say("spare-discs", needed=DISCS_OF_A_PLAYER, colour=disc.colour, held=disc.count)
            yield box.advice("spare-copies", message, disc, "count", found=disc.count, accepted=str(DISCS_OF_A_PLAYER))
    counts: Counter[str] = Counter()
    for token in box.trains:
        counts[token.colour] += token.count
    if len(set(counts.values())) > 1:
        few, many = min(counts, key=lambda colour: counts[colour]), max(counts.values())
        token = next(token for token in box.trains if token.colour == few)
        message = say("unequal-trains", colour=few, held=counts[few], most=many)
        yield box.warning("unequal-trains", message, token, "count", found=counts[few], accepted=str(many))


def _copies(box: Box) -> Iterator[Issue]:
    """Boards and the map are there once."""
    for piece in (*box.maps, *box.goods_boards, *box.income_boards):
        if piece.count > 1:
            message = say("spare-copies", piece=piece.id, count=piece.count)
            yield box.warning("spare-copies", message, piece, "count", found=piece.count, accepted="1")


def _dice(box: Box) -> Iterator[Issue]:
    """A die for each player when goods grow; one marker for the round."""
    dice, markers = box.content.pieces["die"], box.content.pieces["round_marker"]
    held, needed = sum(die.count for die in dice), max(DICE_OF_A_START, box.players.most)
    if not held:
        yield box.issue("no-dice", say("no-dice"), None, "parts", found="0", accepted=str(needed))
    elif held < needed:
        message = say("too-few-dice", players=box.players.most, dice=held)
        yield box.warning(
            "too-few-dice", message, dice[-1], "count", found=held, accepted=say("at-least", number=needed)
        )
    elif held > max(needed, PUBLISHED_DICE):
        message = say("spare-dice", dice=held, needed=needed)
        yield box.advice("spare-copies", message, dice[-1], "count", found=held, accepted=str(needed))
    if box.markers > max(box.towns, PUBLISHED_MARKERS):
        message = say("spare-markers", markers=box.markers, towns=box.towns)
        marker = box.content.pieces["town_marker"][-1]
        yield box.advice(
            "spare-copies", message, marker, "count", found=box.markers, accepted=say("up-to", number=box.towns)
        )
    rounds = sum(marker.count for marker in markers)
    if not rounds:
        yield box.warning("no-round-marker", say("no-round-marker"), None, "parts", found="0", accepted="1")
    elif rounds > 1:
        message = say("spare-round-markers", markers=rounds)
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
                    message = say("twin-piece", piece=piece.id, other=other.id)
                    yield box.advice("twin-piece", message, piece, found=other.id)
