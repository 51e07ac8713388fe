"""Which faces fit a hex, by what its edges look like: worked out once for each look, and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from validator.play.games.steam.table.faces import CROSSING, NO_FACE, PARALLEL, Faces
from validator.play.games.steam.table.grid import EDGES
from validator.play.games.steam.words.switches import SteamRules


class Survey(NamedTuple):
    """One hex as a seat sees it: edges in bits, and the stop beyond each edge (or `DANGLING`)."""

    here: int
    blocked: int
    joined: int
    beyond: tuple[int, ...]
    marked: bool
    """The hex is a town in which the seat owns track."""


class Rights:
    """What the switches say of where track may lie (D8, D9, D11, D18)."""

    __slots__ = ("doubles", "loops", "to_nowhere", "tracing")

    def __init__(self, rules: SteamRules) -> None:
        self.to_nowhere, self.loops = rules.track_to_nowhere, rules.loops
        self.tracing, self.doubles = rules.tracing == "own_links", rules.place_double


class Surveyor:
    """Finds tile actions that fit, ``hex * faces + face``, and remembers them by what a hex and its edges look like."""

    def __init__(self, faces: Faces, rights: Rights) -> None:
        self._faces, self._rights = faces, rights
        self._known: dict[tuple[int, int, int, int, bool], tuple[int, ...]] = {}

    def fitting(self, face: int, on_town: bool, view: Survey) -> tuple[int, ...]:
        """Actions for a hex on which ``face`` (or `NO_FACE`) lies, in order."""
        here, blocked, joined, _, marked = view
        key = (here, face, blocked, joined, marked)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(self._find(face, on_town, view))
        if self._rights.loops or not found or not _may_loop(view):
            return found
        count = self._faces.count
        return tuple(action for action in found if not self._makes_loop(action % count, face, view))

    def _find(self, face: int, on_town: bool, view: Survey) -> list[int]:
        faces, doubles = self._faces, self._rights.doubles
        if face == NO_FACE:
            candidates: Sequence[int] = faces.town if on_town else faces.land
            candidates = [each for each in candidates if doubles or faces.form[each] not in (CROSSING, PARALLEL)]
            kept: tuple[int, ...] = ()
        else:
            candidates, kept = faces.replacements(face), faces.sections[face]
        base = view.here * faces.count
        return [base + each for each in candidates if self._is_joined(each, kept, on_town, view)]

    def _is_joined(self, face: int, kept: tuple[int, ...], on_town: bool, view: Survey) -> bool:
        """New sections lead nowhere forbidden, and each (on a town, one of them) to the seat's network."""
        new = [section for section in self._faces.sections[face] if section not in kept]
        if any(section & view.blocked for section in new):
            return False
        if on_town:
            return view.marked or any(section & view.joined for section in new)
        return all(section & view.joined for section in new)

    def _makes_loop(self, face: int, old: int, view: Survey) -> bool:
        """A new section would join a stop to itself."""
        kept = () if old == NO_FACE else self._faces.sections[old]
        for section in self._faces.sections[face]:
            if section not in kept:
                stops = [view.beyond[edge] for edge in range(EDGES) if section >> edge & 1 and view.beyond[edge] >= 0]
                if view.here in stops or len(set(stops)) < len(stops):
                    return True
        return False


def _may_loop(view: Survey) -> bool:
    """One stop lies beyond two edges, or the hex itself beyond one."""
    stops = [stop for stop in view.beyond if stop >= 0]
    return len(set(stops)) < len(stops) or view.here in stops
