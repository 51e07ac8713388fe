"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.games.race.table.compiled import Face, Table, is_windfall
from validator.games.race.words.switches import RaceRules
from validator.games.race.words.terms import Phase
from validator.games.race.words.vocabulary import Action, ActionCard, Aid, Chip, Development, Power, StartWorld, World
from validator.issue import Issue, Severity


class Box:
    """All that a set of Race for the Galaxy holds, with types known; lists are in file order.

    Attributes:
        worlds: start worlds included; ``faces``: these and the developments, all that can lie in a tableau.
        table: the same set as play sees it.
    """

    def __init__(self, content: ContentSet) -> None:
        assert isinstance(content.rules, RaceRules)
        self.content = content
        self.rules = content.rules
        self.players = content.manifest.players
        self.table = Table(content)
        pieces = [piece for _, piece in content.every_piece()]
        self.worlds = [piece for piece in pieces if isinstance(piece, World)]
        self.starts = [world for world in self.worlds if isinstance(world, StartWorld)]
        self.developments = [piece for piece in pieces if isinstance(piece, Development)]
        self.faces: list[Face] = [*self.worlds, *self.developments]
        self.actions = [piece for piece in pieces if isinstance(piece, ActionCard)]
        self.chips = [piece for piece in pieces if isinstance(piece, Chip)]
        self.aids = [piece for piece in pieces if isinstance(piece, Aid)]
        self.military = [world for world in self.worlds if world.defence is not None]
        self._design = {name: design for design, name in enumerate(self.table.designs)}

    def design(self, face: Face) -> int:
        """The number of a card design in the table."""
        return self._design[face.id]

    def phases(self, face: Face) -> set[Phase]:
        """The phases in which a card has powers, by F6."""
        return self.table.phases_with_powers(self.design(face))

    def is_barred(self, world: World) -> bool:
        """Whether a world can neither be placed free nor, if military, be paid for, by F8."""
        return self.table.is_barred[self.design(world)]

    def powers(self, *kinds: type[Power]) -> Iterator[tuple[Face, int, Power]]:
        """Powers of these kinds (all, if none is given), each with its card and its place on it."""
        for face in self.faces:
            for place, power in enumerate(face.powers):
                if isinstance(power, kinds or Power):
                    yield face, place, power

    def has_power(self, *kinds: type[Power]) -> bool:
        """Whether any card has a power of one of these kinds."""
        return any(True for _ in self.powers(*kinds))

    def has_action(self, kind: type[Action]) -> bool:
        """Whether any action card has a bonus of that kind."""
        return any(isinstance(card.action, kind) for card in self.actions)

    def holding(self, good: str = "any") -> list[World]:
        """Worlds that can hold a good of that kind."""
        return [world for world in self.worlds if world.good and good in ("any", world.good)]

    def windfalls(self, good: str = "any") -> list[World]:
        """Windfall worlds for goods of that kind."""
        return [world for world in self.holding(good) if is_windfall(world)]

    def copies_in_tableau(self, face: Face) -> int:
        """How many copies of a card one tableau may hold, by F5."""
        return face.count if isinstance(face, World) or self.rules.duplicate_developments else 1

    def placements(self, phase: Phase) -> int:
        """How often a phase of placing cards can come in one round: twice where two players have second copies."""
        has_second = any(card.second and card.action.phase == phase for card in self.actions)
        return 2 if has_second and self.is_for_two() else 1

    def is_for_two(self) -> bool:
        """Whether games of two players use second copies of action cards, by F3."""
        return self.rules.two_player_actions == "two_of_nine" and self.players.least <= 2

    def issue(
        self,
        code: str,
        message: str,
        piece: Piece | None = None,
        *path: str | int,
        severity: Severity = Severity.ERROR,
        found: object = None,
        accepted: str | None = None,
        suggestion: str | None = None,
    ) -> Issue:
        """An issue at a value of a piece, or of ``set.yaml`` where no piece is named."""
        span = self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path)
        return Issue(code=code, message=message, span=span, severity=severity, suggestion=suggestion,
                     found=None if found is None else str(found), accepted=accepted)  # fmt: skip
