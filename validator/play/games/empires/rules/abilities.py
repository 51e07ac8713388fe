"""The choices that *once* abilities are: using them is optional, and each says itself what it does."""

from __future__ import annotations

from typing import Any

import msgspec

from validator.play.engine.lists import distinct, without
from validator.play.engine.step import PASS, Decision
from validator.play.games.empires.rules.choosing import ChooseCards, ask_cards
from validator.play.games.empires.rules.state import EmpiresState


class UseAbility(Decision[EmpiresState]):
    """Use a *once* ability on one of its targets, or leave it (arrow down: optional, resolved as the card lands).

    One on several cards is offered once for each: ``more`` is the same ability on one card fewer.
    """

    __slots__ = ("cards", "effect", "looked", "more", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"UseAbility({effect})"
        self.cards = DiscardForAbility(effect)
        self.looked = DiscardOfLooked(effect)
        fewer = effect.cards - 1 if effect.card_by_card else 0
        self.more: UseAbility | None = UseAbility(msgspec.structs.replace(effect, cards=fewer)) if fewer else None

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return [*self.targets(state), PASS]

    def targets(self, state: EmpiresState) -> list[int]:
        """What the ability can be aimed at now."""
        found: list[int] = self.effect.targets(state)
        return found

    def apply(self, state: EmpiresState, action: int) -> None:
        if action == PASS:
            return
        self.effect.use(state, action, self)
        if self.more is not None:
            state.stack.append(self.more)

    def discard_from_hand(self, state: EmpiresState, seat: int, count: int) -> None:
        """A seat chooses so many cards of its hand and discards them; then the ability's `discarded` is asked."""
        state.victim = seat
        ask_cards(state, self.cards, count)

    def discard_of_looked(self, state: EmpiresState, count: int) -> None:
        """The active seat chooses so many of the cards in limbo and discards them; then `discarded` is asked."""
        state.owed = count
        state.stack.append(self.looked)


class DiscardForAbility(ChooseCards):
    """The seat that an ability makes discard chooses which cards."""

    __slots__ = ("effect", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"DiscardForAbility({effect})"

    def seat(self, state: EmpiresState) -> int:
        return state.victim

    def done(self, state: EmpiresState) -> None:
        self.effect.discarded(state)


class DiscardOfLooked(Decision[EmpiresState]):
    """Discard some of the cards in limbo."""

    __slots__ = ("effect", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"DiscardOfLooked({effect})"

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return distinct(state.looked)

    def apply(self, state: EmpiresState, action: int) -> None:
        state.looked = without(state.looked, action)
        state.discard.append(action)
        state.owed -= 1
        if state.owed:
            state.stack.append(self)
        else:
            self.effect.discarded(state)
