"""Custom sets as differences: ``extends``, ``remove``, ``change`` and ``add``, applied to node trees.

Working on nodes keeps every value's own file and line: a finding in a changed card points at the change.
"""

from __future__ import annotations

from collections.abc import Iterable

import yaml

from validator.content.places import Place, entry_files, extended
from validator.content.source import key_at, read, span_of, value_at
from validator.issue import ContentError, Issue, Span, near

MOST_LINKS = 8
_OWN_KEYS = {"extends", "remove", "change", "add"}


class Stack:
    """A set and all it extends, laid over each other.

    ``manifest`` is the merged ``set.yaml``; ``own`` is the last folder's alone; ``entries`` maps a kind to the nodes
    of its pieces; ``places`` runs from the base to the set itself.
    """

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.manifest: yaml.MappingNode = _empty(Span("set.yaml"))
        self.own: yaml.MappingNode = self.manifest
        self.entries: dict[str, list[yaml.Node]] = {}
        self.issues: list[Issue] = []


def stacked(place: Place, depth: int = 0) -> Stack:
    """Read a set and what it extends.

    Raises:
        ContentError: a file cannot be read, or sets extend each other in a circle.
    """
    shown = f"{place.shown}/set.yaml"
    own = read(place.folder / "set.yaml", shown)
    if not isinstance(own, yaml.MappingNode):
        raise ContentError([Issue(code="wrong-type", message="set.yaml must be a group of fields", span=Span(shown))])
    base = value_at(own, "extends")
    if base is None:
        stack = Stack()
        stack.manifest = _without(own, {"remove", "change", "add"})
    else:
        if depth >= MOST_LINKS:
            message = "sets extend each other too many times, or in a circle"
            raise ContentError([Issue(code="extends-circle", message=message, span=span_of(base))])
        stack = stacked(extended(str(base.value), place, span_of(base)), depth + 1)
        stack.manifest = _merged_manifest(stack.manifest, own)
    stack.own = own
    stack.places.append(place)
    _overlay(stack, place)
    return stack


def _overlay(stack: Stack, place: Place) -> None:
    _remove(stack)
    _change(stack)
    added = value_at(stack.own, "add")
    if added is not None:
        _add(stack, added)
    for file in entry_files(place):
        shown = f"{place.shown}/{file.name}"
        try:
            node = read(file, shown)
        except ContentError as error:
            stack.issues.extend(error.issues)
            continue
        if node is not None:
            _add(stack, node)


def _add(stack: Stack, node: yaml.Node) -> None:
    if not isinstance(node, yaml.MappingNode):
        message = "entries are listed under the name of their kind"
        stack.issues.append(Issue(code="wrong-type", message=message, span=span_of(node)))
        return
    taken = {name_of(entry): entry for entries in stack.entries.values() for entry in entries}
    for kind_node, list_node in node.value:
        if not isinstance(list_node, yaml.SequenceNode):
            message = f"{kind_node.value!r} must hold a list of entries"
            stack.issues.append(Issue(code="wrong-type", message=message, span=span_of(list_node)))
            continue
        entries = stack.entries.setdefault(kind_node.value, [])
        for entry in list_node.value:
            name = name_of(entry)
            if name and name in taken:
                first = span_of(taken[name])
                message = f"the id {name!r} is taken at {first}; to alter that entry use change: in set.yaml"
                stack.issues.append(Issue(code="duplicate-id", message=message, span=span_of(entry)))
                continue
            taken[name] = entry
            entries.append(entry)


def _remove(stack: Stack) -> None:
    listed = value_at(stack.own, "remove")
    for node in listed.value if isinstance(listed, yaml.SequenceNode) else []:
        kind = _kind_holding(stack, str(node.value))
        if kind is None:
            stack.issues.append(_no_such_entry(stack, "remove", node))
        else:
            stack.entries[kind] = [entry for entry in stack.entries[kind] if name_of(entry) != node.value]


