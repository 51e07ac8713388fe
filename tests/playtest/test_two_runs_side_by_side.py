"""Two runs compared: kept ones, those before an edit, two sets on the same deals, and a card beside its blank."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import rows_of, run
from validator.base.issue import WrongUse
from validator.play.lookup import game_of, open_set
from validator.play.playtest.comparing import Reference, checked_name, compare, compare_deals, games_before
from validator.play.playtest.confirming import Asked, Confirmed, blanked, confirm, confirmed_said, emptied, kept_effects
from validator.play.playtest.figures.differences import Change
from validator.play.playtest.figures.results import Question
from validator.play.playtest.page.comparing import Comparison, comparison_page, comparison_text, write_comparison
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.running.plan import Bench, plan_of
from validator.play.playtest.running.playing import play_numbered
from validator.play.playtest.running.roster import agent_named
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


DEARER = toy.PEBBLES.replace("points: 5", "points: 50")


def asked(folder: Path, pebbles: str, store: Path | None) -> Question:
    """What a run of sixty games says of the last edit."""
    questions = run(toy.write_set(folder, pebbles), 60, store=store).report.questions
    return next(question for question in questions if question.key == "changed")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "playtest.sqlite"


def test_a_first_run_has_nothing_before_it(tmp_path: Path, store: Path) -> None:
    assert asked(tmp_path / "pebbles", toy.PEBBLES, store).answer[0].key == "changed-unknown"


def test_the_same_set_again_has_nothing_before_it(tmp_path: Path, store: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, store)
    assert asked(tmp_path / "pebbles", toy.PEBBLES, store).answer[0].key == "changed-unknown"


def test_a_set_is_laid_beside_its_last_run_before_the_edit(tmp_path: Path, store: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, store)
    found = asked(tmp_path / "pebbles", DEARER, store).answer[0]
    assert (found.key, found.values["before"].values) == ("changed-found", {"run": 1})


def test_games_that_are_not_kept_cannot_be_laid_beside(tmp_path: Path) -> None:
    asked(tmp_path / "pebbles", toy.PEBBLES, None)
    assert asked(tmp_path / "pebbles", DEARER, None).answer[0].key == "changed-unknown"


def test_a_set_that_extends_another_is_laid_beside_that(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "set.yaml").write_text("extends: race\ntitle: {en: Own}\nrules: {start_hand: 5}\n", encoding="utf-8")
    found = []
    for reference, name in (("race", "race"), (str(own), "own")):
        content = open_set(reference)
        game = game_of(content)
        bench = Bench(content, game, game.table(content), {"random": agent_named("random")})
        plan = plan_of(reference, (("random", "random"),), 1, bench)
        path = tmp_path / "output" / name / "playtest.sqlite"
        with Store(path) as kept:
            kept.add(kept.run_of(plan), list(play_numbered(bench, plan, [0])))
            found.append(games_before(kept, path, plan, content))
    assert [before and before.name.values for before in found] == [None, {"set": "race"}]


@pytest.fixture(scope="module")
def confirmed(pebbles: str) -> Confirmed:
    (found,) = confirm(Asked(pebbles, 200, ("anyone",), 7), "Five", opener=toy.open_toy, roster=toy.anyone)
    return found


def test_a_blank_keeps_cost_and_kind_and_loses_points_and_effects() -> None:
    blank = emptied(open_set("race").by_id["D18"])
    full = open_set("race").by_id["D18"]
    assert (blank.cost, blank.count, blank.points, blank.powers) == (full.cost, full.count, 0, ())  # type: ignore[attr-defined]


def test_faces_are_emptied_too() -> None:
    blank = emptied(open_set("roll").by_id["G01"])
    assert (blank.front.powers, blank.back.gains, blank.back.cost) == ((), (), 5)


def test_effects_that_no_card_of_the_kind_can_be_without_are_named() -> None:
    by_id = open_set("empires").by_id
    assert (list(kept_effects(by_id["E05"])), list(kept_effects(open_set("race").by_id["D18"]))) == (
        ["a.ability", "b.ability"],
        [],
    )


def test_only_the_card_is_emptied() -> None:
    content = open_set("race")
    blank = blanked(content, "D18")
    assert [name for name in content.by_id if content.by_id[name] != blank.by_id[name]] == ["D18"]


def test_the_set_itself_stays() -> None:
    content = open_set("race")
    blanked(content, "D18")
    assert content.by_id["D18"].powers  # type: ignore[attr-defined]


def test_an_unknown_card_is_refused(pebbles: str) -> None:
    with pytest.raises(WrongUse, match="has no card 'Fivr'; did you mean 'Five'"):
        blanked(toy.open_toy(pebbles)[0], "Fivr")


def test_a_card_with_nothing_on_it_is_refused(pebbles: str) -> None:
    with pytest.raises(WrongUse, match="no points and no effects"):
        blanked(toy.open_toy(pebbles)[0], "Null")


def test_five_points_are_worth_something(confirmed: Confirmed) -> None:
    assert confirmed.difference is not None
    assert confirmed.difference.low > 0.05


def test_the_difference_is_that_of_the_lifts(confirmed: Confirmed) -> None:
    assert confirmed.card is not None
    assert confirmed.blank is not None
    assert confirmed.difference is not None
    assert confirmed.difference.value == pytest.approx(confirmed.card.value - confirmed.blank.value)


def test_games_confirmed_are_kept(pebbles: str, tmp_path: Path) -> None:
    asked = Asked(pebbles, 20, ("anyone",), 7, store_path=tmp_path / "games.sqlite")
    once = confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone)
    assert confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone) == once


def test_what_came_of_it_is_a_sentence(confirmed: Confirmed) -> None:
    assert "over 200 deals played both ways: who draws Five wins +" in Wording("en").say(
        confirmed_said(confirmed, "Five")
    )


def test_agents_that_sit_alone_cannot_be_compared(pebbles: str) -> None:
    asked = Asked(pebbles, 10, ("anyone", "best"), 7)
    assert {found.difference for found in confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone)} == {None}
