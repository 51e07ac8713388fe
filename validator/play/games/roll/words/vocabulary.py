"""The words of Roll for the Galaxy: tiles with two faces, their powers, dice and what lies before each player.

Source: the project's document "Roll for the Galaxy" (2014 base game). Of a few values whose sources disagree the note
stands beside the entry. A tile is worth its cost in points. Each power is a file beside this one.
"""

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta

from validator.content.vocabulary import Piece, Titled, Vocabulary, words_below
from validator.play.games.roll.words.bonuses import BONUSES, AnyBonus
from validator.play.games.roll.words.gains import GAINS, AnyGain
from validator.play.games.roll.words.power import Power, ordered
from validator.play.games.roll.words.switches import (
    PUBLISHER,
    Cost,
    DieColour,
    Kind,
    Phase,
    RollRules,
    Side,
    UpToSix,
    WorldColour,
)

POWERS = ordered(words_below(__package__, Power))
if TYPE_CHECKING:
    AnyPower = Power
else:
    AnyPower = Union[POWERS]  # noqa: UP007 (of as many as there are)


class Face(Titled, frozen=True, kw_only=True, tag_field="is"):
    """One face of a tile."""

    cost: Annotated[Cost, Meta(description="workers it needs, and points it is worth")]
    gains: Annotated[
        tuple[AnyGain, ...], Meta(max_length=4, description="what it brings once, as it comes into a tableau")
    ] = ()
    powers: Annotated[tuple[AnyPower, ...], Meta(max_length=4, description="what it does from then on")] = ()


class Development(Face, frozen=True, kw_only=True, tag="development"):
    """A development."""

    bonus: Annotated[AnyBonus | None, Meta(description="what it scores for at the end")] = None


class World(Face, frozen=True, kw_only=True, tag="world"):
    """A world."""

    colour: Annotated[WorldColour, Meta(description="colour of the world; only one that is not grey can hold goods")]


AnyFace = Development | World


class GameTile(Piece, frozen=True, kw_only=True):
    """A two-sided tile from the bag."""

    front: Annotated[Development, Meta(description="the development")]
    back: Annotated[World, Meta(description="the world")]


class Faction(Piece, frozen=True, kw_only=True):
    """A double-wide tile that a player begins with: two faces side by side, two tiles of the tableau."""

    left: Annotated[AnyFace, Meta(description="the face on the left")]
    right: Annotated[AnyFace, Meta(description="the face on the right")]


class Home(Piece, frozen=True, kw_only=True):
    """The home world that a player begins with."""

    world: Annotated[World, Meta(description="its only face")]


class Die(Piece, frozen=True, kw_only=True):
    """Dice of a colour."""

    colour: Annotated[DieColour, Meta(description="colour of the dice")]
    sides: Annotated[dict[Side, UpToSix], Meta(description="how many of the six sides show each picture")]
    matches: Annotated[Kind | Literal["all"] | None, Meta(description="worlds they match when shipping")] = None


class PhaseTile(Piece, frozen=True, kw_only=True):
    """A two-sided tile that tells whether a phase takes place in the round."""

    phase: Annotated[Phase, Meta(description="the phase it is for")]


class PlayerPart(Piece, frozen=True, kw_only=True):
    """One of the things before each player, in that player's colour."""

    player: Annotated[Literal["red", "yellow", "green", "blue", "purple"], Meta(description="colour of the player")]


class Chip(Piece, frozen=True, kw_only=True):
    """A chip worth points."""

    value: Annotated[int, Meta(ge=1, le=50, description="points it is worth")]


VOCABULARY = Vocabulary(
    game="roll",
    kinds={
        "tile": GameTile,
        "faction": Faction,
        "home": Home,
        "die": Die,
        "phase_tile": PhaseTile,
        "mat": PlayerPart,
        "screen": PlayerPart,
        "strip": PlayerPart,
        "marker": PlayerPart,
        "chip": Chip,
    },
    families={"gain": GAINS, "power": POWERS, "bonus": BONUSES},
    rules=RollRules,
    untitled=frozenset({"tile", "faction", "home", "die", "phase_tile", "mat", "screen", "strip", "marker", "chip"}),
    profiles={"documented": RollRules(), "publisher": PUBLISHER},
)
