"""Numbers in texts: which ones a text says, in digits or in words, and what a comment beside it says of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from validator.base.issue import Span
from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.content.source import text_of

_DIGITS = re.compile(r"[0-9]+")
_FULL_WIDTH = str.maketrans("０１２３４５６７８９", "0123456789")
_WORDS: Mapping[int, tuple[str, ...]] = {
    0: ("no", "none", "zero", "無", "无", "沒", "没", "不", "零"),
    1: ("a", "an", "one", "each", "first", "once", "single", "一", "單", "单", "每", "首"),
    2: ("two", "both", "second", "twice", "double", "pair", "half", "二", "兩", "两", "雙", "双", "倍", "半", "對"),
    3: ("three", "third", "thrice", "triple", "三"),
    4: ("four", "fourth", "quarter", "四"),
    5: ("five", "fifth", "五"),
    6: ("six", "sixth", "六"),
    7: ("seven", "seventh", "七"),
    8: ("eight", "eighth", "八"),
    9: ("nine", "ninth", "九"),
    10: ("ten", "tenth", "十"),
    11: ("eleven",),
    12: ("twelve", "dozen"),
    13: ("thirteen",),
    14: ("fourteen",),
    15: ("fifteen",),
    16: ("sixteen",),
    17: ("seventeen",),
    18: ("eighteen",),
    19: ("nineteen",),
    20: ("twenty",),
    30: ("thirty",),
    40: ("forty",),
    50: ("fifty",),
    100: ("hundred", "百"),
}
_CHINESE = "零一二三四五六七八九"
AS_MEANT = ("numbers differ", "數字不同", "数字不同")
"""What a comment says that stands beside texts whose numbers are meant to differ."""
SENTENCE = 300
"""Longer texts tell of much; what one of them leaves out, the other may say otherwise."""


def numbers_in(text: str) -> frozenset[int]:
    """The numbers that a text says in digits, full-width ones included."""
    return frozenset(int(found) for found in _DIGITS.findall(text.translate(_FULL_WIDTH)) if len(found) < 10)


def are_other(text: str, other: str) -> bool:
    """Whether two languages say other numbers.

    They do where each says one that the other does not, or where a sentence says one that the other leaves out,
    in digits and in words. Of 0 and 1 many languages need not speak.
    """
    mine, theirs = numbers_in(text), numbers_in(other)
    only_mine, only_theirs = unsaid(mine - theirs, other), unsaid(theirs - mine, text)
    if only_mine and only_theirs:
        return True
    long = max(len(text), len(other)) > SENTENCE
    return not long and any(number > 1 for number in only_mine | only_theirs)


def unsaid(numbers: Collection[int], text: str) -> set[int]:
    """Those of some numbers that a text does not say in words."""
    words = set(re.findall(r"[a-z]+", text.casefold()))
    return {
        number
        for number in numbers
        if not any(word in (words if word.isascii() else text) for word in (*_WORDS.get(number, ()), *_chinese(number)))
    }


def _chinese(number: int) -> tuple[str, ...]:
    """A number from 10 to 99 as Chinese says it: 十四, 二十, 二十一."""
    if not 10 <= number < 100:
        return ()
    tens, ones = divmod(number, 10)
    return (f"{_CHINESE[tens] if tens > 1 else ''}十{_CHINESE[ones] if ones else ''}",)


def is_meant(comment: str) -> bool:
    """Whether a comment says that numbers are meant to differ."""
    return any(said in comment.casefold() for said in AS_MEANT)


def is_meant_at(content: ContentSet, span: Span) -> bool:
    """Whether a comment says so at the line of a place, or right above it."""
    files = (folder / span.file.rpartition("/")[2] for folder in content.folders)
    path = next((file for file in files if is_there(file) and content.shown(file) == span.file), None)
    if path is None:
        return False
    lines = text_of(path, span.file).splitlines()
    near = lines[max(0, span.line - 2) : span.line]
    return any(is_meant(line.partition("#")[2]) for line in near)
