"""The sheets of Race for the Galaxy: every component, at its size, on every paper, in three languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO

import pikepdf
import pytest

from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.writers.pdf import pages_pdf
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
PAPERS = ("a4", "letter", "a3")
PRINTED = [
    pytest.param(language, paper, marks=[pytest.mark.slow] * (LANGUAGES.index(language) != PAPERS.index(paper)))
    for paper in PAPERS
    for language in LANGUAGES
]
"""Each language and each paper once; the other pairs are slow tests."""
COUNTS = {"start_world": 5, "world": 59, "development": 50, "action": 36, "chip": 28, "aid": 8}


@cache
def content() -> ContentSet:
    """The set, read once: no test here changes it."""
    return open_set("race")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    """Sheets of the kinds named, or of everything."""
    return render(content(), language, Job(paper=paper, only=only))


@cache
def pdf(language: str, paper: str = "a4") -> bytes:
    """Everything as a document."""
    return pages_pdf(all_pages(proof(language, paper)), title="Race", author="", subject="", lang=language)


@pytest.mark.parametrize("kind", COUNTS)
def test_every_copy_of_the_box_is_printed_once(kind: str) -> None:
    sides = [side for side in proof().sides if side.kind == kind]
    assert sum(side.count for side in sides) == COUNTS[kind]
    spots = Counter(spot.face for page in proof("en", "a4", kind).pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides}


@pytest.mark.parametrize("kind", COUNTS)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_front_has_its_back_behind_it(kind: str, paper: str) -> None:
    """Turned over its long edge, each back lies where its front lay, and belongs to it."""
    pages = proof("en", paper, kind).pages
    backs = {side.front.name: side.back.name for side in proof().sides if side.back is not None}
    fronts = [page for page in pages if not page.is_back]
    behind = [page for page in pages if page.is_back]
    assert len(fronts) == len(behind)
    for front, back in zip(fronts, behind, strict=True):
        assert Counter(backs[spot.face] for spot in front.placed) == Counter(spot.face for spot in back.placed)
        mirrored = {mirror(spot.x, spot.width, spot.y, spot.height, front.width, front.height) for spot in front.placed}
        assert {(round(spot.x, 2), round(spot.y, 2)) for spot in back.placed} in (
            {place[0] for place in mirrored},
            {place[1] for place in mirrored},
        )


def mirror(
    x: float, width: float, y: float, height: float, wide: float, high: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a spot lies on the other side of the paper: turned over an upright edge, and over a level one."""
    return (round(wide - x - width, 2), round(y, 2)), (round(x, 2), round(high - y - height, 2))


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    again = render(content(), language, Job(paper=paper))
    assert [str(issue) for issue in again.issues] == []
    written = pages_pdf(all_pages(again), title="Race", author="", subject="", lang=language)
    assert written == pdf(language, paper)
    assert len(written) < 2_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fonts_are_embedded_and_pages_have_the_papers_size(language: str) -> None:
    with pikepdf.open(BytesIO(pdf(language))) as document:
        objects = [item for item in document.objects if isinstance(item, pikepdf.Dictionary)]
        fonts = [item for item in objects if "/FontDescriptor" in item]
        assert fonts and all("/FontFile2" in font.FontDescriptor for font in fonts)
        sizes = {
            tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:]))
            for page in document.pages
        }
    assert sizes == {(210.0, 297.0)}


@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_less_ink_is_less_ink(theme: str) -> None:
    """The grounds of the low-ink theme are white on every game card."""
    sides = render(content(), "en", Job(theme=theme, only=("world", "development"))).sides
    grounds = {getattr(side.front.items[0], "fill", None) for side in sides}
    assert (grounds == {"#ffffff"}) == (theme == "low-ink")
