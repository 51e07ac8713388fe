"""Information: cards of the discard pile come into the hand."""

from bisect import insort
from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.engine.lists import distinct
from validator.play.games.empires.words.ability import Asking, Better, Figure, OnceAbility, Position, Voice
from validator.play.games.empires.words.terms import OneToThree


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
