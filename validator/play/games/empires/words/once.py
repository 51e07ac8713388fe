"""Abilities that are used once, when the card is played: attacks on rivals, and cards that come into the hand."""

from bisect import insort
from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.engine.lists import distinct, with_list, with_number
from validator.play.games.empires.words.ability import (
    Asking,
    Better,
    Figure,
    Limit,
    Need,
    OnceAbility,
    OnRival,
    Position,
    Voice,
)
from validator.play.games.empires.words.numbers import PLACES
from validator.play.games.empires.words.switches import OneToFive, OneToThree


class Bully(OnRival, frozen=True, kw_only=True):
    """The next player pays this many cards more for an empire card on their next turn."""

    listed: ClassVar[int] = 14
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    shows: ClassVar[tuple[str, ...]] = ("surcharge-paid",)
    raises_price: ClassVar[bool] = True
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        """The next player; one past the last turn is no target."""
        rival = (state.active + 1) % state.seats
        return [] if state.done >> rival & 1 else [rival]

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.surcharge = with_number(state.surcharge, target, state.surcharge[target] + self.cards)

    def count(self, was: Position, rival: int) -> int:
        return self.cards


class ForceDiscard(OnRival, frozen=True, kw_only=True):
    """A rival loses cards at random and draws as many."""

    listed: ClassVar[int] = 9
    needs: ClassVar[tuple[Need, ...]] = ("full_hand",)
    limit: ClassVar[Limit | None] = "hand"
    usual: ClassVar[Figure | None] = Figure("cards", 2, 5)
    takes_from_hand: ClassVar[bool] = True
    cards: OneToFive = 2

    def use(self, state: Position, target: int, asking: Asking) -> None:
        lost = state.random_cards(target, self.cards)
        state.discard += lost
        state.draw(target, len(lost))


class Information(OnceAbility, frozen=True, kw_only=True):
    """Take cards of your choice from the discard pile."""

    listed: ClassVar[int] = 12
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    better: ClassVar[Better] = "more"
    grows_hand: ClassVar[bool] = True
    card_by_card: ClassVar[bool] = True
    asked: ClassVar[str] = "ask-information"
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        return distinct(state.discard)

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.discard.remove(target)
        insort(state.own_hand(state.active), target)

    def question(self, names: Voice, state: Position) -> str:
        return names.say(self.asked, left=state.owed)

    def answer(self, names: Voice, state: Position, target: int) -> str:
        return names.what(target)

    def touched(self, state: Position, target: int) -> tuple[str, ...]:
        return (f"discard/{target}",)

    def told(self, names: Voice, was: Position, state: Position, target: int) -> str:
        return names.say("tell-information", player=names.player(was.active), card=names.card(target))

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {
            **super().messages(),
            **said("ask-information", left=int),
            **said("tell-information", player=str, card=str),
        }


class Loss(OnRival, frozen=True, kw_only=True):
    """A rival hands you cards at random; you discard some and give the rest back; they draw what they lost."""

    listed: ClassVar[int] = 15
    needs: ClassVar[tuple[Need, ...]] = ("full_hand",)
    limit: ClassVar[Limit | None] = "hand"
    usual: ClassVar[Figure | None] = Figure("discard", 1, 3)
    discards_of: ClassVar[tuple[str, str] | None] = ("discard", "cards")
    takes_from_hand: ClassVar[bool] = True
    asked_for_cards: ClassVar[str] = "ask-loss"
    cards: OneToFive = 3
    discard: OneToFive = 1

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.victim = target
        state.looked = sorted(state.random_cards(target, self.cards))
        state.drawing = min(self.discard, len(state.looked))
        asking.discard_of_looked(state, state.drawing)

    def discarded(self, state: Position) -> None:
        """The rest goes back, and its owner draws what was lost."""
        hand = state.own_hand(state.victim)
        for card in state.looked:
            insort(hand, card)
        state.looked = []
        state.draw(state.victim, state.drawing)

    def told_cards(self, names: Voice, was: Position, state: Position, chosen: list[int]) -> str:
        rival, back = was.victim, len(was.looked) - 1
        return names.say(
            "tell-loss-discard",
            player=names.player(state.active),
            rival=names.player(rival),
            cards=names.cards(chosen),
            back=back,
            count=len(state.hands[rival]) - len(was.hands[rival]) - back,
        )

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {
            **super().messages(),
            **said("tell-loss-discard", player=str, rival=str, cards=str, back=int, count=int),
        }


