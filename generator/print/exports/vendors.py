"""What print services and virtual tables take, read from ``vendors.yaml``, and which of their products fits a face."""

from functools import cache
from pathlib import Path

import msgspec

from generator.print.drawing.scene import Outline, Scene
from generator.print.sheets.geometry import MM_PER_INCH
from validator.base.decoding import from_yaml

FILE = Path(__file__).with_name("vendors.yaml")


class Product(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a print service makes: upright, lengths in mm, ``pixels`` of a whole picture with its bleed.

    ``forms`` are the ways in which a kind is printed that it is offered for.
    """

    forms: tuple[str, ...]
    trim: tuple[float, float]
    bleed: float
    pixels: tuple[int, int]
    outline: Outline = "rectangle"
    name: str = ""


class Vendor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody takes: dots per inch, limits (0 where there is none), products by name.

    A face that has to be made larger or smaller by more than ``most_stretched`` (a share) fits no product.
    """

    dpi: int
    most_stretched: float = 0.0
    most_cards: int = 0
    most_ink: int = 0
    most_bytes: int = 0
    most_pixels: int = 0
    most_faces: int = 0
    columns: int = 0
    rows: int = 0
    units_per_mm: float = 0.0
    card_height: float = 0.0
    tile_units: float = 0.0
    products: dict[str, Product] = {}


class Fitted(msgspec.Struct, frozen=True):
    """How a face becomes a product: made so many times as large, and turned upright where it lies."""

    product: Product
    scale: float
    is_turned: bool


@cache
def vendors() -> dict[str, Vendor]:
    """All of them by name."""
    read = from_yaml(FILE.read_bytes(), dict[str, Vendor])
    return {
        name: msgspec.structs.replace(
            vendor, products={key: msgspec.structs.replace(one, name=key) for key, one in vendor.products.items()}
        )
        for name, vendor in read.items()
    }


def fitted(vendor: Vendor, form: str, face: Scene) -> Fitted | None:
    """The product that a face needs least change for; None where it would change too much."""
    fitted: list[tuple[float, Fitted]] = []
    for product in vendor.products.values():
        if form not in product.forms or product.outline != face.outline:
            continue
        is_turned = (face.width > face.height) != (product.trim[0] > product.trim[1]) and face.width != face.height
        width, height = (face.height, face.width) if is_turned else (face.width, face.height)
        ratios = (product.trim[0] / width, product.trim[1] / height)
        change = max(abs(ratio - 1) for ratio in ratios)
        if change <= vendor.most_stretched:
            fitted.append((change, Fitted(product, max(ratios), is_turned)))
    return min(fitted, key=lambda each: each[0])[1] if fitted else None


def sizes_of(vendor: Vendor, form: str) -> list[str]:
    """The sizes that are offered for a form, in words: ``63.5 x 88.9``."""
    return [f"{one.trim[0]:g} x {one.trim[1]:g}" for one in vendor.products.values() if form in one.forms]


def pixels(length: float, dpi: float) -> int:
    """How many dots a length in mm has."""
    return max(1, round(length * dpi / MM_PER_INCH))
