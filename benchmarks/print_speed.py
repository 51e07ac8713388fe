"""How fast the press prints, on synthetic cards: text, icons and art in two languages.

    python -m benchmarks.print_speed [number of cards, 54 by default]

Prints one line for every stage: seconds (the median of five), how many faces or pages a second, and megabytes.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path as FilePath

from benchmarks.cards import face, print_deck
from generator.writers.png import face_png
from generator.writers.svg import face_svg

ROOT = FilePath(__file__).parent.parent


def timed(work: Callable[[], object]) -> float:
    """Seconds that the work takes, the median of five runs."""
    taken = []
    for _ in range(5):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def report(stage: str, seconds: float, number: int, what: str, size: int | None = None) -> None:
    """One line of the table."""
    megabytes = "" if size is None else f"{size / 1e6:8.2f} MB"
    print(f"{stage:<34}{seconds:8.3f} s{number / seconds:10,.0f} {what}/s{megabytes}")


def measure(count: int, language: str) -> None:
    """The lines of one language."""
    faces = [face(number, language) for number in range(count)]
    pages, data = print_deck(count, language)
    svgs = [face_svg(scene) for scene in faces]
    few = faces[:4]
    pngs = sum(len(face_png(scene)) for scene in few) * count // len(few)
    program = f"from benchmarks.cards import print_deck; print_deck({count}, {language!r})"

    def cold() -> None:
        subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)

    print(f"{count} cards, {language}, {len(pages)} pages")
    report("  laid out", timed(lambda: [face(number, language) for number in range(count)]), count, "faces")
    report("  laid out, imposed, PDF", timed(lambda: print_deck(count, language)), len(pages), "pages", len(data))
    report("  the same from a cold start", timed(cold), len(pages), "pages")
    report("  SVG", timed(lambda: [face_svg(scene) for scene in faces]), count, "faces", sum(map(len, svgs)))
    report("  PNG at 300 dpi", timed(lambda: [face_png(scene) for scene in few]), len(few), "faces", pngs)


if __name__ == "__main__":
    for tongue in ("en", "zh-Hant"):
        measure(int(sys.argv[1]) if len(sys.argv) > 1 else 54, tongue)
