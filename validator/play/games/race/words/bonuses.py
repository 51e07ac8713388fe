"""What a development's bonus scores for when the game ends: which cards it counts, or what of the final position.

Source: the project's document "Race for the Galaxy" (2007 base game), section on developments of cost 6.
"""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, Protocol, get_args

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Identifier, Word
from validator.play.games.race.words.power import Box, Position, say
from validator.play.games.race.words.switches import Keyword, Kind, Phase


class Scored(Protocol):
    """The sums of a tableau that a bonus adds to; see `table.tableau.Tableau`."""

    per_chips: tuple[tuple[int, int], ...]
    per_strength: int
    per_goods: int


class Cards(Protocol):
    """What a bonus may ask of the cards of a set, by design."""

    faces: list[Any]
    designs: list[str]
    is_windfall: list[bool]
    first_development: int

    def phases_with_powers(self, design: int) -> set[Phase]:
        """The phases in which a card has powers (F6)."""


class Bonus(Word, frozen=True, kw_only=True, tag_field="each"):
    """What a development scores for at the end; of several rules that count one card the first counts it."""

    points: Annotated[int, Meta(ge=1, le=9)]
    counts_cards: ClassVar[bool] = True
    """Whether it counts cards, rather than something else of the final position."""
    usual: ClassVar[int | None] = None
    """Points that are not far from those of the box; None where cards that fit decide."""
    counts_strength: ClassVar[bool] = False
    """Whether it scores for strength."""

    def fits(self, cards: Cards, design: int) -> bool:
        """Whether it counts a card."""
        raise NotImplementedError

    def names(self) -> tuple[Keyword | None, Phase | None, str | None]:
        """The keyword, the phase with powers, and the id of a card that it asks for."""
        return getattr(self, "keyword", None), getattr(self, "power_in", None), None

    def lay(self, tableau: Scored, bit: int) -> None:
        """Add to the tableau its card is laid into, where it counts no cards."""
        raise NotImplementedError

    def scored(self, state: Position, seat: int) -> int:
        """Points in a final position, where it counts no cards."""
        raise NotImplementedError

    def idle(self, box: Box) -> Sentence | None:
        """Why it cannot score, where it counts no cards; None where nothing speaks against it."""
        return None

    def far(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        """What is far from anything in the box beside what `usual` says."""
        return iter(())

    def has(self, cards: Cards, design: int) -> bool:
        """Whether a card has the keyword and the power asked for."""
        keyword, power_in, _ = self.names()
        has_keyword = keyword is None or keyword in cards.faces[design].keywords
        return has_keyword and (power_in is None or power_in in cards.phases_with_powers(design))


class EachWorld(Bonus, frozen=True, kw_only=True, tag="world"):
    """Points for each world that fits every field given."""

    good: Kind | None = None
    source: Literal["windfall", "production"] | None = None
    military: bool | None = None
    keyword: Keyword | None = None
    power_in: Phase | None = None

    def fits(self, cards: Cards, design: int) -> bool:
        if design >= cards.first_development:
            return False
        face = cards.faces[design]
        return (
            self.good in (None, face.good)
            and self.source in (None, face.source)
            and self.military in (None, face.defence is not None)
            and self.has(cards, design)
        )


class EachDevelopment(Bonus, frozen=True, kw_only=True, tag="development"):
    """Points for each development that fits every field given, this one included."""

    cost: Annotated[int, Meta(ge=0, le=9)] | None = None
    power_in: Phase | None = None

    def fits(self, cards: Cards, design: int) -> bool:
        is_development = design >= cards.first_development
        return is_development and self.cost in (None, cards.faces[design].cost) and self.has(cards, design)


class EachCard(Bonus, frozen=True, kw_only=True, tag="card"):
    """Points for each card with this keyword, this one included."""

    keyword: Keyword

    def fits(self, cards: Cards, design: int) -> bool:
        return self.has(cards, design)


class EachNamed(Bonus, frozen=True, kw_only=True, tag="named"):
    """Points for one card, by its id."""

    usual: ClassVar[int | None] = 4
    card: Identifier

    def names(self) -> tuple[Keyword | None, Phase | None, str | None]:
        return None, None, self.card

    def fits(self, cards: Cards, design: int) -> bool:
        return cards.designs[design] == self.card


class EachChip(Bonus, frozen=True, kw_only=True, tag="chip_points"):
    """Points for every ``per`` points in chips, rounded down."""

    counts_cards: ClassVar[bool] = False
    per: Annotated[int, Meta(ge=1, le=9)]

    def lay(self, tableau: Scored, bit: int) -> None:
        tableau.per_chips += ((self.per, self.points),)

    def scored(self, state: Position, seat: int) -> int:
        return state.chips[seat] // self.per * self.points

    def idle(self, box: Box) -> Sentence | None:
        if not box.brings_chips():
            return say("why-no-chips")
        pool = box.largest_pool()
        return None if box.rules.reserve_chips or self.per <= pool else say("why-small-pool", pool=pool)

    def far(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        if self.points >= self.per:
            what = say("far-bonus-for-chips", card=card.id, points=self.points, per=self.per)
            yield box.far_out(what, card, "bonus", place, "points", most=max(self.per - 1, 1), found=self.points)


class EachStrength(Bonus, frozen=True, kw_only=True, tag="strength"):
    """Points for each point of military strength; specialised and sudden strength do not count."""

    counts_cards: ClassVar[bool] = False
    usual: ClassVar[int | None] = 2
    counts_strength: ClassVar[bool] = True

    def lay(self, tableau: Scored, bit: int) -> None:
        tableau.per_strength += self.points

    def scored(self, state: Position, seat: int) -> int:
        strength: int = state.tableaus[seat].strength
        return (max(0, strength) if state.table.rules.strength_floor else strength) * self.points

    def idle(self, box: Box) -> Sentence | None:
        return None if box.strengthening() else say("why-no-strength")


class EachGood(Bonus, frozen=True, kw_only=True, tag="good"):
    """Points for each good on your worlds when the game ends."""

    counts_cards: ClassVar[bool] = False
    usual: ClassVar[int | None] = 2

    def lay(self, tableau: Scored, bit: int) -> None:
        tableau.per_goods += self.points

    def scored(self, state: Position, seat: int) -> int:
        return state.goods[seat].bit_count() * self.points

    def idle(self, box: Box) -> Sentence | None:
        return None if box.holding() else say("no-goods", goods=box.goods_of("any"))


AnyBonus = EachWorld | EachDevelopment | EachCard | EachNamed | EachChip | EachStrength | EachGood
BONUSES: tuple[type[Bonus], ...] = get_args(AnyBonus)
