"""Worked cases of a round, placing judged by trying every way, and a whole game told line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.played import the_set
from tests.games.race.tabletop import Tabletop, compiled, race, table, words
from tests.games.test_what_every_game_keeps_to import LANGUAGES, assert_told_as_read, told_game
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.race.rules.rounds import start

# The worked cases of the documents, by number: from the deal to trade and consumption.

# Set-up


@pytest.mark.parametrize("seed", range(8))
def test_r07_after_the_deal_for_three(seed: int) -> None:
    state = start(compiled({}, {}), 3, seed)
    assert state.pool == 36
    while settle(state) is not None and not state.round:
        choose(state, state.options[-1])
    with_good = "S2" in [state.table.designs[world] for world in state.starts]
    assert (len(state.deck), len(state.discard)) == (92 if with_good else 93, 6)


def test_r08_chips_in_the_pool() -> None:
    assert start(compiled({}, {}), 2, 0).pool == 24
    assert start(compiled({}, {}), 4, 0).pool == 48
    ones_and_fives = [chip for chip in race().pieces["chip"] if not chip.reserve]  # type: ignore[attr-defined]
    assert sum(chip.value * chip.count for chip in ones_and_fives) == 48  # type: ignore[attr-defined]


# Explore


@pytest.mark.parametrize(
    ("actions", "drawn", "kept"), [("produce", 2, 1), ("explore-wide", 7, 1), ("explore-deep", 3, 2)]
)
def test_r09_explore(actions: str, drawn: int, kept: int) -> None:
    top = table(3).acts(0, actions).play("explore")
    assert top.drawn() in (drawn, 0) and top.state.deck == [top.design("W16")] * (40 - drawn - 4)
    finish(top)
    assert top.cards() == kept


def finish(top: object) -> None:
    """Take the first option until nobody is asked."""
    state = top.state  # type: ignore[attr-defined]
    while settle(state) is not None:
        choose(state, state.options[0])


def test_r10_both_explore_cards() -> None:
    top = table().acts(0, "explore-wide", "explore-deep").deck(*[f"W{number:02}" for number in range(1, 30)])
    top.play("explore")
    assert top.drawn() == 8
    finish(top)
    assert top.cards() == 2


def test_r11_powers_of_exploring() -> None:
    top = table().lay(0, "D24").deck(*[f"W{number:02}" for number in range(1, 30)]).play("explore")
    assert top.drawn() == 4
    finish(top)
    assert top.cards() == 2
    top = table(3).lay(0, "D24", "D02").acts(0, "explore-wide")
    top.deck(*[f"W{number:02}" for number in range(1, 30)]).play("explore")
    assert top.drawn() == 10
    finish(top)
    assert top.cards() == 2


# Develop


@pytest.mark.parametrize(("case", "card"), [("R-13", "D15"), ("R-14", "D06")])
def test_r13_and_r14_a_price_never_falls_below_none(case: str, card: str) -> None:
    top = table(3).lay(0, "D04", "D22").acts(0, "develop").hand(0, card, "W01").play("develop").do(card)
    assert top.in_hand(0) == ["W01"] and card in top.in_tableau(0)


def test_r15_a_development_must_be_paid_from_the_other_cards() -> None:
    assert "D13" not in table(3).hand(0, "D13", "W01", "W02").play("develop").offers()
    top = table(3).acts(0, "develop").hand(0, "D13", "W01", "W02").play("develop").do("D13")
    assert top.in_hand(0) == [] and top.in_tableau(0) == ["D13"]


def test_r17_a_bank_draws_whether_or_not_anything_is_built() -> None:
    top = table(3).lay(0, "D10").play("develop")
    assert top.cards() == 1 and top.asked == ""


def test_r18_a_copy_may_be_built_once_the_first_is_gone() -> None:
    top = table().lay(0, "S0", "D07").hand(0, "D07", "W16", "W01", "W02")
    assert "D07" not in top.play("develop").offers()
    top = table().lay(0, "S0", "D07").hand(0, "D07", "W16", "W01", "W02").play("settle", "develop")
    assert "D07" in top.do("W16", "D07").offers()


# Settle


def test_r20_powers_for_rare_worlds() -> None:
    top = table().lay(0, "S2").hand(0, "W38", "W43").play("settle")
    assert top.offers() == ["W43", "pass"]
    assert top.settle_price("W16") == 1


def test_r22_paying_for_a_military_world() -> None:
    assert table().lay(0, "D01").settle_price("W45") == 3
    assert table().lay(0, "D01", "D12", "D16").settle_price("W45") == 3
    assert table().lay(0, "D01", "D17").settle_price("W45") == 1
    top = table().lay(0, "D01", "D07").hand(0, "W45").play("settle").do("W45")
    assert top.in_tableau(0) == ["D01", "W45"] and top.in_hand(0) == []


def test_r24_a_free_world_may_not_hold_alien_goods() -> None:
    assert table().lay(0, "D07").hand(0, "W25", "W33").play("settle").offers() == ["W33", "pass"]


def test_r26_a_windfall_world_paid_for() -> None:
    top = table(3).lay(0, "D14").acts(0, "settle").hand(0, "W09", "D01", "D02", "D03").play("settle").do("W09")
    assert top.with_goods() == ["W09"] and top.in_hand(0) == ["W16", "W16"]


def test_r27_discounts_for_rare_worlds_add_up() -> None:
    assert table().lay(0, "S2", "D11").settle_price("W12") == 1


# Trade and consume


def test_r29_sale_prices() -> None:
    for world, price in (("W01", 2), ("W16", 3), ("W23", 4), ("W25", 5), ("W04", 4)):
        assert table(3).lay(0, world).goods(0, world).acts(0, "trade").play("consume").cards() == price
    assert table(3).lay(0, "W04", "D03").goods(0, "W04").acts(0, "trade").play("consume").cards() == 5


def test_r31_the_only_good_must_be_sold() -> None:
    top = table(3).lay(0, "W07").goods(0, "W07").acts(0, "trade").play("consume")
    assert (top.cards(), top.points(), top.with_goods()) == (2, 0, [])


def test_r32_the_order_of_powers_matters() -> None:
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").play("consume").do("D21")
    assert (top.points(), top.cards(), top.asked) == (3, 3, "")
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").play("consume").do("W05")
    assert (top.points(), top.cards(), top.asked) == (2, 4, "")


def test_r33_points_are_doubled_and_cards_are_not() -> None:
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").acts(0, "double")
    top.play("consume").do("D21")
    assert (top.points(), top.cards()) == (6, 3)


def test_r35_up_to_two_or_exactly_two() -> None:
    assert table(3).lay(0, "W16", "D13").goods(0, "W16").play("consume").points() == 1
    top = table(3).lay(0, "W16", "D27").goods(0, "W16").play("consume")
    assert top.points() == 0 and top.with_goods() == ["W16"]


@pytest.mark.parametrize(("discarded", "points"), [(("pass",), 0), (("W01", "pass"), 1), (("W01", "W02"), 2)])
def test_r37_hand_cards_for_points(discarded: tuple[str, ...], points: int) -> None:
    top = table(3).lay(0, "D08").acts(0, "double").hand(0, "W01", "W02", "W03").play("consume").do(*discarded)
    assert (top.points(), top.cards(), top.asked) == (points, 3 - points, "")


def test_r38_goods_sold_by_consume_powers() -> None:
    top = table(3).lay(0, "W25", "D03", "D31").goods(0, "W25").play("consume")
    assert top.cards() == 7
    top = table(3).lay(0, "W23", "D03", "D31", "W32").goods(0, "W23").play("consume").do("W32")
    assert top.cards() == 4


def test_r40_all_points_are_paid_when_the_pool_runs_out() -> None:
    top = table(3).lay(0, "W37", "W36", "W09", "W16", "W17").goods(0, "W09", "W16", "W17").pool(3)
    top.acts(0, "double").play("consume", "end")
    finish(top)
    assert top.points() == 8 and top.state.pool == 0 and not top.state.stack
    assert top.state.round == 1


# The worked cases of the documents, by number: production, the end of a round and of the game, and points.

# Produce


def test_r41_production_windfall_bonus_and_a_good_that_is_there() -> None:
    top = table(3).lay(0, "W03", "W12", "W16").goods(0, "W12").acts(0, "produce").play("produce")
    assert top.with_goods() == ["W03", "W12", "W16"]
    assert top.cards() == 1


def test_r43_a_card_for_each_good_produced() -> None:
    top = table(3).lay(0, "W01", "W04", "W08", "D19").acts(0, "produce").play("produce")
    assert top.with_goods() == ["W01", "W04", "W08"]
    assert top.cards() == 3


@pytest.mark.parametrize(("second", "third", "drawn"), [(2, 1, 0), (1, 0, 2)])
def test_r44_cards_for_the_most_rare_goods(second: int, third: int, drawn: int) -> None:
    rare = ("W13", "W14")
    top = table(3).lay(0, *rare, "D13").lay(1, *rare[:second]).lay(2, *rare[:third])
    assert top.play("produce").cards() == drawn


# The end of a round


def test_r47_cards_above_the_limit_go_before_the_end_is_checked() -> None:
    worlds = [f"W{number:02}" for number in range(1, 25)]
    top = table(3).lay(0, *worlds[11:23]).hand(0, *worlds[:11], "W24", "D01").play("end").do("W01", "W02", "W03")
    assert top.cards() == 10 and not top.state.stack
    top.state.chips[1] = top.scores()[0]
    assert top.winners() == [0]


def test_r48_two_develop_phases() -> None:
    top = table().hand(0, "D06", "D12", "W01", "W02", "W03").hand(1, "D03", "D10", "W04", "W05", "W16").round()
    top.do("develop+develop-second", "develop+settle")
    assert [top.develop_price("D15", seat) for seat in (0, 1)] == [3, 3]
    top.do("D06", "D03")
    assert [top.develop_price("D15", seat) for seat in (0, 1)] == [3, 4]
    before = top.cards()
    top.do("D12", "pass", "W01")
    # Paying took one card, and the works of the first phase drew one.
    assert top.in_tableau(0) == ["D06", "D12"] and top.cards() == before - 2 + 1
    # Now the settle phase, in which the second seat has the bonus.
    assert top.asked == "SettleCommit 0"
    top.do("pass", "W16")
    assert top.asked == "KeepCard 1"
    top.do("W04")
    assert top.in_tableau(1) == ["D03", "W16"] and top.with_goods(1) == ["W16"]


def test_r50_a_tableau_may_grow_beyond_its_end() -> None:
    worlds = [f"W{number:02}" for number in range(1, 12)]
    top = table(3).lay(0, *worlds).hand(0, "D04", "W28", "D01").acts(0, "develop")
    top.play("develop", "settle", "end").do("D04", "W28")
    assert len(top.in_tableau(0)) == 13 and not top.state.stack


@pytest.mark.parametrize(("goods", "winners"), [((), [0]), (("W16", "W17"), [0, 1])])
def test_r51_cards_in_hand_and_goods_break_a_tie(goods: tuple[str, ...], winners: list[int]) -> None:
    top = table().lay(0, "W16").goods(0, "W16").hand(0, "D01", "D02", "D03", "D04")
    top.lay(1, "W16", "W17").goods(1, *goods).hand(1, "D01", "D02", "D03").chips(39, 38)
    assert top.scores() == [40, 40]
    assert top.winners() == winners


# Points


SCORED = {
    "R-52": (("S3", "D12", "W57", "W58", "W40", "D29", "D23", "D01"), 4, 32),
    "R-54": (("S4", "D20", "W24", "W27", "W33", "W52"), 0, 27),
    "R-56": (("S2", "D30", "D01", "W47", "W21", "W42", "W22"), 3, 21),
    "R-58": (("S0", "D25", "D02", "D18", "W39", "W45", "W03"), 0, 18),
    "R-60": (("S0", "D21", "D19", "W30", "W03", "W04", "W08"), 9, 27),
}
PARTS = {
    "R-52": (("D29", 7), ("D23", 6)),
    "R-54": (("D20", 11),),
    "R-56": (("D30", 10),),
    "R-58": (("D25", 9),),
    "R-60": (("D21", 9),),
}


@pytest.mark.parametrize("case", SCORED)
def test_r52_to_r60_points_of_a_tableau(case: str) -> None:
    cards, chips, total = SCORED[case]
    assert table().lay(0, *cards).chips(chips, 0).scores()[0] == total


@pytest.mark.parametrize(("case", "card", "points"), [(case, *part) for case in PARTS for part in PARTS[case]])
def test_r52_to_r60_points_of_developments(case: str, card: str, points: int) -> None:
    """What a development scores: the points with it, less those of the same tableau where it has no bonus."""
    cards, chips, _ = SCORED[case]
    without = table(cards={card: {"bonus": ()}}).lay(0, *cards).chips(chips, 0).scores()[0]
    assert table().lay(0, *cards).chips(chips, 0).scores()[0] - without == points


@pytest.mark.parametrize("case", SCORED)
def test_r52_to_r60_the_order_of_cards_does_not_matter(case: str) -> None:
    cards, chips, total = SCORED[case]
    for shift in range(len(cards)):
        turned = cards[shift:] + cards[:shift]
        assert table().lay(0, *turned).chips(chips, 0).scores()[0] == total


# Race for the Galaxy: one game told in each language as it was read and found good.

GOLDEN = Path(__file__).parent / "golden"
SEATS = ("greedy", "random")
SEED = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    lines = told_game(the_set("race"), SEATS, SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")


# All ways to place a world, by the rulebook and by trying every subset of cards: slow, plain, and reads no table.
#
# It takes cards as they are written (`words`), never what `table` makes of them.

Way = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""What is left: the cards of the tableau without the new world, the hand, and the worlds with a good, all sorted."""


