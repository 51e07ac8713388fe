"""The addresses of this page, what it hands out, and what it knows of printers.

A set is handed out by a command that runs beside the page, with a file to be had at its end. Of whoever prints it tells
what a press finds wrong with a set, and what was measured of a printer at home.
"""

import re
import tempfile
import time
import zipfile
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.commands.export import NAMES, SEPARATORS, WORKBOOKS
from generator.front.commands.print import CARD
from generator.front.studio.http.replies import Refused, asked, asked_number, body_of, findings, route
from generator.front.studio.sheets.changes import Changes
from generator.front.studio.sheets.proofs import Drawn, PrintJob, Proofs, print_job
from generator.front.studio.work.jobs import Job, Jobs
from generator.front.studio.work.room import Workroom
from generator.front.tasks.preflighting import preflighted
from generator.front.tasks.printers import KIND, correction_for, keep_correction, known_paper, named
from generator.print.faces.sides import layout_of
from generator.print.preflight.profiles import profiles
from generator.print.printed import BACKS, BOX_FORMS, REGISTRATION, SPACINGS
from generator.print.sheets.calibration import CORNERS, Fit, Point, correction_of, crosses, fitted, pages
from generator.print.sheets.duplex import EDGE_SECONDS, FOLD_SECONDS, ROUND_SECONDS, RULER_SECONDS, Backs
from generator.print.sheets.geometry import PAPERS, Paper, paper_of
from generator.print.writers.pdf import pages_pdf
from validator.base.cache import digest
from validator.base.files import make_folder
from validator.base.issue import Issue, WrongUse
from validator.base.settings import names
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import find
from validator.play.checking import legal_set
from validator.play.lookup import open_set

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


TWO_SIDED = BACKS[:2]
MOST_HELD = 8
_held: dict[str, list[dict[str, Any]]] = {}


class Measured(msgspec.Struct, frozen=True):
    """What was measured of a printer: mm from the left and the top edge, cross by cross, of each side."""

    name: str
    paper: str
    backs: str
    front: list[Point]
    back: list[Point]


def preflight_for(reference: str, language: str, profile: str) -> list[dict[str, Any]]:
    """What a press finds wrong with a set in a language, each with the ``card`` that it is about, empty for none.

    Raises:
        ContentError: the set is not legal.
        WrongUse: there is no such press, or the set has no such language.
    """
    stamp = set_stamp(find(reference))
    key = digest(stamp or "", reference, language, profile)
    if stamp is None or key not in _held:
        content = legal_set(reference, stamp)
        issues = preflighted(content, profile, [content.spoken_like(language)])
        while len(_held) >= MOST_HELD:
            del _held[next(iter(_held))]
        _held[key] = [
            one | {"card": _card(content, issue)} for one, issue in zip(findings(issues), issues, strict=True)
        ]
    return _held[key]


def _card(content: ContentSet, issue: Issue) -> str:
    """The piece whose entry holds the line of a finding."""
    below = sorted(
        (span.line, piece.id)
        for _, piece in content.every_piece()
        if (span := content.span(piece.id)).file == issue.span.file and span.sheet == issue.span.sheet
    )
    place = bisect_right(below, issue.span.line, key=lambda one: one[0])
    return below[place - 1][1] if place else ""


def known_printers() -> list[dict[str, str]]:
    """Printers that were measured, and for which way of printing backs; those that cannot be read are left out."""
    known_printers = []
    for name in names(KIND):
        for backs in TWO_SIDED:
            try:
                correction_for(name, backs)
            except WrongUse:
                continue
            known_printers.append({"name": name, "backs": backs})
            break
    return known_printers


def calibration_sheet(paper: Paper, backs: str) -> tuple[str, bytes]:
    """The sheet that is printed and measured: its name, and its PDF. Raises WrongUse for sheets of one side."""
    if backs not in TWO_SIDED:
        raise WrongUse(f"a printer is measured on both sides: {' or '.join(TWO_SIDED)}, not {backs!r}")
    titles = [f"{side}: measure to the middle of each cross" for side in ("front", "back")]
    way: Backs = "duplex-short" if backs == "duplex-short" else "duplex-long"
    data = pages_pdf(pages(paper, titles, way), title="Calibration", backs=way)
    return f"calibration-{paper.name.casefold()}.pdf", data


def keep_measured(measured: Measured) -> dict[str, Any]:
    """Keep what was measured; how far each side is off, and each cross from what the others say.

    Raises:
        WrongUse: no printer does what was measured, or it cannot be called so.
    """
    named(measured.name)
    paper = paper_of(known_paper(measured.paper))
    if measured.backs not in TWO_SIDED:
        raise WrongUse(f"a printer is measured on both sides: {' or '.join(TWO_SIDED)}, not {measured.backs!r}")
    fits = [_fit(paper, side, points) for side, points in (("front", measured.front), ("back", measured.back))]
    keep_correction(measured.name, correction_of(paper, fits, measured.backs))
    return {"sides": [_fit_data(fit) for fit in fits], "meant": crosses(paper)}


def _fit(paper: Paper, side: str, points: list[Point]) -> Fit:
    if len(points) != len(CORNERS):
        raise WrongUse(f"of the {side} all of {', '.join(CORNERS)} are measured, not {len(points)}")
    try:
        return fitted(paper, points)
    except ValueError:
        raise WrongUse(f"no printer is so far off as the {side} says: measure {', '.join(CORNERS)} anew") from None


def _fit_data(fit: Fit) -> dict[str, Any]:
    return {"moved": fit.moved, "degrees": fit.degrees, "stretched": fit.stretched, "errors": fit.errors}


