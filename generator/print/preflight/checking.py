"""A set held against a profile: findings at the entries, kinds and layouts that bring them about, among them ink on
paper, and colours as eyes see them that lack one of three kinds of cones.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path as FilePath
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from generator.print.drawing.coverage import UNKNOWN, Ground, Leaf, at, colour_at, contrast, ground_of, leaves
from generator.print.drawing.inks import BLACK_FROM, TAKEN_OVER
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Linear, Path, Picture, Radial, Scene, Text
from generator.print.exports.rasters import Cut, rasters
from generator.print.exports.vendors import fitted, sizes_of, vendors
from generator.print.faces.proofing import SAMPLES, Noticed, Seen, layout_issue, seen_on
from generator.print.faces.proofing import collected as faces_collected
from generator.print.faces.sides import Sides
from generator.print.preflight.profiles import Profile
from generator.print.sheets.geometry import MM_PER_INCH, POINTS_PER_MM
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Sentences, Several, in_a_row
from validator.content.loading import ContentSet
from validator.content.source import key_at, span_of, value_at

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


def alike_but_for_colour(faces: Sequence[Scene]) -> Iterator[Alike]:
    """Pairs of faces that are drawn alike but for their colours, which one of the three sights does not tell apart."""
    groups: dict[object, list[tuple[int, tuple[str, ...]]]] = {}
    for number, face in enumerate(faces):
        shape, colours = _parted(face)
        groups.setdefault(shape, []).append((number, colours))
    for group in groups.values():
        for place, (one, colours) in enumerate(group):
            for other, others in group[place + 1 :]:
                if colours != others and (sight := _lost_to(colours, others)):
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


def _lost_to(colours: Sequence[str], others: Sequence[str]) -> str | None:
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


say = Sentences(__package__)
FILLED = 0.3
"""So much bleed that lacks (mm) is filled with the colours of the edge by whoever exports."""
LARGE = 14.0
"""Points from which words are large, for which less contrast will do (WCAG 2.1, bold)."""
ROUNDED = 0.02
"""Sizes that differ by less are the same."""
EDGE, WORDS = ("beyond-safe", "beyond-trim"), "words"
"""Codes of what stands too far out, and how words are called among it."""
HIDDEN = ("net", "pages", "none")
"""How a kind is printed that no vendor prints."""


def found_for(content: ContentSet, sides: Sequence[Sides], profile: Profile) -> Iterator[Issue]:
    """All that a profile finds wrong with designs drawn in one language; each sort told once of a kind."""
    forms = {line.kind: line.print for line in content.manifest.parts}
    noticed: list[Noticed] = []
    seen: set[str] = set()
    for side in sides:
        for face in (side.front, side.back):
            if face is not None and face.name not in seen:
                seen.add(face.name)
                span = content.span(side.id)
                is_page = forms.get(side.kind) == "pages"
                issues = _on_face(face, profile, is_page=is_page, is_proved=content.words.played)
                noticed += [Noticed(side.kind, side.id, span, each) for each in issues]
    noticed += list(_inked(content, sides, profile))
    yield from faces_collected(noticed)
    yield from _of_kinds(content, sides, forms, profile)
    if profile.colour_blind:
        yield from _of_colours(content, sides, forms)


def _on_face(face: Scene, profile: Profile, *, is_page: bool, is_proved: bool) -> Iterator[Seen]:
    """What is wrong with one face, each sort once.

    What a game shows was looked at by those who drew it: its scenes and pipes run off the edge; its words may not.
    """
    keys: set[tuple[str, ...]] = set()
    items = tuple(opened(face.items))
    whole = type(face)(face.name, face.title, face.width, face.height, items, face.bleed, face.corner, face.outline)
    painted: list[Ground] = []
    safe = profile.margin if is_page else profile.safe
    edge = (each for each in seen_on(whole, safe) if each.code in EDGE and (each.key[1] == WORDS or not is_proved))
    for each in (*edge, *_of_leaves(items, painted, profile)):
        if each.key not in keys:
            keys.add(each.key)
            yield each


def _of_leaves(items: tuple[object, ...], painted: list[Ground], profile: Profile) -> Iterator[Seen]:
    for leaf in leaves(items):  # type: ignore[arg-type]
        a, b, c, d, _, _ = leaf.matrix
        times = sqrt(abs(a * d - b * c))
        item = leaf.item
        if isinstance(item, Text | Glyphs):
            if item.text.strip():
                yield from _of_words(leaf, item, item.size * times * POINTS_PER_MM, painted, profile)
            continue
        if isinstance(item, Path) and item.stroke and 0 < item.stroke_width * times < profile.stroke - ROUNDED / 2:
            width = f"{item.stroke_width * times:.2f}"
            yield Seen(("thin",), "thin-stroke", say("thin-stroke", width=width), say("wide", least=_g(profile.stroke)))
        if isinstance(item, Picture):
            yield from _of_picture(item, times, profile)
        if (ground := ground_of(leaf)) is not None:
            painted.append(ground)


def _unseen(picture: Picture, right: float, down: float) -> None:
    """What lies under words on a picture of pixels is told by `check`."""


def _of_words(
    leaf: Leaf, words: Text | Glyphs, points: float, painted: list[Ground], profile: Profile
) -> Iterator[Seen]:
    name = repr(words.text if len(words.text) <= 40 else words.text[:39] + "…")
    if points < profile.type - ROUNDED:
        message = say("small-type", words=name, size=f"{points:.1f}")
        yield Seen(("small",), "small-type", message, say("tall", least=_g(profile.type)))
    wanted = profile.large_contrast if points >= LARGE else profile.contrast
    if wanted <= 1 or words.fill[0] != "#":
        return
    spots = [at(leaf.matrix, words.x + words.width * share, words.y - words.size * 0.3) for share in SAMPLES]
    grounds = [
        ground for spot in spots if (ground := colour_at(painted, *spot, _unseen)) != UNKNOWN and ground[0] == "#"
    ]
    faint = [ground for ground in grounds if contrast(words.fill, ground) < wanted - ROUNDED]
    if len(faint) * 2 > len(SAMPLES):
        ground = max(faint, key=faint.count)
        ratio = f"{contrast(words.fill, ground):.1f}"
        message = say("low-contrast", words=name, ink=words.fill, ground=ground, ratio=ratio)
        yield Seen(("contrast", words.fill, ground), "low-contrast", message, say("contrast", least=_g(wanted)))


def _of_picture(picture: Picture, times: float, profile: Profile) -> Iterator[Seen]:
    _, _, width, height = picture.box
    lengths = (width * times, height * times)
    dpi = min(dots * MM_PER_INCH / max(length, 0.01) for dots, length in zip(picture.pixels, lengths, strict=True))
    if dpi < profile.dpi - 1:
        message = say("few-dots", picture=FilePath(picture.file).name, dpi=f"{dpi:.0f}")
        yield Seen(("dots", picture.file), "few-dots", message, say("dots", least=_g(profile.dpi)))


def _inked(content: ContentSet, sides: Sequence[Sides], profile: Profile) -> Iterator[Noticed]:
    """Faces with more ink than the profile takes."""
    if not profile.ink:
        return
    owners = {face.name: side for side in reversed(sides) for face in (side.back, side.front) if face is not None}
    faces = {face.name: face for side in sides for face in (side.front, side.back) if face is not None}
    for face, ink in inks_of(list(faces.values())):
        if ink > profile.ink:
            side = owners[face.name]
            seen = Seen(("ink",), "much-ink", say("much-ink", ink=f"{ink}"), say("ink", most=_g(profile.ink)))
            yield Noticed(side.kind, side.id, content.span(side.id), seen)


def _of_kinds(
    content: ContentSet, sides: Iterable[Sides], forms: Mapping[str, str], profile: Profile
) -> Iterator[Issue]:
    """Bleeds and sizes, once of each kind."""
    keys: set[tuple[str, float, float, float]] = set()
    for side in sides:
        face, form = side.front, forms.get(side.kind, "card")
        key = (side.kind, face.width, face.height, face.bleed)
        if key in keys or form in HIDDEN:
            continue
        keys.add(key)
        vendor = vendors()[profile.vendor] if profile.vendor else None
        fit = fitted(vendor, form, face) if vendor else None
        bleed = face.bleed * (fit.scale if fit else 1.0)
        if bleed < profile.bleed - FILLED and (vendor is None or fit):
            message = say("short-bleed", kind=side.kind, bleed=_g(face.bleed))
            yield _at_kind(content, side.kind, "short-bleed", message, say("bleed", least=_g(profile.bleed)))
        if vendor is not None and fit is None:
            sizes = (_g(face.width), _g(face.height))
            message = say("no-product", kind=side.kind, width=sizes[0], height=sizes[1], profile=profile.name)
            offered = sizes_of(vendor, form)
            accepted = in_a_row(offered) if offered else say("nothing-such")
            yield _at_kind(content, side.kind, "no-product", message, accepted, Severity.WARNING)


def _of_colours(content: ContentSet, sides: Sequence[Sides], forms: Mapping[str, str]) -> Iterator[Issue]:
    """Designs of a kind that only a colour tells apart, which some eyes do not; the first pair of each kind."""
    kinds: dict[str, list[Sides]] = {}
    for side in sides:
        if forms.get(side.kind) not in ("pages", "none"):
            kinds.setdefault(side.kind, []).append(side)
    for same in kinds.values():
        alike = list(alike_but_for_colour([side.front for side in same]))
        if alike:
            first = alike[0]
            pair = (same[first.one].id, same[first.other].id)
            message = say(
                "alike-colours", one=pair[0], other=pair[1], sight=say(f"sight-{first.sight}"), count=len(alike)
            )
            yield Issue(
                code="alike-colours",
                message=message,
                span=content.span(pair[1]),
                severity=Severity.WARNING,
                accepted=say("sign-too"),
            )


def _at_kind(
    content: ContentSet,
    kind: str,
    code: str,
    message: Sentence,
    accepted: Sentence | Several,
    severity: Severity = Severity.ERROR,
) -> Issue:
    """A finding about the size of a kind, where the layout, or ``kit.yaml``, says it."""
    span = _place_of_kind(content, kind)
    return Issue(code=code, message=message, span=span, severity=severity, accepted=accepted)


def _place_of_kind(content: ContentSet, kind: str) -> Span:
    node = getattr(content.words, "node", None)
    kinds = value_at(node, "kinds") if node is not None else None
    if kinds is not None and (key := key_at(kinds, kind)) is not None:
        return span_of(key)
    return layout_issue(content, "layout", say("nothing-such"), "fronts", kind).span


def _g(number: float) -> str:
    return f"{number:g}"