class Position:
    """A player about to place a world: cards in front of them, on some a good, and cards in hand besides the world."""

    def __init__(self, tableau: list[Any], hand: list[str], world: Any, goods: list[str], is_barred: bool) -> None:
        """``is_barred``: alien worlds are neither paid for, if military, nor placed free (F8)."""
        self.tableau, self.hand, self.world, self.goods = tableau, hand, world, goods
        self.is_barred = is_barred and world.good == "alien"

    def ways(self) -> set[Way]:
        """Every legal way (digest, section 6), those that give up more than another one included."""
        return {*self._conquests(), *self._payments()} if self.world.defence is not None else {*self._payments()}

    def _conquests(self) -> Iterator[Way]:
        """Free, by strength: that of the cards that stay, and the sudden strength of those that go."""
        sudden = [place for place, card in enumerate(self.tableau) if _sum(card, words.SuddenStrength)]
        for count in range(len(sudden) + 1):
            for gone in combinations(sudden, count):
                given = sum(_sum(self.tableau[place], words.SuddenStrength) for place in gone)
                stay = [card for place, card in enumerate(self.tableau) if place not in gone]
                if given + sum(_strength(card, self.world) for card in stay) >= self.world.defence:
                    yield self._left(gone, ())

    def _payments(self) -> Iterator[Way]:
        """With cards of the hand, or for one card of the tableau that makes a world free."""
        cost = self.world.cost
        if self.world.defence is not None:
            discounts = [power.discount for power in self._powers(words.PayForMilitary)]
            if not discounts or self.is_barred:
                return
            cost = self.world.defence - max(discounts)
        kinds = {"any", self.world.good}
        cost = max(0, cost - sum(power.cards for power in self._powers(words.SettleDiscount) if power.good in kinds))
        for paid in combinations(range(len(self.hand)), cost):
            yield self._left((), paid)
        if not self.is_barred:
            for place, card in enumerate(self.tableau):
                if any(isinstance(power, words.FreeWorld) for power in card.powers):
                    yield self._left((place,), ())

    def _powers(self, kind: type[Any]) -> list[Any]:
        return [power for card in self.tableau for power in card.powers if isinstance(power, kind)]

    def _left(self, gone: tuple[int, ...], paid: tuple[int, ...]) -> Way:
        tableau = [card.id for place, card in enumerate(self.tableau) if place not in gone]
        hand = [card for place, card in enumerate(self.hand) if place not in paid]
        makes_none = not any(isinstance(power, words.ProduceHere) for power in self.world.powers)
        goods = [card for card in self.goods if card in tableau]
        goods += [self.world.id] * (self.world.good is not None and makes_none)
        return tuple(sorted(tableau)), tuple(sorted(hand)), tuple(sorted(goods))


