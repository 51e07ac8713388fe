"""Planted faults of kits, each told at its own line and column: of declarations, of cards, and of meaning."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.kits.making import CARDS, KIT, Planted, found_in, where
from validator.base.issue import ContentError, Issue, Severity
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

COST = "cost: {type: number, from: 0, to: 9}"
TRIBE = "tribe: {type: one_of, values: [red, green]}"
LAST = "      reds: {type: number, derived: {each: goblin, where: {tribe: red}}}\n"
REDS = "{each: goblin, where: {tribe: red}}"


def check(text: str) -> str:
    return f"{LAST}checks:\n  - {text}\n"


FAULTS = [
    Planted(
        "a type that is none",
        "type: number, from",
        "type: numbr, from",
        "unknown-word",
        "kit.yaml:4:20",
        "type",
        "'number'",
    ),
    Planted("a field without a type", COST, "cost: {from: 0}", "missing-field", "kit.yaml:4:13"),
    Planted("a misspelt word of a field", "from: 0", "form: 0", "unknown-field", "kit.yaml:4:28", "form", "'from'"),
    Planted("a range upside down", "from: 0, to: 9", "from: 9, to: 0", "out-of-range", "kit.yaml:4:34", "larger"),
    Planted("a whole number from a fraction", "from: 0, to: 9", "from: 0.5, to: 9", "wrong-type", "kit.yaml:4:34"),
    Planted("a default out of range", "to: 9}", "to: 9, default: 12}", "wrong-value", "kit.yaml:4:53", "12"),
    Planted("no values", "[red, green]", "[]", "wrong-length", "kit.yaml:5:37"),
    Planted("a value twice", "[red, green]", "[red, green, red]", "duplicate-value", "kit.yaml:5:50", "red"),
    Planted(
        "a default that is no value",
        "[red, green]}",
        "[red, green], default: gren}",
        "wrong-value",
        "kit.yaml:5:60",
        "gren",
        "'green'",
    ),
    Planted(
        "a name of no value",
        "[red, green]}",
        "[red, green], names: {rad: {en: Red}}}",
        "unknown-word",
        "kit.yaml:5:59",
        "rad",
        "'red'",
    ),
    Planted("a name that every piece has", "cost: {type", "title: {type", "taken-name", "kit.yaml:4:7", "title"),
    Planted("a name that layouts use", "cost: {type", "rules: {type", "taken-name", "kit.yaml:4:7", "rules"),
    Planted("a kind called rules", "  goblin:\n", "  rules: {}\n  goblin:\n", "taken-name", "kit.yaml:2:3", "rules"),
    Planted("a name in capitals", "cost: {type", "Cost: {type", "unknown-field", "kit.yaml:4:7", "Cost"),
    Planted("a name of underscores", "cost: {type", "__class__: {type", "unknown-field", "kit.yaml:4:7", "__class__"),
    Planted(
        "no form", "  goblin:\n", "  goblin:\n    form: cards\n", "unknown-word", "kit.yaml:3:11", "form", "'card'"
    ),
    Planted("no size", "  goblin:\n", "  goblin:\n    size: pocker\n", "unknown-word", "kit.yaml:3:11", "size"),
    Planted(
        "a circle that is none",
        "  goblin:\n",
        "  goblin:\n    form: circle\n    size: {width: 20, height: 30}\n",
        "wrong-size",
        "kit.yaml:4:11",
        "round",
    ),
    Planted(
        "a card of an unknown kind", "kind: goblin", "kind: gobin", "unknown-kind", "kit.yaml:8:35", "gobin", "'goblin'"
    ),
    Planted(
        "a list that is smaller than itself",
        "most: 3, repeats",
        "most: 3, least: 4, repeats",
        "out-of-range",
        "kit.yaml:7:82",
        "larger",
    ),
    Planted(
        "a translated list",
        "of: {type: one_of, values: [big, sly]}",
        "of: {type: text, translated: true}",
        "unknown-field",
        "kit.yaml:7:43",
        "translated",
    ),
    Planted(
        "a translated default",
        "motto: {type: text,",
        "motto: {type: text, default: Hey,",
        "wrong-value",
        "kit.yaml:9:36",
        "default",
    ),
    Planted(
        "what is counted is not there", REDS, "{each: gobli}", "unknown-kind", "kit.yaml:15:44", "gobli", "'goblin'"
    ),
    Planted(
        "a count with a field that is not there",
        REDS,
        "{each: goblin, where: {trib: red}}",
        "unknown-field",
        "kit.yaml:15:60",
        "trib",
        "'tribe'",
    ),
    Planted(
        "a count of a value that never is",
        REDS,
        "{each: goblin, where: {tribe: rod}}",
        "unknown-word",
        "kit.yaml:15:67",
        "rod",
        "'red'",
    ),
    Planted("a sum of what is no number", REDS, "{each: goblin, of: tribe}", "wrong-type", "kit.yaml:15:56", "tribe"),
    Planted("a count of itself", REDS, "{each: goblin, of: reds}", "derived-circle", "kit.yaml:15:37", "depends"),
    Planted(
        "a count that is optional",
        "reds: {type: number,",
        "reds: {type: number, optional: true,",
        "wrong-value",
        "kit.yaml:15:28",
        "optional",
    ),
    Planted(
        "a mutual field without its like",
        "kind: goblin, optional: true, mutual: true",
        "kind: orc, optional: true, mutual: true",
        "unknown-kind",
        "kit.yaml:8:35",
    ),
    Planted(
        "a check that is none",
        LAST,
        check("{check: totl, exactly: 3}"),
        "unknown-word",
        "kit.yaml:17:13",
        "totl",
        "'total'",
    ),
    Planted(
        "a check of an unknown kind",
        LAST,
        check("{check: total, each: orc, exactly: 3}"),
        "unknown-kind",
        "kit.yaml:17:26",
        "orc",
    ),
    Planted(
        "a check without a number",
        LAST,
        check("{check: total, each: goblin}"),
        "missing-field",
        "kit.yaml:17:5",
        "how many",
    ),
    Planted(
        "a check with two numbers",
        LAST,
        check("{check: total, exactly: 3, from: 2}"),
        "wrong-value",
        "kit.yaml:17:29",
        "both",
    ),
    Planted("a check upside down", LAST, check("{check: total, from: 3, to: 2}"), "out-of-range", "kit.yaml:17:26"),
    Planted(
        "a curve over a value that never is",
        LAST,
        check("{check: curve, of: cost, copies: {12: 1}}"),
        "unknown-word",
        "kit.yaml:17:43",
        "12",
    ),
    Planted(
        "a spread over values without end",
        LAST,
        check("{check: spread, of: motto, from: 1}"),
        "wrong-type",
        "kit.yaml:17:25",
        "motto",
    ),
    Planted(
        "a mutual check of what names no card",
        LAST,
        check("{check: mutual, of: cost}"),
        "wrong-type",
        "kit.yaml:17:25",
        "cost",
    ),
    Planted(
        "a pair with a field that is not there",
        LAST,
        check("{check: pairs, has: {tribe: red, siz: 1}}"),
        "unknown-field",
        "kit.yaml:17:38",
        "siz",
    ),
    Planted(
        "a reminder in no language",
        LAST,
        f"{LAST}keywords: {{swift: {{English: Fast.}}}}\n",
        "unknown-field",
        "kit.yaml:16:20",
        "English",
    ),
    Planted("a field twice", TRIBE, f"{TRIBE}\n      cost: {{type: yes_no}}", "duplicate-key", "kit.yaml:6:7"),
    Planted("nothing declared", KIT, "kinds: {}\n", "missing-field", "kit.yaml:1:1", "no kind"),
    Planted("an empty file", KIT, "\n", "empty-file", "kit.yaml:1:1"),
    Planted("a list for a file", KIT, "- goblin\n", "wrong-type", "kit.yaml:1:1"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_each_fault_stands_at_its_line(tmp_path: Path, fault: Planted) -> None:
    assert fault.old in KIT
    issues = found_in(tmp_path, KIT.replace(fault.old, fault.new))
    told = [(issue.code, where(issue)) for issue in issues]
    assert (fault.code, fault.at) in told, issues
    issue = issues[told.index((fault.code, fault.at))]
    assert fault.says in str(issue)
    assert fault.suggestion in (None, issue.suggestion)


def test_a_kit_without_a_declaration_says_where_it_belongs(tmp_path: Path) -> None:
    folder = tmp_path / "goblins"
    folder.mkdir()
    (folder / "set.yaml").write_text("game: kit\ntitle: {en: G}\nlanguages: [en]\n", encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        open_set(folder.as_posix())
    assert [issue.code for issue in fault.value.issues] == ["no-kit"]


LAST_OF_CARDS = "    tribe: green\n"


def more(line: str) -> str:
    return f"{LAST_OF_CARDS}    {line}\n"


FAULTS_OF_CARDS = [
    Planted("a number too large", "cost: 3", "cost: 12", "out-of-range", "cards.yaml:4:11", "from 0 to 9"),
    Planted("text for a number", "cost: 3", "cost: three", "wrong-type", "cards.yaml:4:11"),
    Planted("a fraction for a whole number", "cost: 3", "cost: 1.5", "wrong-type", "cards.yaml:4:11"),
    Planted("a value that is none", "tribe: red", "tribe: rad", "unknown-word", "cards.yaml:5:12", "rad", "'red'"),
    Planted(
        "a field that is not there", "tribe: red", "trib: red", "unknown-field", "cards.yaml:5:5", "trib", "'tribe'"
    ),
    Planted("a field that is missing", "    cost: 3\n", "", "missing-field", "cards.yaml:2:5", "cost"),
    Planted("a kind that is not there", "goblin:\n", "gobin:\n", "unknown-kind", "cards.yaml:1:1", "gobin", "'goblin'"),
    Planted(
        "too many in a list", LAST_OF_CARDS, more("tags: [big, sly, big, sly]"), "wrong-length", "cards.yaml:11:11"
    ),
    Planted("a word twice in a list", LAST_OF_CARDS, more("tags: [big, big]"), "duplicate-value", "cards.yaml:11:17"),
    Planted(
        "a word of a list that is none",
        LAST_OF_CARDS,
        more("tags: [bug]"),
        "unknown-word",
        "cards.yaml:11:12",
        "bug",
        "'big'",
    ),
    Planted("a card that is not there", LAST_OF_CARDS, more("partner: G3"), "unknown-id", "cards.yaml:11:14", "G3"),
    Planted(
        "a card that does not answer", LAST_OF_CARDS, more("partner: G1"), "not-mutual", "cards.yaml:11:14", "in turn"
    ),
    Planted(
        "a text without its language",
        LAST_OF_CARDS,
        more("motto: {de: Hei}"),
        "missing-translation",
        "cards.yaml:11:12",
        "en",
    ),
    Planted("a text for a language in none", LAST_OF_CARDS, more("motto: Hey"), "wrong-type", "cards.yaml:11:12"),
    Planted("too many decimals", LAST_OF_CARDS, more("weight: 1.25"), "out-of-range", "cards.yaml:11:13", "decimals"),
    Planted(
        "text for a colour", LAST_OF_CARDS, more("tint: light blue"), "wrong-spelling", "cards.yaml:11:11", "a colour"
    ),
    Planted("a path for an icon", LAST_OF_CARDS, more("sign: ../gold"), "wrong-spelling", "cards.yaml:11:11", "icon"),
    Planted("yes for true", LAST_OF_CARDS, more("grown: yes"), "wrong-type", "cards.yaml:11:12", "true or false"),
    Planted("a number that is counted", LAST_OF_CARDS, more("reds: 3"), "derived-field", "cards.yaml:11:11", "counted"),
    Planted(
        "a bracket by itself", LAST_OF_CARDS, more('text: "Gain {gold 2"'), "rich-text", "cards.yaml:11:17", "stands"
    ),
    Planted(
        "a colour without end", LAST_OF_CARDS, more("text: Now [red]see"), "rich-text", "cards.yaml:11:15", "not ended"
    ),
    Planted(
        "a colour that was not begun", LAST_OF_CARDS, more("text: Now[/] see"), "rich-text", "cards.yaml:11:14", "begun"
    ),
    Planted("bold that does not end", LAST_OF_CARDS, more("text: a **b"), "rich-text", "cards.yaml:11:13", "bold"),
    Planted(
        "a fault in the second line of a text",
        LAST_OF_CARDS,
        more("text: |\n      One.\n      Two {.\n"),
        "rich-text",
        "cards.yaml:13:11",
        "alone",
    ),
    Planted("an id twice", "id: G2", "id: G1", "duplicate-id", "cards.yaml:6:5", "taken"),
    Planted("no title", "    title: {en: Boss}\n", "", "missing-translation", "cards.yaml:2:5", "title"),
]


@pytest.mark.parametrize("fault", FAULTS_OF_CARDS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_each_fault_stands_at_its_line_of_cards(tmp_path: Path, fault: Planted) -> None:
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


GRAVE, ODD = "#!", "#?"
SET = "game: kit\ntitle: {en: Goblins}\nlanguages: [en]\n"
KINDS = """\
kinds:
  goblin:
    look: classic
    fields:
      cost: {type: number, from: 0, to: 5}
      suit: {type: one_of, values: [cave, forest]}
      text: {type: text, rich: true, optional: true}
