"""Threat: a rival chooses what to lose."""

from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.games.empires.words.ability import Asking, Limit, Need, OnRival, Position, Voice
from validator.play.games.empires.words.terms import OneToFive


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
        return {
            **super().messages(),
            **said("ask-threat", left=int),
            **said("tell-threat-discard", player=str, cards=str, count=int),
        }
