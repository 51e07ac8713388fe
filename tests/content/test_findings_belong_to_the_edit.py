"""In a set that extends another, a finding stands at the edit that brings it about; the base's own are not repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import issues_of, opened, written
from validator.base.issue import Issue, Span
from validator.content.loading import ContentSet
from validator.content.overlay import at_touched, edits_of, stacked, with_only
from validator.play.attribution import blamed
from validator.play.checking import everything_wrong

BASE = "extends: empires\ntitle: {en: Fleet}\nlanguages: [en]\n"
EDITED = """\
extends: empires
title: {en: Fleet}
languages: [en]
remove: [E01, A1]
change:
  E05: {cost: 2, left: 3}
rules:
  hand_size: 6
  rounds: {4: 4}
players: {from: 2, to: 3}
"""
CARD = """\
empire:
  - id: X1
    title: {en: Beacon}
    cost: 1
    left: 1
    right: 2
    a: {ability: {do: look}, points: 1, symbols: [trade]}
    b: {ability: {do: look}, points: 2, symbols: [trade]}
"""


def found(folder: Path, more: str) -> list[Issue]:
    return issues_of(written(folder, {"set.yaml": BASE + more}))


def test_every_edit_is_known_by_its_path(tmp_path: Path) -> None:
    stack = stacked(written(tmp_path, {"set.yaml": EDITED, "cards.yaml": CARD}))
    assert [edit.path for edit in edits_of(stack)] == [
        ("languages", 0),
        ("remove", 0),
        ("remove", 1),
        ("change", "E05", "cost"),
        ("change", "E05", "left"),
        ("rules", "hand_size"),
        ("rules", "rounds", "4"),
        ("players",),
        (0, "empire", 0),
    ]


def test_a_set_with_none_of_its_edits_is_the_one_it_extends(tmp_path: Path) -> None:
    stack = stacked(written(tmp_path, {"set.yaml": EDITED, "cards.yaml": CARD}))
    assert stack.base is not None
    bare = with_only(stack, [])
    assert bare.entries == stack.base.entries


def test_a_set_with_all_of_its_edits_is_itself(tmp_path: Path) -> None:
    stack = stacked(written(tmp_path, {"set.yaml": EDITED, "cards.yaml": CARD}))
    again = with_only(stack, [edit.path for edit in edits_of(stack)])
    assert {kind: len(entries) for kind, entries in again.entries.items()} == {
        kind: len(entries) for kind, entries in stack.entries.items()
    }


def test_a_finding_about_a_card_of_the_base_stands_at_the_entry_that_was_removed(tmp_path: Path) -> None:
    (issue, *_) = [one for one in found(tmp_path, "remove: [E01, A1, A2, A3]\n") if one.code == "idle-ability"]
    assert (issue.span, issue.together) == (
        Span("fleet/set.yaml", 4, 15),
        (Span("fleet/set.yaml", 4, 19), Span("fleet/set.yaml", 4, 23)),
    )


def test_the_place_in_the_base_comes_second(tmp_path: Path) -> None:
    (issue, *_) = [one for one in found(tmp_path, "remove: [A1, A2, A3]\n") if one.code == "idle-ability"]
    assert issue.counted is not None
    assert str(issue).split("; ")[-1].startswith(f"counted here: content/empires/cards.yaml:{issue.counted.line}:")


def test_a_switch_that_spoils_a_card_of_the_base_is_named(tmp_path: Path) -> None:
    issues = found(tmp_path, "remove: [E02]\nrules:\n  hand_size: 6\n  rounds: {2: 3, 3: 3, 4: 3}\n")
    spans = {issue.span.line for issue in issues if issue.code == "unreachable-mission"}
    assert spans == {7}


def test_what_the_base_has_already_is_not_said_again(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": "extends: race\ntitle: {en: Far}\nlanguages: [en]\n"})
    assert issues_of(place) == []


def test_an_error_of_the_base_is_said_again_as_nothing_can_be_printed_or_played(tmp_path: Path) -> None:
    files = {
        "set.yaml": "extends: inner\n" + BASE.partition("\n")[2],
        "inner/set.yaml": BASE + "players: {from: 2, to: 5}\n",
    }
    assert {str(issue.span) for issue in issues_of(written(tmp_path, files))} == {"fleet/inner/set.yaml:4:10"}


def test_no_finding_of_a_custom_set_points_into_the_built_in_one(tmp_path: Path) -> None:
    cards = ", ".join(f"E{number:02d}" for number in range(1, 30))
    issues = found(tmp_path, f"remove: [{cards}, A1, A2, A3]\nrules: {{hand_size: 2, wormhole_routes: 1}}\n")
    assert issues
    assert [str(issue) for issue in issues if not issue.span.file.startswith("fleet/")] == []


class Short:
    """A check that finds a deck of fewer than 31 cards; it notes how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, content: ContentSet) -> list[Issue]:
        self.asked += 1
        message = "a deck needs 31 cards"
        short = len(content.pieces["empire"]) < 31
        return [Issue(code="short", message=message, span=Span("content/empires/set.yaml"))] if short else []


