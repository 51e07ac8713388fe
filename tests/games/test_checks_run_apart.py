"""One check that fails is told as our mistake, and all others go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.base.issue import ContentError, Issue, Severity, Span, is_legal
from validator.content.checks.apart import apart
from validator.content.checks.wording import say
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.games.empires.checks import whole_set
from validator.play.lookup import open_set

FOUND = Issue(code="found", message=say("none"), span=Span("set.yaml"))


def failing(*given: object) -> Iterator[Issue]:
    yield FOUND
    raise KeyError("two\nlines")


def finding(*given: object) -> Iterator[Issue]:
    yield FOUND


def refusing(*given: object) -> Iterator[Issue]:
    raise ContentError([FOUND])


def codes(content: ContentSet, *checks: object) -> list[str]:
    return [issue.code for issue in apart(content, checks, content)]  # type: ignore[arg-type]


@pytest.fixture
def content() -> ContentSet:
    return open_set("empires")


def test_what_a_failing_check_found_and_all_that_others_find_is_told(content: ContentSet) -> None:
    assert codes(content, failing, finding) == ["found", "broken-check", "found"]


def test_one_reason_is_told_once(content: ContentSet) -> None:
    assert codes(content, failing, failing) == ["found", "broken-check", "found"]


def test_what_is_a_finding_already_is_handed_on(content: ContentSet) -> None:
    with pytest.raises(ContentError):
        codes(content, refusing)


def test_the_finding_names_the_line_that_failed_and_is_an_error(content: ContentSet) -> None:
    found = list(apart(content, (failing,), content))[-1]
    assert "test_checks_run_apart.py:" in str(found) and "KeyError" in str(found) and "\n" not in str(found)
    assert found.severity is Severity.ERROR and not is_legal([found])


def test_a_set_with_a_failing_check_is_told_everything_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(whole_set, "CHECKS", (failing, *whole_set.CHECKS))
    head = "extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n"
    (tmp_path / "set.yaml").write_text(f"{head}change: {{E01: {{cost: 9}}}}\n", encoding="utf-8")
    found = {issue.code for issue in everything_wrong(open_set(str(tmp_path)))}
    assert {"broken-check", "unpayable-cost"} <= found, found
