"""What is kept of one game: a few numbers and two rows of bits, so that recording costs next to nothing."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from validator.play.engine.game import Facts
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import NOBODY, GameResult

DRAWN, PLAYED = 0, 1
"""The first two columns of every game's uses: a design came into a hand, and was played in whatever way."""
_BITS = [tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256)]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game.

    ``length`` is counted in `Game.length_unit`; ``kept`` has a bit per promise; ``uses`` a bit per (seat, design, use),
    uses running fastest; ``parts`` holds the named parts of each seat's score; ``digest`` sums the final position;
    ``fault`` says how the game broke; ``worth`` holds designs and the points that each copy of them brought; ``course``
    the points of every seat at the end of each round, the last being the scores; ``starter`` is the seat that acted
    first, -1 where all act at once; ``decisions`` counts those with a single option too. Games that an older Proofpress
    kept have an empty course and no decisions.
    """

    number: int
    scores: list[int]
    winners: list[int]
    length: int
    choices: int
    digest: int
    kept: bytes
    uses: bytes
    parts: dict[str, list[int]]
    fault: str | None = None
    worth: list[tuple[int, int]] = []
    course: Sequence[list[int]] = ()
    starter: int = NOBODY
    decisions: int = 0


def columns_of(uses: Sequence[str]) -> tuple[str, ...]:
    """The uses kept of each design: ``drawn``, ``played`` (any use whose name begins so), and the game's others."""
    return ("drawn", "played", *(use for use in uses if use not in ("drawn", "played")))


class Recorder:
    """Makes rows of one run's games."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._columns = columns_of(plan.uses)
        self._meanings = [self._meaning(use) for use in plan.uses]

    def _meaning(self, use: str) -> set[int]:
        """Columns that a use counts in. Who plays a design has had it, so that "had but not played" is a difference."""
        own = {self._columns.index(use)}
        return own | {DRAWN, PLAYED} if use.startswith("played") else own

    def row(self, number: int, result: GameResult) -> Row:
        """A played game as a row."""
        plan, facts = self._plan, result.facts
        seats = len(plan.agents_of(number))
        return Row(
            number,
            result.scores,
            result.winners,
            facts.length,
            result.choices,
            result.digest,
            bits(facts.kept, plan.promises),
            bits(self._places(facts), seats * len(plan.designs) * len(self._columns)),
            facts.parts,
            result.fault,
            facts.worth,
            result.course,
            result.starter,
            result.decisions,
        )

    def _places(self, facts: Facts) -> Iterator[int]:
        designs, width = len(self._plan.designs), len(self._columns)
        for seat, design, use in facts.uses:
            place = (seat * designs + design) * width
            for column in self._meanings[use]:
                yield place + column


def bits(places: Iterable[int], count: int) -> bytes:
    """``count`` bits of which those at ``places`` are set, eight to a byte, lowest first."""
    row = bytearray((count + 7) // 8)
    for place in places:
        row[place >> 3] |= 1 << (place & 7)
    return bytes(row)


def add_columns(rows: Sequence[bytes], counts: list[int]) -> None:
    """Add to ``counts`` how often each bit is set in rows of one width.

    Columns of bytes are counted at once, which is some twenty times faster than walking the bits.
    """
    if not rows:
        return
    width = len(rows[0])
    joined = b"".join(rows)
    for place in range(width):
        column = joined[place::width]
        for value in set(column):
            often = column.count(value) if value else 0
            for bit in _BITS[value]:
                counts[8 * place + bit] += often
