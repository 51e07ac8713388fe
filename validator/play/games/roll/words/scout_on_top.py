"""Scout on top: a scouted tile is built first."""

from collections.abc import Iterator
from typing import ClassVar

from validator.base.issue import Issue
from validator.play.games.roll.words.numbers import ON_TOP
from validator.play.games.roll.words.power import Box, Moment, Numbers, Path, Power, Reach, Side, say


class ScoutOnTop(Power, frozen=True, kw_only=True):
    """Tiles you scout may go on top of a stack."""

    phase: ClassVar[str] = "explore"
    moment: ClassVar[Moment] = "scouting_on_top"
    listed: ClassVar[int] = 7

    def join(self, numbers: Numbers) -> None:
        numbers[ON_TOP] = 1

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if box.rules.scouted_tiles == "anywhere":
            message = say("idle-on-top", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)
