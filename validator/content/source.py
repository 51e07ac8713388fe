"""YAML with line and column, from files that may come from strangers, and slips in it said for people who write cards.

Only plain data is read (YAML 1.2's core: ``yes`` and ``no`` are words, not truth values). Files, nesting and the
expansion of aliases are bounded, so that no file can exhaust memory or run code.
"""

import io
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec

from validator.base.characters import stranger_in
from validator.base.issue import ContentError, Issue, Span, near
from validator.base.opening import bytes_of
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import remembered, yaml
from validator.content.wording import say


class _Slip(NamedTuple):
    """A slip: what the reader says of it, the name of our message, and whether it lies where the thing began."""

    sign: str
    name: str
    at_start: bool = False


_OTHER_INDENTATION = "other-indentation"
_SLIPS = (
    _Slip("mapping values are not allowed", "second-colon"),
    _Slip("could not find expected ':'", "no-field", at_start=True),
    _Slip("unexpected end of stream", "open-quote", at_start=True),
    _Slip("expected ',' or '}'", "open-brace"),
    _Slip("expected ',' or ']'", "open-bracket"),
    _Slip("did not find expected key", _OTHER_INDENTATION),
    _Slip("did not find expected '-' indicator", "no-entry"),
    _Slip("undefined alias", "star"),
    _Slip("did not find expected alphabetic or numeric character", "star", at_start=True),
    _Slip("cannot start any token", "cannot-begin"),
    _Slip("control characters are not allowed", "control"),
    _Slip("expected a single document", "second-document"),
    _Slip("expected <document start>", "no-field"),
)
_TAB, _INDENT = "\t", re.compile(r"(?:[^\S\n]|-(?=\s))*")
WITHOUT_ADVICE = ("open-quote", "control")


def syntax_issue(error: yaml.MarkedYAMLError, text: str, shown: str) -> Issue:
    """The one issue for a text that is not YAML, at the slip; ``shown`` is the file's name in reports."""
    marks = [mark for mark in (error.problem_mark, error.context_mark) if mark]
    lines = text.split("\n")
    for mark in marks:
        if (tab := _indented_otherwise(mark.line, lines, shown)) is not None:
            return tab
    slip = next((slip for slip in _SLIPS if slip.sign in f"{error.problem} {error.context}"), None)
    if slip and slip.name == _OTHER_INDENTATION and (quoted := _behind_quote(marks[0], lines)):
        slip = quoted
    start = error.context_mark
    places = [start] if slip and slip.at_start and start else marks
    span = Span(shown, places[0].line + 1, places[0].column + 1) if places else Span(shown)
    if "<document start>" in str(error.problem) and (before := _last_line(lines[: marks[0].line])):
        span = Span(shown, before, 1)
    if slip is None:
        why = ", ".join(filter(None, (error.context, error.problem)))
        return Issue(code="yaml-syntax", message=say("not-yaml", why=why), span=span)
    begun = say("line-and-column", line=start.line + 1, column=start.column + 1) if start else say("a-line-above")
    message = say(f"slip-{slip.name}", start=begun)
    accepted = None if slip.name in WITHOUT_ADVICE else say(f"instead-{slip.name}")
    return Issue(code="yaml-syntax", message=message, span=span, accepted=accepted)


def _indented_otherwise(line: int, lines: Sequence[str], shown: str) -> Issue | None:
    """The issue for a line that is indented with a tab or another blank than a space, or that above it likewise."""
    for place in (line, line - 1):
        indent = _INDENT.match(lines[place]) if 0 <= place < len(lines) else None
        other = indent and indent[0].replace(" ", "").replace("-", "")
        if indent is None or not other or (place != line and other[0] == _TAB):
            continue
        if other[0] == _TAB:
            message, found = say("a-tab-stands-here"), say("a-tab")
        else:
            message, found = say("a-blank-stands-here"), say("sign-of-number", number=f"{ord(other[0]):04X}")
        span = Span(shown, place + 1, indent[0].index(other[0]) + 1)
        return Issue(code="yaml-syntax", message=message, span=span, found=found, accepted=say("spaces"))
    return None


