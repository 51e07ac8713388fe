"""The words of Age of Steam: maps, track tiles, cities, the two boards and everything small.

Source: the project's document "Age of Steam" (2002).

Hexes stand on a flat side; `at` is column and row, odd columns are half a hex lower. Edges of a hex or tile are
numbered clockwise: 0 top, 1 upper right, 2 lower right, 3 bottom, 4 lower left, 5 upper left. What a tile joins is
stated once, by edges: the printer draws it and the rules walk it.
"""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Protocol, Union, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Act, LocalText, Piece, words_below

CubeColour = Literal["red", "blue", "yellow", "purple", "black"]
CUBE_COLOURS: tuple[CubeColour, ...] = get_args(CubeColour)
PlayerColour = Literal["red", "yellow", "blue", "green", "purple", "black"]
PLAYER_COLOURS: tuple[PlayerColour, ...] = get_args(PlayerColour)
Group = Literal["light", "dark"]
GROUPS: tuple[Group, ...] = get_args(Group)
Edge = Annotated[int, Meta(ge=0, le=5)]
Place = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=39)], Annotated[int, Meta(ge=0, le=39)]], Meta(description="column and row")
]
Number = Annotated[int, Meta(ge=1, le=6)]
Cubes = Annotated[int, Meta(ge=0, le=9)]


