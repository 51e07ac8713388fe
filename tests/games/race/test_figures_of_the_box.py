"""What the box of Race for the Galaxy holds, figure by figure: cases R-01 to R-06 of the publisher's distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.games.race.table.compiled import Face, is_windfall
from validator.play.games.race.words.consume import Consume
from validator.play.games.race.words.consume_all import ConsumeAll
from validator.play.games.race.words.discard_for_points import DiscardForPoints
from validator.play.games.race.words.power import Power
from validator.play.games.race.words.produce_here import ProduceHere
from validator.play.games.race.words.sell import Sell
from validator.play.games.race.words.strength import Strength
from validator.play.games.race.words.switches import RaceRules
from validator.play.games.race.words.vocabulary import ActionCard, Chip, Development, StartWorld, World
from validator.play.lookup import open_set

KINDS = ("novelty", "rare", "genes", "alien")


@cache
def content(name: str = "race") -> ContentSet:
    return open_set(name)


def faces(*kinds: type[Face]) -> list[Face]:
    """Every card of these kinds, once for each copy."""
    pieces = [piece for _, piece in content().every_piece()]
    return [piece for piece in pieces if isinstance(piece, kinds or (World, Development)) for _ in range(piece.count)]


def worlds() -> list[World]:
    return [face for face in faces(World) if isinstance(face, World)]


def developments() -> list[Development]:
    return [face for face in faces(Development) if isinstance(face, Development)]


def powers(*kinds: type[Power]) -> Iterator[tuple[Face, Power]]:
    return ((face, power) for face in faces() for power in face.powers if isinstance(power, kinds or Power))


def strengths(cards: list[Face]) -> dict[int, int]:
    """How many cards add how much strength against every world."""
    return dict(Counter(power.amount for face in cards for power in face.powers if isinstance(power, Strength)))


# the cards


def test_r01_114_cards_of_95_designs() -> None:
    assert (len(faces()), len({face.id for face in faces()})) == (114, 95)


def test_r01_five_start_worlds_numbered_from_0_to_4() -> None:
    starts = [face for face in faces() if isinstance(face, StartWorld)]
    assert sorted(start.number for start in starts) == [0, 1, 2, 3, 4]
    assert {start.number for start in starts if start.colour == "red"} == {1, 3}


# worlds and developments


def test_r02_64_worlds_and_50_developments() -> None:
    assert (len(worlds()), len(developments())) == (64, 50)
    assert len([world for world in worlds() if not isinstance(world, StartWorld)]) == 59


def test_r02_single_and_double_developments() -> None:
    single = [card for card in developments() if card.cost == 6]
    double = Counter(card.id for card in developments() if card.cost != 6)
    assert [card.count for card in single] == [1] * 12
    assert (len(double), set(double.values())) == (19, {2})


def test_r02_only_developments_that_cost_6_score_by_a_bonus_and_have_no_printed_points() -> None:
    assert {card.id for card in developments() if card.bonus} == {card.id for card in developments() if card.cost == 6}
    assert {card.points for card in developments() if card.bonus} == {0}


# goods


@pytest.mark.parametrize(("kind", "windfall", "production"), [*zip(KINDS, (5, 7, 7, 6), (9, 6, 4, 2), strict=True)])
def test_r03_worlds_by_kind_of_good(kind: str, windfall: int, production: int) -> None:
    holding = [world for world in worlds() if world.good == kind]
    assert sum(is_windfall(world) for world in holding) == windfall
    assert sum(not is_windfall(world) for world in holding) == production


def test_r03_windfall_and_production_worlds_and_worlds_without_a_good() -> None:
    without_good = sum(world.good is None for world in worlds())
    assert (sum(map(is_windfall, worlds())), len(list(powers(ProduceHere))), without_good) == (25, 21, 18)


# defences and costs


@pytest.mark.parametrize(("defence", "count"), [*zip(range(1, 8), (6, 7, 3, 2, 2, 2, 1), strict=True)])
def test_r04_military_worlds_by_defence(defence: int, count: int) -> None:
    assert sum(world.defence == defence for world in worlds()) == count


@pytest.mark.parametrize(("cost", "count"), [*zip(range(7), (2, 6, 11, 10, 5, 5, 2), strict=True)])
def test_r04_paid_worlds_by_cost(cost: int, count: int) -> None:
    assert sum(world.cost == cost for world in worlds()) == count


@pytest.mark.parametrize(("cost", "count"), [*zip(range(7), (0, 12, 12, 4, 8, 2, 12), strict=True)])
def test_r04_developments_by_cost(cost: int, count: int) -> None:
    assert sum(card.cost == cost for card in developments()) == count


def test_r04_worlds_conquered_and_cards_paid_for() -> None:
    military = sum(world.defence is not None for world in worlds())
    paid = sum(world.cost is not None for world in worlds())
    assert (military, paid, paid + len(developments())) == (23, 41, 91)


# strength


def test_r05_strength_of_cards() -> None:
    others = [world for world in worlds() if not isinstance(world, StartWorld)]
    military: list[Face] = [world for world in others if world.defence is not None]
    paid: list[Face] = [world for world in others if world.cost is not None]
    assert strengths(faces())[-1] == 5
    assert {amount: count for amount, count in strengths(faces(Development)).items() if amount > 0} == {
        1: 2,
        2: 3,
        3: 2,
    }
    assert strengths(military) == {1: 4, 2: 1, 3: 1}
    assert {amount: count for amount, count in strengths(paid).items() if amount > 0} == {1: 2}


def test_r05_strength_of_start_worlds() -> None:
    assert strengths([face for face in faces() if isinstance(face, StartWorld)]) == {1: 1, 2: 1}


# powers of the consume phase


def test_r06_cards_that_consume_or_sell_goods_and_cards_that_discard_a_hand() -> None:
    consuming = sum(any(isinstance(power, Consume | ConsumeAll | Sell) for power in face.powers) for face in faces())
    discarding = sum(any(isinstance(power, DiscardForPoints) for power in face.powers) for face in faces())
    assert (consuming, discarding) == (33, 3)


DESIGNS_WITH = {
    "explore_draw": 5,
    "explore_keep": 2,
    "draw_before_developing": 1,
    "develop_discount": 2,
    "draw_after_developing": 1,
    "settle_discount": 5,
    "strength": 18,
    "strength_against": 4,
    "free_world": 1,
    "sudden_strength": 1,
    "pay_for_military": 1,
    "draw_after_settling": 1,
    "sale_bonus": 13,
    "consume": 24,
    "consume_all": 1,
    "sell": 2,
    "discard_for_points": 2,
    "draw_when_consuming": 1,
    "guess_top_card": 1,
    "produce_here": 21,
    "produce_on_windfall": 7,
    "draw_when_produced": 1,
    "draw_when_producing": 2,
    "draw_per_good": 2,
    "draw_per_kind": 1,
    "draw_if_most": 1,
    "draw_per_world": 1,
}


def test_designs_with_each_power() -> None:
    found = {(face.id, tag_of(power)) for face, power in powers()}
    assert Counter(tag for _, tag in found) == DESIGNS_WITH


# What lies beside the cards


def test_action_cards_of_four_players() -> None:
    cards = [piece for piece in content().pieces["action"] if isinstance(piece, ActionCard)]
    assert [card.action.phase for card in cards if not card.second] == [
        "explore",
        "explore",
        "develop",
        "settle",
        "consume",
        "consume",
        "produce",
    ]
    assert [card.action.phase for card in cards if card.second] == ["develop", "settle"]
    assert {card.count for card in cards} == {4}


def test_chips() -> None:
    chips = [piece for piece in content().pieces["chip"] if isinstance(piece, Chip)]
    assert [(chip.value, chip.count, chip.reserve) for chip in chips] == [(1, 18, False), (5, 6, False), (10, 4, True)]
    assert sum(chip.value * chip.count for chip in chips) == 88


def test_first_hands_of_beginners() -> None:
    hands = Counter(face.beginner_hand for face in {face.id: face for face in faces()}.values())
    assert (hands[1], hands[2], hands[3], hands[4]) == (4, 4, 4, 4)
    assert set(hands) == {None, 1, 2, 3, 4}


def test_prices_and_numbers_of_the_rules() -> None:
    rules = content().rules
    assert isinstance(rules, RaceRules)
    assert [rules.sale_price[kind] for kind in rules.sale_price] == [2, 3, 4, 5]
    assert (rules.start_hand, rules.start_discards, rules.hand_limit) == (6, 2, 10)
    assert (rules.explore_draw, rules.explore_keep, rules.tableau_end, rules.points_per_player) == (2, 1, 12, 12)


# The revised edition

REVISED = {
    "W11": {"cost": 2, "points": 0},
    "W13": {"cost": 3},
    "W32": {"cost": 2, "points": 1},
    "W55": {"powers": [{"do": "strength", "amount": 1}, {"do": "consume", "points": 1, "cards": 1}]},
}


def test_the_revised_edition_differs_in_five_cards_and_nothing_else() -> None:
    old, new = content().by_id, content("race-2018").by_id
    assert list(old) == list(new)
    assert {name for name in old if old[name] != new[name]} == {"D26", *REVISED}
    assert content().rules == content("race-2018").rules


@pytest.mark.parametrize("name", REVISED)
def test_what_a_revised_card_changes(name: str) -> None:
    wanted = {**msgspec.to_builtins(content().by_id[name]), **REVISED[name]}
    changed = msgspec.convert(wanted, type(content().by_id[name]))
    assert content("race-2018").by_id[name] == changed


def test_the_revised_merchants_score_for_goods_as_well() -> None:
    old, new = content().by_id["D26"], content("race-2018").by_id["D26"]
    assert isinstance(old, Development) and isinstance(new, Development)
    assert new.bonus[:-1] == old.bonus
    assert msgspec.to_builtins(new.bonus[-1]) == {"each": "good", "points": 1}
    assert msgspec.structs.replace(new, bonus=old.bonus) == old
