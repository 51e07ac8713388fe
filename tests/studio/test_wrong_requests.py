"""Whatever is sent to the studio, what it answers is a sentence or findings, never a mistake of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.app import ROOMS
from generator.front.studio.http.replies import MOST_SAID
from generator.front.studio.work.room import Workroom
from validator.play.playtest.run import playtest

BEYOND = 10**30
ENDLESS = "9" * 5_000
WRONG = (400, 409, 422)
SET = "extends: steam\ntitle: {en: Mine}\nlanguages: [en]\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a set of a map, and a game played."""
    found = tmp_path_factory.mktemp("folder")
    (found / "mine").mkdir()
    (found / "mine" / "set.yaml").write_text(SET)
    playtest("empires", 2, ["random"], 1, 1, found / "output" / "empires" / "playtest.sqlite")
    return found


@pytest.fixture
def studio(folder: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(folder)
    room = Workroom(folder)
    found = (import_module(f"generator.front.studio.{module}").routes(room) for module in ROOMS.values())
    return TestClient(Starlette(routes=[one for each in found for one in each]))


PLAY_ON = {"set": "empires", "run": 1, "game": 0, "at": 0, "seat": 0, "lang": "en"}
SENT: list[tuple[str, dict[str, Any], str]] = [
    ("lab/edit", {"text": "5", "path": ["goals"], "value": 1}, "a recipe is a group of fields"),
    ("lab/edit", {"text": "- a\n- b", "path": ["goals"], "value": 1}, "a recipe is a group of fields"),
    ("writing/edit", {"set": "mine", "id": "X", "action": "set", "path": ["x"] * 2_000}, "length <= 20"),
    ("building/map/save", {"set": "mine", "file": "/etc/x.yaml", "text": ""}, "no place in the opened folder"),
    ("building/map/save", {"set": "mine", "file": "../x.yaml", "text": ""}, "no place in the opened folder"),
    ("building/map/save", {"set": "mine", "file": "run.sh", "text": ""}, "it ends with .yaml"),
    ("building/map/new", {"name": "steam"}, "take another, such as my-steam"),
    ("bringing/new", {"name": "race", "base": "race"}, "take another, such as my-race"),
    ("testing/play-on", {**PLAY_ON, "game": BEYOND}, "$.game"),
    ("testing/play-on", {**PLAY_ON, "at": -1}, "$.at"),
    ("testing/play-on", {**PLAY_ON, "game": 10**12}, "they are counted from 0"),
]
ASKED: list[tuple[str, dict[str, str], str]] = [
    ("testing/game", {"set": "empires", "run": "1", "game": ENDLESS, "lang": "en"}, "game is a whole number"),
    ("testing/game", {"set": "empires", "run": "²", "game": "0", "lang": "en"}, "run is a whole number"),
    ("sheets/page", {"key": "x", "number": ENDLESS}, "number is a whole number"),
    ("playing/die", {"set": "roll", "lang": "en", "id": "D1", "side": ENDLESS}, "there is no side"),
    ("faces", {"set": "x" * 5_000, "lang": "en"}, "File name too long"),
]


def message(answer: Any) -> str:
    """What a wrong request is answered with."""
    assert answer.status_code in WRONG
    return str(answer.json()["message"])


@pytest.mark.parametrize(("path", "body", "said"), SENT, ids=[f"{path} {said}" for path, _, said in SENT])
def test_what_is_sent_and_cannot_be_is_answered_in_words(
    studio: TestClient, path: str, body: dict[str, Any], said: str
) -> None:
    assert said in message(studio.post(f"/api/{path}", json=body))


@pytest.mark.parametrize(("path", "values", "said"), ASKED, ids=[f"{path} {said}" for path, _, said in ASKED])
def test_what_is_asked_for_and_cannot_be_is_answered_in_words(
    studio: TestClient, path: str, values: dict[str, str], said: str
) -> None:
    told = message(studio.get(f"/api/{path}", params=values))
    assert said in told
    assert len(told) <= MOST_SAID + 1


@pytest.mark.parametrize("language", ["", "/etc/passwd", "../en", "*", "tlh"])
def test_a_language_that_nobody_speaks_is_answered_in_english(studio: TestClient, language: str) -> None:
    values = {"set": "empires", "run": "1", "first": "1", "second": "1"}
    for path in ("testing/choices", "testing/run", "testing/compare"):
        english = studio.get(f"/api/{path}", params={**values, "lang": "en"}).json()
        answer = studio.get(f"/api/{path}", params={**values, "lang": language})
        assert answer.status_code == 200
        assert answer.json().keys() == english.keys()
