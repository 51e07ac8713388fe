"""Checks of empire cards one by one: can each be paid for, and do its two halves differ?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.play.games.empires.checks.box import Box, Facing, halves_of, say, with_players
from validator.play.games.empires.checks.comparing import as_good, differs, same
from validator.play.games.empires.checks.hands import cost, hand_after, least_price, most_discount
from validator.play.games.empires.checks.notes import Note, gathered
from validator.play.games.empires.words.vocabulary import EmpireCard


def card_issues(box: Box) -> Iterator[Issue]:
    """Prices beyond every hand, costs nobody reads, and halves that are no choice."""
    yield from _prices(box)
    yield from _idle_costs(box)
    for card in box.empires:
        yield from _halves(box, *halves_of(card))
        yield from _symbols(box, card)


def _prices(box: Box) -> Iterator[Issue]:
    others = box.rules.hand_size - 1
    dear = [facing for facing in box.halves if cost(box, facing) > others]
    if not dear or not box.seats:
        return
    paid_by = {(facing.card.id, facing.name): _paid_by(box, facing) for facing in dear}
    if len(dear) == len(box.halves) and not any(paid_by.values()):
        cheapest = min(cost(box, facing) for facing in dear)
        message = say("never-paid-any", leaves=leaves(box))
        yield box.issue(
            "unpayable-cost",
            message,
            None,
            "rules",
            "hand_size",
            found=box.rules.hand_size,
            accepted=say("or-more-for-cost", least=cheapest + 1, cost=cheapest),
        )
        return
    yield from gathered(box, (_too_dear(box, facing, paid_by[facing.card.id, facing.name]) for facing in dear))


def _paid_by(box: Box, facing: Facing) -> list[int]:
    """Numbers of players in whose games a hand can grow, or the price fall, far enough."""
    return [
        seats
        for seats, rounds in box.seats.items()
        if least_price(box, facing, rounds) <= hand_after(box, rounds - 1) - 1
    ]


def _too_dear(box: Box, facing: Facing, seats: list[int]) -> Note:
    """What is said of a half that no ordinary hand pays for; ``seats`` are the numbers of players where one can."""
    card, name, half = facing
    found, others = cost(box, facing), box.rules.hand_size - 1
    own = box.rules.cost_per_half and half.cost is not None
    path: tuple[str, ...] = (name, "cost") if own else ("cost",)
    if seats:
        never = [number for number in box.seats if number not in seats]
        says = say("paid-with-help", cards=card.id, leaves=leaves(box))
        if never:
            says = say("paid-with-help-not-always", cards=card.id, leaves=leaves(box), seats=with_players(never))
        return Note(card, path, "unpayable-cost", says, found=found, accepted=say("from-to", least=0, most=others))
    most = max(hand_after(box, rounds - 1) - 1 for rounds in box.seats.values())
    less = most_discount(box, card, box.most_rounds - 1) if most > 0 else 0
    says = say("never-paid", cards=card.id, leaves=leaves(box))
    if less:
        says = say("never-paid-with-discounts", cards=card.id, leaves=leaves(box), less=less)
    return Note(card, path, "unpayable-cost", says, Severity.ERROR, found, say("from-to", least=0, most=most + less))


def leaves(box: Box) -> Sentence:
    """How many cards of a hand are left to pay with."""
    return say("hand-leaves", hand=box.rules.hand_size, others=box.rules.hand_size - 1)


def _idle_costs(box: Box) -> Iterator[Issue]:
    for card, name, half in box.halves:
        if half.cost is not None and not box.rules.cost_per_half:
            message = say("idle-cost-of-half", card=card.id, half=name)
            yield box.warning("idle-field", message, card, name, "cost")
    for card in box.empires if box.rules.cost_per_half else ():
        costs = (card.a.cost, card.b.cost)
        if None not in costs and card.cost not in costs:
            message = say("idle-cost-of-card", card=card.id)
            yield box.advice("idle-field", message, card, "cost", found=card.cost)


def _symbols(box: Box, card: EmpireCard) -> Iterator[Issue]:
    """A symbol that stands on a half more than once, as a slip would put it there."""
    for name, half in (("a", card.a), ("b", card.b)):
        for place, symbol in enumerate(half.symbols):
            if symbol in half.symbols[:place]:
                message = say("symbol-twice", card=card.id, half=name, symbol=symbol)
                yield box.warning("symbol-twice", message, card, name, "symbols", place, found=symbol)


def _halves(box: Box, first: Facing, second: Facing) -> Iterator[Issue]:
    """Two halves that are one, or of which one is never worth facing."""
    card = first.card
    symmetric = card.left == card.right
    if same(box, first, second):
        message = say("equal-halves-and-edges" if symmetric else "equal-halves", card=card.id)
        yield box.warning("equal-halves", message, card, "b")
        return
    for better, worse in ((first, second), (second, first)):
        if as_good(box, better, worse) and differs(box, better, worse):
            message = say("worse-half", card=card.id, worse=worse.name, better=better.name)
            said = box.warning if symmetric else box.advice
            yield said("worse-half", message, card, worse.name)
