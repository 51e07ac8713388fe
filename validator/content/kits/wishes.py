"""The checks that a designer declares in ``kit.yaml``, as types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.content.kits.counting import Between, Kinds, Name, Where
from validator.content.vocabulary import snake_case

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Some = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)]
Value = bool | int | float | str


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="check", tag=snake_case):
    """Something wanted of the set: of the pieces of kind ``each`` (all kinds if not given), of those with ``where``.

    ``because`` is said with the finding; ``severity`` is what a finding is: an error, a warning or advice.
    """

    each: Kinds | None = None
    where: Where = {}
    because: Annotated[str, Meta(max_length=300, description="why it is wanted, in one sentence")] = ""
    severity: Literal["error", "warning", "advice"] = "error"


class Counted(Wish, frozen=True, kw_only=True):
    """A wish for a number: ``exactly`` so many, or ``from`` one number ``to`` another."""

    exactly: Number | None = None
    least: Number | None = msgspec.field(name="from", default=None)
    most: Number | None = msgspec.field(name="to", default=None)

    @property
    def wanted(self) -> Between:
        """The numbers that will do."""
        if self.exactly is not None:
            return Between(least=self.exactly, most=self.exactly)
        return Between(least=self.least, most=self.most)


class Total(Counted, frozen=True, kw_only=True):
    """So many copies are in the box; with ``of``, so much does that number field add up to."""

    of: Name | None = None


class Curve(Wish, frozen=True, kw_only=True):
    """How many copies there are at each value of the field ``of``: ``copies: {1: 4, 2: {from: 4, to: 6}}``."""

    of: Name
    copies: Annotated[dict[str, Number | Between], Meta(min_length=1, max_length=100)]


class Spread(Counted, frozen=True, kw_only=True):
    """Each value that the field ``of`` may have is on so many copies; ``values`` names those that are looked at."""

    of: Name
    values: Annotated[tuple[Value, ...], Meta(max_length=100)] = ()


class Unique(Wish, frozen=True, kw_only=True):
    """No two designs have the same values in all of these fields."""

    of: Some


class Combinations(Counted, frozen=True, kw_only=True):
    """Each value of the first field stands with each of the others on so many copies, one or more if not said."""

    of: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=4)]


class Pairs(Wish, frozen=True, kw_only=True):
    """For each piece that is meant there is another ``other`` (a kind; the same if not given) with the values ``has``.

    ``same`` names fields in which the two are alike; ``both`` says that the other one needs the first as well.
    """

    other: Name | None = None
    has: Where = {}
    same: Annotated[tuple[Name, ...], Meta(max_length=6)] = ()
    both: bool = False


class Mutual(Wish, frozen=True, kw_only=True):
    """The card that the field ``of`` names names this card in turn."""

    of: Name


AnyWish = Total | Curve | Spread | Unique | Combinations | Pairs | Mutual
