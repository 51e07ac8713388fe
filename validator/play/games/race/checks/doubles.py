"""Checks for cards that another card of the set makes pointless."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.content.vocabulary import fields_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table.compiled import Face, is_windfall
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.vocabulary import Consume, Power, Strength, StrengthAgainst, SuddenStrength, World

MORE_IS_BETTER = ("amount", "cards", "discount", "points", "times")
WIDER = {"source": "anywhere", "good": "any"}
"""Values that take in every other value of their field, but for a power that must be used."""
LESS_IS_BETTER = ("goods", "less")


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
                yield box.issue("dominated-card", message, face, severity=Severity.WARNING)


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
        match = next((own for own in left if _does_as_much(own, power)), None)
        if match is None:
            return False
        left.remove(match)
    return not any(isinstance(power, Strength) and power.amount < 0 for power in left)


def _does_as_much(own: Power, other: Power) -> bool:
    if isinstance(own, Strength) and isinstance(other, StrengthAgainst | SuddenStrength):
        return own.amount >= other.amount
    if type(own) is not type(other):
        return False
    ours = fields_of(own)
    wider = {} if isinstance(own, Consume) else WIDER
    return all(
        _is_no_less(name, ours[name], value) or (name in wider and ours[name] == wider[name])
        for name, value in fields_of(other).items()
    )


def _is_no_less(name: str, ours: object, theirs: object) -> bool:
    """Whether a field of a power is as good as that of another power of the same word."""
    if name in MORE_IS_BETTER:
        return int(str(ours)) >= int(str(theirs))
    if name in LESS_IS_BETTER:
        return int(str(ours)) <= int(str(theirs))
    return ours == theirs
