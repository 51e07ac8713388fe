"""A ship as a designer writes it down, read and judged.

Every breach is an issue at the tile that owes it, in the words of a language.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import yaml

from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import Worded
from validator.content.loading import ContentSet, read_typed
from validator.content.source import locate, unknown_name
from validator.content.texts import Texts, message_key
from validator.play.games.trucker.ships.faults import Fault, faults, main_part, tile_faults
from validator.play.games.trucker.ships.hull import Ship, bits_at, parts, ship_on
from validator.play.games.trucker.table import EMPTY, JOINED, OPPOSITE, REAR, START_CABIN, Board, Shipyard, Tiles
from validator.play.games.trucker.words import CONNECTORS, SIDES, Placement, ShipLayout, Tile

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
    splits = []
    for cell, face in enumerate(ship.tiles):
        if face >= 0:
            rest = ship.copy()
            rest.take_back(cell)
            sizes = sorted(map(len, parts(rest)), reverse=True)
            if len(sizes) > 1:
                splits.append(Split(cell, tuple(sizes)))
    return splits


def troubles(ship: Ship) -> list[Trouble]:
    """Everything wrong with how the tiles stand, each once, from the front."""
    pieces = parts(ship)
    whole = main_part(pieces, ship.board.start)
    faults_of_joins = list(_of_joins(ship, _joins(ship), whole))
    for piece in pieces:
        if piece is whole:
            continue
        for number, trouble in enumerate(faults_of_joins):
            if trouble.breaches and _reaches(trouble, set(piece)):
                faults_of_joins[number] = trouble._replace(loose=tuple(sorted({*trouble.loose, *piece})))
                break
        else:
            faults_of_joins.append(Trouble("apart", piece[0], (), tuple(piece), (), tuple(piece)))
    return sorted(faults_of_joins, key=lambda trouble: trouble.cell)


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
    turns = []
    for face in range(here & ~3, (here & ~3) + 4):
        if face != here and bits_at(ship, cell, face) == JOINED:
            turned = ship.copy()
            turned.put(cell, face)
            if {*wanted, cell} <= set(main_part(parts(turned), ship.board.start)):
                turns.append(face % 4 * 90)
    return tuple(turns)


OWN = "own-tile"
"""What the ids of tiles begin with that are described in a layout itself."""


class Wording:
    """A ship told in one language."""

    def __init__(self, texts: Texts, table: Tiles, board: Board, tiles: list[int]) -> None:
        self.texts = texts
        self.table = table
        self.board = board
        self.tiles = tiles

    def say(self, key: str, **values: object) -> Worded:
        """The message ``ship-<key>``."""
        return Worded(self.texts.say(f"ship-{key}", **values))

    def tile(self, face: int) -> str:
        """``T018 (hold)``; a face by its number."""
        tile: Tile = self.table.designs[face // 4]
        name = self.texts.say(f"{message_key('component', tile.component)}-name").lower()
        return self.say("own-tile", name=name) if tile.id.startswith(OWN) else self.say("tile", id=tile.id, name=name)

    def cell(self, cell: int) -> str:
        """``column 7, row 8``."""
        column, row = self.board.place(cell)
        return self.say("cell", column=column, row=row)

    def at(self, cell: int) -> str:
        """The tile on a cell and where that is."""
        column, row = self.board.place(cell)
        return self.say("at", tile=self.tile(self.tiles[cell]), column=column, row=row)

    def place(self, cell: int) -> str:
        """``7/8``: a cell in few letters."""
        column, row = self.board.place(cell)
        return f"{column}/{row}"

    def joined(self, names: Iterable[str], how: str = "join-comma") -> Worded:
        """Several names one after the other, by a message that joins two."""
        whole = ""
        for name in names:
            whole = self.texts.say(how, first=whole, last=name) if whole else name
        return Worded(whole)

    def trouble(self, trouble: Trouble) -> Worded:
        """A trouble whole: what is wrong, the turn that would end it, what hangs loose by it."""
        parts = [*self._breaches(trouble), *self._turns(trouble), *self._loose(trouble)]
        return self.joined(parts, "ship-then")

    def _breaches(self, trouble: Trouble) -> Iterator[str]:
        what = self.joined((self._breach(fault, trouble.cell) for fault in trouble.breaches), "ship-then")
        if what:
            yield self.say("said", tile=self.at(trouble.cell), what=what)

    def _breach(self, fault: Fault, cell: int) -> str:
        """What is wrong, said of the tile on ``cell``."""
        if fault.code == "turned-engine":
            return self.say("turned", side=self._side((REAR + self.tiles[cell]) % 4))
        other = fault.cell if fault.other == cell else fault.other
        if fault.code == "unmatched-connectors":
            side = self.board.steps.index(other - cell)
            there = self._connector(other, OPPOSITE[side])
            return self.say(
                "unmatched", side=self._side(side), here=self._connector(cell, side), other=self.at(other), there=there
            )
        how = "blocked" if fault.cell == cell else "blocks"
        return self.say(f"{fault.code.removeprefix('blocked-')}-{how}", other=self.at(other))

    def _side(self, side: int) -> str:
        return self.texts.say(f"side-{SIDES[side]}")

    def _connector(self, cell: int, side: int) -> str:
        name = CONNECTORS[self.table.connectors[self.tiles[cell]][side]]
        return self.texts.say(f"side-of-{name}")

    def _turns(self, trouble: Trouble) -> Iterator[str]:
        fits = [(cell, self._either(turns)) for cell, turns in trouble.turns]
        if not fits:
            if trouble.breaches:
                yield self.say("fits-none" if len(trouble.guilty) == 1 else "fits-neither")
        elif len(trouble.guilty) == 1:
            yield self.say("fits-it", turns=fits[0][1])
        else:
            said = (self.say("fits", tile=self.tile(self.tiles[cell]), turns=turns) for cell, turns in fits)
            yield self.joined(said, "ship-or")

    def _either(self, turns: Sequence[int]) -> str:
        """``0, 90 or 180``."""
        *others, last = map(str, turns)
        return self.joined([self.joined(others), last] if others else [last], "ship-or")

    def _loose(self, trouble: Trouble) -> Iterator[str]:
        if not trouble.loose:
            return
        if not trouble.breaches:
            yield self.say("apart", count=len(trouble.loose), tiles=self.listed(trouble.loose))
        elif trouble.loose == (trouble.cell,):
            yield self.say("loose-it")
        else:
            yield self.say("loose", count=len(trouble.loose), tiles=self.listed(trouble.loose))

    def listed(self, cells: Sequence[int]) -> str:
        """Tiles with their cells: ``T018 (hold) 9/7``."""
        return self.joined(
            self.say("at-place", tile=self.tile(self.tiles[cell]), place=self.place(cell)) for cell in cells
        )


class Aside(NamedTuple):
    """A tile of the file that no cell of the board holds: ``why`` is ``off``, ``taken``, ``unknown`` or ``unclear``.

    ``face`` is -1 where no tile of the set is meant.
    """

    number: int
    face: int
    why: str


class LaidShip:
    """A layout on its board.

    Attributes:
        ship: what could be placed; ``joined``: that of it which is joined to the start cabin.
        words: the ship told in a language.
        order: for each cell, the tile's number in the file; ``aside``: tiles that no cell holds.
        troubles: what is wrong with how tiles stand; ``misfits``: cells of tiles that are wrong by themselves.
        issues: everything wrong with the layout.
    """

    def __init__(
        self,
        layout: ShipLayout,
        node: yaml.Node,
        content: ContentSet,
        shown: str,
        language: str,
        yard: Shipyard | None = None,
    ) -> None:
        self.layout = layout
        self.node = node
        self.shown = shown
        own = [_own_tile(number, one) for number, one in _own(layout)]
        self.yard = Shipyard(content, own) if own or yard is None else yard
        self.board = self._board()
        self.ship = ship_on(self.yard.table, self.board)
        self.words = Wording(content.texts(language), self.yard.table, self.board, self.ship.tiles)
        self.order: dict[int, int] = {}
        self.aside: list[Aside] = []
        self.misfits: set[int] = set()
        self.issues: list[Issue] = []
        for number, placement in enumerate(layout.tiles):
            self.issues += self._place(number, placement)
            self.issues += self._own_faults(number, placement)
        self.issues += self._supply()
        self.issues += self._start()
        self.troubles: list[Trouble] = troubles(self.ship)
        self.joined = joined_ship(self.ship)
        self.issues += [self._issue_of(trouble) for trouble in self.troubles]

    def _board(self) -> Board:
        if self.layout.board not in self.yard.boards:
            span = locate(self.node, ("board",))
            known = list(self.yard.boards)
            raise ContentError([unknown_name("unknown-board", "ship board", self.layout.board, known, span)])
        return self.yard.boards[self.layout.board]

    def span(self, number: int, *path: str | int) -> Span:
        """Where the tile with that number stands in the file."""
        return locate(self.node, ("tiles", number, *path))

    def _tile(self, number: int, placement: Placement) -> int | Issue:
        """The number of the tile meant."""
        numbers = self.yard.table.numbers
        has_own = placement.edges is not None or placement.component is not None
        if placement.tile is not None and not has_own:
            return numbers[placement.tile] if placement.tile in numbers else self._unknown(number, placement.tile)
        if placement.tile is None and placement.edges is not None and placement.component is not None:
            return numbers[f"{OWN}-{number}"]
        message = self.words.say("unclear", cell=self._cell(placement))
        return Issue(code="unclear-tile", message=message, span=self.span(number))

    def _unknown(self, number: int, name: str) -> Issue:
        known = [known for known in self.yard.table.numbers if not known.startswith(OWN)]
        say = self.words.say
        parts = [say("unknown", id=name)]
        parts += [say("known", first=known[0], last=known[-1]) if known else say("no-tiles")]
        parts += [say("near", near=spelling.strip("'")) for spelling in [near(name, known)] if spelling]
        message = self.words.joined(parts, "ship-then")
        return Issue(code="unknown-tile", message=message, span=self.span(number, "tile"), found=name)

    def _cell(self, placement: Placement) -> str:
        return self.words.say("cell", column=placement.at[0], row=placement.at[1])

    def _own_faults(self, number: int, placement: Placement) -> Iterator[Issue]:
        """What a tile described in the layout itself may not be."""
        if placement.edges is None or placement.component is None:
            return
        for fault in tile_faults(placement.edges, placement.component):
            if self.order.get(self.board.cell_at(*placement.at)) == number:
                self.misfits.add(self.board.cell_at(*placement.at))
            message = self.words.say(fault.code, cell=self._cell(placement))
            yield Issue(
                code=fault.code,
                message=message,
                span=self.span(number, *fault.path),
                found=fault.found,
                accepted=fault.accepted,
            )

    def _place(self, number: int, placement: Placement) -> Iterator[Issue]:
        tile = self._tile(number, placement)
        if isinstance(tile, Issue):
            self.aside.append(Aside(number, EMPTY, tile.code.removesuffix("-tile")))
            yield tile
            return
        face = 4 * tile + placement.turn // 90
        cell = self.board.cell_at(*placement.at)
        if cell < 0:
            self.aside.append(Aside(number, face, "off"))
            cells = self._cells(placement.at[1])
            values = {"tile": self.words.tile(face), "cell": self._cell(placement), "cells": cells}
            message = self.words.say("off-board", board=self.board.name, **values)
            yield Issue(code="off-board", message=message, span=self.span(number, "at"))
        elif self.ship.tiles[cell] != EMPTY:
            self.aside.append(Aside(number, face, "taken"))
            first, line = self.words.tile(self.ship.tiles[cell]), self.span(self.order[cell]).line
            values = {"tile": self.words.tile(face), "cell": self._cell(placement)}
            message = self.words.say("taken", first=first, line=str(line), **values)
            yield Issue(code="cell-taken", message=message, span=self.span(number, "at"))
        else:
            self.ship.put(cell, face)
            self.order[cell] = number

    def _cells(self, row: int) -> str:
        """Where tiles may stand: the columns of that row, or the rows of the board."""
        columns = [str(self.board.columns[cell]) for cell in self.board.cells if self.board.rows[cell] == row]
        if columns:
            return self.words.say("columns", row=row, columns=self.words.joined(columns))
        rows = sorted({self.board.rows[cell] for cell in self.board.cells})
        return self.words.say("rows", first=rows[0], last=rows[-1])

    def _supply(self) -> Iterator[Issue]:
        """Tiles on the board beyond those that the set holds."""
        used: Counter[int] = Counter()
        for cell, number in self.order.items():
            tile = self.ship.tiles[cell] // 4
            used[tile] += 1
            held = self.yard.supply[tile]
            if used[tile] > held and self.layout.tiles[number].tile is not None:
                self.misfits.add(cell)
                values = {"tile": self.words.tile(4 * tile), "cell": self.words.cell(cell), "held": held}
                message = self.words.say("too-many", used=used[tile], **values)
                yield Issue(code="too-many-tiles", message=message, span=self.span(number, "tile"))

    def _start(self) -> Iterator[Issue]:
        starts = [
            (cell, number) for cell, number in self.order.items() if self.ship.tiles[cell] >> 2 in self.yard.starts
        ]
        if not starts:
            self.misfits.add(self.board.start)
            where = self.words.cell(self.board.start)
            message = self.words.say("no-start", start=where, board=self.board.name)
            yield Issue(code="missing-start", message=message, span=locate(self.node, ("tiles",)))
        for cell, number in starts:
            if cell != self.board.start:
                self.misfits.add(cell)
                places = {"cell": self.words.cell(cell), "start": self.words.cell(self.board.start)}
                message = self.words.say("misplaced", tile=self.words.tile(self.ship.tiles[cell]), **places)
                yield Issue(code="misplaced-start", message=message, span=self.span(number, "at"))

    def _issue_of(self, trouble: Trouble) -> Issue:
        span = self.span(self.order[trouble.cell])
        return Issue(code=trouble.code, message=self.words.trouble(trouble), span=span)


def _own(layout: ShipLayout) -> list[tuple[int, Placement]]:
    return [
        (number, one)
        for number, one in enumerate(layout.tiles)
        if one.tile is None and one.edges is not None and one.component is not None
    ]


def _own_tile(number: int, placement: Placement) -> Tile:
    """A tile described in the layout itself."""
    assert placement.edges is not None and placement.component is not None
    return Tile(id=f"{OWN}-{number}", edges=placement.edges, component=placement.component)


def read_ship(
    path: Path, shown: str, content: ContentSet, language: str | None = None, yard: Shipyard | None = None
) -> LaidShip:
    """Read and judge a layout file; ``shown`` is its name in reports, told in ``language`` (else the set's first).

    ``yard`` is the set's, where it has been compiled already.

    Raises:
        ContentError: it is not a layout by form, or names a board that the set does not have.
    """
    layout, node = read_typed(path, shown, ShipLayout)
    return LaidShip(layout, node, content, shown, language or content.languages[0], yard)
