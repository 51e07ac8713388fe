"""Languages that are written from right to left."""

from __future__ import annotations

BACKWARDS = frozenset({"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "ps", "sd", "syr", "ug", "ur", "yi"})


def runs_backwards(language: str) -> bool:
    """Whether a language (a BCP 47 tag) is written from right to left."""
    subtags = language.replace("_", "-").lower().split("-")
    return subtags[0] in BACKWARDS and "latn" not in subtags
