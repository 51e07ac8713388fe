"""Does the default player take new cards as a long search does? Plays a set whose cards join words in unseen ways.

    python benchmarks/new_cards.py [SET] [--games 400] [--other search:600] [--others 240] [--keep FOLDER]

Each player sits in both seats of games of its own. For each card that the set adds it prints how often each player
drew it and played it then, with 95 % intervals as in the play-test report, and how far the two are apart. With a
folder, games played before are not played again.

A search judges by the same values as the default player, on many more guesses: what both overlook does not show.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.play.lookup import open_set
from validator.play.playtest.figures.results import CardFigures
from validator.play.playtest.run import playtest
from validator.play.playtest.running.roster import DEFAULT_AGENT

NEW_WORDS = "tests/games/race/new_words"
SEED = 1801


def added(reference: str) -> list[str]:
    """The cards that a set has and the set it extends has not."""
    content = open_set(reference)
    base = open_set(content.manifest.extends or reference)
    known = {piece.id for _, piece in base.every_piece()}
    return [piece.id for _, piece in content.every_piece() if piece.id not in known]


def figures(reference: str, player: str, games: int, folder: Path | None) -> dict[str, CardFigures]:
    """What the report says of every card in this player's hands."""
    store = None if folder is None else folder / f"{Path(reference).name}-{player.replace(':', '-')}.sqlite"
    outcome = playtest(reference, games, [player], SEED, 1, store, seats=(2,))
    (hand,) = outcome.report.hands
    return {card.id: card for card in hand.cards}


def line(card: CardFigures) -> str:
    """How often one player drew it, and played it then."""
    share = card.played_if_drawn
    return f"drawn {card.drawn:5d}, played {share.value:6.1%} ({share.low:6.1%} to {share.high:6.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set", nargs="?", default=NEW_WORDS)
    parser.add_argument("--player", default=DEFAULT_AGENT)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--other", default="search:600")
    parser.add_argument("--others", type=int, default=240)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    ours = figures(options.set, options.player, options.games, options.keep)
    theirs = figures(options.set, options.other, options.others, options.keep)
    apart = {}
    for design in added(options.set):
        mine, other = ours[design], theirs[design]
        print(f"{design} {mine.title}")
        print(f"   {options.player:14s} {line(mine)}")
        print(f"   {options.other:14s} {line(other)}")
        apart[design] = mine.played_if_drawn.value - other.played_if_drawn.value
        print(f"   {100 * apart[design]:+.1f} points")
    most = max(apart, key=lambda design: abs(apart[design]))
    print(f"furthest apart: {most} by {100 * abs(apart[most]):.1f} points")


if __name__ == "__main__":
    main()
