"""What a set of Roll for the Galaxy promises: both faces of every tile completed, every faction and home played, all
that tiles bring and do, every side of every die rolled, every rule of the round met."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import tag_of, titled_parts
from validator.play.engine.game import Promise, Promises
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import COLOURS
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS, SIDES
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
