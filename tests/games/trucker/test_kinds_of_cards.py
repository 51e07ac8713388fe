"""What each kind of card does, and rewards at their bounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.trucker.shipyard import a_table, bring, cell, content, flying, with_tiles
from validator.content.manifest import Players
from validator.play.engine.step import PASS
from validator.play.games.trucker import cards
from validator.play.games.trucker.cards import TAKE_IT, TAKE_REWARD
from validator.play.games.trucker.checks.box import Box
from validator.play.games.trucker.checks.cards import reward_issues
from validator.play.games.trucker.rules.flight import RESTOW, forced_reason, gain_goods, lose_goods, room_for
from validator.play.games.trucker.rules.launch import engine_power, fire_power
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.hull import BROWN, PURPLE
from validator.play.games.trucker.table import Table
from validator.play.games.trucker.words import (
    AbandonedShip,
    AbandonedStation,
    Adventure,
    Battery,
    BeShotAt,
    Cabin,
    Cannon,
    CombatLine,
    CombatZone,
    DoubleCannon,
    Engine,
    Epidemic,
    Hold,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    Pirates,
    Planets,
    Projectile,
    Sabotage,
    Slavers,
    Smugglers,
    SpecialHold,
    Stardust,
)

# Galaxy Trucker's twelve kinds of cards: cases T-27 to T-37, T-60, T-62, and every outcome.

RED, YELLOW, GREEN, BLUE = range(4)
SHOT = Projectile(size="large", side="front")


@pytest.fixture(scope="module")
def table() -> Table:
    return with_tiles(
        {
            "G1": ("0030", Cannon()),
            "G2": ("0030", DoubleCannon()),
            "E1": ("3000", Engine()),
            "E2": ("3303", Engine()),
            "B1": ("3333", Battery(slots=2)),
            "C1": ("3333", Cabin()),
            "C2": ("3333", Cabin()),
            "H1": ("3333", SpecialHold(slots=2)),
            "H2": ("3333", SpecialHold(slots=1)),
        }
    )


def smugglers(strength: int) -> Smugglers:
    return Smugglers(strength=strength, takes=2, goods=("yellow", "blue"), days=1)


# Strength


def test_t27_red_reaches_four_and_ties(table: Table) -> None:
    """Two single cannons, a double to the front and a double to the side, one battery."""
    state = flying(table, {(6, 6): "G1", (8, 6): "G1", (7, 6): "G2", (9, 7): ("G2", 90), (8, 7): "B1"})
    state.ships[0].batteries[cell(state, 8, 7)] = 1
    assert fire_power(state, 0, batteries=1) == 2 * 4
    seen = bring(state, smugglers(4), DeclareCannons=1)
    assert ("tied", 0) in seen


def test_t27_after_a_tie_the_next_is_attacked(table: Table) -> None:
    state = flying(table, {(7, 6): "G1"}, {})
    assert bring(state, smugglers(1))[-1] == ("lost", 1)


def test_t28_a_half_point_more_wins(table: Table) -> None:
    """2 + 2 + ½ with two batteries against 4."""
    state = flying(table, {(7, 6): "G2", (6, 6): "G2", (9, 7): ("G1", 90), (8, 7): "B1", (6, 7): "H1"})
    seen = bring(state, smugglers(4), DeclareCannons=2, Claim=TAKE_REWARD, StowGood=cell(state, 6, 7))
    assert ("won", 0) in seen and state.ships[0].goods_count(YELLOW) == 1


def test_t28_the_reward_costs_its_days(table: Table) -> None:
    state = flying(table, {(7, 6): "G1", (6, 6): "G1"})
    bring(state, smugglers(1), Claim=TAKE_REWARD)
    assert state.positions[0] == 19


def test_a_declined_reward_costs_nothing(table: Table) -> None:
    state = flying(table, {(7, 6): "G1", (6, 6): "G1"})
    bring(state, smugglers(1), Claim=PASS)
    assert state.positions[0] == 20


def test_a_beaten_enemy_leaves_those_behind_alone(table: Table) -> None:
    state = flying(table, {(7, 6): "G1", (6, 6): "G1"}, {})
    assert ("lost", 1) not in bring(state, smugglers(1))


def test_t30_a_purple_alien_adds_nothing_to_nothing(table: Table) -> None:
    state = flying(table, {(7, 6): "G2", (8, 7): "C1"})
    state.ships[0].crew[cell(state, 8, 7)] = PURPLE
    assert fire_power(state, 0, 0) == 0


def test_a_purple_alien_adds_two(table: Table) -> None:
    state = flying(table, {(7, 6): "G1", (8, 7): "C1"})
    state.ships[0].crew[cell(state, 8, 7)] = PURPLE
    assert fire_power(state, 0, 0) == 2 * 3


def test_t32_a_brown_alien_and_two_engines(table: Table) -> None:
    state = flying(table, {(7, 8): "E1", (6, 7): "E2", (8, 7): "C1"})
    state.ships[0].crew[cell(state, 8, 7)] = BROWN
    assert engine_power(state, 0, 0) == 4


# Penalties


def laden(table: Table, batteries: int, *colours: int) -> TruckerState:
    state = flying(table, {(6, 7): "H1", (8, 7): "B1", (9, 7): "B1"})
    ship = state.ships[0]
    ship.batteries[cell(state, 8, 7)] = min(batteries, 2)
    ship.batteries[cell(state, 9, 7)] = max(batteries - 2, 0)
    for colour in colours:
        ship.goods[4 * cell(state, 6, 7) + colour] += 1
    return state


def test_t34_goods_are_lost_before_batteries(table: Table) -> None:
    state = laden(table, 4, RED, BLUE)
    lose_goods_now(state, 3)
    assert not any(state.ships[0].goods) and state.ships[0].battery_count() == 3


def test_the_most_valuable_good_goes_first(table: Table) -> None:
    state = laden(table, 4, RED, BLUE)
    lose_goods_now(state, 1)
    assert state.ships[0].goods_count(BLUE) == 1 and state.ships[0].goods_count(RED) == 0


def test_without_goods_and_batteries_nothing_more_is_lost(table: Table) -> None:
    state = laden(table, 1, BLUE)
    lose_goods_now(state, 4)
    assert state.ships[0].battery_count() == 0 and state.ships[0].crew_count() == 2


def lose_goods_now(state: TruckerState, count: int) -> None:
    lose_goods(state, 0, count)
    bring(state, Stardust())
    assert not state.stack


def test_t36_slavers_take_the_whole_crew(table: Table) -> None:
    state = flying(table, {}, {})
    bring(state, Slavers(strength=5, crew=3, credits=5, days=1))
    assert state.ships[0].crew_count() == 0 and forced_reason(state, 0) == "no-crew"


def test_slavers_pay_the_winner(table: Table) -> None:
    state = flying(table, {(7, 6): "G1", (6, 6): "G1"})
    bring(state, Slavers(strength=1, crew=3, credits=5, days=1), Claim=TAKE_REWARD)
    assert state.credits[0] == 5


def pirates() -> Pirates:
    return Pirates(strength=5, shots=(SHOT,), credits=4, days=1)


def test_pirates_shoot_at_all_who_lost(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 7)
    state = flying(table, {(7, 6): "G1"}, {(7, 6): "G1"})
    bring(state, pirates())
    assert [len(ship.lost) for ship in state.ships] == [1, 1]


def test_pirates_do_not_shoot_at_their_equals(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 7)
    state = flying(table, {(7, 6): "G1"})
    bring(state, Pirates(strength=1, shots=(SHOT,), credits=4, days=1))
    assert state.ships[0].lost == []


# Gains


def test_t37_the_whole_crew_may_be_spent(table: Table) -> None:
    state = flying(table, {(8, 7): "C1"})
    bring(state, AbandonedShip(crew=4, credits=6, days=1), Explore=TAKE_IT)
    assert (state.credits[0], state.ships[0].crew_count()) == (6, 0)


def test_an_abandoned_ship_needs_its_crew(table: Table) -> None:
    state = flying(table, {})
    assert bring(state, AbandonedShip(crew=3, credits=6, days=1), Explore=TAKE_IT) == []


def test_only_the_first_taker_gets_the_ship(table: Table) -> None:
    state = flying(table, {}, {})
    bring(state, AbandonedShip(crew=2, credits=6, days=1), Explore=TAKE_IT)
    assert state.credits == [6, 0]


def test_what_the_leader_passes_the_next_may_take(table: Table) -> None:
    state = flying(table, {}, {})
    bring(state, AbandonedShip(crew=2, credits=6, days=1), Explore=[PASS, TAKE_IT])
    assert state.credits == [0, 6]


def test_a_station_takes_nobody(table: Table) -> None:
    state = flying(table, {(6, 7): "H1"})
    bring(state, AbandonedStation(crew=2, goods=("red",), days=1), Explore=TAKE_IT, StowGood=cell(state, 6, 7))
    assert (state.ships[0].crew_count(), state.ships[0].goods_count(RED), state.positions[0]) == (2, 1, 19)


def test_who_passes_is_not_asked_again(table: Table) -> None:
    """The leader has no crew and is not asked."""
    state = flying(table, {}, {}, {})
    state.ships[0].crew = [0] * len(state.ships[0].crew)
    bring(state, AbandonedStation(crew=2, goods=("blue",), days=1), Explore=[PASS, TAKE_IT])
    assert state.positions == [20, 18, 15]


def planets() -> Planets:
    return Planets(planets=(("red",), ("blue",)), days=2)


def test_a_planet_is_taken_once(table: Table) -> None:
    state = flying(table, {}, {}, {})
    seen = bring(state, planets(), Land=[0, 1])
    assert [what for what in seen if what[0] in ("landed", "passed")] == [("landed", 0), ("landed", 1), ("passed", 2)]


def test_landers_lose_days_from_the_last(table: Table) -> None:
    """Seat 1 falls to 16, then seat 0 to 18; the other way round seat 0 would be stopped by seat 1."""
    state = flying(table, {}, {})
    bring(state, planets(), Land=[0, 1])
    assert state.positions == [18, 16]


def test_red_goods_need_a_special_hold(table: Table) -> None:
    state = flying(table, {})
    bring(state, planets(), Land=0)
    assert state.bank_goods[RED] == state.table.supply_goods[RED]


def test_red_goods_do_not_go_into_another_hold() -> None:
    state = flying(with_tiles({"H3": ("3333", Hold(slots=2))}), {(6, 7): "H3"})
    assert (room_for(state.ships[0], RED), room_for(state.ships[0], BLUE)) == ([], [cell(state, 6, 7)])


def test_goods_may_be_stowed_anew(table: Table) -> None:
    """One place, taken by a blue good, is cleared for a red one."""
    state = flying(table, {(6, 7): "H2"})
    hold = cell(state, 6, 7)
    state.ships[0].goods[4 * hold + BLUE] = 1
    gain_goods(state, 0, [RED])
    bring(state, Stardust(), StowGood=[RESTOW, hold, PASS])
    assert (state.ships[0].goods_count(RED), state.ships[0].goods_count(BLUE)) == (1, 0)


# Trouble


def test_meteors_hit_every_flyer_on_one_line(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 8)
    state = flying(table, {(8, 7): "C1"}, {(8, 7): "C1"}, {})
    bring(state, MeteorSwarm(meteors=(SHOT,)))
    assert [len(ship.lost) for ship in state.ships] == [1, 1, 0]


def zone(*lines: CombatLine) -> CombatZone:
    return CombatZone(lines=lines)


def test_the_one_further_ahead_of_equals_suffers(table: Table) -> None:
    state = flying(table, {}, {})
    bring(state, zone(CombatLine(least="crew", penalty=LoseDays(days=3))))
    assert state.positions == [17, 18]


def test_the_least_crew_suffers(table: Table) -> None:
    state = flying(table, {(8, 7): "C1"}, {})
    bring(state, zone(CombatLine(least="crew", penalty=LoseCrew(crew=1))))
    assert state.ships[1].crew_count() == 1


def test_the_least_engine_power_suffers(table: Table) -> None:
    state = flying(table, {(7, 8): "E1"}, {(6, 7): "H1"})
    state.ships[1].goods[4 * cell(state, 6, 7, 1) + RED] = 1
    bring(state, zone(CombatLine(least="engine_power", penalty=LoseGoods(goods=1))))
    assert state.ships[1].goods_count(RED) == 0


def test_the_least_fire_power_is_shot_at(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 7)
    state = flying(table, {(7, 6): "G1"}, {(7, 8): "E1"})
    bring(state, zone(CombatLine(least="fire_power", penalty=BeShotAt(shots=(SHOT,)))))
    assert [len(ship.lost) for ship in state.ships] == [0, 1]


def test_a_line_counts_what_the_line_before_changed(table: Table) -> None:
    """Seat 0 falls behind by the first line, so that seat 1 leads, and of equals suffers by the second."""
    state = flying(table, {}, {})
    line = CombatLine(least="crew", penalty=LoseDays(days=3))
    bring(state, zone(line, line))
    assert state.positions == [17, 15]


def test_t62_a_lone_ship_is_spared_the_combat_zone(table: Table) -> None:
    state = flying(table, {})
    bring(state, zone(CombatLine(least="crew", penalty=LoseDays(days=3))))
    assert state.positions[0] == 20


def test_t62_a_lone_ship_is_spared_sabotage(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 7)
    state = flying(table, {})
    bring(state, Sabotage())
    assert state.ships[0].lost == []


def test_t60_three_misses_lose_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 2)
    state = flying(table, {}, {})
    assert bring(state, Sabotage()) == [("sabotage-missed", 0)]


def test_sabotage_takes_inner_tiles_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = iter((7, 7))
    monkeypatch.setattr(cards, "roll", lambda state: next(rolled))
    state = flying(table, {(7, 6): "C1", (7, 8): "C2"}, {(8, 7): "C1", (8, 6): "C2"})
    state.ships[1].crew[cell(state, 8, 6, 1)] = 0
    state.ships[0].crew[cell(state, 7, 6)] = 0
    state.positions = [20, 18]
    bring(state, Sabotage())
    assert state.ships[0].tiles[cell(state, 7, 7)] < 0


def test_sabotage_tries_again_after_a_miss(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = iter((2, 2, 7, 7))
    monkeypatch.setattr(cards, "roll", lambda state: next(rolled))
    state = flying(table, {}, {})
    bring(state, Sabotage())
    assert len(state.ships[0].lost) == 1


def test_stardust_costs_a_day_for_each_exposed_connector(table: Table) -> None:
    state = flying(table, {})
    bring(state, Stardust())
    assert state.positions[0] == 16


def test_stardust_comes_upon_the_last_first(table: Table) -> None:
    """From 18 to 14, then from 20 to 16; the leader first would have been sent past the one behind."""
    state = flying(table, {}, {})
    state.positions = [20, 16]
    bring(state, Stardust())
    assert state.positions == [16, 12]


def test_an_epidemic_takes_one_of_each_joined_cabin(table: Table) -> None:
    state = flying(table, {(8, 7): "C1", (9, 7): "C2"})
    bring(state, Epidemic())
    assert [state.ships[0].crew[cell(state, column, 7)] for column in (7, 8, 9)] == [1, 1, 1]


def test_an_empty_cabin_neither_ails_nor_infects(table: Table) -> None:
    state = flying(table, {(8, 7): "C1"})
    state.ships[0].crew[cell(state, 8, 7)] = 0
    bring(state, Epidemic())
    assert state.ships[0].crew_count() == 2


def test_an_epidemic_takes_an_alien(table: Table) -> None:
    state = flying(table, {(8, 7): "C1"})
    state.ships[0].crew[cell(state, 8, 7)] = BROWN
    bring(state, Epidemic())
    assert state.ships[0].crew_count() == 1


def test_every_kind_of_card_can_be_played() -> None:
    assert all(a_table().act_of_card)


# What is said of rewards and prices, a credit or a place short of each bound and right at it.

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
