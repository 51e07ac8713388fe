"""Checks of supplies: is there a token for everything that a tile can hold and a card can pay?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.cards import CREW_PER_CABIN, loads_of
from validator.games.trucker.words.vocabulary import (
    GOODS,
    Battery,
    Cabin,
    Hold,
    LifeSupport,
    Planets,
    SpecialHold,
    StartCabin,
)
from validator.issue import Issue

ROCKETS, DICE = 2, 2


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short."""
    yield from _short(box, "battery", box.slots(Battery), "slots of all batteries", "battery tokens")
    seats = CREW_PER_CABIN * box.tile_count(Cabin, StartCabin)
    yield from _short(box, "human", seats, "places in all cabins", "humans")
    yield from _aliens(box)
    yield from _goods(box)
    yield from _pieces(box)
    if not box.content.pieces["flight_board"]:
        yield box.issue("too-few-tokens", "the set has no flight board")


def _short(box: Box, icon: str, needed: int, what: str, tokens: str) -> Iterator[Issue]:
    held = box.token_count(icon)
    if held < needed:
        piece = next((token for token in box.tokens if token.icon == icon), None)
        message = f"the {what} take {needed} {tokens}; the set holds {held}"
        yield box.issue("too-few-tokens", message, piece, "count", found=held, accepted=f"{needed} or more")


def _aliens(box: Box) -> Iterator[Issue]:
    colours = Counter(
        component.alien for _, component in box.with_component(LifeSupport) if isinstance(component, LifeSupport)
    )  # fmt: skip
    for colour in sorted(colours):
        held, most = box.token_count("alien", colour), box.players.most
        if 0 < held < most:
            piece = next(token for token in box.tokens if token.icon == "alien" and token.colour == colour)
            message = f"each of {most} players may have a {colour} alien; the set holds {held}"
            yield box.issue("too-few-tokens", message, piece, "count", found=held, accepted=f"{most} or more")


def _goods(box: Box) -> Iterator[Issue]:
    for colour in GOODS:
        held = box.token_count("goods", colour)
        piece = next((token for token in box.tokens if token.icon == "goods" and token.colour == colour), None)
        for card in box.cards:
            loads = sorted((load.count(colour) for _, load in loads_of(card)), reverse=True)
            landing = loads[: box.players.most] if isinstance(card.adventure, Planets) else loads
            if sum(landing) > held:
                message = f"{card.id} can pay out {sum(landing)} {colour} goods; the set holds {held}"
                yield box.issue(
                    "too-few-tokens", message, piece or card, found=held, accepted=f"{sum(landing)} or more"
                )
                break
    slots, goods = box.slots(Hold, SpecialHold), box.token_count("goods")
    if goods < slots:
        message = f"all holds together take {slots} goods; the set holds {goods}"
        yield box.issue("scarce-goods", message, None, "parts", warning=True, found=goods)


def _pieces(box: Box) -> Iterator[Issue]:
    most = box.players.most
    places = {token.value for token in box.tokens if token.icon == "number"}
    missing = [str(place) for place in range(1, most + 1) if place not in places]
    if missing:
        message = f"the set has no number tile {', '.join(missing)} for {most} players"
        yield box.issue("too-few-tokens", message, None, "players")
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        if box.token_count("rocket", component.colour) < ROCKETS:
            message = f"{tile.id}: the {component.colour} player needs {ROCKETS} rockets of that colour"
            yield box.issue("too-few-tokens", message, tile, "component", "colour",
                            found=box.token_count("rocket", component.colour))  # fmt: skip
    if box.token_count("die") < DICE:
        yield box.issue("too-few-tokens", f"the game is played with {DICE} dice", None, "parts",
                        found=box.token_count("die"))  # fmt: skip
