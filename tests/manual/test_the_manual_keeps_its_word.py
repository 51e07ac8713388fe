"""The manual keeps its word: the files and commands of each page work in an empty folder, and what it quotes is said.

A block `````yaml my-set/set.yaml````` is a file, `````sh````` holds commands that succeed, `````console````` a command
behind ``$`` with what it says, of which ``...`` leaves something out. They are taken in the order of the page.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

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
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
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


PAGES = [page for page in sorted(DOCS.glob("*.md")) if page.name not in ELSEWHERE]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_the_files_and_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        check(block, tmp_path)


def test_a_snippet_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check(Block(["sh"], "proofpress check no-such-set\n", 1), tmp_path)


def test_a_quote_that_is_not_said_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check(Block(["console"], "$ proofpress --version\nsomething else\n", 1), tmp_path)
