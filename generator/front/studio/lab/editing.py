"""One entry of a recipe changed in its text; every comment, and the way everything else is written, stays."""

from __future__ import annotations

import io
from typing import Any

import yaml
from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq

from validator.base.issue import WrongUse
from validator.content.source import key_at, parse, value_at

LONG_LINE = 120
MOST_STEPS = 3


def edited(text: str, path: list[str], value: Any) -> str:
    """The text with the value at a path set, or without it where ``value`` is None.

    Raises:
        ContentError: the text is no YAML.
        WrongUse: the path leads nowhere, or the text is no group of fields.
    """
    if not path or len(path) > MOST_STEPS:
        raise WrongUse("a recipe has no such entry")
    root = parse(text, "recipe.yaml")
    if root is not None and not isinstance(root, yaml.MappingNode):
        raise WrongUse("a recipe is a group of fields, as in goals: {length: 20}")
    if value is None:
        return _without(text, root, path)
    writer = _writer()
    data = CommentedMap() if root is None else writer.load(text)
    holder = data
    for step in path[:-1]:
        if not isinstance(holder.get(step), CommentedMap):
            holder[step] = _flowing(CommentedMap())
        holder = holder[_key(holder, step)]
    holder[_key(holder, path[-1])] = _written(value)
    return _text(writer, data)


def _without(text: str, root: yaml.Node | None, path: list[str]) -> str:
    """The text without an entry; one that would be left empty above it goes too."""
    above = root
    for place, step in enumerate(path[:-1]):
        above = None if above is None else value_at(above, step)
        if isinstance(above, yaml.MappingNode) and len(above.value) == 1 and value_at(above, path[place + 1]):
            return _without(text, root, path[: place + 1])
    if above is None or value_at(above, path[-1]) is None:
        return text
    if len(path) == 1:
        return _without_lines(text, above, path[0])
    writer = _writer()
    data = writer.load(text)
    holder = data
    for step in path[:-1]:
        holder = holder[_key(holder, step)]
    del holder[_key(holder, path[-1])]
    return _text(writer, data)


def _without_lines(text: str, root: yaml.Node, name: str) -> str:
    """The text without the lines of an entry of the whole file; remarks below it stay."""
    key, value = key_at(root, name), value_at(root, name)
    assert key is not None and value is not None
    lines = text.splitlines(keepends=True)
    del lines[key.start_mark.line : _last_line(value) + 1]
    return "".join(lines)


def _last_line(node: yaml.Node) -> int:
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _last_line(last[1] if isinstance(last, tuple) else last)
    return int(node.end_mark.line)


def _writer() -> YAML:
    writer = YAML()
    writer.preserve_quotes = True
    writer.width = LONG_LINE
    return writer


def _key(holder: CommentedMap, step: str) -> Any:
    """A key as the text has it: a number, where it is written as one."""
    return next((key for key in holder if str(key) == step), int(step) if step.lstrip("-").isdecimal() else step)


def _flowing(made: Any) -> Any:
    made.fa.set_flow_style()
    return made


def _written(value: Any) -> Any:
    """A value as it is to be written: groups and lists on one line."""
    if isinstance(value, dict):
        found = _flowing(CommentedMap())
        for key, inner in value.items():
            found[int(key) if key.lstrip("-").isdecimal() else key] = _written(inner)
        return found
    if isinstance(value, list):
        return _flowing(CommentedSeq([_written(inner) for inner in value]))
    return value


def _text(writer: YAML, data: Any) -> str:
    stream = io.StringIO()
    writer.dump(data, stream)
    return stream.getvalue()
