"""The shelf of pictures and icons: what shows what, what lacks, what is brought, icons by words of three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.routes import routes
from generator.front.studio.writing.shelf import icons_found
from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><path d="M0 0h6v4z"/></svg>\n'
FIELDS = "{art: {type: picture, optional: true}, sign: {type: icon, optional: true}}"
FILES = {
    "set.yaml": "game: kit\ntitle: {en: Birds}\nlanguages: [en]\nplayers: {from: 2, to: 4}\n",
    "kit.yaml": f"kinds:\n  bird: {{form: card, size: poker, fields: {FIELDS}}}\n",
    "birds.yaml": "bird:\n  - {id: heron, title: {en: Heron}}\n  - {id: crane, title: {en: Crane}, art: lake.svg}\n"
    "  - {id: owl, title: {en: Owl}}  # at night\n",
    "pictures/heron.svg": SVG,
    "pictures/lake.svg": SVG,
    "pictures/dusk.svg": SVG,
}


def written(folder: Path) -> Path:
    """A kit of three birds, two of which have a picture, and one picture more; the file of its cards."""
    for name, text in FILES.items():
        path = folder / "birds" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "birds" / "birds.yaml"


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(tmp_path)
    written(tmp_path)
    return TestClient(Starlette(routes=routes(Workroom(tmp_path))))


def told(asked: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = asked.get("/api/writing/pictures", params={"set": "birds"}).json()
    return found


def test_each_picture_tells_the_cards_that_show_it_and_each_card_without_one_is_told(asked: TestClient) -> None:
    found = told(asked)
    shown = {picture["name"]: picture["cards"] for picture in found["pictures"]}
    assert shown == {"dusk.svg": [], "heron.svg": ["heron"], "lake.svg": ["crane"]}
    assert found["lacking"] == ["owl"]
    assert found["fields"] == {"bird": {"picture": "art", "icon": "sign"}}


def test_a_picture_that_is_brought_lies_among_the_others(asked: TestClient) -> None:
    asked.post("/api/writing/bring", params={"set": "birds", "name": "owl.svg"}, content=SVG)
    assert told(asked)["lacking"] == []
    picture = asked.get("/api/writing/picture", params={"set": "birds", "name": "owl.svg"})
    assert (picture.text, picture.headers["content-type"]) == (SVG, "image/svg+xml")


@pytest.mark.parametrize(
    ("name", "code"), [("lake.svg", 409), ("../owl.svg", 400), ("owl.exe", 400), (".svg", 400), ("a/owl.svg", 400)]
)
def test_what_is_there_already_or_no_picture_is_not_brought(asked: TestClient, name: str, code: int) -> None:
    answer = asked.post("/api/writing/bring", params={"set": "birds", "name": name}, content=SVG)
    assert answer.status_code == code


def test_a_file_that_is_no_picture_of_the_set_is_not_shown(asked: TestClient) -> None:
    assert asked.get("/api/writing/picture", params={"set": "birds", "name": "../birds.yaml"}).status_code == 400


PART = "lake.svg#xywh=percent:50,0,25,25"


def cropped(asked: TestClient, tmp_path: Path) -> dict[str, Any]:
    """A card's picture with a part of it named on the card, as its page asks for it."""
    body = {"set": "birds", "id": "crane", "action": "set", "path": ["art"], "value": PART}
    file = tmp_path / "birds" / "birds.yaml"
    file.write_text(asked.post("/api/writing/edit", json=body).json()["text"])
    asked.get("/api/writing/open", params={"set": "birds", "lang": "en", "anew": "yes"})
    found: dict[str, Any] = asked.get("/api/writing/crop", params={"set": "birds", "id": "crane", "lang": "en"}).json()
    return found


def test_a_part_of_a_picture_that_one_card_names_is_shown_in_the_form_of_its_box(
    asked: TestClient, tmp_path: Path
) -> None:
    found = cropped(asked, tmp_path)
    x, y, width, height = found["shown"]
    assert (found["name"], found["stated"], (x, y) >= (0.5, 0), x + width <= 0.75) == ("lake.svg", True, True, True)
    assert width * found["size"][0] / (height * found["size"][1]) == pytest.approx(found["ratio"], rel=0.01)


