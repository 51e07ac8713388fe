"""``new-game`` lays out a game that passes its own tests, ruff and mypy as it is; the guide builds it; a broken
plug-in is told in one sentence.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections import defaultdict
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from generator.front.commands.new_game import SORTS, TEMPLATES
from tests import ROOT
from tests.new_game.laid_out import proofpress, python, run

LONG = "a_game_with_quite_a_long_name"


@pytest.fixture(scope="module", params=sorted(SORTS))
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mine")
    done = proofpress(folder, "new-game", LONG, "--from", request.param)
    assert done.returncode == 0, done.stderr
    return folder / LONG


def test_it_passes_its_own_tests(project: Path) -> None:
    done = python(project, "-m", "pytest", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout


def test_it_is_tidy(project: Path) -> None:
    done = python(project, "-m", "ruff", "check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout


def test_it_is_laid_out_as_a_formatter_would(project: Path) -> None:
    done = python(project, "-m", "ruff", "format", "--check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout


def test_its_types_hold(project: Path) -> None:
    done = python(project, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), LONG, "tests")
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_template_is_left_in_it(project: Path) -> None:
    texts = [file.read_text(encoding="utf-8").lower() for file in project.rglob("*") if file.suffix in (".py", ".toml")]
    assert [text for text in texts if "my_game" in text or "my-game" in text or "my game" in text] == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("race", "there is a game 'race' already"),
        ("json", "Python has a package 'json' already"),
        ("My-Game", "cannot be a game's name"),
        ("class", "cannot be a game's name"),
        ("../other", "cannot be a game's name"),
        ("taken", "'taken' is there already; nothing was touched"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "taken").mkdir()
    done = proofpress(tmp_path, "new-game", name)
    assert (done.returncode, why in done.stderr, done.stderr.count("\n")) == (2, True, 1)


def test_a_name_that_cannot_be_leaves_nothing_behind(tmp_path: Path) -> None:
    proofpress(tmp_path, "new-game", "My-Game")
    assert list(tmp_path.iterdir()) == []


def test_it_is_found_by_the_folder_alone(project: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(project, tmp_path / "copy")
    done = python(
        tmp_path,
        "-c",
        f"import os; os.environ['PROOFPRESS_GAMES'] = {str(copy)!r}\n"
        f"from generator.cli import main; raise SystemExit(main(['check', {LONG!r}]))",
    )
    assert "legal and complete" in done.stdout


GUIDE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCKS: dict[str, list[str]] = defaultdict(list)
for name, block in re.findall(r"<!-- (\S+) -->\n```\w+\n(.*?)\n```\n", GUIDE, re.S):
    BLOCKS[name].append(block)
CODE = [f"{sort}/my_game/{file}.py" for sort in sorted(SORTS) for file in ("words", "game", "checks")]
CODE.append("tiles/my_game/messages.py")


@pytest.mark.parametrize("name", sorted(BLOCKS))
def test_the_blocks_of_a_file_are_the_file(name: str) -> None:
    assert "\n\n\n".join(BLOCKS[name]) + "\n" == (TEMPLATES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CODE)
def test_every_file_of_code_is_built_in_the_guide(name: str) -> None:
    assert name in BLOCKS


def test_every_block_of_code_names_its_file() -> None:
    assert GUIDE.count("```") == 2 * sum(map(len, BLOCKS.values()))


ENTRY = "[console_scripts]\nother = x:y\n\n[proofpress.games]\n{}\n"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


def plugin(site: Path, entry: str, package: str | None = None, project: str = "bad_game-1.0", **files: str) -> None:
    """Install a plug-in by hand: its metadata, and a package with files (``words="raise OSError"``)."""
    metadata = site / f"{project}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "entry_points.txt").write_text(ENTRY.format(entry), encoding="utf-8")
    if package is not None:
        (site / package / "content" / "bad").mkdir(parents=True)
        (site / package / "content" / "bad" / "set.yaml").write_text("game: bad\n", encoding="utf-8")
        (site / package / "__init__.py").write_text('"""A game."""\n', encoding="utf-8")
    for name, text in files.items():
        (site / str(package) / f"{name}.py").write_text(text, encoding="utf-8")


def asked(site: Path, *arguments: str) -> CompletedProcess[str]:
    return run(site.parent, [sys.executable, "-m", "generator.cli", *arguments], PYTHONPATH=f"{ROOT}:{site}")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("import not_there_at_all", "words.py: ModuleNotFoundError: No module named 'not_there_at_all'"),
        ("raise ValueError('a\\nb')", "words.py: ValueError: a b"),
        ("WORDS = 1", "words.py: AttributeError"),
        ("raise RuntimeError('x' * 9999)", "words.py: RuntimeError: xxx"),
    ],
)
def test_what_fails_in_it_is_told_in_one_sentence(site: Path, words: str, why: str) -> None:
    plugin(site, "bad = bad_game", "bad_game", words=words)
    done = asked(site, "check", "bad")
    told = done.stderr
    assert "the game 'bad' of bad_game-1.0 cannot be used" in told and why in told
    assert (done.returncode, told.count("\n"), len(told) < 500) == (2, 1, True)


def test_other_games_are_not_troubled(site: Path) -> None:
    plugin(site, "bad = bad_game", "bad_game", words="raise SystemExit(9)")
    assert asked(site, "check", "race").returncode == 0


def test_a_package_that_is_gone_is_told(site: Path) -> None:
    plugin(site, "bad = nowhere_at_all")
    (site.parent / "mine").mkdir()
    (site.parent / "mine" / "set.yaml").write_text("game: bad\n", encoding="utf-8")
    assert "the game 'bad' of bad_game-1.0 cannot be used" in asked(site, "check", "mine").stderr


def test_two_plugins_of_one_name_are_told(site: Path) -> None:
    plugin(site, "bad = bad_game", "bad_game")
    plugin(site, "bad = worse_game", project="worse-2.0")
    told = asked(site, "check", "bad").stderr
    assert "bad_game-1.0 and worse-2.0 both bring a game 'bad'" in told


def test_no_plugin_takes_the_place_of_a_game_of_ours(site: Path) -> None:
    plugin(site, "race = bad_game", "bad_game", words="raise OSError")
    assert asked(site, "check", "race").returncode == 0


@pytest.mark.parametrize("entry", ["bad", "bad = ", "bad = a:b", "bad = 1x", "= bad_game", "../bad = bad_game", "\x00"])
def test_an_entry_that_is_none_is_passed_over(site: Path, entry: str) -> None:
    plugin(site, entry, "bad_game")
    done = asked(site, "check", "bad")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
