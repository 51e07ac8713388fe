"""A theme changes colours, sizes and corners, wherever it stands, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.drawing.typefaces import HANDS, Hand
from generator.print.layout.vocabulary import Number, Panel, Title
from generator.print.theme.fonts import Fonts
from tests.theme.sets import SET, drawn, look, texts, wrong_with

BELOW = {"below/set.yaml": SET, "below/theme.yaml": "paper: '#111111'\nink: '#222222'\n"}


@pytest.mark.parametrize(
    "files",
    [
        {"set.yaml": 'extends: race\ntitle: {en: White}\ntheme: {paper: "#fff"}\n'},
        {"theme.yaml": 'paper: "#ffffff"\n'},
        {"theme.yaml": 'colours: {paper: "#FFF"}\n'},
        {"theme.yaml": "paper: white\n"},
        {"theme.yaml": 'paper: "#000"\n', "set.yaml": SET + 'theme: {paper: "#fff"}\n'},
        {**BELOW, "set.yaml": SET.replace("race", "below"), "theme.yaml": 'paper: "#fff"\n'},
    ],
)
def test_a_colour_changes(tmp_path: Path, files: dict[str, str]) -> None:
    theme = look(tmp_path, files).themes["standard"]
    assert theme.get(theme["paper"], theme["paper"]).lower() == "#ffffff"


def test_a_colour_changes_in_every_theme_that_has_it(tmp_path: Path) -> None:
    assert look(tmp_path, {"theme.yaml": 'field: "#123"\n'}).themes["low-ink"]["field"] == "#112233"


def test_a_colour_of_one_theme_changes_there_alone(tmp_path: Path) -> None:
    themes = look(tmp_path, {"theme.yaml": 'low-ink: {field: "#123"}\n'}).themes
    assert (themes["low-ink"]["field"], themes["standard"]["field"]) == ("#112233", "#39424f")


def test_what_a_set_below_says_of_other_colours_stays(tmp_path: Path) -> None:
    files = {**BELOW, "set.yaml": SET.replace("race", "below"), "theme.yaml": 'paper: "#fff"\n'}
    assert look(tmp_path, files).themes["standard"]["ink"] == "#222222"


def test_a_new_colour_that_a_text_speaks_of_is_one(tmp_path: Path) -> None:
    files = {"theme.yaml": 'blood: "#900"\n', "text/en.ftl": "mine = [ink:blood]Red[/ink]\n"}
    assert look(tmp_path, files).themes["standard"]["blood"] == "#990000"


def test_sizes_scale_words_by_what_they_are_for(tmp_path: Path) -> None:
    parts = look(tmp_path, {"theme.yaml": "sizes: {title: 1.5, number: 0.5}\n"}).parts
    sizes = [part.size for part in (*parts["title"], *parts["printed-points"]) if isinstance(part, Title | Number)]
    assert sizes == [6.9, 3.5]


def test_no_size_goes_below_what_is_printed(tmp_path: Path) -> None:
    parts = look(tmp_path, {"theme.yaml": "sizes: 0.4\n"}).parts
    assert [part.size for part in parts["title"] if isinstance(part, Title)] == [2.3]


@pytest.mark.parametrize("corners", ["0", "{cards: 0}"])
def test_cards_have_other_corners(tmp_path: Path, corners: str) -> None:
    assert look(tmp_path, {"theme.yaml": f"corners: {corners}\n"}).card.corner == 0


@pytest.mark.parametrize("hand", HANDS)
def test_a_set_chooses_a_hand_by_one_word(tmp_path: Path, hand: Hand) -> None:
    files = {"set.yaml": SET + f"theme: {{hand: {hand}}}\n"}
    fonts = {text.font for text in texts(drawn(tmp_path, files, "W01")[0].front.items)}
    assert {HANDS[hand][0], HANDS[hand][3]} <= fonts
    assert "Exo2-SemiBold" not in fonts


@pytest.mark.parametrize(("title", "font"), [("星", "NotoSerifTC-Bold"), ("星餮", "NotoSansTC-Bold")])
def test_a_title_with_a_character_that_a_hand_lacks_is_set_as_a_whole_in_the_font_of_all(title: str, font: str) -> None:
    assert Fonts("zh-Hant", {}, "survey").face("title", title) == font


FAULTS = [
    ("theme.yaml", "hand: surwey\n", "theme.yaml:1:7", "unknown-word", "'survey'"),
    ("theme.yaml", "papre: '#fff'\n", "theme.yaml:1:1", "unknown-colour", "'paper'"),
    ("theme.yaml", "ink: whit\n", "theme.yaml:1:6", "unknown-colour", "'white'"),
    ("theme.yaml", "low-inc: {ink: white}\n", "theme.yaml:1:1", "unknown-theme", "'low-ink'"),
    ("theme.yaml", "colors: {ink: white}\n", "theme.yaml:1:1", "unknown-theme", "'colours'"),
    ("theme.yaml", "size: 1.2\n", "theme.yaml:1:7", "wrong-type", None),
    ("theme.yaml", "colours:\n  low-ink: {inc: white}\n", "theme.yaml:2:13", "unknown-colour", "'ink'"),
    ("theme.yaml", "paper: #fff\n", "theme.yaml:1:7", "missing-value", None),
    ("theme.yaml", "paper: '#ff'\n", "theme.yaml:1:8", "wrong-spelling", None),
    ("theme.yaml", "sizes: 9\n", "theme.yaml:1:8", "out-of-range", None),
    ("theme.yaml", "sizes: {tittle: 1.1}\n", "theme.yaml:1:9", "unknown-field", "'title'"),
    ("theme.yaml", "corners: {card: 1}\n", "theme.yaml:1:11", "unknown-field", "'cards'"),
    ("theme.yaml", "corners: -1\n", "theme.yaml:1:10", "out-of-range", None),
    ("theme.yaml", "", "theme.yaml:1:1", "empty-file", None),
    ("set.yaml", SET + "theme: {papre: '#fff'}\n", "set.yaml:4:9", "unknown-colour", "'paper'"),
]


@pytest.mark.parametrize(("name", "text", "at", "code", "guess"), FAULTS)
def test_a_fault_of_a_theme_is_found_at_its_place(
    tmp_path: Path, name: str, text: str, at: str, code: str, guess: str | None
) -> None:
    found = [(str(one.span), one.code, one.suggestion) for one in wrong_with(tmp_path / "mine", {name: text})]
    assert (f"mine/{at}", code, guess) in found


OWN_FACE = """
parts:
  note: [{part: panel, name: note, shape: rounded, radius: 2, box: [6, 20, 51, 60], fill: paper}]
"""


def test_a_hand_frames_the_paper_that_a_set_draws_itself(tmp_path: Path) -> None:
    files = {"theme.yaml": "hand: survey\n", "layout.yaml": OWN_FACE}
    layout = look(tmp_path, files)
    sheet = layout.parts["note"][0]
    assert isinstance(sheet, Panel) and sheet.stroke == "hand-line"
    assert sheet.stroke in layout.themes["standard"] and layout.hand == "survey"


@pytest.mark.slow
def test_a_game_in_another_hand_is_drawn_without_fault(tmp_path: Path) -> None:
    assert drawn(tmp_path, {"theme.yaml": "hand: comic\n"}, "W12", "D08")
