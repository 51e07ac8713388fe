"""What a kit's declared checks find, right at their bounds; those that nothing meets; numbers worked out of fields,
links and combinations.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import found_in
from tests.kits.spoiled import Spoiled, laid_out, told_of
from validator.base.issue import Severity
from validator.content.vocabulary import Piece
from validator.play.lookup import open_set

KIT = """\
kinds:
  goblin:
    fields:
      cost: {type: number, from: 0, to: 9}
      tribe: {type: one_of, values: [red, green]}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 3}
      partner: {type: card, kind: goblin, optional: true}
      friends: {type: list, of: {type: card, kind: goblin}, most: 3}
  cave:
    fields:
      tribe: {type: one_of, values: [red, green]}
checks:
  - {check: %s}
"""
CARDS = """\
goblin:
  - {id: G1, title: {en: Boss}, cost: 3, tribe: red, tags: [big], partner: G2, friends: [G2, G3]}
  - {id: G2, title: {en: Sneak}, count: 2, cost: 1, tribe: green, tags: [big, sly, sly], partner: G1, friends: [G1]}
  - {id: G3, title: {en: Crook}, cost: 1, tribe: green, partner: G2}
cave:
  - {id: C1, title: {en: Hole}, tribe: red}
"""


@pytest.mark.parametrize(
    ("check", "found"),
    [
        ("total, each: goblin, exactly: 4", []),
        ("total, each: goblin, exactly: 3", ["4"]),
        ("total, each: goblin, exactly: 5", ["4"]),
        ("total, exactly: 5", []),
        ("total, each: goblin, from: 4, to: 4", []),
        ("total, each: goblin, to: 3", ["4"]),
        ("total, each: goblin, from: 5", ["4"]),
        ("total, each: goblin, of: cost, exactly: 6", []),
        ("total, each: goblin, of: cost, from: 7", ["6"]),
        ("total, each: goblin, where: {tribe: green}, exactly: 3", []),
        ("total, each: goblin, where: {cost: {from: 1, to: 2}}, exactly: 3", []),
        ("total, each: goblin, where: {cost: {from: 2, to: 3}}, exactly: 1", []),
        ("total, each: goblin, where: {tags: big}, exactly: 3", []),
        ("total, each: goblin, where: {tags: [sly, big], tribe: [green]}, exactly: 2", []),
        ("curve, each: goblin, of: cost, copies: {1: 3, 3: {from: 1, to: 1}}", []),
        ("curve, each: goblin, of: cost, copies: {1: 2, 3: {from: 2}}", ["3", "1"]),
        ("curve, each: goblin, of: tags, copies: {big: 3, sly: 4}", []),
        ("spread, each: goblin, of: tribe, from: 1, to: 3", []),
        ("spread, each: goblin, of: tribe, from: 2", ["1"]),
        ("spread, each: goblin, of: tribe, to: 2", ["3"]),
        ("spread, each: goblin, of: tags, exactly: 3", ["2"]),
        ("combinations, each: goblin, of: [tribe, tags]", ["0"]),
        ("combinations, each: goblin, of: [tribe, tags], to: 1", ["2", "2"]),
        ("unique, each: goblin, of: [tribe]", ["None"]),
        ("unique, each: goblin, of: [cost, tags]", []),
        ("pairs, each: goblin, where: {tribe: green}, has: {tribe: green}, same: [cost]", []),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: red}, same: [cost]", ["none"]),
        ("pairs, each: goblin, where: {tribe: green}, has: {tribe: green}, same: [tags]", ["none", "none"]),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: green}", []),
        ("pairs, each: goblin, where: {tribe: red}, other: cave, same: [tribe]", []),
        ("pairs, each: goblin, where: {tribe: green}, other: cave, same: [tribe]", ["none", "none"]),
        ("pairs, each: goblin, where: {tribe: red}, other: cave, has: {tribe: green}, both: true", ["none"]),
        ("pairs, each: cave, other: goblin, same: [tribe]", []),
        ("pairs, each: cave, other: goblin, same: [tribe], both: true", ["none", "none"]),
        ("mutual, each: goblin, of: partner", ["None"]),
        ("mutual, each: goblin, where: {tribe: red}, of: partner", []),
        ("mutual, each: goblin, of: friends", ["None"]),
    ],
)
def test_a_check_holds_right_at_its_bound(tmp_path: Path, check: str, found: list[str]) -> None:
    issues = found_in(tmp_path, KIT % check, CARDS)
    assert [str(issue.found) for issue in issues] == found


def test_each_fault_of_a_curve_stands_at_its_number(tmp_path: Path) -> None:
    issues = found_in(tmp_path, KIT % "curve, each: goblin, of: cost, copies: {3: 1, 1: 4}", CARDS)
    assert [(issue.span.line, issue.span.column) for issue in issues] == [(13, 62)]


FIELDS = """\
kinds:
  goblin:
    fields:
      tribe: {type: one_of, values: [red, blue, green]}
      cost: {type: number, from: 3, to: 5}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 3}
      rank: {type: number, optional: true}
