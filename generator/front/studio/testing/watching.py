"""A run looked at while it is played: only games that are new since the last look are counted."""

from __future__ import annotations

import threading
from collections import OrderedDict
from pathlib import Path

from generator.front.tasks.retelling import Laid
from validator.play.playtest.figures.results import Report
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.reporting import glance
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.store import Store

MOST_HELD = 6
"""Runs whose counts are held at once."""


class Count:
    """The games of one run that were counted."""

    def __init__(self, plan: Plan, laid: Laid) -> None:
        self.tally = Tally(plan, laid.bench.game.contrasts)
        self._seen: set[int] = set()
        self._first = 0

    def is_of(self, plan: Plan, played: int) -> bool:
        """Whether these are counts of that plan; a store that holds fewer games now is another."""
        return self.tally.plan == plan and len(self._seen) <= played

    def take(self, store: Store, run: int) -> None:
        """Count the games that have come since."""
        rows = [row for row in store.rows(run, first=self._first) if row.number not in self._seen]
        self.tally.add(rows)
        self._seen.update(row.number for row in rows)
        while self._first in self._seen:
            self._first += 1


class Watch:
    """Looks at runs, and holds what it counted of the last few."""

    def __init__(self) -> None:
        self._counts: OrderedDict[tuple[Path, int], Count] = OrderedDict()
        self._lock = threading.Lock()

    def look(self, laid: Laid, path: Path, run: int, plan: Plan, asked: int) -> Report:
        """What the games of a run show by now; ``asked`` is how many were wanted, 0 where that is not known."""
        with self._lock, Store(path) as store:
            count = self._counts.get((path, run))
            if count is None or not count.is_of(plan, store.played(run, 2**62)):
                count = self._counts[path, run] = Count(plan, laid)
            self._counts.move_to_end((path, run))
            while len(self._counts) > MOST_HELD:
                self._counts.popitem(last=False)
            count.take(store, run)
            tally = count.tally
            return glance(laid.bench, tally, store, run, asked or tally.games + len(tally.broken))
