"""How words are told to the person who wrote them: without our marks, and by how many characters they are too long."""

import re
from bisect import bisect_left
from collections.abc import Callable

_MARK = re.compile(r"\[icon:([\w.:-]+)\]|\[ink:[^\]]*\]|\[/ink\]|\*\*")
MOST_SHOWN = 40


def plain(words: str) -> str:
    """Words without marks, icons by their names in braces."""
    return _MARK.sub(lambda mark: f"{{{mark[1]}}}" if mark[1] else "", words)


def short(words: str) -> str:
    """The beginning of words, quoted."""
    return repr(words if len(words) <= MOST_SHOWN else words[: MOST_SHOWN - 1] + "…")


def excess(words: str, fits: Callable[[str], bool]) -> tuple[int, int]:
    """How many characters of how many are too many; an icon is one."""
    ends: list[int] = []
    last = 0
    for mark in _MARK.finditer(words):
        ends += range(last + 1, mark.start() + 1)
        if mark[1]:
            ends.append(mark.end())
        last = mark.end()
    ends += range(last + 1, len(words) + 1)
    held = bisect_left(ends, True, key=lambda end: not fits(words[:end]))
    return len(ends) - held, len(ends)
