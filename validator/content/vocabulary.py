"""The types every game's words are made of."""

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

import msgspec
from msgspec import Meta

from validator.base.issue import Issue, Span
from validator.base.yaml_nodes import yaml

_SPELLED = "letters from a to z, digits, - and _, a letter first"
Identifier = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,31}$", description=_SPELLED)]
Count = Annotated[int, Meta(ge=1, le=500, description="copies in the box")]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z]{2,8})*$", description="a language code such as en")]
ONE_LINE = r"^[^\n\t]*[^\s][^\n\t]*$"
"""In which something is said: blanks alone are nothing that readers could see."""
LocalText = Annotated[
    dict[
        Language,
        Annotated[
            str, Meta(min_length=1, max_length=400, pattern=ONE_LINE, description="text of 1 to 400 in one line")
        ],
    ],
    Meta(description="a text for each language", examples=[{"en": "Far Beacon"}]),
]


def in_language(text: Mapping[str, str], language: str, otherwise: str = "") -> str:
    """A text in a language, else in English, else in any that it has."""
    return text.get(language) or text.get("en") or next(iter(text.values()), otherwise)


def snake_case(name: str) -> str:
    """``ForceDiscard`` → ``force_discard``: how a word's class is spelled in YAML."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One word of a closed vocabulary: a tag and a few plain fields with ranges."""


class Act(Word, frozen=True, kw_only=True, tag_field="do", tag=snake_case):
    """An effect that happens at a point of the game."""


class Modifier(Word, frozen=True, kw_only=True, tag_field="do", tag=snake_case):
    """An effect that is a number (or a yes) the rules ask for."""


class Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a box holds in numbers: a card, tile, board, die or token."""

    id: Identifier
    title: Annotated[LocalText, Meta(description="its name; a text for each language")] = {}
    count: Count = 1
    flavour: Annotated[
        LocalText, Meta(description="a line of mood without any rule in it; a text for each language")
    ] = {}


class Titled(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a piece that carries a name of its own, such as one face of a tile."""

    title: Annotated[LocalText, Meta(description="its name; a text for each language")] = {}


def titled_parts(piece: Piece) -> dict[str, Titled]:
    """The parts of a piece that carry names, by the fields they stand in."""
    fields = {name: getattr(piece, name) for name in piece.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, Titled)}


def several(names: Iterable[str]) -> str:
    """The names of a piece's parts as one: ``Left Face / Right Face``."""
    return " / ".join(names)


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's switches: every point where documents differ or are silent, each with its default."""


BY_PLAYERS = {"counts": "players"}
"""The ``extra`` of a key's type, where a switch gives a number for each number of players."""


@cache
def switches_by_players(rules: type[Rules]) -> frozenset[str]:
    """The switches whose keys are numbers of players."""
    fields: Sequence[msgspec.inspect.Field] = getattr(msgspec.inspect.type_info(rules), "fields", ())
    return frozenset(field.name for field in fields if _counts_players(field.type))


def _counts_players(kind: Any) -> bool:
    while isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    key = getattr(kind, "key_type", None)
    return isinstance(key, msgspec.inspect.Metadata) and key.extra == BY_PLAYERS


class OtherForm(NamedTuple):
    """Another way to write the entries of a kind: as ``form``, told by its field ``sign``.

    ``unfold`` takes such an entry, typed and as a node, and gives the node of the kind's own form; what it builds
    stands where the designer wrote what it was built from. Whatever is wrong is added to the issues, and the node is
    None where nothing can be built.
    """

    form: type[Piece]
    sign: str
    unfold: Callable[[Any, yaml.Node, list[Issue]], yaml.Node | None]


class Named(NamedTuple):
    """An icon or colour (``role``) that a piece names, where, and how it is told.

    ``others`` are the names of what else could be meant there, each of them an ``other``.
    """

    role: Literal["icon", "colour"]
    name: str
    span: Span
    told: str
    other: str = ""
    others: tuple[str, ...] = ()
    joined: str = ""
    """The name with the words behind it, as one: ``two-coins`` of ``{two coins}``."""


Value = type[int] | type[str] | tuple[str, ...]
"""What a message is given under a name: a number, a text, or one of these words."""


class Message(NamedTuple):
    """A sentence that a game asks a set's texts for while it is told, asked or shown; its ``values`` by their names.

    It is needed in every language of a set, but those in which the game says it by itself (``spoken``); where it tells
    of ``words``, only in sets that have one of them. Values that are None are not known.
    """

    values: Mapping[str, Value] | None
    words: tuple[type[Word], ...] = ()
    spoken: frozenset[str] = frozenset()


class Messages(NamedTuple):
    """All sentences that a game may ask for, by their keys, and the words of its vocabulary that it knows to tell.

    ``kin`` are beginnings of further keys, and what these are given: a set may have such messages or do without them,
    but what it says in one of its languages it says in all.
    """

    said: Mapping[str, Message] = {}
    words: frozenset[type[Word]] = frozenset()
    kin: Mapping[str, Mapping[str, Value] | None] = {}


def said(*keys: str, **values: Value) -> dict[str, Message]:
    """Sentences that are given the same values."""
    return dict.fromkeys(keys, Message(values))


def messages(
    always: Mapping[str, Message],
    of_words: Mapping[type[Word], Mapping[str, Message]],
    by_sentence: Iterable[type[Word]] = (),
) -> Messages:
    """What a game says in any case, and what more of some words; others are told by their sentences on paper alone."""
    merged = dict(always)
    for word, messages_of_word in of_words.items():
        for key, message in messages_of_word.items():
            earlier = merged.get(key, message)
            if key not in always:
                merged[key] = message._replace(words=(*earlier.words, word))
    return Messages(merged, frozenset((*of_words, *by_sentence)))


