"""One set in one language, from content to files: faces, rules pages, sheets, and what is wrong with any of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from generator.print.booklet.binder import bound, faults_in
from generator.print.booklet.chapters import Staged
from generator.print.booklet.pages import booklet_pages
from generator.print.choice import BACKS, BOOKLET, RULES, chosen
from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.inks import Inker
from generator.print.drawing.scene import Scene
from generator.print.drawing.typefaces import face_for, missing_characters
from generator.print.faces.pictured import Standing
from generator.print.faces.proofing import misnamed_issue
from generator.print.faces.sides import Layout, Sides, face_named, faces_of, layout_of, studio_of
from generator.print.layout.boards import Net
from generator.print.own_art.library import CREDIT, borrowed
from generator.print.pages.rules import rules_pages
from generator.print.parts.cut_outs import net_edges, net_tabs
from generator.print.parts.desk import LayoutFault
from generator.print.parts.hex_map import parts_of_kind
from generator.print.sheets.boxes import (
    Box,
    BoxForm,
    boxes_for,
    decks_in,
    divider,
    dividers_called,
    folding_of,
    with_dividers,
)
from generator.print.sheets.calibration import Correction, corrected, upright
from generator.print.sheets.duplex import (
    NET,
    Backs,
    Folding,
    Imposition,
    Leaf,
    Page,
    Spacing,
    as_back,
    cuts_of,
    face_page,
    paired,
)
from generator.print.sheets.geometry import paper_of
from generator.print.sheets.imposition import folded, half_of, impose, pages_of_pads, stands_alone
from generator.print.sheets.instructions import SetFacts, instruction_pages, safe_pages
from generator.print.sheets.marks import Words, words_in
from generator.print.sheets.tiling import fits, tiled
from generator.print.theme.fonts import fonts_of
from validator.base.issue import ContentError, Issue, WrongUse, near
from validator.base.opening import within_means
from validator.content.loading import ContentSet
from validator.content.texts import MissingText


class Job(NamedTuple):
    """What to print: ``only`` as `choice.chosen` reads it, ``copies`` of each design (None: as in the box).

    ``pages`` are ranges ``(first, last)`` of the whole, counted from 1; all where there are none. The ``correction`` is
    that of a ``printer`` by name.

    ``saddle`` lays pages two by two on sheets to be folded and stapled. With ``instructions`` pages come first that
    tell how the sheets are printed, cut and counted. What is ``made_for`` a profile takes at most so much ``ink`` (per
    cent of four inks; nought for any), its dark words in black alone. Sheets with marks of ``registration`` are cut
    by a plotter, and turned upright. With ``box`` each deck has a box of the ``box_form``, its cards so many mm thick;
    ``dividers`` part each kind of card from the others there. With ``contour`` the lines of a cutting table lie over
    the pages.

    Pictures of single faces are cut to their trim, or with ``bleed`` drawn to their bleed. ``safe`` adds pages that
    show the safe area of each kind.
    """

    paper: str = "a4"
    backs: Backs = "duplex-long"
    only: tuple[str, ...] = ()
    theme: str = "standard"
    back_choice: str | None = None
    offset: tuple[float, float] = (0.0, 0.0)
    spacing: Spacing = "bleed"
    front_choice: str | None = None
    copies: int | None = None
    bleed: bool = False
    safe: bool = False
    pages: tuple[tuple[int, int], ...] = ()
    printer: str = ""
    correction: Correction | None = None
    saddle: bool = False
    instructions: bool = False
    made_for: str = ""
    ink: int = 0
    registration: int = 0
    box: float = 0.0
    contour: bool = False
    box_form: BoxForm = "tuck"
    dividers: bool = False


class Proof(NamedTuple):
    """A set drawn in one language: each design's sides, the imposed pages, the pages of rules, and all issues.

    ``icons`` are those of the library that it shows; whoever drew them is to be named. With ``only_backs`` no front is
    printed.
    """

    language: str
    sides: list[Sides]
    pages: tuple[Page, ...]
    rules: list[Scene]
    issues: list[Issue]
    backs: Backs = "duplex-long"
    icons: Sequence[str] = ()
    chosen_pages: tuple[tuple[int, int], ...] = ()
    correction: Correction | None = None
    nets: Mapping[str, Folding] = {}
    only_backs: bool = False
    registration: int = 0
    boxes: tuple[Box, ...] = ()
    dividers: tuple[Scene, ...] = ()


def render(
    content: ContentSet, language: str, job: Job, standing: Standing | None = None, staged: Staged | None = None
) -> Proof:
    """Draw and impose a set in one language; what is ``standing`` from another is not drawn again.

    ``staged`` is what a booklet tells of play; without it none is told.

    Raises:
        ContentError: the layout cannot be used.
        ImpositionError: a component does not fit the paper.
        WrongUse: the job names a design, kind, theme or choice of fronts or backs that the set does not have.
    """
    sides, rules, issues = drawn(content, language, job, standing or Standing(), staged)
    sides, rules = _as_asked(content, sides, rules, job)
    icons = borrowed([*(side.front for side in sides), *(side.back for side in sides if side.back), *rules])
    called = {side.kind: content.kind_called(side.kind, language) for side in sides}
    how = _imposition(content, language, job, issues, CREDIT if icons else "", called)
    dividers = _dividers(content, sides, how, language) if job.dividers else ()
    if job.saddle:
        pages, rules = _folded(content, sides, rules, how), []
    else:
        pages = imposed(content, sides, how, dividers)
    if job.safe:
        pages = (*pages, *safe_pages(_safe_faces(content, sides, job), how.paper))
    content.texts(language).keep_said()
    only_backs = _only_backs(job, how)
    nets = nets_of(content, _layout_for(content, job), sides)
    boxes = _boxes(content, sides, job, language, how, [leaf.front for leaf in dividers])
    nets |= folding_of(boxes)
    pages = (*pages, *(box.page for box in boxes for _ in range(box.copies)))
    if job.instructions:
        pages = (*_instructed(content, sides, dividers, nets, pages, how, language, has_rules=bool(rules)), *pages)
    shown = (sides, pages, rules, issues, job.backs, icons, job.pages, job.correction)
    return Proof(language, *shown, nets, only_backs, job.registration, boxes, tuple(leaf.front for leaf in dividers))


def _as_asked(
    content: ContentSet, sides: Iterable[Sides], rules: list[Scene], job: Job
) -> tuple[list[Sides], list[Scene]]:
    """Faces and pages in the colours and numbers that a job asks for."""
    printed_sides = [once(side) if side.kind in pads_of(content) else side for side in sides]
    if job.made_for:
        printed_sides, rules = _inked(printed_sides, rules, Inker(job.ink))
    if job.copies is not None:
        printed_sides = [msgspec.structs.replace(side, count=job.copies) for side in printed_sides]
    return printed_sides, rules


def _only_backs(job: Job, how: Imposition) -> bool:
    """Whether the backs alone are printed. Raises WrongUse where none are pages of their own."""
    if BACKS in job.only and not how.is_duplex:
        raise WrongUse(f"--only {BACKS} prints the backs of sheets that are turned: not with --backs {job.backs}")
    return BACKS in job.only


def _inked(sides: Iterable[Sides], rules: Iterable[Scene], inker: Inker) -> tuple[list[Sides], list[Scene]]:
    """The same in colours that a press takes; a back that many share stays one."""
    known: dict[str, Scene] = {}

    def drawn_anew(scene: Scene) -> Scene:
        if scene.name not in known:
            known[scene.name] = msgspec.structs.replace(scene, items=inker.inked(scene.items))
        return known[scene.name]

    made = [
        msgspec.structs.replace(side, front=drawn_anew(side.front), back=side.back and drawn_anew(side.back))
        for side in sides
    ]
    return made, [msgspec.structs.replace(scene, items=inker.inked(scene.items)) for scene in rules]


def _instructed(
    content: ContentSet,
    sides: Sequence[Sides],
    dividers: Sequence[Leaf],
    nets: Mapping[str, Folding],
    pages: Sequence[Page],
    how: Imposition,
    language: str,
    *,
    has_rules: bool,
) -> tuple[Page, ...]:
    """The pages that tell how sheets are printed, cut and counted."""
    forms = {line.kind: line.print for line in content.manifest.parts}
    pieces: dict[str, int] = {}
    for side in sides:
        pieces[side.kind] = pieces.get(side.kind, 0) + side.count
    for leaf in dividers:
        pieces[leaf.kind] = pieces.get(leaf.kind, 0) + leaf.count
    faces = [*(side.front for side in sides), *(leaf.front for leaf in dividers)]
    outlines: dict[str, str] = {face.name: face.outline for face in faces} | dict.fromkeys(nets, NET)
    facts = SetFacts(
        language,
        content.manifest.title.get(language, content.name),
        [(how.called.get(kind, kind), count) for kind, count in pieces.items()],
        frozenset(forms.get(kind, "card") for kind in pieces),
        outlines,
        cuts_of(pages, outlines, nets),
        has_rules,
    )
    return instruction_pages(pages, facts, how)


def _dividers(content: ContentSet, sides: Iterable[Sides], how: Imposition, language: str) -> tuple[Leaf, ...]:
    """A divider for each kind of card, that shows a back. Raises WrongUse where there are no cards."""
    forms = {line.kind: line.print for line in content.manifest.parts}
    firsts: dict[str, Sides] = {}
    for side in sides:
        if forms.get(side.kind, "card") == "card":
            firsts.setdefault(side.kind, side)
    if not firsts:
        raise WrongUse("--dividers is for cards, and there are none among what is printed")
    drawn = [divider(kind, how.called[kind], side.back or side.front, how.font) for kind, side in firsts.items()]
    return tuple(Leaf(scene, None, 1, scene.title, dividers_called(language)) for scene in drawn)


def _boxes(
    content: ContentSet, sides: Iterable[Sides], job: Job, language: str, how: Imposition, dividers: Sequence[Scene]
) -> tuple[Box, ...]:
    """A box for each deck, where they are asked for; ``job.box`` is how thick a card is, in mm."""
    if not job.box:
        return ()
    forms = {line.kind: line.print for line in content.manifest.parts}
    cards = [(side.front, side.back, side.count) for side in sides if forms.get(side.kind, "card") == "card"]
    if not cards:
        raise WrongUse("--box is for cards, and there are none among what is printed")
    title = content.manifest.title.get(language, content.name)
    return tuple(boxes_for(with_dividers(decks_in(cards), dividers), job.box, title, language, how, job.box_form))


def nets_of(content: ContentSet, layout: Layout, sides: Iterable[Sides]) -> dict[str, Folding]:
    """What the nets among fronts take to cut, fold and glue, by the name of the face."""
    nets: dict[str, Folding] = {}
    for side in sides:
        part = next(parts_of_kind(layout, face_named(layout, side.kind, side.id).parts, Net), None)
        if part is not None:
            (cut, folded), tabs = net_edges(part), net_tabs(part)
            nets[side.front.name] = Folding(len(cut) + sum(len(tab) - 1 for tab in tabs), len(folded), len(tabs))
    return nets


def _folded(content: ContentSet, sides: Sequence[Sides], rules: Sequence[Scene], how: Imposition) -> tuple[Page, ...]:
    """Pages of pads, of the rules and of the booklet as one booklet. Raises WrongUse for pieces that are no pages."""
    pads = pads_of(content)
    for side in sides:
        if side.kind not in pads:
            raise WrongUse(f"--booklet folds pages (booklet, rules, pads); leave the piece {side.id} out of --only")
    leaves = [scene for side in sides for scene in (side.front, side.back) if scene is not None]
    return folded([*leaves, *rules], how.paper, how.backs, how.caption)


def _safe_faces(content: ContentSet, sides: Iterable[Sides], job: Job) -> Iterator[tuple[Scene, float]]:
    """The first face of each kind, and how far from its edge the layout keeps what must not be lost."""
    layout = _layout_for(content, job)
    seen: set[str] = set()
    for side in sides:
        if side.kind not in seen:
            seen.add(side.kind)
            named = layout.fronts[side.kind]
            name = named if isinstance(named, str) else named[-1]
            face = layout.faces.get(name)
            yield side.front, (face.card if face is not None and face.card is not None else layout.card).safe


def misprints(content: ContentSet, language: str, standing: Standing | None = None) -> list[Issue]:
    """What is wrong on all faces and pages of rules in one language, which nobody lays out on sheets.

    Nothing is drawn: words are measured, and of what is ``standing`` from another language nothing else is looked at.

    Raises:
        ContentError: the layout cannot be used.
    """
    _, _, issues = drawn(content, language, Job(), standing or Standing(measures=True))
    _margin_words(content, language, issues)
    issues += booklet_faults(content, language)
    content.texts(language).keep_said()
    return issues


def booklet_faults(content: ContentSet, language: str) -> list[Issue]:
    """What texts of the booklet ask for that there is not."""
    try:
        return faults_in(content, language)
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        return [Issue(code="missing-text", message=fault.said, span=span)]
    except UnknownColour as fault:  # of a mark that no face may show
        return [misnamed_issue(content, fault, None, "marks")]
    except LayoutFault:  # which is told of the faces that show it
        return []


def drawn(
    content: ContentSet, language: str, job: Job, standing: Standing, staged: Staged | None = None
) -> tuple[list[Sides], list[Scene], list[Issue]]:
    """The faces and the pages of rules that a job asks for, and what is wrong with them.

    Raises as `render`.
    """
    ids = chosen(content, job.only)
    layout = _layout_for(content, job)
    with within_means(f"{content.place.shown}/layout.yaml"):
        sides, issues = faces_of(
            content,
            language,
            layout,
            theme=job.theme,
            backs=_choice_of_backs(layout, job),
            only=ids if job.only else None,
            standing=standing,
        )
    paper = paper_of(job.paper)
    width, height = half_of(paper) if job.saddle else (paper.width, paper.height)
    rules: list[Scene] = []
    if not job.only or RULES in job.only:
        try:
            rules, more = rules_pages(
                content, language, layout, width=width, height=height, theme=job.theme, standing=standing
            )
        except ContentError as fault:
            more = fault.issues
        issues += more
    if BOOKLET in job.only:
        pages, more = booklet_of(content, language, staged or Staged(), width, height, job.theme)
        rules, issues = [*rules, *pages], issues + more
    return sides, rules, issues


def booklet_of(
    content: ContentSet, language: str, staged: Staged, width: float, height: float, theme: str = "standard"
) -> tuple[list[Scene], list[Issue]]:
    """The pages of a set's booklet, and what is wrong with it.

    Raises:
        ContentError: the layout or a rulebook cannot be read.
    """
    try:
        book, issues = bound(content, language, staged, theme=theme)
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        return [], [Issue(code="missing-text", message=fault.said, span=span)]
    except UnknownColour as fault:
        return [], [misnamed_issue(content, fault, None, "marks")]
    studio = studio_of(content, language, layout_of(content), theme)
    pages, faults = booklet_pages(book, studio, width=width, height=height)
    place = content.manifest_span("title")
    return pages, [*issues, *(Issue(code=code, message=said, span=place) for code, said in faults)]


def _choice_of_backs(layout: Layout, job: Job) -> str | None:
    """The backs that are asked for, or those that belong to the fronts: the choice of the same name."""
    return job.back_choice or (job.front_choice if job.front_choice in layout.backs else None)


def _layout_for(content: ContentSet, job: Job) -> Layout:
    """The set's layout, with the choice of fronts that a job asks for."""
    layout = layout_of(content)
    _known("theme", job.theme, layout.themes)
    if job.back_choice is not None:
        _known("choice of backs", job.back_choice, layout.backs)
    if job.front_choice is None:
        return layout
    _known("choice of fronts", job.front_choice, layout.front_choices)
    fronts = {**layout.fronts, **layout.front_choices[job.front_choice]}
    return msgspec.structs.replace(layout, fronts=fronts)


