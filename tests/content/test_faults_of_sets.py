"""Planted faults of whole sets: counts, rules, texts, and what only shows on paper, each at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import (
    CARDS,
    EMPIRES,
    SET,
    Fault,
    card,
    copied,
    drawn_issues_of,
    expect,
    issues_of,
    manifest,
    text_file,
    written,
)
from validator.play.lookup import open_set

FRENCH_TITLES = (EMPIRES / "text" / "en.ftl").read_text(encoding="utf-8") + "".join(
    f"\ntitle-{piece.id} = {piece.id}\n" for _, piece in open_set("empires").every_piece()
)

COUNTS = [
    Fault(
        "a count of the parts list",
        manifest("parts:\n  - {kind: empire, count: 40, print: card}\n"),
        "count-mismatch",
        "fleet/set.yaml:5:27",
        "promises 40 of 'empire', the set holds 42",
    ),
    Fault(
        "a kind counted twice",
        manifest("parts:\n" + 2 * "  - {kind: raid, count: 5, print: card}\n"),
        "duplicate-part",
        "fleet/set.yaml:6:5",
    ),
    Fault(
        "a part not printed and not explained",
        manifest("parts:\n  - {kind: dice, count: 2, print: none}\n"),
        "unexplained-part",
        "fleet/set.yaml:5:5",
        "'dice' is not printed",
    ),
    Fault(
        "a printed part that is no kind",
        manifest("parts:\n  - {kind: empiree, count: 2, print: card}\n"),
        "unknown-kind",
        "fleet/set.yaml:5:12",
        suggestion="'empire'",
    ),
    Fault(
        "the least above the most players",
        manifest("players: {from: 4, to: 2}\n"),
        "out-of-range",
        "fleet/set.yaml:4:10",
        "'from' is larger than 'to'",
    ),
    Fault(
        "players the game is not for",
        manifest("players: {from: 1, to: 4}\n"),
        "wrong-players",
        "fleet/set.yaml:4:10",
        found="1 to 4",
        accepted="2 to 4",
    ),
    Fault(
        "too few homeworlds",
        manifest("remove: [H1]\nplayers: {from: 2, to: 4}\n"),
        "too-few-homeworlds",
        "fleet/set.yaml:5:10",
        "4 players need as many homeworlds; the set holds 3",
    ),
    Fault(
        "hands larger than the deck",
        manifest("players: {from: 2, to: 4}\nremove:\n" + "".join(f"  - E{number:02d}\n" for number in range(1, 36))),
        "too-few-cards",
        "fleet/set.yaml:4:10",
        "4 hands of 5 need 20 cards; the deck holds 15",
    ),
]

TEXTS = [
    Fault(
        "two cards of one title",
        card("Far Beacon", "The Iron Toll"),
        "twin-title",
        "fleet/cards.yaml:3:17",
        "X1 has the same en title as E01",
    ),
    Fault(
        "a language without a file",
        {"set.yaml": SET.replace("[en]", "[en, fr]")},
        "missing-language",
        "fleet/set.yaml:3:17",
        "there is no text/fr.ftl",
    ),
    Fault(
        "a set without a title in a language",
        {"set.yaml": SET.replace("[en]", "[en, fr]")} | {"text/fr.ftl": FRENCH_TITLES},
        "missing-translation",
        "fleet/set.yaml:2:8",
        "the set has no title in fr",
    ),
    Fault(
        "a card without a title",
        {"set.yaml": SET.replace("[en]", "[en, zh-Hant]"), "cards.yaml": CARDS},
        "missing-translation",
        "fleet/cards.yaml:3:12",
        "X1 has no title in zh-Hant",
        accepted="a title in the entry, or title-X1 in text/zh-Hant.ftl",
    ),
    Fault(
        "a language named twice",
        {"set.yaml": SET.replace("[en]", "[en, en]")},
        "duplicate-language",
        "fleet/set.yaml:3:17",
    ),
    Fault(
        "a word that a language does not know",
        {"set.yaml": SET.replace("[en]", "[en, fr]"), "cards.yaml": CARDS, "text/fr.ftl": "a = b\n"},
        "missing-text",
        "fleet/text/fr.ftl:1:1",
        "19 sentences are not given in fr:",
    ),
    Fault(
        "a line that is no message",
        text_file("label-cost = Cost\n\nlabel-points { $x }\n"),
        "text-syntax",
        "fleet/text/en.ftl:3:14",
        'Expected token: "="',
    ),
    Fault("a message without an end", text_file("# ours\nlabel-cost = { $x\n"), "text-syntax", "fleet/text/en.ftl"),
    Fault(
        "a message that asks for too much",
        {**card("do: look", "do: look"), "text/en.ftl": "# ours\nability-loss = Lose { $kards }\n"},
        "missing-text",
        "fleet/text/en.ftl:2:1",
        "en text 'ability-loss': Unknown external: kards",
    ),
    Fault("a text in another encoding", text_file(b"a = b\nc = \xff\n"), "not-utf8", "fleet/text/en.ftl:2"),
    Fault(
        "a text nested without end",
        text_file("a =\n " + "{" * 5000 + '"x"' + "}" * 5000 + "\n"),
        "too-much-content",
        "fleet/text/en.ftl:2",
    ),
]

FAULTS = [*COUNTS, *TEXTS]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


def test_a_kind_that_the_parts_list_leaves_out_is_found(tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "set.yaml", "  - {kind: raid, count: 5, print: card}\n", "")
    expect(Fault("", {}, "unlisted-part", "fleet/set.yaml:13:3", "does not name 'raid'"), issues_of(place))


ON_PAPER = [
    Fault(
        "a title too long for its box",
        card("Far Beacon", "Far " * 40),
        "text-overflow",
        "fleet/cards.yaml:3:17",
        "X1: en:",
    ),
    Fault(
        "a character that no font has",
        card("Far Beacon", "Far \u0800"),
        "missing-glyph",
        "fleet/cards.yaml:3:21",
        "'\u0800'",
    ),
    Fault(
        "a drawing that cannot be read",
        {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0 K", fill: ink}\n'},
        "icon-path",
        "fleet/icons.yaml:2:9",
        "icon look",
    ),
    Fault(
        "a misspelt field of a drawing",
        {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0", fil: ink}\n'},
        "unknown-field",
        "fleet/icons.yaml:2:18",
        suggestion="'fill'",
    ),
    Fault(
        "a layout of nothing",
        {"set.yaml": SET, "layout.yaml": "faces: {}\n"},
        "missing-field",
        "fleet/layout.yaml:1:1",
        "the file lacks the fields 'themes', 'fronts' and 'backs'",
    ),
    Fault("an empty layout", {"set.yaml": SET, "layout.yaml": ""}, "empty-file", "fleet/layout.yaml:1:1"),
    Fault(
        "words of a margin that ask for too much",
        text_file("sheet-measure = { $x }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:19",
        "sheet-measure asks for $x",
    ),
]


@pytest.mark.parametrize("fault", ON_PAPER, ids=lambda fault: fault.name)
def test_a_fault_that_shows_on_paper_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, drawn_issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ("{part: title,", "{part: titel,", "unknown-word", "part"),
        ("role: title, size: 4, least: 2.6", "rloe: title, size: 4, least: 2.6", "unknown-field", "'rloe'"),
        ("corner: 3}", "corner: 99}", "out-of-range", "card › corner is too large"),
    ],
)
def test_a_fault_of_form_in_a_layout_is_found_at_its_line(
    old: str, new: str, code: str, says: str, tmp_path: Path
) -> None:
    place, line = copied(tmp_path / "fleet", "layout.yaml", old, new)
    expect(Fault("", {}, code, f"fleet/layout.yaml:{line}", says), drawn_issues_of(place))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("fill: field}", "fill: feild}", "no colour 'feild'"),
        ("from: cost", "from: csot", "no field 'csot'"),
        ("use: centre-title", "use: centre-titel", "no parts named 'centre-titel'"),
    ],
)
def test_a_name_that_a_layout_does_not_have_is_found_at_its_face(old: str, new: str, says: str, tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "layout.yaml", old, new)
    (place.folder / "set.yaml").write_text(
        (place.folder / "set.yaml").read_text(encoding="utf-8").replace("[en, zh-Hant, zh-Hans]", "[en]")
    )
    expect(Fault("", {}, "layout", "fleet/layout.yaml", says), drawn_issues_of(place))
