"""The lab without a browser: recipes read, changed and saved, races told, decks adopted."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from generator.cli import main
from generator.front.studio.lab import Generate, Study, edit_recipe, generate_words, study_words
from tests.studio.rooms import asked_in
from validator.base.issue import WrongUse
from validator.play.lab.ranking import Standing

TEXT = """\
# What decks are to be.
from: empires
# Kinds that are made.
make: {empire: 42}  # of each
# How many.
seed: 1
curves:
  cost: {1: 10}
# The end.
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def studio(folder: Path) -> TestClient:
    """A studio with a recipe."""
    found = asked_in(folder)
    found.post("/api/lab/begin", json={"name": "decks", "set": "empires"})
    return found


def save(studio: TestClient, text: str) -> dict[str, object]:
    seen = studio.get("/api/lab/recipe?file=decks/recipe.yaml&set=empires").json()["sum"]
    request = {"set": "empires", "file": "decks/recipe.yaml", "text": text, "seen": seen}
    found: dict[str, object] = studio.post("/api/lab/save", json=request).json()
    return found


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (["seed"], 7, "seed: 7"),
        (["make", "empire"], 30, "make: {empire: 30}  # of each"),
        (["curves", "cost", "2"], "3..5", "  cost: {1: 10, 2: 3..5}"),
        (["numbers", "cost"], "1..4", "numbers: {cost: 1..4}"),
        (["rules"], {"hand_size": [5, 6]}, "rules: {hand_size: [5, 6]}"),
        (["players"], {"from": 2, "to": 3}, "players: {from: 2, to: 3}"),
    ],
)
def test_an_entry_is_set(path: list[str], value: object, line: str) -> None:
    assert line in edit_recipe(TEXT, path, value).splitlines()


@pytest.mark.parametrize("path", [["seed"], ["make"], ["curves"], ["curves", "cost"], ["make", "empire"]])
def test_remarks_stay_when_an_entry_is_taken_away(path: list[str]) -> None:
    remarks = [line for line in TEXT.splitlines() if line.startswith("#")]
    assert [line for line in edit_recipe(TEXT, path, None).splitlines() if line.startswith("#")] == remarks


def test_an_entry_that_is_taken_away_is_gone() -> None:
    assert "curves" not in edit_recipe(TEXT, ["curves", "cost", "1"], None)


def test_what_is_not_there_cannot_be_taken_away() -> None:
    assert edit_recipe(TEXT, ["games"], None) == TEXT


def test_a_recipe_is_found_with_its_set(studio: TestClient) -> None:
    assert studio.get("/api/lab/recipes").json()["recipes"] == [{"file": "decks/recipe.yaml", "from": "empires"}]


def test_a_form_offers_the_kinds_of_the_set(studio: TestClient) -> None:
    assert {"kind": "empire", "count": 42, "usual": True} in studio.get("/api/lab/form?set=empires").json()["kinds"]


def test_what_is_wrong_in_a_recipe_is_told_at_its_line(studio: TestClient) -> None:
    found = save(studio, TEXT.replace("cost: {1: 10}", "coast: {1: 10}"))
    assert [(one["line"], one["code"]) for one in found["issues"]] == [(8, "unknown-field")]  # type: ignore[attr-defined]


def test_a_recipe_that_is_no_yaml_is_saved_all_the_same(studio: TestClient, folder: Path) -> None:
    save(studio, "from: [empires\n")
    assert (folder / "decks" / "recipe.yaml").read_text() == "from: [empires\n"


def test_a_recipe_that_another_program_changed_is_not_overwritten(studio: TestClient) -> None:
    request = {"set": "empires", "file": "decks/recipe.yaml", "text": TEXT, "seen": "another"}
    assert studio.post("/api/lab/save", json=request).status_code == 409


@pytest.mark.parametrize("file", ["../recipe.yaml", "/etc/recipe.yaml", "decks/set.yaml"])
def test_only_a_recipe_of_the_folder_is_saved(studio: TestClient, file: str) -> None:
    request = {"set": "empires", "file": file, "text": TEXT, "seen": None}
    assert studio.post("/api/lab/save", json=request).status_code == 400


def test_decks_are_asked_for_as_on_the_command_line() -> None:
    words = generate_words(Generate("empires", "decks/recipe.yaml", decks=2, games=60))
    assert words == [
        "generate",
        "empires",
        "--recipe",
        "decks/recipe.yaml",
        "--output",
        "output/decks",
        "--decks",
        "2",
        "--games",
        "60",
    ]


def test_a_study_is_told_by_the_page_that_its_command_wrote(studio: TestClient, folder: Path) -> None:
    main(["price", "empires"])
    page = studio.get("/api/lab/answer?set=empires&what=price&lang=zh-Hant").text
    assert page == (folder / "output" / "empires" / "prices.zh-Hant.html").read_text(encoding="utf-8")


