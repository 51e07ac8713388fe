"""A set of Roll for the Galaxy as flat lists of numbers, made once and shared by all its games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from validator.content.loading import ContentSet
from validator.play.games.roll.words.bonuses import AnyBonus
from validator.play.games.roll.words.numbers import (
    CAPACITY,
    CLASSES,
    COLOURS,
    COLUMNS,
    COST,
    DEVELOPMENTS,
    DICTATES,
    ENDS,
    FIRST_WORLD,
    HIGHEST_WORLD,
    KIND_COUNT,
    LEAST,
    MOVES,
    NOTHING,
    PHASE_COUNT,
    PLAIN_DEVELOPMENT,
    POWERS_SIZE,
    REASSIGN_DEVELOPMENT,
    STOCKED,
    TILES,
    WORLDS,
    Moves,
)
from validator.play.games.roll.words.power import EndPower
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES, SIDES, WORLD_COLOURS, RollRules
from validator.play.games.roll.words.vocabulary import (
    AnyFace,
    Chip,
    Development,
    Die,
    Face,
    Faction,
    GameTile,
    Home,
    World,
)

TO_CUP, TO_CITIZENRY, TO_WORLD = "cup", "citizenry", "world"
Numbers = list[int]
NO_LEAST: Final = 1_000


class Table:
    """The set, compiled. Lists are indexed by face unless they say otherwise.

    Attributes:
        tiles: designs in the bag, copies repeated; ``factions`` and ``homes`` likewise.
        cost: workers needed, and points; ``class_of``: what it counts as when completed; ``colour``: of a world,
            `NOTHING` for a development; ``good``: which kind of good it can hold, or `NOTHING`.
        gained_credits, start_credits, removed, gained_dice: what it brings; dice as ``(colour, to, count)``.
        powers, bonus: words of its powers and its bonus.
        reassigns: numbers of its powers in ``moves``; ``ends``: by phase, powers that act when the phase ends.
        supply: dice in the box by colour; ``sides``: the six sides of a die by colour, as phases; ``rolled``: the same
            as places of the mat.
        match: by ``4 × colour of die + kind``, points for consuming on a world of that kind.
        trade: price of a good by kind.
        fixed_points: by tableau, points of bonuses that need nothing but its tiles, and the faces with other bonuses;
            written down by `points_of` the first time it is asked.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, RollRules)
        self.rules = rules
        self.most_players = content.manifest.players.most
        self.fixed_points: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
        tiles = [piece for piece in content.pieces["tile"] if isinstance(piece, GameTile)]
        factions = [piece for piece in content.pieces["faction"] if isinstance(piece, Faction)]
        homes = [piece for piece in content.pieces["home"] if isinstance(piece, Home)]
        self.pieces: list[GameTile | Faction | Home] = [*tiles, *factions, *homes]
        self.designs = [piece.id for piece in self.pieces]
        self.first_faction = len(tiles)
        self.first_home = len(tiles) + len(factions)
        copies = [design for design, piece in enumerate(self.pieces) for _ in range(piece.count)]
        self.tiles = [design for design in copies if design < self.first_faction]
        self.factions = [design for design in copies if self.first_faction <= design < self.first_home]
        self.homes = [design for design in copies if design >= self.first_home]
        self._make_faces()
        self._make_gains()
        self._make_powers()
        self._make_dice([piece for piece in content.pieces["die"] if isinstance(piece, Die)])
        self.chips = sum(piece.count * piece.value for piece in content.pieces["chip"] if isinstance(piece, Chip))

    def faces(self) -> Iterator[tuple[int, AnyFace]]:
        """Each face with its number."""
        for design, piece in enumerate(self.pieces):
            if isinstance(piece, GameTile):
                yield 2 * design, piece.front
                yield 2 * design + 1, piece.back
            elif isinstance(piece, Faction):
                yield 2 * design, piece.left
                yield 2 * design + 1, piece.right
            else:
                yield 2 * design, piece.world

    def _make_faces(self) -> None:
        size = 2 * len(self.pieces)
        self.face: list[Face | None] = [None] * size
        self.cost = [0] * size
        self.colour = [NOTHING] * size
        self.good = [NOTHING] * size
        self.class_of = [PLAIN_DEVELOPMENT] * size
        self.bonus: list[AnyBonus | None] = [None] * size
        self.powers: list[tuple[Any, ...]] = [()] * size
        for number, face in self.faces():
            self.face[number] = face
            self.cost[number] = face.cost
            self.powers[number] = face.powers
            if isinstance(face, World):
                self.colour[number] = colour = WORLD_COLOURS.index(face.colour)
                self.class_of[number] = FIRST_WORLD + colour
                self.good[number] = KINDS.index(face.colour) if face.colour != "grey" else NOTHING
            else:
                self.bonus[number] = face.bonus
                if any(power.phase == "assign" for power in face.powers):
                    self.class_of[number] = REASSIGN_DEVELOPMENT

    def _make_gains(self) -> None:
        size = len(self.face)
        self.gained_credits, self.start_credits, self.removed = [0] * size, [0] * size, [0] * size
        self.gained_dice: list[tuple[tuple[int, str, int], ...]] = [()] * size
        for number, face in self.faces():
            for gain in face.gains:
                gain.enter(self, number)

    def _make_powers(self) -> None:
        size = len(self.face)
        self.moves: list[Moves] = []
        self.reassigns: list[tuple[int, ...]] = [()] * size
        self.ends: list[list[tuple[EndPower, ...]]] = [[()] * size for _ in PHASES]
        for number, face in self.faces():
            for power in face.powers:
                moves = power.moves()
                if moves is not None:
                    self.reassigns[number] += (len(self.moves),)
                    self.moves.append(moves)
                if isinstance(power, EndPower):
                    self.ends[PHASES.index(power.phase)][number] += (power,)

    def _make_dice(self, dice: list[Die]) -> None:
        rules = self.rules
        self.supply = [0] * COLOURS
        self.sides: list[tuple[int, ...]] = [tuple(range(PHASE_COUNT))] * COLOURS
        self.match = [0] * (COLOURS * KIND_COUNT)
        for die in dice:
            colour = DIE_COLOURS.index(die.colour)
            self.supply[colour] += die.count
            self.sides[colour] = tuple(side for side, name in enumerate(SIDES) for _ in range(die.sides.get(name, 0)))
            for kind, name in enumerate(KINDS):
                if die.matches in (name, "all"):
                    self.match[KIND_COUNT * colour + kind] = rules.match_points
        self.rolled = [
            tuple(COLUMNS + COLOURS * side + colour for side in sides) for colour, sides in enumerate(self.sides)
        ]
        self.trade = [rules.trade_price.get(kind, 0) for kind in KINDS]

    def is_development(self, face: int) -> bool:
        """Whether a face is a development."""
        return isinstance(self.face[face], Development)


def first_powers(table: Table) -> Numbers:
    """The numbers of an empty tableau."""
    numbers = [0] * POWERS_SIZE
    numbers[CAPACITY] = 1
    numbers[DICTATES] = table.rules.dictates
    numbers[MOVES] = 1
    numbers[STOCKED : STOCKED + COLOURS] = [table.rules.stock_credits] * COLOURS
    numbers[LEAST : LEAST + CLASSES] = [NO_LEAST] * CLASSES
    return numbers


def joined(table: Table, powers: Numbers, face: int) -> Numbers:
    """The numbers after a tile has come into the tableau; the old list stays as it is."""
    numbers = powers[:]
    cost, colour = table.cost[face], table.colour[face]
    numbers[TILES] += 1
    numbers[COST] += cost
    if colour < 0:
        numbers[DEVELOPMENTS] += 1
    else:
        numbers[WORLDS + colour] += 1
        numbers[HIGHEST_WORLD] = max(numbers[HIGHEST_WORLD], cost)
    for power in table.powers[face]:
        power.join(numbers)
    for phase in range(PHASE_COUNT):
        numbers[ENDS + phase] += len(table.ends[phase][face])
    return numbers
