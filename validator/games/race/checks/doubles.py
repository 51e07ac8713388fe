"""Checks for cards that another card of the set makes pointless."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.vocabulary import fields_of
from validator.games.race.checks.box import Box, price_of
from validator.games.race.table.compiled import Face, is_windfall
from validator.games.race.table.counting import FITS
from validator.games.race.words.bonuses import AnyBonus
from validator.games.race.words.vocabulary import Power, Strength, World
from validator.issue import Issue, Severity

MORE_IS_BETTER = ("amount", "cards", "discount", "points", "times")
LESS_IS_BETTER = ("goods", "less")


def dominated_issues(box: Box) -> Iterator[Issue]:
    """Cards for which another card asks no more and gives all of it, and something besides."""
    rules = [bonus for card in box.developments for bonus in card.bonus if type(bonus) in FITS]
    for face in box.faces:
        better = next((other for other in box.faces if _beats(box, other, face, rules)), None)
        if better is not None:
            message = f"{face.id} is never better than {better.id}, which asks no more and gives more"
            yield box.issue("dominated-card", message, face, severity=Severity.WARNING)


def _beats(box: Box, one: Face, other: Face, rules: list[AnyBonus]) -> bool:
    if one is other or type(one) is not type(other) or _form(one) != _form(other):
        return False
    one_price, other_price = price_of(one), price_of(other)
    is_no_worse = (
        one_price <= other_price
        and one.points >= other.points
        and _covers(one.powers, other.powers)
        and all(_counts(box, bonus, one) for bonus in rules if _counts(box, bonus, other))
    )
    says_more = len(one.powers) > len(other.powers) or sorted(map(repr, one.powers)) != sorted(map(repr, other.powers))
    return is_no_worse and (one_price < other_price or one.points > other.points or says_more)


def _form(face: Face) -> object:
    """What must be equal for two cards to be compared: neither choice is better in itself."""
    if isinstance(face, World):
        return face.good, is_windfall(face), face.defence is None, "rebel" in face.keywords
    return face.bonus


def _counts(box: Box, bonus: AnyBonus, face: Face) -> bool:
    return FITS[type(bonus)](bonus, box.table, box.design(face))


def _covers(ours: tuple[Power, ...], theirs: tuple[Power, ...]) -> bool:
    """Whether each of their powers has one of ours that does as much, and ours hold no harm that theirs do not."""
    left = list(ours)
    for power in theirs:
        match = next((own for own in left if _does_as_much(own, power)), None)
        if match is None:
            return False
        left.remove(match)
    return not any(isinstance(power, Strength) and power.amount < 0 for power in left)


def _does_as_much(own: Power, other: Power) -> bool:
    if type(own) is not type(other):
        return False
    ours = fields_of(own)
    return all(_is_no_less(name, ours[name], value) for name, value in fields_of(other).items())


def _is_no_less(name: str, ours: object, theirs: object) -> bool:
    """Whether a field of a power is as good as that of another power of the same word."""
    if name in MORE_IS_BETTER:
        return int(str(ours)) >= int(str(theirs))
    if name in LESS_IS_BETTER:
        return int(str(ours)) <= int(str(theirs))
    return ours == theirs
