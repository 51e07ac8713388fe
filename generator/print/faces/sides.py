"""A set's pieces as faces: ``layout.yaml`` and the content become scenes, faults become issues."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module

import msgspec

from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.face_cache import Kept, Shelf
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Item, Scene
from generator.print.faces.pictured import Standing, icons_of_set, idle_pictures, pictures_of
from generator.print.faces.proofing import (
    Noticed,
    collected,
    idle_icons,
    idle_kinds,
    layout_issue,
    misnamed_in_pieces,
    misnamed_issue,
    of_shapes,
    place_of_word,
    seen_on,
)
from generator.print.layout.vocabulary import LAYOUT_WORDS, NO_BACK, Face, Faces, Layout
from generator.print.own_art.folders import Folders
from generator.print.parts.desk import Desk, LayoutFault, Spoken, Studio, unplaced
from generator.print.parts.dispatch import drawn, said
from generator.print.parts.hex_map import grown
from generator.print.theme.dressing import stated_colours, stated_hand, themed
from generator.print.theme.fonts import fonts_of, idle_fonts
from generator.print.theme.reading import layout_files, read_layout, stated_layout
from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import Said, Sentences, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.source import span_within
from validator.content.texts import MissingText
from validator.content.vocabulary import Piece

say = Sentences(__package__)

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


_KIT_PICTURES = "generator.print.faces.kit_pictures"


class Sides(msgspec.Struct, frozen=True, kw_only=True):
    """A design ready for the press: its sides drawn (``back`` None where it has none), and its number of copies."""

    id: str
    kind: str
    title: str
    count: int
    front: Scene
    back: Scene | None


def base_layout(content: ContentSet) -> Layout | None:
    """What the looks of a kit's kinds come to, which its layout changes; None for a game, whose layout states all.

    Raises:
        ContentError: a kind names a look, slot or field that there is not.
    """
    if content.words.played:
        return None
    # Only kits have ready looks.
    layout: Layout = import_module("generator.print.looks.choosing").kit_layout(
        content, icons_of_set(content)[0], stated_colours(content), pictures_of(content), stated_hand(content)
    )
    return layout


def layout_of(content: ContentSet) -> Layout:
    """What the set is drawn by: its own layout, laid over those of the sets it extends, in the colours of its theme.

    Raises:
        ContentError: everything wrong in layouts and themes, at its line; or there is no layout.
    """
    base, hand = base_layout(content), stated_hand(content)
    layout = stated_layout(content, base)
    if hand is not None:
        # Only sets that name a hand read hands.
        layout = import_module("generator.print.looks.hands").own_in(layout, base, hand)
    return themed(layout, content)


def studio_of(
    content: ContentSet, language: str, layout: Layout, theme: str = "standard", standing: Standing | None = None
) -> Studio:
    """What all drawings of one language share (ContentError for a theme or icon file that cannot be used)."""
    standing = standing or Standing()
    try:
        icons, notes = standing.icons_of(content)
        drawn_with = pictures_of(content), fonts_of(content, language, layout.hand)
        studio = Studio(layout, theme, icons, content.texts(language), content.rules, content.pieces, *drawn_with)
    except UnknownColour as fault:
        raise ContentError([misnamed_issue(content, fault, None, "themes")]) from None
    studio.words = content.words
    if not content.words.played and standing.spoken is None:
        studio.noticed = []
    studio.notes = tuple(notes)
    studio.scenes, studio.spoken = standing.scenes, standing.spoken
    studio.told = partial(standing.fingerprint, content, layout)
    return studio


def shelf_of(
    content: ContentSet,
    studio: Studio,
    *what: str,
    held: dict[str, Kept] | None = None,
    is_open: bool = False,
    is_read_only: bool = False,
) -> Shelf:
    """The faces of this set drawn before in the studio's language and look, or ``what`` else was; see `Shelf`."""
    name = (content.place.folder.as_posix(), studio.language, studio.theme, *what)

    def common() -> Iterator[str | bytes]:
        yield from name
        yield from (studio.texts.stamp, studio.told(), msgspec.json.encode(studio.fonts.own), studio.fonts.hand)

    measures = studio.spoken is not None
    return Shelf(name, common, held, measures=measures, is_open=is_open, is_read_only=is_read_only)


