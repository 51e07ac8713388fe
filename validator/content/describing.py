"""Any piece of any set in words: all that is printed on it, told from its fields and the set's own texts.

Whatever a game wants to say in its own way stands in its texts and is looked for there; without it a field is told as
``label-<field>`` and its value, and without a label by the field's own name, so that a game new to us is told as well.

* ``what-<owner>``: the plain fields of a piece, or of a part of one, in one phrase. The owner is the kind of piece, the
  part's tag, or the name of its class (``what-world``, ``what-combat-line``). An empty phrase says nothing.
* ``what-<family>-<word>`` or ``what-any-<family>``: what is printed of an effect beside its sentence.
* ``each-<field>``: one of several groups of names (``$each``) or of several numbers by name (``$each``, ``$count``).
* ``<kind>-name`` and ``<kind>-text``: what a piece without a title is called, and a rule all pieces of a kind carry.
* ``part-<field>``: what a part without a title is called.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from validator.content.loading import ContentSet
from validator.content.texts import message_key, without_icons
from validator.content.vocabulary import Piece, Titled, Word, fields_of, several, snake_case, wording

MOST_PARTS = 30
"""Of more parts or groups than these only the number is told."""
MOST_FACTS = 100
"""Figures longer than so many characters stand one on a line."""
_SILENT = {"id", "title", "count", "flavour"}
_Plain = str | int


class Marks(NamedTuple):
    """What stands between words and sentences."""

    comma: str
    list: str
    colon: str
    opening: str
    closing: str
    gap: str


_WESTERN, _CHINESE = Marks(", ", "; ", ": ", " (", ")", " "), Marks("、", "；", "：", "（", "）", "")


def marks_of(language: str) -> Marks:
    """The marks a language is written with."""
    return _CHINESE if language.startswith("zh") else _WESTERN


@dataclass
class Description:
    """A piece or a part of one: what it is called, its figures, its sentences, and parts of its own."""

    name: str
    facts: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    parts: "list[Description]" = field(default_factory=list)


class Describer:
    """Tells the pieces of a set in one language."""

    def __init__(self, content: ContentSet, language: str) -> None:
        self.marks = marks_of(language)
        self._content = content
        self._language = language
        self._texts = content.texts(language)
        self._kinds = {piece.id: kind for kind, piece in content.every_piece()}
        self._families = {kind: family for family, kinds in content.words.families.items() for kind in kinds}
        self._lines: dict[int, str] = {}

    def kind(self, piece: Piece) -> str:
        """What pieces of its kind are called."""
        return self._content.kind_called(self._kinds[piece.id], self._language)

    def name(self, piece: Piece) -> str:
        """What a piece is called; where it has no title, what it does, or else what its kind is called."""
        called = self._content.called(piece, self._language)
        if called != piece.id:
            return called
        said = self._text(_key(self._kinds[piece.id], "name"), **_plain_fields(piece, self._language))
        words = [value for _, value in _fields(piece) if isinstance(value, Word)]
        named = [name for word in words if (name := self._word_name(word))]
        return said or (named[0] if len(named) == 1 else self.kind(piece))

    def described(self, piece: Piece) -> Description:
        """All that is printed on a piece."""
        kind = self._kinds[piece.id]
        described = Description(self.name(piece))
        self._tell(piece, described, [kind], self._content.part_titles(piece, self._language))
        described.sentences += self._content.words.sentences(piece, self._language)
        rule = self._text(_key(kind, "text"), **_plain_fields(piece, self._language))
        if rule:
            described.sentences.insert(0, rule)
        return described

    def part(self, part: msgspec.Struct, name: str = "") -> Description:
        """All that is printed on a part of a piece."""
        description = Description(name)
        self._tell(part, description, [], {})
        return description

    def line(self, piece: Piece) -> str:
        """All that is printed on a piece in one line: ``Name (figures) What it does.``"""
        if id(piece) not in self._lines:
            self._lines[id(piece)] = self.joined(self.described(piece))
        return self._lines[id(piece)]

    def part_line(self, part: msgspec.Struct, name: str) -> str:
        """The same of a part of a piece, such as one face of a tile."""
        if id(part) not in self._lines:
            self._lines[id(part)] = self.joined(self.part(part, name))
        return self._lines[id(part)]

    def joined(self, description: Description) -> str:
        """A description in one line."""
        said = self.marks.gap.join([*description.sentences, several(map(self.joined, description.parts))])
        if description.name == several(part.name for part in description.parts):
            return said.strip()
        gap = self.marks.gap if description.facts or not said else self.marks.colon
        return f"{self.heading(description)}{gap}{said}".strip()

    def lines(self, description: Description) -> list[str]:
        """A description line by line, what belongs to a part set in."""
        facts = self.marks.comma.join(description.facts)
        said = [*(description.facts if len(facts) > MOST_FACTS else [facts]), *description.sentences]
        for part in description.parts:
            said += [part.name, *(f"  {line}" for line in self.lines(part))] if part.name else self.lines(part)
        return [line for line in said if line]

    def heading(self, description: Description) -> str:
        """The name, with the figures in brackets."""
        facts = self.marks.comma.join(description.facts)
        if not description.name:
            return facts
        return f"{description.name}{self.marks.opening}{facts}{self.marks.closing}" if facts else description.name

    def _text(self, key: str, **values: object) -> str:
        """A message, or nothing where the language has none that these values fill."""
        return without_icons(self._texts.offered(key, **values)).strip()

    def _tell(self, thing: msgspec.Struct, description: Description, owners: list[str], titles: dict[str, str]) -> None:
        """Add what the fields of a thing say."""
        plain = _plain_fields(thing, self._language)
        if isinstance(thing, Word):
            self._tell_word(thing, description, plain)
        else:
            description.facts += self._figures(thing, plain, [*owners, *_owners(thing)])
        known_fields = self._content.words.told_by_sentences(thing)
        for name, value in _fields(thing):
            if name not in plain and name not in known_fields:
                self._tell_field(name, value, description, titles)

    def _tell_word(self, word: Word, description: Description, plain: dict[str, object]) -> None:
        """An effect: what stands beside its sentence, and what it says on paper, after its name if it has one.

        A piece that is called after its effect does not say the name twice; where no text speaks of an effect it is
        told as a designer writes it.
        """
        family = self._families.get(type(word))
        key = message_key(family, word) if family else ""
        beside = [self._text(owner, **plain) for owner in (f"what-{key}", _key("what-any", family or ""))]
        description.facts += [said for said in beside if said][:1]
        said = self._text(key, **fields_of(word)) or wording(word)
        name = self._text(f"{key}-name")
        description.sentences.append(f"{name}{self.marks.colon}{said}" if name not in ("", description.name) else said)

    def _tell_field(self, name: str, value: Any, description: Description, titles: dict[str, str]) -> None:
        """Add what a field says that holds more than names and numbers."""
        if isinstance(value, Word):
            self._tell(value, description, [], {})
        elif isinstance(value, msgspec.Struct):
            description.parts.append(self.part(value, self._part_name(name, value, titles)))
        elif isinstance(value, dict):
            each = [self._each(name, key, count) for key, count in value.items()]
            description.facts.append(self._labelled(name, self.marks.comma.join(each)))
        elif len(value) > MOST_PARTS:
            description.facts.append(self._labelled(name, str(len(value))))
        elif isinstance(value[0], Word):
            for word in value:
                self._tell(word, description, [], {})
        elif isinstance(value[0], msgspec.Struct):
            self._tell_parts(name, [self.part(part) for part in value], description)
        else:
            groups = self.marks.list.join(self._each(name, group) for group in value)
            description.facts.append(
                self._labelled(name, groups if groups.strip("-0123456789 ;；") else str(len(value)))
            )

    def _tell_parts(self, name: str, parts: list[Description], description: Description) -> None:
        """Parts of one field: those that are figures alone share a phrase."""
        if any(part.sentences or part.parts for part in parts):
            description.parts += parts
        else:
            said = [heading for part in parts if (heading := self.heading(part))]
            description.facts.append(self._labelled(name, self.marks.list.join(said) or str(len(parts))))

    def _figures(self, thing: msgspec.Struct, plain: dict[str, object], owners: list[str]) -> list[str]:
        for owner in owners:
            key = _key("what", owner)
            if self._texts.has(key):
                said = self._text(key, **plain)
                return [said] if said else []
        shown = {name: value for name, value in _fields(thing) if name in plain and value not in (False, "")}
        figures = self._content.words.figures(thing, {name: plain[name] for name in shown}, self._language)
        return [self._labelled(name, self._value(name, value)) for name, value in figures.items()]

    def _value(self, name: str, value: object) -> str:
        values = value if isinstance(value, tuple) else (value,)
        return self.marks.comma.join(self._text(_key(name, str(each))) or str(each) for each in values)

    def _each(self, name: str, group: object, count: object = 0) -> str:
        names = " ".join(map(str, group)) if isinstance(group, tuple) else str(group)
        said = self._text(_key("each", name), each=names, count=count)
        return said or (f"{names} {count}" if count else names)

    def _labelled(self, name: str, said: str) -> str:
        label = self._text(_key("label", name)) or _readable(name)
        return label if said == "True" else f"{label}{self.marks.colon}{said}"

    def _part_name(self, name: str, part: msgspec.Struct, titles: dict[str, str]) -> str:
        if isinstance(part, Titled) and name in titles:
            return titles[name]
        label = self._text(_key("part", name)) or self._text(_key("label", name)) or _readable(name)
        return label.upper() if len(label) == 1 else label

    def _word_name(self, word: Word) -> str:
        family = self._families.get(type(word))
        return self._text(f"{message_key(family, word)}-name") if family else ""


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def _readable(name: str) -> str:
    return name.replace("_", " ")


def _owners(thing: msgspec.Struct) -> list[str]:
    """The names a thing may go by in the texts: its tag and its class."""
    tag = thing.__struct_config__.tag
    return [*([tag] if isinstance(tag, str) else []), snake_case(type(thing).__name__)]


def _fields(thing: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The fields of a thing that hold something."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if value is not None and value != () and value != {} and name not in _SILENT:
            yield name, value


def _plain_fields(thing: msgspec.Struct, language: str) -> dict[str, object]:
    """Names and numbers, single or in a row; of texts in several languages the one asked for.

    Properties of the class and what all of it share are among them; what is empty is None.
    """
    plain_fields: dict[str, object] = {}
    for name in [*thing.__struct_fields__, *_members(type(thing))]:
        value = getattr(thing, name)
        if isinstance(value, dict) and value and all(isinstance(text, str) for text in value.values()):
            value = value.get(language) or next(iter(value.values()))
        if value is None or value in ((), {}):
            plain_fields[name] = None
        elif isinstance(value, _Plain) or (
            isinstance(value, tuple) and all(isinstance(each, _Plain) for each in value)
        ):
            plain_fields[name] = value
    return plain_fields


@lru_cache(maxsize=1_000)
def _members(kind: type) -> tuple[str, ...]:
    """Names of what a class says of all its things: properties, and names and numbers."""
    return tuple(
        name
        for each in kind.__mro__
        for name, value in vars(each).items()
        if isinstance(value, property | _Plain) and not name.startswith("_")
    )
