"""Planted faults of whole sets: counts, rules, texts, and what only shows on paper, each at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import (
    CARDS,
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
from validator.issue import Severity

TWIN = CARDS.partition("\n")[2].replace("X1", "X2").replace("Far Beacon", "Near Beacon")
NO_WORMHOLES = "".join(f"  E{number}: {{left: 1, right: 1}}\n" for number in (39, 40, 41, 42))

COUNTS = [
    Fault("a count of the parts list", manifest("parts:\n  - {kind: empire, count: 40, print: card}\n"),
          "count-mismatch", "fleet/set.yaml:5:27", "promises 40 of 'empire', the set holds 42"),
    Fault("a kind counted twice", manifest("parts:\n" + 2 * "  - {kind: raid, count: 5, print: card}\n"),
          "duplicate-part", "fleet/set.yaml:6:5"),
    Fault("a part not printed and not explained", manifest("parts:\n  - {kind: dice, count: 2, print: none}\n"),
          "unexplained-part", "fleet/set.yaml:5:5", "'dice' is not printed"),
    Fault("a printed part that is no kind", manifest("parts:\n  - {kind: empiree, count: 2, print: card}\n"),
          "unknown-kind", "fleet/set.yaml:5:12", suggestion="'empire'"),
    Fault("the least above the most players", manifest("players: {from: 4, to: 2}\n"), "out-of-range",
          "fleet/set.yaml:4:10", "'from' is larger than 'to'"),
    Fault("players the game is not for", manifest("players: {from: 1, to: 4}\n"), "wrong-players",
          "fleet/set.yaml:4:10", found="1 to 4", accepted="2 to 4"),
    Fault("too few homeworlds", manifest("remove: [H1]\nplayers: {from: 2, to: 4}\n"), "too-few-homeworlds",
          "fleet/set.yaml:5:10", "4 players need as many homeworlds; the set holds 3"),
    Fault("hands larger than the deck", manifest("players: {from: 2, to: 4}\nremove:\n"
          + "".join(f"  - E{number:02d}\n" for number in range(1, 36))), "too-few-cards", "fleet/set.yaml:4:10",
          "4 hands of 5 need 20 cards; the deck holds 15"),
    Fault("rounds for two players only", manifest("players: {from: 2, to: 4}\nrules: {rounds: {2: 6, 4: 6}}\n"),
          "missing-rounds", "fleet/set.yaml:5:17", "how many rounds 3 players play"),
]  # fmt: skip

CARDS_OF_THE_GAME = [
    Fault("a cost no hand can pay", card("cost: 1", "cost: 5"), "unpayable-cost", "fleet/cards.yaml:4:11",
          "X1 can never be paid", "5", "0 to 4"),
    Fault("a half no hand can pay", {"set.yaml": SET + "rules: {cost_per_half: true}\n",
          "cards.yaml": CARDS.replace("points: 2,", "points: 2, cost: 6,", 1)}, "unpayable-cost",
          "fleet/cards.yaml:7:57", found="6"),
    Fault("an attack no hand can pay", manifest("rules: {hand_size: 3}\nchange:\n  R1: {cost: 4}\n"),
          "unpayable-cost", "fleet/set.yaml:6:14", "R1 can never be paid"),
    Fault("a route no other card has", {"set.yaml": SET + "change:\n" + NO_WORMHOLES,
          "cards.yaml": CARDS.replace("right: 2", "right: 6")}, "unmatched-route", "fleet/cards.yaml:6:12",
          "X1: no other card has an edge that meets its right edge", "6", "1, 2, 3, 4, 5"),
    Fault("symbols of one kind out of reach", manifest("change:\n  H1: {mission: {count: 12}}\n"),
          "unreachable-mission", "fleet/set.yaml:5:17", "a row of 6 cards holds at most"),
    Fault("more abilities of each timing than cards", manifest("change:\n  H2: {mission: {count: 3}}\n"),
          "unreachable-mission", "fleet/set.yaml:5:17", "a row has 6 cards"),
    Fault("more seams than cards", manifest("rules: {rounds: {2: 3, 3: 3, 4: 3}}\n"), "unreachable-mission",
          "fleet/set.yaml:4:21", "H3: the mission can never be met: a row of 3 cards has 2 seams"),
    Fault("busier seams than edges", manifest("rules: {wormhole_routes: 5}\nchange:\n  H3: {mission: {routes: 6}}\n"),
          "unreachable-mission", "fleet/set.yaml:6:17", "too few edges have 6 routes or more"),
    Fault("more cards lost than handed over", card("cards: 3", "cards: 1, discard: 2"), "out-of-range",
          "fleet/cards.yaml:8:18", "'loss' discards 2 of 1 cards", accepted="1 to 1"),
    Fault("two cards of one title", card("Far Beacon", "The Iron Toll"), "twin-title", "fleet/cards.yaml:3:17",
          "X1 has the same en title as E01"),
    Fault("a worse card of the same kind", {"set.yaml": SET, "cards.yaml": CARDS + TWIN.replace("cost: 1", "cost: 2")},
          "dominated-card", "fleet/cards.yaml:9:5", "X2 is never better than X1"),
    Fault("a half's cost that nobody reads", card("points: 2,", "points: 2, cost: 1,"), "idle-field",
          "fleet/cards.yaml:7:57", "cost_per_half (T3) is off"),
    Fault("an ability without ambassadors", manifest("remove: [A1, A2, A3]\n"), "idle-ability",
          "fleet/set.yaml:4:10", "'ambassadors' can never do anything"),
    Fault("a card that doubles without wormholes", {"set.yaml": SET + "change:\n" + NO_WORMHOLES,
          "cards.yaml": CARDS.replace("{do: look, cards: 1}", "{do: double}")}, "idle-ability",
          "fleet/cards.yaml:7:18", "no card has a wormhole edge"),
]  # fmt: skip

WARNINGS = {"twin-title", "dominated-card", "idle-field", "idle-ability"}

TEXTS = [
    Fault("a language without a file", {"set.yaml": SET.replace("[en]", "[en, fr]")}, "missing-language",
          "fleet/set.yaml:3:17", "there is no text/fr.ftl"),
    Fault("a set without a title in a language", {"set.yaml": SET.replace("[en]", "[en, fr]")}, "missing-translation",
          "fleet/set.yaml:2:8", "the set has no title in fr"),
    Fault("a card without a title", {"set.yaml": SET.replace("[en]", "[en, zh-Hant]"), "cards.yaml": CARDS},
          "missing-translation", "fleet/cards.yaml:3:12", "X1 has no title in zh-Hant",
          accepted="a title in the entry, or title-X1 in text/zh-Hant.ftl"),
    Fault("a language named twice", {"set.yaml": SET.replace("[en]", "[en, en]")}, "duplicate-language",
          "fleet/set.yaml:3:17"),
    Fault("a word that a language does not know", {"set.yaml": SET.replace("[en]", "[en, fr]"), "cards.yaml": CARDS,
          "text/fr.ftl": "a = b\n"}, "missing-text", "fleet/set.yaml:3:17", "fr has no text 'ability-loss'"),
    Fault("a line that is no message", text_file("label-cost = Cost\n\nlabel-points { $x }\n"), "text-syntax",
          "fleet/text/en.ftl:3:14", 'Expected token: "="'),
    Fault("a message without an end", text_file("# ours\nlabel-cost = { $x\n"), "text-syntax", "fleet/text/en.ftl"),
    Fault("a message that asks for too much", {**card("do: look", "do: look"),
          "text/en.ftl": "ability-loss = Lose { $kards }\n"}, "missing-text", "fleet/text/en.ftl",
          "en text 'ability-loss': Unknown external: kards"),
    Fault("a text in another encoding", text_file(b"a = b\nc = \xff\n"), "not-utf8", "fleet/text/en.ftl:2"),
    Fault("a text nested without end", text_file("a =\n " + "{" * 5000 + '"x"' + "}" * 5000 + "\n"),
          "too-much-content", "fleet/text/en.ftl:2"),
]  # fmt: skip

FAULTS = [*COUNTS, *CARDS_OF_THE_GAME, *TEXTS]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("fault", CARDS_OF_THE_GAME, ids=lambda fault: fault.name)
def test_only_what_cannot_be_played_is_an_error(fault: Fault, tmp_path: Path) -> None:
    issues = [issue for issue in issues_of(written(tmp_path, fault.files)) if issue.code == fault.code]
    wanted = Severity.WARNING if fault.code in WARNINGS else Severity.ERROR
    assert {issue.severity for issue in issues} == {wanted}


def test_a_kind_that_the_parts_list_leaves_out_is_found(tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "set.yaml", "  - {kind: raid, count: 5, print: card}\n", "")
    expect(Fault("", {}, "unlisted-part", "fleet/set.yaml:13:3", "does not name 'raid'"), issues_of(place))


def test_a_civilisation_that_no_card_shows_is_found(tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "cards.yaml", "# The 54", "# All 54")
    cards = (place.folder / "cards.yaml").read_text(encoding="utf-8").replace("culture", "trade")
    (place.folder / "cards.yaml").write_text(cards, encoding="utf-8")
    issues = issues_of(place)
    expect(Fault("", {}, "missing-civilisation", "fleet/set.yaml:2:1", "'culture'"), issues)
    expect(Fault("", {}, "unreachable-mission", "fleet/cards.yaml", "the set has 4 civilisations"), issues)


def test_a_timing_that_no_ability_has_is_found(tmp_path: Path) -> None:
    cards = "empire:\n" + "".join(
        f"  - {{id: X{n}, title: {{en: Beacon {n}}}, cost: 1, left: 1, right: 1,"
        " a: {ability: {do: look}, points: 1, symbols: [trade]},"
        " b: {ability: {do: look}, points: 1, symbols: [trade]}}\n"
        for n in range(20)
    )
    removed = ", ".join(f"E{number:02d}" for number in range(1, 43))
    place = written(tmp_path, {"set.yaml": SET + f"remove: [{removed}]\n", "cards.yaml": cards})
    says = "H2: the mission can never be met: no ability of the set is of the class end, once"
    expect(Fault("", {}, "unreachable-mission", "fleet/cards.yaml", says), issues_of(place))


ON_PAPER = [
    Fault("a title too long for its box", card("Far Beacon", "Far " * 40), "text-overflow", "fleet/cards.yaml:2:5",
          "X1: en:"),
    Fault("a character that no font has", card("Far Beacon", "Far \u0800"), "missing-glyph", "fleet/cards.yaml:2:5",
          "'\u0800'"),
    Fault("a drawing that cannot be read", {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0 K", fill: ink}\n'},
          "icon-path", "fleet/icons.yaml:2:9", "icon look"),
    Fault("a misspelt field of a drawing", {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0", fil: ink}\n'},
          "unknown-field", "fleet/icons.yaml:2:18", suggestion="'fill'"),
    Fault("a layout of nothing", {"set.yaml": SET, "layout.yaml": "faces: {}\n"}, "missing-field",
          "fleet/layout.yaml:1:1", "the file lacks the field 'themes'"),
    Fault("an empty layout", {"set.yaml": SET, "layout.yaml": ""}, "empty-file", "fleet/layout.yaml:1:1"),
    Fault("a name of a kind that asks for too much", text_file("kind-empire = { $x }\n"), "missing-text",
          "fleet/set.yaml:3:13", "en text 'kind-empire'"),
]  # fmt: skip


@pytest.mark.parametrize("fault", ON_PAPER, ids=lambda fault: fault.name)
def test_a_fault_that_shows_on_paper_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, drawn_issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize(("old", "new", "code", "says"), [
    ("{part: title,", "{part: titel,", "unknown-word", "part"),
    ("role: title, size: 4, least: 2.6", "rloe: title, size: 4, least: 2.6", "unknown-field", "'rloe'"),
    ("corner: 3}", "corner: 99}", "out-of-range", "card › corner is too large"),
])  # fmt: skip
def test_a_fault_of_form_in_a_layout_is_found_at_its_line(
    old: str, new: str, code: str, says: str, tmp_path: Path
) -> None:
    place, line = copied(tmp_path / "fleet", "layout.yaml", old, new)
    expect(Fault("", {}, code, f"fleet/layout.yaml:{line}", says), drawn_issues_of(place))


@pytest.mark.parametrize(("old", "new", "says"), [
    ("fill: field}", "fill: feild}", "no colour 'feild'"),
    ("from: cost", "from: csot", "no field 'csot'"),
    ("use: centre-title", "use: centre-titel", "no parts named 'centre-titel'"),
])  # fmt: skip
def test_a_name_that_a_layout_does_not_have_is_found_at_its_face(old: str, new: str, says: str, tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "layout.yaml", old, new)
    (place.folder / "set.yaml").write_text(
        (place.folder / "set.yaml").read_text(encoding="utf-8").replace("[en, zh-Hant, zh-Hans]", "[en]")
    )
    expect(Fault("", {}, "layout", "fleet/layout.yaml", says), drawn_issues_of(place))
