"""What the server says of games: how they begin, what is asked of them, and what is refused."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.playing.routes import routes
from generator.front.studio.playing.tables import MOST_OPEN
from generator.front.studio.work.room import Workroom

REFUSED, WRONG = 409, 400


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The addresses of the room alone, in a folder of their own."""
    before, folder = Path.cwd(), tmp_path_factory.mktemp("served")
    os.chdir(folder)
    yield TestClient(Starlette(routes=routes(Workroom(folder))))
    os.chdir(before)


def begun(served: TestClient, *seats: str, reference: str = "race", seed: int = 4) -> dict[str, Any]:
    wanted = {"set": reference, "seats": seats or ("me", "random"), "seed": seed, "language": "en"}
    found: dict[str, Any] = served.post("/api/playing/begin", json=wanted).json()
    return found


def asked(served: TestClient, game: int, **ask: Any) -> Any:
    return served.post("/api/playing/ask", json={"game": game, "ask": ask})


@pytest.fixture(scope="module")
def game(served: TestClient) -> dict[str, Any]:
    """A game in which a person is asked."""
    found = begun(served)
    while found["told"]["waits"] == "agent":
        found = asked(served, found["game"], do="on").json()
    return found


def test_a_person_is_asked(game: dict[str, Any]) -> None:
    assert len(game["told"]["options"]) > 1


def test_a_set_outside_the_folder_is_refused(served: TestClient) -> None:
    assert served.post("/api/playing/begin", json={"set": "../race", "seats": ["me", "me"]}).status_code == WRONG


def test_a_file_outside_the_folder_is_refused(served: TestClient) -> None:
    assert served.post("/api/playing/begin", json={"file": "../game.jsonl"}).status_code == WRONG


def test_a_saved_game_of_a_set_outside_the_folder_is_refused(served: TestClient, game: dict[str, Any]) -> None:
    saved = Path(asked(served, game["game"], do="save").json()["said"])
    stolen = saved.with_name("stolen.jsonl")
    stolen.write_text(saved.read_text().replace('"set":"race"', '"set":"../race"'))
    assert served.post("/api/playing/begin", json={"file": stolen.as_posix()}).status_code == WRONG


def test_a_hint_is_given_by_whom_one_asks(served: TestClient, game: dict[str, Any]) -> None:
    found = asked(served, game["game"], do="hint", by="fast").json()["hint"]
    assert 0 <= found["place"] < len(game["told"]["options"]) and found["others"] == []


def test_nobody_of_that_name_gives_hints(served: TestClient, game: dict[str, Any]) -> None:
    refused = asked(served, game["game"], do="hint", by="nobody")
    assert (refused.status_code, "nobody" in refused.json()["message"]) == (WRONG, True)


def test_the_map_is_told_to_differ_only_where_something_else_lies_on_it(served: TestClient) -> None:
    """Shares are issued before anything is built: the map stays as it is."""
    found = begun(served, "me", "me", "me", reference="steam")
    number, stamp = found["game"], found["told"]["map_stamp"]
    chosen = asked(served, number, do="choose", place=0, seat=0).json()["told"]
    assert (chosen["choices"], chosen["map_stamp"], bool(stamp)) == (1, stamp, True)


def test_somebody_unknown_cannot_sit_down(served: TestClient) -> None:
    refused = served.post("/api/playing/begin", json={"set": "race", "seats": ["me", "nobody"]})
    assert (refused.status_code, "nobody" in refused.json()["message"]) == (WRONG, True)


def test_too_many_cannot_sit_down(served: TestClient) -> None:
    assert served.post("/api/playing/begin", json={"set": "race", "seats": ["me"] * 7}).status_code == WRONG


def test_a_game_that_is_not_open_is_refused(served: TestClient) -> None:
    assert asked(served, 999).status_code == REFUSED


def test_an_answer_that_is_not_offered_is_refused(served: TestClient, game: dict[str, Any]) -> None:
    assert asked(served, game["game"], do="choose", place=99).status_code == WRONG


def test_a_click_that_comes_twice_counts_once(served: TestClient, game: dict[str, Any]) -> None:
    choices = game["told"]["choices"]
    stale = asked(served, game["game"], do="choose", place=0, choices=choices - 1).json()
    assert stale["told"]["choices"] == choices


def test_two_people_see_nothing_before_they_say_who_they_are(served: TestClient) -> None:
    told = begun(served, "me", "me")["told"]
    assert (told["viewer"], told["shown"], told["options"], told["situation"]) == (-1, None, [], [])


def test_a_person_sees_the_own_hand_only(served: TestClient) -> None:
    found = begun(served, "me", "me")
    other = 1 - found["told"]["turn"]
    assert asked(served, found["game"], seat=other).json()["told"]["shown"] is None


def test_a_saved_game_is_listed(served: TestClient, game: dict[str, Any]) -> None:
    file = asked(served, game["game"], do="save").json()["said"]
    listed = served.get("/api/playing/saved", params={"set": "race"}).json()
    assert file in [each["file"] for each in listed]


def test_a_saved_game_goes_on_where_it_was_left(served: TestClient, game: dict[str, Any]) -> None:
    file = asked(served, game["game"], do="save").json()["said"]
    again = served.post("/api/playing/begin", json={"file": file}).json()["told"]
    assert again["options"] == game["told"]["options"]


def test_a_game_without_a_map_says_so(served: TestClient, game: dict[str, Any]) -> None:
    assert asked(served, game["game"], do="map").status_code == REFUSED


def test_a_card_that_is_no_answer_has_its_reason(served: TestClient, game: dict[str, Any]) -> None:
    assert isinstance(asked(served, game["game"], do="why", key="hand/0").json()["said"], str)
    assert asked(served, game["game"], do="why", key="hand/of nobody").json()["said"] == ""


def test_the_game_looked_at_longest_ago_makes_room(served: TestClient) -> None:
    first = begun(served)["game"]
    for _ in range(MOST_OPEN):
        begun(served)
    assert asked(served, first).status_code == REFUSED


def test_a_game_that_was_ended_is_gone(served: TestClient) -> None:
    ended = begun(served)["game"]
    served.post("/api/playing/end", json={"game": ended})
    assert asked(served, ended).status_code == REFUSED


def test_a_die_shows_one_of_its_sides(served: TestClient) -> None:
    shown = served.get("/api/playing/die", params={"set": "roll", "lang": "en", "id": "die-home", "side": "2"})
    assert shown.text.startswith("<?xml")


def test_what_is_no_die_has_no_sides(served: TestClient) -> None:
    """A fault of the layout, said in every language of the page."""
    asked_for = {"set": "race", "lang": "en", "id": "W01", "side": "0"}
    (issue,) = served.get("/api/playing/die", params=asked_for).json()["issues"]
    assert (issue["code"], len(set(issue["said"].values()))) == ("layout", 3)
