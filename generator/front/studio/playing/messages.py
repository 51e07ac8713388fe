"""What a page asks of a game, and what it is told, as plain data."""

from typing import Any, Literal

import msgspec

from validator.play.engine.table_view import Shown
from validator.play.shell.person import Hint

HINTS_BY = "search"
"""Who gives hints where nobody is named."""


class Begin(msgspec.Struct, omit_defaults=True):
    """A game to begin: a set with who plays it, or the file of a game that was saved."""

    set: str = ""
    seats: list[str] = []
    seed: int = 1
    language: str | None = None
    file: str = ""


class Ask(msgspec.Struct, omit_defaults=True):
    """Something asked of a game.

    ``seat`` is the seat the page shows now, below 0 for none yet; ``since`` how many lines of the story it has. The
    other fields are for what is done: ``place`` an option by its place, ``choices`` how many choices had been made
    when the page last looked, ``key`` something on the table, ``by`` the player who gives a hint, ``one_by_one``
    whether those who play by themselves stop after each move that is told. ``own`` are the seats of whoever asks, by
    the studio's own knowledge, whatever a page sends; None where all people share one page.
    """

    do: Literal["look", "choose", "on", "undo", "hint", "save", "why", "map", "rules"] = "look"
    seat: int = -1
    since: int = 0
    place: int = -1
    choices: int = -1
    key: str = ""
    by: str = HINTS_BY
    one_by_one: bool = False
    own: tuple[int, ...] | None = None


class Option(msgspec.Struct):
    """One answer: its words, what it is about on the table, a picture turned by degrees, and what comes of it."""

    label: str
    keys: tuple[str, ...] = ()
    piece: str = ""
    turn: int = 0
    foretold: str = ""
    ruins: bool = False


class Ending(msgspec.Struct):
    """How a game ended: points and winners by seat, what was told last, and the file it is written down in."""

    scores: list[int]
    winners: list[int]
    told: list[str]
    file: str


class GameView(msgspec.Struct):
    """A game as one page sees it.

    ``turn`` is the seat whose choice it is, below 0 when the game is over; ``waits`` for whom. ``viewer`` is the seat
    whose hand is shown, below 0 where a curtain hides all hands. ``story`` are the lines from ``since`` on. ``shown``
    is None for games that are told in sentences alone, and behind a curtain. ``map_stamp`` differs where something else
    lies on the map; it is empty in a game without one. ``own`` are the seats of the people at the page.
    """

    set: str
    language: str
    seats: tuple[str, ...]
    seed: int
    choices: int
    turn: int
    waits: Literal["person", "agent", "over"]
    viewer: int
    since: int
    story: list[str]
    map_stamp: str = ""
    can_undo: bool = False
    question: str = ""
    options: list[Option] = []
    shown: Shown | None = None
    situation: list[str] = []
    ending: Ending | None = None
    said: str = ""
    own: list[int] = []


class HexPlace(msgspec.Struct):
    """The middle of a hex on the picture, in millimetres."""

    cell: tuple[int, int]
    x: float
    y: float


class Map(msgspec.Struct):
    """The map with what lies on it, its size and how far a hex is across, in millimetres."""

    svg: str
    width: float
    height: float
    across: float
    hexes: list[HexPlace]


class Section(msgspec.Struct):
    """Some rules under a heading; ``is_phase`` says whether they hold for a part of a round only."""

    title: str
    lines: list[str]
    is_phase: bool = False


class Answer(msgspec.Struct, omit_defaults=True):
    """What a game's process answers: one of what was asked, or why not.

    ``status`` is that of the reply to the page where something was refused; ``issues`` are findings as the page shows
    them.
    """

    told: GameView | None = None
    hint: Hint | None = None
    map: Map | None = None
    rules: list[Section] = []
    said: str = ""
    status: int = 0
    issues: list[dict[str, Any]] = []
