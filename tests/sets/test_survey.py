"""A set as numbers before any game is played: curves, words, twins, gaps, outliers and texts, of any set alike."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from tests.sets.workspace import opened, workspace
from validator.base.files import write_folder
from validator.content.packs import packing
from validator.content.packs.packing import packed
from validator.content.places import CONTENT, built_in
from validator.play.differences.comparing import compared
from validator.play.lookup import open_set
from validator.play.survey.counting import surveyed
from validator.play.survey.figures import Survey
from validator.play.survey.page import bars_of

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
    assert [(bar.name, bar.pieces) for bar in bars_of(counts)] == bars


@pytest.mark.parametrize("step", [1, 0.37])
def test_no_piece_is_lost_in_wide_bars(step: float) -> None:
    counts = [(number * step, number) for number in range(1, 90)]
    assert sum(bar.pieces for bar in bars_of(counts)) == sum(pieces for _, pieces in counts)


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
