"""Is it far out? Numbers far beyond those of the base set's cards of the same level, as advice."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Text
from validator.content.checks.general import flood_of
from validator.content.vocabulary import tag_of
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.words.switches import Goods
from validator.play.games.trucker.words.vocabulary import AdventureCard, CombatZone, MeteorSwarm, Planets

Levels = tuple[int, int, int]
FAR = 1.5
"""So many times the largest number of the base set is far out."""
BEST_PLANET = "best planet"
WORTH: dict[Goods, int] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
LARGEST: dict[str, dict[str, Levels]] = {
    "slavers": {"strength": (6, 7, 8), "crew": (3, 4, 5), "credits": (5, 8, 10), "days": (1, 2, 2)},
    "smugglers": {"strength": (4, 8, 9), "takes": (2, 3, 4), "goods": (6, 10, 16), "days": (1, 1, 2)},
    "pirates": {"strength": (5, 6, 10), "shots": (3, 3, 5), "credits": (4, 7, 12), "days": (1, 2, 2)},
    "abandoned_ship": {"crew": (3, 5, 7), "credits": (4, 8, 11), "days": (1, 2, 2)},
    "abandoned_station": {"crew": (6, 8, 10), "goods": (8, 8, 10), "days": (1, 2, 2)},
    "planets": {"goods": (9, 15, 15), "days": (3, 4, 5)},
    "meteor_swarm": {"meteors": (4, 6, 7)},
    "combat_zone": {"days": (3, 4, 4), "crew": (2, 4, 4), "goods": (3, 3, 4), "shots": (2, 4, 6)},
    "sabotage": {"tries": (3, 3, 3)},
}
"""The largest number of each kind on the base set's cards of levels I, II and III; goods by what they sell for."""
SMALLEST: dict[str, dict[str, Levels]] = {
    "slavers": {"strength": (6, 7, 8), "crew": (3, 4, 5), "credits": (5, 8, 10)},
    "smugglers": {"strength": (4, 8, 9), "takes": (2, 3, 4), "goods": (6, 10, 16)},
    "pirates": {"strength": (5, 6, 10), "shots": (3, 3, 5), "credits": (4, 7, 12)},
    "meteor_swarm": {"meteors": (3, 5, 5)},
    "abandoned_ship": {"credits": (3, 6, 10)},
    "abandoned_station": {"goods": (5, 7, 10)},
    "planets": {BEST_PLANET: (4, 7, 6)},
}
"""The smallest ones, where a small number makes a card pointless; less than half of it is far out."""
NO_MOST = (1000, 1000, 1000)
RULES: dict[str, dict[int, int]] = {"placing": {1: 4, 2: 8, 3: 12}, "fewest_exposed": {1: 2, 2: 4, 3: 6}}
CARD_COPIES, TILE_COPIES, BOARD_COPIES = 4, 10, 4
ALIEN_BONUS, FAULT_FEE = 4, 3
RESERVE = 4
LOSSES = {1: 5, 2: 8, 3: 11}
Path = tuple[str | int, ...]


def far_issues(box: Box) -> Iterator[Issue]:
    """Every number that is far out."""
    for card in box.cards:
        yield from _card(box, card)
    yield from _copies(box)
    yield from _rules(box)
    yield from _boards(box)


def numbers_of(card: AdventureCard) -> Iterator[tuple[str, int, Path]]:
    """The numbers on a card by their names, goods as what they sell for in the base set, each with its path."""
    event = card.adventure
    if isinstance(event, Planets):
        for place, load in enumerate(event.planets):
            yield "goods", _worth(load), ("planets", place)
        yield BEST_PLANET, max(map(_worth, event.planets)), ("planets",)
        yield "days", event.days, ("days",)
    elif isinstance(event, MeteorSwarm):
        yield "meteors", len(event.meteors), ("meteors",)
    elif isinstance(event, CombatZone):
        for place, line in enumerate(event.lines):
            name = tag_of(line.penalty)
            yield name, _size(getattr(line.penalty, name)), ("lines", place, "penalty", name)
    else:
        for name in LARGEST.get(tag_of(event), ()):
            value = getattr(event, name)
            yield name, _worth(value) if name == "goods" else _size(value), (name,)


