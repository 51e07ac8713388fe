"""What a ruled game promises, and who notes whether play shows it: pieces played, effects run, actions taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.rulebook.sense import every
from validator.content.rulebook.telling import zone_of
from validator.content.rulebook.words import Draw, Move, Options, Run, Turn
from validator.play.defaults.observing import PlainObserver
from validator.play.engine.game import LOST_TOGETHER, WON_TOGETHER, Facts, Promise
from validator.play.engine.step import PASS
from validator.play.ruled.courses import Choosing, Turning, Written
from validator.play.ruled.rules import outermost_of
from validator.play.ruled.state import BEGUN, NOBODY, Ask, Do
from validator.play.ruled.table import Ruled


def promises_of(table: Ruled) -> list[Promise]:
    """That each piece with a place in the game is played or turned up, its effects happen, each action is taken, and
    where all win or lose that both are seen."""
    left = {zone_of(one) for one in _phrases(table) if isinstance(one, Options | Move | Draw | Turn)}
    begun = {zone.start.each for name, zone in table.book.zones.items() if zone.start is not None and name in left}
    run = {phrase.run for phrase in _phrases(table) if isinstance(phrase, Run)}
    found: list[Promise] = []
    for kind, piece in zip(table.kinds, table.pieces, strict=True):
        if kind in begun:
            found.append(Promise(f"played:{piece.id}", f"{piece.id} was played", "played", piece.id))
    for piece, effects in zip(table.pieces, table.effects, strict=True):
        for field in effects:
            if field in run:
                key, what = f"effect:{piece.id}:{field}", f"{field} of {piece.id} happened"
                found.append(Promise(key, what, "effect", piece.id, (field,)))
    found += [Promise(f"action:{name}", f"{name} was chosen", "action") for name in table.book.actions]
    if table.book.won_if is not None:
        found += [
            Promise(WON_TOGETHER, "the players won", "rules"),
            Promise(LOST_TOGETHER, "the players lost", "rules"),
        ]
    return found


def _phrases(table: Ruled) -> list[Any]:
    return list(every([table.book, *(block for effects in table.effects for block in effects.values())]))


class RuledObserver(PlainObserver):
    """Notes what plain games note, and which effects happened and which actions were taken."""

    def __init__(self, table: Ruled, promises: list[Promise], scores: Callable[[Any], list[int]]) -> None:
        super().__init__(table, promises, scores)
        self._number = {promise.key: place for place, promise in enumerate(promises)}
        self._pieces = table.pieces
        self._is_counted = outermost_of(table.book) is not None

    def before(self, state: Any, step: Any, action: int | None) -> None:
        """A step is about to run."""
        super().before(state, step, action)
        if isinstance(step, Do) and isinstance(step.code, Written) and step.it >= 0:
            self._keep(f"effect:{self._pieces[step.it].id}:{step.code.field}")
            self._keep(f"played:{self._pieces[step.it].id}")
        elif isinstance(step, Ask) and isinstance(step.code, Choosing) and action not in (None, PASS):
            self._keep(f"action:{step.code.meant(action)[0].name}")
        elif isinstance(step, Ask) and isinstance(step.code, Turning) and action is not None:
            self._keep(f"played:{self._pieces[step.code.lying(state, action)].id}")

    def finish(self, state: Any) -> Facts:
        """The game is over: it was as long as its turns or rounds, where it has such, and not as its choices."""
        if self._is_counted:
            self._facts.length = state.n[BEGUN]
        if (won := state.table.rules_for(state.seats).won) is not None:
            self._keep(WON_TOGETHER if won(state, 0, NOBODY) else LOST_TOGETHER)
        return super().finish(state)

    def _keep(self, key: str) -> None:
        if key in self._number:
            self._facts.kept.add(self._number[key])
