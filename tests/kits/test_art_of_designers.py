"""Art, icons, sizes and colours as designers hand them in: what is hardly seen, or written as elsewhere, is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.kits.spoiled import KIT, Spoiled, judged, kit, picture, told_of
from tests.kits.test_kits_of_sheets import csv
from tests.kits.test_nothing_missing_is_silent import art, saved, svg
from tests.kits.test_spoiled_sets import HEADINGS, table

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="{}" d="M0 0h9v9z"/></svg>'


def veil(covers: int) -> bytes:
    """A red picture of which so much covers, of 255."""
    return saved(Image.new("RGBA", (800, 500), (160, 40, 40, covers)), "PNG")


def lines(under: tuple[int, ...]) -> bytes:
    """A drawing of thin black lines on a ground."""
    image = Image.new("RGBA", (800, 500), under)
    ImageDraw.Draw(image).line((0, 0, 800, 500), fill=(0, 0, 0, 255), width=3)
    return saved(image, "PNG")


def named(cell: str) -> dict[str, str | bytes]:
    """A card with this in its column of pictures."""
    return {
        **table(f"{HEADINGS},art\nG1,Boss,3,cave,{cell}\n"),
        "kit.yaml": KIT + "      art: {type: picture, optional: true}\n",
        "pictures/boss.png": picture(),
    }


def gem(colour: str) -> dict[str, str | bytes]:
    """A card that shows an icon in a colour."""
    return {**csv("G1,Boss,3,cave,Gain {gem} 1."), "icons/gem.svg": ICON.format(colour)}


def size(said: str) -> dict[str, str | bytes]:
    """The kit with a size of its cards."""
    return kit("look: classic", f"look: classic\n    size: {said}")


FAULTS = [
    Spoiled("a picture that covers an eighth", art("G1.png", veil(32)), "picture-empty", "cards.yaml:2:5", "hardly"),
    Spoiled(
        "a white picture",
        art("G1.png", saved(Image.new("RGB", (800, 500), "white"), "PNG")),
        "picture-empty",
        "cards.yaml:2:5",
        "white all over",
    ),
    Spoiled("a white icon", gem("#ffffff"), "picture-empty", "icons/gem.svg:1:1", "currentColor"),
    Spoiled(
        "pixels in a drawing",
        art("G1.svg", svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>')),
        "picture-unsafe",
        "cards.yaml:2:5",
        "a file of its own",
    ),
    *(
        Spoiled(f"a picture by the path {path}", named(path), "wrong-spelling", "goblins.csv:2:E", "mean 'boss.png'?")
        for path in (r"art\boss.png", r"C:\Users\Ann\boss.png", "file:///home/ann/boss.png", "https://a.org/boss.png")
    ),
    *(
        Spoiled(f"the size {said}", size(said), code, f"kit.yaml:4:{column}", f"did you mean {meant}?")
        for said, code, column, meant in (
            ("2.5x3.5in", "unknown-word", 11, "{width: 63.5, height: 88.9}"),
            ("63 x 88 mm", "unknown-word", 11, "{width: 63, height: 88}"),
            ("{width: 2.5, height: 88}", "out-of-range", 19, "63.5"),
            ("{width: 2.5in, height: 88}", "wrong-type", 19, "63.5"),
            ("{width: 6.3cm, height: 88}", "wrong-type", 19, "63"),
        )
    ),
    *(
        Spoiled(f"the colour {said}", {"theme.yaml": f"accent: {said}\n"}, "unknown-colour", "theme.yaml:1:9", meant)
        for said, meant in (("tomato", '"#ff6347"'), ("ff6633", '"#ff6633"'))
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert len(told) == 1 and fault.says in str(told[0]), found


TAKEN = {
    "thin lines on nothing": art("G1.png", lines((0, 0, 0, 0))),
    "thin lines on white": art("G1.png", lines((255, 255, 255, 255))),
    "a picture that covers half": art("G1.png", veil(128)),
    "an icon in the ink of its place": gem("currentColor"),
    "an icon in red": gem("#aa0000"),
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert [issue for issue in judged(tmp_path, TAKEN[told]) if issue.code == "picture-empty"] == []
