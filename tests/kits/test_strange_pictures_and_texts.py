"""Pictures and texts as they come from other programs: told where they print otherwise than meant, and else printed."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from tests.kits.spoiled import CARDS, KIT, Spoiled, at, cards, judged, picture, place_of

ART = {"kit.yaml": KIT.replace("      motto:", "      art: {type: picture, optional: true}\n      motto:")}
KEYWORD = {"kit.yaml": KIT + "keywords:\n  armour: {en: 'Takes # less.'}\n", **cards("Draw a card.", '"{armour}."')}
RED = Image.new("RGB", (900, 600), (200, 40, 40))
FRAMES = [Image.new("RGB", (900, 600), (shade, 0, 0)) for shade in (10, 90, 200)]


def saved(image: Image.Image, kind: str, **wishes: object) -> bytes:
    into = BytesIO()
    image.save(into, kind, **wishes)
    return into.getvalue()


def art(name: str, data: bytes | str) -> dict[str, str | bytes]:
    return {**ART, f"pictures/{name}": data}


def svg(inside: str, more: str = 'viewBox="0 0 9 9"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {more}>{inside}</svg>'


CARD = "cards.yaml:2:5"
FAULTS = [
    Spoiled("colours of a press", art("G1.jpg", saved(RED.convert("CMYK"), "JPEG")), "picture-colours", CARD, "CMYK"),
    Spoiled("a GIF called PNG", art("G1.png", saved(RED, "GIF")), "picture-kind", CARD),
    Spoiled("a JPEG called PNG", art("G1.png", saved(RED, "JPEG")), "picture-kind", CARD, ".jpg"),
    Spoiled(
        "a PNG that moves",
        art("G1.png", saved(FRAMES[0], "PNG", save_all=True, append_images=FRAMES[1:])),
        "picture-animated",
        CARD,
    ),
    Spoiled(
        "a WebP that moves",
        art("G1.webp", saved(FRAMES[0], "WEBP", save_all=True, append_images=FRAMES[1:])),
        "picture-animated",
        CARD,
    ),
    Spoiled("half a picture", art("G1.png", picture()[:200]), "picture-broken", CARD),
    Spoiled("an empty file", art("G1.png", b""), "picture-kind", CARD, "empty"),
    Spoiled("a single pixel", art("G1.png", picture(size=(1, 1))), "picture-blurred", CARD),
    Spoiled("a strip", art("G1.png", picture(size=(4000, 20))), "picture-blurred", CARD, "6,273"),
    Spoiled(
        "two pictures of a card", {**art("G1.png", picture()), "pictures/G1.jpg": picture("JPEG")}, "two-pictures", CARD
    ),
    Spoiled("a blank in the name", art("G1 .png", picture()), "idle-picture", "pictures/G1 .png:1:1", "'G1'"),
    Spoiled("small letters", art("g1.png", picture()), "idle-picture", "pictures/g1.png:1:1", "'G1'"),
    Spoiled("a nought too many", art("G01.png", picture()), "idle-picture", "pictures/G01.png:1:1", "'G1'"),
    Spoiled("two endings", art("G1.png.png", picture()), "idle-picture", "pictures/G1.png.png:1:1"),
    Spoiled(
        "a drawing with text",
        art("G1.svg", svg("<text>Hi</text><path d='M0 0h9v9z'/>")),
        "picture-simplified",
        CARD,
        "text",
    ),
    Spoiled("a drawing with nothing in it", art("G1.svg", svg("")), "picture-empty", CARD),
    Spoiled("a drawing of pixels", art("G1.svg", svg('<image href="a.png"/>')), "picture-unsafe", CARD),
    Spoiled("a drawing of no size", art("G1.svg", svg("<path d='M0 0h9v9z'/>", "")), "picture-broken", CARD, "viewBox"),
    Spoiled(
        "a colour misspelt in the theme",
        {"theme.yaml": "acent: '#112233'\n"},
        "unknown-colour",
        "theme.yaml:1:1",
        "acent",
    ),
    Spoiled(
        "a suit misspelt in the theme",
        {"theme.yaml": "of-cav: '#112233'\n"},
        "unknown-colour",
        "theme.yaml:1:1",
        "of-cav",
    ),
    Spoiled("a colour that is none", {"theme.yaml": "accent: bleu\n"}, "unknown-colour", "theme.yaml:1:9", "bleu"),
    Spoiled(
        "a font that is not there",
        {"theme.yaml": "fonts: {title: fonts/Mine.ttf}\n"},
        "unknown-font",
        "theme.yaml:1:16",
    ),
    Spoiled("a title of blanks", cards("en: Boss", "en: ' '"), "blank-text", "cards.yaml:2:27"),
    Spoiled("a text of blanks", cards("Draw a card.", "'   '"), "blank-text", "cards.yaml:2:61"),
    Spoiled("two cards of one title", cards("Sneak", "Boss"), "twin-title", "cards.yaml:3:26"),
    Spoiled("a keyword that wants more", KEYWORD, "rich-text", at(KEYWORD, "cards.yaml", "{armour}"), "after it"),
    Spoiled("letters of another script", cards("Draw a card.", "สวัสดี"), "missing-glyph", "cards.yaml:2:60"),
    Spoiled("a small picture in a text", cards("Draw a card.", "Go 🎉 now"), "missing-glyph", "cards.yaml:2:63"),
    Spoiled("letters that are one", cards("Draw a card.", "A ﬁsh"), "missing-glyph", "cards.yaml:2:62"),
    Spoiled("a colon in a text", cards("Draw a card.", "Now: draw"), "yaml-syntax", "cards.yaml:2"),
    Spoiled("a number sign in a text", cards("Draw a card.", "Draw #2"), "yaml-syntax", "cards.yaml"),
    Spoiled("a tab before an entry", {"cards.yaml": "goblin:\n\t- {id: G1}\n"}, "yaml-syntax", "cards.yaml:2:1", "tab"),
    Spoiled("no copies", cards("cost: 3", "cost: 3, count: 0"), "out-of-range", "cards.yaml:2:49"),
    Spoiled("a word without end", cards("Draw a card.", "A" * 120), "text-overflow", "cards.yaml:2:60", "of 120"),
    Spoiled("too many lines", cards("Draw a card.", '"' + "x\\n" * 30 + '"'), "text-overflow", "cards.yaml:2:60"),
    Spoiled(
        "a title too long for the back",
        {"set.yaml": f"game: kit\ntitle: {{en: {'Goblins ' * 30}}}\nlanguages: [en]\n"},
        "text-overflow",
        "set.yaml:2",
    ),
    Spoiled(
        "a size that is none",
        {"kit.yaml": KIT.replace("classic", "classic\n    size: pokre")},
        "unknown-word",
        "kit.yaml:4:11",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert any(fault.says in str(issue) for issue in told), "\n".join(map(str, found))


TURNED = Image.Exif()
TURNED[0x0112] = 6
PROFILE = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
PRINTED = [
    ("sixteen-bits", art("G1.png", saved(Image.new("I;16", (900, 600), 30000), "PNG"))),
    ("turned-by-its-camera", art("G1.jpg", saved(RED, "JPEG", exif=TURNED))),
    ("with-a-profile", art("G1.jpg", saved(RED, "JPEG", icc_profile=PROFILE))),
    ("grey", art("G1.png", saved(RED.convert("L"), "PNG"))),
    ("with-a-palette", art("G1.png", saved(RED.convert("P"), "PNG"))),
    ("letters-from-the-right", cards("Draw a card.", "שלום עולם")),
    (
        "words-that-are-no-values",
        {
            "kit.yaml": KIT.replace("cave", "yes").replace("wood", "no"),
            "cards.yaml": CARDS.replace("cave", "yes").replace("wood", "no"),
        },
    ),
    ("notes-beside-the-cards", {"#notes.csv": "who,what\nme,nothing\n"}),
    ("quotes-of-a-typesetter", cards("Draw a card.", "“Draw” – ‘one’…")),
]


@pytest.mark.parametrize("files", [row[1] for row in PRINTED], ids=[row[0] for row in PRINTED])
def test_nothing_is_told_of_what_is_printed_as_it_is_meant(tmp_path: Path, files: dict[str, str | bytes]) -> None:
    assert judged(tmp_path, files) == []


def test_of_a_text_that_overflows_nothing_else_is_told(tmp_path: Path) -> None:
    found = judged(tmp_path, cards("Draw a card.", '"' + "x\\n" * 30 + '"'))
    assert [issue.code for issue in found] == ["text-overflow"]
