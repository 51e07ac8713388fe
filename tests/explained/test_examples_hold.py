"""The wrong example of a page has its code, and the right one has no fault at all."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.explained.examples import codes_found
from tests.explained.shown import codes_shown, is_read
from validator.content.explained.pages import PAGES, Page, pages_in
from validator.content.places import CONTENT, EXPLAINED

SLOW = {"race", "roll", "steam", "trucker"}
"""Games whose own pages are many: their faults are planted one by one in the tests of the game as well."""
EVERY = [
    (file.parent.name, code, page)
    for file in [*sorted(PAGES.glob("*.yaml")), *sorted(CONTENT.glob(f"*/{EXPLAINED}"))]
    for code, page in pages_in(file).items()
]
TRIED = [
    pytest.param(code, page, id=f"{room}-{code}", marks=[pytest.mark.soak] * (room in SLOW))
    for room, code, page in EVERY
    if not page.shown_by
]
READ = [pytest.param(code, page, id=code) for _, code, page in EVERY if is_read(page)]


@pytest.mark.parametrize(("code", "page"), TRIED)
def test_the_wrong_example_has_this_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert any(fnmatchcase(found, code) for found in codes_found(tmp_path / "mine", page.wrong, page))


@pytest.mark.parametrize(("code", "page"), TRIED)
def test_the_right_example_has_no_fault(code: str, page: Page, tmp_path: Path) -> None:
    # How a kit looks is not what its pages are about.
    looks = {"no-layout"} if page.base == "kit" else set()
    assert codes_found(tmp_path / "mine", page.right, page) - looks == set()


@pytest.mark.parametrize(("code", "page"), READ)
def test_the_wrong_example_of_the_lab_has_this_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert code in codes_shown(tmp_path / "mine", page.wrong, page)


@pytest.mark.parametrize(("code", "page"), READ)
def test_the_right_example_of_the_lab_has_no_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert codes_shown(tmp_path / "mine", page.right, page) == set()
