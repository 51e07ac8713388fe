"""The counting words: which pieces are meant, and what is counted of them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from validator.base.speech.sentences import Sentences, Several, Text, all_of, in_a_row
from validator.content.vocabulary import Piece

say = Sentences(__package__)


def span_text(least: float | None, most: float | None) -> Text:
    """A range in words: ``4``, ``4 to 6``, ``4 or more``, ``up to 6``."""
    if least is not None and least == most:
        return f"{least:g}"
    if most is None:
        return say("any-number") if least is None else say("or-more", least=f"{least:g}")
    return say("up-to", most=f"{most:g}") if least is None else say("from-to", least=f"{least:g}", most=f"{most:g}")


def few_of(names: Iterable[object], most: int = 12) -> Several | None:
    """What would be accepted: one of these, the first few of many; None where there are none."""
    spelled = [str(name) for name in names]
    return None if not spelled else all_of(spelled, most) if len(spelled) > most else in_a_row(spelled)


Name = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$",
        max_length=32,
        description="up to 32 small letters and digits, parts joined by _, such as hit_points",
    ),
]
Plain = bool | int | float | str


Bound = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]


class Between(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A range of numbers, both ends among them; an end that is left out is open."""

    least: Bound | None = msgspec.field(name="from", default=None)
    most: Bound | None = msgspec.field(name="to", default=None)

    def holds(self, number: float) -> bool:
        """Whether a number lies in it."""
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    @property
    def told(self) -> Text:
        """It in words: ``4 to 6``."""
        return span_text(self.least, self.most)

    def __str__(self) -> str:
        return str(self.told)


Wanted = Plain | Annotated[tuple[Plain, ...], Meta(min_length=1, max_length=60)] | Between
Where = Annotated[
    dict[Name, Wanted],
    Meta(max_length=12, description="fields with the value, the list of values or the range that is meant"),
]
Kinds = str | tuple[str, ...]


Terms = Annotated[tuple[Name | int | float, ...], Meta(max_length=12, description="fields of the piece, and numbers")]


class Counting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that is counted, never written down: ``per`` for each piece that is meant, and ``plus`` beside it.

    ``each`` names the kind whose copies count, or a list of the piece itself whose entries do; ``where`` says which
    of them; ``same`` names fields in which they are like the piece; ``of`` names the field that is added up instead
    of counting copies. Where ``each`` names a field that names a card, it is ``of`` that card. Instead of ``each``,
    arithmetic with fields of the piece and numbers: their ``sum``, ``difference``, ``product``, ``largest`` or
    ``smallest``; yes is 1, and a list is as much as it has entries.
    """

    each: Name | None = None
    sum: Terms = ()
    difference: Terms = ()
    product: Terms = ()
    largest: Terms = ()
    smallest: Terms = ()
    where: Where = {}
    same: Annotated[tuple[Name, ...], Meta(max_length=6)] = ()
    of: Name | None = None
    per: Annotated[int, Meta(ge=-1000, le=1000)] = 1
    plus: Annotated[int, Meta(ge=-100000, le=100000)] = 0


ARITHMETIC = ("sum", "difference", "product", "largest", "smallest")
"""The words for arithmetic with fields of the piece itself."""


def kinds_in(kinds: Kinds | None, all_kinds: Iterable[str]) -> tuple[str, ...]:
    """The kinds that are meant: one, some, or all where none is named."""
    if kinds is None:
        return tuple(all_kinds)
    return (kinds,) if isinstance(kinds, str) else kinds


def is_meant(piece: Piece, where: Mapping[str, Wanted]) -> bool:
    """Whether a piece has all the values asked for; of a list field one entry must have it."""
    return all(_fits(getattr(piece, field, None), wanted) for field, wanted in where.items())


def _fits(value: Any, wanted: Wanted) -> bool:
    if isinstance(value, tuple):
        return any(_fits(each, wanted) for each in value)
    if isinstance(wanted, Between):
        return isinstance(value, int | float) and not isinstance(value, bool) and wanted.holds(value)
    if isinstance(wanted, tuple):
        return any(is_same(value, each) for each in wanted)
    return is_same(value, wanted)


def is_same(value: object, other: object) -> bool:
    """Whether two values are one: yes is not the number 1."""
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def meant(
    pieces: Mapping[str, Iterable[Piece]], kinds: Iterable[str], where: Mapping[str, Wanted]
) -> Iterator[tuple[str, Piece]]:
    """Every design of some kinds that has the values asked for, with its kind."""
    for kind in kinds:
        yield from ((kind, piece) for piece in pieces.get(kind, ()) if is_meant(piece, where))


def amount(pieces: Iterable[Piece], of: str | None) -> int | float:
    """How many copies there are, or what a field of theirs adds up to, copy by copy."""
    return sum(piece.count * (1 if of is None else _number(getattr(piece, of))) for piece in pieces)


def _number(value: Any) -> int | float:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else 0
