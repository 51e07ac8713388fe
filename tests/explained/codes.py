"""Every code that a finding may have, read from the sources.

A code is a text that reaches the parameter, or the field, called ``code``: of `Issue` itself, or of anything that hands
it on. Codes that are put together while the program runs are listed here, by the place that does so.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tests.house import all_nodes, modules

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
