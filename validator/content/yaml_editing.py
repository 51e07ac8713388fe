"""YAML changed in its text: values set, added and taken away, where every other character stays.

And plain data written as a person would have.
"""

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from validator.base.issue import WrongUse
from validator.base.yaml_nodes import yaml
from validator.content.source import key_at, node_at, parse, plain, text_at, value_at

WIDTH = 110
"""Characters of a line that a group may take; single items of lists may be longer."""
INDENT = "  "
_PLAIN = re.compile(r"[^\W\d_][\w .()/’'+-]*(?<![ .])|-?\d+\.\.-?\d+")
_OTHERWISE = re.compile(r"true|false|null|yes|no|on|off", re.IGNORECASE)
"""Words that this or another reader of YAML takes for something else than text."""
_NUMBER = re.compile(r"-?\d+")


def inline(value: Any) -> str:
    """A value in one line: ``{do: strength, amount: 1}``."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key_text(str(key))}: {inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, str):
        is_plain = _PLAIN.fullmatch(value) and not _OTHERWISE.fullmatch(value)
        return value if is_plain else json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def key_text(key: str) -> str:
    """A key: numbers and single words as they are, all else as values are."""
    return key if _NUMBER.fullmatch(key) or key.isidentifier() else inline(key)


def lines_of(data: Mapping[str, Any], *, opened: bool = False) -> list[str]:
    """Fields of a group, line by line; ``opened`` writes groups and lists in lines of their own, short or not."""
    lines: list[str] = []
    for key, value in data.items():
        head = f"{key_text(key)}:"
        if _is_short(value, len(head)) and not (opened and isinstance(value, Mapping | list | tuple) and value):
            lines.append(f"{head} {inline(value)}")
        elif isinstance(value, Mapping):
            lines += [head, *(f"{INDENT}{line}" for line in lines_of(value))]
        else:
            lines += [head, *(f"{INDENT}- {inline(item)}" for item in value)]
    return lines


def _is_short(value: Any, taken: int) -> bool:
    if not isinstance(value, Mapping | list | tuple):
        return True
    return not _has_rows(value) and len(inline(value)) + taken < WIDTH


def _has_rows(value: Any) -> bool:
    """Whether a list of several groups stands in it, which reads better one below the other."""
    if isinstance(value, Mapping):
        return any(map(_has_rows, value.values()))
    if isinstance(value, list | tuple):
        return sum(isinstance(item, Mapping) for item in value) > 1 or any(map(_has_rows, value))
    return False


Step = str | int
NodePath = Sequence[Step]
Fields = Mapping[str, Any]
_EMPTY = ("", "~", "null")
_DIGITS = re.compile(r"\d+$")


class _Amendment(NamedTuple):
    """What stands in the place of some characters of a text; none, where they are one place."""

    start: int
    end: int
    text: str


def with_value(text: str, path: NodePath, value: Any, *, opened: bool = True) -> str:
    """The text with a value at ``path``; groups and lists that are missing on the way are made.

    What is new in the first column is ``opened``: after a blank line, with a line for each thing in it.

    Raises:
        ContentError: the text cannot be read.
        WrongUse: the path leads through something else than groups and lists.
    """
    node: Any = _root(text)
    if node is None:
        lines = lines_of(_nested(path, value), opened=opened)
        return "".join([text, "" if not text or text.endswith("\n") else "\n", *(f"{line}\n" for line in lines)])
    depth = 0
    while depth < len(path) and (child := _child(node, path[depth])) is not None and not _is_empty(child):
        node, depth = child, depth + 1
    if depth == len(path):
        return with_node(text, node, inline(value))
    rest = _nested(path[depth + 1 :], value)
    if isinstance(node, yaml.MappingNode):
        name = str(path[depth])
        opened = opened and node.start_mark.column == 0
        key = key_at(node, name)
        return _with_field(text, node, {name: rest}, opened) if key is None else _filled(text, key, rest, opened)
    if isinstance(node, yaml.SequenceNode) and isinstance(path[depth], int):
        return _amended(text, [_items_added(text, node, [rest])])
    raise WrongUse(f"there is no place for {path[depth]!r} in this file")


def with_item(text: str, path: Sequence[str], item: Any) -> str:
    """The text with one more item of a list; the list and groups above it that are missing stand in lines of their own.

    Raises as above.
    """
    node, depth = _root(text), 0
    while node is not None and depth < len(path) and (child := _child(node, path[depth])) is not None:
        if _is_empty(child) or not _parts(child):
            break
        node, depth = child, depth + 1
    if depth == len(path):
        if not isinstance(node, yaml.SequenceNode):
            raise WrongUse("what stands there is no list; change it in the text")
        return _amended(text, [_items_added(text, node, [item])])
    missing = path[depth:]
    if node is not None and (not isinstance(node, yaml.MappingNode) or node.flow_style or _child(node, missing[0])):
        return with_value(text, path, [item])
    lines = [f"{INDENT * level}{key_text(key)}:" for level, key in enumerate(missing)]
    lines.append(f"{INDENT * len(missing)}- {inline(item)}")
    if node is not None:
        return _amended(text, [_below(text, node, node.value[0][0].start_mark.column, lines)])
    gap = "" if not text or text.endswith("\n") else "\n"
    return text + gap + "".join(f"{line}\n" for line in lines)


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
    amendment = _flow_part_gone(text, holder, place) if holder.flow_style else _lines_gone(text, holder, place)
    return _amended(text, [amendment])


def with_node(text: str, node: yaml.Node, written: str) -> str:
    """The text with ``written`` in the place of a node; what stands behind and below the node stays."""
    return _amended(text, [_replaced(text, node, written)])


def with_fields(text: str, node: yaml.Node, fields: Fields, *, opened: bool = False) -> str:
    """The text with more fields at the end of a group; ``opened`` writes what they hold in lines of its own."""
    return _amended(text, [_fields_added(text, node, fields, opened)])


def without_fields(text: str, node: yaml.MappingNode, names: Collection[str]) -> str:
    """The text without those fields of a group that stands in lines of its own."""
    gone = [place for place, (key, _) in enumerate(node.value) if key.value in names]
    return _amended(text, [_lines_gone(text, node, place) for place in gone])


def with_entries(text: str, node: yaml.Node, wanted: Sequence[Fields]) -> str:
    """The text with these entries in a list of entries that have a place, ``at``.

    An entry that is the same stays as it is written, a changed one is written anew on its line, new ones come last.
    """
    if not _is_in_lines(node):
        return _entries_anew(text, node, wanted)
    left: dict[tuple[int, int] | None, list[int]] = {}
    for number, each in enumerate(wanted):
        left.setdefault(_at_of(each), []).append(number)
    matches = [left.get(_at_of(plain(child, [])), []) for child in node.value]
    stay = [wanted[same.pop(0)] if same else None for same in matches]
    more = sorted(number for numbers in left.values() for number in numbers)
    return _with_items(text, node, stay, [wanted[number] for number in more])


def with_list(text: str, node: yaml.Node, wanted: Sequence[Any]) -> str:
    """The text with these values in a list whose order counts; lines of those that are the same stay."""
    if not _is_in_lines(node):
        return with_node(text, node, inline(wanted))
    held = len(node.value)
    return _with_items(text, node, [*wanted[:held], *[None] * (held - len(wanted))], wanted[held:])


def copied(text: str, path: NodePath, name: str) -> str:
    """The text with the entry at ``path``, one of a list, written once more below itself as ``name``."""
    entry, holder = _at(text, path), _at(text, path[:-1])
    if holder.flow_style:
        raise WrongUse("this list stands on one line; copy the entry in the text")
    start, end = _lines_around(text, entry)
    return f"{text[:end]}\n{_renamed(text, entry, start, end, name)}{text[end:]}"


def moved_in(text: str, other: str, path: NodePath, kind: str, name: str) -> str:
    """The text with an entry of ``other`` written below its own entries of the kind, as ``name``."""
    entry = _at(other, path)
    block = _renamed(other, entry, *_lines_around(other, entry), name)
    root = _root(text)
    listed = None if root is None else value_at(root, kind)
    if not isinstance(listed, yaml.SequenceNode) or listed.flow_style or not listed.value:
        gap = "" if not text or text.endswith("\n") else "\n"
        return f"{text}{gap}\n{kind}:\n{_indented(block, 2)}\n"
    end = _line_end(text, end_of(text, listed))
    return f"{text[:end]}\n\n{_indented(block, listed.start_mark.column)}{text[end:]}"


def entry_path(text: str, name: str) -> list[Step] | None:
    """Where an entry of that id stands in a text."""
    return entry_paths(text).get(name)


def entry_paths(text: str) -> dict[str, list[Step]]:
    """Where each entry of a text stands, by its id: below its kind, or below ``add`` in ``set.yaml``."""
    entry_paths: dict[str, list[Step]] = {}
    root = _root(text)
    if root is None:
        return entry_paths
    for above, node in (([], root), (["add"], value_at(root, "add"))):
        for kind, entries in node.value if isinstance(node, yaml.MappingNode) else ():
            for place, entry in enumerate(entries.value if isinstance(entries, yaml.SequenceNode) else ()):
                if (name := text_at(entry, "id")) is not None:
                    entry_paths.setdefault(name, [*above, str(kind.value), place])
    return entry_paths


def free_name(name: str, taken: set[str]) -> str:
    """An id like ``name`` that nothing has yet: ``X3`` after ``X2``, ``E07`` after ``E06``."""
    digits = _DIGITS.search(name)
    stem, number = (name[: digits.start()], int(digits[0])) if digits else (name, 1)
    places = len(digits[0]) if digits else 1
    while True:
        number += 1
        if (wanted := f"{stem}{number:0{places}}") not in taken:
            return wanted


def end_of(text: str, node: Any) -> int:
    """Behind the last character of a value; marks of what stands in lines lie behind the comments that follow."""
    if not isinstance(node, yaml.ScalarNode) and not node.flow_style and node.value:
        last = _parts(node)[-1]
        end = end_of(text, last[-1])
        return max(end, int(last[0].end_mark.index) + 1) if len(last) > 1 else end
    end = int(node.end_mark.index)
    is_block = isinstance(node, yaml.ScalarNode) and node.style in ("|", ">")
    return len(text[:end].rstrip()) if is_block else end


class Document:
    """One text that is being changed at many places; ``root`` are its nodes, ``text`` is what it holds.

    It is tangled where a value was to change that stands at several places by an alias.
    """

    def __init__(self, text: str, shown: str) -> None:
        self.shown = shown
        self._read(text)

    def _read(self, text: str) -> None:
        self.text = text
        self.root = parse(text, self.shown)
        self._amendments: list[_Amendment] = []
        self._fields: dict[int, tuple[yaml.Node, dict[str, Any]]] = {}
        self._items: dict[int, tuple[yaml.SequenceNode, list[Any]]] = {}
        self._shared = {id(node) for node in _met_again(self.root, set())} if self.root is not None else set()
        self.is_tangled = False

    def unfold_aliases(self) -> None:
        """Write out what ``*name`` stands for, so that each place can be changed alone. Do so before all else."""
        if self.root is None or "*" not in self.text:
            return
        again = [plain(node, []) for node in _met_again(self.root, set())]
        tokens = [token for token in yaml.scan(self.text, Loader=yaml.SafeLoader) if isinstance(token, yaml.AliasToken)]
        amendments = [
            _Amendment(token.start_mark.index, token.end_mark.index, inline(value))
            for token, value in zip(tokens, again, strict=True)
        ]
        self._read(_amended(self.text, amendments))

    def lay(self, node: yaml.Node, path: Sequence[Step], whole: Callable[[int], Any], depth: int = 0) -> None:
        """Set the value at a path below ``node``, or lay there what is missing of the path.

        ``whole`` gives, for the first so many steps of the path, what is to be written where they lead to nothing.
        """
        self.is_tangled |= id(node) in self._shared
        if depth == len(path):
            self._amendments.append(_replaced(self.text, node, inline(whole(depth))))
            return
        step = path[depth]
        child = _child(node, step)
        if child is not None:
            self.lay(child, path, whole, depth + 1)
        else:
            assert isinstance(step, str), "an item of a list that is not there"
            _, fields = self._fields.setdefault(id(node), (node, {}))
            lay_into(fields, {step: whole(depth + 1)})

    def append(self, node: yaml.SequenceNode, item: Any) -> None:
        """Add an item to a list."""
        self._items.setdefault(id(node), (node, []))[1].append(item)

    def amended(self) -> str:
        """The text with everything changed."""
        added = [
            _fields_added(self.text, node, fields, node.start_mark.column == 0)
            for node, fields in self._fields.values()
        ]
        added += [_items_added(self.text, node, items) for node, items in self._items.values()]
        return _amended(self.text, [*self._amendments, *added])


def lay_into(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    """Lay groups over groups, in place."""
    for key, value in above.items():
        old = below.get(key)
        if isinstance(old, dict) and isinstance(value, Mapping):
            lay_into(old, value)
        else:
            below[key] = dict(value) if isinstance(value, Mapping) else value


def _met_again(node: yaml.Node, seen: set[int]) -> Iterator[yaml.Node]:
    """Nodes met a second time, in the order of the text: there an alias stands."""
    if id(node) in seen:
        yield node
        return
    seen.add(id(node))
    for part in _parts(node) if isinstance(node, yaml.CollectionNode) else ():
        for each in part:
            yield from _met_again(each, seen)


def _root(text: str) -> yaml.Node | None:
    return parse(text, "the file")


def _at(text: str, path: NodePath) -> Any:
    root = _root(text)
    node = None if root is None else node_at(root, path)
    if node is None:
        raise WrongUse("the entry is no longer where it was")
    return node


def _child(node: yaml.Node, step: Step) -> yaml.Node | None:
    """What one step leads to: a list is counted, a group asked by name, also where the name is a number."""
    if isinstance(node, yaml.MappingNode):
        return value_at(node, str(step))
    return node_at(node, [step]) if isinstance(step, int) and step >= 0 else None


def _is_empty(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.value in _EMPTY and not node.style


def _is_in_lines(node: yaml.Node) -> bool:
    return isinstance(node, yaml.SequenceNode) and not node.flow_style and bool(node.value)


def _parts(node: Any) -> list[tuple[yaml.Node, ...]]:
    return [part if isinstance(part, tuple) else (part,) for part in node.value]


def _nested(path: NodePath, value: Any) -> Any:
    for step in reversed(path):
        value = [value] if isinstance(step, int) else {step: value}
    return value


def _at_of(data: Any) -> tuple[int, int] | None:
    """Where an entry of a map stands, None where it does not say."""
    match data.get("at") if isinstance(data, Mapping) else None:
        case [int(column), int(row)]:
            return column, row
    return None


def _start(node: Any) -> int:
    return int(node.start_mark.index)


def _line_start(text: str, place: int) -> int:
    return text.rfind("\n", 0, place) + 1


def _line_end(text: str, place: int) -> int:
    """The end of the line of a place, before what breaks the line."""
    stop = text.find("\n", place)
    return len(text) if stop < 0 else stop - text[:stop].endswith("\r")


def _lines_around(text: str, node: yaml.Node) -> tuple[int, int]:
    return _line_start(text, _start(node)), _line_end(text, end_of(text, node))


def _line_break(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _amended(text: str, amendments: Sequence[_Amendment]) -> str:
    # Of two at the same place, the later asked for stands later in the text.
    for _, one in sorted(enumerate(amendments), key=lambda each: (each[1].start, each[0]), reverse=True):
        text = text[: one.start] + one.text + text[one.end :]
    return text


def _replaced(text: str, node: Any, written: str) -> _Amendment:
    start, end = _start(node), end_of(text, node)
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">"):
        return _Amendment(_sign_before(text, node), end, written)
    if start == end and text[:start].endswith((":", "-")):
        return _Amendment(start, end, f" {written}")
    if isinstance(node, yaml.ScalarNode) or node.flow_style:
        return _Amendment(start, end, written)
    above = len(text[:start].rstrip())
    if "#" in text[_line_start(text, above) : above]:
        return _Amendment(start, end, f"  {written}")
    # What stood in lines stands on one behind its field's name.
    return _Amendment(above, end, f" {written}" if above else written)


def _sign_before(text: str, node: Any) -> int:
    """Where the sign of a block text stands: at the end of the nearest line above that ends in it."""
    rows = text.split("\n")
    signs = re.compile(rf"\{node.style}[-+0-9]*\s*(#.*)?$")
    row = next(row for row in range(node.start_mark.line, -1, -1) if signs.search(rows[row]))
    sign = signs.search(rows[row])
    assert sign is not None
    return sum(len(line) + 1 for line in rows[:row]) + sign.start()


def _with_field(text: str, node: yaml.MappingNode, field: Fields, opened: bool) -> str:
    """A group with one more field; one that is opened stands after a blank line."""
    amendment = _fields_added(text, node, field, opened)
    is_apart = opened and len(amendment.text.splitlines()) > 2
    return _amended(text, [amendment._replace(text=f"{_line_break(text)}{amendment.text}") if is_apart else amendment])


def _filled(text: str, key: Any, value: Any, opened: bool) -> str:
    """A field that stands there with nothing behind it, filled in."""
    place, margin = text.index(":", int(key.end_mark.index)) + 1, " " * key.start_mark.column
    first, *more = lines_of({key.value: value}, opened=opened)
    said = _line_break(text).join([first[len(key_text(key.value)) + 1 :], *(f"{margin}{line}" for line in more)])
    nothing = re.match(r"[ \t]*(~|null)?", text[place:])
    return f"{text[:place]}{said}{text[place + (nothing.end() if nothing else 0) :]}"


def _fields_added(text: str, node: yaml.Node, fields: Fields, opened: bool) -> _Amendment:
    if isinstance(node, yaml.ScalarNode):
        return _replaced(text, node, inline(fields))
    assert isinstance(node, yaml.MappingNode)
    if node.flow_style or not node.value:
        return _into_flow(text, node, ", ".join(f"{key_text(key)}: {inline(each)}" for key, each in fields.items()))
    column = node.value[0][0].start_mark.column
    return _below(text, node, column, lines_of(fields, opened=opened))


def _items_added(text: str, node: yaml.SequenceNode, items: Sequence[Any]) -> _Amendment:
    if node.flow_style or not node.value:
        return _into_flow(text, node, ", ".join(map(inline, items)))
    return _below(text, node, node.start_mark.column, [f"- {inline(item)}" for item in items])


def _into_flow(text: str, node: yaml.CollectionNode, written: str) -> _Amendment:
    if not node.value:
        return _Amendment(_start(node) + 1, int(node.end_mark.index) - 1, written)
    place = end_of(text, _parts(node)[-1][-1])
    return _Amendment(place, place, f", {written}")


def _below(text: str, node: yaml.Node, column: int, lines: Sequence[str]) -> _Amendment:
    """Lines after the last one of a group or list, with its indentation."""
    place = _line_end(text, end_of(text, node))
    return _Amendment(place, place, "".join(f"{_line_break(text)}{' ' * column}{line}" for line in lines))


def _with_items(text: str, node: Any, stay: Sequence[Any], more: Sequence[Any]) -> str:
    """A list an item to a line: what stands in each item's place (None: nothing), and what comes after the last."""
    amendments = []
    for place, (child, new) in enumerate(zip(node.value, stay, strict=True)):
        if new is None:
            amendments.append(_lines_gone(text, node, place))
        elif new != plain(child, []):
            amendments.append(_replaced(text, child, inline(new)))
    lines = [f"- {inline(each)}" for each in more]
    if not lines and all(each is None for each in stay):
        lines = ["  []"]
    if lines:
        place = _whole_line_end(text, end_of(text, node))
        gap = "" if text[:place].endswith("\n") or stay[-1] is None else "\n"
        margin = " " * node.start_mark.column
        amendments.append(_Amendment(place, place, gap + "".join(f"{margin}{line}\n" for line in lines)))
    return _amended(text, amendments)


