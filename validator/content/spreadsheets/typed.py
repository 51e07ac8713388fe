"""Cells made into what the type of their field wants, and headings into the names that a kind of piece has."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import inspect

from validator.base.issue import Issue, Severity, near
from validator.base.speech.sentences import Sentence, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import (
    COMBINE,
    YES_NO,
    Cell,
    Heading,
    cell,
    finding,
    group_node,
    heading,
    list_node,
    place,
    plain_node,
    say,
    spelled,
    text_node,
)
from validator.content.spreadsheets.notation import (
    CHINESE_SIGNS,
    NotSo,
    bracketed,
    fields_of,
    is_balanced,
    is_bracketed,
    parts_of,
    unquoted,
)
from validator.content.spreadsheets.tables import meant_by

Lists = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType | inspect.TupleType
_WORDS = inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType | inspect.EnumType
_YES_NO = inspect.BoolType | inspect.AnyType
ANY = inspect.AnyType()


class Group(NamedTuple):
    """The fields of one struct, by name; ``tag`` is the field that tells it from others, with the word it holds."""

    fields: Mapping[str, inspect.Type]
    tag: tuple[str, str] | None


class Wanted:
    """What a value of one type may be.

    ``options`` are the types that a choice is of, without what is said of them; ``nothing``: it may be nothing at all.
    ``groups`` are the structs among them, ``every`` all fields of these, and ``tags`` the fields that tell them apart;
    ``free`` is a group whose names are free, such as a text for each language, and ``listed`` a list. ``wordy``: it is
    one word or number, in which no comma can stand.
    """

    def __init__(self, kind: inspect.Type) -> None:
        self.kind = kind
        every = [*_options(kind)]
        self.options = [option for option in every if not isinstance(option, inspect.NoneType)]
        self.nothing = len(self.options) < len(every)
        self.singles = [option for option in self.options if isinstance(option, _WORDS | inspect.AnyType)]
        self.text = next((option for option in self.options if isinstance(option, inspect.StrType)), None)
        self.groups = [_group(option.cls) for option in self.options if isinstance(option, inspect.StructType)]
        self.free = next((option for option in self.options if isinstance(option, inspect.DictType)), None)
        self.listed = next((option for option in self.options if isinstance(option, Lists)), None)
        self.wordy = all(isinstance(option, _WORDS) for option in self.options)
        self.tags = {group.tag[0] for group in self.groups if group.tag}
        self.every: dict[str, inspect.Type] = {}
        for group in self.groups:
            self.every.update((name, field) for name, field in group.fields.items() if name not in self.every)
        self.every.update(dict.fromkeys(self.tags, ANY))
        self._known: dict[frozenset[str], dict[str, inspect.Type]] = {}

    def known(self, words: frozenset[str]) -> Mapping[str, inspect.Type]:
        """The fields that a group with these words in its telling fields may have, each with its type."""
        if words not in self._known:
            meant = [group for group in self.groups if group.tag is None or spelled(group.tag[1]) in words]
            known: dict[str, inspect.Type] = {}
            for group in meant or self.groups:
                known.update((name, field) for name, field in group.fields.items() if name not in known)
            for tag in self.tags:
                told = sorted(group.tag[1] for group in self.groups if group.tag and group.tag[0] == tag)
                known[tag] = inspect.LiteralType(values=tuple(told))
            self._known[words] = known
        return self._known[words]

    def item(self, number: int) -> inspect.Type:
        """The type of one entry of the list that it is."""
        if isinstance(self.listed, inspect.TupleType):
            types = self.listed.item_types
            return types[min(number, len(types) - 1)] if types else ANY
        return ANY if self.listed is None else self.listed.item_type


_KEPT: dict[int, Wanted] = {}


def wanted(kind: inspect.Type) -> Wanted:
    """What a value of a type may be. A type is known by its identity, for which it is held."""
    wanted = _KEPT.get(id(kind))
    if wanted is None:
        wanted = _KEPT[id(kind)] = Wanted(kind)
    return wanted


@cache
def kind_of(piece: type[msgspec.Struct]) -> inspect.Type:
    """The type of a kind of piece."""
    return inspect.type_info(piece)


def _options(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return _options(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [option for each in kind.types for option in _options(each)]
    return [kind]


@cache
def _group(struct: type[msgspec.Struct]) -> Group:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    fields = {field.encode_name: field.type for field in kind.fields}
    return Group(fields, None if kind.tag_field is None else (kind.tag_field, str(kind.tag)))


_LISTS: dict[int, inspect.Type] = {}


def list_of(kind: inspect.Type) -> inspect.Type:
    """The type of a list of such values."""
    return _LISTS.setdefault(id(wanted(kind).kind), inspect.VarTupleType(item_type=kind))


YES = frozenset({"yes", "y", "true", "x", "✓", "✔", "☑", "1", "ja", "wahr", "oui", "vrai", "sí", "si", "是"})
NO = frozenset({"no", "n", "false", "0", "-", "✗", "☐", "nein", "falsch", "non", "faux", "否"})
_STROKES = "|｜"
NOTHING = "~"
"""What a cell holds whose field is given as nothing, though it would be something by itself."""
_NUMBER = re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
_WIDE = str.maketrans("０１２３４５６７８９．，－＋", "0123456789.,-+")
"""Digits and signs as wide as Chinese characters, as keyboards for Chinese write them."""
_COMMA = re.compile(r"[-+]?[0-9]+,[0-9]{1,2}")
_THOUSANDS = re.compile(r"[-+]?[1-9][0-9]{0,2}\.000")
_WHOLE = re.compile(r"([-+]?)0*([0-9]+)(?:\.0*)?")
_ESCAPED = re.compile(r"'(\".*\")", re.DOTALL)
MOST_WHOLE = 1e15
"""A number written with a power of ten is a whole one below this."""
MOST_DIGITS = 18


def number(text: str) -> str | None:
    """A number as YAML has it: ``3`` of ``3.0``, ``007``, ``3,0`` and ``３``; None where the text is none."""
    if text.isdecimal() and text.isascii() and text[0] != "0" and len(text) <= MOST_DIGITS:
        return text
    text = text.translate(_WIDE)
    if _COMMA.fullmatch(text):
        text = text.replace(",", ".")
    if whole := _WHOLE.fullmatch(text):
        digits = whole[2].lstrip("0") or "0"
        return f"{'-' * (whole[1] == '-' and digits != '0')}{digits}" if len(digits) <= MOST_DIGITS else None
    if not _NUMBER.fullmatch(text):
        return None
    mantissa, _, power = text.lstrip("+").partition("e" if "e" in text else "E")
    if power and abs(value := float(text)) < MOST_WHOLE and value == int(value):
        return f"{int(value)}"
    mantissa = mantissa if "." in mantissa else f"{mantissa}.0"
    return f"{mantissa}e{power}" if power else mantissa


def escaped(text: str) -> str:
    r"""A text as a cell holds it: as it is, or ``'"..."`` where a cell would not give the same text back."""
    strange = not text or text != text.strip() or "\r" in text or _ESCAPED.fullmatch(text) or text == NOTHING
    return f"'{json.dumps(text, ensure_ascii=False)}" if strange else text


