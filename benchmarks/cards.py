"""Synthetic cards for the press: text, icons and art in two languages."""

from __future__ import annotations

from generator.scene import Path, Scene, Symbol
from generator.shapes import circle, rect, rounded
from generator.sheet import Imposition, Leaf, Page, impose
from generator.text import face_for, fit
from generator.writers.pdf import pages_pdf

COIN = Symbol("coin", (Path(circle(5, 5, 5), fill="#aa8800"), Path(circle(5, 5, 3), fill="#eecc44")), (0, 0, 10, 10))
STORY = "抽牌棄三張然後為你擁有的每個遊戲結束時獲得第階段好新斯巴達世界殖民軍事消費生產探索發展貨物稀有元素基因外星科技"


def words(number: int, language: str) -> str:
    """Rules of about twenty words, different on every card."""
    if language == "en":
        return f"Draw {number} cards, then **discard** 1 for each [icon:coin] you own. Or lose {number % 7} VP."
    shuffled = "".join(STORY[(number * 7 + i * 5) % len(STORY)] for i in range(40))
    return f"抽 {number} 張牌，{shuffled[:15]} [icon:coin] **{shuffled[15:18]}**{shuffled[18:]}。"


def face(number: int, language: str) -> Scene:
    """A card with art, a title, a number and rules."""
    art = [
        Path(rounded(5 + i, 14 + i, 53 - 2 * i, 30 - 2 * i, 3), fill=f"#{number * 4099 + i * 999:06x}")
        for i in range(12)
    ]
    title = fit(f"New Sparta {number}", 45, 9, font=face_for(language, "title"), size_max=6, size_min=3, x=14, y=4)
    value = fit(str(number), 9, 9, font=face_for(language, "number"), size_max=7, size_min=3, x=4, y=4, align="center")
    body = fit(words(number, language), 53, 30, font=face_for(language, "body"), bold=face_for(language, "bold"),
               size_max=4, size_min=2, x=5, y=52, valign="middle", icons={"coin": COIN})  # fmt: skip
    ground = Path(rect(-3, -3, 69, 94), fill="#e8e0d0")
    return Scene(f"card{number}", f"Card {number}", 63, 88, (ground, *art, *title.items, *value.items, *body.items))


def print_deck(count: int, language: str) -> tuple[tuple[Page, ...], bytes]:
    """The deck with backs on A4, as pages and as PDF."""
    back = Scene("back", "Back", 63, 88, (Path(rect(-3, -3, 69, 94), fill="#224466"),))
    pages = impose([Leaf(face(n, language), back, kind="Cards") for n in range(count)], Imposition())
    return pages, pages_pdf(pages, title="Benchmark", lang=language)