def faces_of(
    content: ContentSet,
    language: str,
    layout: Layout | None = None,
    *,
    theme: str = "standard",
    backs: str | None = None,
    only: Collection[str] | None = None,
    standing: Standing | None = None,
    held: dict[str, Kept] | None = None,
    is_kept: bool = True,
    is_open: bool = False,
    is_read_only: bool = False,
) -> tuple[list[Sides], list[Issue]]:
    """Every design of the set, or ``only`` those of these ids, with both sides, in file order; and all that is wrong.

    ``backs`` names a choice of backs, the first by default; what is ``standing`` is not drawn again. A design that
    cannot be drawn is left out and reported; text that overflows or lacks a glyph is drawn and reported. ``held`` is
    empty at first and handed in again by whoever draws the same set in the same language and theme often. What is
    drawn for the moment only need not be ``is_kept``; faces that are written at once are better ``is_open``. Where the
    shelf ``is_read_only`` faces drawn before are taken, and no others put there.

    Raises:
        ContentError: the layout or an icon file cannot be read, or the theme or the choice of backs is unknown.
    """
    layout = layout or layout_of(content)
    studio = studio_of(content, language, layout, theme, standing)
    shelf = None
    if is_kept:
        shelf = shelf_of(content, studio, held=held, is_open=is_open, is_read_only=is_read_only)
    chosen = _choice_of_backs(content, layout, backs)
    issues: list[Issue] = [*studio.notes]
    sides = list(_sides(content, studio, shelf, chosen, only, issues))
    if shelf is not None:
        shelf.close(whole=only is None)
    issues += collected(studio.noticed or ())
    issues += _of_all(content, studio, {issue.span for issue in issues}, whole=only is None)
    return sides, list(of_shapes(issues))


def _sides(
    content: ContentSet,
    studio: Studio,
    shelf: Shelf | None,
    chosen: Mapping[str, Faces],
    only: Collection[str] | None,
    issues: list[Issue],
) -> Iterator[Sides]:
    """The designs that can be drawn, with both sides; what is wrong is added to ``issues``."""
    fronts = studio.layout.fronts
    drawn_backs: dict[str, Scene | None] = {}
    for kind, piece in content.every_piece():
        if only is not None and piece.id not in only:
            continue
        if kind not in fronts or kind not in chosen:
            issues.append(_no_face(content, kind, piece, fronts, chosen))
            continue
        front, sides = front_of(studio, content, kind, piece, shelf)
        issues += sides
        back, sides = _behind(studio, content, chosen[kind], piece, kind, front, drawn_backs, shelf)
        issues += sides
        if front is not None and (back is not None or chosen[kind] == NO_BACK):
            yield Sides(id=piece.id, kind=kind, title=front.title, count=piece.count, front=front, back=back)


def _of_all(content: ContentSet, studio: Studio, spans: Collection[Span], *, whole: bool) -> Iterator[Issue]:
    """What shows when all faces are drawn, of the ``whole`` set or of some pieces; faults are ``spans`` at places."""
    if whole:
        yield from idle_icons(content, studio.icons)
    yield from idle_kinds(content)
    yield from misnamed_in_pieces(content, studio)
    yield from _advice(content, studio.pictures)
    if whole:
        yield from idle_pictures(content, studio.pictures)
        yield from idle_fonts(content)
        if not content.words.played:
            lacking: Iterable[Issue] = import_module(_KIT_PICTURES).lacking_pictures(content, studio.pictures, spans)
            yield from lacking


def _advice(content: ContentSet, pictures: Folders) -> Iterable[Issue]:
    """What could be better about the looks that the kinds of a kit wear."""
    advice: Iterable[Issue] = (
        () if content.words.played else import_module("generator.print.looks.choosing").advice(content, pictures)
    )
    return advice


def _no_face(
    content: ContentSet, kind: str, piece: Piece, fronts: Mapping[str, Faces], backs: Mapping[str, Faces]
) -> Issue:
    known = fronts if kind not in fronts else backs
    message = say("no-front" if kind not in fronts else "no-back", kind=repr(kind))
    return Issue(code="no-face", message=message, span=content.span(piece.id), suggestion=near(kind, known))


def _behind(
    studio: Studio,
    content: ContentSet,
    faces: Faces,
    piece: Piece,
    kind: str,
    front: Scene | None,
    drawn_backs: dict[str, Scene | None],
    shelf: Shelf | None,
) -> tuple[Scene | None, list[Issue]]:
    """What is behind a piece: a back shared by many, or one of its own where the face's name holds a field."""
    if faces == NO_BACK:
        return None, []
    if isinstance(faces, str) and "{" not in faces:
        found: list[Issue] = []
        # A back is common to many pieces, and drawn once.
        if faces not in drawn_backs:
            drawn_backs[faces], found = back_of(studio, content, faces, shelf)
        return drawn_backs[faces], found
    if faces == studio.layout.fronts[kind]:
        return front, []
    issues: list[Issue] = []
    face = _named(studio, faces, piece, issues)
    if face in studio.layout.faces and studio.layout.faces[face].common:
        return _behind(studio, content, face, piece, kind, front, drawn_backs, shelf)
    own = _scene(studio, content, face, f"{piece.id}-back-{studio.language}-{studio.theme}", issues, piece, shelf)
    alike = drawn_backs.setdefault(f"{face} {{}}", own)
    is_alike = own and alike and (own.items == alike.items or [*opened(own.items)] == [*opened(alike.items)])
    return (alike if is_alike else own), issues


