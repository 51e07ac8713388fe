"""A set of Galaxy Trucker as it is checked, and the bounds within which its figures lie."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import accumulate, combinations
from math import comb
from typing import NamedTuple

from validator.base.speech.sentences import Sentences
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.play.games.trucker.table import LEVELS, PILES, Board, Shipyard, plans_of
from validator.play.games.trucker.words import (
    AdventureCard,
    Battery,
    Cabin,
    Cannon,
    Component,
    DoubleCannon,
    FlightBoard,
    Hold,
    LifeSupport,
    Plan,
    ShipBoard,
    SpecialHold,
    Tile,
    Token,
    TruckerRules,
)

# A set's pieces by what they are and when they come into play, for the checks.

say = Sentences(__package__)


class Box(CheckedSet[TruckerRules]):
    """All that a set of Galaxy Trucker holds, with types known."""

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, TruckerRules)
        self.tiles = self.every(Tile, "tile")
        self.cards = self.every(AdventureCard, "adventure")
        self.boards = self.every(ShipBoard, "ship_board")
        self.flight_boards = self.every(FlightBoard, "flight_board")
        self.tokens = self.every(Token)

    @cached_property
    def yard(self) -> Shipyard:
        """Tiles and boards, compiled."""
        return Shipyard(self.content)

    @cached_property
    def _by_component(self) -> dict[type[Component], list[tuple[Tile, Component]]]:
        tiles_of: dict[type[Component], list[tuple[Tile, Component]]] = {}
        for tile in self.tiles:
            tiles_of.setdefault(type(tile.component), []).append((tile, tile.component))
        return tiles_of

    def with_component(self, *kinds: type[Component]) -> Iterator[tuple[Tile, Component]]:
        """Tiles whose component is of one of the kinds, kind by kind."""
        for kind in kinds:
            yield from self._by_component.get(kind, ())

    def tile_count(self, *kinds: type[Component]) -> int:
        """How many tiles the box holds of these kinds."""
        return sum([tile.count for tile, _ in self.with_component(*kinds)])

    def slots(self, *kinds: type[Component]) -> list[int]:
        """Places on each tile of these kinds, the most first."""
        slots: list[int] = []
        for tile, component in self.with_component(*kinds):
            slots += [int(getattr(component, "slots", 0))] * tile.count
        return sorted(slots, reverse=True)

    def tokens_of(self, icon: str, colour: str | None = None) -> list[Token]:
        """Tokens with that icon, of one colour or of any."""
        return [token for token in self.tokens if token.icon == icon and (colour is None or token.colour == colour)]

    def token_count(self, icon: str, colour: str | None = None) -> int:
        """How many tokens with that icon, of one colour or of any."""
        return sum(token.count for token in self.tokens_of(icon, colour))

    @cached_property
    def plans(self) -> dict[int, tuple[ShipBoard, str, Plan]]:
        """The board that each round is played on: the piece, its side, and the plan."""
        plans: dict[int, tuple[ShipBoard, str, Plan]] = {}
        every = plans_of(self.content)
        for number in self.rules.rounds:
            fitting = [each for each in every if each[2].round == number]
            named = [each for each in fitting if each[2].name == self.rules.third_board]
            if fitting:
                plans[number] = (named or fitting)[0]
        return plans

    def free_cells(self, number: int) -> int:
        """Cells of that round's board without the start cabin's; 0 where the round has no board."""
        if number not in self.plans:
            return 0
        _, _, plan = self.plans[number]
        return max(sum(len(set(row.columns)) for row in plan.rows) - 1, 0)

    def pile(self, number: int) -> tuple[int, ...]:
        """Cards of levels I, II and III in each pile of a round; none of those left out."""
        return (*self.rules.pile[number], 0, 0, 0)[: len(LEVELS)]

    def cards_needed(self, level: int) -> int:
        """Cards of a level that all rounds together deal."""
        return PILES * sum(self.pile(number)[level - 1] for number in self.rules.rounds)

    def rounds_of(self, card: AdventureCard) -> tuple[int, ...]:
        """Rounds in which a card may come up; the learning flight keeps the starred cards for itself."""
        rules = self.rules
        learns = rules.learning_flight and 1 in rules.rounds
        if learns and card.level == 1 and card.starred:
            return (1,)
        return tuple(
            number
            for number in dict.fromkeys(rules.rounds)
            if self.pile(number)[card.level - 1] and not (learns and number == 1)
        )

    @cached_property
    def flown(self) -> list[AdventureCard]:
        """Cards that may come up in some round."""
        return [card for card in self.cards if self.rounds_of(card)]


# What a ship can have at most on a round's board: bounds by what fits, never below what is possible.
#
# They count cells, tiles of the box and the batteries that doubles need, and look for the
# gaps before muzzles that leave
# a ship in one piece; whether the tiles' connectors allow it is not asked, so no bound calls impossible what a builder
# could do.

CREW_PER_CABIN = 2
CELLS_FOR_ALIEN = 2
"""A cabin and a life support."""
MOST_GAPS = 1500
"""So many ways to leave cells empty are looked at on a board; beyond them, any may leave a ship in one piece."""


class Reach(NamedTuple):
    """What no ship of a round can exceed: ``fire`` power in half-points, ``crew``, and ``goods``, of them ``red``."""

    fire: int
    crew: int
    goods: int
    red: int


def reach_of(box: Box, number: int) -> Reach:
    """The bounds of a round that has a board."""
    cells = box.free_cells(number)
    crew = CREW_PER_CABIN * (1 + min(box.tile_count(Cabin), cells))
    goods, red = box.slots(SpecialHold, Hold)[:cells], box.slots(SpecialHold)[:cells]
    return Reach(most_fire(box, number), crew, sum(goods), sum(red))


def is_whole(plan: Plan) -> bool:
    """Whether all cells of a board have a printed column, and the start cabin one of them."""
    printed = range(plan.first_column, plan.last_column + 1)
    cells = [(column, row.row) for row in plan.rows for column in row.columns]
    return plan.start in cells and all(column in printed for column, _ in cells)


def can_board(box: Box, colour: str, number: int) -> bool:
    """Whether an alien of a colour may come aboard in that round: life support, cabin, token and switch allow it."""
    supports = any(
        isinstance(component, LifeSupport) and component.alien == colour
        for _, component in box.with_component(LifeSupport)
    )
    is_time = number >= box.rules.first_alien_round
    return supports and is_time and box.tile_count(Cabin) > 0 and box.token_count("alien", colour) > 0


def most_fire(box: Box, number: int) -> int:
    """Fire power, in half-points, that no ship of a round with a board can exceed."""
    hulls = _hulls(box.plans[number][2])
    spare = CELLS_FOR_ALIEN if can_board(box, "purple", number) else None
    return max(_fire_of(box, room, fronts, spare) for room, fronts in hulls)


def _fire_of(box: Box, room: int, fronts: int, spare: int | None) -> int:
    """The best fire power on so many cells; a purple alien takes ``spare`` of them."""
    best = _best_cannons(box, room, fronts)
    if spare is not None and room >= spare:
        helped = _best_cannons(box, room - spare, fronts)
        best = max(best, helped + 2 * box.rules.alien_bonus if helped else 0)
    return best


def _best_cannons(box: Box, cells: int, fronts: int) -> int:
    """The best split of cells among double cannons, their batteries and single cannons, so many to the front."""
    singles, doubles = box.tile_count(Cannon), box.tile_count(DoubleCannon)
    powered = [0, *accumulate(box.slots(Battery))]
    best = 0
    for double in range(min(doubles, cells) + 1):
        batteries = next((tiles for tiles, slots in enumerate(powered) if slots >= double), cells + 1)
        single = min(singles, cells - double - batteries)
        if single < 0:
            break
        ahead = min(fronts, double)
        best = max(best, 2 * (double + ahead) + single + min(fronts - ahead, single))
    return best


@lru_cache(maxsize=64)
def _hulls(plan: Plan) -> frozenset[tuple[int, int]]:
    """Cells to build on and, of them, those with nothing before them, of ships with some cells left empty.

    A cannon needs nothing before its muzzle. What a gap cuts off from the start cabin is of no use. Where there are
    more than `MOST_GAPS` ways to leave so many cells empty, each brings a cell to the front and cuts nothing off.
    """
    board = Board(plan)
    behind = {cell - board.width for cell in board.cells if cell != board.start}
    gaps = sorted(behind & {*board.cells} - {board.start})
    hulls, left, most = set(), MOST_GAPS, _most_ahead(board)
    for empty in range(len(gaps) + 1):
        left -= comb(len(gaps), empty)
        if left >= 0:
            hulls |= {_joined(board, frozenset(chosen)) for chosen in combinations(gaps, empty)}
        else:
            free = sum(not board.is_cell[cell - board.width] for cell in board.cells if cell != board.start)
            hulls.add((len(board.cells) - 1 - empty, min(free + empty, most)))
    return frozenset(hulls)


def _joined(board: Board, gaps: frozenset[int]) -> tuple[int, int]:
    """The cells that hang together with the start cabin where some are empty, and those with nothing before them."""
    seen, waiting = {board.start}, [board.start]
    while waiting:
        cell = waiting.pop()
        beside = {cell + step for step in board.steps} - seen - gaps
        reached = [other for other in beside if board.is_cell[other]]
        seen.update(reached)
        waiting += reached
    ahead = [cell - board.width for cell in seen if cell != board.start]
    return len(ahead), sum(cell in gaps or not board.is_cell[cell] for cell in ahead)


def _most_ahead(board: Board) -> int:
    """Cannons that may point to the front at once: of two cells one behind the other only one can hold one."""
    most = 0
    for column in sorted({board.columns[cell] for cell in board.cells}):
        run, is_open = 0, True
        for cell in (cell for cell in board.cells if board.columns[cell] == column):
            if not board.is_cell[cell - board.width]:
                most, run, is_open = most + (run + is_open) // 2, 0, True
            if cell == board.start:
                most, run, is_open = most + (run + is_open) // 2, 0, False
            else:
                run += 1
        most += (run + is_open) // 2
    return most


def describe(half_points: int) -> str:
    """Half-points as a player says them: ``4½``."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)
