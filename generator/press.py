"""One set in one language, from content to files: faces, rules pages, sheets, and what is wrong with any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from generator.drawing.scene import Scene
from generator.drawing.typefaces import face_for
from generator.faces.sides import Sides, faces_of, layout_of
from generator.files import write_beside
from generator.pages.rules import rules_pages
from generator.sheets.geometry import PAPERS
from generator.sheets.imposition import Backs, Imposition, Leaf, Page, Spacing, face_page, impose
from generator.sheets.marks import Words
from generator.sheets.tiling import tiled
from generator.writers.pdf import pages_pdf
from validator.content.loading import ContentSet
from validator.content.texts import MissingText
from validator.issue import ContentError, Issue, WrongUse, near

CARDS, RULES = "cards", "rules"
Press = Callable[[Sequence[Leaf], Imposition], tuple[Page, ...]]
PRESSES: dict[str, Press] = {"board": tiled}
"""How a form of printing comes onto paper, where it is not laid out side by side."""


class Job(NamedTuple):
    """What to print. ``only`` names kinds, ``cards`` for all pieces or ``rules``; empty prints everything."""

    paper: str = "a4"
    backs: Backs = "duplex-long"
    only: tuple[str, ...] = ()
    theme: str = "standard"
    back_choice: str | None = None
    offset: tuple[float, float] = (0.0, 0.0)
    spacing: Spacing = "bleed"
    front_choice: str | None = None


class Proof(NamedTuple):
    """A set drawn in one language: each design's sides, the imposed pages, the pages of rules, and all issues."""

    language: str
    sides: list[Sides]
    pages: tuple[Page, ...]
    rules: list[Scene]
    issues: list[Issue]


def pull(content: ContentSet, language: str, job: Job) -> Proof:
    """Draw and impose a set in one language.

    Raises:
        ContentError: the layout cannot be used.
        ImpositionError: a component does not fit the paper.
        WrongUse: the job names a kind, theme or choice of fronts or backs that the set does not have.
    """
    kinds = _kinds(content, job.only)
    layout = layout_of(content)
    _known("theme", job.theme, layout.themes)
    if job.back_choice is not None:
        _known("choice of backs", job.back_choice, layout.backs)
    if job.front_choice is not None:
        _known("choice of fronts", job.front_choice, layout.front_choices)
        chosen = {**layout.fronts, **layout.front_choices[job.front_choice]}
        layout = msgspec.structs.replace(layout, fronts=chosen)
    drawn, issues = faces_of(content, language, layout, theme=job.theme, backs=job.back_choice)
    sides = [side for side in drawn if side.kind in kinds]
    paper = PAPERS[job.paper]
    rules: list[Scene] = []
    if not job.only or RULES in job.only:
        try:
            rules, more = rules_pages(
                content, language, layout, width=paper.width, height=paper.height, theme=job.theme
            )
        except ContentError as fault:
            more = fault.issues
        issues += more
    title = content.manifest.title.get(language, content.name)
    how = Imposition(
        paper=paper, backs=job.backs, spacing=job.spacing, offset=job.offset, caption=f"{title} · {language}",
        font=face_for(language, "body"), words=_margin_words(content, language, issues),
    )  # fmt: skip
    names = {kind: _said(content, language, f"kind-{kind}", issues) for kind in content.pieces if kind in kinds}
    leaves = [
        Leaf(side.front, None if job.backs == "none" else side.back, side.count, side.title, names[side.kind])
        for side in sides
    ]
    return Proof(language, sides, _imposed(content, sides, leaves, how), rules, issues)


def _imposed(content: ContentSet, sides: Sequence[Sides], leaves: Sequence[Leaf], how: Imposition) -> tuple[Page, ...]:
    """The pages of all leaves, each kind in the way its line of the parts list asks for."""
    forms = {line.kind: line.print for line in content.manifest.parts}
    runs: dict[Press, list[Leaf]] = {}
    for side, leaf in zip(sides, leaves, strict=True):
        runs.setdefault(PRESSES.get(forms.get(side.kind, "card"), impose), []).append(leaf)
    return tuple(page for press, group in runs.items() for page in press(group, how))


def _margin_words(content: ContentSet, language: str, issues: list[Issue]) -> Words:
    """What the margins say: messages ``sheet-measure``, ``sheet-backs``, ``sheet-fold`` …, else in English."""
    has = content.texts(language).has
    names = [name for name in Words.__struct_fields__ if has(f"sheet-{name}")]
    return Words(**{name: _said(content, language, f"sheet-{name}", issues) for name in names})


def _said(content: ContentSet, language: str, key: str, issues: list[Issue]) -> str:
    try:
        return content.texts(language).say(key)
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        issues.append(Issue(code="missing-text", message=str(fault), span=span))
        return key


def _kinds(content: ContentSet, only: Sequence[str]) -> set[str]:
    known = [*content.pieces, CARDS, RULES]
    for name in only:
        _known("kind of piece", name, known)
    if not only or CARDS in only:
        return set(content.pieces)
    return set(only)


def _known(what: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        guess = near(name, known)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there is no {what} {name!r} to print (there are: {', '.join(known)}){hint}")


def all_pages(proof: Proof) -> list[Page]:
    """Sheets and rules pages, in the order they are printed."""
    return [*proof.pages, *(face_page(scene, bleed=False) for scene in proof.rules)]


def write_pdf(content: ContentSet, proof: Proof, job: Job, folder: Path) -> Path:
    """Write ``<set>-<language>-<paper>.pdf`` into ``folder``."""
    path = folder / f"{_stem(content, proof, job)}.pdf"
    title = content.manifest.title.get(proof.language, content.name)
    data = pages_pdf(all_pages(proof), title=title, author="Proofpress", subject=content.words.game,
                     lang=proof.language)  # fmt: skip
    write_beside(path, data)
    return path


def _stem(content: ContentSet, proof: Proof, job: Job) -> str:
    looks = [job.theme] if job.theme != "standard" else []
    extra = [part for part in (*job.only, *looks, job.front_choice or "") if part]
    return "-".join([content.name, proof.language, job.paper, *extra])


def picture_names(proof: Proof, job: Job) -> list[tuple[str, Scene | Page]]:
    """A file name (no ending) for each face, back, rules page and sheet of a proof."""
    named: dict[str, Scene | Page] = {f"faces/{side.id}": side.front for side in proof.sides}
    backs = [side.back for side in proof.sides if side.back is not None and side.back is not side.front]
    named |= {f"backs/{back.name}": back for back in backs}
    named |= {f"rules/{page}": scene for page, scene in enumerate(proof.rules, start=1)}
    named |= {f"sheets-{job.paper}/{number:02d}": page for number, page in enumerate(proof.pages, start=1)}
    return list(named.items())
