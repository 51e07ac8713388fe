"""Planted faults of ``kit.yaml``, each told at its own line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import KIT, Planted, found_in, where
from validator.base.issue import ContentError
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
