"""What a custom set does to the set it extends, edit by edit; and the same set with some of its edits left out."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from validator.base.issue import Issue, Span
from validator.base.yaml_nodes import yaml
from validator.content.inheritance import Stack
from validator.content.overlay import laid_over
from validator.content.source import locate, place_of, span_of

NodePath = tuple[str | int, ...]
SINGLY = frozenset({"remove", "parts", "languages"})
"""Fields of ``set.yaml`` that are lists of edits."""
BY_KEY = frozenset({"change", "rules"})
"""Fields whose entries are edits, or groups of edits."""
ALWAYS = frozenset({"extends", "game", "title"})
"""What a set is called and stands on; without it there is nothing to check."""


class Edit(NamedTuple):
    """One edit: its path among the set's nodes, where it stands, and where it, or the group it is in, begins and ends.

    A group is what is changed of one entry, or stated of one switch.
    """

    path: NodePath
    span: Span
    begin: Span
    end: Span

    def holds(self, span: Span) -> bool:
        """Whether a place lies within the edit."""
        return (span.file, span.sheet) == (self.span.file, self.span.sheet) and self.begin <= span <= self.end


def edits_of(stack: Stack) -> list[Edit]:
    """The edits of the last set of a stack: entries removed, fields changed, switches, lines of parts, new entries."""
    found = [*_of_manifest(stack.own)]
    for place, node in enumerate(stack.own_entries):
        found += [] if node is None else _of_entries(node, (place,))
    return found


def at_touched(issue: Issue, stack: Stack, piece: str | None) -> Issue:
    """A finding about an entry, at the edit that touches the entry, or else where the set says what it extends.

    A set that extends none, and a finding at a line of the set's own, stay as they are.
    """
    place, counted = touched(issue.span, stack, piece)
    return issue if counted is None else msgspec.structs.replace(issue, span=place, counted=counted)


def touched(span: Span, stack: Stack, piece: str | None) -> tuple[Span, Span | None]:
    """The place of a finding about an entry at ``span``, as `at_touched`; and ``span`` where that is another place."""
    if stack.base is None or span.file.startswith(f"{stack.places[-1].shown}/"):
        return span, None
    touching = [edit.begin for edit in edits_of(stack) if edit.path[:2] == ("change", piece)]
    return (touching[0] if touching else locate(stack.own, ["extends"])), span


def with_only(stack: Stack, kept: Iterable[NodePath]) -> Stack:
    """The same set with these of its edits and no others."""
    left_out = frozenset(edit.path for edit in edits_of(stack)) - frozenset(kept)
    own = _pruned(stack.own, left_out, ())
    assert isinstance(own, yaml.MappingNode)
    entries = [node and _pruned(node, left_out, (place,)) for place, node in enumerate(stack.own_entries)]
    return laid_over(stack.base, stack.places[-1], own, entries, [])


def _of_manifest(own: yaml.MappingNode) -> Iterator[Edit]:
    for key, value in own.value:
        name = key.value
        if name in ALWAYS:
            continue
        if name in SINGLY and isinstance(value, yaml.SequenceNode):
            yield from (_edit((name, place), line, line) for place, line in enumerate(value.value))
        elif name in BY_KEY and isinstance(value, yaml.MappingNode):
            yield from _by_key(value, (name,))
        elif name == "add":
            yield from _of_entries(value, (name,))
        else:
            yield _edit((name,), key, value)


def _by_key(node: yaml.MappingNode, path: NodePath) -> Iterator[Edit]:
    """An edit for each key, or for each key of the group it holds."""
    for key, value in node.value:
        whole = _edit((*path, key.value), key, value)
        if isinstance(value, yaml.MappingNode) and value.value:
            for inner, changed in value.value:
                edit = _edit((*whole.path, inner.value), inner, changed)
                yield edit._replace(begin=whole.begin, end=whole.end)
        else:
            yield whole


def _of_entries(node: yaml.Node, path: NodePath) -> Iterator[Edit]:
    for key, listed in node.value if isinstance(node, yaml.MappingNode) else ():
        for place, entry in enumerate(listed.value if isinstance(listed, yaml.SequenceNode) else ()):
            yield _edit((*path, key.value, place), entry, entry)


def _edit(path: NodePath, key: yaml.Node, value: yaml.Node) -> Edit:
    span = span_of(value) if isinstance(value, yaml.ScalarNode) else span_of(key)
    return Edit(path, span, span_of(key), place_of(value.end_mark))


def _pruned(node: yaml.Node, left_out: frozenset[NodePath], path: NodePath) -> yaml.Node:
    """The node without what is left out; parts of it that stay whole are shared."""
    depth = len(path)
    if not any(each[:depth] == path for each in left_out):
        return node
    if isinstance(node, yaml.MappingNode):
        kept = [pair for pair in node.value if (*path, pair[0].value) not in left_out]
        pairs = [(key, _pruned(value, left_out, (*path, key.value))) for key, value in kept]
        pairs = [
            (key, value) for (key, value), (_, old) in zip(pairs, kept, strict=True) if value.value or not old.value
        ]
        return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
    if isinstance(node, yaml.SequenceNode):
        items = [
            _pruned(item, left_out, (*path, place))
            for place, item in enumerate(node.value)
            if (*path, place) not in left_out
        ]
        return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark)
    return node
