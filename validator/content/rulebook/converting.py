"""From YAML nodes to the typed words of rules; whatever does not fit becomes a finding at its own line.

A group of fields is told by the first field of its word, ``{move: it, to: hand}``, so that no tag is written; msgspec
types no such choice, which is why nodes are walked here by the declared types themselves.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from validator.base.decoding import convert
from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import Sentence, Sentences, Text, any_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import Name, few_of
from validator.content.kits.declared import AnyField, Number, YesNo
from validator.content.kits.wanting import possible
from validator.content.rulebook.declared import KIND, OF_PIECES, Known
from validator.content.rulebook.words import AMOUNTS, Flat, Limits, Names, Phrase, Picked, PlaceOn, Wanted, Within
from validator.content.source import plain, span_of
from validator.content.vocabulary import LocalText

say = Sentences("validator.content.rulebook")
_NAME = re.compile(next(one.pattern for one in get_args(Name)[1:] if one.pattern))
MOST_LETTERS = 32
_CONDITION = "if"
"""The word that is a field of others too."""
_FAULT = object()
"""What stands for a value that cannot be had; its finding is told already."""


class FieldOf(NamedTuple):
    """A field of a word: how it is written, its name in Python, what it holds, and whether it must be there."""

    written: str
    name: str
    hint: Any
    required: bool


@cache
def fields_of(kind: type[Phrase]) -> tuple[FieldOf, ...]:
    """The fields of a word in the order they are declared, its own before those it shares with others."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [
        FieldOf(field.encode_name, field.name, hints[field.name], field.required)
        for field in msgspec.structs.fields(kind)
        if field.name not in ("span", "places")
    ]
    own = list(kind.__annotations__)
    return tuple(sorted(fields, key=lambda one: own.index(one.name) if one.name in own else len(own)))


def is_amount(hint: Any) -> bool:
    """Whether a field may hold a number of the rules, written or by its name."""
    choices = [one for one in _opened([hint]) if get_origin(one) is Annotated]
    return any(get_args(one)[0] is int for one in choices) and any(_names(one) == "number" for one in choices)


def word_of(kind: type[Phrase]) -> str:
    """The field by which a word is told from others: its first."""
    return fields_of(kind)[0].written


