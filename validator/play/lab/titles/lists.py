"""The file of titles, ``titles.yaml`` beside a set: words, and the patterns that put them together.

Read and checked.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import yaml
from msgspec import Meta

from validator.base.columns import width_of
from validator.base.issue import ContentError, Issue
from validator.base.opening import is_there
from validator.base.speech.sentences import Sentences, in_a_row
from validator.content.loading import ContentSet, read_typed
from validator.content.places import TITLES
from validator.content.schema import Schema, entries_schema
from validator.content.source import locate, unknown_name
from validator.content.vocabulary import Language, LocalText, Vocabulary

say = Sentences(__package__)


SLOT = re.compile(r"\{([a-z][a-z0-9-]*)\}")
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,31}$", description="a word of small letters, digits and -")]
Said = Annotated[str, Meta(max_length=80)] | bool | int
Conditions = Annotated[
    dict[Annotated[str, Meta(max_length=80)], Said | Annotated[list[Said], Meta(min_length=1)]],
    Meta(description="fields of the piece, each with what one of them must say; any: something, none: nothing"),
]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$", description="see `digest_of` in validator/play/lab/titles")]


class Pattern(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to make a title: in each language a text with ``{slots}``; only for pieces that meet the conditions."""

    conditions: Conditions = msgspec.field(name="for", default_factory=dict)
    say: Annotated[LocalText, Meta(description="a text with {slots} for each language")]


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What fills a slot for pieces that meet the conditions: words of these lists."""

    conditions: Conditions = msgspec.field(name="for", default_factory=dict)
    lists: Annotated[list[Name], Meta(min_length=1, description="names of lists of words")] = msgspec.field(name="from")


class TitleFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a ``titles.yaml`` holds.

    Of the patterns, and of the choices for a slot, those are taken that fit the piece and have the most conditions. A
    slot without choices takes the list of its own name.
    """

    languages: Annotated[list[Language], Meta(min_length=1, description="languages that each word is given in")]
    patterns: Annotated[
        dict[Name, Annotated[list[Pattern], Meta(min_length=1)]],
        Meta(description="by the kind of piece; any: for kinds without patterns of their own"),
    ] = {}
    slots: dict[Name, Annotated[list[Choice], Meta(min_length=1)]] = {}
    words: dict[Name, Annotated[list[LocalText], Meta(min_length=1)]] = {}
    avoid: Annotated[list[Digest], Meta(description="digests of titles that no piece may carry")] = []


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """The words and patterns that hold for a set: the general ones with the game's and the set's laid over them."""

    languages: tuple[str, ...]
    patterns: Mapping[str, list[Pattern]]
    slots: Mapping[str, list[Choice]]
    words: Mapping[str, list[dict[str, str]]]
    avoid: frozenset[str]
    shown: str


def laid_over(base: Lists | None, file: TitleFile, shown: str) -> Lists:
    """The lists with those of a file laid over them: of the same name, the file's."""
    if base is None:
        languages = tuple(file.languages)
        return Lists(
            languages=languages,
            patterns=file.patterns,
            slots=file.slots,
            words=file.words,
            avoid=frozenset(file.avoid),
            shown=shown,
        )
    return Lists(
        languages=tuple(language for language in base.languages if language in file.languages),
        patterns={**base.patterns, **file.patterns},
        slots={**base.slots, **file.slots},
        words={**base.words, **file.words},
        avoid=base.avoid | frozenset(file.avoid),
        shown=shown,
    )


def conditions_of(written: Mapping[str, Said | list[Said]]) -> dict[str, tuple[str, ...]]:
    """Conditions as the facts of a piece are told: words, numbers and yes or no as text."""
    return {
        field: tuple(_as_text(one) for one in (said if isinstance(said, list) else [said]))
        for field, said in written.items()
    }


def _as_text(said: Said) -> str:
    return str(said).lower() if isinstance(said, bool) else str(said)


def slots_of(text: str) -> frozenset[str]:
    """The slots that a pattern's text names."""
    return frozenset(SLOT.findall(text))


LEAST_ROOM = 20


def known_as(title: str) -> str:
    """A title without case, spaces, marks and a leading article: two that read alike are one."""
    folded = title.casefold().replace("’", "'").removeprefix("the ")
    return "".join(character for character in folded if character.isalnum())


def digest_of(title: str) -> str:
    """By what a title to be avoided is known, so that its words need not be written down: 12 hexadecimal digits."""
    return sha256(known_as(title).encode()).hexdigest()[:12]


def titles_in(content: ContentSet) -> set[str]:
    """Every title of a set's pieces and of their parts, in each language of the set."""
    return {title for titles in _by_kind(content).values() for title, _ in titles}


