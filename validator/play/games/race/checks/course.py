"""Checks of the course of the game: how it begins, whether there is something to do in every phase, how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.terms import Phase
from validator.play.games.race.words.vocabulary import StartWorld

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
        message = say("too-few-start-worlds", players=most, held=held)
        yield box.issue(
            "too-few-start-worlds", message, None, "players", found=held, accepted=say("or-more", least=most)
        )
    seen: dict[int, StartWorld] = {}
    for world in box.starts:
        first = seen.setdefault(world.number, world)
        if first is not world:
            message = say("twin-number", world=world.id, first=first.id)
            yield box.issue("twin-number", message, world, "number", found=world.number)
        elif world.count > 1:
            message = say("twin-number-of-copies", world=world.id, copies=world.count)
            yield box.issue("twin-number", message, world, "count", found=world.count, accepted="1")
        if world.beginner_hand is not None:
            message = say("start-world-in-hand", world=world.id)
            yield box.warning("idle-field", message, world, "beginner_hand")


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
            message = say("idle-beginner-hand", card=cards[0].id, most=box.players.most, number=number)
            yield box.issue("idle-field", message, cards[0], "beginner_hand", found=number,
                            severity=Severity.WARNING if box.rules.beginner_hands else Severity.ADVICE,
                            accepted=say("from-to", least=1, most=box.players.most))  # fmt: skip
        if number not in starts:
            message = say("no-start-world-of-card", card=cards[0].id, number=number)
            yield box.issue("no-start-world", message, cards[0], "beginner_hand", found=number, severity=severity,
                            accepted=in_a_row(sorted(starts)))  # fmt: skip
    if not hands and not box.rules.beginner_hands:
        return
    for number in range(1, box.players.most + 1):
        cards = hands.get(number, [])
        if number not in starts:
            if cards:
                continue  # said of its cards already
            message = say("no-start-world", players=box.players.most, number=number)
            yield box.issue("no-start-world", message, None, "players", found=number, severity=severity)
        elif len(cards) != BEGINNER_HAND:
            message = say("no-beginner-hand", number=number, cards=BEGINNER_HAND)
            if cards:
                named = in_a_row(card.id for card in cards)
                message = say("beginner-hand", named=named, number=number, cards=BEGINNER_HAND)
            yield box.issue("beginner-hand", message, starts.get(number), found=len(cards),
                            accepted=str(BEGINNER_HAND), severity=severity)  # fmt: skip


def _deck(box: Box) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    held = sum(face.count for face in box.faces)
    needed = most * (1 + rules.start_hand)
    roomy = most * (rules.tableau_end + rules.hand_limit)
    if held < needed:
        message = say("too-few-cards", hand=rules.start_hand, players=most, needed=needed, held=held)
        yield box.issue("too-few-cards", message, None, "parts", found=held, accepted=say("or-more", least=needed))
    elif held < roomy:
        message = say(
            "small-deck", players=most, tableau=rules.tableau_end, hand=rules.hand_limit, needed=roomy, held=held
        )
        yield box.warning("small-deck", message, None, "parts", found=held, accepted=say("or-more", least=roomy))


def ending_issues(box: Box) -> Iterator[Issue]:
    """Phases in which nobody can do anything, and games that do not end."""
    empty: dict[Phase, tuple[bool, Sentence]] = {
        "develop": (bool(box.developments), say("why-no-developments")),
        "settle": (_has_worlds(box), say("why-only-start-worlds")),
        "consume": (_takes_goods(box), say("why-nothing-consumes")),
        "produce": (_produces(box), say("why-nothing-produces")),
    }
    for phase, (is_filled, why) in empty.items():
        if not is_filled:
            yield box.warning("empty-phase", say("empty-phase", phase=phase, why=why))
    if box.holding() and not any(world.source == "production" for world in box.worlds):
        yield box.advice("no-production", say("no-production"))
    if not box.military:
        yield box.warning("no-military", say("no-military"))
    yield from _end(box)


def _has_worlds(box: Box) -> bool:
    return any(not isinstance(world, StartWorld) for world in box.worlds)


def _takes_goods(box: Box) -> bool:
    consumes = any(not power.sells for power in box.goods_powers())
    goods = consumes or box.sales_bring_cards(box.sells_with_bonuses())
    return _acts(box, "consume") or bool(box.holding() and goods)


def _produces(box: Box) -> bool:
    return box.is_produced() or _acts(box, "produce")


def _acts(box: Box, phase: Phase) -> bool:
    """Whether a power does something in a phase, be there goods or not."""
    return box.any_power(lambda power: power.phase == phase and not power.needs_goods)


def _end(box: Box) -> Iterator[Issue]:
    """The end comes with a full tableau or an empty pool of chips."""
    placed = sum(box.copies_in_tableau(face) for face in box.faces if not isinstance(face, StartWorld))
    largest = placed + sum(world.count for world in box.starts)
    is_filled, wanted = largest >= box.rules.tableau_end, box.rules.tableau_end
    has_points = box.brings_chips()
    if not has_points and is_filled:
        yield box.warning("idle-chips", say("idle-chips"), None, "rules", "points_per_player")
    if is_filled:
        return
    if has_points:
        message = say("unreachable-end", wanted=wanted, most=largest)
        yield box.warning(
            "unreachable-end",
            message,
            None,
            "rules",
            "tableau_end",
            found=wanted,
            accepted=say("from-to", least=4, most=largest),
        )
        return
    message = say("endless-game", wanted=wanted, most=largest)
    yield box.issue(
        "endless-game",
        message,
        None,
        "rules",
        "tableau_end",
        found=wanted,
        accepted=say("from-to", least=4, most=largest),
    )
