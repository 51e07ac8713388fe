"""Races of decks: how one stands while it goes on, what came of it, and the decks themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from generator.front.illustrations.piece_albums import contact_sheet
from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from validator.base.issue import WrongUse
from validator.play.lab.answers.bands import AnswerWords
from validator.play.playtest.report.wording import LANGUAGES

OUTPUT = "output"
RANKING, STANDING = "ranking.json", "standing.json"


def output_of(recipe: str | None) -> str:
    """Where decks by a recipe go: below ``output``, by the folder of the recipe."""
    name = "" if recipe is None else Path(recipe).parent.name
    return f"{OUTPUT}/{name}" if name else OUTPUT


def race_of(folder: Folder, name: str, recipe: str | None, language: str) -> dict[str, Any]:
    """A race as it stands, or as it ended: decks by name, how they stand, and the ranking where it is newer.

    ``names`` are what its goals are called in a language of the page.
    """
    relative = f"{output_of(recipe)}/{name}-decks"
    here = folder.inside(relative)
    decks = sorted(path.parent.name for path in here.glob("decks/deck-*/set.yaml"))
    standing, ranking = here / STANDING, here / RANKING
    is_over = ranking.is_file() and (not standing.is_file() or _age(ranking) >= _age(standing))
    ended = _data(ranking) if is_over else None
    return {
        "folder": relative,
        "decks": decks,
        "standing": _data(standing) or [],
        "ranking": ended,
        "names": _goals_called(ended, language) if ended else {},
    }


def _goals_called(ranking: Any, language: str) -> dict[str, str]:
    words = AnswerWords(language if language in LANGUAGES else "en").words
    measures = {goal["measure"] for goal in ranking.get("shipped", {}).get("goals", [])}
    return {measure: words.word(f"generate-measure-{measure.replace('_', '-')}") for measure in sorted(measures)}


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def _data(path: Path) -> Any:
    try:
        return msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError):
        return None


def sheet_of(folder: Folder, deck: str, language: str) -> str:
    """All cards of a deck as one drawing. Raises WrongUse where there is none, Refused where it has no cards."""
    path = folder.inside(deck)
    if not (path / "set.yaml").is_file():
        raise WrongUse(f"there is no deck {deck!r}")
    found = contact_sheet(Path(deck), language) or contact_sheet(Path(deck), "en")
    if found is None:
        raise Refused(f"{deck} has no cards of its own to show")
    return found
