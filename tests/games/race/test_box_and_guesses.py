"""Figures of the box, what players guess of hidden cards, and invariants of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.games.played import tried_one_by_one
from tests.games.race.tabletop import Tabletop, compiled, table
from tests.games.test_words_of_every_game import least
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.race.game import GAME
from validator.play.games.race.players.choosing import judged
from validator.play.games.race.players.hidden import imagine, seen_by
from validator.play.games.race.rules.rounds import faults, start
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.table import Face, is_windfall
from validator.play.games.race.words.consume import Consume, ConsumeAll, DiscardForPoints, Sell
from validator.play.games.race.words.explore import ExploreDraw
from validator.play.games.race.words.power import Power
from validator.play.games.race.words.produce import ProduceHere
from validator.play.games.race.words.settle import Strength
from validator.play.games.race.words.switches import RaceRules
from validator.play.games.race.words.vocabulary import POWERS, ActionCard, Chip, Development, StartWorld, World
from validator.play.lookup import open_set, quick_issues

# What a power claims of its fields is what the checks ask it about.


def numbers_of(word: type[Power]) -> set[str]:
    """The fields of a power that are numbers."""
    fields = msgspec.inspect.type_info(word).fields  # type: ignore[union-attr]
    return {field.name for field in fields if isinstance(field.type, msgspec.inspect.IntType)}


def lacking(word: type[Power]) -> set[str]:
    """What a power claims of fields that it lacks, and of more and less of what is no number."""
    words = {field.name for field in msgspec.structs.fields(word)} - numbers_of(word)
    return {*word.better, *word.worse, *word.usual} - numbers_of(word) | {*word.wider} - words


@pytest.mark.parametrize("word", POWERS, ids=tag_of)
def test_every_power_has_the_fields_of_which_its_claims_speak(word: type[Power]) -> None:
    assert lacking(word) == set()


@pytest.mark.parametrize("word", POWERS, ids=tag_of)
def test_no_field_of_a_power_is_better_both_the_larger_and_the_smaller_it_is(word: type[Power]) -> None:
    assert {*word.better} & {*word.worse} == set()


@pytest.mark.parametrize("word", [word for word in POWERS if word.adds_up], ids=tag_of)
def test_a_power_that_adds_up_has_a_number_to_add(word: type[Power]) -> None:
    assert numbers_of(word)


@pytest.mark.parametrize("word", POWERS, ids=tag_of)
def test_no_check_breaks_on_a_power_that_no_card_of_the_box_has(word: type[Power]) -> None:
    only = copy(content())
    alone = {"powers": (least(word),)}
    only.pieces = {
        kind: tuple(msgspec.structs.replace(piece, **alone) if hasattr(piece, "powers") else piece for piece in pieces)
        for kind, pieces in content().pieces.items()
    }
    assert [issue.message for issue in quick_issues(only) if issue.code == "broken-check"] == []


@pytest.mark.parametrize(
    ("claim", "value"),
    [("better", ("goods",)), ("worse", ("goods",)), ("usual", {"goods": ()}), ("wider", {"cards": 1})],
)
def test_a_power_that_claims_what_it_lacks_is_told(claim: str, value: object) -> None:
    forgetful = type("Forgetful", (ExploreDraw,), {claim: value}, frozen=True, kw_only=True, tag="forgetful")
    assert lacking(forgetful) == {*value}  # type: ignore[call-overload]


# What the box of Race for the Galaxy holds, figure by figure: cases of the publisher's distribution.

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


# What Race finds with fewer looks is what comes of trying every option on every guess, to the last bit.

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "as documented": (2, {}),
    "three seats": (3, {}),
    "four seats": (4, {"timing_order": "start_number"}),
    "one of seven cards": (2, {"two_player_actions": "one_of_seven"}),
    "optional powers": (2, {"consume_powers": "optional", "trade": "optional"}),
    "powers at once": (2, {"new_card_powers": "at_once", "duplicate_developments": True}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_sums_are_those_of_trying_everything(name: str) -> None:
    seats, rules = TABLES[name]
    table, dice = compiled(rules, {}), Dice(seats)
    found, wanted = [], []
    for number in range(4):
        state = start(table, seats, number)
        agents = [GreedyAgent(GAME, seat) for seat in range(seats)]
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            seeds = [below(dice, 1 << 31) for _ in range(2)]
            found.append(judged(state, seat, [scrambled(seed, seat) for seed in seeds]))
            view = View(GAME, state, decision, seat)
            wanted.append(tried_one_by_one(GAME, [view.imagine(seed) for seed in seeds], seat))
            # Half thoughtful, half random: so that players come by all kinds of positions.
            if number % 2:
                choose(state, agents[seat].choose(view))
            else:
                choose(state, state.options[below(dice, len(state.options))])
    assert found == wanted


# What a seat does not see is dealt afresh in a guess, each part of it; and broken invariants are noticed.

SEEDS = range(12)


def under_way(choices: int = 60, seed: int = 7, seats: int = 3) -> RaceState:
    """Some way into a random game."""
    dice = Dice(seed)
    state = start(compiled({}, {}), seats, seed)
    settle(state)
    for _ in range(choices):
        choose(state, state.options[below(dice, len(state.options))])
        settle(state)
    return state


def until(decision: str, seat: int, seed: int = 3, seats: int = 3) -> RaceState:
    """A random game at a decision of one seat."""
    dice = Dice(seed)
    state = start(compiled({}, {}), seats, seed)
    while (step := settle(state)) is not None:
        if type(step).__name__ == decision and step.seat(state) == seat:
            return state
        choose(state, state.options[below(dice, len(state.options))])
    raise AssertionError(f"nobody is asked for {decision}")


def guessed(state: RaceState, seat: int, part: Callable[[RaceState], Any]) -> list[Any]:
    return [part(imagine(state, seat, seed)) for seed in SEEDS]


HIDDEN: dict[str, Callable[[RaceState], Any]] = {
    "a rival's hand": lambda state: state.hands[1],
    "another rival's hand": lambda state: state.hands[2],
    "the deck": lambda state: state.deck,
    "the discards": lambda state: state.discard,
    "the cards under goods": lambda state: state.under,
}


@pytest.mark.parametrize("part", HIDDEN)
def test_a_guess_deals_what_is_hidden_afresh(part: str) -> None:
    state = under_way()
    assert HIDDEN[part](state), "there is nothing to guess"
    assert len({repr(found) for found in guessed(state, 0, HIDDEN[part])}) > 1


def test_a_guess_keeps_the_own_hand() -> None:
    state = under_way()
    assert all(hand == state.hands[1] for hand in guessed(state, 1, lambda guess: guess.hands[1]))


def test_a_guess_may_give_a_discarded_card_to_a_rival() -> None:
    state = under_way()
    assert any(set(hand) & set(state.discard) for hand in guessed(state, 0, lambda guess: guess.hands[1]))


def test_cards_drawn_by_exploring_are_known_to_who_draws() -> None:
    state = until("ExploreKeep", 0)
    assert all(drawn == state.drawn[0] for drawn in guessed(state, 0, lambda guess: guess.drawn[0]))
    assert len({repr(drawn) for drawn in guessed(state, 1, lambda guess: guess.drawn[0])}) > 1


def last_of(state: RaceState) -> int:
    """The seat that is the last to decide."""
    return state.order[-1]


def test_action_cards_chosen_in_secret_are_guessed() -> None:
    state = until("ChooseActions", 0)
    state = until("ChooseActions", last_of(state))
    first, last = state.order[0], last_of(state)
    assert state.chosen[first] != NOTHING and state.chosen[last] == NOTHING
    assert len(set(guessed(state, last, lambda guess: guess.chosen[first]))) > 1
    assert set(guessed(state, first, lambda guess: guess.chosen[first])) == {state.chosen[first]}
    assert set(guessed(state, first, lambda guess: guess.chosen[last])) == {NOTHING}


def test_action_cards_are_known_once_they_are_turned_up() -> None:
    state = until("ExploreKeep", 0)
    assert all(chosen == state.chosen for chosen in guessed(state, 0, lambda guess: guess.chosen))


def committed_by(card: str, seat: int) -> RaceState:
    """A seat has committed a card in secret; the next one is asked."""
    top = table(3).hand(0, "D01", "D02", "D03", "W01", "W02", "W16").hand(1, "D04", "D06", "W03", "W04", "W05")
    top.state.deck = [top.design(f"W{number}") for number in range(20, 40)]
    top.play("develop" if card[0] == "D" else "settle")
    return top.do(card).state


@pytest.mark.parametrize("card", ["D01", "W01", "pass"])
def test_a_card_committed_in_secret_is_guessed_among_those_in_the_guessed_hand(card: str) -> None:
    state = committed_by(card, 0)
    found = guessed(state, 1, lambda guess: (guess.committed[0], guess.hands[0]))
    assert len({committed for committed, _ in found}) > 1
    assert all(committed == PASS or committed in hand for committed, hand in found)
    assert set(guessed(state, 0, lambda guess: guess.committed[0])) == {state.committed[0]}


def test_a_committed_card_is_not_seen_by_others() -> None:
    one, other = committed_by("D01", 0), committed_by("D02", 0)
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, 0) != seen_by(other, 0)


def test_a_committed_card_is_seen_by_all_once_it_is_turned_up() -> None:
    seen = []
    for card in ("D02", "D03"):
        top = table(2).hand(0, card, "W01", "W02", "W04").play("develop").do(card)
        assert top.asked == "DiscardCard 0"
        top.hand(0, "W01", "W02", "W04")
        seen.append(seen_by(top.state, 1))
    assert seen[0] != seen[1]


def changed(change: Callable[[RaceState], object]) -> RaceState:
    """A position under way after one change."""
    state = under_way()
    change(state)
    return state


def lift(state: RaceState, **values: Any) -> None:
    for name, number in values.items():
        setattr(state, name, getattr(state, name) + number)


SEEN: dict[str, Callable[[RaceState], object]] = {
    "the own hand": lambda state: state.hands[0].append(94),
    "the size of a rival's hand": lambda state: state.hands[1].pop(),
    "the size of the deck": lambda state: state.deck.pop(),
    "the size of the discards": lambda state: state.discard.pop(),
    "a tableau": lambda state: state.tableaus.reverse(),
    "goods on worlds": lambda state: state.goods.__setitem__(0, 64),
    "chips": lambda state: state.chips.__setitem__(1, 88),
    "the pool": lambda state: lift(state, pool=1),
    "the round": lambda state: lift(state, round=1),
}


@pytest.mark.parametrize("part", SEEN)
def test_a_seat_sees(part: str) -> None:
    assert seen_by(changed(SEEN[part]), 0) != seen_by(under_way(), 0)


def swap_with_deck(cards: list[int], deck: list[int]) -> None:
    cards[0], deck[0] = deck[0], cards[0]


UNSEEN: dict[str, Callable[[RaceState], object]] = {
    "a rival's cards": lambda state: swap_with_deck(state.hands[1], state.deck),
    "discards": lambda state: swap_with_deck(state.discard, state.deck),
    "the card under a good": lambda state: swap_with_deck(state.under, state.deck),
    "the order of the deck": lambda state: state.deck.reverse(),
}


@pytest.mark.parametrize("part", UNSEEN)
def test_a_seat_does_not_see(part: str) -> None:
    assert seen_by(changed(UNSEEN[part]), 0) == seen_by(under_way(), 0)


def test_a_position_under_way_has_no_faults() -> None:
    assert faults(under_way()) == []


def overfull(state: RaceState) -> None:
    state.round = 2
    state.hands[0] += [94] * 11


def give_good(state: RaceState) -> None:
    place = next(place for place, card in enumerate(state.tableaus[0].cards) if not state.table.kind[card])
    state.goods[0] |= 1 << place


FAULTS: dict[str, Callable[[RaceState], object]] = {
    "are not the cards of the box": lambda state: state.deck.pop(),
    "are not the chips of the box": lambda state: lift(state, pool=1),
    "fewer chips than none": lambda state: lift(state, pool=-99),
    "not as many cards under worlds as goods": lambda state: state.under.append(state.deck.pop()),
    "the hand of seat 1 is out of order": lambda state: state.hands[0].reverse(),
    "cannot hold a good": give_good,
    "seat 1 begins a round with more cards than the hand limit": overfull,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: str) -> None:
    state = until("ChooseActions", 0, seed=7) if "limit" in fault else under_way(100)
    FAULTS[fault](state)
    assert any(fault in sentence for sentence in faults(state))


def test_a_development_built_twice_is_noticed() -> None:
    found = faults(table().lay(0, "D01", "D01").state)
    assert any("seat 1 has built a development twice" in sentence for sentence in found)


def test_a_reserve_that_is_not_used_is_noticed() -> None:
    top = Tabletop(2, compiled({"reserve_chips": False}, {}))
    top.state.reserve -= 2
    top.state.chips[0] += 2
    assert any("reserve that is not used" in sentence for sentence in faults(top.state))
