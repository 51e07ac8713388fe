"""Decks made by a recipe: legal, new, complete in every language, and exactly what the recipe asks for."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest
from msgspec import to_builtins

from tests import ROOT
from validator.base.plugins.installed import GAMES_NAMED
from validator.content.source import parse, plain
from validator.play.checking import form_issues
from validator.play.engine.making import Chance, Fields
from validator.play.lab.generating import Child, Order, why_not
from validator.play.lab.making.decks import Deck
from validator.play.lab.making.entries import bare, key_of, slots_in
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.making.trying import Bench
from validator.play.lab.making.writing import entries_text, field
from validator.play.lab.recipes.reading import read_recipe
from validator.play.lab.recipes.vocabulary import Names
from validator.play.lookup import making_of, open_set

SIXTH = ROOT / "tests" / "sixth_game"


def maker_of(folder: Path, game: str, text: str) -> Maker:
    path = folder / "recipe.yaml"
    path.write_text(f"from: {Path(game).name}\n{text}", encoding="utf-8")
    content = open_set(game)
    found = read_recipe(path, "recipe.yaml", content)
    return Maker(Workshop(found.recipe, content, making_of(content.words.game), found.demands))


def deck_of(folder: Path, game: str, text: str) -> Deck:
    return maker_of(folder, game, text).deck(1)


def copies(pieces: list[Fields]) -> int:
    return sum(piece.get("count", 1) for piece in pieces)


@pytest.mark.parametrize("game", ["empires", "race", "roll"])
def test_a_deck_passes_every_quick_check_in_all_languages(tmp_path: Path, game: str) -> None:
    deck = deck_of(tmp_path, game, "")
    bench = Bench(open_set(game))
    assert (bench.found(deck).issues, form_issues(bench.opened(deck))) == ((), [])


def test_counts_and_curves_are_met_exactly(tmp_path: Path) -> None:
    text = "make: {empire: 36}\ncurves:\n  cost: {1: 16, 2: 12, 3: 8}\n"
    (pieces,) = deck_of(tmp_path, "empires", text).pieces.values()
    assert Counter(piece["cost"] for piece in pieces) == {1: 16, 2: 12, 3: 8}


def test_words_come_about_as_often_as_is_asked(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "empires", "make: {empire: 36}\nwords: {discount: 5, bully: 0}\n")
    names = Names(open_set("empires").words)
    words = Counter(tag for piece in deck.pieces["empire"] for tag in {slot.tag for slot in slots_in(names, piece)})
    assert (words["discount"], words["bully"]) == (5, 0)


def test_numbers_stay_in_their_range(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "empires", "make: {empire: 36}\nnumbers: {left: 1..4}\n")
    assert {piece["left"] for piece in deck.pieces["empire"] if piece["left"] != "wormhole"} <= {1, 2, 3, 4}


def test_what_is_kept_stays_and_counts_beside_what_is_made(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "empires", "make: {empire: 36}\nkeep: [E01]\n")
    assert ("E01" not in deck.removed, deck.parts[0]["count"]) == (True, 37)


def test_no_card_is_like_another_or_one_of_the_base_set(tmp_path: Path) -> None:
    maker = maker_of(tmp_path, "empires", "")
    made = [key_of(bare(piece)) for piece in maker.deck(1).pieces["empire"]]
    old = {key_of(piece) for piece in maker.shop.variers["empire"].pieces}
    assert (len(set(made)), old & set(made)) == (42, set())


def test_switches_take_one_of_the_values_to_try(tmp_path: Path) -> None:
    maker = maker_of(tmp_path, "empires", "make: {empire: 36}\nrules: {hand_size: [5, 6]}\n")
    assert {maker.deck(number).rules["hand_size"] for number in range(3)} == {5, 6}


def test_the_same_number_is_the_same_deck(tmp_path: Path) -> None:
    text = "make: {empire: 36}\n"
    assert deck_of(tmp_path, "empires", text).files() == deck_of(tmp_path, "empires", text).files()


def test_a_game_that_adds_nothing_is_generated_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    deck = deck_of(tmp_path, str(SIXTH / "lanterns"), "")
    assert copies(list(deck.pieces["lantern"])) == 16


def test_a_name_of_a_card_that_is_gone_becomes_that_of_a_new_one(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "race", "make: {world: 59, development: 50}\nwords: {development.named: 1}\n")
    named = [rule["card"] for piece in deck.pieces["development"] for rule in piece.get("bonus", ()) if "card" in rule]
    ids = {piece["id"] for pieces in deck.pieces.values() for piece in pieces}
    assert named and set(named) <= ids


def test_first_hands_of_race_hold_four_new_cards_each(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "race", "")
    hands = Counter(piece.get("beginner_hand") for pieces in deck.pieces.values() for piece in pieces)
    assert [hands[number] for number in (1, 2, 3, 4)] == [4, 4, 4, 4]


def test_new_tiles_of_roll_give_no_more_dice_than_the_old_ones(tmp_path: Path) -> None:
    maker = maker_of(tmp_path, "roll", "")
    old = maker.shop.base["tile"]
    new = sum((maker.shop.features("tile", piece) for piece in maker.deck(1).pieces["tile"]), Counter[str]())
    assert [one for one in old if one.startswith("dice ") and new[one] > old[one]] == []


def test_what_is_written_is_read_again() -> None:
    piece: Fields = {
        "id": "N1",
        "title": {"en": "It’s: “so”"},
        "powers": [{"do": "a", "n": -1}, {"do": "b", "c": "true"}],
    }
    assert plain(parse(entries_text({"card": [piece]}, "# head"), "x"), []) == {"card": [piece]}


def test_a_long_list_of_words_stands_line_by_line() -> None:
    assert field("powers", [{"do": "a"}, {"do": "b"}]) == ["powers:", "  - {do: a}", "  - {do: b}"]


def test_chance_gives_each_number_of_a_range() -> None:
    chance = Chance(1)
    assert {chance.between(2, 4) for _ in range(50)} == {2, 3, 4}


@pytest.mark.parametrize("words, cards", [({}, 10), ({"open_space": (0, 0)}, 0)])
def test_a_flight_gets_its_open_space_unless_the_recipe_counts_it(
    words: dict[str, tuple[int, int]], cards: int
) -> None:
    trucker = open_set("trucker")
    patterns: list[Fields] = [to_builtins(piece, str_keys=True) for piece in trucker.pieces["adventure"]]
    others = [piece for piece in patterns if piece["adventure"]["event"] != "open_space"]
    new = [deepcopy(piece) for piece in (*others, *others[:10])]
    finish = making_of("trucker").finish
    assert finish is not None
    finish(trucker, {"adventure": new}, frozenset(), words)
    assert sum(piece["adventure"]["event"] == "open_space" for piece in new) == cards


def test_where_the_game_refuses_what_a_recipe_asks_for_its_line_is_named(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.yaml"
    recipe.write_text("from: trucker\nmake: {adventure: 60}\nwords:\n  open_space: 0\n", encoding="utf-8")
    found = why_not(Order("trucker", recipe), Child(1))
    assert (found.code, found.span.inside, "open space" in str(found.message)) == ("unmakable", "4:3", True)


def test_open_space_comes_as_often_as_is_asked(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "trucker", "make: {adventure: 60}\nwords: {open_space: 13}\n")
    assert sum(piece["adventure"]["event"] == "open_space" for piece in deck.pieces["adventure"]) == 13
