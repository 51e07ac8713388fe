"""A look in a hand: its grounds have the hand's light and texture, its paper the frame, its backs the ornament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from generator.print.layout.vocabulary import AnyPart, Card, Layout, Panel, Pattern, Texture
from generator.print.looks.shelves import hands
from generator.print.looks.stretching import fit_of, stretched
from generator.print.looks.vocabulary import HandStyle, Look, Stretch

GROUNDS = ("-field", "-mid")
"""How the names of colours of large areas end."""
LEAST_GROUND, LEAST_PAPER, MOST_OF_IT = 0.2, 0.16, 0.6
"""How much of a face a ground, a sheet of paper and what a line runs round take at least."""
SHADE = (0.0, 0.36)
"""How far the shadow on a ground covers it, where it begins and where it ends."""
INNER_LINE = 0.2
"""How thick the inner line of a frame is, in mm."""
THEMES = ("standard", "low-ink")
SHADOWS = {"standard": {"shadow": "#14213d"}, "low-ink": {"shadow": "#ffffff"}}
"""What darkens grounds where a set has no colour of that name."""
DRAWN_FOR = Card(width=63, height=88)


def front_in(parts: tuple[AnyPart, ...], style: HandStyle, card: Card) -> tuple[AnyPart, ...]:
    """The parts of a front, drawn in a hand; nothing moves."""
    return tuple(drawn for part in parts for drawn in _dressed(part, style, card))


def back_in(parts: tuple[AnyPart, ...], style: HandStyle, look: Look, card: Card) -> tuple[AnyPart, ...]:
    """The parts of a back with the hand's ornament over its ground in place of patterns; a bare back stays bare."""
    drawn_for = msgspec.structs.replace(look, card=DRAWN_FOR, stretch=Stretch())
    ornament = list(stretched(style.ornament, {}, fit_of(drawn_for, card)))
    if card.outline != "rectangle":
        ornament = [part for part in ornament if not _is_line_around(part, card)]
    return tuple(_on_ground(parts, style, card, ornament))


def own_in(layout: Layout, base: Layout | None, hand: str) -> Layout:
    """The layout with the faces that a set draws itself in a hand, too; those of ``base``, its looks, are already.

    Only what is there under the names that looks use is dressed: sheets of ``paper`` and grounds whose names end as
    theirs do. Colours of the hand are added where the set has none of that name.
    """
    style = hands()[hand]
    themes = {
        name: {**style.themes.get(THEMES[0], {}), **style.themes.get(name, {}), **SHADOWS.get(name, {}), **held}
        for name, held in layout.themes.items()
    }
    first = next(iter(themes.values()), {})
    known = {} if base is None else {**base.faces, **base.parts}

    def dressed(name: str, parts: tuple[AnyPart, ...], card: Card) -> tuple[AnyPart, ...]:
        is_of_look = name in known or any(isinstance(part, Texture) for part in parts)
        return parts if is_of_look else tuple(part for part in front_in(parts, style, card) if _is_told(part, first))

    faces = {
        name: msgspec.structs.replace(face, parts=dressed(name, face.parts, face.card or layout.card))
        for name, face in layout.faces.items()
    }
    lists = {name: dressed(name, parts, layout.card) for name, parts in layout.parts.items()}
    return msgspec.structs.replace(layout, themes=themes, faces=faces, parts=lists)


def _is_told(part: AnyPart, colours: Mapping[str, str]) -> bool:
    """Whether the colour of a hand's texture is there."""
    return not isinstance(part, Texture) or part.ink in colours


def _on_ground(parts: tuple[AnyPart, ...], style: HandStyle, card: Card, ornament: list[AnyPart]) -> Iterator[AnyPart]:
    for part in parts:
        if isinstance(part, Pattern) or _is_line_around(part, card):
            continue
        if hasattr(part, "parts"):
            inner: Any = part
            yield msgspec.structs.replace(inner, parts=tuple(_on_ground(inner.parts, style, card, ornament)))
        elif isinstance(part, Panel) and _is_ground(part, card):
            yield from _lit(part)
            yield from ornament
            ornament.clear()
        else:
            yield part


def _dressed(part: Any, style: HandStyle, card: Card) -> Iterator[AnyPart]:
    if hasattr(part, "parts"):
        yield msgspec.structs.replace(part, parts=front_in(part.parts, style, card))
    elif isinstance(part, Panel) and _is_ground(part, card):
        yield from _lit(part)
        grain = msgspec.structs.asdict(style.ground)
        yield Texture(box=part.box, ink=f"{_stem(part.fill)}-line", **grain)
    elif isinstance(part, Panel) and _is_paper(part, card):
        yield from _framed(part, style)
    else:
        yield part


def _stem(colour: str | None) -> str:
    return (colour or "").rpartition("-")[0]


def _lit(panel: Panel) -> tuple[Panel, Panel]:
    """A ground and the shadow over it, away from the light: no words on it are harder to read than they were."""
    shade = msgspec.structs.replace(panel, name=None, fill="shadow", to="shadow", slope=70.0, opaque=SHADE)
    return panel, shade


def _framed(panel: Panel, style: HandStyle) -> Iterator[Panel]:
    frame = style.frame
    yield msgspec.structs.replace(
        panel, shape=frame.shape, radius=frame.radius, to=frame.to, stroke=frame.stroke, line=frame.line
    )
    if frame.inner:
        left, top, wide, high = panel.box
        inner, radius = frame.inner, max(0.0, round(frame.radius - frame.inner * 0.6, 3))
        box = tuple(round(x, 3) for x in (left + inner, top + inner, wide - 2 * inner, high - 2 * inner))
        yield Panel(box=box, shape=frame.shape, radius=radius, stroke=frame.stroke, line=INNER_LINE)  # type: ignore[arg-type]


def _is_line_around(part: object, card: Card) -> bool:
    """Whether it is a line round the face, which the hand draws in its own way."""
    return isinstance(part, Panel) and part.fill is None and _share(part, card) >= MOST_OF_IT


def _is_ground(panel: Panel, card: Card) -> bool:
    if panel.shape != "rect" or panel.stroke or not (panel.fill or "").endswith(GROUNDS):
        return False
    left, top, wide, high = panel.box
    reaches = left < 0 or top < 0 or left + wide > card.width or top + high > card.height
    return reaches and _share(panel, card) >= LEAST_GROUND


def _is_paper(panel: Panel, card: Card) -> bool:
    is_sheet = panel.fill == "paper" and panel.shape in ("rounded", "cut", "rect")
    return is_sheet and panel.box[0] >= 0 and _share(panel, card) >= LEAST_PAPER


def _share(panel: Panel, card: Card) -> float:
    return panel.box[2] * panel.box[3] / (card.width * card.height)
