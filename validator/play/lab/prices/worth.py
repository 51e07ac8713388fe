"""A price list to reckon with: fitted to one set, it says what any piece of its game is worth there."""

from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple

import msgspec

from validator.base.locks import learnt
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.lab.prices.costs import Stated, cost_fields, costs_in, costs_of, of_kinds
from validator.play.lab.prices.curve import Curve, Distance
from validator.play.lab.prices.together import distances_together
from validator.play.lab.prices.traits import Traits, traits_of

LEAST_PIECES = 3
"""A curve is drawn through so many costs or more."""
_NAMELESS = "worth"


class Worth(NamedTuple):
    """What a piece is worth by the price list, in cost, and the standard deviation of a cost around that."""

    cost: float
    error: float


class TooFewCosts(Exception):
    """A set states too few costs for a curve; ``found`` is how many."""

    def __init__(self, found: int) -> None:
        super().__init__(f"{found} costs are too few for a price list")
        self.found = found


class PriceList:
    """The price list of a set: its costs as ``stated``, the ``curve`` through them, and their ``distances`` to it.

    Raises:
        WrongUse: no piece has the field ``asked`` for, or nothing of the ``kinds`` named has a cost.
        TooFewCosts: fewer than `LEAST_PIECES` are stated.
    """

    def __init__(self, content: ContentSet, kinds: Sequence[str] = (), asked: str | None = None) -> None:
        self.fields = cost_fields(content, asked)
        self.stated = of_kinds(costs_of(content, self.fields), kinds)
        if len(self.stated) < LEAST_PIECES:
            raise TooFewCosts(len(self.stated))
        self.rows = [traits_of(one, self.fields) for one in self.stated]
        self.curve, self.distances = self.fitted([one.cost for one in self.stated])
        self._types = content.words.kinds

    def fitted(self, costs: Sequence[float]) -> tuple[Curve, list[Distance]]:
        """The curve if the set's pieces cost this, and how each cost lies to what is to be expected of it."""
        curve = Curve(self.rows, [listed_as(one) for one in self.stated], costs)
        return curve, distances_together(curve, [one.piece.id for one in self.stated], self.rows, costs)

    def worth(self, kind: str, fields: Mapping[str, object]) -> Worth | None:
        """What a piece written in plain ``fields`` is worth, all its parts together; None where nothing has a cost.

        A cost among the fields says only which of several it is (a ``defence`` or a ``cost``), not what it is worth.

        Raises:
            msgspec.ValidationError: the fields do not make a piece of that kind.
        """
        return self.worth_of(kind, msgspec.convert({"id": _NAMELESS, **fields}, learnt(self._types[kind]), strict=True))

    def worth_of(self, kind: str, piece: Piece) -> Worth | None:
        """The same for a typed piece."""
        parts = [self._worth(one) for one in costs_in(piece, kind, self.fields)]
        return Worth(sum(part.cost for part in parts), hypot(*(part.error for part in parts))) if parts else None

    def _worth(self, one: Stated) -> Worth:
        traits: Traits = traits_of(one, self.fields)
        cost, error = self.curve.sum_of(self.curve.at(traits))
        noise = self.curve.noise.get(listed_as(one), self.curve.usual_noise)
        return Worth(cost, hypot(error, noise, self.curve.unheard(traits)))


def listed_as(one: Stated) -> str:
    """The line of the list a cost belongs to: ``development cost``, ``world defence``, ``tile world cost``."""
    return f"{one.kind} {one.field}"
