"""What ``proofpress generate`` does.

It is asked for decks by a recipe, which are made, checked and written, and where games are asked for, ranked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, as_completed
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.cache import digest, program_stamp
from validator.base.decoding import from_json
from validator.base.files import make_folder, write_beside
from validator.base.interrupts import breakable
from validator.base.issue import ContentError, Issue, Severity
from validator.base.opening import bytes_held
from validator.base.speech.sentences import Text
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.packs.travelling import files_of_set, siblings_of
from validator.content.places import SCHEMAS, built_in
from validator.content.source import plain, read
from validator.play.checking import everything_wrong
from validator.play.engine.making import Fields
from validator.play.lab.generating_page import Shown, ranking_pages, ranking_text
from validator.play.lab.making.clashes import refuse_clash, unmakable
from validator.play.lab.making.decks import Deck, Proved
from validator.play.lab.making.maker import Maker, Unmade
from validator.play.lab.making.pool import Workshop
from validator.play.lab.ranking import BRED, FINALISTS, Ranking, Standing, distinctions, rank
from validator.play.lab.wished import Order, Wanted, recipe_of
from validator.play.lookup import game_of, making_of, open_set
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.playtest.running.playing import Progress, hands_at
from validator.play.playtest.running.workers import Pool, held_back

MADE = "made.json"
"""What was made of what, so that it need not be made again."""
BASE = "base"
"""The folder in a deck in which a set lies that is not built in."""
Files = dict[str, str]
"""The files of a deck, by name."""
FEW = 2
"""So few decks are made in this process."""


class Child(NamedTuple):
    """A deck to be bred: its number, and the folders of the decks it takes after."""

    number: int
    parents: tuple[str, ...] = ()


class Shelf(msgspec.Struct):
    """What lies in a folder of decks: made of what, and the digest of each deck's files."""

    stamp: str = ""
    decks: dict[str, str] = {}


@lru_cache(maxsize=1)
def _maker(order: Order) -> Maker:
    content = open_set(order.reference)
    recipe = recipe_of(order, content)
    return Maker(Workshop(recipe.recipe, content, making_of(content.words.game), recipe.demands), order.proved)


def check_order(order: Order) -> None:
    """Raises ContentError where the recipe's lines clash."""
    content = open_set(order.reference)
    recipe = recipe_of(order, content)
    refuse_clash(Workshop(recipe.recipe, content, making_of(content.words.game), recipe.demands), recipe)


def make_one(order: Order, child: Child) -> Files | None:
    """The files of one deck, by name; None where it could not be made, and `why_not` says why."""
    try:
        return _deck(order, child).files()
    except Unmade:
        return None


def _deck(order: Order, child: Child) -> Deck:
    maker = _maker(order)
    if child.parents:
        return maker.bred(child.number, [pieces_in(Path(parent)) for parent in child.parents])
    return maker.deck(child.number)


def why_not(order: Order, child: Child) -> Issue:
    """Why a deck could not be made, which takes as many tries as the recipe has lines."""
    content = open_set(order.reference)
    try:
        _deck(order, child)
    except Unmade as fault:
        return unmakable(content, recipe_of(order, content), child.number, fault)
    raise AssertionError


def pieces_in(folder: Path) -> dict[str, list[Fields]]:
    """The new entries of a deck in a folder, by kind."""
    node = read(folder / "cards.yaml", "cards.yaml")
    pieces: dict[str, list[Fields]] = plain(node, [])
    return pieces


def make_decks(
    order: Order,
    children: Sequence[Child],
    folder: Path,
    workers: int,
    progress: Progress | None = None,
    *,
    every: bool = True,
) -> dict[Child, Path]:
    """Make decks and write each into a folder of its number; those that are there are not made again.

    Without ``every`` those that cannot be made are left out.

    Raises:
        ContentError: a deck could not be made; of several the one of the lowest number is told.
        KeyboardInterrupt: after Ctrl-C; what was made by then is kept.
    """
    content = open_set(order.reference)
    make_folder(folder)
    shelf = _shelf(folder, _stamp(order, content))
    missing = [child for child in children if not _is_there(folder, child, shelf)]
    done = len(children) - len(missing)
    faults: list[Child] = []
    try:
        for child, made in _made(order, missing, workers, every=every):
            if made is None:
                faults.append(child)
                continue
            files = as_written(made, content)
            write_deck(files, folder_of(folder, child.number), content)
            shelf.decks[_name(child)] = _digest(files)
            done += 1
            if progress is not None:
                progress("decks", done, len(children))
    finally:
        write_beside(folder / MADE, msgspec.json.encode(shelf, order="sorted"))
    if faults and every:
        raise ContentError([why_not(order, min(faults))], "the decks that could be made are kept")
    return {child: folder_of(folder, child.number) for child in children if child not in faults}


def _made(
    order: Order, children: Sequence[Child], workers: int, *, every: bool
) -> Iterator[tuple[Child, Files | None]]:
    """Decks as they are done. Where all are wanted and one could not be made, those before it still come.

    So the same is told however many processes are at work.
    """
    if workers < 2 or len(children) <= FEW:
        for child in children:
            yield child, (made := make_one(order, child))
            if every and made is None:
                return
        return
    with Pool(workers) as pool:
        with held_back():
            under_way: dict[Future[Files | None], Child] = {
                pool.submit(_made_apart, order, child): child for child in children
            }
        try:
            for future in as_completed(under_way):
                if future.cancelled():
                    continue
                yield (child := under_way[future]), (made := future.result())
                if every and made is None:
                    for other, its in under_way.items():
                        if its.number > child.number:
                            other.cancel()
        finally:
            pool.end()


