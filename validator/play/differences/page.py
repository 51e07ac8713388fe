"""What differs between two sets, for the terminal and as a page in each language of reports."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base.issue import listed
from validator.content.vocabulary import in_language
from validator.play.differences.comparing import Change, Compared, PieceChange
from validator.play.playtest.page.book import Album, Words, face_button, prose
from validator.play.playtest.page.frame import data_of, framed, gallery_of, languages_of, note, pages_in, styled
from validator.play.playtest.report.wording import LANGUAGES

_FOLDER = Path(__file__).parent / "text"


class DifferenceWords(Words):
    """The words of one language: those of reports and the differences' own."""

    def __init__(self, language: str) -> None:
        super().__init__(language, folder=_FOLDER)

    def said(self, key: str, **values: object) -> str:
        """A message ``diff-<key>``."""
        return self.words.word(f"diff-{key}", **values)

    def change(self, change: Change) -> str:
        """``cost: 2 → 3``, ``powers[2]: new: …``, ``title (en): left out (was …)``."""
        path = self.path(change.path)
        if change.before is None:
            return self.said("new", path=path, after=change.after or "")
        if change.after is None:
            return self.said("gone", path=path, before=change.before)
        return self.said("changed", path=path, before=change.before, after=change.after)

    def path(self, path: str) -> str:
        """A path as it is read: ``title.en`` as ``title (en)``."""
        field, _, language = path.partition(".")
        return self.said("of-language", field=field, language=language) if field == "title" and language else path

    def title(self, piece: PieceChange) -> str:
        """What a piece is called."""
        return in_language(piece.titles, self.words.language, piece.id)

    def named(self, piece: PieceChange) -> str:
        """A piece by its id and title."""
        title = self.title(piece)
        return piece.id if title == piece.id else f"{piece.id} {title}"


MOST_LINES = 40
"""So many lines of a section are told; the page has them all."""
MOST_NAMED = 12
_SORTS_IN_LINES = ("gone", "new")


def describe(compared: Compared) -> str:
    """Every difference in words, in English."""
    words = DifferenceWords("en")
    one, two = compared.first.shown, compared.second.shown
    if compared.same:
        return words.said("same", one=one, two=two)
    return "\n".join(_lines(compared, words))


def counts(compared: Compared, words: DifferenceWords) -> str:
    """How many cards differ and how."""
    sorts = [piece.sort for piece in compared.pieces]
    numbers = {name: sorts.count(name) for name in ("changed", "gone", "new")}
    return words.said("counts", one=compared.first.name, two=compared.second.name, **numbers)


def _lines(compared: Compared, words: DifferenceWords) -> Iterator[str]:
    yield words.said("title", first=compared.first.shown, second=compared.second.shown)
    yield counts(compared, words)
    for sort in _SORTS_IN_LINES:
        pieces = [words.named(piece) for piece in compared.pieces if piece.sort == sort]
        if pieces:
            yield f"{words.said(f'sort-{sort}', one=compared.first.name, two=compared.second.name)}: " + listed(
                pieces, MOST_NAMED
            )
    yield from _some([line for piece in compared.pieces if piece.changes for line in _piece(words, piece)], words)
    for name, changes in compared.plain_sections():
        if changes:
            yield f"{words.said(f'section-{name}')}:"
            yield from _some([f"  {words.change(change)}" for change in changes], words)


def _piece(words: DifferenceWords, piece: PieceChange) -> Iterator[str]:
    yield f"{words.named(piece)} ({piece.places[-1]}):"
    yield from (f"  {words.change(change)}" for change in piece.changes)


def _some(lines: list[str], words: DifferenceWords) -> Iterator[str]:
    yield from lines[:MOST_LINES]
    if len(lines) > MOST_LINES:
        yield f"  … {words.said('more', count=len(lines) - MOST_LINES)}"


MOST_PICTURES = 120
"""So many designs are shown as pictures, in either set."""
FACE, WIDEST = 170.0, 200.0
"""Height and greatest width of a face side by side, in CSS pixels."""
SMALL, SMALL_WIDEST = 110.0, 130.0
OLD, NEW = "old-", "new-"
"""What the ids of faces begin with, in the first set and in the second."""
_SORTS = ("changed", "gone", "new")
_STYLE = Path(__file__).parent / "page.css"


class Albums(NamedTuple):
    """The faces of either set in one language, by ids that begin with `OLD` and `NEW`."""

    first: Album
    second: Album


def pictured(compared: Compared) -> tuple[set[str], set[str]]:
    """The designs of the first set and of the second that the page shows as pictures."""
    first = [piece.id for piece in compared.pieces if piece.first][:MOST_PICTURES]
    second = [piece.id for piece in compared.pieces if piece.second][:MOST_PICTURES]
    return set(first), set(second)


