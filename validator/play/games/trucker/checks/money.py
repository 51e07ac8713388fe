"""Checks of money: notes for every price, change for every amount, and values that say what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.words.vocabulary import GOODS, AbandonedShip, Pirates, Slavers, Token


def money_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with notes, and with what is printed on goods."""
    notes = sorted(box.tokens_of("credits"), key=lambda note: note.value)
    for note in notes:
        if not note.value:
            yield box.error(
                "worthless-note",
                say("worthless-note", note=note.id),
                note,
                "value",
                found=0,
                accepted=say("or-more", number=1),
            )
    for one, other in pairwise(notes):
        if one.value == other.value:
            message = say("twin-note", note=other.id, other=one.id)
            yield box.advice("twin-note", message, other, "value", found=other.value)
    notes = [note for note in notes if note.value]
    if notes:
        yield from _change(box, notes)
        yield from _total(box, notes)
    else:
        yield box.error("too-few-tokens", say("no-notes"), None, "parts")
    yield from _printed(box)


def _change(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Can every player hold any amount below each value, all at once, in smaller notes?"""
    most = box.players.most
    for value in sorted({note.value for note in notes}):
        smaller = sum(note.count * note.value for note in notes if note.value < value)
        needed = most * (value - 1)
        if smaller < needed:
            note = next(note for note in notes if note.value == value)
            message = say("no-change", note=note.id, value=value, players=most, most=value - 1)
            found = say("credits-in-smaller-notes", credits=smaller)
            yield box.warning("no-change", message, note, "value", found=found, accepted=say("or-more", number=needed))


def _total(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Rewards of all rounds, what every card pays once, and the goods of the bank sold once."""
    rules, most = box.rules, box.players.most
    rewards = sum(sum(rules.placing[number][:most]) + rules.fewest_exposed[number] for number in rules.rounds)
    cards = sum(
        card.adventure.credits * card.count
        for card in box.flown
        if isinstance(card.adventure, AbandonedShip | Slavers | Pirates)
    )
    goods = sum(box.token_count("goods", colour) * rules.goods_price[colour] for colour in GOODS)
    due, held = rewards + cards + goods, sum(note.count * note.value for note in notes)
    if held < due:
        message = say("scarce-money", players=most, rewards=rewards, cards=cards, goods=goods)
        found = say("credits-in-notes", credits=held)
        yield box.warning("scarce-money", message, notes[-1], "count", found=found, accepted=say("or-more", number=due))


def _printed(box: Box) -> Iterator[Issue]:
    for colour in GOODS:
        price = box.rules.goods_price[colour]
        for token in box.tokens_of("goods", colour):
            if token.value != price:
                message = say("price-printed", token=token.id, printed=token.value, colour=colour, price=price)
                yield box.warning("price-printed", message, token, "value", found=token.value, accepted=str(price))
