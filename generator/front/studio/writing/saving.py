"""What is typed goes to its file, one text after the other; what others changed meanwhile is merged with it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from difflib import SequenceMatcher
from typing import NamedTuple, TypeVar

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder, sum_of


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


def merge(old: str, ours: str, theirs: str) -> Merged:
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
    opcodes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [_Edit(start, end, after[low:high]) for tag, start, end, low, high in opcodes if tag != "equal"]


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


Answer = TypeVar("Answer")
MOST_TRIES = 20
"""Times that a text is brought together with what others write meanwhile."""
MOST_WRITERS = 64
"""Files, by page, of which it is known what was written last."""


class Sent(msgspec.Struct, kw_only=True, frozen=True):
    """A text as a page sent it.

    ``seen`` is the sum of the file as the page knew it, ``base`` its text then: without that, nothing is brought
    together. ``writer`` names the page and ``turn`` counts what it sends; ``known`` is the last of these whose answer
    it had when it sent this one.
    """

    text: str
    seen: str | None
    base: str | None = None
    writer: str = ""
    turn: int = 0
    known: int = 0


class Written(NamedTuple):
    """A file as it was written: ``text`` where another program's changes were taken in, ``ours`` where it clashed."""

    sum: str
    text: str | None = None
    ours: str | None = None


class Saver:
    """Writes what is typed, as many texts as come, without waiting for anything else that the studio does."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._last: OrderedDict[tuple[str, str], tuple[Sent, Written]] = OrderedDict()
        self._lane = ThreadPoolExecutor(1, "saving")

    async def past_all(self, work: Callable[[], Answer]) -> Answer:
        """Do something in the thread that saves, however busy all others are."""
        return await asyncio.get_running_loop().run_in_executor(self._lane, work)

    def write(self, relative: str, sent: Sent) -> Written:
        """Write a file. Where another program has changed it, both changes are brought together.

        Raises:
            Refused: the file has changed and there is no text to bring changes together by.
            WrongUse: the path leads out of the folder.
        """
        key = (sent.writer, relative)
        before, written = self._last.get(key, (None, None))
        if before is not None and written is not None and before.turn > sent.known:
            if before.turn >= sent.turn:  # overtaken on its way here
                return written
            sent = msgspec.structs.replace(sent, base=before.text, seen=sum_of(before.text.encode()))
        written = self._written(relative, sent)
        if sent.writer:
            self._last[key] = sent, written
            self._last.move_to_end(key)
            while len(self._last) > MOST_WRITERS:
                self._last.popitem(last=False)
        return written

    def _written(self, relative: str, sent: Sent) -> Written:
        try:
            return Written(self._folder.write(relative, sent.text, sent.seen))
        except Refused:
            if sent.base is None:
                raise
        for _ in range(MOST_TRIES):
            theirs = self._folder.read(self._folder.inside(relative))
            both = merge(sent.base, sent.text, theirs.text)
            with suppress(Refused):  # somebody else was quicker once more
                return Written(self._folder.write(relative, both.text, theirs.sum), both.text, both.ours)
        raise Refused(f"{relative} is being changed by other programs all the time")
