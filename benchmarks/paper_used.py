"""How much of the paper lies under the trims of what is printed, of each game: tiled boards and pages are left out.

    python benchmarks/paper_used.py [--paper a4] [--sheets] [SET ...]

One line for a set: its sheets, and the mean share over the fronts of them. With ``--sheets`` one for each sheet too.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from generator.print.drawing.scene import Scene  # noqa: E402
from generator.print.press import Job, render  # noqa: E402
from generator.print.sheets.duplex import Page  # noqa: E402
from validator.play.lookup import open_set  # noqa: E402

GAMES = ("empires", "race", "roll", "steam", "trucker")
SHARES = {"rectangle": 1.0, "hexagon": 0.75, "circle": math.pi / 4}
"""Of its box, by outline."""


def used(page: Page, faces: dict[str, Scene]) -> float:
    """The share of the paper that lies under trims."""
    shares = (SHARES[faces[spot.face].outline] * spot.width * spot.height for spot in page.placed)
    return sum(shares) / (page.width * page.height)


def is_tiled(page: Page) -> bool:
    """Whether what lies there is larger than the paper."""
    return any(spot.width > page.width or spot.height > page.height for spot in page.placed)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How much of the paper lies under trims.")
    parser.add_argument("sets", nargs="*", default=GAMES, metavar="SET")
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--sheets", action="store_true")
    options = parser.parse_args()
    for name in options.sets:
        content = open_set(name)
        proof = render(content, content.languages[0], Job(paper=options.paper))
        faces = {side.front.name: side.front for side in proof.sides}
        sheets = [page for page in proof.pages if page.placed and not page.is_back and not is_tiled(page)]
        shares = [used(page, faces) for page in sheets]
        print(f"{name:<10} {options.paper:<8} {len(sheets):>4} sheets {fmean(shares):7.1%}")
        if options.sheets:
            for page, share in zip(sheets, shares, strict=True):
                sizes = Counter(f"{spot.width:g}x{spot.height:g}" for spot in page.placed)
                print(f"  {share:6.1%} {page.name[:60]:<60} {dict(sizes)}")


if __name__ == "__main__":
    main()
