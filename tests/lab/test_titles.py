"""Titles of generated pieces: no two alike, none of others', in languages that agree; and faults planted in a file
of titles.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.played import the_set
from validator.base.issue import ContentError
from validator.content.loading import ContentSet
from validator.play.lab.titles.lists import (
    Choice,
    Lists,
    Pattern,
    Wanted,
    digest_of,
    known_as,
    title_lists,
    titles_in,
    wanted_of,
)
from validator.play.lab.titles.naming import entitled, titles_for
from validator.play.lookup import open_set

SEEDS = (1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3)))
MADE = {
    "empires": ("empire", "raid", "ambassador"),
    "race": ("world", "development"),
    "roll": ("tile", "faction", "home"),
    "trucker": ("adventure",),
}
COMMON = {"zh-Hant": ("big5", b"\xc6\x7e"), "zh-Hans": ("gb2312", b"\xd7\xf9")}
"""The encoding of either script, and its last common character; see generator/print/fonts/subset.py."""


def is_drawn(character: str, language: str) -> bool:
    """Whether a character of a Chinese text is one of the common ones, or none of Chinese at all."""
    encoding, last = COMMON[language]
    code = character.encode(encoding, "replace")
    return ord(character) < 0x2E80 or (len(code) == 2 and code <= last)


def deck_of(content: ContentSet, seed: int) -> list[dict[str, str]]:
    """Titles for as many pieces as the set has, like its own."""
    pieces: list[tuple[str, dict[str, Any]]] = [
        (kind, msgspec.to_builtins(piece, str_keys=True))
        for kind in MADE[content.name]
        for piece in content.pieces[kind]
    ]
    made = entitled(content, title_lists(content), pieces, seed)
    parts = [part for fields in made for part in (fields, *fields.values()) if isinstance(part, dict)]
    return [part["title"] for part in parts if part.get("title")]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("game", MADE)
def test_no_two_pieces_of_a_deck_are_called_alike(game: str, language: str, seed: int) -> None:
    titles = [known_as(title[language]) for title in deck_of(the_set(game), seed)]
    assert len(set(titles)) == len(titles) >= 40


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", MADE)
def test_no_piece_is_called_as_one_of_the_base_set(game: str, seed: int) -> None:
    content = the_set(game)
    shipped = {known_as(title) for title in titles_in(content)}
    assert shipped.isdisjoint(known_as(text) for title in deck_of(content, seed) for text in title.values())


@pytest.mark.parametrize("game", MADE)
def test_no_piece_is_called_as_one_of_a_publisher(game: str) -> None:
    content = the_set(game)
    avoid = title_lists(content).avoid
    assert avoid.isdisjoint(digest_of(text) for title in deck_of(content, 4) for text in title.values())


@pytest.mark.parametrize("game", [*MADE, "steam"])
def test_words_are_of_one_script_and_our_fonts_draw_them(game: str) -> None:
    """By the common characters of either script, which our fonts hold and which lack most of the other's."""
    lists = title_lists(the_set(game))
    words = [word for entries in lists.words.values() for word in entries]
    words += [pattern.say for patterns in lists.patterns.values() for pattern in patterns]
    strange = [
        word[language]
        for word in words
        for language in COMMON
        if not all(is_drawn(character, language) for character in word[language])
    ]
    assert strange == []


def test_the_same_seed_gives_the_same_titles() -> None:
    assert deck_of(the_set("race"), 1) == deck_of(the_set("race"), 1)


def test_another_seed_gives_others() -> None:
    assert deck_of(the_set("race"), 1) != deck_of(the_set("race"), 2)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"good": "genes", "defence": 3, "keywords": ["rebel"]}, "Rebel"),
        ({"good": "genes", "defence": 3, "keywords": ["uplift"]}, "Uplifted"),
        ({"good": "alien", "cost": 5}, "Alien"),
    ],
)
def test_a_world_is_called_after_what_it_is(fields: dict[str, Any], words: str) -> None:
    content = the_set("race")
    world = {"id": "X1", "points": 1, "powers": [], **fields}
    titles = [entitled(content, title_lists(content), [("world", world)], seed)[0]["title"]["en"] for seed in range(8)]
    assert all(words in title for title in titles)


def test_a_military_world_has_military_words() -> None:
    content = the_set("race")
    lists = title_lists(content)
    martial = {word["en"] for name in ("soldiers", "war-airs") for word in lists.words[name]}
    world = {"id": "X1", "points": 1, "defence": 4}
    titles = [entitled(content, lists, [("world", world)], seed)[0]["title"]["en"] for seed in range(8)]
    assert all(any(title.startswith(f"{word} ") for word in martial) for title in titles)


def test_a_game_without_words_of_its_own_takes_the_general_ones() -> None:
    lists = title_lists(the_set("empires"))
    (title,) = titles_for(lists, [Wanted("paper_boat")], [], ["en"], 1)
    assert title["en"].split()[-1] in {word["en"] for word in lists.words["thing"]}


