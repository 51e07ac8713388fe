"""What the page of play-tests asks the studio for, without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.cli import main
from generator.front.studio.testing.routes import routes
from generator.front.studio.testing.running import Count
from generator.front.studio.work.room import Workroom
from generator.front.tasks.runs import PlayedSet
from validator.play.engine.transcript import Pause, read
from validator.play.lookup import game_of, open_set
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.reporting import glance
from validator.play.playtest.run import playtest
from validator.play.playtest.running.plan import Bench
from validator.play.playtest.running.store import Store

GAMES = 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which empires was played twice, at random."""
    found = tmp_path_factory.mktemp("folder")
    store = found / "output" / "empires" / "playtest.sqlite"
    for seed in (1, 2):
        playtest("empires", GAMES, ["random"], seed, 1, store)
    return found


@pytest.fixture
def client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.chdir(folder)
    yield TestClient(Starlette(routes=routes(Workroom(folder))))


def got(client: TestClient, path: str, **values: object) -> Any:
    params = {name: str(value) for name, value in {"set": "empires", "lang": "en", **values}.items()}
    answer = client.get(f"/api/testing/{path}", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_runs_are_listed_the_newest_first(client: TestClient) -> None:
    assert [one["run"] for one in got(client, "runs")] == [2, 1]


def test_a_run_is_told_with_every_card(client: TestClient) -> None:
    (hand,) = got(client, "run", run=1)["report"]["hands"]
    assert len(hand["cards"]) == 50


def test_a_run_says_whose_play_its_figures_come_from(client: TestClient) -> None:
    first = got(client, "run", run=1)["report"]["sentences"][0]
    assert "random" in first


def test_a_run_is_told_in_the_language_of_the_page(client: TestClient) -> None:
    first = got(client, "run", run=1, lang="zh-Hant")["report"]["sentences"][0]
    assert "局" in first


def test_the_line_that_goes_on_with_a_run_is_told(client: TestClient) -> None:
    command = got(client, "run", run=2)["wanted"]["command"]
    assert command == f"proofpress playtest empires --seats=random --players=2,3,4 --games={GAMES} --seed=2"


def test_two_runs_are_compared_in_the_commands_words(client: TestClient) -> None:
    assert "run 1" in got(client, "compare", first=1, second=2)["sentences"][0]


@pytest.mark.parametrize("how", ["strong", "weak", "automatic", "dead", "drawn"])
def test_games_that_show_a_card_are_found(client: TestClient, how: str) -> None:
    found = got(client, "games", run=1, card="E01", how=how)
    wins = {one["seat"] in one["winners"] for one in found}
    assert wins <= ({True} if how == "strong" else {False} if how == "weak" else {True, False})


def test_games_that_a_seat_won_are_found(client: TestClient) -> None:
    found = got(client, "games", run=1, seat=2, players=3)
    assert found and all(1 in one["winners"] and len(one["scores"]) == 3 for one in found)


def test_the_longest_games_come_first(client: TestClient) -> None:
    lengths = [one["length"] for one in got(client, "games", run=1, by="long")]
    assert lengths == sorted(lengths, reverse=True)


def test_a_game_is_told_as_it_was_played(client: TestClient) -> None:
    (kept,) = [one for one in got(client, "games", run=1, by="any") if one["number"] == 5]
    told = got(client, "game", run=1, game=5)
    assert (told["scores"], told["winners"]) == (kept["scores"], kept["winners"])


def test_steps_name_the_cards_that_they_tell_of(client: TestClient) -> None:
    steps = got(client, "game", run=1, game=5)["steps"]
    assert any(named for step in steps for _, named in step["lines"])


def test_a_game_is_left_for_a_person_to_play_on(client: TestClient, folder: Path) -> None:
    wanted = {"set": "empires", "run": 1, "game": 5, "at": 4, "seat": 0, "lang": "en"}
    file = client.post("/api/testing/play-on", json=wanted).json()["file"]
    left = read(folder / file)
    assert isinstance(left.end, Pause) and left.header.seats[0] == "me" and len(left.choices) == 4


def test_what_was_left_goes_on_in_a_terminal(
    client: TestClient, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = {"set": "empires", "run": 1, "game": 5, "at": 6, "seat": 1, "lang": "en"}
    file = client.post("/api/testing/play-on", json=wanted).json()["file"]
    monkeypatch.setattr("builtins.input", _no_more)
    main(["play", file])
    assert "The game goes on." in capsys.readouterr().out


def _no_more(_: str) -> str:
    """The person leaves at once."""
    raise EOFError


def test_a_choice_far_beyond_the_end_is_refused_at_once(client: TestClient) -> None:
    wanted = {"set": "empires", "run": 1, "game": 5, "at": 10**12, "seat": 0, "lang": "en"}
    assert client.post("/api/testing/play-on", json=wanted).status_code == 409


def test_a_run_with_a_wrong_name_is_refused_before_it_starts(client: TestClient) -> None:
    wanted = {"set": "empires", "seats": ["random"], "games": 5, "name": "last"}
    assert client.post("/api/testing/start", json=wanted).status_code == 400


def test_a_glance_at_half_a_run_and_then_the_rest_is_a_glance_at_all(folder: Path, client: TestClient) -> None:
    with Store(folder / "output" / "empires" / "playtest.sqlite") as store, Store(None) as half:
        run = store.runs()[0]
        rows = list(store.rows(run.run))
        number = half.run_of(run.plan)
        content = open_set("empires")
        game = game_of(content)
        bench = Bench(content, game, game.table(content), {})
        count = Count(run.plan, PlayedSet("empires", bench, ""))
        for part in (rows[20:], rows[:20]):  # as processes hand them in: not in order
            half.add(number, part)
            count.take(half, number)
        whole = Tally(run.plan, game.contrasts)
        whole.add(rows)
        assert glance(bench, count.tally, half, number, GAMES) == glance(bench, whole, half, number, GAMES)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("run", {"run": 9}),
        ("run", {"run": "x"}),
        ("game", {"run": 1, "game": 999}),
        ("games", {"run": 1, "by": "luck"}),
        ("games", {"run": 1, "card": "E99"}),
        ("compare", {"first": 1, "second": 7}),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(client: TestClient, path: str, values: dict[str, object]) -> None:
    params = {name: str(value) for name, value in {"set": "empires", "lang": "en", **values}.items()}
    answer = client.get(f"/api/testing/{path}", params=params)
    assert answer.status_code in (400, 409) and answer.json()["message"]
