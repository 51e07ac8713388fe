"""Planted faults of a kit's cards, each told at its own line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import CARDS, KIT, Planted, found_in, where

LAST = "    tribe: green\n"


def more(line: str) -> str:
    return f"{LAST}    {line}\n"


FAULTS = [
    Planted("a number too large", "cost: 3", "cost: 12", "out-of-range", "cards.yaml:4:11", "from 0 to 9"),
    Planted("text for a number", "cost: 3", "cost: three", "wrong-type", "cards.yaml:4:11"),
    Planted("a fraction for a whole number", "cost: 3", "cost: 1.5", "wrong-type", "cards.yaml:4:11"),
    Planted("a value that is none", "tribe: red", "tribe: rad", "unknown-word", "cards.yaml:5:12", "rad", "'red'"),
    Planted(
        "a field that is not there", "tribe: red", "trib: red", "unknown-field", "cards.yaml:5:5", "trib", "'tribe'"
    ),
    Planted("a field that is missing", "    cost: 3\n", "", "missing-field", "cards.yaml:2:5", "cost"),
    Planted("a kind that is not there", "goblin:\n", "gobin:\n", "unknown-kind", "cards.yaml:1:1", "gobin", "'goblin'"),
    Planted("too many in a list", LAST, more("tags: [big, sly, big, sly]"), "wrong-length", "cards.yaml:11:11"),
    Planted("a word twice in a list", LAST, more("tags: [big, big]"), "duplicate-value", "cards.yaml:11:17"),
    Planted(
        "a word of a list that is none", LAST, more("tags: [bug]"), "unknown-word", "cards.yaml:11:12", "bug", "'big'"
    ),
    Planted("a card that is not there", LAST, more("partner: G3"), "unknown-id", "cards.yaml:11:14", "G3"),
    Planted("a card that does not answer", LAST, more("partner: G1"), "not-mutual", "cards.yaml:11:14", "in turn"),
    Planted(
        "a text without its language", LAST, more("motto: {de: Hei}"), "missing-translation", "cards.yaml:11:12", "en"
    ),
    Planted("a text for a language in none", LAST, more("motto: Hey"), "wrong-type", "cards.yaml:11:12"),
    Planted("too many decimals", LAST, more("weight: 1.25"), "out-of-range", "cards.yaml:11:13", "decimals"),
    Planted("text for a colour", LAST, more("tint: light blue"), "wrong-spelling", "cards.yaml:11:11", "a colour"),
    Planted("a path for an icon", LAST, more("sign: ../gold"), "wrong-spelling", "cards.yaml:11:11", "icon"),
    Planted("yes for true", LAST, more("grown: yes"), "wrong-type", "cards.yaml:11:12", "true or false"),
    Planted("a number that is counted", LAST, more("reds: 3"), "derived-field", "cards.yaml:11:11", "counted"),
    Planted("a bracket by itself", LAST, more('text: "Gain {gold 2"'), "rich-text", "cards.yaml:11:17", "stands"),
    Planted("a colour without end", LAST, more("text: Now [red]see"), "rich-text", "cards.yaml:11:15", "not ended"),
    Planted("a colour that was not begun", LAST, more("text: Now[/] see"), "rich-text", "cards.yaml:11:14", "begun"),
    Planted("bold that does not end", LAST, more("text: a **b"), "rich-text", "cards.yaml:11:13", "bold"),
    Planted(
        "a fault in the second line of a text",
        LAST,
        more("text: |\n      One.\n      Two {.\n"),
        "rich-text",
        "cards.yaml:13:11",
        "alone",
    ),
    Planted("an id twice", "id: G2", "id: G1", "duplicate-id", "cards.yaml:6:5", "taken"),
    Planted("no title", "    title: {en: Boss}\n", "", "missing-translation", "cards.yaml:2:5", "title"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_each_fault_stands_at_its_line(tmp_path: Path, fault: Planted) -> None:
    assert fault.old in CARDS
    issues = found_in(tmp_path, cards=CARDS.replace(fault.old, fault.new, 1))
    told = [(issue.code, where(issue)) for issue in issues]
    assert (fault.code, fault.at) in told, issues
    issue = issues[told.index((fault.code, fault.at))]
    assert fault.says in str(issue)
    assert fault.suggestion in (None, issue.suggestion)


def test_a_sound_kit_has_no_findings(tmp_path: Path) -> None:
    assert found_in(tmp_path) == []


CARD_CHECKS = [
    ("total", "{check: total, each: goblin, exactly: 4}", "kit.yaml:17:5", "goblin: 3 copies, wanted 4"),
    ("total of a field", "{check: total, of: cost, from: 6}", "kit.yaml:17:5", "5 cost in all, wanted 6 or more"),
    ("total of some", "{check: total, where: {tribe: red}, to: 0}", "kit.yaml:17:5", "with tribe red: 1 copy"),
    (
        "curve",
        "{check: curve, of: cost, copies: {1: 2, 3: {from: 2, to: 4}}}",
        "kit.yaml:17:48",
        "1 copy with cost 3, wanted 2 to 4",
    ),
    ("spread at least", "{check: spread, of: tribe, from: 2}", "kit.yaml:17:5", "1 copy with tribe red, wanted 2"),
    ("spread at most", "{check: spread, of: tribe, values: [green], to: 1}", "kit.yaml:17:5", "2 copies with tribe gr"),
    ("unique together", "{check: unique, of: [grown, reds]}", "cards.yaml:6:5", "G2 has grown false and reds 1, as G1"),
    ("combinations", "{check: combinations, of: [tribe, grown]}", "kit.yaml:17:5", "tribe red and grown true"),
    (
        "pairs",
        "{check: pairs, where: {tribe: red}, has: {tribe: green}, same: [cost]}",
        "cards.yaml:2:5",
        "G1 needs another goblin with tribe green and the same cost (3)",
    ),
    (
        "pairs both ways",
        "{check: pairs, where: {cost: 9}, has: {tribe: red}, both: true}",
        "cards.yaml:2:5",
        "G1 needs another goblin with cost 9",
    ),
]


@pytest.mark.parametrize(("check", "at", "says"), [row[1:] for row in CARD_CHECKS], ids=[row[0] for row in CARD_CHECKS])
def test_a_check_says_what_was_counted_and_what_is_wanted(tmp_path: Path, check: str, at: str, says: str) -> None:
    issues = found_in(tmp_path, f"{KIT}checks:\n  - {check}\n")
    told = [(where(issue), str(issue.message)) for issue in issues]
    assert any(place == at and says in message for place, message in told), told


def test_a_check_of_mutual_names_stands_at_the_card(tmp_path: Path) -> None:
    kit = KIT.replace(", mutual: true", "") + "checks:\n  - {check: mutual, of: partner}\n"
    issues = found_in(tmp_path, kit, CARDS + "    partner: G1\n")
    assert [(issue.code, where(issue)) for issue in issues] == [("check-mutual", "cards.yaml:11:14")]


def test_a_check_says_why_and_how_grave_it_is(tmp_path: Path) -> None:
    check = "{check: total, exactly: 4, because: four sides sit down., severity: warning}"
    (issue,) = found_in(tmp_path, f"{KIT}checks:\n  - {check}\n")
    told = "all pieces: 3 copies, wanted 4 (four sides sit down)"
    assert (issue.severity.value, str(issue.message)) == ("warning", told)


def test_unique_fields_tell_the_second_card(tmp_path: Path) -> None:
    cards = CARDS.replace("cost: 3", "cost: 3\n    motto: {en: Hey}") + "    motto: {en: Hey}\n"
    issues = found_in(tmp_path, cards=cards)
    assert [(issue.code, where(issue)) for issue in issues] == [("not-unique", "cards.yaml:12:12")]
