"""Things that titles name: which icon shows what a title says, in English or Chinese."""

import re
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path as File
from typing import NamedTuple

from generator.print.drawing.icons import props
from validator.content.loading import read_value

OURS = File(__file__).parent / "things.yaml"
DENIED = re.compile(r"\b(?:no|not|non|never|without|anti|un)[ -]*$|[無无沒没不非]$", re.IGNORECASE)
"""What before a word says that the thing is not there."""


class Found(NamedTuple):
    """A word in a title; of several the one that ends last is what the title is about, of those the longest."""

    end: int
    length: int
    icon: str


@cache
def _named() -> tuple[tuple[re.Pattern[str], str], ...]:
    """A pattern for the words of each icon."""
    words: dict[str, str] = read_value(OURS, OURS.name, dict[str, str])
    return tuple((_pattern(text.split()), icon) for icon, text in words.items())


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    longest = sorted(words, key=len, reverse=True)
    english = "|".join(re.escape(word) for word in longest if word.isascii())
    others = "|".join(re.escape(word) for word in longest if not word.isascii())
    return re.compile("|".join(part for part in (rf"\b(?:{english})(?:e?s)?\b" if english else "", others) if part))


def thing_in(titles: Iterable[str], icons: Container[str]) -> str | None:
    """The icon of what the first title that names a thing is about, of ours and of those in ``icons``; else None."""
    named = (match.icon for title in titles for match in _things(title.casefold()))
    return next((icon for icon in named if icon in props() or icon in icons), None)


def _things(title: str) -> list[Found]:
    """What a title names and does not say is not there, best first."""
    matches = (Found(m.end(), m.end() - m.start(), icon) for pattern, icon in _named() for m in pattern.finditer(title))
    return sorted((one for one in matches if not DENIED.search(title[: one.end - one.length])), reverse=True)
