"""What a person would see on a printed face: words too like what lies under them, and what the knife cuts or grazes."""

import re
from collections.abc import Iterable, Iterator
from math import hypot
from typing import NamedTuple

from generator.print.drawing.coverage import (
    UNKNOWN,
    Bounds,
    Ground,
    Leaf,
    at,
    box_under,
    colour_at,
    contrast,
    ground_of,
    leaves,
)
from generator.print.drawing.scene import Glyphs, Picture, Scene, Text
from generator.print.faces.wording import say
from generator.print.own_art.stored import colour_in
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence

LEAST_CONTRAST = 1.8
"""Below it words are hardly seen, whatever their size."""
SAMPLES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Where along a line of words it is looked at what lies under them, in parts of its length."""
GRAZE = 0.6
"""So many mm may something stand out of the safe area before it is told."""
ABOVE, BELOW = 0.72, 0.02
"""How far letters without tails reach from their baseline, in ems."""
FLUSH = 0.15
"""Lengths that differ by less, in mm, are one."""
SIGNS = ("icon-", "mark-")
"""How symbols are called that are drawn as one sign."""
_ICON = re.compile(r"^icon-(?:game-icons:)?|(?:-[0-9a-f]{6})+$")


class Seen(NamedTuple):
    """Something that shows on a face: what tells its like together, its code, and what is to be said of it."""

    key: tuple[str, ...]
    code: str
    message: Sentence
    accepted: Sentence | None = None


def seen_on(scene: Scene, safe: float) -> Iterator[Seen]:
    """All that shows on one face, ``safe`` mm from its edge; each sort once."""
    told: set[tuple[str, ...]] = set()
    for one in _seen(scene, safe):
        if one.key not in told:
            told.add(one.key)
            yield one


def _seen(scene: Scene, safe: float) -> Iterator[Seen]:
    painted: list[Ground] = []
    for leaf in leaves(scene.items):
        if isinstance(leaf.item, Text | Glyphs):
            yield from _faint(leaf, painted)
            yield from _of_words(leaf, scene, safe)
        else:
            yield from _of_drawings(leaf, scene, safe)
            if (ground := ground_of(leaf)) is not None:
                painted.append(ground)


def _faint(leaf: Leaf, painted: list[Ground]) -> Iterator[Seen]:
    words = leaf.item
    assert isinstance(words, Text | Glyphs)
    grounds = [
        colour_at(painted, *at(leaf.matrix, words.x + words.width * share, words.y - words.size * 0.3), colour_in)
        for share in SAMPLES
    ]
    faint = [ground for ground in grounds if ground != UNKNOWN and contrast(words.fill, ground) < LEAST_CONTRAST]
    if words.text.strip() and len(faint) * 2 > len(SAMPLES):
        ground = max(faint, key=faint.count)
        message = say("faint-words", words=_short(words.text), ink=words.fill, ground=ground)
        yield Seen(("faint-words", words.fill, ground), "faint-words", message, say("more-contrast"))


def _of_words(leaf: Leaf, scene: Scene, safe: float) -> Iterator[Seen]:
    words = leaf.item
    assert isinstance(words, Text | Glyphs)
    if not words.text.strip():
        return
    box = (words.x, words.y - words.size * ABOVE, words.x + words.width, words.y + words.size * BELOW)
    out = _out_of(scene, _corners(box_under(leaf.matrix, box)))
    yield from _at_the_edge(out, safe, "words", _short(words.text))


def _of_drawings(leaf: Leaf, scene: Scene, safe: float) -> Iterator[Seen]:
    """Pictures and icons; flat shapes may run off."""
    if isinstance(leaf.item, Picture):
        yield from _of_picture(leaf.item, leaf, scene)
    elif leaf.within is not None and leaf.within.symbol.name.startswith(SIGNS):
        symbol = leaf.within.symbol
        box = box_under(leaf.within.matrix, symbol.bounds)
        if _inside(box, leaf.cut):
            out = _out_of(scene, _corners(_shrunk(box)))
            yield from _at_the_edge(out, safe, "icon", symbol.label or _ICON.sub("", symbol.name))


def _shrunk(box: Bounds) -> Bounds:
    """A box without the air that icons have about them."""
    left, top, right, bottom = box
    across, down = (right - left) * 0.1, (bottom - top) * 0.1
    return left + across, top + down, right - across, bottom - down


def _inside(box: Bounds, cut: Bounds) -> bool:
    """Whether what is drawn is not cut to less: what a window shows of a scene is no icon of the face."""
    return cut[0] <= box[0] and cut[1] <= box[1] and cut[2] >= box[2] and cut[3] >= box[3]


def _of_picture(picture: Picture, leaf: Leaf, scene: Scene) -> Iterator[Seen]:
    left, top, width, height = picture.box
    box = box_under(leaf.matrix, (left, top, left + width, top + height))
    left, top, right, bottom = (
        max(box[0], leaf.cut[0]),
        max(box[1], leaf.cut[1]),
        min(box[2], leaf.cut[2]),
        min(box[3], leaf.cut[3]),
    )
    beyond = (-left, -top, right - scene.width, bottom - scene.height)
    if max(left, 0) >= min(right, scene.width) or max(top, 0) >= min(bottom, scene.height):
        yield Seen(("beyond-trim", "picture"), "beyond-trim", say("picture-cut-off"), say("inside-trim"))
    elif any(FLUSH < one < scene.bleed - FLUSH for one in beyond):
        message = say("picture-short", bleed=f"{scene.bleed:g}")
        yield Seen(("beyond-trim", "short"), "beyond-trim", message, say("bleed-or-inside"))


def _short(words: str) -> str:
    return repr(words if len(words) <= 40 else words[:39] + "…")


def _corners(box: Bounds) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _out_of(scene: Scene, corners: Iterable[tuple[float, float]]) -> float:
    """How far the farthest of some points lies out of the trim, in mm; less than nothing inside."""
    return max(_beyond(scene, x, y) for x, y in corners)


def _beyond(scene: Scene, x: float, y: float) -> float:
    if scene.outline == "circle":
        return hypot(x - scene.width / 2, y - scene.height / 2) - scene.width / 2
    flat = max(-y, y - scene.height)
    if scene.outline == "hexagon":
        # Flat to flat is the height; the slanted sides are as far from the middle as the flat ones.
        across, down = abs(x - scene.width / 2), abs(y - scene.height / 2)
        return max(flat, across * 0.8660254 + down * 0.5 - scene.height / 2)
    return max(flat, -x, x - scene.width)


def _at_the_edge(out: float, safe: float, what: str, name: str) -> Iterator[Seen]:
    if out > FLUSH:
        message = say(f"{what}-cut-off", name=name, out=f"{out:.1f}")
        yield Seen(("beyond-trim", what), "beyond-trim", message, say("inside-trim"))
    elif out > GRAZE - safe:
        message = say(f"{what}-near-edge", name=name, edge=f"{max(0.0, -out):.1f}")
        yield Seen(("beyond-safe", what), "beyond-safe", message, say("from-edge", safe=f"{safe:g}"))


class Noticed(NamedTuple):
    """What shows on one face, whose it is, and where that stands."""

    face: str
    piece: str | None
    span: Span
    seen: Seen


def collected(noticed: Iterable[Noticed]) -> Iterator[Issue]:
    """Each sort of a face told once, at the first piece that has it, with how many others have."""
    groups: dict[tuple[str, ...], list[Noticed]] = {}
    for one in noticed:
        groups.setdefault((one.face, *one.seen.key), []).append(one)
    for first, *others in groups.values():
        what = first.seen.message
        if others:
            what = say("and-on-others", what=what, count=len(others))
        message = say("of-piece", piece=first.piece, what=what) if first.piece else what
        yield Issue(
            code=first.seen.code,
            message=message,
            span=first.span,
            severity=Severity.WARNING,
            accepted=first.seen.accepted,
        )
