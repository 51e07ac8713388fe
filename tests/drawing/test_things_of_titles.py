"""What a title names is what its picture shows, in English and in both Chinese scripts."""

from __future__ import annotations

from collections import Counter

import pytest

from generator.print.drawing.icons import THINGS, IconSet, props, thing_in
from generator.print.pictures.ready_looks import looks_icons
from validator.content.loading import read_value

NONE = IconSet({})


@pytest.mark.parametrize(
    ("title", "thing"),
    [
        ("The Iron Castle", "fortress"),
        ("Castle Guards", "soldier"),
        ("LAMP SELLER", "market"),
        ("木屋", "house"),
        ("古塔", "tower"),
        ("渔港", "harbour"),
        ("森林守衛", "soldier"),
        ("Second Thoughts", None),
        ("Swordfish", None),
        ("抽兩張", None),
    ],
)
def test_the_last_thing_that_a_title_names_is_shown(title: str, thing: str | None) -> None:
    found = thing_in([title], looks_icons())
    assert found == thing


@pytest.mark.parametrize(
    ("title", "thing"), [("No Sword", None), ("Tower Without Crown", "tower"), ("無王之城", "fortress")]
)
def test_nothing_is_shown_that_a_title_denies(title: str, thing: str | None) -> None:
    assert thing_in([title], NONE) == thing


def test_the_first_title_that_names_something_counts() -> None:
    assert thing_in(["Second Thoughts", "酒館", "Castle"], NONE) == "mug"


def test_every_thing_has_an_icon_of_ours() -> None:
    things = read_value(THINGS, THINGS.name, dict[str, str])
    drawn = {*props().names(), *looks_icons().names()}
    assert things.keys() <= drawn


def test_no_word_names_two_things() -> None:
    words = Counter(word for text in read_value(THINGS, THINGS.name, dict[str, str]).values() for word in text.split())
    assert {word for word, count in words.items() if count > 1} == set()
