"""Planted faults of Race for the Galaxy, each at its line; what is only advice, and what is no fault at all."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.content.planted import Fault, Files, about, expect, issues_of, opened, untraced, written
from tests.games.race import planted, planted_supplies, planted_uses
from tests.games.race.planted import CARDS, SET, bonus, manifest, on_development, power, without, worlds
from tests.games.race.planted_uses import ODDITIES
from validator.base.issue import Issue, Severity
from validator.play.checking import everything_wrong, verdicts
from validator.play.games.race.checks.whole_set import check
from validator.play.lookup import open_set

FAULTS = [*planted.FAULTS, *planted_uses.FAULTS, *planted_supplies.FAULTS]
WARNINGS = {
    "above-cap",
    "above-hand-limit",
    "blank-card",
    "constant-bonus",
    "dominated-card",
    "empty-phase",
    "empty-start",
    "flooded-deck",
    "idle-bonus",
    "idle-chip",
    "idle-chips",
    "idle-field",
    "idle-power",
    "idle-switch",
    "little-change",
    "missing-bonus",
    "missing-good",
    "no-change",
    "no-military",
    "no-price",
    "no-reserve",
    "odd-prices",
    "poor-power",
    "small-deck",
    "too-few-aids",
    "twin-action",
    "twin-power",
    "unreachable-end",
    "useless-good",
    "weaker-action",
}
ADVICE = {
    "dear-card",
    "equal-prices",
    "far-out",
    "idle-copies",
    "idle-keyword",
    "idle-phase",
    "idle-second",
    "little-reserve",
    "no-choice",
    "no-production",
    "poor-card",
    "repeated-power",
    "twin-bonus",
}
ALIEN = "id: X1, defence: 9, points: 9, good: alien"
NOVELTY = "id: X1, defence: 9, points: 9, good: novelty"
NO_STRENGTH = without(
    "D02",
    "D05",
    "D12",
    "D16",
    "D20",
    "D23",
    "D29",
    "S1",
    "S2",
    "S3",
    "W13",
    "W18",
    "W33",
    "W40",
    "W50",
    "W51",
    "W53",
    "W54",
    "W57",
)


@cache
def _issues(files: tuple[tuple[str, str | bytes], ...], code: str, folder: Path) -> list[Issue]:
    """Some faults share one set: it is checked once for each code."""
    return issues_of(written(folder / f"{abs(hash(files))}", dict(files)), about(code))


def codes(files: Files, folder: Path, about: str) -> set[str]:
    """Codes of what is said of one card, but for what is only far out."""
    issues = [issue for issue in issues_of(written(folder, files)) if issue.code != "far-out"]
    return {issue.code for issue in issues if str(issue.message).startswith((f"{about} ", f"{about}:"))}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place_and_only_what_cannot_be_played_is_an_error(
    fault: Fault, tmp_path_factory: pytest.TempPathFactory
) -> None:
    issues = _issues(tuple(fault.files.items()), fault.code, tmp_path_factory.getbasetemp())
    expect(fault, issues)
    wanted = Severity.WARNING if fault.code in WARNINGS else Severity.ADVICE if fault.code in ADVICE else Severity.ERROR
    assert {issue.severity for issue in issues if issue.code == fault.code} == {wanted}


def test_every_code_is_planted_and_every_fault_has_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert {fault.code for fault in FAULTS} >= WARNINGS | ADVICE


@pytest.mark.parametrize("files", ODDITIES.values(), ids=ODDITIES)
def test_what_is_strange_and_legal_is_no_error(files: Files, tmp_path: Path) -> None:
    assert [issue for issue in issues_of(written(tmp_path, files), untraced) if issue.severity is Severity.ERROR] == []


def test_the_revised_edition_brings_no_finding_of_its_own() -> None:
    assert everything_wrong(open_set("race-2018")) == []


def test_the_box_has_no_fault_but_keywords_that_wait_for_cards() -> None:
    found = everything_wrong(open_set("race"))
    assert {(issue.severity, issue.code, issue.found) for issue in found} == {
        (Severity.ADVICE, "idle-keyword", word) for word in ("chromosome", "imperium", "terraforming", "uplift")
    }


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    content = opened(written(tmp_path, {"set.yaml": SET, "cards.yaml": CARDS}))
    assert {issue.code for issue in check(content)} == {"idle-keyword"}


def test_what_is_missing_leaves_a_set_legal_but_not_complete(tmp_path: Path) -> None:
    content = opened(written(tmp_path, manifest(without("S0", "S1", "develop-second"))))
    assert verdicts(everything_wrong(content), content) == (True, False)


def test_first_hands_are_only_advised_about_where_they_are_not_dealt(tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, manifest(without("W03", "S4"))))
    told = {(issue.code, issue.severity) for issue in issues}
    assert told >= {("beginner-hand", Severity.ADVICE), ("no-start-world", Severity.ADVICE)}


def test_a_world_beyond_strength_is_reached_by_paying_unless_it_holds_alien_goods(tmp_path: Path) -> None:
    novelty = {**worlds(NOVELTY), "set.yaml": SET + NO_STRENGTH}
    alien = {**worlds(ALIEN), "set.yaml": SET + NO_STRENGTH}
    assert codes(novelty, tmp_path / "novelty", "X1") == set()
    assert codes(alien, tmp_path / "alien", "X1") == {"unreachable-world"}
    paid = {**alien, "set.yaml": SET + "rules: {alien_worlds_barred: false}\n" + NO_STRENGTH}
    assert codes(paid, tmp_path / "paid", "X1") == set()


@pytest.mark.parametrize(
    ("end", "actions", "wanted"),
    [(4, "one_of_seven", {"unreachable-world"}), (5, "one_of_seven", set()), (4, "two_of_nine", set())],
)
def test_strength_is_that_of_cards_that_fit_into_one_tableau(
    end: int, actions: str, wanted: set[str], tmp_path: Path
) -> None:
    # Without its strongest cards, the set has none that adds more than 2 against this world.
    world = worlds("id: X1, defence: 9, points: 9, good: alien, keywords: [rebel]")
    rules = f"rules: {{tableau_end: {end}, two_player_actions: {actions}}}\n" + without("D05", "D16", "D23", "W51")
    assert codes({**world, "set.yaml": SET + rules}, tmp_path, "X1") == wanted


def test_a_copy_counts_only_where_developments_may_be_doubled(tmp_path: Path) -> None:
    kept = {"D16", "S0", "S4"}
    gone = [f"D{number:02}" for number in range(1, 32)] + ["S1", "S2", "S3"] + [f"W{n:02}" for n in range(1, 60)]
    world = {**worlds("id: X1, defence: 6, points: 6, good: alien")}
    single = {**world, "set.yaml": SET + without(*[name for name in gone if name not in kept])}
    assert codes(single, tmp_path / "single", "X1") == {"unreachable-world"}
    double = {**world, "set.yaml": single["set.yaml"] + "rules: {duplicate_developments: true}\n"}
    assert codes(double, tmp_path / "double", "X1") == set()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cost: 2, points: 2, good: rare", "cost: 3, points: 2, good: genes"),
        ("cost: 2, points: 2, good: rare", "cost: 3, points: 2, good: rare, powers: [{do: produce_here}]"),
        ("cost: 2, points: 2, good: rare", "defence: 3, points: 2, good: rare"),
        ("cost: 2, points: 2, good: rare, powers: [{do: strength, amount: -1}]", "cost: 2, points: 2, good: rare"),
        ("defence: 2, points: 2, good: rare, keywords: [rebel]", "defence: 3, points: 2, good: rare"),
        ("cost: 2, points: 2, good: rare", "cost: 3, points: 1, good: rare, keywords: [alien]"),
        ("cost: 2, points: 2, good: rare", "cost: 2, points: 2, good: rare"),
    ],
    ids=["another good", "production", "military", "harm", "rebels", "a keyword that scores", "twins"],
)
def test_cards_that_differ_in_kind_do_not_dominate_each_other(one: str, other: str, tmp_path: Path) -> None:
    gone = without("W16", "W17", "W18", "W15", "W43", "W44", "W10", "W11", "W12")
    pair = {**worlds(f"id: X1, {one}", f"id: X2, {other}"), "set.yaml": SET + gone}
    assert "dominated-card" not in codes(pair, tmp_path, "X2")


def test_a_card_that_scores_by_its_name_is_not_dominated(tmp_path: Path) -> None:
    assert "dominated-card" not in codes(manifest(""), tmp_path / "named", "W01")
    unnamed = manifest("change:\n  D24:\n    bonus: [{each: chip_points, per: 3, points: 1}]\n")
    assert "dominated-card" in codes(unnamed, tmp_path / "unnamed", "W01")


def test_powers_may_answer_to_other_copies_of_their_own_card(tmp_path: Path) -> None:
    only = "  - {title: {en: Haven}, id: X1, defence: 2, points: 1, good: rare, keywords: [rebel], count: COUNT,"
    only += " powers: [{do: strength_against, amount: 1, against: rebel}]}\n"
    rebels = without("W42", "W43", "W50", "W56", "W57", "W58", "W59")
    one = {"set.yaml": SET + rebels, "cards.yaml": "world:\n" + only.replace("COUNT", "1")}
    two = {"set.yaml": SET + rebels, "cards.yaml": "world:\n" + only.replace("COUNT", "2")}
    assert "idle-power" in codes(one, tmp_path / "one", "X1")
    assert "idle-power" not in codes(two, tmp_path / "two", "X1")


def test_a_rule_for_what_is_left_by_rules_before_it_is_no_fault(tmp_path: Path) -> None:
    files = bonus("{each: world, good: genes, points: 3}, {each: world, points: 1}")
    assert codes(files, tmp_path, "X2") == set()


@pytest.mark.parametrize(
    "text",
    [
        "{do: guess_top_card, least: 6, most: 9}",
        "{do: consume, goods: 4, different: true, points: 5}",
        "{do: sale_bonus, cards: 2, good: genes, from: here}",
    ],
)
def test_what_can_be_used_once_in_a_while_is_no_fault(text: str, tmp_path: Path) -> None:
    assert codes(power(text), tmp_path, "X1") == set()


def test_selling_without_bonuses_does_not_make_a_sale_bonus_useful(tmp_path: Path) -> None:
    without_trade = on_development("{do: sale_bonus, cards: 1}", without("trade", "D31"))
    assert codes(without_trade, tmp_path / "no", "X2") == {"idle-power"}
    with_trader = on_development("{do: sale_bonus, cards: 1}", without("trade"))
    assert codes(with_trader, tmp_path / "yes", "X2") == set()
