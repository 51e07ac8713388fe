"""The manual and what else a newcomer meets keep their word: files and commands of each page work in an empty
folder, made pages hold all there is, the README is short.
"""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from tests import ROOT

sys.path.append(str(ROOT / "docs"))
from generator.cli import COMMANDS, Parser, module_of
from generator.front.studio.http.address import LOOPBACK
from generator.print.layout.vocabulary import LAYOUT_WORDS
from generator.print.looks.shelves import names
from making.findings import findings_page
from making.looks import looks_page
from making.parts import parts_page
from making.words import words_pages
from tests.manual.pages import Block, blocks, holds
from validator.base.plugins import EXTRAS, GAMES_NAMED
from validator.content.explained.pages import known
from validator.content.places import built_in
from validator.content.vocabulary import tag_of
from validator.play.lookup import open_set

DOCS = ROOT / "docs"
MAIN = "import sys; from generator.cli import main; sys.exit(main())"
ELSEWHERE = {"maps.md", "lab.md", "ships.md"}
"""Pages whose snippets another test runs."""


def said(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    words = shlex.split(line)
    assert words[0] == "proofpress", line
    return subprocess.run(
        [sys.executable, "-c", MAIN, *words[1:]],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "PROOFPRESS_CACHE": str(folder.parent / "kept")},
    )


def check(block: Block, folder: Path) -> None:
    kind, *rest = block.info
    if kind == "console":
        command, _, quoted = block.text.partition("\n")
        done = said(folder, command.removeprefix("$ "))
        assert holds(quoted, done.stdout + done.stderr), done.stdout + done.stderr
    elif kind == "sh" and set(rest) <= set(EXTRAS):
        for line in block.text.splitlines():
            done = said(folder, line)
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    elif rest and not kind.startswith("{"):
        file = folder / rest[0]
        assert file.resolve().is_relative_to(folder.resolve())
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")


def needs_an_extra(page: Path) -> bool:
    return any(set(block.info[1:]) & set(EXTRAS) for block in blocks(page))


# What needs no extra is tried by `.ci/run` as well, by an installed program (tests/stranger).
PAGES = [
    pytest.param(page, id=page.name, marks=[pytest.mark.slow] * (not needs_an_extra(page)))
    for page in sorted(DOCS.glob("*.md"))
    if page.name not in ELSEWHERE
]
TOLD = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]


@pytest.mark.parametrize("page", TOLD, ids=[page.name for page in TOLD])
def test_every_command_of_a_page_is_one_with_options_that_it_takes(page: Path) -> None:
    for block in blocks(page):
        lines = block.text.splitlines() if block.info[0] == "sh" else block.text.splitlines()[:1]
        for line in lines if block.info[0] in ("sh", "console") else ():
            program, name, *words = shlex.split(line.removeprefix("$ "))
            if program == "proofpress" and name in COMMANDS:
                parser = Parser(prog=name)
                import_module(module_of(name)).configure(parser)
                parser.parse_args(words)


@pytest.mark.parametrize("page", PAGES)
def test_the_files_and_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        check(block, tmp_path)


def test_a_snippet_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check(Block(["sh"], "proofpress check no-such-set\n", 1), tmp_path)


def test_a_quote_that_is_not_said_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check(Block(["console"], "$ proofpress --version\nsomething else\n", 1), tmp_path)


@pytest.fixture(scope="module")
def sections() -> dict[str, str]:
    page = parts_page()
    found = re.split(r"^## (\w+)$", page, flags=re.M)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_every_part_of_a_layout_has_a_section(sections: dict[str, str]) -> None:
    assert list(sections) == [tag_of(kind) for kind in LAYOUT_WORDS["part"]]


def test_every_part_is_drawn(sections: dict[str, str]) -> None:
    assert [name for name, section in sections.items() if "<svg" not in section] == []


