"""Managing: citizens are recruited for credits, and dice recalled for nothing."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import EVERY_SEAT, RollState, SeatDecision, SeatStep
from validator.play.games.roll.words.numbers import CITIZENRY, COLOURS, COLUMNS, CREDITS, CUP, GOODS, SPENT, STACKS


class Manage(SeatStep):
    """A seat is about to recruit and recall; where it has to recruit everybody it does so at once."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who = self.who
        mat = state.mats[who]
        if any(mat[STACKS : last_recalled(state)]):
            state.stack.append(START_RECALL[who])
        citizens = sum(mat[CITIZENRY : CITIZENRY + COLOURS])
        if citizens and mat[CREDITS]:
            if mat[CREDITS] >= citizens and state.table.rules.recruiting == "mandatory":
                for colour in range(COLOURS):
                    mat[CUP + colour] += mat[CITIZENRY + colour]
                    mat[CITIZENRY + colour] = 0
                mat[CREDITS] -= citizens
            else:
                state.bound = _next(mat, CITIZENRY, COLUMNS)
                state.stack.append(RECRUIT[who])


def last_recalled(state: RollState) -> int:
    """The end of the places from which dice may be recalled (G2)."""
    return SPENT if state.table.rules.recalling == "stacks_and_goods" else GOODS


def _next(mat: list[int], start: int, end: int) -> int:
    """The first place from ``start`` on with any dice; ``end`` if there is none."""
    while start < end and not mat[start]:
        start += 1
    return start


class Recruit(SeatDecision):
    """How many citizens of one colour go to the cup for a credit each; ``bound`` of the state is their place."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat, place = state.mats[self.who], state.bound
        credits = mat[CREDITS]
        least = 0
        if state.table.rules.recruiting == "mandatory":
            least = max(0, min(mat[place], credits - sum(mat[place + 1 : COLUMNS])))
        return list(range(least, min(mat[place], credits) + 1))

    def apply(self, state: RollState, action: int) -> None:
        mat, place = state.mats[self.who], state.bound
        if action:
            mat[place] -= action
            mat[place - COLOURS] += action
            mat[CREDITS] -= action
            if not mat[CREDITS]:
                return
        state.bound = _next(mat, place + 1, COLUMNS)
        if state.bound < COLUMNS:
            state.stack.append(self)


class StartRecall(SeatStep):
    """A seat is about to recall dice; it must recall one if its cup would be empty (G12)."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        state.left = int(state.table.rules.forced_recall and not any(mat[CUP:CITIZENRY]))
        state.bound = STACKS
        state.stack.append(RECALL[self.who])


class Recall(SeatDecision):
    """Dice of one place, a colour on a stack or (G2) goods, go to the cup: ``128 × place + count``; or no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        bound = state.bound
        options = [] if state.left else [PASS]
        for place, count in enumerate(state.mats[self.who][bound : last_recalled(state)], bound):
            if count:
                options += range(MOST_DICE * place + 1, MOST_DICE * place + count + 1)
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        place, count = divmod(action, MOST_DICE)
        mat[place] -= count
        mat[CUP + (place - CUP) % COLOURS] += count
        state.left = 0
        state.bound = place + 1
        if any(mat[place + 1 : last_recalled(state)]):
            state.stack.append(self)


MOST_DICE: Final = 128
MANAGE: Final = [Manage(seat) for seat in EVERY_SEAT]
RECRUIT: Final = [Recruit(seat) for seat in EVERY_SEAT]
START_RECALL: Final = [StartRecall(seat) for seat in EVERY_SEAT]
RECALL: Final = [Recall(seat) for seat in EVERY_SEAT]
