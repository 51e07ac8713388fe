"""The switches of Roll for the Galaxy, every number and every reading of the rules that a set may change.

And the terms that its words share.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Rules

Kind = Literal["novelty", "rare", "genes", "alien"]
Credits = Annotated[int, Meta(ge=0, le=20)]
UpToTwelve = Annotated[int, Meta(ge=0, le=12)]


class RollRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches; every default is the documented reading."""

    start_cup: Annotated[int, Meta(ge=1, le=12, description="home dice in the cup at the start")] = 3
    start_citizenry: Annotated[int, Meta(ge=0, le=12, description="home dice in the citizenry at the start")] = 2
    start_credits: Annotated[int, Meta(ge=0, le=10, description="credits at the start")] = 1
    credit_cap: Annotated[int, Meta(ge=3, le=30, description="G15: most credits; what is gained beyond is lost")] = 10
    stock_credits: Annotated[int, Meta(ge=1, le=9, description="credits for an explorer who stocks")] = 2
    points_per_player: Annotated[int, Meta(ge=1, le=60, description="points in chips for each player")] = 12
    tableau_end: Annotated[
        int, Meta(ge=4, le=40, description="G14: tiles in a tableau that end the game; a faction counts as two")
    ] = 12
    trade_price: Annotated[dict[Kind, Credits], Meta(description="G9: credits for a good traded")] = msgspec.field(
        default_factory=lambda: {"novelty": 3, "rare": 4, "genes": 5, "alien": 6}
    )
    consume_points: Annotated[int, Meta(ge=0, le=9, description="G10: points for a good consumed")] = 1
    match_points: Annotated[
        int, Meta(ge=0, le=9, description="G10: points more if the good matches its world, and if the shipper does")
    ] = 1
    recruiting: Annotated[
        Literal["may_stop", "mandatory"], Meta(description="G1: whether dice must be recruited while credits last")
    ] = "may_stop"
    recalling: Annotated[Literal["stacks", "stacks_and_goods"], Meta(description="G2: dice that may be recalled")] = (
        "stacks"
    )
    extra_die_for_two: Annotated[
        bool, Meta(description="G3: with two players a home die is rolled and its phase takes place too")
    ] = True
    reserve: Annotated[
        Literal["ten_points", "all_chips"], Meta(description="G5: chips kept aside for the last round")
    ] = "ten_points"
    dictates: Annotated[int, Meta(ge=0, le=5, description="G6: dictates that everybody has in a round")] = 1
    dictate_selector: Annotated[bool, Meta(description="the die that selects a phase may be dictated")] = False
    scouted_tiles: Annotated[Literal["below", "anywhere"], Meta(description="G7: where new tiles go in a stack")] = (
        "below"
    )
    start_tiles: Annotated[
        Literal["free", "cheaper_development", "cheaper_world"],
        Meta(description="G8: which side of the two first tiles is used"),
    ] = "free"
    forced_recall: Annotated[bool, Meta(description="G12: a player whose cup would be empty recalls a die")] = True
    wild_faces: Annotated[
        Literal["before_reveal", "after_reveal"], Meta(description="G13: when a wild face is given a phase")
    ] = "before_reveal"
    producing: Annotated[
        Literal["mandatory", "optional"], Meta(description="whether a producer must produce while there is room")
    ] = "mandatory"
    shipping: Annotated[
        Literal["mandatory", "optional"], Meta(description="whether a shipper must ship while there are goods")
    ] = "mandatory"
    dice_bonus: Annotated[
        Literal["groups", "points"],
        Meta(description="points for dice: every group begun counts whole, or the points are rounded up"),
    ] = "groups"
    final_tie: Annotated[
        Literal["shared", "most_tiles"], Meta(description="G11: who wins if credits and cup are equal too")
    ] = "shared"


PUBLISHER = RollRules(recruiting="mandatory", recalling="stacks_and_goods", reserve="all_chips")


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