def sensible(ways: set[Way]) -> set[Way]:
    """The ways but those that give up all that another one does, and more."""
    return {way for way in ways if not any(_leaves_more(other, way) for other in ways)}


def _leaves_more(one: Way, other: Way) -> bool:
    here, there = (Counter([*way[0], *(f"hand {card}" for card in way[1])]) for way in (one, other))  # goods follow
    return here > there


def _sum(card: Any, kind: type[Any]) -> int:
    return sum(power.amount for power in card.powers if isinstance(power, kind))


def _strength(card: Any, world: Any) -> int:
    """What a card adds against a world."""
    against = {world.good, "rebel" if "rebel" in world.keywords else None}
    special = [power for power in card.powers if isinstance(power, words.StrengthAgainst)]
    return _sum(card, words.Strength) + sum(power.amount for power in special if power.against in against)


# The engine's ways to place a world beside all ways there are (`placing`), on drawn cards with drawn powers.

FEW, TABLES, POSITIONS = 20, 40, 50
LAID = [f"D{number:02}" for number in range(1, 9)] + [f"W{number:02}" for number in range(1, 5)]
"""Cards of the tableau, which get drawn powers; worlds to place and cards to pay with are the others."""
PAID_WITH = [f"D{number:02}" for number in range(13, 31)]
TO_PLACE = [f"W{number:02}" for number in range(5, 60)]
KINDS = ("novelty", "rare", "genes", "alien")
AGAINST: tuple[Any, ...] = (*KINDS, "rebel")
GOODS: tuple[Any, ...] = (*KINDS, "any")


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.slow] * (number >= FEW)) for number in range(TABLES)]
)
def test_a_world_is_placed_in_every_legal_way_and_in_no_other(number: int) -> None:
    dice = Dice(number, 47)
    changes = {card: {"powers": drawn_powers(dice)} for card in LAID}
    is_barred = number % 4 > 0
    for _ in range(POSITIONS):
        top = table(2, rules={"alien_worlds_barred": is_barred}, cards=changes)
        laid, world = drawn(dice, LAID, below(dice, 6)), TO_PLACE[below(dice, len(TO_PLACE))]
        hand = sorted(drawn(dice, PAID_WITH, below(dice, 6)))
        goods = [card for card in laid if card.startswith("W") and below(dice, 2)]
        cards = [written(card, changes) for card in laid]
        every = Position(cards, hand, written(world, changes), goods, is_barred).ways()
        found = placed(top.lay(0, *laid).goods(0, *goods).hand(0, world, *hand).play("settle"), world)
        told = f"{laid} {changes} goods {goods} hand {hand} place {world} barred {is_barred}"
        assert found <= every, f"illegal: {sorted(found - every)} {told}"
        assert sensible(every) <= found, f"not offered: {sorted(sensible(every) - found)} {told}"


