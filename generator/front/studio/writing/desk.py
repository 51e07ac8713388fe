"""What is open on the desk: a live set for each that is being written, and what other programs change beside it."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Any

import watchfiles

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import LEFT_OUT
from generator.front.studio.work.jobs import News
from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.files import around, first_card, first_file
from generator.front.studio.writing.live import Live
from generator.front.studio.writing.saving import Saver
from validator.base.issue import ContentError, Trouble, WrongUse

TOLD = frozenset(
    {".yaml", ".ftl", ".csv", ".tsv", ".xlsx", ".ods", ".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf"}
)
"""Endings of files that a set is made of."""
STEP = 50
"""Milliseconds in which several changes become one."""


class Watcher:
    """Watches a folder from the first time that somebody wants to know."""

    def __init__(self, root: Path, news: News) -> None:
        self._root = root
        self._news = news
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, unless it has begun."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, daemon=True)
                self._thread.start()

    def _watch(self) -> None:
        for changes in watchfiles.watch(
            self._root, watch_filter=self._wanted, step=STEP, debounce=4 * STEP, raise_interrupt=False
        ):
            paths = sorted({self._relative(path) for _, path in changes})
            self._news.tell("files", paths=paths)
            if any(change != watchfiles.Change.modified and path.endswith("set.yaml") for change, path in changes):
                self._news.tell("sets")

    def _wanted(self, _: watchfiles.Change, path: str) -> bool:
        parts = PurePath(self._relative(path)).parts
        is_hidden = any(part.startswith(".") or part in LEFT_OUT for part in parts)
        return not is_hidden and PurePath(path).suffix.lower() in TOLD

    def _relative(self, path: str) -> str:
        relative = PurePath(path)
        return relative.relative_to(self._root).as_posix() if relative.is_relative_to(self._root) else relative.name


MOST_OPEN = 4
"""Sets that are held at once; what is opened again is read again."""


class Desk:
    """All sets that are being written."""

    def __init__(self, room: Workroom) -> None:
        self.folder = room.folder
        self._open: dict[str, Live] = {}
        self._lock = threading.Lock()
        self.saver = Saver(room.folder)
        self._watcher = Watcher(room.folder.root, room.news)

    def live(self, reference: str, *, anew: bool = False) -> Live:
        """The set of that name, opened where it is not; ``anew``: as it is now is how it was at the opening."""
        self._watcher.start()
        before = self._open.get(reference)
        is_new = before is None or (anew and not before.is_as_opened())
        with self._lock:
            if reference not in self._open or (is_new and self._open[reference] is before):
                self._open[reference] = Live(self.folder, reference, self._open.pop(reference, None))
            while len(self._open) > MOST_OPEN:
                del self._open[next(iter(self._open))]
            return self._open[reference]

    def lay_out(self) -> None:
        """Draw the set that was changed last, which will most likely be opened; nothing is told of what goes wrong."""
        with suppress(ContentError, Refused, Trouble, WrongUse, OSError):
            own = self.folder.sets()
            if own:
                live = self.live(max(own, key=self._changed))
                drawn = live.draw("", "standard")
                if drawn.look is not None and drawn.content is not None:
                    drawn.look.pictures(around(drawn.content, first_card(drawn.content, first_file(live.files))))

    def _changed(self, reference: str) -> float:
        """When a file of a set was last changed, in seconds as the system counts them."""
        files = (self.folder.root / reference).glob("*.yaml")
        return max((file.stat().st_mtime for file in files), default=0.0)

    def text(self, live: Live, file: str) -> dict[str, Any]:
        """A file's text with its sum; ``own`` says whether it may be written."""
        path = live.files.path(file)
        source = self.folder.read(path)
        is_own = live.files.is_own and path.is_relative_to(live.files.place.folder)
        # What is no UTF-8 would be written back otherwise than it was.
        return {"file": file, "text": source.text, "sum": source.sum, "own": is_own and "\ufffd" not in source.text}
