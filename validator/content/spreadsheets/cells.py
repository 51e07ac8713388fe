"""Nodes that come of cells: they know their sheet, and their texts wait for the type of the field they stand in."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentence, Sentences, Text
from validator.base.yaml_nodes import yaml

say = Sentences(__package__)


def no_cell(value: object) -> Sentence:
    """That no cell can hold a value."""
    return say("no-cell", value=repr(value))


TEXT, LIST, GROUP = "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"
YES_NO = "tag:yaml.org,2002:bool"
"""The tag of a cell that a spreadsheet holds as true or false, whatever its language calls them."""
QUOTED = '"'
"""The style of a node that is text whatever it looks like."""


class CellMark(yaml.Mark):
    """The place of a cell, row and column from 0; ``sheet`` is empty in a file that is one sheet."""

    def __init__(self, shown: str, sheet: str, row: int, column: int) -> None:
        self.name, self.sheet, self.line, self.column = shown, sheet, row, column
        self.index, self.buffer, self.pointer = 0, None, 0


class Cell(yaml.ScalarNode):
    """What is written in a cell, or in a part of one, before it is known what is wanted there."""


class Heading(yaml.ScalarNode):
    """One name of a column's heading: spelled as fields are, and as it was ``written``."""

    written: str


class Sheet(NamedTuple):
    """One sheet: what it may be named after, where it begins, and whether its heading has a column of ids.

    Of rows that name their kind, ``names`` is that, and ``of`` what the sheet itself is named after.
    """

    names: tuple[str, ...]
    mark: CellMark
    identified: bool
    of: tuple[str, ...] = ()


class KindName(yaml.ScalarNode):
    """The name that stands for the kind of a sheet's entries."""

    sheet: Sheet


def cell(text: str, mark: yaml.Mark) -> Cell:
    """A cell with this text."""
    return Cell(TEXT, text, mark, mark, QUOTED)


def text_node(text: str, mark: yaml.Mark) -> yaml.ScalarNode:
    """A node that is this text."""
    return yaml.ScalarNode(TEXT, text, mark, mark, QUOTED)


def plain_node(text: str, mark: yaml.Mark) -> yaml.ScalarNode:
    """A node that is what YAML takes this text for: a number, a yes or no, nothing."""
    return yaml.ScalarNode(TEXT, text, mark, mark, None)


def list_node(items: list[yaml.Node], mark: yaml.Mark) -> yaml.SequenceNode:
    """A node that lists others."""
    return yaml.SequenceNode(LIST, items, mark, mark, flow_style=True)


def group_node(pairs: list[tuple[yaml.Node, yaml.Node]], mark: yaml.Mark) -> yaml.MappingNode:
    """A node of names and values."""
    return yaml.MappingNode(GROUP, pairs, mark, mark, flow_style=True)


def heading(written: str, mark: yaml.Mark) -> Heading:
    """A name of a heading."""
    node = Heading(TEXT, spelled(written), mark, mark, QUOTED)
    node.written = written
    return node


@lru_cache(20_000)
def spelled(name: str) -> str:
    """A name as fields are spelled, whatever its capitals, blanks and hyphens: ``Start World`` → ``start_world``."""
    name = unicodedata.normalize("NFKC", name)  # letters and blanks as wide as Chinese ones
    return "_".join(name.casefold().replace("-", " ").replace("_", " ").split())


def place(mark: yaml.Mark) -> Span:
    """The place of a mark."""
    where = (str(mark.name), mark.line + 1, mark.column + 1)
    return Span(*where, mark.sheet) if isinstance(mark, CellMark) else Span(*where)


def finding(
    code: str, message: Sentence, mark: yaml.Mark, found: Text | None = None, accepted: Text | None = None
) -> Issue:
    """What is wrong at a cell."""
    return Issue(code=code, message=message, span=place(mark), found=found, accepted=accepted)


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
                combined: yaml.Node = value
                return combined
    return None


def sheet_names(stack: Any) -> Iterator[KindName]:
    """The names that sheets of a set, and of all that it extends, stand under."""
    for each in (stack, *stack.known.values()):
        for node in each.own_entries:
            if isinstance(node, yaml.MappingNode):
                yield from (key for key, _ in node.value if isinstance(key, KindName))
