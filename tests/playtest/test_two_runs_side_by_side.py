"""Two runs compared: kept ones by number or name, and two sets on the same deals."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import rows_of, run
from validator.base.issue import WrongUse
from validator.play.playtest.comparing import Reference, checked_name, compare, compare_deals
from validator.play.playtest.figures.differences import Change
from validator.play.playtest.page.comparing import comparison_page, write_comparison
from validator.play.playtest.report.comparison import Comparison, comparison_text
from validator.play.playtest.running.store import Store

STRONGER = toy.PEBBLES.replace("points: 1,", "points: 9,")


class Played:
    """A set, and a store with runs of it."""

    def __init__(self, folder: Path, text: str = toy.PEBBLES) -> None:
        self.reference = toy.write_set(folder / "pebbles", text)
        self.store = folder / "playtest.sqlite"
        self.content, _ = toy.open_toy(self.reference)

    def play(self, games: int = 60, **more: object) -> int:
        return run(self.reference, games, store=self.store, **more).run  # type: ignore[arg-type]

    def called(self, name: str | int) -> Reference:
        return Reference(self.content, self.store, str(name))


@pytest.fixture
def base(tmp_path: Path) -> Played:
    return Played(tmp_path / "base")


def figure(found: Comparison, key: str) -> Change:
    """The first figure of a kind."""
    return next(change for change in found.changes if change.what.key == key)


def test_a_run_does_not_differ_from_itself(base: Played) -> None:
    number = base.play(300)
    assert not any(change.changed for change in compare(base.called(number), base.called(number), toy.GAME).changes)


def test_a_stronger_card_shows(base: Played) -> None:
    first = base.play(600)
    toy.write_set(Path(base.reference), STRONGER)
    second = Played(Path(base.store).parent, STRONGER).play(600)
    assert figure(compare(base.called(first), base.called(second), toy.GAME), "change-score").changed


def test_a_run_is_found_by_its_name_and_as_the_last(base: Played) -> None:
    number = base.play()
    with Store(base.store) as store:
        store.name_run(number, "before")
    found = compare(base.called("before"), base.called("last"), toy.GAME)
    assert (found.names, found.games) == (("before", "last"), (60, 60))


def test_an_unknown_run_is_refused_with_those_there_are(base: Played) -> None:
    base.play(4)
    with pytest.raises(WrongUse, match="no run 9; it has 1"):
        compare(base.called(1), base.called(9), toy.GAME)


@pytest.mark.parametrize("name", ["12", "last", "", "a,b", "other:run", "x" * 41, "\x1b[31m"])
def test_names_that_could_be_mistaken_are_refused(name: str) -> None:
    with pytest.raises(WrongUse):
        checked_name(name)


def test_the_text_names_what_was_compared(base: Played) -> None:
    number = base.play()
    text = comparison_text(compare(base.called(number), base.called(number), toy.GAME))
    assert "0 of " in text
    assert re.search(r"2 players \(anyone\): length .* moves\n", text)


# On the same deals


def deals(tmp_path: Path, games: int = 60) -> Comparison:
    one, two = Played(tmp_path / "one"), Played(tmp_path / "two", STRONGER)
    return compare_deals(one.called(one.play(games)), two.called(two.play(games)), toy.GAME)


def test_a_set_does_not_differ_from_itself_on_the_same_deals(base: Played) -> None:
    number = base.play()
    found = compare_deals(base.called(number), base.called(number), toy.GAME)
    widths = {change.difference.high - change.difference.low for change in found.changes if change.paired}
    assert widths == {0.0}


def test_differences_are_taken_game_by_game(tmp_path: Path) -> None:
    found = figure(deals(tmp_path, 40), "change-score")
    one, two = (rows_of(str(tmp_path / name / "pebbles"), 40, "anyone") for name in ("one", "two"))
    sized = [(was, now) for was, now in zip(one, two, strict=True) if len(was.scores) == 2]
    by_hand = sum((sum(now.scores) - sum(was.scores)) / 2 for was, now in sized) / len(sized)
    assert found.difference.value == pytest.approx(by_hand)


def test_the_same_deals_tell_more_than_other_ones(tmp_path: Path) -> None:
    paired = figure(deals(tmp_path), "change-score").difference
    one, two = Played(tmp_path / "one"), Played(tmp_path / "two", STRONGER)
    samples = figure(compare(one.called(1), two.called(1), toy.GAME), "change-score").difference
    assert paired.high - paired.low < samples.high - samples.low


def test_only_games_of_both_runs_count(tmp_path: Path) -> None:
    one, two = Played(tmp_path / "one"), Played(tmp_path / "two", STRONGER)
    found = compare_deals(one.called(one.play(20)), two.called(two.play(30)), toy.GAME)
    assert found.games == (20, 20)


def test_runs_of_other_players_are_not_the_same_deals(base: Played) -> None:
    first, second = base.play(20), base.play(20, seats=(2,))
    with pytest.raises(WrongUse, match="same deals"):
        compare_deals(base.called(first), base.called(second), toy.GAME)


# Written


def test_text_page_and_json_are_written_in_every_language(tmp_path: Path) -> None:
    paths = write_comparison(deals(tmp_path), tmp_path / "out", "against-two")
    ends = [".html", ".json", ".txt", ".zh-Hans.html", ".zh-Hant.html"]
    assert sorted(path.name for path in paths.values()) == [f"against-two{end}" for end in ends]
    assert json.loads(paths["json"].read_bytes())["is_paired"] is True


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_the_page_needs_nothing_from_outside(language: str, tmp_path: Path) -> None:
    page = comparison_page(deals(tmp_path, 20), "against-two", language)
    assert not any(link in page for link in ("http:", "https:", "src=", "@import", "url("))
