"""A face laid out in the studio: where its parts lie, and what becomes of the text of ``layout.yaml``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.routes import routes

LOOK = {"set": "mine", "lang": "en", "id": "G1"}
KIT = """\
kinds:
  goblin:
    look: classic
    fields:
      cost: {type: number, from: 0, to: 9}
      suit: {type: one_of, values: [moss, ember]}
"""
LAYOUT = """\
# What differs.
faces:
  goblin:
    parts:
      - {name: title, size: 6}  # larger
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("layouts")
    (folder / "mine").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("PROOFPRESS_CACHE", str(folder / "cache"))
        room = Workroom(folder)
        with TestClient(Starlette(routes=routes(room))) as found:
            yield found
        room.end()


@pytest.fixture
def mine(client: TestClient) -> Path:
    """A kit of one card whose layout states one thing."""
    folder = Path("mine")
    (folder / "set.yaml").write_text("game: kit\ntitle: {en: Mine}\nlanguages: [en]\n")
    (folder / "kit.yaml").write_text(KIT)
    (folder / "goblins.yaml").write_text("goblin:\n  - {id: G1, title: {en: Lamp}, cost: 1, suit: moss}\n")
    (folder / "layout.yaml").write_text(LAYOUT)
    return folder


def laid(client: TestClient) -> dict[str, Any]:
    return {part["name"]: part for part in client.get("/api/writing/layout", params=LOOK).json()["parts"]}


def written(client: TestClient, name: str, **change: Any) -> str:
    """The layout's text with one part changed."""
    place = [*laid(client)].index(name) if name in laid(client) else -1
    answer = client.post("/api/writing/lay", json=LOOK | {"changes": [{"part": place, "name": name, **change}]}).json()
    return str(answer["text"])


def test_a_part_that_is_stated_is_changed_in_its_own_line(client: TestClient, mine: Path) -> None:
    text = written(client, "title", fields={"box": [10.0, 4, 43, 9]})
    assert text == LAYOUT.replace("size: 6}", "size: 6, box: [10, 4, 43, 9]}")


def test_a_part_that_is_not_stated_gets_a_line_of_its_own(client: TestClient, mine: Path) -> None:
    assert written(client, "cost", fields={"fill": "red"}) == f"{LAYOUT}      - {{name: cost, fill: red}}\n"


def test_what_was_changed_is_taken_back_with_all_that_held_it(client: TestClient, mine: Path) -> None:
    assert "title" not in written(client, "title", action="reset")


def test_a_part_that_is_taken_away_can_be_brought_back(client: TestClient, mine: Path) -> None:
    (mine / "layout.yaml").write_text(written(client, "cost", action="remove"))
    assert "cost" not in laid(client)
    assert written(client, "cost", action="restore") == LAYOUT


def test_each_part_of_a_look_can_be_changed_alone(client: TestClient, mine: Path) -> None:
    names = [part["name"] for part in client.get("/api/writing/layout", params=LOOK).json()["parts"]]
    assert len(names) == len(set(names))


def test_a_field_is_shown_on_some_cards_alone(client: TestClient, mine: Path) -> None:
    asked = LOOK | {"field": "cost", "when": {"suit": "moss"}}
    text = client.post("/api/writing/shown", json=asked).json()["text"]
    assert "cost: {type: number, from: 0, to: 9, show: {when: {suit: moss}}}" in text
