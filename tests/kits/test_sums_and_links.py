"""Numbers worked out of a piece's own fields or of a card that it names, and combinations with exceptions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import Spoiled, judged, laid_out, place_of
from validator.content.vocabulary import Piece
from validator.play.lookup import open_set

KIT = """\
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
CARDS = """\
goblin:
  - {id: G1, title: {en: Boss}, attack: 3, defence: 4, big: true, tags: [a, b], weight: 1.5}
  - {id: G2, title: {en: Sneak}, attack: 1, master: G1}
"""
SUM = "{sum: [attack, defence]}"


def pieces(folder: Path, derived: str = SUM, cards: str = CARDS, decimals: int = 0) -> dict[str, Piece]:
    more = f", decimals: {decimals}" if decimals else ""
    kit = KIT.replace(f"derived: {SUM}", f"derived: {derived}{more}")
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
    kit = KIT.replace("derived: {sum: [points, 1]}", "derived: {each: master, of: points}")
    found = open_set(laid_out(tmp_path, {"kit.yaml": kit, "cards.yaml": CARDS}).as_posix()).by_id
    assert getattr(found["G2"], "more") == 7  # noqa: B009


def test_decimals_are_kept(tmp_path: Path) -> None:
    assert getattr(pieces(tmp_path, "{sum: [weight, weight]}", decimals=1)["G1"], "points") == 3.0  # noqa: B009


def spoilt(derived: str) -> dict[str, str | bytes]:
    return {"kit.yaml": KIT.replace(f"derived: {SUM}", f"derived: {derived}"), "cards.yaml": CARDS}


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
        {"kit.yaml": KIT.replace(f"derived: {SUM}", f"to: 5, derived: {SUM}"), "cards.yaml": CARDS},
        "out-of-range",
        "cards.yaml:2:5",
        "7",
    ),
    Spoiled(
        "an exception of no field",
        {"kit.yaml": KIT, "cards.yaml": f"{COMBINED}except: [{{siut: cave}}]}}\n"},
        "unknown-word",
        "cards.yaml:2:105",
        "suit",
    ),
    Spoiled(
        "an exception of no value",
        {"kit.yaml": KIT, "cards.yaml": f"{COMBINED}except: [{{suit: sea}}]}}\n"},
        "unknown-word",
        "cards.yaml:2:111",
        "cave, wood",
    ),
    Spoiled(
        "exceptions that are none",
        {"kit.yaml": KIT, "cards.yaml": f"{COMBINED}except: cave}}\n"},
        "wrong-type",
        "cards.yaml:2:103",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert any(fault.says in str(issue) for issue in told), "\n".join(map(str, found))


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
        "kit.yaml": KIT.replace("suit: {type: one_of, values: [cave, wood]", names),
        "cards.yaml": 'goblin:\n  - {id: "G-{suit}", title: {en: "Of the {suit}", zh-Hant: "{suit}的"}, attack: 1, '
        "combine: {suit: [cave, wood]}}\n",
    }
    found = open_set(laid_out(tmp_path, files).as_posix()).by_id
    assert [piece.title for piece in found.values()] == [
        {"en": "Of the Deep cave", "zh-Hant": "洞穴的"},
        {"en": "Of the wood", "zh-Hant": "wood的"},
    ]
    assert [*found] == ["G-cave", "G-wood"]
