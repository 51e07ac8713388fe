"""What ``proofpress generate`` is asked for, read and judged before anything large is loaded; and decks taken over."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.files import write_folder
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.checking import open_legal
from validator.play.lab.goals.reading import default_goals, joined, read_goals, unbounded
from validator.play.lab.goals.words import Goals
from validator.play.lab.making.decks import Proved
from validator.play.lab.recipes.reading import Read, read_recipe
from validator.play.lab.tuning.field import games_in
from validator.play.lookup import game_of
from validator.play.playtest.running.playing import Where

GAMES = 2_000
"""Games that are spent where neither recipe nor command says how many."""
LEAST_DEALS = 5
"""Games at each table that there must be for each deck: two in the race, and as much again to breed and for finals."""


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


class Order(NamedTuple):
    """What decks are asked of: the set, the recipe's file, the recipe's seed (None: as it says), who looks at faces."""

    reference: str
    recipe: Path
    seed: int | None = None
    proved: Proved | None = None


class Wanted(NamedTuple):
    """A wish with all it names read: the set, its recipe, the goals, and how many decks are made."""

    wish: Wish
    content: ContentSet
    read: Read
    goals: Goals
    decks: int

    def games(self) -> int:
        """How many are played: as the command, the recipe or its minutes say, which are timed by playing some."""
        wish, recipe = self.wish, self.read.recipe
        stated = self._stated()
        if stated is None:
            assert recipe.minutes is not None
            tables = self.goals.lineups
            games = games_in(recipe.minutes, wish.reference, tables, recipe.seed, wish.workers, wish.folder)
            return max(self._least(), games)
        return stated

    def check(self) -> None:
        """Raises WrongUse where too few games are asked for to rank the decks by."""
        stated, least = self._stated(), self._least()
        if stated is not None and 0 < stated < least:
            message = f"{stated} games are too few to rank {self.decks} decks: {least} or more"
            raise WrongUse(f"{message} (--games 0 makes decks and plays none)")

    def _stated(self) -> int | None:
        """The number of games that is asked for; None where minutes choose it."""
        recipe = self.read.recipe
        stated = recipe.games if self.wish.games is None else self.wish.games
        return GAMES if stated is None and recipe.minutes is None else stated

    def _least(self) -> int:
        return self.decks * LEAST_DEALS * len(self.goals.lineups)


def recipe_of(order: Order, content: ContentSet) -> Read:
    """The recipe, checked. Raises ContentError with everything wrong in it."""
    recipe = read_recipe(order.recipe, order.recipe.as_posix(), content)
    if order.seed is not None:
        recipe = recipe._replace(recipe=msgspec.structs.replace(recipe.recipe, seed=order.seed))
    return recipe


def wanted(wish: Wish) -> Wanted:
    """A wish read and judged.

    Raises:
        ContentError: the set, the recipe or the goals are faulty.
        WrongUse: there is no such set, or the games are too few.
    """
    content = open_legal(wish.reference)
    read = recipe_of(Order(wish.reference, wish.recipe, wish.seed), content)
    wanted = Wanted(wish, content, read, _goals(wish, read, content), wish.decks or read.recipe.decks)
    wanted.check()
    return wanted


def _goals(wish: Wish, recipe: Read, content: ContentSet) -> Goals:
    """Those of the command's file; or the usual ones, and the recipe's own."""
    game = game_of(content)
    if wish.goals is not None:
        return read_goals(wish.goals, content, game)
    plays_none = (recipe.recipe.games if wish.games is None else wish.games) == 0
    usual = unbounded(content, game) if plays_none else default_goals(content, game)
    return joined(usual, recipe.goals, content, game)


def adopt(deck: Path, target: Path) -> None:
    """Copy a deck to where the designer works, with the schemas that its editor reads.

    Raises:
        WrongUse: there is something already, or no deck.
    """
    if target.exists():
        raise WrongUse(f"{target.as_posix()!r} is there already; nothing was touched")
    if not (deck / "set.yaml").is_file():
        raise WrongUse(f"{deck.as_posix()!r} is no deck: it holds no set.yaml")
    files = {
        file.relative_to(deck).as_posix(): file.read_bytes().replace(b"$schema=../../schemas/", b"$schema=schemas/")
        for file in sorted(deck.rglob("*"))
        if file.is_file()
    }
    schemas = sorted((deck.parent.parent / "schemas").glob("*.json"))
    write_folder(target, files | {f"schemas/{file.name}": file.read_bytes() for file in schemas})
