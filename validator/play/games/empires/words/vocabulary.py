"""The words of Tiny Stellar Empires: its four kinds of card, sixteen abilities, four missions and its switches.

Source: the project's document "Tiny Stellar Empires" (rules and component list). Card values are designed by us.
Switches named T1 to T18 are the points where that document is silent or can be read in two ways.
"""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Act, Modifier, Piece, Vocabulary, Word
from validator.play.games.empires.words.switches import EmpiresRules

Civilisation = Literal["military", "population", "science", "trade", "culture"]
CIVILISATIONS: tuple[Civilisation, ...] = get_args(Civilisation)
AttackMode = Literal["ability", "symbols"]
ATTACK_MODES: tuple[AttackMode, ...] = get_args(AttackMode)
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
    ExtraPoints
    | Double
    | Ambassadors
    | TradeRoutes
    | Protect
    | Look
    | Discount
    | Take
    | ForceDiscard
    | Thrive
    | Threat
    | Information
    | Rebirth
    | Bully
    | Loss
)


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
    """One half of an empire card: what counts while it faces its owner."""

    ability: Annotated[Ability, Meta(description="what the card does while this half faces its owner")]
    points: Annotated[int, Meta(ge=0, le=12, description="points at the end")]
    symbols: Annotated[
        tuple[Civilisation, ...], Meta(min_length=1, max_length=3, description="civilisations this half counts for")
    ]
    cost: Annotated[
        Annotated[int, Meta(ge=0, le=9)] | None,
        Meta(description="cost with this half facing its owner; read only with the switch cost_per_half"),
    ] = None


class EmpireCard(Piece, frozen=True, kw_only=True):
    """A blue card of the row. Turning the card by 180° faces half ``b`` and swaps the sides."""

    cost: Annotated[int, Meta(ge=0, le=9, description="other hand cards discarded to play it")]
    left: Annotated[Edge, Meta(description="trade routes on the left edge, with half a facing its owner")]
    right: Annotated[Edge, Meta(description="trade routes on the right edge, with half a facing its owner")]
    a: Annotated[Half, Meta(description="the half that faces its owner unturned")]
    b: Annotated[Half, Meta(description="the half that faces its owner after a turn by 180 degrees")]


class RaidCard(Piece, frozen=True, kw_only=True):
    """A red card: turns off the ability of a card in a rival's row, or its symbols."""

    cost: Annotated[int, Meta(ge=0, le=4, description="other hand cards discarded to play it")] = 1
    modes: Annotated[tuple[AttackMode, ...], Meta(min_length=1, max_length=2, description="what it may turn off")] = (
        "ability",
        "symbols",
    )


class AmbassadorCard(Piece, frozen=True, kw_only=True):
    """A green card: sends an attack away and adds symbols of the civilisation facing its owner."""

    a: Annotated[Civilisation, Meta(description="civilisation that faces its owner unturned")]
    b: Annotated[Civilisation, Meta(description="civilisation that faces its owner after a turn by 180 degrees")]
    worth: Annotated[OneToFive, Meta(description="symbols it counts for")] = 2


class HomeworldCard(Piece, frozen=True, kw_only=True):
    """A brown card, kept face down: a main symbol and a secret mission."""

    symbol: Annotated[Civilisation, Meta(description="civilisation of its main symbol")]
    worth: Annotated[OneToFive, Meta(description="symbols it counts for")] = 3
    mission: Annotated[AnyMission, Meta(description="what its owner's row must show at the end")]


VOCABULARY = Vocabulary(
    game="empires",
    kinds={"empire": EmpireCard, "raid": RaidCard, "ambassador": AmbassadorCard, "homeworld": HomeworldCard},
    families={"ability": get_args(Ability), "mission": get_args(AnyMission)},
    rules=EmpiresRules,
    profiles={"documented": EmpiresRules()},
)
