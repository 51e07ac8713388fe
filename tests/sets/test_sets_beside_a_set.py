"""A set may extend sets beside it, to any depth, and several at once; never a place outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sets.workspace import card, codes, found, opened, workspace
from validator.base.issue import ContentError
from validator.content.check_cache import set_stamp
from validator.content.overlay import MOST_LINKS, MOST_SETS
from validator.content.places import find

PROMO = f"extends: race\n{card('P1')}"
EXPANSION = f"extends: race\n{card('M1')}change: {{D01: {{cost: 3}}}}\n"


def cost(folder: Path, name: str, piece: str) -> object:
    return getattr(opened(folder, name).by_id[piece], "cost", None)


def test_a_set_extends_one_beside_it(tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": PROMO, "mine": "extends: promo\n"})
    assert "P1" in opened(tmp_path, "mine").by_id


def test_sets_build_on_sets_to_a_great_depth(tmp_path: Path) -> None:
    chain = {f"s{place}": f"extends: s{place - 1}\n{card(f'C{place}')}" for place in range(1, 16)}
    workspace(tmp_path, {"s0": PROMO} | chain)
    assert {"P1", "C1", "C15"} <= opened(tmp_path, "s15").by_id.keys()


def test_too_long_a_chain_is_refused(tmp_path: Path) -> None:
    chain = {f"s{place}": f"extends: s{place - 1}\n" for place in range(1, MOST_LINKS + 3)}
    workspace(tmp_path, {"s0": PROMO} | chain)
    assert codes(tmp_path, f"s{MOST_LINKS + 2}") == ["extends-circle"]


def test_too_many_sets_are_refused_in_no_time(tmp_path: Path) -> None:
    layers = {f"s{row}{side}": f"extends: [s{row - 1}a, s{row - 1}b]\n" for row in range(1, 23) for side in "ab"}
    workspace(tmp_path, {"s0a": PROMO, "s0b": EXPANSION} | layers)
    assert "M1" in opened(tmp_path, "s22a").by_id
    assert len(layers) < MOST_SETS


def test_a_faulty_set_at_the_bottom_is_told_once(tmp_path: Path) -> None:
    layers = {f"s{row}{side}": f"extends: [s{row - 1}a, s{row - 1}b]\n" for row in range(1, 20) for side in "ab"}
    workspace(tmp_path, {"s0a": "extends: nowhere\n", "s0b": PROMO} | layers)
    assert codes(tmp_path, "s19a") == ["unknown-set"]


def test_several_at_once_are_laid_over_in_the_order_written(tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": PROMO, "more": EXPANSION, "mine": "extends: [promo, more]\n"})
    pieces = [piece.id for piece in opened(tmp_path, "mine").pieces["development"]]
    assert pieces[-2:] == ["P1", "M1"]


def test_what_one_of_several_changes_holds(tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": PROMO, "more": EXPANSION, "mine": "extends: [more, promo]\n"})
    assert cost(tmp_path, "mine", "D01") == 3


def test_two_changes_of_one_card_in_other_fields_both_hold(tmp_path: Path) -> None:
    other = "extends: race\nchange: {D01: {points: 5}}\n"
    workspace(tmp_path, {"more": EXPANSION, "other": other, "mine": "extends: [more, other]\n"})
    piece = opened(tmp_path, "mine").by_id["D01"]
    assert (getattr(piece, "cost", 0), getattr(piece, "points", 0)) == (3, 5)


def test_in_a_diamond_the_common_set_counts_once(tmp_path: Path) -> None:
    left, right = f"extends: promo\n{card('L1')}", f"extends: promo\n{card('R1')}"
    workspace(tmp_path, {"promo": PROMO, "left": left, "right": right, "mine": "extends: [left, right]\n"})
    assert [issue for issue in found(tmp_path, "mine") if issue.severity.value == "error"] == []


def test_a_diamond_of_diamonds_is_settled_where_it_was_settled(tmp_path: Path) -> None:
    sets = {
        "c": "extends: race\nchange: {D01: {cost: 4}}\n",
        "d": "extends: race\nchange: {D01: {cost: 5}}\n",
        "a": "extends: [c, d]\nchange: {D01: {cost: 6}}\n",
        "b": f"extends: [d, c]\nchange: {{D01: {{cost: 6}}}}\n{card('B1')}",
        "mine": "extends: [a, b]\n",
    }
    workspace(tmp_path, sets)
    assert (codes(tmp_path, "mine"), cost(tmp_path, "mine", "D01")) == ([], 6)


def test_a_set_and_one_it_builds_on_is_the_set_alone(tmp_path: Path) -> None:
    workspace(tmp_path, {"more": EXPANSION, "mine": "extends: [race, more]\n"})
    assert (codes(tmp_path, "mine"), cost(tmp_path, "mine", "D01")) == ([], 3)


CLASHES = {
    "two values of a field": ("change: {D01: {cost: 4}}\n", "change: {D01: {cost: 2}}\n", "D01.cost"),
    "an id added twice": (card("M1"), "remove: [M1]\n", "'M1'"),
    "an id added twice, as it was": (card("M1", 3), "change: {M1: {count: 2}}\n", "'M1'"),
    "one removes what the other changes": ("remove: [D01]\n", "remove: [D01]\n", "'D01'"),
    "one removes what the other changes, and it stays": ("remove: [D01]\n", "change: {D01: {cost: 3}}\n", "'D01'"),
    "a switch": ("rules: {hand_limit: 12}\n", "rules: {hand_limit: 9}\n", "hand_limit"),
    "the players": ("players: {from: 2, to: 3}\n", "players: {from: 2, to: 4}\n", "players"),
}
BESIDE = EXPANSION + "rules: {hand_limit: 8}\nplayers: {from: 2, to: 2}\n"


@pytest.mark.parametrize("name", CLASHES)
def test_a_clash_names_both_lines(name: str, tmp_path: Path) -> None:
    other = CLASHES[name][0]
    workspace(tmp_path, {"one": BESIDE, "two": f"extends: race\n{other}", "mine": "extends: [one, two]\n"})
    (issue,) = [issue for issue in found(tmp_path, "mine") if issue.code == "extends-clash"]
    assert [Path(span.file).parent.name for span in (issue.span, *issue.together)] == ["mine", "one", "two"]


@pytest.mark.parametrize("name", CLASHES)
def test_a_clash_says_what_it_is_about(name: str, tmp_path: Path) -> None:
    other, _, says = CLASHES[name]
    workspace(tmp_path, {"one": BESIDE, "two": f"extends: race\n{other}", "mine": "extends: [one, two]\n"})
    assert [says in str(issue.message) for issue in found(tmp_path, "mine") if issue.code == "extends-clash"] == [True]


@pytest.mark.parametrize("name", CLASHES)
def test_the_set_settles_a_clash_itself(name: str, tmp_path: Path) -> None:
    other, settled, _ = CLASHES[name]
    workspace(tmp_path, {"one": BESIDE, "two": f"extends: race\n{other}", "mine": f"extends: [one, two]\n{settled}"})
    assert "extends-clash" not in codes(tmp_path, "mine")


WRONG = {
    "itself": ("extends: mine\n", "extends-circle"),
    "a circle of three": ("extends: second\n", "extends-circle"),
    "a path out": ("extends: ../promo\n", "path-outside"),
    "a whole path": ("extends: /etc\n", "path-outside"),
    "a way round": ("extends: ./../promo\n", "path-outside"),
    "one twice": ("extends: [promo, promo]\n", "duplicate-id"),
    "nothing in a list": ("extends: []\n", "wrong-type"),
    "a group in a list": ("extends: [{a: b}]\n", "wrong-type"),
    "too many": (f"extends: [{', '.join(f's{n}' for n in range(9))}]\n", "wrong-type"),
    "a link out": ("extends: linked\n", "path-outside"),
    "a hidden folder": ("extends: .hidden\n", "unknown-set"),
    "another game": ("extends: [promo, empires]\n", "other-base"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_extended_is_refused(name: str, tmp_path: Path) -> None:
    text, code = WRONG[name]
    outside = workspace(tmp_path / "elsewhere", {"set": PROMO}) / "set"
    inner = tmp_path / "workspace"
    sets = {"promo": PROMO, "mine": text, "second": "extends: third\n", "third": "extends: mine\n", ".hidden": PROMO}
    workspace(inner, sets)
    (inner / "linked").symlink_to(outside)
    assert codes(inner, "mine") == [code]


def test_both_faults_of_two_sets_are_told_at_once(tmp_path: Path) -> None:
    workspace(tmp_path, {"mine": "extends: [raec, promu]\n"})
    assert codes(tmp_path, "mine") == ["unknown-set", "unknown-set"]


def test_a_sibling_that_is_nearly_meant_is_guessed(tmp_path: Path) -> None:
    workspace(tmp_path, {"my-promo": PROMO, "mine": "extends: my-prono\n"})
    assert [issue.suggestion for issue in found(tmp_path, "mine")] == ["'my-promo'"]


@pytest.mark.parametrize("name", ["race", "mine/race", "mine/promo"])
def test_two_sets_of_one_name_are_told(name: str, tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": EXPANSION, name: PROMO, "mine": f"extends: {Path(name).name}\n"})
    assert codes(tmp_path, "mine") == ["ambiguous-set"]


def test_a_doubtful_name_is_told_at_the_name(tmp_path: Path) -> None:
    text = "title: {en: M}\nchange: {D01: {cost: 3}}\nextends: promo\n"
    workspace(tmp_path, {"promo": EXPANSION, "mine/promo": PROMO, "mine": text})
    assert [issue.span.line for issue in found(tmp_path, "mine") if issue.code == "ambiguous-set"] == [4]


def test_the_built_in_set_wins_over_one_beside(tmp_path: Path) -> None:
    workspace(tmp_path, {"race": EXPANSION, "mine": "extends: race\n"})
    assert "M1" not in opened(tmp_path, "mine").by_id


def test_texts_of_several_sets_follow_their_order(tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": PROMO, "more": EXPANSION, "mine": "extends: [promo, more]\n"})
    for name in ("promo", "more"):
        (tmp_path / name / "text").mkdir()
        (tmp_path / name / "text" / "en.ftl").write_text(f"label-cost = {name}\n")
    assert opened(tmp_path, "mine").texts("en").say("label-cost") == "more"


@pytest.mark.parametrize(("own", "warned"), [("", 1), ("label-cost = mine\n", 0)])
def test_texts_that_two_sets_give_differently_are_told_unless_the_set_says_its_own(
    own: str, warned: int, tmp_path: Path
) -> None:
    workspace(tmp_path, {"promo": PROMO, "more": EXPANSION, "mine": "extends: [promo, more]\n"})
    for name, text in (("promo", "label-cost = a\n"), ("more", "label-cost = b\n"), ("mine", own)):
        (tmp_path / name / "text").mkdir()
        (tmp_path / name / "text" / "en.ftl").write_text(text)
    assert sum(issue.code == "text-clash" for issue in found(tmp_path, "mine")) == warned


def test_a_finding_about_joined_sets_stands_at_the_edit_that_brings_it_about(tmp_path: Path) -> None:
    sets = {"promo": PROMO, "more": EXPANSION, "mine": "extends: [promo, more]\nchange:\n  D01: {points: 99}\n"}
    workspace(tmp_path, sets)
    places = {(Path(issue.span.file).parent.name, issue.span.line) for issue in found(tmp_path, "mine")}
    assert ("mine", 5) in places


def stamp(folder: Path) -> str | None:
    return set_stamp(find(str(folder / "mine")))


@pytest.fixture
def _kept(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path_factory.mktemp("cache")))


@pytest.mark.usefixtures("_kept")
@pytest.mark.parametrize("name", ["promo", "below"])
def test_a_changed_sibling_gives_another_stamp(name: str, tmp_path: Path) -> None:
    workspace(tmp_path, {"below": PROMO, "promo": "extends: below\n", "mine": "extends: promo\n"})
    before = stamp(tmp_path)
    (tmp_path / name / "cards.yaml").write_text("development: []\n")
    assert before is not None
    assert stamp(tmp_path) != before


@pytest.mark.usefixtures("_kept")
def test_a_set_beside_that_is_not_named_changes_no_stamp(tmp_path: Path) -> None:
    workspace(tmp_path, {"other": PROMO, "mine": "extends: race\n"})
    before = stamp(tmp_path)
    (tmp_path / "other" / "cards.yaml").write_text("development: []\n")
    assert stamp(tmp_path) == before


@pytest.mark.usefixtures("_kept")
@pytest.mark.parametrize("spelt", ['"p\\x72omo"', "promo", "'promo'", "&a promo"])
def test_however_a_sibling_is_spelt_it_counts(spelt: str, tmp_path: Path) -> None:
    workspace(tmp_path, {"promo": PROMO, "mine": f"extends: {spelt}\n"})
    before = stamp(tmp_path)
    (tmp_path / "promo" / "cards.yaml").write_text("development: []\n")
    assert stamp(tmp_path) != before


def test_sets_that_build_on_no_common_set_are_refused_together(tmp_path: Path) -> None:
    workspace(tmp_path, {"mine": "extends: [race, roll]\n"})
    with pytest.raises(ContentError, match="build on the same set"):
        opened(tmp_path, "mine")
