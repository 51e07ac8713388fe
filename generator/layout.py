"""A set's pieces as faces: ``layout.yaml`` and the content become scenes, faults become issues."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

import msgspec

from generator.icons import icons_of
from generator.layout_words import LAYOUT_WORDS, Face, Layout
from generator.parts import drawn
from generator.parts.desk import Desk, LayoutFault, Studio
from generator.scene import Scene
from generator.theme import UnknownColour
from validator.content.loading import ContentSet, read_typed
from validator.content.source import locate, read
from validator.content.texts import MissingText
from validator.content.vocabulary import Piece
from validator.issue import ContentError, Issue, Span, near

__all__ = [
    "LAYOUT_WORDS",
    "Layout",
    "Sides",
    "back_of",
    "faces_of",
    "front_of",
    "layout_of",
    "read_layout",
    "studio_of",
]


class Sides(msgspec.Struct, frozen=True, kw_only=True):
    """A design ready for the press: both sides drawn, and how many copies the box holds."""

    id: str
    kind: str
    title: str
    count: int
    front: Scene
    back: Scene


def read_layout(file: Path, shown: str | None = None) -> Layout:
    """A layout file, read again only when it has changed.

    Raises:
        ContentError: everything wrong in it, at its line.
    """
    state = file.stat()
    return _read(file, shown or f"{file.parent.name}/{file.name}", state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=8)
def _read(file: Path, shown: str, changed: int, size: int) -> Layout:
    return read_typed(file, shown, Layout)[0]


def layout_of(content: ContentSet) -> Layout:
    """The layout nearest to the set: its own or that of a set it extends (ContentError if there is none)."""
    for folder in content.folders:
        if (folder / "layout.yaml").is_file():
            return read_layout(folder / "layout.yaml", content.shown(folder / "layout.yaml"))
    span = Span(f"{content.place.shown}/layout.yaml")
    raise ContentError([Issue(code="no-layout", message="the set has no layout.yaml", span=span)])


def studio_of(content: ContentSet, language: str, layout: Layout, theme: str = "standard") -> Studio:
    """What all drawings of one language share (ContentError for a theme or icon file that cannot be used)."""
    try:
        return Studio(layout, theme, icons_of(content.folders, content.shown), content.texts(language), content.rules)
    except UnknownColour as fault:
        raise ContentError([_layout_issue(content, "layout", str(fault), "themes")]) from None


def faces_of(
    content: ContentSet,
    language: str,
    layout: Layout | None = None,
    *,
    theme: str = "standard",
    backs: str | None = None,
) -> tuple[list[Sides], list[Issue]]:
    """Every design of the set with both sides, in file order, and whatever is wrong with them.

    ``backs`` names one of the layout's choices of backs; the first is the default. A design that cannot be drawn is
    left out and reported; text that overflows or lacks a glyph is drawn and reported.

    Raises:
        ContentError: the layout or an icon file cannot be read, or the theme or the choice of backs is unknown.
    """
    layout = layout or layout_of(content)
    studio = studio_of(content, language, layout, theme)
    chosen = _choice_of_backs(content, layout, backs)
    issues: list[Issue] = []
    sides: list[Sides] = []
    drawn_backs: dict[str, Scene | None] = {}
    for kind, piece in content.every_piece():
        face, back = layout.fronts.get(kind), chosen.get(kind)
        if face is None or back is None:
            side = "front" if face is None else "back"
            message = f"the layout has no {side} for pieces of kind {kind!r}"
            known = layout.fronts if face is None else chosen
            issue = Issue(code="no-face", message=message, span=content.span(piece.id), suggestion=near(kind, known))
            issues.append(issue)
            continue
        if back not in drawn_backs:
            drawn_backs[back], found = back_of(studio, content, back)
            issues += found
        front, found = front_of(studio, content, kind, piece)
        issues += found
        behind = drawn_backs[back]
        if front is not None and behind is not None:
            sides.append(Sides(id=piece.id, kind=kind, title=front.title, count=piece.count, front=front, back=behind))
    return sides, issues


def front_of(studio: Studio, content: ContentSet, kind: str, piece: Piece) -> tuple[Scene | None, list[Issue]]:
    """One design's front, as `faces_of` draws it (LayoutFault if the layout has none for the kind)."""
    issues: list[Issue] = []
    if kind not in studio.layout.fronts:
        raise LayoutFault(f"the layout has no front for pieces of kind {kind!r}")
    name = f"{piece.id}-{studio.language}-{studio.theme}"
    title = content.title(piece, studio.language)
    return _scene(studio, content, studio.layout.fronts[kind], name, issues, piece, title), issues


def back_of(studio: Studio, content: ContentSet, face: str) -> tuple[Scene | None, list[Issue]]:
    """One face that needs no piece, by its name in the layout."""
    issues: list[Issue] = []
    return _scene(studio, content, face, f"{face}-{studio.theme}", issues), issues


def parts_of(layout: Layout, name: str, seen: tuple[str, ...] = ()) -> Face:
    """A face with everything it takes over from the faces it is like (LayoutFault if one is missing or goes round)."""
    if name not in layout.faces:
        raise LayoutFault(f"no face {name!r}; the layout has {', '.join(layout.faces)}")
    if name in seen:
        raise LayoutFault(f"faces are like each other in a circle: {' → '.join((*seen, name))}")
    face = layout.faces[name]
    if face.like is None:
        return face
    first = parts_of(layout, face.like, (*seen, name))
    colours = {**first.colours, **face.colours}
    return Face(parts=(*first.parts, *face.parts), card=face.card or first.card, colours=colours)


def _scene(
    studio: Studio,
    content: ContentSet,
    face: str,
    name: str,
    issues: list[Issue],
    piece: Piece | None = None,
    title: str = "",
) -> Scene | None:
    desk = Desk(studio, piece, title, issues, partial(_issue, content, piece))
    try:
        whole = parts_of(studio.layout, face)
        desk.palette = studio.palette.renamed(whole.colours)
        desk.card = whole.card or studio.layout.card
        items = drawn(whole.parts, desk)
    except (LayoutFault, UnknownColour) as fault:
        issues.append(_layout_issue(content, "layout", f"face {face!r}: {fault}", "faces", face))
        return None
    except MissingText as fault:
        issues.append(_layout_issue(content, "missing-text", f"face {face!r}: {fault}", "faces", face))
        return None
    card = desk.card
    return Scene(name, title or face, card.width, card.height, items, card.bleed, card.corner)


def _issue(content: ContentSet, piece: Piece | None, code: str, message: str) -> Issue:
    if piece is None:
        return _layout_issue(content, code, message)
    return Issue(code=code, message=f"{piece.id}: {message}", span=content.span(piece.id))


def _layout_issue(content: ContentSet, code: str, message: str, *path: str) -> Issue:
    """A fault of the layout, at the value its ``path`` leads to; the file is read again only for that."""
    shown = Span(f"{content.place.shown}/layout.yaml")
    for folder in content.folders:
        file = folder / "layout.yaml"
        if file.is_file():
            node = read(file, content.shown(file))
            return Issue(code=code, message=message, span=locate(node, path) if node is not None else shown)
    return Issue(code=code, message=message, span=shown)


def _choice_of_backs(content: ContentSet, layout: Layout, backs: str | None) -> dict[str, str]:
    if backs is None:
        return next(iter(layout.backs.values()), {})
    if backs not in layout.backs:
        issue = _layout_issue(content, "unknown-backs", f"the layout has no choice of backs named {backs!r}", "backs")
        raise ContentError([msgspec.structs.replace(issue, accepted=", ".join(layout.backs))])
    return layout.backs[backs]
