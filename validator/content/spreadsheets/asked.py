"""Whether a set has anything that this room is for; most have not, and need not load what reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import KindName

COMBINE = "combine"
"""The field of an entry that stands for many: lists by the fields they are of."""


def combines(node: yaml.Node) -> bool:
    """Whether an entry under the names of their kinds combines lists."""
    return isinstance(node, yaml.MappingNode) and any(list_combines(listed) for _, listed in node.value)


def list_combines(listed: yaml.Node) -> bool:
    """Whether one of these entries combines lists."""
    return isinstance(listed, yaml.SequenceNode) and any(combined(entry) is not None for entry in listed.value)


def combined(entry: yaml.Node) -> yaml.Node | None:
    """The lists that an entry combines; None where it combines none."""
    if isinstance(entry, yaml.MappingNode):
        for key, value in entry.value:
            if key.value == COMBINE:
                found: yaml.Node = value
                return found
    return None


def sheet_names(stack: Any) -> Iterator[KindName]:
    """The names that sheets of a set, and of all that it extends, stand under."""
    for each in (stack, *stack.known.values()):
        for node in each.own_entries:
            if isinstance(node, yaml.MappingNode):
                yield from (key for key, _ in node.value if isinstance(key, KindName))