class City(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A city of the map: it accepts cubes of its colour; goods come when a die of its group shows its number."""

    at: Place
    name: LocalText
    colour: Annotated[CubeColour, Meta(description="colour of cubes it accepts")]
    group: Annotated[Group, Meta(description="dice that bring goods to it")]
    number: Annotated[Number, Meta(description="number on a die that brings goods")]
    cubes: Annotated[Cubes, Meta(description="cubes on it at the start")] = 2


class Town(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A town of the map."""

    at: Place
    name: LocalText


class River(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hex with a river; what flows where is for the picture, the cost is the hex's."""

    at: Place
    edges: Annotated[tuple[Edge, ...], Meta(min_length=1, max_length=3, description="edges the river flows through")]


class GameMap(Piece, frozen=True, kw_only=True):
    """A map of up to 40 columns and rows: every hex once, by its terrain. Track never lies on cities and lakes."""

    cities: Annotated[
        tuple[City, ...], Meta(min_length=2, max_length=24, description="the cities, on hexes without track")
    ]
    towns: Annotated[tuple[Town, ...], Meta(max_length=60, description="the towns")] = ()
    rivers: Annotated[tuple[River, ...], Meta(max_length=1600, description="hexes with a river")] = ()
    mountains: Annotated[tuple[Place, ...], Meta(max_length=1600, description="hexes of mountain")] = ()
    plains: Annotated[tuple[Place, ...], Meta(max_length=1600, description="hexes of plain land")] = ()
    lakes: Annotated[tuple[Place, ...], Meta(max_length=1600, description="hexes of water, without track")] = ()


class TrackTile(Piece, frozen=True, kw_only=True):
    """A track tile, unturned: pairs of edges its ``tracks`` join, or the edges of its ``stubs`` on a town.

    Two tracks whose pairs interleave cross each other; two that do not run side by side.
    """

    tracks: Annotated[
        tuple[Annotated[tuple[Edge, Edge], Meta(description="two edges")], ...],
        Meta(max_length=2, description="pairs of edges that track joins"),
    ] = ()
    stubs: Annotated[tuple[Edge, ...], Meta(max_length=4, description="edges joined to the town on the tile")] = ()


class NewCity(Piece, frozen=True, kw_only=True):
    """A city that urbanization puts on a town. Its letter is its id."""

    colour: Annotated[CubeColour, Meta(description="colour of cubes it accepts")]
    group: Annotated[Group, Meta(description="dice that bring goods to it")]
    number: Annotated[Number, Meta(description="number on a die that brings goods")]


class Table(Protocol):
    """What an action may ask of the set."""

    @property
    def limits(self) -> "IncomeBoard":
        """The ends of its tracks."""


class Position(Protocol):
    """What an action may look at and change as it is selected; lists are by seat."""

    cash: list[int]
    income: list[int]
    shares: list[int]
    engine: list[int]
    passes: list[int]

    @property
    def table(self) -> Table:
        """The set."""


class Action(Act, frozen=True, kw_only=True):
    """One of the actions of which each player selects one in a round; what it says here is all that the game asks."""

    worth: ClassVar[float]
    """Points that selecting it is worth, beside what shows at once."""
    moves_first: ClassVar[bool] = False
    builds_first: ClassVar[bool] = False
    gives_pass: ClassVar[bool] = False
    """Whether its player may pass once in the next auction without dropping out."""

    def select(self, state: Position, seat: int) -> None:
        """What it does at once."""
        if self.gives_pass:
            state.passes[seat] = 1

    def tile_actions(self, plain: int) -> int:
        """Tile actions of its player, where others have ``plain``."""
        return plain

    @property
    def new_cities(self) -> int:
        """Cities that its player may put on towns."""
        return 0

    @property
    def drawn_cubes(self) -> int:
        """Cubes that its player may put on the goods board before goods grow."""
        return 0


class FirstMove(Action, frozen=True, kw_only=True):
    """Move goods before everybody else."""

    worth: ClassVar[float] = 1.2
    moves_first: ClassVar[bool] = True


class FirstBuild(Action, frozen=True, kw_only=True):
    """Build track before everybody else."""

    worth: ClassVar[float] = 1.0
    builds_first: ClassVar[bool] = True


class Engineer(Action, frozen=True, kw_only=True):
    """Take this many tile actions in this building turn."""

    worth: ClassVar[float] = 1.6
    tiles: Annotated[int, Meta(ge=1, le=10)] = 4

    def tile_actions(self, plain: int) -> int:
        return self.tiles


class Locomotive(Action, frozen=True, kw_only=True):
    """Improve your engine at once."""

    worth: ClassVar[float] = 0.0
    levels: Annotated[int, Meta(ge=1, le=3)] = 1

    def select(self, state: Position, seat: int) -> None:
        state.engine[seat] = min(state.table.limits.engine, state.engine[seat] + self.levels)


class Urbanization(Action, frozen=True, kw_only=True):
    """Put new cities on towns before building track."""

    worth: ClassVar[float] = 0.6
    cities: Annotated[int, Meta(ge=1, le=2)] = 1

    @property
    def new_cities(self) -> int:
        return self.cities


class Production(Action, frozen=True, kw_only=True):
    """Before goods grow, put cubes from the bag on empty spaces of the goods board."""

    worth: ClassVar[float] = 0.3
    cubes: Annotated[int, Meta(ge=1, le=6)] = 2

    @property
    def drawn_cubes(self) -> int:
        return self.cubes


class TurnOrderPass(Action, frozen=True, kw_only=True):
    """In the next auction pass once without dropping out."""

    worth: ClassVar[float] = 0.5
    gives_pass: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    FirstMove,
    FirstBuild,
    Engineer,
    Locomotive,
    Urbanization,
    Production,
    TurnOrderPass,
    *words_below(__package__, Action),
)
"""Those of the box, and each that stands in a file beside this one."""
if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = Union[ACTIONS]  # noqa: UP007 (of as many as there are)


class GoodsBoard(Piece, frozen=True, kw_only=True):
    """The goods board: the display of cubes, by the cities' dice numbers, and the actions."""

    actions: Annotated[
        tuple[AnyAction, ...],
        Meta(min_length=1, max_length=10, description="actions printed on it, of which each player selects one"),
    ]


class IncomeBoard(Piece, frozen=True, kw_only=True):
    """The income board; its tracks end at these numbers, those of shares and engine are limits of play."""

    income: Annotated[int, Meta(ge=10, le=200, description="highest income on its track")] = 49
    rounds: Annotated[int, Meta(ge=1, le=20, description="last round on its track")] = 10
    first_share: Annotated[int, Meta(ge=0, le=10, description="lowest number of shares")] = 2
    last_share: Annotated[int, Meta(ge=1, le=40, description="highest number of shares")] = 15
    engine: Annotated[int, Meta(ge=1, le=12, description="highest engine level")] = 6
    order: Annotated[int, Meta(ge=2, le=6, description="places in the order of players")] = 6


class Cube(Piece, frozen=True, kw_only=True):
    """Goods cubes of a colour."""

    colour: Annotated[CubeColour, Meta(description="colour of the cubes")]


class PlayerToken(Piece, frozen=True, kw_only=True):
    """Discs or trains in a player's colour."""

    colour: Annotated[PlayerColour, Meta(description="colour of the player")]


class Note(Piece, frozen=True, kw_only=True):
    """Paper money."""

    value: Annotated[int, Meta(ge=1, le=100, description="dollars it is worth")]


class Marker(Piece, frozen=True, kw_only=True):
    """A marker without a colour of its own: towns, the round, dice."""
