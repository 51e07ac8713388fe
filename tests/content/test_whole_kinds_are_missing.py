"""A set without a whole kind of pieces, or with one kind alone, is judged like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.games.played import the_set
from validator.base.issue import ContentError
from validator.play.lookup import open_set, rule_issues

GAMES = ("empires", "race", "roll", "steam", "trucker")


def kinds_of(game: str) -> dict[str, list[str]]:
    """The pieces of a built-in set by kind."""
    found: dict[str, list[str]] = {}
    for kind, piece in the_set(game).every_piece():
        found.setdefault(kind, []).append(piece.id)
    return found


def removals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each kind, all but each kind, and all kinds."""
    for game in GAMES:
        kinds = tuple(kinds_of(game))
        yield from ((game, (kind,)) for kind in kinds)
        yield from ((game, tuple(other for other in kinds if other != kind)) for kind in kinds)
        yield game, kinds


@pytest.mark.parametrize(("game", "kinds"), [*removals()])
def test_it_is_judged(game: str, kinds: tuple[str, ...], tmp_path: Path) -> None:
    gone = [piece for kind in kinds for piece in kinds_of(game)[kind]]
    manifest = {"extends": game, "title": {"en": "Fleet"}, "languages": ["en"], "remove": gone}
    (tmp_path / "set.yaml").write_text(yaml.safe_dump(manifest), encoding="utf-8")
    try:
        issues = rule_issues(open_set(str(tmp_path)))
    except ContentError as fault:
        issues = fault.issues
    assert all(issue.span.line for issue in issues)
