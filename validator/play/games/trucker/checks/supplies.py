"""Checks of supplies: is there a piece for everything that all ships together can hold, and a card can pay?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.trucker.checks.bounds import CREW_PER_CABIN
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.checks.cards import loads_of
from validator.play.games.trucker.words.switches import Goods
from validator.play.games.trucker.words.vocabulary import (
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

ROCKETS, DICE = 2, 2
MOST_TIMES = 2
"""Beyond so many times what all ships can hold, copies are pointless."""
HALF = 2


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short, or is there in vain."""
    cells = max((box.players.most * box.free_cells(number) for number in box.plans), default=0)
    slots = sum(box.slots(Battery)[:cells])
    yield from _enough(box, "battery", slots)
    seats = CREW_PER_CABIN * (min(box.tile_count(Cabin), cells) + min(box.tile_count(StartCabin), box.players.most))
    yield from _enough(box, "human", seats)
    yield from _aliens(box)
    for colour in GOODS:
        yield from _payable(box, colour)
    places, goods = sum(box.slots(Hold, SpecialHold)[:cells]), box.token_count("goods")
    if goods < places:
        message = say("scarce-goods", places=places, goods=goods)
        yield box.warning("scarce-goods", message, None, "parts", found=goods)
    yield from _for_each_player(box)
    yield from _tiles(box)


def _enough(box: Box, icon: str, needed: int) -> Iterator[Issue]:
    held = box.token_count(icon)
    piece = next(iter(box.tokens_of(icon)), None)
    if held < needed:
        message = say(f"short-of-{icon}", needed=needed, held=held)
        yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=say("or-more", number=needed))
    elif needed and held > MOST_TIMES * needed:
        yield box.advice(
            "idle-copies", say(f"far-more-{icon}"), piece, "count", found=held, accepted=say("enough", number=needed)
        )


def _aliens(box: Box) -> Iterator[Issue]:
    supports: Counter[str] = Counter()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supports[component.alien] += tile.count
    for colour in sorted(supports):
        held, most = box.token_count("alien", colour), min(box.players.most, supports[colour])
        piece = next(iter(box.tokens_of("alien", colour)), None)
        if 0 < held < most:
            message = say("too-few-aliens", players=most, colour=colour, held=held)
            yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=say("or-more", number=most))
        elif held > MOST_TIMES * most:
            yield box.advice("idle-copies", say("spare-aliens", colour=colour), piece, "count", found=held)


def _payable(box: Box, colour: Goods) -> Iterator[Issue]:
    """Is there, for each card, a good for everyone whom it pays at once?"""
    held = box.token_count("goods", colour)
    piece = next(iter(box.tokens_of("goods", colour)), None)
    for card in box.flown:
        at_once, in_turn = _paid(box, card, colour)
        if at_once > held:
            message = say("goods-at-once", card=card.id, goods=at_once, colour=colour, held=held)
            yield box.error(
                "too-few-tokens", message, piece or card, found=held, accepted=say("or-more", number=at_once)
            )
            return
        if in_turn > held:
            message = say("goods-in-turn", card=card.id, goods=in_turn, colour=colour, held=held)
            yield box.warning(
                "scarce-goods", message, piece or card, found=held, accepted=say("or-more", number=in_turn)
            )
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
    missing = [place for place in range(1, most + 1) if place not in places]
    if missing:
        message = say("no-number-tile", numbers=in_a_row(missing), players=most)
        yield box.error("too-few-tokens", message, None, "players")
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        held = box.token_count("rocket", component.colour)
        if held < ROCKETS:
            message = say("too-few-rockets", tile=tile.id, colour=component.colour, rockets=ROCKETS)
            yield box.error("too-few-tokens", message, tile, "component", "colour", found=held)
        elif held > ROCKETS:
            piece = box.tokens_of("rocket", component.colour)[0]
            message = say("spare-rockets", token=piece.id, rockets=ROCKETS)
            yield box.advice("idle-copies", message, piece, "count", found=held, accepted=str(ROCKETS))
    dice, message = box.token_count("die"), say("number-of-dice", dice=DICE)
    if dice < DICE:
        yield box.error("too-few-tokens", message, next(iter(box.tokens_of("die")), None), "count", found=dice)
    elif dice > DICE:
        yield box.advice("idle-copies", message, box.tokens_of("die")[0], "count", found=dice)


def _tiles(box: Box) -> Iterator[Issue]:
    """Tiles for all ships of a round at once."""
    tiles = sum(tile.count for tile in box.tiles) - box.tile_count(StartCabin)
    if not tiles:
        yield box.error("too-few-tiles", say("no-tiles"))
        return
    number = max(box.plans, key=box.free_cells, default=None)
    if number is None:
        return
    most = box.players.most
    cells = most * box.free_cells(number)
    if tiles < cells:
        piece, side, _ = box.plans[number]
        kind = box.warning if HALF * tiles < cells else box.advice
        message = say("too-few-tiles", players=most, round=number, cells=cells, tiles=tiles)
        yield kind("too-few-tiles", message, piece, side, "rows", found=tiles, accepted=say("or-more", number=cells))
