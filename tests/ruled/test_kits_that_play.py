"""The ruled kits that travel with Proofpress keep every duty of a game; the same games as in Python; what is hidden
stays so.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import ROOT
from tests.new_game.laid_out import proofpress, python
from tests.ruled.making import RULED, SEATS, Table, copied, kit_files, written
from validator.play.conformance.asking import broken_duties
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle

MOST_LINES = dict.fromkeys(RULED, 90) | {
    "tide": 25,
    "shed": 20,
    "sealed": 20,
    "squall": 35,
    "hoard": 60,
    "harbour": 60,
    "garland": 30,
}
"""Each kit, and the most lines that its rules may have."""


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.slow] * (one not in ("tide", "rain"))) for one in RULED]
)
def test_a_ruled_kit_keeps_every_duty_of_a_game(name: str) -> None:
    assert broken_duties(f"kits/{name}") == []


@pytest.mark.parametrize(("name", "most"), MOST_LINES.items())
def test_rules_are_short(name: str, most: int) -> None:
    rules = (ROOT / "content" / "kits" / name / "rules.yaml").read_text(encoding="utf-8")
    assert len(rules.splitlines()) <= most


def test_every_kit_with_rules_is_held() -> None:
    assert list(RULED) == sorted(file.parent.name for file in Path(ROOT / "content" / "kits").glob("*/rules.yaml"))


# Tricks


def trick(*played: str, hands: tuple[tuple[str, ...], ...] = ((), (), ())) -> Table:
    """Three hands in which the first player has played a card."""
    table = Table("kits/tide", 3)
    table.settle()
    for seat, hand in enumerate(hands):
        table.lay("hand", *hand, seat=seat)
    for card in played:
        table.take(f"Play {card}")
    return table


HANDS = (("wave-3", "sun-1", "sun-2"), ("wave-9", "flame-1", "leaf-2"), ("sun-4", "moon-5", "moon-6"))


def test_who_has_the_suit_led_follows_it() -> None:
    assert trick("Wave 3", hands=(HANDS[0], ("wave-9", "wave-2", "flame-1"), HANDS[2])).offered() == [
        "Play Wave 9",
        "Play Wave 2",
    ]


def test_who_has_none_of_it_plays_anything() -> None:
    table = trick("Wave 3", hands=(HANDS[0], ("leaf-9", "flame-1"), HANDS[2]))
    assert table.offered() == ["Play Leaf 9", "Play Flame 1"]


def test_the_lowest_flame_beats_the_suit_led() -> None:
    table = trick("Wave 3", "Flame 1", "Sun 4", hands=(HANDS[0], ("flame-1", "leaf-2", "leaf-3"), HANDS[2]))
    assert table.lying("won", seat=1) == ["wave-3", "flame-1", "sun-4"]


def test_without_a_flame_the_highest_of_the_suit_led_wins() -> None:
    table = trick("Wave 3", "Leaf 9", "Sun 4", hands=(HANDS[0], ("leaf-9", "leaf-2", "leaf-3"), HANDS[2]))
    assert table.lying("won", seat=0) == ["wave-3", "leaf-9", "sun-4"]


def test_a_moon_costs_a_point_and_a_twelve_brings_two() -> None:
    table = Table("kits/tide", 3)
    table.lay("won", "moon-1", "moon-12", "sun-12", "leaf-3", seat=2)
    assert table.game.scores(table.state)[2] == -2 + 4


# Sealed bids


def test_the_suit_of_the_prize_beats_any_number() -> None:
    table = Table("kits/sealed", 3)
    table.settle()
    table.lay("prize", "sun-7")
    for seat, hand in enumerate((("leaf-12", "wave-1"), ("sun-2", "wave-2"), ("moon-11", "wave-3"))):
        table.lay("hand", *hand, seat=seat)
    table.take("Leaf 12", "Sun 2", "Moon 11")
    assert table.lying("won", seat=1) == ["sun-7"]


# Shedding


def test_a_card_of_the_same_suit_or_rank_may_be_laid() -> None:
    table = Table("kits/shed", 3)
    seat = table.settle().seat(table.state)
    table.lay("pile", "sun-7")
    table.lay("hand", "sun-2", "leaf-7", "wave-1", seat=seat)
    assert table.offered() == ["Follow suit with Sun 2", "Match rank with Leaf 7", "Draw a card"]


def test_the_first_empty_hand_ends_it() -> None:
    table = Table("kits/shed", 3)
    seat = table.settle().seat(table.state)
    table.lay("pile", "sun-7")
    table.lay("hand", "sun-2", seat=seat)
    table.take("Follow suit with Sun 2")
    assert table.settle() is None


# Drafting


def test_hands_are_handed_to_the_next_player() -> None:
    table = Table("kits/garland", 3)
    table.settle()
    for seat, hand in enumerate(
        (("sun-1", "sun-2", "sun-3"), ("leaf-1", "leaf-2", "leaf-3"), ("moon-1", "moon-2", "moon-3"))
    ):
        table.lay("hand", *hand, seat=seat)
    table.take("Marigold 1", "Fern 1", "Lily 1")
    assert table.lying("hand", seat=1) == ["sun-2", "sun-3"]


def test_five_sorts_are_worth_ten_and_three_of_one_two() -> None:
    table = Table("kits/garland", 3)
    table.lay("garland", "sun-1", "sun-1", "sun-1", "leaf-1", "wave-1", "flame-1", "moon-1")
    assert table.game.scores(table.state)[0] == 7 + 10 + 2


# Dice


def test_only_harbours_that_the_haul_reaches_are_offered() -> None:
    table = Table("kits/squall", 2)
    table.settle()
    table.lay("open", "H1", "H2", "H4")
    table.keep("haul", 10)
    assert table.offered() == ["Roll", "Land in Cove", "Land in Pier"]


def test_a_harbour_ends_the_turn() -> None:
    table = Table("kits/squall", 2)
    table.settle()
    table.lay("open", "H1", "H2", "H4")
    table.keep("haul", 10)
    table.take("Land in Pier")
    assert table.settle().seat(table.state) == 1


# Deck builder


def second_turn(*hand: str) -> Table:
    """The second player's turn with a hand."""
    table = Table("kits/hoard", 2)
    table.settle()
    table.lay("hand", *hand, seat=1)
    table.lay("deck", *["copper"] * 6, seat=1)
    table.take("pass")
    return table


