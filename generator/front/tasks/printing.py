"""A set drawn and its sheets written by ``print``, with pictures where these are asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from generator.front.tasks.judging import placed
from generator.print.booklet.chapters import rulebook_of
from generator.print.choice import BOOKLET
from generator.print.documents import sheets_of, write_png, write_svg
from generator.print.drawing.scene import Scene
from generator.print.faces.pictured import Standing
from generator.print.faces.sides import layout_of
from generator.print.own_art.inlaid import Document
from generator.print.press import Job, Proof, all_pages, render
from generator.print.printed import File, Printed, write
from generator.print.sheets.duplex import Cuts, ImpositionError, Page, cuts_of, said
from validator.base.characters import whole_number
from validator.base.console import output_folder, progress_bar, tell
from validator.base.files import write_beside
from validator.base.issue import ContentError, WrongUse, is_legal
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.play.checking import legal_set

FLAT, MANY_NETS = "flat", 20
"""The choice of fronts that prints nets flat, named where a set has more of them than this."""
MOST_OFFSET = 20
LEAST_CARD, MOST_CARD = 0.1, 3.0
MOST_COPIES = 999
MOST_PAGES = 9999


def print_set(options: argparse.Namespace, stamp: str | None) -> tuple[ContentSet, Printed]:
    """Draw and write what the options ask for of the set of that stamp; the set, and its sheets.

    Raises:
        ContentError: the set is not legal, or something cannot be printed.
        WrongUse: the options name what the set does not have, or what does not fit the paper.
    """
    content = legal_set(options.set, stamp)
    job = job_of(options)
    languages = languages_of(content, options.lang)
    staged = staged_of(content, languages, job, stamp)
    proofs = rendered(content, languages, job, staged)
    printed = printed_of(content, proofs, job)
    write(printed, options)
    folder = output_folder(content.name, options.output)
    if options.svg or options.svg_text:
        _pictures("svg", write_svg, proofs, job, folder, live_text=options.svg_text)
    if options.html:
        _on_screen(content, languages, staged, job, folder)
    if options.png:
        _pictures("png", write_png, proofs, job, folder)
    if options.cut:
        _cut_files(content, proofs, folder)
    return content, printed


def staged_of(content: ContentSet, languages: list[str], job: Job, stamp: str | None) -> dict[str, Any]:
    """What the booklet is told of play, in each language; nothing where none is asked for.

    Raises:
        ContentError: a set that this one extends cannot be read.
    """
    if BOOKLET not in job.only:
        return {}
    # Games are played for it, and nothing else that is printed needs any.
    by_language: dict[str, Any] = import_module("generator.front.tasks.staging").staged_for(content, languages, stamp)
    return by_language


def _on_screen(content: ContentSet, languages: list[str], staged: dict[str, Any], job: Job, folder: Path) -> None:
    """The booklet as a page for screens, in each language."""
    screen = import_module("generator.print.booklet.screen")
    for language in languages:
        path = folder / f"{content.name}-{language}-booklet.html"
        write_beside(path, screen.booklet_page(content, language, staged[language], job.theme).encode())
        tell(path.as_posix())


def _cut_files(content: ContentSet, proofs: list[Proof], folder: Path) -> None:
    """An SVG of what a plotter cuts for each page of the PDF that has something, named after the page."""
    # Few print for a plotter.
    cut_file = import_module("generator.print.writers.cut_files").cut_file
    written = 0
    for proof in proofs:
        cutting = _cutting_of(content, proof)
        for number, page in enumerate(all_pages(proof._replace(correction=None, registration=0)), start=1):
            lines = cut_file(page, *cutting, proof.registration)
            if lines is not None:
                write_beside(folder / "cut" / proof.language / f"{number:02d}.svg", lines.encode())
                written += 1
    tell(f"{(folder / 'cut').as_posix()}/  {written} SVG files, each named after its page")


def _cutting_of(content: ContentSet, proof: Proof) -> tuple[dict[str, Scene], dict[str, Any], list[str]]:
    """The faces of a proof that are cut out, the edges of those that are folded, and those that are stickers."""
    folded_of = import_module("generator.print.writers.cut_files").Folded
    net_of = import_module("generator.print.pictures.dice").net_of
    forms = {line.kind: line.print for line in content.manifest.parts}
    layout = layout_of(content)
    faces = {side.front.name: side.front for side in proof.sides if forms.get(side.kind) != "pages"}
    folded = {
        side.front.name: net_of(content, layout, side.kind, content.by_id[side.id])
        for side in proof.sides
        if forms.get(side.kind) == "net"
    }
    nets = {name: net for name, net in folded.items() if net is not None}
    nets |= {box.scene.name: folded_of(*box.net) for box in proof.boxes}
    faces |= {scene.name: scene for scene in (*(box.scene for box in proof.boxes), *proof.dividers)}
    return faces, nets, [side.front.name for side in proof.sides if forms.get(side.kind) == "sticker"]


def _contoured(content: ContentSet, proof: Proof, pages: list[Page], document: Document) -> Document:
    """The document with the lines of a cutting table over its pages."""
    # Few have one, and what changes a finished PDF takes a while to load.
    cut_files = import_module("generator.print.writers.cut_files")
    contoured = import_module("generator.print.writers.contours").contoured
    cutting = _cutting_of(content, proof)
    layers = [cut_files.layers_of(page, *cutting) for page in pages]
    if proof.registration:
        layers = [one and cut_files.layers_upright(page, one) for page, one in zip(pages, layers, strict=True)]
    return Document(contoured(b"".join(document.parts()), layers))


def printed_of(content: ContentSet, proofs: list[Proof], job: Job) -> Printed:
    """The files of a set drawn. Raises ContentError where something cannot be printed."""
    if not all(is_legal(proof.issues) for proof in proofs):
        raise ContentError(issue for proof in proofs for issue in placed(content, proof.issues, proof.language))
    files = tuple(_file(content, proof, job) for proof in proofs)
    return Printed(content.name, files, credits_of(proofs), _rules_apart(content, proofs, job))


def _rules_apart(content: ContentSet, proofs: list[Proof], job: Job) -> bool:
    """Whether a kit that says how it is played is printed whole, but for its booklet."""
    if job.only or any(proof.rules for proof in proofs) or not isinstance(content.words, KitWords):
        return False
    has_text = any(rulebook_of(content, proof.language) is not None for proof in proofs)
    return content.words.rulebook is not None or has_text


def credits_of(proofs: list[Proof]) -> str:
    """Who drew the icons of the library that the set shows; nothing where it shows none."""
    return credits_for(name for proof in proofs for name in proof.icons)


def credits_for(icons: Iterable[str]) -> str:
    """Who drew these icons of the library; nothing where there are none."""
    used = sorted(set(icons))
    # Few sets use the library, and it takes a while to load.
    return str(import_module("generator.print.own_art.library").credits_file(used)) if used else ""


def _file(content: ContentSet, proof: Proof, job: Job) -> File:
    name, document = sheets_of(content, proof, job)
    pages = all_pages(proof._replace(correction=None, registration=0))
    if job.contour:
        document = _contoured(content, proof, pages, document)
    cuts = cuts_in(proof, pages)
    hint = f"{cuts.nets}" if cuts.nets > MANY_NETS and FLAT in layout_of(content).front_choices else ""
    return File(name, len(pages), any(not page.name for page in pages), said(cuts), document, hint)


def cuts_in(proof: Proof, pages: list[Page]) -> Cuts:
    """What is to be cut on the pages of a proof."""
    scenes = [scene for side in proof.sides for scene in (side.front, side.back) if scene is not None]
    return cuts_of(pages, {scene.name: scene.outline for scene in scenes}, proof.nets)


def job_of(options: argparse.Namespace) -> Job:
    """What the options ask to print. Raises WrongUse where they make no sense."""
    try:
        right, down = (float(part) for part in options.offset.split(","))
    except ValueError:
        raise WrongUse(f"--offset takes two numbers such as 0.8,-1.2, not {options.offset!r}") from None
    if not (abs(right) <= MOST_OFFSET and abs(down) <= MOST_OFFSET):
        raise WrongUse(f"--offset moves a page by {MOST_OFFSET} mm at most, not {options.offset}")
    if options.box and not LEAST_CARD <= options.box <= MOST_CARD:
        raise WrongUse(f"--box says how thick a card is, from {LEAST_CARD} to {MOST_CARD} mm, not {options.box:g}")
    if options.copies is not None and not 1 <= options.copies <= MOST_COPIES:
        raise WrongUse(f"--copies is a number from 1 to {MOST_COPIES}, not {options.copies}")
    return Job(
        options.paper,
        options.backs,
        only_of(options.only),
        options.theme,
        options.back_choice,
        (right, down),
        options.spacing,
        options.front_choice,
        options.copies,
        options.bleed,
        options.safe,
        pages_in(options.pages),
        options.printer or "",
        options.correction,
        options.booklet,
        options.instructions,
        options.made_for,
        options.ink,
        options.registration,
        options.box,
        options.contour,
        options.box_form,
        options.dividers,
    )


def only_of(text: str | None) -> tuple[str, ...]:
    """What alone is to be printed, ``E01,rules``. Raises WrongUse where nothing is named."""
    names = tuple(dict.fromkeys(name for part in (text or "").split(",") if (name := part.strip())))
    if text is not None and not names:
        raise WrongUse(f"--only names nothing: {text!r}")
    return names


def pages_in(text: str | None) -> tuple[tuple[int, int], ...]:
    """Ranges of pages, ``1-4,9``. Raises WrongUse where they are none."""
    pages = []
    for part in (text or "").split(",") if text else ():
        first, dash, last = (word.strip() for word in part.partition("-"))
        begin, end = (whole_number(word) or 0 for word in (first, last if dash else first))
        if not 1 <= begin <= end <= MOST_PAGES:
            raise WrongUse(f"--pages takes pages and ranges such as 1-4,9, not {text!r}")
        pages.append((begin, end))
    return tuple(pages)


def languages_of(content: ContentSet, asked: list[str] | None) -> list[str]:
    """The languages to print. Raises WrongUse for one the set does not have."""
    for language in asked or ():
        if language not in content.languages:
            raise WrongUse(f"{content.name} has no texts in {language!r}; it has {', '.join(content.languages)}")
    return list(dict.fromkeys(asked or content.languages))


def rendered(content: ContentSet, languages: list[str], job: Job, staged: dict[str, Any] | None = None) -> list[Proof]:
    """The set drawn in each language. Raises WrongUse where something does not fit the paper."""
    standing = Standing(len(languages))
    try:
        return [render(content, language, job, standing, (staged or {}).get(language)) for language in languages]
    except ImpositionError as fault:
        raise WrongUse(str(fault)) from None


def _pictures(
    kind: str, write: Callable[..., Iterator[Path]], proofs: list[Proof], job: Job, folder: Path, **wishes: bool
) -> None:
    total = sum(len(proof.sides) for proof in proofs)
    written = 0
    with progress_bar(kind) as progress:
        for proof in proofs:
            for _ in write(proof, job, folder, **wishes):
                written += 1
                progress("pictures", written, max(total, written))
    tell(f"{(folder / kind).as_posix()}/  {written} {kind.upper()} files")
