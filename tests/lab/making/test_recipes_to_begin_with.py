"""The recipe that ``new --recipe`` writes: what stands in its comments may be taken up as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tests import ROOT
from tests.lab.making.test_decks_keep_to_their_recipe import deck_of
from validator.base.plugins.installed import GAMES_NAMED
from validator.play.lab.making.starter import starter_text
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lookup import open_set

OFFERED = re.compile(rf"^# (?=(?:{'|'.join(Recipe.__struct_encode_fields__)}):)|^#(?=   \S)", re.MULTILINE)
"""The comment signs of lines that may be taken up."""
SIXTH = ROOT / "tests" / "sixth_game"


def taken_up(name: str) -> str:
    """The recipe with all of its comments taken up, without its first field, for `deck_of`."""
    text = OFFERED.sub("", starter_text(open_set(name)))
    return "\n".join(line for line in text.splitlines() if not line.startswith("from:"))


@pytest.mark.parametrize(
    "name", ["empires", "steam", *(pytest.param(name, marks=pytest.mark.slow) for name in ("race", "roll", "trucker"))]
)
def test_a_deck_comes_about_by_all_of_its_comments(name: str, tmp_path: Path) -> None:
    assert deck_of(tmp_path, name, taken_up(name)).pieces


@pytest.mark.parametrize(
    "name", ["empires", *(pytest.param(name, marks=pytest.mark.slow) for name in ("race", "roll", "trucker"))]
)
def test_its_comments_speak_of_every_field_but_players_budget_and_minutes(name: str) -> None:
    fields = set(yaml.safe_load(f"from: {name}\n{taken_up(name)}"))
    assert set(Recipe.__struct_encode_fields__) - fields == {"players", "budget", "minutes"}


def test_a_game_of_somebody_else_has_one_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    lanterns = str(SIXTH / "lanterns")
    assert deck_of(tmp_path, lanterns, taken_up(lanterns)).pieces