@pytest.fixture
def without_a_deck(tmp_path: Path) -> ContentSet:
    cards = ", ".join(f"E{number:02d}" for number in range(1, 43))
    return opened(written(tmp_path, {"set.yaml": BASE + f"remove: [{cards}]\n"}))


def test_trials_are_bounded_and_the_finding_still_lands_on_a_line_of_the_set(without_a_deck: ContentSet) -> None:
    find = Short()
    issue, advice = blamed(without_a_deck, find(without_a_deck), find, trials=5)
    assert (issue.code, issue.span.file, advice.code) == ("short", "fleet/set.yaml", "search-given-up")
    assert find.asked <= 7


def test_trials_are_bounded_by_the_designs_they_look_at(without_a_deck: ContentSet) -> None:
    find, told = Short(), []
    pairs = len(without_a_deck.by_id) ** 2
    _, advice = blamed(
        without_a_deck, find(without_a_deck), find, work=3 * pairs, report=lambda *done: told.append(done)
    )
    assert "in 3 sets with edits left out, then given up" in str(advice.message)
    assert [(stage, done) for stage, done, _ in told] == [("edits behind findings", done) for done in (1, 2, 3)]


def test_a_search_that_came_to_its_end_gives_no_advice(without_a_deck: ContentSet) -> None:
    find = Short()
    assert [issue.code for issue in blamed(without_a_deck, find(without_a_deck), find)] == ["short"]


@pytest.mark.parametrize("name", ["empires", "race", "roll", "steam", "trucker"])
def test_a_set_that_changes_nothing_has_nothing_wrong(name: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": f"extends: {name}\ntitle: {{en: Same}}\nlanguages: [en]\n"})
    assert issues_of(place, everything_wrong) == []


def test_a_finding_of_play_about_a_changed_card_stands_at_the_change(tmp_path: Path) -> None:
    content = opened(written(tmp_path, {"set.yaml": BASE + "change:\n  E05: {cost: 2}\n"}))
    span = content.span("E05", "left")
    issue = at_touched(Issue(code="never-card", message="nobody plays it", span=span), content.stack, "E05")
    assert (str(issue.span), issue.counted) == ("fleet/set.yaml:5:3", span)


def test_a_finding_of_play_about_an_untouched_card_stands_where_the_set_names_its_base(tmp_path: Path) -> None:
    content = opened(written(tmp_path, {"set.yaml": BASE + "remove: [E01]\n"}))
    issue = Issue(code="weak-card", message="it loses", span=content.span("E05"))
    issue = at_touched(issue, content.stack, "E05")
    assert (str(issue.span), str(issue.counted)) == ("fleet/set.yaml:1:10", "content/empires/cards.yaml:38:5")


def test_a_finding_of_play_about_a_card_of_the_set_stays_at_its_entry(tmp_path: Path) -> None:
    content = opened(written(tmp_path, {"set.yaml": BASE, "cards.yaml": CARD}))
    issue = Issue(code="weak-card", message="it loses", span=content.span("X1"))
    assert at_touched(issue, content.stack, "X1") == issue