def test_a_study_that_was_not_made_yet_has_no_page(studio: TestClient) -> None:
    assert studio.get("/api/lab/answer?set=empires&what=sweep").text == ""


def tuned(folder: Path, said: str) -> None:
    here = folder / "output" / "empires"
    (here / "tune" / "best").mkdir(parents=True)
    (here / "tune" / "best" / "set.yaml").write_text("extends: empires\n")
    (here / "tune.json").write_text(said)


def test_the_set_that_was_tuned_is_told(studio: TestClient, folder: Path) -> None:
    tuned(folder, '{"outcome": "met", "folder": "tune/best"}')
    assert studio.get("/api/lab/tuned?set=empires").json() == {"deck": "output/empires/tune/best"}


@pytest.mark.parametrize("said", ["{}", "no JSON", "[1]", '{"folder": "tune/other"}', '{"folder": 3}'])
def test_where_nothing_was_tuned_no_set_is_told(studio: TestClient, folder: Path, said: str) -> None:
    tuned(folder, said)
    assert studio.get("/api/lab/tuned?set=empires").json() == {"deck": ""}


def test_a_tuned_set_outside_the_folder_is_refused(studio: TestClient, folder: Path) -> None:
    tuned(folder, '{"folder": "../../../elsewhere"}')
    assert studio.get("/api/lab/tuned?set=empires").status_code == 400


@pytest.mark.parametrize("what", ["../prices", "report"])
def test_no_other_page_is_told(studio: TestClient, what: str) -> None:
    assert studio.get("/api/lab/answer", params={"set": "empires", "what": what}).status_code == 400


def test_any_deck_is_adopted_by_the_command(folder: Path) -> None:
    deck = folder / "output" / "empires-decks" / "decks" / "deck-002"
    deck.mkdir(parents=True)
    (deck / "set.yaml").write_text("extends: empires\n", encoding="utf-8")
    assert main(["generate", "empires", "--deck", "deck-002", "--adopt", "mine"]) == 0
    assert (folder / "mine" / "set.yaml").read_text(encoding="utf-8") == "extends: empires\n"


def test_a_deck_that_was_not_made_is_not_adopted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "empires", "--deck", "deck-002", "--adopt", "mine"]) == 2
    assert "there is no deck 'deck-002'; output/empires-decks/decks holds no decks" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("study", "words"),
    [
        (Study("price", "race"), ["price", "race"]),
        (
            Study("sweep", "race", ["rules.hand_limit=7..9"], 50),
            ["sweep", "race", "--vary", "rules.hand_limit=7..9", "--games", "50"],
        ),
        (Study("tune", "race", minutes=3), ["tune", "race", "--minutes", "3"]),
    ],
)
def test_a_study_is_asked_for_as_on_the_command_line(study: Study, words: list[str]) -> None:
    assert study_words(study) == words


def test_a_sweep_of_nothing_is_refused() -> None:
    with pytest.raises(WrongUse):
        study_words(Study("sweep", "race"))


def test_a_race_is_told_as_it_stands(studio: TestClient, folder: Path) -> None:
    Standing(folder / "output/decks/empires-decks").tell({"decks/deck-001": [3.0, 5.0], "decks/deck-002": [1.0, 2.0]})
    found = studio.get("/api/lab/race?set=empires&recipe=decks/recipe.yaml").json()
    assert [(one["deck"], one["badness"]) for one in found["standing"]] == [("deck-002", 1.5), ("deck-001", 4.0)]


def test_a_ranking_that_is_older_than_the_race_is_not_told(studio: TestClient, folder: Path) -> None:
    here = folder / "output/decks/empires-decks"
    here.mkdir(parents=True)
    (here / "ranking.json").write_text("{}")
    Standing(here).tell({})
    assert studio.get("/api/lab/race?set=empires&recipe=decks/recipe.yaml").json()["ranking"] is None


def test_a_deck_is_adopted(studio: TestClient, folder: Path) -> None:
    deck = folder / "output/decks/empires-decks/decks/deck-001"
    deck.mkdir(parents=True)
    (deck / "set.yaml").write_text("extends: empires\n")
    studio.post("/api/lab/adopt", json={"deck": "output/decks/empires-decks/decks/deck-001", "name": "best"})
    assert (folder / "best" / "set.yaml").is_file()


@pytest.mark.parametrize(("deck", "name"), [("../deck", "best"), ("decks", "../best"), ("decks", "best")])
def test_nothing_else_is_adopted(studio: TestClient, deck: str, name: str) -> None:
    assert studio.post("/api/lab/adopt", json={"deck": deck, "name": name}).status_code == 400
