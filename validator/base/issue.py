"""Everything found wrong, from a YAML typo to "no one ever gets to play this card", is an Issue at a line."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import Enum
from importlib import import_module

import msgspec

from validator.base.characters import MOST_LINE, visible_line
from validator.base.speech.sentences import Said, Text, describe, in_a_row, joined, shortened, shown, text_in, worded

_NOUGHTS = re.compile(r"(?<![0-9])0+(?=[0-9])")
MOST_SAID, LEAST_SAID = 380, 120
"""A finding has at most so many characters, without its place; where that is long, as many fewer, but for so many."""
MOST_PLACE, MOST_SHEET = 180, 40
"""So many characters of a file's path are shown, its end, and of the name of a sheet."""
MOST_ACCEPTED, LEAST_SHOWN = 2_000, 60
"""Of what would be accepted so many are looked at; of that, and of what is wrong, so many are shown in any case."""
MOST_PLACES = 6
"""So many places of one finding are written out."""


class Severity(Enum):
    """How much an issue matters: an error makes a set illegal, a warning does not, advice is about balance."""

    ERROR = "error"
    WARNING = "warning"
    ADVICE = "advice"


class Span(msgspec.Struct, frozen=True):
    """A place in a file. ``line`` and ``column`` count characters from 1, as editors do.

    In a spreadsheet they count rows and columns, and ``sheet`` names the sheet: nothing in a file that is one sheet.
    """

    file: str
    line: int = 1
    column: int = 1
    sheet: str | msgspec.UnsetType = msgspec.UNSET

    def __str__(self) -> str:
        return f"{_end_of(self.file)}:{self.inside}"

    @property
    def inside(self) -> str:
        """The place in its file: ``5:3`` by line and column, ``Goblins:5:C`` by sheet, row and column."""
        if self.sheet is msgspec.UNSET:
            return f"{self.line}:{self.column}"
        cell = f"{self.line}:{letters(self.column)}"
        return f"{shortened(visible_line(self.sheet), MOST_SHEET)}:{cell}" if self.sheet else cell

    def _order(self) -> tuple[str, str, int, int]:
        """What places are sorted by; msgspec's own order would compare sheets that are not there."""
        return self.file, self.sheet or "", self.line, self.column

    def __lt__(self, other: "Span") -> bool:
        return self._order() < other._order()

    def __le__(self, other: "Span") -> bool:
        return self._order() <= other._order()


def _end_of(path: str) -> str:
    """A path on one line; of a long one its end, which names the file."""
    line = visible_line(path)
    return line if len(line) <= MOST_PLACE else f"…{line[1 - MOST_PLACE :]}"


def letters(column: int) -> str:
    """How spreadsheets name a column, counted from 1: A, B ... Z, AA, AB."""
    named = ""
    while column > 0:
        column, place = divmod(column - 1, 26)
        named = chr(ord("A") + place) + named
    return named