def face_shown(studio: Studio, kind: str, piece: Piece, side: str) -> str | None:
    """The name of the face that is a design's ``front`` or ``back``; None where it has none."""
    layout = studio.layout
    faces = (layout.fronts if side == "front" else next(iter(layout.backs.values()), {})).get(kind, NO_BACK)
    return None if faces == NO_BACK else _named(studio, faces, piece, [])


def _named(studio: Studio, faces: Faces, piece: Piece, issues: list[Issue]) -> str:
    """The first of the names, filled in with the piece's fields, that the layout has a face of; else the last."""
    desk = Desk(studio, piece, "", issues, unplaced)
    names = [desk.name(face) for face in ((faces,) if isinstance(faces, str) else faces)]
    return next((name for name in names if name in studio.layout.faces), names[-1])


def front_of(
    studio: Studio, content: ContentSet, kind: str, piece: Piece, shelf: Shelf | None = None
) -> tuple[Scene | None, list[Issue]]:
    """One design's front, as `faces_of` draws it (LayoutFault if the layout has none for the kind)."""
    issues: list[Issue] = []
    if kind not in studio.layout.fronts:
        raise LayoutFault(say("no-front", kind=repr(kind)))
    name = f"{piece.id}-{studio.language}-{studio.theme}"
    face = _named(studio, studio.layout.fronts[kind], piece, issues)
    return _scene(studio, content, face, name, issues, piece, shelf), issues


def back_of(
    studio: Studio, content: ContentSet, face: str, shelf: Shelf | None = None
) -> tuple[Scene | None, list[Issue]]:
    """One face that needs no piece, by its name in the layout."""
    issues: list[Issue] = []
    return _scene(studio, content, face, f"{face}-{studio.theme}", issues, shelf=shelf), issues


def face_named(layout: Layout, kind: str, piece: str) -> Face:
    """The face that the layout prints a piece by, by its kind and id; an empty one where it prints none."""
    faces = layout.fronts.get(kind, ())
    names = [face.replace("{id}", piece) for face in ((faces,) if isinstance(faces, str) else faces)]
    face = next((face for face in names if face in layout.faces), None)
    return parts_of(layout, face) if face else Face()


def parts_of(layout: Layout, name: str, seen: tuple[str, ...] = ()) -> Face:
    """A face with everything it takes over from the faces it is like (LayoutFault if one is missing or goes round)."""
    if name not in layout.faces:
        raise LayoutFault(say("no-face", name=repr(name), known=in_a_row(layout.faces)), name, layout.faces)
    if name in seen:
        raise LayoutFault(say("face-circle", way=" → ".join((*seen, name))))
    face = layout.faces[name]
    if face.like is None:
        return face
    first = parts_of(layout, face.like, (*seen, name))
    colours = {**first.colours, **face.colours}
    grows = face.grows or first.grows
    return Face(parts=(*first.parts, *face.parts), card=face.card or first.card, colours=colours, grows=grows)


def _scene(
    studio: Studio,
    content: ContentSet,
    face: str,
    name: str,
    issues: list[Issue],
    piece: Piece | None = None,
    shelf: Shelf | None = None,
) -> Scene | None:
    """A face from the shelf, or drawn; one drawn without fault from nothing but its piece goes on the shelf."""
    if shelf is None:
        return _drawn(studio, content, face, name, issues, piece)
    whose = content.manifest.title if piece is None else {}
    key = shelf.key(lambda: (face, name, type(piece).__name__, msgspec.json.encode((piece, whose))))
    held = shelf.face(key, lambda held: studio.pictures.still(held.pictures) and studio.texts.says_still(held.titles))
    if held is not None:
        studio.icons.asked.update(held.icons)
        studio.pictures.asked.update(held.pictures)
        return held.scene
    before, others = len(issues) + len(studio.noticed or ()), (studio.icons.asked, studio.pictures.asked)
    studio.icons.asked, studio.pictures.asked, studio.whole.pieces_read = set(), set(), False
    studio.texts.titles_said = set()
    scene = _drawn(studio, content, face, name, issues, piece)
    number_of_issues = len(issues) + len(studio.noticed or ())
    if scene is not None and number_of_issues == before and not studio.whole.pieces_read:
        scene = shelf.put(key, scene, studio.icons.asked, studio.pictures.asked, studio.texts.titles_said)
    studio.icons.asked |= others[0]
    studio.pictures.asked |= others[1]
    return scene


