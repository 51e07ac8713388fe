"""What is to stand in a set where edits are made, and what of it a change has to state."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span
from validator.content.inheritance import name_of
from validator.content.loading import ContentSet
from validator.content.source import node_at, plain, value_at
from validator.play.lab.vary.addresses import PARTS, RULES, Address, typed_at
from validator.play.lab.vary.leaves import Step, Value
from validator.play.lab.vary.wording import say

Edits = Mapping[Address, Value]
"""The values that are to stand at addresses of a set."""


class Wanted(NamedTuple):
    """An entry, or the rules, as it is to be.

    ``kind`` is the entry's kind of piece, or ``rules``; ``name`` its id; ``paths`` are where its edits are, as the
    designer writes the entry; ``data`` is the entry with all edits, ``before`` without.
    """

    kind: str
    name: str
    paths: tuple[tuple[Step, ...], ...]
    data: Any
    before: Any

    def stated(self, path: Sequence[Step], depth: int) -> Any:
        """What has to be stated for the value at ``path`` at its first ``depth`` steps; lists are stated whole."""
        return _restricted(_at(self.data, path[:depth]), _at(self.before, path[:depth]), path[depth:])


def wanted_of(content: ContentSet, edits: Edits) -> list[Wanted]:
    """Rules and entries that are edited, in the order of the edits, but for lines of the parts list.

    Raises:
        ContentError: a value is drawn in rows of characters and cannot be changed by itself.
    """
    tops = dict.fromkeys(str(address.path[0]) for address in edits if address.kind != PARTS)
    return [
        _rules(content, edits)
        if top == RULES
        else _entry(content, top, {address: value for address, value in edits.items() if address.path[0] == top})
        for top in tops
    ]


def counted_parts(content: ContentSet, edits: Edits) -> dict[str, int]:
    """The parts list's counts that change: those edited, and those that follow from how often pieces are there."""
    before = {line.kind: line.count for line in content.manifest.parts}
    after: dict[str, int] = {}
    for kind, pieces in content.pieces.items():
        if before.get(kind) == sum(piece.count for piece in pieces):
            counts = {
                address.path[0]: value
                for address, value in edits.items()
                if address.kind == kind and address.path[1:] == ("count",)
            }
            total = sum(_whole(counts.get(piece.id, piece.count)) for piece in pieces)
            after |= {kind: total} if total != before[kind] else {}
    return after | {str(address.path[1]): _whole(value) for address, value in edits.items() if address.kind == PARTS}


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def _rules(content: ContentSet, edits: Edits) -> Wanted:
    before, data = (_plain_rules(content) for _ in range(2))
    chosen = {address.path[1:]: value for address, value in edits.items() if address.path[0] == RULES}
    for path, value in chosen.items():
        _set(data, path, value)
    return Wanted(RULES, RULES, tuple(chosen), data, before)


def _plain_rules(content: ContentSet) -> Any:
    return msgspec.json.decode(msgspec.json.encode(content.rules))


def _entry(content: ContentSet, name: str, edits: Edits) -> Wanted:
    kind = next(iter(edits)).kind
    raw = next(entry for entry in content.stack.entries[kind] if name_of(entry) == name)
    before, data = plain(raw, []), plain(raw, [])
    paths: list[tuple[Step, ...]] = []
    for address, value in edits.items():
        path = _as_written(content, kind, raw, address)
        _fill(data, content, path, address.path[1:], name)
        _set(data, path, value)
        paths.append(path)
    return Wanted(kind, name, tuple(paths), data, before)


def _fill(data: Any, content: ContentSet, path: Sequence[Step], typed: Sequence[Step], name: str) -> None:
    """Write out what is not given on the way to a value, as it is if not given."""
    here = data
    for place, step in enumerate(path[:-1]):
        if isinstance(here, dict) and step not in here:
            here[step] = msgspec.json.decode(msgspec.json.encode(typed_at(content, (name, *typed[: place + 1]))))
        here = here[step]


def _set(data: Any, path: Sequence[Step], value: Value) -> None:
    here = data
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value


def _at(data: Any, path: Sequence[Step]) -> Any:
    """What stands at a path of plain data; None where nothing does."""
    for step in path:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _restricted(data: Any, before: Any, path: Sequence[Step]) -> Any:
    """Of groups only what leads to the path; a list, and a group that was not there, whole."""
    if not path or isinstance(path[0], int) or not isinstance(before, dict):
        return data
    return {path[0]: _restricted(data[path[0]], before.get(path[0]), path[1:])}


def _as_written(content: ContentSet, kind: str, raw: yaml.Node, address: Address) -> tuple[Step, ...]:
    """The path of a value as the designer wrote the entry: the same, unless it is written in another form.

    Raises:
        ContentError: the value stands nowhere by itself.
    """
    path = address.path[1:]
    other = content.words.forms.get(kind)
    if other is None or value_at(raw, other.sign) is None:
        return path
    piece = convert(plain(raw, []), other.form, str_keys=True)
    unfolded = other.unfold(piece, raw, [])
    places = {id(node): found for found, node in _below(raw, ())}
    if unfolded is not None and (there := places.get(id(node_at(unfolded, path)))) is not None:
        return there
    holder = None if unfolded is None else node_at(unfolded, path[:-1])
    beside = [value for _, value in holder.value] if isinstance(holder, yaml.MappingNode) else []
    for node in beside:
        if (found := places.get(id(node))) is not None:
            return (*found[:-1], path[-1])
    message = say("drawn-value", address=address.text, field=other.sign)
    span: Span = content.span(str(address.path[0]), *path)
    raise ContentError([Issue(code="drawn-value", message=message, span=span)])


def _below(node: yaml.Node, path: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], yaml.Node]]:
    yield path, node
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _below(value, (*path, key.value))
    elif isinstance(node, yaml.SequenceNode):
        for place, item in enumerate(node.value):
            yield from _below(item, (*path, place))
