"""What a newcomer meets in the repository: a short README, forms, a policy, changes, pages for authors of games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from generator.front.studio.http.token import LOOPBACK
from tests import ROOT
from tests.manual.pages import blocks
from validator.base.plugins.installed import GAMES_NAMED

README = ROOT / "README.md"
PAGES = [README, ROOT / "SECURITY.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
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


def test_the_readme_is_no_longer_than_people_read() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
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
