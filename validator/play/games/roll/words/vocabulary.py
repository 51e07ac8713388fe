"""The words of Roll for the Galaxy: tiles with two faces, their powers, dice and what lies before each player.

Source: the project's document "Roll for the Galaxy" (2014 base game). Of a few values whose sources disagree the note
stands beside the entry. A tile is worth its cost in points.
"""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Modifier, Piece, Titled, Vocabulary, Word
from validator.play.games.roll.words.switches import PUBLISHER, Kind, RollRules

KINDS: tuple[Kind, ...] = get_args(Kind)
WorldColour = Literal["grey", "novelty", "rare", "genes", "alien"]
WORLD_COLOURS: tuple[WorldColour, ...] = get_args(WorldColour)
DieColour = Literal["home", "military", "consumption", "novelty", "rare", "genes", "alien"]
DIE_COLOURS: tuple[DieColour, ...] = get_args(DieColour)
Phase = Literal["explore", "develop", "settle", "produce", "ship"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Side = Literal["explore", "develop", "settle", "produce", "ship", "wild"]
SIDES: tuple[Side, ...] = get_args(Side)
Colours = Annotated[tuple[DieColour, ...], Meta(min_length=1, max_length=7)]
Worlds = Annotated[tuple[WorldColour, ...], Meta(min_length=1, max_length=5)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]
Amount = Annotated[int, Meta(ge=1, le=12)]
Cost = Annotated[int, Meta(ge=0, le=9)]
UpToSix = Annotated[int, Meta(ge=0, le=6)]


class Gain(Word, frozen=True, kw_only=True, tag_field="do"):
    """What a tile brings at once when it comes into a tableau."""


class RemoveDie(Gain, frozen=True, kw_only=True, tag="remove_die"):
    """Before all else, give a die of your own from anywhere back to the supply."""

    count: OneToFive = 1


class GainCredits(Gain, frozen=True, kw_only=True, tag="gain_credits"):
    """Gain credits."""

    credits: Amount


class GainDice(Gain, frozen=True, kw_only=True, tag="gain_dice"):
    """Take dice of a colour from the supply: into the cup, the citizenry, or onto this world as a good."""

    colour: DieColour
    to: Literal["cup", "citizenry", "world"]
    count: OneToFive = 1


class StartCredits(Gain, frozen=True, kw_only=True, tag="start_credits"):
    """Begin the game with this many credits instead."""

    credits: Amount


AnyGain = RemoveDie | GainCredits | GainDice | StartCredits


class Power(Modifier, frozen=True, kw_only=True):
    """A power of a tile in a tableau. The words of assigning have the phase ``assign``; others state theirs."""


class Reassign(Power, frozen=True, kw_only=True):
    """After selecting a phase, move up to ``most`` workers of these colours from one column to another.

    ``to: selected`` is the column of the phase you selected; ``exactly`` moves that many or none, ``together`` all
    from one column. With ``contest`` it needs the most worlds of that colour; tied for the most moves one fewer.
    """

    phase: ClassVar[str] = "assign"
    most: OneToFive = 1
    colours: Colours | None = None
    start: Phase | None = msgspec.field(name="from", default=None)
    to: Annotated[tuple[Phase, ...], Meta(min_length=1, max_length=5)] | Literal["any", "selected"] = "any"
    exactly: bool = False
    together: bool = False
    contest: Kind | None = None


class DictateOften(Power, frozen=True, kw_only=True):
    """Dictate as often as you like in a round."""

    phase: ClassVar[str] = "assign"


class DictateMore(Power, frozen=True, kw_only=True):
    """One dictate moves up to this many workers."""

    phase: ClassVar[str] = "assign"
    workers: Annotated[int, Meta(ge=2, le=5)]


class Rearrange(Power, frozen=True, kw_only=True):
    """When exploring, reorder and turn over all tiles of your construction zone."""

    phase: ClassVar[str] = "explore"


class ScoutAtEnd(Power, frozen=True, kw_only=True):
    """At the end of exploring, draw tiles and place them; gain credits if a die of this colour scouted."""

    phase: ClassVar[str] = "explore"
    tiles: OneToFive = 1
    colour: DieColour
    credits: Amount = 1


class StockMore(Power, frozen=True, kw_only=True):
    """An explorer of this colour who stocks brings this many credits instead."""

    phase: ClassVar[str] = "explore"
    colour: DieColour
    credits: Amount


class ScoutOnTop(Power, frozen=True, kw_only=True):
    """Tiles you scout may go on top of a stack."""

    phase: ClassVar[str] = "explore"


class VirtualWorkers(Power, frozen=True, kw_only=True):
    """In this phase you have one more worker of each colour named, who does one task and is gone."""

    phase: Literal["explore", "ship"]
    colours: Colours


class CreditsIfMost(Power, frozen=True, kw_only=True):
    """At the end of this phase gain credits if you alone have the most of something."""

    phase: Phase
    most: Literal["developments", "highest_world"]
    credits: Amount


class CreditsAtEnd(Power, frozen=True, kw_only=True):
    """At the end of this phase gain credits."""

    phase: Phase
    credits: Amount


class CompletionDiscount(Power, frozen=True, kw_only=True):
    """Tiles need fewer workers, never fewer than ``least``: worlds of these colours, or (reassign) developments."""

    phase: Literal["develop", "settle"]
    workers: OneToFive
    colours: Worlds | None = None
    reassign: bool = False
    least: Annotated[int, Meta(ge=0, le=6)] = 0


class CreditsOnCompletion(Power, frozen=True, kw_only=True):
    """Gain credits for each other tile you complete in this phase, and more for a world of a colour."""

    phase: Literal["develop", "settle"]
    credits: Amount
    colour: WorldColour | None = None
    more: Annotated[int, Meta(ge=0, le=5)] = 0


class ReturnWorkers(Power, frozen=True, kw_only=True):
    """Of the workers who complete another tile in this phase, up to ``most`` may go to the cup, ``colours`` must."""

    phase: Literal["develop", "settle"]
    most: OneToFive | None = None
    colours: Colours | None = None


class CreditsPerCitizen(Power, frozen=True, kw_only=True):
    """At the end of this phase gain credits for every ``per`` dice of a colour in your citizenry, rounded up."""

    phase: Phase
    colour: DieColour
    credits: Amount = 1
    per: OneToFive = 1


class CreditsPerGood(Power, frozen=True, kw_only=True):
    """At the end of producing gain credits for each good on a world of a colour, or each good die of a colour."""

    phase: ClassVar[str] = "produce"
    match: Literal["world", "die"]
    colour: Kind
    credits: Amount


class ExtraGood(Power, frozen=True, kw_only=True):
    """Each of your worlds that can hold a good can hold this many more."""

    phase: ClassVar[str] = "produce"
    goods: OneToFive = 1


class CreditsPerTrade(Power, frozen=True, kw_only=True):
    """Each trade brings credits more; ``colours`` limits it to goods of such worlds."""

    phase: ClassVar[str] = "ship"
    credits: Amount
    colours: Worlds | None = None


class CreditsPerConsume(Power, frozen=True, kw_only=True):
    """Each consumption brings credits; ``colours`` limits it to goods of such worlds."""

    phase: ClassVar[str] = "ship"
    credits: Amount
    colours: Worlds | None = None


class PointsPerConsume(Power, frozen=True, kw_only=True):
    """Each consumption brings points more; ``colours`` limits it to goods of such worlds."""

    phase: ClassVar[str] = "ship"
    points: Amount
    colours: Worlds | None = None


class BuyPoints(Power, frozen=True, kw_only=True):
    """After each trade you may pay credits for points."""

    phase: ClassVar[str] = "ship"
    credits: Amount
    points: Amount


class PointsAtEnd(Power, frozen=True, kw_only=True):
    """At the end of this phase gain points."""

    phase: Phase
    points: Amount


AnyPower = (
    Reassign
    | DictateOften
    | DictateMore
    | Rearrange
    | ScoutAtEnd
    | StockMore
    | ScoutOnTop
    | VirtualWorkers
    | CreditsIfMost
    | CreditsAtEnd
    | CompletionDiscount
    | CreditsOnCompletion
    | ReturnWorkers
    | CreditsPerCitizen
    | CreditsPerGood
    | ExtraGood
    | CreditsPerTrade
    | CreditsPerConsume
    | PointsPerConsume
    | BuyPoints
    | PointsAtEnd
)


class Bonus(Word, frozen=True, kw_only=True, tag_field="each"):
    """What a development scores for at the end, beside its cost."""


class EachWorldCost(Bonus, frozen=True, kw_only=True, tag="world_cost"):
    """A point for every ``per`` of the costs of your worlds of a colour, rounded up."""

    colour: WorldColour
    per: OneToFive


class EachDevelopmentCost(Bonus, frozen=True, kw_only=True, tag="development_cost"):
    """A point for every ``per`` of the costs of your developments (only those that reassign), rounded up."""

    per: OneToFive
    reassign: bool = False


class EachDevelopment(Bonus, frozen=True, kw_only=True, tag="development"):
    """Points for each of your developments, or only those with (without) a power to reassign."""

    points: Amount = 1
    reassign: bool | None = None


class EachWorld(Bonus, frozen=True, kw_only=True, tag="world"):
    """Points for each of your worlds of a colour."""

    colour: WorldColour
    points: Amount


class EachGood(Bonus, frozen=True, kw_only=True, tag="good"):
    """Points for each good on your worlds."""

    points: Amount = 1


class EachDieColour(Bonus, frozen=True, kw_only=True, tag="die_colour"):
    """Points for each colour among all your dice."""

    points: Amount = 1


class EachDice(Bonus, frozen=True, kw_only=True, tag="dice"):
    """Points for every ``per`` of your dice of a colour, rounded up (the switch `dice_bonus` says how)."""

    colour: DieColour
    per: OneToFive
    points: Amount


class ChipSteps(Bonus, frozen=True, kw_only=True, tag="chip_steps"):
    """A point for 1 point in chips, a second for 2 more, a third for 3 more, and so on."""


AnyBonus = (
    EachWorldCost | EachDevelopmentCost | EachDevelopment | EachWorld | EachGood | EachDieColour | EachDice | ChipSteps
)


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
    families={"gain": get_args(AnyGain), "power": get_args(AnyPower), "bonus": get_args(AnyBonus)},
    rules=RollRules,
    untitled=frozenset({"tile", "faction", "home", "die", "phase_tile", "mat", "screen", "strip", "marker", "chip"}),
    profiles={"documented": RollRules(), "publisher": PUBLISHER},
)
