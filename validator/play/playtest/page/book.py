"""What all sections of a page use: its report, its words, and what was handed in, faces, pictures, a game retold."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec
import simple_html as html
from simple_html import Node

from validator.base import svg
from validator.base.svg import Attributes
from validator.play.playtest.figures.results import Picture, PromiseFigures, Report, Said
from validator.play.playtest.report.wording import Wording


class Face(NamedTuple):
    """How large a piece is, in mm. Its drawing stands in the album's gallery under `face_name`."""

    width: float
    height: float


class Line(NamedTuple):
    """A sentence about a game; ``named`` are the pieces it names: where each name begins, its length, and the id."""

    text: str
    named: tuple[tuple[int, int, str], ...] = ()


class Chapter(NamedTuple):
    """What happened under one heading of a game told: its set-up, a round, its end."""

    heading: str
    lines: tuple[Line, ...]


class Tale(NamedTuple):
    """One game of a run told: its number in the run, who sat there, how long it was, and by how much it was won."""

    number: int
    agents: tuple[str, ...]
    length: int
    scores: tuple[int, ...]
    chapters: tuple[Chapter, ...]


class Album(NamedTuple):
    """All this for one language.

    Attributes:
        language: its code.
        titles: of the pieces, by id.
        kinds: what the kinds of pieces are called.
        texts: what each piece does, in one line.
        promises: what the set promises, in words of the language, by the promise's key.
        gallery: a hidden drawing with a symbol for each face.
        faces: how large each face is, by the piece's id.
        pictures: drawings that stand by themselves.
        tale: a typical game.
    """

    language: str = "en"
    titles: Mapping[str, str] = {}
    kinds: Mapping[str, str] = {}
    texts: Mapping[str, str] = {}
    promises: Mapping[str, str] = {}
    gallery: str = ""
    faces: Mapping[str, Face] = {}
    pictures: tuple[Picture, ...] = ()
    tale: Tale | None = None


def face_name(piece: str) -> str:
    """The id of a piece's drawing in a page."""
    return f"face-{piece}"


SMALL, LARGEST = 78, 110
"""Height of a face, and its greatest width, in CSS pixels."""


class Words:
    """The page's own words in one language, with those of a ``folder`` of texts."""

    def __init__(self, language: str, title: Callable[[str], str] = str, folder: Path | None = None) -> None:
        self.words = Wording(language, title, () if folder is None else [folder])

    def word(self, key: str, **values: object) -> str:
        """A message as it stands on a page."""
        return prose(self.words.word(key, **values))

    def text(self, key: str, **values: object) -> str:
        """One of the page's own sentences, headings or labels: message ``page-<key>``."""
        return self.word(f"page-{key}", **values)


class Book(Words):
    """A report in one language."""

    def __init__(self, report: Report, album: Album) -> None:
        super().__init__(album.language, self.title)
        self.report = report
        self.album = album
        self._english = report.title_in(album.language)

    def title(self, piece: str) -> str:
        """What a piece is called."""
        return self.album.titles.get(piece) or self._english(piece)

    def set_title(self) -> str:
        """What the set is called."""
        return self.report.set_titles.get(self.words.language) or self.report.title

    def promised(self, promise: PromiseFigures) -> str:
        """What is promised: as the set says it in the page's language, else as the page does of a piece."""
        family, _, piece = promise.key.partition(":")
        key, title = f"promise-{family}", self.title(piece)
        if promise.key in self.album.promises:
            return self.album.promises[promise.key]
        return (
            self.words.word(key, title=title) if self.words.has(key) and (title != piece or not piece) else promise.what
        )

    @cached_property
    def promises(self) -> dict[str, str]:
        """How the page says what the report says of each promise in English."""
        return {promise.what: self.promised(promise) for promise in self.report.promises}

    def said(self, sentence: Said) -> str:
        """A sentence of the report; a promise in it is said as the page says it."""
        what = sentence.values.get("what")
        if isinstance(what, str) and what in self.promises:
            sentence = msgspec.structs.replace(sentence, values={**sentence.values, "what": self.promises[what]})
        return prose(self.words.say(sentence))

    def name(self, family: str, name: str) -> str:
        """What a game calls something (a use, a part of the score, a group of promises) in the page's language.

        Names that no message ``<family>-<name>`` tells stay as they are.
        """
        return self.words.called(family, name)

    def kind(self, kind: str) -> str:
        """What pieces of a kind are called."""
        return self.album.kinds.get(kind) or kind.replace("_", " ")

    def face(self, piece: str, height: int = SMALL) -> Node:
        """A small picture of a piece, to be looked at more closely; nothing where there is none."""
        label = self.text("look-at", title=self.title(piece))
        return face_button(self.album.faces.get(piece), piece, label, height, LARGEST)


def face_button(face: Face | None, piece: str, label: str, high: float, widest: float) -> Node:
    """A picture of a piece that is looked at more closely when pressed, at most so high and wide, in CSS pixels.

    ``label`` says what pressing it does. Nothing where there is no face.
    """
    if face is None:
        return ""
    wide = face.width / face.height * high
    if wide > widest:
        wide, high = widest, high * widest / wide
    drawn = svg.use({"href": f"#{face_name(piece)}"})
    box: Attributes = {
        "width": f"{wide:.0f}",
        "height": f"{high:.0f}",
        "viewBox": f"0 0 {face.width:g} {face.height:g}",
    }
    button: Attributes = {"type": "button", "class": "face", "data-piece": piece, "aria-label": label}
    return html.button(button, svg.svg(box, drawn))


def faces_of(faces: Iterable[Node]) -> Node:
    """Pictures of pieces beside what is said of them; nothing where there are none."""
    shown = [face for face in faces if face]
    return html.span({"class": "faces"}, *shown) if shown else ""


def prose(text: str) -> str:
    """A text whose percent signs stay with their numbers."""
    return text.replace(" %", "\u00a0%")