def pages_of(compared: Compared, stem: str, albums: Callable[[str], Albums]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind; ``albums`` gives the faces in a language."""
    return pages_in(stem, LANGUAGES, lambda language: _page(compared, stem, language, albums(language)))


def _page(compared: Compared, stem: str, language: str, albums: Albums) -> str:
    page = _Page(compared, DifferenceWords(language), albums)
    title = page.words.said("title", first=page.title(compared.first.titles), second=page.title(compared.second.titles))
    return framed(language, title, page.sections(stem, title))


class _Page:
    def __init__(self, compared: Compared, words: DifferenceWords, albums: Albums) -> None:
        self.found, self.words, self.albums = compared, words, albums
        self.faces = {**albums.first.faces, **albums.second.faces}
        self.names = {"one": compared.first.name, "two": compared.second.name}

    def title(self, titles: Mapping[str, str]) -> str:
        return in_language(titles, self.words.words.language, "–")

    def sections(self, stem: str, title: str) -> Iterator[Node]:
        compared, words = self.found, self.words
        yield styled(_STYLE)
        yield gallery_of("".join(album.gallery for album in self.albums))
        sides = {"designs": compared.first.designs, "others": compared.second.designs}
        made = words.said("made", game=compared.game, one=compared.first.shown, two=compared.second.shown, **sides)
        ways = languages_of(stem, words.words.language, LANGUAGES)
        yield html.header(ways, html.h1(prose(title)), note(prose(made), "meta"))
        said = words.said("same", **self.names) if compared.same else counts(compared, words)
        yield html.section({"id": "short"}, html.p(prose(said)))
        yield from self._pieces()
        for name, changes in compared.plain_sections():
            if changes:
                heading = html.h2(prose(words.said(f"section-{name}")))
                yield html.section({"id": name}, heading, self._changes(changes))
        texts = {**self.albums.first.texts, **self.albums.second.texts}
        titles = {**self.albums.first.titles, **self.albums.second.titles}
        yield data_of({key: [titles.get(key, key), texts.get(key, "")] for key in self.faces})

    def _pieces(self) -> Iterator[Node]:
        by_sort = {sort: [piece for piece in self.found.pieces if piece.sort == sort] for sort in _SORTS}
        for sort, pieces in by_sort.items():
            if pieces:
                head = html.h2(prose(self.words.said(f"sort-{sort}", **self.names)), " ", html.small(str(len(pieces))))
                many = len(pieces) > MOST_PICTURES
                without = note(prose(self.words.said("no-pictures", most=MOST_PICTURES))) if many else ""
                body = self._pairs(pieces) if sort == "changed" else self._wall(pieces)
                yield html.section({"id": sort}, head, without, body)

    def _pairs(self, pieces: Sequence[PieceChange]) -> Node:
        return html.ul({"class": "pairs"}, *map(self._pair, pieces))

    def _pair(self, piece: PieceChange) -> Node:
        before, after = (self._figure(f"{lead}{piece.id}", name) for lead, name in ((OLD, "before"), (NEW, "after")))
        both = html.div({"class": "pair"}, before, html.span({"class": "arrow"}, "→"), after)
        return html.li(html.h3({}, *self._name(piece)), both if before or after else "", self._changes(piece.changes))

    def _figure(self, key: str, side: str) -> Node:
        face = self._face(key, FACE, WIDEST)
        caption = prose(self.words.said(side, **self.names))
        return html.figure(face, html.figcaption(caption)) if face else ""

    def _wall(self, pieces: Sequence[PieceChange]) -> Node:
        faces = (self._face(f"{OLD if one.first else NEW}{one.id}", SMALL, SMALL_WIDEST) for one in pieces)
        cells = (html.li(face, *self._name(piece)) for face, piece in zip(faces, pieces, strict=True))
        return html.ul({"class": "wall"}, *cells)

    def _name(self, piece: PieceChange) -> tuple[Node, ...]:
        title = self.words.title(piece)
        own = "" if title == piece.id else f"{piece.id} · "
        return title, " ", html.small(own, html.code(piece.places[-1].rpartition("/")[2]))

    def _changes(self, changes: Sequence[Change]) -> Node:
        return html.ul({"class": "changes"}, *map(self._change, changes))

    def _change(self, change: Change) -> Node:
        nothing = html.small(prose(self.words.said("nothing")))
        before = nothing if change.before is None else html.del_(change.before)
        after = nothing if change.after is None else html.ins(change.after)
        return html.li(html.code(self.words.path(change.path)), " ", before, " → ", after)

    def _face(self, key: str, high: float, widest: float) -> Node:
        """A face that is looked at more closely when pressed; nothing where there is none."""
        return face_button(self.faces.get(key), key, self.words.text("look-at", title=key), high, widest)
