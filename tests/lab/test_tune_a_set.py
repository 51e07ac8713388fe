"""``proofpress tune`` on a game that Proofpress does not know: what it finds, tells, keeps, and refuses."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from validator.play.lookup import open_set

pytest.importorskip("optuna")
LANTERNS = ROOT / "tests" / "sixth_game" / "lanterns"
BRIGHTER = "goals:\n  - {measure: score, from: 9, to: 11}\nseats: [2]\nagents: [greedy]\n"
AS_IT_IS = "goals:\n  - {measure: score, from: 4, to: 9}\nseats: [2]\nagents: [greedy]\n"
OUT_OF_REACH = "goals:\n  - {measure: score, from: 90}\nseats: [2]\nagents: [greedy]\n"
GAMES = "600"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    return tmp_path


def tune(goals: str, *options: str, output: str = "out", games: str = GAMES) -> int:
    Path("goals.yaml").write_text(goals, encoding="utf-8")
    arguments = ["tune", str(LANTERNS), "--goals", "goals.yaml", "--games", games, "--output", output, *options]
    try:
        return main([*arguments, *([] if "--workers" in options else ["--workers", "1"])])
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


def answer(output: str = "out") -> dict[str, object]:
    found = json.loads(Path(output, "lanterns", "tune.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def written(output: str) -> dict[str, bytes]:
    """Everything that was written but for the games."""
    folder = Path(output, "lanterns")
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("tune.sqlite")]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_goals_are_met_by_edits(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(BRIGHTER, games="2000") == 0
    assert "all goals in games that nothing was chosen by" in capsys.readouterr().out


def test_the_set_that_is_written_holds_the_edits_and_nothing_else() -> None:
    tune(BRIGHTER, "--change", "cards")
    base, found = open_set(str(LANTERNS)), open_set("out/lanterns/tune/set")
    changed = [
        piece.id for piece, other in zip(base.pieces["lantern"], found.pieces["lantern"], strict=True) if piece != other
    ]
    edits = answer()["edits"]
    assert isinstance(edits, list)
    assert changed == sorted({edit["piece"] for edit in edits}) and found.rules == base.rules


def test_only_what_is_allowed_is_changed() -> None:
    tune(BRIGHTER, "--only", "rules.*")
    edits = answer()["edits"]
    assert isinstance(edits, list) and [edit["address"] for edit in edits] == ["rules.hand_size"]


def test_goals_that_are_met_already_need_no_edits(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(AS_IT_IS) == 0
    assert capsys.readouterr().out.startswith("All goals are met already")


def test_goals_out_of_reach_are_told_with_how_much_is_missing() -> None:
    assert tune(OUT_OF_REACH) == 1
    bars = answer()["bars"]
    assert isinstance(bars, list) and bars[0]["missed_by"] > 50


def test_a_page_in_each_language_and_the_block_are_written() -> None:
    tune(BRIGHTER)
    pages = [
        Path("out/lanterns", f"tune{part}.html").read_text(encoding="utf-8") for part in ("", ".zh-Hant", ".zh-Hans")
    ]
    assert all(str(answer()["block"]) in page for page in pages)


def test_sets_that_were_tried_are_kept_on_request() -> None:
    tune(BRIGHTER, "--keep")
    assert len(list(Path("out/lanterns/tune/tried").iterdir())) > 3


def test_the_set_is_adopted_by_a_new_folder() -> None:
    tune(BRIGHTER, "--adopt", "mine")
    assert open_set("mine").rules == open_set("out/lanterns/tune/set").rules


@pytest.mark.parametrize("workers", ["2", pytest.param("3", marks=pytest.mark.slow)])
def test_the_number_of_workers_changes_no_byte(workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tune(BRIGHTER, output="one")
    monkeypatch.setattr("validator.play.lab.tuning.field.WORTH_A_POOL_SECONDS", 0)
    tune(BRIGHTER, "--workers", workers, output="many")
    assert written("many") == written("one")


def test_after_ctrl_c_the_next_call_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    code = tune(BRIGHTER, output="whole")
    with monkeypatch.context() as patch:
        patch.setattr("validator.play.lab.tuning.field.Field._tell", interrupting_after(12))
        assert (tune(BRIGHTER), answer()["outcome"]) == (130, "interrupted")
    assert (tune(BRIGHTER), written("out")) == (code, written("whole"))


def interrupting_after(calls: int) -> Callable[..., None]:
    told: list[int] = []

    def tell(field: object, done: int, total: int) -> None:
        told.append(done)
        if len(told) > calls:
            raise KeyboardInterrupt

    return tell


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--games", "5"], "--games is 200 or more"),
        (["--change", "colours"], "--change takes rules, cards"),
        (["--only", "D05.*"], "fits no address"),
        (["--minutes", "0"], "--minutes is above 0"),
        (["--seats", "two"], "--seats takes numbers"),
        (["--seats", "9"], "for 2 to 4 players, not 9"),
        (["--agents", "genius"], "no agent 'genius'"),
        (["--adopt", "."], "is there already"),
    ],
)
def test_wrong_use_is_told_in_one_line(options: Sequence[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = tune(BRIGHTER, *options)
    told = capsys.readouterr().err
    assert (code, told.count("\n"), said in told) == (2, 1, True), told


def test_without_optuna_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("validator.base.plugins.find_spec", lambda name: None)
    assert tune(BRIGHTER) == 2
    assert "pip install 'proofpress[lab]'" in capsys.readouterr().err


def test_where_no_edit_helps_the_answer_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    longer = "goals:\n  - {measure: length, from: 900}\nseats: [2]\nagents: [greedy]\n"
    code = tune(longer, "--only", "L1.light")
    told = capsys.readouterr().out
    assert (code, answer()["outcome"], told.startswith("No edits were found")) == (1, "nothing", True)
