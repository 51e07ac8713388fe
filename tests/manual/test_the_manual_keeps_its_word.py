"""The manual keeps its word: the files and commands of each page work in an empty folder, and what it quotes is said.

A block `````yaml my-set/set.yaml````` is a file, `````sh````` holds commands that succeed, `````console````` a command
behind ``$`` with what it says, of which ``...`` leaves something out. They are taken in the order of the page.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from generator.cli import COMMANDS, Parser, module_of
from tests import ROOT
from tests.manual.pages import Block, blocks, holds
from validator.base.plugins.extras import EXTRAS

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
