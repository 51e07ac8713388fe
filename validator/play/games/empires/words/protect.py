"""Protect: no attack may choose the card."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Need, OngoingAbility


class Protect(OngoingAbility, frozen=True, kw_only=True):
    """The card cannot be chosen by a raid or invasion."""

    listed: ClassVar[int] = 5
    needs: ClassVar[tuple[Need, ...]] = ("attacks",)
    shows: ClassVar[tuple[str, ...]] = ("spared-protected",)

    @property
    def protects(self) -> bool:
        return True
