"""Languages that are written from right to left."""

from __future__ import annotations

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
