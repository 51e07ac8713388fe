"""Folders of pictures: of every face at any size, and as two print services take them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.print.drawing.scene import Scene
from generator.print.exports.goods import (
    Batch,
    Goods,
    Wish,
    batches,
    faces_in,
    manifest,
    plain_back,
    safe_name,
    told_of,
)
from generator.print.exports.rasters import Cut, Rasters, encoded, rasters
from generator.print.exports.vendors import Fitted, Vendor, fitted, vendors
from generator.print.faces.sides import Sides
from generator.print.sheets.geometry import BLEED

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
    with rasters(faces_in(goods)) as drawn:
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
            pieces.append(told_of(side, goods, front=written[side.front.name], back=back, pixels=size, bleed_mm=bleed))
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
    with rasters(_with_plain(goods)) as drawn:
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
                pieces.append(told_of(side, goods, product=product, front=front, back=back))
    yield MANIFEST, manifest(goods, "gamecrafter", vendor.dpi, pieces, left_out=_left_out(goods))


def makeplayingcards(goods: Goods, wish: Wish) -> Iterator[File]:
    """Fronts and backs of each size of card, numbered alike: a picture for each card that is printed.

    More cards than one order takes go into a second folder. Pieces that are no cards are left out, and so told.
    """
    vendor, pieces = vendors()["makeplayingcards"], []
    left_out = [*_left_out(goods)]
    slots: dict[str, int] = {}
    with rasters(_with_plain(goods)) as drawn:
        for batch in _printed(goods):
            fit = fitted(vendor, batch.form, batch.front)
            if fit is None:
                left_out += [told_of(side, goods) for side in batch.sides]
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
                pieces.append(told_of(side, goods, product=fit.product.name, slots=numbers))
    yield MANIFEST, manifest(goods, "makeplayingcards", vendor.dpi, pieces, left_out=left_out)


def _printed(goods: Goods) -> list[Batch]:
    """What print services print: no nets and no pages."""
    return [batch for batch in batches(goods) if batch.form not in NEVER_PRINTED]


def _left_out(goods: Goods) -> list[dict[str, Any]]:
    return [told_of(side, goods) for side in goods.sides if goods.form(side) in NEVER_PRINTED]


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
