"""Checks of small pieces one by one: does the game know them, and do they say what they must?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.checks.cards import loads_of
from validator.play.games.trucker.words.vocabulary import ALIENS, GOODS, Battery, StartCabin, Token

MOST_SEATS = 4
FORMS = {
    "token": ("round", "square"),
    "note": ("note",),
    "marker": ("standee", "round", "square"),
    "die": ("net",),
    "help": ("card",),
}
"""How the pieces of each kind are cut."""
SHORTEST, USUAL, LONGEST = 30, 90, 300
"""Seconds of one run of the timer that are not far out, and those that the base set has."""


def token_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with single tokens."""
    yield from _forms(box)
    yield from _colours(box)
    yield from _numbers(box)
    yield from _timer(box)
    yield from _unasked(box)
    if not box.tokens_of("rules"):
        yield box.advice("no-help", say("no-help"), None, "parts")


def _forms(box: Box) -> Iterator[Issue]:
    for kind, forms in FORMS.items():
        for piece in box.content.pieces[kind]:
            if isinstance(piece, Token) and piece.form not in forms:
                message = say("odd-form", piece=piece.id, kind=kind, form=piece.form)
                yield box.warning("odd-form", message, piece, "form", found=piece.form, accepted=in_a_row(forms))


def _colours(box: Box) -> Iterator[Issue]:
    cabins = [component.colour for _, component in box.with_component(StartCabin) if isinstance(component, StartCabin)]
    for icon, known in (("goods", GOODS), ("alien", ALIENS), ("rocket", tuple(cabins))):
        for token in box.tokens_of(icon):
            if token.colour not in known:
                message = say("unasked-colour", token=token.id, icon=icon)
                yield box.warning(
                    "idle-token",
                    message,
                    token,
                    "colour",
                    found=token.colour or say("no-colour"),
                    accepted=in_a_row(known),
                )


def _numbers(box: Box) -> Iterator[Issue]:
    seen: dict[int, Token] = {}
    for token in box.tokens_of("number"):
        first = seen.setdefault(token.value, token)
        if first is not token or token.count > 1:
            yield box.warning("twin-number", say("twin-number", token=token.id, number=token.value), token, "value")
        elif token.value < 1 or token.value > MOST_SEATS:
            message = say("unasked-number", token=token.id, number=token.value)
            yield box.warning(
                "idle-token",
                message,
                token,
                "value",
                found=token.value,
                accepted=say("from-to", least=1, most=MOST_SEATS),
            )


def _timer(box: Box) -> Iterator[Issue]:
    timers = box.tokens_of("timer")
    if not timers:
        yield box.warning("no-timer", say("no-timer"), None, "parts")
    usual = say("from-to", least=SHORTEST, most=LONGEST)
    for token in timers:
        if not token.value:
            message = say("empty-timer", token=token.id)
            yield box.error("no-timer", message, token, "value", found=0, accepted=usual)
        elif not SHORTEST <= token.value <= LONGEST:
            message = say("odd-timer", token=token.id, seconds=token.value, usual=USUAL)
            yield box.advice("far-out", message, token, "value", found=token.value, accepted=usual)


def _unasked(box: Box) -> Iterator[Issue]:
    """Batteries that no tile holds, goods that no card pays or nobody buys."""
    if not box.tile_count(Battery):
        for token in box.tokens_of("battery"):
            yield box.warning("idle-token", say("no-battery-held", token=token.id), token)
    paid = {colour for card in box.flown for _, load in loads_of(card) for colour in load}
    for colour in GOODS:
        for token in box.tokens_of("goods", colour):
            if colour not in paid:
                message = say("unpaid-goods", token=token.id, colour=colour)
                yield box.warning("idle-token", message, token, "colour")
