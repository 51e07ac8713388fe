"""The switches of Galaxy Trucker: every number and every reading of the rules that a set may choose.

Source: the project's document "Galaxy Trucker"; D-01 to D-28 are the points where it and the publisher's practice
differ, or where one of them is silent. Defaults are the documented readings.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Rules

Goods = Literal["red", "yellow", "green", "blue"]
Credits = Annotated[int, Meta(ge=0, le=50)]


class TruckerRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches; every default is the documented reading."""

    rounds: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=3)], ...],
        Meta(min_length=1, max_length=3, description="rounds played, by number"),
    ] = (1, 2, 3)
    third_board: Annotated[Literal["III", "IIIa"], Meta(description="board of round III")] = "III"
    teams: Annotated[bool, Meta(description="2 against 2 with shared money; partners swap ships before the flight")] = (
        False
    )
    expert_swap: Annotated[bool, Meta(description="teams swap ships at every flip of the timer, rounds II, III")] = (
        False
    )
    open_cards: Annotated[bool, Meta(description="all cards may be seen after building, in their order")] = False
    learning_flight: Annotated[bool, Meta(description="round I is flown with the starred cards alone")] = False
    action_points: Annotated[int, Meta(ge=6, le=60, description="actions per player in one run of the timer")] = 26
    strict_build: Annotated[
        bool, Meta(description="only placements that break no rule are offered; else faults are found at inspection")
    ] = True
    finish_from: Annotated[
        int, Meta(ge=0, le=20, description="tiles built in before a builder may finish while the sand runs")
    ] = 10
    peeking: Annotated[bool, Meta(description="three of the four piles may be looked at while building")] = True
    start_gap: Annotated[Literal["one", "round"], Meta(description="D-01: empty spaces between rockets at launch")] = (
        "one"
    )
    take_back: Annotated[bool, Meta(description="D-02: the tile placed last may be taken back")] = False
    number_tile: Annotated[Literal["lowest", "any"], Meta(description="D-03: which number tile a finisher takes")] = (
        "lowest"
    )
    surviving_part: Annotated[
        Literal["owner", "with_cabin"], Meta(description="D-04: a split ship keeps any part, or one with a cabin")
    ] = "owner"
    late_fault_fee: Annotated[int, Meta(ge=0, le=5, description="D-05: credits for each fault found at inspection")] = 0
    deck: Annotated[Literal["piles", "one"], Meta(description="D-06: cards drawn from four piles or one deck")] = "one"
    crew_needed: Annotated[Literal["anyone", "human"], Meta(description="D-07: who must be aboard to fly on")] = (
        "anyone"
    )
    no_power: Annotated[
        Literal["open_space", "always"], Meta(description="D-08: when a ship without engine power gives up")
    ] = "open_space"
    occupied_spaces: Annotated[
        Literal["land_beyond", "never_counted"], Meta(description="D-09: how occupied spaces are passed")
    ] = "land_beyond"
    rear_meteor: Annotated[
        Literal["column", "wide"], Meta(description="D-10: cannons that reach a large meteor from the rear")
    ] = "column"
    beaten_enemy: Annotated[Literal["leaves", "goes_on"], Meta(description="D-11: an enemy beaten once")] = "leaves"
    epidemic: Annotated[Literal["cabins", "pairs"], Meta(description="D-12: what loses one crew each")] = "cabins"
    sabotage: Annotated[Literal["cell", "outermost"], Meta(description="D-13: what the dice point at")] = "cell"
    fewest_exposed_tie: Annotated[Literal["all", "nobody"], Meta(description="D-14: a tied bonus")] = "all"
    half_credit: Annotated[Literal["up", "down"], Meta(description="D-15: half credits at the end are rounded")] = "up"
    debts: Annotated[Literal["forgiven", "kept"], Meta(description="D-16: credits below zero")] = "forgiven"
    shield_reach: Annotated[Literal["ship", "line"], Meta(description="D-17: where a shield protects")] = "ship"
    declined_reward: Annotated[
        Literal["beaten", "goes_on"], Meta(description="D-18: an enemy whose reward is declined")
    ] = "beaten"
    alone: Annotated[Literal["skipped", "played"], Meta(description="D-19: combat zone and sabotage for one")] = (
        "skipped"
    )
    first_alien_round: Annotated[int, Meta(ge=1, le=3, description="D-20: aliens come aboard from this round on")] = 1
    board_without_box: Annotated[
        Literal["reserve", "no_reserve"], Meta(description="D-21: setting tiles aside on a board without a box")
    ] = "reserve"
    alien_bonus: Annotated[int, Meta(ge=0, le=6, description="D-23: added to a power that is not zero")] = 2
    goods_shortage: Annotated[
        Literal["flight_order", "unlimited"], Meta(description="D-24: goods when the bank runs out")
    ] = "flight_order"
    pirate_dice: Annotated[Literal["first_hit", "each"], Meta(description="D-25: who rolls for pirates' shots")] = (
        "first_hit"
    )
    final_check: Annotated[bool, Meta(description="D-27: give-ups are checked once more after the last card")] = True
    placing: Annotated[
        dict[Annotated[int, Meta(ge=1, le=3)], tuple[Credits, ...]],
        Meta(description="credits by place, for each round"),
    ] = msgspec.field(default_factory=lambda: {1: (4, 3, 2, 1), 2: (8, 6, 4, 2), 3: (12, 9, 6, 3)})
    fewest_exposed: Annotated[
        dict[Annotated[int, Meta(ge=1, le=3)], Credits],
        Meta(description="credits for the fewest exposed connectors, for each round"),
    ] = msgspec.field(default_factory=lambda: {1: 2, 2: 4, 3: 6})
    pile: Annotated[
        dict[Annotated[int, Meta(ge=1, le=3)], tuple[Annotated[int, Meta(ge=0, le=10)], ...]],
        Meta(description="cards of levels I, II, III in each of the four piles, for each round"),
    ] = msgspec.field(default_factory=lambda: {1: (2, 0, 0), 2: (1, 2, 0), 3: (1, 1, 2)})
    goods_price: Annotated[dict[Goods, Credits], Meta(description="credits for goods delivered")] = msgspec.field(
        default_factory=lambda: {"red": 4, "yellow": 3, "green": 2, "blue": 1}
    )


PUBLISHER = TruckerRules(
    start_gap="round",
    take_back=True,
    number_tile="any",
    surviving_part="with_cabin",
    crew_needed="human",
    occupied_spaces="never_counted",
    first_alien_round=2,
)
