"""What every game must keep to, whatever its rules: asked of each game that can be found.

Games outside the package are asked too:
``PROOFPRESS_GAMES=folder python -m pytest tests/games/test_what_every_game_keeps_to.py``. The
set they are played with has the game's name and lies beside that folder. Games of other people ask the same of
themselves by `validator.play.conformance.asking`.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import validator
from tests import ROOT
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.play.conformance.asking import broken_duties
from validator.play.conformance.duties import AT_EVERY_TABLE, AT_ITS_SMALLEST, Duty
from validator.play.conformance.playing import Case
from validator.play.engine.game import Game
from validator.play.lookup import game_of, games, open_set

FORBIDDEN = {"random", "secrets", "deepcopy", "numpy"}


def reference_of(name: str) -> str:
    """The set a game is tested with."""
    if name in built_in():
        return name
    folders = os.environ.get("PROOFPRESS_GAMES", "").split(os.pathsep)
    return next(str(Path(folder).parent / name) for folder in folders if (Path(folder) / name).is_dir())


@cache
def opened(name: str) -> tuple[ContentSet, Game, Any]:
    content = open_set(reference_of(name))
    game = game_of(content)
    return content, game, game.table(content)


def cases() -> Iterator[Any]:
    """Every table of every game, the larger ones to be played compiled: that is the same program, and sooner done."""
    for name in games():
        players = opened(name)[0].manifest.players
        for seats in range(players.least, players.most + 1):
            larger = [pytest.mark.tables] if seats > players.least else []
            yield pytest.param((name, seats), id=f"{name}-{seats}", marks=larger)


@pytest.fixture(params=list(cases()))
def case(request: pytest.FixtureRequest) -> Case:
    name, seats = request.param
    content, game, table = opened(name)
    return Case(game, content, table, seats)


@pytest.fixture(params=games())
def named(request: pytest.FixtureRequest) -> Case:
    """A game at its smallest table."""
    content, game, table = opened(request.param)
    return Case(game, content, table, content.manifest.players.least)


@pytest.mark.slow
@pytest.mark.parametrize("duty", AT_EVERY_TABLE, ids=lambda duty: duty.__name__)
def test_every_game_keeps_to_this_at_every_table(duty: Duty, case: Case) -> None:
    assert duty(case)


@pytest.mark.parametrize("duty", AT_ITS_SMALLEST, ids=lambda duty: duty.__name__)
def test_every_game_keeps_to_this(duty: Duty, named: Case) -> None:
    assert duty(named)


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    return str(ROOT / "tests" / "sixth_game" / "lanterns")


def test_a_game_of_ones_own_asks_by_one_call(lanterns: str) -> None:
    assert broken_duties(lanterns) == []


def test_what_a_game_breaks_is_told_in_a_sentence(lanterns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.conformance.asking.AT_EVERY_TABLE", ())
    monkeypatch.setattr("validator.play.conformance.asking.AT_ITS_SMALLEST", (nobody_cheats,))
    assert broken_duties(lanterns) == ["lanterns, 2 seats: not so: Nobody cheats."]


def nobody_cheats(case: Case) -> bool:
    """Nobody cheats."""
    return False


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (str(node.module), *(alias.name for alias in node.names))
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_nothing_that_plays_takes_chance_from_elsewhere_or_copies_blindly() -> None:
    package = Path(validator.__file__).parent
    playing = [file for file in package.rglob("*.py") if not {"figures", "lab"} & set(file.parts)]
    used = {file.name: FORBIDDEN & set(imports(file)) for file in playing}
    assert {name: found for name, found in used.items() if found} == {}
