"""What powers bring when a phase ends, whether or not anybody worked in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from validator.play.engine.step import Step
from validator.play.games.roll.rules.state import RollState, gain_credits, gain_points
from validator.play.games.roll.table.mat import (
    CITIZENRY,
    COLOURS,
    DEVELOPMENTS,
    ENDS,
    EXPLORE,
    GOODS,
    HIGHEST_WORLD,
    KIND_COUNT,
    PHASE_COUNT,
)
from validator.play.games.roll.words.vocabulary import (
    DIE_COLOURS,
    KINDS,
    CreditsAtEnd,
    CreditsIfMost,
    CreditsPerCitizen,
    CreditsPerGood,
    PointsAtEnd,
)

EndPower = Callable[[Any, RollState, int], None]


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
                        AT_END[type(power)](power, state, seat)


def _credits_at_end(power: CreditsAtEnd, state: RollState, seat: int) -> None:
    gain_credits(state, seat, power.credits)


def _points_at_end(power: PointsAtEnd, state: RollState, seat: int) -> None:
    gain_points(state, seat, power.points)


def _credits_if_most(power: CreditsIfMost, state: RollState, seat: int) -> None:
    if has_alone_most(state, seat, power):
        gain_credits(state, seat, power.credits)


def has_alone_most(state: RollState, seat: int, power: CreditsIfMost) -> bool:
    """Whether a seat has more developments, or a dearer highest world, than anybody else."""
    place = DEVELOPMENTS if power.most == "developments" else HIGHEST_WORLD
    own = state.powers[seat][place]
    return all(own > powers[place] for rival, powers in enumerate(state.powers) if rival != seat)


def _credits_per_citizen(power: CreditsPerCitizen, state: RollState, seat: int) -> None:
    citizens = state.mats[seat][CITIZENRY + DIE_COLOURS.index(power.colour)]
    gain_credits(state, seat, -(-citizens // power.per) * power.credits)


def goods_counted(power: CreditsPerGood, mat: list[int]) -> int:
    """Goods on worlds of a colour, or good dice of a colour."""
    if power.match == "world":
        place = GOODS + COLOURS * KINDS.index(power.colour)
        return sum(mat[place : place + COLOURS])
    place = GOODS + DIE_COLOURS.index(power.colour)
    return sum(mat[place : GOODS + COLOURS * KIND_COUNT : COLOURS])


def _credits_per_good(power: CreditsPerGood, state: RollState, seat: int) -> None:
    gain_credits(state, seat, goods_counted(power, state.mats[seat]) * power.credits)


AT_END: Final[dict[type, EndPower]] = {
    CreditsAtEnd: _credits_at_end,
    PointsAtEnd: _points_at_end,
    CreditsIfMost: _credits_if_most,
    CreditsPerCitizen: _credits_per_citizen,
    CreditsPerGood: _credits_per_good,
}
END_PHASE: Final = [EndPhase(phase) for phase in range(PHASE_COUNT)]
