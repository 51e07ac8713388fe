"""Checks of small pieces one by one: does the game know them, and do they say what they must?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.cards import loads_of
from validator.games.trucker.words.vocabulary import ALIENS, GOODS, Battery, StartCabin, Token
from validator.issue import Issue

MOST_SEATS = 4
FORMS = {
    "token": ("round", "square"),
    "note": ("note",),
    "marker": ("standee", "round", "square"),
    "die": ("net",),
    "help": ("card",),
}
"""How the pieces of each kind are cut."""
SHORTEST, LONGEST = 30, 300
"""Seconds of one run of the timer that are not far out; the base set has 90."""


def token_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with single tokens."""
    yield from _forms(box)
    yield from _colours(box)
    yield from _numbers(box)
    yield from _timer(box)
    yield from _unasked(box)
    if not box.tokens_of("rules"):
        yield box.advice("no-help", "the set has no rules card to lie on the flight board", None, "parts")


def _forms(box: Box) -> Iterator[Issue]:
    for kind, forms in FORMS.items():
        for piece in box.content.pieces[kind]:
            if isinstance(piece, Token) and piece.form not in forms:
                message = f"{piece.id} is listed under {kind}, and such pieces are not cut as a {piece.form}"
                yield box.warning("odd-form", message, piece, "form", found=piece.form, accepted=", ".join(forms))


def _colours(box: Box) -> Iterator[Issue]:
    cabins = [component.colour for _, component in box.with_component(StartCabin) if isinstance(component, StartCabin)]
    for icon, known in (("goods", GOODS), ("alien", ALIENS), ("rocket", tuple(cabins))):
        for token in box.tokens_of(icon):
            if token.colour not in known:
                message = f"{token.id}: nothing in the set asks for a {icon} of its colour"
                yield box.warning("idle-token", message, token, "colour", found=token.colour or "no colour",
                                  accepted=", ".join(known))  # fmt: skip


def _numbers(box: Box) -> Iterator[Issue]:
    seen: dict[int, Token] = {}
    for token in box.tokens_of("number"):
        first = seen.setdefault(token.value, token)
        if first is not token or token.count > 1:
            message = f"{token.id}: two number tiles say {token.value}: who is ahead is not clear"
            yield box.warning("twin-number", message, token, "value")
        elif token.value < 1 or token.value > MOST_SEATS:
            message = f"{token.id}: nobody ever takes number tile {token.value}"
            yield box.warning("idle-token", message, token, "value", found=token.value, accepted="1 to 4")


def _timer(box: Box) -> Iterator[Issue]:
    timers = box.tokens_of("timer")
    if not timers:
        message = "no card of the set says how long the timer runs"
        yield box.warning("no-timer", message, None, "parts")
    for token in timers:
        if not token.value:
            message = f"{token.id}: the timer says no time: one run has 0 seconds"
            yield box.error("no-timer", message, token, "value", found=0, accepted=f"{SHORTEST} to {LONGEST}")
        elif not SHORTEST <= token.value <= LONGEST:
            message = f"{token.id}: a run of {token.value} seconds is far out; the base set has 90"
            yield box.advice("far-out", message, token, "value", found=token.value,
                             accepted=f"{SHORTEST} to {LONGEST}")  # fmt: skip


def _unasked(box: Box) -> Iterator[Issue]:
    """Batteries that no tile holds, goods that no card pays or nobody buys."""
    if not box.tile_count(Battery):
        for token in box.tokens_of("battery"):
            yield box.warning("idle-token", f"{token.id}: no tile of the set holds batteries", token)
    paid = {colour for card in box.flown for _, load in loads_of(card) for colour in load}
    for colour in GOODS:
        for token in box.tokens_of("goods", colour):
            if colour not in paid:
                message = f"{token.id}: no card that comes up pays out {colour} goods"
                yield box.warning("idle-token", message, token, "colour")