def said(text: str) -> str:
    """The text that a cell holds."""
    match = _ESCAPED.fullmatch(text)
    if match:
        try:
            return str(json.loads(match[1], strict=False))
        except ValueError:
            return text
    return text


@cache
def _fixed_words(values: tuple[object, ...]) -> dict[str, object]:
    return {spelled(str(value)): value for value in values}


def scalar(node: Cell, kind: inspect.Type) -> yaml.ScalarNode | None:
    """A cell as a single value of one type; None where it is none of that type, or the type is no single value."""
    text = str(node.value)
    if isinstance(kind, inspect.StrType):
        return text_node(said(text), node.start_mark)
    if isinstance(kind, inspect.LiteralType):
        return _word(node, text, kind.values)
    if isinstance(kind, inspect.EnumType):
        return _word(node, text, tuple(member.value for member in kind.cls))
    scalar: str | None = None
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        scalar = number(text)
    elif isinstance(kind, inspect.BoolType):
        folded = text.casefold()
        scalar = "true" if folded in YES else "false" if folded in NO else None
    elif isinstance(kind, inspect.AnyType):
        return plain_node(text.lower() if node.tag == YES_NO else number(text) or text, node.start_mark)
    return None if scalar is None else plain_node(scalar, node.start_mark)


def _word(node: Cell, text: str, values: tuple[object, ...]) -> yaml.ScalarNode | None:
    value = text if text in values else _fixed_words(values).get(spelled(text))
    if value is None:
        return None
    if isinstance(value, str):
        return text_node(value, node.start_mark)
    return plain_node(str(value).lower(), node.start_mark)


