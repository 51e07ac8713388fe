"""Commands, switches, play-tests and the lab on ruled kits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from generator.cli import main
from generator.front.commands.new import PLAYED
from tests import ROOT
from tests.ruled.making import CARDS, SET, Table, copied, found, kit_files, written
from validator.content.rulebook.checks import ids_asked_for
from validator.content.rulebook.published import rules_schema, words_told
from validator.play.differences.comparing import look_changes
from validator.play.lab.making.decks import parts_of
from validator.play.lab.making.starter import starter_text
from validator.play.lab.prices.traits import effects_in
from validator.play.lab.vary.addresses import address_in
from validator.play.lookup import game_of, open_set
from validator.play.playtest.figures.results import Report
from validator.play.playtest.run import playtest
from validator.play.playtest.running.plan import digest_of


def test_rules_that_differ_are_told_by_their_path(tmp_path: Path) -> None:
    rules = kit_files("harbour")["rules.yaml"].replace("rounds: 5", "rounds: 6")
    other = open_set(copied(tmp_path / "other", "harbour", rules=rules))
    changes = [change.path for change in look_changes(open_set("kits/harbour"), other)]
    assert changes == ["rules.yaml.play[1].rounds"]


def test_a_kit_is_laid_out_with_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (main(["new", "finders", "--kit", "--rules"]), found("finders")) == (0, [])


@pytest.mark.parametrize("rules", PLAYED)
def test_a_kit_is_laid_out_with_the_rules_of_an_example(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    main(["new", "finders", "--kit", "--rules", rules])
    assert (tmp_path / "finders" / "rules.yaml").read_text().splitlines()[1:] == kit_files(PLAYED[rules])[
        "rules.yaml"
    ].splitlines()[1:]


def test_rules_that_no_example_has_are_refused_with_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "finders", "--kit", "--rules", "trick"])
    assert "did you mean 'tricks'?" in capsys.readouterr().err


def test_rules_without_a_kit_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "finders", "--from", "empires", "--rules"])
    assert "give them with --kit" in capsys.readouterr().err


def test_a_word_of_rules_is_told_with_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "kits/harbour", "pass_on"])
    assert "pass_on: the name of a zone" in capsys.readouterr().out


@pytest.mark.parametrize("file", sorted(ROOT.glob("content/*/*/rules.yaml")), ids=lambda file: file.parent.name)
def test_sound_rules_fit_the_schema_that_editors_read(file: Path) -> None:
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert [fault.message for fault in Draft202012Validator(rules_schema()).iter_errors(data)] == []


def test_the_schema_is_published() -> None:
    published = (ROOT / "schemas" / "rules.schema.json").read_text(encoding="utf-8")
    assert json.loads(published) == json.loads(json.dumps(rules_schema()))


def test_a_misspelt_word_does_not_fit_the_schema() -> None:
    data = yaml.safe_load(kit_files("tide")["rules.yaml"].replace("move: it", "mvoe: it"))
    assert [*Draft202012Validator(rules_schema()).iter_errors(data)]


def digest(reference: str) -> str:
    """The name by which play-tests know games that may be taken for the same."""
    content = open_set(reference)
    return digest_of(content, game_of(content))


def test_games_by_other_rules_are_not_taken_for_the_same(tmp_path: Path) -> None:
    rules = kit_files("harbour")["rules.yaml"].replace("rounds: 5", "rounds: 6")
    assert digest(copied(tmp_path / "other", "harbour", rules=rules)) != digest("kits/harbour")


def test_what_things_are_called_changes_no_game(tmp_path: Path) -> None:
    rules = "# Another line.\n" + kit_files("harbour")["rules.yaml"].replace("en: offer", "en: market")
    assert digest(copied(tmp_path / "other", "harbour", rules=rules)) == digest("kits/harbour")


def test_the_words_of_rules_are_few() -> None:
    assert len(list(words_told())) <= 55


RULES = """\
zones: {row: {start: {each: card}}, hand: {of: player, seen: owner}}
numbers: {size: {start: 2}, coins: {of: player, start: 3}}
play: [{for: all, do: [{draw: size, from: row}]}]
"""


def test_a_number_that_nothing_changes_is_a_constant(tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", RULES), 2)
    table.settle()
    assert len(table.lying("hand")) == 2


def test_a_set_may_say_with_how_much_a_number_begins(tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", RULES, {"set.yaml": SET + "rules: {size: 4}\n"}), 2)
    table.settle()
    assert len(table.lying("hand")) == 4


def test_a_switch_keeps_to_the_least_that_its_number_may_be(tmp_path: Path) -> None:
    files = {"set.yaml": SET + "rules: {coins: -1}\n"}
    assert [issue.code for issue in found(written(tmp_path / "mine", RULES, files))] == ["out-of-range"]


def test_a_switch_has_an_address_for_the_lab(tmp_path: Path) -> None:
    assert address_in(open_set(written(tmp_path / "mine", RULES)), "rules.coins").present == 3


def test_a_kit_that_extends_one_is_played_by_its_rules(tmp_path: Path) -> None:
    copied(tmp_path / "harbour", "harbour")
    (tmp_path / "poor").mkdir()
    text = "extends: harbour\ntitle: {en: Poor}\nlanguages: [en]\nrules: {planks: 0}\n"
    (tmp_path / "poor" / "set.yaml").write_text(text, encoding="utf-8")
    assert (Table(str(tmp_path / "poor"), 2).kept("planks"), "rules.yaml" in kit_files("harbour")) == (0, True)


ZONES = """\
zones: {stock: {seen: nobody, start: {each: card}, shuffled: true}, hand: {of: player, seen: owner}, row: {}}
"""
BY_LUCK = """\
play: [{each_player: [{choose: [left, right]}, {draw: 1, from: stock}]}]
actions: {left: {do: [{shuffle: stock}]}, right: {do: [{shuffle: stock}]}}
score: [{each: hand, of: rank}]
"""
BY_SKILL = """\
play: [{move: 8, from: stock, to: row}, {each_player: [{pick: {from: row}, then: [{move: it, to: hand}]}]}]
score: [{each: hand, of: rank}]
"""


def report(folder: Path, rules: str, agent: str = "greedy", games: int = 40) -> Report:
    """The report of some games among players of one kind."""
    return playtest(written(folder / "mine", ZONES + rules), games, [agent], 1, 1, None, seats=[2]).report


def said(found: Report) -> set[str]:
    """The keys of a report's sentences about cards."""
    return {one.key for one in found.sentences if one.key.startswith("cards-")}