class Converter:
    """Reads nodes as typed words; what is wrong is gathered in ``issues``."""

    def __init__(self, known: Known, issues: list[Issue]) -> None:
        self._known = known
        self._issues = issues
        self._picked: list[str] = []

    def read(self, hint: Any, node: yaml.Node) -> Any:
        """The value of a node that is to be what ``hint`` says; None where it cannot be."""
        value = self._read(hint, node)
        return None if value is _FAULT else value

    def _read(self, hint: Any, node: yaml.Node) -> Any:
        if hint is LocalText or (get_origin(hint) is dict and get_args(hint) == get_args(get_args(LocalText)[0])):
            return self._called(node)
        if get_origin(hint) is Annotated:
            return self._annotated(hint, node)
        if get_origin(hint) in (Union, _UNION):
            return self._one_of(get_args(hint), node)
        if get_origin(hint) is tuple:
            return self._list(get_args(hint)[0], node)
        if get_origin(hint) is Literal:
            return self._scalar((hint,), node)
        if isinstance(hint, type) and issubclass(hint, Phrase):
            return self._group(hint, node)
        return self._scalar((hint,), node)

    def _annotated(self, hint: Any, node: yaml.Node) -> Any:
        inner, *marks = get_args(hint)
        names = next((mark.what for mark in marks if isinstance(mark, Names)), None)
        meta = next((mark for mark in marks if isinstance(mark, Meta)), None)
        if names == "where":
            return self._where(node)
        if names is not None or (inner is int and meta is not None):
            return self._scalar((hint,), node)
        if get_origin(inner) is dict:
            value = self._called(node) if hint == LocalText else self._dict(get_args(inner)[1], node)
        else:
            value = self._read(inner, node)
        return self._of_length(value, meta, node)

    def _of_length(self, value: Any, meta: Meta | None, node: yaml.Node) -> Any:
        if value is _FAULT or meta is None or not isinstance(value, tuple | dict):
            return value
        least, most = meta.min_length or 0, meta.max_length
        if len(value) < least or (most is not None and len(value) > most):
            accepted = say("length", least=least, most=most or "")
            self._note_fault("wrong-length", say("wrong-length"), span_of(node), str(len(value)), accepted)
            return _FAULT
        return value

    # Lists and groups

    def _list(self, inner: Any, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.SequenceNode):
            return self._other(node, say("a-list"))
        values = [self._read(inner, child) for child in node.value]
        return _FAULT if _FAULT in values else tuple(values)

    def _pairs(self, node: yaml.Node) -> Iterator[tuple[str, yaml.Node, yaml.Node]]:
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode):
                yield str(key.value), key, value

    def _dict(self, inner: Any, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.MappingNode):
            return self._other(node, say("a-group"))
        fields = {}
        for name, key, value in self._pairs(node):
            if not _NAME.search(name) or len(name) > MOST_LETTERS:
                self._note_fault("wrong-spelling", say("small-letters"), span_of(key), repr(name), say("a-name"))
            fields[name] = self._read(inner, value)
        return _FAULT if _FAULT in fields.values() else fields

    def _called(self, node: yaml.Node) -> Any:
        try:
            return convert(plain(node, []), LocalText)
        except msgspec.ValidationError:
            return self._other(node, say("a-text"))

    def _group(self, kind: type[Phrase], node: yaml.Node) -> Any:
        """A group of fields as one word."""
        if not isinstance(node, yaml.MappingNode):
            return self._other(node, say("group-of", fields=in_a_row([field.written for field in fields_of(kind)])))
        fields = fields_of(kind)
        named = self._name_given(fields, node)
        self._picked += named
        made = self._fields_in(kind, fields, node)
        del self._picked[len(self._picked) - len(named) :]
        return made

    def _name_given(self, fields: Sequence[FieldOf], node: yaml.MappingNode) -> list[str]:
        """The name that a word gives to the piece it has picked; it is known inside that word alone."""
        new = next((field.written for field in fields if "new name" in _marks(field.hint)), None)
        values = [value for name, _, value in self._pairs(node) if name == new]
        return [str(value.value) for value in values if isinstance(value, yaml.ScalarNode)]

    def _fields_in(self, kind: type[Phrase], fields: Sequence[FieldOf], node: yaml.MappingNode) -> Any:
        flat = next((field for field in fields if _is_flat(field.hint)), None)
        known = {field.written: field for field in fields if field is not flat}
        values: dict[str, Any] = {}
        places: dict[str, Span] = {}
        rest: list[tuple[yaml.Node, yaml.Node]] = []
        for name, key, value in self._pairs(node):
            if name in known:
                values[known[name].name] = self._read(known[name].hint, value)
                places.update(_places(name, value, _is_named(known[name].hint)))
            elif flat is not None and not (near(name, known) and name not in _fields_inside(flat.hint)):
                rest.append((key, value))
            else:
                self._stranger(kind, name, list(known), key)
                values[name] = _FAULT
        if flat is not None:
            inside = yaml.MappingNode(node.tag, rest, node.start_mark, node.end_mark)
            values[flat.name] = self._read(get_args(flat.hint)[0], inside)
        values |= self._missing(kind, known.values(), values, node)
        return _FAULT if _FAULT in values.values() else kind(span=span_of(node), places=places, **values)

    def _stranger(self, kind: type[Phrase], name: str, known: Sequence[str], key: yaml.Node) -> None:
        is_piece = "zones" in known and name in self._known.of("kind")
        message = say("unknown-field", field=repr(name), word=_thing(kind))
        message = say("no-pieces-here") if is_piece else message
        if kind in AMOUNTS and name in [field.written for field in fields_of(Within)[1:]]:
            message = say("condition-for-number", field=repr(name))
        self._note_fault("unknown-field", message, span_of(key), repr(name), in_a_row(known), near(name, known))

    def _missing(self, kind: type[Phrase], known: Any, values: dict[str, Any], node: yaml.Node) -> dict[str, Any]:
        lacking = [one for one in known if one.required and one.name not in values]
        if _FAULT in values.values():  # a field whose name could not be read is not missing as well
            return {}
        for one in lacking:
            message = say("missing-field", field=repr(one.written), word=_thing(kind))
            self._note_fault("missing-field", message, span_of(node), None, None)
        return {one.name: _FAULT for one in lacking}

    # One of several

    def _one_of(self, hints: Sequence[Any], node: yaml.Node) -> Any:
        hints = [hint for hint in _opened(hints) if hint is not type(None)]
        named = next((hint for hint in hints if get_origin(hint) is Annotated and _is_dict(hint)), None)
        if isinstance(node, yaml.MappingNode):
            return self._word(hints, node) if named is None else self._read(named, node)
        lists = [hint for hint in hints if get_origin(hint) is tuple or _is_list(hint)]
        if isinstance(node, yaml.SequenceNode):
            return self._read(lists[0], node) if lists else self._other(node, _meant(hints))
        return self._scalar(hints, node)

    def _word(self, hints: Sequence[Any], node: yaml.Node) -> Any:
        kinds = [hint for hint in hints if isinstance(hint, type) and issubclass(hint, Phrase)]
        if not kinds:
            return self._other(node, _meant(hints))
        names = [name for name, _, _ in self._pairs(node)]
        exact = [kind for kind in kinds if not _is_flat(fields_of(kind)[0].hint) and word_of(kind) in names]
        loose = [kind for kind in kinds if _is_flat(fields_of(kind)[0].hint)]
        if not exact and (len(kinds) == 1 or (Limits in kinds and not _is_meant(PlaceOn, names))):
            exact = [Limits] if Limits in kinds else kinds
        if exact or (loose and set(names) & set(_words(get_args(fields_of(loose[0])[0].hint)[0]))):
            chosen = max(exact or loose, key=lambda kind: _fitting(kind, names))
            others = [name for name in names if name not in [field.written for field in fields_of(chosen)]]
            if other := next((word_of(kind) for kind in exact if word_of(kind) in others), None):
                return self._two_words(word_of(chosen), other, node)
            if word_of(chosen) == _CONDITION and any(near(name, _words(kinds)) for name in others):
                return self._no_word(others, list(_words(kinds)), node)
            return self._group(chosen, node)
        return self._no_word(names, list(_words(kinds)), node)

    def _two_words(self, word: str, other: str, node: yaml.Node) -> Any:
        """Two things that stand in one group, told at the one that is written last."""
        keys = [(name, key) for name, key, _ in self._pairs(node) if name in (word, other)]
        message = say("two-words", first=repr(keys[0][0]), last=repr(keys[-1][0]))
        accepted = f"{{{keys[0][0]}: …}}, {{{keys[-1][0]}: …}}"
        self._note_fault("unknown-field", message, span_of(keys[-1][1]), repr(keys[-1][0]), accepted)
        return _FAULT

    def _no_word(self, names: Sequence[str], words: list[str], node: yaml.Node) -> Any:
        guesses = [(name, guess) for name in names if (guess := near(name, words))]
        name, guess = guesses[0] if guesses else (names[0] if names else "", None)
        key = next((key for written, key, _ in self._pairs(node) if written == name), node)
        message = say("unknown-word", word=repr(name))
        self._note_fault("unknown-word", message, span_of(key), repr(name), in_a_row(words), guess)
        return _FAULT

    # Single values

    def _scalar(self, hints: Sequence[Any], node: yaml.Node) -> Any:
        if not isinstance(node, yaml.ScalarNode):
            return self._other(node, _meant(hints))
        value = plain(node, self._issues)
        for hint in hints:
            inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
            if get_origin(inner) is Literal and value in get_args(inner):
                return value
            if inner in (int, float, bool) and type(value) is inner:
                return self._in_range(value, hint, node)
            if inner is str and isinstance(value, str) and _names(hint) == "new name":
                return self._new_name(value, node)
            if inner is str and isinstance(value, str) and (_names(hint) is None or value in self._all(hint)):
                return Picked(picked=value, span=span_of(node)) if _names(hint) == "piece" else value
        return self._no_value(value, hints, node)

    def _all(self, hint: Any) -> Sequence[str]:
        what = _names(hint) or ""
        return self._picked if what == "piece" else self._known.of(what)

    def _new_name(self, value: str, node: yaml.Node) -> Any:
        """A name for a piece: spelt as others are, and none that means something already."""
        taken = ("it", "all", *self._known.of("number"), *self._picked[:-1])
        if value in taken:
            self._note_fault("name-taken", say("name-taken", name=repr(value)), span_of(node), repr(value), None)
            return _FAULT
        if not _NAME.search(value) or len(value) > MOST_LETTERS:
            self._note_fault("wrong-spelling", say("small-letters"), span_of(node), repr(value), say("a-name"))
        return value

    def _in_range(self, value: Any, hint: Any, node: yaml.Node) -> Any:
        meta = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Meta)), None) if hint is not bool else None
        if meta is None or ((meta.ge is None or value >= meta.ge) and (meta.le is None or value <= meta.le)):
            return value
        accepted = say("from-to", least=str(meta.ge), most=str(meta.le))
        self._note_fault("out-of-range", say("out-of-range"), span_of(node), repr(value), accepted)
        return _FAULT

    def _no_value(self, value: Any, hints: Sequence[Any], node: yaml.Node) -> Any:
        """What is told of a single value that is none of those meant."""
        words = [str(word) for hint in hints if get_origin(hint) is Literal for word in get_args(hint)]
        named = [hint for hint in hints if _names(hint) is not None]
        if not isinstance(value, str) or not (words or named):
            return self._other(node, _meant(hints))
        known = [*words, *(name for hint in named for name in self._all(hint))]
        if named:
            message = say(f"no-{_names(named[0])}", name=repr(value))
            self._note_fault("unknown-name", message, span_of(node), repr(value), few_of(known), near(value, known))
        else:
            message = say("unknown-word", word=repr(value))
            self._note_fault("unknown-word", message, span_of(node), repr(value), few_of(known), near(value, known))
        return _FAULT

    # Values of pieces

    def _where(self, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.MappingNode):
            return self._other(node, say("where-group"))
        conditions = {}
        for name, key, value in self._pairs(node):
            known = self._known.of("field")
            if name not in known:
                message = say("no-field", name=repr(name))
                self._note_fault("unknown-name", message, span_of(key), repr(name), few_of(known), near(name, known))
                conditions[name] = _FAULT
                continue
            conditions[name] = self._read(Wanted, value)
            if conditions[name] is not _FAULT:
                self._check_possible(name, conditions[name], value)
        return _FAULT if _FAULT in conditions.values() else conditions

    def _check_possible(self, name: str, wanted: Any, node: yaml.Node) -> None:
        """A value that no kind allows its pieces is told."""
        if name in OF_PIECES:
            return
        if isinstance(wanted, PlaceOn):
            return
        declared = self._known.fields.get(name, ())
        known: list[Any] = list(self._known.of("kind")) if name == KIND else []
        known += [value for one in declared for value in possible(one)]
        if isinstance(wanted, Limits):
            if not any(isinstance(one, Number) for one in declared):
                self._note_fault(
                    "wrong-type", say("range-of-words", field=repr(name)), span_of(node), None, few_of(known)
                )
            elif not any(_reaches(wanted, one) for one in declared):
                self._nothing_between(name, wanted, node, known)
            return
        nodes = node.value if isinstance(wanted, tuple) else [node]
        for value, place in zip(wanted if isinstance(wanted, tuple) else (wanted,), nodes, strict=True):
            if known and value not in known and not any(isinstance(one, YesNo) for one in declared):
                message, words = say("never", field=repr(name), value=repr(value)), [str(one) for one in known]
                guess = near(value, words) if isinstance(value, str) else None
                self._note_fault("unknown-word", message, span_of(place), repr(value), few_of(words), guess)

    def _nothing_between(self, name: str, wanted: Limits, node: yaml.Node, known: Sequence[Any]) -> None:
        range_text = "..".join("" if end is None else str(end) for end in (wanted.least, wanted.most))
        message = say("never", field=repr(name), value=range_text)
        self._note_fault("out-of-range", message, span_of(node), range_text, few_of([str(one) for one in known]))

    # What is wrong

    def _other(self, node: yaml.Node, accepted: Text) -> Any:
        """Something else is meant here than stands there."""
        self._note_fault("wrong-type", say("wrong-type"), span_of(node), _shown(node), accepted)
        return _FAULT

    def _note_fault(
        self,
        code: str,
        message: Sentence,
        span: Span,
        found: Text | None,
        accepted: Text | None,
        suggestion: str | None = None,
    ) -> None:
        self._issues.append(
            Issue(code=code, message=message, span=span, found=found, accepted=accepted, suggestion=suggestion)
        )


