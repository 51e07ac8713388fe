"""The shell's own words, in the language of the game or else in English."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from validator.content.texts import Texts

_FOLDER = Path(__file__).parent / "text"
_FALLBACK = "en"
_MARKS = str.maketrans({"？": "?", "\u3000": " "})


class Command(Enum):
    """What can be typed beside an answer; the value is the English word, understood in every language."""

    HELP = "?"
    SHOW = "show"
    TABLE = "table"
    UNDO = "undo"
    SAVE = "save"


class Words:
    """Sentences of the shell, and the words for its commands."""

    def __init__(self, language: str) -> None:
        files = [file for name in (_FALLBACK, language) if (file := _FOLDER / f"{name}.ftl").is_file()]
        self._texts = Texts(language, files)
        self._commands = {command.value: command for command in Command}
        self._commands |= {self.name_of(command): command for command in Command}

    def say(self, key: str, **values: object) -> str:
        """A sentence of the shell."""
        return self._texts.say(key, **values)

    def name_of(self, command: Command) -> str:
        """What is typed for a command in this language."""
        return self.say(f"word-{command.name.lower()}")

    def command(self, typed: str) -> tuple[Command | None, str]:
        """The command that was typed, if it was one, and what stands after it."""
        word, _, rest = typed.translate(_MARKS).strip().partition(" ")
        return self._commands.get(word.casefold()), rest.strip()
