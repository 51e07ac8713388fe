"""Kits as other programs leave them: Inkscape's hairlines, Notepad's endings, a Mac's letters, what Excel hides."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.front.commands.new import NewOptions, begin_set
from generator.print.own_art.placing import LEAST_STROKE
from generator.print.preflight.profiles import profiles
from generator.print.type.markup import spans_of
from tests.kits.spoiled import CARDS, KIT, Spoiled, cards, judged, kit, laid_out, picture, told_of
from tests.kits.test_kits_of_sheets import csv
from tests.kits.test_nothing_missing_is_silent import art, svg
from tests.kits.test_seen_only_on_paper import said
from tests.kits.test_what_a_spreadsheet_shows import excel, in_office, styled
from validator.base.encodings import likely_of
from validator.base.issue import WrongUse
from validator.play.lookup import open_set

WHITE_CELL = 'table:style-name="T1" office:value-type="string"><text:p>Draw a'
UNSEEN = "<style:text-properties fo:color='#ffffff'/>"
GROUND = "<style:table-cell-properties fo:background-color='#000000'/>"
LINE = "<path d='M1 1L8 {y}' fill='{fill}' stroke='#000' stroke-width='{width}'/>"


def lined(width: float, y: int = 6, fill: str = "none") -> dict[str, str | bytes]:
    """A card whose picture, 9 units wide, has a line of this width."""
    return art("G1.svg", svg(LINE.format(width=width, y=y, fill=fill)))


def reading(old: str, new: str) -> dict[str, str | bytes]:
    """The cards in Mac Roman, as an old Excel of a Mac saves them."""
    return {"cards.yaml": "", "goblins.csv": f"id,title,cost,suit\nG1,{old}{new},3,cave\n".encode("mac_roman")}


def of_office(properties: str) -> dict[str, str | bytes]:
    """The cards in LibreOffice, one of their cells in a style with these properties."""
    return in_office("table-cell", properties, 'office:value-type="string"><text:p>Draw a', WHITE_CELL)


FAULTS = [
    Spoiled("a hairline", lined(0.001), "thin-stroke", "cards.yaml:2:5", "0.05 mm"),
    Spoiled("a hairline that is filled as well", lined(0.001, 1, "#000"), "thin-stroke", "cards.yaml:2:5"),
    Spoiled(
        "a use of what is not there", art("G1.svg", svg("<use href='#gone'/>")), "picture-simplified", "cards.yaml:2:5"
    ),
    Spoiled(
        "a white sheet as a drawing",
        art("G1.svg", svg("<path d='M0 0h9v9H0z' fill='#fff'/>")),
        "picture-empty",
        "cards.yaml:2:5",
        "white all over",
    ),
    Spoiled(
        "words along a line",
        art("G1.svg", svg("<path d='M1 1h7v7z'/><text><textPath>Hi</textPath></text>")),
        "picture-simplified",
        "cards.yaml:2:5",
        "text",
    ),
    Spoiled(
        "a colour of a back that is on none",
        kit("look: classic", "back: {by: suit, colour: red}"),
        "wrong-value",
        "kit.yaml:3:30",
        "'suit'",
    ),
    Spoiled("a title in Russian", csv("G1,Шпион,3,cave,"), "other-language", "goblins.csv:2:B", "letters of en"),
    Spoiled("a text in Greek", csv("G1,Boss,3,cave,Πάρε ένα"), "other-language", "goblins.csv:2:E", "letters of en"),
    Spoiled(
        "a line of a comment that lost its sign",
        {"set.yaml": "# A game\nof goblins\n# of ours\ngame: kit\n"},
        "yaml-syntax",
        "set.yaml:2:1",
        "no field",
    ),
    Spoiled("white words", styled(font_color="#FFFFFF"), "hidden-cells", "goblins.xlsx:goblin:2:E", "colour"),
    Spoiled("words of their ground", styled(font_color="#AA0000", bg_color="#AA0000"), "hidden-cells", "goblins.xlsx"),
    Spoiled("white words in LibreOffice", of_office(UNSEEN), "hidden-cells", "goblins.ods:goblin:2:E", "colour"),
    Spoiled("a sheet that still loads", csv("G1,Boss,3,cave,Loading..."), "spreadsheet-formula", "goblins.csv:2:E"),
    Spoiled("a text that still loads", said("Loading..."), "unwritten-text", "cards.yaml:2:61"),
    Spoiled(
        "another workbook by its name",
        excel(lambda _, sheet: sheet.write_formula(1, 4, "='[costs.xlsx]A'!B2", None, "x")),
        "spreadsheet-formula",
        "goblins.xlsx:goblin:2:E",
    ),
    Spoiled(
        "an ending behind an ending",
        {"more.csv.txt": "id,title\n"},
        "unread-file",
        "more.csv.txt:1:1",
        "did you mean 'more.csv'?",
    ),
    Spoiled("letters of a Mac", reading("Caf", "é"), "not-utf8", "goblins.csv:2:B", "Mac Roman; found 'Café'"),
    *(
        Spoiled(
            f"a line indented with {sign}",
            {"cards.yaml": f"goblin:\n  - id: G1\n    title: {{en: A}}\n{blank}{blank}  cost: 2\n    suit: cave\n"},
            "yaml-syntax",
            "cards.yaml:4:1",
            sign,
        )
        for sign, blank in (("U+00A0", "\u00a0"), ("U+3000", "\u3000"))
    ),
    Spoiled("quotes of a word processor", cards("Draw a card.", "“Draw a card.”"), "raw-markup", "cards.yaml:2:60"),
    Spoiled("a word torn by a page", csv('G1,Boss,3,cave,"Take a trea-\nsure."'), "raw-markup", "goblins.csv:2:E"),
    Spoiled("lines folded into one", cards("Draw a card.", '"- One.\\x20- Two."'), "raw-markup", "cards.yaml:2"),
    *(
        Spoiled(f"marks of elsewhere, {mark}", csv(f'G1,Boss,3,cave,"{words}"'), "raw-markup", "goblins.csv:2:E", mark)
        for mark, words in (
            ("<!-- weak? -->", "Take <!-- weak? --> one."),
            ("[[coin|Coin]]", "Take a [[coin|Coin]]."),
            ("`coin`", "Take `coin` now."),
            ("<%= cost %>", "Pay <%= cost %>."),
            ("&D3&", "Pay &D3& coins."),
            ("<color=red>", "<color=red>Pay</color> now."),
            ("~2~", "Pay ~2~ 3."),
            ("==two==", "Take ==two== coins."),
            ("^2^", "Take 10^2^ coins."),
            ("---", "Draw.\n---\nStop."),
            ("'> '", "> Draw."),
            ("'+ '", "+ Draw.\n+ Stop."),
        )
    ),
    Spoiled(
        "a formula kept as text",
        excel(lambda _, sheet: sheet.write_string(1, 4, "=CONCAT(A1,B1)")),
        "spreadsheet-formula",
        "goblins.xlsx:goblin:2:E",
        "as text",
    ),
    Spoiled(
        "a heading merged over two columns",
        excel(lambda _, sheet: (sheet.merge_range(0, 5, 0, 6, "#notes"), sheet.merge_range(0, 3, 0, 4, "suit"))),
        "merged-cells",
        "goblins.xlsx:goblin:1:D",
    ),
    *(
        Spoiled(
            f"a picture called {name}",
            {**art("G2.png", picture()), f"pictures/{name}": picture()},
            "idle-picture",
            f"pictures/{name}",
            "did you mean 'G1'?",
        )
        for name in ("G1 - Copy.png", "G1.png.png", "G1_final_v2.png")
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_once_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert len(told) == 1 and fault.says in str(told[0]), found


TAKEN = {
    "from one number to another": csv("G1,Boss,3,cave,Draw 2~3 or 4~5 cards."),
    "a sign of Greek in a text": csv("G1,Boss,3,cave,Gain 2 α."),
    "words that were taken out of a drawing": art("G1.svg", svg("<path d='M1 1h7v7z'/><text> <tspan/></text>")),
    "a white shape on its ground": art("G1.svg", svg("<path d='M3 3h3v3z' fill='#fff'/>")),
    "a line as wide as a pen's": lined(0.1),
    "a shape edged in its own colour": lined(0.001, 6, "#000"),
    "white words on black": styled(font_color="#FFFFFF", bg_color="#000000"),
    "white words on black in LibreOffice": of_office(UNSEEN + GROUND),
    "words within round quotes": cards("Draw a card.", "“Hey,” he said."),
    "a saying": {"cards.yaml": CARDS.replace("cost: 3", "cost: 3, flavour: {en: “Run!”}")},
    "a dash in a line of a list": cards("Draw a card.", '"- One - or two."'),
    "signs of gain and of loss": csv('G1,Boss,3,cave,"+ 1 coin\n+ 2 cards"'),
    "a number of two words in two lines": csv('G1,Boss,3,cave,"Take 2-\n3 cards."'),
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    codes = ("thin-stroke", "hidden-cells", "raw-markup", "picture-empty", "picture-simplified", "other-language")
    assert [issue for issue in judged(tmp_path, TAKEN[told]) if issue.code in codes] == []


def test_the_thinnest_line_is_that_of_a_printer_at_home() -> None:
    assert profiles()["home"].stroke == LEAST_STROKE


def test_a_number_of_many_digits_is_printed_without_a_point(tmp_path: Path) -> None:
    place = laid_out(tmp_path, excel(lambda _, sheet: sheet.write(1, 4, 1.5e15)))
    pieces = [piece for _, piece in open_set(place.as_posix()).every_piece()]
    assert pieces[0].text == "1500000000000000"


@pytest.mark.parametrize(("said", "meant"), [("1,000", "1000"), ("2,5", None), ("3,0", "3")])
def test_a_comma_before_three_digits_parts_thousands(tmp_path: Path, said: str, meant: str | None) -> None:
    files = {"kit.yaml": KIT.replace("to: 9", "to: 5000"), **cards("cost: 3", f'cost: "{said}"')}
    told = [issue for issue in judged(tmp_path, files) if issue.code == "wrong-type"]
    assert [issue.suggestion for issue in told] == [meant]


SHEETS = {
    "name,cost,text\nBoss,3,Draw.\n": "",
    "Boss,3,cave\nSneak,1,wood\n": "seems to be a card",
    "name,Boss,Sneak\nCost,3,1\nText,Draw.,Take.\n": "seems to be turned",
}


@pytest.mark.parametrize("text", SHEETS)
def test_a_sheet_that_is_none_of_cards_is_doubted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c.csv").write_text(text)
    said = "\n".join(begin_set(NewOptions("mine", kit=True, sheet="c.csv")))
    assert SHEETS[text] in said and ("seems" in said) == bool(SHEETS[text])


@pytest.mark.parametrize(
    ("language", "next"), [("zh-Hant", "接下來"), ("zh-Hans", "接下来"), ("en", "Next"), ("de", "Next")]
)
def test_what_new_tells_is_in_the_language_of_the_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, next: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c.csv").write_text("name,cost\nA,3\nB,4\n")
    lines = begin_set(NewOptions("mine", kit=True, sheet="c.csv", lang=[language]))
    assert lines[-1].startswith(next)
    assert ("is taken for title" in lines[0]) == (language in ("en", "de"))


@pytest.mark.parametrize(("name", "wanted"), [("c.numbers", ".xlsx"), ("c.txt", ".csv")])
def test_a_file_that_is_no_spreadsheet_here_is_to_be_saved_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, wanted: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text("name\tcost\n")
    with pytest.raises(WrongUse, match=f"once it is saved as {wanted}"):
        begin_set(NewOptions("mine", kit=True, sheet=name))


@pytest.mark.parametrize(
    ("words", "codec", "name"),
    [
        ("Räuber", "cp1252", "Windows-1252"),
        ("2 € each", "cp1252", "Windows-1252"),
        ("à la carte", "cp1252", "Windows-1252"),
        ("Garçon", "mac_roman", "Mac Roman"),
        ("Räuber", "mac_roman", "Mac Roman"),
    ],
)
def test_old_encodings_are_told_apart(words: str, codec: str, name: str) -> None:
    likely = likely_of(words.encode(codec))
    assert likely is not None and (likely.name, likely.text) == (name, words)


@pytest.mark.parametrize(
    ("text", "leaning"),
    [
        ("*立即：*交換兩張牌。", ["立即："]),
        ("說*好*的", ["好"]),
        ("***Take*** a coin.", ["Take"]),
        ("**Take *one* coin**", ["one"]),
        ("**Take *one***", ["one"]),
        ("2*3*4 and x*y*", []),
    ],
)
def test_words_lean_between_stars(text: str, leaning: list[str]) -> None:
    assert [words for words, style in spans_of(text) if style.leaning] == leaning
