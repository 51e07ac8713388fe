"""Numbers that installed Python counts: the little that no words of the rules can say (`base.plugins.BLOCKS`)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from validator.base.issue import Span, WrongUse
from validator.base.plugins import MOST_OF_A_FAULT, block_named
from validator.content.rulebook.reading import MOST_NUMBER
from validator.content.rulebook.words import CountedBy
from validator.play.ruled.slots import Slots
from validator.play.ruled.state import NOBODY


class Seen(NamedTuple):
    """A piece as a block sees it.

    ``fields`` are those that rules may name, with ``id``, ``kind`` and ``count`` among them; ``place`` is where it lies
    on a board, and ``laid_by`` the seat that laid it there, counted from 0 (-1 elsewhere).
    """

    fields: Mapping[str, Any]
    place: str = ""
    laid_by: int = NOBODY


Block = Callable[[Sequence[Seen], int], int]
"""What a package brings: from the pieces that are meant, in the order in which they came, and the seat that counts, a
whole number. The same pieces always give the same number: a block keeps nothing and asks nothing else."""


class BlockFailed(WrongUse):
    """A block raised something or gave no number; ``span`` is the line of the rules that asked it."""

    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.span = span


def seen_by_blocks(slots: Slots) -> list[Seen]:
    """Every design as a block sees it."""
    rows = zip(*(slots.values(name) for name in slots.fields), strict=True)
    return [Seen(MappingProxyType(dict(zip(slots.fields, row, strict=True)))) for row in rows]


def block_of(node: CountedBy) -> Callable[[list[Seen], int], int]:
    """A block that is asked for a number, as often as one likes.

    Raises:
        BlockFailed: two packages bring it or it cannot be loaded; and, when it is asked, where it fails.
    """
    try:
        count, brought_by = block_named(node.block)
    except WrongUse as fault:
        raise BlockFailed(str(fault), node.span) from fault
    where = f"the block {node.block!r} of {brought_by}"

    def asked(pieces: list[Seen], seat: int) -> int:
        try:
            number = count(pieces, seat)
        except Exception as fault:
            why = f"{type(fault).__name__}: {fault}".replace("\n", " ")[:MOST_OF_A_FAULT]
            raise BlockFailed(f"{where} failed: {why}", node.span) from fault
        if type(number) is not int or not -MOST_NUMBER <= number <= MOST_NUMBER:
            gave = repr(number)[:MOST_OF_A_FAULT]
            raise BlockFailed(
                f"{where} gave {gave}, and not a whole number from {-MOST_NUMBER} to {MOST_NUMBER}", node.span
            )
        return number

    return asked
