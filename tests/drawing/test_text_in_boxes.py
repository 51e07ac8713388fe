"""Text in boxes: the measures of the fonts, line breaks in three languages, fitting, what is reported."""

from __future__ import annotations

import re

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.print.drawing.breaking import CLOSING, OPENING, tokens
from generator.print.drawing.scene import Path, Symbol, Text, Use
from generator.print.drawing.shapes import rect
from generator.print.drawing.text import FONTS, Fitted, face_for, fit, measure, missing_characters, run
from generator.print.drawing.typefaces import HANDS, least_size, measures_of, typeface
from generator.print.fonts.subset import common_simplified, common_traditional

COIN = Symbol("coin", (Path(rect(0, 0, 10, 10), fill="#aa8800"),), (0.0, 0.0, 10.0, 10.0))
ICONS = {"coin": COIN}
ICON = "\ufffc"
BODY = {"en": "NotoSans-Regular", "zh-Hant": "NotoSansTC-Regular", "zh-Hans": "NotoSansSC-Regular"}


def set_text(text: str, lang: str = "en", width: float = 30.0, height: float = 500.0, **options: object) -> Fitted:
    """``text`` at a size of 3 mm that may shrink to 2, unless the options say otherwise."""
    given_options = {"size_max": 3.0, "size_min": 3.0, "bold": face_for(lang, "bold"), "icons": ICONS} | options
    return fit(text, width, height, font=BODY[lang], **given_options)  # type: ignore[arg-type]


def lines(fitted: Fitted) -> list[str]:
    """What stands on each line, an icon as U+FFFC."""
    found: dict[float, list[tuple[float, str]]] = {}
    baseline = 0.0
    for item in fitted.items:
        if isinstance(item, Text):
            baseline = item.y
            found.setdefault(baseline, []).append((item.x, item.text))
        elif isinstance(item, Use):
            below = round(item.matrix[5] + (1.15 / 2 + 0.38) * fitted.size, 1)
            baseline = min((y for y in found if abs(y - below) < 0.5), default=below)
            found.setdefault(baseline, []).append((item.matrix[4], ICON))
    return ["".join(text for _, text in sorted(parts)) for parts in found.values()]


def broken(text: str, lang: str, ems: float) -> list[str]:
    """The lines of ``text`` in a box ``ems`` wide."""
    return lines(set_text(text, lang, width=ems * 3.0))


def test_a_width_is_the_sum_of_the_fonts_own_advances() -> None:
    font = TTFont(FONTS["NotoSansTC-Regular"])
    names, advances = font.getBestCmap(), font["hmtx"]
    text = "新斯巴達 Sparta 2×3"
    assert measure(text, "NotoSansTC-Regular", 1000) == pytest.approx(sum(advances[names[ord(c)]][0] for c in text))


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_the_common_traditional_characters_are_there(weight: str) -> None:
    assert missing_characters(common_traditional(), f"NotoSansTC-{weight}") == ""


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_the_common_simplified_characters_are_there(weight: str) -> None:
    assert missing_characters(common_simplified(), f"NotoSansSC-{weight}") == ""


@pytest.mark.parametrize(
    "font",
    sorted(FONTS.keys() - {font for hand in HANDS.values() for font in hand[1:3] if not font.startswith("NotoSans")}),
)
def test_typographic_signs_are_there(font: str) -> None:
    assert missing_characters("“”‘’–—×·…½→★", font) == ""


@pytest.mark.parametrize(
    ("lang", "role", "font"),
    [
        ("en", "title", "Exo2-SemiBold"),
        ("de", "body", "NotoSans-Regular"),
        ("zh-Hant", "body", "NotoSansTC-Regular"),
        ("zh-TW", "bold", "NotoSansTC-Bold"),
        ("zh-Hans", "title", "NotoSansSC-Bold"),
        ("zh-CN", "body", "NotoSansSC-Regular"),
        ("zh-Hans", "number", "Exo2-ExtraBold"),
    ],
)
def test_language_and_role_choose_the_font(lang: str, role: str, font: str) -> None:
    assert face_for(lang, role) == font  # type: ignore[arg-type]


def test_english_breaks_between_words() -> None:
    assert broken("Draw three cards then stop", "en", 6) == ["Draw three", "cards then", "stop"]


def test_english_breaks_after_a_hyphen() -> None:
    assert broken("some play-testing", "en", 5.5) == ["some play-", "testing"]


