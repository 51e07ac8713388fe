"""Loss: a rival's cards are looked through, and some of them discarded."""

from bisect import insort
from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.games.empires.words.ability import Asking, Figure, Limit, Need, OnRival, Position, Voice
from validator.play.games.empires.words.terms import OneToFive


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
            **said("ask-loss", left=int),
            **said("tell-loss-discard", player=str, rival=str, cards=str, back=int, count=int),
        }