def _drawn(
    studio: Studio, content: ContentSet, face: str, name: str, issues: list[Issue], piece: Piece | None
) -> Scene | None:
    title = "" if piece is None else content.title(piece, studio.language)
    said = title or content.manifest.title.get(studio.language, content.name)
    desk = Desk(studio, piece, said, issues, partial(_issue, content, piece))
    desk.place_of_word = partial(place_of_word, content)
    if piece is not None:
        desk.part_titles = content.part_titles(piece, studio.language)
    before = len(issues)
    try:
        items = _items(studio, face, desk)
    except (LayoutFault, UnknownColour) as fault:
        issues.append(misnamed_issue(content, fault, face, "faces", face))
        return None
    except MissingText as fault:
        span = content.text_span(studio.language, fault.key)
        issue = layout_issue(content, "missing-text", say("at-face", face=repr(face), what=fault.said), "faces", face)
        # The text is at fault where there is one; then the same slip is told once, whichever faces show it.
        issues.append(issue if span is None else Issue(code="missing-text", message=fault.said, span=span))
        return None
    card = desk.card
    scene = Scene(name, title or face, card.width, card.height, items, card.bleed, card.corner, card.outline)
    if studio.noticed is not None and len(issues) == before:
        # What overflows is told already, and lies where it should not for that.
        span = Span(f"{content.place.shown}/kit.yaml") if piece is None else content.span(piece.id)
        owner = None if piece is None else piece.id
        studio.noticed += [Noticed(face, owner, span, seen) for seen in seen_on(scene, card.safe)]
    return scene


def _items(studio: Studio, face: str, desk: Desk) -> tuple[Item, ...]:
    """What is on a face; of one that is measured and was found good in another language, only what it says is done."""
    name = (face, "" if desk.piece is None else desk.piece.id)
    if studio.spoken is not None and name in studio.spoken:
        said(studio.spoken[name], desk)
        return ()
    before = len(desk.issues)
    whole = parts_of(studio.layout, face)
    desk.palette = studio.palette.renamed(whole.colours)
    desk.card = whole.card or studio.layout.card
    if whole.grows:
        desk.card = grown(whole.parts, desk)
    items = drawn(whole.parts, desk)
    if studio.spoken is not None and len(desk.issues) == before:
        asked = frozenset(studio.icons.asked), frozenset(studio.pictures.asked)
        studio.spoken[name] = Spoken(tuple(desk.sayings), desk.card, desk.palette, *asked, studio.whole.pieces_read)
    return items


def _issue(
    content: ContentSet, piece: Piece | None, code: str, message: Said, *path: str | int, within: str = ""
) -> Issue:
    if piece is None and not content.words.played and not layout_files(content.folders[0]):
        return Issue(code=code, message=message, span=content.manifest_span("title"))
    if piece is None:
        return layout_issue(content, code, message)
    span = content.span(piece.id, *path)
    node = content.node(piece.id, *path) if within else None
    if isinstance(node, yaml.ScalarNode) and within in node.value:
        span = span_within(node, node.value, node.value.index(within))
    return Issue(code=code, message=say("of-piece", piece=piece.id, what=message), span=span)


def _choice_of_backs(content: ContentSet, layout: Layout, backs: str | None) -> dict[str, Faces]:
    if backs is None:
        return next(iter(layout.backs.values()), {})
    if backs not in layout.backs:
        issue = layout_issue(content, "unknown-backs", say("unknown-backs", name=repr(backs)), "backs")
        raise ContentError([msgspec.structs.replace(issue, accepted=in_a_row(layout.backs))])
    return layout.backs[backs]


def faults_on_faces(content: ContentSet, only: Collection[str]) -> list[Issue]:
    """What is wrong with the faces of ``only`` these pieces, in the first of the set's languages in which anything is.

    Raises:
        ContentError: the layout cannot be used.
    """
    layout = layout_of(content)
    for language in content.languages:
        if issues := faces_of(content, language, layout, only=only, is_kept=False)[1]:
            return issues
    return []
