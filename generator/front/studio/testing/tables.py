"""Sets opened for play-testing, each for as long as it stays the same, and where their runs are kept."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from generator.front.tasks.retelling import Laid, laid_out
from validator.base.console import output_folder
from validator.base.issue import WrongUse
from validator.content.check_cache import set_stamp
from validator.play.checking import open_legal
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import CannotSeat, Plan, bench_of, lineups, plan_of
from validator.play.playtest.running.roster import UnknownAgent, agent_named
from validator.play.playtest.running.store import FILE, Run, Store

MOST_HELD = 4


class Tables:
    """Opens sets for play when they are first asked for, and holds the last few."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._held: OrderedDict[str, tuple[str | None, Laid]] = OrderedDict()
        self._lock = threading.RLock()

    def of(self, reference: str) -> Laid:
        """A set, opened. Raises ContentError where it is not legal, WrongUse where no rules play it."""
        stamp = set_stamp(self._folder.place(reference))
        with self._lock:
            held = self._held.get(reference)
            if held is None or stamp is None or held[0] != stamp:
                held = self._held[reference] = stamp, laid_out(reference, open_legal(reference))
            self._held.move_to_end(reference)
            while len(self._held) > MOST_HELD:
                self._held.popitem(last=False)
            return held[1]

    def store_of(self, laid: Laid) -> Path:
        """The file that holds a set's runs; it may not be there yet."""
        return self._folder.inside(output_folder(laid.bench.content.name, None).as_posix()) / FILE

    def runs(self, laid: Laid) -> tuple[list[Run], dict[str, int]]:
        """The runs of a set that are kept, oldest first, and the numbers of those that have a name."""
        path = self.store_of(laid)
        if not path.is_file():
            return [], {}
        with Store(path) as store:
            return store.runs(), store.names()

    def run(self, laid: Laid, number: int) -> Run:
        """A run by its number. Raises Refused where there is none."""
        found = next((run for run in self.runs(laid)[0] if run.run == number), None)
        if found is None:
            raise Refused(f"{laid.bench.content.name} has no run {number}")
        return found


def plan_for(reference: str, agents: Sequence[str], sizes: Sequence[int] | None, seed: int, *, apart: bool) -> Plan:
    """The plan of a run that is to be played. Raises WrongUse where the agents or sizes do not fit."""
    try:
        bench = bench_of(reference, agents, opened, agent_named)
        return plan_of(reference, lineups(agents, sizes, bench.content, apart=apart), seed, bench)
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
