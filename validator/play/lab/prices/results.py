"""What a price list says, as data: the terminal, the page and the JSON are three writers of it.

Costs and worths are in the currency of the set's costs; intervals are of 95 %.
"""

from typing import Literal

import msgspec

from validator.base.issue import Span
from validator.play.playtest.figures.statistics import Interval

FORMAT = 1
"""Of the JSON."""
NAMED = 0.2
"""A piece is named where it is off the curve with this chance or more."""
FALSELY_NAMED = 0.03
"""Of all pieces at most so many are expected to be named without being off the curve."""
LIKELY = 0.5
"""From this chance on it is said without a perhaps."""
WorthOf = Literal["number", "having", "word", "more", "option"]


class Priced(msgspec.Struct, frozen=True, kw_only=True):
    """What one thing is worth: one more of a ``number``, ``having`` something, a ``word`` as it usually stands, or
    one ``more`` of a number in a word. ``pieces`` are how many have it; ``within`` names the word of a number in it.

    ``known`` says that the interval leaves nought out.
    """

    sort: WorthOf
    name: str
    within: str
    worth: Interval
    pieces: int
    known: bool


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """A cost as stated, and as the other pieces foretell it; ``expected`` is where it would lie 19 times in 20.

    ``chance`` says how likely it is that the piece is off the curve, ``off`` that it is named. ``path`` leads from the
    piece to the part that has the cost; ``titles`` are by language.
    """

    id: str
    path: tuple[str, ...]
    kind: str
    field: str
    span: Span
    stated: float
    expected: Interval
    distance: float
    chance: float
    off: bool
    titles: dict[str, str]


class Alike(msgspec.Struct, frozen=True, kw_only=True):
    """Things that the set's pieces cannot tell apart, and the pieces that have one of them."""

    names: tuple[str, ...]
    pieces: tuple[str, ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """The costs of one kind: how many, how far they usually lie from the curve, and how many are off it."""

    kind: str
    field: str
    costs: int
    noise: float
    off: int


class Odd(msgspec.Struct, frozen=True, kw_only=True):
    """A piece whose strength is not what its cost promises: points of win share above it, and how likely that is so."""

    id: str
    cost: float
    lift: Interval
    above: float
    chance: float
    titles: dict[str, str]


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """Cost against play: how cost and win share when drawn go together in the hands of one player.

    ``together`` is a correlation, ``per_cost`` what one more of cost adds to the win share.
    """

    agent: str
    games: int
    pieces: int
    together: Interval
    per_cost: Interval
    odd: tuple[Odd, ...]


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """The price list of a set. ``unpriced`` are the kinds of piece without a cost."""

    format: int
    set: str
    title: str
    set_titles: dict[str, str]
    game: str
    version: str
    digest: str
    fields: tuple[str, ...]
    kinds: tuple[Kind, ...]
    unpriced: tuple[str, ...]
    worths: tuple[Priced, ...]
    pieces: tuple[Placed, ...]
    alike: tuple[Alike, ...]
    strength: tuple[Strength, ...]

    @property
    def named(self) -> list[Placed]:
        """The pieces off the curve, the surest first."""
        return sorted((one for one in self.pieces if one.off), key=lambda one: -one.chance)
