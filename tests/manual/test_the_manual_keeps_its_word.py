"""The manual keeps its word: the files and commands of each page work in an empty folder, and what it quotes is said.

A block `````yaml my-set/set.yaml````` is a file, `````sh````` holds commands that succeed, `````console````` a command
behind ``$`` with what it says, of which ``...`` leaves something out. They are taken in the order of the page.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import ROOT

DOCS = ROOT / "docs"
MAIN = "import sys; from generator.cli import main; sys.exit(main())"
ELSEWHERE = {"maps.md"}
"""Pages whose snippets another test runs."""


class Block(NamedTuple):
    """A fenced block: what stands behind the fence, its text, and the line it begins in."""

    info: list[str]
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = re.finditer(r"^```(\S.*)\n(.*?)^```$", text, re.M | re.S)
    return [Block(each[1].split(), each[2], text.count("\n", 0, each.start()) + 1) for each in found]


def said(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    words = shlex.split(line)
    assert words[0] == "proofpress", line
    return subprocess.run(
        [sys.executable, "-c", MAIN, *words[1:]], cwd=folder, capture_output=True, text=True, check=False,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip


def holds(quoted: str, whole: str) -> bool:
    """Whether the quoted text is what was said, with anything at each ``...``."""
    pieces = [re.escape(piece.strip("\n")) for piece in quoted.split("...")]
    return re.fullmatch(r"(?s).*?" + r".*?".join(pieces) + r".*", whole) is not None


def check(block: Block, folder: Path) -> None:
    kind, *rest = block.info
    if kind == "console":
        command, _, quoted = block.text.partition("\n")
        done = said(folder, command.removeprefix("$ "))
        assert holds(quoted, done.stdout + done.stderr), done.stdout + done.stderr
    elif kind == "sh" and not rest:
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
