"""What the page that writes is answered: changes drawn and saved, edits, schemas, new sets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.routes import routes

SET = """\
extends: race
title: {en: Mine}
languages: [en]
"""
CARDS = """\
world:
  - id: X1
    title: {en: Far Beacon}   # its name
    cost: 3
    points: 1
"""
LOOK = {"set": "mine", "lang": "en"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("writing")
    (folder / "mine").mkdir()
    return folder


@pytest.fixture
def client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    (folder / "mine" / "set.yaml").write_text(SET)
    (folder / "mine" / "cards.yaml").write_text(CARDS)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PROOFPRESS_CACHE", str(folder / "cache"))
    room = Workroom(folder)
    with TestClient(Starlette(routes=routes(room))) as found:
        yield found
    room.end()


def asked(client: TestClient, path: str, **values: str) -> Any:
    return client.get(f"/api/writing/{path}", params=LOOK | values).json()


def typed(client: TestClient, text: str, seen: str | None, **more: Any) -> Any:
    body = {"set": "mine", "file": "mine/cards.yaml", "text": text, "seen": seen, **more}
    return client.post("/api/writing/type", json=body)


def drawn(client: TestClient, text: str, near: list[str] | None = None) -> Any:
    """What is drawn after a change of the set that was opened before."""
    asked(client, "open", anew="yes")
    typed(client, text, asked(client, "text", file="mine/cards.yaml")["sum"])
    return client.post("/api/writing/draw", json=LOOK | {"near": near or []}).json()


def edited(client: TestClient, name: str, action: str, path: list[Any] | None = None, value: Any = None) -> Any:
    body = {"set": "mine", "id": name, "action": action, "path": path or [], "value": value}
    return client.post("/api/writing/edit", json=body).json()


def sent(client: TestClient, text: str, seen: str, turn: int, known: int = 0) -> Any:
    return typed(client, text, seen, writer="page", turn=turn, known=known).json()


def test_what_is_typed_before_the_answer_was_there_is_in_the_file(client: TestClient, folder: Path) -> None:
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    for turn in (1, 2, 3):
        answer = sent(client, f"{CARDS}# {turn}\n", seen, turn)
    assert (folder / "mine" / "cards.yaml").read_text() == f"{CARDS}# 3\n"
    assert answer == {"sum": asked(client, "text", file="mine/cards.yaml")["sum"], "text": None, "ours": None}


def test_what_was_overtaken_on_its_way_is_not_written(client: TestClient, folder: Path) -> None:
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    later = sent(client, f"{CARDS}# 1\n# 2\n", seen, 2)
    assert sent(client, f"{CARDS}# 1\n", seen, 1) == later
    assert (folder / "mine" / "cards.yaml").read_text() == f"{CARDS}# 1\n# 2\n"


def test_another_program_writes_between_two_texts_on_their_way(client: TestClient, folder: Path) -> None:
    file = folder / "mine" / "cards.yaml"
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    sent(client, f"{CARDS}# 1\n", seen, 1)
    file.write_text(f"# theirs\n{file.read_text()}")
    answer = sent(client, f"{CARDS}# 1\n# 2\n", seen, 2)
    assert answer["text"] == file.read_text() == f"# theirs\n{CARDS}# 1\n# 2\n"
    sent(client, f"{answer['text']}# 3\n", answer["sum"], 3, known=2)
    assert file.read_text() == f"# theirs\n{CARDS}# 1\n# 2\n# 3\n"


def test_a_change_is_in_the_file(client: TestClient, folder: Path) -> None:
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    typed(client, CARDS.replace("cost: 3", "cost: 4"), seen)
    assert "cost: 4" in (folder / "mine" / "cards.yaml").read_text()


def test_only_the_card_that_changed_is_told_as_changed(client: TestClient) -> None:
    assert drawn(client, CARDS.replace("cost: 3", "cost: 4"))["changed"] == ["X1"]


def test_a_title_changed_draws_no_card_that_does_not_say_it(client: TestClient) -> None:
    assert drawn(client, CARDS.replace("Far Beacon", "Near Beacon"))["changed"] == ["X1"]


def test_the_new_card_comes_with_the_answer_where_it_is_in_sight(client: TestClient) -> None:
    answer = drawn(client, CARDS.replace("cost: 3", "cost: 4"), near=["X1", "W01"])
    assert list(answer["pictures"]) == ["X1"]


def test_several_faces_come_with_one_answer(client: TestClient) -> None:
    asked(client, "open", anew="yes")
    answer = client.post("/api/writing/faces", json=LOOK | {"ids": ["X1", "W01", "nowhere"]}).json()
    assert list(answer["pictures"]) == ["X1", "W01"]


def test_what_is_typed_is_answered_first_and_what_it_draws_after_that(client: TestClient) -> None:
    asked(client, "open", anew="yes")
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    lines = typed(client, CARDS.replace("cost: 3", "cost: 4"), seen, draw=LOOK | {"near": ["X1"]}).text.splitlines()
    saved, shown = (msgspec.json.decode(line) for line in lines)
    assert (set(saved), list(shown["pictures"])) == ({"sum", "text", "ours"}, ["X1"])


def test_a_set_opened_again_is_as_its_files_are(client: TestClient, folder: Path) -> None:
    asked(client, "open", anew="yes")
    (folder / "mine" / "cards.yaml").write_text(CARDS.replace("cost: 3", "cost: 4"))
    asked(client, "open", anew="yes")
    again = client.get("/api/writing/face", params=LOOK | {"id": "X1"}).text
    (folder / "mine" / "cards.yaml").write_text(CARDS)
    asked(client, "open", anew="yes")
    assert client.get("/api/writing/face", params=LOOK | {"id": "X1"}).text != again


def test_how_a_card_was_at_the_opening_can_be_seen(client: TestClient) -> None:
    asked(client, "open", anew="yes")
    first = client.get("/api/writing/face", params=LOOK | {"id": "X1"}).text
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    typed(client, CARDS.replace("cost: 3", "cost: 4"), seen)
    client.post("/api/writing/draw", json=LOOK)
    assert client.get("/api/writing/face", params=LOOK | {"id": "X1", "when": "opening"}).text == first


def test_how_a_card_was_at_the_opening_can_be_seen_in_a_language_shown_later(client: TestClient) -> None:
    asked(client, "open", anew="yes")
    chinese = LOOK | {"lang": "zh-Hant"}
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    typed(client, CARDS.replace("cost: 3", "cost: 4"), seen)
    faces = client.post("/api/writing/draw", json=chinese).json()["faces"]
    assert [face["id"] for face in faces if face["changed"] != "same"] == ["X1"]
    now, before = (
        client.get("/api/writing/face", params=chinese | {"id": "X1", "when": when}) for when in ("", "opening")
    )
    assert now.text != before.text


def test_a_face_is_shown_with_its_bleed_and_the_line_of_the_cut(client: TestClient) -> None:
    asked(client, "open", anew="yes")
    plain, bled = (
        client.get("/api/writing/face", params=LOOK | {"id": "X1", "side": side}).text
        for side in ("front", "front-bleed")
    )
    assert 'viewBox="0 0' in plain and 'viewBox="-3 -3' in bled and "#e0218a" in bled


WRONG = CARDS.replace("cost: 3", "cost: 33")
SECOND = "  - id: X2\n    title: {en: Near Beacon}\n    cost: 2\n    points: 1\n"


def stale(answer: Any) -> list[str]:
    return [face["id"] for face in answer["faces"] if face["stale"]]


def test_a_wrong_value_is_told_at_its_line_and_its_card_stays_as_it_was(client: TestClient) -> None:
    answer = drawn(client, WRONG)
    assert (stale(answer), answer["issues"][0]["line"]) == (["X1"], 4)


def test_other_cards_are_drawn_beside_one_that_is_wrong(client: TestClient) -> None:
    drawn(client, CARDS + SECOND)
    answer = drawn(client, WRONG + SECOND.replace("Near", "Dim"), near=["X2"])
    assert "Dim" in {face["id"]: face["title"] for face in answer["faces"]}["X2"]
    assert "X2" in answer["pictures"]


def test_cards_of_a_file_that_is_no_yaml_now_stay(client: TestClient) -> None:
    assert stale(drawn(client, f"{CARDS}   - {{")) == ["X1"]


def test_a_card_taken_out_goes_though_another_is_wrong(client: TestClient) -> None:
    drawn(client, CARDS + SECOND)
    assert "X2" not in [face["id"] for face in drawn(client, WRONG)["faces"]]


def test_a_set_opened_with_a_slip_shows_its_other_cards(client: TestClient, folder: Path) -> None:
    (folder / "mine" / "cards.yaml").write_text(WRONG + SECOND)
    answer = asked(client, "open", anew="yes")
    assert "X2" in [face["id"] for face in answer["faces"]] and answer["summary"] is not None


def test_the_form_of_another_card_is_there_while_one_is_wrong(client: TestClient, folder: Path) -> None:
    (folder / "mine" / "cards.yaml").write_text(WRONG + SECOND)
    assert asked(client, "entry", id="X2")["data"]["cost"] == 2


def test_a_half_typed_value_leaves_the_card_that_was_there(client: TestClient) -> None:
    answer = drawn(client, CARDS.replace("cost: 3", "cost:"))
    assert "X1" in [face["id"] for face in answer["faces"]]


def test_a_file_that_another_program_changed_is_not_overwritten(client: TestClient, folder: Path) -> None:
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    (folder / "mine" / "cards.yaml").write_text(CARDS.replace("points: 1", "points: 2"))
    assert typed(client, CARDS.replace("cost: 3", "cost: 4"), seen).status_code == 409


def test_other_lines_of_both_are_kept(client: TestClient, folder: Path) -> None:
    seen = asked(client, "text", file="mine/cards.yaml")["sum"]
    (folder / "mine" / "cards.yaml").write_text(CARDS.replace("points: 1", "points: 2"))
    typed(client, CARDS.replace("Far", "Near"), seen, base=CARDS)
    assert (folder / "mine" / "cards.yaml").read_text() == CARDS.replace("points: 1", "points: 2").replace(
        "Far", "Near"
    )


def test_findings_stand_at_their_lines(client: TestClient) -> None:
    drawn(client, CARDS.replace("{en: Far Beacon}", "{}"))
    assert [issue["file"] for issue in asked(client, "findings")["issues"]] != []


def test_a_field_of_an_own_card_is_edited_in_its_file(client: TestClient) -> None:
    edit = edited(client, "X1", "set", ["cost"], 2)
    assert (edit["file"], edit["text"]) == ("mine/cards.yaml", CARDS.replace("cost: 3", "cost: 2"))


def test_a_field_of_a_card_of_the_base_becomes_a_change(client: TestClient) -> None:
    edit = edited(client, "D01", "set", ["cost"], 2)
    assert (edit["file"], edit["text"]) == ("mine/set.yaml", f"{SET}\nchange:\n  D01: {{cost: 2}}\n")


def test_a_part_of_a_list_of_the_base_is_changed_with_its_list(client: TestClient) -> None:
    edit = edited(client, "W57", "set", ["powers", 0, "amount"], 2)
    assert "W57: {powers: [{do: strength, amount: 2}]}" in edit["text"]


def test_a_card_of_the_base_deleted_is_removed_by_its_id(client: TestClient) -> None:
    assert edited(client, "D04", "delete")["text"] == f"{SET}\nremove:\n  - D04\n"


def test_a_copy_of_a_card_of_the_base_is_an_own_card(client: TestClient) -> None:
    edit = edited(client, "W57", "copy")
    assert (edit["file"], "  - id: " + edit["id"] in edit["text"]) == ("mine/cards.yaml", True)


def test_no_file_of_another_set_is_written(client: TestClient) -> None:
    answer = typed(client, "world: []\n", None, file="content/race/worlds.yaml")
    assert answer.status_code == 400


def test_no_file_outside_the_set_is_read(client: TestClient, folder: Path) -> None:
    (folder / "secret.yaml").write_text("a: 1\n")
    answer = client.get("/api/writing/text", params=LOOK | {"file": "mine/../secret.yaml"})
    assert answer.status_code == 400


@pytest.mark.parametrize(("file", "field"), [("mine/cards.yaml", "world"), ("mine/set.yaml", "extends")])
def test_each_file_has_the_schema_of_its_words(client: TestClient, file: str, field: str) -> None:
    assert field in asked(client, "schema", file=file)["properties"]
