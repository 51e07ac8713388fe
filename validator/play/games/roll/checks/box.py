"""A set of Roll for the Galaxy as it is checked, and what its games can come to."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from validator.base.speech.sentences import Sentences
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, titled_parts
from validator.play.games.roll.words.gains import Gain
from validator.play.games.roll.words.power import Power
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, RollRules
from validator.play.games.roll.words.vocabulary import (
    AnyFace,
    Chip,
    Development,
    Die,
    Face,
    GameTile,
    PhaseTile,
    PlayerPart,
    World,
)

# A set's pieces by what they are, for the checks.

say = Sentences(__package__)


class Side(NamedTuple):
    """One face of a tile, and where it stands: the piece and its field (``front``, ``left``, ...)."""

    piece: Piece
    field: str
    face: AnyFace

    @property
    def name(self) -> str:
        """How reports call it: ``G07 front``."""
        return f"{self.piece.id} {self.field}"


class Box(CheckedSet[RollRules]):
    """All that a set of Roll for the Galaxy holds, with types known; lists are in file order."""

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, RollRules)
        self.dice = self.every(Die)
        self.chips = self.every(Chip)
        self.phase_tiles = self.every(PhaseTile)
        self.sides = [
            Side(piece, field, part)
            for _, piece in content.every_piece()
            for field, part in titled_parts(piece).items()
            if isinstance(part, Development | World)
        ]
        self.parts = {kind: self.every(PlayerPart, kind) for kind in ("mat", "screen", "strip", "marker")}

    def from_bag(self, side: Side) -> bool:
        """Whether a face is on a tile of the bag, not on one that players begin with."""
        return isinstance(side.piece, GameTile)

    def powers(self) -> Iterator[tuple[Side, int, Power]]:
        """Every power with its face and its place there."""
        for side in self.sides:
            for place, power in enumerate(side.face.powers):
                yield side, place, power

    def any_power(self, asked: Callable[[Power], object]) -> bool:
        """Whether any face has a power of which that is so."""
        return any(asked(power) for _, _, power in self.powers())

    def explorers(self) -> set[str]:
        """Colours of virtual workers who explore."""
        return {colour for _, _, power in self.powers() for colour in power.explorers}

    def has_reassigning(self) -> bool:
        """Whether any development helps to assign workers."""
        return any(isinstance(side.face, Development) and reassigns(side.face) for side in self.sides)

    def gains(self) -> Iterator[tuple[Side, int, Gain]]:
        """The same of what tiles bring at once."""
        for side in self.sides:
            for place, gain in enumerate(side.face.gains):
                yield side, place, gain

    def colours_of_worlds(self) -> set[str]:
        """Colours that some world of the set has."""
        return {side.face.colour for side in self.sides if isinstance(side.face, World)}

    def colours_of_dice(self) -> set[str]:
        """Colours of the set's dice."""
        return {die.colour for die in self.dice}


def reassigns(face: Face) -> bool:
    """Whether a face helps to assign workers, which makes it a development that reassigns."""
    return any(power.phase == "assign" for power in face.powers)


# How far play can get with what a set holds: the most dice one player can own, worlds and goods, ways to points.
#
# Every bound is one that play never exceeds, so that what is called impossible is.

START_FACES = 3
"""Tiles of a tableau at the start: both halves of a faction, and a home world."""