SMALL = Lists(
    languages=("en", "fr"),
    patterns={"any": [Pattern(say={"en": "{hue} {thing}", "fr": "{thing} {hue}"})]},
    slots={"hue": [Choice(lists=["colour"])]},
    words={
        "colour": [{"en": "Red", "fr": "rouge"}, {"en": "Pink", "fr": "rose"}],
        "thing": [{"en": "Boat", "fr": "bateau"}, {"en": "Lamp", "fr": "lampe"}],
    },
    avoid=frozenset({digest_of("the red boat")}),
    shown="titles.yaml",
)


def test_all_that_the_words_allow_is_made() -> None:
    titles = titles_for(SMALL, [Wanted("kite")] * 3, [], ["en"], 1)
    assert {title["en"] for title in titles} == {"Pink Boat", "Red Lamp", "Pink Lamp"}


def test_too_few_words_are_told() -> None:
    with pytest.raises(ContentError, match="found 3 titles"):
        titles_for(SMALL, [Wanted("kite")] * 4, [], ["en"], 1)


def test_what_is_taken_in_one_language_is_taken() -> None:
    with pytest.raises(ContentError, match="found 1 titles"):
        titles_for(SMALL, [Wanted("kite")] * 2, ["lampe rouge", "Pink lamp"], ["en", "fr"], 1)


def test_a_title_keeps_to_its_room() -> None:
    with pytest.raises(ContentError, match="found 0 titles"):
        titles_for(SMALL, [Wanted("kite")], [], ["en"], 1, {"kite": {"en": 7}})


def test_a_language_that_the_words_lack_takes_the_first() -> None:
    (title,) = titles_for(SMALL, [Wanted("kite")], [], ["de"], 1)
    assert title["de"] in {"Pink Boat", "Red Lamp", "Pink Lamp"}


def test_facts_are_told_by_their_paths() -> None:
    wanted = wanted_of("kite", {"size": 3, "tails": [], "powers": [{"do": "fly"}, {"do": "fall"}], "wet": False})
    assert wanted.facts == {"size": {"3"}, "tails": {"none"}, "powers.do": {"fly", "fall"}, "wet": {"false"}}


HEAD = "languages: [en]\n"
FAULTS = {
    "an unknown slot": (
        "patterns:\n  world:\n    - say: {en: '{ownrs} {spot}'}\n",
        ("titles.yaml:4:17", "no slot or list of words 'ownrs'", "did you mean 'owners'"),
    ),
    "an unknown list": (
        "slots:\n  site:\n    - {from: [war-sites, war-cites]}\n",
        ("titles.yaml:4:26", "no list of words 'war-cites'", "did you mean 'war-sites'"),
    ),
    "an unknown kind": (
        "patterns:\n  wrold:\n    - say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:5", "no kind 'wrold'", "did you mean 'world'"),
    ),
    "an unknown field": (
        "patterns:\n  world:\n    - for: {goood: rare}\n      say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:20", "no field 'goood'", "did you mean 'good'"),
    ),
    "an unknown value": (
        "patterns:\n  world:\n    - for: {powers.do: strenght}\n      say: {en: '{air} {site}'}\n",
        ("titles.yaml:4:24", "no value of do 'strenght'", "did you mean 'strength'"),
    ),
    "a language left out": (
        "words:\n  site:\n    - {fr: Camp}\n",
        ("titles.yaml:4:7", "in more languages", "accepted: en"),
    ),
    "a word twice": (
        "words:\n  site:\n    - {en: Camp}\n    - {en: Camp}\n",
        ("titles.yaml:5:12", "site has this word twice", "found Camp"),
    ),
    "a misspelt field": (
        "pattern:\n  world:\n    - say: {en: '{air} {site}'}\n",
        ("titles.yaml:2:1", "pattern", "did you mean 'patterns'"),
    ),
}


def told(folder: Path, text: str) -> list[str]:
    (folder / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n", encoding="utf-8")
    (folder / "titles.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        title_lists(open_set(str(folder)))
    return [str(issue) for issue in caught.value.issues]


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_at_its_line(name: str, tmp_path: Path) -> None:
    text, parts = FAULTS[name]
    assert [[part for part in parts if part not in line] for line in told(tmp_path, HEAD + text)] == [[]]


def test_a_slot_that_one_language_lacks(tmp_path: Path) -> None:
    text = "languages: [en, fr]\npatterns:\n  world:\n    - say: {en: '{air} {site}', fr: '{site}'}\n"
    assert ["{air} {site}" in line for line in told(tmp_path, text)] == [True]


@pytest.mark.parametrize("game", ["empires", "race", "roll", "steam", "trucker", "race-2018"])
def test_the_shipped_files_are_whole(game: str) -> None:
    assert title_lists(the_set(game)).languages == ("en", "zh-Hant", "zh-Hans")
