"""The box as printed: its figures, pictures, what is odd yet legal, planted faults, and words in one file each."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from generator.print.drawing.icons import icons_of
from generator.print.faces.pictured import Library
from generator.print.faces.sides import layout_of
from tests.content.planted import Files, about, expect, issues_of, opened, untraced, written
from tests.games.empires import planted as planted_cards
from tests.games.empires import planted_sets
from tests.games.empires.planted import (
    CARDS,
    LOOK,
    SET,
    WORMHOLES,
    Planted,
    ability,
    card,
    cards,
    change,
    half,
    manifest,
    mission,
    rules,
    without,
)
from tests.games.empires.tabletop import empires, of_nothing_but
from tests.games.newcomer import house_with, said
from validator.base.issue import Severity
from validator.content.checks.checked_set import copies
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.agents.greedy import RandomAgent
from validator.play.games.empires.checks.box import Box
from validator.play.games.empires.checks.whole_set import (
    AMBASSADOR,
    ATTACKS,
    EMPIRE,
    GOALS,
    HOMEWORLD,
    LEAST_OVER_COST,
    RAID,
    ROUNDS,
    SWITCHES,
    WORTH_OVER_COST,
    worth,
)
from validator.play.games.empires.words.ability import Ability, Figure
from validator.play.games.empires.words.end import Ambassadors, TradeRoutes
from validator.play.games.empires.words.vocabulary import ABILITIES
from validator.play.lookup import game_of, open_set, quick_issues
from validator.play.playtest.running.table import play_game

# What an ability claims of itself is what the checks ask it about.

ABOUT_CARDS = ("limit", "grows_hand", "card_by_card", "takes_from_hand", "victim_chooses", "raises_price")
"""What an ability may claim of its ``cards``."""


def spoken_of(word: type[Ability]) -> set[str]:
    """The fields of which what an ability claims of itself speaks."""
    fields = {"cards"} if any(getattr(word, claim, None) for claim in ABOUT_CARDS) else set()
    fields |= {"cards"} if "full_hand" in word.needs else set()
    fields |= {word.usual.field} if word.usual else set()
    return fields | set(getattr(word, "discards_of", None) or ())


@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_every_ability_has_the_fields_of_which_its_claims_speak(word: type[Ability]) -> None:
    assert spoken_of(word) - {field.name for field in msgspec.structs.fields(word)} == set()


@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_every_ability_names_a_picture_that_there_is(word: type[Ability]) -> None:
    assert word.picture in icons_of([], library=Library())


@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_no_check_breaks_on_an_ability_that_no_card_of_the_box_has(word: type[Ability]) -> None:
    issues = quick_issues(of_nothing_but(word))
    assert [issue.message for issue in issues if issue.code == "broken-check"] == []


# The figures that the checks hold sets against are those of the built-in set.

BOX = Box(empires())


@pytest.mark.parametrize("word", [word for word in ABILITIES if word.usual], ids=lambda word: word.__name__)
def test_the_most_that_an_ability_gives(word: type[Ability]) -> None:
    figure = word.usual
    assert figure is not None
    found = [getattr(facing.half.ability, figure.field) for facing in BOX.facing(word)]
    assert found, f"{word.__name__} is on no card of the box, so that nothing of it is usual there: leave `usual` out"
    assert max(found) == figure.usual


@pytest.mark.parametrize(
    ("holders", "figures"),
    [
        (BOX.empires, EMPIRE),
        (BOX.raids, RAID),
        (BOX.ambassadors, AMBASSADOR),
        (BOX.homeworlds, HOMEWORLD),
        ([BOX.rules], SWITCHES),
    ],
    ids=["empire cards", "raids", "ambassadors", "homeworlds", "switches"],
)
def test_the_most_that_a_kind_has(holders: list[object], figures: tuple[Figure, ...]) -> None:
    for figure in figures:
        assert max(getattr(holder, figure.field) for holder in holders) == figure.usual, figure.field


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.__name__)
def test_what_a_mission_asks_for(goal: type) -> None:
    missions = [card.mission for card in BOX.homeworlds if isinstance(card.mission, goal)]
    for figure in GOALS[goal]:
        assert max(getattr(mission, figure.field) for mission in missions) == figure.usual, figure.field


def test_rounds_and_attacks() -> None:
    assert (BOX.most_rounds, copies(BOX.raids)) == (ROUNDS.usual, ATTACKS.usual)


def test_what_a_half_is_worth_for_its_cost() -> None:
    over = [(worth(facing) - facing.card.cost, facing.half.ability) for facing in BOX.halves]
    assert max(surplus for surplus, _ in over) == WORTH_OVER_COST
    by_themselves = [surplus for surplus, ability in over if not isinstance(ability, TradeRoutes | Ambassadors)]
    assert min(by_themselves) == LEAST_OVER_COST


# Strange sets of Tiny Stellar Empires that are legal: no error is said of them, and games of them come to an end.

FREE = "".join(f"  E{number:02d}: {{cost: 0}}\n" for number in range(1, 43))
ALL_WORMHOLES = "".join(f"  E{number:02d}: {{left: wormhole, right: wormhole}}\n" for number in range(1, 43))
OTHERWISE = (
    "homeworld_routes: 3, row_side: either, cost_per_half: true, raids_per_turn: one, reward_off: symbols_and_points, "
    "ambassador_without_attack: true, empty_deck: stop, price_floor: before_bully, empire_play: mandatory, "
    "voluntary_new_hand: true, round_count: cards, adjacent_routes: own_edges, double_counts: points_and_symbols, "
    "double_per_wormhole: true, look_stacks: false, discount_stacks: false, short_hand: no_effect, "
    "empty_majority: everybody, discard_to_hand_size: true, start_seat: first, tie_break: symbols, "
    "homeworld_symbol_in_missions: true"
)
RICHES = "{do: information, cards: 3}"

ODDITIES: dict[str, Files] = {
    "a game without attacks": manifest(without("R1")),
    "a game without attacks and ambassadors": manifest(without("R1", "A1", "A2", "A3")),
    "attacks that nothing answers": manifest(without("A1", "A2", "A3")),
    "attacks on symbols alone": change("R1", "modes: [symbols]"),
    "twenty attacks for nothing": change("R1", "count: 20, cost: 0"),
    "cards that all cost nothing": manifest("change:\n" + FREE),
    "edges that are all wormholes": manifest("change:\n" + ALL_WORMHOLES),
    "no wormholes": manifest(without(*WORMHOLES)),
    "wormholes of no routes": rules("wormhole_routes: 0"),
    "a card that only discounts pay for": card("cost: 1", "cost: 6"),
    "a card that two gains in a row pay for": cards(
        (LOOK, RICHES), ("cost: 1", "cost: 0"), more="change:\n  E01: {cost: 7}\nrules: {discount_stacks: false}\n"
    ),
    "one homeworld for all": manifest(without("H2", "H3", "H4") + "change:\n  H1: {count: 4}\n"),
    "hands of twelve for two": manifest("players: {from: 2, to: 2}\nrules: {hand_size: 12}\n"),
    "hands of two": rules("hand_size: 2"),
    "no exchange, and an exchange of everything": rules("swap_cards: 12"),
    "rounds that grow with the players": rules("rounds: {2: 4, 3: 6, 4: 8}"),
    "very long games of two": manifest("players: {from: 2, to: 2}\nrules: {rounds: {2: 12, 3: 6, 4: 5}}\n"),
    "four players or nothing": manifest("players: {from: 4, to: 4}\n"),
    "two equal halves": half("ability: {do: look}, points: 2, symbols: [trade]"),
    "an ambassador of one civilisation": change("A3", "b: culture"),
    "eight symbols, with ambassadors": mission("H1", "count: 8"),
    "busy seams by wormholes alone": mission("H3", "routes: 7, count: 4"),
    "a mission that the homeworld meets": rules("homeworld_symbol_in_missions: true", "change:\n  H1: {worth: 5}\n"),
    "a bully who locks out": ability("{do: bully, cards: 3}", "rules: {hand_size: 4}\n"),
    "a threat to more than a hand": ability("{do: threat, cards: 5}", "rules: {hand_size: 4}\n"),
    "every rule read the other way": rules(OTHERWISE),
    "a deck of half the cards": manifest(without(*[f"E{number:02d}" for number in range(1, 38, 2)])),
}


def read(files: Files, folder: Path) -> ContentSet:
    return opened(written(folder, files))


@pytest.mark.parametrize("name", ODDITIES)
def test_no_error_is_said_of_a_legal_oddity(name: str, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, ODDITIES[name]), untraced)
    assert [str(issue) for issue in issues if issue.severity is Severity.ERROR] == []


@pytest.mark.parametrize("name", ODDITIES)
def test_a_game_of_a_legal_oddity_comes_to_its_end(name: str, tmp_path: Path) -> None:
    content = read(ODDITIES[name], tmp_path)
    game = game_of(content)
    table = game.table(content)
    for number, seats in enumerate(Box(content).seats):
        agents = [RandomAgent(game, 10 * number + seat) for seat in range(seats)]
        assert play_game(game, table, agents, number, game.observer(table)).fault is None


# Planted faults of Tiny Stellar Empires, each at its line in the designer's files and as severe as it ought to be.

FAULTS: list[Planted] = [*planted_cards.FAULTS, *planted_sets.FAULTS]


@pytest.mark.parametrize("planted", FAULTS, ids=lambda planted: planted[1].name)
def test_a_fault_is_found_at_its_place_and_as_severe_as_it_is(planted: Planted, tmp_path: Path) -> None:
    severity, fault = planted
    issues = issues_of(written(tmp_path, fault.files), about(fault.code))
    expect(fault, issues)
    same = [issue for issue in issues if issue.code == fault.code and fault.says in str(issue.message)]
    assert {issue.severity for issue in same} == {severity}


def test_every_fault_has_a_name_of_its_own() -> None:
    assert len({fault.name for _, fault in FAULTS}) == len(FAULTS)


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, {"set.yaml": SET, "cards.yaml": CARDS})) == []


# Pictures of Tiny Stellar Empires: each half of a card has one of its own.


def test_no_two_halves_share_a_composition() -> None:
    layout = layout_of(open_set("empires"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 84


def test_each_half_has_a_picture_of_its_own() -> None:
    content = open_set("empires")
    halves = [
        f"picture-{piece.id}-{half.ability.__struct_config__.tag}"
        for kind, piece in content.every_piece()
        if kind == "empire"
        for half in (piece.a, piece.b)  # type: ignore[attr-defined]
    ]
    assert [name for name in halves if name not in layout_of(content).scenes] == []


# A new word of Empires: one file of Python and three lines of text in each language, and the whole house knows it.

SIFT = Path(__file__).parent / "sift"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on both halves of a card."""
    return house_with(tmp_path_factory.mktemp("house"), "empires", SIFT)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert "sift" in said(house, "words", "own")


@pytest.mark.parametrize(("language", "told"), [("en", "sifts"), ("zh-Hant", "篩掉"), ("zh-Hans", "筛掉")])
def test_its_game_is_told(house: Path, language: str, told: str) -> None:
    games = (
        said(house, "play", "own", "--lang", language, "--seed", str(seed), "--seats", "random,random")
        for seed in range(3)
    )
    assert any(told in game for game in games)


def test_its_card_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")


def test_its_card_shows_the_picture_that_the_word_names(house: Path) -> None:
    said(house, "print", "own", "--only", "X1", "--lang", "en")
    assert "card-discard" in (house / "output" / "own" / "credits.txt").read_text(encoding="utf-8")
