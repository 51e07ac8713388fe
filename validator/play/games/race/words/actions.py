"""The bonuses of action cards: what each adds to what its player chose, needs in a set, and is usually.

Source: the project's document "Race for the Galaxy" (2007 base game), section on the action cards.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Protocol, get_args

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Word
from validator.play.games.race.words.power import Box, Cap, say
from validator.play.games.race.words.switches import OneToFive, Phase


class Chosen(Protocol):
    """What a player's action cards come to; see `table.compiled.Choice`."""

    draw: int
    keep: int
    discounts: list[int]
    draws: list[int]
    trades: int
    times: int
    goods: int


class Action(Word, frozen=True, kw_only=True, tag_field="bonus"):
    """The bonus of an action card for whoever chose it; its phase is done by everybody."""

    phase: ClassVar[Phase]
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """For each number the least and the most that is about as in the box."""
    trades: ClassVar[bool] = False
    """Whether it sells a good with sale bonuses."""
    refills: ClassVar[bool] = False
    """Whether it brings goods to empty windfall worlds."""
    doubles: ClassVar[bool] = False
    """Whether it multiplies points that powers bring."""

    def add(self, choice: Chosen, turn: int) -> None:
        """Add to what its player chose; ``turn`` is 1 where the phase comes a second time for that player."""
        raise NotImplementedError

    @property
    def explored(self) -> tuple[int, int]:
        """Cards more that are drawn, and that are kept, when exploring."""
        return 0, 0

    @property
    def late_cards(self) -> int:
        """Cards that come so late in a round that most often nothing can be paid with them any more."""
        return 0

    def idle(self, box: Box) -> Sentence | None:
        """Why it can do nothing in this set; None where it can."""
        return None

    def cap(self, box: Box) -> Cap | None:
        """The most that can matter in this set; None where there is no limit."""
        return None

    def wrong(self, box: Box, card: Any) -> Iterator[Issue]:
        """What does not hold together with other action cards and the rules."""
        return iter(())


class ExploreWide(Action, frozen=True, kw_only=True, tag="explore_wide"):
    """Explore: draw this many cards more."""

    phase: ClassVar[Phase] = "explore"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"draw": (3, 7)}
    draw: OneToFive = 5

    def add(self, choice: Chosen, turn: int) -> None:
        choice.draw += self.draw

    @property
    def explored(self) -> tuple[int, int]:
        return self.draw, 0

    def wrong(self, box: Box, card: Any) -> Iterator[Issue]:
        """Exploring wide for no more cards than exploring deep, which also keeps more."""
        deep = max((draw for draw, keep in box.explored() if keep), default=0)
        if self.draw <= deep:
            yield box.warning(
                "weaker-action",
                say("weaker-action", card=card.id, draw=self.draw, deep=deep),
                card,
                "action",
                "draw",
                found=self.draw,
                accepted=say("or-more", least=deep + 1),
            )


class ExploreDeep(Action, frozen=True, kw_only=True, tag="explore_deep"):
    """Explore: draw and keep this many cards more."""

    phase: ClassVar[Phase] = "explore"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"draw": (1, 3), "keep": (1, 2)}
    draw: OneToFive = 1
    keep: OneToFive = 1

    def add(self, choice: Chosen, turn: int) -> None:
        choice.draw += self.draw
        choice.keep += self.keep

    @property
    def explored(self) -> tuple[int, int]:
        return self.draw, self.keep

    def wrong(self, box: Box, card: Any) -> Iterator[Issue]:
        """Exploring deep that keeps all it draws, so that there is nothing to choose, or more than it draws."""
        rules = box.rules
        drawn, kept = rules.explore_draw + self.draw, rules.explore_keep + self.keep
        if rules.explore_keep < rules.explore_draw and kept >= drawn:
            message = say("keeps-all", card=card.id, drawn=drawn, kept=kept)
            tell = box.warning if kept > drawn else box.advice
            yield tell("no-choice", message, card, "action", "keep", found=self.keep)


class DevelopCheaper(Action, frozen=True, kw_only=True, tag="develop"):
    """Develop: pay this many cards fewer."""

    phase: ClassVar[Phase] = "develop"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"discount": (1, 2)}
    discount: OneToFive = 1

    def add(self, choice: Chosen, turn: int) -> None:
        choice.discounts[turn] = self.discount

    def idle(self, box: Box) -> Sentence | None:
        if not box.developments:
            return say("why-no-developments")
        return None if any(card.cost for card in box.developments) else say("why-free-developments")

    def cap(self, box: Box) -> Cap:
        return Cap("discount", *box.dearest_development())


class SettleDraw(Action, frozen=True, kw_only=True, tag="settle"):
    """Settle: draw this many cards after placing a world."""

    phase: ClassVar[Phase] = "settle"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"cards": (1, 2)}
    cards: OneToFive = 1

    def add(self, choice: Chosen, turn: int) -> None:
        choice.draws[turn] = self.cards

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box) -> Sentence | None:
        return None if not all(map(box.begins, box.worlds)) else say("why-only-start-worlds")


class TradeFirst(Action, frozen=True, kw_only=True, tag="trade"):
    """Consume: sell a good before the consume powers."""

    phase: ClassVar[Phase] = "consume"
    trades: ClassVar[bool] = True

    def add(self, choice: Chosen, turn: int) -> None:
        choice.trades += 1

    def idle(self, box: Box) -> Sentence | None:
        if not box.holding():
            return say("no-goods", goods=box.goods_of("any"))
        return None if box.sales_bring_cards(with_bonuses=True) else say("why-no-sale")


class ConsumeDouble(Action, frozen=True, kw_only=True, tag="double"):
    """Consume: points of consume powers count this many times."""

    phase: ClassVar[Phase] = "consume"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"times": (2, 2)}
    doubles: ClassVar[bool] = True
    times: Annotated[int, Meta(ge=2, le=3)] = 2

    def add(self, choice: Chosen, turn: int) -> None:
        choice.times = max(choice.times, self.times)

    def idle(self, box: Box) -> Sentence | None:
        return None if box.doubles() else say("why-no-points-for-goods")


class ProduceMore(Action, frozen=True, kw_only=True, tag="produce"):
    """Produce: this many goods more on windfall worlds."""

    phase: ClassVar[Phase] = "produce"
    usual: ClassVar[Mapping[str, tuple[int, int]]] = {"goods": (1, 2)}
    refills: ClassVar[bool] = True
    goods: OneToFive = 1

    def add(self, choice: Chosen, turn: int) -> None:
        choice.goods += self.goods

    def idle(self, box: Box) -> Sentence | None:
        return None if box.windfalls() else say("why-no-windfall")

    def cap(self, box: Box) -> Cap:
        return Cap("goods", min(sum(world.count for world in box.windfalls()), box.room()), say("cap-windfall"))


AnyAction = ExploreWide | ExploreDeep | DevelopCheaper | SettleDraw | TradeFirst | ConsumeDouble | ProduceMore
ACTIONS: tuple[type[Action], ...] = get_args(AnyAction)
