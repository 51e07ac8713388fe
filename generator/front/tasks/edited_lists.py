"""Lists in a YAML text changed item by item, so that comments and the layout of all that stays are kept.

Marks are line and column, as the reader of content gives them (`validator.content.source.parse`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from validator.base.yaml_nodes import yaml
from validator.content.source import plain

Fields = Mapping[str, Any]
Place = tuple[int, int]
_PLAIN = re.compile(r"[^\W\d_][\w ./'-]*(?<! )")
_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off"})


def flow(value: Any) -> str:
    """Plain data on one line, as content is written: ``{at: [7, 7], tile: T031}``."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{flow(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        is_plain = _PLAIN.fullmatch(value) is not None and value.lower() not in _WORDS
        return value if is_plain else json.dumps(value, ensure_ascii=False)
    return json.dumps(value)


def with_value(text: str, node: yaml.Node, written: str) -> str:
    """The text with something else in the place of a node; of a block what stands below the node's last line stays."""
    lines = text.splitlines(keepends=True)
    first, last = node.start_mark, last_line(node)
    start = lines[first.line][: first.column]
    rest = lines[last][node.end_mark.column :] if node.end_mark.line == last else "\n"
    return "".join([*lines[: first.line], start, written, rest, *lines[last + 1 :]])


def with_items(text: str, node: yaml.Node, wanted: Sequence[Fields]) -> str:
    """The text with these entries in a list of entries that have a place, ``at``.

    An entry that is the same stays as it is written, a changed one is written anew on its line, new ones come last.
    """
    if not _is_block(node):
        return _rewritten(text, node, wanted)
    left: dict[Place | None, list[int]] = {}
    for number, each in enumerate(wanted):
        left.setdefault(place_of(each), []).append(number)
    found = [left.get(place_of(plain(child, [])), []) for child in node.value]
    kept = [wanted[same.pop(0)] if same else None for same in found]
    more = sorted(number for numbers in left.values() for number in numbers)
    return _with(text, node, kept, [wanted[number] for number in more])


def with_list(text: str, node: yaml.Node, wanted: Sequence[Any]) -> str:
    """The text with these values in a list whose order counts; lines of those that are the same stay."""
    if not _is_block(node):
        return with_value(text, node, flow(wanted))
    held = len(node.value)
    return _with(text, node, [*wanted[:held], *[None] * (held - len(wanted))], wanted[held:])


def _is_block(node: yaml.Node) -> bool:
    return isinstance(node, yaml.SequenceNode) and not node.flow_style and bool(node.value)


def _with(text: str, node: yaml.Node, kept: Sequence[Any], more: Sequence[Any]) -> str:
    """A list an item to a line: what stands in each item's place (None: nothing), and what comes after the last."""
    lines = text.splitlines(keepends=True)
    written: dict[int, list[str]] = {}
    for child, new in zip(node.value, kept, strict=True):
        if new is None or new != plain(child, []):
            first, last = child.start_mark.line, last_line(child)
            rest = lines[last][child.end_mark.column :] if child.end_mark.line == last else "\n"
            written |= {line: [] for line in range(first, last + 1)}
            written[first] = [] if new is None else [lines[first][: child.start_mark.column] + flow(new) + rest]
    tail = node.value[-1]
    start, end = lines[tail.start_mark.line][: tail.start_mark.column], last_line(tail)
    after = [f"{start}{flow(each)}\n" for each in more]
    if all(each is None for each in kept) and not after:
        after = [f"{start.replace('-', ' ')}[]\n"]
    if after:
        before = written.get(end, [lines[end]])
        written[end] = [*(line if line.endswith("\n") else f"{line}\n" for line in before), *after]
    return "".join("".join(written.get(number, [line])) for number, line in enumerate(lines))


def last_line(node: yaml.Node) -> int:
    """The last line that a node is written on; a block's own mark lies beyond the comments that follow it."""
    if isinstance(node, yaml.MappingNode | yaml.SequenceNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return last_line(last[1] if isinstance(node, yaml.MappingNode) else last)
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">"):
        return int(node.start_mark.line) + len(node.value.rstrip("\n").splitlines()) - 1
    return int(node.end_mark.line)


def place_of(data: Any) -> Place | None:
    """Where an entry stands, None where it does not say."""
    match data.get("at") if isinstance(data, Mapping) else None:
        case [int(column), int(row)]:
            return column, row
    return None


def _rewritten(text: str, node: yaml.Node, wanted: Sequence[Fields]) -> str:
    """A list that stands on one line, or is empty, written anew: an entry to a line."""
    if not wanted:
        return with_value(text, node, "[]")
    line = text.splitlines()[node.start_mark.line][: node.start_mark.column]
    if line.strip():
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        return with_value(text, node, f"\n{indent}".join(["", *(f"- {flow(each)}" for each in wanted)])).replace(
            f"{line}\n", f"{line.rstrip()}\n"
        )
    return with_value(text, node, f"\n{line}".join(f"- {flow(each)}" for each in wanted))
