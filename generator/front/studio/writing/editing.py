"""A value set, added or taken away in the text of a YAML file, where every other character stays as it is.

The nodes of the text say where each value stands, so comments, blank lines, quotes and the layout of what is not
touched need not be written again. A path leads from the top: names of fields and places in lists.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from validator.base.issue import WrongUse
from validator.base.yaml_nodes import yaml
from validator.content.source import key_at, parse, text_at, value_at

Step = str | int
NodePath = Sequence[Step]
WIDEST = 100_000
"""Characters of a line that is not broken."""
_EMPTY = ("", "~", "null")
_DIGITS = re.compile(r"\d+$")


def with_value(text: str, path: NodePath, value: Any) -> str:
    """The text with a value at ``path``; groups and lists that are missing on the way are made.

    Raises:
        ContentError: the text cannot be read.
        WrongUse: the path leads through something else than groups and lists.
    """
    root = _root(text)
    if root is None:
        return f"{text}{_gap(text)}{_lines(_nested(path, value), 0)}\n"
    node, depth = root, 0
    while depth < len(path) and (child := _child(node, path[depth])) is not None and not _is_empty(child):
        node, depth = child, depth + 1
    if depth == len(path):
        return _replaced(text, node, _flow(value))
    rest = _nested(path[depth + 1 :], value)
    if isinstance(node, yaml.MappingNode):
        key = key_at(node, str(path[depth]))
        return _with_pair(text, node, str(path[depth]), rest) if key is None else _filled(text, key, rest)
    if isinstance(node, yaml.SequenceNode):
        return _with_item(text, node, rest)
    raise WrongUse(f"there is no place for {path[depth]!r} in this file")


def without(text: str, path: NodePath) -> str:
    """The text without what stands at ``path``; a list or group that would be empty goes with it. Raises as above."""
    nodes = [node for node in (_root(text),) if node is not None]
    for step in path:
        child = _child(nodes[-1], step) if nodes else None
        if child is None:
            return text
        nodes.append(child)
    while len(nodes) > 2 and len(nodes[-2].value) == 1:
        nodes.pop()
    holder: Any = nodes[-2]
    gone = nodes[-1]
    place = next(i for i, part in enumerate(_parts(holder)) if part[-1] is gone)
    return _without_flow(text, holder, place) if holder.flow_style else _without_lines(text, holder, place)


def copied(text: str, path: NodePath, name: str) -> str:
    """The text with the entry at ``path``, one of a list, written once more below itself as ``name``."""
    entry, holder = _at(text, path), _at(text, path[:-1])
    if holder.flow_style:
        raise WrongUse("this list stands on one line; copy the entry in the text")
    start, end = _line_start(text, _start(entry)), _line_end(text, _end(text, entry))
    return f"{text[:end]}\n{_renamed(text, entry, start, end, name)}{text[end:]}"


def moved_in(text: str, other: str, path: NodePath, kind: str, name: str) -> str:
    """The text with an entry of ``other`` written below its own entries of the kind, as ``name``."""
    entry = _at(other, path)
    start, end = _line_start(other, _start(entry)), _line_end(other, _end(other, entry))
    block = _renamed(other, entry, start, end, name)
    root = _root(text)
    listed = None if root is None else value_at(root, kind)
    if not isinstance(listed, yaml.SequenceNode) or listed.flow_style or not listed.value:
        return f"{text}{_gap(text)}\n{kind}:\n{_indented(block, 2)}\n"
    end = _line_end(text, _end(text, listed))
    return f"{text[:end]}\n\n{_indented(block, listed.start_mark.column)}{text[end:]}"


def entry_path(text: str, name: str) -> list[Step] | None:
    """Where an entry of that id stands in a text."""
    return entry_paths(text).get(name)


def entry_paths(text: str) -> dict[str, list[Step]]:
    """Where each entry of a text stands, by its id: below its kind, or below ``add`` in ``set.yaml``."""
    found: dict[str, list[Step]] = {}
    root = _root(text)
    if root is None:
        return found
    for above, node in (([], root), (["add"], value_at(root, "add"))):
        for kind, entries in node.value if isinstance(node, yaml.MappingNode) else ():
            for place, entry in enumerate(entries.value if isinstance(entries, yaml.SequenceNode) else ()):
                if (name := text_at(entry, "id")) is not None:
                    found.setdefault(name, [*above, str(kind.value), place])
    return found


def free_name(name: str, taken: set[str]) -> str:
    """An id like ``name`` that nothing has yet: ``X3`` after ``X2``."""
    found = _DIGITS.search(name)
    stem, number = (name[: found.start()], int(found[0])) if found else (name, 1)
    while True:
        number += 1
        if (wanted := f"{stem}{number}") not in taken:
            return wanted


def _root(text: str) -> yaml.Node | None:
    return parse(text, "the file")


def _at(text: str, path: NodePath) -> Any:
    node: Any = _root(text)
    for step in path:
        node = None if node is None else _child(node, step)
    if node is None:
        raise WrongUse("the entry is no longer where it was")
    return node


def _child(node: yaml.Node, step: Step) -> yaml.Node | None:
    if isinstance(node, yaml.MappingNode):
        return value_at(node, str(step))
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and 0 <= step < len(node.value):
        found: yaml.Node = node.value[step]
        return found
    return None


def _is_empty(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.value in _EMPTY and not node.style


def _parts(node: Any) -> list[tuple[yaml.Node, ...]]:
    return [part if isinstance(part, tuple) else (part,) for part in node.value]


def _nested(path: NodePath, value: Any) -> Any:
    for step in reversed(path):
        value = [value] if isinstance(step, int) else {step: value}
    return value


def _flow(value: Any) -> str:
    """A value on one line, quoted where it has to be."""
    said: str = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=WIDEST, sort_keys=False)
    return said.removesuffix("\n").removesuffix("\n...")


def _lines(value: Any, indent: int) -> str:
    """A value in lines: the groups in the first column are written out, what is in them on one line each."""
    blank = " " * indent
    if isinstance(value, dict) and indent < 4:
        return "\n".join(f"{blank}{_flow(key)}:{_below(inner, indent)}" for key, inner in value.items())
    if isinstance(value, list) and indent < 4:
        return "\n".join(f"{blank}- {_flow(inner)}" for inner in value)
    return f"{blank}{_flow(value)}"


def _below(value: Any, indent: int) -> str:
    is_group = isinstance(value, dict | list) and bool(value) and indent == 0
    return f"\n{_lines(value, 2)}" if is_group else f" {_flow(value)}"


def _gap(text: str) -> str:
    return "" if not text or text.endswith("\n") else "\n"


def _start(node: Any) -> int:
    return int(node.start_mark.index)


def _end(text: str, node: Any) -> int:
    """Behind the last character of a value; marks of what stands in lines lie behind the comments that follow."""
    if not isinstance(node, yaml.ScalarNode) and not node.flow_style and node.value:
        last = _parts(node)[-1]
        end = _end(text, last[-1])
        return max(end, int(last[0].end_mark.index) + 1) if len(last) > 1 else end
    end = int(node.end_mark.index)
    is_block = isinstance(node, yaml.ScalarNode) and node.style in ("|", ">")
    return len(text[:end].rstrip()) if is_block else end


def _line_start(text: str, place: int) -> int:
    return text.rfind("\n", 0, place) + 1


def _line_end(text: str, place: int) -> int:
    found = text.find("\n", place)
    return len(text) if found < 0 else found


def _replaced(text: str, node: Any, said: str) -> str:
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">"):
        # The mark stands at the text; the sign before it, with the line of its own, goes too.
        end = _end(text, node)
        first = text.rfind(node.style, 0, _line_start(text, end - len(text[:end].split("\n")[-1])) or end)
        start = _sign_before(text, node, end, first)
        return f"{text[:start]}{said}{text[end:]}"
    start = _start(node)
    if not isinstance(node, yaml.ScalarNode) and not node.flow_style:
        # What stood in lines stands on one behind its field's name.
        before = text[:start].rstrip()
        return f"{before} {said}{text[_end(text, node) :]}"
    return f"{text[:start]}{said}{text[int(node.end_mark.index) :]}"


def _sign_before(text: str, node: Any, end: int, first: int) -> int:
    """Where the sign of a block text stands: at the end of the nearest line above that ends in it."""
    rows = text.split("\n")
    row = node.start_mark.line
    signs = re.compile(rf"\{node.style}[-+0-9]*\s*(#.*)?$")
    while row >= 0 and not (found := signs.search(rows[row])):
        row -= 1
    if row < 0:
        return first
    return sum(len(line) + 1 for line in rows[:row]) + (found.start() if found else 0)


def _filled(text: str, key: Any, value: Any) -> str:
    """A field that stands there with nothing behind it, filled in."""
    place = text.index(":", int(key.end_mark.index)) + 1
    said = _below(value, 0) if key.start_mark.column == 0 else f" {_flow(value)}"
    behind = text[place:]
    nothing = re.match(r"[ \t]*(~|null)?", behind)
    return f"{text[:place]}{said}{behind[nothing.end() if nothing else 0 :]}"


def _with_pair(text: str, node: Any, name: str, value: Any) -> str:
    if node.flow_style:
        return _into_flow(text, node, f"{_flow(name)}: {_flow(value)}")
    column = node.start_mark.column
    line = f"{' ' * column}{_flow(name)}:{_below(value, column)}"
    end = _line_end(text, _end(text, node))
    gap = "\n" if "\n" in line else ""
    return f"{text[:end]}\n{gap}{line}{text[end:]}" if node.value else f"{text}{_gap(text)}{line}\n"


def _with_item(text: str, node: Any, value: Any) -> str:
    if node.flow_style:
        return _into_flow(text, node, _flow(value))
    end = _line_end(text, _end(text, node))
    return f"{text[:end]}\n{' ' * node.start_mark.column}- {_flow(value)}{text[end:]}"


def _into_flow(text: str, node: Any, said: str) -> str:
    if node.value:
        end = _end(text, _parts(node)[-1][-1])
        return f"{text[:end]}, {said}{text[end:]}"
    start = _start(node) + 1
    return f"{text[:start]}{said}{text[int(node.end_mark.index) - 1 :]}"


def _without_flow(text: str, holder: Any, place: int) -> str:
    parts = _parts(holder)
    if place:
        return text[: _end(text, parts[place - 1][-1])] + text[_end(text, parts[place][-1]) :]
    after = _start(parts[1][0]) if len(parts) > 1 else int(holder.end_mark.index) - 1
    return text[: _start(parts[0][0])] + text[after:]


def _without_lines(text: str, holder: Any, place: int) -> str:
    parts = _parts(holder)
    start = _start(parts[place][0])
    is_first_of_item = place == 0 and text[_line_start(text, start) : start].strip() != ""
    if is_first_of_item and isinstance(holder, yaml.MappingNode) and len(parts) > 1:
        return text[:start] + text[_start(parts[1][0]) :]
    begin, end = _line_start(text, start), _line_end(text, _end(text, parts[place][-1]))
    return text[:begin] + text[min(end + 1, len(text)) :]


def _renamed(text: str, entry: Any, start: int, end: int, name: str) -> str:
    """The lines of an entry with another id."""
    old = value_at(entry, "id")
    assert old is not None
    place = _start(old)
    return f"{text[start:place]}{name}{text[int(old.end_mark.index) : end]}"


def _indented(block: str, column: int) -> str:
    lines = block.split("\n")
    now = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(f"{' ' * column}{line[now:]}" if line.strip() else line for line in lines)
