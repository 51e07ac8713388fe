"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.games.race.table import Choice, Face, Table, is_windfall
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.numbers import kind_number
from validator.play.games.race.words.power import GoodsPower, Power
from validator.play.games.race.words.switches import KINDS, Kind, Phase, RaceRules
from validator.play.games.race.words.vocabulary import ActionCard, Aid, Chip, Development, StartWorld, World

AnyFace = TypeVar("AnyFace", bound=Face)
say = Sentences(__package__)


def price_of(face: Face) -> int:
    """The cost of a card, or the defence of a military world."""
    defence = None if isinstance(face, Development) else face.defence
    return (face.cost if defence is None else defence) or 0


class Box(CheckedSet[RaceRules]):
    """All that a set of Race for the Galaxy holds, with types known; lists are in file order.

    Attributes:
        worlds: start worlds included; ``faces``: these and the developments, all that can lie in a tableau.
        table: the same set as play sees it.
    """

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, RaceRules)
        self.table = Table(content)
        self.worlds = self.every(World)
        self.starts = [world for world in self.worlds if isinstance(world, StartWorld)]
        self.developments = self.every(Development)
        self.faces: list[Face] = [*self.worlds, *self.developments]
        self.actions = self.every(ActionCard)
        self.chips = self.every(Chip)
        self.aids = self.every(Aid)
        self.military = [world for world in self.worlds if world.defence is not None]
        self.powers = _by_word([(face, place, power) for face in self.faces for place, power in enumerate(face.powers)])
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

    def others(self, face: Face, among: Iterable[AnyFace]) -> list[AnyFace]:
        """The cards that may come after one lies in a tableau: its own design only with another copy."""
        return [other for other in among if other is not face or self.copies_in_tableau(face) > 1]

    def any_power(self, asked: Callable[[Power], object]) -> bool:
        """Whether any card has a power of which that is so."""
        return any(asked(power) for _, _, power in self.powers)

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

    def bonuses(self) -> Iterator[tuple[Development, int, AnyBonus]]:
        """Rules of bonuses, each with its card and its place there."""
        for card in self.developments:
            for place, bonus in enumerate(card.bonus):
                yield card, place, bonus

    def counted(self, bonus: AnyBonus) -> frozenset[int]:
        """The designs that a rule of a bonus counts; none for a rule that counts no cards."""
        if bonus not in self._counted:
            designs = range(len(self.faces)) if bonus.counts_cards else ()
            self._counted[bonus] = frozenset(design for design in designs if bonus.fits(self.table, design))
        return self._counted[bonus]

    def brings_chips(self) -> bool:
        """Whether any power of the set brings points in chips."""
        return self.any_power(lambda power: power.brings_points)

    def doubles(self) -> bool:
        """Whether any power brings points for goods, which are those that can count double."""
        return self.any_power(lambda power: power.takes_goods and power.brings_points)

    def largest_pool(self) -> int:
        """Points in chips that games of the most players begin with."""
        return self.players.most * self.rules.points_per_player

    # Strength

    def strengthening(self) -> set[str]:
        """Ids of the cards that add strength for good."""
        return {face.id for face, _, power in self.powers if power.strength > 0}

    def lowers_strength(self) -> bool:
        """Whether any card of the set takes strength away."""
        return self.any_power(lambda power: power.strength_lost)

    def strength_lost(self) -> int:
        """Strength that cards of the set take away in all."""
        return sum(power.strength_lost * face.count for face, _, power in self.powers)

    def counts_strength(self) -> bool:
        """Whether any development scores for strength."""
        return any(bonus.counts_strength for _, _, bonus in self.bonuses())

    def opponents(self, face: Face) -> list[World]:
        """Military worlds that a card may come to be used against, and that not everybody conquers anyway."""
        worlds = self.others(face, self.military)
        return worlds if self.lowers_strength() else [world for world in worlds if world.defence]

    # What is paid, drawn and held

    def price_of(self, face: Face) -> int:
        """The cost of a card, or the defence of a military world."""
        return price_of(face)

    def begins(self, face: Face) -> bool:
        """Whether a card is a start world."""
        return isinstance(face, StartWorld)

    def payable(self, face: Face) -> list[World]:
        """Worlds that a player with this card may pay for, and that cost something."""
        pays_for_military = self.any_power(lambda power: power.military_discount is not None)
        return [
            world
            for world in self.others(face, self.worlds)
            if price_of(world) and (world.defence is None or (pays_for_military and not self.is_barred(world)))
        ]

    def dearest_development(self, face: Face | None = None) -> tuple[int, Sentence]:
        """Cards that the dearest development (beside this one) costs, and how that is called."""
        developments = self.others(face, self.developments) if face else self.developments
        most = max((card.cost for card in developments), default=0)
        return most, say("cap-other-development" if face else "cap-development")

    def explored(self) -> list[tuple[int, int]]:
        """For each action card of exploring the cards more that it draws, and that it keeps."""
        return [card.action.explored for card in self.actions if card.action.phase == "explore"]

    def most_explored(self) -> int:
        """The most cards that one player can draw when exploring."""
        more = max((choice.draw for choice in self.choices()), default=0)
        powers = sum(power.explored * self.copies_in_tableau(face) for face, _, power in self.powers)
        return self.rules.explore_draw + more + powers

    def goods_at_once(self, face: Face, good: str) -> int:
        """The most goods of a kind that a player with this card can have, by the worlds of the set and by room."""
        is_among = isinstance(face, World) and face.good is not None and good in ("any", face.good)
        return min(sum(world.count for world in self.holding(good)), self.room() - (not is_among))

    # Goods that come and go

    def goods_of(self, kind: str) -> Sentence:
        """Goods of a kind, or of any, as words of a sentence: ``rare goods``."""
        return say("goods") if kind == "any" else say("goods-of-kind", kind=kind)

    def trades(self) -> bool:
        """Whether any action card sells a good."""
        return any(card.action.trades for card in self.actions)

    def goods_powers(self) -> list[GoodsPower]:
        """Powers that take goods."""
        return [power for _, _, power in self.powers if isinstance(power, GoodsPower)]

    def sells_with_bonuses(self) -> bool:
        """Whether anybody can sell a good with sale bonuses."""
        return self.trades() or any(power.with_bonuses for power in self.goods_powers())

    def brings_cards(self, kind: Kind, with_bonuses: bool) -> bool:
        """Whether selling a good of that kind, with or without bonuses, can bring a card."""
        has_bonus = with_bonuses and any(
            power.sale_bonus(kind, getattr(face, "good", None)) for face, _, power in self.powers
        )
        return self.sale_price(kind) > 0 or has_bonus

    def sales_bring_cards(self, with_bonuses: bool) -> bool:
        """Whether selling any good that worlds of the set hold can bring a card."""
        return any(self.brings_cards(kind, with_bonuses) for kind in KINDS if self.holding(kind))

    def refills(self, kind: str = "any") -> bool:
        """Whether a windfall world for goods of that kind can get another one when producing."""
        windfalls = self.windfalls(kind)
        return bool(windfalls) and (
            any(card.action.refills for card in self.actions)
            or any(power.refills(world.good) for _, _, power in self.powers for world in windfalls)
        )

    def is_produced(self, kind: str = "any") -> bool:
        """Whether goods of that kind can come in a produce phase."""
        return any(not is_windfall(world) for world in self.holding(kind)) or self.refills(kind)

    def sale_price(self, kind: Kind) -> int:
        """Cards drawn for a good of that kind, without bonuses."""
        price: int = self.table.prices[kind_number(kind)]
        return price

    def is_for_two(self) -> bool:
        """Whether games of two players use second copies of action cards, by F3."""
        return self.rules.two_player_actions == "two_of_nine" and self.players.least <= 2

    def far_out(
        self, what: Sentence, piece: Piece | None, *path: str | int, most: int, found: int, least: int = 0
    ) -> Issue:
        """Advice on a number that is far from any in the box."""
        accepted = say("from-to", least=least, most=most)
        message = say("far-out", what=what)
        return self.advice("far-out", message, piece, *path, found=found, accepted=accepted)


def _by_word(powers: list[tuple[Face, int, Power]]) -> list[tuple[Face, int, Power]]:
    """Powers word by word, in the order in which each word is met first."""
    words = list(dict.fromkeys(type(power) for _, _, power in powers))
    return sorted(powers, key=lambda each: words.index(type(each[2])))
