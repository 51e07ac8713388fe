"""Cells made into what the type of their field wants, and headings into the names that a kind of piece has."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from validator.base.issue import Issue, Severity, near
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.asked import COMBINE
from validator.content.spreadsheets.cells import (
    Cell,
    Heading,
    cell,
    finding,
    group_node,
    heading,
    list_node,
    place,
    say,
    spelled,
    text_node,
)
from validator.content.spreadsheets.headings import meant_by
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
from validator.content.spreadsheets.scalars import NOTHING, said, scalar
from validator.content.spreadsheets.wanted import ANY, Wanted, list_of, wanted

Pairs = list[tuple[yaml.Node, yaml.Node]]


class Typist:
    """Types the entries of one kind of piece; what is wrong is added to ``issues``.

    ``language`` is the one that a text is in which names none.
    """

    def __init__(self, issues: list[Issue], language: str) -> None:
        self.issues, self.language = issues, language
        self._strange: set[int] = set()
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
        if isinstance(node, yaml.SequenceNode) and want.listed is not None:
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
            if name is None:
                continue
            if isinstance(key, Heading):
                key = text_node(name, value.start_mark)
            inner = known.get(name) or (want.free.value_type if want.free is not None else ANY)
            pairs[name] = key, self._typed(value, inner)
        return yaml.MappingNode(node.tag, [*pairs.values()], node.start_mark, node.end_mark, node.flow_style)

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
        if name is None and want.every and id(key) not in self._strange:
            self._strange.add(id(key))
            self.issues.append(_unknown_heading(key, want))
        return name if want.every else str(key.value)

    def cell(self, node: Cell, kind: inspect.Type, level: int = 0) -> yaml.Node:
        """What one cell, or one part of it, says where a value of this type is wanted."""
        want = wanted(kind)
        text: str = node.value
        if text == NOTHING and want.nothing:
            return yaml.ScalarNode(node.tag, "", node.start_mark, node.end_mark)
        for option in want.singles:
            found = scalar(node, option)
            if found is not None:
                self._note_noughts(node, option, str(found.value))
                return found
        if want.text is not None:
            return text_node(said(text), node.start_mark)
        try:
            return self._gathered(node, want, level)
        except NotSo as error:
            self._unread = True
            message = say("cell-notation", why=error.why)
            mark = node.start_mark
            self.issues.append(finding("cell-notation", message, mark, repr(text[:60]), say("notations")))
            return text_node(text, node.start_mark)

    def _note_noughts(self, node: Cell, kind: inspect.Type, read: str) -> None:
        """Tell of a number written with noughts in front, as ``007``, of which they are not printed."""
        text = str(node.value)
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
        told = frozenset(spelled(value) for name, value in fields if spelled(name) in want.tags)
        known = want.known(told)
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
        if len(parts) == 1 and not level and first.wordy:
            parts = parts_of(text, ",")
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
    message = say("no-such-field", field=repr(key.written))
    return Issue(
        code="unknown-field",
        message=message,
        span=place(key.start_mark),
        found=repr(key.written),
        accepted=in_a_row(known),
        suggestion=guess,
    )
