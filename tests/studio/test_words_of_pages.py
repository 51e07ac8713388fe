"""What findings mean and what kinds are called, as the pages ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.studio.rooms import asked_in


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(tmp_path)
    return asked_in(tmp_path)


def test_a_code_is_explained_in_the_language_asked_for(studio: TestClient) -> None:
    answer = studio.get("/api/explained?codes=unknown-word&speaks=zh-Hant").json()
    assert answer["unknown-word"]["title"] == "沒有這個詞"


def test_an_example_stands_beside_it(studio: TestClient) -> None:
    answer = studio.get("/api/explained?codes=unknown-word").json()["unknown-word"]
    assert answer["wrong"].keys() == answer["right"].keys() == {"set.yaml"}


def test_a_game_has_its_own_page(studio: TestClient) -> None:
    answers = [studio.get(f"/api/explained?codes=above-cap&game={game}").json() for game in ("race", "steam")]
    assert answers[0] != answers[1]


def test_a_code_without_a_page_is_said_to_have_none(studio: TestClient) -> None:
    assert studio.get("/api/explained?codes=no-such-code").json() == {"no-such-code": None}


def test_kinds_are_called_in_the_language_of_the_page(studio: TestClient) -> None:
    assert studio.get("/api/kinds?set=race&speaks=zh-Hans").json()["start_world"] == "起始星球"


def test_kinds_of_an_own_set_are_called_as_in_the_set_below_it(studio: TestClient, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n")
    assert studio.get("/api/kinds?set=mine&speaks=zh-Hant").json()["world"] == "星球"


def test_kinds_of_a_set_that_is_not_there_are_refused(studio: TestClient) -> None:
    assert studio.get("/api/kinds?set=nothing").status_code == 400
