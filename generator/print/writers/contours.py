"""Lines for a cutting table over a finished PDF: each kind is a layer in a spot colour that its program knows.

They do not print: a press that knows no such ink leaves them out, and the layers can be hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO

import pikepdf

from generator.print.drawing.scene import Segment
from generator.print.sheets.geometry import POINTS_PER_MM

SPOTS = {"cut": ("CutContour", (0, 1, 0, 0)), "score": ("Crease", (1, 0, 0, 0)), "kiss": ("KissCut", (0, 0, 1, 0))}
"""The names of spot colours by layer, as cutting tables know them, and how a screen shows them in four inks."""
LINE = 0.1
"""In mm."""
OVER = "/Overprinted"
_STEPS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
Layers = Mapping[str, Sequence[Segment]]


def contoured(data: bytes, pages: Sequence[Layers | None]) -> bytes:
    """The document with the lines of each of its pages, in mm from the top left corner of the page.

    The same document and lines give the same bytes.
    """
    with pikepdf.open(BytesIO(data)) as document:
        used = [name for name in SPOTS if any(page and page.get(name) for page in pages)]
        groups = {name: _group(document, SPOTS[name][0]) for name in used}
        inks = {name: document.make_indirect(_separation(*SPOTS[name])) for name in used}
        for page, layers in zip(document.pages, pages, strict=True):
            if layers:
                _lay_over(document, page, {name: layers[name] for name in used if layers.get(name)}, groups, inks)
        if groups:
            all_of_them = pikepdf.Array(groups.values())
            order = pikepdf.Dictionary(Order=all_of_them, ON=all_of_them)
            document.Root.OCProperties = pikepdf.Dictionary(OCGs=all_of_them, D=order)
        out = BytesIO()
        document.save(out, deterministic_id=True)
    return out.getvalue()


def _group(document: pikepdf.Pdf, name: str) -> pikepdf.Object:
    return document.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name=name))


def _separation(name: str, inks: Iterable[int]) -> pikepdf.Object:
    """A spot colour of that name; where there is no such ink, the tint of these four."""
    tint = pikepdf.Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=[0, 0, 0, 0], C1=[*inks])
    return pikepdf.Array([pikepdf.Name.Separation, pikepdf.Name(f"/{name}"), pikepdf.Name.DeviceCMYK, tint])


def _lay_over(
    document: pikepdf.Pdf,
    page: pikepdf.Page,
    layers: Layers,
    groups: Mapping[str, pikepdf.Object],
    inks: Mapping[str, pikepdf.Object],
) -> None:
    resources = page.obj.Resources
    for kind in ("/ColorSpace", "/Properties", "/ExtGState"):
        if kind not in resources:
            resources[kind] = pikepdf.Dictionary()
    # What lies below a line is printed all the same.
    resources.ExtGState[OVER] = pikepdf.Dictionary(OP=True, op=True, OPM=1)
    for kind, held in (("/ColorSpace", inks), ("/Properties", groups)):
        for name in layers:
            resources[kind][f"/{SPOTS[name][0]}"] = held[name]
    k, height = POINTS_PER_MM, float(page.mediabox[3])
    place = f"{k:.6f} 0 0 {-k:.6f} 0 {height:.3f} cm"
    drawn = [
        f"/OC /{spot} BDC q {OVER} gs /{spot} CS 1 SCN {place} {LINE} w {_path(lines)} S Q EMC"
        for spot, lines in ((SPOTS[name][0], lines) for name, lines in layers.items())
    ]
    # What is there already leaves the page in its own measure.
    page.contents_add(b"q", prepend=True)
    page.contents_add("\n".join(["Q", *drawn]).encode(), prepend=False)


def _path(lines: Iterable[Segment]) -> str:
    return " ".join(" ".join([*(f"{value:.3f}" for value in values), _STEPS[str(name)]]) for name, *values in lines)