_UNION = type(int | str)


_UNNAMED = (
    "Rulebook",
    "Zone",
    "Grid",
    "Spot",
    "Start",
    "Number",
    "Dice",
    "Action",
    "Options",
    "Sieve",
    "Limits",
    "Within",
)
"""Groups of fields that are known by where they stand, and have no word of their own."""


def _places(path: str, node: yaml.Node, is_named: bool) -> Iterator[tuple[str, Span]]:
    """Where the value of a field is written, and each part of it that is no group of fields itself; of things that have
    names, where their names are."""
    yield path, span_of(node)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inside = f"{path}.{key.value}" if isinstance(key, yaml.ScalarNode) else path
            if is_named:
                yield inside, span_of(key)
            elif not isinstance(value, yaml.MappingNode):
                yield from _places(inside, value, False)
    elif isinstance(node, yaml.SequenceNode):
        for number, child in enumerate(node.value):
            if isinstance(child, yaml.ScalarNode):
                yield f"{path}.{number}", span_of(child)


def _is_named(hint: Any) -> bool:
    """Whether a field holds things by names of their own, such as zones."""
    return any(get_origin(one) is Annotated and _is_dict(one) for one in _opened([hint]))


def _reaches(limits: Limits, declared: AnyField) -> bool:
    """Whether a range whose ends are written as numbers, as far as they are, meets that of a field."""
    if not isinstance(declared, Number):
        return False
    low, high = limits.least, limits.most
    too_high = isinstance(low, int) and declared.most is not None and low > declared.most
    return not too_high and not (isinstance(high, int) and declared.least is not None and high < declared.least)


