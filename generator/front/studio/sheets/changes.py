"""Which pieces of the folder's sets have changed since the studio was opened, or since they were last printed here."""

from __future__ import annotations

import threading
from contextlib import suppress

import msgspec

from generator.front.studio.work.folder import Folder
from validator.base.issue import ContentError, Trouble, WrongUse
from validator.content.loading import ContentSet
from validator.content.places import GOALS, LEARNED, RECIPE, TITLES
from validator.play.lookup import open_set
from validator.play.playtest.running.parcels import Shelf, opened_parcel, packed

UNSEEN = frozenset({GOALS, LEARNED, RECIPE, TITLES})
"""Files that change nothing that is printed."""
LOOKS = ("layout.yaml", "theme.yaml", "kit.yaml")
"""Files that every piece is drawn by; so is all that lies in folders."""


class Changes:
    """Remembers how the sets of the folder were, as copies of their files in memory."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._before: dict[str, bytes] = {}
        self._shelf = Shelf()
        self._first = threading.Thread(target=self._remember_all, daemon=True)
        self._first.start()

    def _remember_all(self) -> None:
        for name in self._folder.sets():
            self.remember(name, only_new=True)

    def remember(self, reference: str, *, only_new: bool = False) -> None:
        """From now on, changes count from how the set is now."""
        with suppress(ContentError, WrongUse, Trouble, OSError):
            if self._folder.owns(self._folder.place(reference)):
                data = packed(reference)
                if only_new:
                    self._before.setdefault(reference, data)
                else:
                    self._before[reference] = data

    def since(self, reference: str) -> list[str]:
        """The ids of the pieces that are other or new, in the set's order; all where their common look has changed.

        Raises:
            ContentError: the set cannot be read.
        """
        self._first.join()
        if not self._folder.owns(self._folder.place(reference)):
            return []
        content = open_set(reference)
        every = [piece.id for _, piece in content.every_piece()]
        before = self._before.get(reference)
        now = packed(reference)
        if before == now:
            return []
        if before is None or looks_changed(before, now):
            return every
        try:
            was = piece_bytes(open_set(self._shelf.laid_out(before).as_posix()))
        except (ContentError, WrongUse):
            return every
        now_told = piece_bytes(content)
        return [name for name in every if was.get(name) != now_told[name]]


def looks_changed(before: bytes, now: bytes) -> bool:
    """Whether two parcels of a set differ in what every piece is drawn by."""
    was, is_now = opened_parcel(before).files, opened_parcel(now).files
    changed = {name for name in was.keys() | is_now.keys() if was.get(name) != is_now.get(name)} - UNSEEN
    return any(name in LOOKS or "/" in name for name in changed)


def piece_bytes(content: ContentSet) -> dict[str, bytes]:
    """Each piece as bytes, by its id; the same bytes are the same piece."""
    return {piece.id: msgspec.json.encode([kind, piece]) for kind, piece in content.every_piece()}
