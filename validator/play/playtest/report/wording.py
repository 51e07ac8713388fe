"""The report's words in one language: ``text/<language>*.ftl`` beside this file, English where a language lacks one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, Several, Worded
from validator.content.texts import Texts
from validator.play.playtest.figures.results import Figure, Finding, Form, Name, Said

_FOLDER = Path(__file__).parent / "text"
_FALLBACK = "en"
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
_BLANK_BESIDE = re.compile("(?<=[）」』》]) (?=[\u4e00-\u9fff])")
"""A blank that a figure wants after it, where the figure ends in a bracket of its own width."""
_NONE_BETWEEN = re.compile("(?<=和)(?=[0-9A-Za-z])")
"""Where a list's last part begins with a figure, which stands apart from Chinese as it does elsewhere."""


class Wording:
    """Says the sentences of a report.

    ``title`` gives a piece's title by its id, in the language; ``folders`` hold further words, named as these are.
    """

    def __init__(self, language: str, title: Callable[[str], str] = str, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self._texts = _texts_in(language, (_FOLDER, *folders))
        self._title = title

    def say(self, sentence: Said) -> str:
        """A sentence in full.

        Raises:
            MissingText: no file has the message, or it asks for a value that the sentence lacks.
        """
        values = {name: self._value(value) for name, value in sentence.values.items()}
        return _BLANK_BESIDE.sub("", self._texts.say(sentence.key, **values))

    def word(self, key: str, **values: object) -> str:
        """A heading or label: a sentence of plain values."""
        return self.say(Said(key=key, values=values))

    def has(self, key: str) -> bool:
        """Whether there is a message of that name."""
        return self._texts.has(key)

    def called(self, family: str, name: str) -> str:
        """What ``<family>-<name>`` is called; a name that no message tells stays as it is."""
        key = f"{family}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}"
        return self.word(key) if self.has(key) else name

    def listed(self, parts: list[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self._texts.say("join-comma", first=first, last=part)
        return _NONE_BETWEEN.sub(" ", self._texts.say("join-and", first=first, last=parts[-1]))

    def figure(self, figure: Figure) -> str:
        """A figure with its interval: ``52.1 % (49.0 to 55.2)``."""
        if figure.low is None or figure.high is None:
            return self._number(figure.value, figure.form)
        low, high = (self._number(end, figure.form, bare=True) for end in (figure.low, figure.high))
        return self._texts.say("within", value=self._number(figure.value, figure.form), low=low, high=high)

    def _value(self, value: object) -> object:
        if isinstance(value, Said):
            return self.say(value)
        if isinstance(value, Sentence | Several):
            return value.in_language(self.language)
        if isinstance(value, Figure):
            return self.figure(value)
        if isinstance(value, Name):
            return self._title(value.id)
        if isinstance(value, tuple | list):
            return self.listed([str(self._value(part)) for part in value])
        return value

    def _number(self, value: float, form: Form, bare: bool = False) -> str:
        if form == "share":
            return shown_share(value, bare)
        if form == "gap":
            return shown_points(value).removeprefix("+")
        if form == "change":
            return shown_change(value)
        return shown_points(value) if form == "points" else f"{value:.1f}".replace("-", "−")


def issue_of(finding: Finding, wording: Wording) -> Issue:
    """A finding as an issue, for terminals and programs."""
    return Issue(
        code=finding.code,
        message=Worded(wording.say(finding.said)),
        span=finding.span,
        severity=finding.severity,
        counted=finding.counted,
    )


@lru_cache(maxsize=24)
def _texts_in(language: str, folders: tuple[Path, ...]) -> Texts:
    """The texts of some folders, which come with the program: read once, and what they said is not worked out again."""
    names = sorted({_FALLBACK, language}, key=lambda name: name != _FALLBACK)
    return Texts(language, [file for name in names for folder in folders for file in _files(folder, name)])


def keep_said(languages: Iterable[str]) -> None:
    """Keep what a report's words said in some languages, for the next report."""
    for language in languages:
        _texts_in(language, (_FOLDER,)).keep_said()


def _files(folder: Path, language: str) -> list[Path]:
    files = [file for file in sorted(folder.glob("*.ftl")) if file.name.startswith(f"{language}.")]
    return sorted(files, key=lambda file: file.stem != language)


def shown_share(value: float, bare: bool = False) -> str:
    """``0.5213`` as ``52.1 %``, without the sign where ``bare``; small shares keep two digits that say something."""
    value = 100 * value
    digits = f"{value:.1f}" if value >= 0.995 or value == 0 or bare else f"{value:.2g}"
    return digits if bare else f"{digits} %"


def shown_points(value: float) -> str:
    """A difference of shares in percentage points: ``+5.2``, ``−0.4``, ``0.0``."""
    return shown_change(100 * value)


def shown_change(value: float) -> str:
    """A difference with its sign: ``+5.2``, ``−0.4``, ``0.0``."""
    text = f"{value:+.1f}"
    return "0.0" if text[1:] == "0.0" else text.replace("-", "−")