class Reach:
    """Bounds of one set, each counted once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._sides: dict[str, list[Side]] = {}
        for side in box.sides:
            self._sides.setdefault(side.piece.id, []).append(side)
        self._dice = {name: [_dice_of(side.face) for side in sides] for name, sides in self._sides.items()}
        self.supply: dict[str, int] = dict.fromkeys(DIE_COLOURS, 0)
        for die in box.dice:
            self.supply[die.colour] += die.count

    @property
    def start_dice(self) -> int:
        """Home dice that each player begins with."""
        return self._box.rules.start_cup + self._box.rules.start_citizenry

    def for_one(self, amount: Callable[[AnyFace], int]) -> int:
        """The most that one player's tiles add up to: one face of every tile of the bag, one faction, one home."""
        return self._for_one(lambda piece: [amount(side.face) for side in self._sides[piece.id]])

    def _for_one(self, amounts_of: Callable[[Piece], list[int]]) -> int:
        total, starts = 0, {"faction": 0, "home": 0}
        for kind in ("tile", "faction", "home"):
            for piece in self._box.content.pieces[kind]:
                amounts = amounts_of(piece)
                if isinstance(piece, GameTile):
                    total += piece.count * max(amounts)
                else:
                    starts[kind] = max(starts[kind], sum(amounts))
        return total + sum(starts.values())

    def at_the_start(self, colour: str, players: int) -> int:
        """The most dice of a colour that factions and homes give so many players at once."""
        total = self.start_dice * players if colour == "home" else 0
        for kind in ("faction", "home"):
            pieces = self._box.content.pieces[kind]
            given = [sum(self._given(piece, colour)) for piece in pieces for _ in range(piece.count)]
            total += sum(sorted(given, reverse=True)[:players])
        return total

    def _given(self, piece: Piece, colour: str) -> list[int]:
        """Dice of a colour that each face of a piece gives."""
        return [dice.get(colour, 0) for dice in self._dice[piece.id]]

    def in_all(self, colour: str, players: int) -> int:
        """The most dice of a colour that so many players can have been given, one face of every tile in play."""
        tiles = self._box.content.pieces["tile"]
        bag = sum(piece.count * max(self._given(piece, colour)) for piece in tiles)
        return bag + self.at_the_start(colour, players)

    @cached_property
    def own(self) -> dict[str, int]:
        """By colour, the most dice that one player can own at any number of players."""
        most: dict[str, int] = {}
        for colour in DIE_COLOURS:
            given = self._for_one(partial(self._given, colour=colour))
            left = self.supply[colour]
            if colour == "home":
                given += self.start_dice
                if not any(gain.removed for _, _, gain in self._box.gains()):
                    left -= self.start_dice * (self._box.players.least - 1)
            most[colour] = max(0, min(given, left))
        return most

    def own_of(self, colours: Iterable[str] | None) -> int:
        """The most dice of these colours, or of all, that one player can own."""
        return sum(self.own[colour] for colour in (DIE_COLOURS if colours is None else set(colours)))

    def left_of_home(self) -> dict[int, int]:
        """By how many play, home dice still in the supply when they have begun."""
        every = range(self._box.players.least, self._box.players.most + 1)
        return {players: self.supply["home"] - self.start_dice * players for players in every}

    @cached_property
    def capacity(self) -> int:
        """The most goods that one world can hold."""
        return 1 + self.for_one(lambda face: sum(power.room for power in face.powers))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of goods that some world of the set can hold."""
        colours = self._box.colours_of_worlds()
        return tuple(kind for kind in KINDS if kind in colours)

    @cached_property
    def completable(self) -> set[str]:
        """Colours of worlds that can be completed: those of the bag."""
        return {
            side.face.colour for side in self._box.sides if self._box.from_bag(side) and isinstance(side.face, World)
        }

    def costs(self, is_counted: Callable[[AnyFace], bool]) -> list[int]:
        """Costs of the faces of the bag that count."""
        return [side.face.cost for side in self._box.sides if self._box.from_bag(side) and is_counted(side.face)]

    @cached_property
    def tiles(self) -> int:
        """The most tiles that a tableau can come to hold."""
        return START_FACES + self._box.copies("tile")

    @cached_property
    def has_dictates(self) -> bool:
        """Whether anybody can dictate."""
        return bool(self._box.rules.dictates) or self._box.any_power(lambda power: power.dictates)

    @cached_property
    def has_points(self) -> bool:
        """Whether anybody can gain points in chips."""
        rules, box = self._box.rules, self._box
        points = [power.needs_goods for _, _, power in box.powers() if power.brings_points(rules)]
        if not all(points):
            return True
        if not self.kinds:
            return False
        matches = rules.match_points and any(die.matches in ("all", *self.kinds) for die in box.dice)
        return bool(rules.consume_points or matches or points)


def _dice_of(face: AnyFace) -> dict[str, int]:
    """Dice that a face brings, by colour."""
    dice: dict[str, int] = {}
    for gain in face.gains:
        if gain.dice:
            colour, count = gain.dice
            dice[colour] = dice.get(colour, 0) + count
    return dice


def is_world_of(face: AnyFace, colours: Iterable[str] | None) -> bool:
    """Whether a face is a world of one of these colours, or of any."""
    return isinstance(face, World) and (colours is None or face.colour in colours)
