"""What a text says about itself: ``*leaning words*``, ``[ink:gold]words of a colour[/ink]``, lines of a list (``- ``);
and which languages are written from right to left.

Bold words and icons are read where lines are broken. A star or bracket that opens nothing is a star or bracket.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

BACKWARDS = frozenset({"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "ps", "sd", "syr", "ug", "ur", "yi"})


OTHER_LETTERS = frozenset({"ja", "ko", "el", "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "mn", "tg"})
"""Languages whose letters the fonts for Latin and Chinese texts do not have."""


def has_other_letters(language: str) -> bool:
    """Whether a language (a BCP 47 tag) is written in letters that are neither Latin nor Chinese."""
    subtags = language.replace("_", "-").lower().split("-")
    return "latn" not in subtags and subtags[0] in OTHER_LETTERS | BACKWARDS


def runs_backwards(language: str) -> bool:
    """Whether a language (a BCP 47 tag) is written from right to left."""
    subtags = language.replace("_", "-").lower().split("-")
    return subtags[0] in BACKWARDS and "latn" not in subtags


_LETTER = r"[^\W\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
"""A letter of a script that parts its words with blanks."""
_LEANING = (
    rf"(?:(?<!{_LETTER})(?<!\*)|(?<=(?<!\*)\*\*))\*(?![\s*])(?P<leaning>[^*\n]*[^*\s])\*"
    rf"(?:(?!{_LETTER}|\*)|(?=\*\*(?!\*)))"
)
"""Words between single stars, which may stand at once beside the two of bold words: ``***both***``."""
_MARKS = re.compile(
    rf"(?P<item>^- )|\[ink:(?P<ink>[A-Za-z][\w-]*|#[0-9a-fA-F]{{6}}|#[0-9a-fA-F]{{3}})\]|(?P<end>\[/ink\])|{_LEANING}",
    re.MULTILINE,
)


class Style(NamedTuple):
    """How some words are set; ``item`` begins a line of a list."""

    leaning: bool = False
    ink: str | None = None
    item: bool = False


PLAIN = Style()


def spans_of(text: str) -> Iterator[tuple[str, Style]]:
    """A text in spans of one style; the marks themselves are left out."""
    if "[ink:" not in text and "*" not in text.replace("**", "") and "- " not in text:
        yield text, PLAIN
        return
    inks: list[str] = []
    place = 0
    item = False
    for matches in _MARKS.finditer(text):
        if matches["end"] and not inks:
            continue
        before = text[place : matches.start()]
        if before or item:
            yield before, Style(False, inks[-1] if inks else None, item)
            item = False
        place = matches.end()
        if matches["item"]:
            item = True
        elif matches["ink"]:
            inks.append(matches["ink"])
        elif matches["end"]:
            inks.pop()
        else:
            yield from _inside(matches["leaning"], inks)
    yield text[place:], Style(False, inks[-1] if inks else None, item)


def _inside(text: str, inks: list[str]) -> Iterator[tuple[str, Style]]:
    """Leaning words, among which the colour may change."""
    place = 0
    for matches in _MARKS.finditer(text):
        if matches["item"] or (matches["end"] and not inks):
            continue
        yield text[place : matches.start()], Style(True, inks[-1] if inks else None)
        place = matches.end()
        if matches["ink"]:
            inks.append(matches["ink"])
        elif matches["end"]:
            inks.pop()
    yield text[place:], Style(True, inks[-1] if inks else None)