SVG, PDF, BYTES = "image/svg+xml", "application/pdf", "application/octet-stream"
HOME = "home"


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    proofs, changes = Proofs(room.folder), Changes(room.folder)
    return [*_seeing(room, proofs, changes), *_getting(room, proofs, changes), *_exporting(room), *_printing()]


def _seeing(room: Workroom, proofs: Proofs, changes: Changes) -> list[Route]:
    def choices(request: Request) -> Any:
        reference = asked(request, "set")
        room.folder.place(reference)
        return {**offered(reference), "changed": changes.since(reference)}

    def plan(request: Request) -> Any:
        wanted = print_job(request.query_params)
        key, drawn = proofs.drawn(wanted)
        return {"key": key, "command": wanted.command(), **describe(drawn)}

    def picture(request: Request) -> Response:
        picture = proofs.picture(asked(request, "key"), asked_number(request, "number"))
        return Response(picture, media_type=SVG)

    def preflight(request: Request) -> Any:
        reference, language = asked(request, "set"), asked(request, "lang")
        room.folder.place(reference)
        return preflight_for(reference, language, asked(request, "for", HOME))

    return [
        route("/api/sheets/choices", choices),
        route("/api/sheets/plan", plan),
        route("/api/sheets/page", picture),
        route("/api/sheets/preflight", preflight),
    ]


def _getting(room: Workroom, proofs: Proofs, changes: Changes) -> list[Route]:
    def pdf(request: Request) -> Response:
        wanted = print_job(request.query_params)
        file = proofs.file(wanted)
        changes.remember(wanted.set)
        return _handed(Path(file.name).name, file.document.parts(), PDF)

    def save(request: Request) -> Any:
        wanted = print_job(msgspec.to_builtins(body_of(request, PrintJob)))
        room.folder.place(wanted.set)
        job = room.jobs.start("sheets", wanted.command(), wanted.words())
        changes.remember(wanted.set)
        return job

    return [route("/api/sheets/pdf", pdf), route("/api/sheets/save", save, "POST")]


def _exporting(room: Workroom) -> list[Route]:
    exports = Exports(room.folder.root, room.jobs)

    def start(request: Request) -> Any:
        export = body_of(request, Export)
        print_job(msgspec.to_builtins(export.job))
        room.folder.place(export.job.set)
        return exports.start(export)

    def exported(request: Request) -> Response:
        return _handed(*exports.file(asked_number(request, "number")), BYTES)

    return [route("/api/sheets/export", start, "POST"), route("/api/sheets/exported", exported)]


def _printing() -> list[Route]:
    def printers(_: Request) -> Any:
        return {"printers": known_printers()}

    def sheet(request: Request) -> Response:
        paper = paper_of(known_paper(asked(request, "paper")))
        name, document = calibration_sheet(paper, asked(request, "backs"))
        return _handed(name, iter([document]), PDF)

    def measured(request: Request) -> Any:
        return keep_measured(body_of(request, Measured))

    return [
        route("/api/sheets/printers", printers),
        route("/api/sheets/calibration", sheet),
        route("/api/sheets/measured", measured, "POST"),
    ]


def _handed(name: str, parts: Iterable[bytes], media_type: str) -> Response:
    disposition = f"attachment; filename*=UTF-8''{quote(name)}"
    return StreamingResponse(parts, media_type=media_type, headers={"content-disposition": disposition})


def offered(reference: str) -> dict[str, Any]:
    """What there is to choose for a set. Raises ContentError where its layout cannot be read."""
    content = open_set(reference)
    layout = layout_of(content)
    return {
        "papers": [
            {"name": name, "title": paper.name, "width": paper.width, "height": paper.height}
            for name, paper in PAPERS.items()
        ],
        "backs": BACKS,
        "spacings": SPACINGS,
        "themes": list(layout.themes),
        "languages": list(content.languages),
        "back_choices": list(layout.backs),
        "front_choices": list(layout.front_choices),
        "profiles": list(profiles()),
        "box_forms": BOX_FORMS,
        "marks": list(REGISTRATION),
        "card": CARD,
        "printers": known_printers(),
        "exports": [name for name in WAYS if content.words.plays or name not in PLAYED],
        "extends": content.stack.base is not None,
        "kinds": [{"kind": kind, "designs": len(pieces)} for kind, pieces in content.pieces.items() if pieces],
    }


def describe(drawn: Drawn) -> dict[str, Any]:
    """A print job as plain data: its pages in printing order, what they cost in paper and in cuts, what is wrong."""
    pages = [
        {
            "number": number,
            "title": page.title,
            "width": page.width,
            "height": page.height,
            "back": page.is_back,
            "blank": not page.name,
            "pieces": len(page.placed),
            "cut_out": drawn.cut_out(page),
        }
        for number, page in enumerate(drawn.pages)
    ]
    is_duplex = drawn.proof.backs in ("duplex-long", "duplex-short")
    cuts = drawn.cuts
    return {
        "pages": pages,
        "papers": (len(pages) + 1) // 2 if is_duplex else len(pages),
        "duplex": is_duplex,
        "pieces": sum(side.count for side in drawn.proof.sides),
        "designs": len(drawn.proof.sides),
        "cuts": {**msgspec.to_builtins(cuts), "seconds": cuts.seconds},
        "issues": findings(drawn.proof.issues),
        "seconds_each": {
            "straight": RULER_SECONDS,
            "edge": EDGE_SECONDS,
            "circle": ROUND_SECONDS,
            "fold": FOLD_SECONDS,
        },
    }