def _imposition(
    content: ContentSet, language: str, job: Job, issues: list[Issue], credit: str, called: Mapping[str, str]
) -> Imposition:
    title = content.manifest.title.get(language, content.name)
    caption = " · ".join(filter(None, (title, language, credit)))
    words = _margin_words(content, language, issues)
    written = "".join((caption, *called.values(), *map(str, msgspec.structs.astuple(words))))
    return Imposition(
        paper=paper_of(job.paper),
        backs=job.backs,
        spacing=job.spacing,
        registration=job.registration,
        offset=job.offset,
        caption=caption,
        font=_margin_font(content, language, written),
        words=words,
        called=called,
    )


def _margin_font(content: ContentSet, language: str, written: str) -> str:
    """The font of the margins: one that ships with the press, where it has what is written there."""
    font = face_for(language, "body")
    return fonts_of(content, language).chain("body") if missing_characters(written, font) else font


def pads_of(content: ContentSet) -> set[str]:
    """The kinds that are pages: printed once, whatever their number, since a pad is copied as often as is played."""
    return {line.kind for line in content.manifest.parts if line.print == "pages"}


def once(side: Sides) -> Sides:
    """A design of which one is printed."""
    return msgspec.structs.replace(side, count=1)


def imposed(
    content: ContentSet, sides: Sequence[Sides], how: Imposition, more: Iterable[Leaf] = ()
) -> tuple[Page, ...]:
    """The pages of all sides and ``more``; boards larger than the paper are tiled over several, pads are pages."""
    printed = {line.kind: line.print for line in content.manifest.parts}
    together = [*more]
    large: list[Leaf] = []
    pads: list[Leaf] = []
    for side in sides:
        back = None if how.backs == "none" else side.back
        leaf = Leaf(side.front, back, side.count, side.title, side.kind, side.id)
        if printed.get(side.kind) == "pages" and stands_alone(leaf, how):
            pads.append(leaf)
        else:
            (large if printed.get(side.kind) == "board" and not fits(leaf, how) else together).append(leaf)
    return (*impose(together, how), *tiled(large, how), *pages_of_pads(pads, how))


