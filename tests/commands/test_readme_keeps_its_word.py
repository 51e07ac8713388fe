"""The README and the pages it leads to keep their word: commands run in an empty folder, what is quoted exists."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from generator.cli import COMMANDS
from generator.front.commands import print as print_command
from tests import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
NAMED = ("printing", "ships", "play-testing", "lab", "faults", "adding")
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in NAMED}
"""Pages of the manual that go on where the README ends."""
TOLD = "\n".join([README, *PAGES.values()])
# That the commands of pages succeed is what `.ci/run` tries by an installed program (tests/stranger), and slow tests.
LINES = [line for block in re.findall(r"```sh\n(.*?)```", README, re.S) for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reader")


def run(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    words = shlex.split(line)
    assert words[0] == "proofpress"
    program = "import sys; from generator.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", program, *words[1:]],
        cwd=folder,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "PROOFPRESS_CACHE": str(folder.parent / "kept")},
        check=False,
    )


@pytest.mark.slow
def test_the_commands_of_the_readme_run_one_after_another(folder: Path) -> None:
    for line in LINES:
        done = run(folder, line)
        assert done.returncode == 0, line + done.stdout + done.stderr


@pytest.mark.slow
def test_the_ship_of_the_manual_is_legal_and_its_commands_run(folder: Path) -> None:
    (ship,) = re.findall(r"```yaml my-ship.yaml\n(.*?)```", PAGES["ships"], re.S)
    (folder / "my-ship.yaml").write_text(ship, encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(.*?)```", PAGES["ships"], re.S)
    for line in commands.splitlines():
        done = run(folder, line)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_five_lines_of_recipe_become_a_printed_deck(folder: Path) -> None:
    (recipe,) = re.findall(r"```yaml my-recipe.yaml\n(.*?)```", PAGES["lab"], re.S)
    (folder / "my-recipe.yaml").write_text(recipe, encoding="utf-8")
    commands = re.findall(r"```sh lab\n(.*?)```", PAGES["lab"], re.S)
    for line in "".join(commands).splitlines():
        done = run(folder, line)
        assert done.returncode == 0, line + done.stdout + done.stderr
    assert list((folder / "output" / "my-deck").glob("*.pdf"))


@pytest.mark.slow
def test_a_spreadsheet_pictures_a_font_and_a_theme_become_sheets(folder: Path) -> None:
    for name, text in re.findall(r"```\w+ (goblins/\S+)\n(.*?)```", README, re.S):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    goblins = folder / "goblins"
    with (goblins / "goblins.csv").open("a", encoding="utf-8") as sheet:
        sheet.writelines(f"G{number},Goblin {number},{number % 10},frost,\n" for number in range(3, 31))
    (goblins / "pictures").mkdir()
    for number in range(1, 11):
        Image.new("RGB", (1000, 700), (20 * number, 90, 120)).save(goblins / "pictures" / f"G{number}.png")
    (goblins / "fonts").mkdir()
    shutil.copy(ROOT / "generator" / "print" / "fonts" / "Exo2-SemiBold.ttf", goblins / "fonts" / "Mine.ttf")
    (commands,) = re.findall(r"```sh kit\n(.*?)```", README, re.S)
    for line in commands.splitlines():
        done = run(folder, line)
        assert done.returncode == 0, line + done.stdout + done.stderr
    pages = PdfReader(folder / "output" / "goblins" / "goblins-en-a4.pdf").pages
    assert "Toll Keeper" in pages[0].extract_text()


def test_the_custom_set_of_the_readme_is_legal(folder: Path) -> None:
    (block,) = re.findall(r"```yaml\n(.*?)```", README, re.S)
    custom = folder / "quoted"
    custom.mkdir()
    (custom / "set.yaml").write_text(block, encoding="utf-8")
    done = run(folder, "proofpress check quoted")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_faulty_values_of_the_readme_give_the_lines_it_quotes(folder: Path) -> None:
    (block,) = re.findall(r"```yaml\n(.*?)```", README, re.S)
    custom = folder / "my-faulty"
    custom.mkdir()
    faulty = block.replace("E05: {cost: 2}", "E05: {cost: 12}").replace("do: look", "do: lok")
    (custom / "set.yaml").write_text(faulty, encoding="utf-8")
    found = run(folder, "proofpress check my-faulty").stdout.replace("my-faulty", "my-empires")
    (quoted,) = re.findall(r"```\n(my-empires/.*?)```", README, re.S)
    for line in quoted.splitlines():
        start, _, end = line.partition("...")
        assert any(one.startswith(start) and one.endswith(end) for one in found.splitlines()), found


@pytest.mark.parametrize("page", [README, PAGES["printing"]], ids=["README", "printing"])
def test_every_option_of_the_print_table_exists(page: str) -> None:
    table = re.search(r"^\| you want.*?\n\n", page, re.S | re.M)
    assert table is not None
    parser = argparse.ArgumentParser()
    print_command.configure(parser)
    known = {option for action in parser._actions for option in action.option_strings}
    assert set(re.findall(r"--[a-z][a-z-]+", table[0])) - known == set()


def test_every_command_named_is_one() -> None:
    named = set(re.findall(r"proofpress ([a-z]+)", TOLD))
    assert named - set(COMMANDS) == set()


def test_every_file_named_exists() -> None:
    named = re.findall(r"`((?:generator|validator|tests|content)/[\w/.-]+)`", TOLD)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_pictures_are_there() -> None:
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert pictures and all((ROOT / picture).is_file() for picture in pictures)