def room_in(content: ContentSet, kind: str) -> dict[str, int]:
    """The widest title that pieces of a kind carry in each language: what its layout is made for."""
    titles = _by_kind(content).get(kind, set())
    return {
        language: max([LEAST_ROOM, *(width_of(title) for title, spoken in titles if spoken == language)])
        for language in content.languages
    }


def _by_kind(content: ContentSet) -> dict[str, set[tuple[str, str]]]:
    titles_of: dict[str, set[tuple[str, str]]] = {}
    for kind, piece in content.every_piece():
        for language in content.languages:
            titles = [content.title(piece, language), *content.part_titles(piece, language).values()]
            titles_of.setdefault(kind, set()).update((title, language) for title in titles)
    return titles_of


NOTHING = "none"
"""What a field says that holds nothing, or an empty list."""
ANYTHING = "any"
"""Of a condition: the field holds something."""


class Wanted(NamedTuple):
    """A piece, or a part of one, that wants a title: its kind, and what its fields say, each by its dotted path."""

    kind: str
    facts: Mapping[str, frozenset[str]] = {}


def wanted_of(kind: str, value: Any) -> Wanted:
    """The same of typed content or of its plain fields; places in lists are left out of the paths."""
    wanted: dict[str, set[str]] = {}
    for path, said in _said(msgspec.to_builtins(value, str_keys=True), ()):
        wanted.setdefault(".".join(path), set()).add(said)
    return Wanted(kind, {path: frozenset(words) for path, words in wanted.items()})


def _said(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, Mapping) and value:
        for name, inner in value.items():
            yield from _said(inner, (*path, name))
    elif isinstance(value, list | tuple) and value:
        for inner in value:
            yield from _said(inner, path)
    elif value is None or value in ({}, [], ()):
        yield path, NOTHING
    else:
        yield path, str(value).lower() if isinstance(value, bool) else str(value)


def fits(conditions: Mapping[str, tuple[str, ...]], facts: Mapping[str, frozenset[str]]) -> bool:
    """Whether the facts meet every condition: the field says one of its words.

    A field is one of the piece itself; if the piece has none of that name, those of that name at any depth.
    """
    return all(_meets(field, words, facts) for field, words in conditions.items())


def _meets(field: str, words: tuple[str, ...], facts: Mapping[str, frozenset[str]]) -> bool:
    said = _said_by(field, facts)
    if not said.isdisjoint(words):
        return True
    return (NOTHING in words) if said <= {NOTHING} else (ANYTHING in words)


def _said_by(field: str, facts: Mapping[str, frozenset[str]]) -> set[str]:
    """All that a field says, with all fields in it."""
    own = {path for path in facts if f"{path}.".startswith(f"{field}.")}
    paths = own or {path for path in facts if f".{field}." in f".{path}."}
    return {word for path in paths for word in facts[path]}


Steps = tuple[str | int, ...]


def faults_of(file: TitleFile, lists: Lists, node: yaml.Node, words: Vocabulary | None) -> list[Issue]:
    """Everything wrong with one file; ``lists`` are those it is laid over with its own, ``words`` the game's."""
    issues = [*_languages_lacking(file, node), *_said_twice(file, node)]
    issues += [*_slots_unknown(file, lists, node), *_lists_unknown(file, lists, node)]
    if words is not None:
        issues += [*_kinds_unknown(file, node, words), *_conditions_unmet(file, node, words)]
    return issues


def _texts(file: TitleFile) -> Iterator[tuple[Steps, Mapping[str, str]]]:
    for name, entries in file.words.items():
        for index, text in enumerate(entries):
            yield ("words", name, index), text
    for kind, patterns in file.patterns.items():
        for index, pattern in enumerate(patterns):
            yield ("patterns", kind, index, "say"), pattern.say


def _languages_lacking(file: TitleFile, node: yaml.Node) -> Iterator[Issue]:
    for path, text in _texts(file):
        lacking = [language for language in file.languages if language not in text]
        if lacking:
            message = say("missing-text")
            yield Issue(
                code="missing-text",
                message=message,
                span=locate(node, path),
                found=in_a_row(text) if text else say("none"),
                accepted=in_a_row(file.languages),
            )


def _said_twice(file: TitleFile, node: yaml.Node) -> Iterator[Issue]:
    for name, entries in file.words.items():
        for language in file.languages:
            seen: dict[str, int] = {}
            for index, text in enumerate(entries):
                said = text.get(language)
                if said is not None and seen.setdefault(said, index) != index:
                    span = locate(node, ("words", name, index, language))
                    yield Issue(code="duplicate-word", message=say("word-twice", name=name), span=span, found=said)


