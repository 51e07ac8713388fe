"""A proof as a document to print, or its faces and sheets as single pictures.

What did not change of a document since the last time is taken from the user's cache folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.own_art.inlaid import Document
from generator.print.press import Job, Proof, all_pages, picture_names
from generator.print.writers.pdf import document_of
from generator.print.writers.pdf_objects import Record, Streams
from validator.base.cache import cache_folder, cached, digest, keep, program_stamp
from validator.base.decoding import msgpack_reader
from validator.base.files import write_beside, write_in_turn
from validator.content.loading import ContentSet

LONGEST_NAME = 60
"""How many characters of a file's name may say what was chosen."""
_KIND = "streams"
_PARTS = "0123456789abcdef"
"""The first signs of keys; streams of one sign are kept together, so that few lie in memory twice at a time."""
_SVG, _PNG = "generator.print.writers.svg", "generator.print.writers.png"
"""Loaded where they are asked for: svgwrite, fontTools and cairo take a while, and a plain PDF needs none of them."""
FACE_DPI = 300.0
SHEET_DPI = 150.0
_READER = msgpack_reader(dict[str, Record])
_WRITER = msgspec.msgpack.Encoder()


def streams_of(*name: str) -> Streams | None:
    """The streams of the document of that name; those it has in the end are kept. None where nothing is kept at all."""
    if cache_folder() is None:
        return None
    names = {part: digest(program_stamp(), *name, part) for part in _PARTS}
    held = {key: record for part in _PARTS for key, record in _read(names[part]).items()}

    def keep_new(used: Mapping[str, Record]) -> None:
        for part in _PARTS:
            records = {key: record for key, record in used.items() if key.startswith(part)}
            if any(held.get(key) is not record for key, record in records.items()):
                keep(_KIND, names[part], _WRITER.encode(records))
        held.clear()

    return Streams(held, keep_new)


def _read(name: str) -> dict[str, Record]:
    try:
        return _READER.decode(cached(_KIND, name) or b"")
    except msgspec.MsgspecError:
        return {}


def write_pdf(content: ContentSet, proof: Proof, job: Job, folder: Path) -> Path:
    """Write ``<set>-<language>-<paper>.pdf`` into ``folder``."""
    name, document = sheets_of(content, proof, job)
    return write_in_turn(folder / name, document.parts())


def pdf_of(content: ContentSet, proof: Proof, job: Job) -> tuple[str, bytes]:
    """The same as `sheets_of`, with all its pictures in memory."""
    name, document = sheets_of(content, proof, job)
    return name, b"".join(document.parts())


def sheets_of(content: ContentSet, proof: Proof, job: Job) -> tuple[str, Document]:
    """The file's name, ``<set>-<language>-<paper>.pdf`` and what was chosen, and what it holds."""
    title = content.manifest.title.get(proof.language, content.name)
    stem = _stem(content, proof, job)
    streams = streams_of(content.place.folder.as_posix(), stem)
    document = document_of(
        all_pages(proof),
        title=title,
        author="Proofpress",
        subject=content.words.game,
        lang=proof.language,
        backs=proof.backs,
        streams=streams,
        greys=bool(job.made_for),
    )
    return f"{stem}.pdf", document


def _stem(content: ContentSet, proof: Proof, job: Job) -> str:
    looks = [job.theme] if job.theme != "standard" else []
    only = "-".join(job.only)
    if len(only) > LONGEST_NAME:
        only = f"{job.only[0]}-and-{len(job.only) - 1}-more"
    pages = "_".join(f"{first}-{last}" if last > first else f"{first}" for first, last in job.pages)
    sheets = "folded" if job.saddle else ""
    extra = [
        part
        for part in (
            only,
            sheets,
            *looks,
            job.front_choice or "",
            pages and f"pages-{pages[:LONGEST_NAME]}",
            job.printer,
            job.made_for and f"for-{job.made_for}",
        )
        if part
    ]
    return "-".join([content.name, proof.language, job.paper, *extra])


def write_svg(proof: Proof, job: Job, folder: Path, *, live_text: bool = False) -> Iterator[Path]:
    """Write each face, back, rules page and sheet as SVG below ``folder/svg/<language>``."""
    writer = import_module(_SVG)
    for name, drawing in picture_names(proof, job):
        path = folder / "svg" / proof.language / f"{name}.svg"
        if isinstance(drawing, Scene):
            text = writer.face_svg(drawing, bleed=job.bleed, live_text=live_text)
        else:
            text = writer.page_svg(drawing, live_text=live_text)
        write_beside(path, text.encode())
        yield path


def write_png(proof: Proof, job: Job, folder: Path) -> Iterator[Path]:
    """Write each face at 300 dpi and each sheet at 150 dpi below ``folder/png/<language>``.

    A face is cut to its trim, or drawn to its bleed if the job asks for that.

    Raises:
        PngUnavailable: libcairo is not installed; the message says what to install.
    """
    writer = import_module(_PNG)
    for name, drawing in picture_names(proof, job):
        path = folder / "png" / proof.language / f"{name}.png"
        if isinstance(drawing, Scene):
            data = writer.face_png(drawing, dpi=FACE_DPI if drawing.bleed else SHEET_DPI, bleed=job.bleed)
        else:
            data = writer.page_png(drawing, dpi=SHEET_DPI)
        write_beside(path, data)
        yield path
