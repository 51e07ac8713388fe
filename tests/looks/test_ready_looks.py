"""Every ready look is drawn without fault, in every language and theme, and at other sizes than its own."""

from __future__ import annotations

from typing import Any

import pytest

from generator.print.drawing.scene import BEYOND, Path, Text
from generator.print.layout.vocabulary import Card, Panel
from generator.print.looks.hands import back_in
from generator.print.looks.shelves import hands, look, names, stock
from generator.print.looks.vocabulary import Look
from generator.print.pictures.ready_looks import example_sides

LANGUAGES = ("en", "zh-Hant", "zh-Hans")


def test_there_are_two_dozen_looks() -> None:
    assert len(names()) >= 24


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_draws_its_example_without_fault(name: str, language: str) -> None:
    assert example_sides(name, look(name), language)[1] == []


@pytest.mark.parametrize("name", names())
def test_low_ink_covers_less_with_dark_colours(name: str) -> None:
    dark = [_darkness(name, theme) for theme in ("standard", "low-ink")]
    assert dark[1] <= dark[0]


def _darkness(name: str, theme: str) -> float:
    front = example_sides(name, look(name), "en", theme)[0][0]
    fills = [item.fill for item in front.items if isinstance(item, Path) and item.fill]
    return sum(255 - int(fill[1:3], 16) for fill in fills)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_says_what_it_is_in_every_language(name: str, language: str) -> None:
    one = look(name)
    assert one.title[language] and one.about[language]


@pytest.mark.parametrize("name", names())
def test_no_look_changes_a_colour_that_all_share(name: str) -> None:
    shared = set(stock().themes["standard"])
    assert not shared & {colour for theme in look(name).themes.values() for colour in theme}


@pytest.mark.parametrize("name", names())
def test_words_stay_inside_the_safe_area(name: str) -> None:
    one = look(name)
    assert [box for box in _lettered(one) if not _is_inside(box, one)] == []


def _lettered(one: Look) -> list[tuple[float, ...]]:
    """The boxes of words that a look places on its faces themselves."""
    parts = [part for part in (*one.front, *(one.back or ())) if type(part).__name__ in ("Text", "Title")]
    return [part.box for part in parts]  # type: ignore[union-attr]


def _is_inside(box: tuple[float, ...], one: Look) -> bool:
    left, top, width, height = box
    safe = one.card.safe - 1e-6
    return min(left, top, one.card.width - left - width, one.card.height - top - height) >= safe


SIZES = {
    "tarot": Card(width=70, height=120, corner=4),
    "mini": Card(width=44, height=68, corner=2.5),
    "square": Card(width=70, height=70),
}


@pytest.mark.parametrize("name", [name for name in names() if look(name).forms[0] == "card"])
@pytest.mark.parametrize("size", SIZES)
def test_a_card_of_another_size_is_painted_a_little_beyond_its_bleed(name: str, size: str) -> None:
    card = SIZES[size]
    scene = _at(name, card)
    grounds = [item for item in scene.items if isinstance(item, Path) and item.fill]
    lefts = [step[1] for item in grounds for step in item.segments if len(step) == 3]
    tops = [step[2] for item in grounds for step in item.segments if len(step) == 3]
    reach = [min(lefts), min(tops), max(lefts), max(tops)]
    far = 3 + BEYOND
    if not any(type(part).__name__ == "Group" for part in look(name).front[:1]):
        assert reach == pytest.approx([-far, -far, card.width + far, card.height + far], abs=0.01)


def _at(name: str, card: Card) -> Any:
    """The front of a look's example at another size."""
    return example_sides(name, look(name), "en", card=card)[0][0]


def test_a_number_keeps_its_shape_when_a_card_becomes_longer() -> None:
    circles = _circles(_at("classic", SIZES["tarot"]))
    assert all(wide == pytest.approx(high, rel=0.001) for wide, high in circles)


def _circles(scene: Any) -> list[tuple[float, float]]:
    found = []
    for item in scene.items:
        if isinstance(item, Path) and len(item.segments) == 6 and item.segments[1][0] == "C":
            xs = [step[-2] for step in item.segments if len(step) > 1]
            ys = [step[-1] for step in item.segments if len(step) > 1]
            found.append((max(xs) - min(xs), max(ys) - min(ys)))
    assert found
    return found


def test_letters_stay_readable_on_a_small_card() -> None:
    sizes = [item.size for item in _at("mini", Card(width=32, height=45)).items if isinstance(item, Text)]
    assert min(sizes) >= 2.3


def test_a_round_look_is_cut_round() -> None:
    assert example_sides("medal", look("medal"), "en")[0][0].outline == "circle"


def test_a_look_is_read_once() -> None:
    assert look("classic") is look("classic")


def test_a_slot_says_what_it_takes_best_first() -> None:
    assert look("classic").slots["suit"].types == ("one_of", "colour")


AROUND = Panel(box=(4, 4, 55, 80), stroke="ink", line=0.5)
WITHIN = Panel(box=(20, 30, 23, 28), stroke="ink", line=0.5)
GROUND = Panel(box=(-3, -3, 69, 94), shape="rect", fill="night-field")


def in_a_hand(hand: str, *parts: Panel, **card: Any) -> list[Any]:
    return [*back_in(parts, hands()[hand], look(names()[0]), Card(width=63, height=88, **card))]


@pytest.mark.parametrize("hand", hands())
def test_of_the_lines_of_a_back_a_hand_leaves_those_that_run_round_nothing_of_it(hand: str) -> None:
    assert in_a_hand(hand, AROUND, WITHIN) == [WITHIN]


@pytest.mark.parametrize("hand", hands())
def test_no_hand_draws_a_rectangle_round_a_back_of_another_outline(hand: str) -> None:
    drawn = in_a_hand(hand, GROUND, outline="circle")
    lines = [part.box for part in drawn if isinstance(part, Panel) and part.fill is None]
    assert len(drawn) > 1
    assert [box for box in lines if box[2] * box[3] >= 0.6 * 63 * 88] == []
