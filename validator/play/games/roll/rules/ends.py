"""What powers bring when a phase ends, whether or not anybody worked in it."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import Step
from validator.play.games.roll.rules.state import RollState, gain_credits, gain_points
from validator.play.games.roll.words.numbers import ENDS, EXPLORE, PHASE_COUNT
from validator.play.games.roll.words.power import EndPower


class EndPhase(Step[RollState]):
    """A phase ends: abandoned tiles go back into the bag, and powers act."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: RollState) -> None:
        phase = self.phase
        if phase == EXPLORE and state.aside:
            state.bag += state.aside
            state.aside = []
        for seat, powers in enumerate(state.powers):
            if powers[ENDS + phase]:
                ends = state.table.ends[phase]
                for face in state.tableaus[seat]:
                    for power in ends[face]:
                        bring(power, state, seat)


def bring(power: EndPower, state: RollState, seat: int) -> None:
    """Give a seat what a power brings as things stand."""
    credits, points = power.brings(state, seat)
    gain_credits(state, seat, credits)
    if points:
        gain_points(state, seat, points)


END_PHASE: Final = [EndPhase(phase) for phase in range(PHASE_COUNT)]
