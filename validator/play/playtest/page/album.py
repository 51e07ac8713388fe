"""What the command that draws hands in for a report's page in one language: faces, pictures, and a game retold."""

from collections.abc import Mapping
from typing import NamedTuple

from validator.play.playtest.figures.results import Picture


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
