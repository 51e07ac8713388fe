"""The ready looks of kits, each drawn with a sample piece."""

from __future__ import annotations

from generator.print.looks.shelves import look, names
from generator.print.pictures.ready_looks import example_sides
from generator.print.writers.svg import face_svg
from making.shown import listed, picture, plain

WIDTH = 52
"""How wide a picture is at most, in mm."""


def looks_page() -> str:
    """The page of all looks."""
    about = (
        "A kind of a kit wears a look: a ready layout with slots that its fields fill. A slot takes the field of its\n"
        "own name, else the first unused field that fits. `proofpress looks` lists them and draws them.\n"
    )
    return f"# Ready looks\n\n{about}\n" + "".join(map(_section, names()))


def _section(name: str) -> str:
    one = look(name)
    sides, _ = example_sides(name, one, "en", "standard")
    drawings = "".join(_smaller(face_svg(side, prefix=f"{name}-{number}-")) for number, side in enumerate(sides))
    slots = listed((slot, " or ".join(told.types)) for slot, told in one.slots.items())
    size = f"Drawn for {one.card.width:g} × {one.card.height:g} mm; for {', '.join(one.forms)}."
    return f"## {name}\n\n{plain(one.about['en'])}\n\n{picture(drawings)}\n{size}\n\n{slots}\n"


def _smaller(svg: str) -> str:
    """A drawing no wider than a page shows it well."""
    svg = svg[svg.index("<svg") :]
    start, _, rest = svg.partition(">")
    words = start.split(" ")
    sizes = {word.split("=")[0]: float(word.split('"')[1].removesuffix("mm")) for word in words if "mm" in word}
    factor = min(1.0, WIDTH / sizes["width"])
    for side in ("width", "height"):
        start = start.replace(f'{side}="{sizes[side]:g}mm"', f'{side}="{sizes[side] * factor:g}mm"')
    return f"{start}>{rest}"
