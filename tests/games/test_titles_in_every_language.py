"""Names of pieces and of their faces: every one in every language, no two alike."""

from __future__ import annotations

from pathlib import Path

from validator.content.loading import load
from validator.content.places import Place
from validator.play.checking import form_issues
from validator.play.lookup import games, open_set, words_of

SET = "extends: roll\ntitle: {en: Bag, zh-Hant: 布袋, zh-Hans: 布袋}\nlanguages: [en]\n"
TILE = """\
tile:
  - id: X1
    front: {is: development, title: TITLE, cost: 2}
    back: {is: world, title: {en: Far Side}, colour: grey, cost: 1}
"""


def found_in(folder: Path, title: str, text: str = "") -> list[tuple[str, str]]:
    """Codes and places of what lint finds about titles in a set with one new tile."""
    (folder / "text").mkdir(parents=True)
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILE.replace("TITLE", title), encoding="utf-8")
    (folder / "text" / "en.ftl").write_text(text, encoding="utf-8")
    content = load(Place(folder, "bag"), words_of, games())
    return [
        (issue.code, f"{issue.span.file}:{issue.span.line}")
        for issue in form_issues(content)
        if issue.code in ("missing-translation", "twin-title")
    ]


def test_a_face_without_a_title_is_found_at_its_line(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{zh-Hant: 近側}") == [("missing-translation", "bag/tiles.yaml:3")]


def test_the_language_file_may_name_a_face(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{zh-Hant: 近側}", "title-X1-front = Near Side\n") == []


def test_two_faces_of_one_name_are_found(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{en: Far Side}") == [("twin-title", "bag/tiles.yaml:4")]


def test_faces_are_named_in_the_language_asked_for() -> None:
    content = open_set("roll")
    tile = content.pieces["tile"][0]
    titles = {language: content.part_titles(tile, language) for language in content.languages}
    assert [list(names) for names in titles.values()] == [["front", "back"]] * 3
    assert titles["zh-Hant"]["front"] != titles["zh-Hans"]["front"]
