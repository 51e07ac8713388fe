"""Every code and sentence that a finding may have, read from the sources: which message of which room, with which
values.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.house import PATHS, all_nodes, modules
from validator.base.speech.sentences import FOLDER

CODE = re.compile(r"^[a-z]+(?:-[a-z0-9]+)*$")
PUT_TOGETHER = {
    "validator.content.explaining": {"wrong-length", "wrong-spelling"},
    "validator.play.playtest.figures.findings": {
        "never-*",
        "strong-card",
        "weak-card",
        "automatic-card",
        "dead-card",
        "played-more",
        "played-less",
    },
    "validator.content.kits.checks": {"check-*"},
    "generator.print.faces.proofing": {"unknown-icon", "unknown-colour"},
    "generator.print.theme.differences": {"unknown-face", "unknown-list", "unknown-mark"},
}
NO_CODES = {"face", "list", "mark", "turned-engine"}
"""What such places hand on in a parameter called ``code`` although it is only part of one."""
OTHERS = {"_fail", "__init__"}
"""Functions whose ``code`` is something else: the exit code of the program, a language."""


@cache
def codes() -> dict[str, set[str]]:
    """Each code, with the modules that give it."""
    found: dict[str, set[str]] = defaultdict(set)
    takers: dict[str, set[int | None]] = defaultdict(set)
    for taker, place in _takers():
        takers[taker].add(place)
    constants = dict(_constants())
    for name, nodes in all_nodes().items():
        for call in (node for node in nodes if isinstance(node, ast.Call)):
            for handed in _handed(call, takers):
                found |= {code: found[code] | {name} for code in _said(handed, constants)}
    for name, more in PUT_TOGETHER.items():
        for code in more:
            found[code].add(name)
    return {code: names for code, names in found.items() if code not in NO_CODES}


def game_of(module: str) -> str | None:
    """The game whose own module this is; None for what any game may find."""
    return module.split(".")[3] if module.startswith("validator.play.games.") else None


def codes_of(game: str | None) -> set[str]:
    """The codes that a game's own modules give, or those of everything else."""
    return {code for code, names in codes().items() if any(game_of(name) == game for name in names)}


def _takers() -> Iterator[tuple[str, int | None]]:
    """Functions and classes that take a code, with its place among what they are given."""
    for nodes in all_nodes().values():
        for node in nodes:
            if isinstance(node, ast.FunctionDef) and node.name not in OTHERS:
                names = [one.arg for one in node.args.args if one.arg not in ("self", "cls")]
                if "code" in [*names, *(one.arg for one in node.args.kwonlyargs)]:
                    yield node.name, names.index("code") if "code" in names else None
            elif isinstance(node, ast.ClassDef):
                fields = [
                    each.target.id
                    for each in node.body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                ]
                if "code" in fields:
                    yield node.name, fields.index("code")


def _constants() -> Iterator[tuple[str, str]]:
    for tree in modules().values():
        for node in tree.body:
            value = getattr(getattr(node, "value", None), "value", None)
            if isinstance(node, ast.Assign) and isinstance(value, str) and isinstance(node.targets[0], ast.Name):
                yield node.targets[0].id, value


def _handed(call: ast.Call, takers: dict[str, set[int | None]]) -> Iterator[ast.expr]:
    """What a call hands on as a code, if anything; where several of its name take one, at the place of any of them."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in OTHERS:
        return
    named = next((one.value for one in call.keywords if one.arg == "code"), None)
    if named is not None:
        yield named
        return
    for place in takers.get(name, ()):
        if place is not None and place < len(call.args):
            yield call.args[place]


def _said(handed: ast.expr, constants: dict[str, str]) -> Iterator[str]:
    if isinstance(handed, ast.IfExp):
        yield from _said(handed.body, constants)
        yield from _said(handed.orelse, constants)
    elif isinstance(handed, ast.Name) and handed.id.isupper() and CODE.match(constants.get(handed.id, "")):
        yield constants[handed.id]
    elif isinstance(handed, ast.Constant) and isinstance(handed.value, str) and CODE.match(handed.value):
        yield handed.value


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
