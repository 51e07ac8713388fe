"""A person at a terminal, for tests: a command in a pseudo-terminal, what it shows, and what is typed."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

from tests import ROOT

PROMPT = "\n> "
_ANSWER = re.compile(r"^  (\d+)\. ", re.M)
_MANY = re.compile(r"(?:There are |共有)(\d+)")


class Terminal:
    """A command that runs with a terminal before it; ``all`` is everything shown so far."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.all = ""
        self._question = ""
        self._mine, theirs = pty.openpty()
        self._running = subprocess.Popen(
            [sys.executable, "-m", "generator.cli", *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)

    def until_prompt(self) -> str | None:
        """What is shown up to the next question; None where the command has ended instead."""
        shown = bytearray()
        while not bytes(shown).replace(b"\r", b"").endswith(PROMPT.encode()):
            try:
                part = os.read(self._mine, 65_536)
            except OSError:
                part = b""
            if not part:
                self.all += self._decoded(shown)
                return None
            shown += part
        text = self._decoded(shown)
        self.all += text
        if _ANSWER.search(text) or _MANY.search(text):
            self._question = text
        return text

    def _decoded(self, shown: bytearray) -> str:
        return shown.decode().replace("\r\n", "\n")

    @property
    def question(self) -> str:
        """The last question with its answers and what was shown above it."""
        return self._question

    def answers(self) -> int:
        """How many answers the last question has."""
        many = _MANY.findall(self._question)
        return int(many[-1]) if many else int(_ANSWER.findall(self._question)[-1])

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._mine, f"{line}\n".encode())

    def ask(self, line: str) -> str:
        """Type a line; what is shown up to the next question."""
        self.type(line)
        shown = self.until_prompt()
        assert shown is not None, self.all[-2_000:]
        return shown

    def code(self) -> int:
        """The exit code, once it has ended."""
        os.close(self._mine)
        return self._running.wait(timeout=60)