class Issue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finding. ``code`` is a short stable name, for example ``unknown-word``.

    ``message`` is a sentence of the room that found it, or words said in the reader's language already; ``together``
    are further places that bring it about with the first; ``counted`` is the place in an extended set that it is about.
    """

    code: str
    message: Said
    span: Span
    severity: Severity = Severity.ERROR
    found: Text | None = None
    accepted: Text | None = None
    suggestion: str | None = None
    together: tuple[Span, ...] = ()
    counted: Span | None = None

    def __str__(self) -> str:
        return self.in_language("en")

    @property
    def said(self) -> str:
        """The finding in English without its place and severity."""
        return self.said_in("en")

    def in_language(self, language: str) -> str:
        """The whole finding as a line: ``set.yaml:6:15: error: ... [out-of-range]``."""
        level = f"{self.span}: {joined('said', level_in(self.severity, language), '', language)}"
        said = self.said_in(language, MOST_LINE - len(level) - len(self.code) - len(" []"))
        return f"{self.span}: {joined('said', level_in(self.severity, language), said, language)}"

    def said_in(self, language: str, most: int = MOST_SAID) -> str:
        """The finding in a language on one line, without its place and severity; what is too long is cut.

        ``most``: how many characters it may have, without its code.
        """
        most = min(max(most, LEAST_SAID), MOST_SAID)
        message = text_in(self.message, language)
        accepted = None if self.accepted is None else shortened(text_in(self.accepted, language), MOST_ACCEPTED)
        said = self._said(language, message, accepted)
        if accepted is not None and len(said) > most:
            accepted = shortened(accepted, max(len(accepted) - (len(said) - most), LEAST_SHOWN))
            said = self._said(language, message, accepted)
        if len(said) > most:
            message = shortened(message, max(len(message) - (len(said) - most), LEAST_SHOWN))
            said = self._said(language, message, accepted)
        return f"{shortened(visible_line(said), most)} [{self.code}]"

    def _said(self, language: str, message: str, accepted: str | None) -> str:
        """What is wrong, what was found, what would be accepted, the nearest known spelling, and further places."""
        places = in_a_row(self._others(), MOST_PLACES) if self.together else None
        more = {
            "found": self.found,
            "accepted": accepted,
            "suggestion": self.suggestion,
            "together": places,
            "counted": None if self.counted is None else str(self.counted),
        }
        told_whole = {"accepted": accepted}
        parts = [
            worded(f"whole-{name}", language, value=told_whole.get(name) or shown(value, language))
            for name, value in more.items()
            if value is not None
        ]
        return describe([message, *parts], language)

    def _others(self) -> list[str]:
        """The further places; those in the same file by line and column alone."""
        return [span.inside if span.file == self.span.file else str(span) for span in self.together]


def level_in(severity: Severity, language: str) -> str:
    """What a severity is called in a language: ``error``."""
    return worded(f"level-{severity.value}", language)


class WrongUse(Exception):
    """The command line cannot be followed; the message is one sentence. Exit code 2."""


class Trouble(Exception):
    """The machine does not let us do what was asked; the message is one sentence, ``code`` the exit code."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


class ContentError(Exception):
    """A set that cannot be used; carries every issue found, not only the first. ``outcome`` is what came of it."""

    def __init__(self, issues: Iterable[Issue], outcome: str = "nothing was written") -> None:
        self.issues, self.outcome = in_order(issues), outcome
        super().__init__(self.issues, outcome)

    def __str__(self) -> str:
        # Most are met by whoever asks whether a file is there, and never said.
        return "\n".join(map(str, self.issues))


def in_order(issues: Iterable[Issue]) -> list[Issue]:
    """Each issue once, sorted by place, errors before warnings at the same place."""
    rank = {severity: place for place, severity in enumerate(Severity)}
    once = dict.fromkeys(issues)
    return sorted(once, key=lambda issue: (issue.span, rank[issue.severity], issue.code))


def is_legal(issues: Iterable[Issue]) -> bool:
    """Whether no issue is an error."""
    return all(issue.severity is not Severity.ERROR for issue in issues)


def _unpadded(word: str) -> str:
    """A word with its numbers as they are counted, in small letters."""
    return unicodedata.normalize("NFC", _NOUGHTS.sub("", word)).casefold()


MOST_SWAPPED = 40
"""Characters of a word in which two may have changed places."""


def near(word: str, known: Iterable[str]) -> str | None:
    """The known spelling nearest to ``word``, quoted, if one is near.

    First one that differs in noughts alone (E01), then one of the same letters with two that changed places.
    """
    known = list(known)
    for other in known:
        if _unpadded(other) == _unpadded(word):
            return repr(other)
    swapped = {f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}" for at in range(min(len(word), MOST_SWAPPED) - 1)}
    for other in known:
        if other in swapped:
            return repr(other)
    # Most runs guess nothing, and it takes a while to load.
    matches = import_module("difflib").get_close_matches(word, known, n=1, cutoff=0.6)
    return repr(matches[0]) if matches else None


def listed(names: Sequence[str], most: int = 0) -> str:
    """Names in a sentence: ``a, b and c``; with ``most`` the first few of many: ``a, b, c and 9 more``."""
    if most and len(names) > most + 1:
        return f"{', '.join(names[:most])} and {len(names) - most} more"
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else ""