def test_a_picture_of_which_a_part_is_named_is_still_that_card_s(asked: TestClient, tmp_path: Path) -> None:
    cropped(asked, tmp_path)
    assert {one["name"]: one["cards"] for one in told(asked)["pictures"]}["lake.svg"] == ["crane"]


def test_a_card_without_a_picture_has_none_to_crop(asked: TestClient) -> None:
    assert asked.get("/api/writing/crop", params={"set": "birds", "id": "owl", "lang": "en"}).status_code == 400


@pytest.mark.parametrize("text", ["castle", "城堡", "castle sand", "castl"])
def test_icons_are_found_by_words_of_three_languages(text: str) -> None:
    found = [icon["name"] for icon in icons_found(text)["icons"]]
    assert "game-icons:sand-castle" in found


def test_a_slip_in_a_word_is_told_what_it_may_have_meant() -> None:
    assert icons_found("drgon")["guess"] == "dragon"


@pytest.fixture
def shelf(page: Page, studio: Running) -> Page:
    """The shelf of the birds, and their cards beside it."""
    written(studio.folder)
    page.evaluate("location.hash = '#/write/birds'")
    page.get_by_role("tab", name="Pictures").click()
    page.get_by_role("button", name="dusk.svg").wait_for()
    return page


@pytest.mark.slow
def test_a_picture_is_dragged_onto_a_card_and_the_rest_of_its_file_stays(shelf: Page, studio: Running) -> None:
    shelf.get_by_role("button", name="dusk.svg").drag_to(shelf.locator('[data-card="owl"] button'))
    expect(shelf.get_by_text("on no card")).to_have_count(0)
    text = (studio.folder / "birds" / "birds.yaml").read_text()
    assert text == FILES["birds.yaml"].replace("{en: Owl}", "{en: Owl}, art: dusk.svg")


@pytest.mark.slow
def test_an_icon_is_put_on_a_card_by_keys_alone(shelf: Page, studio: Running) -> None:
    shelf.get_by_role("searchbox", name="icons").fill("barn owl")
    shelf.get_by_role("button", name="barn-owl", exact=True).press("Enter")
    shelf.locator('[data-card="owl"] button').press("Enter")
    shelf.get_by_role("button", name="Put barn-owl on owl").press("Enter")
    shelf.get_by_role("button", name="Undo").and_(shelf.locator(":enabled")).wait_for()
    shelf.wait_for_timeout(1000)
    assert 'sign: "game-icons:barn-owl"' in (studio.folder / "birds" / "birds.yaml").read_text()


@pytest.mark.slow
def test_nobody_is_shut_out_of_the_shelf(shelf: Page) -> None:
    assert faults_in_any_window(shelf) == []


@pytest.mark.slow
def test_a_picture_is_cropped_for_one_card_by_mouse_and_by_keys_and_nobody_is_shut_out(
    shelf: Page, studio: Running
) -> None:
    shelf.locator('[data-card="crane"] button').click()
    shelf.get_by_role("button", name="Crop the picture of crane").click()
    frame = shelf.locator(".crop-frame")
    frame.hover()
    shelf.mouse.wheel(0, -400)
    frame.focus()
    for key in ("+", "+", "+", "Shift+ArrowRight", "Shift+ArrowDown"):
        shelf.keyboard.press(key)
    expect(frame).not_to_have_attribute("aria-label", re.compile(": 0, "))
    assert faults_in_any_window(shelf) == []
    shelf.get_by_role("button", name="Show this part").focus()
    shelf.keyboard.press("Enter")
    expect(shelf.get_by_role("dialog")).to_have_count(0)
    text = (studio.folder / "birds" / "birds.yaml").read_text()
    assert re.search(r'title: \{en: Crane\}, art: "lake\.svg#xywh=percent:[\d.]+(,[\d.]+){3}"\}', text)
