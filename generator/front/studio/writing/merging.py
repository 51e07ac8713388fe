"""Two versions of one text brought together: what neither changed stays, what one changed is taken from it."""

from difflib import SequenceMatcher
from typing import NamedTuple


class Merged(NamedTuple):
    """Texts brought together; where both changed the same lines ``text`` has theirs, ``ours`` has ours.

    ``ours`` is None where they changed nothing alike.
    """

    text: str
    ours: str | None


class _Edit(NamedTuple):
    """Lines ``start`` to ``end`` of the old text, replaced by others."""

    start: int
    end: int
    lines: list[str]


def merged(old: str, ours: str, theirs: str) -> Merged:
    """Bring two versions of ``old`` together, line by line."""
    before = old.splitlines(keepends=True)
    left, right = _edits(before, ours), _edits(before, theirs)
    text: list[str] = []
    kept: list[str] = []
    place, clashes = 0, False
    while left or right:
        mine, others = _group(left, right)
        start, end = min(edit.start for edit in (*mine, *others)), max(edit.end for edit in (*mine, *others))
        for lines in (text, kept):
            lines += before[place:start]
        our_lines, their_lines = _applied(before, mine, start, end), _applied(before, others, start, end)
        clashes |= bool(mine and others) and our_lines != their_lines
        text += their_lines if others else our_lines
        kept += our_lines if mine else their_lines
        place = end
    rest = before[place:]
    return Merged("".join(text + rest), "".join(kept + rest) if clashes else None)


def _edits(before: list[str], text: str) -> list[_Edit]:
    after = text.splitlines(keepends=True)
    found = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [_Edit(start, end, after[low:high]) for tag, start, end, low, high in found if tag != "equal"]


def _group(left: list[_Edit], right: list[_Edit]) -> tuple[list[_Edit], list[_Edit]]:
    """The next edits of both sides that touch each other, taken from the lists."""
    mine: list[_Edit] = []
    others: list[_Edit] = []
    end = -1
    while True:
        starts = [(side[0].start, number) for number, side in enumerate((left, right)) if side]
        if not starts or (end >= 0 and min(starts)[0] > end):
            return mine, others
        number = min(starts)[1]
        side, taken = ((left, mine), (right, others))[number]
        if end >= 0 and side[0].start == end and not _touches(side[0], mine, others, number):
            return mine, others
        edit = side.pop(0)
        taken.append(edit)
        end = max(end, edit.end)


def _touches(edit: _Edit, mine: list[_Edit], others: list[_Edit], number: int) -> bool:
    """Whether an edit that begins where others end meets one of the other side: only where both add lines there."""
    other = others if number == 0 else mine
    return any(one.start == one.end == edit.start or edit.start == edit.end == one.end for one in other)


def _applied(before: list[str], edits: list[_Edit], start: int, end: int) -> list[str]:
    lines: list[str] = []
    for edit in edits:
        lines += [*before[start : edit.start], *edit.lines]
        start = edit.end
    return [*lines, *before[start:end]]
