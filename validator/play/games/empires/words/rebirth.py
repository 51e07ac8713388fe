"""Rebirth: a new deck of all that was discarded."""

from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.games.empires.words.ability import Asking, OnceAbility, Position, Voice


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
