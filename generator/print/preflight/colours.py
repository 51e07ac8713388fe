"""Ink on paper, and colours as eyes see them that lack one of three kinds of cones."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from generator.print.drawing.coverage import leaves
from generator.print.drawing.inks import BLACK_FROM, TAKEN_OVER
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Linear, Path, Picture, Radial, Scene, Text
from generator.print.exports.rasters import Cut, rasters

DPI = 40
"""Ink is looked at in dots of 0.6 mm: what is smaller does not smear."""
SOILED = 99.5
"""Of a face's dots so many per cent may not have more ink than is told of it."""
SIGHTS: dict[str, NDArray[np.float64]] = {
    name: np.array(rows).reshape(3, 3)
    for name, rows in {
        "protan": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        "deutan": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        "tritan": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
    }.items()
}
"""Matrices for linear RGB of eyes that lack one kind of cones wholly (Machado, Oliveira and Fernandes 2009)."""
LEAST_APART = 11.0
"""Colours nearer than this (CIE76) are easily taken for each other on two pieces that do not lie side by side."""
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


def inks_of(faces: Sequence[Scene]) -> Iterator[tuple[Scene, int]]:
    """How much ink lies on the darkest parts of each face, in per cent of all four inks."""
    with rasters(faces) as drawn:
        for face in faces:
            yield face, ink_of(drawn.picture(face, Cut(DPI)))


def ink_of(picture: Image.Image) -> int:
    """The ink of a picture's darkest parts, as a usual press would lay it on coated paper.

    It is reckoned by the rule of `generator.print.drawing.inks`, so that a set is judged alike on every machine.
    """
    colours = 1 - np.asarray(picture.convert("RGB"), np.float32) / 255
    common = colours.min(axis=2)
    black = np.clip((common - BLACK_FROM) / (1 - BLACK_FROM), 0, 1)
    total = colours.sum(axis=2) - 3 * TAKEN_OVER * black * common + black
    return round(float(np.percentile(total, SOILED)) * 100)


class Alike(NamedTuple):
    """Two faces that only colours tell apart, and the eyes that do not see them."""

    one: int
    other: int
    sight: str


def told_by_colour(faces: Sequence[Scene]) -> Iterator[Alike]:
    """Pairs of faces that are drawn alike but for their colours, which one of the three sights does not tell apart."""
    groups: dict[object, list[tuple[int, tuple[str, ...]]]] = {}
    for number, face in enumerate(faces):
        shape, colours = _parted(face)
        groups.setdefault(shape, []).append((number, colours))
    for group in groups.values():
        for place, (one, colours) in enumerate(group):
            for other, others in group[place + 1 :]:
                if colours != others and (sight := _unseen(colours, others)):
                    yield Alike(one, other, sight)


def _parted(face: Scene) -> tuple[object, tuple[str, ...]]:
    """What a face shows without its colours, and its colours in the order in which they are painted."""
    shapes: list[object] = [face.width, face.height, face.outline]
    colours: list[str] = []
    for leaf in leaves([*opened(face.items)]):
        item = leaf.item
        place = tuple(round(value, 2) for value in leaf.matrix)
        if isinstance(item, Path):
            paints = (item.fill, item.stroke)
            shapes.append((place, item.segments if isinstance(item.segments, str) else tuple(item.segments)))
        elif isinstance(item, Picture):
            shapes.append((place, item.sum, item.box))
            paints = (None, None)
        else:
            assert isinstance(item, Text | Glyphs)
            shapes.append((place, item.text, round(item.x, 2), round(item.y, 2)))
            paints = (item.fill, None)
        for paint in paints:
            if isinstance(paint, Linear | Radial):
                colours += [stop[1] for stop in paint.stops]
            elif paint is not None:
                colours.append(paint)
    return tuple(map(repr, shapes)), tuple(colours)


def _unseen(colours: Sequence[str], others: Sequence[str]) -> str | None:
    """The sight for which none of the colours is told from its counterpart; None where all of them see one.

    Who sees all colours must tell them apart well; two that are alike for everybody are meant to be.
    """
    if len(colours) != len(others):
        return None
    pairs = {(a, b) for a, b in zip(colours, others, strict=True) if a != b and a[0] == b[0] == "#"}
    if not pairs or max(apart(a, b) for a, b in pairs) < 2 * LEAST_APART:
        return None
    return next((sight for sight in SIGHTS if all(apart(a, b, sight) < LEAST_APART for a, b in pairs)), None)


@lru_cache(maxsize=4096)
def apart(one: str, other: str, sight: str = "") -> float:
    """How far two colours are from each other (CIE76), for all eyes or for those of a sight."""
    return float(np.linalg.norm(_lab(one, sight) - _lab(other, sight)))


@lru_cache(maxsize=4096)
def _lab(colour: str, sight: str) -> NDArray[np.float64]:
    values = np.array([int(colour[place : place + 2], 16) for place in (1, 3, 5)]) / 255
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    if sight:
        linear = np.clip(SIGHTS[sight] @ linear, 0, 1)
    scaled = _TO_XYZ @ linear / _WHITE
    x, y, z = np.where(scaled > 0.008856, np.cbrt(scaled), 7.787 * scaled + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])