def test_chinese_breaks_between_characters() -> None:
    assert broken("新斯巴達世界", "zh-Hant", 4) == ["新斯巴達", "世界"]


def test_a_closing_mark_takes_the_character_before_it_along() -> None:
    assert broken("抽三張牌，再棄", "zh-Hant", 4.1) == ["抽三張", "牌，再棄"]


@pytest.mark.parametrize(
    ("text", "broken_lines"),
    [
        ("新斯巴達世", ["新斯巴", "達世"]),
        ("新斯巴達世。", ["新斯巴", "達世。"]),
        ("新斯巴達世\n牌", ["新斯巴", "達世", "牌"]),
        ("抽取三張牌", ["抽取", "三張牌"]),
    ],
)
def test_no_chinese_paragraph_ends_in_a_line_of_one_character(text: str, broken_lines: list[str]) -> None:
    assert broken(text, "zh-Hant", 4.1) == broken_lines


def test_a_last_character_stays_alone_where_what_comes_down_would_not_fit() -> None:
    assert broken("棄 abcdefgh 牌", "zh-Hant", 4.9) == ["棄", "abcdefgh", "牌"]


def test_an_opening_mark_goes_with_what_follows() -> None:
    assert broken("獲得一「帝國」", "zh-Hant", 4.1) == ["獲得一", "「帝國」"]


def test_a_double_dash_stays_whole() -> None:
    assert broken("獲得分——好", "zh-Hans", 4) == ["獲得", "分——好"]


def test_a_number_stays_with_its_measure_word() -> None:
    assert broken("玩家先抽牌3張", "zh-Hant", 5.6) == ["玩家先抽牌", "3張"]


def test_a_chinese_number_stays_with_its_measure_word() -> None:
    assert broken("玩家抽三張牌", "zh-Hant", 3) == ["玩家抽", "三張牌"]


def test_a_number_stays_with_its_unit() -> None:
    assert broken("You lose 12 VP.", "en", 6) == ["You lose", "12 VP."]


def test_a_number_stays_with_its_icon() -> None:
    assert broken("You take 2 [icon:coin]", "en", 5.5) == ["You take", "2 " + ICON]


def test_a_no_break_space_keeps_its_neighbours_together() -> None:
    assert broken("玩家抽牌\u00a0三", "zh-Hant", 4.5) == ["玩家抽", "牌\u00a0三"]


def test_bold_words_are_set_in_the_bold_font() -> None:
    fitted = set_text("draw **two** cards")
    assert [item.text for item in fitted.items if isinstance(item, Text) and item.font == "NotoSans-Bold"] == ["two"]


def test_a_lone_asterisk_is_text() -> None:
    assert lines(set_text("2 * 3")) == ["2 * 3"]


def test_a_newline_begins_a_line() -> None:
    assert lines(set_text("one\ntwo")) == ["one", "two"]


def test_an_empty_text_has_no_items() -> None:
    assert set_text("").items == ()


def test_text_that_fits_keeps_the_largest_size() -> None:
    assert set_text("short", size_max=4.0, size_min=2.0).size == 4.0


def test_text_too_long_shrinks_until_it_fits() -> None:
    fitted = set_text("word " * 20, height=20.0, size_max=4.0, size_min=1.0)
    assert fitted.height <= 20.0 < set_text("word " * 20, height=20.0, size_max=4.0, size_min=4.0).height


def test_a_little_larger_would_not_fit() -> None:
    size = set_text("word " * 20, height=20.0, size_max=4.0, size_min=1.0).size
    assert set_text("word " * 20, height=20.0, size_max=size + 0.05, size_min=size + 0.05).overflow


def test_what_does_not_fit_is_reported() -> None:
    assert set_text("word " * 50, height=5.0).overflow


def test_a_word_wider_than_its_box_is_reported() -> None:
    assert set_text("Donaudampfschifffahrtsgesellschaft", width=20.0).overflow


def test_missing_characters_are_reported_once() -> None:
    assert set_text("龘 and 龘", "zh-Hans").missing == ("龘",)


def test_an_unknown_icon_is_reported() -> None:
    assert set_text("take [icon:gold]").missing == ("[icon:gold]",)


def test_an_unknown_icon_is_set_as_written() -> None:
    assert lines(set_text("take [icon:gold]")) == ["take [icon:gold]"]


def test_right_aligned_text_ends_at_the_boxs_right() -> None:
    text = set_text("right", x=10.0, align="right").items[0]
    assert isinstance(text, Text)
    assert text.x + text.width == pytest.approx(40.0)


