"""Checks of empire cards against each other: is one never better than another?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.vocabulary import Word, fields_of
from validator.games.empires.checks.box import Box, Facing, halves_of
from validator.games.empires.checks.hands import cost
from validator.games.empires.words.vocabulary import (
    Ambassadors,
    Discount,
    Double,
    EmpireCard,
    ExtraPoints,
    Information,
    Take,
    Thrive,
    TradeRoutes,
)
from validator.issue import Issue

MORE_IS_BETTER: tuple[type[Word], ...] = (
    ExtraPoints, Double, Ambassadors, Discount, Take, Thrive, Information,
)  # fmt: skip
"""Abilities whose every field is better the larger it is; of `TradeRoutes` the smaller is, of others neither."""


def same(box: Box, one: Facing, other: Facing) -> bool:
    """Whether two halves are worth the same in every way."""
    return as_good(box, one, other) and as_good(box, other, one)


def as_good(box: Box, one: Facing, other: Facing) -> bool:
    """Whether a half is nowhere worse than another, edges aside."""
    return (
        cost(box, one) <= cost(box, other)
        and one.half.points >= other.half.points
        and _covers(one.half.ability, other.half.ability)
        and not Counter(other.half.symbols) - Counter(one.half.symbols)
    )


def differs(box: Box, one: Facing, other: Facing) -> bool:
    """Whether of two halves, the first nowhere worse, the first is somewhere better."""
    return not as_good(box, other, one)


def _covers(one: Word, other: Word) -> bool:
    if one == other or type(one) is not type(other):
        return one == other
    if isinstance(one, TradeRoutes) and isinstance(other, TradeRoutes):
        return one.per < other.per
    mine, theirs = fields_of(one), fields_of(other)
    return isinstance(one, MORE_IS_BETTER) and all(mine[name] >= theirs[name] for name in mine)  # type: ignore[operator]


def comparing_issues(box: Box) -> Iterator[Issue]:
    """Cards that some other card of the set makes pointless."""
    for card in box.empires:
        better = next((other for other in box.empires if other is not card and _beats(box, other, card)), None)
        if better is not None:
            message = f"{card.id} is never better than {better.id}, and sometimes worse"
            yield box.warning("dominated-card", message, card)


def _beats(box: Box, one: EmpireCard, other: EmpireCard) -> bool:
    """Whether ``one``, in some orientation, is nowhere worse than ``other`` and somewhere better."""
    if {one.left, one.right} != {other.left, other.right}:
        return False
    ours, theirs = halves_of(one), halves_of(other)
    for mine, edges in ((ours, (one.left, one.right)), (ours[::-1], (one.right, one.left))):
        if edges == (other.left, other.right):
            pairs = list(zip(mine, theirs, strict=True))
            if all(as_good(box, *pair) for pair in pairs) and any(differs(box, *pair) for pair in pairs):
                return True
    return False
