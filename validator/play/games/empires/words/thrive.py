"""Thrive: attacks become points under the homeworld."""

from collections.abc import Mapping
from typing import ClassVar

from validator.content.vocabulary import Message, said
from validator.play.engine.lists import with_list
from validator.play.games.empires.words.ability import Asking, Better, Figure, Limit, Need, OnceAbility, Position, Voice
from validator.play.games.empires.words.numbers import PLACES
from validator.play.games.empires.words.terms import OneToThree


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
