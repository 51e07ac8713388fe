"""The switches of Tiny Stellar Empires, every number and every reading of the rules that a set may change.

And the terms that its words share.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import BY_PLAYERS, Rules

Civilisation = Literal["military", "population", "science", "trade", "culture"]
CIVILISATIONS: tuple[Civilisation, ...] = get_args(Civilisation)
AttackMode = Literal["ability", "symbols"]
ATTACK_MODES: tuple[AttackMode, ...] = get_args(AttackMode)
TIMINGS = ("end", "ongoing", "once")
Edge = Annotated[int, Meta(ge=1, le=6)] | Literal["wormhole"]
OneToThree = Annotated[int, Meta(ge=1, le=3)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]


class EmpiresRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches of the game; every default is the documented reading."""

    hand_size: Annotated[int, Meta(ge=1, le=12, description="cards in hand after refilling")] = 5
    rounds: Annotated[
        dict[Annotated[int, Meta(ge=2, le=4, extra=BY_PLAYERS)], Annotated[int, Meta(ge=1, le=12)]],
        Meta(description="rounds for each number of players"),
    ] = msgspec.field(default_factory=lambda: {2: 6, 3: 6, 4: 5})
    swap_cards: Annotated[int, Meta(ge=0, le=12, description="most cards exchanged at the start of a turn")] = 2
    wormhole_routes: Annotated[int, Meta(ge=0, le=12, description="routes a wormhole edge counts as")] = 7
    homeworld_routes: Annotated[
        int, Meta(ge=0, le=6, description="T1: routes the first card must match; 0 lets it start with any edge")
    ] = 0
    row_side: Annotated[Literal["right", "either"], Meta(description="T2: at which end of the row a new card goes")] = (
        "right"
    )
    cost_per_half: Annotated[bool, Meta(description="T3: a half may state a cost of its own")] = False
    raids_per_turn: Annotated[
        Literal["one_per_rival", "one"], Meta(description="T4: raids and invasions in one turn")
    ] = "one_per_rival"
    reward_off: Annotated[
        Literal["symbols", "symbols_and_points"], Meta(description="T5: what an attack on the reward turns off")
    ] = "symbols"
    ambassador_without_attack: Annotated[
        bool, Meta(description="T6: an ambassador may be sent where no attack lies")
    ] = False
    empty_deck: Annotated[Literal["reshuffle", "stop"], Meta(description="T7: what happens when the deck runs out")] = (
        "reshuffle"
    )
    price_floor: Annotated[
        Literal["total", "before_bully"],
        Meta(description="T8: the minimum of 1 holds for the whole price, or before a bully is added"),
    ] = "total"
    empire_play: Annotated[
        Literal["optional", "mandatory"], Meta(description="T9: whether a payable empire card must be played")
    ] = "optional"
    voluntary_new_hand: Annotated[
        bool, Meta(description="T9: a player with a playable card may ask for a new hand too")
    ] = False
    round_count: Annotated[
        Literal["turns", "cards"], Meta(description="T10: rounds are counted by turns taken or by cards in the row")
    ] = "turns"
    adjacent_routes: Annotated[
        Literal["neighbours", "own_edges"],
        Meta(description="T11: trade counts the neighbours' facing edges or the card's own two edges"),
    ] = "neighbours"
    double_counts: Annotated[
        Literal["points", "points_and_symbols"], Meta(description="T12: what a doubled card counts twice")
    ] = "points"
    double_per_wormhole: Annotated[bool, Meta(description="T12: each neighbouring wormhole multiplies again")] = False
    look_stacks: Annotated[bool, Meta(description="T13: several look abilities add up")] = True
    discount_stacks: Annotated[bool, Meta(description="T13: several discounts add up")] = True
    short_hand: Annotated[
        Literal["as_many", "no_effect"], Meta(description="T14: an ability that wants more cards than the hand holds")
    ] = "as_many"
    empty_majority: Annotated[
        Literal["nobody", "everybody"], Meta(description="T15: a majority in which the most is zero")
    ] = "nobody"
    discard_to_hand_size: Annotated[
        bool, Meta(description="T16: a hand above its size is cut down when the turn ends")
    ] = False
    start_seat: Annotated[Literal["random", "first"], Meta(description="T17: who begins")] = "random"
    tie_break: Annotated[
        Literal["shared", "symbols"], Meta(description="T17: a tie is shared or goes to the most symbols")
    ] = "shared"
    homeworld_symbol_in_missions: Annotated[
        bool, Meta(description="T18: the homeworld's main symbol counts for missions")
    ] = False