def _last_line(lines: Sequence[str]) -> int:
    """The last of some lines, counted from 1, that is neither empty nor a comment; 0 for none."""
    written = (at for at, line in enumerate(lines, 1) if line.strip() and not line.lstrip().startswith("#"))
    return max(written, default=0)


def _behind_quote(mark: yaml.Mark, lines: Sequence[str]) -> _Slip | None:
    """The slip of a text of which only the beginning stands in quotes, where it goes on at a place."""
    before = lines[mark.line][: mark.column].rstrip() if mark.line < len(lines) else ""
    return _Slip("", "quote-goes-on") if before.endswith(("'", '"')) else None


MOST_BYTES = 4_000_000
MOST_NODES = 200_000
MOST_DEPTH = 40
MOST_NAME = 200
"""Characters of the name of a field, or of an id that stands as one."""
STRANGER = "control-character"
"""The code of findings about characters that no text may hold."""
# Texts with fewer openings and characters than these cannot nest or count beyond the bounds before they are composed.
FEW_OPENINGS = 4_000
SHORT_TEXT = 200_000

Plain = Any
_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"^[-+]?(0|[1-9][0-9]*)$")
_BLOCK = re.compile(r"\|[-+0-9]*\s*(#.*)?$", re.MULTILINE)
_NUMBER = re.compile(r"^[-+]?[0-9]+\.[0-9]+([eE][-+]?[0-9]+)?$")


class _Unbounded(Exception):
    """A text may hold more than the bounds."""


