"""Things of the game by the names people know, and the table in pictures.

Ships on their boards, tiles to be taken, and cards.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import tag_of
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import BACK, NOTHING, Figure, Lying, Place, Shown, Touch
from validator.play.engine.telling import Speaker, forgotten
from validator.play.games.trucker.cards import Claim, Explore, Land
from validator.play.games.trucker.players.hidden import known_cards
from validator.play.games.trucker.rules.building import (
    DRAW,
    FINISH,
    FLIP,
    OWN,
    PEEK,
    RETURN,
    SET_ASIDE,
    TAKE_BACK,
    Flip,
    Take,
    runs,
)
from validator.play.games.trucker.rules.building import Place as PlaceTile
from validator.play.games.trucker.rules.flight import ChoosePile, Defend, LoseCrew, LoseGood, StayOrGo, StowGood
from validator.play.games.trucker.rules.launch import (
    ChooseCrew,
    DeclareCannons,
    DeclareEngines,
    KeepPart,
    RemoveFaulty,
    SpendBattery,
)
from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, TruckerState, flight_order
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE, Ship
from validator.play.games.trucker.table import KINDS, LIFE_SUPPORT, Table
from validator.play.games.trucker.table import NOTHING as NO_COMPONENT
from validator.play.games.trucker.words import GOODS, PROJECTILES, SIDES, CombatZone

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
            lines.append((head + " ".join(picture[part] for picture in rows)).rstrip())
    return lines


def _cell_rows(table: Table, ship: Ship, cell: int) -> tuple[str, str, str]:
    face = ship.tiles[cell]
    return ("   ", f" {LETTERS[NO_COMPONENT]} ", "   ") if face < 0 else tile_rows(table, face)


def _depth(ship: Ship, row: int) -> int:
    """How far from the front a row of that number lies."""
    return next(cell for cell in ship.board.cells if ship.board.place(cell)[1] == row)


QUARTER = 90
_NOT_OF_CELLS = (StayOrGo, Explore, Claim, DeclareEngines, DeclareCannons, ChoosePile, Land, ChooseCrew)

_OF_CELLS = (StowGood, LoseGood, LoseCrew, SpendBattery, RemoveFaulty, KeepPart)


class TruckerView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table

    def shown(self, state: TruckerState, seat: int) -> Shown:
        """The table as that seat sees it."""
        places: list[Place] = []
        if state.ships:
            others = [(seat + ahead) % state.seats for ahead in range(1, state.seats)]
            places += [self._card(state), *(self._ship(state, other) for other in others), self._ship(state, seat)]
            places += [self._own(state, seat), self._known(state, seat)]
            places += [] if state.decks else [self._open(state)]
        figures = tuple(self._figures(state, each) for each in range(state.seats))
        return Shown(tuple(place for place in places if place.pieces), figures, self._of_table(state))

    def _of_table(self, state: TruckerState) -> tuple[Figure, ...]:
        said = self._names.say
        if not state.ships:
            return ()
        figures = [Figure(said("shown-round"), str(state.round_number))]
        if state.decks:
            figures.append(Figure(said("shown-cards-left"), str(sum(map(len, state.decks)))))
        else:
            figures.append(Figure(said("shown-timer"), f"{state.run} / {runs(state)}"))
        return tuple(figures)

    def _figures(self, state: TruckerState, seat: int) -> tuple[Figure, ...]:
        said, names = self._names.say, self._names
        found = [Figure(said("shown-credits"), str(state.credits[seat]))]
        if not state.ships:
            return tuple(found)
        ship = state.ships[seat]
        figures = ship.figures()
        if state.decks:
            order = flight_order(state)
            behind = str(state.positions[order[0]] - state.positions[seat]) if seat in order else "–"
            found.append(Figure(said("shown-behind"), behind))
        else:
            found.append(Figure(said("shown-actions-left"), str(state.points[seat])))
        found += [
            Figure(said("shown-engines"), f"{figures.engine} + {figures.double_engines} ×2"),
            Figure(said("shown-fire"), f"{names.half(figures.fire)} + {len(figures.double_fire)} ×2"),
            Figure(said("shown-crew"), str(ship.crew_count())),
            Figure(said("shown-batteries"), f"{ship.battery_count()} / {figures.battery_slots}"),
            Figure(said("shown-exposed"), str(figures.exposed)),
            Figure(said("shown-lost"), str(len(ship.lost))),
        ]
        return tuple(found)

    def _ship(self, state: TruckerState, seat: int) -> Place:
        ship, names = state.ships[seat], self._names
        cells = tuple(self._cell(ship, seat, cell) for cell in ship.board.cells)
        across, board = ship.board.width, ship.board
        columns = tuple(map(str, board.columns[across : 2 * across]))
        rows = tuple(map(str, board.rows[1::across]))
        return Place(names.say("shown-ship", player=names.player(seat)), cells, "board", seat, columns, rows)

    def _cell(self, ship: Ship, seat: int, cell: int) -> Lying:
        """A cell of the board, with its tile and what is aboard there."""
        column, row = cell % ship.board.width, cell // ship.board.width
        space = Lying(f"{seat}/ship/{cell}", cell=(column, row), said=self._names.place(ship, cell))
        face = ship.tiles[cell]
        if face < 0:
            return space
        piece, turn = self._table.designs[face >> 2], QUARTER * (face & 3)
        return replace(space, piece=piece, turn=turn, notes=self._aboard(ship, cell))

    def _aboard(self, ship: Ship, cell: int) -> tuple[str, ...]:
        names, aboard = self._names, []
        who = ship.crew[cell]
        if who in (BROWN, PURPLE):
            aboard.append(names.alien(who))
        elif who:
            aboard.append(f"{names.say('shown-crew')} {who}")
        if ship.batteries[cell]:
            aboard.append(f"{names.say('shown-batteries')} {ship.batteries[cell]}")
        goods = [colour for colour in range(COLOURS) for _ in range(ship.goods[COLOURS * cell + colour])]
        return (*aboard, names.goods(goods)) if goods else tuple(aboard)

    def _tile(self, key: str, tile: int) -> Lying:
        return Lying(key, self._table.designs[tile], said=self._names.tile(tile))

    def _own(self, state: TruckerState, seat: int) -> Place:
        """The tile in hand and those set aside."""
        held, reserve = state.hands[seat], state.ships[seat].reserve
        tiles = [self._tile("held", held)] if held != NO_TILE else []
        note = self._names.say("shown-set-aside")
        tiles += [replace(self._tile(f"own/{tile}", tile), notes=(note,)) for tile in reserve]
        return Place(self._names.say("shown-held"), tuple(tiles), "fan", seat)

    def _open(self, state: TruckerState) -> Place:
        """Tiles in the middle: those that lie face down, and each that lies open."""
        back = Lying(
            "down", self._table.designs[0], BACK, copies=len(state.face_down), said=self._names.say("shown-face-down")
        )
        tiles = [self._tile(f"up/{tile}", tile) for tile in state.face_up]
        down = [back] if state.face_down else []
        return Place(self._names.say("shown-open-tiles"), (*down, *tiles), "grid")

    def _known(self, state: TruckerState, seat: int) -> Place:
        """Cards to come that the seat has seen."""
        cards = tuple(self._adventure(f"known/{card}", card) for card in sorted(known_cards(state, seat)))
        return Place(self._names.say("shown-known"), cards, "fan", seat)

    def _card(self, state: TruckerState) -> Place:
        card = state.card
        cards = (self._adventure("card", card),) if card != NO_CARD else ()
        return Place(self._names.say("shown-card"), cards, "row")

    def _adventure(self, key: str, card: int) -> Lying:
        return Lying(key, self._table.designs[self._table.first_card + card], said=self._names.card(card))

    def touched(self, state: TruckerState, decision: Decision[Any]) -> list[Touch]:
        """For each option the tiles, cells or cards it is about."""
        seat = decision.seat(state)
        return [self._touch(state, decision, seat, action) for action in state.options]

    def _touch(self, state: TruckerState, decision: Decision[Any], seat: int, action: int) -> Touch:
        if isinstance(decision, PlaceTile):
            return self._placed(state, seat, action)
        if isinstance(decision, Take | Flip):
            return self._taken(state, seat, action)
        if isinstance(decision, ChooseCrew):
            return Touch((f"{seat}/ship/{decision.cell}",))
        if isinstance(decision, Defend):
            return Touch((f"{seat}/ship/{decision.cell}",) if action == PASS else ())
        if action < 0 or isinstance(decision, _NOT_OF_CELLS):
            is_card = isinstance(decision, Explore | Claim | Land) and action >= 0
            return Touch(("card",)) if is_card else NOTHING
        if not isinstance(decision, _OF_CELLS):
            raise forgotten(decision)
        cell = action // COLOURS if isinstance(decision, LoseGood) else action
        return Touch((f"{seat}/ship/{cell}",))

    def _placed(self, state: TruckerState, seat: int, action: int) -> Touch:
        if action in (RETURN, SET_ASIDE):
            return Touch(("held",)) if action == SET_ASIDE else NOTHING
        piece = self._table.designs[state.hands[seat]]
        return Touch(("held", f"{seat}/ship/{action >> 2}"), piece, QUARTER * (action & 3))

    def _taken(self, state: TruckerState, seat: int, action: int) -> Touch:
        if action == DRAW:
            return Touch(("down",))
        if action == TAKE_BACK:
            return Touch((f"{seat}/ship/{state.last[seat]}",))
        if action in (FLIP, PASS) or action <= FINISH or action <= PEEK:
            return NOTHING
        return Touch((f"own/{action - OWN}" if action >= OWN else f"up/{action}",))

    def why_not(self, state: TruckerState, decision: Decision[Any], key: str) -> str:
        """That a tile cannot be built in at a cell."""
        is_cell = key.startswith(f"{decision.seat(state)}/ship/")
        return self._names.say("why-no-room") if is_cell and isinstance(decision, PlaceTile) else ""
