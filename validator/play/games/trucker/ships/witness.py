"""Ships that prove that a board can be filled, found by a solver, kept in files."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from validator.base.cache import cached, digest, keep
from validator.base.files import write_beside
from validator.base.interrupts import awaited
from validator.base.issue import ContentError, Issue, Severity, Span, is_legal
from validator.base.opening import is_there
from validator.base.plugins import MissingExtra, with_extra
from validator.content.loading import ContentSet, read_typed
from validator.content.places import CONTENT, built_in, inside
from validator.play.games.trucker.ships.faults import shape_face, shapes_of
from validator.play.games.trucker.ships.filling import ROUNDS, filled
from validator.play.games.trucker.ships.hull import Ship, parts, ship_on
from validator.play.games.trucker.ships.layout_file import OWN, LaidShip, read_ship
from validator.play.games.trucker.table import EMPTY, REAR, RIGHT, Board, Shipyard, plans_of
from validator.play.games.trucker.words import Placement, ShipLayout

# Can a board be filled to the last cell? A solver finds the legal ship with the most tiles, or proves the limit.
#
# The solver is OR-Tools' CP-SAT. It takes half a second to load and seconds to solve, so it is loaded by name and only
# where nothing cheaper has answered. One worker, a fixed seed and a bound on work rather than on time: the answer is
# always the same.

SEED = 11
MOST_WORK = 60.0
ABLE = 2


class Filling(NamedTuple):
    """The fullest legal ship found; ``proven`` where no legal ship has more tiles."""

    ship: Ship | None
    proven: bool


def fullest(yard: Shipyard, board: Board, work: float = MOST_WORK) -> Filling:
    """The legal ship that fills the most cells; of full ships one with some engines and cannons.

    ``work`` bounds what the solver does, in its own measure of work (about a second each), never in time.

    Raises:
        MissingExtra: OR-Tools is not installed.
    """
    laid = filled(yard, board)
    if laid is None:
        return Filling(None, True)
    if laid.tile_count() == len(board.cells) and _is_able(laid):
        return Filling(laid, True)
    for full, able in ((True, True), (True, False)):
        filling = _search(yard, board, full, able, work)
        if filling.ship is not None:
            return filling
    return _search(yard, board, False, False, work)


def completed(yard: Shipyard, board: Board, kept: Mapping[int, int], work: float = MOST_WORK) -> Filling:
    """The legal ship with the most tiles of those that have the ``kept`` faces on their cells.

    What is kept breaks no rule among itself, but may lie apart, and without a start cabin.

    Raises:
        MissingExtra: OR-Tools is not installed, and nothing simpler can do it.
    """
    begun = ship_on(yard.table, board)
    for cell, face in kept.items():
        begun.put(cell, face)
    completed = filled(yard, board, kept) if board.start in kept and len(parts(begun)) == 1 else None
    if completed is not None and completed.tile_count() == len(board.cells):
        return Filling(completed, True)
    try:
        searched = _search(yard, board, False, False, work, kept)
    except MissingExtra:
        if completed is None:
            raise
        return Filling(completed, False)
    return Filling(completed, False) if searched.ship is None and completed is not None else searched


def _is_able(ship: Ship) -> bool:
    """Whether it has some engines and some cannons."""
    table = ship.table
    return all(sum(power[face] > 0 for face in ship.tiles) >= ABLE for power in (table.engine, table.fire))


def full_ship(yard: Shipyard, board: Board, work: float) -> Filling:
    """Any legal ship with a tile on every cell; without a ship and ``proven`` there is none.

    Raises:
        MissingExtra: OR-Tools is not installed.
    """
    if board.start < 0 or not yard.starts:
        return Filling(None, True)
    return _search(yard, board, True, False, work)


def _search(yard: Shipyard, board: Board, full: bool, able: bool, work: float, kept: Mapping[int, int] = {}) -> Filling:
    """A legal ship: with every cell filled, or as full as can be; ``able`` asks for some engines and cannons."""
    model = _Model(yard, board, full)
    model.keep(yard, kept)
    if able:
        model.must_be_able()
    while model.work < work:
        faces, proven = model.solve(work - model.work)
        if faces is None:
            return Filling(None, proven)
        ship = ship_on(yard.table, board)
        for cell, face in faces.items():
            ship.put(cell, face)
        loose = [part for part in parts(ship) if board.start not in part]
        if not loose:
            return Filling(ship, proven)
        for part in loose:
            model.must_leave(part)
    return Filling(None, False)


class _Model:
    """Which face stands on which cell, as truth values; connectedness is added bit by bit where it fails."""

    def __init__(self, yard: Shipyard, board: Board, full: bool) -> None:
        self.cp = with_extra("solve", "ortools.sat.python.cp_model", "filling a board")
        self.table, self.board = yard.table, board
        self.model = self.cp.CpModel()
        self.shapes = shapes_of(yard)
        self.work = 0.0
        self.kept: Mapping[int, int] = {}
        self.chosen: dict[tuple[int, int], Any] = {}
        self.used: list[list[Any]] = [[] for _ in self.shapes]
        self.filled = {cell: self.model.new_bool_var(f"filled {cell}") for cell in board.cells}
        self.sides: dict[tuple[int, int, int], Any] = {}
        self.joins: dict[tuple[int, int], Any] = {}
        for cell in board.cells:
            self._choose(cell)
        for shape, used in zip(self.shapes, self.used, strict=True):
            if len(used) > len(shape.tiles):
                self.model.add(sum(used) <= len(shape.tiles))
        for cell in board.cells:
            for side in (RIGHT, REAR):
                if board.is_cell[cell + board.steps[side]]:
                    self._meet(cell, side)
        if full:
            self.model.add_bool_and(list(self.filled.values()))
        else:
            self.model.maximize(sum(self.filled.values()))

    def keep(self, yard: Shipyard, kept: Mapping[int, int]) -> None:
        """These faces stay on their cells."""
        self.kept = kept
        for cell, face in kept.items():
            number, turn = shape_face(yard, self.shapes, face)
            self.model.add_bool_and([self.chosen[cell, self.shapes[number].faces[turn]]])

    def _choose(self, cell: int) -> None:
        """One face or none on the cell, and what that puts on each of its sides."""
        by_side: dict[tuple[int, int], list[Any]] = defaultdict(list)
        options = []
        for number, shape in enumerate(self.shapes):
            if shape.is_start != (cell == self.board.start):
                continue
            for face in shape.faces:
                option = self.model.new_bool_var(f"{cell} {face}")
                self.chosen[cell, face] = option
                self.used[number].append(option)
                options.append(option)
                for side in range(4):
                    by_side[side, self.table.side_code(face, side)].append(option)
        self.model.add_exactly_one([*options, ~self.filled[cell]])
        for (side, code), choices in by_side.items():
            shown = self.model.new_bool_var(f"side {cell} {side} {code}")
            for choice in choices:
                self.model.add_implication(choice, shown)
            self.sides[cell, side, code] = shown
        for side in range(4):
            self.model.add_exactly_one([*self._codes(cell, side).values(), ~self.filled[cell]])

    def _codes(self, cell: int, side: int) -> dict[int, Any]:
        return {key[2]: shown for key, shown in self.sides.items() if key[:2] == (cell, side)}

    def _meet(self, cell: int, side: int) -> None:
        """Neighbours: forbid what may not face each other; note whether they are joined."""
        other = cell + self.board.steps[side]
        ours, theirs = self._codes(cell, side), self._codes(other, (side + 2) % 4)
        join = self.model.new_bool_var(f"join {cell} {other}")
        self.joins[cell, other] = join
        for shown in (ours, theirs):
            self.model.add_bool_or([~join, *(literal for code, literal in shown.items() if code & 3)])
        for one, first in ours.items():
            for two, second in theirs.items():
                if not self.table.may_face(one, two):
                    self.model.add_bool_or([~first, ~second])

    def must_be_able(self) -> None:
        """Some engines and some cannons: a full ship that can also fly."""
        for power in (self.table.engine, self.table.fire):
            options = [option for (_, face), option in self.chosen.items() if power[face]]
            self.model.add(sum(options) >= ABLE)

    def must_leave(self, part: list[int]) -> None:
        """Tiles in ``part`` (without the start cabin) are joined to something outside it."""
        inside = set(part)
        leaving = [join for (one, other), join in self.joins.items() if (one in inside) != (other in inside)]
        for cell in part:
            self.model.add_bool_or([*leaving, ~self.filled[cell]])

    def solve(self, work: float) -> tuple[dict[int, int] | None, bool]:
        """A face (of a real tile) for each filled cell, and whether no more cells can be filled."""
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = SEED
        solver.parameters.max_deterministic_time = work
        solver.parameters.catch_sigint_signal = False  # it would leave Ctrl-C to end the process there and then
        status = awaited(lambda: solver.solve(self.model), solver.stop_search)
        self.work += solver.response_proto.deterministic_time
        if status == self.cp.INFEASIBLE:
            return None, True
        if status not in (self.cp.OPTIMAL, self.cp.FEASIBLE):
            return None, False
        picked = [key for key, option in self.chosen.items() if solver.boolean_value(option)]
        return self._with_tiles(picked), status == self.cp.OPTIMAL

    def _with_tiles(self, picked: list[tuple[int, int]]) -> dict[int, int]:
        """Give each cell a tile of the shape chosen there, of the kind that is rarest on the ship so far."""
        left: dict[int, list[int]] = {}
        for shape in self.shapes:
            unused = list(shape.tiles)
            for face in shape.faces:
                left[face] = unused
        kinds: Counter[int] = Counter()
        faces = dict(self.kept)
        chosen = dict(picked)
        for cell, face in faces.items():
            left[chosen[cell]].remove(face // 4)
        for cell, face in sorted(item for item in picked if item[0] not in self.kept):
            tile = min(left[face], key=lambda tile: kinds[self.table.kind[4 * tile]])
            left[face].remove(tile)
            kinds[self.table.kind[4 * tile]] += 1
            faces[cell] = 4 * tile + face % 4
        return faces


def layout_of(ship: Ship, set_name: str, title: str) -> ShipLayout:
    """A ship as a designer would write it down."""
    table, board = ship.table, ship.board
    placements = [
        Placement(tile=table.designs[face >> 2].id, at=board.place(cell), turn=(0, 90, 180, 270)[face & 3])
        for cell, face in enumerate(ship.tiles)
        if face != EMPTY
    ]
    return ShipLayout(board=board.name, set=set_name, title=title, tiles=tuple(placements))


def layout_text(layout: ShipLayout) -> str:
    """A layout as YAML, a tile to a line."""
    lines = [f"board: {layout.board}", f"set: {layout.set}", f"title: {layout.title}", "tiles:"]
    for placement in layout.tiles:
        column, row = placement.at
        turn = f", turn: {placement.turn}" if placement.turn else ""
        lines.append(f"  - {{at: [{column}, {row}], tile: {placement.tile}{turn}}}")
    return "\n".join(lines) + "\n"


# Kept witnesses: for each board a legal ship that fills it, as a layout file in the set's `witnesses` folder.

FOLDER = "witnesses"
UNFINISHED = frozenset({"apart", "missing-start"})
"""What may be wrong with a ship that is to be finished: the tiles to come can mend it."""


def stored_layout(content: ContentSet, board: str, yard: Shipyard | None = None) -> LaidShip | None:
    """The kept witness of a board that is legal by this set's tiles: its own, or that of a set it extends.

    ``yard`` is the set's, where it has been compiled already.
    """
    for folder in content.folders:
        file = folder / FOLDER / f"{board}.yaml"
        if not file.is_file():
            continue
        if folder.parent != CONTENT and not file.resolve().is_relative_to(folder.resolve()):
            continue
        try:
            laid = read_ship(file, f"{folder.name}/{FOLDER}/{file.name}", content, yard=yard)
        except ContentError:
            continue
        if laid.layout.board == board and is_legal(laid.issues):
            return laid
    return None


def unread_witnesses(content: ContentSet) -> Iterator[Issue]:
    """Kept witnesses of the set's own folder that cannot be read, as warnings: ships are looked for without them."""
    for plan in plans_of(content):
        file = content.place.folder / FOLDER / f"{plan[2].name}.yaml"
        if not is_there(file) or content.place.folder.parent == CONTENT:
            continue
        shown = f"{content.place.shown}/{FOLDER}/{file.name}"
        try:
            inside(content.place, f"{FOLDER}/{file.name}", Span(shown))
            read_typed(file, shown, ShipLayout)
        except ContentError as error:
            for issue in error.issues:
                yield msgspec.structs.replace(issue, severity=Severity.WARNING)


