"""What lies on the table as data, so that any game can be shown in pictures by whoever knows how to draw its pieces."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, Protocol

import msgspec
from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.play.engine.step import Decision

How = Literal["row", "fan", "stack", "grid", "board", "hexes", "map", "dice"]
"""How a place is laid out: side by side, as a hand, as a pile, in a loose grid, on squares by their cells, on hexes
by their cells (of one row two columns apart), on the hexes of the set's map by their cells, or as dice."""
EVERYBODY = -1
"""The seat of a place that is nobody's own."""
FRONT, BACK = "front", "back"


class Lying(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies in a place, or a space in which something may come to lie.

    Attributes:
        key: what options name it by.
        piece: id of the design whose face is shown; empty where there is none.
        side: which face, ``front`` or ``back``.
        turn: degrees clockwise.
        copies: so many of the same lie there.
        cell: column and row, in places that are a board or a map.
        said: what it is, where it has no face of its own.
        notes: what lies on it or holds for it, each in a few words.
        pip: of a die the number of the side that lies up, from 0 as its piece lists them; below 0 where none does.
    """

    key: str
    piece: str = ""
    side: str = FRONT
    turn: int = 0
    copies: int = 1
    cell: tuple[int, int] | None = None
    said: str = ""
    notes: tuple[str, ...] = ()
    pip: int = -1


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the table: its heading, whose it is, what lies there; what columns and rows of a board are called."""

    heading: str
    pieces: tuple[Lying, ...]
    how: How = "row"
    seat: int = EVERYBODY
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number, or a word or two, that everybody may know: of a player or of the whole table."""

    heading: str
    value: str


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it; ``figures`` are those of each seat, ``table`` those of the table."""

    places: tuple[Place, ...]
    figures: tuple[tuple[Figure, ...], ...]
    table: tuple[Figure, ...] = ()


class Touch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option is about: keys of what lies on the table, or ``seat/1``; and a picture to show beside it.

    Without a ``piece`` the picture is that of the first thing it touches; ``turn`` is in degrees. ``foretold`` says
    what becomes of the seat by it as things stand, ``ruins`` whether that sets it back or puts it out of the game.
    """

    keys: tuple[str, ...] = ()
    piece: str = ""
    turn: int = 0
    foretold: str = ""
    ruins: bool = False


NOTHING = Touch()


class TableView(Protocol):
    """Shows positions of one game in one language; nothing that a seat cannot see may show in what it is shown."""

    def shown(self, state: Any, seat: int) -> Shown:
        """The table as that seat sees it."""

    def touched(self, state: Any, decision: Decision[Any]) -> list[Touch]:
        """For each of ``state.options`` what it is about."""

    def why_not(self, state: Any, decision: Decision[Any], key: str) -> str:
        """Why what lies there cannot be chosen now; empty where there is nothing more to say than that."""


MakeView = Callable[[Any, ContentSet, str], TableView]
"""table, content, language → its view."""


def seat_key(seat: int) -> str:
    """The key of a player."""
    return f"seat/{seat}"


def counted(pieces: Iterable[Lying]) -> tuple[Lying, ...]:
    """Each thing once, with how many of it there are; what has the same key is the same thing."""
    counted: dict[str, Lying] = {}
    for piece in pieces:
        before = counted.get(piece.key)
        counted[piece.key] = piece if before is None else replace(before, copies=before.copies + piece.copies)
    return tuple(counted.values())
