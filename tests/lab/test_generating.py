"""The command ``generate``: the same bytes for any number of processes, kept decks, and refusals in plain words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from validator.base.issue import ContentError
from validator.base.plugins import GAMES_NAMED
from validator.play.lab.generating import Child, Generated, make_decks
from validator.play.lab.generating import generated as generated_of
from validator.play.lab.wished import Order, Wish, adopt, wanted
from validator.play.lookup import open_set
from validator.play.playtest.running.playing import Progress

SIXTH = ROOT / "tests" / "sixth_game"
RECIPE = "from: lanterns\nseed: 3\n"


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    return str(SIXTH / "lanterns")


def wish(folder: Path, reference: str, text: str = RECIPE, **more: int) -> Wish:
    recipe = folder / "recipe.yaml"
    recipe.write_text(text, encoding="utf-8")
    return Wish(reference, recipe, folder / "output", **more)  # type: ignore[arg-type]


def generated(asked: Wish, progress: Progress | None = None) -> Generated:
    return generated_of(wanted(asked), progress)


def every_file(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".yaml", ".json", ".html")
    }


def test_any_number_of_workers_gives_the_same_bytes(
    tmp_path: Path, lanterns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        folder.mkdir()
        monkeypatch.chdir(folder)
        generated(wish(Path(), lanterns, decks=4, games=160, workers=workers))
        found.append(every_file(Path("output")))
    assert found[0] == found[1]


def test_a_second_call_makes_and_plays_nothing_anew(
    tmp_path: Path, lanterns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Decks are made anew when a built-in set was touched, as by somebody who works in this checkout meanwhile.
    monkeypatch.setattr("validator.content.check_cache.states_of", lambda _: [])
    asked = wish(tmp_path, lanterns, decks=3, games=120, workers=1)
    generated(asked)
    before, told = every_file(tmp_path), list[str]()
    generated(asked, lambda stage, done, total: told.append(stage) if done < total else None)
    assert (every_file(tmp_path) == before, told) == (True, [])


def test_a_deck_of_a_folder_brings_the_set_it_extends(tmp_path: Path, lanterns: str) -> None:
    found = generated(wish(tmp_path, lanterns, decks=1, games=0, workers=1))
    assert len(open_set(str(found.decks[0])).pieces["lantern"]) == 4


def test_a_deck_is_adopted_with_schemas(tmp_path: Path) -> None:
    text = "from: empires\nmake: {empire: 36}\n"
    found = generated(wish(tmp_path, "empires", text, decks=1, games=0, workers=1))
    adopt(found.decks[0], tmp_path / "mine")
    first = (tmp_path / "mine" / "cards.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert (tmp_path / "mine" / first.rpartition("=")[2]).is_file()


def test_decks_are_ranked_by_the_goals_of_the_recipe_too(tmp_path: Path, lanterns: str) -> None:
    text = f"{RECIPE}goals:\n  - {{measure: length, to: 1, tolerance: 0.5}}\n"
    found = generated(wish(tmp_path, lanterns, text, decks=3, games=120, workers=1))
    assert found.ranking is not None
    measures = [one.goal for one in found.ranking.shipped.measures]
    assert [(goal.most, goal.tolerance) for goal in measures if goal.measure == "length"] == [(1, 0.5)]


def test_goals_of_the_command_stand_instead_of_all_others(tmp_path: Path, lanterns: str) -> None:
    goals = tmp_path / "goals.yaml"
    goals.write_text("goals:\n  - {measure: margin, to: 3}\n", encoding="utf-8")
    text = f"{RECIPE}goals:\n  - {{measure: length, to: 1}}\n"
    found = generated(wish(tmp_path, lanterns, text, decks=3, games=120, workers=1)._replace(goals=goals))
    assert found.ranking is not None
    assert [one.goal.measure for one in found.ranking.shipped.measures] == ["margin"]


def test_too_few_games_are_refused_with_how_many_it_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = tmp_path / "recipe.yaml"
    recipe.write_text("from: empires\nmake: {empire: 36}\ngames: 3\ndecks: 2\n", encoding="utf-8")
    code = main(["generate", "empires", "--recipe", str(recipe), "--output", str(tmp_path), "--workers", "1"])
    assert (code, "3 games are too few to rank 2 decks" in capsys.readouterr().err) == (2, True)


def test_a_recipe_to_begin_with_is_a_recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    codes = [
        main(["new", "mine", "--recipe", "--from", "empires"]),
        main(["generate", "empires", "--recipe", "mine/recipe.yaml", "--decks", "1", "--games", "0", "--workers", "1"]),
    ]
    assert codes == [0, 0]


def test_a_kit_whose_cards_are_all_that_its_fields_allow_has_decks_with_some_more_often(tmp_path: Path) -> None:
    asked = wish(tmp_path, "kits/tide", "from: kits/tide\nmake: {card: 60}\n", decks=1, games=0, workers=1)
    (deck,) = generated(asked).decks
    cards = [(card.suit, card.rank) for card in open_set(str(deck)).pieces["card"]]  # type: ignore[attr-defined]
    assert (len(cards), 30 < len(set(cards)) < 60) == (60, True)
    assert main(["check", str(deck)]) == 0


def test_a_word_of_a_field_that_is_also_a_piece_is_no_name_of_it(tmp_path: Path) -> None:
    asked = wish(tmp_path, "kits/huts", "from: kits/huts\nmake: {hut: 3}\n", decks=1, games=0, workers=1)
    (deck,) = generated(asked).decks
    assert {hut.spot for hut in open_set(str(deck)).pieces["hut"]} <= {"quarry", "wood", "fair"}  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", sorted((ROOT / "content" / "kits").glob("*/rules.yaml")), ids=lambda file: file.parent.name
)
def test_the_recipe_to_begin_with_makes_a_deck_of_every_kit(
    rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(rules.parent, "kit")
    assert main(["new", "mine", "--recipe", "--from", "kit"]) == 0
    assert (
        main(["generate", "kit", "--recipe", "mine/recipe.yaml", "--decks", "1", "--games", "0", "--workers", "1"]) == 0
    )


REFUSED = "from: empires\nmake: {empire: 42}\nrules: {hand_size: [12]}\n"


@pytest.mark.slow
def test_of_decks_that_cannot_be_made_the_first_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        generated(wish(tmp_path, "empires", REFUSED, decks=3, games=0, workers=2))
    (issue,) = refused.value.issues
    assert (issue.code, issue.span.inside, str(issue.message)[:6]) == ("unmakable", "3:9", "deck 1")


def test_a_bred_deck_that_cannot_be_made_is_left_out(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.yaml"
    recipe.write_text(REFUSED, encoding="utf-8")
    assert make_decks(Order("empires", recipe), [Child(1)], tmp_path / "decks", 1, every=False) == {}
