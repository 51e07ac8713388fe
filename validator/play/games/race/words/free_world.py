"""Free world: a card given up for a world that is not paid for."""

from collections.abc import Iterator
from typing import ClassVar

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, WorldCard, say
from validator.play.games.race.words.terms import Phase


class FreeWorld(Power, frozen=True, kw_only=True):
    """You may discard this card from your tableau to place a world without paying; not one with alien goods."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "giving_up"
    listed: ClassVar[int] = 4
    twice: ClassVar[Sentence | None] = say("once-discarded")
    shows: ClassVar[tuple[str, ...]] = ("free-world",)
    frees_world: ClassVar[bool] = True
    spares_alien: ClassVar[bool] = True

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.free += (tableau.cards[-1],)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    def idle(self, box: Box, card: Card) -> Sentence | None:
        others = self._freed(box, card)
        if not others:
            return say("why-no-world-free")
        return None if any(map(box.price_of, others)) else say("why-worlds-free-anyway")

    def wrong(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        """Nobody gives up a card for a world that costs no more than it, but one that was never paid for."""
        dearest, cost = max(map(box.price_of, self._freed(box, card)), default=0), box.price_of(card)
        if 0 < dearest <= cost and not box.begins(card):
            message = say("poor-free-world", card=card.id, cost=cost, most=dearest)
            yield box.warning("poor-power", message, card, "powers", place)

    def _freed(self, box: Box, card: Card) -> list[WorldCard]:
        return [world for world in box.others(card, box.worlds) if not box.is_barred(world)]
