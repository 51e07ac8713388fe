"""The words of Galaxy Trucker: components, adventures, boards and tokens, as types with ranges.

And the switches of its rules.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Piece, Rules, Vocabulary, Word

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
    alien_bonus: Annotated[
        int, Meta(ge=0, le=6, description="D-23: what an alien adds to a power that is not zero")
    ] = 2
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


Connector = Literal["smooth", "single", "double", "universal"]
CONNECTORS: tuple[Connector, ...] = get_args(Connector)
Side = Literal["front", "right", "rear", "left"]
SIDES: tuple[Side, ...] = get_args(Side)
GOODS: tuple[Goods, ...] = get_args(Goods)
Alien = Literal["brown", "purple"]
ALIENS: tuple[Alien, ...] = get_args(Alien)
ShipColour = Literal["yellow", "green", "blue", "red"]
Slots = Annotated[int, Meta(ge=1, le=4)]
Strength = Annotated[int, Meta(ge=1, le=20)]
Days = Annotated[int, Meta(ge=0, le=10)]
Crew = Annotated[int, Meta(ge=1, le=12)]
Coordinate = Annotated[int, Meta(ge=-1000, le=1000)]
Load = Annotated[tuple[Goods, ...], Meta(min_length=1, max_length=8)]


class Component(Word, frozen=True, kw_only=True, tag_field="is"):
    """What a tile does."""


class StartCabin(Component, frozen=True, kw_only=True, tag="start_cabin"):
    """The cabin a ship begins with: two humans, never an alien. Its colour tells whose ship it is."""

    colour: ShipColour


class Cabin(Component, frozen=True, kw_only=True, tag="cabin"):
    """Room for two humans, or for one alien whose life support is joined to it."""


class LifeSupport(Component, frozen=True, kw_only=True, tag="life_support"):
    """Lets an alien of its colour live in a joined cabin."""

    alien: Alien


class Engine(Component, frozen=True, kw_only=True, tag="engine"):
    """Engine power 1; its exhaust must face the rear, with no tile directly behind."""


class DoubleEngine(Component, frozen=True, kw_only=True, tag="double_engine"):
    """Engine power 2 for one battery; exhaust as an engine's."""


class Cannon(Component, frozen=True, kw_only=True, tag="cannon"):
    """Fire power 1 to the front, ½ to other sides; no tile directly before its muzzle (the tile's front)."""


class DoubleCannon(Component, frozen=True, kw_only=True, tag="double_cannon"):
    """Fire power 2 to the front, 1 to other sides, for one battery; muzzle as a cannon's."""


class Shield(Component, frozen=True, kw_only=True, tag="shield"):
    """Covers two neighbouring sides of the whole ship for one battery."""

    covers: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=2)]


class Battery(Component, frozen=True, kw_only=True, tag="battery"):
    """Holds battery tokens."""

    slots: Annotated[int, Meta(ge=2, le=3)]


class Hold(Component, frozen=True, kw_only=True, tag="hold"):
    """Room for goods of any colour but red."""

    slots: Slots


class SpecialHold(Component, frozen=True, kw_only=True, tag="special_hold"):
    """Room for goods of any colour, red too."""

    slots: Annotated[int, Meta(ge=1, le=2)]


class Structure(Component, frozen=True, kw_only=True, tag="structure"):
    """Joins other tiles, and does nothing else."""


AnyComponent = (
    StartCabin
    | Cabin
    | LifeSupport
    | Engine
    | DoubleEngine
    | Cannon
    | DoubleCannon
    | Shield
    | Battery
    | Hold
    | SpecialHold
    | Structure
)


class Tile(Piece, frozen=True, kw_only=True):
    """A component tile: what stands on each side, and what it does."""

    edges: Annotated[
        tuple[Connector, ...],
        Meta(min_length=4, max_length=4, description="connectors at the front, right, rear and left"),
    ]
    component: Annotated[AnyComponent, Meta(description="what it does")]


