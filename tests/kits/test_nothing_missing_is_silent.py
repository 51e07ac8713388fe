"""What a designer would only find on paper, told before: pictures, files, fields, marks, columns; and texts and
pictures as they come from other programs.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from tests.kits.spoiled import CARDS, KIT, Spoiled, at, cards, judged, kit, picture, told_of
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

ART = kit("      motto:", "      art: {type: picture}\n      motto:")
BY_NAME = kit("      motto:", "      art: {type: picture, optional: true}\n      motto:")
TOKEN = {"kit.yaml": KIT + "  coin:\n    form: token\n    fields:\n      number: {type: number}\n"}
FAINT = {"theme.yaml": 'ink: "#fff6e6"\n'}
LAYOUT = "faces:\n  goblin:\n    parts:\n      - {part: "


def coin(number: int) -> dict[str, str | bytes]:
    return {**TOKEN, "coins.yaml": f"coin: [{{id: C1, title: {{en: Hoard}}, number: {number}}}]\n"}


def part(words: str) -> dict[str, str | bytes]:
    return {"layout.yaml": f"{LAYOUT}{words}}}\n"}


def motto(words: str) -> dict[str, str | bytes]:
    return cards("Draw a card.}", f'Draw a card., motto: "{words}"}}')


LAID: dict[str, str | bytes] = {
    "pictures/under.png": picture(size=(800, 1100)),
    **part(
        "picture, file: under.png, box: [0, 0, 63, 88]}\n      - {part: text, from: suit, box: [8, 8, 40, 20], size: 12"
    ),
}
"""Dark words over a picture of pixels."""


FAULTS = [
    Spoiled("no card has its picture", ART, "no-picture", "kit.yaml:8:12", "none of the 2 pieces"),
    Spoiled(
        "one card lacks its picture",
        {**ART, "pictures/G1.png": picture()},
        "no-picture",
        "cards.yaml:3:5",
        "pictures/G2",
    ),
    Spoiled(
        "a picture by a name that none has",
        {**BY_NAME, **cards("cost: 3", "cost: 3, art: bos.png")},
        "missing-picture",
        "cards.yaml:2:47",
        "bos.png",
    ),
    Spoiled(
        "a picture that no look shows, by a name that none has",
        {
            **kit("look: classic", "look: minimal"),
            "kit.yaml": KIT.replace("classic", "minimal") + "      art: {type: picture, optional: true}\n",
            **cards("cost: 3", "cost: 3, art: bos.png"),
        },
        "missing-picture",
        "cards.yaml:2:47",
    ),
    Spoiled(
        "a default picture that is not there",
        kit("      motto:", "      art: {type: picture, default: all.png}\n      motto:"),
        "missing-picture",
        "",
        "all.png",
    ),
    *(
        Spoiled(
            f"a picture that ends {ending}", {f"pictures/G1{ending}": b"x"}, "unread-file", f"pictures/G1{ending}:1:1"
        )
        for ending in (".gif", ".bmp", ".tiff", ".tif", ".psd", ".heic", ".avif", ".pdf", ".HEIC", ".jxl", ".xcf")
    ),
    Spoiled(
        "a picture beside the cards", {"boss.png": picture()}, "unread-file", "boss.png:1:1", "'pictures/boss.png'"
    ),
    Spoiled("a PDF beside the cards", {"cards.pdf": b"%PDF"}, "unread-file", "cards.pdf:1:1", ".png"),
    Spoiled("a font beside the cards", {"Mine.ttf": b"x"}, "unread-file", "Mine.ttf:1:1", "'fonts/Mine.ttf'"),
    Spoiled("a text beside the cards", {"en.ftl": "a = b\n"}, "unread-file", "en.ftl:1:1", "'text/en.ftl'"),
    Spoiled("an ending in capitals", {"More.YAML": "goblin: []\n"}, "unread-file", "More.YAML:1:1", "'More.yaml'"),
    Spoiled("a sheet's ending in capitals", {"More.CSV": "id\n"}, "unread-file", "More.CSV:1:1", "'More.csv'"),
    Spoiled("a document", {"cards.docx": b"x"}, "unread-file", "cards.docx:1:1"),
    Spoiled("a file of another program", {"cards.json": "{}"}, "unread-file", "cards.json:1:1"),
    Spoiled("a folder in capitals", {"Pictures/G1.png": picture()}, "unread-file", "Pictures:1:1", "'pictures'"),
    Spoiled("a folder in the singular", {"picture/G1.png": picture()}, "unread-file", "picture:1:1", "'pictures'"),
    Spoiled("a folder called otherwise", {"images/G1.png": picture()}, "unread-file", "images:1:1", "'pictures'"),
    Spoiled("a folder of icons in the singular", {"icon/a.svg": "<svg/>"}, "unread-file", "icon:1:1", "'icons'"),
    Spoiled("a folder that nothing reads", {"old/cards.yaml": "a: 1\n"}, "unread-file", "old:1:1"),
    Spoiled("an icon of pixels", {"icons/gold.png": picture()}, "unread-file", "icons/gold.png:1:1"),
    Spoiled("a font for the web", {"fonts/Mine.woff2": b"x"}, "unread-file", "fonts/Mine.woff2:1:1", ".ttf, .otf"),
    Spoiled("a picture two folders down", {"pictures/a/G1.gif": b"x"}, "unread-file", "pictures/a/G1.gif:1:1"),
    Spoiled(
        "a picture that no card shows", {"pictures/spare.png": picture()}, "idle-picture", "pictures/spare.png:1:1"
    ),
    Spoiled(
        "a picture of a card that shows none",
        {**kit("classic", "minimal"), "pictures/G1.png": picture()},
        "idle-picture",
        "pictures/G1.png:1:1",
        "named after G1",
    ),
    Spoiled(
        "a kind that is not there under backs",
        {"layout.yaml": "backs:\n  standard: {gobln: none}\n"},
        "unknown-kind",
        "layout.yaml:2:14",
        "'goblin'",
    ),
    Spoiled(
        "a kind that is not there under fronts",
        {"layout.yaml": "fronts: {gobln: goblin}\n"},
        "unknown-kind",
        "layout.yaml:1:10",
        "'goblin'",
    ),
    Spoiled(
        "a field for which the look has no room",
        kit(
            "      motto:",
            "      rarity: {type: number}\n      dear: {type: number}\n      age: {type: number}\n      motto:",
        )
        | cards("cost: 3", "rarity: 1, dear: 2, age: 7, cost: 3")
        | {"cards.yaml": CARDS.replace("cost:", "rarity: 1, dear: 2, age: 7, cost:")},
        "unprinted-field",
        "kit.yaml:10:12",
        "'age'",
    ),
    *(
        Spoiled(told, files, "raw-markup", at(files, "cards.yaml", found), says)
        for told, files, found, says in (
            ("an icon in a text that is not rich", motto("Gain {gold} 2"), "{gold}", "rich: true"),
            ("a colour in a text that is not rich", motto("[red]Now[/]"), "[red]", "rich: true"),
            ("a tag of HTML", cards("Draw a card.", '"<b>Draw</b> one"'), "<b>", "**bold**"),
            ("a line break of HTML", cards("Draw a card.", "Draw<br>one"), "<br>", "line"),
            ("a sign of HTML", cards("Draw a card.", "A &amp; B"), "&amp;", "the sign itself"),
            ("a line break of a program", cards("Draw a card.", r"One\nTwo"), r"\n", "a line break"),
            ("underscores", cards("Draw a card.", "__Draw__ one"), "__Draw__", "**bold**"),
            ("a link", cards("Draw a card.", '"[a](http://b.c)"'), "[a]", "http"),
            ("an icon in a title", cards("{en: Boss}", '{en: "{gold} Boss"}'), "{gold}", "words without marks"),
        )
    ),
    Spoiled("a kit without any cards", {"cards.yaml": "goblin: []\n"}, "no-pieces", "kit.yaml:2:3"),
    Spoiled(
        "a picture that is transparent all over",
        {"pictures/G1.png": picture(mode="RGBA"), "pictures/G2.png": picture()},
        "picture-empty",
        "cards.yaml:2:5",
        "pictures/G1.png",
    ),
    Spoiled("words as dark as the picture under them", LAID, "faint-words", "cards.yaml:2:5", "#000000"),
    Spoiled("words as light as the paper", FAINT, "faint-words", "cards.yaml:2:5", "#fff6e6"),
    Spoiled(
        "words of a colour on themselves",
        {
            "layout.yaml": f"{LAYOUT}panel, box: [8, 53, 46, 12], fill: yellow}}\n      - {{part: text, from: motto, "
            "box: [10, 54, 40, 8], size: 4, ink: yellow}\n"
        }
        | motto("Charge now"),
        "faint-words",
        "cards.yaml:2:5",
        "'Charge now'",
    ),
    Spoiled("a number wider than its token", coin(50000), "beyond-trim", "coins.yaml:1:8", "'50000'"),
    Spoiled("a number that grazes the edge", coin(700), "beyond-safe", "coins.yaml:1:8", "'700'"),
    Spoiled(
        "words beyond the edge",
        part("text, from: suit, box: [60, 40, 20, 6], size: 4, align: right"),
        "beyond-trim",
        "",
    ),
    Spoiled(
        "words at the edge", part("text, from: suit, box: [0.4, 40, 20, 6], size: 4"), "beyond-safe", "", "from the"
    ),
    Spoiled("an icon beyond the edge", part("icon, icon: sun, box: [58, 40, 12, 12]"), "beyond-trim", "", "icon sun"),
    Spoiled(
        "a picture that ends within the bleed",
        {**part("picture, file: a.png, box: [-1, 10, 20, 20]"), "pictures/a.png": picture()},
        "beyond-trim",
        "",
        "bleed",
    ),
    Spoiled(
        "a picture that lies outside",
        {**part("picture, file: a.png, box: [70, 10, 20, 20]"), "pictures/a.png": picture()},
        "beyond-trim",
        "",
        "not seen",
    ),
]


SOUND = [
    ("the kit as it is", {}),
    ("notes beside the cards", {"README.md": "# Goblins\n", "notes/a.txt": "later\n", "LICENSE": "mine\n"}),
    ("what programs leave", {"cards.yaml~": "", ".hidden.gif": b"x", "~$cards.docx": b"x", "Thumbs.db": b"x"}),
    ("what commands write", {"output/sheets.pdf": b"x", "schemas/kit.schema.json": "{}"}),
    ("pictures named after cards", {"pictures/G1.png": picture(), "pictures/G2.JPG": picture("JPEG")}),
    (
        "a field for sums alone",
        kit("      motto:", "      age: {type: number, default: 1, printed: false}\n      motto:"),
    ),
    ("a number that fits its token", coin(10)),
    ("signs that are no marks", motto("3 < 4 & 5 > 2, a_b_c, 5 * 3 and a backslash \\\\ too")),
]


@pytest.mark.parametrize("files", [row[1] for row in SOUND], ids=[row[0].replace(" ", "-") for row in SOUND])
def test_nothing_is_told_of(tmp_path: Path, files: dict[str, str | bytes]) -> None:
    assert judged(tmp_path, files) == []


def test_the_same_on_many_faces_is_told_once(tmp_path: Path) -> None:
    assert [issue.code for issue in judged(tmp_path, FAINT)].count("faint-words") == 1


def test_a_file_is_named_once_in_a_set_of_two_languages(tmp_path: Path) -> None:
    both = {
        "set.yaml": "game: kit\ntitle: {en: Goblins, de: Kobolde}\nlanguages: [en, de]\n",
        "cards.yaml": CARDS.replace("Boss}", "Boss, de: Chef}").replace("Sneak}", "Sneak, de: Dieb}"),
        "pictures/spare.png": picture(),
    }
    assert [issue.code for issue in judged(tmp_path, both)] == ["idle-picture"]


@pytest.mark.parametrize(("languages", "codes"), [("[en]", []), ("[en, zh-Hant]", ["no-name"])])
def test_a_kind_that_has_no_name_in_a_language_is_told(tmp_path: Path, languages: str, codes: list[str]) -> None:
    (tmp_path / "set.yaml").write_text(f"game: kit\ntitle: {{en: Birds, zh-Hant: 鳥}}\nlanguages: {languages}\n")
    (tmp_path / "kit.yaml").write_text("kinds: {bird: {look: classic}}\n")
    (tmp_path / "cards.yaml").write_text("bird: [{id: heron, title: {en: Heron, zh-Hant: 蒼鷺}}]\n")
    assert [issue.code for issue in everything_wrong(open_set(str(tmp_path)))] == codes


ART_OF_STRANGE_FILES = {
    "kit.yaml": KIT.replace("      motto:", "      art: {type: picture, optional: true}\n      motto:")
}
KEYWORD = {"kit.yaml": KIT + "keywords:\n  armour: {en: 'Takes # less.'}\n", **cards("Draw a card.", '"{armour}."')}
RED = Image.new("RGB", (900, 600), (200, 40, 40))
FRAMES = [Image.new("RGB", (900, 600), (shade, 0, 0)) for shade in (10, 90, 200)]


def saved(image: Image.Image, kind: str, **wishes: object) -> bytes:
    into = BytesIO()
    image.save(into, kind, **wishes)
    return into.getvalue()


def art(name: str, data: bytes | str) -> dict[str, str | bytes]:
    return {**ART_OF_STRANGE_FILES, f"pictures/{name}": data}


def svg(inside: str, more: str = 'viewBox="0 0 9 9"') -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {more}>{inside}</svg>'


CARD = "cards.yaml:2:5"
FAULTS_OF_STRANGE_FILES = [
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
    Spoiled("a title of blanks", cards("en: Boss", "en: ' '"), "wrong-spelling", "cards.yaml:2:26"),
    Spoiled("a text of blanks", cards("Draw a card.", "'   '"), "blank-text", "cards.yaml:2:61"),
    Spoiled("two cards of one title", cards("Sneak", "Boss"), "twin-title", "cards.yaml:3:26"),
    Spoiled("a keyword that wants more", KEYWORD, "missing-number", at(KEYWORD, "cards.yaml", "{armour}"), "after it"),
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


TURNED = Image.Exif()
TURNED[0x0112] = 6
PROFILE = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
PRINTED = [
    ("sixteen-bits", art("G1.png", saved(Image.new("I;16", (900, 600), 30000), "PNG"))),
    ("turned-by-its-camera", art("G1.jpg", saved(RED.rotate(90, expand=True), "JPEG", exif=TURNED))),
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


@pytest.mark.parametrize("fault", [*FAULTS, *FAULTS_OF_STRANGE_FILES], ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert any(fault.says in str(issue) for issue in told), found
