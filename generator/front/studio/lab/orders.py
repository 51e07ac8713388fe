"""What the lab is asked to do, as words of the command line."""

from typing import Literal

import msgspec

from generator.front.studio.lab.races import output_of
from validator.base.issue import WrongUse


class Generate(msgspec.Struct):
    """Decks to be made by a recipe and ranked; what is None is as the recipe says."""

    set: str
    recipe: str
    decks: int | None = None
    games: int | None = None


class Study(msgspec.Struct):
    """A study of a set: what its words are worth, what changes with a number, or which edits meet its goals."""

    what: Literal["price", "sweep", "tune"]
    set: str
    vary: list[str] = []
    games: int | None = None
    minutes: int | None = None


def words_to_generate(order: Generate) -> list[str]:
    """The words of the command ``generate``."""
    words = ["generate", order.set, "--recipe", order.recipe, "--output", output_of(order.recipe)]
    for name, value in (("--decks", order.decks), ("--games", order.games)):
        words += [] if value is None else [name, str(value)]
    return words


def words_to_study(study: Study) -> list[str]:
    """The words of the commands ``price``, ``sweep`` and ``tune``. Raises WrongUse where something is missing."""
    words = [study.what, study.set]
    if study.what == "sweep":
        if not study.vary:
            raise WrongUse("say what to change, and to which values: rules.hand_limit=7..12")
        words += [word for one in study.vary for word in ("--vary", one)]
    if study.what != "price" and study.games is not None:
        words += ["--games", str(study.games)]
    if study.what == "tune" and study.minutes is not None and study.games is None:
        words += ["--minutes", str(study.minutes)]
    return words
