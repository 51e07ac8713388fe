"""What ``proofpress generate`` does: decks by a recipe, made and checked, and where games are to be had, ranked."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.files import write_beside
from validator.base.issue import Severity
from validator.base.speech.sentences import Text
from validator.play.checking import everything_wrong
from validator.play.lab.distinguishing import distinctions
from validator.play.lab.generating_decks import Child, check_order, make_decks
from validator.play.lab.generating_page import Shown, ranking_pages, ranking_text
from validator.play.lab.generating_ranks import BRED, FINALISTS, Ranking, rank
from validator.play.lab.generating_standing import Standing
from validator.play.lab.making.trying import Proved
from validator.play.lab.wished import Order, Wanted
from validator.play.lookup import game_of, open_set
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.playtest.running.crews import hands_at
from validator.play.playtest.running.ordinary import Progress

Draw = Callable[[Path, str], str | None]
"""From a deck's folder and a language to a drawing of its cards as SVG; None where it has none in that language."""
PICTURES = "pictures"


class Generated(NamedTuple):
    """What came of it: the decks' folders, best first where they were ranked, and the files written, by kind."""

    decks: tuple[Path, ...]
    ranking: Ranking | None
    games: int
    text: str
    written: dict[str, Path]


def generated(
    wanted: Wanted, progress: Progress | None = None, draw: Draw | None = None, proved: Proved | None = None
) -> Generated:
    """Make the decks, rank them where games are to be spent, and write all of it into a folder.

    The finalists' cards are shown as ``draw`` draws them; cards whose faces ``proved`` finds wrong are not made.

    Raises:
        ContentError: lines of the recipe clash, or a deck could not be made.
    """
    wish, content, goals, count = wanted.wish, wanted.content, wanted.goals, wanted.decks
    order = Order(wish.reference, wish.recipe, wish.seed, proved)
    check_order(order)
    workers = hands_at(None if isinstance(wish.workers, str) else wish.workers)  # what makes decks stays at home
    games = wanted.games()
    folder = wish.folder / "decks"
    made = make_decks(order, [Child(number) for number in range(1, count + 1)], folder, workers, progress)
    decks = list(made.values())
    Standing(wish.folder).tell({})
    if not games:
        return Generated(tuple(decks), None, 0, "", {})

    def breed(best: Sequence[str]) -> dict[str, tuple[str, ...]]:
        bred = make_decks(order, _children(best, count), folder, workers, progress, every=False)
        return {path.as_posix(): child.parents for child, path in bred.items()}

    ground = (wish.folder / "games.db", goals, wanted.read.recipe.seed, wish.workers, progress)
    race = [path.as_posix() for path in decks]
    found = rank(content, game_of(content), wish.reference, race, ground, games, breed, Standing(wish.folder).tell)
    apart = distinctions([reference for reference, _, _ in found.order])
    checked = {one.reference: _refused(one.reference) for one in found.finalists}
    shown = Shown(content, wish.folder, found, games, goals, _pictures(found, wish.folder, draw), apart, checked)
    return Generated(_best_first(found), found, games, ranking_text(shown), _written(shown))


def _refused(deck: str) -> Text:
    """The first error that the full check of a deck finds, solvers and all; empty where it finds none."""
    issues = everything_wrong(open_set(deck))
    return next((issue.message for issue in issues if issue.severity is Severity.ERROR), "")


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
    """Drawings of the finalists, written; by deck and language, each where it lies from the page.

    None after Ctrl-C: nobody waits for them.
    """
    written: dict[tuple[str, str], str] = {}
    if draw is None or found.interrupted:
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
