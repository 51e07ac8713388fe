"""Managing: citizens are recruited for credits, and dice recalled for nothing."""

from __future__ import annotations

from validator.engine.step import PASS
from validator.games.roll.building import ascending
from validator.games.roll.mat import CITIZENRY, COLOURS, CREDITS, CUP, GOODS, SPENT, STACKS
from validator.games.roll.state import EVERY_SEAT, RollState, SeatDecision, SeatStep


class Manage(SeatStep):
    """A seat is about to recruit and recall; where it has to recruit everybody it does so at once."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who = self.who
        mat = state.mats[who]
        last = SPENT if state.table.rules.recalling == "stacks_and_goods" else GOODS
        if any(mat[STACKS:last]):
            state.stack.append(START_RECALL[who])
        citizens = sum(mat[CITIZENRY : CITIZENRY + COLOURS])
        if citizens and mat[CREDITS]:
            if mat[CREDITS] >= citizens and state.table.rules.recruiting == "mandatory":
                for colour in range(COLOURS):
                    mat[CUP + colour] += mat[CITIZENRY + colour]
                    mat[CITIZENRY + colour] = 0
                mat[CREDITS] -= citizens
            else:
                state.left, state.bound = min(mat[CREDITS], citizens), 0
                state.stack.append(RECRUIT[who])


class Recruit(SeatDecision):
    """A citizen (the action is its colour) goes to the cup for a credit; or no more, where one may stop."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        counts = state.mats[self.who][CITIZENRY : CITIZENRY + COLOURS]
        if state.table.rules.recruiting == "mandatory":
            return ascending(counts, state.bound, state.left)
        bound = state.bound
        return [PASS] + [colour for colour, count in enumerate(counts) if count and colour >= bound]

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        mat[CITIZENRY + action] -= 1
        mat[CUP + action] += 1
        mat[CREDITS] -= 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)


class StartRecall(SeatStep):
    """A seat is about to recall dice; it must recall one if its cup would be empty (G12)."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        must = state.table.rules.forced_recall and not any(state.mats[self.who][CUP:CITIZENRY])
        state.left, state.bound = int(must), STACKS
        state.stack.append(RECALL[self.who])


class Recall(SeatDecision):
    """A die from a stack, or with G2 a good, goes to the cup (the action is its place on the mat); or no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat, bound = state.mats[self.who], state.bound
        last = SPENT if state.table.rules.recalling == "stacks_and_goods" else GOODS
        places = [place for place, count in enumerate(mat[bound:last], bound) if count]
        if not state.left:
            places.append(PASS)
        return places

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        mat[action] -= 1
        mat[CUP + (action - CUP) % COLOURS] += 1
        state.bound = action
        state.left = 0
        state.stack.append(self)


MANAGE = [Manage(seat) for seat in EVERY_SEAT]
RECRUIT = [Recruit(seat) for seat in EVERY_SEAT]
START_RECALL = [StartRecall(seat) for seat in EVERY_SEAT]
RECALL = [Recall(seat) for seat in EVERY_SEAT]
