"""A set's pieces by what they are, for the checks."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.base.speech.sentences import Sentences
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, titled_parts
from validator.play.games.roll.words.gains import Gain
from validator.play.games.roll.words.power import Power
from validator.play.games.roll.words.switches import RollRules
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