def test_a_hand_is_worth_its_coins() -> None:
    assert second_turn("gold", "silver", "copper").kept("coins", seat=1) == 6


def test_a_card_is_bought_for_what_it_costs() -> None:
    table = second_turn("gold", "silver", "copper")
    table.take("Buy Manor")
    assert (table.lying("discard", seat=1)[0], table.kept("coins", seat=1)) == ("manor", 1)


def test_what_stands_on_a_deed_happens() -> None:
    table = second_turn("village", "chapel")
    table.take("Do Village")
    assert (table.lying("laid", seat=1), table.kept("deeds", seat=1)) == (["village"], 2)


def test_others_with_four_cards_discard_one() -> None:
    table = second_turn("raid", "chapel")
    table.take("Do Raid")
    assert table.settle().seat(table.state) == 0


def test_land_counts_wherever_it_lies() -> None:
    table = Table("kits/hoard", 2)
    for zone, card in (("deck", "castle"), ("hand", "manor"), ("discard", "hut"), ("laid", "copper")):
        table.lay(zone, card)
    assert table.game.scores(table.state)[0] == 6 + 3 + 1


# Workers


def test_a_house_works_when_its_owner_goes_to_a_place_of_its_land() -> None:
    table = Table("kits/harbour", 2)
    table.settle()
    table.lay("built", "H3", "H1")
    table.take("Send a worker to Jetty")
    assert (table.kept("fish"), table.kept("planks")) == (1 + 2 + 1, 1)


def test_only_houses_that_can_be_paid_are_offered() -> None:
    table = Table("kits/harbour", 2)
    table.settle()
    table.lay("offer", "H1", "H6")
    table.keep("planks", 2)
    table.take("Send a worker to Builder")
    assert table.offered() == ["Build Cabin", "pass"]


