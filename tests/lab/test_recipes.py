"""Decks made by a recipe: legal, new, complete, exactly what it asks for, written as a person would; faults planted
in recipes.
"""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest
import yaml
from msgspec import to_builtins

from tests import ROOT
from validator.base.issue import ContentError, Issue
from validator.base.plugins import GAMES_NAMED
from validator.content.source import parse, plain
from validator.play.checking import form_issues
from validator.play.engine.making import Chance, Fields
from validator.play.games.steam.making import outline
from validator.play.lab.generating import Child, why_not
from validator.play.lab.making.clashes import refuse_clash
from validator.play.lab.making.decks import WIDTH, Bench, Deck, entries_text, field
from validator.play.lab.making.entries import bare, key_of, slots_in
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.making.starter import starter_text
from validator.play.lab.recipes.reading import read_recipe
from validator.play.lab.recipes.vocabulary import Names, Recipe
from validator.play.lab.wished import Order
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


@pytest.mark.parametrize("hexes", [60, 79, 80])
def test_a_map_has_as_many_hexes_as_are_asked_for(hexes: int) -> None:
    assert len(outline(10, 8, hexes, Chance(7))) == hexes


def test_many_hexes_stand_in_a_line_for_each_column() -> None:
    hexes = [[column, row] for column in range(3) for row in range(9)]
    lines = field("plains", hexes)
    assert lines[1] == "  [0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8],"
    assert len(lines) == 2 + 3


def test_no_line_of_hexes_is_too_long() -> None:
    lines = field("plains", [[0, row] for row in range(60)])
    assert max(map(len, lines)) <= WIDTH + 2


def test_hexes_are_read_as_they_were_written() -> None:
    hexes = [[column, row] for column in range(12) for row in range(11)]
    assert yaml.safe_load("\n".join(field("plains", hexes))) == {"plains": hexes}


OFFERED = re.compile(rf"^# (?=(?:{'|'.join(Recipe.__struct_encode_fields__)}):)|^#(?=   \S)", re.MULTILINE)
"""The comment signs of lines that may be taken up."""


def taken_up(name: str) -> str:
    """The recipe with all of its comments taken up, without its first field, for `deck_of`."""
    text = OFFERED.sub("", starter_text(open_set(name)))
    return "\n".join(line for line in text.splitlines() if not line.startswith("from:"))


@pytest.mark.parametrize(
    "name", ["empires", "steam", *(pytest.param(name, marks=pytest.mark.slow) for name in ("race", "roll", "trucker"))]
)
def test_a_deck_comes_about_by_all_of_its_comments(name: str, tmp_path: Path) -> None:
    assert deck_of(tmp_path, name, taken_up(name)).pieces


@pytest.mark.parametrize(
    "name", ["empires", *(pytest.param(name, marks=pytest.mark.slow) for name in ("race", "roll", "trucker"))]
)
def test_its_comments_speak_of_every_field_but_players_budget_and_minutes(name: str) -> None:
    fields = set(yaml.safe_load(f"from: {name}\n{taken_up(name)}"))
    assert set(Recipe.__struct_encode_fields__) - fields == {"players", "budget", "minutes"}


def test_a_game_of_somebody_else_has_one_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GAMES_NAMED, str(SIXTH / "games"))
    lanterns = str(SIXTH / "lanterns")
    assert deck_of(tmp_path, lanterns, taken_up(lanterns)).pieces


RACE = "from: race\nmake: {world: 20}\n"

FAULTS = {
    "unknown set": ("from: rase\n", "unknown-set", 1, "'race'"),
    "another game": ("from: roll\n", "other-set", 1, None),
    "unknown kind": ("from: race\nmake: {wrld: 20}\n", "unknown-kind", 2, "'world'"),
    "none to make": ("from: race\nmake:\n  world: 0\n", "out-of-range", 3, None),
    "unknown field of a recipe": ("from: race\nmakes: {world: 20}\n", "unknown-field", 2, "'make'"),
    "kept and not there": (RACE + "keep: [W01, W0]\n", "unknown-id", 3, "'W50'"),
    "kept twice": (RACE + "keep:\n  - W01\n  - W01\n", "duplicate-id", 5, None),
    "curve of no field": (RACE + "curves:\n  costs: {1: 3}\n", "unknown-field", 4, "'cost'"),
    "value that no field has": (RACE + "curves:\n  cost:\n    1: 3\n    12: 3\n", "wrong-value", 6, None),
    "value of two signs": (RACE + "curves:\n  cost:\n    --5: 3\n", "wrong-value", 5, None),
    "colour misspelled": (RACE + "curves:\n  good: {raer: 3}\n", "wrong-value", 4, "'rare'"),
    "unknown word": (RACE + "words:\n  strenght: 3\n", "unknown-word", 4, "'strength'"),
    "range backwards": (RACE + "words:\n  strength: 5..2\n", "empty-range", 4, None),
    "number beyond its type": (RACE + "numbers:\n  strength.amount: 1..12\n", "out-of-range", 4, None),
    "no number": (RACE + "numbers:\n  good: 1..2\n", "wrong-type", 4, None),
    "of a kind not made": (RACE + "words:\n  strength: 3\n  development.consume: 2\n", "not-made", 5, None),
    "no range at all": (RACE + "powers: few\n", "wrong-spelling", 3, None),
    "apart from itself": (RACE + "apart:\n  - [strength, strength]\n", "duplicate-word", 4, None),
    "alone apart": (RACE + "apart:\n  - [strength]\n", "wrong-length", 4, None),
    "unknown switch": (RACE + "rules:\n  hand_limits: [8]\n", "unknown-switch", 4, "'hand_limit'"),
    "switch out of range": (RACE + "rules:\n  hand_limit:\n    - 8\n    - -4\n", "wrong-value", 6, None),
    "too many players": (RACE + "players: {from: 2, to: 6}\n", "out-of-range", 3, None),
    "games and minutes": (RACE + "games: 100\nminutes: 2\n", "two-answers", 4, None),
    "seed below nothing": (RACE + "seed: -1\n", "out-of-range", 3, None),
    "goal of no measure": (RACE + "goals:\n  - {measure: marjin, to: 5}\n", "unknown-word", 4, "'margin'"),
    "goal that wants nothing": (RACE + "goals:\n  - {measure: margin}\n", "goal-open", 4, None),
    "goal nothing can meet": (RACE + "goals:\n  - {measure: decided, from: 101}\n", "goal-out-of-reach", 4, None),
    "goal for more seats": (RACE + "goals:\n  - {measure: margin, to: 5, seats: [5]}\n", "goal-seats", 4, None),
    "agents of a goal": (RACE + "goals:\n  - {measure: margin, to: 5, agents: [fast]}\n", "goal-agents", 4, None),
    "budget of no kind": (RACE + "budget:\n  worlds: 50\n", "unknown-kind", 4, "'world'"),
}

