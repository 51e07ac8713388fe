"""The two packages as their sources show them: modules, rooms, imports; and the table of what may import what.

A *room* is a folder of a package, or a file that stands by itself at its top; `rooms` reads them from the table in
``docs/architecture.md``, where a star stands for any game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests import ROOT

SOURCES = sorted([*ROOT.glob("generator/**/*.py"), *ROOT.glob("validator/**/*.py")])
ARCHITECTURE = ROOT / "docs" / "architecture.md"
EVERY_ROW = "every row above but"


def module_of(path: Path) -> str:
    """A file's name as an import says it."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = {module_of(path): path for path in SOURCES}


@cache
def modules() -> dict[str, ast.Module]:
    """Each module, read; whoever only gathers tests does not pay for it."""
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in PATHS.items()}


@cache
def all_nodes() -> dict[str, tuple[ast.AST, ...]]:
    """All nodes of each module: walking is slow, and many rules look at each node."""
    return {name: tuple(ast.walk(tree)) for name, tree in modules().items()}


def imports(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Every project module that nodes of a module name in an import, also where only types need it."""
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in PATHS else node.module for name in names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] in ("generator", "validator"))


@cache
def graph() -> dict[str, list[str]]:
    """What each module imports of the project."""
    return {name: sorted(set(imports(nodes))) for name, nodes in all_nodes().items()}


class Row(NamedTuple):
    """A row of the table: the room, and the rooms it may import, as patterns of paths."""

    room: str
    may_import: tuple[str, ...]


@cache
def rows() -> tuple[Row, ...]:
    """The table of what may import what, from the bottom up."""
    found: list[Row] = []
    for room, cell in re.findall(r"^\| `([^`]+)` \| ?(.*?) ?\|$", ARCHITECTURE.read_text(encoding="utf-8"), re.M):
        named = [_beside(room, name) for name in re.findall(r"`([^`]+)`", cell)]
        if cell.startswith(EVERY_ROW):
            named = [row.room for row in found if not any(row.room.startswith(name) for name in named)]
        found.append(Row(room, tuple(named)))
    return tuple(found)


def _beside(room: str, name: str) -> str:
    """A room by its path; one without a path is a room of the same game."""
    if name.startswith(("generator/", "validator/")):
        return name
    return "/".join([*room.rstrip("/").split("/")[:-1], name])


@cache
def room_of(module: str) -> str | None:
    """The room a module is in, as a path; None for the packages themselves and the folder of games."""
    path = PATHS[module].relative_to(ROOT).as_posix()
    folder = path.rpartition("/")[0] + "/"
    if any(fnmatchcase(path, row.room) for row in rows()):
        return path
    return folder if any(fnmatchcase(folder, row.room) for row in rows()) else None


@cache
def row_of(room: str) -> Row:
    """The row of the table that speaks of a room."""
    return next(row for row in rows() if fnmatchcase(room, row.room))


def may(room: str, other: str) -> bool:
    """Whether the table lets one room import the other; a star stands for the same game on both sides."""
    if room == other:
        return True
    pattern = row_of(other).room
    if pattern not in row_of(room).may_import:
        return False
    return not ("*" in pattern and "*" in row_of(room).room) or room.split("/")[2] == other.split("/")[2]
