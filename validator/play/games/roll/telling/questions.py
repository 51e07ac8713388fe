"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.engine.step import PASS, Decision
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    SELECTOR_WORKER,
    WORKERS,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
    SelectPhase,
)
from validator.play.games.roll.rules.building import PlaceWorker, RemoveDie, ReturnWorker, SpendWorker
from validator.play.games.roll.rules.exploring import SCOUT, STACK_ROOM, Abandon, PlaceTile, Rearrange, ScoutOrStock
from validator.play.games.roll.rules.managing import MOST_DICE, Recall, Recruit
from validator.play.games.roll.rules.producing import ProduceGood
from validator.play.games.roll.rules.rounds import UseFirstTiles
from validator.play.games.roll.rules.shipping import TASKS, Purchase, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.roll.telling.names import Names
from validator.play.games.roll.words.numbers import COLOURS, KIND_COUNT, PHASE_COUNT
from validator.play.games.roll.words.terms import DIE_COLOURS


def question(names: Names, state: RollState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    values: dict[str, object] = {}
    if isinstance(decision, AssignWild):
        values["die"] = names.die(decision.colour(state))
    elif isinstance(decision, PlaceTile):
        tile = state.drawn[decision.who][-1]
        values = {"development": names.what(2 * tile), "world": names.what(2 * tile + 1)}
    elif isinstance(decision, Recruit):
        values["die"] = names.die(names.colour_at(state.bound))
    elif isinstance(decision, PlaceWorker | SpendWorker):
        values["tile"] = names.face(state.stacks[2 * decision.who + decision.kind][-1])
    return names.say(QUESTIONS[type(decision).__name__], count=state.left, **values)


def option(names: Names, state: RollState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say(NO_ANSWERS[type(decision).__name__])
    return _OPTIONS[type(decision)](names, state, decision, action)


def _first_tiles(names: Names, state: RollState, decision: UseFirstTiles, action: int) -> str:
    drawn = state.drawn[decision.who]
    development, world = 2 * drawn[action], 2 * drawn[1 - action] + 1
    return names.say("option-first-tiles", development=names.what(development), world=names.what(world))


def _wild(names: Names, state: RollState, decision: AssignWild, action: int) -> str:
    return names.phase(action)


def _select(names: Names, state: RollState, decision: SelectPhase, action: int) -> str:
    phase, worker = divmod(action, WORKERS + COLOURS)
    column, colour = divmod(worker, COLOURS)
    return names.say("option-select", phase=names.phase(phase), die=names.die(colour), column=names.column(column))


def _reassign(names: Names, state: RollState, decision: Reassign, action: int) -> str:
    if action >= FIRST_DICTATE:
        return _dictate(names, state, decision, action - FIRST_DICTATE)
    number = state.reassigns[decision.who][action]
    face, power = names.reassigning(number)
    return names.say("option-power", face=names.face(face), text=names.power(power))


def _move(names: Names, state: RollState, decision: MoveWorker, action: int) -> str:
    worker, to = divmod(action, PHASE_COUNT)
    column, colour = divmod(worker, COLOURS)
    return names.say("option-move", die=names.die(colour), column=names.column(column), phase=names.phase(to))


def _dictate(names: Names, state: RollState, decision: Dictate | Reassign, action: int) -> str:
    if action == SELECTOR_WORKER:
        return names.say("option-dictate-selector")
    column, colour = divmod(action, COLOURS)
    return names.say("option-dictate", die=names.die(colour), column=names.column(column))


def _explore(names: Names, state: RollState, decision: ScoutOrStock, action: int) -> str:
    return names.say("option-stock" if action < SCOUT else "option-scout", die=names.die(action % SCOUT))


def _abandon(names: Names, state: RollState, decision: Abandon, action: int) -> str:
    kind, place = divmod(action, STACK_ROOM)
    return names.say("option-abandon", face=names.face(state.stacks[2 * decision.who + kind][place]))


def _place(names: Names, state: RollState, decision: PlaceTile, action: int) -> str:
    """A place in a stack, told by the tile it lies under."""
    kind, place = divmod(action, STACK_ROOM)
    stack = state.stacks[2 * decision.who + kind]
    where = names.say("stack-worlds" if kind else "stack-developments")
    face = names.face(2 * state.drawn[decision.who][-1] + kind)
    if place < len(stack):
        return names.say("option-place-under", face=face, stack=where, other=names.face(stack[place]))
    return names.say("option-place-top", face=face, stack=where)


def _rearrange(names: Names, state: RollState, decision: Rearrange, action: int) -> str:
    return names.say("option-rearrange")


def _die(names: Names, state: RollState, decision: Decision[Any], action: int) -> str:
    return names.die(action)


def _remove(names: Names, state: RollState, decision: RemoveDie, action: int) -> str:
    return names.say("option-die-at", die=names.die(names.colour_at(action)), place=names.place(action))


def _produce(names: Names, state: RollState, decision: ProduceGood, action: int) -> str:
    colour, kind = divmod(action, KIND_COUNT)
    return names.say("option-produce", die=names.die(colour), world=names.world(kind))


def _ship(names: Names, state: RollState, decision: ShipGood, action: int) -> str:
    shipper, task = divmod(action, TASKS)
    good, is_consumed = divmod(task, 2)
    kind, colour = divmod(good, COLOURS)
    key = "option-consume" if is_consumed else "option-trade"
    return names.say(key, shipper=names.shipper(shipper), colour=DIE_COLOURS[colour], world=names.some_world(kind))


def offers_by_face(state: RollState, seat: int) -> list[tuple[int, Any]]:
    """A seat's powers to buy points, in the order of `Purchase`, each with its face."""
    return [
        (face, power) for face in state.tableaus[seat] for power in state.table.powers[face] if power.moment == "buying"
    ]


def _buy(names: Names, state: RollState, decision: Purchase, action: int) -> str:
    face, power = offers_by_face(state, decision.who)[action]
    return names.say("option-power", face=names.face(face), text=names.power(power))


def _recruit(names: Names, state: RollState, decision: Recruit, action: int) -> str:
    return names.some_dice(action, names.colour_at(state.bound)) if action else names.say("option-no-recruit")


def _recall(names: Names, state: RollState, decision: Recall, action: int) -> str:
    place, count = divmod(action, MOST_DICE)
    dice = names.some_dice(count, names.colour_at(place))
    return names.say("option-die-at", die=dice, place=names.place(place))


_Option = Callable[[Names, RollState, Any, int], str]
_OPTIONS: dict[type, _Option] = {
    UseFirstTiles: _first_tiles,
    AssignWild: _wild,
    SelectPhase: _select,
    Reassign: _reassign,
    MoveWorker: _move,
    Dictate: _dictate,
    ScoutOrStock: _explore,
    Abandon: _abandon,
    PlaceTile: _place,
    Rearrange: _rearrange,
    PlaceWorker: _die,
    SpendWorker: _die,
    ReturnWorker: _die,
    RemoveDie: _remove,
    ProduceGood: _produce,
    ShipGood: _ship,
    Purchase: _buy,
    Recruit: _recruit,
    Recall: _recall,
}
