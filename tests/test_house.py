"""The house rules: who may import whom, no circles, small files and functions, nothing random."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import simple_html
from simple_html import Tag

import compiling
from tests import ROOT
from tests.conftest import SAMPLED
from tests.draw_house import drawn, grants_used
from tests.house import PATHS, SOURCES, all_nodes, floor_of, floors, game_of, graph, modules, room_of
from validator.base import svg

MOST_LINES = 600
MOST_FUNCTION_LINES = 40
USUAL_FUNCTION_LINES = 25


def test_every_module_stands_on_a_floor_or_imports_nothing() -> None:
    outside = [name for name in modules() if floor_of(name) is None and graph()[name]]
    assert outside == ["generator.cli"]


def test_a_floor_names_only_floors_below_it() -> None:
    below: set[str] = set()
    wrong = []
    for floor in floors():
        wrong += [f"{floor.folder} may import {other}" for other in floor.may_import if other not in below]
        below.add(floor.folder)
    assert (len(below), wrong) == (6, [])


def test_imports_are_those_the_table_grants_and_no_grant_is_unused() -> None:
    granted = {(floor.folder, other) for floor in floors() for other in floor.may_import}
    assert grants_used() == granted


def test_a_game_knows_no_game_and_of_play_only_the_engine() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in graph().items()
        for other in others
        if game_of(name) != game_of(other) and (game_of(other) is not None or floor_of(other) == floor_of(name))
    ]
    assert wrong == []


def test_rooms_import_each_other_without_a_circle() -> None:
    below: dict[str, set[str]] = {}
    for name, others in graph().items():
        below.setdefault(room_of(name), set()).update({room_of(other) for other in others} - {room_of(name)})
    assert list(TopologicalSorter(below).static_order())  # which raises where there is one


def test_no_file_repeats_the_name_of_its_folder() -> None:
    singular = {path: path.parent.name.removesuffix("s") for path in SOURCES}
    assert [str(path) for path, folder in singular.items() if path.stem in (folder, f"{folder}s")] == []


def test_every_room_says_what_lives_there() -> None:
    folders = {path.parent for path in SOURCES if path.parent.name != "fonts"}
    silent = [
        folder for folder in folders if not (folder / "__init__.py").read_text(encoding="utf-8").startswith('"""')
    ]
    assert silent == []


def test_the_picture_of_the_rooms_is_drawn_from_the_imports_of_today() -> None:
    assert (ROOT / "docs" / "rooms.svg").read_text(encoding="utf-8") == drawn(), "make house draws it anew"


def test_what_the_map_of_the_house_names_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {word for word in text.split("`") if word.startswith(("generator/", "validator/", "tests/", "content/"))}
    paths = [word.partition(":")[0] for word in named if not any(sign in word for sign in "<*")]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_what_texts_of_games_name_of_the_program_is_there() -> None:
    texts = [file.read_text(encoding="utf-8") for file in ROOT.glob("content/*/text/*.ftl")]
    named = {path for text in texts for path in re.findall(r"(?:generator|validator)/[\w/.]*\w", text)}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_there_are_no_import_circles() -> None:
    state: dict[str, int] = {}
    circles: list[str] = []

    def visit(name: str, path: tuple[str, ...]) -> None:
        if state.get(name) == 1:
            circles.append(" → ".join((*path[path.index(name) :], name)))
        if name in state or name not in graph():
            return
        state[name] = 1
        for other in graph()[name]:
            visit(other, (*path, name))
        state[name] = 2

    for name in graph():
        visit(name, ())
    assert circles == []


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each function of each module, with the module's name."""
    for name, nodes in all_nodes().items():
        yield from ((name, node) for node in nodes if isinstance(node, ast.FunctionDef))


def length(function: ast.FunctionDef) -> int:
    """Lines of a function without those of the functions in it, which count by themselves."""
    whole = (function.end_lineno or function.lineno) - function.lineno + 1
    return whole - sum(length(inner) for inner in function.body if isinstance(inner, ast.FunctionDef))


def test_no_import_stands_inside_a_function() -> None:
    allowed: set[str] = set()
    wrong = [
        f"{name}.{function.name}"
        for name, function in functions()
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    ]
    assert set(wrong) == allowed