def test_strength_below_none_goes_with_a_card_discarded_for_strength() -> None:
    powers = (words.Strength(amount=-1), words.SuddenStrength(amount=1))
    top = table(2, cards={"D03": {"powers": powers}})
    assert placed(top.lay(0, "D03").hand(0, "W39").play("settle"), "W39") == {((), (), ("W39",))}


def test_paying_nothing_is_offered_beside_sudden_strength() -> None:
    top = table(2).lay(0, "S0", "D01", "D05").hand(0, "W39", "W16", "W15", "W14").play("settle").do("W39")
    assert "pay" in top.offers()
    top.do("pay")
    assert top.in_tableau(0) == ["S0", "D01", "D05", "W39"] and top.cards() == 3


def placed(top: Tabletop, world: str) -> set[Way]:
    """What is left after each way in which the engine lets a world be placed."""
    if world not in top.offers():
        return set()
    top.do(world)
    found, waiting = set(), [top.state]
    while waiting:
        state = waiting.pop()
        if settle(state) is not None and state.placing[0] >= 0:
            for option in state.options:
                further = state.copy()
                choose(further, option)
                waiting.append(further)
        else:
            tableau = [top.table.designs[card] for card in state.tableaus[0].cards]
            goods = sorted(card for place, card in enumerate(tableau) if state.goods[0] >> place & 1)
            left, hand = sorted(tableau), sorted(top.table.designs[card] for card in state.hands[0])
            left.remove(world)
            found.add((tuple(left), tuple(hand), tuple(goods)))
    return found


