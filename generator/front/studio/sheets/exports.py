"""What a set is handed out as: each a command that runs beside the page, and at its end a file to be had."""

import re
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from generator.front.commands.export import NAMES, SEPARATORS, WORKBOOKS
from generator.front.studio.http.replies import Refused
from generator.front.studio.sheets.proofs import PrintJob
from generator.front.studio.work.jobs import Job, Jobs
from validator.base.files import make_folder
from validator.base.issue import WrongUse

PLACE = Path("output") / "exports"
"""Where exports lie below the opened folder; a virtual table finds its pictures there."""
PART = 1 << 20
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of every file in a ZIP: the same export has the same bytes."""
READY = frozenset({".png", ".webp", ".jpg", ".zip", ".pdf", ".xlsx", ".ods"})
"""Endings of what is packed already."""
SHARED = ("theme", "only", "back_choice", "front_choice")
"""What exports to others take of the options of sheets."""
QUICK_MINUTES = 1
LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Export(msgspec.Struct, frozen=True):
    """What is to be made of a print job that is set on the page; ``to`` is one of `WAYS`."""

    to: str
    job: PrintJob


def _to(name: str) -> Callable[[PrintJob, str], list[str]]:
    def words(asked: PrintJob, folder: str) -> list[str]:
        given = [(field, getattr(asked, field)) for field in SHARED]
        usual = PrintJob(set=asked.set, lang=asked.lang)
        options = [f"--{field.replace('_', '-')}={value}" for field, value in given if value != getattr(usual, field)]
        return ["export", asked.set, f"--to={name}", f"--lang={asked.lang}", *options, f"--output={folder}"]

    return words


def _table(ending: str) -> Callable[[PrintJob, str], list[str]]:
    def words(asked: PrintJob, folder: str) -> list[str]:
        target = f"{folder}/{_name(asked)}.{ending}" if ending in WORKBOOKS else folder
        return ["export", asked.set, f"--{ending}={target}"]

    return words


def _printed(*more: str, **fields: object) -> Callable[[PrintJob, str], list[str]]:
    return lambda asked, folder: [*msgspec.structs.replace(asked, **fields).words(), *more, f"--output={folder}"]


BARE = {"only": "", "instructions": False, "dividers": False, "box": 0.0, "box_form": None, "registration": 0}
WAYS: dict[str, Callable[[PrintJob, str], list[str]]] = {
    **{name: _to(name) for name in NAMES},
    "booklet": _printed("--booklet", "--html", **BARE, contour=False, pages=None, copies=None, booklet=False),
    "cut": _printed("--cut"),
    "pack": lambda asked, folder: ["pack", asked.set, f"--output={folder}/{_name(asked)}.zip"],
    **{ending: _table(ending) for ending in (*WORKBOOKS, *SEPARATORS)},
    "survey": lambda asked, folder: ["survey", asked.set, f"--output={folder}"],
    "proof": lambda asked, folder: [
        "proof",
        asked.set,
        f"--minutes={QUICK_MINUTES}",
        f"--paper={asked.paper}",
        f"--output={folder}",
    ],
}
"""The commands that make exports, by what the page calls them: of a print job and a folder."""
PLAYED = ("proof",)
"""What only sets with rules can be made of."""


def _name(asked: PrintJob) -> str:
    return asked.set.strip("./").rpartition("/")[2] or "set"


class Made(NamedTuple):
    """An export that was begun: where its files go, since when (ns), and what it is called."""

    folder: Path
    since: int
    called: str

    def files(self) -> list[Path]:
        """What it has written, by name."""
        files = (path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink())
        return sorted(path for path in files if path.stat().st_mtime_ns >= self.since)


class Exports:
    """All exports of one studio, by the numbers of their jobs."""

    def __init__(self, root: Path, jobs: Jobs) -> None:
        self._root = root
        self._jobs = jobs
        self._made: dict[int, Made] = {}

    def start(self, export: Export) -> Job:
        """Begin one. Raises WrongUse where there is no such export, Refused where too much runs already."""
        if export.to not in WAYS:
            raise WrongUse(f"there is no export {export.to!r} (there are: {', '.join(WAYS)})")
        asked = export.job
        if not LANGUAGE.fullmatch(asked.lang):  # it names a folder
            raise WrongUse(f"{asked.lang!r} is no language")
        called = f"{asked.set.strip('./').replace('/', '-') or 'set'}-{export.to}-{asked.lang}"
        folder = PLACE / called
        make_folder(self._root / folder)
        since = time.time_ns() - 1_000_000  # coarse clocks of file systems lie behind
        job = self._jobs.start("export", export.to, WAYS[export.to](asked, folder.as_posix()))
        self._made[job.number] = Made(self._root / folder, since, called)
        return job

    def file(self, number: int) -> tuple[str, Iterator[bytes]]:
        """The name of what an export made, and its bytes: the one file, or all of them in a ZIP.

        Raises:
            Refused: it has not come to its end.
        """
        made = self._made.get(number)
        job = self._jobs.job(number)
        if made is None or job.state != "done" or not (files := made.files()):
            raise Refused("this export has not been made; begin it again")
        if len(files) == 1:
            return files[0].name, _parts_of(files[0])
        return f"{made.called}.zip", _zipped(made.folder, files)


def _parts_of(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while part := file.read(PART):
            yield part


def _zipped(folder: Path, files: list[Path]) -> Iterator[bytes]:
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w") as made:
            for path in files:
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EARLIEST)
                info.compress_type = zipfile.ZIP_STORED if path.suffix in READY else zipfile.ZIP_DEFLATED
                info.external_attr = 0o644 << 16
                made.writestr(info, path.read_bytes())
        file.seek(0)
        while part := file.read(PART):
            yield part
