"""Checks of money: notes for every price, change for every amount, and values that say what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from validator.games.trucker.checks.box import Box
from validator.games.trucker.words.vocabulary import GOODS, AbandonedShip, Pirates, Slavers, Token
from validator.issue import Issue


def money_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with notes, and with what is printed on goods."""
    notes = sorted(box.tokens_of("credits"), key=lambda note: note.value)
    for note in notes:
        if not note.value:
            message = f"{note.id}: a note without a value pays nothing"
            yield box.error("worthless-note", message, note, "value", found=0, accepted="1 or more")
    for one, other in pairwise(notes):
        if one.value == other.value:
            message = f"{other.id}: {one.id} is worth as much: two kinds of notes are one"
            yield box.advice("twin-note", message, other, "value", found=other.value)
    notes = [note for note in notes if note.value]
    if notes:
        yield from _change(box, notes)
        yield from _total(box, notes)
    else:
        yield box.error("too-few-tokens", "the set has no notes to pay credits with", None, "parts")
    yield from _printed(box)


def _change(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Can every player hold any amount below each value, all at once, in smaller notes?"""
    most = box.players.most
    for value in sorted({note.value for note in notes}):
        smaller = sum(note.count * note.value for note in notes if note.value < value)
        needed = most * (value - 1)
        if smaller < needed:
            note = next(note for note in notes if note.value == value)
            message = f"{note.id}: too little change below {value} credits for {most} players, who may each hold \
{value - 1}"
            yield box.warning("no-change", message, note, "value", found=f"{smaller} credits in smaller notes",
                              accepted=f"{needed} or more")  # fmt: skip


def _total(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Rewards of all rounds, what every card pays once, and the goods of the bank sold once."""
    rules, most = box.rules, box.players.most
    rewards = sum(sum(rules.placing[number][:most]) + rules.fewest_exposed[number]
                  for number in rules.rounds)  # fmt: skip
    cards = sum(
        card.adventure.credits * card.count for card in box.flown
        if isinstance(card.adventure, AbandonedShip | Slavers | Pirates)
    )  # fmt: skip
    goods = sum(box.token_count("goods", colour) * rules.goods_price[colour] for colour in GOODS)
    due, held = rewards + cards + goods, sum(note.count * note.value for note in notes)
    if held < due:
        message = f"the notes of the set are worth less than {most} players may earn: {rewards} credits in rewards, \
{cards} by cards, {goods} for goods"
        yield box.warning("scarce-money", message, notes[-1], "count", found=f"{held} credits in notes",
                          accepted=f"{due} or more")  # fmt: skip


def _printed(box: Box) -> Iterator[Issue]:
    for colour in GOODS:
        price = box.rules.goods_price[colour]
        for token in box.tokens_of("goods", colour):
            if token.value != price:
                message = f"{token.id} says {token.value}; by goods_price {colour} goods sell for {price}"
                yield box.warning("price-printed", message, token, "value", found=token.value, accepted=str(price))