Pairs = list[tuple[yaml.Node, yaml.Node]]


class OtherNames(NamedTuple):
    """The fields of a kind by what they are called, and of some of them the values by what these are called."""

    fields: Mapping[str, str] = {}
    values: Mapping[str, Mapping[str, str]] = {}


class Typist:
    """Types the entries of one kind of piece; what is wrong is added to ``issues``.

    ``language`` is the one that a text is in which names none; ``called`` are other names of fields and values.
    """

    def __init__(self, issues: list[Issue], language: str, called: "OtherNames | None" = None) -> None:
        self.issues, self.language = issues, language
        called = called or OtherNames()
        self._called = {spelled(name): field for name, field in called.fields.items()}
        self._values = {
            field: {spelled(name): value for name, value in values.items()} for field, values in called.values.items()
        }
        self._strange: set[int] = set()
        self._meant: dict[int, str] = {}
        self._yes_no: set[tuple[object, ...]] = set()
        self._unread = False

    def entry(self, node: yaml.Node, kind: inspect.Type) -> yaml.Node | None:
        """An entry with its cells typed, None where one cannot be read; what stands in no cell stays as it is."""
        self._unread = False
        typed = self._typed(node, kind, top=True)
        return None if self._unread else typed

    def _typed(self, node: yaml.Node, kind: inspect.Type, top: bool = False) -> yaml.Node:
        want = wanted(kind)
        if isinstance(node, Cell):
            return self.cell(node, kind)
        if isinstance(node, yaml.MappingNode):
            if want.listed is not None and node.value and all(str(key.value).isdecimal() for key, _ in node.value):
                return self._numbered(node, want)
            return self._fields(node, want, top)
        if isinstance(node, yaml.SequenceNode):
            items = [self._typed(item, want.item(number)) for number, item in enumerate(node.value)]
            return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark, node.flow_style)
        return node

    def _numbered(self, node: yaml.MappingNode, want: Wanted) -> yaml.Node:
        """A list from columns ``powers.0``, ``powers.1`` ... of which some may be empty."""
        ordered = sorted(node.value, key=lambda pair: int(pair[0].value))
        items = [self._typed(value, want.item(number)) for number, (_, value) in enumerate(ordered)]
        return list_node(items, node.start_mark)

    def _fields(self, node: yaml.MappingNode, want: Wanted, top: bool) -> yaml.Node:
        known = want.known(_words(node.value, want))
        pairs: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            if top and key.value == COMBINE and COMBINE not in known and isinstance(value, yaml.MappingNode):
                pairs[COMBINE] = text_node(COMBINE, key.start_mark), self._combined(value, known)
                continue
            name = self._name(key, want)
            is_meant = id(key) in self._meant
            if name is None or (name in pairs and is_meant):
                continue
            if name in pairs and isinstance(key, Heading):
                message = say("said-twice", field=repr(name))
                self.issues.append(finding("duplicate-key", message, value.start_mark, repr(key.written)))
                continue
            if isinstance(key, Heading):
                key = text_node(name, value.start_mark)
            if top and isinstance(value, Cell) and (meant := self._values.get(name, {}).get(spelled(value.value))):
                value = cell(meant, value.start_mark)
            inner = known.get(name) or (want.free.value_type if want.free is not None else ANY)
            pairs[name] = key, self._meant_value(value, inner) if is_meant else self._typed(value, inner)
        return yaml.MappingNode(node.tag, [*pairs.values()], node.start_mark, node.end_mark, node.flow_style)

    def _meant_value(self, node: yaml.Node, kind: inspect.Type) -> yaml.Node:
        """A value under a heading that is told already: what is wrong with it as what it probably is says no more."""
        issues_before, unread = len(self.issues), self._unread
        typed = self._typed(node, kind)
        del self.issues[issues_before:]
        self._unread = unread
        return typed

    def _combined(self, node: yaml.MappingNode, known: Mapping[str, inspect.Type]) -> yaml.Node:
        """Each field's values of a combination, typed as the field is."""
        names = {spelled(name): name for name in known}
        pairs: Pairs = []
        for key, value in node.value:
            name = names.get(spelled(str(key.value)), str(key.value))
            typed = self._typed(value, list_of(known.get(name, ANY)))
            pairs.append((text_node(name, key.start_mark), typed))
        return group_node(pairs, node.start_mark)

    def _name(self, key: yaml.Node, want: Wanted) -> str | None:
        """The field that a heading names; None, told once for its column, where there is none of that name."""
        if not isinstance(key, Heading) or key.value in want.every:
            return str(key.value)
        if want.free is not None:
            named = scalar(cell(key.written, key.start_mark), want.free.key_type)
            return str(named.value) if named is not None else key.written
        name = next((name for name in want.every if spelled(name) == key.value), None)
        name = name or (field if (field := self._called.get(str(key.value))) in want.every else None)
        if name is None and want.every and id(key) not in self._strange:
            self._strange.add(id(key))
            self.issues.append(issue := _unknown_heading(key, want))
            self._meant |= {id(key): field for field in want.every if issue.suggestion == repr(field)}
        # What a column probably stands for is not lacking as well.
        return name or self._meant.get(id(key)) if want.every else str(key.value)

    def cell(self, node: Cell, kind: inspect.Type, level: int = 0) -> yaml.Node:
        """What one cell, or one part of it, says where a value of this type is wanted."""
        want = wanted(kind)
        text: str = node.value
        self._note_yes_no(node, want)
        if text == NOTHING and want.nothing:
            return yaml.ScalarNode(node.tag, "", node.start_mark, node.end_mark)
        for option in want.singles:
            cell = scalar(node, option)
            if cell is not None:
                self._note_noughts(node, option, str(cell.value))
                return cell
        if want.text is not None:
            return text_node(said(text), node.start_mark)
        try:
            return self._gathered(node, want, level)
        except NotSo as error:
            self._unread = True
            message = say("cell-notation", why=error.why)
            mark = node.start_mark
            self.issues.append(finding("cell-notation", message, mark, repr(text[:60]), _notations(want)))
            return text_node(text, node.start_mark)

    def _note_yes_no(self, node: Cell, want: Wanted) -> None:
        """Tell, once for a column, of a yes or no where words are wanted: its program made it of what was typed."""
        inner = want if want.listed is None else wanted(want.item(0))
        is_text = inner.text is not None and not any(isinstance(one, _YES_NO) for one in inner.singles)
        if node.tag != YES_NO or not is_text:
            return
        at = place(node.start_mark)
        column = at.file, at.sheet, at.column
        if column not in self._yes_no:
            self._yes_no.add(column)
            message = say("made-yes-or-no", text=str(node.value))
            issue = finding("spreadsheet-yes-no", message, node.start_mark, str(node.value), say("typed-as-text"))
            self.issues.append(msgspec.structs.replace(issue, severity=Severity.WARNING))

    def _note_noughts(self, node: Cell, kind: inspect.Type, read: str) -> None:
        """Tell of a number written with noughts in front, as ``007``, of which they are not printed."""
        text = str(node.value)
        if isinstance(kind, inspect.IntType) and _THOUSANDS.fullmatch(text):
            message = say("point-before-decimals", text=repr(text), number=read)
            issue = finding("number-format", message, node.start_mark, repr(text), say("digits-alone"))
            self.issues.append(msgspec.structs.replace(issue, severity=Severity.WARNING))
        if isinstance(kind, inspect.IntType) and text[:1] == "0" and len(text) > 1 and text.isdecimal():
            message = say("noughts-in-front", text=repr(text[:60]), number=read)
            issue = finding("number-format", message, node.start_mark, repr(text[:60]), say("text-or-prefix"))
            self.issues.append(msgspec.structs.replace(issue, severity=Severity.WARNING))

    def _gathered(self, node: Cell, want: Wanted, level: int) -> yaml.Node:
        """A list or group out of one cell, else the text as it stands."""
        text, mark = str(node.value), node.start_mark
        if want.listed is not None:
            return self._list(text, mark, want, level)
        if text.startswith("{"):
            try:
                return self._typed(bracketed(text, mark), want.kind)
            except NotSo:
                if want.free is None:  # a text may begin so
                    raise
        if want.groups:
            return self._word_and_fields(text, mark, want)
        if want.free is not None and wanted(want.free.value_type).text is not None:
            key = text_node(self.language, mark)
            return group_node([(key, self.cell(node, want.free.value_type))], mark)
        if want.free is not None:
            _, fields = fields_of(text)
            pairs: Pairs = [(heading(name, mark), _part(value, mark)) for name, value in fields]
            return self._fields(group_node(pairs, mark), want, top=False)
        return text_node(text, mark)

    def _word_and_fields(self, text: str, mark: yaml.Mark, want: Wanted) -> yaml.Node:
        """A group out of ``consume points=1 times=2``."""
        lead, fields = fields_of(text)
        if lead and not want.tags:
            raise NotSo(say("no-field-with-value", word=repr(lead)))
        if lead:
            fields.insert(0, (min(want.tags), lead))
        words = frozenset(spelled(value) for name, value in fields if spelled(name) in want.tags)
        known = want.known(words)
        typed: Pairs = []
        for written, value in fields:
            name = written if written in want.every else self._name(heading(written, mark), want)
            if name is not None:
                part = _part(value, mark)
                inner = known.get(name, ANY)
                typed.append((text_node(name, mark), self.cell(part, inner, 1) if isinstance(part, Cell) else part))
        return group_node(typed, mark)

    def _list(self, text: str, mark: yaml.Mark, want: Wanted, level: int) -> yaml.Node:
        if text == "[]":
            return list_node([], mark)
        first = wanted(want.item(0))
        if text[:1] in "[{" and first.text is None and not is_balanced(text):
            raise NotSo(say("not-closed-or-too-many"))
        text = text.translate(CHINESE_SIGNS) if first.wordy else text
        parts = parts_of(text, ",") if level else parts_of(text, ";\n")
        for separators in (",", _STROKES):
            if len(parts) == 1 and not level and first.wordy:
                parts = parts_of(text, separators)
        if len(parts) == 1 and text.startswith("[") and is_bracketed(text):
            whole = bracketed(text, mark)
            inner = any(isinstance(item, yaml.SequenceNode) for item in whole.value)
            if inner or first.listed is None:
                return self._typed(whole, want.kind)
        return list_node([self._item(part, mark, want.item(at), level) for at, part in enumerate(parts)], mark)

    def _item(self, text: str, mark: yaml.Mark, kind: inspect.Type, level: int) -> yaml.Node:
        want = wanted(kind)
        if text[:1] in "[{" and is_bracketed(text) and (want.listed or want.groups or want.free):
            return self._typed(bracketed(text, mark), kind)
        part = _part(text, mark)
        return self.cell(part, kind, level + 1) if isinstance(part, Cell) else part


