"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Sentences, Several, Text
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.games.race.table.compiled import Choice, Face, Table, is_windfall, kind_number
from validator.play.games.race.table.counting import FITS
from validator.play.games.race.words.bonuses import AnyBonus, Bonus
from validator.play.games.race.words.switches import Kind, RaceRules
from validator.play.games.race.words.terms import Phase
from validator.play.games.race.words.vocabulary import (
    Action,
    ActionCard,
    Aid,
    Chip,
    Consume,
    ConsumeAll,
    Development,
    DiscardForPoints,
    Power,
    StartWorld,
    World,
)

AnyFace = TypeVar("AnyFace", bound=Face)
say = Sentences(__package__)


def price_of(face: Face) -> int:
    """The cost of a card, or the defence of a military world."""
    defence = None if isinstance(face, Development) else face.defence
    return (face.cost if defence is None else defence) or 0


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
        self._powers: dict[type[Power], list[tuple[Face, int, Power]]] = {}
        for face in self.faces:
            for place, power in enumerate(face.powers):
                self._powers.setdefault(type(power), []).append((face, place, power))
        self._counted: dict[AnyBonus, frozenset[int]] = {}
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
        for kind in kinds or self._powers:
            yield from self._powers.get(kind, ())

    def others(self, face: Face, among: Iterable[AnyFace]) -> list[AnyFace]:
        """The cards that may come after one lies in a tableau: its own design only with another copy."""
        return [other for other in among if other is not face or self.copies_in_tableau(face) > 1]

    def has_power(self, *kinds: type[Power]) -> bool:
        """Whether any card has a power of one of these kinds."""
        return any(kind in self._powers for kind in kinds)

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

    def room(self) -> int:
        """The most cards that one tableau can hold while a game goes on."""
        return self.rules.tableau_end - 1 + self.placements("develop") + self.placements("settle")

    def choices(self) -> list[Choice]:
        """What a player's action cards can come to, at any number of players."""
        seats = range(self.players.least, min(self.players.most, len(self.table.choices) - 1) + 1)
        return [choice for number in seats for choice in self.table.choices[number]]

    def bonuses(self, *kinds: type[Bonus]) -> Iterator[tuple[Development, int, AnyBonus]]:
        """Rules of bonuses of these kinds (all, if none is given), each with its card and its place there."""
        for card in self.developments:
            for place, bonus in enumerate(card.bonus):
                if isinstance(bonus, kinds or Bonus):
                    yield card, place, bonus

    def counted(self, bonus: AnyBonus) -> frozenset[int]:
        """The designs that a rule of a bonus counts; none for a rule that counts no cards."""
        if bonus not in self._counted:
            fits = FITS.get(type(bonus))
            designs = range(len(self.faces)) if fits else ()
            self._counted[bonus] = frozenset(design for design in designs if fits and fits(bonus, self.table, design))
        return self._counted[bonus]

    def brings_chips(self) -> bool:
        """Whether any power of the set brings points in chips."""
        return self.has_power(ConsumeAll, DiscardForPoints) or self.doubles()

    def doubles(self) -> bool:
        """Whether any power brings points for goods, which are those that can count double."""
        consume = (power for _, _, power in self.powers(Consume) if isinstance(power, Consume))
        return self.has_power(ConsumeAll) or any(power.points for power in consume)

    def sale_price(self, kind: Kind) -> int:
        """Cards drawn for a good of that kind, without bonuses."""
        price: int = self.table.prices[kind_number(kind)]
        return price

    def is_for_two(self) -> bool:
        """Whether games of two players use second copies of action cards, by F3."""
        return self.rules.two_player_actions == "two_of_nine" and self.players.least <= 2

    def issue(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        severity: Severity = Severity.ERROR,
        found: object = None,
        accepted: Text | None = None,
        suggestion: str | None = None,
    ) -> Issue:
        """An issue at a value of a piece, or of ``set.yaml`` where no piece is named."""
        span = self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path)
        written = found if found is None or isinstance(found, Sentence | Several) else str(found)
        return Issue(
            code=code,
            message=message,
            span=span,
            severity=severity,
            suggestion=suggestion,
            found=written,
            accepted=accepted,
        )


def goods_of(kind: str) -> Sentence:
    """Goods of a kind, or of any, as words of a sentence: ``rare goods``."""
    return say("goods") if kind == "any" else say("goods-of-kind", kind=kind)
