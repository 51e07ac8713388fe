"""What is said of rewards and prices, a credit or a place short of each bound and right at it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.trucker.shipyard import content
from validator.content.manifest import Players
from validator.play.games.trucker.checks.box import Box
from validator.play.games.trucker.checks.rewards import reward_issues
from validator.play.games.trucker.words.vocabulary import (
    AbandonedShip,
    AbandonedStation,
    Adventure,
    CombatLine,
    CombatZone,
    LoseCrew,
    LoseDays,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)

NOTHING: list[str] = []
WRECK = AbandonedShip(crew=3, credits=4, days=1)
STATION = AbandonedStation(crew=3, goods=("green",), days=1)
SLAVERS = Slavers(strength=5, crew=2, credits=3, days=1)
SMUGGLERS = Smugglers(strength=5, takes=2, goods=("green",), days=1)
PIRATES = Pirates(strength=5, shots=(), credits=3, days=1)
PLANETS = Planets(planets=(("green",), ("blue",)), days=1)
ZONE = CombatZone(lines=(CombatLine(least="crew", penalty=LoseDays(days=1)),))


def said(rules: dict[str, Any] | None = None, card: Adventure | None = None, most: int = 4) -> list[str]:
    """The codes of all findings on rewards, with these switches and this one card in the box."""
    box = Box(content())
    box.rules = msgspec.structs.replace(box.rules, **(rules or {}))
    box.players = Players(least=min(2, most), most=most)
    flown = [] if card is None else [msgspec.structs.replace(box.cards[0], adventure=card)]
    box.__dict__["flown"] = flown
    return [issue.code for issue in reward_issues(box)]


def placing(*first: int) -> dict[str, Any]:
    return {"placing": {1: first, 2: (9, 8, 7, 6), 3: (12, 9, 6, 3)}}


def prices(*each: int) -> dict[str, Any]:
    return {"goods_price": dict(zip(("red", "yellow", "green", "blue"), each, strict=True))}


def test_the_box_itself_gives_no_finding() -> None:
    assert said() == NOTHING


@pytest.mark.parametrize(
    ("rewards", "most", "codes"),
    [
        ((4, 3, 2, 1), 4, NOTHING),
        ((4, 3, 2), 3, NOTHING),
        ((4, 3, 2), 4, ["missing-reward"]),
        ((4, 3, 2, 1), 3, NOTHING),
        ((4, 3, 2, 1, 0), 4, ["idle-reward"]),
        ((4, 3, 3, 1), 4, NOTHING),
        ((3, 4, 2, 1), 4, ["odd-reward"]),
        ((0, 0, 0, 0), 4, ["no-reward"]),
        ((1, 0, 0, 0), 4, NOTHING),
        ((3, 3, 3, 3), 4, ["equal-rewards"]),
        ((3, 3, 3, 2), 3, ["equal-rewards"]),
        ((3, 3, 3, 2), 4, NOTHING),
        ((3,), 1, NOTHING),
        ((3, 3), 2, ["equal-rewards"]),
    ],
)
def test_rewards_by_place(rewards: tuple[int, ...], most: int, codes: list[str]) -> None:
    assert said(placing(*rewards), most=most) == codes


@pytest.mark.parametrize(
    ("switch", "earlier", "later", "codes"),
    [
        ("placing", 9, 9, NOTHING),
        ("placing", 9, 8, ["falling-reward"]),
        ("fewest_exposed", 3, 3, NOTHING),
        ("fewest_exposed", 3, 2, ["falling-reward"]),
        ("fewest_exposed", 0, 2, ["no-reward"]),
    ],
)
def test_rewards_by_round(switch: str, earlier: int, later: int, codes: list[str]) -> None:
    stated = {1: earlier, 2: later, 3: 12}
    value = {number: (most, 3, 2, 1) for number, most in stated.items()} if switch == "placing" else stated
    assert said({switch: value}) == codes


@pytest.mark.parametrize(
    ("each", "codes"),
    [
        ((4, 3, 2, 1), NOTHING),
        ((4, 3, 3, 1), ["equal-prices"]),
        ((4, 3, 2, 3), ["odd-prices"]),
        ((4, 3, 2, 0), ["worthless-goods"]),
        ((4, 3, 0, 0), ["worthless-goods", "worthless-goods"]),
        ((0, 0, 0, 0), ["worthless-goods"]),
    ],
)
def test_prices_of_goods(each: tuple[int, ...], codes: list[str]) -> None:
    assert said(prices(*each)) == codes


@pytest.mark.parametrize(
    ("card", "changes", "codes"),
    [
        (WRECK, {"credits": 3}, NOTHING),
        (WRECK, {"credits": 2}, ["poor-reward"]),
        (WRECK, {"credits": 0}, ["no-reward"]),
        (SLAVERS, {"credits": 1}, NOTHING),
        (SLAVERS, {"credits": 0}, ["no-reward"]),
        (PIRATES, {"credits": 1}, NOTHING),
        (PIRATES, {"credits": 0}, ["no-reward"]),
        *((card, {"days": 1}, NOTHING) for card in (WRECK, STATION, SLAVERS, SMUGGLERS, PIRATES, PLANETS)),
        *((card, {"days": 0}, ["no-cost"]) for card in (WRECK, STATION, SLAVERS, SMUGGLERS, PIRATES, PLANETS)),
        (ZONE, {}, NOTHING),
        (ZONE, {"lines": (CombatLine(least="crew", penalty=LoseDays(days=0)),)}, ["no-penalty"]),
        (ZONE, {"lines": (CombatLine(least="crew", penalty=LoseCrew(crew=1)),)}, NOTHING),
        (PLANETS, {"planets": (("green", "blue"), ("blue", "green"))}, ["twin-planets"]),
        (PLANETS, {"planets": (("green",), ("green", "green"))}, NOTHING),
        (PLANETS, {"planets": (("green",), ("blue",), ("green",))}, ["twin-planets"]),
    ],
)
def test_rewards_of_a_card(card: Adventure, changes: dict[str, Any], codes: list[str]) -> None:
    assert said(card=msgspec.structs.replace(card, **changes)) == codes


def test_rounds_for_which_nothing_is_stated_fall_behind_none() -> None:
    assert said(placing()) == ["missing-reward"]


@pytest.mark.parametrize(("most", "codes"), [(1, NOTHING), (2, ["lone-planet"])])
def test_a_lone_planet_is_one_too_few_for_two(most: int, codes: list[str]) -> None:
    assert said(card=msgspec.structs.replace(PLANETS, planets=(("green",),)), most=most) == codes


@pytest.mark.parametrize(
    ("load", "price", "codes"),
    [
        (("blue",), (4, 3, 2, 0), ["worthless-goods", "no-reward"]),
        (("blue", "green"), (4, 3, 2, 0), ["worthless-goods"]),
        (("blue",), (0, 0, 0, 0), ["worthless-goods"]),
    ],
)
def test_a_planet_of_goods_that_nobody_buys(load: tuple[str, ...], price: tuple[int, ...], codes: list[str]) -> None:
    planets = msgspec.structs.replace(PLANETS, planets=(("red",), load))
    assert said(prices(*price), planets) == codes
