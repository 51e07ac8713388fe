"""Parts of a game that only its own pages ask for, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet


def ship_part(content: ContentSet, name: str) -> ModuleType:
    """A module of the game's ships. Raises WrongUse for a game without ships to lay out."""
    return _part(content, f"ships.{name}", "ships to build")


def map_words(content: ContentSet) -> ModuleType:
    """The words by which maps are drawn. Raises WrongUse for a game without maps to paint."""
    return _part(content, "words.drawn_map", "a map to paint")


def _part(content: ContentSet, name: str, what: str) -> ModuleType:
    try:
        return import_module(f"validator.play.games.{content.words.game}.{name}")
    except ModuleNotFoundError:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without {what}") from None