class Projectile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A meteor or a shot: how large, and from which side of the ship it comes."""

    size: Annotated[Literal["small", "large"], Meta(description="how large it is")]
    side: Annotated[Side, Meta(description="side of the ship it comes from")] = msgspec.field(name="from")


PROJECTILES = ("small-meteor", "large-meteor", "small-shot", "large-shot")
"""All kinds of them, as the rules number them."""
Projectiles = Annotated[tuple[Projectile, ...], Meta(min_length=1, max_length=8)]


class Adventure(Word, frozen=True, kw_only=True, tag_field="event"):
    """What an adventure card brings."""


class OpenSpace(Adventure, frozen=True, kw_only=True, tag="open_space"):
    """Everyone moves forward by their engine power, the leader first; who has none gives up."""


class Planets(Adventure, frozen=True, kw_only=True, tag="planets"):
    """Each player, the leader first, lands on a free planet and loads its goods, or passes; landing costs days."""

    planets: Annotated[tuple[Load, ...], Meta(min_length=1, max_length=4)]
    days: Days


class AbandonedShip(Adventure, frozen=True, kw_only=True, tag="abandoned_ship"):
    """The first who wants it gives up crew for credits, and loses days."""

    crew: Crew
    credits: Credits
    days: Days


class AbandonedStation(Adventure, frozen=True, kw_only=True, tag="abandoned_station"):
    """The first with enough crew who wants it loads its goods, and loses days."""

    crew: Crew
    goods: Load
    days: Days


class MeteorSwarm(Adventure, frozen=True, kw_only=True, tag="meteor_swarm"):
    """Meteors hit every ship, one after another, on a line rolled by the leader."""

    meteors: Projectiles


class Slavers(Adventure, frozen=True, kw_only=True, tag="slavers"):
    """Whoever is weaker loses crew; whoever is stronger may take credits and lose days."""

    strength: Strength
    crew: Crew
    credits: Credits
    days: Days


class Smugglers(Adventure, frozen=True, kw_only=True, tag="smugglers"):
    """Whoever is weaker loses goods, then batteries; whoever is stronger may load goods and lose days."""

    strength: Strength
    takes: Annotated[int, Meta(ge=1, le=8)]
    goods: Load
    days: Days


class Pirates(Adventure, frozen=True, kw_only=True, tag="pirates"):
    """Whoever is weaker is shot at; whoever is stronger may take credits and lose days."""

    strength: Strength
    shots: Projectiles
    credits: Credits
    days: Days


class LoseDays(Word, frozen=True, kw_only=True, tag_field="lose", tag="days"):
    """Move back."""

    days: Days


class LoseCrew(Word, frozen=True, kw_only=True, tag_field="lose", tag="crew"):
    """Lose crew of your choice."""

    crew: Crew


class LoseGoods(Word, frozen=True, kw_only=True, tag_field="lose", tag="goods"):
    """Lose the most valuable goods, then batteries."""

    goods: Annotated[int, Meta(ge=1, le=8)]


class BeShotAt(Word, frozen=True, kw_only=True, tag_field="lose", tag="shots"):
    """Be shot at, on lines you roll yourself."""

    shots: Projectiles


Penalty = LoseDays | LoseCrew | LoseGoods | BeShotAt


class CombatLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a combat zone: who has the least of something pays for it."""

    least: Annotated[
        Literal["crew", "engine_power", "fire_power"], Meta(description="what is compared: who has the least pays")
    ]
    penalty: Annotated[Penalty, Meta(description="what that player suffers")]


class CombatZone(Adventure, frozen=True, kw_only=True, tag="combat_zone"):
    """Line by line, whoever has the least suffers; with one player left nothing happens."""

    lines: Annotated[tuple[CombatLine, ...], Meta(min_length=1, max_length=3)]


class Stardust(Adventure, frozen=True, kw_only=True, tag="stardust"):
    """Everyone, the last first, loses a day for each exposed connector."""


class Epidemic(Adventure, frozen=True, kw_only=True, tag="epidemic"):
    """Each occupied cabin joined to another occupied cabin loses one of its crew."""


class Sabotage(Adventure, frozen=True, kw_only=True, tag="sabotage"):
    """Whoever has the least crew loses the tile at a cell rolled by dice; up to so many tries."""

    tries: Annotated[int, Meta(ge=1, le=5)] = 3