def test_every_word_of_every_game_has_a_section() -> None:
    pages = words_pages()
    for words in (open_set(name).words for name in built_in()):
        wanted = {tag_of(word) for family in words.families.values() for word in family} | set(words.kinds)
        assert wanted - set(re.findall(r"^### (\w+)", pages[f"words-{words.game}.md"], re.M)) == set()


def test_every_ready_look_is_drawn() -> None:
    sections = re.split(r"^## ", looks_page(), flags=re.M)[1:]
    assert {section.split("\n")[0] for section in sections if "<svg" in section} == set(names())


@pytest.mark.slow
def test_every_code_has_a_section() -> None:
    assert set(known()) <= set(re.findall(r"^## ([\w*-]+)", findings_page(), re.M))


README = ROOT / "README.md"
PAGES_OFFERED = [README, ROOT / "SECURITY.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
ASKING = {"textarea", "input", "dropdown", "checkboxes"}
AUTHORS = (ROOT / "docs" / "authors.md").read_text(encoding="utf-8")
MOST_LINES = 200
MADE = {
    f"{page}.md"
    for page in re.findall("^made/.+$", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.MULTILINE)
}
"""Pages that ``make manual`` writes."""
KINDS = ("Added", "Changed", "Fixed")


def imported(source: str) -> Iterator[str]:
    """The modules of Proofpress that a program imports from."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in ("validator", "generator"):
            yield node.module


@pytest.mark.parametrize("page", sorted(DOCS.glob("spreadsheets*.md")), ids=lambda page: page.name)
def test_every_code_about_spreadsheets_is_on_their_page(page: Path) -> None:
    codes = yaml.safe_load((ROOT / "content/explained/spreadsheets.yaml").read_text(encoding="utf-8"))
    text = page.read_text(encoding="utf-8")
    assert len(codes) > 12 and [code for code in codes if f"`{code}`" not in text] == []


def test_the_readme_is_no_longer_than_people_read() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("page", PAGES_OFFERED, ids=[page.name for page in PAGES_OFFERED])
def test_every_page_linked_is_there(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if link not in MADE and not (page.parent / link).exists()] == []


def test_every_page_of_the_manual_is_listed() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8").splitlines()
    assert {page.stem for page in ROOT.glob("docs/*.md")} - {"index"} - set(index) == set()


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_has_what_github_asks_of_one(form: Path) -> None:
    read = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert isinstance(read["name"], str) and isinstance(read["description"], str)
    asked = [part for part in read["body"] if part["type"] in ASKING]
    assert asked and all(part["attributes"]["label"] for part in asked)
    assert len({part["id"] for part in asked}) == len(asked)
    assert {part["type"] for part in read["body"]} <= ASKING | {"markdown"}
    assert all(part["attributes"]["options"] for part in asked if part["type"] == "dropdown")


def test_there_are_forms_for_a_bug_a_finding_and_an_idea() -> None:
    assert [form.stem for form in FORMS] == ["1-bug", "2-finding", "3-idea"]


def test_the_policy_names_what_the_program_does() -> None:
    policy = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert [name for name in (LOOPBACK, GAMES_NAMED, "--cluster") if name not in policy] == []


def test_the_newest_changes_can_be_tagged() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    title, changes = re.split(r"^## (.+)\n", text, flags=re.M)[1:3]
    assert re.fullmatch(r"\d+\.\d+\.\d+", title)
    kinds = re.findall(r"^### (.+)$", changes, re.M)
    assert kinds and kinds == [kind for kind in KINDS if kind in kinds]


def test_what_games_are_told_to_import_is_explained_to_their_authors() -> None:
    templates = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "content" / "new-game").rglob("*.py"))]
    guide = [block.text for block in blocks(ROOT / "docs" / "new-game.md") if block.info[0] == "python"]
    used = {module for source in [*templates, *guide] for module in imported(source)}
    explained = set(re.findall(r"auto(?:module|class|function):: (validator(?:\.[a-z_]+)+)", AUTHORS))
    assert used and {module for module in used if module not in explained} == set()
