"""A set held against a profile: findings at the entries, kinds and layouts that bring them about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path as FilePath

from generator.print.drawing.coverage import UNKNOWN, Ground, Leaf, at, colour_at, contrast, ground_of, leaves
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Path, Picture, Scene, Text
from generator.print.exports.vendors import fitted, sizes_of, vendors
from generator.print.faces.proofing import SAMPLES, Noticed, Seen, seen_on
from generator.print.faces.proofing import collected as faces_collected
from generator.print.faces.sides import Sides
from generator.print.faces.typos import layout_issue
from generator.print.preflight.colours import inks_of, told_by_colour
from generator.print.preflight.profiles import Profile
from generator.print.sheets.geometry import MM_PER_INCH, POINTS_PER_MM
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Sentences, Several, in_a_row
from validator.content.loading import ContentSet
from validator.content.source import key_at, span_of, value_at

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
                found = _on_face(face, profile, is_page=is_page, is_proved=content.words.played)
                noticed += [Noticed(side.kind, side.id, span, each) for each in found]
    noticed += list(_inked(content, sides, profile))
    yield from faces_collected(noticed)
    yield from _of_kinds(content, sides, forms, profile)
    if profile.colour_blind:
        yield from _of_colours(content, sides, forms)


def _on_face(face: Scene, profile: Profile, *, is_page: bool, is_proved: bool) -> Iterator[Seen]:
    """What is wrong with one face, each sort once.

    What a game shows was looked at by those who drew it: its scenes and pipes run off the edge; its words may not.
    """
    told: set[tuple[str, ...]] = set()
    items = tuple(opened(face.items))
    whole = type(face)(face.name, face.title, face.width, face.height, items, face.bleed, face.corner, face.outline)
    painted: list[Ground] = []
    safe = profile.margin if is_page else profile.safe
    edge = (each for each in seen_on(whole, safe) if each.code in EDGE and (each.key[1] == WORDS or not is_proved))
    for each in (*edge, *_of_leaves(items, painted, profile)):
        if each.key not in told:
            told.add(each.key)
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
    told: set[tuple[str, float, float, float]] = set()
    for side in sides:
        face, form = side.front, forms.get(side.kind, "card")
        key = (side.kind, face.width, face.height, face.bleed)
        if key in told or form in HIDDEN:
            continue
        told.add(key)
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
        found = list(told_by_colour([side.front for side in same]))
        if found:
            first = found[0]
            pair = (same[first.one].id, same[first.other].id)
            message = say(
                "alike-colours", one=pair[0], other=pair[1], sight=say(f"sight-{first.sight}"), count=len(found)
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