def is_full(laid: LaidShip) -> bool:
    """Whether every cell holds a tile."""
    return laid.ship.tile_count() == len(laid.board.cells)


def solved(content: ContentSet) -> Iterator[tuple[Board, Filling]]:
    """The fullest ship of each board, solved anew.

    Raises:
        MissingExtra: OR-Tools is not installed.
    """
    yard = Shipyard(content)
    for board in yard.boards.values():
        yield board, fullest(yard, board)


def finished(laid: LaidShip) -> Filling:
    """The fullest legal ship that has all tiles of a layout where they stand.

    Raises:
        ContentError: the layout has faults that no further tile can mend; carries those.
        MissingExtra: OR-Tools is not installed, and nothing simpler can do it.
    """
    faults = [issue for issue in laid.issues if issue.code not in UNFINISHED]
    if faults:
        raise ContentError(faults)
    kept = {cell: laid.ship.tiles[cell] for cell in laid.order}
    for tile, design in enumerate(laid.yard.table.designs):
        if design.id.startswith(OWN):  # a tile that the layout describes is there as often as it stands in it
            laid.yard.supply[tile] = sum(face // 4 == tile for face in kept.values())
    return completed(laid.yard, laid.board, kept)


def added(laid: LaidShip, filling: Filling) -> list[dict[str, Any]]:
    """The tiles that a filling has beyond those of the layout, as entries of its list of tiles."""
    assert filling.ship is not None
    new = filling.ship.copy()
    for cell in laid.order:
        new.take_back(cell)
    return [
        {"at": list(tile.at), "tile": tile.tile} | ({"turn": tile.turn} if tile.turn else {})
        for tile in layout_of(new, laid.layout.set, "").tiles
    ]


def write_witness(content: ContentSet, board: Board, filling: Filling, folder: Path) -> Path:
    """Keep a witness in ``folder``. Raises as `validator.base.files.write_beside`."""
    assert filling.ship is not None
    title = f"Board {board.name} filled to the last cell" if _fills(filling, board) else f"Board {board.name}, fullest"
    path = folder / f"{board.name}.yaml"
    reference = content.name if content.name in built_in() else content.place.shown
    return write_beside(path, layout_text(layout_of(filling.ship, reference, title)).encode())


def _fills(filling: Filling, board: Board) -> bool:
    return filling.ship is not None and filling.ship.tile_count() == len(board.cells)


# Answers of the solver that need not be found again: in memory, and in the user's cache folder.

_KIND = "filled"
_memory: dict[str, str] = {}


def answer_kept(key: str) -> str | None:
    """The answer under that key, if there is one."""
    if key not in _memory:
        data = cached(_KIND, digest(key))
        if data is None:
            return None
        _memory[key] = data.decode("utf-8", "replace")
    return _memory[key]


def keep_answer(key: str, answer: str) -> None:
    """Keep an answer, in memory at least."""
    _memory[key] = answer
    keep(_KIND, digest(key), answer.encode())


# Can a board be filled to the last cell? Asked once for each content: by laying tiles, then by the solver.
#
# Nothing here looks at a clock: the solver's work is bounded, and where the bound is reached the answer is "not known".
# Answers of the solver are kept, for the process and in a file of the user's cache folder, under a hash of all that
# decides them: the sides of the tiles and how many there are, the cells of the board, and the bound.

WORK = 3.0
"""Most that the solver works on one board, in its own measure: about two seconds."""
METHOD = 1
"""Part of every key: a higher number when laying or solving has changed, so that old answers are not believed."""


class Proof(NamedTuple):
    """``most`` tiles were laid on the board; ``proven`` where no legal ship has a tile on every cell."""

    most: int
    proven: bool


FULL, NEVER, UNKNOWN = "full", "never full", "not known"
"""What the solver may answer."""


def proof_of(yard: Shipyard, board: Board, announce: Callable[[], None] | None = None) -> Proof:
    """The fullest ship found; ``announce`` is called before the solver starts.

    Raises:
        MissingExtra: laying tiles did not answer it, and OR-Tools is not installed.
    """
    ship, cells = filled(yard, board), len(board.cells)
    most = ship.tile_count() if ship else 0
    if ship is None or most == cells or sum(yard.supply) < cells:
        return Proof(most, True)
    key = _key(yard, board)
    answer = answer_kept(key)
    if answer not in (FULL, NEVER, UNKNOWN):
        if announce is not None:
            announce()
        filling = full_ship(yard, board, WORK)
        answer = FULL if filling.ship else NEVER if filling.proven else UNKNOWN
        keep_answer(key, answer)
    return Proof(cells if answer == FULL else most, answer != UNKNOWN)


def _key(yard: Shipyard, board: Board) -> str:
    shapes = sorted((shape.is_start, shape.codes, len(shape.tiles)) for shape in shapes_of(yard))
    cells = [cell - board.start for cell in board.cells]
    facts = (METHOD, SEED, WORK, ROUNDS, shapes, cells, board.width)
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:32]
