"""What there is to see at the table: for whoever sits in a seat all that is theirs, of others what lies open."""

from __future__ import annotations

from validator.play.games.roll.rules.building import workers_needed
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.telling.names import Names
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DICTATED,
    GOODS,
    PHASE_COUNT,
    POINTS,
    SELECTED,
    SELECTOR,
    SPENT,
    STACKS,
)
from validator.play.games.roll.words.terms import DIE_COLOURS


def situation(names: Names, state: RollState, seat: int) -> list[str]:
    """What a person in that seat sees; workers behind other screens are not told."""
    lines = [names.say("see-round", round=state.turns, pool=state.pool, bag=len(state.bag))]
    if not state.concealed and state.performed:
        lines.append(names.say("tell-phases", phases=performed(names, state)))
    for other in range(state.seats):
        mat = state.mats[other]
        lines.append(
            names.say(
                "see-player",
                player=names.player(other),
                credits=mat[CREDITS],
                points=mat[POINTS],
                cup=names.dice(mat[CUP:CITIZENRY]),
                citizenry=names.dice(mat[CITIZENRY:COLUMNS]),
            )
        )
        lines += _assigned(names, mat) if other == seat or not state.concealed else []
        lines += _goods(names, mat)
        lines += _construction(names, state, other, other == seat)
        if other != seat:
            lines.append(names.say("see-tableau", faces=names.faces(state.tableaus[other])))
    lines.append(names.say("see-own-tableau", player=names.player(seat)))
    return lines + [f"  {names.what(face)}" for face in state.tableaus[seat]]


def performed(names: Names, state: RollState) -> str:
    """The phases that take place this round."""
    return names.comma.join(names.phase(phase) for phase in range(PHASE_COUNT) if state.performed >> phase & 1)


def workers(names: Names, mat: list[int]) -> str:
    """Workers by column; nothing if there are none."""
    places = [(place, mat[place : place + COLOURS]) for place in range(COLUMNS, DICTATED, COLOURS)]
    return names.describer.marks.list.join(
        names.say("workers-of", column=names.column((place - COLUMNS) // COLOURS), dice=names.dice(dice))
        for place, dice in places
        if any(dice)
    )


def _assigned(names: Names, mat: list[int]) -> list[str]:
    """The phase selected and the workers, each in one line."""
    lines = []
    if mat[SELECTED] >= 0:
        phase, colour = names.phase(mat[SELECTED]), DIE_COLOURS[mat[SELECTOR]]
        lines.append(names.say("see-selected", phase=phase, colour=colour))
    said = workers(names, mat)
    if said:
        lines.append(names.say("see-workers", workers=said))
    dictated = mat[DICTATED : DICTATED + COLOURS]
    if any(dictated):
        lines.append(names.say("see-dictated", dice=names.dice(dictated)))
    return lines


def _goods(names: Names, mat: list[int]) -> list[str]:
    zones = [(place, mat[place : place + COLOURS]) for place in range(GOODS, SPENT, COLOURS)]
    return [
        names.say("see-goods", place=names.place(place), dice=names.dice(dice)) for place, dice in zones if any(dice)
    ]


def _construction(names: Names, state: RollState, seat: int, is_own: bool) -> list[str]:
    """The top tile of each stack with the dice that wait on it; of the own stacks also what lies below."""
    lines = []
    for kind in range(2):
        stack, place = state.stacks[2 * seat + kind], STACKS + COLOURS * kind
        if stack:
            lines.append(
                names.say(
                    "see-stack",
                    stack=names.place(place),
                    face=names.what(stack[-1]),
                    tiles=len(stack),
                    dice=names.dice(state.mats[seat][place : place + COLOURS]),
                    need=workers_needed(state, seat, stack[-1]),
                )
            )
        if is_own and len(stack) > 1:
            below = names.describer.marks.list.join(map(names.figures, reversed(stack[:-1])))
            lines.append(names.say("see-below", faces=below))
    return lines
