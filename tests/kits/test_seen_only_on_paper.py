"""Kits spoiled where only the printed page would show it: drawn faces, booklets, icons, marks of other programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import KIT, Spoiled, cards, judged, kit, laid_out, picture, place_of, told_of
from tests.kits.test_kits_of_sheets import csv
from tests.kits.test_nothing_missing_is_silent import art, svg
from tests.own_type.made import font
from validator.base.issue import ContentError, WrongUse
from validator.play.lookup import open_set

OUTLINE = '<path d="M0 0h63v88H0z" fill="#eeeeee"/>'
PLACES = (
    '<text id="{title}" x="6" y="12" font-size="5">T</text><rect id="{text}" x="6" y="44" width="50" height="24"/>'
    '<rect id="{cost}" x="50" y="6" width="8" height="8"/><rect id="{suit}" x="6" y="70" width="8" height="8"/>'
)
HIDDEN = "    fields: {n: {type: number, printed: false}}\n"
MATE = "      mate: {type: card, kind: goblin, optional: true}\n"
ICON = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{}</svg>"


def face(places: str, outline: str = OUTLINE, box: str = "0 0 63 88") -> dict[str, str | bytes]:
    """The sound kit with a drawing as its face."""
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{outline}\n{places}\n</svg>\n'
    return {"kit.yaml": KIT.replace("look: classic", "look: face.svg"), "pictures/face.svg": drawing}


def book(text: str, name: str = "rulebook.md") -> dict[str, str | bytes]:
    """The sound kit with a booklet."""
    return {name: text}


def said(words: str) -> dict[str, str | bytes]:
    """A card with these words as its text."""
    return cards("Draw a card.", f'"{words}"')


FAULTS = [
    Spoiled("a drawn face of another shape", face(PLACES, box="0 0 88 63"), "drawn-face", "pictures/face.svg:1:1"),
    Spoiled(
        "a place that is turned",
        face(PLACES.replace('<rect id="{cost}"', '<rect transform="rotate(45 54 10)" id="{cost}"')),
        "drawn-face",
        "pictures/face.svg:3:1",
        "{cost}",
    ),
    Spoiled(
        "letters too small to be read", face(PLACES.replace('"5"', '"0.5"')), "drawn-face", "pictures/face.svg:3:1"
    ),
    Spoiled(
        "a field that a drawn face has no place for",
        face(PLACES.replace('"{cost}"', '"cost"')),
        "unprinted-field",
        "kit.yaml:5:13",
        "{cost}",
    ),
    Spoiled(
        "a drawn face without a title", face(PLACES.replace("{title}", "name")), "unprinted-field", "kit.yaml:3:11"
    ),
    Spoiled("a picture of which a sliver is seen", art("G1.png", picture(size=(9_000, 500))), "picture-cut", "cards"),
    Spoiled(
        "a back drawn without its bleed",
        {
            **kit("look: classic", "look: classic\n    back: {picture: b.png}"),
            "pictures/b.png": picture(size=(750, 1050)),
        },
        "picture-cut",
        "kit.yaml:4:21",
        "bleed",
    ),
    Spoiled(
        "a drawing of another encoding",
        art("G1.svg", ICON.format("<path d='M0 0h9v9z'/>").encode("utf-16")),
        "picture-broken",
        "cards.yaml:2:5",
        "UTF-8",
    ),
    Spoiled(
        "a place for a picture that a card lacks",
        face(PLACES + '<rect id="{art}" x="20" y="20" width="20" height="15"/>'),
        "no-picture",
        "cards.yaml:2:5",
        "pictures/G1",
    ),
    Spoiled("a drawing beyond its edges", art("G1.svg", svg("<path d='M900 900h9v9z'/>")), "picture-empty", "cards"),
    Spoiled("an icon that shows nothing", {"icons/gem.svg": ICON.format("")}, "picture-empty", "icons/gem.svg:1:1"),
    Spoiled(
        "an icon that nothing draws",
        {"icons/gem.svg": ICON.format("<path d='M0 0h9v9z'/>")},
        "idle-icon",
        "icons/gem.svg:1:1",
    ),
    Spoiled("another name that nothing draws", {"icons.yaml": "gold: two-coins\n"}, "idle-icon", "icons.yaml:1:1"),
    Spoiled(
        "names that stand for each other",
        {"icons.yaml": "gold: silver\nsilver: gold\n"},
        "unknown-icon",
        "icons.yaml:2:9",
        "which itself stands for no icon",
    ),
    Spoiled(
        "a picture called after a title",
        {**art("Boss.png", picture()), "kit.yaml": KIT + "      art: {type: picture, optional: true}\n"},
        "idle-picture",
        "pictures/Boss.png",
        "did you mean 'G1'?",
    ),
    Spoiled("a star that leans nothing", said("Take *one card."), "raw-markup", "cards.yaml:2:66"),
    Spoiled("words leaning as elsewhere", said("Take _one_ card."), "raw-markup", "cards.yaml:2:66"),
    Spoiled("words struck out as elsewhere", said("Take ~~two~~ one."), "raw-markup", "cards.yaml:2:66"),
    Spoiled("a star behind a stroke", cards("Draw a card.", "Take 2 \\* 3."), "raw-markup", "cards.yaml:2"),
    Spoiled(
        "a range of no value",
        {"kit.yaml": KIT + "      n: {type: number, derived: {each: goblin, where: {cost: {from: 5, to: 3}}}}\n"},
        "out-of-range",
        "kit.yaml:9",
    ),
    Spoiled("an icon as elsewhere", said("Take :coin: now."), "raw-markup", "cards.yaml:2:66", "{name}"),
    Spoiled("an icon between wedges", said("Take <coin> now."), "raw-markup", "cards.yaml:2:66", "{name}"),
    Spoiled("braces as wide as Chinese ones", csv("G1,Boss,3,cave,Take ｛coin｝."), "raw-markup", "goblins.csv:2:E"),
    Spoiled("what a program writes for nothing", csv("G1,Boss,3,cave,NaN"), "unwritten-text", "goblins.csv:2:E"),
    *(
        Spoiled(f"an accent {told}", said(words), "loose-accent", f"cards.yaml:2:{at}", "U+0301")
        for told, words, at in (
            ("before all letters", "\u0301Draw", 61),
            ("behind a blank", "Draw \u0301a", 66),
            ("behind a mark", "Draw **\u0301two** cards.", 68),
            ("on another", "Draw m\u0308\u0301 cards.", 66),
        )
    ),
    Spoiled("an accent before a title", cards("en: Boss", 'en: "\u0301Boss"'), "loose-accent", "cards.yaml:2:27"),
    Spoiled("an accent before a cell", csv("G1,Boss,3,cave,\u0301Draw."), "loose-accent", "goblins.csv:2:E"),
    Spoiled("a joiner between letters", said("Draw\u200ctwo"), "missing-glyph", "cards.yaml:2:65", "U+200C"),
    *(
        Spoiled(
            f"pieces without anything on them, as {form}",
            {
                "kit.yaml": f"{KIT}  coin:\n    form: {form}\n    titled: false\n{HIDDEN}",
                "coins.yaml": "coin: [{id: C1, n: 1}]\n",
            },
            "blank-face",
            "kit.yaml:9:3",
        )
        for form in ("circle", "token", "hex", "card")
    ),
    Spoiled(
        "a card named that no look shows",
        {"kit.yaml": KIT + MATE, **cards("cost: 3", "cost: 3, mate: G2")},
        "unprinted-field",
        "kit.yaml:9:13",
    ),
    Spoiled(
        "a yes that no look shows",
        {"kit.yaml": KIT + "      rare: {type: yes_no}\n", **cards("cost: 3", "cost: 3, rare: true")},
        "unprinted-field",
        "kit.yaml:9:13",
    ),
    Spoiled("a text of dots", said("..."), "unwritten-text", "cards.yaml:2:61"),
    *(
        Spoiled(f"{words} in a text", said(f"Gain {words} coins."), "unwritten-text", "cards.yaml:2:66", repr(words))
        for words in ("XX", "??", "xx", "tbd", "placeholder", "lorem")
    ),
    Spoiled("a card without a name yet", csv("G1,Untitled,3,cave,"), "unwritten-text", "goblins.csv:2:B", "advice"),
    Spoiled(
        "a number that counts each as nothing",
        {"kit.yaml": KIT + "      n: {type: number, derived: {each: goblin, per: 0, plus: 2}}\n"},
        "wrong-value",
        "kit.yaml:9:54",
        "2 on every piece",
    ),
    Spoiled("a name of many letters", kit("cost:", f"{'cost_' * 8}x:"), "unknown-field", "kit.yaml:5:7", "up to 32"),
    Spoiled("a theme in capitals", {"Theme.yaml": "ink: '#000000'\n"}, "unread-file", "Theme.yaml:1:1", "'theme.yaml'"),
    Spoiled("a theme of many", {"themes.yaml": "ink: '#000000'\n"}, "wrong-type", "themes.yaml:1:6", "'theme.yaml'"),
    Spoiled(
        "a name with blanks", kit("cost:", "Hit Points:"), "unknown-field", "kit.yaml:5:7", "did you mean 'hit_points'?"
    ),
    Spoiled(
        "a hexagon pressed flat",
        kit("look: classic", "form: hex\n    size: {width: 50, height: 20}"),
        "wrong-size",
        "kit.yaml:4:11",
        "50 × 43.3",
    ),
    Spoiled(
        "corners rounder than the card",
        kit("look: classic", "size: {width: 60, height: 90, corner: 40}"),
        "wrong-size",
        "kit.yaml:3:43",
    ),
    Spoiled(
        "a die that is no cube",
        kit("look: classic", "form: die\n    size: {width: 16, height: 20}"),
        "wrong-size",
        "kit.yaml:4:11",
        "16 × 16",
    ),
    Spoiled(
        "a value that is nearly another",
        {
            **kit("wood]", "wood, wod]"),
            "more.yaml": "goblin:\n"
            + "".join(f"  - {{id: H{n}, title: {{en: H{n}}}, cost: 1, suit: wood}}\n" for n in range(4))
            + "  - {id: I1, title: {en: Imp}, cost: 1, suit: wod}\n",
        },
        "near-value",
        "more.yaml:6:47",
        "did you mean 'wood'?",
    ),
    Spoiled("a font that no theme names", {"fonts/Mine.ttf": b"x"}, "unread-file", "fonts/Mine.ttf:1:1", "theme.yaml"),
    Spoiled("a letter of no font in the booklet", book("## A\n\nDraw ก.\n"), "missing-glyph", "rulebook.md:3:6"),
    Spoiled("a table in the booklet", book("## A\n\n| a | b |\n"), "raw-markup", "rulebook.md:3:1"),
    Spoiled("a picture in the booklet", book("## A\n\n![a map](map.png)\n"), "raw-markup", "rulebook.md:3:1"),
    Spoiled("a sign that a booklet lacks", book("## A\n\nTake [icon:cion].\n"), "booklet-picture", "rulebook.md:3:12"),
    Spoiled("a booklet to be written", book("## A\n\nTODO\n"), "unwritten-text", "rulebook.md:3:1"),
    Spoiled("bold without end in the booklet", book("## A\n\n- Take **one.\n"), "rich-text", "rulebook.md:3:8"),
    Spoiled("a booklet in capitals", book("## A\n", "Rulebook.md"), "unread-file", "Rulebook.md:1:1"),
    Spoiled("a booklet in no language", book("## A\n", "rulebook.de.md"), "unread-file", "rulebook.de.md:1:1"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert any(fault.says in str(issue) for issue in told), found


def test_pictures_of_another_shape_than_their_place_are_told_once(tmp_path: Path) -> None:
    upright = picture(size=(750, 1050))
    found = judged(tmp_path, {**art("G1.png", upright), "pictures/G2.png": upright})
    told = [(place_of(issue), str(issue.message)) for issue in found if issue.code == "picture-cut"]
    assert [place for place, _ in told] == ["cards.yaml:2:5"] and "(and on 1 more)" in told[0][1]


def test_a_letter_that_the_font_of_the_theme_lacks_is_told_once(tmp_path: Path) -> None:
    files = {
        "theme.yaml": "fonts: {title: fonts/Mine.ttf}\n",
        "fonts/Mine.ttf": font("ABCDEabcdeo"),
        **cards("Boss", "Bód"),
        "more.yaml": "goblin: [{id: G3, title: {en: Có}, cost: 1, suit: cave}]\n",
    }
    told = [issue for issue in judged(tmp_path, files) if issue.code == "other-font" and "'ó'" in str(issue)]
    assert [place_of(issue) for issue in told] == ["cards.yaml:2:26"]


def test_a_kit_in_capitals_is_told_once(tmp_path: Path) -> None:
    place = laid_out(tmp_path, {})
    (place / "kit.yaml").rename(place / "Kit.yaml")
    with pytest.raises(ContentError) as told:
        open_set(place.as_posix())
    assert [(issue.code, issue.found) for issue in told.value.issues] == [("no-kit", "'Kit.yaml'")]


def test_a_set_in_capitals_is_told(tmp_path: Path) -> None:
    (laid_out(tmp_path, {}) / "set.yaml").rename(tmp_path / "goblins/Set.yaml")
    with pytest.raises(WrongUse, match=r"'Set\.yaml', did you mean 'set\.yaml'"):
        open_set((tmp_path / "goblins").as_posix())


def test_combinations_of_which_none_is_left_are_told(tmp_path: Path) -> None:
    entry = (
        '  - {id: "P{suit}", title: {en: P}, combine: {suit: [cave, wood]}, cost: 1, except: [{suit: [cave, wood]}]}\n'
    )
    found = judged(tmp_path, {"more.yaml": f"goblin:\n{entry}"})
    assert [(issue.code, place_of(issue)) for issue in found] == [("wrong-value", "more.yaml:2:46")]


def test_a_number_by_powers_of_ten_is_told_once(tmp_path: Path) -> None:
    found = judged(tmp_path, csv("G1,Boss,1E+02,cave,"))
    assert [(issue.code, issue.found) for issue in found] == [("out-of-range", "100")]


def test_a_word_for_a_field_is_told_once(tmp_path: Path) -> None:
    found = judged(tmp_path, kit("cost: {type: number, from: 0, to: 9}", "cost: integer"))
    assert [(issue.code, place_of(issue)) for issue in found if "cost" in str(issue.message)] == [
        ("wrong-type", "kit.yaml:5:13")
    ]


PRINTED = {
    "a drawing that is nothing but places": face(PLACES, outline=""),
    "letters of a size that Figma writes": face(
        PLACES.replace("<text", "<g font-size='5'><text", 1).replace(' font-size="5">T</text>', ">T</text></g>")
    ),
    "a colour of three digits": {
        "kit.yaml": KIT.replace("[cave, wood]", "[cave, wood], colours: {cave: '#a00', wood: '#070'}").replace(
            "look: classic", "look: classic\n    back: {colour: '#123'}"
        ),
        **said("Take [#a00]one[/] card."),
    },
    "a mark that orders letters": csv("G1,Boss,3,cave,Take \u200eone."),
    "a booklet of all its marks": book("# A\n\n## B\n\n### C\n\n1. Take **one**.\n- [icon:coin] 2*3 – 5_000.\n"),
    "letters with accents": said("Vie\u0323\u0302t, q\u0303 und x\u0301"),
    "pieces with a picture of their own": {
        "kit.yaml": KIT + "  coin: {form: circle, titled: false}\n",
        "coins.yaml": "coin: [{id: C1}]\n",
        "pictures/C1.png": picture(size=(600, 600)),
    },
    "a yes that no card says": {"kit.yaml": KIT + "      rare: {type: yes_no}\n"},
    "a card named in the line of the kind": {
        "kit.yaml": KIT.replace("look: classic", "look: {like: classic, slots: {kind: mate}}").replace(
            "      motto: {type: text, optional: true}\n", MATE
        ),
        **cards("cost: 3", "cost: 3, mate: G2"),
    },
    "a Roman number": csv("G1,Legion XX,3,cave,Part XX."),
    "a line to write on": said("Name: ________ or ____"),
    "a star for a note": said("Draw a card* or two."),
}


@pytest.mark.parametrize("told", PRINTED)
def test_nothing_is_told_of_what_is_printed_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, PRINTED[told]) == []
