"""A room of playingcards.io: a zip that is not packed, with its things as JSON and their pictures.

What lies in the room, in its own units: boards, piles with their cards, counters, dice that are spun.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.exports.books import zipped
from generator.print.exports.folders import File
from generator.print.exports.goods import Batch, Goods, Wish, batches, faces_in, plain_back, safe_name
from generator.print.exports.rasters import Cut, Rasters, encoded, rasters
from generator.print.exports.vendors import Vendor, vendors
from generator.print.faces.sides import Sides
from generator.print.sheets.geometry import MM_PER_INCH

SCHEMA = 1
WIDTH, HEIGHT, HAND = 1600, 1000, 180
MARGIN, LABEL, GAP = 20, 24, 16
CARD_HEIGHT = 160
"""Of a card of 88.9 mm, in units of the room; everything else is to the same scale where it fits."""
PER_MM = CARD_HEIGHT / 88.9
LEAST_SIDE, DIE = 34, 70
PILES_SHARE = 0.45
"""So much of the room's height piles may take where there are boards."""
SHRINKING = 0.92
PACKAGE = "package://"
MOST_SPUN = 6
"""Dice of a design that lie out; whoever has more of them takes one for several."""
Size = tuple[int, int]


def laid(sizes: Sequence[tuple[float, float]], height: float, top: float) -> tuple[float, list[tuple[int, int]]]:
    """How many times as large things are laid, at most once, so as to fit rows of that height; and where they lie."""
    times = 1.0
    while True:
        spots: list[tuple[int, int]] = []
        x, y, row = float(MARGIN), top, 0.0
        for across, down in sizes:
            wide, tall = max(across * times, LEAST_SIDE), max(down * times, LEAST_SIDE)
            if x + wide > WIDTH - MARGIN and x > MARGIN:
                x, y, row = float(MARGIN), y + row + GAP + LABEL, 0.0
            spots.append((round(x), round(y)))
            x += wide + GAP
            row = max(row, tall)
        widest = max((size[0] * times for size in sizes), default=0.0)
        if (y + row <= top + height and widest <= WIDTH - 2 * MARGIN) or times < 0.05:
            return times, spots
        times *= SHRINKING


class _Room:
    """Things and pictures as they are gathered."""

    def __init__(self, goods: Goods, drawn: Rasters, vendor: Vendor, dpi: int) -> None:
        self.goods, self.drawn, self.vendor, self.dpi = goods, drawn, vendor, dpi
        self.widgets: list[dict[str, Any]] = [
            {"id": "hand", "type": "hand", "x": 50, "y": HEIGHT - HAND, "z": 1, "dragging": None}
        ]
        self.files: dict[str, bytes] = {}

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

    def board(self, side: Sides, number: int, spot: Size, times: float) -> None:
        """A board, under all else."""
        image = self.picture(side.front, f"board-{side.id}", is_shaped=False)
        width, height = (round(edge * PER_MM * times) for edge in (side.front.width, side.front.height))
        board = {"id": f"board-{safe_name(side.id)}-{number}", "type": "board", "x": spot[0], "y": spot[1], "z": 1}
        self.widgets.append({**board, "width": width, "height": height, "boardImage": image})

    def pile(self, number: int, batch: Batch, spot: Size, times: float) -> None:
        """A pile with a deck in it and a card for each copy of its designs, all face down where they have backs."""
        face, (x, y) = batch.front, spot
        width, height = (max(LEAST_SIDE - 8, round(edge * PER_MM * times)) for edge in (face.width, face.height))
        pile, deck = f"pile-{number}", f"deck-{number}"
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

    def die(self, side: Sides, number: int, spot: Size, edge: int) -> None:
        """Something to spin for a die: pictures of its sides are not shown there, their numbers are."""
        spun = {"id": f"die-{safe_name(side.id)}-{number}", "type": "spinner", "x": spot[0], "y": spot[1], "z": 5}
        options = [*range(1, len(self.goods.dice[side.id]) + 1)]
        self.widgets.append(
            {**spun, "width": edge, "height": edge, "options": options, "value": 1, "label": side.title}
        )


def _template(width: int, height: int, key: str, static: str | None) -> dict[str, Any]:
    """How a deck draws one side of its cards: a picture that each has, or one that all share."""
    source = {"valueType": "static", "value": static} if static else {"valueType": "dynamic", "value": key}
    image = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent", **source}
    return {"includeBorder": False, "includeRadius": False, "objects": [image]}


def room(goods: Goods, wish: Wish) -> Iterator[File]:
    """The room as one file, ``<set>-<language>.pcio``: its boards above, its piles and dice below them."""
    vendor, faces = vendors()["playingcards-io"], faces_in(goods)
    with rasters([*faces, *map(plain_back, faces)]) as drawn:
        made = _Room(goods, drawn, vendor, wish.dpi or vendor.dpi)
        boards = [side for side in goods.sides if goods.form(side) == "board" for _ in range(side.count)]
        dice = [side for side in goods.sides if len(goods.dice.get(side.id, ())) > 1]
        spun = [(side, number) for side in dice for number in range(min(side.count, MOST_SPUN))]
        piles = list(_piles(goods))
        room_for_all = HEIGHT - HAND - MARGIN - LABEL
        below = room_for_all * (PILES_SHARE if boards else 1.0)
        sizes = [(batch.front.width * PER_MM + 8, batch.front.height * PER_MM + 8) for batch in piles]
        sizes += [(DIE, DIE)] * len(spun)
        top = MARGIN + LABEL + room_for_all - below
        times, spots = laid(sizes, below - MARGIN, top)
        for number, batch in enumerate(piles):
            made.pile(number, batch, spots[number], times)
        for (side, number), spot in zip(spun, spots[len(piles) :], strict=True):
            made.die(side, number, spot, max(LEAST_SIDE, round(DIE * times)))
        sizes = [(side.front.width * PER_MM, side.front.height * PER_MM) for side in boards]
        times, spots = laid(sizes, room_for_all - below - LABEL, MARGIN)
        for number, (side, spot) in enumerate(zip(boards, spots, strict=True)):
            made.board(side, number, spot, times)
    files = {
        "schemaVersion": b"%d" % SCHEMA,
        "widgets.json": msgspec.json.format(msgspec.json.encode(made.widgets)) + b"\n",
        **made.files,
    }
    yield f"{goods.stem}.pcio", zipped(files.items(), stored=True)


def _piles(goods: Goods) -> Iterator[Batch]:
    """What lies in piles: all but boards and dice; cubes without pips show their colour."""
    for batch in batches(goods):
        if batch.form == "net":
            for side in batch.sides:
                sides = goods.dice.get(side.id, ())
                if len(sides) < 2:
                    cube = msgspec.structs.replace(side, front=sides[0] if sides else side.front, back=None)
                    yield Batch(side.kind, "token", (cube,), None, has_backs=False)
        elif batch.form not in ("board", "pages", "none"):
            yield batch