"""
CARDS_OF_MEANING = """\
goblin:
  - {id: G1, title: {en: Boss}, cost: 1, suit: cave, text: Draw a card.}
  - {id: G2, title: {en: Sneak}, cost: 2, suit: forest, text: Steal a card.}
  - {id: G3, title: {en: Cook}, cost: 3, suit: cave, text: Eat a card.}
  - {id: G4, title: {en: Scout}, cost: 4, suit: forest, text: See a card.}
"""
FAULTS_OF_MEANING: dict[str, str] = yaml.safe_load((Path(__file__).parent / "meaning.yaml").read_text(encoding="utf-8"))


def found_in_of_meaning(folder: Path, kit: str) -> list[Issue]:
    for name, text in {"set.yaml": SET, "kit.yaml": kit, "cards.yaml": CARDS_OF_MEANING}.items():
        (folder / name).write_text(text, encoding="utf-8")
    try:
        return everything_wrong(open_set(str(folder)))
    except ContentError as fault:
        return fault.issues


def is_told(folder: Path, text: str) -> bool:
    kit = text if text.startswith("kinds") else KINDS + text
    issues = found_in_of_meaning(folder, kit)
    grave = {line for issue in issues if issue.severity is not Severity.ADVICE for line in _lines_of(issue)}
    every = {line for issue in issues for line in _lines_of(issue)}
    lines = enumerate(kit.splitlines(), 1)
    return any((GRAVE in line and number in grave) or (ODD in line and number in every) for number, line in lines)


def _lines_of(issue: Issue) -> Iterator[int]:
    """The lines of ``kit.yaml`` that a finding names: its own, and those that bring it about with a card."""
    return (span.line for span in (issue.span, *issue.together) if "kit.yaml" in span.file)


def test_all_but_one_are_told_at_their_line(tmp_path: Path) -> None:
    missed = []
    for number, (name, text) in enumerate(FAULTS_OF_MEANING.items()):
        (folder := tmp_path / str(number)).mkdir()
        missed += [] if is_told(folder, text) else [name]
    assert missed == ["a value that no card has"]  # of four cards nobody expects that they have each of three values


def test_the_kit_that_is_spoilt_is_sound(tmp_path: Path) -> None:
    assert found_in_of_meaning(tmp_path, KINDS) == []
