"""Bugs put in on purpose are of use only while the code is still as they found it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests import ROOT
from tests.mutants.bugs import DRAWN, PLANTED, Bug, bugs_in

LISTS = pytest.mark.parametrize("path", [PLANTED, DRAWN], ids=["planted", "drawn"])


@LISTS
def test_what_is_to_be_changed_still_stands_once(path: Path) -> None:
    misfits = [misfit for bug in bugs_in(path) if (misfit := bug.misfit())]
    assert not misfits, "\n\n".join(misfits)


@LISTS
def test_the_tests_that_are_asked_are_there(path: Path) -> None:
    asked = {test.partition("::")[0] for bug in bugs_in(path) for test in bug.asked}
    assert [test for test in sorted(asked) if not (ROOT / test).exists()] == []


@LISTS
def test_no_bug_stands_twice(path: Path) -> None:
    times = Counter((bug.file, bug.old, bug.new) for bug in bugs_in(path))
    assert [bug for bug, count in times.items() if count > 1] == []


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_every_bug_leaves_python_behind() -> None:
    for bug in [*bugs_in(PLANTED), *bugs_in(DRAWN)]:
        compile(bug.put_in((ROOT / bug.file).read_text(encoding="utf-8")), bug.file, "exec")


@pytest.mark.parametrize(("text", "why"), [("x = 2\n", "holds this 0 times"), ("x = 1\nx = 1\n", "holds this 2 times")])
def test_a_bug_that_no_longer_fits_says_so(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "file.py").write_text(text, encoding="utf-8")
    assert why in Bug("file.py", "x = 1", "x = 3", "X is something else.").misfit(tmp_path)