class _Loader(_SafeLoader):  # type: ignore[misc]
    """A composer of nodes whose scalars stay text until `plain` reads them."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}

    def resolve(self, kind: type[yaml.Node], value: str | None, implicit: object) -> str:
        """The tag of a node that is given none."""
        return _TAGS[kind]


class _Counting(_Loader):
    """One that gives up as soon as a text may hold more than the bounds."""

    depth = total = 0

    def descend_resolver(self, parent: yaml.Node | None, place: object) -> None:
        """At every node, before it is composed."""
        self.depth += 1
        self.total += 1
        if self.depth > MOST_DEPTH or self.total > MOST_NODES:
            raise _Unbounded

    def ascend_resolver(self) -> None:
        """At every node, after it is composed."""
        self.depth -= 1


def read(path: Path, shown: str) -> yaml.Node | None:
    """The node tree of a file, or None for an empty one; ``shown`` is the file's name in reports.

    Raises:
        ContentError: the file is missing, too large, not UTF-8 or not YAML.
    """
    return parse(text_of(path, shown), shown)


def parse(text: str, shown: str) -> yaml.Node | None:
    """The node tree of a text. Raises ContentError where it is not one YAML document, or holds control characters."""
    return remembered(text, shown, _parsed)


def _parsed(text: str, shown: str) -> yaml.Node | None:
    check_characters(text, shown)
    try:
        node = _composed(text, shown)
    except yaml.MarkedYAMLError as error:
        raise ContentError([syntax_issue(error, text, shown)]) from None
    except (yaml.YAMLError, RecursionError, MemoryError, ValueError) as error:
        deep = isinstance(error, RecursionError | MemoryError)
        message = say("nested-too-deeply") if deep else say("not-readable", why=str(error).split("\n")[0])
        raise ContentError([Issue(code="yaml-syntax", message=message, span=Span(shown))]) from None
    if node is not None:
        if "\\" in text:  # only what is written with a backslash can still hold a control character
            _check_escapes(node)
        if _BLOCK.search(text):
            _place_blocks(node, text.splitlines())
    return node


def _composed(text: str, shown: str) -> yaml.Node | None:
    """The node tree of a text within the bounds; counted while it is composed, where nothing stands for other things.

    Raises:
        ContentError: it goes beyond the bounds.
        YAMLError: it is not one YAML document.
    """
    if "*" not in text:
        with suppress(_Unbounded):
            return _node_of(text, shown, _Counting)
    _check_nesting(text, shown)
    node = _node_of(text, shown, _Loader)
    if node is not None:
        _check_bounds(node, shown)
    return node


def _node_of(text: str, shown: str, kind: type[_Loader]) -> yaml.Node | None:
    stream = io.StringIO(text)
    stream.name = shown
    loader = kind(stream)
    try:
        return loader.get_single_node()  # type: ignore[no-any-return]
    finally:
        loader.dispose()


def check_characters(text: str, shown: str) -> None:
    """Raises ContentError at the first control character of a text file; see `validator.base.characters`."""
    stranger = stranger_in(text.replace("\r\n", "\n\n"))
    if stranger is not None:
        before = text[: stranger.place].replace("\r\n", "\n\n")
        row, start = text.count("\n", 0, stranger.place), before.rfind("\n") + 1
        raise ContentError([stranger_issue(Span(shown, row + 1, stranger.place - start + 1), stranger.name)])


def stranger_issue(span: Span, found: str) -> Issue:
    """The finding about a character that no text of a set may hold."""
    message = say("control-character")
    return Issue(code=STRANGER, message=message, span=span, found=found)


def _check_escapes(root: yaml.Node) -> None:
    """Raises ContentError with every value or name in which an escape, such as ``\\e``, gives a control character."""
    escapes = ((node, stranger_in(node.value)) for node in _scalars(root))
    if issues := [stranger_issue(span_of(node), stranger.name) for node, stranger in escapes if stranger]:
        raise ContentError(issues)


def _scalars(root: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """Every plain value and name below a node, once."""
    seen, stack = {id(root)}, [root]
    while stack:
        node = stack.pop()
        if isinstance(node, yaml.ScalarNode):
            yield node
        fresh = [child for child in _children(node) if id(child) not in seen]
        seen.update(map(id, fresh))
        stack += fresh


def _place_blocks(root: yaml.Node, lines: list[str]) -> None:
    """Have each block text (after ``|``) start at its first character instead of at the sign before it."""
    for node in _scalars(root):
        if node.style == "|":
            _place_block(node, lines)


def _place_block(node: yaml.ScalarNode, lines: list[str]) -> None:
    first = node.start_mark.line + 1
    for row, text in enumerate(node.value.splitlines()):
        if text.strip():
            indent = len(lines[first + row]) - len(text)
            node.start_mark = yaml.Mark(node.start_mark.name, 0, first, indent, None, 0)
            return


def _check_nesting(text: str, shown: str) -> None:
    """Refuse what would overflow the C composer's stack or fill the memory; a text too small for that is not walked."""
    if len(text) < SHORT_TEXT and sum(map(text.count, ("[", "{", "- ", "? "))) < FEW_OPENINGS:
        return
    depth = total = 0
    for event in yaml.parse(text, Loader=_Loader):
        total += isinstance(event, yaml.NodeEvent)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        if total > MOST_NODES or depth > MOST_DEPTH:
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise ContentError([_too_much(Span(shown, line), depth > MOST_DEPTH)])
        if isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _too_much(span: Span, depth: bool) -> Issue:
    message = say("unfolds-too-deep", most=MOST_DEPTH) if depth else say("unfolds-to-many", most=f"{MOST_NODES:,}")
    return Issue(code="too-much-content", message=message, span=span)


