"""What a designer would only find on paper, told before: pictures, files, fields, marks, colours and edges."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import CARDS, KIT, Spoiled, at, cards, judged, kit, picture, place_of

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


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert any(fault.says in str(issue) for issue in told), "\n".join(map(str, found))


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
