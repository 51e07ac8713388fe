"""Fonts from files: letters join, marks stand on their letters, lines run as they are read, and the three writers
agree on paper.
"""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

from generator.print.drawing.scene import Glyphs, Group, Item, Scene, Text
from generator.print.drawing.text import fit, run
from generator.print.faces.sides import faces_of
from generator.print.press import Job, render
from generator.print.sheets.duplex import face_page
from generator.print.theme.fonts import Fonts
from generator.print.type import shaping
from generator.print.type.markup import Style, spans_of
from generator.print.type.shaping import Cut, Direction, chain_of, links_of, stretches
from generator.print.writers.gallery import gallery_svg
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.pdf_objects import Record, Streams
from generator.print.writers.svg import face_svg
from tests.own_type.made import font, varying
from tests.theme.sets import SET, laid_out, opened_set, texts

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
        ("ab שלום (2) c", False, [(0, 3, False), (10, 11, True), (9, 10, False), (3, 9, True), (11, 13, False)]),
        ("ab (שלום) c", False, [(0, 4, False), (4, 8, True), (8, 11, False)]),
        ("שלום (ab)", True, [(8, 9, True), (6, 8, False), (0, 6, True)]),
        ("ab שלום (12", False, [(0, 3, False), (9, 11, False), (3, 9, True)]),
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


OTF_ON_PAPER = shaping.named(font("AB ", 700, 0, "otf"))


def scene(text: str, language: str = "en", *links: str) -> Scene:
    chain = Fonts(language, {"body": links} if links else {}).chain("body")
    return Scene("face", "Face", 63, 88, (run(text, 5, 20, font=chain, size=8),))


def printed(one: Scene, streams: Streams | None = None) -> bytes:
    return pages_pdf([face_page(one, bleed=False)], title="Test", streams=streams)


def streams_of(pdf: bytes) -> list[bytes]:
    found = []
    for data in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompressobj().decompress(data))
        except zlib.error:
            continue
    return found


@pytest.mark.parametrize("link", [MINE, OTF_ON_PAPER], ids=["truetype", "opentype"])
def test_a_font_is_embedded_with_the_letters_used_alone(link: str) -> None:
    fonts = [data for data in streams_of(printed(scene("AAB", "en", link))) if data[:4] == b"\0\1\0\0"]
    from io import BytesIO

    from fontTools.ttLib import TTFont

    assert [TTFont(BytesIO(data))["maxp"].numGlyphs for data in fonts] == [3]


def test_what_is_printed_can_be_read() -> None:
    maps = b"".join(streams_of(printed(scene("AB", "en", MINE))))
    assert b"<0001> <0041>" in maps and b"<0002> <0042>" in maps


def test_arabic_is_printed_in_the_order_it_is_read() -> None:
    maps = b"".join(streams_of(printed(scene("سلام", "ar"))))
    assert re.search(rb"<0001> <0633>\s+<0002> <0644>\s+<0003> <0627>\s+<0004> <0645>", maps)


def test_the_same_pages_give_the_same_bytes() -> None:
    one = scene("AB 12 عربي", "en", MINE)
    assert printed(one) == printed(one)


def test_streams_that_were_kept_give_the_same_bytes() -> None:
    one = scene("AB عربي", "en", MINE)
    kept: dict[str, Record] = {}
    whole = printed(one, Streams({}, kept.update))
    assert kept and printed(one, Streams(dict(kept), kept.update)) == whole


def test_every_drawing_shows_the_same_glyphs() -> None:
    one = scene("ABA", "en", MINE)
    svg, gallery = face_svg(one), gallery_svg({"face": one})
    assert svg.count("<use") == gallery.count('<use href="#g-') == 3


def test_live_text_holds_the_part_of_the_font_used() -> None:
    assert f"font-family:'{MINE}'" in face_svg(scene("AB", "en", MINE), live_text=True)


def test_live_text_of_hebrew_runs_from_right_to_left() -> None:
    assert 'direction="rtl"' in face_svg(scene("שלום", "he"), live_text=True)


def set_with_fonts(folder: Path, theme: str) -> Path:
    laid_out(folder, {"set.yaml": SET, "theme.yaml": theme})
    (folder / "fonts").mkdir(exist_ok=True)
    letters = "".join(map(chr, range(32, 127))) + "’–−"
    (folder / "fonts/Mine.ttf").write_bytes(font(letters, 420))
    (folder / "fonts/Varying.ttf").write_bytes(varying())
    return folder


def drawn(folder: Path) -> tuple[Item, ...]:
    (side,) = faces_of(opened_set(folder), "en", only=["W01"])[0]
    return side.front.items


def test_titles_are_set_in_the_font_of_the_theme(tmp_path: Path) -> None:
    folder = set_with_fonts(tmp_path, "fonts: {title: fonts/Mine.ttf}\n")
    assert {text.font for text in texts(drawn(folder))} <= {"NotoSans-Regular", "NotoSans-Bold", "Exo2-ExtraBold"}


@pytest.mark.parametrize(
    "theme",
    [
        "fonts: {title: fonts/Mine.ttf, number: [fonts/Mine.ttf]}\n",
        "fonts: {en: {title: fonts/Mine.ttf}}\n",
        "fonts: {title: {file: fonts/Mine.ttf}}\n",
        "fonts: {title: [{file: fonts/Varying.ttf, weight: 700}, fonts/Mine.ttf]}\n",
    ],
)
def test_a_set_prints_in_its_fonts(tmp_path: Path, theme: str) -> None:
    proof = render(opened_set(set_with_fonts(tmp_path, theme)), "en", Job(only=("W01",)))
    assert not proof.issues and b"own-" in pages_pdf(proof.pages, title="x")


def test_faces_from_the_shelf_find_their_fonts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    folder = set_with_fonts(tmp_path / "set", "fonts: {title: fonts/Mine.ttf}\n")
    first = pages_pdf(render(opened_set(folder), "en", Job(only=("W01",))).pages, title="x")
    monkeypatch.setattr(shaping, "_faces", {})
    second = pages_pdf(render(opened_set(folder), "en", Job(only=("W01",))).pages, title="x")
    assert first == second


def test_another_font_of_the_same_name_is_seen(tmp_path: Path) -> None:
    folder = set_with_fonts(tmp_path, "fonts: {title: fonts/Mine.ttf}\n")
    first = printed(Scene("a", "a", 63, 88, drawn(folder)))
    (folder / "fonts/Mine.ttf").write_bytes(font("".join(map(chr, range(32, 127))), 430))
    assert printed(Scene("a", "a", 63, 88, drawn(folder))) != first
