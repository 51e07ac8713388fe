"""The addresses of this page."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.commands.print import CARD
from generator.front.studio.http.replies import asked, asked_number, body_of, findings, route
from generator.front.studio.sheets.changes import Changes
from generator.front.studio.sheets.exports import PLAYED, WAYS, Export, Exports
from generator.front.studio.sheets.printers import (
    Measured,
    calibration_sheet,
    keep_measured,
    known_printers,
    preflight_for,
)
from generator.front.studio.sheets.proofs import Drawn, PrintJob, Proofs, print_job
from generator.front.studio.work.room import Workroom
from generator.front.tasks.printers import known_paper
from generator.print.faces.sides import layout_of
from generator.print.preflight.profiles import profiles
from generator.print.printed import BACKS, BOX_FORMS, REGISTRATION, SPACINGS
from generator.print.sheets.duplex import EDGE_SECONDS, FOLD_SECONDS, ROUND_SECONDS, RULER_SECONDS
from generator.print.sheets.geometry import PAPERS, paper_of
from validator.play.lookup import open_set

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