def test_files_are_small() -> None:
    files = [*SOURCES, *sorted(ROOT.glob("tests/**/*.py"))]
    assert [path for path in files if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []


def test_no_function_is_long() -> None:
    long = [f"{name}.{function.name}" for name, function in functions() if length(function) > MOST_FUNCTION_LINES]
    assert long == []


def test_most_functions_are_short() -> None:
    lengths = [length(function) for _, function in functions()]
    assert sum(size <= USUAL_FUNCTION_LINES for size in lengths) / len(lengths) >= 0.9


def test_types_that_are_read_at_the_start_are_no_texts() -> None:
    # Each field of a struct or named tuple would be compiled from a text whenever its module is loaded.
    compiled = {file for group in compiling.groups().values() for file in group}
    paths = {name: path.relative_to(ROOT).as_posix() for name, path in PATHS.items()}
    assert [path for name, path in paths.items() if path not in compiled and has_postponed_fields(name)] == []


def has_postponed_fields(name: str) -> bool:
    """Whether a module postpones its annotations and has a struct or a named tuple."""
    postponed = any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in modules()[name].body)
    bases = [ast.unparse(base) for node in all_nodes()[name] if isinstance(node, ast.ClassDef) for base in node.bases]
    return postponed and any(base.endswith(("NamedTuple", "Struct")) for base in bases)


def test_nothing_uses_global_chance_deep_copies_or_the_clock() -> None:
    banned = {"random", "secrets", "uuid", "datetime", "locale"}
    wrong = []
    for name, nodes in all_nodes().items():
        for node in nodes:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(alias.name for alias in node.names)]
            wrong += [f"{name}: {word}" for word in names if word in banned or word == "deepcopy"]
    # A token that somebody could work out would let anybody in.
    assert [line for line in wrong if not line.startswith("generator.front.studio.http.")] == []


def test_typed_values_are_read_in_the_one_place_that_minds_threads() -> None:
    wrong = [
        f"{name}: {ast.unparse(node.func)}"
        for name, nodes in all_nodes().items()
        for node in nodes
        if isinstance(node, ast.Call) and name != "validator.base.decoding" and reads_typed_values(node)
    ]
    assert wrong == []


def reads_typed_values(call: ast.Call) -> bool:
    """Whether a call makes msgspec look at a type."""
    called = ast.unparse(call.func)
    named = called.startswith("msgspec.") and any(word.arg == "type" for word in call.keywords)
    return named or called == "msgspec.convert" or (called.startswith("msgspec.") and called.endswith(".Decoder"))


ELEMENTS = {
    tag.rendered.strip("</>").partition(">")[0]
    for tag in (*vars(simple_html).values(), *vars(svg).values())
    if isinstance(tag, Tag)
}
_ELEMENT = re.compile(rf"</?({'|'.join(sorted(ELEMENTS))})(?=[\s/>]|$)")
WRITERS = ("generator.print.writers.", "generator.print.icon_library.pack")
"""What writes drawings as text, of which there are many, and what reads those of a library."""


def test_no_text_in_the_program_holds_an_element_of_a_page() -> None:
    # Elements that are built escape what they hold; a text is escaped only by who thinks of it.
    wrong = []
    for name, nodes in all_nodes().items():
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings)
        held = (text for text in texts if isinstance(text.value, str) and _ELEMENT.search(text.value))
        wrong += [f"{name}:{text.lineno}" for text in held if not name.startswith(WRITERS)]
    assert wrong == []


def test_an_element_whose_children_are_unpacked_has_something_before_them() -> None:
    # Called with nothing at all, which is what no children come to, it raises.
    wrong = [
        f"{name}:{node.lineno}"
        for name, nodes in all_nodes().items()
        for node in nodes
        if isinstance(node, ast.Call) and re.match(r"(html|svg)\.[a-z]", ast.unparse(node.func))
        if node.args and all(isinstance(child, ast.Starred) for child in node.args)
    ]
    assert wrong == []


def test_nothing_imports_the_studio() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in graph().items()
        for other in others
        if other.startswith("generator.front.studio.") and not name.startswith("generator.front.studio.")
    ]
    assert wrong == []


def test_every_public_module_class_and_function_says_what_it_is() -> None:
    wrong = []
    for name, tree in modules().items():
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
    heavy = {"cairosvg", "svgwrite", "fontTools.ttLib", "jsonschema", "validator.play.engine.step"}
    assert loaded & heavy == set()


def test_families_of_tests_that_are_sampled_are_there() -> None:
    gone = [
        f"{file}: {family}"
        for file, families in SAMPLED.items()
        for family in families
        if not (ROOT / file).is_file()
        or (family != "*" and f"def {family}(" not in (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert gone == []
