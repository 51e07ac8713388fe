"""The house rules: who may import whom, no circles, small files and functions, nothing random."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import ROOT

SOURCES = sorted([*ROOT.glob("generator/**/*.py"), *ROOT.glob("validator/**/*.py")])
MOST_LINES = 400
MOST_FUNCTION_LINES = 60
USUAL_FUNCTION_LINES = 25


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


def is_for_types_only(node: ast.AST, tree: ast.Module) -> bool:
    return any(
        isinstance(block, ast.If)
        and isinstance(block.test, ast.Name)
        and block.test.id == "TYPE_CHECKING"
        and node in ast.walk(block)
        for block in tree.body
    )


def imports(tree: ast.Module) -> Iterator[str]:
    """Every project module that a module names in an import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in MODULES else node.module for name in names]
        else:
            continue
        if not is_for_types_only(node, tree):
            yield from (name for name in names if name.split(".")[0] in ("generator", "validator"))


GRAPH = {name: sorted(set(imports(tree))) for name, tree in MODULES.items()}

# Who may not import whom: module prefix → forbidden prefixes, with exceptions.
FORBIDDEN = [
    ("validator", ("generator",), ()),
    ("validator.issue", ("validator.",), ()),
    ("validator.content", ("validator.engine", "validator.games", "validator.agents", "validator.playtest"), ()),
    ("validator.engine", ("validator.games", "validator.agents", "validator.playtest", "validator.lookup"), ()),
    ("validator.games", ("validator.agents", "validator.playtest", "validator.lookup", "validator.commands"), ()),
    ("validator.agents", ("validator.games", "validator.playtest", "validator.lookup"), ()),
    ("validator.playtest", ("validator.games", "validator.commands"), ()),
    (
        "generator",
        ("validator.engine", "validator.games", "validator.agents", "validator.playtest", "validator.lookup",
         "validator.checking", "validator.console", "validator.commands"),
        ("generator.commands", "generator.cli"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("low", "high", "excepted"), FORBIDDEN, ids=[rule[0] for rule in FORBIDDEN])
def test_imports_run_downward(low: str, high: tuple[str, ...], excepted: tuple[str, ...]) -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in GRAPH.items()
        if (name == low or name.startswith(f"{low}.")) and not name.startswith(excepted or ("-",))
        for other in others
        if other.startswith(high)
    ]
    assert wrong == []


def test_a_game_knows_no_other_game() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in GRAPH.items()
        if name.startswith("validator.games.")
        for other in others
        if other.startswith("validator.games.") and other.split(".")[2] != name.split(".")[2]
    ]
    assert wrong == []


def test_no_module_outside_a_game_imports_one_by_name() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in GRAPH.items()
        if not name.startswith("validator.games.")
        for other in others
        if other.startswith("validator.games.")
    ]
    assert wrong == []


def test_there_are_no_import_circles() -> None:
    state: dict[str, int] = {}
    circles: list[str] = []

    def visit(name: str, path: tuple[str, ...]) -> None:
        if state.get(name) == 1:
            circles.append(" → ".join((*path[path.index(name) :], name)))
        if name in state or name not in GRAPH:
            return
        state[name] = 1
        for other in GRAPH[name]:
            visit(other, (*path, name))
        state[name] = 2

    for name in GRAPH:
        visit(name, ())
    assert circles == []


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def length(function: ast.FunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_no_import_stands_inside_a_function() -> None:
    # The schema machinery explains faults and is loaded only when there is one.
    allowed = {"validator.content.loading._explained"}
    wrong = [
        f"{name}.{function.name}"
        for name, tree in MODULES.items()
        for function in functions(tree)
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    ]
    assert set(wrong) == allowed


@pytest.mark.parametrize("path", [*SOURCES, *sorted(ROOT.glob("tests/**/*.py"))], ids=lambda path: path.name)
def test_files_are_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_no_function_is_long() -> None:
    long = [
        f"{name}.{function.name}"
        for name, tree in MODULES.items()
        for function in functions(tree)
        if length(function) > MOST_FUNCTION_LINES
    ]
    assert long == []


def test_most_functions_are_short() -> None:
    lengths = [length(function) for tree in MODULES.values() for function in functions(tree)]
    assert sum(size <= USUAL_FUNCTION_LINES for size in lengths) / len(lengths) >= 0.9


def test_nothing_uses_global_chance_deep_copies_or_the_clock() -> None:
    banned = {"random", "secrets", "uuid", "datetime", "locale"}
    wrong = []
    for name, tree in MODULES.items():
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(alias.name for alias in node.names)]
            wrong += [f"{name}: {word}" for word in names if word in banned or word == "deepcopy"]
    assert wrong == []


def test_every_public_module_class_and_function_says_what_it_is() -> None:
    wrong = []
    for name, tree in MODULES.items():
        if not ast.get_docstring(tree) and tree.body:
            wrong.append(name)
        for node in tree.body:
            is_public = isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_")
            if is_public and not ast.get_docstring(node) and node.name not in ("configure", "run"):
                wrong.append(f"{name}.{node.name}")
    assert wrong == []


def loaded_by(arguments: list[str]) -> set[str]:
    program = (
        "import sys\nfrom generator.cli import main\n"
        f"main({arguments!r})\nprint('loaded', *sorted(sys.modules), file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(result.stderr.rpartition("loaded ")[2].split())


def test_printing_a_pdf_loads_neither_engine_nor_the_slow_writers(tmp_path: Path) -> None:
    loaded = loaded_by(["print", "empires", "--lang", "en", "--output", str(tmp_path)])
    heavy = {"cairosvg", "svgwrite", "fontTools.ttLib", "jsonschema", "validator.engine.step"}
    assert loaded & heavy == set()
