"""A save of a virtual table drawn back to a picture of it from above: ``python -m tests.exports.table SAVE PNG``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

from PIL import Image, ImageDraw

UNIT = 22
"""Dots a unit of the game has."""
CARD, TILE, BAG = 3.2, 2.0, 3.0
FELT, CLOTH = "#23402f", "#7a5a3a"
SIZE = (1600, 1100)


def picture_of(url: str) -> Image.Image:
    """What lies at a ``file:`` address."""
    return Image.open(unquote(urlparse(url).path)).convert("RGB")


def counts(thing: dict[str, Any]) -> dict[str, int]:
    """How many pieces of which design something on the table holds."""
    if thing["Name"] == "Card" or "ContainedObjects" not in thing:
        return {thing["GMNotes"]: thing.get("Number", 1)}
    found: dict[str, int] = {}
    for inner in thing["ContainedObjects"]:
        for name, count in counts(inner).items():
            found[name] = found.get(name, 0) + count
    return found


def seen(thing: dict[str, Any]) -> Image.Image:
    """Something on the table, seen from above and as large as it is there."""
    place, name = thing["Transform"], thing["Name"]
    is_down = place["rotZ"] == 180
    if name in ("DeckCustom", "CardCustom"):
        card = thing["DeckIDs"][0] if name == "DeckCustom" else thing["CardID"]
        sheet = thing["CustomDeck"][str(card // 100)]
        across, down, slot = sheet["NumWidth"], sheet["NumHeight"], card % 100
        whole = picture_of(sheet["BackURL" if is_down else "FaceURL"])
        if not is_down or sheet["UniqueBack"]:
            width, height = whole.width // across, whole.height // down
            left, top = slot % across * width, slot // across * height
            whole = whole.crop((left, top, left + width, top + height))
        tall = CARD * place["scaleZ"]
        size = (tall * whole.width / whole.height, tall)
    elif name.startswith("Custom_Tile"):
        whole = picture_of(thing["CustomImage"]["ImageSecondaryURL" if is_down else "ImageURL"])
        size = (TILE * place["scaleX"], TILE * place["scaleZ"])
    elif name == "Custom_Model":
        whole = picture_of(thing["CustomMesh"]["DiffuseURL"])
        whole, size = whole.crop((0, 0, whole.width // 3, whole.height // 2)), (place["scaleX"], place["scaleZ"])
    else:
        whole, size = Image.new("RGB", (10, 10), CLOTH), (BAG, BAG)
    drawn = whole.resize((max(1, round(size[0] * UNIT)), max(1, round(size[1] * UNIT))))
    return drawn.rotate(180) if place["rotY"] == 0 else drawn


def table(save: dict[str, Any]) -> Image.Image:
    """The whole table, with what each thing is called and how many pieces it is."""
    felt = Image.new("RGB", SIZE, FELT)
    pen = ImageDraw.Draw(felt)
    for thing in save["ObjectStates"]:
        picture, place = seen(thing), thing["Transform"]
        x, y = SIZE[0] / 2 + place["posX"] * UNIT, SIZE[1] / 2 - place["posZ"] * UNIT
        felt.paste(picture, (round(x - picture.width / 2), round(y - picture.height / 2)))
        words = f"{thing['Nickname'].encode('ascii', 'replace').decode()} x{sum(counts(thing).values())}"
        pen.text((x - picture.width / 2, y + picture.height / 2), words, fill="white")
    return felt


if __name__ == "__main__":
    table(json.loads(Path(sys.argv[1]).read_bytes())).save(sys.argv[2])