def text_of(path: Path, shown: str, most: int = MOST_BYTES) -> str:
    """The text of a file. Raises ContentError where it is missing, no plain file, too large or not UTF-8."""
    try:
        return bytes_of(path, shown, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8-sig").split("\n")
        span = Span(shown, len(before), len(before[-1]) + 1)
        issue = Issue(code="not-utf8", message=say("not-utf8"), span=span, accepted=say("saved-as-utf-8"))
        raise ContentError([issue]) from None


def _children(node: yaml.Node) -> list[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        return [part for pair in node.value for part in pair]
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


def _check_bounds(root: yaml.Node, shown: str) -> None:
    """Count nodes as they would stand with every alias written out."""
    if _is_small(root):
        return
    total = 0
    stack = [(root, 1)]
    while stack:
        node, depth = stack.pop()
        total += 1
        if total > MOST_NODES or depth > MOST_DEPTH:
            raise ContentError([_too_much(span_of(node), depth > MOST_DEPTH)])
        stack.extend((child, depth + 1) for child in _children(node))


def _is_small(root: yaml.Node) -> bool:
    """Whether a tree holds to the bounds; level by level, which is quick and does not tell where it breaks them."""
    level, total, depth = [root], 1, 1
    while level:
        below: list[yaml.Node] = []
        for node in level:
            if type(node) is yaml.MappingNode:
                for pair in node.value:
                    below += pair
            elif type(node) is yaml.SequenceNode:
                below += node.value
            if total + len(below) > MOST_NODES:
                return False
        total, depth = total + len(below), depth + 1
        if below and depth > MOST_DEPTH:
            return False
        level = [node for node in below if type(node) is not yaml.ScalarNode]
    return True


def span_of(node: yaml.Node) -> Span:
    """Where a node starts."""
    return place_of(node.start_mark)


def span_within(node: yaml.Node, text: str, at: int) -> Span:
    """The place of a character of a scalar: exact where the text stands in one line or in a block, else its start."""
    start = span_of(node)
    style = getattr(node, "style", None)
    before = text[:at]
    if style == "|":
        row = before.count("\n")
        return Span(start.file, start.line + row, start.column + len(before) - (before.rfind("\n") + 1))
    mark, end = node.start_mark, node.end_mark
    lead = 1 if style in ("'", '"') else 0
    is_plain = end is not None and end.line == mark.line and end.column - mark.column == len(text) + 2 * lead
    return Span(start.file, start.line, start.column + lead + at) if is_plain else start


def place_of(mark: yaml.Mark) -> Span:
    """The place of a mark; one in a spreadsheet names its sheet."""
    place = (mark.name, mark.line + 1, mark.column + 1)
    sheet = getattr(mark, "sheet", None)
    return Span(*place) if sheet is None else Span(*place, sheet)


def plain(node: yaml.Node | None, issues: list[Issue]) -> Plain:
    """A node as plain data; keys become text. Strange tags, strange and duplicate keys are added to ``issues``."""
    if node is None:
        return None
    kind = type(node)
    if node.tag != _TAGS[kind]:
        message = say("yaml-tag")
        issues.append(Issue(code="yaml-tag", message=message, span=span_of(node), found=str(node.tag)))
    if isinstance(node, yaml.ScalarNode):
        return node.value if node.style in _QUOTED else _scalar(node, issues)
    if kind is yaml.SequenceNode:
        return [plain(child, issues) for child in node.value]
    data: dict[str, Plain] = {}
    merged: dict[str, Plain] = {}
    for key_node, value_node in node.value:
        key = key_node.value
        is_merge = key == MERGE and not key_node.style
        if type(key_node) is yaml.ScalarNode and len(key) <= MOST_NAME and key not in data and not is_merge:
            data[key] = plain(value_node, issues)
            continue
        if is_merge:
            issue = Issue(code="yaml-merge", message=say("yaml-merge"), span=span_of(key_node), found=repr(MERGE))
            issues.append(msgspec.structs.replace(issue, accepted=say("fields-written-out")))
            merged |= _merged(value_node)
            continue
        span = span_of(key_node)
        if not isinstance(key_node, yaml.ScalarNode):
            issues.append(Issue(code="wrong-type", message=say("name-is-no-word"), span=span))
        elif len(key) > MOST_NAME:
            sentence = say("characters", count=f"{len(key):,}")
            message = say("name-too-long", most=MOST_NAME)
            issues.append(Issue(code="wrong-type", message=message, span=span, found=sentence))
        else:
            issues.append(Issue(code="duplicate-key", message=say("given-twice", name=repr(key)), span=span))
    return {**merged, **data} if merged else data


def _merged(node: yaml.Node) -> dict[str, Plain]:
    """The fields that a merge stands for: it is told, and nothing is lacking for it."""
    held = plain(node, [])
    groups = held if isinstance(held, list) else [held]
    return {name: value for group in reversed(groups) if isinstance(group, dict) for name, value in group.items()}


MERGE = "<<"
"""What takes over the fields of another group in older YAML."""
_QUOTED = frozenset("'\"|>")
"""Styles of scalars that are texts, whatever they look like."""
_TOO_LARGE = math.inf
_TAGS = {
    yaml.ScalarNode: "tag:yaml.org,2002:str",
    yaml.SequenceNode: "tag:yaml.org,2002:seq",
    yaml.MappingNode: "tag:yaml.org,2002:map",
}


def _scalar(node: yaml.ScalarNode, issues: list[Issue]) -> Plain:
    """What a scalar without quotes stands for."""
    meant = _meant(node.value)
    if meant is not _TOO_LARGE:
        return meant
    message = say("number-too-large")
    issues.append(Issue(code="out-of-range", message=message, span=span_of(node), found=node.value))
    return 0.0


@lru_cache(maxsize=2048)
def _meant(text: str) -> Plain:
    """What a text without quotes stands for; `_TOO_LARGE` for a number that is."""
    if text in ("", "~", "null"):
        return None
    if text in ("true", "false"):
        return text == "true"
    if _INTEGER.match(text) and len(text) < 19:
        return int(text)
    if not _NUMBER.match(text) or len(text) >= 25:
        return text
    return _TOO_LARGE if math.isinf(float(text)) else float(text)


def value_at(node: yaml.Node, key: str) -> yaml.Node | None:
    """The value of a mapping's key, or None."""
    if isinstance(node, yaml.MappingNode):
        for key_node, value_node in node.value:
            if key_node.value == key:
                return value_node  # type: ignore[no-any-return]
    return None


def key_at(node: yaml.Node, key: str) -> yaml.Node | None:
    """The node of a mapping's key itself, or None."""
    if isinstance(node, yaml.MappingNode):
        for key_node, _ in node.value:
            if key_node.value == key:
                return key_node  # type: ignore[no-any-return]
    return None


def text_at(node: yaml.Node, key: str) -> str | None:
    """The value of a mapping's key where it is a single word or text, else None."""
    value = value_at(node, key)
    return str(value.value) if isinstance(value, yaml.ScalarNode) else None


def locate(node: yaml.Node, path: Sequence[str | int]) -> Span:
    """The place of the value at ``path``, or of the nearest thing above it that exists."""
    for step in path:
        child = None
        if isinstance(step, str):
            child = value_at(node, step)
        elif isinstance(node, yaml.SequenceNode) and step < len(node.value):
            child = node.value[step]
        if child is None:
            break
        node = child
    return span_of(node)


def node_at(node: yaml.Node, path: Sequence[str | int]) -> yaml.Node | None:
    """The node of the value at ``path``, or None where there is none."""
    for step in path:
        child: yaml.Node | None = None
        if isinstance(step, str):
            child = value_at(node, step)
        elif isinstance(node, yaml.SequenceNode) and step < len(node.value):
            child = node.value[step]
        if child is None:
            return None
        node = child
    return node


def unknown_name(code: str, what: str, name: str, known: Sequence[str], span: Span, of: str = "") -> Issue:
    """The issue for a name that is none of the known ones; ``what`` it should be is a message ``no-<what>``."""
    message = say(f"no-such-{what.replace(' ', '-')}", name=repr(name), of=of)
    return Issue(
        code=code, message=message, span=span, found=repr(name), accepted=in_a_row(known), suggestion=near(name, known)
    )