def _margin_words(content: ContentSet, language: str, issues: list[Issue]) -> Words:
    """What the margins say: the set's own messages ``sheet-measure``, ``sheet-backs``, ``sheet-fold`` …, else ours."""
    has, ours = content.texts(language).has, words_in(language)
    names = [name for name in Words.__struct_fields__ if has(f"sheet-{name}")]
    own = {name: _said(content, language, f"sheet-{name}", issues) for name in names}
    return msgspec.structs.replace(ours, **own)


def _said(content: ContentSet, language: str, key: str, issues: list[Issue]) -> str:
    try:
        return content.texts(language).say(key)
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        issues.append(Issue(code="missing-text", message=fault.said, span=span))
        return key


def _known(what: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        guess = near(name, known)
        hint = f"; did you mean {guess}?" if guess else ""
        which = f"there are: {', '.join(known)}" if known else "the set's layout states none"
        raise WrongUse(f"there is no {what} {name!r} to print ({which}){hint}")


def all_pages(proof: Proof) -> list[Page]:
    """Sheets and rules pages in the order they are printed, for a duplex printer with blank pages where one belongs.

    The second page of the rules is the back of the first. Raises WrongUse where there is nothing to print, and where a
    page is asked for that there is not.
    """
    rules = [face_page(scene, bleed=False) for scene in proof.rules]
    if proof.backs in ("duplex-long", "duplex-short"):
        rules = [as_back(page, proof.backs) if number % 2 else page for number, page in enumerate(rules)]
    pages = [page for page in (*proof.pages, *rules) if page.is_back or not proof.only_backs]
    if not proof.only_backs:
        pages = paired(pages, proof.backs)
    if not pages:
        lacking = f"--only {BACKS}: nothing that is asked for has a back" if proof.only_backs else ""
        raise WrongUse(lacking or f"there is nothing to print ({proof.language}): the set has no pieces")
    if proof.correction is not None:
        pages = [corrected(page, proof.correction) for page in pages]
    elif proof.registration:
        pages = [upright(page) for page in pages]
    if not proof.chosen_pages:
        return pages
    last = max(last for _, last in proof.chosen_pages)
    if last > len(pages):
        raise WrongUse(f"--pages asks for page {last}; there are {len(pages)} ({proof.language})")
    wanted = {number for first, last in proof.chosen_pages for number in range(first, last + 1)}
    return [page for number, page in enumerate(pages, start=1) if number in wanted]


def picture_names(proof: Proof, job: Job) -> list[tuple[str, Scene | Page]]:
    """A file name (no ending) for each face, back, rules page and sheet of a proof."""
    named: dict[str, Scene | Page] = {f"faces/{side.id}": side.front for side in proof.sides}
    backs = [side.back for side in proof.sides if side.back is not None and side.back is not side.front]
    named |= {f"backs/{back.name}": back for back in backs}
    named |= {f"rules/{page}": scene for page, scene in enumerate(proof.rules, start=1)}
    named |= {f"sheets-{job.paper}/{number:02d}": page for number, page in enumerate(proof.pages, start=1)}
    return list(named.items())
