"""What is exported: the designs of a set in one language, how each is printed, and what is told of all of them."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from generator.print.drawing.scene import Path, Scene
from generator.print.drawing.shapes import rect
from generator.print.faces.sides import Sides

Ending = Literal["png", "webp"]
MADE_BY = "Proofpress"
NOTE = "Proofpress belongs to no print service and to no virtual table; look at their templates before you order."
PLAIN = "#e8e4da"
"""The back of a card that has none, where a vendor prints both sides."""
MOST_OF_A_NAME = 60


class Wish(msgspec.Struct, frozen=True):
    """What whoever exports asks for: dots per inch (None: as the vendor says), pictures with their bleed, their kind.

    ``url`` is where pictures will lie, for virtual tables that fetch them.
    """

    dpi: int | None = None
    has_bleed: bool = False
    ending: Ending = "png"
    url: str = ""


class Laid(msgspec.Struct, frozen=True):
    """Pieces of a design that lie somewhere when a game begins: at a seat (below 0: at nobody's), so many of them."""

    id: str
    count: int
    seat: int
    place: str
    is_back: bool = False


class Table(msgspec.Struct, frozen=True):
    """How a game begins for a number of players; whatever is not laid is in the supply."""

    players: int
    laid: tuple[Laid, ...] = ()


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
    found: list[Batch] = []
    for (kind, *_), sides in alike.items():
        by_back: dict[str, list[Sides]] = {}
        for side in sides:
            by_back.setdefault(side.back.name if side.back else "", []).append(side)
        form = goods.form(sides[0])
        if len(by_back) > 1 and 2 * len(by_back) > len(sides):
            found.append(Batch(kind, form, tuple(sides), None, True))
            continue
        found += [Batch(kind, form, tuple(same), same[0].back, same[0].back is not None) for same in by_back.values()]
    return found


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
    told = {
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
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def told_of(side: Sides, goods: Goods, **files: Any) -> dict[str, Any]:
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
