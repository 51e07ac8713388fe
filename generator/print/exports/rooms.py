"""A room of playingcards.io: a zip that is not packed, with its things as JSON and their pictures.

What lies in the room, in its own units: boards, piles with their cards, counters, dice that are spun.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.exports.books import zipped
from generator.print.exports.folders import File
from generator.print.exports.goods import Batch, Goods, Wish, batches, faces_in, plain_back, safe_name
from generator.print.exports.rasters import Cut, Rasters, encoded, rasters
from generator.print.exports.vendors import Vendor, vendors
from generator.print.sheets.geometry import MM_PER_INCH

SCHEMA = 1
WIDTH, HEIGHT, HAND = 1600, 1000, 180
MARGIN, LABEL, GAP = 20, 24, 16
CARD_HEIGHT = 160
"""Of a card of 88.9 mm, in units of the room; everything else is to the same scale where it fits."""
PER_MM = CARD_HEIGHT / 88.9
BOARD_SHARE = 0.55
"""So much of the room's width its boards may take."""
LEAST_SIDE = 34
PACKAGE = "package://"


class _Room:
    """Things and pictures as they are gathered."""

    def __init__(self, goods: Goods, drawn: Rasters, vendor: Vendor, dpi: int) -> None:
        self.goods, self.drawn, self.vendor, self.dpi = goods, drawn, vendor, dpi
        self.widgets: list[dict[str, Any]] = [
            {"id": "hand", "type": "hand", "x": 50, "y": HEIGHT - HAND, "z": 1, "dragging": None}
        ]
        self.files: dict[str, bytes] = {}
        self.x, self.y, self.row = MARGIN, MARGIN + LABEL, 0

    def place(self, width: int, height: int) -> tuple[int, int]:
        """Where something goes: along rows from the top left; what has no room is laid over the first row again."""
        if self.x + width > WIDTH - MARGIN:
            self.x, self.y, self.row = MARGIN, self.y + self.row + GAP + 2 * LABEL, 0
        if self.y + height > HEIGHT - HAND:
            self.y = MARGIN + LABEL
        spot = (self.x, self.y)
        self.x += width + GAP
        self.row = max(self.row, height)
        return spot

    def picture(self, face: Scene, name: str, *, is_shaped: bool = True) -> str:
        """Where the picture of a face lies in the package; drawn smaller until it is small enough."""
        path = f"userassets/{safe_name(name)}"
        if any(known.startswith(f"{path}.") for known in self.files):
            return PACKAGE + next(known for known in self.files if known.startswith(f"{path}."))
        longest = max(face.width, face.height) / MM_PER_INCH
        dpi = min(float(self.dpi), self.vendor.most_pixels / longest)
        data, ending = b"", "png"
        for share in (1.0, 0.7, 0.5, 0.35):
            seen = self.drawn.picture(face, Cut(dpi * share, is_shaped=is_shaped))
            data = encoded(seen, ending, dpi * share)
            if len(data) <= self.vendor.most_bytes:
                break
        self.files[f"{path}.{ending}"] = data
        return f"{PACKAGE}{path}.{ending}"

    def board(self, batch: Batch) -> None:
        """Each board by itself, under all else; none wider than its share of the room."""
        for side in batch.sides:
            face = side.front
            scale = min(PER_MM, WIDTH * BOARD_SHARE / face.width, (HEIGHT - HAND - 2 * MARGIN) / face.height)
            size = round(face.width * scale), round(face.height * scale)
            for number in range(side.count):
                x, y = self.place(*size)
                image = self.picture(face, f"board-{side.id}", is_shaped=False)
                self.widgets.append(
                    {
                        "id": f"board-{safe_name(side.id)}-{number}",
                        "type": "board",
                        "x": x,
                        "y": y,
                        "z": 1,
                        "width": size[0],
                        "height": size[1],
                        "boardImage": image,
                    }
                )

    def pile(self, number: int, batch: Batch) -> None:
        """A pile with a deck in it and a card for each copy of its designs, all face down where they have backs."""
        face = batch.front
        scale = max(PER_MM, LEAST_SIDE / min(face.width, face.height))
        scale = min(scale, 3 * CARD_HEIGHT / max(face.width, face.height))
        width, height = round(face.width * scale), round(face.height * scale)
        pile, deck = f"pile-{number}", f"deck-{number}"
        x, y = self.place(width + 8, height + 8)
        kind = self.goods.called.get(batch.kind, batch.kind)
        common = batch.back or (None if batch.has_backs else plain_back(face))
        back = self.picture(common, f"back-{common.name}") if common is not None else ""
        types = {}
        for side in batch.sides:
            types[side.id] = {"label": side.title, "image": self.picture(side.front, f"front-{side.id}")}
            if common is None and side.back is not None:
                types[side.id]["back"] = self.picture(side.back, f"back-{side.id}")
        self.widgets += [
            {"id": pile, "type": "cardPile", "x": x, "y": y, "z": 2, "width": width + 8, "height": height + 8,
             "label": kind, "hasShuffleButton": batch.has_backs, "allowedDecks": None},
            {"id": deck, "type": "cardDeck", "x": x, "y": y, "z": 3, "parent": pile, "cardTypes": types,
             "cardWidth": width, "cardHeight": height, "enlarge": True, "onRemoveCreateItem": None,
             "faceTemplate": _template(width, height, "image", None),
             "backTemplate": _template(width, height, "back", back or None)},
        ]  # fmt: skip
        copies = [side.id for side in batch.sides for _ in range(side.count)]
        for place, name in enumerate(copies):
            card = {"id": f"{deck}-{place}", "type": "card", "deck": deck, "cardType": name, "parent": pile}
            self.widgets.append({**card, "x": x + 4, "y": y + 4, "z": 4 + place, "faceup": not batch.has_backs})

    def die(self, name: str, title: str, sides: int, count: int) -> None:
        """Something to spin for each die of a design: pictures of its sides are not shown there, their numbers are."""
        for number in range(count):
            x, y = self.place(70, 70)
            options = [*range(1, sides + 1)]
            self.widgets.append(
                {"id": f"die-{safe_name(name)}-{number}", "type": "spinner", "x": x, "y": y, "z": 5, "width": 70,
                 "height": 70, "options": options, "value": 1, "label": title}
            )  # fmt: skip


