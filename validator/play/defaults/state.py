"""A state whose copies and keys follow from its fields, and the decision of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self, TypeVar

from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.step import Decision, State, Step

if TYPE_CHECKING:
    from validator.play.defaults.names import Names

_PLAIN = (int, str, bool, float, type(None))
_KNOWN: dict[type, tuple[str, ...]] = {}
"""The slots of classes that were asked for."""


class PlainState(State):
    """A game's state; whatever is set on it is part of it.

    Numbers, texts, lists, maps, sets and tuples of such are copied to any depth. Anything else is shared by all copies,
    and so must never change.

    Attributes:
        places: names of the fields in which the numbers of designs lie: a list, a list for each seat, or a map whose
            values they are. Every copy in the box is in one of them at any time.
        hidden: those places whose pieces lie face down: a list is seen by nobody, a list for each seat by its seat. No
            map is hidden.
    """

    places: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    table: Any

    def __init__(self, table: Any, seats: int, seed: int) -> None:
        self.table, self.seats, self.chance = table, seats, scrambled(seed)
        self.stack = []
        self.options = []

    def fields(self) -> Iterator[tuple[str, Any]]:
        """The game's own fields, in the order in which they were first set."""
        for name in _slots(type(self), State):
            yield name, getattr(self, name)
        for name, value in vars(self).items():
            if name != "table":
                yield name, value

    def copy(self) -> Self:
        """The same game, to go on separately."""
        new = type(self).__new__(type(self))
        new.table, new.seats, new.lot = self.table, self.seats, self.lot
        new.stack, new.options = self.stack[:], self.options
        for name, value in self.fields():
            setattr(new, name, copied(value))
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another."""
        steps = tuple(map(_step_key, self.stack))
        return (steps, self.chance, *((name, frozen(value)) for name, value in self.fields()))

    def piles(self, place: str) -> list[tuple[int | None, list[int]]]:
        """The designs in a place: the seat that they lie before, or None, and their numbers."""
        value = getattr(self, place)
        if isinstance(value, dict):
            return [(None, list(value.values()))]
        if value and isinstance(value[0], list):
            return list(enumerate(value))
        return [(None, value)]

    def shuffled(self, designs: list[int]) -> list[int]:
        """The same numbers in random order, as a list of their own."""
        mixed = designs[:]
        shuffle(self, mixed)
        return mixed


S = TypeVar("S", bound=PlainState)


class Choice(Decision[S]):
    """A decision of the seat ``who``; the game says what can be chosen and what comes of it."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: S) -> int:
        return self.who

    def called(self, state: S, action: int, names: Names) -> str:
        """What an option is called in a language; options are numbers of designs unless a game says otherwise."""
        return names.piece(action)


class Event(Step[S]):
    """A step that nobody decides and that may be told, by the message ``tell-<its name>`` of the set's texts."""

    __slots__ = ()

    def told(self, state: S, names: Names) -> dict[str, object]:
        """What the message may name, asked when the step has run."""
        return {}


def copied(value: Any) -> Any:
    """A plain value as a copy that shares nothing which can change."""
    if isinstance(value, list):
        return [each if isinstance(each, _PLAIN) else copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return value.copy() if isinstance(value, set) else value


def frozen(value: Any) -> Any:
    """A plain value as one that can be compared and hashed."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return tuple((key, frozen(value[key])) for key in sorted(value))
    return tuple(sorted(value)) if isinstance(value, set) else value


def _slots(kind: type, base: type) -> tuple[str, ...]:
    """The fields that a class and those it is made of declare as slots, down to a base, first the oldest."""
    if kind not in _KNOWN:
        classes = [each for each in reversed(kind.__mro__) if issubclass(each, base) and each is not base]
        _KNOWN[kind] = tuple(name for cls in classes for name in cls.__dict__.get("__slots__", ()))
    return _KNOWN[kind]


def _step_key(step: Step[Any]) -> tuple[object, ...]:
    names = _slots(type(step), Step)
    own = vars(step) if hasattr(step, "__dict__") else {}
    return (type(step).__name__, *(frozen(getattr(step, name)) for name in names), *map(frozen, own.values()))
