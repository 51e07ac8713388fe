"""What the six sides of a kit's die may hold is seen on it: words, numbers, signs, colours, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import KIT, judged, picture, place_of

PICTURES: dict[str, str | bytes] = {"pictures/a.png": picture(), "pictures/b.png": picture()}


def die(of: str, faces: str, form: str = "form: die", field: str = "faces") -> dict[str, str | bytes]:
    """The sound kit with a dark die, or another kind of piece, of a list of these."""
    fields = f"{{suit: {{type: colour}}, {field}: {{type: list, of: {of}, most: 6}}, text: {{type: text}}}}"
    fields = fields if form != "form: die" else fields.replace(", text: {type: text}", "")
    entry = f'{{id: D1, title: {{en: Die}}, suit: "#111111", {field}: [{faces}]}}'
    entry = entry if form == "form: die" else entry.replace("}}", "}, text: Roll.}").replace("]}", "], text: Roll.}")
    return {"kit.yaml": f"{KIT}  die:\n    {form}\n    fields: {fields}\n", "dice.yaml": f"die:\n  - {entry}\n"}


HELD = [
    ("{type: text}", "Hit, Miss, '+1', '-', Again, Stop"),
    ("{type: number}", "1, 2, 3, 4, 5, 6"),
    ("{type: icon}", "sword, coin, heart, moon, sun, two-coins"),
    ("{type: colour}", "red, '#000000', '#ffffff', green, blue, '#ffff00'"),
    ("{type: picture}", "a.png, b.png, a.png, b.png, a.png, b.png"),
]


@pytest.mark.parametrize("look", ["die-net", "die-stickers"])
@pytest.mark.parametrize(("of", "faces"), HELD)
def test_each_is_seen_on_a_dark_die(tmp_path: Path, of: str, faces: str, look: str) -> None:
    files = {**die(of, faces, f"form: die\n    look: {look}"), **(PICTURES if "picture" in of else {})}
    files["kit.yaml"] = str(files["kit.yaml"]).replace(", text: {type: text}", "")
    files["dice.yaml"] = str(files["dice.yaml"]).replace(", text: Roll.", "")
    assert judged(tmp_path, files) == []


@pytest.mark.parametrize(("of", "tags"), HELD)
def test_each_is_seen_in_a_row_of_marks_on_a_card(tmp_path: Path, of: str, tags: str) -> None:
    files = {**die(of, tags, "look: classic", "tags"), **(PICTURES if "picture" in of else {})}
    assert [issue.code for issue in judged(tmp_path, files) if issue.code != "text-overflow"] == []


def test_a_die_of_which_nothing_shows_sides_is_told(tmp_path: Path) -> None:
    kit = f"{KIT}  die:\n    form: die\n    fields: {{suit: {{type: colour}}}}\n"
    found = judged(tmp_path, {"kit.yaml": kit, "dice.yaml": 'die:\n  - {id: D1, title: {en: D}, suit: "#111111"}\n'})
    assert [(issue.code, place_of(issue)) for issue in found] == [("empty-slot", "kit.yaml:10:5")]
