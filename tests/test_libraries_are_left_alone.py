"""Other people's libraries are used as they are: nothing stands in for their modules, nothing in them is changed."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

import pytest

from tests import ROOT
from tests.house import all_nodes

OURS = ("generator", "validator")
SETTINGS = ("os.environ", "rl_config.useA85", "sys.stdout", "sys.unraisablehook")
"""What whoever wrote them means to be set: the environment, reportlab's settings, the stream that is gone, a hook."""
DOCUMENTED = {"_exit"}
"""What is everybody's business in spite of its name."""
MAKING = {"__bases__", "__class__", "__code__", "__defaults__", "__dict__", "__globals__"}
"""What makes something the thing that it is."""
CHANGING = {"clear", "pop", "popitem", "setdefault", "update"}


def called(node: ast.Call) -> str:
    """The last name of what is called; nothing of what has none."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def foreign_names(nodes: Sequence[ast.AST]) -> set[str]:
    """The names by which a module has what others wrote: modules, classes, functions."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [(alias.asname or alias.name).split(".")[0] for alias in node.names]
            found.update(name for name in names if name not in OURS)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in OURS:
            found.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign) and is_loading(node.value):
            found.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return found


def is_loading(value: ast.expr) -> bool:
    """Whether a value is a module of others, loaded by its name, or something of one."""
    while isinstance(value, ast.Attribute):
        value = value.value
    if not (isinstance(value, ast.Call) and called(value) == "import_module" and value.args):
        return False
    name = value.args[0]
    return isinstance(name, ast.Constant) and str(name.value).split(".")[0] not in OURS


def root_of(node: ast.expr) -> str:
    """The name that a way to something begins with: ``a`` of ``a.b["c"].d``, and of ``vars(a)["b"]``."""
    while True:
        if isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Call) and called(node) == "vars" and node.args:
            node = node.args[0]
        else:
            return node.id if isinstance(node, ast.Name) else ""


def changed_in(nodes: Sequence[ast.AST]) -> Iterator[ast.expr]:
    """Everything below a name that a module sets, deletes or changes by a method of mappings."""
    for node in nodes:
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            yield node.func
        elif isinstance(node, ast.Call) and called(node) in ("setattr", "delattr"):
            yield ast.Attribute(node.args[0], ast.unparse(node.args[1]).strip("'"), ast.Store())


def tricks_in(nodes: Sequence[ast.AST]) -> list[str]:
    """What a module does to others' modules, classes and functions, or takes of their insides; all its nodes given."""
    foreign, found = foreign_names(nodes), set()
    for node in changed_in(nodes):
        is_theirs = root_of(node) in foreign and not ast.unparse(node).startswith(SETTINGS)
        if is_theirs or (isinstance(node, ast.Attribute) and node.attr in MAKING):
            found.add(f"changes {ast.unparse(node)}")
    for node in nodes:
        if isinstance(node, ast.Attribute) and is_private(node.attr) and root_of(node) in foreign:
            found.add(f"takes {ast.unparse(node)}")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in OURS:
            found.update(f"takes {alias.name}" for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Call) and called(node) == "ModuleType":
            found.add(f"makes {ast.unparse(node)}")
        elif isinstance(node, ast.Call) and called(node) == "vars" and root_of(node) in foreign:
            found.add(f"takes {ast.unparse(node)}")
    return sorted(found)


def is_private(name: str) -> bool:
    """Whether a name says that it is nobody else's business."""
    return name.startswith("_") and not name.startswith("__") and name not in DOCUMENTED


def test_libraries_are_left_alone() -> None:
    found = {name: tricks_in(nodes) for name, nodes in all_nodes().items()}
    assert {name: tricks for name, tricks in found.items() if tricks} == {}


@pytest.mark.parametrize(
    "trick",
    [
        "import sys\nsys.modules['PIL'] = None",
        "import sys\nsys.modules.update({})",
        "import sys\nsys.modules.pop('PIL')",
        "from sys import modules\nmodules['PIL'] = None",
        "import re\nre.compile = str",
        "import re\nvars(re)['compile'] = str",
        "import re\nvars(re).update(compile=str)",
        "import re\nre.__dict__['compile'] = str",
        "import re\nsetattr(re, 'compile', str)",
        "import re\ndel re.compile",
        "from reportlab.pdfbase import pdfdoc\npdfdoc.PDFDocument.format = str",
        "from fluent.syntax import FluentParser\nFluentParser.parse = str",
        "from importlib import import_module\nre = import_module('re')\nre.compile = str",
        "def changed(stream):\n    stream.__class__ = str",
        "from types import ModuleType\nModuleType('PIL')",
        "import argparse\nargparse._sys",
        "from typing import _GenericAlias",
        "import re\nvars(re)",
    ],
)
def test_a_trick_is_seen(trick: str) -> None:
    assert tricks_in([*ast.walk(ast.parse(trick))]) != []


@pytest.mark.parametrize(
    "plain",
    [
        "import sys\nprint(sys.modules['validator'])",
        "from importlib import import_module\nre = import_module('re')\nre.compile('a')",
        "import re\nfound = {}\nfound.update(a=re)",
        "class Own:\n    def __init__(self, other):\n        vars(self).update(vars(other))",
    ],
)
def test_plain_use_is_no_trick(plain: str) -> None:
    assert tricks_in([*ast.walk(ast.parse(plain))]) == []


def test_one_module_knows_svgwrite() -> None:
    written = [path for folder in (*OURS, "tests", "benchmarks") for path in sorted((ROOT / folder).rglob("*.py"))]
    texts = {path: text for path in written if b"svgwrite" in (text := path.read_bytes())}
    knowing = [
        path.relative_to(ROOT).as_posix() for path, text in texts.items() if "svgwrite" in imported(ast.parse(text))
    ]
    assert knowing == ["generator/print/writers/elements.py"]


def imported(tree: ast.Module) -> set[str]:
    """The packages that a module imports, or loads by their names."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and called(node) == "import_module" and node.args:
            found.update(str(node.args[0].value).split(".")[0] for _ in (1,) if isinstance(node.args[0], ast.Constant))
    return found
