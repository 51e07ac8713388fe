"""Why a die, a phase or a tile cannot be chosen now: the message to say, and what it names."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from validator.play.engine.step import Decision
from validator.play.games.roll.rules.assigning import (
    AssignWild,
    Dictate,
    MoveWorker,
    Moving,
    Reassign,
    SelectPhase,
    moves_of,
)
from validator.play.games.roll.rules.building import BuildDecision, PlaceWorker, RemoveDie, SpendWorker
from validator.play.games.roll.rules.exploring import Abandon, PlaceTile, ScoutOrStock
from validator.play.games.roll.rules.managing import Recall, Recruit
from validator.play.games.roll.rules.producing import ProduceGood
from validator.play.games.roll.rules.shipping import Purchase, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    DEVELOP,
    DICTATED,
    EXPLORE,
    GOODS,
    NOTHING,
    PHASE_COUNT,
    PRODUCE,
    SHIP,
    SPENT,
    STACKS,
    WILD,
)

_ASSIGNING = (AssignWild, SelectPhase, Reassign, MoveWorker, Dictate)
_IN_ORDER = (BuildDecision, RemoveDie, ProduceGood, ShipGood, Recall)


class Why(NamedTuple):
    """A message, and the phases that it names: that of the thing, and the one that takes place."""

    key: str
    phase: int = NOTHING
    now: int = NOTHING


def why_no_die(state: RollState, decision: Decision[Any], place: int) -> Why:
    """Why a die of the seat to choose, by its number in the mat, is no answer."""
    if COLUMNS <= place < WILD:
        return _why_no_worker(state, decision, place)
    if CITIZENRY <= place < COLUMNS and isinstance(decision, Recruit):
        return Why("why-colour-done" if place < state.bound else "why-colour-later")
    if place >= STACKS and isinstance(decision, _IN_ORDER) and _is_asked_of(decision, place):
        return _why_not_in_order(state, decision, (place - STACKS) % COLOURS)
    zones = (
        (CITIZENRY, "why-in-cup"),
        (COLUMNS, "why-citizen"),
        (DICTATED, "why-wild"),
        (STACKS, "why-given-up"),
        (GOODS, "why-waits-on-tile"),
        (SPENT, "why-good"),
    )
    return Why(next((key for end, key in zones if place < end), "why-spent"))


def _is_asked_of(decision: Decision[Any], place: int) -> bool:
    """Whether the decision takes dice from that zone, if not all of them."""
    if isinstance(decision, BuildDecision):
        return isinstance(decision, SpendWorker) and place < GOODS and (place - STACKS) // COLOURS == decision.kind
    return isinstance(decision, Recall | RemoveDie) or (isinstance(decision, ShipGood) and GOODS <= place < SPENT)


def _why_no_worker(state: RollState, decision: Decision[Any], place: int) -> Why:
    worker = place - COLUMNS
    column, now = worker // COLOURS, _phase_of(decision)
    if isinstance(decision, MoveWorker):
        return _why_not_moved(state, decision, worker)
    if isinstance(decision, _ASSIGNING):
        return Why("why-wild-first" if isinstance(decision, AssignWild) else "why-power-first")
    if now == NOTHING:
        return Why("why-worker-at-rest", column)
    if column == now:
        return _why_not_in_order(state, decision, worker % COLOURS)
    return Why("why-other-phase", column, now)


def _why_not_in_order(state: RollState, decision: Decision[Any], colour: int) -> Why:
    """Why a die of a colour is not taken where dice are taken colour by colour, upwards from the state's ``bound``."""
    is_ahead = isinstance(decision, PlaceWorker | SpendWorker) and colour >= state.bound
    return Why("why-too-few-after" if is_ahead else "why-passed-over")


def _why_not_moved(state: RollState, decision: MoveWorker, worker: int) -> Why:
    if COLUMNS + worker in state.fresh:
        return Why("why-moved")
    free = moves_of(state, decision.who, state.power, Moving(1, 0, NOTHING, ()))
    return Why("why-passed-over" if any(move // PHASE_COUNT == worker for move in free) else "why-not-by-power")


def _phase_of(decision: Decision[Any]) -> int:
    """The phase in which something is decided; `NOTHING` before and after them."""
    match decision:
        case ScoutOrStock() | Abandon() | PlaceTile():
            return EXPLORE
        case BuildDecision():
            return DEVELOP + decision.kind
        case ProduceGood():
            return PRODUCE
        case ShipGood() | Purchase():
            return SHIP
        case _:
            return NOTHING


def why_no_phase(decision: Decision[Any]) -> Why:
    """Why a phase is no answer."""
    if isinstance(decision, Reassign | Dictate):
        return Why("why-mover-first")
    return Why("why-no-move-there" if isinstance(decision, MoveWorker) else "why-phases-set")


def why_no_tile(state: RollState, decision: Decision[Any], powers: Sequence[int]) -> Why | None:
    """Why a tile of the seat's own tableau is no answer; ``powers`` are its powers to reassign, by number."""
    if isinstance(decision, Purchase):
        return Why("why-sells-nothing")
    if not isinstance(decision, Reassign):
        return None
    if not powers:
        return Why("why-no-reassigning")
    own = [place for place, power in enumerate(state.reassigns[decision.who]) if power in powers]
    return Why("why-power-used" if all(state.used >> place & 1 for place in own) else "why-power-idle")
