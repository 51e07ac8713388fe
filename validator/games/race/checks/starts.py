"""Checks of how a game begins: start worlds, the beginners' hands, and a deck to deal from."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.checks.box import Box
from validator.games.race.table.compiled import Face
from validator.games.race.words.vocabulary import StartWorld
from validator.issue import Issue, Severity

BEGINNER_HAND = 4


def start_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the set-up."""
    yield from _starts(box)
    yield from _beginner_hands(box)
    yield from _deck(box)


def _starts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    held = sum(world.count for world in box.starts)
    if held < most:
        message = f"{most} players need as many start worlds; the set holds {held}"
        yield box.issue("too-few-start-worlds", message, None, "players", found=held, accepted=f"{most} or more")
    seen: dict[int, StartWorld] = {}
    for world in box.starts:
        first = seen.setdefault(world.number, world)
        if first is not world:
            message = f"{world.id} has the number of {first.id}; numbers settle the order of players"
            yield box.issue("twin-number", message, world, "number", found=world.number)
        elif world.count > 1:
            message = f"{world.id} comes {world.count} times with one number; numbers settle the order of players"
            yield box.issue("twin-number", message, world, "count", found=world.count, accepted="1")
        if world.beginner_hand is not None:
            message = f"{world.id} is a start world: no hand holds it at the beginning"
            yield box.issue("idle-field", message, world, "beginner_hand", severity=Severity.WARNING)


def _beginner_hands(box: Box) -> Iterator[Issue]:
    """Faults are errors only where the beginners' game is played."""
    severity = Severity.ERROR if box.rules.beginner_hands else Severity.ADVICE
    hands: dict[int, list[Face]] = {}
    for face in box.faces:
        if face.beginner_hand is not None and not isinstance(face, StartWorld):
            hands.setdefault(face.beginner_hand, []).append(face)
    starts = {world.number: world for world in box.starts}
    for number, cards in sorted(hands.items()):
        if number in starts and not 1 <= number <= box.players.most:
            message = (
                f"{cards[0].id}: the beginners' game uses start worlds 1 to {box.players.most}, and never {number}"
            )
            yield box.issue("idle-field", message, cards[0], "beginner_hand", found=number,
                            severity=Severity.WARNING if box.rules.beginner_hands else Severity.ADVICE,
                            accepted=f"1 to {box.players.most}")  # fmt: skip
        if number not in starts:
            message = f"{cards[0].id} belongs to the first hand of start world {number}, and there is none"
            yield box.issue("no-start-world", message, cards[0], "beginner_hand", found=number, severity=severity,
                            accepted=", ".join(map(str, sorted(starts))))  # fmt: skip
    if not hands and not box.rules.beginner_hands:
        return
    for number in range(1, box.players.most + 1):
        cards = hands.get(number, [])
        if number not in starts:
            if cards:
                continue  # said of its cards already
            message = f"the beginners' game for {box.players.most} uses start world {number}, and there is none"
            yield box.issue("no-start-world", message, None, "players", found=number, severity=severity)
        elif len(cards) != BEGINNER_HAND:
            named = ", ".join(card.id for card in cards) or "no card"
            message = f"{named} in beginner hand {number}: a first hand has {BEGINNER_HAND} cards"
            yield box.issue("beginner-hand", message, starts.get(number), found=len(cards),
                            accepted=str(BEGINNER_HAND), severity=severity)  # fmt: skip


def _deck(box: Box) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    held = sum(face.count for face in box.faces)
    needed = most * (1 + rules.start_hand)
    roomy = most * (rules.tableau_end + rules.hand_limit)
    if held < needed:
        message = f"start worlds and hands of {rules.start_hand} for {most} take {needed} cards; the set holds {held}"
        yield box.issue("too-few-cards", message, None, "parts", found=held, accepted=f"{needed} or more")
    elif held < roomy:
        message = (
            f"{most} tableaus of {rules.tableau_end} and hands of {rules.hand_limit} take {roomy} cards;"
            f" the set holds {held}, and play may come to a standstill"
        )
        yield box.issue("small-deck", message, None, "parts", found=held, accepted=f"{roomy} or more",
                        severity=Severity.WARNING)  # fmt: skip
