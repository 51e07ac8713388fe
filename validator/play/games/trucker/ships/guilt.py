"""Which tiles a faulty ship owes its faults to: each trouble once, with the turn that would end it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from validator.play.games.trucker.ships.faults import Fault, faults, main_part
from validator.play.games.trucker.ships.hull import Ship, bits_at, parts
from validator.play.games.trucker.table.tiles import EMPTY, JOINED, START_CABIN

Turns = tuple[int, ...]


class Trouble(NamedTuple):
    """One thing wrong with a ship, whatever breaches it shows in.

    Attributes:
        code: as in `Fault`, the gravest first; ``cell``: the tile it is told of.
        breaches: what is wrong at that tile; none where a part is loose without any bad join: no turn joins it then,
            since all that it touches, it touches with smooth sides.
        guilty: cells of the tiles to blame; more than one where either may be the wrong one, or a whole part hangs
            loose.
        turns: cells and the turns in degrees, of which each would end the breaches and lose no tile.
        loose: cells that are therefore not joined to the start cabin.
    """

    code: str
    cell: int
    breaches: tuple[Fault, ...]
    guilty: tuple[int, ...]
    turns: tuple[tuple[int, Turns], ...]
    loose: tuple[int, ...] = ()


class Split(NamedTuple):
    """A tile whose loss breaks the ship, and the sizes of the parts it breaks into, the largest first."""

    cell: int
    sizes: tuple[int, ...]


def joined_ship(ship: Ship) -> Ship:
    """A copy with nothing but what is joined to the start cabin (or the largest part, where there is none)."""
    whole = set(main_part(parts(ship), ship.board.start))
    copy = ship.copy()
    for cell, face in enumerate(ship.tiles):
        if face >= 0 and cell not in whole:
            copy.take_back(cell)
    return copy


def splits(ship: Ship) -> list[Split]:
    """The tiles whose loss breaks a ship of one part, from the front."""
    found = []
    for cell, face in enumerate(ship.tiles):
        if face >= 0:
            rest = ship.copy()
            rest.take_back(cell)
            sizes = sorted(map(len, parts(rest)), reverse=True)
            if len(sizes) > 1:
                found.append(Split(cell, tuple(sizes)))
    return found


def troubles(ship: Ship) -> list[Trouble]:
    """Everything wrong with how the tiles stand, each once, from the front."""
    pieces = parts(ship)
    whole = main_part(pieces, ship.board.start)
    found = list(_of_joins(ship, _joins(ship), whole))
    for piece in pieces:
        if piece is whole:
            continue
        for number, trouble in enumerate(found):
            if trouble.breaches and _reaches(trouble, set(piece)):
                found[number] = trouble._replace(loose=tuple(sorted({*trouble.loose, *piece})))
                break
        else:
            found.append(Trouble("apart", piece[0], (), tuple(piece), (), tuple(piece)))
    return sorted(found, key=lambda trouble: trouble.cell)


def _joins(ship: Ship) -> list[Fault]:
    """Breaches between tiles; a blocked muzzle or exhaust stands for its whole join."""
    every = [fault for fault in faults(ship) if fault.code != "apart"]
    blocked = {frozenset(fault[1:]) for fault in every if fault.code.startswith("blocked")}
    return [fault for fault in every if fault.code != "unmatched-connectors" or frozenset(fault[1:]) not in blocked]


def _of_joins(ship: Ship, left: list[Fault], whole: list[int]) -> Iterator[Trouble]:
    """Blame the tile with the most breaches first, one that could be turned before one that could not."""
    cells = {cell for fault in left for cell in fault[1:] if cell >= 0 and not _is_home(ship, cell)}
    fits = {cell: turns_that_fit(ship, cell, whole) for cell in cells}
    while left:
        weights = {cell: (_is_turned(left, cell), len(_at(left, cell)), bool(fits[cell])) for cell in cells}
        most = max(weights.values())
        heads = [cell for cell in sorted(cells) if weights[cell] == most]
        mine = _at(left, heads[0])
        yield _blamed(mine, heads, fits)
        left = [fault for fault in left if fault not in mine]


def _blamed(mine: list[Fault], heads: list[int], fits: dict[int, Turns]) -> Trouble:
    cell = heads[0]
    others = {one for fault in mine for one in fault[1:] if one not in (cell, EMPTY)}
    guilty = (cell, *others) if len(others) == 1 and others <= set(heads) else (cell,)
    turned = [fault for fault in mine if fault.code == "turned-engine"]
    breaches = turned if turned and fits[cell] else [*turned, *(fault for fault in mine if fault not in turned)]
    turns = tuple((one, fits[one]) for one in guilty if fits[one])
    return Trouble(breaches[0].code, cell, tuple(breaches), guilty, turns)


def _is_home(ship: Ship, cell: int) -> bool:
    """Whether the start cabin stands there in its place: it is never to blame."""
    return cell == ship.board.start and ship.table.kind[ship.tiles[cell]] == START_CABIN


def _at(left: Iterable[Fault], cell: int) -> list[Fault]:
    return [fault for fault in left if cell in fault[1:]]


def _is_turned(left: Iterable[Fault], cell: int) -> bool:
    return any(fault.code == "turned-engine" for fault in _at(left, cell))


def _reaches(trouble: Trouble, piece: set[int]) -> bool:
    """Whether the trouble is what keeps that part off: a bad join at its edge, or its tile is the one to blame."""
    if trouble.cell in piece:
        return True
    return any(fault.other >= 0 and (fault.cell in piece) != (fault.other in piece) for fault in trouble.breaches)


def turns_that_fit(ship: Ship, cell: int, wanted: Iterable[int]) -> Turns:
    """Turns of the tile there, in degrees, that match all around it and leave ``wanted`` joined to the ship."""
    here = ship.tiles[cell]
    found = []
    for face in range(here & ~3, (here & ~3) + 4):
        if face != here and bits_at(ship, cell, face) == JOINED:
            turned = ship.copy()
            turned.put(cell, face)
            if {*wanted, cell} <= set(main_part(parts(turned), ship.board.start)):
                found.append(face % 4 * 90)
    return tuple(found)
