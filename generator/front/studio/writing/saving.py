"""What is typed goes to its file: one text after the other, in a thread that does nothing else."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder, sum_of
from generator.front.studio.writing.merging import merged

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
            both = merged(sent.base, sent.text, theirs.text)
            with suppress(Refused):  # somebody else was quicker once more
                return Written(self._folder.write(relative, both.text, theirs.sum), both.text, both.ours)
        raise Refused(f"{relative} is being changed by other programs all the time")