KIT = """\
kinds:
  card:
    fields:
      suit: {type: one_of, values: [sun, leaf, wave]}
      rank: {type: number, from: 1, to: 9}
      prize: {type: number, from: 0, to: 5, default: 0}
"""
RULES = """\
zones:
  stock: {seen: nobody, start: {each: card}, shuffled: true}
  hand: {of: player, seen: owner}
  trick: {by: true}
  won: {of: player}
play:
  - {for: all, do: [{draw: 6, from: stock}]}
  - rounds: 6
    do:
      - each_player: [{choose: [play]}]
      - first: {highest: rank, in: trick, prefer: [{same: [suit], as: {first: trick}}]}
      - {for: first, do: [{gain: points}, {move: all, from: trick, to: won}]}
actions:
  play: {pick: {from: hand, same: [suit], as: {first: trick}, or_else: any}, do: [{move: it, to: trick}]}
score: [points, {each: won, of: prize}]
"""
COMPARED = """\
import os
from pathlib import Path

os.environ["PROOFPRESS_GAMES"] = str(Path(__file__).resolve().parent)
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

def games(name, seats):
    content = open_set(name)
    game = game_of(content)
    table = game.table(content)
    ids = [piece.id for piece in table.pieces]
    for seed in range(200):
        state, dice, seen = game.start(table, seats, seed), Dice(seed), []
        while settle(state) is not None:
            seen.append([ids[option] for option in state.options])
            choose(state, state.options[below(dice, len(state.options))])
        yield seen, game.scores(state)

for seats in (2, 3, 4):
    print(sum(one == other for one, other in zip(games("my_game", seats), games("evening", seats), strict=True)))
"""


def test_the_trick_template_as_data_plays_the_games_of_its_python(tmp_path: Path) -> None:
    proofpress(tmp_path, "new-game", "my_game", "--from", "trick")
    project = tmp_path / "my_game"
    cards = (project / "my_game/content/my_game/cards.yaml").read_text(encoding="utf-8")
    prizes = re.sub(r"bonus: \{do: prize(?:, points: (\d))?\}", lambda found: f"prize: {found[1] or 2}", cards)
    head = "game: kit\ntitle: {en: Evening}\nplayers: {from: 2, to: 4}\nlanguages: [en]\n"
    (project / "evening").mkdir()
    for name, text in (("set", head), ("kit", KIT), ("rules", RULES), ("cards", prizes)):
        (project / "evening" / f"{name}.yaml").write_text(text, encoding="utf-8")
    (project / "compared.py").write_text(COMPARED, encoding="utf-8")
    assert python(project, "compared.py").stdout.split() == ["200", "200", "200"]


def test_the_template_as_data_is_at_most_twenty_five_lines() -> None:
    assert len(RULES.splitlines()) <= 25


NAMES = (
    *("supply", "spare", "deck", "hand", "laid", "discard", "gone", "deeds", "buys", "coins", "turn", "act", "buy"),
    *("card", "sort", "cost", "worth", "does", "copper", "silver", "hut", "castle", "flag", "house", "coin"),
)
KEPT = ("form", "look", "size", "type", "called", "title")
"""Fields in which a name stands for something else."""


def renamed(data: Any) -> Any:
    """Data in which everything that a designer names is called something else."""
    if isinstance(data, dict):
        if "draw" in data:
            data = {"from": "deck", "to": "hand", **data}
        return {renamed(key): value if key in KEPT else renamed(value) for key, value in data.items()}
    if isinstance(data, list):
        return list(map(renamed, data))
    return f"n{NAMES.index(data)}" if data in NAMES else data


def outcomes(reference: str) -> list[tuple[list[int], list[int]]]:
    """What was chosen and how it ended, in fifty games at random."""
    table, found = Table(reference, 2), []
    for seed in range(50):
        state, dice, taken = table.game.start(table.table, 2, seed), Dice(seed, 9), []
        while settle(state) is not None and len(taken) < 60:
            taken.append(state.options[below(dice, len(state.options))])
            choose(state, taken[-1])
        found.append((taken, table.game.scores(state)))
    return found


def test_under_other_names_the_games_are_the_same(tmp_path: Path) -> None:
    own = ("kit", "cards", "rules")
    files = {name: text for name, text in kit_files("hoard").items() if name.startswith(own)}
    other = {name: json.dumps(renamed(yaml.safe_load(text))) for name, text in files.items()}
    changed = {name.removesuffix(".yaml"): text for name, text in other.items()}
    assert outcomes(copied(tmp_path / "other", "hoard", **changed)) == outcomes("kits/hoard")


@pytest.mark.parametrize("room", ["content/rulebook", "play/ruled"])
def test_rules_are_never_run_as_code(room: str) -> None:
    files = (ROOT / "validator" / room).glob("*.py")
    names = {
        node.id if isinstance(node, ast.Name) else node.attr
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and ast.unparse(node.value) != "re")
    }
    assert names & {"eval", "exec", "compile", "import_module", "__import__"} == set()


