"""The words of Tiny Stellar Empires: its four kinds of card, sixteen abilities, four missions and its switches.

Source: the project's document "Tiny Stellar Empires" (rules and component list). Card values are designed by us.
Switches named T1 to T18 are the points where that document is silent or can be read in two ways.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Act, Modifier, Piece, Rules, Vocabulary, Word

Civilisation = Literal["military", "population", "science", "trade", "culture"]
CIVILISATIONS: tuple[Civilisation, ...] = get_args(Civilisation)
TIMINGS = ("end", "ongoing", "once")
Edge = Annotated[int, Meta(ge=1, le=6)] | Literal["wormhole"]
OneToThree = Annotated[int, Meta(ge=1, le=3)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]


class ExtraPoints(Modifier, frozen=True, kw_only=True):
    """Score this many points more at the end."""

    timing: ClassVar[str] = "end"
    points: OneToFive


class Double(Modifier, frozen=True, kw_only=True):
    """The card's points count this many times if a neighbour in the row is a wormhole."""

    timing: ClassVar[str] = "end"
    times: Annotated[int, Meta(ge=2, le=3)] = 2


class Ambassadors(Modifier, frozen=True, kw_only=True):
    """Score this many points for each ambassador card on the table."""

    timing: ClassVar[str] = "end"
    each: OneToThree = 1


class TradeRoutes(Modifier, frozen=True, kw_only=True):
    """Score one point for every so many trade routes on the neighbouring edges, rounded down."""

    timing: ClassVar[str] = "end"
    per: Annotated[int, Meta(ge=1, le=7)] = 2


class Protect(Modifier, frozen=True, kw_only=True):
    """The card cannot be chosen by a raid or invasion."""

    timing: ClassVar[str] = "ongoing"


class Look(Modifier, frozen=True, kw_only=True):
    """See this many cards more on the draws at the start and end of your turn; the rest go under the deck."""

    timing: ClassVar[str] = "ongoing"
    cards: OneToThree = 1


class Discount(Modifier, frozen=True, kw_only=True):
    """Pay this many cards fewer for an empire card, never fewer than one."""

    timing: ClassVar[str] = "ongoing"
    cards: OneToThree = 1


class Take(Act, frozen=True, kw_only=True):
    """Take cards at random from a rival's hand; that rival draws as many."""

    timing: ClassVar[str] = "once"
    cards: OneToThree = 1


class ForceDiscard(Act, frozen=True, kw_only=True):
    """A rival loses cards at random and draws as many."""

    timing: ClassVar[str] = "once"
    cards: OneToFive = 2


class Thrive(Act, frozen=True, kw_only=True):
    """Move raid or invasion cards from any tableau under your homeworld, where each is worth a point."""

    timing: ClassVar[str] = "once"
    cards: OneToThree = 1


class Threat(Act, frozen=True, kw_only=True):
    """A rival discards cards of their choice and draws as many."""

    timing: ClassVar[str] = "once"
    cards: OneToFive = 4


class Information(Act, frozen=True, kw_only=True):
    """Take cards of your choice from the discard pile."""

    timing: ClassVar[str] = "once"
    cards: OneToThree = 1


class Rebirth(Act, frozen=True, kw_only=True):
    """Shuffle the discard pile and the deck into a new deck."""

    timing: ClassVar[str] = "once"


class Bully(Act, frozen=True, kw_only=True):
    """The next player pays this many cards more for an empire card on their next turn."""

    timing: ClassVar[str] = "once"
    cards: OneToThree = 1


class Loss(Act, frozen=True, kw_only=True):
    """A rival hands you cards at random; you discard some and give the rest back; they draw what they lost."""

    timing: ClassVar[str] = "once"
    cards: OneToFive = 3
    discard: OneToFive = 1


Ability = (
    ExtraPoints | Double | Ambassadors | TradeRoutes | Protect | Look | Discount
    | Take | ForceDiscard | Thrive | Threat | Information | Rebirth | Bully | Loss
)  # fmt: skip


class Mission(Word, frozen=True, kw_only=True, tag_field="goal"):
    """What a homeworld asks of its owner's row at the end; ``points`` if it is met."""

    points: Annotated[int, Meta(ge=1, le=12)] = 4


class SymbolsOfOne(Mission, frozen=True, kw_only=True, tag="symbols_of_one"):
    """At least ``count`` live symbols of one civilisation."""

    count: Annotated[int, Meta(ge=2, le=12)] = 4


