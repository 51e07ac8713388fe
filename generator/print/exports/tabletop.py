"""Saves of Tabletop Simulator: the table as a game begins, for each number of players, and its pictures.

Cards are decks of sheets of faces; tiles, tokens and boards are tiles to scale, many of a kind in bags; dice are cubes
of our own with their sides on them. A length of the game is told in its units, x to the right and z away from the first
player; y is up. Facts about sheets and scales are in ``vendors.yaml``.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from PIL import Image

from generator.print.drawing.scene import Scene
from generator.print.exports.goods import (
    MANIFEST,
    Batch,
    File,
    Goods,
    StartingPiece,
    Table,
    Wish,
    batches,
    faces_in,
    manifest,
    manifest_entry,
    plain_back,
    safe_name,
)
from generator.print.exports.rasters import Cut, Rasters, encoded, rasters
from generator.print.exports.vendors import Vendor, vendors
from generator.print.faces.sides import Sides
from generator.print.sheets.geometry import MM_PER_INCH

BLACK = {"r": 1.0, "g": 1.0, "b": 1.0}
ROUNDED, RECTANGLE, HEXAGON, CIRCLE = 0, 1, 3, 4
"""Shapes of cards, as the game numbers them."""
CARD_SHAPES = {"hexagon": HEXAGON, "circle": CIRCLE}
TILE_SHAPES = {"rectangle": 0, "hexagon": 1, "circle": 2}
ROUND_TILE = 3
THICK, THIN = 0.2, 0.05
DIE_MODEL, DIE_KIND = "pictures/cube.obj", 2
TURNS = ((0, 0, 0), (180, 0, 0), (270, 0, 0), (90, 0, 0), (0, 0, 90), (0, 0, 270))
"""How a cube is turned for each of its sides to be up: top, bottom, far, near, right, left, as the model has them."""
SIDES = (0, 5, 1, 4, 2, 3)
"""Which side of a die each side of the model shows: opposite ones of a common die are seven together."""
GAP, BETWEEN = 0.5, 2.0
WIDEST = 56.0
"""How wide a row in the middle may be, in units."""
LIFT = 1.2
MOST_LOOSE = 400
"""So many single things lie in one bag at most; more of them are stacks."""


class Sheet(msgspec.Struct, frozen=True):
    """A sheet of faces: its number in a save, its pictures, so many across and down, and which design is where."""

    number: int
    face: str
    back: str
    across: int
    down: int
    has_own_backs: bool
    shape: int
    slots: dict[str, int]

    def data(self, url: str) -> dict[str, Any]:
        """As a save tells it."""
        return {
            "FaceURL": url + self.face,
            "BackURL": url + self.back,
            "NumWidth": self.across,
            "NumHeight": self.down,
            "BackIsHidden": True,
            "UniqueBack": self.has_own_backs,
            "Type": self.shape,
        }


class Thing(msgspec.Struct):
    """Something to lay on the table, and how much room it takes, in units."""

    told: dict[str, Any]
    width: float
    height: float


def saves(goods: Goods, wish: Wish) -> Iterator[File]:
    """A save for each number of players, the pictures they fetch, and a manifest."""
    vendor = vendors()["tabletop-simulator"]
    plain = [plain_back(side.front) for side in goods.sides if side.back is None]
    with rasters([*faces_in(goods), *plain], wish.kept) as drawn:
        pictures = _Pictures(goods, drawn, vendor, wish.dpi or vendor.dpi)
        yield from pictures.files()
    yield DIE_MODEL, cube().encode()
    names = []
    for table in goods.tables or (Table(0),):
        save = _Save(goods, pictures, table, wish.url).data()
        names.append(f"{goods.stem}{f'-{table.players}-players' if table.players else ''}.json")
        yield names[-1], msgspec.json.format(msgspec.json.encode(save)) + b"\n"
    pieces = [manifest_entry(side, goods) for side in goods.sides]
    yield MANIFEST, manifest(goods, "tabletop-simulator", wish.dpi or vendor.dpi, pieces, saves=names)


class _Pictures:
    """What is fetched: sheets of faces, pictures of tiles, boards and dice."""

    def __init__(self, goods: Goods, drawn: Rasters, vendor: Vendor, dpi: int) -> None:
        self.goods, self.drawn, self.vendor, self.dpi = goods, drawn, vendor, dpi
        self.batches = [batch for batch in batches(goods) if batch.form not in ("pages", "none")]
        self.sheets: dict[str, Sheet] = {}
        self.tiles: dict[str, tuple[str, str]] = {}
        self.textures: dict[str, str] = {}

    def files(self) -> Iterator[File]:
        """All of them, one at a time; where each design is is known afterwards."""
        number = 0
        written: set[str] = set()
        for batch in self.batches:
            if batch.form == "card":
                for first in range(0, len(batch.sides), self.vendor.most_faces):
                    number += 1
                    yield from self._sheet(number, batch, batch.sides[first : first + self.vendor.most_faces])
                continue
            for side in batch.sides:
                if batch.form == "net":
                    yield from self._texture(side)
                else:
                    yield from self._tile(batch, side, written)

    def _sheet(self, number: int, batch: Batch, sides: Sequence[Sides]) -> Iterator[File]:
        face = sides[0].front
        across, down = _grid(len(sides), self.vendor, face)
        dpi = min(self.dpi * 2, MM_PER_INCH * self.vendor.most_pixels / max(across * face.width, down * face.height))
        cut = Cut(math.floor(dpi))
        name = f"pictures/sheet-{number:02d}-{safe_name(batch.kind)}"
        yield f"{name}.jpg", self._grid_of([side.front for side in sides], across, down, cut)
        has_own = batch.back is None and batch.has_backs
        if has_own:
            backs = [side.back or plain_back(side.front) for side in sides]
            yield f"{name}-backs.jpg", self._grid_of(backs, across, down, cut)
            back = f"{name}-backs.jpg"
        else:
            behind = batch.back or plain_back(face)
            back = f"{name}-back.jpg"
            yield back, encoded(self.drawn.picture(behind, cut), "jpg", cut.dpi)
        shape = CARD_SHAPES.get(face.outline, ROUNDED if face.corner else RECTANGLE)
        slots = {side.id: slot for slot, side in enumerate(sides)}
        sheet = Sheet(number, f"{name}.jpg", back, across, down, has_own, shape, slots)
        self.sheets |= dict.fromkeys(slots, sheet)

    def _grid_of(self, faces: Sequence[Scene], across: int, down: int, cut: Cut) -> bytes:
        width, height = cut.size(faces[0])
        sheet = Image.new("RGB", (across * width, down * height), "#202020")
        for slot, face in enumerate(faces):
            sheet.paste(self.drawn.picture(face, cut), (slot % across * width, slot // across * height))
        return encoded(sheet, "jpg", cut.dpi)

    def _tile(self, batch: Batch, side: Sides, written: set[str]) -> Iterator[File]:
        longest = max(side.front.width, side.front.height)
        cut = Cut(min(self.dpi * 1.0, MM_PER_INCH * self.vendor.most_pixels / longest))
        paths: list[str] = []
        for face, name in ((side.front, side.id), (side.back, side.back.name if side.back else "")):
            path = f"pictures/{safe_name(batch.kind)}-{safe_name(name)}.jpg" if face is not None else paths[0]
            paths.append(path)
            if face is not None and path not in written:
                written.add(path)
                yield path, encoded(self.drawn.picture(face, cut), "jpg", cut.dpi)
        self.tiles[side.id] = (paths[0], paths[1])

    def _texture(self, side: Sides) -> Iterator[File]:
        """The sides of a cube, three across and two down; one that has no pips shows its colour everywhere."""
        scenes = self.goods.dice.get(side.id) or (side.front,)
        size = 256
        sheet = Image.new("RGB", (3 * size, 2 * size))
        for place in range(len(TURNS)):
            face = scenes[SIDES[place] % len(scenes)]
            cut = Cut(pixels=(size, size), dpi=size * MM_PER_INCH / max(face.width, face.height))
            sheet.paste(self.drawn.picture(face, cut), (place % 3 * size, place // 3 * size))
        self.textures[side.id] = f"pictures/die-{safe_name(side.id)}.jpg"
        yield self.textures[side.id], encoded(sheet, "jpg", self.dpi)


def _grid(count: int, vendor: Vendor, face: Scene) -> tuple[int, int]:
    """How many faces lie across and down a sheet: as large as its pixels let them be, with the last place left free."""
    ways = [
        (across, max(2, math.ceil((count + 1) / across)))
        for across in range(2, vendor.columns + 1)
        if math.ceil((count + 1) / across) <= vendor.rows
    ]
    return min(ways, key=lambda way: (max(way[0] * face.width, way[1] * face.height), way[0] * way[1]))


class _Save:
    """One save: what is laid for a number of players, and the supply."""

    def __init__(self, goods: Goods, pictures: _Pictures, table: Table, url: str) -> None:
        self.goods, self.pictures, self.table, self.url = goods, pictures, table, url
        self.vendor = pictures.vendor
        self.by_id = {side.id: side for side in goods.sides}
        self.batch_of = {side.id: batch for batch in pictures.batches for side in batch.sides}
        self.left = {name: self.by_id[name].count for name in self.batch_of}
        self.made = 0

    def data(self) -> dict[str, Any]:
        """The whole save."""
        seats = {seat: self._laid(seat) for seat in range(-1, self.table.players)}
        middle = [*seats.pop(-1, []), *self._supply()]
        objects, reach = _in_rows(middle, 0.0, 0.0, WIDEST)
        objects += _round_the_table(list(seats.values()), reach)
        players = self.table.players
        name = self.goods.title if not players else f"{self.goods.title} ({players})"
        return {
            "SaveName": name,
            "GameMode": self.goods.title,
            "Gravity": 0.5,
            "PlayArea": 0.5,
            "Date": "",
            "Table": "Table_RPG",
            "Sky": "Sky_Museum",
            "Note": self.goods.words.get("note", ""),
            "Rules": "",
            "XmlUI": "",
            "LuaScript": "",
            "LuaScriptState": "",
            "VersionNumber": "",
            "ObjectStates": objects,
        }

    def _laid(self, seat: int) -> list[Thing]:
        """What lies at a seat, or in the middle, as the game begins; no more of it than the box holds."""
        things: list[Thing] = []
        for laid in self.table.laid:
            count = min(laid.count, self.left.get(laid.id, 0))
            if laid.seat == seat and count:
                self.left[laid.id] -= count
                things += self._things(laid, count)
        return things

    def _things(self, laid: StartingPiece, count: int) -> list[Thing]:
        batch, side = self.batch_of[laid.id], self.by_id[laid.id]
        if batch.form == "card":
            return [self._deck(batch, [side.id] * count, laid.place, is_down=laid.is_back)]
        if batch.form == "net":
            return [self._die(side) for _ in range(count)]
        return [self._tile(side, count, is_down=laid.is_back)]

    def _supply(self) -> list[Thing]:
        """All that is left in the box: boards first, then decks, bags and piles, kind by kind."""
        supply: list[Thing] = []
        order = sorted(self.pictures.batches, key=lambda batch: batch.form != "board")
        for batch in order:
            names = [side.id for side in batch.sides for _ in range(self.left[side.id])]
            kind = self.goods.called.get(batch.kind, batch.kind)
            if not names:
                continue
            if batch.form == "card":
                supply.append(self._deck(batch, names, kind, is_down=batch.has_backs))
            elif batch.form == "net":
                dice = [self._die(self.by_id[name]).told for name in names]
                supply.append(self._bag(kind, dice) if len(dice) > 1 else self._die(self.by_id[names[0]]))
            elif batch.form == "board" or len(set(names)) == 1:
                supply += [self._tile(side, self.left[side.id]) for side in batch.sides if self.left[side.id]]
            else:
                supply.append(self._bag(kind, list(self._loose(batch, len(names)))))
        return supply

    def _loose(self, batch: Batch, count: int) -> Iterator[dict[str, Any]]:
        """What is in a bag: each piece by itself, so that it is drawn by chance; too many of them as stacks."""
        for side in batch.sides:
            left = self.left[side.id]
            if left and count > MOST_LOOSE:
                yield self._tile(side, left).told
            else:
                yield from (self._tile(side, 1).told for _ in range(left))

    def _deck(self, batch: Batch, names: Sequence[str], title: str, *, is_down: bool) -> Thing:
        face = batch.front
        scale = face.height / self.vendor.card_height
        sheets = {sheet.number: sheet for sheet in map(self.pictures.sheets.__getitem__, names)}
        decks = {str(number): sheet.data(self.url) for number, sheet in sorted(sheets.items())}
        cards = [self._card(name) for name in names]
        if len(names) == 1:
            whole = {**cards[0], "Name": "CardCustom", "CustomDeck": decks}
        else:
            whole = self._object("DeckCustom", title)
            whole |= {"DeckIDs": [card["CardID"] for card in cards], "CustomDeck": decks, "ContainedObjects": cards}
        return self._thing(whole, face.width, face.height, scale, scale, is_down=is_down)

    def _card(self, name: str) -> dict[str, Any]:
        sheet, side = self.pictures.sheets[name], self.by_id[name]
        card = self._object("Card", side.title)
        return {**card, "CardID": sheet.number * 100 + sheet.slots[name], "GMNotes": name}

    def _tile(self, side: Sides, count: int, *, is_down: bool = False) -> Thing:
        face, front = side.front, self.pictures.tiles[side.id]
        is_board = self.goods.form(side) == "board"
        shape = TILE_SHAPES[face.outline] or (ROUND_TILE if face.corner else 0)
        tile = self._object("Custom_Tile_Stack" if count > 1 else "Custom_Tile", side.title)
        tile |= {"GMNotes": side.id, "Locked": is_board}
        tile["CustomImage"] = {
            "ImageURL": self.url + front[0],
            "ImageSecondaryURL": self.url + front[1],
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
            "CustomTile": {
                "Type": shape,
                "Thickness": THIN if is_board else THICK,
                "Stackable": not is_board,
                "Stretch": False,
            },
        }
        if count > 1:
            tile["Number"] = count
        per_unit = self.vendor.units_per_mm / self.vendor.tile_units
        return self._thing(
            tile, face.width, face.height, face.width * per_unit, face.height * per_unit, is_down=is_down
        )

    def _die(self, side: Sides) -> Thing:
        die = self._object("Custom_Model", side.title)
        scenes = self.goods.dice.get(side.id, ())
        edge = scenes[0].width if scenes else min(side.front.width, side.front.height)
        die |= {"GMNotes": side.id, "MaterialIndex": 0}
        die["CustomMesh"] = {
            "MeshURL": self.url + DIE_MODEL,
            "DiffuseURL": self.url + self.pictures.textures[side.id],
            "NormalURL": "",
            "ColliderURL": "",
            "Convex": True,
            "MaterialIndex": 0,
            "TypeIndex": DIE_KIND if len(scenes) > 1 else 0,
            "CastShadows": True,
        }
        if len(scenes) > 1:
            die["RotationValues"] = [
                {"Value": number + 1, "Rotation": dict(zip("xyz", TURNS[SIDES.index(number)], strict=True))}
                for number in range(len(TURNS))
            ]
        scale = edge * self.vendor.units_per_mm
        return self._thing(die, edge, edge, scale, scale)

    def _bag(self, title: str, inside: list[dict[str, Any]]) -> Thing:
        bag = self._object("Bag", title)
        bag |= {"MaterialIndex": -1, "MeshIndex": -1, "Bag": {"Order": 2}, "ContainedObjects": inside}
        return Thing(bag, 3.0, 3.0)

    def _object(self, name: str, title: str) -> dict[str, Any]:
        self.made += 1
        return {
            "GUID": f"{self.made:06x}",
            "Name": name,
            "Transform": _transform(0.0, 0.0, 1.0, 1.0),
            "Nickname": title,
            "Description": "",
            "GMNotes": "",
            "ColorDiffuse": BLACK,
            "Locked": False,
            "Grid": True,
            "Snap": True,
            "Autoraise": True,
            "Sticky": True,
            "Tooltip": True,
            "HideWhenFaceDown": name in ("Card", "DeckCustom"),
            "Hands": name == "Card",
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
        }

    def _thing(
        self, told: dict[str, Any], width: float, height: float, across: float, down: float, *, is_down: bool = False
    ) -> Thing:
        """A thing of so many mm, made so many times as large as the game has it."""
        told["Transform"] = _transform(0.0, 0.0, across, down, is_down=is_down)
        return Thing(told, width * self.vendor.units_per_mm, height * self.vendor.units_per_mm)


def _transform(x: float, z: float, across: float, down: float, *, is_down: bool = False) -> dict[str, float]:
    values = (x, LIFT, z, 0.0, 180.0, 180.0 if is_down else 0.0, across, 1.0, down)
    axes = [f"{what}{axis}" for what in ("pos", "rot", "scale") for axis in "XYZ"]
    return {axis: round(value, 4) for axis, value in zip(axes, values, strict=True)}


def _in_rows(things: Sequence[Thing], x: float, z: float, widest: float) -> tuple[list[dict[str, Any]], float]:
    """The things in rows about a place, tall ones first; and how far they reach from it, up and down."""
    rows: list[list[Thing]] = [[]]
    for thing in things:
        if rows[-1] and sum(one.width + GAP for one in rows[-1]) + thing.width > widest:
            rows.append([])
        rows[-1].append(thing)
    heights = [max((thing.height for thing in row), default=0.0) for row in rows]
    tall = sum(heights) + GAP * (len(rows) - 1)
    top = z + tall / 2
    for row, height in zip(rows, heights, strict=True):
        left = x - (sum(thing.width for thing in row) + GAP * (len(row) - 1)) / 2
        for thing in row:
            place = thing.told["Transform"]
            place["posX"], place["posZ"] = round(left + thing.width / 2, 4), round(top - height / 2, 4)
            left += thing.width + GAP
        top -= height + GAP
    return [thing.told for row in rows for thing in row], tall / 2


def _round_the_table(seats: Sequence[Sequence[Thing]], reach: float) -> list[dict[str, Any]]:
    """What lies at each seat: half of them on this side, the others beyond the middle, turned towards their players."""
    objects: list[dict[str, Any]] = []
    near = (len(seats) + 1) // 2
    for is_far, group in ((False, seats[:near]), (True, seats[near:])):
        room = WIDEST / max(1, len(group))
        for number, things in enumerate(group):
            if not things:
                continue
            x = (number + 0.5) * room - WIDEST / 2
            _, tall = _in_rows(things, 0.0, 0.0, room - BETWEEN)
            z = reach + BETWEEN + tall
            for thing in things:
                place = thing.told["Transform"]
                turned = -1 if is_far else 1
                place["posX"] = round(x * turned + place["posX"] * turned, 4)
                place["posZ"] = round((place["posZ"] - z) * turned, 4)
                place["rotY"] = 0.0 if is_far else 180.0
                objects.append(thing.told)
    return objects


def cube() -> str:
    """A cube of edge 1 as an OBJ model; each side shows one part of a picture that is three across and two down."""
    corners = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
    sides = ((2, 3, 7, 6), (1, 0, 4, 5), (3, 1, 5, 7), (0, 2, 6, 4), (6, 7, 5, 4), (3, 2, 0, 1))
    normals = ((0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (1, 0, 0), (-1, 0, 0))
    lines = ["# A die of Proofpress", *(f"v {x} {y} {z}" for x, y, z in corners)]
    for number in range(len(sides)):
        left, low = number % 3 / 3, 1 - (number // 3 + 1) / 2
        spots = ((left, low + 0.5), (left, low), (left + 1 / 3, low), (left + 1 / 3, low + 0.5))
        lines += [f"vt {u:.5f} {v:.5f}" for u, v in spots]
    lines += [f"vn {x} {y} {z}" for x, y, z in normals]
    for number, side in enumerate(sides):
        places = [f"{corner + 1}/{4 * number + place + 1}/{number + 1}" for place, corner in enumerate(side)]
        lines.append(f"f {' '.join(places)}")
    return "\n".join(lines) + "\n"