checks:
"""
CARDS_MET_BY_NOTHING = "goblin: [{id: G1, title: {en: Grim}, tribe: red, cost: 3, tags: [big]}]\n"


def told(folder: Path, *checks: str) -> list[tuple[str, int]]:
    """Code and check of each finding about checks; a set of one goblin meets few of them."""
    kit = FIELDS + "".join(f"  - {{check: {check}}}\n" for check in checks)
    return [
        (issue.code, issue.span.line - FIELDS.count("\n"))
        for issue in found_in(folder, kit, CARDS_MET_BY_NOTHING)
        if not issue.code.startswith("check-")
    ]


CLASHES = [
    ("total, each: goblin, exactly: 20", "total, each: goblin, from: 30"),
    ("total, each: goblin, to: 4", "total, each: goblin, from: 5"),
    ("total, each: goblin, exactly: 20", "total, each: goblin, where: {tribe: red}, from: 25"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, exactly: 7"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, exactly: 6"),
    ("total, each: goblin, exactly: 20", "curve, each: goblin, of: cost, copies: {3: 21}"),
    ("spread, each: goblin, of: tribe, from: 4", "total, each: goblin, where: {tribe: blue}, to: 3"),
    ("total, each: goblin, of: cost, exactly: 9", "total, each: goblin, of: cost, exactly: 10"),
    ("total, each: goblin, of: cost, to: 9", "total, each: goblin, where: {tribe: [red]}, of: cost, from: 10"),
]


@pytest.mark.parametrize("checks", CLASHES, ids=[one[1] for one in CLASHES])
def test_checks_that_contradict_each_other_are_told_at_the_later_one(checks: tuple[str, str], tmp_path: Path) -> None:
    assert told(tmp_path, *checks) == [("checks-clash", 2)]


FRIENDS = [
    ("total, each: goblin, exactly: 20", "total, each: goblin, from: 20"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, from: 6"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tags, exactly: 20"),
    ("total, each: goblin, exactly: 20", "total, each: goblin, where: {tribe: red}, to: 25"),
    ("total, each: goblin, where: {tribe: red}, exactly: 2", "total, each: goblin, where: {tribe: blue}, exactly: 3"),
    ("total, each: goblin, of: rank, to: 3", "total, each: goblin, where: {tribe: red}, of: rank, from: 4"),
    ("total, each: goblin, of: cost, exactly: 9", "total, each: goblin, exactly: 3"),
]


@pytest.mark.parametrize("checks", FRIENDS, ids=[one[1] for one in FRIENDS])
def test_checks_that_a_set_can_meet_together_are_not_told(checks: tuple[str, str], tmp_path: Path) -> None:
    assert told(tmp_path, *checks) == []


def test_a_wish_that_contradicts_a_check_is_a_warning(tmp_path: Path) -> None:
    total = "  - {check: total, each: goblin, "
    kit = f"{FIELDS}{total}exactly: 1}}\n{total}from: 3, severity: advice}}\n"
    (issue,) = (one for one in found_in(tmp_path, kit, CARDS_MET_BY_NOTHING) if one.code == "checks-clash")
    assert issue.severity is Severity.WARNING


@pytest.mark.parametrize(
    ("check", "code"),
    [
        ("combinations, each: goblin, of: [tribe, tribe]", "field-twice"),
        ("unique, each: goblin, of: [cost, tribe, cost]", "field-twice"),
        ("pairs, each: goblin, same: [cost, cost]", "field-twice"),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: blue}, same: [tribe]", "unmeetable-check"),
        ("total, each: goblin, of: cost, exactly: 2", "unmeetable-check"),
        ("total, each: goblin, of: cost, from: 1, to: 2", "unmeetable-check"),
    ],
)
def test_a_check_that_nothing_meets_is_told(check: str, code: str, tmp_path: Path) -> None:
    assert told(tmp_path, check) == [(code, 1)]


@pytest.mark.parametrize("number", [0, 3, 4, 6, 7, 10, 999])
def test_a_sum_that_some_pieces_come_to_is_not_told(number: int, tmp_path: Path) -> None:
    assert told(tmp_path, f"total, each: goblin, of: cost, exactly: {number}") == []


# Declared for nothing

WORDS = """\
kinds:
  goblin:
    fields:
      text: {type: text, rich: true}
      tribe: {type: one_of, values: [red, blue]}
      friend: {type: card, kind: goblin, optional: true}
