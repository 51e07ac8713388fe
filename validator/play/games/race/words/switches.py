"""The switches of Race for the Galaxy, every number and every reading of the rules that a set may change.

And the terms that its words share.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Rules

Kind = Literal["novelty", "rare", "genes", "alien"]
Price = Annotated[int, Meta(ge=0, le=12)]


class RaceRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches; every default is the documented reading."""

    start_hand: Annotated[int, Meta(ge=1, le=12, description="cards dealt to each player")] = 6
    start_discards: Annotated[int, Meta(ge=0, le=11, description="cards of those that each player discards")] = 2
    beginner_hands: Annotated[
        bool, Meta(description="start worlds 1, 2, ... come with the four cards that name them; nothing is dealt")
    ] = False
    explore_draw: Annotated[int, Meta(ge=1, le=12, description="cards everybody draws when exploring")] = 2
    explore_keep: Annotated[int, Meta(ge=1, le=12, description="cards everybody keeps when exploring")] = 1
    hand_limit: Annotated[int, Meta(ge=1, le=40, description="most cards in hand at the end of a round")] = 10
    tableau_end: Annotated[int, Meta(ge=4, le=40, description="cards in a tableau that end the game")] = 12
    points_per_player: Annotated[int, Meta(ge=1, le=60, description="points in chips for each player")] = 12
    sale_price: Annotated[dict[Kind, Price], Meta(description="cards drawn for a good sold")] = msgspec.field(
        default_factory=lambda: {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    )
    consume_powers: Annotated[
        Literal["mandatory", "optional"], Meta(description="F1: whether a consume power that can be used must be")
    ] = "mandatory"
    trade: Annotated[
        Literal["mandatory", "optional"], Meta(description="F2: whether a trader with a good must sell one")
    ] = "mandatory"
    two_player_actions: Annotated[
        Literal["two_of_nine", "one_of_seven"], Meta(description="F3: action cards of a game for two")
    ] = "two_of_nine"
    new_card_powers: Annotated[
        Literal["next_phase", "at_once"], Meta(description="F4: when powers of a card placed in a phase begin")
    ] = "next_phase"
    duplicate_developments: Annotated[bool, Meta(description="F5: a development may be built beside its own copy")] = (
        False
    )
    trade_powers_count: Annotated[
        Literal["trade", "trade_and_consume"],
        Meta(description="F6: the phase that a sale bonus counts as when cards with powers are counted"),
    ] = "trade"
    double_hand_discards: Annotated[bool, Meta(description="F7: points for discarded hand cards are doubled too")] = (
        False
    )
    alien_worlds_barred: Annotated[
        bool, Meta(description="F8: alien worlds are neither placed free nor paid for if military")
    ] = True
    reserve_chips: Annotated[
        bool, Meta(description="F9: when the chips run out, points of the last round are paid from a reserve")
    ] = True
    timing_order: Annotated[
        Literal["start_number", "seat"], Meta(description="F10: who goes first where order matters")
    ] = "start_number"
    final_tie: Annotated[
        Literal["shared", "start_number"], Meta(description="F12: who wins if hand and goods are equal too")
    ] = "shared"
    strength_floor: Annotated[bool, Meta(description="points for strength are never fewer than none")] = False


PUBLISHER = RaceRules(two_player_actions="one_of_seven")


KINDS: tuple[Kind, ...] = get_args(Kind)
AnyKind = Literal["any", "novelty", "rare", "genes", "alien"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Keyword = Literal["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
OneToFive = Annotated[int, Meta(ge=1, le=5)]
Points = Annotated[int, Meta(ge=0, le=20)]
