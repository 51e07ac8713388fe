"""One slip of a designer gives one finding: at its place, in plain words, with what is accepted and what was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.content.planted import (
    CARDS,
    EMPIRES,
    SET,
    Fault,
    Files,
    card,
    cards_yaml,
    drawn_issues_of,
    expect,
    issues_of,
    manifest,
    text_file,
    written,
)
from validator.base.speech.sentences import Text, text_in
from validator.content.explaining import explain
from validator.content.wording import THE_FILE

ALL_TITLES = "title: {en: Fleet, zh-Hant: 艦隊, zh-Hans: 舰队}"
MANY = "empire:\n" + "".join(
    CARDS.partition("\n")[2]
    .replace("X1", f"X{number}")
    .replace("Far", f"Far {number}")
    .replace("left: 1", f"left: {1 + number % 4}")
    .replace("right: 2", f"right: {1 + number // 4}")
    for number in range(1, 8)
)
LAYOUT = (EMPIRES / "layout.yaml").read_text(encoding="utf-8")


def of(game: str, more: str) -> Files:
    """A set of English titles that extends a built-in one, with more lines from line 4 on."""
    return {"set.yaml": f"extends: {game}\ntitle: {{en: Ours}}\nlanguages: [en]\n{more}"}


def layout(old: str, new: str) -> Files:
    """The custom set with a layout of its own that differs once from the built-in one."""
    assert old in LAYOUT
    return {"set.yaml": SET, "layout.yaml": LAYOUT.replace(old, new, 1)}


def icon(name: str, fill: str) -> Files:
    """The custom set with one icon of its own."""
    return {"set.yaml": SET, "icons.yaml": f'{name}:\n  - {{d: "M 0 0 L 9 9", fill: {fill}}}\n'}


def line_of(words: str) -> int:
    """The line of the layout that holds these words first."""
    return LAYOUT[: LAYOUT.index(words)].count("\n") + 1


YAML = [
    Fault("a tab before a field", card("    left", "\tleft"), "yaml-syntax", "fleet/cards.yaml:5:1", "a tab",
          "a tab", "spaces"),
    Fault("a tab after spaces", card("    left", "    \tleft"), "yaml-syntax", "fleet/cards.yaml:5:5", "a tab",
          "a tab", "spaces"),
    Fault("a tab under a field", manifest("rules:\n\thand_size: 4\n"), "yaml-syntax", "fleet/set.yaml:5:1", "a tab",
          "a tab", "spaces"),
    Fault("a tab at the start of a line", manifest("\trules: {}\n"), "yaml-syntax", "fleet/set.yaml:4:1", "a tab",
          "a tab", "spaces"),
    Fault("a tab before a list", manifest("remove:\n\t- E01\n"), "yaml-syntax", "fleet/set.yaml:5:1", "a tab",
          "a tab", "spaces"),
    Fault("no blank after a colon", card("cost: 1", "cost:1"), "yaml-syntax", "fleet/cards.yaml:4:5",
          "no field with its value", accepted="field: value, with a blank after ':'"),
    Fault("a colon in a title", card("{en: Far Beacon}", "\n      en: Far: Beacon"), "yaml-syntax",
          "fleet/cards.yaml:4:14", "a second colon"),
    Fault("a quote left open", card("Far Beacon", '"Far'), "yaml-syntax", "fleet/cards.yaml:3:17", "never closed"),
    Fault("a bracket left open", card("[trade]}", "[trade"), "yaml-syntax", "fleet/cards.yaml:8",
          "begins at line 7, column 60"),
    Fault("a brace too many", card("[trade]}", "[trade]}}"), "yaml-syntax", "fleet/cards.yaml:7:68", "too many"),
    Fault("a line too far left", card("    left", " left"), "yaml-syntax", "fleet/cards.yaml:5:2", "indentation"),
    Fault("a text that begins with @", card("Far Beacon", "@Far"), "yaml-syntax", "fleet/cards.yaml:3:17",
          accepted="the text in quotes"),
]  # fmt: skip

TITLES = [
    Fault("a set's title as plain text", {"set.yaml": "extends: empires\ntitle: My Set\nlanguages: [en]\n"},
          "wrong-type", "fleet/set.yaml:2:8", "title", "'My Set'",
          "a text for each language, such as {en: My Set}"),
    Fault("a plain title with a colon", {"set.yaml": 'extends: empires\ntitle: "My: Set"\nlanguages: [en]\n'},
          "wrong-type", "fleet/set.yaml:2:8", accepted='a text for each language, such as {en: "My: Set"}'),
    Fault("a card's title as plain text", card("{en: Far Beacon}", "Far Beacon"), "wrong-type", "fleet/cards.yaml:3:12",
          "X1 › title", accepted="a text for each language, such as {en: Far Beacon}"),
    Fault("a flavour as plain text", card("cost: 1", "cost: 1\n    flavour: Calm"), "wrong-type",
          "fleet/cards.yaml:5:14", accepted="a text for each language, such as {en: Calm}"),
    Fault("a title that is a number", card("Far Beacon", "2038"), "wrong-type", "fleet/cards.yaml:3:17",
          suggestion='"2038"'),
    Fault("a comma in a title", card("Far Beacon", "Far, Beacon"), "unknown-field", "fleet/cards.yaml:3:22",
          accepted="a language code such as en; a text with a comma in it stands in quotes"),
    Fault("a comma before a short word", card("Far Beacon", "Far, so"), "wrong-type", "fleet/cards.yaml:3:24",
          accepted="text of 1 to 400 in one line; a text with a comma in it stands in quotes"),
    Fault("a language spelled out", card("en: Far", "English: Far"), "unknown-field", "fleet/cards.yaml:3:13",
          "X1 › title has no field 'English'", accepted="a language code such as en"),
]  # fmt: skip

FIELDS = [
    Fault("a misspelt field is not missing too", card("cost: 1", "csot: 1"), "unknown-field", "fleet/cards.yaml:4:5",
          suggestion="'cost'"),
    Fault("a misspelt field inside a half", card("points", "ponts"), "unknown-field", "fleet/cards.yaml:7:40",
          suggestion="'points'"),
    Fault("the word of an effect under a misspelt name", card("do: look", "doo: look"), "unknown-field",
          "fleet/cards.yaml:7:19", suggestion="'do'"),
    Fault("a field one level too far out", card("points: 2, symbols: [trade]}", "points: 2}\n    symbols: [trade]"),
          "unknown-field", "fleet/cards.yaml:8:5", "it belongs to X1 › a"),
    Fault("several fields missing", cards_yaml("empire:\n  - id: X1\n    title: {en: Far}\n    left: 1\n"),
          "missing-field", "fleet/cards.yaml:2:5", "lacks the fields 'cost', 'right', 'a' and 'b'"),
    Fault("a misspelt word with misspelt fields", card("do: look, cards", "do: lok, card"), "unknown-word",
          "fleet/cards.yaml:7:23", suggestion="'look'"),
    Fault("a list as a field's name", card("cost: 1", "? [a, b]\n    : 1"), "wrong-type", "fleet/cards.yaml:4:7"),
    Fault("a misspelt field of a change", manifest("change: {E01: {costs: 2}}\n"), "unknown-field",
          "fleet/set.yaml:4:16", "E01 has no field 'costs'", suggestion="'cost'"),
    Fault("a misspelt field inside a change", manifest("change: {E01: {a: {pionts: 2}}}\n"), "unknown-field",
          "fleet/set.yaml:4:20", "E01 › a has no field 'pionts'", suggestion="'points'"),
    Fault("a switch outside of rules", manifest("hand_size: 6\n"), "unknown-field", "fleet/set.yaml:4:1",
          "it belongs to rules"),
    Fault("a misspelt field of set.yaml", manifest("langauges: [en]\n"), "unknown-field", "fleet/set.yaml:4:1",
          suggestion="'languages'"),
]  # fmt: skip

DIFFERENCES = [
    Fault("a change of what is removed", manifest("remove: [E01]\nchange: {E01: {cost: 2}}\n"), "unknown-id",
          "fleet/set.yaml:5:10", "removed at fleet/set.yaml:4:10"),
    Fault("a change of the set's own card", {"set.yaml": SET + "change: {X1: {cost: 2}}\n", "cards.yaml": CARDS},
          "unknown-id", "fleet/set.yaml:4:10", "an entry of this set itself"),
    Fault("a removal of the set's own card", {"set.yaml": SET + "remove: [X1]\n", "cards.yaml": CARDS}, "unknown-id",
          "fleet/set.yaml:4:10", "an entry of this set itself"),
    Fault("a change of a card whose file cannot be read", {"set.yaml": "extends: inner\nchange: {X1: {cost: 2}}\n",
          "inner/set.yaml": SET, "inner/cards.yaml": CARDS.replace("[trade]", "[trade")}, "yaml-syntax",
          "fleet/inner/cards.yaml:7"),
    Fault("a change under the name of a kind", manifest("change: {empire: {E01: {cost: 2}}}\n"), "unknown-id",
          "fleet/set.yaml:4:10", "by their ids alone"),
    Fault("the game of another set", manifest("game: roll\n"), "unknown-game", "fleet/set.yaml:4:7",
          "extends one of another game", "'roll'", "empires"),
    Fault("a card without its kind", cards_yaml("X1:\n  cost: 2\n"), "wrong-type", "fleet/cards.yaml:2:3",
          "under the name of their kind"),
    Fault("a file with another ending", {"set.yaml": SET, "cards.yml": CARDS}, "unread-file", "fleet/cards.yml:1:1",
          suggestion="'cards.yaml'"),
    Fault("a duplicate id", card("X1", "E01"), "duplicate-id", "fleet/cards.yaml:2:5"),
    Fault("a misspelt kind", card("empire:", "empires:"), "unknown-kind", "fleet/cards.yaml:1:1",
          suggestion="'empire'"),
]  # fmt: skip

PARTS = [
    Fault(
        "a misspelt kind",
        manifest("parts: [{kind: empiree, count: 42, print: card}]\n"),
        "unknown-kind",
        "fleet/set.yaml:4:16",
        suggestion="'empire'",
    ),
    Fault(
        "misspelt pages",
        manifest("parts: [{kind: ruls, count: 1, print: pages}]\n"),
        "unknown-kind",
        "fleet/set.yaml:4:16",
        accepted="rules",
        suggestion="'rules'",
    ),
    Fault(
        "cards as pages",
        manifest("parts: [{kind: raid, count: 5, print: pages}]\n"),
        "wrong-printing",
        "fleet/set.yaml:4:39",
        "'raid'",
        "'pages'",
    ),
    Fault(
        "a count that nobody prints",
        manifest("parts: [{kind: raid, count: 4, print: none, why: {en: Ours.}}]\n"),
        "count-mismatch",
        "fleet/set.yaml:4:29",
        "promises 4 of 'raid', the set holds 5",
        "4",
        "5",
    ),
    Fault(
        "a kind counted in two lines",
        manifest("parts: [{kind: raid, count: 3, print: card}, {kind: raid, count: 2, print: card}]\n"),
        "duplicate-part",
        "fleet/set.yaml:4:46",
    ),
    Fault(
        "a count that a removal outdates",
        manifest("parts: [{kind: empire, count: 42, print: card}]\nremove: [E01]\n"),
        "count-mismatch",
        "fleet/set.yaml:4:31",
        "promises 42 of 'empire', the set holds 41",
    ),
]

LANGUAGES = [
    Fault(
        "titles of seven cards in English alone",
        {"set.yaml": f"extends: empires\n{ALL_TITLES}\n", "cards.yaml": MANY},
        "missing-translation",
        "fleet/set.yaml:1:10",
        "7 titles are not given in zh-Hant and zh-Hans, languages of the set it extends: X1, X2, X3 and 4 more",
        accepted="titles in zh-Hant and zh-Hans, or languages: [en] in set.yaml",
    ),
    Fault(
        "two titles, and none of the set's own in a language",
        {"set.yaml": "extends: empires\ntitle: {en: Ours}\n", "cards.yaml": MANY[: MANY.index("  - id: X3")]},
        "missing-translation",
        "fleet/set.yaml:1:10",
        "X1 and X2",
    ),
    Fault(
        "a title that one card lacks",
        {"set.yaml": f"extends: empires\n{ALL_TITLES}\n", "cards.yaml": CARDS},
        "missing-translation",
        "fleet/cards.yaml:3:12",
        "X1 has no title in zh-Hant and zh-Hans",
    ),
    Fault(
        "a card without any title",
        {
            "set.yaml": f"extends: empires\n{ALL_TITLES}\n",
            "cards.yaml": CARDS.replace("    title: {en: Far Beacon}\n", ""),
        },
        "missing-translation",
        "fleet/cards.yaml:2:5",
        "X1 has no title in en, zh-Hant and zh-Hans",
    ),
    Fault(
        "a language without a file",
        {"set.yaml": SET.replace("[en]", "[en, fr]")},
        "missing-language",
        "fleet/set.yaml:3:17",
        "there is no text/fr.ftl",
    ),
    Fault(
        "a language in small letters",
        {"set.yaml": SET.replace("[en]", "[en, zh-hant]")},
        "missing-language",
        "fleet/set.yaml:3:17",
        suggestion="'zh-Hant'",
    ),
    Fault(
        "a text that cannot be read",
        text_file("# ours\nability-loss  Lose.\n"),
        "text-syntax",
        "fleet/text/en.ftl:2:15",
    ),
    Fault(
        "a text that asks for too much",
        text_file("\nability-loss = { $kards }\n"),
        "missing-text",
        "fleet/text/en.ftl:2:1",
        "kards",
    ),
]

SUPPLIES = [
    Fault(
        "a misspelt picture of a token",
        of("trucker", "change: {battery: {icon: batery}}\n"),
        "unknown-word",
        "fleet/set.yaml:4:26",
        "battery › icon",
        "'batery'",
        suggestion="'battery'",
    ),
    Fault(
        "a misspelt colour of a token",
        of("trucker", "change: {goods-green: {colour: gren}}\n"),
        "unknown-word",
        "fleet/set.yaml:4:32",
        "goods-green › colour",
        "'gren'",
        suggestion="'green'",
    ),
]

DRAWN = [
    Fault("a misspelt colour of an icon", icon("look", "inkk"),
          "unknown-word", "fleet/icons.yaml:2:30", found="'inkk'", suggestion="'ink'"),
    Fault("a misspelt icon in a file of icons", icon("lok", "ink"),
          "idle-icon", "fleet/icons.yaml:1:1", found="'lok'", suggestion="'look'"),
    Fault("a misspelt colour of a layout", layout("fill: field}", "fill: feild}"), "layout",
          f"fleet/layout.yaml:{line_of('fill: field}')}", "no colour 'feild'", "'feild'", suggestion="'field'"),
    Fault("a misspelt icon of a layout", layout("icon: military", "icon: militery"), "layout",
          f"fleet/layout.yaml:{line_of('icon: military')}", "no icon", "'militery'", suggestion="'military'"),
    Fault("a misspelt shape", layout("shape: shield", "shape: sheild"), "layout",
          f"fleet/layout.yaml:{line_of('shape: shield')}", "no shape", "'sheild'", suggestion="'shield'"),
    Fault("a misspelt list of parts", layout("use: centre-title", "use: centre-titel"), "layout",
          f"fleet/layout.yaml:{line_of('use: centre-title')}", "no parts", suggestion="'centre-title'"),
    Fault("a misspelt field of a layout", layout("from: cost", "from: csot"), "layout",
          f"fleet/layout.yaml:{line_of('from: cost')}", "no field 'csot'", suggestion="'cost'"),
    Fault("a text that cannot be read, on paper", text_file("# ours\nkind-empire  Card\n"), "text-syntax",
          "fleet/text/en.ftl:2:14"),
    Fault("a text of the pages that asks for too much", text_file("kind-empire = { $x }\n"), "unknown-value",
          "fleet/text/en.ftl:1:17", "kind-empire asks for $x"),
    Fault("a text of the pages with a misspelt term", text_file("-deck = deck\nkind-empire = { -dekc }\n"),
          "unknown-text", "fleet/text/en.ftl:2:17", "kind-empire refers to -dekc", suggestion="'-deck'"),
]  # fmt: skip

FORM = [*YAML, *TITLES, *FIELDS, *DIFFERENCES, *PARTS, *LANGUAGES, *SUPPLIES]


@pytest.mark.parametrize("fault", FORM, ids=lambda fault: fault.name)
def test_a_slip_is_told_once_and_at_its_place(fault: Fault, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, fault.files))
    assert len(issues) == 1, "\n".join(map(str, issues))
    expect(fault, issues)


@pytest.mark.parametrize("fault", DRAWN, ids=lambda fault: fault.name)
def test_a_slip_that_shows_on_paper_is_told_once_and_at_its_place(fault: Fault, tmp_path: Path) -> None:
    issues = drawn_issues_of(written(tmp_path, fault.files))
    assert len(issues) == 1, "\n".join(map(str, issues))
    expect(fault, issues)


NO_SLIPS = [
    ("a title in the languages that are listed", {"set.yaml": SET, "cards.yaml": MANY}),
    ("a text in a language that is not listed", {"set.yaml": SET, "text/fr.ftl": b"a = \xff\n"}),
    ("a card more than the parts list of the base counts", {"set.yaml": SET, "cards.yaml": CARDS}),
    ("no parts of its own", manifest("parts: []\n")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "files"), NO_SLIPS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_no_slip_is_not_told(name: str, files: Files, tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, files)) == []


NO_HELP = "remove: [timer, rules-card, advertisement]\n"


def emptied(files: Files, folder: Path) -> list[str]:
    return [str(issue.span) for issue in issues_of(written(folder, files)) if issue.code == "empty-part"]


def test_a_line_of_the_base_of_which_nothing_is_left_is_found_at_the_removal(tmp_path: Path) -> None:
    assert emptied(of("trucker", NO_HELP), tmp_path) == ["fleet/set.yaml:4:10"]


def test_a_line_that_says_that_nothing_is_left_is_no_slip(tmp_path: Path) -> None:
    parts = "parts: [{kind: help, count: 0, print: card}]\n"
    assert emptied(of("trucker", NO_HELP + parts), tmp_path) == []


CLOSED = {"type": "object", "properties": {}, "additionalProperties": False}
LISTED = {"type": "object", "properties": {"powers": {"type": "array", "items": CLOSED}}}


@pytest.mark.parametrize(
    ("name", "schema", "text", "said"),
    [
        (THE_FILE, CLOSED, "x: 1", "這個檔案 沒有欄位 'x'"),
        (THE_FILE, LISTED, "powers: [{x: 1}]", "powers › 第 1 項 沒有欄位 'x'"),
        ("X1", LISTED, "powers: [{x: 1}]", "X1 › powers › 第 1 項 沒有欄位 'x'"),
    ],
)
def test_where_a_slip_stands_is_said_in_the_language_of_the_reader(
    name: Text, schema: dict[str, Any], text: str, said: str
) -> None:
    (issue,) = explain(schema, yaml.safe_load(text), yaml.compose(text), name)
    assert text_in(issue.message, "zh-Hant") == said
