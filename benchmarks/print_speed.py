"""How fast the press prints: the whole deck of Tiny Stellar Empires on A4 with backs and rules, in every language.

    python benchmarks/print_speed.py [SET]

One line for each stage: seconds (the median of five), how many cards or pages a second, and megabytes. The last
column is the share of the command's cold start, interpreter and imports included. Nothing is kept on disk here; what
that saves is measured by ``cold_speed.py``.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from generator.print.press import Job, all_pages, render  # noqa: E402
from generator.print.writers.pdf import pages_pdf  # noqa: E402
from generator.print.writers.png import face_png  # noqa: E402
from generator.print.writers.svg import face_svg  # noqa: E402
from validator.play.lookup import open_set  # noqa: E402

FEW = 4
os.environ["PROOFPRESS_CACHE"] = ""


def timed(work: Callable[[], object]) -> float:
    """Seconds that the work takes, the median of five runs after one that warms up."""
    work()
    taken = []
    for _ in range(5):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def line(stage: str, seconds: float, cards: int, pages: int, whole: float, size: int | None = None) -> None:
    """One line of the table."""
    megabytes = f"{size / 1e6:7.2f}" if size is not None else " " * 7
    print(f"{stage:<28}{seconds:8.3f}{cards / seconds:10,.0f}{pages / seconds:10,.0f}{megabytes}{seconds / whole:8.0%}")


def measure(reference: str, language: str) -> None:
    """The lines of one language."""
    content = open_set(reference)
    proof = render(content, language, Job())
    cards = sum(side.count for side in proof.sides)
    pages = all_pages(proof)
    fronts = [side.front for side in proof.sides]
    data = pages_pdf(pages, title="benchmark", lang=language)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "generator.cli", "print", reference, "--lang", language, "--output", folder]
        cold = timed(lambda: subprocess.run(command, check=True, cwd=ROOT, capture_output=True))
    print(f"\n{content.name}, {language}: {cards} cards, {len(fronts)} designs, {len(pages)} pages")
    print(f"{'':<28}{'seconds':>8}{'cards/s':>10}{'pages/s':>10}{'MB':>7}{'of cold':>8}")
    line("read and checked", timed(lambda: open_set(reference)), cards, len(pages), cold)
    line("drawn and imposed", timed(lambda: render(content, language, Job())), cards, len(pages), cold)
    line(
        "PDF written",
        timed(lambda: pages_pdf(pages, title="benchmark", lang=language)),
        cards,
        len(pages),
        cold,
        len(data),
    )
    line("the command, cold", cold, cards, len(pages), cold, len(data))
    svgs = sum(len(face_svg(scene)) for scene in fronts)
    line("SVG of every design", timed(lambda: [face_svg(scene) for scene in fronts]), len(fronts), 0, cold, svgs)
    pngs = sum(len(face_png(scene)) for scene in fronts[:FEW])
    seconds = timed(lambda: [face_png(scene) for scene in fronts[:FEW]])
    line(f"PNG of {FEW} designs, 300 dpi", seconds, FEW, 0, cold, pngs)


if __name__ == "__main__":
    named = sys.argv[1] if len(sys.argv) > 1 else "empires"
    for tongue in open_set(named).languages:
        measure(named, tongue)
