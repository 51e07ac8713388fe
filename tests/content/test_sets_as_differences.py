"""Custom sets as differences: what is removed, changed and added, and where its faults are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.press import Job, render
from tests.content.planted import CARDS, EMPIRES, SET, drawn_issues_of, issues_of, opened, written
from validator.base.issue import in_order
from validator.content.loading import ContentSet
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
    "text/en.ftl": "label-cost = Price\ntitle-X7 = Seven\n",
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