class EachTiming(Mission, frozen=True, kw_only=True, tag="each_timing"):
    """At least ``count`` live abilities of each class: end, ongoing and once."""

    count: OneToThree = 1


class BusySeams(Mission, frozen=True, kw_only=True, tag="busy_seams"):
    """At least ``count`` seams between your cards with ``routes`` trade routes or more."""

    routes: Annotated[int, Meta(ge=1, le=7)] = 5
    count: OneToFive = 3


class ManyCivilisations(Mission, frozen=True, kw_only=True, tag="many_civilisations"):
    """Live symbols of at least ``count`` different civilisations."""

    count: Annotated[int, Meta(ge=2, le=5)] = 5


AnyMission = SymbolsOfOne | EachTiming | BusySeams | ManyCivilisations


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of an empire card: what counts while it faces its owner. ``cost`` is read only under T3."""

    ability: Ability
    points: Annotated[int, Meta(ge=0, le=12)]
    symbols: Annotated[tuple[Civilisation, ...], Meta(min_length=1, max_length=3)]
    cost: Annotated[int, Meta(ge=0, le=9)] | None = None


class EmpireCard(Piece, frozen=True, kw_only=True):
    """A blue card of the row. ``left`` and ``right`` are trade routes with half ``a`` facing its owner.

    ``cost`` is how many other hand cards must be discarded to play it. Turning the card by 180° faces half ``b``
    and swaps the sides.
    """

    cost: Annotated[int, Meta(ge=0, le=9)]
    left: Edge
    right: Edge
    a: Half
    b: Half


class RaidCard(Piece, frozen=True, kw_only=True):
    """A red card: costs ``cost`` hand cards and turns off the target's ``ability`` or its ``symbols``."""

    cost: Annotated[int, Meta(ge=0, le=4)] = 1
    modes: Annotated[tuple[Literal["ability", "symbols"], ...], Meta(min_length=1, max_length=2)] = (
        "ability",
        "symbols",
    )


class AmbassadorCard(Piece, frozen=True, kw_only=True):
    """A green card: sends an attack away and adds symbols worth ``worth`` of the civilisation facing its owner."""

    a: Civilisation
    b: Civilisation
    worth: OneToFive = 2


class HomeworldCard(Piece, frozen=True, kw_only=True):
    """A brown card, kept face down: a main symbol worth ``worth`` and a secret mission."""

    symbol: Civilisation
    worth: OneToFive = 3
    mission: AnyMission


class EmpiresRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches of the game; every default is the documented reading."""

    hand_size: Annotated[int, Meta(ge=1, le=12, description="cards in hand after refilling")] = 5
    rounds: Annotated[
        dict[Annotated[int, Meta(ge=2, le=4)], Annotated[int, Meta(ge=1, le=12)]],
        Meta(
            description="rounds for each number of players",
            extra_json_schema={"propertyNames": {"enum": ["2", "3", "4"]}},
        ),
    ] = msgspec.field(default_factory=lambda: {2: 6, 3: 6, 4: 5})
    swap_cards: Annotated[int, Meta(ge=0, le=12, description="most cards exchanged at the start of a turn")] = 2
    wormhole_routes: Annotated[int, Meta(ge=0, le=12, description="routes a wormhole edge counts as")] = 7
    homeworld_routes: Annotated[
        int,
        Meta(ge=0, le=6, description="T1: routes the first card must match; 0 lets it start with any edge"),
    ] = 0
    row_side: Annotated[Literal["right", "either"], Meta(description="T2: at which end of the row a new card goes")] = (
        "right"
    )
    cost_per_half: Annotated[bool, Meta(description="T3: a half may state a cost of its own")] = False
    raids_per_turn: Annotated[
        Literal["one_per_rival", "one"], Meta(description="T4: raids and invasions in one turn")
    ] = "one_per_rival"
    reward_off: Annotated[
        Literal["symbols", "symbols_and_points"],
        Meta(description="T5: what an attack on the reward turns off"),
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
        Literal["turns", "cards"],
        Meta(description="T10: rounds are counted by turns taken or by cards in the row"),
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
        Literal["as_many", "no_effect"],
        Meta(description="T14: an ability that wants more cards than the hand holds"),
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


VOCABULARY = Vocabulary(
    game="empires",
    kinds={
        "empire": EmpireCard,
        "raid": RaidCard,
        "ambassador": AmbassadorCard,
        "homeworld": HomeworldCard,
    },
    families={
        "ability": get_args(Ability),
        "mission": get_args(AnyMission),
    },
    rules=EmpiresRules,
    profiles={"documented": EmpiresRules()},
)
