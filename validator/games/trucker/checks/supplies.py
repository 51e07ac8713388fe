"""Checks of supplies: is there a piece for everything that all ships together can hold, and a card can pay?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.trucker.checks.bounds import CREW_PER_CABIN
from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.cards import loads_of
from validator.games.trucker.words.switches import Goods
from validator.games.trucker.words.vocabulary import (
    GOODS,
    AdventureCard,
    Battery,
    Cabin,
    Hold,
    LifeSupport,
    Planets,
    Smugglers,
    SpecialHold,
    StartCabin,
)
from validator.issue import Issue

ROCKETS, DICE = 2, 2
MOST_TIMES = 2
"""Beyond so many times what all ships can hold, copies are pointless."""
HALF = 2


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short, or is there in vain."""
    cells = max((box.players.most * box.free_cells(number) for number in box.plans), default=0)
    slots = sum(box.slots(Battery)[:cells])
    yield from _enough(box, "battery", slots, "slots of all batteries", "battery tokens")
    seats = CREW_PER_CABIN * (min(box.tile_count(Cabin), cells) + min(box.tile_count(StartCabin), box.players.most))
    yield from _enough(box, "human", seats, "places in all cabins", "humans")
    yield from _aliens(box)
    for colour in GOODS:
        yield from _payable(box, colour)
    places, goods = sum(box.slots(Hold, SpecialHold)[:cells]), box.token_count("goods")
    if goods < places:
        message = f"all holds together take {places} goods; the set holds {goods}"
        yield box.warning("scarce-goods", message, None, "parts", found=goods)
    yield from _for_each_player(box)
    yield from _tiles(box)


def _enough(box: Box, icon: str, needed: int, what: str, tokens: str) -> Iterator[Issue]:
    held = box.token_count(icon)
    piece = next(iter(box.tokens_of(icon)), None)
    if held < needed:
        message = f"the {what} take {needed} {tokens}; the set holds {held}"
        yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=f"{needed} or more")
    elif needed and held > MOST_TIMES * needed:
        message = f"far more {tokens} than the {what} ever take"
        yield box.advice("idle-copies", message, piece, "count", found=held, accepted=f"{needed} are enough")


def _aliens(box: Box) -> Iterator[Issue]:
    supports: Counter[str] = Counter()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supports[component.alien] += tile.count
    for colour in sorted(supports):
        held, most = box.token_count("alien", colour), min(box.players.most, supports[colour])
        piece = next(iter(box.tokens_of("alien", colour)), None)
        if 0 < held < most:
            message = f"each of {most} players may have a {colour} alien; the set holds {held}"
            yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=f"{most} or more")
        elif held > MOST_TIMES * most:
            message = f"far more {colour} aliens than players: a ship takes one"
            yield box.advice("idle-copies", message, piece, "count", found=held)


def _payable(box: Box, colour: Goods) -> Iterator[Issue]:
    """Is there, for each card, a good for everyone whom it pays at once?"""
    held = box.token_count("goods", colour)
    piece = next(iter(box.tokens_of("goods", colour)), None)
    for card in box.flown:
        at_once, in_turn = _paid(box, card, colour)
        if at_once > held:
            message = f"{card.id} can pay out {at_once} {colour} goods; the set holds {held}"
            yield box.error("too-few-tokens", message, piece or card, found=held, accepted=f"{at_once} or more")
            return
        if in_turn > held:
            message = f"{card.id} can pay out {in_turn} {colour} goods, since a beaten enemy goes on; \
the set holds {held}"
            yield box.warning("scarce-goods", message, piece or card, found=held, accepted=f"{in_turn} or more")
            return


def _paid(box: Box, card: AdventureCard, colour: Goods) -> tuple[int, int]:
    """Goods of a colour that a card pays at once, and those it pays by and by."""
    loads = sorted((load.count(colour) for _, load in loads_of(card)), reverse=True)
    at_once = sum(loads[: box.players.most] if isinstance(card.adventure, Planets) else loads)
    goes_on = isinstance(card.adventure, Smugglers) and box.rules.beaten_enemy == "goes_on"
    return at_once, at_once * box.players.most if goes_on else at_once


def _for_each_player(box: Box) -> Iterator[Issue]:
    most = box.players.most
    places = {token.value for token in box.tokens_of("number")}
    missing = [str(place) for place in range(1, most + 1) if place not in places]
    if missing:
        message = f"the set has no number tile {', '.join(missing)} for {most} players"
        yield box.error("too-few-tokens", message, None, "players")
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        held = box.token_count("rocket", component.colour)
        if held < ROCKETS:
            message = f"{tile.id}: the {component.colour} player needs {ROCKETS} rockets of that colour"
            yield box.error("too-few-tokens", message, tile, "component", "colour", found=held)
        elif held > ROCKETS:
            piece = box.tokens_of("rocket", component.colour)[0]
            message = f"{piece.id}: a player needs {ROCKETS} rockets"
            yield box.advice("idle-copies", message, piece, "count", found=held, accepted=str(ROCKETS))
    dice = box.token_count("die")
    if dice < DICE:
        message = f"the game is played with {DICE} dice"
        yield box.error("too-few-tokens", message, next(iter(box.tokens_of("die")), None), "count", found=dice)
    elif dice > DICE:
        message = f"the game is played with {DICE} dice"
        yield box.advice("idle-copies", message, box.tokens_of("die")[0], "count", found=dice)


def _tiles(box: Box) -> Iterator[Issue]:
    """Tiles for all ships of a round at once."""
    tiles = sum(tile.count for tile in box.tiles) - box.tile_count(StartCabin)
    if not tiles:
        yield box.error("too-few-tiles", "the set has no tiles but start cabins: nothing can be built")
        return
    number = max(box.plans, key=box.free_cells, default=None)
    if number is None:
        return
    most = box.players.most
    cells = most * box.free_cells(number)
    if tiles < cells:
        piece, side, _ = box.plans[number]
        kind = box.warning if HALF * tiles < cells else box.advice
        message = f"{most} ships of round {number} have {cells} cells to build on; the set holds {tiles} tiles for them"
        yield kind("too-few-tiles", message, piece, side, "rows", found=tiles, accepted=f"{cells} or more")
