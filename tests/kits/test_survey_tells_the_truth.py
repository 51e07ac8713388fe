"""What a survey says of a kit is so: each of its sentences tried against a kit made for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import laid_out
from validator.play.lookup import open_set
from validator.play.survey.counting import surveyed
from validator.play.survey.figures import Survey, Twins

KIT = """\
kinds:
  goblin:
    fields:
      cost: {type: number, from: 0, to: 99, default: 0}
      age: {type: number, from: 0, to: 99, optional: true}
      suit: {type: one_of, values: [cave, wood], default: cave}
      text: {type: text, rich: true, most: 200, optional: true}
      art: {type: picture, optional: true}
      big: {type: yes_no}
      cry: {type: text, translated: true, optional: true}
keywords:
  swift: {en: It acts first.}
"""


def survey_of(folder: Path, *cards: str, languages: str = "en") -> Survey:
    listed = "".join(f"  - {{id: G{at}, title: {{en: Card {at}}}, {card}}}\n" for at, card in enumerate(cards, start=1))
    manifest = f"game: kit\ntitle: {{en: Goblins}}\nlanguages: [{languages}]\n"
    files = {"set.yaml": manifest, "kit.yaml": KIT, "cards.yaml": f"goblin:\n{listed}"}
    return surveyed(open_set(laid_out(folder, files).as_posix()))


def told(survey: Survey) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    return [(group.field, group.pieces, group.values) for group in survey.twins]


def test_numbers_that_all_differ_are_no_likeness(tmp_path: Path) -> None:
    survey = survey_of(
        tmp_path, "cost: 3, suit: cave", "cost: 7, suit: wood", "cost: 1", "cost: 9", "cost: 4, suit: wood"
    )
    assert not [group for group in survey.twins if not group.field]


def test_what_all_differ_in_is_what_they_differ_in(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", "cost: 7", "cost: 1", "cost: 9")
    assert told(survey) == [("cost", ("G1", "G2", "G3", "G4"), ("3", "7", "1", "9"))]


def test_a_running_number_is_named_where_nothing_else_differs(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"cost: {number}" for number in range(1, 6)))
    assert told(survey)[0][0] == "cost"


def test_pieces_with_a_running_number_may_still_be_near_twins(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"age: {at}, cost: {cost}" for at, cost in enumerate((5, 8, 1, 3), start=1)))
    assert ("cost", ("G1", "G2", "G3", "G4"), ("5", "8", "1", "3")) in told(survey)


def test_long_texts_that_differ_at_their_end_are_not_alike(tmp_path: Path) -> None:
    long = "Draw a card from the deck and keep it until the end, then "
    survey = survey_of(tmp_path, f"text: '{long} win.'", f"text: '{long} lose.'")
    assert [group.field for group in survey.twins] == ["text"]


def test_designs_with_all_the_same_are_alike(tmp_path: Path) -> None:
    assert told(survey_of(tmp_path, "cost: 3", "cost: 3")) == [("", ("G1", "G2"), ())]


def test_pictures_make_no_difference_but_are_named(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "art: a.png", "art: b.png")
    assert told(survey) == [("art", ("G1", "G2"), ("a.png", "b.png"))]


def test_two_differences_are_no_near_twins(tmp_path: Path) -> None:
    assert survey_of(tmp_path, "cost: 3, suit: cave", "cost: 4, suit: wood").twins == ()


def test_values_that_skip_are_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {2 * number}" for number in range(12))).kinds
    assert kind.running == ()


def test_a_number_that_only_some_have_is_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"age: {number}" for number in range(10)), "cost: 2").kinds
    assert "age" not in kind.running and "age" in [curve.field for curve in kind.curves]


def test_numbers_out_of_order_are_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {number}" for number in (3, 1, 2, 5, 4, 7, 6, 9, 8, 10))).kinds
    assert kind.running == ()


def test_a_running_number_is_one(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {number}" for number in range(10))).kinds
    assert kind.running == ("cost",)


def test_nothing_is_told_of_pictures_that_are_not_written_down(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3", "cost: 4").kinds
    assert "art" not in [gap.field for gap in kind.gaps]


def test_a_field_that_some_fill_is_counted(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "age: 0", "cost: 4").kinds
    assert [(gap.filled, gap.of) for gap in kind.gaps if gap.field == "age"] == [(1, 2)]


@pytest.mark.parametrize(
    ("card", "name", "is_unused"),
    [
        ("suit: cave", "suit: wood", True),
        ("suit: wood", "suit: wood", False),
        ("big: false", "big", True),
        ("big: true", "big", False),
        ('text: "{{swift}}"', "swift", True),
        ('text: "{swift}"', "swift", False),
    ],
)
def test_what_stands_on_no_piece_is_named(tmp_path: Path, card: str, name: str, is_unused: bool) -> None:
    assert (name in survey_of(tmp_path, card).unused) is is_unused


def test_a_title_is_measured_in_the_languages_that_have_it(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", languages="en, de")
    assert [one.titles for one in survey.lengths] == [((6, 1),), ()]


def test_a_language_that_lacks_a_text_is_told_of(tmp_path: Path) -> None:
    english, german = survey_of(tmp_path, "cry: {en: Hey}", languages="en, de").spoken
    assert (english.texts, german.texts, german.lacking) == (1, 0, ("G1",))


def test_a_number_that_stands_apart_is_named_and_no_other(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"cost: {number}" for number in (2, 3, 2, 3, 4, 2, 3, 4, 3, 60)))
    assert [(one.id, one.field, one.value) for one in survey.outliers] == [("G10", "cost", 60)]


def test_copies_are_counted_in_curves(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3, count: 4", "cost: 5").kinds
    assert next(curve.counts for curve in kind.curves if curve.field == "cost") == ((3, 4), (5, 1))


def test_a_value_on_all_is_told_as_the_same(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3, age: 2", "cost: 3, age: 5").kinds
    assert kind.constant == (("cost", 3),)


def test_what_stands_together_is_counted(tmp_path: Path) -> None:
    together = survey_of(tmp_path, "suit: cave, big: true", "suit: cave").together
    row = dict(zip(together.names, together.rows[together.names.index("big")], strict=True))
    assert row["suit: cave"] == 1


def test_twins_of_two_are_told_before_larger_groups(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", "cost: 7", "cost: 1", "age: 2, suit: wood", "age: 5, suit: wood")
    assert [type(one) for one in survey.twins][:1] == [Twins] and len(survey.twins[0].pieces) == 2