def test_centred_text_has_lines_of_like_width() -> None:
    assert lines(set_text("one two three four", width=24.0, align="center")) == ["one two", "three four"]


def test_the_middle_of_a_number_is_the_middle_of_its_box() -> None:
    text = fit("8", 9, 9, font="Exo2-ExtraBold", size_max=6, size_min=6, valign="middle").items[0]
    assert isinstance(text, Text)
    assert text.y - 0.69 * 6 / 2 == pytest.approx(4.5)


def test_bottom_aligned_text_stands_on_the_boxs_bottom() -> None:
    text = set_text("bottom", height=20.0, valign="bottom").items[0]
    assert isinstance(text, Text)
    assert text.y == pytest.approx(20 - 0.22 * 3)


def test_a_run_ends_at_its_right_anchor() -> None:
    text = run("end", 50, 10, font="NotoSans-Bold", size=3, align="right")
    assert text.x + text.width == pytest.approx(50)


SNIPPETS = [
    *"抽三張牌然後，。「」！（）“”…—好的第",
    "draw",
    "play-test",
    "3",
    "12",
    " ",
    "\n",
    "**",
    "[icon:coin]",
    "*",
    "×",
]
WORDS = st.lists(st.sampled_from([*SNIPPETS, "VP", " ", "a" * 30]), max_size=60).map("".join)


@settings(max_examples=150, deadline=None)
@given(WORDS, st.floats(4.0, 60.0), st.sampled_from(["left", "center", "right"]))
def test_no_line_is_wider_than_its_box(text: str, width: float, align: str) -> None:
    assert set_text(text, "zh-Hant", width=width, align=align).width <= width + 1e-6


@settings(max_examples=150, deadline=None)
@given(WORDS, st.floats(4.0, 60.0))
def test_no_text_is_lost_in_breaking(text: str, width: float) -> None:
    fitted = set_text(text, "zh-Hant", width=width)
    kept = "".join(item.text if isinstance(item, Text) else ICON for item in fitted.items)
    wanted = text.replace("**", "").replace("[icon:coin]", ICON)
    assert re.sub(r"\s", "", kept) == re.sub(r"\s", "", wanted)


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="抽張牌然後為你擁有的每個，。", min_size=12, max_size=40), st.integers(6, 14))
def test_a_last_line_of_chinese_holds_two_characters(text: str, ems: int) -> None:
    fitted = set_text(f"牌牌{text}牌", "zh-Hant", width=ems * 3.0)
    assert fitted.overflow or len(lines(fitted)[-1].rstrip("，。")) != 1


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="抽三張牌然後為你擁有的每個，。、「」！（）", min_size=1, max_size=40), st.integers(6, 14))
def test_chinese_lines_neither_begin_with_a_closing_nor_end_with_an_opening_mark(text: str, ems: int) -> None:
    fitted = set_text(text, "zh-Hant", width=ems * 3.0)
    found = lines(fitted)
    bad = [line for line in found[1:] if line[0] in CLOSING] + [line for line in found[:-1] if line[-1] in OPENING]
    assert fitted.overflow or not bad


@pytest.mark.parametrize(("lang", "points"), [("en", 6.5), ("zh-Hant", 7.0), ("zh-Hans", 7.0)])
def test_no_words_may_be_smaller_than_can_be_read(lang: str, points: float) -> None:
    assert points <= least_size(BODY[lang]) / 25.4 * 72 < points + 0.1


@pytest.mark.parametrize(("written", "meant"), [("Bo\u0308sse\u0301", "B\u00f6ss\u00e9"), ("gob\u00adlin", "goblin")])
def test_letters_and_accents_are_set_together_and_soft_hyphens_not_at_all(written: str, meant: str) -> None:
    assert tokens(written, BODY["en"], BODY["en"], {}) == tokens(meant, BODY["en"], BODY["en"], {})


@pytest.mark.parametrize("font", FONTS)
def test_widths_are_those_of_the_font(font: str) -> None:
    widths = {ord(one): float(width) for width, told in measures_of(font).widths.items() for one in told}
    assert widths == typeface(font).face.charWidths


@pytest.mark.parametrize("font", FONTS)
def test_heights_and_boxes_are_those_of_the_font(font: str) -> None:
    face = typeface(font).face
    assert (measures_of(font).missing, measures_of(font).capital) == (face.defaultWidth, face.capHeight)