def calls_of_games(table: Table, games: int) -> int:
    """Calls of Python functions that a game at random makes, which say what it costs on any machine."""
    calls, before = 0, sys.getprofile()

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        for seed in range(games):
            state, dice = table.game.start(table.table, table.state.seats, seed), Dice(seed, 3)
            while settle(state) is not None:
                choose(state, state.options[below(dice, len(state.options))])
            table.game.scores(state)
    finally:
        sys.setprofile(before)
    return calls // games


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("tide", 5, 2_400), ("squall", 3, 3_800), ("harbour", 3, 3_500), ("hoard", 3, 12_800)]
)
def test_a_game_makes_few_calls(name: str, seats: int, most: int) -> None:
    """At so many, 1,000 games of tricks, 800 of dice and workers and 130 of the deck builder take a CPU second."""
    assert 0 < calls_of_games(Table(f"kits/{name}", seats), 12) <= most


ROUND = 3
"""Each position in so many is looked at."""


def positions(table: Table, games: int) -> Iterator[int]:
    """The seats that choose in some games at random, the table standing at their choice."""
    for seed in range(games):
        table.state = table.game.start(table.table, table.state.seats, seed)
        dice = Dice(seed, 5)
        while (decision := settle(table.state)) is not None:
            yield decision.seat(table.state)
            choose(table.state, table.state.options[below(dice, len(table.state.options))])


def test_a_guess_moves_no_card_between_two_decks() -> None:
    table = Table("kits/hoard", 2)
    slots = [*table.slots.zones["deck"].slots, *table.slots.zones["hand"].slots]
    for place, seat in enumerate(positions(table, 9)):
        if place >= 200 * ROUND:
            return
        if place % ROUND == 0:
            guess = table.game.imagine(table.state, seat, place)
            for owner in range(2):
                own = [slots[owner], slots[owner + 2]]
                before, after = (sorted(card for slot in own for card in each.z[slot]) for each in (table.state, guess))
                assert before == after
    pytest.fail("these games hold fewer than 200 positions")


def test_a_guess_leaves_the_seat_its_own_hand() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    guess = table.game.imagine(table.state, 0, 7)
    assert guess.z[table.slots.zones["hand"].at(0)] == table.state.z[table.slots.zones["hand"].at(0)]


def test_a_guess_deals_other_hands_afresh() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    guess = table.game.imagine(table.state, 0, 7)
    assert guess.z[table.slots.zones["hand"].at(1)] != table.state.z[table.slots.zones["hand"].at(1)]


def told(name: str, language: str, seed: int = 1) -> list[str]:
    """All that is told of a game at random."""
    table = Table(name, SEATS.get(name.removeprefix("kits/"), 3), seed)
    narrator, dice = table.game.narrator(table.table, table.content, language), Dice(seed)
    lines: list[str] = []
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[below(dice, len(table.state.options))], narrator)
        lines += narrator.told()
    return [*lines, *narrator.told(), *narrator.finish(table.state)]


def test_what_is_picked_in_secret_is_not_named_before_all_have_picked() -> None:
    secret = [line for line in told("kits/sealed", "en") if "secret" in line]
    assert set(secret) == {f"Player {seat} has chosen in secret." for seat in (1, 2, 3)}


def test_cards_that_are_drawn_are_not_named() -> None:
    assert told("kits/tide", "en")[:3] == [f"12 cards go from the stock to Player {seat}’s hand." for seat in (1, 2, 3)]


@pytest.mark.parametrize("name", RULED)
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_a_game_told_in_chinese_has_no_english_word(name: str, language: str) -> None:
    lines = [re.sub(r"(?<=[ ：、])[a-t]\d{1,2}(?=[ 。])", "", line) for line in told(f"kits/{name}", language)]
    assert [line for line in lines if any("a" <= sign.lower() <= "z" for sign in line)] == []


def test_the_other_hands_are_shown_by_their_number_alone() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    shown = view.shown(table.state, 0)
    assert [place.seat for place in shown.places if place.how == "fan"] == [0]


def test_a_deck_that_its_own_player_may_not_see_is_a_number(tmp_path: Path) -> None:
    zones = "zones: {row: {start: {each: card}}, deck: {of: player, seen: nobody}, won: {of: player}}\n"
    play = (
        "play: [{for: all, do: [{move: 3, from: row, to: deck}]}, {pick: {from: row}, then: [{move: it, to: won}]}]\n"
    )
    table = Table(written(tmp_path / "mine", zones + play), 2)
    table.settle()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    assert view.shown(table.state, 0).figures[0][0].value == "3"
