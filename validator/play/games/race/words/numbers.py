"""Kinds of goods as numbers, and small sums of them: shared by the words, the table and the rules."""

from __future__ import annotations

from typing import Final

ANY: Final = 0
KIND_COUNT: Final = 5
"""Kinds of goods are 1 to 4, in the order of `terms.KINDS`; 0 stands for none or any."""
REBEL: Final = KIND_COUNT
"""Military worlds are told apart by ``kind + REBEL`` where they are rebel worlds, else by their kind."""
_NUMBERS: Final[dict[str | None, int]] = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}

Numbers = tuple[int, ...]


def kind_number(good: str | None) -> int:
    """A kind of good as a number; 0 for none and for ``any``."""
    return _NUMBERS.get(good, ANY)


def raised(numbers: Numbers, kind: int, amount: int) -> Numbers:
    """Numbers by kind with one of them raised."""
    return (*numbers[:kind], numbers[kind] + amount, *numbers[kind + 1 :])


def all_raised(numbers: Numbers, kind: int, amount: int) -> Numbers:
    """The same, where ``any`` raises all of them, that of worlds without a good included."""
    return tuple([number + amount for number in numbers]) if kind == ANY else raised(numbers, kind, amount)