def test_where_a_player_is_not_better_than_at_random_the_report_says_so(tmp_path: Path) -> None:
    assert said(report(tmp_path, BY_LUCK)) == {"cards-no-better"}


def test_no_card_is_judged_by_games_at_random(tmp_path: Path) -> None:
    found = report(tmp_path, BY_SKILL, "random", 400)
    assert [card for hand in found.hands for card in hand.cards if card.verdicts] == []


def test_a_player_who_is_better_judges_cards(tmp_path: Path) -> None:
    assert "cards-no-better" not in said(report(tmp_path, BY_SKILL))


def test_coverage_names_a_card_whose_effect_can_never_run(tmp_path: Path) -> None:
    cards = CARDS.replace("rank: 4}", "rank: 4, does: [{gain: points}]}")
    play = "play: [{for: all, do: [{draw: 4, from: stock}]}, {run: does, each: hand, where: {suit: red}}]\n"
    found = playtest(written(tmp_path / "mine", ZONES + play, {"cards.yaml": cards}), 20, ["random"], 1, 1, None)
    missed = {promise.key for promise in found.report.promises if promise.seen == "never"}
    assert [key for key in missed if key.startswith("effect:")] == ["effect:B4:does"]


@pytest.mark.parametrize(
    ("does", "is_missed"),
    [
        ("[{if: {number: points, from: 2}, then: [{gain: points}]}]", True),
        ("[{if: {number: points, from: 2}, then: [{gain: points}]}, {if: {each: row}, then: [{pay: points}]}]", True),
        ("[{if: {number: points, from: 2}, then: [{gain: points}], else: [{gain: points}]}]", False),
        ("[{if: {number: points, to: 1}, then: [{gain: points}]}]", False),
    ],
)
def test_coverage_names_a_card_whose_conditions_never_hold(does: str, is_missed: bool, tmp_path: Path) -> None:
    cards = CARDS.replace("rank: 4}", f"rank: 4, does: {does}}}")
    play = "play: [{for: all, do: [{draw: 4, from: stock}]}, {run: does, each: hand, where: {suit: red}}]\n"
    found = playtest(written(tmp_path / "mine", ZONES + play, {"cards.yaml": cards}), 20, ["random"], 1, 1, None)
    missed = {promise.key for promise in found.report.promises if promise.seen == "never"}
    assert ("effect:R4:does" in missed) == is_missed


def test_effects_are_counted_with_what_they_name() -> None:
    raid = open_set("kits/hoard").by_id["raid"]
    assert list(effects_in(raid)) == [("does", "gain coins", 2.0), ("does", "move it to discard", 1.0)]


def test_a_recipe_for_a_ruled_kit_keeps_what_its_rules_name() -> None:
    content = open_set("kits/hoard")
    assert f"keep: [{', '.join(ids_asked_for(content))}]" in starter_text(content)


def test_of_a_kit_whose_parts_are_counted_a_deck_lists_none() -> None:
    assert parts_of(open_set("kits/harbour"), {"spot": [{"count": 2}]}, frozenset()) == ()
