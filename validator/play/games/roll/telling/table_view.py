"""The table in pictures: tiles completed and to be built, dice in their zones, and which of them an option is about.

Dice are named by their number in a mat (see `mat`), so that every zone needs no name of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import BACK, FRONT, NOTHING, Figure, Lying, Place, Shown, Touch
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
from validator.play.games.roll.rules.rounds import MOST_DICE, Recall, Recruit, UseFirstTiles
from validator.play.games.roll.rules.shipping import TASKS, ProduceGood, Purchase, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.telling.questions import (
    Names,
    Why,
    offers_by_face,
    why_no_die,
    why_no_phase,
    why_no_tile,
)
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOPERS,
    DICTATED,
    EXPLORERS,
    GOODS,
    KIND_COUNT,
    MAT_SIZE,
    PHASE_COUNT,
    POINTS,
    PRODUCERS,
    SELECTED,
    SELECTOR,
    SHIPPERS,
    SPENT,
    STACKS,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, PHASES
from validator.play.games.roll.words.vocabulary import Die, GameTile, PhaseTile

WILD_NAME, NO_PHASE = "wild", -1
_OPEN_ZONES = (
    ("shown-cup", CUP, CITIZENRY),
    ("shown-citizenry", CITIZENRY, COLUMNS),
    ("shown-on-tiles", STACKS, GOODS),
    ("shown-goods", GOODS, SPENT),
    ("shown-spent", SPENT, MAT_SIZE),
)
"""Zones of a mat that everybody sees: heading, first place, and the first place after them."""


class RollView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table
        dice = {piece.colour: piece.id for piece in content.pieces["die"] if isinstance(piece, Die)}
        self._sides = {piece.id: _sides(piece) for piece in content.pieces["die"] if isinstance(piece, Die)}
        self._dice = [dice.get(colour, "") for colour in DIE_COLOURS]
        tiles = {piece.phase: piece.id for piece in content.pieces["phase_tile"] if isinstance(piece, PhaseTile)}
        self._phases = [tiles.get(phase, "") for phase in PHASES]

    def shown(self, state: RollState, seat: int) -> Shown:
        """The table as that seat sees it."""
        said = self._names.say
        order = [(seat + ahead) % state.seats for ahead in range(1, state.seats + 1)]
        places = [self._phase_tiles(state)]
        for other in order:
            places += [*self._dice_of(state, other, seat), self._building(state, other, seat)]
            places.append(self._tableau(state, other))
        places += self._drawn(state, seat)
        table = (
            Figure(said("shown-round"), str(state.turns)),
            Figure(said("shown-pool"), str(state.pool)),
            Figure(said("shown-bag"), str(len(state.bag))),
        )
        figures = tuple(self._figures(mat) for mat in state.mats)
        return Shown(tuple(place for place in places if place.pieces), figures, table)

    def _figures(self, mat: list[int]) -> tuple[Figure, ...]:
        said = self._names.say
        return (
            Figure(said("shown-credits"), str(mat[CREDITS])),
            Figure(said("shown-chips"), str(mat[POINTS])),
            Figure(said("shown-in-cup"), str(sum(mat[CUP:CITIZENRY]))),
        )

    def _phase_tiles(self, state: RollState) -> Place:
        """The phases, face up those that take place once all is revealed."""
        up = 0 if state.concealed else state.performed
        tiles = tuple(
            Lying(f"phase/{phase}", tile, FRONT if up >> phase & 1 else BACK, said=self._names.phase(phase))
            for phase, tile in enumerate(self._phases)
        )
        return Place(self._names.say("shown-phases"), tiles, "row")

    def _tableau(self, state: RollState, seat: int) -> Place:
        names = self._names
        tiles: dict[str, Lying] = {}
        for face in state.tableaus[seat]:
            tile = self._tile(f"{seat}/tableau/{face}", face)
            tiles.setdefault(tile.piece, tile)
        return Place(names.say("shown-tableau", player=names.player(seat)), tuple(tiles.values()), "row", seat)

    def _tile(self, key: str, face: int) -> Lying:
        """A tile with that face up; both halves of a faction lie side by side on one."""
        piece = self._table.pieces[face >> 1]
        side = BACK if face & 1 and isinstance(piece, GameTile) else FRONT
        return Lying(key, piece.id, side, said=self._names.face(face))

    def _dice_of(self, state: RollState, other: int, seat: int) -> list[Place]:
        """What dice a player has where; workers are secret until all are revealed."""
        is_open = other == seat or not state.concealed
        zones = [("shown-workers", COLUMNS, STACKS)] if is_open else []
        zones += _OPEN_ZONES
        places = [self._zone(state, other, *zone) for zone in zones]
        mat = state.mats[other]
        if is_open and mat[SELECTED] >= 0:
            colour, phase = mat[SELECTOR], self._names.phase(mat[SELECTED])
            die = Lying(f"{other}/selected", self._dice[colour], said=self._names.die(colour), notes=(phase,))
            places.insert(0, self._place("shown-selected", (die,), other))
        return places

    def _zone(self, state: RollState, seat: int, heading: str, start: int, end: int) -> Place:
        """The dice of some zones of a mat; what the zone is called stands under each."""
        mat, is_single = state.mats[seat], end - start == COLOURS
        dice = tuple(
            Lying(
                f"{seat}/die/{place}",
                self._dice[(place - CUP) % COLOURS],
                pip=self._pip(place),
                copies=mat[place],
                said=self._names.die((place - CUP) % COLOURS),
                notes=() if is_single else (self._names.place(place),),
            )
            for place in range(start, end)
            if mat[place]
        )
        return self._place(heading, dice, seat)

    def _pip(self, place: int) -> int:
        """The side that a worker shows, by its number in the mat; none elsewhere, or where it has no such side."""
        column, colour = divmod(place - COLUMNS, COLOURS)
        sides = self._sides.get(self._dice[colour], []) if COLUMNS <= place < DICTATED else []
        name = PHASES[column] if sides and column < PHASE_COUNT else WILD_NAME
        return sides.index(name) if name in sides else -1

    def _place(self, heading: str, dice: tuple[Lying, ...], seat: int) -> Place:
        names = self._names
        return Place(names.say(heading, player=names.player(seat)), dice, "dice", seat)

    def _building(self, state: RollState, other: int, seat: int) -> Place:
        """Tiles to be built: of others only the tops of both stacks, since the rest is theirs to know."""
        names = self._names
        tiles: list[Lying] = []
        for kind in (0, 1):
            stack = state.stacks[2 * other + kind]
            below = 0 if other == seat else max(0, len(stack) - 1)
            places = reversed(range(below, len(stack)))
            tiles += [self._tile(f"{other}/stack/{kind}/{place}", stack[place]) for place in places]
            if below:
                tiles[-1] = replace(tiles[-1], notes=(names.say("shown-below", count=below),))
        return Place(names.say("shown-building", player=names.player(other)), tuple(tiles), "row", other)

    def _drawn(self, state: RollState, seat: int) -> list[Place]:
        """Tiles in hand, both faces of each."""
        tiles = tuple(
            self._tile(f"drawn/{2 * tile + side}", 2 * tile + side) for tile in state.drawn[seat] for side in (0, 1)
        )
        return [Place(self._names.say("shown-drawn"), tiles, "fan", seat)]

    def touched(self, state: RollState, decision: Decision[Any]) -> list[Touch]:
        """For each option the dice and tiles it is about."""
        about, seat = _ABOUT[type(decision)], decision.seat(state)
        return [
            NOTHING if action == PASS else Touch(about(self, state, decision, seat, action)) for action in state.options
        ]

    def why_not(self, state: RollState, decision: Decision[Any], key: str) -> str:
        """What keeps a die, a phase or a tile of the seat to choose from being chosen."""
        names, seat = self._names, decision.seat(state)
        why: Why | None
        match key.split("/"):
            case [owner, "die", place]:
                why = why_no_die(state, decision, int(place)) if int(owner) == seat else Why("why-others-die")
            case ["phase", _]:
                why = why_no_phase(decision)
            case [owner, "tableau", face] if int(owner) == seat:
                why = why_no_tile(state, decision, self._table.reassigns[int(face)])
            case _:
                return ""
        return "" if why is None else names.say(why.key, **_phases(names, why))

    def die(self, seat: int, place: int) -> tuple[str, ...]:
        """Keys of a die by its number in the mat."""
        return (f"{seat}/die/{place}",)

    def power(self, seat: int, number: int) -> tuple[str, ...]:
        """Keys of the tile with a power to reassign."""
        return (f"{seat}/tableau/{self._names.reassigning(number)[0]}",)


def _phases(names: Names, why: Why) -> dict[str, str]:
    named = {"phase": why.phase, "now": why.now}
    return {what: names.phase(phase) for what, phase in named.items() if phase != NO_PHASE}


def _sides(die: Die) -> list[str]:
    """The six sides of a die, in the order in which they are printed."""
    return [name for name, count in die.sides.items() for _ in range(count)]


_Keys = tuple[str, ...]


def _first_tiles(view: RollView, state: RollState, decision: UseFirstTiles, seat: int, action: int) -> _Keys:
    drawn = state.drawn[seat]
    return f"drawn/{2 * drawn[action]}", f"drawn/{2 * drawn[1 - action] + 1}"


def _wild(view: RollView, state: RollState, decision: AssignWild, seat: int, action: int) -> _Keys:
    return (f"phase/{action}",)


def _select(view: RollView, state: RollState, decision: SelectPhase, seat: int, action: int) -> _Keys:
    phase, worker = divmod(action, WORKERS + COLOURS)
    return *view.die(seat, COLUMNS + worker), f"phase/{phase}"


def _reassign(view: RollView, state: RollState, decision: Reassign, seat: int, action: int) -> _Keys:
    if action >= FIRST_DICTATE:
        return _dictate(view, state, decision, seat, action - FIRST_DICTATE)
    return view.power(seat, state.reassigns[seat][action])


def _move(view: RollView, state: RollState, decision: MoveWorker, seat: int, action: int) -> _Keys:
    worker, to = divmod(action, PHASE_COUNT)
    return *view.die(seat, COLUMNS + worker), f"phase/{to}"


def _dictate(view: RollView, state: RollState, decision: Dictate | Reassign, seat: int, action: int) -> _Keys:
    return (f"{seat}/selected",) if action == SELECTOR_WORKER else view.die(seat, COLUMNS + action)


def _explore(view: RollView, state: RollState, decision: ScoutOrStock, seat: int, action: int) -> _Keys:
    return view.die(seat, EXPLORERS + action % SCOUT)


def _abandon(view: RollView, state: RollState, decision: Abandon, seat: int, action: int) -> _Keys:
    kind, place = divmod(action, STACK_ROOM)
    return (f"{seat}/stack/{kind}/{place}",)


def _place(view: RollView, state: RollState, decision: PlaceTile, seat: int, action: int) -> _Keys:
    kind, place = divmod(action, STACK_ROOM)
    return f"drawn/{2 * state.drawn[seat][-1] + kind}", f"{seat}/stack/{kind}/{place}"


def _worker(view: RollView, state: RollState, decision: PlaceWorker, seat: int, action: int) -> _Keys:
    return view.die(seat, DEVELOPERS + COLOURS * decision.kind + action)


def _spent(view: RollView, state: RollState, decision: SpendWorker, seat: int, action: int) -> _Keys:
    return view.die(seat, STACKS + COLOURS * decision.kind + action)


def _returned(view: RollView, state: RollState, decision: ReturnWorker, seat: int, action: int) -> _Keys:
    return view.die(seat, SPENT + action)


def _anywhere(view: RollView, state: RollState, decision: RemoveDie, seat: int, action: int) -> _Keys:
    return view.die(seat, action)


def _produce(view: RollView, state: RollState, decision: ProduceGood, seat: int, action: int) -> _Keys:
    return view.die(seat, PRODUCERS + action // KIND_COUNT)


def _ship(view: RollView, state: RollState, decision: ShipGood, seat: int, action: int) -> _Keys:
    shipper, task = divmod(action, TASKS)
    return *view.die(seat, SHIPPERS + shipper % COLOURS), *view.die(seat, GOODS + task // 2)


def _buy(view: RollView, state: RollState, decision: Purchase, seat: int, action: int) -> _Keys:
    return (f"{seat}/tableau/{offers_by_face(state, seat)[action][0]}",)


def _recruit(view: RollView, state: RollState, decision: Recruit, seat: int, action: int) -> _Keys:
    return view.die(seat, state.bound) if action else ()


def _rearrange(view: RollView, state: RollState, decision: Rearrange, seat: int, action: int) -> _Keys:
    return ()


def _recall(view: RollView, state: RollState, decision: Recall, seat: int, action: int) -> _Keys:
    return view.die(seat, action // MOST_DICE)


_About = Callable[[RollView, RollState, Any, int, int], _Keys]
_ABOUT: dict[type, _About] = {
    UseFirstTiles: _first_tiles,
    AssignWild: _wild,
    SelectPhase: _select,
    Reassign: _reassign,
    MoveWorker: _move,
    Dictate: _dictate,
    ScoutOrStock: _explore,
    Abandon: _abandon,
    PlaceTile: _place,
    PlaceWorker: _worker,
    SpendWorker: _spent,
    ReturnWorker: _returned,
    RemoveDie: _anywhere,
    ProduceGood: _produce,
    ShipGood: _ship,
    Purchase: _buy,
    Recruit: _recruit,
    Recall: _recall,
    Rearrange: _rearrange,
}