def _notations(want: Wanted) -> Sentence:
    """How a value may be written in a cell: groups that may hold anything are effects, in the words of rules."""
    free = want.free or wanted(want.item(0)).free
    is_anything = free is not None and wanted(free.value_type).kind == ANY
    return say("notations-of-effects") if is_anything else say("notations")


def _part(text: str, mark: yaml.Mark) -> yaml.ScalarNode:
    quoted = unquoted(text)
    return cell(text, mark) if quoted is None else text_node(quoted, mark)


def _words(pairs: Pairs, want: Wanted) -> frozenset[str]:
    """What a group holds in the fields that tell of which kind it is."""
    tags = want.tags
    if not tags:
        return frozenset()
    return frozenset(
        spelled(str(value.value))
        for key, value in pairs
        if isinstance(value, yaml.ScalarNode) and spelled(str(key.value)) in tags
    )


def _unknown_heading(key: Heading, want: Wanted) -> Issue:
    name, known = str(key.value), list(want.every)
    inner = [f"{field}.{one}" for field, kind in want.every.items() for one in wanted(kind).every]
    usual = meant_by(name)
    guess = repr(usual) if usual in known else near(name, known) or near(name.replace("_", "."), inner)
    bare = re.split(r"[^a-z0-9_]", name)[0].rstrip("_")
    guess = guess or (repr(bare) if bare in known else None)
    message = say("no-such-field", field=repr(key.written))
    return Issue(
        code="unknown-field",
        message=message,
        span=place(key.start_mark),
        found=repr(key.written),
        accepted=say("fields-or-notes", fields=in_a_row(known)),
        suggestion=guess,
    )
