"""A set that leaves every message of its game empty is drawn and judged: nothing is measured that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.print.press import Job, render
from tests import ROOT
from validator.play.lookup import open_set

GAMES = ("empires", "race", "roll", "steam", "trucker")
EMPTY = {"nothing": '{""}', "a space": '{" "}'}


def messages_of(game: str) -> list[str]:
    """The names of all English messages of a built-in set."""
    files = sorted((ROOT / "content" / game / "text").glob("en*.ftl"))
    return [name for file in files for name in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("said", EMPTY.values(), ids=EMPTY)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_drawn(game: str, said: str, tmp_path: Path) -> None:
    manifest = f"extends: {game}\ntitle: {{en: Fleet}}\nlanguages: [en]\n"
    (tmp_path / "set.yaml").write_text(manifest, encoding="utf-8")
    (tmp_path / "text").mkdir()
    texts = "".join(f"{name} = {said}\n" for name in messages_of(game))
    (tmp_path / "text" / "en.ftl").write_text(texts, encoding="utf-8")
    assert render(open_set(str(tmp_path)), "en", Job()).pages
