"""Generations of decks: how many there are, and how they are shown."""

from __future__ import annotations

import re

import pytest

from validator.play.lab.generating_page import family_picture
from validator.play.lab.ranking import MOST_GENERATIONS, Budget, Raced, generations_of

MADE = [Raced("decks/a", 4.0, ()), Raced("decks/b", 9.0, ()), Raced("decks/c", 9.01, ())]
BRED = [Raced("decks/d", 2.0, ("decks/a", "decks/b"))]


@pytest.mark.parametrize(("games", "expected"), [(0, 1), (480, 1), (960, 2), (100_000, MOST_GENERATIONS)])
def test_there_are_as_many_generations_as_the_games_allow(games: int, expected: int) -> None:
    assert generations_of(Budget(race=0, bred=games, finals=0), decks=20, tables=4) == expected


def drawn() -> str:
    return family_picture([MADE, BRED], "Breeding", ["1", "2"])


def test_a_line_leads_to_a_bred_deck_from_each_parent() -> None:
    assert drawn().count("stroke-opacity") == 2


def test_the_better_a_deck_the_further_left_it_stands() -> None:
    places = re.findall(r'cx="([0-9.]+)%"', drawn())
    assert [float(place) for place in places] == [*sorted(map(float, places[:3])), min(map(float, places))]


def test_decks_as_good_as_each_other_stand_one_above_the_other() -> None:
    heights = re.findall(r'cy="(\d+)"', drawn())
    assert heights[1] != heights[2]


def test_a_bred_deck_names_its_parents_when_pointed_at() -> None:
    assert "<title>d: 2.0 (a × b)</title>" in drawn()
