"""Letters join, marks stand on their letters, lines run as they are read, and fonts follow each other in a chain."""

from __future__ import annotations

import pytest

from generator.print.drawing.scene import Glyphs, Group, Item, Text
from generator.print.drawing.text import fit, run
from generator.print.theme.fonts import Fonts
from generator.print.type import shaping
from generator.print.type.markup import Style, spans_of
from generator.print.type.shaping import Cut, Direction, chain_of, links_of, stretches
from tests.own_type.made import font, varying

MINE = shaping.named(font())
OTF = shaping.named(font("AB", 700, 0, "otf"))


def fonts(language: str, *links: str) -> Fonts:
    return Fonts(language, {"body": links} if links else {})


def glyphs(items: tuple[Item, ...]) -> list[Glyphs]:
    return [item for item in items if isinstance(item, Glyphs)]


def set_in(language: str, text: str, width: float = 60.0, *links: str, rich: bool = False) -> list[Item]:
    chain = fonts(language, *links).chain("body")
    items = fit(text, width, 80, font=chain, size_max=4, size_min=2, rich=rich, inks=lambda name: "#aa0000").items
    return [item for item in items if not isinstance(item, Group)]


def test_arabic_letters_take_the_form_of_their_place() -> None:
    def numbers(text: str) -> list[int]:
        return [number for one in glyphs(tuple(set_in("ar", text))) for number, _, _, reads in one.glyphs if reads]

    apart = [numbers(letter)[0] for letter in "سلا"]
    assert numbers("سلا")[::-1] != apart


def test_what_glyphs_read_is_the_text() -> None:
    (one,) = glyphs(tuple(set_in("ar", "السلام")))
    assert "".join(reads for _, _, _, reads in reversed(one.glyphs)) == one.text == "السلام"


def test_a_mark_stands_above_its_letter() -> None:
    (one,) = glyphs(tuple(set_in("ar", "بَ")))
    letter, mark = (next(glyph for glyph in one.glyphs if glyph[3] == reads) for reads in ("ب", "َ"))
    assert mark[2] != letter[2] or abs(mark[1] - letter[1]) < one.width / one.size * 1000


def test_numbers_run_from_left_to_right_among_arabic_words() -> None:
    found = set_in("ar", "اسحب 123 بطاقات")
    words = sorted((item.x, item.text) for item in found if isinstance(item, Text | Glyphs))
    assert [text.strip() for _, text in words if text.strip()] == ["بطاقات", "123", "اسحب"]


@pytest.mark.parametrize(
    ("line", "backwards", "seen"),
    [
        ("abc", False, [(0, 3, False)]),
        ("שלום", True, [(0, 4, True)]),
        ("a שלום b", False, [(0, 2, False), (2, 6, True), (6, 8, False)]),
        ("שלום 12 לך", True, [(7, 10, True), (5, 7, False), (0, 5, True)]),
    ],
)
def test_lines_are_ordered_as_they_are_seen(line: str, backwards: bool, seen: list[tuple[int, int, bool]]) -> None:
    assert stretches(line, backwards=backwards) == [Direction(*one) for one in seen]


def test_every_character_of_a_line_is_seen_once() -> None:
    line = "ab (שלום 123) — עולם, cd! 45% ג׳"
    found = stretches(line, backwards=True)
    assert sorted(place for one in found for place in range(one.start, one.end)) == list(range(len(line)))


def test_a_line_of_hebrew_begins_at_the_right() -> None:
    chain = fonts("he").chain("body")
    items = glyphs(fit("שלום", 60, 8, font=chain, size_max=4, size_min=2, align="right").items)
    assert max(item.x + item.width for item in items) == pytest.approx(60)


def test_the_first_font_that_has_a_character_draws_it() -> None:
    chain = chain_of(fonts("en", MINE, OTF).chain("body"))
    assert next((one.font, one.text) for one in links_of("AB風", chain)) == (MINE, "AB")


def test_what_no_font_of_the_set_has_is_drawn_by_ours() -> None:
    chain = chain_of(fonts("en", MINE).chain("body"))
    found = {one.text: one.font for one in links_of("A漢あ한Жש", chain)}
    assert len(set(found.values())) == 6 or "A" in found


@pytest.mark.parametrize("text", ["Ελλάδα", "Россия", "עברית", "العربية", "かな漢字", "한국어"])
def test_ours_have_the_letters_of_other_scripts(text: str) -> None:
    assert shaping.missing_in(text, fonts("en").chain("body")) == ""


