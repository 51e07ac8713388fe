"""What pictures of one's own cost: a kit of poker cards, each with another picture of 300 dots to the inch.

    python benchmarks/pictures.py [--cards 500] [--kind jpeg|png]

For no pictures, for 50 and for as many as asked for: CPU seconds and peak memory of ``print`` in a process of its own,
with nothing kept on disk and again with everything; and what a card with a picture costs more than one without. The
pictures are made here, cut from one painting, so that each is another.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SIZE = (744, 1039)
"""63 × 88 mm at 300 dots to the inch."""
FEW = 50
TOLD = """
import sys
from generator.cli import main
code = main(sys.argv[1:])
sys.stderr.write(open("/proc/self/status").read())
sys.exit(code)
"""
LAYOUT = """\
card: {width: 63, height: 88, bleed: 0, safe: 3, corner: 3}
fronts: {card: card}
backs: {plain: {card: none}}
themes: {standard: {ink: "#000000", paper: "#ffffff", icon-accent: "#aa0000"}}
faces:
  card:
    parts:
      - {part: picture, box: [0, 0, 63, 88], else: nothing}
      - {part: title, box: [6, 70, 51, 8], role: title, size: 5}
"""


class Cost(NamedTuple):
    """CPU seconds and peak memory (MB) of one run."""

    seconds: float
    megabytes: float


def painting() -> Image.Image:
    """A large picture of many colours with a grain, always the same."""
    small = Image.frombytes(
        "RGB", (64, 64), bytes((7 * place * place + 13 * place) % 251 for place in range(3 * 64 * 64))
    )
    grain = Image.frombytes("L", (256, 256), bytes((place * place * 31 + place * 7) % 37 for place in range(256 * 256)))
    large = small.resize((2048, 2048), Image.Resampling.BICUBIC)
    tiled = Image.new("L", large.size)
    for place in range(64):
        tiled.paste(grain, (place % 8 * 256, place // 8 * 256))
    return Image.blend(large, Image.merge("RGB", [tiled] * 3), 0.2)


def write_kit(folder: Path, cards: int, pictures: int, kind: str, whole: Image.Image) -> None:
    """A kit of cards, the first of which have pictures."""
    (folder / "pictures").mkdir(parents=True)
    (folder / "set.yaml").write_text("game: kit\ntitle: {en: Pictures}\nlanguages: [en]\nplayers: {from: 2, to: 4}\n")
    (folder / "kit.yaml").write_text("kinds:\n  card: {form: card, size: poker, fields: {}}\n")
    (folder / "layout.yaml").write_text(LAYOUT)
    entries = "".join(f"  - {{id: C{number:03}, title: {{en: Card {number}}}}}\n" for number in range(cards))
    (folder / "cards.yaml").write_text(f"card:\n{entries}")
    for number in range(pictures):
        left, top = number * 37 % (whole.width - SIZE[0]), number * 53 % (whole.height - SIZE[1])
        part = whole.crop((left, top, left + SIZE[0], top + SIZE[1]))
        part.save(
            folder / "pictures" / f"C{number:03}.{'jpg' if kind == 'jpeg' else 'png'}", kind.upper(), compress_level=1
        )


def run(folder: Path, cache: Path) -> Cost:
    """One ``print`` in a process of its own, which tells its peak (Linux) when it is done."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": str(cache)}
    command = [sys.executable, "-c", TOLD, "print", str(folder), "--output", str(folder.parent / "out")]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    told = process.stderr.read().decode()
    _, status, used = os.wait4(process.pid, 0)
    if status:
        sys.exit(told)
    return Cost(used.ru_utime + used.ru_stime, int(told.rpartition("VmHWM:")[2].split()[0]) / 1024)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="What pictures of one's own cost.")
    parser.add_argument("--cards", type=int, default=500)
    parser.add_argument("--kind", choices=("jpeg", "png"), default="jpeg")
    options = parser.parse_args()
    whole = painting()
    print(f"{'cards':>6} {'pictures':>9} {'cache':>6} {'CPU s':>7} {'ms a picture':>13} {'peak MB':>8} {'PDF MB':>7}")
    for cards in (FEW, options.cards):
        plain: dict[str, Cost] = {}
        for pictures in (0, cards):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                write_kit(folder / "kit", cards, pictures, options.kind, whole)
                for cache in ("empty", "full"):
                    cost = run(folder / "kit", folder / "cache")
                    plain.setdefault(cache, cost)
                    more = 1000 * (cost.seconds - plain[cache].seconds) / pictures if pictures else 0.0
                    size = sum(file.stat().st_size for file in (folder / "out").rglob("*.pdf")) / 1e6
                    used = f"{cost.seconds:7.2f} {more:13.1f} {cost.megabytes:8.0f} {size:7.1f}"
                    print(f"{cards:>6} {pictures:>9} {cache:>6} {used}")


if __name__ == "__main__":
    main()
