"""How a set was: kept, told, compared, named and gone back to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.versions import Versions, routes
from generator.front.studio.work.folder import Folder
from generator.front.studio.work.room import Workroom
from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running
from validator.base.issue import Trouble
from validator.play.playtest.run import playtest

SET = "extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n"
TWICE = f"{SET}change:\n  E01: {{count: 2}}\n"
RENAMED = f"{TWICE}  E05: {{title: {{en: Sun Wardens}}}}\n"


@pytest.fixture
def manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a set that changes."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine" / "set.yaml"
    file.parent.mkdir()
    file.write_text(SET)
    return file


@pytest.fixture
def versions(manifest: Path) -> Versions:
    """What is kept of it, at first as it is."""
    found = Versions(Folder(manifest.parents[1]))
    found.keep("mine")
    return found


def test_what_has_not_changed_is_kept_once(versions: Versions) -> None:
    versions.keep("mine")
    assert len(versions.numbers("mine")) == 1


def test_a_state_tells_which_cards_differ_from_the_one_before(versions: Versions, manifest: Path) -> None:
    manifest.write_text(TWICE)
    state = versions.state("mine", versions.keep("mine"))
    assert (state.changed, state.look) == (["E01"], False)


def test_another_layout_is_another_look(versions: Versions, manifest: Path) -> None:
    (manifest.parent / "theme.yaml").write_text("{}\n")
    assert versions.state("mine", versions.keep("mine")).look


def test_a_set_that_cannot_be_read_is_kept_all_the_same(versions: Versions, manifest: Path) -> None:
    manifest.write_text(f"{SET}change: 3\n")
    versions.keep("mine")
    assert len(versions.numbers("mine")) == 2


def test_going_back_writes_the_files_as_they_were_and_is_undone_by_going_back(
    versions: Versions, manifest: Path
) -> None:
    (first,) = versions.numbers("mine")
    manifest.write_text(TWICE)
    added = manifest.parent / "more.yaml"
    added.write_text("{}\n")
    before = versions.go_back("mine", first)
    assert (manifest.read_text(), added.exists()) == (SET, False)
    versions.go_back("mine", before)
    assert (manifest.read_text(), added.exists()) == (TWICE, True)


@pytest.mark.parametrize("name", ["set.yaml", "more.yaml"], ids=["one that would be written", "one that would go"])
def test_nothing_goes_back_where_a_file_is_read_only(versions: Versions, manifest: Path, name: str) -> None:
    (first,) = versions.numbers("mine")
    manifest.write_text(TWICE)
    (manifest.parent / "more.yaml").write_text("{}\n")
    (manifest.parent / name).chmod(0o444)
    with pytest.raises(Trouble, match=f"{name} was not written: it is read-only"):
        versions.go_back("mine", first)
    assert (manifest.read_text(), (manifest.parent / "more.yaml").exists()) == (TWICE, True)


def test_what_has_a_name_stays_when_room_is_made(
    versions: Versions, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.front.studio.versions.MOST_UNNAMED", 1)
    (first,) = versions.numbers("mine")
    versions.call("mine", first, "printed")
    for text in (TWICE, RENAMED):
        manifest.write_text(text)
        last = versions.keep("mine")
    assert versions.numbers("mine") == [last, first]


@pytest.fixture
def asked(manifest: Path) -> TestClient:
    return TestClient(Starlette(routes=routes(Workroom(manifest.parents[1]))))


def listed(asked: TestClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = asked.get("/api/versions/list", params={"set": "mine"}).json()
    return found


KIT = "kinds:\n  bird: {form: card, size: poker, fields: {art: {type: picture, optional: true}}}\n"
HERON, CRANE = "{id: heron, title: {en: Heron}}", "{id: crane, title: {en: Crane}}"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><path d="M0 0h6v4z" fill="#fe1234"/></svg>'


@pytest.fixture
def birds(manifest: Path) -> Path:
    """The file of the cards of a kit, which is quickly drawn."""
    manifest.write_text("game: kit\ntitle: {en: Mine}\nlanguages: [en]\n")
    (manifest.parent / "kit.yaml").write_text(KIT)
    file = manifest.parent / "birds.yaml"
    file.write_text(f"bird: [{HERON}]\n")
    return file


def test_two_states_are_compared_card_by_card(birds: Path, asked: TestClient) -> None:
    (first,) = listed(asked)
    birds.write_text(f"bird: [{HERON.replace('}}', '}, count: 2}')}, {CRANE}]\n")
    now = listed(asked)[0]
    pair = {"set": "mine", "lang": "en", "first": first["version"], "second": now["version"]}
    cards = asked.get("/api/versions/compare", params=pair).json()["cards"]
    assert [(card["id"], card["was"], card["now"]) for card in cards] == [("heron", 1, 2), ("crane", None, 1)]


def test_a_card_with_a_picture_of_pixels_differs_only_where_it_shows_another(birds: Path, asked: TestClient) -> None:
    (birds.parent / "pictures").mkdir()
    Image.new("RGB", (30, 40), "red").save(birds.parent / "pictures" / "heron.png")
    (first,) = listed(asked)
    birds.write_text(f"bird: [{HERON}, {CRANE}]\n")
    now = listed(asked)[0]
    pair = {"set": "mine", "lang": "en", "first": first["version"], "second": now["version"]}
    cards = asked.get("/api/versions/compare", params=pair).json()["cards"]
    assert [card["id"] for card in cards] == ["crane"]


def test_two_states_are_counted_side_by_side(manifest: Path, asked: TestClient) -> None:
    (first,) = listed(asked)
    manifest.write_text(TWICE)
    now = listed(asked)[0]
    values = {"set": "mine", "lang": "en", "first": first["version"], "second": now["version"]}
    figures = asked.get("/api/versions/compare", params=values).json()["counted"]
    empire = next(one for one in figures if one["kind"] == "empire")
    was, is_now = empire["cards"]
    assert (is_now - was, empire["designs"][0] == empire["designs"][1]) == (1, True)
    assert "cost" in {curve["label"].lower() for curve in empire["curves"]}


def test_pictures_of_today_are_on_the_cards_of_then(birds: Path, asked: TestClient) -> None:
    (birds.parent / "pictures").mkdir()
    (birds.parent / "pictures" / "heron.svg").write_text(DRAWING)
    version = listed(asked)[0]["version"]
    face = asked.get("/api/versions/face", params={"set": "mine", "version": version, "id": "heron", "lang": "en"})
    assert "#fe1234" in face.text


@pytest.mark.parametrize(
    ("name", "version", "code"),
    [("mine", "../../set", 400), ("mine", f"{1:016x}-{'0' * 24}", 409), ("empires", "now", 400), ("../x", "now", 400)],
)
def test_what_is_no_version_is_refused(asked: TestClient, name: str, version: str, code: int) -> None:
    assert asked.post("/api/versions/name", json={"set": name, "version": version, "name": "a"}).status_code == code


@pytest.mark.slow
def test_one_goes_back_and_undoes_it_by_keys_alone(page: Page, studio: Running) -> None:
    file = studio.folder / "mine" / "set.yaml"
    file.parent.mkdir()
    file.write_text(SET)
    studio.asked("/api/versions/list?set=mine")
    file.write_text(TWICE)
    page.reload()
    page.evaluate("location.hash = '#/versions/mine'")
    expect(page.get_by_text("One card differs")).to_be_visible()
    expect(page.get_by_role("region", name="Counted on the cards")).to_be_visible()
    assert faults_in_any_window(page) == []
    page.get_by_role("button", name="Go back to this version").press("Enter")
    page.get_by_role("button", name="Undo").wait_for()
    assert file.read_text() == SET
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.locator(".went-back")).to_have_count(0)
    assert file.read_text() == TWICE


@pytest.mark.slow
def test_figures_of_two_played_versions_stand_side_by_side_for_all(
    page: Page, studio: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(studio.folder)
    file = studio.folder / "mine" / "set.yaml"
    file.parent.mkdir()
    for text in (SET, TWICE):
        file.write_text(text)
        studio.asked("/api/versions/list?set=mine")
        playtest("mine", 20, ["random"], 1, 1, studio.folder / "output" / "mine" / "playtest.sqlite")
    page.reload()
    page.evaluate("location.hash = '#/versions/mine'")
    expect(page.locator(".played tbody tr")).not_to_have_count(0)
    assert faults_in_any_window(page) == []