AnyAdventure = (
    OpenSpace
    | Planets
    | AbandonedShip
    | AbandonedStation
    | MeteorSwarm
    | Slavers
    | Smugglers
    | Pirates
    | CombatZone
    | Stardust
    | Epidemic
    | Sabotage
)


class AdventureCard(Piece, frozen=True, kw_only=True):
    """A card of the flight."""

    level: Annotated[int, Meta(ge=1, le=3, description="flight it is for")]
    adventure: Annotated[AnyAdventure, Meta(description="what happens")]
    starred: Annotated[bool, Meta(description="flown in the publisher's learning flight")] = False


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a ship board: its printed number, and the columns that have a cell in it."""

    row: Annotated[int, Meta(ge=2, le=12, description="number printed beside the row")]
    columns: Annotated[
        tuple[Annotated[int, Meta(ge=2, le=12)], ...], Meta(description="columns with a cell in this row")
    ] = ()


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a ship board."""

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,8}$", description="a short name such as I or IIIa")]
    round: Annotated[int, Meta(ge=1, le=3, description="round it is built in")]
    first_column: Annotated[int, Meta(ge=2, le=12, description="number printed at the left edge")]
    last_column: Annotated[int, Meta(ge=2, le=12, description="number printed at the right edge")]
    start: Annotated[
        tuple[Coordinate, ...], Meta(min_length=2, max_length=2, description="column and row of the start cabin")
    ]
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=11, description="the rows from front to rear")]
    most_loss: Annotated[
        Annotated[int, Meta(ge=0, le=50)] | None, Meta(description="most credits that lost tiles can cost")
    ] = None
    reserve: Annotated[int, Meta(ge=0, le=4, description="tiles that may be set aside")] = 2


class ShipBoard(Piece, frozen=True, kw_only=True):
    """A ship board of cardboard, printed on both sides."""

    front: Annotated[Plan, Meta(description="the plan on one side")]
    back: Annotated[Plan, Meta(description="the plan on the other side")]


class FlightBoard(Piece, frozen=True, kw_only=True):
    """The closed track on which the rockets move."""

    spaces: Annotated[int, Meta(ge=12, le=80, description="spaces of the closed track")]


Picture = Literal[
    "number", "human", "alien", "battery", "goods", "credits", "rocket", "die", "timer", "rules", "advertisement"
]


class Token(Piece, frozen=True, kw_only=True):
    """Anything small: crew, goods, batteries, credits, rockets, number tiles, dice, help cards."""

    form: Annotated[
        Literal["round", "square", "note", "standee", "net", "card"], Meta(description="how it is cut or folded")
    ]
    icon: Annotated[Picture, Meta(description="picture on it")]
    colour: Annotated[Literal["", Alien, ShipColour], Meta(description="colour of player, alien or goods")] = ""
    value: Annotated[int, Meta(ge=0, le=1000, description="number on it: credits, places, seconds of the timer")] = 0


VOCABULARY = Vocabulary(
    game="trucker",
    kinds={
        "tile": Tile,
        "adventure": AdventureCard,
        "ship_board": ShipBoard,
        "flight_board": FlightBoard,
        "token": Token,
        "note": Token,
        "marker": Token,
        "die": Token,
        "help": Token,
    },
    families={"component": get_args(AnyComponent), "adventure": get_args(AnyAdventure), "penalty": get_args(Penalty)},
    rules=TruckerRules,
    untitled=frozenset({"tile", "token", "note", "marker", "die", "help"}),
    profiles={"documented": TruckerRules(), "publisher": PUBLISHER},
)


class Placement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile on a ship: by the id of the set, or with ``edges`` and ``component`` of its own; ``turn`` clockwise."""

    at: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=2, description="column and row")]
    tile: str | None = None
    edges: Annotated[tuple[Connector, ...], Meta(min_length=4, max_length=4)] | None = None
    component: AnyComponent | None = None
    turn: Literal[0, 90, 180, 270] = 0


class ShipLayout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ship as a designer writes it down: the board's name and the tiles on it."""

    board: str
    tiles: Annotated[tuple[Placement, ...], Meta(min_length=1, max_length=144)]
    set: str = "trucker"
    title: str = ""


__all__ = ["VOCABULARY"]
