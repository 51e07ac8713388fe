"""What is exported: the designs of a set in one language, how each is printed, what is told of all of them; and
folders of pictures of every face at any size, and as two print services take them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from generator.print.drawing.scene import Path, Scene
from generator.print.drawing.shapes import rect
from generator.print.exports.rasters import Cut, Kept, Rasters, encoded, rasters
from generator.print.exports.vendors import Fitted, Vendor, fitted, vendors
from generator.print.faces.sides import Sides
from generator.print.sheets.geometry import BLEED

Ending = Literal["png", "webp"]
MADE_BY = "Proofpress"
NOTE = "Proofpress belongs to no print service and to no virtual table; look at their templates before you order."
PLAIN = "#e8e4da"
"""The back of a card that has none, where a vendor prints both sides."""
MOST_OF_A_NAME = 60


class Wish(msgspec.Struct, frozen=True):
    """What whoever exports asks for: dots per inch (None: as the vendor says), pictures with their bleed, their kind.

    ``url`` is where pictures will lie, for virtual tables that fetch them; ``kept`` is what was painted of a set for
    another language.
    """

    dpi: int | None = None
    has_bleed: bool = False
    ending: Ending = "png"
    url: str = ""
    kept: Kept | None = None


class StartingPiece(msgspec.Struct, frozen=True):
    """Pieces of a design that lie somewhere when a game begins: at a seat (below 0: at nobody's), so many of them."""

    id: str
    count: int
    seat: int
    place: str
    is_back: bool = False


class Table(msgspec.Struct, frozen=True):
    """How a game begins for a number of players; whatever is not laid is in the supply."""

    players: int
    laid: tuple[StartingPiece, ...] = ()


class Goods(msgspec.Struct, frozen=True, kw_only=True):
    """A set in one language: its designs, how each kind is printed and called, its pages of rules.

    ``dice`` are the sides of designs that are cubes, each with the name of what is up; ``tables`` how games begin.
    """

    set: str
    title: str
    language: str
    sides: tuple[Sides, ...]
    forms: dict[str, str]
    called: dict[str, str]
    rules: tuple[Scene, ...] = ()
    dice: dict[str, tuple[Scene, ...]] = {}
    tables: tuple[Table, ...] = ()
    credits: str = ""
    words: dict[str, str] = {}

    def form(self, side: Sides) -> str:
        """How a design is printed, as the parts list says it."""
        return self.forms.get(side.kind, "card")

    @property
    def stem(self) -> str:
        """What files are called."""
        return f"{self.set}-{self.language}"


class Batch(msgspec.Struct, frozen=True):
    """Designs of one kind, size and shape; ``back`` is the one that all have, None where each has its own or none."""

    kind: str
    form: str
    sides: tuple[Sides, ...]
    back: Scene | None
    has_backs: bool

    @property
    def front(self) -> Scene:
        """The first of the fronts, which all are alike in size."""
        return self.sides[0].front


def batches(goods: Goods) -> list[Batch]:
    """The designs in file order, those together that are cut alike and cannot be told apart from behind.

    Where nearly every design of a kind has a back of its own, these are one batch.
    """
    alike: dict[tuple[Any, ...], list[Sides]] = {}
    for side in goods.sides:
        face = side.front
        key = (side.kind, face.width, face.height, face.outline, face.corner, side.back is None)
        alike.setdefault(key, []).append(side)
    batches: list[Batch] = []
    for (kind, *_), sides in alike.items():
        by_back: dict[str, list[Sides]] = {}
        for side in sides:
            by_back.setdefault(side.back.name if side.back else "", []).append(side)
        form = goods.form(sides[0])
        if len(by_back) > 1 and 2 * len(by_back) > len(sides):
            batches.append(Batch(kind, form, tuple(sides), None, True))
            continue
        batches += [Batch(kind, form, tuple(same), same[0].back, same[0].back is not None) for same in by_back.values()]
    return batches


def faces_in(goods: Goods) -> list[Scene]:
    """Every face that there is, each once."""
    faces = [face for side in goods.sides for face in (side.front, side.back) if face is not None]
    sides = [scene for scenes in goods.dice.values() for scene in scenes]
    return list({face.name: face for face in (*faces, *sides, *goods.rules)}.values())


def plain_back(face: Scene) -> Scene:
    """A back of one colour for a face that has none."""
    bleed = face.bleed
    ground = rect(-bleed, -bleed, face.width + 2 * bleed, face.height + 2 * bleed)
    name = f"plain-{face.width:g}x{face.height:g}-{face.outline}"
    return Scene(name, "", face.width, face.height, (Path(ground, PLAIN),), bleed, face.corner, face.outline)


def safe_name(text: str) -> str:
    """A name as part of a path on any system."""
    kept = "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in text)
    return kept[:MOST_OF_A_NAME].strip("-") or "x"


def manifest(goods: Goods, vendor: str, dpi: float, pieces: Sequence[dict[str, Any]], **more: Any) -> bytes:
    """What was exported, for programs: pieces with their counts and files, and what was left out."""
    record = {
        "made_by": MADE_BY,
        "note": NOTE,
        "to": vendor,
        "set": goods.set,
        "title": goods.title,
        "language": goods.language,
        "dpi": dpi,
        "cards": sum(piece["count"] for piece in pieces),
        **more,
        "pieces": list(pieces),
    }
    return msgspec.json.format(msgspec.json.encode(record)) + b"\n"


def manifest_entry(side: Sides, goods: Goods, **files: Any) -> dict[str, Any]:
    """A design as a manifest tells it: its trim in mm, its count, its files."""
    face = side.front
    return {
        "id": side.id,
        "kind": side.kind,
        "form": goods.form(side),
        "title": side.title,
        "count": side.count,
        "width_mm": face.width,
        "height_mm": face.height,
        "outline": face.outline,
        **files,
    }


def count_of(sides: Iterable[Sides]) -> int:
    """How many pieces there are of some designs."""
    return sum(side.count for side in sides)


DPI = 300
MANIFEST = "manifest.json"
NEVER_PRINTED = ("net", "pages", "none")
"""Forms of kinds that no print service makes."""
File = tuple[str, bytes]
"""A path below the folder, and what is written there."""


def images(goods: Goods, wish: Wish) -> Iterator[File]:
    """Each front and each different back once, cut to its trim with clear corners, or with its bleed; a manifest.

    Whoever takes single pictures is served by it: Screentop, Tabletopia, a web page.
    """
    dpi, pieces = wish.dpi or DPI, []
    with rasters(faces_in(goods), wish.kept) as drawn:
        written: dict[str, str] = {}

        def file(folder: str, name: str, face: Scene) -> Iterator[File]:
            if face.name in written:
                return
            written[face.name] = f"{folder}/{safe_name(name)}.{wish.ending}"
            cut = Cut(dpi, face.bleed) if wish.has_bleed else Cut(dpi, is_shaped=True)
            yield written[face.name], encoded(drawn.dots(face, cut), wish.ending, dpi)

        for side in goods.sides:
            yield from file(f"fronts/{safe_name(side.kind)}", side.id, side.front)
            if side.back is not None:
                yield from file("backs", side.back.name, side.back)
            bleed = side.front.bleed if wish.has_bleed else 0.0
            size = Cut(dpi, bleed).size(side.front)
            back = written[side.back.name] if side.back else None
            pieces.append(
                manifest_entry(side, goods, front=written[side.front.name], back=back, pixels=size, bleed_mm=bleed)
            )
        for name, sides in goods.dice.items():
            for number, face in enumerate(sides):
                yield from file(f"dice/{safe_name(name)}", str(number), face)
        for number, page in enumerate(goods.rules, start=1):
            yield from file("rules", str(number), page)
    yield MANIFEST, manifest(goods, "images", dpi, pieces)


def gamecrafter(goods: Goods, wish: Wish) -> Iterator[File]:
    """A folder for each product and kind, with a picture of each design and one back where all share it.

    What fits no product lies below ``other``, with the bleed of the others.
    """
    vendor, pieces = vendors()["gamecrafter"], []
    with rasters(_with_plain(goods), wish.kept) as drawn:
        for number, batch in enumerate(_printed(goods)):
            fit = fitted(vendor, batch.form, batch.front)
            where = f"{fit.product.name if fit else 'other'}/{number + 1:02d}-{safe_name(batch.kind)}"
            common = f"{where}/back.png" if batch.back is not None else None
            if batch.back is not None and common:
                yield common, _picture(drawn, batch.back, fit, vendor, is_back=True)
            for side in batch.sides:
                front, back = f"{where}/{safe_name(side.id)}.png", common
                yield front, _picture(drawn, side.front, fit, vendor)
                if batch.has_backs and common is None and side.back is not None:
                    back = f"{where}/{safe_name(side.id)}-back.png"
                    yield back, _picture(drawn, side.back, fit, vendor, is_back=True)
                product = fit.product.name if fit else None
                pieces.append(manifest_entry(side, goods, product=product, front=front, back=back))
    yield MANIFEST, manifest(goods, "gamecrafter", vendor.dpi, pieces, left_out=_left_out(goods))


def makeplayingcards(goods: Goods, wish: Wish) -> Iterator[File]:
    """Fronts and backs of each size of card, numbered alike: a picture for each card that is printed.

    More cards than one order takes go into a second folder. Pieces that are no cards are left out, and so told.
    """
    vendor, pieces = vendors()["makeplayingcards"], []
    left_out = [*_left_out(goods)]
    slots: dict[str, int] = {}
    with rasters(_with_plain(goods), wish.kept) as drawn:
        for batch in _printed(goods):
            fit = fitted(vendor, batch.form, batch.front)
            if fit is None:
                left_out += [manifest_entry(side, goods) for side in batch.sides]
                continue
            for side in batch.sides:
                faces = (("fronts", side.front), ("backs", side.back or plain_back(side.front)))
                data = {name: _picture(drawn, face, fit, vendor, is_back=name == "backs") for name, face in faces}
                numbers = []
                for _ in range(side.count):
                    slot = slots[fit.product.name] = slots.get(fit.product.name, 0) + 1
                    order, place = divmod(slot - 1, vendor.most_cards)
                    folder = f"{fit.product.name}{f'-{order + 1}' if order else ''}"
                    numbers.append(f"{folder}/{place + 1:03d}")
                    for name, picture in data.items():
                        yield f"{folder}/{name}/{place + 1:03d}-{safe_name(side.id)}.png", picture
                pieces.append(manifest_entry(side, goods, product=fit.product.name, slots=numbers))
    yield MANIFEST, manifest(goods, "makeplayingcards", vendor.dpi, pieces, left_out=left_out)


def _printed(goods: Goods) -> list[Batch]:
    """What print services print: no nets and no pages."""
    return [batch for batch in batches(goods) if batch.form not in NEVER_PRINTED]


def _left_out(goods: Goods) -> list[dict[str, Any]]:
    return [manifest_entry(side, goods) for side in goods.sides if goods.form(side) in NEVER_PRINTED]


def _with_plain(goods: Goods) -> list[Scene]:
    """All faces, and plain backs for those that have none."""
    return [*faces_in(goods), *(plain_back(side.front) for side in goods.sides if side.back is None)]


def _picture(drawn: Rasters, face: Scene, fit: Fitted | None, vendor: Vendor, *, is_back: bool = False) -> bytes:
    """A face as a product takes it. One that lies is turned upright: its back the other way, to be head to head."""
    if fit is None:
        return encoded(drawn.dots(face, Cut(vendor.dpi, BLEED)), "png", vendor.dpi)
    turn = (270 if is_back else 90) if fit.is_turned else 0
    cut = Cut(vendor.dpi, fit.product.bleed, fit.scale, fit.product.pixels, turn=turn)
    return encoded(drawn.dots(face, cut), "png", vendor.dpi)


def left_out_of(sides: tuple[Sides, ...], goods: Goods, vendor: Vendor) -> list[Sides]:
    """The designs that a print service has no product for."""
    return [side for side in sides if fitted(vendor, goods.form(side), side.front) is None]