def _template(width: int, height: int, key: str, static: str | None) -> dict[str, Any]:
    """How a deck draws one side of its cards: a picture that each has, or one that all share."""
    source = {"valueType": "static", "value": static} if static else {"valueType": "dynamic", "value": key}
    image = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent", **source}
    return {"includeBorder": False, "includeRadius": False, "objects": [image]}


MOST_SPUN = 12
"""Dice of a design that lie out; whoever has more of them takes one for several."""


def room(goods: Goods, wish: Wish) -> Iterator[File]:
    """The room as one file, ``<set>-<language>.pcio``."""
    vendor = vendors()["playingcards-io"]
    faces = faces_in(goods)
    plain = [plain_back(face) for face in faces]
    with rasters([*faces, *plain]) as drawn:
        made = _Room(goods, drawn, vendor, wish.dpi or vendor.dpi)
        wanted = [batch for batch in batches(goods) if batch.form not in ("pages", "none")]
        for batch in (batch for batch in wanted if batch.form == "board"):
            made.board(batch)
        for number, batch in enumerate(wanted):
            if batch.form == "net":
                _lay_dice(made, goods, batch, number)
            elif batch.form != "board":
                made.pile(number, batch)
    files = {
        "schemaVersion": b"%d" % SCHEMA,
        "widgets.json": msgspec.json.format(msgspec.json.encode(made.widgets)) + b"\n",
        **made.files,
    }
    yield f"{goods.stem}.pcio", zipped(files.items(), stored=True)


def _lay_dice(made: _Room, goods: Goods, batch: Batch, number: int) -> None:
    """Dice to spin; cubes without pips, and whatever else is folded of paper, as a pile of pieces."""
    for side in batch.sides:
        sides = goods.dice.get(side.id, ())
        if len(sides) > 1:
            made.die(side.id, side.title, len(sides), min(side.count, MOST_SPUN))
        else:
            cube = msgspec.structs.replace(side, front=sides[0] if sides else side.front, back=None)
            made.pile(1000 + 100 * number + batch.sides.index(side), Batch(side.kind, "token", (cube,), None, False))
