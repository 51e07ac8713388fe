"""A plain deck drawn by others, to compare with: ``python benchmarks/bare_deck.py reportlab|protograf CARDS``.

Every card has a frame, a title, a number in a circle, and three lines of words; with reportlab every front page has a
page of backs behind it, with protograf the backs are left out. There is no art, no check, no measured text.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

WORDS = ("Draw two cards of the deck, then", "discard one of your hand, or", "pay one to keep both of them")
ACROSS, DOWN, WIDE, HIGH = 3, 3, 178.6, 249.4
"""Cards on a page, and their size in points: 63 by 88 mm."""


def by_reportlab(cards: int) -> None:
    """The least that a script of one's own would do."""
    canvas = import_module("reportlab.pdfgen.canvas").Canvas("bare.pdf")
    for first in range(0, cards, ACROSS * DOWN):
        for draw in (_front, _back):
            for place, number in enumerate(range(first, min(first + ACROSS * DOWN, cards))):
                draw(canvas, 30 + place % ACROSS * WIDE, 40 + place // ACROSS * HIGH, number)
            canvas.showPage()
    canvas.save()


def _front(canvas: Any, x: float, y: float, number: int) -> None:
    canvas.rect(x, y, WIDE, HIGH)
    canvas.circle(x + 24, y + HIGH - 24, 14)
    canvas.setFont("Helvetica-Bold", 12)
    canvas.drawString(x + 18, y + HIGH - 28, str(number % 6))
    canvas.drawString(x + 50, y + HIGH - 28, f"Colony {number}")
    canvas.setFont("Helvetica", 8)
    for row, words in enumerate(WORDS):
        canvas.drawString(x + 12, y + 90 - 11 * row, words)


def _back(canvas: Any, x: float, y: float, number: int) -> None:
    canvas.rect(x, y, WIDE, HIGH, fill=1)


def by_protograf(cards: int) -> None:
    """The same in its own words."""
    words = import_module("protograf")
    words.Create(filename="bare.pdf", paper="A4", margin=0.8)
    words.Deck(cards=cards, width=6.3, height=8.8)
    words.Card("all", words.circle(cx=1, cy=1, radius=0.5))
    for number in range(1, cards + 1):
        title = words.text(x=3.5, y=1, text=f"Colony {number}", font_size=12)
        value = words.text(x=1, y=1, text=str(number % 6), font_size=12)
        rows = [words.text(x=3.1, y=6 + 0.4 * row, text=line, font_size=8) for row, line in enumerate(WORDS)]
        words.Card(str(number), title, value, *rows)
    words.Save()


if __name__ == "__main__":
    way, many = sys.argv[1], int(sys.argv[2])
    del sys.argv[1:]  # protograf would read them
    {"reportlab": by_reportlab, "protograf": by_protograf}[way](many)
