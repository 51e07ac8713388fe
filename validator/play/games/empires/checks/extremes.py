"""Advice on what is far out: figures beyond anything in the box that the rules describe."""

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.checks.checked_set import copies
from validator.content.checks.general import flood_of
from validator.content.vocabulary import Piece, Word, tag_of
from validator.play.games.empires.checks.box import Box, Facing, say
from validator.play.games.empires.checks.hands import cost
from validator.play.games.empires.words.ability import NEVER, Figure
from validator.play.games.empires.words.vocabulary import BusySeams, ManyCivilisations, SymbolsOfOne

WORTH_OVER_COST = 3
"""Printed points, extra points and symbols of a half, together, are at most its cost and this in the box."""

LEAST_OVER_COST = 1
"""The same are at least its cost and this in the box, but for what scores by routes or ambassadors."""

MARGIN = 2
"""So far outside these two a half is worth a word."""


EMPIRE = (Figure("count", 1, 5),)
RAID = (Figure("cost", 1, 3, 0),)
AMBASSADOR = (Figure("worth", 2, 4),)
HOMEWORLD = (Figure("worth", 3, 5, 1),)
MISSION = (Figure("points", 4, 7, 1),)
GOALS: dict[type[Word], tuple[Figure, ...]] = {
    SymbolsOfOne: (*MISSION, Figure("count", 4, NEVER, 2)),
    ManyCivilisations: (*MISSION, Figure("count", 5, NEVER, 2)),
    BusySeams: (*MISSION, Figure("count", 3, NEVER, 1)),
}
SWITCHES = (Figure("hand_size", 5, 9, 2), Figure("swap_cards", 2, 5), Figure("wormhole_routes", 7, 11))
ROUNDS = Figure("rounds", 6, 10, 2)
ATTACKS = Figure("raid", 5, 11)


def extreme_issues(box: Box) -> Iterator[Issue]:
    """Everything that is far from the figures of the box."""
    for facing in box.halves:
        yield from _ability(box, facing)
        yield from _worth(box, facing)
    for card in box.empires:
        if flood := flood_of(box.content, card, copies(box.empires)):
            yield flood
        else:
            yield from _figures(box, card, card, EMPIRE)
    for raid in box.raids:
        yield from _figures(box, raid, raid, RAID)
    for ambassador in box.ambassadors:
        yield from _figures(box, ambassador, ambassador, AMBASSADOR)
    for homeworld in box.homeworlds:
        yield from _figures(box, homeworld, homeworld, HOMEWORLD)
        yield from _figures(box, homeworld, homeworld.mission, GOALS.get(type(homeworld.mission), MISSION), "mission")
    yield from _of_the_whole(box)


def _figures(box: Box, piece: Piece, holder: object, figures: tuple[Figure, ...], *path: str) -> Iterator[Issue]:
    for figure in figures:
        value = getattr(holder, figure.field)
        if figure.is_far(value):
            field = " ".join((*path, figure.field))
            message = say("far-out", place=piece.id, field=field, value=value, usual=figure.usual)
            yield box.advice("far-out", message, piece, *path, figure.field, found=value)


def _ability(box: Box, facing: Facing) -> Iterator[Issue]:
    ability = facing.half.ability
    figure = ability.usual
    if figure is not None and figure.is_far(value := getattr(ability, figure.field)):
        message = say(
            "far-out-ability",
            card=facing.card.id,
            word=tag_of(ability),
            field=figure.field,
            value=value,
            usual=figure.usual,
        )
        yield box.advice("far-out", message, facing.card, facing.name, "ability", figure.field, found=value)


def worth(facing: Facing) -> int:
    """Printed points, extra points and symbols of a half."""
    half = facing.half
    return half.points + half.ability.printed + len(half.symbols)


def _worth(box: Box, facing: Facing) -> Iterator[Issue]:
    card, name, half = facing
    price, found = cost(box, facing), worth(facing)
    if found >= price + WORTH_OVER_COST + MARGIN:
        message = say("worth-too-much", card=card.id, half=name, worth=found, cost=price, most=price + WORTH_OVER_COST)
        yield box.advice("far-out", message, card, name, "points", found=half.points)
    elif found <= price + LEAST_OVER_COST - MARGIN and not half.ability.varies:
        message = say(
            "worth-too-little", card=card.id, half=name, worth=found, cost=price, least=price + LEAST_OVER_COST
        )
        yield box.advice("far-out", message, card, name, "points", found=half.points)
    if len(half.symbols) > 2 and len(set(half.symbols)) == 1:
        message = say("three-of-one", card=card.id, half=name)
        yield box.advice("far-out", message, card, name, "symbols")


def _of_the_whole(box: Box) -> Iterator[Issue]:
    for figure in SWITCHES:
        value = getattr(box.rules, figure.field)
        if figure.is_far(value):
            message = say("far-out", place="rules", field=figure.field, value=value, usual=figure.usual)
            yield box.advice("far-out", message, None, "rules", figure.field, found=value)
    for seats, rounds in box.seats.items():
        if ROUNDS.is_far(rounds):
            message = say("far-out-rounds", players=seats, value=rounds, usual=ROUNDS.usual)
            yield box.advice("far-out", message, None, "rules", "rounds", str(seats), found=rounds)
    raids, empires = copies(box.raids), copies(box.empires)
    if raids >= ATTACKS.far or raids > empires > 0:
        message = say("many-raids", raids=raids, empires=empires)
        yield box.advice("far-out", message, max(box.raids, key=lambda card: card.count), "count", found=raids)
    if box.halves and not any(cost(box, facing) for facing in box.halves):
        yield box.advice("far-out", say("all-free"))
    if box.halves and not any(half.points or half.ability.timing == "end" for _, _, half in box.halves):
        yield box.advice("far-out", say("all-pointless"))