def _change(stack: Stack) -> None:
    changes = value_at(stack.own, "change")
    for key, change in changes.value if isinstance(changes, yaml.MappingNode) else []:
        kind = _kind_holding(stack, str(key.value))
        if kind is None:
            stack.issues.append(_no_such_entry(stack, "change", key))
        else:
            stack.entries[kind] = [
                merged(entry, change, at=key) if name_of(entry) == key.value else entry for entry in stack.entries[kind]
            ]


def _no_such_entry(stack: Stack, what: str, node: yaml.Node) -> Issue:
    known = [name_of(entry) for entries in stack.entries.values() for entry in entries]
    message = f"{what} names an entry that the extended set does not have"
    return Issue(
        code="unknown-id", message=message, span=span_of(node), found=repr(node.value),
        suggestion=near(str(node.value), known),
    )  # fmt: skip


def _kind_holding(stack: Stack, name: str) -> str | None:
    for kind, entries in stack.entries.items():
        if any(name_of(entry) == name for entry in entries):
            return kind
    return None


def name_of(entry: yaml.Node) -> str:
    """An entry's id, or an empty text where it has none."""
    node = value_at(entry, "id")
    return str(node.value) if isinstance(node, yaml.ScalarNode) else ""


def merged(base: yaml.Node, change: yaml.Node, at: yaml.Node | None = None) -> yaml.Node:
    """``change`` laid over ``base``: fields of groups one by one, all else replaced whole."""
    if not (isinstance(base, yaml.MappingNode) and isinstance(change, yaml.MappingNode)):
        return change
    if _tag_differs(base, change):
        return change
    pairs = [
        (key_at(change, key.value) or key, merged(value, new) if (new := value_at(change, key.value)) else value)
        for key, value in base.value
    ]
    pairs += [(key, value) for key, value in change.value if key_at(base, key.value) is None]
    return _mapping(pairs, at or change)


def _tag_differs(base: yaml.Node, change: yaml.Node) -> bool:
    """Another effect word brings its own fields: nothing of the old word stays."""
    for field in ("do", "goal"):
        old, new = value_at(base, field), value_at(change, field)
        if old is not None and new is not None and old.value != new.value:
            return True
    return False


def _merged_manifest(base: yaml.MappingNode, own: yaml.MappingNode) -> yaml.MappingNode:
    result = merged(_without(base, _OWN_KEYS), _without(own, {"remove", "change", "add", "parts"}), at=own)
    parts = [*_parts(own), *(line for line in _parts(base) if _kind_of(line) not in map(_kind_of, _parts(own)))]
    assert isinstance(result, yaml.MappingNode)
    result.value = [(key, value) for key, value in result.value if key.value != "parts"]
    listed = value_at(own, "parts") or value_at(base, "parts")
    if listed is not None:
        key = key_at(own, "parts") or key_at(base, "parts")
        node = yaml.SequenceNode(listed.tag, parts, listed.start_mark, listed.end_mark)
        result.value.append((key, node))
    return result


def _parts(manifest: yaml.Node) -> list[yaml.Node]:
    listed = value_at(manifest, "parts")
    return list(listed.value) if isinstance(listed, yaml.SequenceNode) else []


def _kind_of(line: yaml.Node) -> object:
    node = value_at(line, "kind")
    return node.value if node is not None else None


def _without(node: yaml.MappingNode, keys: Iterable[str]) -> yaml.MappingNode:
    return _mapping([pair for pair in node.value if pair[0].value not in keys], node)


def _mapping(pairs: list[tuple[yaml.Node, yaml.Node]], at: yaml.Node) -> yaml.MappingNode:
    return yaml.MappingNode("tag:yaml.org,2002:map", pairs, at.start_mark, at.end_mark)


def _empty(span: Span) -> yaml.MappingNode:
    mark = yaml.Mark(span.file, 0, 0, 0, None, 0)
    return yaml.MappingNode("tag:yaml.org,2002:map", [], mark, mark)
