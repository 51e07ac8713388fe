"""Single values changed, added to and laid into a YAML text at their own places; all else stays byte for byte."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import yaml

from validator.content.source import parse, plain, value_at
from validator.play.lab.vary.leaves import Step
from validator.play.lab.vary.writing import inline, key_text, lines_of


class _Amendment(NamedTuple):
    start: int
    end: int
    text: str


class Sheet:
    """One file that is being changed; ``root`` are its nodes, ``text`` is what it holds.

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
            self._replace(node, inline(whole(depth)))
            return
        step = path[depth]
        child = child_at(node, step)
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
        ending = "\r\n" if "\r\n" in self.text else "\n"
        added = [_added_fields(self.text, node, fields, ending) for node, fields in self._fields.values()]
        added += [_added_items(self.text, node, items, ending) for node, items in self._items.values()]
        return _amended(self.text, [*self._amendments, *added])

    def _replace(self, node: yaml.Node, text: str) -> None:
        self._amendments.append(_replaced(self.text, node, text))


def child_at(node: yaml.Node | None, step: Step) -> yaml.Node | None:
    """What one step leads to, or None."""
    if isinstance(step, str):
        return None if node is None else value_at(node, step)
    return node.value[step] if isinstance(node, yaml.SequenceNode) and step < len(node.value) else None


def node_at(node: yaml.Node | None, path: Sequence[Step]) -> yaml.Node | None:
    """What a path leads to, or None."""
    for step in path:
        node = child_at(node, step)
    return node


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
    if isinstance(node, yaml.MappingNode):
        for pair in node.value:
            for part in pair:
                yield from _met_again(part, seen)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _met_again(item, seen)


def _amended(text: str, amendments: Sequence[_Amendment]) -> str:
    # Of two at the same place, the later asked for stands later in the text.
    for _, one in sorted(enumerate(amendments), key=lambda each: (each[1].start, each[0]), reverse=True):
        text = text[: one.start] + one.text + text[one.end :]
    return text


def _replaced(text: str, node: yaml.Node, written: str) -> _Amendment:
    start, end = node.start_mark.index, node.end_mark.index
    glue = " " if start == end and text[:start].endswith((":", "-")) else ""
    return _Amendment(start, end, glue + written)


def _added_fields(text: str, node: yaml.Node, fields: Mapping[str, Any], ending: str) -> _Amendment:
    if isinstance(node, yaml.ScalarNode):
        return _replaced(text, node, inline(fields))
    assert isinstance(node, yaml.MappingNode)
    if node.flow_style or not node.value:
        written = ", ".join(f"{key_text(key)}: {inline(value)}" for key, value in fields.items())
        return _in_flow(text, node, [value for _, value in node.value], written)
    column = node.value[0][0].start_mark.column
    lines = lines_of(fields, opened=column == 0)
    return _below(text, node, column, lines, ending)


def _added_items(text: str, node: yaml.SequenceNode, items: Sequence[Any], ending: str) -> _Amendment:
    if node.flow_style or not node.value:
        return _in_flow(text, node, node.value, ", ".join(map(inline, items)))
    return _below(text, node, node.start_mark.column, [f"- {inline(item)}" for item in items], ending)


def _in_flow(text: str, node: yaml.Node, values: Sequence[yaml.Node], written: str) -> _Amendment:
    if not values:
        place = node.start_mark.index + 1
        return _Amendment(place, place, written)
    place = values[-1].end_mark.index
    return _Amendment(place, place, f", {written}")


def _below(text: str, node: yaml.Node, column: int, lines: Sequence[str], ending: str) -> _Amendment:
    """Lines after the last one of a group or list, with its indentation."""
    place = _end_of(node, text)
    stop = text.find("\n", place)
    place = len(text) if stop < 0 else stop - text[:stop].endswith("\r")
    return _Amendment(place, place, "".join(f"{ending}{' ' * column}{line}" for line in lines))


def _end_of(node: yaml.Node, text: str) -> int:
    """Where the last value in a node ends, without blank lines and comments after it."""
    if isinstance(node, yaml.ScalarNode):
        end = int(node.end_mark.index)
        return len(text[:end].rstrip()) if node.style in ("|", ">") else end
    assert isinstance(node, yaml.CollectionNode)
    if node.flow_style or not node.value:
        return int(node.end_mark.index)
    last = node.value[-1]
    return _end_of(last[1] if isinstance(node, yaml.MappingNode) else last, text)
