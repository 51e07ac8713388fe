"""What a game may add to the making of decks: the record `Making`, and the chance that makers draw from.

Making is general: new pieces are varied from those of the base set, chosen so that counts and curves hold, and whatever
the game's checks find is thrown out. A game whose pieces cannot be had by varying, such as a map, or that knows of more
that should be kept, says so in a `Making` named ``MAKING`` in its room ``making``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from validator.content.loading import ContentSet

Item = TypeVar("Item")
Fields = dict[str, Any]
"""An entry as plain data, as YAML has it, without its id and titles."""
_MASK = (1 << 64) - 1


class Chance:
    """Random numbers that the same seeds give again, on every machine."""

    def __init__(self, *seeds: int) -> None:
        self._state = 0
        for seed in seeds:
            self._state = (self._state * 0x100000001B3 + seed + 1) & _MASK
            self.next()

    def next(self) -> int:
        """A whole number of 64 bits (SplitMix64, Steele, Lea, Flood 2014)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, most: int) -> int:
        """A whole number from 0 to less than ``most``."""
        return self.next() % most

    def between(self, least: int, most: int) -> int:
        """A whole number from ``least`` to ``most``, both of them possible."""
        return least + self.below(most - least + 1)

    def yes(self, share: float) -> bool:
        """True in this share of cases."""
        return self.next() < share * (_MASK + 1)

    def one_of(self, items: Sequence[Item]) -> Item:
        """One of them, each as likely."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[Item], weights: Sequence[int]) -> Item:
        """One of them, each as likely as its weight says."""
        place = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            place -= weight
            if place < 0:
                return item
        raise AssertionError

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """All of them in another order."""
        left, shuffled = list(items), []
        while left:
            shuffled.append(left.pop(self.below(len(left))))
        return shuffled


class Request(NamedTuple):
    """What a game's own maker of pieces is asked for.

    ``patterns`` are the base set's entries of the kind as plain data, with ids and titles; ``numbers`` are the ranges
    that the recipe states for this kind, by address below the piece (``towns``, ``powers.strength.amount``), ``words``
    how many pieces are to have a word, from and to; ``kept`` are ids of pieces of the base set that stay in the deck.
    """

    kind: str
    content: ContentSet
    patterns: Sequence[Fields]
    numbers: Mapping[str, tuple[int, int]] = {}
    words: Mapping[str, tuple[int, int]] = {}
    kept: frozenset[str] = frozenset()


Finish = Callable[[ContentSet, Mapping[str, list[Fields]], frozenset[str], Mapping[str, tuple[int, int]]], None]


class Making(NamedTuple):
    """All of it may be left out.

    ``kinds`` are made where a recipe names none. ``left_out`` are fields that no new piece takes over. ``propose`` maps
    a kind to a function that makes one piece as plain data, with neither id nor title (None: not this time); it is
    asked for more pieces than a deck needs, and the deck is chosen among them. ``vary`` maps such a kind to a function
    that makes another piece of one that is there, for decks that are bred. ``numbers`` maps a kind to what a recipe may
    say of it beside the numbers of its fields: a name, and the range where the recipe says nothing. ``features`` gives
    what of a piece is to come about as often as in the base set, beside fields and words: a name and an amount.
    ``fits`` says whether a piece makes sense by itself. ``finish`` may put right what only the whole deck tells; it is
    given the new pieces by kind, each with its id, the ids of those that stay, and how many pieces are to have the
    words that the recipe counts.
    """

    kinds: tuple[str, ...] = ()
    left_out: frozenset[str] = frozenset()
    propose: Mapping[str, Callable[[Request, Chance], Fields | None]] = {}
    vary: Mapping[str, Callable[[Request, Chance, Fields], Fields | None]] = {}
    numbers: Mapping[str, Mapping[str, tuple[int, int]]] = {}
    features: Callable[[str, Fields], Mapping[str, int]] | None = None
    capped: tuple[str, ...] = ()
    fits: Callable[[str, Fields], bool] | None = None
    finish: Finish | None = None
