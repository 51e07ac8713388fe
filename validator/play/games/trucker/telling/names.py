"""Things of the game by the names people know, in one language; and a ship as a picture made of letters."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import tag_of
from validator.play.engine.telling import Speaker
from validator.play.games.trucker.ships.hull import BROWN, Ship
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.tiles import KINDS, LIFE_SUPPORT, NOTHING
from validator.play.games.trucker.words.vocabulary import GOODS, PROJECTILES, SIDES, CombatZone

# A letter for each kind of component, in the order of `tiles.KINDS`; nothing last.
LETTERS = "SCLeEgG%BhH+."
BROWN_SUPPORT, PURPLE_SUPPORT = "b", "p"
MUZZLES = "^>v<"
EXHAUST = '"'


class Names(Speaker):
    """Tiles, cards, players and places in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table

    def tile(self, tile: int) -> str:
        """What a tile does, in a word or two."""
        return self.say(f"component-{self._tag(tile)}-name")

    def _tag(self, tile: int) -> str:
        return tag_of(KINDS[self.table.tiles.kind[4 * tile]]).replace("_", "-")

    def thing(self, tile: int) -> str:
        """The tile in the middle of a sentence: ``an engine``."""
        return self.say(f"thing-{self._tag(tile)}")

    def card(self, card: int) -> str:
        return self._content.title(self.table.cards[card], self._language)

    def card_text(self, card: int) -> str:
        return without_icons(self._texts.sentence("adventure", self.table.cards[card].adventure))

    def combat_line(self, card: int, line: int) -> dict[str, str]:
        """What a line of a combat zone compares (``least``), and its penalty in words."""
        effect = self.table.cards[card].adventure
        assert isinstance(effect, CombatZone)
        penalty = without_icons(self._texts.sentence("penalty", effect.lines[line].penalty))
        return {"least": effect.lines[line].least, "penalty": penalty}

    def good(self, colour: int) -> str:
        return self.say(f"goods-{GOODS[colour]}")

    def piece(self, colour: int) -> str:
        """Goods of a colour in the middle of a sentence."""
        return self.say(f"thing-goods-{GOODS[colour]}")

    def pieces(self, colours: list[int]) -> str:
        """Pieces of goods counted by colour, in the middle of a sentence."""
        kinds = sorted(set(colours))
        return self.comma.join(
            self.say("pieces-of", number=colours.count(kind), good=self.piece(kind)) for kind in kinds
        )

    def goods(self, colours: list[int]) -> str:
        return self.comma.join(self.good(colour) for colour in colours)

    def side(self, side: int) -> str:
        return self.say(f"side-{SIDES[side]}")

    def alien(self, who: int) -> str:
        return self.say("alien-brown" if who == BROWN else "alien-purple")

    def passenger(self, who: int) -> str:
        """An alien in the middle of a sentence."""
        return self.say("thing-alien-brown" if who == BROWN else "thing-alien-purple")

    def projectile(self, kind: int) -> str:
        return self.say(f"projectile-{PROJECTILES[kind]}")

    def place(self, ship: Ship, cell: int) -> str:
        column, row = ship.board.place(cell)
        return self.say("place-name", column=column, row=row)

    def half(self, points: int) -> str:
        """Half-points as people write them: ``4½``."""
        whole, rest = divmod(points, 2)
        return f"{whole or ('' if rest else 0)}{'½' if rest else ''}"


def letter(table: Table, face: int) -> str:
    """The letter of a tile."""
    kind = table.tiles.kind[face]
    if kind == LIFE_SUPPORT:
        return BROWN_SUPPORT if table.tiles.alien[face] == 1 else PURPLE_SUPPORT
    return LETTERS[kind]


def tile_rows(table: Table, face: int) -> tuple[str, str, str]:
    """A tile in three rows of three: digits are connectors, arrows muzzles, ``"`` an exhaust."""
    facts = table.tiles
    sides = [str(connector) if connector else " " for connector in facts.connectors[face]]
    if facts.muzzle[face] >= 0:
        sides[facts.muzzle[face]] = MUZZLES[facts.muzzle[face]]
    if facts.engine[face]:
        sides[(2 + face) % 4] = EXHAUST
    return f" {sides[0]} ", f"{sides[3]}{letter(table, face)}{sides[1]}", f" {sides[2]} "


def picture(table: Table, ship: Ship) -> list[str]:
    """The ship, its rows and columns numbered; a dot is an empty cell."""
    board = ship.board
    shown = sorted({board.place(cell)[1] for cell in board.cells}, key=lambda row: _depth(ship, row))
    columns = range(
        min(board.place(cell)[0] for cell in board.cells), max(board.place(cell)[0] for cell in board.cells) + 1
    )
    lines = ["   " + "".join(f" {column:>2} " for column in columns)]
    for row in shown:
        cells = [board.cell_at(column, row) for column in columns]
        rows = [("   ",) * 3 if cell < 0 else _cell_rows(table, ship, cell) for cell in cells]
        for part in range(3):
            head = f"{row:>2} " if part == 1 else "   "
            lines.append((head + " ".join(found[part] for found in rows)).rstrip())
    return lines


def _cell_rows(table: Table, ship: Ship, cell: int) -> tuple[str, str, str]:
    face = ship.tiles[cell]
    return ("   ", f" {LETTERS[NOTHING]} ", "   ") if face < 0 else tile_rows(table, face)


def _depth(ship: Ship, row: int) -> int:
    """How far from the front a row of that number lies."""
    return next(cell for cell in ship.board.cells if ship.board.place(cell)[1] == row)