def _fields_inside(hint: Any) -> set[str]:
    """The fields of all words that stand in a flat field."""
    kinds = [kind for kind in _opened(get_args(hint)[:1]) if isinstance(kind, type) and issubclass(kind, Phrase)]
    return {field.written for kind in kinds for field in fields_of(kind)}


def _fitting(kind: type[Phrase], names: Sequence[str]) -> int:
    """How many of the names that were written are fields of a word: ``if`` is one of several."""
    return sum(field.written in names for field in fields_of(kind))


def _is_meant(kind: type[Phrase], names: Sequence[str]) -> bool:
    """Whether one of the names that were written is nearly that of a word."""
    return any(near(name, [word_of(kind)]) for name in names)


def _thing(kind: type[Phrase]) -> Text:
    """What a group of fields is called."""
    name = kind.__name__
    return say(f"thing-{name.lower()}") if name in _UNNAMED else repr(word_of(kind))


def _is_flat(hint: Any) -> bool:
    return get_origin(hint) is Annotated and any(isinstance(mark, Flat) for mark in get_args(hint)[1:])


def _is_list(hint: Any) -> bool:
    return get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) is tuple


def _is_dict(hint: Any) -> bool:
    return get_origin(get_args(hint)[0]) is dict and _names(hint) is None


def _marks(hint: Any) -> list[str | None]:
    """What the names of a field stand for, of each of its choices."""
    return [_names(one) for one in (get_args(hint) if get_origin(hint) in (Union, _UNION) else [hint])]


