"""``proofpress generate``: whole decks by a recipe, each checked, and ranked by how well they meet goals."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from validator.base.console import add_hands, hands, output_folder, progress_bar, tell, tell_places
from validator.base.files import write_beside
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import WrongUse, near
from validator.base.plugins import need, with_extra
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, RECIPE
from validator.play.lab.wished import Wish, adopt, wanted
from validator.play.lookup import check_played, open_set
from validator.play.playtest.page.index import write_index

DOING = "generating decks"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder: the pattern of the new decks")
    parser.add_argument("--recipe", metavar="FILE", help="what the decks are to be (default: the game's own recipe)")
    parser.add_argument("--decks", type=int, help="how many are made (default: as the recipe says)")
    parser.add_argument("--games", type=int, help="games to spend on ranking; 0 makes decks and plays none")
    parser.add_argument("--goals", metavar="FILE", help="what is wanted of them (default: the game's own goals)")
    parser.add_argument("--seed", type=int, help="another number makes other decks (default: as the recipe says)")
    add_hands(parser)
    parser.add_argument("--output", metavar="FOLDER", help="where decks and ranking go (default: output)")
    parser.add_argument("--adopt", metavar="FOLDER", help="copy the best deck to where you work, to a new folder")
    parser.add_argument(
        "--deck",
        metavar="NAME",
        help="with --adopt: copy this deck of those that are there, such as deck-003, and make and play nothing",
    )


def run(options: argparse.Namespace) -> int:
    if options.deck is not None:
        return _adopt_one(options)
    need("lab", DOING)
    from_zero = (options.seed, options.games)
    if any(one is not None and one < 0 for one in from_zero) or any(
        one is not None and one < 1 for one in (options.decks, options.workers)
    ):
        raise WrongUse("--decks and --workers are 1 or more, --seed and --games are 0 or more")
    return _generate(options)


def _adopt_one(options: argparse.Namespace) -> int:
    """Adopt one of the decks made earlier. Raises WrongUse where it is not there, or nothing says where it is to go."""
    if not options.adopt:
        raise WrongUse("--deck belongs to --adopt, which says where the deck is copied to")
    decks = output_folder(f"{open_set(options.set).name}-decks", options.output) / "decks"
    known = sorted(path.parent.name for path in decks.glob("*/set.yaml"))
    if options.deck not in known:
        guess = near(options.deck, known)
        there = f"{len(known)} decks, such as {guess or known[0]}" if known else "no decks"
        raise WrongUse(f"there is no deck {options.deck!r}; {decks.as_posix()} holds {there}")
    adopt(decks / options.deck, Path(options.adopt))
    tell(f"adopted: {options.adopt}")
    return 0


def _usual_recipe(content: ContentSet, folder: Path) -> Path:
    """The recipe of the set or its game; where neither has one, as a kit has none, one that is written for it."""
    for own in (content.place.folder / RECIPE, CONTENT / content.words.game / RECIPE):
        if own.is_file():
            return own
    written = folder / RECIPE
    folder.mkdir(parents=True, exist_ok=True)
    write_beside(written, import_module("validator.play.lab.making.starter").starter_text(content).encode())
    tell(f"recipe: {written.as_posix()}")
    return written


def _generate(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    check_played(content)
    folder = output_folder(f"{content.name}-decks", options.output)
    recipe = Path(options.recipe) if options.recipe else _usual_recipe(content, folder)
    goals = Path(options.goals) if options.goals else None
    asked = (options.decks, options.games, options.seed, goals, hands(options))
    sought = wanted(Wish(options.set, recipe, folder, *asked))
    # What makes and draws decks is large: whatever is wrong with the wish has been said by now.
    generating = with_extra("lab", "validator.play.lab.generating", DOING)
    draw = import_module("generator.front.illustrations.piece_albums").contact_sheet
    proved = import_module("generator.print.faces.sides").faults_on_faces
    with progress_bar(content.name) as progress:
        generated = generating.generated(sought, progress, draw, proved)
    print(generated.text or f"{len(generated.decks)} decks")
    tell(f"decks: {(folder / 'decks').as_posix()}")
    tell_places(generated.written)
    write_index(folder.parent)
    if options.adopt:
        adopt(generated.decks[0], Path(options.adopt))
        tell(f"adopted: {options.adopt}")
    return INTERRUPTED if generated.ranking is not None and generated.ranking.interrupted else 0
