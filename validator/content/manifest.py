"""``set.yaml``: what a set is, what its box holds, which rules it is played by, and how it differs from another."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, Protocol

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Language, LocalText, Piece, Rules, Vocabulary

Printing = Literal["card", "tile", "board", "net", "sticker", "token", "note", "marker", "pages", "none"]
Seats = Annotated[int, Meta(ge=1, le=8)]


class PartLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of the parts list: a component of the box, how many, and how it is printed (or ``why`` it is not)."""

    kind: str
    count: Annotated[int, Meta(ge=0, le=2000)]
    print: Printing
    why: LocalText = {}


class Players(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For how many the game is."""

    least: Seats = msgspec.field(name="from")
    most: Seats = msgspec.field(name="to")


class Manifest(Protocol):
    """The typed ``set.yaml`` of any game."""

    game: str | None
    extends: str | tuple[str, ...] | None
    title: dict[str, str]
    status: str
    note: str
    players: Players
    languages: tuple[str, ...]
    profile: str
    rules: Rules
    parts: tuple[PartLine, ...]
    remove: tuple[str, ...]
    change: dict[str, Any]
    add: Any


@cache
def _entries_type(game: str, kinds: tuple[tuple[str, type[Piece]], ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        f"{game.title()}Entries",
        [(name, list[kind], msgspec.field(default_factory=list)) for name, kind in kinds],  # type: ignore[valid-type]
        frozen=True, kw_only=True, forbid_unknown_fields=True,
    )  # fmt: skip


def entries_type(words: Vocabulary) -> type[msgspec.Struct]:
    """The type of an entries file: a list of pieces for each kind."""
    return _entries_type(words.game, tuple(words.kinds.items()))


@cache
def _manifest_type(
    game: str, entries: type[msgspec.Struct], rules: type[Rules], profiles: tuple[str, ...]
) -> type[msgspec.Struct]:
    optional_text = str | None
    fields: list[Any] = [
        ("game", optional_text, None),
        ("extends", str | Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] | None, None),
        ("title", LocalText, msgspec.field(default_factory=dict)),
        ("status", Literal["documented", "designed", "custom"], "custom"),
        ("note", str, ""),
        ("players", Players),
        ("languages", Annotated[tuple[Language, ...], Meta(min_length=1, max_length=40)]),
        ("profile", Literal[profiles], "documented"),
        ("rules", rules, msgspec.field(default_factory=rules)),
        ("parts", tuple[PartLine, ...], ()),
        ("remove", tuple[str, ...], ()),
        ("change", dict[str, dict[str, Any]], msgspec.field(default_factory=dict)),
        ("add", entries, msgspec.field(default_factory=entries)),
    ]
    return msgspec.defstruct(
        f"{game.title()}Set", fields, frozen=True, kw_only=True, forbid_unknown_fields=True
    )  # fmt: skip


def manifest_type(words: Vocabulary) -> type[msgspec.Struct]:
    """The type of ``set.yaml`` for a game."""
    return _manifest_type(words.game, entries_type(words), words.rules, tuple(words.profiles))
