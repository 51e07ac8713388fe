"""The words of Tiny Stellar Empires: its four kinds of card, its abilities, four missions and its switches.

Source: the project's document "Tiny Stellar Empires" (rules and component list). Card values are designed by us.
Switches named T1 to T18 are the points where that document is silent or can be read in two ways. Abilities are in files
beside this one, those of one timing together.
"""

from typing import TYPE_CHECKING, Annotated, Union

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Piece, Vocabulary, Word, words_below
from validator.play.games.empires.words.ability import Ability, EndAbility, OnceAbility, OngoingAbility, ordered
from validator.play.games.empires.words.switches import (
    TIMINGS,
    AttackMode,
    Civilisation,
    Edge,
    EmpiresRules,
    OneToFive,
    OneToThree,
)

ABILITIES = ordered(words_below(__package__, Ability), TIMINGS)
if TYPE_CHECKING:
    AnyAbility = EndAbility | OngoingAbility | OnceAbility
else:
    AnyAbility = Union[ABILITIES]  # noqa: UP007 (of as many as there are)


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
MISSIONS = (SymbolsOfOne, EachTiming, BusySeams, ManyCivilisations)


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of an empire card: what counts while it faces its owner."""

    ability: Annotated[AnyAbility, Meta(description="what the card does while this half faces its owner")]
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
    families={"ability": ABILITIES, "mission": MISSIONS},
    rules=EmpiresRules,
    profiles={"documented": EmpiresRules()},
)