CLASHING_GOALS = RACE + "goals:\n  - {measure: margin, to: 5}\n  - {measure: margin, from: 6}\n"
CLASHES = {
    "curve above the count": (RACE + "curves:\n  cost: {0: 15, 1: 15}\n", [2, 4]),
    "curve outside its numbers": (RACE + "numbers: {cost: 0..3}\ncurves:\n  cost: {5: 2}\n", [3, 5]),
    "more words than cards": (RACE + "words:\n  strength: 30\n", [2, 4]),
    "words, and none on a card": (RACE + "powers: 0\nwords:\n  strength: 3\n", [3, 5]),
}


def issues_of(folder: Path, text: str) -> list[Issue]:
    path = folder / "recipe.yaml"
    path.write_text(text, encoding="utf-8")
    content = open_set("race")
    with pytest.raises(ContentError) as refused:
        found = read_recipe(path, "recipe.yaml", content)
        refuse_clash(Workshop(found.recipe, content, making_of("race"), found.demands), found)
    return refused.value.issues


@pytest.mark.parametrize("text, code, line, near", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found_at_its_line(tmp_path: Path, text: str, code: str, line: int, near: str | None) -> None:
    found = [(issue.code, issue.span.line, issue.suggestion) for issue in issues_of(tmp_path, text)]
    assert found == [(code, line, near)]


@pytest.mark.parametrize("text, lines", CLASHES.values(), ids=CLASHES)
def test_what_cannot_be_met_names_the_lines_that_clash(tmp_path: Path, text: str, lines: list[int]) -> None:
    (issue,) = issues_of(tmp_path, text)
    assert [issue.code, issue.span.line, *(span.line for span in issue.together)] == ["clash", *lines]


def test_goals_that_clash_name_both_lines(tmp_path: Path) -> None:
    (issue,) = issues_of(tmp_path, CLASHING_GOALS)
    assert [issue.code, issue.span.line, *(span.line for span in issue.together)] == ["goals-clash", 4, 5]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = RACE + "words: {strenght: 3}\nnumbers: {good: 1}\nkeep: [W99]\n"
    assert [issue.span.line for issue in issues_of(tmp_path, text)] == [3, 4, 5]


def test_faults_of_form_hide_no_others(tmp_path: Path) -> None:
    text = (
        "from: race\nmakes: {world: 2}\nmake: {world: 0, wrld: 3}\nwords: {strenght: 3, prestige: few}\nseed: -1\n"
        "goals:\n  - {measure: marjin, to: 5}\n  - {measure: margin}\n"
    )
    found = [(issue.span.line, issue.code) for issue in issues_of(tmp_path, text)]
    assert found == [
        (2, "unknown-field"),
        (3, "out-of-range"),
        (3, "unknown-kind"),
        (4, "unknown-word"),
        (4, "wrong-spelling"),
        (5, "out-of-range"),
        (7, "unknown-word"),
        (8, "goal-open"),
    ]


def test_two_faults_at_one_place_are_both_told(tmp_path: Path) -> None:
    found = issues_of(tmp_path, "from: race\nplayers: {from: 7, to: 6}\ncurves: {cost: {1: 5..-2}}\nkeep: [W0, W0]\n")
    assert [issue.span.line for issue in found] == [2, 3, 4, 4]


def test_a_kind_with_a_faulty_number_is_made_all_the_same(tmp_path: Path) -> None:
    text = "from: race\nmake: {world: many, development: 50}\nwords: {world.strength: 3}\n"
    assert [issue.span.line for issue in issues_of(tmp_path, text)] == [2]


@pytest.mark.parametrize("text", ["make: {world: 20}\n", "from: [race]\n", "[from, race]\n", "from\n", "goals: 3\n"])
def test_a_recipe_of_a_wrong_form_is_told_and_nothing_else(tmp_path: Path, text: str) -> None:
    assert {issue.code for issue in issues_of(tmp_path, text)} <= {"missing-field", "wrong-type"}