def drawn_powers(dice: Dice) -> tuple[Any, ...]:
    """None to three powers of the settle phase."""
    return tuple(drawn_power(dice) for _ in range(below(dice, 4)))


def drawn_power(dice: Dice) -> Any:
    match below(dice, 6):
        case 0:
            return words.SettleDiscount(cards=1 + below(dice, 3), good=GOODS[below(dice, 5)])
        case 1:
            return words.Strength(amount=below(dice, 5) - 1)
        case 2:
            return words.StrengthAgainst(amount=1 + below(dice, 3), against=AGAINST[below(dice, 5)])
        case 3:
            return words.FreeWorld()
        case 4:
            return words.SuddenStrength(amount=1 + below(dice, 4))
        case _:
            return words.PayForMilitary(discount=below(dice, 3))


def drawn(dice: Dice, names: list[str], count: int) -> list[str]:
    """So many of some names, each once."""
    left = list(names)
    return [left.pop(below(dice, len(left))) for _ in range(count)]


def written(card: str, changes: dict[str, Any]) -> Any:
    """A card as it is written, with its changed powers."""
    pieces = [piece for kind in ("world", "development") for piece in race().pieces[kind]]
    found: Any = next(piece for piece in pieces if piece.id == card)
    return msgspec.structs.replace(found, **changes.get(card, {}))