def _slots_unknown(file: TitleFile, lists: Lists, node: yaml.Node) -> Iterator[Issue]:
    known = sorted({*lists.slots, *lists.words})
    for kind, patterns in file.patterns.items():
        for index, pattern in enumerate(patterns):
            named = {language: slots_of(text) for language, text in pattern.say.items()}
            every = frozenset().union(*named.values())
            for language, slots in named.items():
                span = locate(node, ("patterns", kind, index, "say", language))
                for slot in sorted(slots.difference(known)):
                    yield unknown_name("unknown-slot", "slot or list of words", slot, known, span)
                if slots != every:
                    message = say("missing-slot")
                    yield Issue(
                        code="missing-slot",
                        message=message,
                        span=span,
                        accepted=" ".join(f"{{{slot}}}" for slot in sorted(every)),
                    )


def _lists_unknown(file: TitleFile, lists: Lists, node: yaml.Node) -> Iterator[Issue]:
    known = sorted(lists.words)
    for slot, choices in file.slots.items():
        for index, choice in enumerate(choices):
            for place, name in enumerate(choice.lists):
                if name not in lists.words:
                    span = locate(node, ("slots", slot, index, "from", place))
                    yield unknown_name("unknown-list", "list of words", name, known, span)


def _kinds_unknown(file: TitleFile, node: yaml.Node, words: Vocabulary) -> Iterator[Issue]:
    known = [*words.kinds, *_values_by_field(entries_schema(words)), ANYTHING]
    for kind in file.patterns:
        if kind not in known:
            span = locate(node, ("patterns", kind))
            yield unknown_name("unknown-kind", "kind", kind, [*words.kinds, ANYTHING], span)


def _conditions_unmet(file: TitleFile, node: yaml.Node, words: Vocabulary) -> Iterator[Issue]:
    values = _values_by_field(entries_schema(words))
    for path, conditions in _conditions(file):
        for field, said in conditions_of(conditions).items():
            span = locate(node, (*path, field))
            name = field.rpartition(".")[2]
            if name not in values:
                yield unknown_name("unknown-field", "field", name, sorted(values), span)
                continue
            may = values[name]
            for one in said:
                if may is not None and one not in (*may, ANYTHING, NOTHING):
                    yield unknown_name("unknown-value", "value", one, sorted(may), span, of=name)


def _conditions(file: TitleFile) -> Iterator[tuple[Steps, Conditions]]:
    for kind, patterns in file.patterns.items():
        yield from ((("patterns", kind, index, "for"), one.conditions) for index, one in enumerate(patterns))
    for slot, choices in file.slots.items():
        yield from ((("slots", slot, index, "for"), one.conditions) for index, one in enumerate(choices))


def _values_by_field(schema: Schema) -> dict[str, frozenset[str] | None]:
    """What each field of any word or piece may say; None where it is no choice among words."""
    values: dict[str, frozenset[str] | None] = {}
    for name, part in _properties(schema):
        may = _choices(part, schema)
        before = values.get(name, frozenset())
        values[name] = None if may is None or before is None else before | may
    return values


def _properties(part: Any) -> Iterator[tuple[str, Schema]]:
    if isinstance(part, dict):
        fields = part.get("properties")
        if isinstance(fields, dict):
            yield from ((name, inner) for name, inner in fields.items() if isinstance(inner, dict))
    inner: Iterable[Any] = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for one in inner:
        yield from _properties(one)


def _choices(part: Schema, schema: Schema) -> frozenset[str] | None:
    """The words a value may be, alone or in a list; None where it may be something else."""
    if "const" in part:
        return frozenset({str(part["const"])})
    if "enum" in part:
        return frozenset(map(str, part["enum"]))
    if part.get("type") == "null":
        return frozenset()
    options = part.get("anyOf") or part.get("oneOf")
    if options:
        every = [_choices(option, schema) for option in options]
        return None if None in every else frozenset().union(*(one for one in every if one is not None))
    return _choices(part["items"], schema) if isinstance(part.get("items"), dict) else None


GENERAL = Path(__file__).parent / "general.yaml"
"""Words and patterns for every game, and what no title may be."""


def title_lists(content: ContentSet) -> Lists:
    """The lists that hold for a set: the general ones, the game's, and the set's own ``titles.yaml`` over them.

    Raises:
        ContentError: with everything that is wrong in the files.
    """
    issues: list[Issue] = []
    lists = _with_file(None, GENERAL, "validator/play/lab/titles/general.yaml", None, issues)
    for folder in reversed(content.folders):
        if is_there(folder / TITLES):
            lists = _with_file(lists, folder / TITLES, content.shown(folder / TITLES), content.words, issues)
    if issues:
        raise ContentError(issues)
    return lists


def _with_file(base: Lists | None, path: Path, shown: str, words: Vocabulary | None, issues: list[Issue]) -> Lists:
    """The lists with a file laid over them; what is wrong in it is added to the issues."""
    file, node = read_typed(path, shown, TitleFile)
    lists = laid_over(base, file, shown)
    issues += faults_of(file, lists, node, words)
    return lists
