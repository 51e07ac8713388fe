"""What each command may come to load, as the sources show it: imports anywhere, late ones by name, gates of extras.

A module is loaded late by ``import_module``, or because its name stands in a table; a name with a part that is known
only when the program runs stands for all modules it fits. ``with_extra`` is the one gate: what it loads may use the
libraries of that extra, all else those of a plain install.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import NamedTuple

from tests.house import modules

LATE, GATE = "import_module", "with_extra"
OURS = ("generator", "validator")


class Loads(NamedTuple):
    """What a module may load: modules and libraries, those behind a gate with its extra, and late names of any kind."""

    names: frozenset[str]
    gated: frozenset[tuple[str, str]]
    unread: frozenset[str]


def loads(tree: ast.Module) -> Loads:
    """What a module of this text may load."""
    nodes = list(running(tree))
    texts = constants(tree)
    names, gated, unread = set[str](), set[tuple[str, str]](), set[str]()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Call) and called(node) == GATE:
            extra, module = (pattern(one, texts) for one in node.args[:2])
            gated.add((str(extra), str(module)))
        elif isinstance(node, ast.Call) and called(node) == LATE:
            found = pattern(node.args[0], texts)
            if found is not None:  # a name that is handed in is read where it is written down
                (names if found.strip("*.") else unread).add(found)
    behind = {module for _, module in gated}
    told = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    names |= {one for one in told if one in modules() and one not in behind}
    return Loads(frozenset(names), frozenset(gated), frozenset(unread))


def running(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes of a text but for what only types need."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        yield node
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            left += ast.iter_child_nodes(node)


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def constants(tree: ast.Module) -> dict[str, str]:
    """The texts that names at the top of a module stand for."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            (target, value) = (node.targets[0], node.value)
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            for name, one in zip(target.elts, value.elts, strict=False) if several else [(target, value)]:
                if isinstance(name, ast.Name) and (text := pattern(one, found)) is not None:
                    found[name.id] = text
    return found


def pattern(node: ast.expr, texts: Mapping[str, str]) -> str | None:
    """A name as far as it is written down, a star for each part that is not; None where nothing of it is."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.Name):
        return texts.get(node.id)
    if isinstance(node, ast.IfExp):
        return pattern(node.body, texts)
    if isinstance(node, ast.JoinedStr):
        parts = [one.value if isinstance(one, ast.FormattedValue) else one for one in node.values]
        return "".join(pattern(one, texts) or "*" for one in parts)
    return None


@cache
def every_load() -> dict[str, Loads]:
    """What each module of the house may load."""
    return {name: loads(tree) for name, tree in modules().items()}


@cache
def fitting(name: str) -> tuple[str, ...]:
    """The modules of the house that a name may mean, with the packages around them."""
    found = [one for one in modules() if fnmatchcase(one, name)] if "*" in name else [name] if name in modules() else []
    parts = [one.split(".") for one in found]
    return tuple({".".join(path[: end + 1]) for path in parts for end in range(len(path))} & modules().keys())


def libraries(commands: Mapping[str, str]) -> dict[tuple[str, frozenset[str]], str]:
    """Each library that commands may load, with the extras whose gates lead to it: by which command and module."""
    found: dict[tuple[str, frozenset[str]], str] = {}
    left = [(path, frozenset[str](), command) for command, path in commands.items()]
    seen = {(module, extras) for module, extras, _ in left}
    while left:
        module, extras, command = left.pop()
        here = every_load()[module]
        reached = [(name, extras) for name in here.names]
        reached += [(name, extras | {extra}) for extra, name in here.gated]
        for name, through in reached:
            top = name.partition(".")[0]
            if top not in OURS and top not in sys.stdlib_module_names and top != "*":
                found.setdefault((top, through), f"{command}, in {module}")
            for other in fitting(name):
                if (other, through) not in seen:
                    seen.add((other, through))
                    left.append((other, through, command))
    return found
