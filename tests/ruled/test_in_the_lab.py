"""What play-tests and the lab make of a ruled kit: players are measured, effects are priced, decks have a recipe."""

from __future__ import annotations

from pathlib import Path

from tests.ruled.making import CARDS, written
from validator.content.rulebook.checks import ids_asked_for
from validator.play.lab.making.decks import parts_of
from validator.play.lab.making.starter import starter_text
from validator.play.lab.prices.traits import effects_in
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import Report
from validator.play.playtest.run import playtest

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


def test_effects_are_counted_with_what_they_name() -> None:
    raid = open_set("kits/hoard").by_id["raid"]
    assert list(effects_in(raid)) == [("does", "gain coins", 2.0), ("does", "move it to discard", 1.0)]


def test_a_recipe_for_a_ruled_kit_keeps_what_its_rules_name() -> None:
    content = open_set("kits/hoard")
    assert f"keep: [{', '.join(ids_asked_for(content))}]" in starter_text(content)


def test_of_a_kit_whose_parts_are_counted_a_deck_lists_none() -> None:
    assert parts_of(open_set("kits/harbour"), {"spot": [{"count": 2}]}, frozenset()) == ()
