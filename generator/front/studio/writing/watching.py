"""What other programs change in the opened folder is told to every page."""

from __future__ import annotations

import threading
from pathlib import Path, PurePath

import watchfiles

from generator.front.studio.work.folder import LEFT_OUT
from generator.front.studio.work.news import News

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
        found = PurePath(path)
        return found.relative_to(self._root).as_posix() if found.is_relative_to(self._root) else found.name
