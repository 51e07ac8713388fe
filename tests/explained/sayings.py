"""What the program says in findings, read off its source: which message of which room, with which values."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.house import PATHS, modules
from validator.base.speech.sentences import FOLDER

ROOT = Path(__file__).parent.parent.parent
SAYERS = ("say", "_say")


class Saying(NamedTuple):
    """One call of ``say``: the folder of its room, the messages it may name, and the names of its values."""

    room: Path
    keys: tuple[str, ...]
    values: frozenset[str]
    place: str


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Every file of the program, read."""
    for name, tree in modules().items():
        yield PATHS[name], tree


@cache
def sayings() -> tuple[Saying, ...]:
    """Every sentence that the program makes."""
    return tuple(_sayings())


def _sayings() -> Iterator[Saying]:
    for file, tree in sources():
        for call in ast.walk(tree) if _says(tree) else ():
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYERS:
                names = frozenset(keyword.arg or "**" for keyword in call.keywords)
                yield Saying(file.parent, tuple(_keys(call.args[0])), names, f"{file.relative_to(ROOT)}:{call.lineno}")


def _says(tree: ast.Module) -> bool:
    """Whether a file makes its room's sentences, or takes what makes them from a neighbour."""
    taken = {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    made = [node.value.func for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    return bool(taken & {*SAYERS}) or any(
        isinstance(made_by, ast.Name) and made_by.id == "Sentences" for made_by in made
    )


def _keys(node: ast.expr) -> Iterator[str]:
    """The messages an expression may name: a text, or a choice of two; ``?`` for what is worked out."""
    if isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        # A family of messages, such as one for each severity: ``level-*``.
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    else:
        yield "?"


def rooms() -> list[Path]:
    """The folders of all rooms that say something."""
    packages = (ROOT / "generator", ROOT / "validator")
    return sorted(file.parent.parent for package in packages for file in package.rglob(f"{FOLDER}/en.ftl"))


@cache
def messages(room: Path, language: str, *, shown: bool = False) -> dict[str, frozenset[str]]:
    """The messages of a room in a language, each with the values that it asks for, or only those that it shows."""
    file = room / FOLDER / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    faults = [entry for entry in body if isinstance(entry, fluent.Junk)]
    assert not faults, f"{file}: {faults[0].content}"
    return {entry.id.name: frozenset(_asked(entry, shown)) for entry in body if isinstance(entry, fluent.Message)}


def _asked(node: object, shown: bool) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.SyntaxNode):
        for name, value in vars(node).items():
            if not (shown and name == "selector"):
                yield from _asked(value, shown)
    elif isinstance(node, list):
        for each in node:
            yield from _asked(each, shown)
