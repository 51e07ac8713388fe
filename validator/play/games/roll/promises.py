"""What a set of Roll for the Galaxy promises: both faces of every tile completed, every faction and home played, all
that tiles bring and do, every side of every die rolled, every rule of the round met.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import tag_of, titled_parts
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise, Promises
from validator.play.games.roll.rules.building import take_in
from validator.play.games.roll.rules.rounds import USE_FIRST_TILES, start
from validator.play.games.roll.rules.state import RollState, gain_credits, gain_dice, take_dice
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.numbers import CITIZENRY, COLOURS, CUP
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, SIDES
from validator.play.games.roll.words.vocabulary import Development, World

RULES = {
    "wild": "a wild side was given a phase",
    "other-side": "a die selected a phase that its side does not show",
    "dictated": "a player dictated",
    "extra-phase": "the extra die for two brought a phase that nobody had selected",
    "sent-home": "workers of a phase that did not take place went to the cup",
    "stocked": "an explorer stocked",
    "scouted": "an explorer scouted",
    "abandoned": "a scout abandoned tiles",
    "waiting": "dice waited on an unfinished tile",
    "two-tiles": "one phase completed two tiles of a player",
    "die-removed": "a die went back to the supply",
    "die-missing": "a die could not be gained, for the supply had none",
    "cap": "credits beyond the cap were lost",
    "producer-home": "a producer found no room",
    "shipper-home": "a shipper found no good",
    "good-matches": "a good of its world's colour was consumed",
    "shipper-matches": "a shipper of the world's colour consumed",
    "nothing-matches": "neither good nor shipper matched when consuming",
    "recruited": "a die was recruited",
    "stopped": "a player stopped recruiting with credits left",
    "recalled": "a die was recalled",
    "forced": "a player had to recall a die",
    "given-credit": "a player without credits got one",
    "end-by-tiles": "a full tableau ended the game",
    "end-by-chips": "an empty pool of chips ended the game",
    "reserve": "points came from the chips laid aside",
    "win-alone": "one player won",
    "win-by-credits": "a tie was broken by credits and dice in the cup",
}


@lru_cache(maxsize=4)
def promises_of(table: Table) -> Promises:
    """The promises of a table, listed once: each game that is dealt on purpose asks for them."""
    return Promises([*_promises(table)])


def face_names(table: Table) -> list[str]:
    """How each face is called, by its number: ``G07-front``; nothing where a piece has no such face."""
    names = [""] * len(table.face)
    for design, piece in enumerate(table.pieces):
        for side, field in enumerate(titled_parts(piece)):
            names[2 * design + side] = f"{piece.id}-{field}"
    return names


def _promises(table: Table) -> Iterator[Promise]:
    names = face_names(table)
    for number, face in table.faces():
        piece, _, field = names[number].partition("-")
        said = names[number].replace("-", " ")
        what = f"{said} was completed" if number < 2 * table.first_faction else f"a game began with {said}"
        yield Promise(f"face:{names[number]}", what, "tiles", piece, (field,))
        for place, gain in enumerate(face.gains):
            what = f"{said} brought: {tag_of(gain).replace('_', ' ')}"
            yield Promise(f"gain:{names[number]}-{place}", what, "gains", piece, (field, "gains", place))
        for place, power in enumerate(face.powers):
            what = f"{said} used its power: {tag_of(power).replace('_', ' ')} ({power.phase})"
            yield Promise(f"power:{names[number]}-{place}", what, "powers", piece, (field, "powers", place))
        if isinstance(face, Development) and face.bonus is not None:
            what = f"{said} scored more than it does by itself"
            yield Promise(f"bonus:{names[number]}", what, "bonuses", piece, (field, "bonus"))
    yield from _dice(table)
    blocked = _blocked(table)
    for key, what in RULES.items():
        if key not in blocked:
            yield Promise(f"rule:{key}", what, "rules")


def _dice(table: Table) -> Iterator[Promise]:
    for colour in range(COLOURS):
        if table.supply[colour]:
            for side in sorted(set(table.sides[colour])):
                name = f"{DIE_COLOURS[colour]}-{SIDES[side]}"
                yield Promise(f"rolled:{name}", f"a {DIE_COLOURS[colour]} die showed {SIDES[side]}", "dice")
    for kind, name in enumerate(KINDS):
        if any(isinstance(face, World) and table.good[number] == kind for number, face in table.faces()):
            yield Promise(f"traded:{name}", f"a {name} good was traded", "goods")
            yield Promise(f"consumed:{name}", f"a {name} good was consumed", "goods")


def _blocked(table: Table) -> set[str]:
    """Rules that this set's tiles and switches leave no room for."""
    rules = table.rules
    removes = any(gain.removed for _, face in table.faces() for gain in face.gains)
    blocked = {
        "extra-phase": not rules.extra_die_for_two,
        "dictated": not rules.dictates,
        "die-removed": not removes,
        "stopped": rules.recruiting == "mandatory",
        "forced": not rules.forced_recall,
        "wild": rules.wild_faces == "after_reveal",
    }
    return {key for key, is_blocked in blocked.items() if is_blocked}


