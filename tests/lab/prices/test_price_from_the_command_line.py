"""``proofpress price``: what it prints and writes, for games it knows nothing of too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from validator.base.plugins import extras

LANTERNS = str(ROOT / "tests" / "sixth_game" / "lanterns")
FILES = ("prices.html", "prices.zh-Hant.html", "prices.zh-Hans.html", "prices.json")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prices")
    assert main(["price", "race", "--output", str(folder)]) == 0
    return folder / "race"


def test_the_same_set_gives_the_same_bytes(written: Path, tmp_path: Path) -> None:
    main(["price", "race", "--output", str(tmp_path)])
    assert [(tmp_path / "race" / name).read_bytes() for name in FILES] == [
        (written / name).read_bytes() for name in FILES
    ]


@pytest.mark.parametrize(("page", "said"), list(zip(FILES, ("off the curve", "偏離曲線", "偏离曲线"), strict=False)))
def test_each_page_is_in_its_language(written: Path, page: str, said: str) -> None:
    assert said in (written / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", FILES[1:3])
def test_no_english_sentence_is_left_on_the_other_pages(written: Path, page: str) -> None:
    text = (written / page).read_text(encoding="utf-8").partition("<main>")[2].partition("<script>")[0]
    prose = re.sub(r"<[^>]*>", " ", text)
    assert not re.search(r"\b(the|is|of|pieces|what)\b", prose)


def test_a_piece_off_the_curve_is_told_with_file_and_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["price", "race", "--output", str(tmp_path)])
    assert re.search(r"content/race/worlds\.yaml:\d+:\d+: Offering Lamps \(W28\) has cost 0", capsys.readouterr().out)


def test_the_json_says_how_sure_each_cost_is(written: Path) -> None:
    found = json.loads((written / "prices.json").read_text(encoding="utf-8"))
    assert all(0 <= one["chance"] <= 1 and one["expected"]["low"] < one["expected"]["high"] for one in found["pieces"])


@pytest.mark.parametrize("name", ["steam", "trucker"])
def test_a_set_without_costs_is_told_so(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["price", name]), "states no cost" in capsys.readouterr().out) == (0, True)


def test_a_game_that_declares_no_cost_is_told_what_could_be_priced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    main(["price", LANTERNS])
    assert "--cost light" in capsys.readouterr().out


def test_any_game_is_priced_by_the_field_that_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    assert main(["price", LANTERNS, "--cost", "light", "--output", str(tmp_path)]) == 0
    assert "kindle" in capsys.readouterr().out


def test_without_statsmodels_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda library: None if library == "statsmodels" else library)
    assert main(["price", "race"]) == 2
    assert "pip install 'proofpress[lab]'" in capsys.readouterr().err
