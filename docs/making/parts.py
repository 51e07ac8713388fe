"""Every part that a layout may place, each shown on a piece of the shipped sets: it in colour, all else pale."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from generator.print.drawing.scene import Group, Item, Scene
from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.layout.units import Part
from generator.print.layout.vocabulary import LAYOUT_WORDS, Frame
from generator.print.parts import dispatch
from generator.print.writers.svg import items_svg, trim_of
from making.shown import as_yaml, listed, picture, plain
from validator.content.fields import field_text
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.content.schema import schema_of
from validator.content.vocabulary import tag_of
from validator.play.lookup import open_set

SHOWN = "shown part"
"""The label of what a part drew."""
PALE = 0.16
PICTURED = str(Path(__file__).parent / "pictured")
"""A set of one card with a picture and a pattern: the shipped games are drawn without any."""
WIDTH = 60
"""How wide a picture is at most, in mm."""


class Use(NamedTuple):
    """A part as a layout places it on a piece: the whole face, the label of what the part drew there, and the piece.

    ``share`` is how much of the face it fills.
    """

    part: Part
    scene: Scene
    label: str
    place: str
    share: float


def parts_page() -> str:
    """The page of all parts."""
    uses = _uses()
    sections = "".join(_section(kind, uses.get(kind)) for kind in LAYOUT_WORDS["part"])
    return (
        "# Parts of a layout\n\nA face in `layout.yaml` is a list of parts, drawn in the order written. Lengths are\n"
        "millimetres from the trim's top-left corner, and `box` is left, top, width, height. Each picture shows a\n"
        "piece of a shipped set as its layout draws it: the part in colour, everything else pale.\n\n" + sections
    )


def _section(kind: type[Any], use: Use | None) -> str:
    schema = schema_of(kind, tag_of(kind))
    fields = [(name, field_text(name, part, schema)) for name, part in schema["properties"].items() if name != "part"]
    shown = "" if use is None else f"{picture(_drawn(use))}\n{use.place}:\n\n```yaml\n- {as_yaml(use.part)}\n```\n\n"
    return f"## {tag_of(kind)}\n\n{plain(str(schema.get('description', '')))}\n\n{shown}{listed(fields)}\n"


def _uses() -> dict[type[Part], Use]:
    """Of each part one use that shows well: it fills a good share of its face."""
    best: dict[type[Part], Use] = {}
    for name in [*built_in(), PICTURED]:
        content = open_set(name)
        for use in _uses_in(content):
            kind = type(use.part)
            if kind not in best or _pale(use) < _pale(best[kind]):
                best[kind] = use
    return best


def _pale(use: Use) -> tuple[float, float]:
    """How badly a use shows its part: far from a third of the face, on a large face."""
    return abs(use.share - 0.3), use.scene.width * use.scene.height


def _uses_in(content: ContentSet) -> Iterator[Use]:
    studio = studio_of(content, "en", layout_of(content))
    for kind, pieces in content.pieces.items():
        for piece in pieces[:3] if kind in studio.layout.fronts else ():
            with _Noted() as noted:
                scene, _ = front_of(studio, content, kind, piece)
            if scene is not None:
                place = f"{content.manifest.title['en']}, {content.called(piece, 'en')}"
                yield from (Use(part, scene, label, place, _share(part, scene)) for label, part in noted.parts)


class _Noted:
    """While it is open, what each part draws carries a label, and the parts are noted."""

    def __enter__(self) -> _Noted:
        self.parts: list[tuple[str, Part]] = []
        self._drawers = dict(dispatch.DRAWERS)
        for kind, drawer in self._drawers.items():
            dispatch.DRAWERS[kind] = self._noting(drawer)
        return self

    def __exit__(self, *_: object) -> None:
        dispatch.DRAWERS.update(self._drawers)

    def _noting(self, drawer: Any) -> Any:
        def drawn(part: Part, desk: Any) -> tuple[Item, ...]:
            items = drawer(part, desk)
            if not items:
                return items
            label = f"{SHOWN} {len(self.parts)}"
            self.parts.append((label, part))
            return (Group(tuple(items), label=label),)

        return drawn


def _share(part: Part, scene: Scene) -> float:
    """How much of the face the part's box covers; a part without a box is taken to be small."""
    box = getattr(part, "box", None)
    if isinstance(part, Frame):
        return 1.0 if min(part.inset) <= 0 else 0.3
    return 0.05 if box is None else min(1.0, box[2] * box[3] / (scene.width * scene.height))


def _drawn(use: Use) -> str:
    """The face pale, and over it what the part drew."""
    scene = use.scene
    prefix = f"{tag_of(type(use.part))}-"
    box = (0.0, 0.0, scene.width, scene.height)
    clip = trim_of(scene)
    whole = items_svg((Group(scene.items, clip=clip),), box, scene.title, prefix=f"{prefix}all-")
    only = items_svg((Group(_labelled(scene.items, use.label), clip=clip),), box, scene.title, prefix=f"{prefix}one-")
    width = min(WIDTH, scene.width)
    height = width * scene.height / scene.width
    head = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img" \
width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {scene.width:g} {scene.height:g}">'
    return f'{head}<g opacity="{PALE}">{_inside(whole)}</g>{_inside(only)}</svg>'


def _labelled(items: tuple[Item, ...], label: str) -> tuple[Item, ...]:
    """What carries the label, each where it stands."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            inner = (item,) if item.label == label else _labelled(item.items, label)
            if inner and item.label != label:
                inner = (Group(inner, item.matrix, item.clip),)
            found += inner
    return tuple(found)


def _inside(svg: str) -> str:
    """What stands between the tags of an SVG document."""
    start = svg.index(">", svg.index("<svg")) + 1
    return svg[start : svg.rindex("</svg>")]
