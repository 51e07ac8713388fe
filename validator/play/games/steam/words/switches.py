"""The switches of Age of Steam: every number and every reading of the rules that a set may choose.

Source: the project's document "Age of Steam" (2002); D1 to D22 are the points where it and the publisher's practice
differ, or where one of them is silent. Defaults are the documented readings; D5 is the set's number of players, D16,
D17, D19 and D22 are facts of its map and box. Money is in dollars.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.content.vocabulary import BY_PLAYERS, Rules

Cost = Annotated[int, Meta(ge=0, le=30)]
Count = Annotated[int, Meta(ge=0, le=20)]
Terrain = Literal["plain", "river", "mountain"]


class SteamRules(Rules, frozen=True, kw_only=True):
    """Numbers and switches; every default is the documented reading."""

    rounds: Annotated[
        dict[Annotated[int, Meta(ge=1, le=6, extra=BY_PLAYERS)], Annotated[int, Meta(ge=1, le=20)]],
        Meta(description="rounds for each number of players; other numbers cannot play"),
    ] = msgspec.field(default_factory=lambda: {3: 10, 4: 8, 5: 7, 6: 6})
    start_cash: Annotated[int, Meta(ge=0, le=100, description="dollars at the start")] = 10
    share_price: Annotated[int, Meta(ge=1, le=20, description="dollars for each share issued")] = 5
    shares_per_turn: Annotated[int, Meta(ge=0, le=20, description="D20: most shares issued at once; 0 is no limit")] = 0
    tiles_per_turn: Annotated[int, Meta(ge=1, le=10, description="tile actions in a building turn")] = 3
    display_city: Annotated[int, Meta(ge=1, le=6, description="spaces of a city's column on the goods board")] = 3
    display_new_city: Annotated[int, Meta(ge=1, le=6, description="spaces of a new city's column")] = 2
    delivery_rounds: Annotated[int, Meta(ge=1, le=4, description="times everybody may move goods in a round")] = 2
    income_per_link: Annotated[int, Meta(ge=0, le=5, description="income for the owner of each link used")] = 1
    place: Annotated[dict[Terrain, Cost], Meta(description="dollars to place a simple tile, by terrain")] = (
        msgspec.field(default_factory=lambda: {"plain": 2, "river": 3, "mountain": 4})
    )
    place_crossing: Annotated[Cost, Meta(description="D1: dollars more to place a crossing tile")] = 1
    place_parallel: Annotated[Cost, Meta(description="D1: dollars more to place a parallel tile")] = 2
    place_town: Annotated[Cost, Meta(description="dollars for track on a town, beside those for its stubs")] = 1
    place_stub: Annotated[Cost, Meta(description="dollars for each stub placed on a town")] = 1
    replace_crossing: Annotated[Cost, Meta(description="dollars to replace a simple tile by a crossing tile")] = 3
    replace_parallel: Annotated[Cost, Meta(description="D2: dollars to replace a simple tile by a parallel tile")] = 3
    replace_town: Annotated[Cost, Meta(description="dollars to replace track on a town")] = 3
    replace_other: Annotated[Cost, Meta(description="dollars for any other replacement")] = 2
    redirect: Annotated[Cost, Meta(description="dollars to redirect the end of a link")] = 2
    income_reduction: Annotated[
        dict[Annotated[int, Meta(ge=1, le=200)], Annotated[int, Meta(ge=0, le=50)]],
        Meta(description="D3: what income is reduced by, from each income on"),
    ] = msgspec.field(default_factory=lambda: {11: 2, 21: 4, 31: 6, 41: 8, 51: 10})
    bankruptcy: Annotated[
        Literal["at_zero", "below_zero"],
        Meta(description="D4: after a shortage a player is out with income 0, or only if income would fall below"),
    ] = "at_zero"
    urbanize: Annotated[Literal["before_track", "any_time"], Meta(description="D6: when a new city is placed")] = (
        "before_track"
    )
    first_accepting_city: Annotated[
        Literal["stops", "may_pass"], Meta(description="D7: a cube in a city that accepts it stops there")
    ] = "stops"
    track_to_nowhere: Annotated[bool, Meta(description="D8: track may point at a lake or off the map")] = False
    loops: Annotated[bool, Meta(description="D9: a link may end where it starts")] = False
    same_hex_twice: Annotated[bool, Meta(description="D10: two tile actions in one hex in a turn")] = False
    tracing: Annotated[
        Literal["own_links", "first_tile"],
        Meta(description="D11: all of a player's track leads to a city over own links, or only the first tile does"),
    ] = "own_links"
    pass_with_two: Annotated[bool, Meta(description="D12: the turn-order pass may be used with two bidders left")] = (
        False
    )
    growth_dice: Annotated[
        Literal["at_start", "remaining"], Meta(description="D13: goods dice by players at the start, or still in")
    ] = "at_start"
    production_spaces: Annotated[
        Literal["any", "placed"],
        Meta(description="D14: production fills any empty space, or only those of cities on the map"),
    ] = "any"
    final_tie: Annotated[
        Literal["shared", "income"], Meta(description="D15: a tie is shared, or goes to the higher income")
    ] = "shared"
    place_double: Annotated[bool, Meta(description="D18: crossing and parallel tiles may be placed on empty hexes")] = (
        True
    )
    unowned_completed: Annotated[
        Literal["urbanizer", "nobody"], Meta(description="D21: who owns an unowned link that a new city completes")
    ] = "urbanizer"
    redirect_joins: Annotated[
        bool, Meta(description="a redirect that completes a link or joins own track makes the link the player's")
    ] = True


PUBLISHER = SteamRules(
    place_crossing=2,
    place_parallel=1,
    replace_parallel=2,
    income_reduction={11: 2, 21: 4, 31: 6, 41: 8, 50: 10},
    bankruptcy="below_zero",
)