def words_below(package: str, kind: type[Any]) -> list[type[Any]]:
    """The words of that kind that stand in the files of a package, each in the file that says all of it.

    What stands beside the kind itself is what words are made of, and none.
    """
    folder = import_module(package).__path__
    own = kind.__module__.rpartition(".")[2]
    modules = [import_module(f"{package}.{found.name}") for found in iter_modules(folder) if found.name != own]
    return [
        word
        for module in modules
        for word in vars(module).values()
        if isinstance(word, type) and issubclass(word, kind) and word.__module__ == module.__name__
    ]


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game declares of its content.

    ``kinds`` maps the keys of an entries file to piece types; ``families`` maps a family's name (``ability``,
    ``mission``) to its words; ``profiles`` maps a rules profile's name to its switches. Pieces of the ``untitled``
    kinds carry no name of their own. ``forms`` maps a kind to another form its entries may be written in. ``costs``
    names the fields, of pieces and of parts of them, that state what a player pays. What is not ``played`` by any
    rules may leave out for how many it is, and needs no text files.
    """

    game: str
    kinds: Mapping[str, type[Piece]]
    families: Mapping[str, tuple[type[Word], ...]]
    rules: type[Rules]
    profiles: Mapping[str, Rules]
    untitled: frozenset[str] = frozenset()
    forms: Mapping[str, OtherForm] = {}
    costs: tuple[str, ...] = ("cost",)
    played: bool = True
    default_profile: ClassVar[str] = "documented"

    @property
    def plays(self) -> bool:
        """Whether rules are known that play it; those of a kit stand beside it."""
        return self.played

    def course(self) -> Any:
        """What can change a game beside pieces, switches and code, as plain data: rules that are data themselves."""
        return None

    def complete(self, content: Any) -> None:
        """Fill in what follows from the rest of a set, once it is typed; the words of a game leave it as it is."""

    def worded(self, piece: Any, path: str, value: object, language: str, icons: Container[str]) -> object:
        """What a face writes of the value at a path of a piece; only of these icons may it ask for any."""
        return value

    def figures(self, thing: Any, shown: Mapping[str, object], language: str) -> Mapping[str, object]:
        """The names and numbers that are told of a thing, by what they are called; games have messages for that."""
        return shown

    def sentences(self, piece: Any, language: str) -> list[str]:
        """What the texts of a piece say in plain words; those of games are told from its effects."""
        return []

    def told_by_sentences(self, thing: Any) -> Container[str]:
        """The fields of a thing that `sentences` tells, and nothing else should."""
        return ()

    def kind_called(self, kind: str, language: str) -> str:
        """What pieces of a kind are called where its declaration says so; those of games have messages for that."""
        return ""

    def kind_names(self, kind: str) -> Iterable[str]:
        """What pieces of a kind are called in any language, one or more; those of games have their words alone."""
        return ()

    def field_names(self, kind: str) -> Mapping[str, str]:
        """The fields of a kind by what they are called in any language; those of games have their words alone."""
        return {}

    def value_names(self, kind: str) -> Mapping[str, Mapping[str, str]]:
        """Of fields of a kind their values by what they are called; those of games have their words alone."""
        return {}

    def keywords(self) -> Iterable[str]:
        """Words with a meaning of their own that texts write in braces; those of games are effects."""
        return ()

    def named(self, content: Any) -> Iterable[Named]:
        """The icons and colours that pieces of a set name by themselves; those of games name none."""
        return ()

    def declaration(self) -> bytes:
        """What else than the pieces their faces depend on."""
        return b""


def tag_of(word: Word | type[Word]) -> str:
    """How the word is spelled in YAML."""
    kind = word if isinstance(word, type) else type(word)
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def fields_of(word: Word) -> dict[str, object]:
    """The word's fields and values, in the order they are declared, without its tag."""
    return {name: getattr(word, name) for name in word.__struct_fields__}


def wording(word: Word) -> str:
    """A word as a designer would write it: ``take cards=1``; equal wordings are equal effects."""
    return " ".join([tag_of(word), *(f"{name}={value}" for name, value in fields_of(word).items())])


def numbers_of(pieces: Iterable[Piece]) -> dict[str, int]:
    """The numbers of pieces that are one word each: ``explore_wide_draw`` of a card ``explore-wide``, for texts."""
    return {
        f"{piece.id}_{field}".replace("-", "_"): number
        for piece in pieces
        for word in (getattr(piece, name) for name in piece.__struct_fields__)
        if isinstance(word, Word)
        for field in word.__struct_fields__
        if type(number := getattr(word, field)) is int
    }


Place = tuple[int, int]
"""Column and row of a hex."""


class Laid(NamedTuple):
    """A tile on the map, turned clockwise by so many sixths.

    ``owners`` maps a section to a player's colour. A section is named by the edges it joins as they lie on the map,
    in rising order; on a town each edge is a section by itself. ``marker`` says that a town marker lies on the tile.
    """

    place: Place
    tile: str
    turn: int = 0
    owners: Mapping[tuple[int, ...], str] = {}
    marker: bool = False


class Position(NamedTuple):
    """What lies on a map: tiles, new cities by place, and the colours of the cubes on each city by place."""

    tiles: Sequence[Laid] = ()
    new_cities: Mapping[Place, str] = {}
    cubes: Mapping[Place, Sequence[str]] = {}
