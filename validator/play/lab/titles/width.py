"""How wide a title is on paper, roughly."""

from __future__ import annotations

from unicodedata import east_asian_width


def width_of(text: str) -> int:
    """Letters of a text, a Chinese character counting as two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
