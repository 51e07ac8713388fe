"""Sets as numbers before any game is played, and two of them side by side: every difference, and none where there is
none.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from tests.sets.workspace import card, opened, workspace
from validator.base.files import write_folder
from validator.content.packs import packing
from validator.content.packs.packing import packed
from validator.content.places import CONTENT, built_in
from validator.play.charts.bars import bars_of
from validator.play.differences.comparing import Compared, changes, compared
from validator.play.lookup import open_set
from validator.play.survey.counting import labels_of, surveyed
from validator.play.survey.figures import Survey
from validator.play.survey.page import fields_in

CARDS = [f"{{id: X{number}, title: {{en: Card {number}}}, cost: {number % 3}, points: 1}}" for number in range(9)]


def survey_of(folder: Path, text: str) -> Survey:
    workspace(folder, {"mine": f"extends: race\n{text}"})
    return surveyed(opened(folder, "mine"))


def added(*cards: str) -> str:
    return f"add: {{development: [{', '.join(cards)}]}}\n"


def curve(survey: Survey, kind: str, field: str) -> dict[float, int]:
    (found,) = [one for figures in survey.kinds if figures.kind == kind for one in figures.curves if one.field == field]
    return dict(found.counts)


@pytest.mark.parametrize("name", built_in())
def test_every_design_and_piece_of_a_set_is_counted(name: str) -> None:
    content = open_set(name)
    survey = surveyed(content)
    counted = (sum(kind.designs for kind in survey.kinds), sum(kind.cards for kind in survey.kinds))
    pieces = [piece for _, piece in content.every_piece()]
    assert counted == (survey.designs, survey.cards) == (len(pieces), sum(piece.count for piece in pieces))


@pytest.mark.parametrize(
    "name", ["empires", "steam", *(pytest.param(name, marks=pytest.mark.slow) for name in ("race", "roll", "trucker"))]
)
def test_a_set_is_surveyed_in_three_languages(name: str, tmp_path: Path) -> None:
    assert main(["survey", name, "--output", str(tmp_path)]) == 0
    assert len(list((tmp_path / name).glob("survey*.html"))) == 3


@pytest.mark.parametrize("name", ["race", "roll", "empires", "steam", "trucker"])
def test_no_word_of_a_page_is_missing(name: str) -> None:
    survey = surveyed(open_set(name))
    assert {one.titles for one in survey.spoken} == {one.of_titles for one in survey.spoken}


@pytest.mark.parametrize("name", ["race", "roll", "empires", "steam", "trucker"])
def test_every_field_of_a_page_is_called_by_its_name_in_chinese(name: str) -> None:
    content = open_set(name)
    labels = labels_of(content, "zh-Hant", fields_in(surveyed(content)) - {""})
    assert {path for path, label in labels.items() if re.search("[A-Za-z]{2}", label)} == set()


def test_a_field_of_a_part_is_called_by_both_names() -> None:
    assert labels_of(open_set("trucker"), "zh-Hans", ["back.most_loss", "edges[1]"]) == {
        "back.most_loss": "背面：最多损失",
        "edges[1]": "连接器 1",
    }


def test_a_game_of_ones_own_is_surveyed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    assert main(["survey", str(ROOT / "tests" / "sixth_game" / "lanterns"), "--output", str(tmp_path)]) == 0


KITS = sorted(file.parent for file in (CONTENT / "kits").glob("*/set.yaml"))


@pytest.mark.parametrize("kit", KITS, ids=lambda folder: folder.name)
def test_a_kit_is_surveyed_as_a_game_is(kit: Path) -> None:
    survey = surveyed(open_set(str(kit)))
    assert (survey.game, sum(kind.designs for kind in survey.kinds)) == ("kit", survey.designs)


@pytest.mark.parametrize("kit", KITS, ids=lambda folder: folder.name)
def test_a_kit_goes_round_in_a_pack(kit: Path, tmp_path: Path) -> None:
    (tmp_path / "kit.zip").write_bytes(packed(open_set(str(kit))).data)
    write_folder(tmp_path / kit.name, packing.opened(tmp_path / "kit.zip").files)
    assert compared(open_set(str(kit)), open_set(str(tmp_path / kit.name))).same


def test_copies_count_in_a_curve(tmp_path: Path) -> None:
    before = curve(survey_of(tmp_path / "a", ""), "development", "cost")
    after = curve(survey_of(tmp_path / "b", "change: {D01: {count: 5}}\n"), "development", "cost")
    assert after[1] - before[1] == 3


def test_what_stands_together_is_counted_from_both_sides() -> None:
    rows = surveyed(open_set("race")).together.rows
    assert rows == tuple(zip(*rows, strict=True))


def test_a_word_that_no_piece_has_is_named(tmp_path: Path) -> None:
    assert "each good" in survey_of(tmp_path, "").unused


def test_a_near_twin_is_found_with_its_field(tmp_path: Path) -> None:
    one, two = (f"{{id: X{cost}, title: {{en: T{cost}}}, cost: {cost}, points: 7}}" for cost in (4, 5))
    found = [twins for twins in survey_of(tmp_path, added(one, two)).twins if "X4" in twins.pieces]
    assert [(twins.field, twins.pieces, twins.values) for twins in found] == [("cost", ("X4", "X5"), ("4", "5"))]


def test_designs_that_are_alike_are_found(tmp_path: Path) -> None:
    one, two = (f"{{id: X{number}, title: {{en: T{number}}}, cost: 4, points: 7}}" for number in (1, 2))
    found = [twins for twins in survey_of(tmp_path, added(one, two)).twins if "X1" in twins.pieces]
    assert [(twins.field, twins.pieces) for twins in found] == [("", ("X1", "X2"))]


def test_a_number_far_from_the_others_is_found(tmp_path: Path) -> None:
    far = "{id: FAR, title: {en: Far}, cost: 1, points: 20}"
    found = survey_of(tmp_path, added(*CARDS, far)).outliers
    assert [(one.id, one.field, one.value) for one in found] == [("FAR", "points", 20)]


def test_a_field_that_few_fill_names_these_few() -> None:
    gaps = {(kind.kind, gap.field): gap for kind in surveyed(open_set("race")).kinds for gap in kind.gaps}
    assert (gaps["development", "keywords"].filled, len(gaps["development", "keywords"].apart)) == (3, 3)


def test_a_language_with_all_titles_lacks_none(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, added(CARDS[0])).spoken
    assert [(one.language, one.titles == one.of_titles) for one in survey] == [("en", True)]


def test_titles_that_a_language_lacks_are_counted(tmp_path: Path) -> None:
    workspace(tmp_path, {"mine": f"extends: race\ntitle: {{en: M}}\n{added(CARDS[0])}"})
    file = tmp_path / "mine" / "set.yaml"
    file.write_text(file.read_text().replace("languages: [en]", "languages: [en, zh-Hant]"), encoding="utf-8")
    chinese = surveyed(opened(tmp_path, "mine")).spoken[1]
    assert (chinese.of_titles - chinese.titles, chinese.lacking) == (1, ("X0",))


BARS = {
    "whole numbers with a gap": ([(1, 2), (3, 1)], [("1", 2), ("2", 0), ("3", 1)]),
    "few far numbers": ([(1, 2), (50, 1)], [("1", 2), ("50", 1)]),
    "parts of numbers": ([(0.5, 2), (1.5, 1)], [("0.5", 2), ("1.5", 1)]),
    "less than nothing": ([(-1, 1), (0, 2)], [("−1", 1), ("0", 2)]),
    "one value": ([(4, 3)], [("4", 3)]),
}


@pytest.mark.parametrize("name", BARS)
def test_bars_show_every_value(name: str) -> None:
    counts, bars = BARS[name]
    assert [(bar.name, bar.times) for bar in bars_of(counts)] == bars


@pytest.mark.parametrize("step", [1, 0.37])
def test_no_piece_is_lost_in_wide_bars(step: float) -> None:
    counts = [(number * step, number) for number in range(1, 90)]
    assert sum(bar.times for bar in bars_of(counts)) == sum(pieces for _, pieces in counts)


def test_programs_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["survey", "empires", "--format", "json"])
    assert json.loads(capsys.readouterr().out)["designs"] == 50


def test_the_same_set_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a", "b"):
        main(["survey", "empires", "--output", str(tmp_path / name)])
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).rglob("*.html")} for name in ("a", "b"))
    assert one == two


def test_a_page_links_to_nothing_outside(tmp_path: Path) -> None:
    main(["survey", "race", "--output", str(tmp_path)])
    page = (tmp_path / "race" / "survey.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!#|survey)[^"]*"', page) == []


def test_what_a_set_is_called_is_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workspace(tmp_path, {"mine": 'extends: race\ntitle: {en: "<script>x</script>"}\n'})
    monkeypatch.chdir(tmp_path)
    main(["survey", "mine"])
    assert "<script>x" not in Path("output/mine/survey.html").read_text(encoding="utf-8")


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


def test_programs_get_json_of_differences(sets: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
