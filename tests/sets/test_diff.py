"""Two sets side by side: every difference in words and at its path, none where there is none."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from generator.cli import main
from tests.sets.workspace import card, opened, workspace
from validator.content.places import CONTENT, built_in
from validator.play.differences.comparing import Compared, changes, compared
from validator.play.lookup import open_set

BASE = f"extends: race\n{card('X1')}"
CHANGED = {
    "a field": (f"{BASE}change: {{D01: {{cost: 4}}}}\n", "D01.cost: 1 → 4"),
    "a title": (f"{BASE}change: {{D01: {{title: {{en: Envoys}}}}}}\n", "D01.title.en: Open-Hand Envoys → Envoys"),
    "a count": (f"{BASE}change: {{X1: {{count: 3}}}}\n".replace("change: {X1", "change: {D04"), "D04.count: 2 → 3"),
    "a switch": (f"{BASE}rules: {{hand_limit: 12}}\n", "rules.hand_limit: 10 → 12"),
    "the players": (f"{BASE}players: {{from: 2, to: 3}}\n", "set.players.to: 4 → 3"),
    "the title of the set": (f"title: {{en: Other}}\n{BASE}", "set.title.en: One → Other"),
    "a power": (f"{BASE}change: {{D01: {{powers: [{{do: strength, amount: 2}}]}}}}\n", "D01.powers[1].amount: -1 → 2"),
    "a card less": (f"{BASE}remove: [D04]\n", "D04 gone"),
    "a card more": (
        f"extends: race\n{card('X1')}".replace("}]}", "}, {id: X2, title: {en: B}, cost: 1, points: 1}]}"),
        "X2 new",
    ),
    "how many": (f"{BASE}parts: [{{kind: development, count: 77, print: card}}]\n", "parts.development.count: 51 → 77"),
}


def told(found: Compared) -> list[str]:
    """Every difference by its path."""
    lines = [f"{piece.id} {piece.sort}" for piece in found.pieces if piece.sort != "changed"]
    for piece in found.pieces:
        lines += [f"{piece.id}.{one.path}: {one.before} → {one.after}" for one in piece.changes]
    for name, section in found.plain_sections():
        lines += [f"{name}.{one.path}: {one.before} → {one.after}" for one in section]
    return lines


@pytest.mark.parametrize("name", CHANGED)
def test_a_difference_is_found_at_its_path(name: str, tmp_path: Path) -> None:
    text, line = CHANGED[name]
    workspace(
        tmp_path,
        {
            "one": f"title: {{en: One}}\n{BASE}",
            "two": text if "title: {en: O" in text else f"title: {{en: One}}\n{text}",
        },
    )
    assert line in told(compared(opened(tmp_path, "one"), opened(tmp_path, "two")))


@pytest.mark.parametrize("name", CHANGED)
def test_it_is_the_other_way_round_from_the_other_side(name: str, tmp_path: Path) -> None:
    workspace(
        tmp_path,
        {
            "one": f"title: {{en: One}}\n{BASE}",
            "two": f"title: {{en: One}}\n{CHANGED[name][0].replace('title: {en: Other}', '')}",
        },
    )
    there, back = (compared(opened(tmp_path, a), opened(tmp_path, b)) for a, b in (("one", "two"), ("two", "one")))
    assert [piece.id for piece in there.pieces] == [piece.id for piece in back.pieces]


@pytest.mark.parametrize("name", built_in())
def test_a_set_does_not_differ_from_itself(name: str) -> None:
    assert told(compared(open_set(name), open_set(name))) == []


def test_a_set_does_not_differ_from_a_copy(tmp_path: Path) -> None:
    shutil.copytree(CONTENT / "empires", tmp_path / "copy")
    assert told(compared(open_set("empires"), open_set(str(tmp_path / "copy")))) == []


def test_a_text_is_told_by_its_message(tmp_path: Path) -> None:
    workspace(tmp_path, {"one": BASE, "two": BASE})
    (tmp_path / "two" / "text").mkdir()
    (tmp_path / "two" / "text" / "en.ftl").write_text("label-cost = Price\n")
    assert "texts.en: label-cost: Cost → Price" in told(compared(opened(tmp_path, "one"), opened(tmp_path, "two")))


def test_a_layout_is_told_by_the_name_of_what_differs(tmp_path: Path) -> None:
    shutil.copytree(CONTENT / "empires", tmp_path / "copy")
    layout = tmp_path / "copy" / "layout.yaml"
    text = layout.read_text(encoding="utf-8")
    colour = re.search(r"#[0-9a-fA-F]{6}", text)
    assert colour is not None
    layout.write_text(text.replace(colour[0], "#123456", 1), encoding="utf-8")
    (change,) = compared(open_set("empires"), open_set(str(tmp_path / "copy"))).looks
    assert (change.path.startswith("layout.themes."), change.after) == (True, "#123456")


def test_a_picture_is_told_by_its_file(tmp_path: Path) -> None:
    workspace(tmp_path, {"one": BASE, "two": BASE})
    (tmp_path / "two" / "pictures").mkdir()
    (tmp_path / "two" / "pictures" / "a.png").write_bytes(b"x")
    found = compared(opened(tmp_path, "one"), opened(tmp_path, "two"))
    assert [(one.path, one.before) for one in found.files] == [("pictures/a.png", None)]


LISTS = {
    "an entry more": ([{"a": 1}], [{"a": 1}, {"a": 2}], ["[2]"]),
    "an entry less at the front": ([{"a": 1}, {"a": 2}], [{"a": 2}], ["[1]"]),
    "an entry changed": ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], ["[2].a"]),
    "names": (["a", "b"], ["a", "c"], [""]),
    "another word": ({"do": "draw", "cards": 1}, {"do": "pay", "coins": 1}, [""]),
    "nothing and nothing": ({"a": None}, {"a": []}, []),
}


@pytest.mark.parametrize("name", LISTS)
def test_values_are_told_apart_where_they_differ(name: str) -> None:
    before, after, paths = LISTS[name]
    assert [one.path for one in changes(before, after)] == paths


@pytest.fixture
def sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    workspace(tmp_path, {"one": BASE, "two": f"{BASE}change: {{D01: {{cost: 4}}}}\n", "bad": "extends: nowhere\n"})
    monkeypatch.chdir(tmp_path)
    return tmp_path


EXITS = {
    "the same": ("one", "one", 0),
    "another": ("one", "two", 1),
    "another game": ("one", "roll", 2),
    "a broken set": ("one", "bad", 2),
}


@pytest.mark.usefixtures("sets")
@pytest.mark.parametrize("name", EXITS)
def test_it_ends_as_diff_does(name: str) -> None:
    first, second, code = EXITS[name]
    assert main(["diff", first, second]) == code


def test_programs_get_json(sets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["diff", "one", "two", "--format", "json"])
    found = json.loads(capsys.readouterr().out)
    assert found["pieces"][0]["changes"] == [{"path": "cost", "before": "1", "after": "4"}]


@pytest.mark.parametrize("language", ["", ".zh-Hant", ".zh-Hans"])
def test_the_page_shows_both_faces_of_a_changed_card(language: str, sets: Path) -> None:
    main(["diff", "one", "two"])
    page = (sets / "output" / "one" / f"diff-two{language}.html").read_text(encoding="utf-8")
    assert page.count('<symbol id="face-old-D01"') == page.count('<symbol id="face-new-D01"') == 1


def test_no_name_is_used_twice_in_a_page(sets: Path) -> None:
    main(["diff", "one", "two"])
    page = (sets / "output" / "one" / "diff-two.html").read_text(encoding="utf-8")
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