def _made_apart(order: Order, child: Child) -> Files | None:
    """What a worker does. Raises KeyboardInterrupt, for which nobody waits any more, where it is broken off."""
    with breakable():
        return make_one(order, child)


def folder_of(folder: Path, number: int) -> Path:
    """Where the deck of a number lies."""
    return folder / f"deck-{number:03}"


def _stamp(order: Order, content: ContentSet) -> str:
    said = f"{order.seed} {order.recipe.read_text(encoding='utf-8')}"
    return digest(program_stamp() or "", f"{set_stamp(content.place)} {said}")


def _shelf(folder: Path, stamp: str) -> Shelf:
    try:
        shelf = from_json(bytes_held(folder / MADE) or b"", Shelf)
    except (msgspec.MsgspecError, RecursionError):
        shelf = Shelf()
    return shelf if shelf.stamp == stamp else Shelf(stamp, {})


def _name(child: Child) -> str:
    return " ".join([str(child.number), *(Path(parent).name for parent in child.parents)])


def _is_there(folder: Path, child: Child, shelf: Shelf) -> bool:
    try:
        files = {
            name: (folder_of(folder, child.number) / name).read_text(encoding="utf-8")
            for name in ("set.yaml", "cards.yaml")
        }
    except OSError:
        return False
    return shelf.decks.get(_name(child)) == _digest(files)


def _digest(files: Mapping[str, str]) -> str:
    return sha256("\0".join(files[name] for name in sorted(files)).encode()).hexdigest()[:24]


def as_written(files: Mapping[str, str], content: ContentSet) -> dict[str, str]:
    """The files of a deck as they lie in its folder: a set that is not built in lies there too."""
    if content.name in built_in():
        return dict(files)
    extends = f"extends: {content.name}\n"
    return {name: text.replace(extends, f"extends: {BASE}\n", 1) for name, text in files.items()}


def write_deck(files: Mapping[str, str], folder: Path, content: ContentSet) -> None:
    """Write a deck, with the set it extends where that is not built in, and with the schemas for editors above it."""
    game = content.words.game
    for name, text in files.items():
        write_beside(folder / name, text.encode())
    if content.name not in built_in():
        copy_set(content, folder / BASE)
    for name in (f"{game}.schema.json", f"{game}.set.schema.json"):
        if (SCHEMAS / name).is_file():
            write_beside(folder.parent.parent / "schemas" / name, (SCHEMAS / name).read_bytes())


def copy_set(content: ContentSet, target: Path) -> None:
    """Copy a designer's set: all that is read of it, or drawn with, and of the sets beside it that it builds on."""
    place = content.place
    for name in files_of_set(place):
        write_beside(target / name, (place.folder / name).read_bytes())
    for sibling in siblings_of(place):
        for name in files_of_set(sibling):
            write_beside(target / sibling.name / name, (sibling.folder / name).read_bytes())


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
    ranking = rank(content, game_of(content), wish.reference, race, ground, games, breed, Standing(wish.folder).tell)
    apart = distinctions([reference for reference, _, _ in ranking.order])
    checked = {finalist.reference: _refused(finalist.reference) for finalist in ranking.finalists}
    shown = Shown(content, wish.folder, ranking, games, goals, _pictures(ranking, wish.folder, draw), apart, checked)
    return Generated(_best_first(ranking), ranking, games, ranking_text(shown), _written(shown))


def _refused(deck: str) -> Text:
    """The first error that the full check of a deck finds, solvers and all; empty where it finds none."""
    issues = everything_wrong(open_set(deck))
    return next((issue.message for issue in issues if issue.severity is Severity.ERROR), "")


def _children(best: Sequence[str], count: int) -> list[Child]:
    """Decks to be bred of all there are: each of two of the best, the first parent better."""
    parents = list(best[: max(2, min(FINALISTS + 1, len(best) // 2))])
    if len(parents) < 2:
        return []
    pairs = [(parent, other) for place, other in enumerate(parents) for parent in parents[:place]]
    wanted = max(1, count // BRED)
    return [Child(len(best) + 1 + place, pairs[place % len(pairs)]) for place in range(wanted)]


def _best_first(ranking: Ranking) -> tuple[Path, ...]:
    best = [finalist.reference for finalist in ranking.finalists]
    return tuple(Path(fromkey) for fromkey in dict.fromkeys([*best, *(name for name, _, _ in ranking.order)]))


def _pictures(ranking: Ranking, folder: Path, draw: Draw | None) -> dict[tuple[str, str], str]:
    """Drawings of the finalists, written; by deck and language, each where it lies from the page.

    None after Ctrl-C: nobody waits for them.
    """
    written: dict[tuple[str, str], str] = {}
    if draw is None or ranking.interrupted:
        return written
    for finalist in ranking.finalists:
        for language in LANGUAGES:
            deck = Path(finalist.reference)
            if (drawing := draw(deck, language)) is not None:
                name = f"{PICTURES}/{deck.name}.{language}.svg"
                write_beside(folder / name, drawing.encode())
                written[finalist.reference, language] = name
    return written


def _written(shown: Shown) -> dict[str, Path]:
    written: dict[str, Path] = {}
    for kind, (name, text) in ranking_pages(shown).items():
        written[kind] = write_beside(shown.folder / name, text.encode())
    data = msgspec.json.format(msgspec.json.encode(shown.plain(), order="deterministic"), indent=1)
    written["json"] = write_beside(shown.folder / "ranking.json", data + b"\n")
    return written
