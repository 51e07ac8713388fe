"""What ``proofpress generate`` does: decks by a recipe, made and checked, and where games are to be had, ranked."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.checking import everything_wrong, open_legal
from validator.content.loading import ContentSet
from validator.files import write_beside
from validator.issue import Severity, WrongUse
from validator.lab.adopting import adopt
from validator.lab.distinguishing import distinctions
from validator.lab.generating_decks import Child, Order, check_order, make_decks, recipe_of
from validator.lab.generating_page import Shown, ranking_pages, ranking_text
from validator.lab.generating_ranks import BRED, FINALISTS, Ranking, rank
from validator.lab.generating_standing import Standing
from validator.lab.goals.reading import joined, read_goals
from validator.lab.goals.shipped import default_goals
from validator.lab.goals.stated import Goals
from validator.lab.making.trying import Proved
from validator.lab.recipes.reading import Read
from validator.lab.recipes.vocabulary import Recipe
from validator.lab.trial.duration import games_in
from validator.lookup import game_of, open_set
from validator.playtest.report.wording import LANGUAGES
from validator.playtest.running.crews import Where, hands_at
from validator.playtest.running.ordinary import Progress

GAMES = 2_000
"""Games that are spent where neither recipe nor command says how many."""
LEAST_DEALS = 5
"""Games at each table that there must be for each deck: two in the race, and as much again to breed and for finals."""
Draw = Callable[[Path, str], str | None]
"""From a deck's folder and a language to a drawing of its cards as SVG; None where it has none in that language."""
PICTURES = "pictures"


class Wish(NamedTuple):
    """What is asked of the command; what is None is as the recipe says."""

    reference: str
    recipe: Path
    folder: Path
    decks: int | None = None
    games: int | None = None
    seed: int | None = None
    goals: Path | None = None
    workers: Where = None


class Generated(NamedTuple):
    """What came of it: the decks' folders, best first where they were ranked, and the files written, by kind."""

    decks: tuple[Path, ...]
    ranking: Ranking | None
    games: int
    text: str
    written: dict[str, Path]


def generated(
    wish: Wish, progress: Progress | None = None, draw: Draw | None = None, proved: Proved | None = None
) -> Generated:
    """Make the decks, rank them where games are to be spent, and write all of it into a folder.

    The finalists' cards are shown as ``draw`` draws them; cards whose faces ``proved`` finds wrong are not made.

    Raises:
        ContentError: the set, the recipe or the goals are faulty, lines of the recipe clash, or a deck could not be
            made.
    """
    content = open_legal(wish.reference)
    order = Order(wish.reference, wish.recipe, wish.seed, proved)
    read = recipe_of(order, content)
    recipe = read.recipe
    check_order(order)
    workers = hands_at(None if isinstance(wish.workers, str) else wish.workers)  # what makes decks stays at home
    count = wish.decks or recipe.decks
    goals = _goals(wish, read, content)
    games = _games(wish, recipe, goals, count)
    folder = wish.folder / "decks"
    made = make_decks(order, [Child(number) for number in range(1, count + 1)], folder, workers, progress)
    decks = list(made.values())
    Standing(wish.folder).tell({})
    if not games:
        return Generated(tuple(decks), None, 0, "", {})

    def breed(best: Sequence[str]) -> dict[str, tuple[str, ...]]:
        bred = make_decks(order, _children(best, count), folder, workers, progress, every=False)
        return {path.as_posix(): child.parents for child, path in bred.items()}

    ground = (wish.folder / "games.db", goals, recipe.seed, wish.workers, progress)
    race = [path.as_posix() for path in decks]
    found = rank(content, game_of(content), wish.reference, race, ground, games, breed, Standing(wish.folder).tell)
    apart = distinctions([reference for reference, _, _ in found.order])
    checked = {one.reference: _refused(one.reference) for one in found.finalists}
    shown = Shown(content, wish.folder, found, games, goals, _pictures(found, wish.folder, draw), apart, checked)
    return Generated(_best_first(found), found, games, ranking_text(shown), _written(shown))


def _refused(deck: str) -> str:
    """The first error that the full check of a deck finds, solvers and all; empty where it finds none."""
    issues = everything_wrong(open_set(deck))
    return next((str(issue.message) for issue in issues if issue.severity is Severity.ERROR), "")


def _games(wish: Wish, recipe: Recipe, goals: Goals, count: int) -> int:
    """How many are played: as the command, the recipe or its minutes say. Raises WrongUse for too few."""
    least = count * LEAST_DEALS * len(goals.lineups)
    if wish.games is None and recipe.games is None and recipe.minutes is not None:
        tables, minutes = goals.lineups, recipe.minutes
        return max(least, games_in(minutes, wish.reference, tables, recipe.seed, wish.workers, wish.folder))
    stated = recipe.games if wish.games is None else wish.games
    games = GAMES if stated is None else stated
    if 0 < games < least:
        message = f"{games} games are too few to rank {count} decks: {least} or more"
        raise WrongUse(f"{message} (--games 0 makes decks and plays none)")
    return games


def _goals(wish: Wish, recipe: Read, content: ContentSet) -> Goals:
    """Those of the command's file; or the usual ones, and the recipe's own."""
    game = game_of(content)
    if wish.goals is not None:
        return read_goals(wish.goals, content, game)
    return joined(default_goals(content, game), recipe.goals, content, game)


def _children(best: Sequence[str], count: int) -> list[Child]:
    """Decks to be bred of all there are: each of two of the best, the first parent better."""
    parents = list(best[: max(2, min(FINALISTS + 1, len(best) // 2))])
    if len(parents) < 2:
        return []
    pairs = [(one, other) for place, other in enumerate(parents) for one in parents[:place]]
    wanted = max(1, count // BRED)
    return [Child(len(best) + 1 + place, pairs[place % len(pairs)]) for place in range(wanted)]


def _best_first(found: Ranking) -> tuple[Path, ...]:
    best = [one.reference for one in found.finalists]
    return tuple(Path(one) for one in dict.fromkeys([*best, *(name for name, _, _ in found.order)]))


def _pictures(found: Ranking, folder: Path, draw: Draw | None) -> dict[tuple[str, str], str]:
    """Drawings of the finalists, written; by deck and language, each where it lies from the page."""
    written: dict[tuple[str, str], str] = {}
    if draw is None:
        return written
    for one in found.finalists:
        for language in LANGUAGES:
            deck = Path(one.reference)
            if (drawing := draw(deck, language)) is not None:
                name = f"{PICTURES}/{deck.name}.{language}.svg"
                write_beside(folder / name, drawing.encode())
                written[one.reference, language] = name
    return written


def _written(shown: Shown) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for kind, (name, text) in ranking_pages(shown).items():
        found[kind] = write_beside(shown.folder / name, text.encode())
    data = msgspec.json.format(msgspec.json.encode(shown.plain(), order="deterministic"), indent=1)
    found["json"] = write_beside(shown.folder / "ranking.json", data + b"\n")
    return found


__all__ = ["Generated", "Wish", "adopt", "generated"]