keywords:
  swift: {en: It acts first.}
"""


def card(number: int, tribe: str, text: str = "x", friend: str = "") -> str:
    named = f", friend: {friend}" if friend else ""
    return f'  - {{id: G{number}, title: {{en: Grim {number}}}, tribe: {tribe}, text: "{text}"{named}}}\n'


@pytest.mark.parametrize(
    ("cards", "codes"),
    [
        (card(1, "red", "{swift}") + card(2, "blue"), []),
        (card(1, "red") + card(2, "blue"), ["unused-keyword"]),
        ("".join(card(number, "red", "{swift}") for number in range(1, 5)), ["unused-value"]),
        ("".join(card(number, "red", "{swift}") for number in range(1, 4)), []),
        (card(1, "red", "{swift}", "G1") + card(2, "blue"), ["names-itself"]),
    ],
)
def test_what_is_declared_for_nothing_is_told(cards: str, codes: list[str], tmp_path: Path) -> None:
    assert [issue.code for issue in found_in(tmp_path, WORDS, f"goblin:\n{cards}")] == codes


KIT_OF_SUMS = """\
kinds:
  goblin:
    fields:
      attack: {type: number, from: 0, to: 9}
      defence: {type: number, from: 0, to: 9, optional: true}
      big: {type: yes_no}
      tags: {type: list, of: {type: text}}
      weight: {type: number, decimals: 1, default: 0.5}
      master: {type: card, kind: goblin, optional: true}
      suit: {type: one_of, values: [cave, wood], default: cave}
      points: {type: number, derived: {sum: [attack, defence]}}
      more: {type: number, derived: {sum: [points, 1]}}
"""
CARDS_OF_SUMS = """\
goblin:
  - {id: G1, title: {en: Boss}, attack: 3, defence: 4, big: true, tags: [a, b], weight: 1.5}
  - {id: G2, title: {en: Sneak}, attack: 1, master: G1}