COMPANY = 5
"""Tiles that lie in the tableau beside the one a power or bonus is looked for on."""
LATE = 8
"""Tiles added to a tableau near the end of a game."""
MORE_DICE = 2
"""Dice of each colour a seat gets beside those its tiles bring."""


def spotlight(table: Table, seats: int, seed: int, number: int) -> RollState | None:
    """The start of a game in which a promise is within reach.

    A tile to be completed is on top of somebody's stack; a tile whose power or bonus is looked for lies in a tableau
    among others; its player gets more dice. For a rule every tableau is well on its way.
    """
    promise = promises_of(table).all[number]
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    seat = below(dice, seats)
    if promise.piece is None:
        for other in range(seats):
            _fill(state, other, dice, 1 + below(dice, LATE))
        if promise.key == "rule:die-missing":
            _empty_supply(state, seat)
        return state
    face = _face(table, promise)
    if face >= 2 * table.first_faction:
        return state if any(face in tableau for tableau in state.tableaus) else None
    if face >> 1 not in state.bag:
        return None
    state.bag.remove(face >> 1)
    if promise.group in ("tiles", "gains"):
        _lay_on_stack(state, seat, face)
        _fill(state, seat, dice, 0)
    else:
        take_in(state, seat, face)
        _bring(state, seat, face)
        _fill(state, seat, dice, COMPANY)
    return state


def _face(table: Table, promise: Promise) -> int:
    """The number of the face that a promise is about."""
    design = table.designs.index(promise.piece or "")
    return 2 * design + list(titled_parts(table.pieces[design])).index(str(promise.path[0]))


def _lay_on_stack(state: RollState, seat: int, face: int) -> None:
    """A face lies alone on its stack, and the seat's first tiles go back into the bag."""
    state.stack.remove(USE_FIRST_TILES[seat])
    state.bag += state.drawn[seat]
    state.drawn[seat] = ()
    state.stacks[2 * seat + (0 if state.table.is_development(face) else 1)] = [face]


def _fill(state: RollState, seat: int, dice: Dice, count: int) -> None:
    """Faces of tiles from the bag come into a tableau with what they bring, and dice of every colour into the cup."""
    for _ in range(min(count, len(state.bag))):
        design = state.bag.pop(below(dice, len(state.bag)))
        face = 2 * design + below(dice, 2)
        take_in(state, seat, face)
        _bring(state, seat, face)
    for colour in range(len(state.supply)):
        gain_dice(state, seat, colour, below(dice, MORE_DICE + 1), CUP)


def _bring(state: RollState, seat: int, face: int) -> None:
    gain_credits(state, seat, state.table.gained_credits[face])
    take_dice(state, seat, face)


def _empty_supply(state: RollState, seat: int) -> None:
    """All dice of the supply lie in one seat's citizenry."""
    for colour, count in enumerate(state.supply):
        state.mats[seat][CITIZENRY + colour] += count
        state.supply[colour] = 0
