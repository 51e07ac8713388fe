"""Which of two words of one kind does at least as much as the other, field by field."""

from __future__ import annotations

from validator.content.vocabulary import Word

BETTER_LESS = frozenset({"per", "least", "exactly", "together"})
"""Fields in which less is better: groups to count by, the fewest workers, conditions."""
LIMITS = frozenset({"colours", "start", "to", "contest"})
"""Fields that limit a power to some colours or columns; without one (or with ``any``) nothing is limited."""
BETTER_MORE = frozenset({"count", "credits", "points", "most", "tiles", "workers", "goods", "more"})


def does_at_least(one: Word, other: Word) -> bool:
    """Whether a word does everything that the other does."""
    if type(one) is not type(other):
        return False
    pays: tuple[str, ...] = getattr(one, "pays", ())
    return all(
        _is_as_good(field, getattr(one, field), getattr(other, field), field in BETTER_LESS or field in pays)
        for field in one.__struct_fields__
    )


def is_outdone(one: Word, other: Word) -> bool:
    """Whether another word does all that this one does, and more."""
    return does_at_least(other, one) and not does_at_least(one, other)


def _is_as_good(field: str, one: object, other: object, is_less_better: bool) -> bool:
    if one == other:
        return True
    if field in LIMITS:
        if one in (None, "any"):
            return True
        return isinstance(one, tuple) and isinstance(other, tuple) and set(one) >= set(other)
    if not isinstance(one, int) or not isinstance(other, int):
        return False
    if is_less_better:
        return one <= other
    return field in BETTER_MORE and one >= other
