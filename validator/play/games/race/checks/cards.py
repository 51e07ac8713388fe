"""Checks of cards: what one says must hold together on its own, and no other may make it pointless."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of, any_of, in_a_row
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table.compiled import Face, is_windfall
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.power import Power
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import Development, World


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything in which a card contradicts itself."""
    for world in box.worlds:
        yield from _cost_or_defence(box, world)
    for face in box.faces:
        yield from _keywords(box, face)
        if not (face.points or _helps(face) or _holds_or_scores(face)):
            yield box.warning("blank-card", say("blank-card", card=face.id), face)
    for face, place, power in box.powers:
        yield from _of_goods(box, face, place, power)
        yield from _once(box, face, place, power)
        yield from power.wrong(box, face, place)


def _helps(face: Face) -> bool:
    return any(power.helps for power in face.powers)


def _keywords(box: Box, face: Face) -> Iterator[Issue]:
    for place, keyword in enumerate(face.keywords):
        if keyword in face.keywords[:place]:
            message = say("twin-keyword", card=face.id, keyword=keyword)
            yield box.warning("idle-field", message, face, "keywords", place, found=keyword)


def _once(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that a card can use once only, however often they stand on it."""
    before = face.powers[:place]
    if power.twice and any(type(other) is type(power) for other in before):
        message = say("twin-power", card=face.id, word=tag_of(power), why=power.twice)
        yield box.warning("twin-power", message, face, "powers", place)
    elif not power.twice and any(other == power or (power.adds_up and type(other) is type(power)) for other in before):
        message = say("repeated-power", card=face.id, word=tag_of(power))
        yield box.advice("repeated-power", message, face, "powers", place)


def _holds_or_scores(face: Face) -> bool:
    return bool(face.good if isinstance(face, World) else face.bonus)


def _cost_or_defence(box: Box, world: World) -> Iterator[Issue]:
    has_cost, has_defence = world.cost is not None, world.defence is not None
    fields = ("cost", "defence")
    if has_cost and has_defence:
        message = say("cost-and-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, "defence", found=all_of(fields), accepted=any_of(fields))
    if not has_cost and not has_defence:
        message = say("no-cost-or-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, found=say("neither"), accepted=any_of(fields))


def _of_goods(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that speak of the good on their own card."""
    if not power.of_own_good:
        return
    path = ("powers", place)
    if isinstance(face, Development):
        yield box.issue("no-good", say("no-good-on-development", card=face.id), face, *path)
    elif face.good is None:
        yield box.issue(
            "no-good", say("no-good", card=face.id), face, *path, accepted=say("good-is", kinds=in_a_row(KINDS))
        )


def dominated_issues(box: Box) -> Iterator[Issue]:
    """Cards for which another card asks no more and gives all of it, and something besides."""
    rules = {bonus for _, _, bonus in box.bonuses()}
    counting: dict[int, list[AnyBonus]] = {}
    for bonus in rules:
        for design in box.counted(bonus):
            counting.setdefault(design, []).append(bonus)
    alike: dict[object, list[Face]] = {}
    for face in box.faces:
        alike.setdefault(_form(face), []).append(face)
    for group in alike.values():
        for face in group:
            scored = {*counting.get(box.design(face), ())}
            better = next(
                (other for other in group if _beats(other, face) and scored <= {*counting.get(box.design(other), ())}),
                None,
            )
            if better is not None:
                message = say("dominated-card", card=face.id, better=better.id)
                yield box.warning("dominated-card", message, face)


def _beats(one: Face, other: Face) -> bool:
    one_price, other_price = price_of(one), price_of(other)
    if one is other or one_price > other_price or one.points < other.points:
        return False
    says_more = len(one.powers) > len(other.powers) or sorted(map(repr, one.powers)) != sorted(map(repr, other.powers))
    return _covers(one.powers, other.powers) and (one_price < other_price or one.points > other.points or says_more)


def _form(face: Face) -> object:
    """What must be equal for two cards to be compared: neither choice is better in itself."""
    if isinstance(face, World):
        return type(face), face.good, is_windfall(face), face.defence is None, "rebel" in face.keywords
    return type(face), face.bonus


def _covers(ours: tuple[Power, ...], theirs: tuple[Power, ...]) -> bool:
    """Whether each of their powers has one of ours that does as much, and ours hold no harm that theirs do not."""
    left = list(ours)
    for power in theirs:
        match = next((own for own in left if own.does_as_much(power)), None)
        if match is None:
            return False
        left.remove(match)
    return not any(power.strength_lost for power in left)