def _names(hint: Any) -> str | None:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark.what for mark in marks if isinstance(mark, Names)), None)


def _opened(hints: Sequence[Any]) -> Iterator[Any]:
    """The choices of a union, those of unions in it among them."""
    for hint in hints:
        if get_origin(hint) in (Union, _UNION):
            yield from _opened(get_args(hint))
        else:
            yield hint


def _words(kinds: Any) -> Iterator[str]:
    """The words by which groups of fields are told."""
    for kind in _opened(kinds if isinstance(kinds, list) else [kinds]):
        if isinstance(kind, type) and issubclass(kind, Phrase):
            first = fields_of(kind)[0]
            yield from _words(get_args(first.hint)[0]) if _is_flat(first.hint) else [first.written]


def _meant(hints: Sequence[Any]) -> Text:
    """What some choices accept, in words."""
    said: list[Any] = []
    for hint in hints:
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if get_origin(inner) is Literal:
            said += map(str, get_args(inner))
        elif inner in (int, float):
            said.append(say("a-number"))
        elif inner is bool:
            said.append(say("true-or-false"))
        elif inner is str and _names(hint) != "piece":
            said.append(say(f"a-{_names(hint) or 'word'}"))
        elif get_origin(inner) is tuple:
            said.append(say("a-list"))
        else:
            said += _words(inner)
    return any_of(list(dict.fromkeys(said)))


def _shown(node: yaml.Node) -> Text:
    if isinstance(node, yaml.ScalarNode):
        return repr(str(node.value)[:60])
    return say("a-list") if isinstance(node, yaml.SequenceNode) else say("a-group")
