"""The play-tests of earlier states: a run is one of a state where it was played with just such a set."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from generator.front.studio.testing.running import Tables
from generator.front.studio.versions.kept import Versions
from generator.front.studio.work.folder import Folder
from generator.front.tasks.retelling import laid_out
from validator.base.issue import ContentError, WrongUse
from validator.play.checking import open_legal


def runs_of(folder: Folder, versions: Versions, reference: str, numbers: Sequence[str]) -> list[int | None]:
    """The last run that was played with a set as it was at each of some states; None where nothing was."""
    tables = Tables(folder)
    return [_run_of(versions, tables, reference, number) for number in numbers]


def _run_of(versions: Versions, tables: Tables, reference: str, number: str) -> int | None:
    with suppress(ContentError, WrongUse):
        runs, _ = tables.runs(tables.of(reference))
        if runs:
            content = versions.content(reference, versions.state(reference, number).parcel)
            there = content.place.folder.as_posix()
            digest = laid_out(there, open_legal(there)).digest
            return next((run.run for run in reversed(runs) if run.plan.digest == digest and run.games), None)
    return None