class Rebirth(OnceAbility, frozen=True, kw_only=True):
    """Shuffle the discard pile and the deck into a new deck."""

    listed: ClassVar[int] = 13
    reshuffles: ClassVar[bool] = True

    def targets(self, state: Position) -> list[int]:
        return [0] if state.discard or state.deck else []

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.shuffle_all()

    def answer(self, names: Voice, state: Position, target: int) -> str:
        return names.say("option-use")

    def touched(self, state: Position, target: int) -> tuple[str, ...]:
        return ()

    def told(self, names: Voice, was: Position, state: Position, target: int) -> str:
        return names.say("tell-rebirth", player=names.player(was.active))

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {**super().messages(), **said("option-use"), **said("tell-rebirth", player=str)}


class Take(OnRival, frozen=True, kw_only=True):
    """Take cards at random from a rival's hand; that rival draws as many."""

    listed: ClassVar[int] = 8
    limit: ClassVar[Limit | None] = "hand"
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    better: ClassVar[Better] = "more"
    grows_hand: ClassVar[bool] = True
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        return state.rivals_with(1)

    def use(self, state: Position, target: int, asking: Asking) -> None:
        taken = state.random_cards(target, self.cards)
        hand = state.own_hand(state.active)
        for card in taken:
            insort(hand, card)
        state.draw(target, len(taken))


class Threat(OnRival, frozen=True, kw_only=True):
    """A rival discards cards of their choice and draws as many."""

    listed: ClassVar[int] = 11
    needs: ClassVar[tuple[Need, ...]] = ("full_hand",)
    limit: ClassVar[Limit | None] = "hand"
    takes_from_hand: ClassVar[bool] = True
    victim_chooses: ClassVar[bool] = True
    asked_for_cards: ClassVar[str] = "ask-threat"
    cards: OneToFive = 4

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.drawing = min(self.cards, len(state.hands[target]))
        asking.discard_from_hand(state, target, state.drawing)

    def discarded(self, state: Position) -> None:
        state.draw(state.victim, state.drawing)

    def told_cards(self, names: Voice, was: Position, state: Position, chosen: list[int]) -> str:
        rival = was.victim
        drawn = len(state.hands[rival]) - len(was.hands[rival]) + 1
        return names.say("tell-threat-discard", player=names.player(rival), cards=names.cards(chosen), count=drawn)

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {**super().messages(), **said("tell-threat-discard", player=str, cards=str, count=int)}


class Thrive(OnceAbility, frozen=True, kw_only=True):
    """Move raid or invasion cards from any tableau under your homeworld, where each is worth a point."""

    listed: ClassVar[int] = 10
    needs: ClassVar[tuple[Need, ...]] = ("attacks",)
    limit: ClassVar[Limit | None] = "raids"
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    better: ClassVar[Better] = "more"
    shows: ClassVar[tuple[str, ...]] = ("tucked-points",)
    card_by_card: ClassVar[bool] = True
    asked: ClassVar[str] = "ask-thrive"
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        return state.attacks()

    def use(self, state: Position, target: int, asking: Asking) -> None:
        attack = state.lift_mark(*divmod(target, PLACES))
        state.tucked = with_list(state.tucked, state.active, [*state.tucked[state.active], attack])

    def question(self, names: Voice, state: Position) -> str:
        return names.say(self.asked, left=state.owed)

    def answer(self, names: Voice, state: Position, target: int) -> str:
        rival, place = divmod(target, PLACES)
        return names.say(
            "option-thrive",
            attack=names.card((-state.marks[rival][place] - 1) >> 1),
            player=names.player(rival),
            card=names.card(state.rows[rival][place] >> 1),
        )

    def touched(self, state: Position, target: int) -> tuple[str, ...]:
        rival, place = divmod(target, PLACES)
        return (f"{rival}/row/{place}",)

    def told(self, names: Voice, was: Position, state: Position, target: int) -> str:
        rival, place = divmod(target, PLACES)
        attack = (-was.marks[rival][place] - 1) >> 1
        player = names.player(was.active)
        return names.say("tell-thrive", player=player, rival=names.player(rival), card=names.card(attack))

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {
            **super().messages(),
            **said("ask-thrive", left=int),
            **said("option-thrive", attack=str, player=str, card=str),
            **said("tell-thrive", player=str, rival=str, card=str),
        }
