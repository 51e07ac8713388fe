"""Are cards that were made far too good or too bad named by findings? Plays the sets of tests/playtest/planted.

    python benchmarks/planted_cards.py [SET ...] [--games 400] [--mild 4000]

With `greedy` in two seats; all but the mild card are to be named within 400 games, the mild one within 4,000.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.play.playtest.run import playtest

PLANTED = Path("tests/playtest/planted")
STRIKING = {"race": ("D02", "W17", "W10", "W12"), "empires": ("E02", "E01"), "roll": ("F4", "F7")}
MILD = {"race": ("W04",)}


def named(name: str, games: int, folder: Path | None = None) -> dict[str, list[str]]:
    """The codes of the findings on each card, after so many games; kept in the folder if one is given."""
    store = folder / f"planted-{name}.sqlite" if folder is not None else None
    outcome = playtest(str(PLANTED / name), games, ["greedy"], 101, None, store, seats=(2,))
    found: dict[str, list[str]] = {}
    for finding in outcome.report.findings:
        for card in finding.cards:
            found.setdefault(card, []).append(finding.code)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", default=sorted(STRIKING))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--mild", type=int, default=4_000)
    options = parser.parse_args()
    for cards, games in ((STRIKING, options.games), (MILD, options.mild)):
        for name in options.sets:
            found = named(name, games) if name in cards else {}
            for card in cards.get(name, ()):
                print(f"{name} {card} after {games} games: {', '.join(found.get(card, ['not named']))}")


if __name__ == "__main__":
    main()
