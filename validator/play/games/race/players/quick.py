"""What seats choose without trying anything, when an option is played on to the end of the round.

Cards to build, settle, keep, and pay with are taken by what they promise; see `purse`.
"""

from __future__ import annotations

from validator.play.games.race.players.hand_value import Purse
from validator.play.games.race.rules.developing import DevelopCommit
from validator.play.games.race.rules.exploring import ExploreKeep, ExploreRefuse
from validator.play.games.race.rules.picking import KeepCard, Pick
from validator.play.games.race.rules.settling import SettleCommit
from validator.play.games.race.rules.state import RaceState, SeatDecision


def at_once(state: RaceState, decision: SeatDecision) -> int | None:
    """What a seat chooses; None where it had better try its options."""
    who = decision.who
    if isinstance(decision, DevelopCommit):
        return Purse(state, who).development(state)
    if isinstance(decision, SettleCommit):
        return Purse(state, who).world(state)
    if isinstance(decision, ExploreKeep):
        kept = not isinstance(decision, ExploreRefuse)
        return Purse(state, who).first_of(state.drawn[who][state.bound :], state.owed[who], kept)
    if isinstance(decision, Pick):
        return Purse(state, who).first_of(
            state.hands[who][state.bound :], state.owed[who], isinstance(decision, KeepCard)
        )
    return None