"""
SUM = "{sum: [attack, defence]}"


def pieces(folder: Path, derived: str = SUM, cards: str = CARDS_OF_SUMS, decimals: int = 0) -> dict[str, Piece]:
    more = f", decimals: {decimals}" if decimals else ""
    kit = KIT_OF_SUMS.replace(f"derived: {SUM}", f"derived: {derived}{more}")
    return open_set(laid_out(folder, {"kit.yaml": kit, "cards.yaml": cards}).as_posix()).by_id


@pytest.mark.parametrize(
    ("derived", "first", "second"),
    [
        ("{sum: [attack, defence]}", 7, 1),
        ("{sum: [attack, defence, 10]}", 17, 11),
        ("{difference: [attack, defence]}", -1, 1),
        ("{product: [attack, 2]}", 6, 2),
        ("{largest: [attack, defence]}", 4, 1),
        ("{smallest: [attack, 2]}", 2, 1),
        ("{sum: [big, tags]}", 3, 0),
        ("{sum: [attack], per: 3, plus: 1}", 10, 4),
        ("{each: master, of: attack}", 0, 3),
        ("{each: master, of: attack, per: 2, plus: 1}", 1, 7),
        ("{each: master}", 0, 1),
    ],
)
def test_a_number_is_worked_out(tmp_path: Path, derived: str, first: int, second: int) -> None:
    found = pieces(tmp_path, derived)
    assert (getattr(found["G1"], "points"), getattr(found["G2"], "points")) == (first, second)  # noqa: B009


def test_a_sum_may_be_summed(tmp_path: Path) -> None:
    assert getattr(pieces(tmp_path)["G1"], "more") == 8  # noqa: B009


def test_a_number_of_a_card_named_may_be_worked_out_itself(tmp_path: Path) -> None:
    kit = KIT_OF_SUMS.replace("derived: {sum: [points, 1]}", "derived: {each: master, of: points}")
    found = open_set(laid_out(tmp_path, {"kit.yaml": kit, "cards.yaml": CARDS_OF_SUMS}).as_posix()).by_id
    assert getattr(found["G2"], "more") == 7  # noqa: B009


def test_decimals_are_kept(tmp_path: Path) -> None:
    assert getattr(pieces(tmp_path, "{sum: [weight, weight]}", decimals=1)["G1"], "points") == 3.0  # noqa: B009


def spoilt(derived: str) -> dict[str, str | bytes]:
    return {"kit.yaml": KIT_OF_SUMS.replace(f"derived: {SUM}", f"derived: {derived}"), "cards.yaml": CARDS_OF_SUMS}


COMBINED = 'goblin:\n  - {id: "{suit}-{attack}", title: {en: Card}, combine: {suit: [cave, wood], attack: [1..3]}, '
FAULTS = [
    Spoiled("a sum of a text", spoilt("{sum: [attack, suit]}"), "wrong-type", "kit.yaml:11:54", "attack"),
    Spoiled("a sum of no field", spoilt("{sum: [atack]}"), "unknown-field", "kit.yaml:11:46", "'attack'"),
    Spoiled("two ways at once", spoilt("{sum: [attack], product: [attack]}"), "wrong-value", "kit.yaml:11:39", "sum"),
    Spoiled("no way at all", spoilt("{per: 2}"), "wrong-value", "kit.yaml:11:39", "each"),
    Spoiled("a sum of itself", spoilt("{sum: [points]}"), "derived-circle", "kit.yaml:11:39"),
    Spoiled("a sum with where", spoilt("{sum: [attack], where: {attack: 1}}"), "unknown-field", "kit.yaml:11:62"),
    Spoiled("a card's text", spoilt("{each: master, of: suit}"), "wrong-type", "kit.yaml:11:58", "attack"),
    Spoiled(
        "a card's number with where", spoilt("{each: master, of: attack, where: {big: true}}"), "unknown-field", ""
    ),
    Spoiled(
        "a sum beyond its range",
        {"kit.yaml": KIT_OF_SUMS.replace(f"derived: {SUM}", f"to: 5, derived: {SUM}"), "cards.yaml": CARDS_OF_SUMS},
        "out-of-range",
        "cards.yaml:2:5",
        "7",
    ),
    Spoiled(
        "an exception of no field",
        {"kit.yaml": KIT_OF_SUMS, "cards.yaml": f"{COMBINED}except: [{{siut: cave}}]}}\n"},
        "unknown-word",
        "cards.yaml:2:105",
        "suit",
    ),
    Spoiled(
        "an exception of no value",
        {"kit.yaml": KIT_OF_SUMS, "cards.yaml": f"{COMBINED}except: [{{suit: sea}}]}}\n"},
        "unknown-word",
        "cards.yaml:2:111",
        "cave, wood",
    ),
    Spoiled(
        "exceptions that are none",
        {"kit.yaml": KIT_OF_SUMS, "cards.yaml": f"{COMBINED}except: cave}}\n"},
        "wrong-type",
        "cards.yaml:2:103",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert any(fault.says in str(issue) for issue in told), found


@pytest.mark.parametrize(
    ("exceptions", "left"),
    [
        ("[{suit: cave, attack: 1}]", ["cave-2", "cave-3", "wood-1", "wood-2", "wood-3"]),
        ("[{suit: cave, attack: [1..2]}]", ["cave-3", "wood-1", "wood-2", "wood-3"]),
        ("{suit: wood}", ["cave-1", "cave-2", "cave-3"]),
        ("[{attack: 1}, {attack: 3}]", ["cave-2", "wood-2"]),
    ],
)
def test_what_is_excepted_is_not_combined(tmp_path: Path, exceptions: str, left: list[str]) -> None:
    assert list(pieces(tmp_path, cards=f"{COMBINED}except: {exceptions}}}\n")) == left


def test_titles_name_combined_values_as_cards_call_them_in_each_language(tmp_path: Path) -> None:
    names = "suit: {type: one_of, values: [cave, wood], names: {cave: {en: Deep cave, zh-Hant: 洞穴}}"
    files = {
        "set.yaml": "game: kit\ntitle: {en: A, zh-Hant: 甲}\nlanguages: [en, zh-Hant]\n",
        "kit.yaml": KIT_OF_SUMS.replace("suit: {type: one_of, values: [cave, wood]", names),
        "cards.yaml": 'goblin:\n  - {id: "G-{suit}", title: {en: "Of the {suit}", zh-Hant: "{suit}的"}, attack: 1, '
        "combine: {suit: [cave, wood]}}\n",
    }
    found = open_set(laid_out(tmp_path, files).as_posix()).by_id
    assert [piece.title for piece in found.values()] == [
        {"en": "Of the Deep cave", "zh-Hant": "洞穴的"},
        {"en": "Of the wood", "zh-Hant": "wood的"},
    ]
    assert [*found] == ["G-cave", "G-wood"]
