"""``set.yaml``: what a set is, what its box holds, which rules it is played by, and how it differs from another."""

from functools import cache
from typing import Annotated, Any, Literal, Protocol

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Language, LocalText, Piece, Rules, Vocabulary

Printing = Literal["card", "tile", "board", "net", "sticker", "token", "note", "marker", "pages", "none"]
MOST_SEATS = 8
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]


Tint = Annotated[
    str,
    Meta(
        pattern=r"^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[A-Za-z][A-Za-z0-9-]*)$",
        description="#rrggbb or #rgb in quotes, or the name of another colour",
    ),
]
Factor = Annotated[float, Meta(ge=0.4, le=2.5, description="times as large as the layout says")]
Corner = Annotated[float, Meta(ge=0, le=50, description="millimetres")]


class Corners(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Corners of ``cards``, in mm, and how round those of ``panels`` are, times as round as the layout says."""

    cards: Corner | None = None
    panels: Annotated[float, Meta(ge=0, le=10)] = 1.0


class Sizes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How large words are set by what they are for, times as large as the layout says."""

    title: Factor = 1.0
    body: Factor = 1.0
    bold: Factor = 1.0
    italic: Factor = 1.0
    number: Factor = 1.0


FontPath = Annotated[
    str, Meta(min_length=1, max_length=200, description="a TTF or OTF file in the set's folder, such as fonts/Mine.ttf")
]


class FontFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A font file, and the weight at which one that varies is set."""

    file: FontPath
    weight: Annotated[int, Meta(ge=1, le=1000)] | None = None


FontChain = FontPath | FontFile | tuple[FontPath | FontFile, ...]


class LanguageFonts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Fonts of one language by what they are for, or one ``file`` for all of it."""

    file: FontPath | None = None
    weight: Annotated[int, Meta(ge=1, le=1000)] | None = None
    title: FontChain | None = None
    body: FontChain | None = None
    bold: FontChain | None = None
    italic: FontChain | None = None
    number: FontChain | None = None


class Theme(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``theme.yaml``, or ``theme`` in ``set.yaml``: what differs in look, and no part moves.

    ``colours`` are those of every theme of the layout, or under a theme's name of that alone; they may stand without
    the word ``colours``. ``fonts`` are files of the set, by what they are for (``title``, ``body``, ``bold``,
    ``italic``, ``number``) or by language; of several the first that has a character draws it. ``sizes`` is how large
    words are set, for all or by what they are for; ``corners`` how round cards are, in mm. ``hand`` is how titles and
    numbers are lettered: in one of the hands of the built-in games.
    """

    colours: dict[str, Tint | dict[str, Tint]] = {}
    fonts: dict[str, FontPath | tuple[FontPath | FontFile, ...] | LanguageFonts] = {}
    sizes: Factor | Sizes = 1.0
    corners: Corner | Corners | None = None
    hand: Literal["comic", "poster", "survey", "technical", "toy"] | None = None


Sheet = Annotated[
    str | dict[str, str],
    Meta(description="the address of a published spreadsheet, beginning with https://, or one for each kind of piece"),
]
"""What an address is made of is checked in `spreadsheets.published`; msgspec frees a pattern within a choice twice."""


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
    theme: dict[str, Any]
    parts: tuple[PartLine, ...]
    sheet: str | dict[str, str] | None
    remove: tuple[str, ...]
    change: dict[str, Any]
    add: Any


@cache
def _entries_type(game: str, kinds: tuple[tuple[str, type[Piece]], ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        f"{game.title()}Entries",
        [(name, list[kind], msgspec.field(default_factory=list)) for name, kind in kinds],  # type: ignore[valid-type]
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def entries_type(words: Vocabulary) -> type[msgspec.Struct]:
    """The type of an entries file: a list of pieces for each kind."""
    return _entries_type(words.game, tuple(words.kinds.items()))


@cache
def _manifest_type(
    game: str, entries: type[msgspec.Struct], rules: type[Rules], profiles: tuple[str, ...], played: bool
) -> type[msgspec.Struct]:
    optional_text = str | None
    players: tuple[Any, ...] = () if played else (Players(least=1, most=MOST_SEATS),)
    fields: list[Any] = [
        ("game", optional_text, None),
        ("extends", str | Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] | None, None),
        ("title", LocalText, msgspec.field(default_factory=dict)),
        ("status", Literal["documented", "designed", "custom"], "custom"),
        ("note", str, ""),
        ("players", Players, *players),
        ("languages", Annotated[tuple[Language, ...], Meta(min_length=1, max_length=40)]),
        ("profile", Literal[profiles], "documented"),
        ("rules", rules, msgspec.field(default_factory=rules)),
        ("theme", dict[str, Any], msgspec.field(default_factory=dict)),
        ("parts", tuple[PartLine, ...], ()),
        ("sheet", Sheet | None, None),
        ("remove", tuple[str, ...], ()),
        ("change", dict[str, dict[str, Any]], msgspec.field(default_factory=dict)),
        ("add", entries, msgspec.field(default_factory=entries)),
    ]
    return msgspec.defstruct(f"{game.title()}Set", fields, frozen=True, kw_only=True, forbid_unknown_fields=True)


def manifest_type(words: Vocabulary) -> type[msgspec.Struct]:
    """The type of ``set.yaml`` for a game."""
    return _manifest_type(words.game, entries_type(words), words.rules, tuple(words.profiles), words.played)


def laid_over(base: Any, stated: Any) -> Any:
    """Stated values laid over those of a base, group by group; groups of numbered values stay in order of number."""
    if not (isinstance(base, dict) and isinstance(stated, dict)):
        return stated
    whole = base | {name: laid_over(base.get(name), value) for name, value in stated.items()}
    return dict(sorted(whole.items(), key=lambda entry: int(entry[0]))) if all(map(str.isdecimal, whole)) else whole
