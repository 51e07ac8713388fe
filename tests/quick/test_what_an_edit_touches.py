"""``make quick``: which tests an edit touches, how many of them are run, and what is said of the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.quick.__main__ import Chosen, chosen, words_for
from tests.quick.clock import LEFT_OUT, UNTIL
from tests.quick.touched import Checkout

FILES = {
    "validator/__init__.py": "",
    "validator/base/issue.py": "",
    "validator/play/checking.py": "from validator.base.issue import Issue\n",
    "validator/play/lookup.py": "",
    "validator/play/games/race/scoring.py": "",
    "generator/cli.py": "",
    "generator/front/commands/check.py": "from validator.play import checking\n",
    "generator/words.yaml": "",
    "tests/conftest.py": "",
    "tests/far/conftest.py": "",
    "tests/far/test_commands.py": "from generator.cli import (\n    main,\n)\n",
    "tests/near/bits.py": "import validator.base.issue\n",
    "tests/near/test_issues.py": "from tests.near.bits import made\n",
    "tests/near/test_nothing.py": 'README = "README.md"\n',
    "tests/games/race/test_points.py": "from validator.play.games.race.scoring import points\n",
    "tests/games/roll/test_dice.py": "from validator.play.lookup import game_of\n",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return Checkout(tmp_path)


def nearest_first(checkout: Checkout, *changed: str) -> list[str]:
    touched = checkout.touched(changed)
    return sorted(touched, key=lambda path: (touched[path], path))


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("validator/base/issue.py", ["tests/near/test_issues.py", "tests/far/test_commands.py"]),
        ("tests/near/bits.py", ["tests/near/test_issues.py"]),
        ("tests/near/test_nothing.py", ["tests/near/test_nothing.py"]),
        ("generator/words.yaml", ["tests/far/test_commands.py"]),
        ("tests/far/conftest.py", ["tests/far/test_commands.py"]),
        ("tests/far/found.json", ["tests/far/test_commands.py"]),
        ("README.md", ["tests/near/test_nothing.py"]),
        ("content/race/worlds.yaml", ["tests/games/race/test_points.py"]),
        ("validator/play/games/race/scoring.py", ["tests/games/race/test_points.py", "tests/games/roll/test_dice.py"]),
        ("output/anything.txt", []),
    ],
)
def test_an_edit_touches_the_tests_that_import_it_at_any_remove(
    changed: str, tests: list[str], checkout: Checkout
) -> None:
    assert nearest_first(checkout, changed) == tests


def test_a_package_is_touched_with_all_that_lies_in_it(checkout: Checkout) -> None:
    assert len(checkout.touched(["validator/__init__.py"])) == 4


def test_a_module_that_is_gone_touches_nothing(checkout: Checkout) -> None:
    assert checkout.touched(["validator/gone.py"]) == {}


def test_tests_that_changed_themselves_come_first(checkout: Checkout) -> None:
    assert (
        nearest_first(checkout, "validator/base/issue.py", "tests/far/test_commands.py")[0]
        == "tests/far/test_commands.py"
    )


TOUCHED = {"near": (2, 1), "quick": (2, 2), "dear": (2, 2), "far": (2, 3)}


def test_the_nearest_that_fit_are_run_and_of_those_as_near_the_quickest() -> None:
    spent = {"near": 5.0, "quick": 1.0, "dear": 9.0, "far": 2.0}
    assert chosen(TOUCHED, spent, 10) == Chosen(["near", "quick", "far"], ["dear"])


def test_what_is_left_out_is_said_with_its_seconds() -> None:
    assert "2 files" in words_for(["dear", "far"], {"dear": 9.0, "far": 2.4}) != words_for([], {})


@pytest.mark.parametrize(
    ("until", "said"), [("0", "left out: 1 tests when time was up"), ("1e12", "left out: nothing")]
)
def test_no_test_begins_when_time_is_up_and_that_is_said(until: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one(): pass\n")
    command = [sys.executable, "-m", "pytest", "-p", "tests.quick.clock", "-p", "no:cacheprovider", "test_one.py"]
    around = {**os.environ, "PYTHONPATH": str(ROOT), UNTIL: until, LEFT_OUT: ""}
    done = subprocess.run(command, cwd=tmp_path, env=around, capture_output=True, text=True, check=False)
    assert (done.returncode, said in done.stdout) == (0, True)
