"""Blocks of text poured into columns at the largest size that fits."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from generator.print.drawing.breaking import Atom, line_starts, shattered, tokens
from generator.print.drawing.scene import Item, Symbol
from generator.print.drawing.text import begins_right, place_line, width_of
from generator.print.drawing.typefaces import ascent, missing_characters

# Left, top, width and height of each column in mm, in reading order.
Columns = tuple[tuple[float, float, float, float], ...]
# What stands beside or below a block: drawn from its left, top, width (mm) and the size of the running text.
Ornament = Callable[[float, float, float, float], list[Item]]
STEP = 0.02


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph.

    ``grow`` is its size, ``before`` and ``after`` the space around it, ``indent`` and ``least`` (its smallest height)
    lengths, all in ems of the running text; ``stands`` is its smallest height in mm, for pictures, which do not grow
    with the text. ``keep`` holds it to the block that follows.
    """

    atoms: tuple[Atom, ...]
    font: str
    ink: str
    missing: str = ""
    grow: float = 1.0
    before: float = 0.0
    after: float = 0.0
    indent: float = 0.0
    least: float = 0.0
    stands: float = 0.0
    keep: bool = False
    ornament: Ornament | None = None

    @classmethod
    def of(cls, text: str, font: str, bold: str, icons: Mapping[str, Symbol], ink: str, **wishes: Any) -> "Block":
        """A paragraph from its text with ``[icon:name]`` and ``**bold**``; ``wishes`` are the fields above."""
        cut = tokens(text, font, bold, icons)
        lost = "".join(
            missing_characters(piece.content, piece.font)
            for atom in cut.atoms
            for piece in atom.pieces
            if isinstance(piece.content, str)
        )
        return cls(atoms=cut.atoms, font=font, ink=ink, missing=lost, **wishes)

    def lines(self, width: float, size: float) -> list[tuple[Atom, ...]]:
        """The block's lines in a column of ``width`` mm."""
        if not self.atoms:
            return []
        limit = (width - self.indent * size) / (size * self.grow)
        atoms = self.atoms if max(a.width for a in self.atoms) <= limit else shattered(self.atoms, limit)
        starts = line_starts(atoms, limit)
        return [atoms[a:b] for a, b in zip(starts, [*starts[1:], len(atoms)], strict=True)]

    def height(self, count: int, size: float, leading: float) -> float:
        """How tall ``count`` lines of it stand, the space after them included (mm)."""
        em = size * self.grow
        tall = (count - 1) * em * (leading if self.grow == 1.0 else 1.15) + em
        return max(tall if count else 0.0, self.least * size, self.stands) + self.after * size


def largest_size(
    blocks: Sequence[Block], columns: Columns, least: float, most: float, leading: float
) -> tuple[float, bool]:
    """The largest size (mm, in steps of 0.02) at which all blocks fit, and whether even the least does."""
    low, high = 0, round((most - least) / STEP)
    if not _fits(blocks, columns, least, leading):
        return least, False
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _fits(blocks, columns, least + middle * STEP, leading) else (low, middle - 1)
    return least + low * STEP, True


def _fits(blocks: Sequence[Block], columns: Columns, size: float, leading: float) -> bool:
    return places_of(blocks, columns, size, heights_of(blocks, columns[0][2], size, leading)) is not None


def heights_of(blocks: Sequence[Block], width: float, size: float, leading: float) -> list[float]:
    """How tall each block stands in a column of ``width`` mm."""
    return [block.height(len(block.lines(width, size)), size, leading) for block in blocks]


def places_of(
    blocks: Sequence[Block], columns: Columns, size: float, heights: Sequence[float], highest: float = 0.0
) -> list[tuple[int, float]] | None:
    """Column and top of each block of these ``heights``; None where the columns are too short.

    What is too high for a column waits for one of the ``highest``, of all pages where it is given.
    """
    places: list[tuple[int, float]] = []
    column, pen = 0, columns[0][1]
    highest = highest or max(tall for *_, tall in columns)
    for index, block in enumerate(blocks):
        if index and blocks[index - 1].keep:
            places.append((column, pen + block.before * size))
            pen += block.before * size + heights[index]
            continue
        _, top, _, tall = columns[column]
        together = _together(blocks, heights, index, size)
        while pen + together > top + tall + 0.01 and (pen > top or tall < highest):
            column += 1
            if column == len(columns):
                return None
            _, top, _, tall = columns[column]
            pen = top
        before = block.before * size if pen > columns[column][1] else 0.0
        places.append((column, pen + before))
        pen += before + heights[index]
    return places


def _together(blocks: Sequence[Block], heights: Sequence[float], index: int, size: float) -> float:
    """The height of a block with all that it is kept with."""
    tall = 0.0
    for block, height in zip(blocks[index:], heights[index:], strict=True):
        tall += block.before * size + height
        if not block.keep:
            break
    return tall


def flowed(
    blocks: Sequence[Block],
    columns: Columns,
    size: float,
    leading: float,
    places: Sequence[tuple[int, float]] | None = None,
) -> list[list[Item]]:
    """The items of each column, at their ``places`` where these are known; what does not fit runs out of the last."""
    heights = [] if places else heights_of(blocks, columns[0][2], size, leading)
    places = places or places_of(blocks, columns, size, heights)
    if places is None:
        longer = (*columns[:-1], (*columns[-1][:3], float("inf")))
        places = places_of(blocks, longer, size, heights) or []
    result: list[list[Item]] = [[] for _ in columns]
    for block, (column, top) in zip(blocks, places, strict=True):
        left, _, width, _ = columns[column]
        if block.ornament is not None:
            beside = block.indent and begins_right(block.font)
            result[column] += block.ornament(left + (width - block.indent * size) * bool(beside), top, width, size)
        em = size * block.grow
        step = em * (leading if block.grow == 1.0 else 1.15)
        lines = block.lines(width, size)
        slack = max(0.0, block.least * size - ((len(lines) - 1) * step + em)) / 2
        for number, line in enumerate(lines):
            baseline = top + slack + ascent(block.font) * em + number * step
            start = left + block.indent * size
            if begins_right(block.font):
                start = left + width - block.indent * size - width_of(line) * em
            result[column] += place_line(line, start, baseline, em, block.ink)
    return result
