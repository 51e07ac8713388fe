"""Custom sets as differences: what is removed, changed and added, and where faults are shown: at the edit that
brings them about.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.press import Job, render
from tests.content.planted import CARDS, EMPIRES, SET, drawn_issues_of, issues_of, opened, written
from validator.base.issue import Issue, Span, in_order
from validator.content.loading import ContentSet
from validator.content.overlay import at_touched, edits_of, stacked, with_only
from validator.play.attribution import blamed
from validator.play.checking import everything_wrong
from validator.play.games.empires.words.once import Bully, Take
from validator.play.games.empires.words.ongoing import Discount
from validator.play.games.empires.words.switches import EmpiresRules
from validator.play.games.empires.words.vocabulary import EmpireCard
from validator.play.lookup import game_of

FLEET = {
    "set.yaml": SET
    + """\
rules: {hand_size: 6}
remove: [E03, R1]
change:
  E01:
    cost: 2
    a: {points: 3}
    b: {ability: {do: take, cards: 2}}
  E02: {title: {en: Watch}}
add:
  raid:
    - {id: R9, title: {en: Ambush}, count: 4}
""",
    "cards.yaml": CARDS,
    "text/en.ftl": "label-cost = Price\n",
}


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> ContentSet:
    return opened(written(tmp_path_factory.mktemp("fleet"), FLEET))


def empire(content: ContentSet, name: str) -> EmpireCard:
    card = content.by_id[name]
    assert isinstance(card, EmpireCard)
    return card


def counts(content: ContentSet) -> dict[str, int]:
    return {line.kind: line.count for line in content.manifest.parts}


def test_the_custom_set_is_clean(fleet: ContentSet) -> None:
    assert issues_of(fleet.place) == []


def test_what_is_removed_is_gone(fleet: ContentSet) -> None:
    assert "E03" not in fleet.by_id and "R1" not in fleet.by_id


def test_what_is_added_stands_after_what_was_there(fleet: ContentSet) -> None:
    assert [piece.id for piece in fleet.pieces["empire"]][-2:] == ["E42", "X1"]


def test_set_yaml_may_add_entries_itself(fleet: ContentSet) -> None:
    assert [piece.id for piece in fleet.pieces["raid"]] == ["R9"]


def test_a_changed_field_has_its_new_value(fleet: ContentSet) -> None:
    assert empire(fleet, "E01").cost == 2


def test_a_field_inside_a_group_changes_alone(fleet: ContentSet) -> None:
    half = empire(fleet, "E01").a
    assert (half.points, half.ability, half.symbols) == (3, Bully(), ("military", "science"))


def test_a_changed_entry_keeps_its_place(fleet: ContentSet) -> None:
    assert next(iter(fleet.pieces["empire"])).id == "E01"


def test_another_word_brings_its_own_fields(fleet: ContentSet) -> None:
    assert empire(fleet, "E01").b.ability == Take(cards=2)


def test_another_word_drops_the_fields_of_the_old_one(tmp_path: Path) -> None:
    change = "change:\n  E16: {a: {ability: {do: discount}}}\n"  # the old word was extra_points with points
    assert empire(opened(written(tmp_path, {"set.yaml": SET + change})), "E16").a.ability == Discount()


def test_the_same_word_keeps_its_other_fields(tmp_path: Path) -> None:
    change = "change:\n  H3: {mission: {goal: busy_seams, count: 2}}\n"
    mission = opened(written(tmp_path, {"set.yaml": SET + change})).by_id["H3"].mission  # type: ignore[attr-defined]
    assert (mission.routes, mission.count) == (5, 2)


def test_a_list_is_replaced_whole(tmp_path: Path) -> None:
    change = "change:\n  E01: {a: {symbols: [culture]}}\n"
    assert empire(opened(written(tmp_path, {"set.yaml": SET + change})), "E01").a.symbols == ("culture",)


def test_switches_are_laid_over_the_profile(fleet: ContentSet) -> None:
    assert isinstance(fleet.rules, EmpiresRules)
    assert (fleet.rules.hand_size, fleet.rules.swap_cards) == (6, 2)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ((), "fleet/set.yaml:7:3"),
        (("cost",), "fleet/set.yaml:8:11"),
        (("a", "points"), "fleet/set.yaml:9:17"),
        (("b", "ability", "cards"), "fleet/set.yaml:10:36"),
        (("left",), "content/empires/cards.yaml:9:11"),
        (("a", "ability"), "content/empires/cards.yaml:11:18"),
        (("title", "en"), "content/empires/cards.yaml:7:17"),
    ],
)
def test_a_value_is_shown_where_it_is_written(path: tuple[str, ...], place: str, fleet: ContentSet) -> None:
    assert str(fleet.span("E01", *path)) == place


def test_counts_that_the_set_does_not_state_follow_what_it_holds(fleet: ContentSet) -> None:
    assert counts(fleet) == {"empire": 42, "raid": 4, "ambassador": 3, "homeworld": 4, "rules": 1}


def test_counts_that_the_set_states_are_checked(tmp_path: Path) -> None:
    parts = "parts:\n  - {kind: raid, count: 5, print: card}\n"
    place = written(tmp_path, {**FLEET, "set.yaml": FLEET["set.yaml"].replace("rules:", parts + "rules:")})
    assert [issue.code for issue in issues_of(place)] == ["count-mismatch"]


def test_lines_of_the_parts_list_that_the_set_does_not_state_stay(tmp_path: Path) -> None:
    parts = "parts:\n  - {kind: dice, count: 2, print: none, why: {en: Use your own.}}\n"
    assert list(counts(opened(written(tmp_path, {"set.yaml": SET + parts})))) == [
        "dice",
        "empire",
        "raid",
        "ambassador",
        "homeworld",
        "rules",
    ]


def test_a_text_of_the_set_takes_the_place_of_the_old_one(fleet: ContentSet) -> None:
    assert fleet.texts("en").say("label-cost") == "Price"


def test_texts_that_the_set_does_not_have_stay(fleet: ContentSet) -> None:
    assert fleet.texts("en").say("label-points") == "Points"


def test_titles_that_a_change_leaves_out_stay(fleet: ContentSet) -> None:
    assert fleet.by_id["E02"].title == {"en": "Watch", "zh-Hant": "守望要塞", "zh-Hans": "守望要塞"}


def test_a_set_may_have_a_layout_of_its_own(tmp_path: Path) -> None:
    layout = (EMPIRES / "layout.yaml").read_text(encoding="utf-8").replace("bleed: 3,", "bleed: 5,", 1)
    content = opened(written(tmp_path, {"set.yaml": SET, "layout.yaml": layout}))
    assert layout_of(content).card.bleed == 5


def test_a_set_may_have_icons_of_its_own(tmp_path: Path) -> None:
    icons = 'look:\n  - {d: "M 1 1 L 23 1 L 12 23 Z", fill: ink}\n'
    content = opened(written(tmp_path, {"set.yaml": SET, "cards.yaml": CARDS, "icons.yaml": icons}))
    plain = opened(written(tmp_path / "plain", {"set.yaml": SET, "cards.yaml": CARDS}))
    drawn = [
        front_of(studio_of(one, "en", layout_of(one)), one, "empire", one.by_id["X1"])[0] for one in (content, plain)
    ]
    assert drawn[0] != drawn[1]


CHAIN = {
    "set.yaml": "extends: inner\nchange:\n  E01: {cost: 3}\n  X1: {cost: 2}\n",
    "inner/set.yaml": SET + "change:\n  E01: {cost: 2, left: 4}\nremove: [E02]\n",
    "inner/cards.yaml": CARDS,
    "inner/text/en.ftl": "label-cost = Price\n",
}


@pytest.fixture(scope="module")
def chain(tmp_path_factory: pytest.TempPathFactory) -> ContentSet:
    return opened(written(tmp_path_factory.mktemp("chain"), CHAIN))


def test_a_set_may_extend_a_set_that_extends_another(chain: ContentSet) -> None:
    assert [folder.name for folder in chain.folders][1:] == ["inner", "empires"]


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("cost",), "fleet/set.yaml:3:15"),
        (("left",), "fleet/inner/set.yaml:5:24"),
        (("right",), "content/empires/cards.yaml:10:12"),
    ],
)
def test_each_value_of_a_chain_is_shown_in_its_own_file(path: tuple[str, ...], place: str, chain: ContentSet) -> None:
    assert str(chain.span("E01", *path)) == place


def test_the_last_change_of_a_chain_holds(chain: ContentSet) -> None:
    assert (empire(chain, "E01").cost, empire(chain, "E01").left, empire(chain, "X1").cost) == (3, 4, 2)


def test_a_chain_is_clean(chain: ContentSet) -> None:
    assert issues_of(chain.place) == []


def test_texts_of_a_chain_are_found(chain: ContentSet) -> None:
    assert chain.texts("en").say("label-cost") == "Price"


def test_a_fault_in_a_text_of_a_chain_is_shown_in_its_own_file(tmp_path: Path) -> None:
    place = written(tmp_path, {**CHAIN, "inner/text/en.ftl": "label-cost\n"})
    assert [str(issue.span) for issue in issues_of(place)] == ["fleet/inner/text/en.ftl:1:11"]


def test_a_custom_set_is_drawn(fleet: ContentSet) -> None:
    proof = render(fleet, "en", Job(only=("empire",)))
    assert (len(proof.sides), in_order(proof.issues)) == (42, [])


def test_a_custom_set_is_played(fleet: ContentSet) -> None:
    game = game_of(fleet)
    assert game.start(game.table(fleet), 2, 1).options is not None


FRENCH = {
    "set.yaml": SET.replace("[en]", "[en, fr]").replace("en: Fleet,", "en: Fleet, fr: La Flotte,"),
    "text/fr.ftl": "\n".join(file.read_text(encoding="utf-8") for file in sorted(EMPIRES.glob("text/en*.ftl"))),
}


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> ContentSet:
    """The built-in set in one more language, by one more text file."""
    base = opened(written(tmp_path_factory.mktemp("base"), {"set.yaml": SET}))
    titles = "".join(f"title-{piece.id} = Été {piece.id}\n" for _, piece in base.every_piece())
    files = {**FRENCH, "text/fr.ftl": FRENCH["text/fr.ftl"] + "\n" + titles}
    return opened(written(tmp_path_factory.mktemp("french"), files))


def test_one_more_language_is_one_more_text_file(french: ContentSet) -> None:
    assert drawn_issues_of(french.place) == []


def test_titles_of_a_language_may_stand_in_its_text_file(french: ContentSet) -> None:
    assert {side.title for side in render(french, "fr", Job(only=("raid",))).sides} == {"Été R1"}


def test_a_title_in_the_entry_goes_before_one_in_the_text_file(french: ContentSet) -> None:
    assert french.title(french.by_id["R1"], "en") == "Night of Fire"


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
