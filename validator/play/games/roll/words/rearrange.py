"""Rearrange: tiles under construction are laid anew."""

from typing import ClassVar

from validator.play.games.roll.words.numbers import REARRANGES
from validator.play.games.roll.words.power import Moment, Numbers, Power


class Rearrange(Power, frozen=True, kw_only=True):
    """When exploring, reorder and turn over all tiles of your construction zone."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "rearranging"
    listed: ClassVar[int] = 4

    def join(self, numbers: Numbers) -> None:
        numbers[REARRANGES] = 1