def _size(value: int | tuple[object, ...]) -> int:
    return value if isinstance(value, int) else len(value)


def _worth(load: tuple[Goods, ...]) -> int:
    return sum(WORTH[colour] for colour in load)


def _card(box: Box, card: AdventureCard) -> Iterator[Issue]:
    tag = tag_of(card.adventure)
    for name, number, path in numbers_of(card):
        most = LARGEST[tag].get(name, NO_MOST)[card.level - 1]
        least = SMALLEST.get(tag, {}).get(name, (0, 0, 0))[card.level - 1]
        what = _called(name, tag)
        if number >= FAR * most and number > most + 1:
            message = say("far-beyond", card=card.id, what=what, event=say(f"event-{tag}"), level=card.level)
            yield box.advice(
                "far-out", message, card, "adventure", *path, found=number, accepted=say("at-most", number=most)
            )
        elif 0 < 2 * number < least:
            message = say("far-below", card=card.id, what=what, event=say(f"event-{tag}"), level=card.level)
            yield box.advice(
                "far-out", message, card, "adventure", *path, found=number, accepted=say("at-least", number=least)
            )


def _called(name: str, tag: str) -> Text:
    """What a number of a kind of card is: its field, or what it is worth."""
    if name == BEST_PLANET:
        return say("worth-of-best-planet")
    return say("worth-of-goods") if name == "goods" and tag != "combat_zone" else name


def _copies(box: Box) -> Iterator[Issue]:
    for pieces, most in ((box.cards, CARD_COPIES), (box.tiles, TILE_COPIES)):
        every = sum(piece.count for piece in pieces)
        for piece in pieces:
            if flood := flood_of(box.content, piece, every):
                yield flood
            elif piece.count >= most:
                yield box.advice("far-out", say("many-copies", piece=piece.id), piece, "count", found=piece.count)
    for board in box.boards:
        if board.count > BOARD_COPIES:
            message = say("spare-boards", piece=board.id, most=BOARD_COPIES)
            yield box.advice("idle-copies", message, board, "count", found=board.count)


def _rules(box: Box) -> Iterator[Issue]:
    rules = box.rules
    for number in dict.fromkeys(rules.rounds):
        for name, paid in (
            ("placing", max(rules.placing[number], default=0)),
            ("fewest_exposed", rules.fewest_exposed[number]),
        ):
            most = RULES[name][number]
            if paid >= 2 * most:
                message = say("far-reward", switch=name, round=number)
                yield box.advice(
                    "far-out", message, None, "rules", name, str(number), found=paid, accepted=say("about", number=most)
                )
    for colour, usual in WORTH.items():
        if rules.goods_price[colour] >= 2 * usual:
            yield box.advice(
                "far-out",
                say("far-price", colour=colour),
                None,
                "rules",
                "goods_price",
                colour,
                accepted=say("about", number=usual),
            )
    for name, far in (("alien_bonus", ALIEN_BONUS), ("late_fault_fee", FAULT_FEE)):
        if getattr(rules, name) >= far:
            yield box.advice("far-out", say("far-switch", switch=name), None, "rules", name, found=getattr(rules, name))


def _boards(box: Box) -> Iterator[Issue]:
    for number, (piece, side, plan) in box.plans.items():
        if plan.reserve >= RESERVE:
            message = say("far-reserve", piece=piece.id, board=plan.name)
            yield box.advice(
                "far-out", message, piece, side, "reserve", found=plan.reserve, accepted=say("about", number=2)
            )
        if plan.most_loss is not None and plan.most_loss >= 2 * LOSSES[number]:
            message = say("far-loss", piece=piece.id, board=plan.name, round=number)
            yield box.advice(
                "far-out",
                message,
                piece,
                side,
                "most_loss",
                found=plan.most_loss,
                accepted=say("about", number=LOSSES[number]),
            )
