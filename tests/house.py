"""The two packages as their sources show them: modules, floors, rooms, imports; and the table of what may import what.

A *floor* is a row of the table in ``docs/architecture.md``. A *room* is a folder of a floor, or a file that stands by
itself on it or beside the rooms of a game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests import ROOT

SOURCES = sorted([*ROOT.glob("generator/**/*.py"), *ROOT.glob("validator/**/*.py")])
ARCHITECTURE = ROOT / "docs" / "architecture.md"
GAMES = "validator/play/games/"


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


class Floor(NamedTuple):
    """A row of the table: a folder, and the folders of the floors below that it may import."""

    folder: str
    may_import: tuple[str, ...]


@cache
def floors() -> tuple[Floor, ...]:
    """The table of what may import what, from the bottom up."""
    rows = re.findall(r"^\| `([^`]+/)` \|(.*)\|$", ARCHITECTURE.read_text(encoding="utf-8"), re.M)
    return tuple(Floor(folder, tuple(re.findall(r"`([^`]+/)`", cell))) for folder, cell in rows)


def floor_of(module: str) -> str | None:
    """The floor that a module stands on, as its folder; None for the packages themselves and the command."""
    path = PATHS[module].relative_to(ROOT).as_posix()
    on = [floor.folder for floor in floors() if path.startswith(floor.folder)]
    return max(on, key=len, default=None)


def room_of(module: str) -> str:
    """The room of a module: its folder, or the file itself where it stands on a floor or beside the rooms of a game."""
    path = PATHS[module].relative_to(ROOT).as_posix()
    folder = path.rpartition("/")[0] + "/"
    return path if folder == floor_of(module) or re.fullmatch(f"{GAMES}[^/]+/", folder) else folder


def game_of(module: str) -> str | None:
    """The built-in game that a module belongs to."""
    path = PATHS[module].relative_to(ROOT).as_posix()
    return path.removeprefix(GAMES).partition("/")[0] if path.startswith(GAMES) and path.count("/") > 3 else None