def test_what_no_font_has_is_told() -> None:
    assert shaping.missing_in("a\u1200", fonts("en").chain("body")) == "\u1200"


def test_two_fonts_of_one_name_do_not_meet() -> None:
    assert shaping.named(font(wide=600)) != shaping.named(font(wide=610))


def test_a_run_is_as_wide_as_its_glyphs() -> None:
    one = run("AAA", 0, 0, font=fonts("en", MINE).chain("body"), size=10)
    assert isinstance(one, Glyphs)
    assert one.width == pytest.approx(18)


def test_a_font_that_varies_is_set_at_its_weight() -> None:
    light, heavy = (shaping.face_of(shaping.named(varying(), Cut(weight))) for weight in (400.0, 900.0))
    glyph = light.font.get_nominal_glyph(ord("A"))
    assert heavy.font.get_glyph_extents(glyph).width > light.font.get_glyph_extents(glyph).width


def test_kana_do_not_begin_a_line_when_small() -> None:
    items = set_in("ja", "ちょっと待ってください", 12.3)
    starts = {}
    for item in items:
        if isinstance(item, Text | Glyphs):
            starts.setdefault(item.y, item.text[0])
    assert not set(starts.values()) & set("ょっゃゅー、。")


def test_korean_breaks_between_words() -> None:
    lines: dict[float, str] = {}
    for item in set_in("ko", "바람의 탑 바람의 탑", 14.0):
        if isinstance(item, Text | Glyphs):
            lines[item.y] = lines.get(item.y, "") + item.text
    assert {line.strip() for line in lines.values()} <= {"바람의", "탑", "바람의 탑", "탑 바람의"}


SPANS = {
    "plain": [("plain", Style())],
    "a *b c* d": [("a ", Style()), ("b c", Style(leaning=True)), (" d", Style())],
    "2 * 3 * 4": [("2 * 3 * 4", Style())],
    "**bold** and *x*": [("**bold** and ", Style()), ("x", Style(leaning=True)), ("", Style())],
    "[ink:red]a[/ink]b": [("a", Style(ink="red")), ("b", Style())],
    "[ink:red]a [ink:#00ff00]b[/ink] c[/ink]": [
        ("a ", Style(ink="red")),
        ("b", Style(ink="#00ff00")),
        (" c", Style(ink="red")),
        ("", Style()),
    ],
    "a[/ink]": [("a[/ink]", Style())],
    "[ink]": [("[ink]", Style())],
    "- one\n- two": [("one\n", Style(item=True)), ("two", Style(item=True))],
    "x - y": [("x - y", Style())],
}


@pytest.mark.parametrize("text", SPANS)
def test_marks_in_a_text_say_how_it_is_set(text: str) -> None:
    assert list(spans_of(text)) == SPANS[text]


def rich(text: str, width: float = 60.0) -> list[Item]:
    return list(
        fit(
            text,
            width,
            80,
            font="NotoSans-Regular",
            bold="NotoSans-Bold",
            size_max=4,
            size_min=4,
            rich=True,
            inks={"gold": "#ffcc00"}.get,
        ).items
    )


def test_words_of_a_colour_have_it() -> None:
    assert [(item.text, item.fill) for item in rich("a [ink:gold]b[/ink]") if isinstance(item, Text)] == [
        ("a ", "#000000"),
        ("b", "#ffcc00"),
    ]


def test_words_lean_where_no_font_does() -> None:
    assert any(isinstance(item, Group) and item.matrix[2] < 0 for item in rich("a *b*"))


def test_lines_of_an_item_hang() -> None:
    items = [item for item in rich("- one two three four five six", 20.0) if isinstance(item, Text)]
    assert (items[0].text[0], items[0].x < items[1].x == items[-1].x) == ("•", True)


def test_an_unknown_colour_is_told() -> None:
    fitted = fit("[ink:gilt]a", 9, 9, font="NotoSans-Regular", size_max=4, size_min=2, rich=True)
    assert fitted.missing == ("[ink:gilt]",)


def test_a_text_that_is_not_rich_keeps_its_stars() -> None:
    fitted = fit("*a*", 9, 9, font="NotoSans-Regular", size_max=4, size_min=2)
    assert [item.text for item in fitted.items if isinstance(item, Text)] == ["*a*"]


@pytest.mark.parametrize("strange", ["\U0003c70a", "\u2067", "\U0010ffff"], ids=["unassigned", "isolate", "last"])
def test_characters_without_a_direction_stand_where_they_are(strange: str) -> None:
    assert sum(one.end - one.start for one in stretches(f"a{strange}ﷺ b", backwards=False)) == 5
