"""What is wrong with a ship, in the words of a language: messages ``ship-*`` of the set's text files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from validator.base.speech.sentences import Worded
from validator.content.texts import Texts, message_key
from validator.play.games.trucker.ships.faults import Fault
from validator.play.games.trucker.ships.guilt import Trouble
from validator.play.games.trucker.table.grid import OPPOSITE, REAR, Board
from validator.play.games.trucker.table.tiles import Tiles
from validator.play.games.trucker.words.vocabulary import CONNECTORS, SIDES, Tile

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