def _entries_anew(text: str, node: yaml.Node, wanted: Sequence[Fields]) -> str:
    """A list that stands on one line, or is empty, written anew: an entry to a line."""
    if not wanted:
        return with_node(text, node, "[]")
    start = _start(node)
    line = text[_line_start(text, start) : start]
    if not line.strip():
        return with_node(text, node, f"\n{line}".join(f"- {inline(each)}" for each in wanted))
    margin = " " * (len(line) - len(line.lstrip()) + 2)
    written = "".join(f"\n{margin}- {inline(each)}" for each in wanted)
    return _amended(text, [_Amendment(len(text[:start].rstrip()), end_of(text, node), written)])


def _whole_line_end(text: str, place: int) -> int:
    stop = text.find("\n", place)
    return len(text) if stop < 0 else stop + 1


def _flow_part_gone(text: str, holder: Any, place: int) -> _Amendment:
    parts = _parts(holder)
    if place:
        return _Amendment(end_of(text, parts[place - 1][-1]), end_of(text, parts[place][-1]), "")
    after = _start(parts[1][0]) if len(parts) > 1 else int(holder.end_mark.index) - 1
    return _Amendment(_start(parts[0][0]), after, "")


def _lines_gone(text: str, holder: Any, place: int) -> _Amendment:
    parts = _parts(holder)
    start = _start(parts[place][0])
    begin = _line_start(text, start)
    if place == 0 and text[begin:start].strip() and isinstance(holder, yaml.MappingNode) and len(parts) > 1:
        # The first field of an item of a list: what follows it stands behind the dash.
        return _Amendment(start, _start(parts[1][0]), "")
    return _Amendment(begin, _whole_line_end(text, end_of(text, parts[place][-1])), "")


def _renamed(text: str, entry: Any, start: int, end: int, name: str) -> str:
    """The lines of an entry with another id."""
    old = value_at(entry, "id")
    assert old is not None
    return f"{text[start : _start(old)]}{name}{text[int(old.end_mark.index) : end]}"


def _indented(block: str, column: int) -> str:
    lines = block.split("\n")
    now = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(f"{' ' * column}{line[now:]}" if line.strip() else line for line in lines)
