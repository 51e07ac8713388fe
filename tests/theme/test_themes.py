"""Themes and layouts of one's own state only what differs, over as many sets as are extended; examples of
``docs/looks.md`` are drawn.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.print.drawing.typefaces import HANDS, Hand
from generator.print.faces.sides import faces_of, layout_of
from generator.print.layout.vocabulary import Number, Panel, Title
from generator.print.theme.fonts import Fonts
from tests import ROOT
from tests.own_type.made import font, varying
from tests.theme.sets import SET, drawn, laid_out, look, opened_set, texts, wrong_with
from validator.content.places import CONTENT

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


TITLE = "parts: {title: [{name: title, size: 3}]}\n"
ON_ABOVE = SET.replace("race", "below")


def title_of(layout: str, folder: Path) -> Title:
    (found,) = (part for part in look(folder, {"layout.yaml": layout}).parts["title"] if isinstance(part, Title))
    return found


def test_a_part_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    part = title_of(TITLE, tmp_path)
    assert (part.size, part.ink) == (3, "on-band")


def test_a_mark_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    mark = look(tmp_path, {"layout.yaml": "marks: {novelty: {scale: 0.5}}\n"}).marks["novelty"]
    assert (mark.scale, mark.icon) == (0.5, "glyph-novelty")


def test_a_colour_of_a_theme_changes_alone(tmp_path: Path) -> None:
    theme = look(tmp_path, {"layout.yaml": "themes: {standard: {paper: '#ffffff'}}\n"}).themes["standard"]
    assert (theme["paper"], theme["ink"]) == ("#ffffff", "#14213d")


def test_the_card_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    card = look(tmp_path, {"layout.yaml": "card: {corner: 0}\n"}).card
    assert (card.corner, card.width) == (0, 63)


def test_a_scene_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    layout = "scenes: {haven: [[]]}\n"
    assert len(look(tmp_path, {"layout.yaml": layout}).scenes["haven"]) == 1


@pytest.mark.parametrize(
    ("change", "order"),
    [
        ("{remove: points}", ["group"]),
        ("{part: frame, inset: [1, 1]}", ["group", "number", "frame"]),
        ("{part: frame, inset: [1, 1], before: points}", ["group", "frame", "number"]),
        ("{part: frame, inset: [1, 1], after: points}", ["group", "number", "frame"]),
        ("{part: icon, icon: disc, box: [0, 0, 1, 1], name: points}", ["group", "icon"]),
    ],
)
def test_parts_are_added_removed_and_replaced(tmp_path: Path, change: str, order: list[str]) -> None:
    parts = look(tmp_path, {"layout.yaml": f"parts: {{printed-points: [{change}]}}\n"}).parts["printed-points"]
    assert [type(part).__name__.lower() for part in parts] == order


def test_a_part_of_one_face_changes_on_that_face_alone(tmp_path: Path) -> None:
    layout = "faces: {world-production-novelty: {parts: [{name: cost, size: 5}]}}\n"
    novelty, rare = drawn(tmp_path, {"layout.yaml": layout}, "W06", "W14")
    changed, same = (max(text.size for text in texts(side.front.items)[:40]) for side in (novelty, rare))
    assert changed != same


def test_a_face_like_another_changes_its_parts_by_name(tmp_path: Path) -> None:
    layout = "faces: {mine: {like: development, parts: [{name: title, size: 3}]}}\nfronts: {development: mine}\n"
    (side,) = drawn(tmp_path, {"layout.yaml": layout}, "D01")
    assert 3 in {text.size for text in texts(side.front.items)}


def test_differences_add_up_over_sets(tmp_path: Path) -> None:
    files = {
        "below/set.yaml": ON_ABOVE,
        "below/below/set.yaml": SET,
        "below/below/layout.yaml": TITLE,
        "below/layout.yaml": "parts: {title: [{name: title, ink: gold}]}\n",
        "set.yaml": ON_ABOVE,
        "layout.yaml": "parts: {title: [{name: title, least: 2.5}]}\n",
    }
    (part,) = (part for part in look(tmp_path, files).parts["title"] if isinstance(part, Title))
    assert (part.size, part.ink, part.least) == (3, "gold", 2.5)


def test_a_layout_that_states_everything_stands_alone(tmp_path: Path) -> None:
    layout = (
        "themes: {standard: {ink: '#000000', paper: '#ffffff'}}\nfaces: {one: {}}\n"
        "fronts: {world: one}\nbacks: {plain: {world: none}}\n"
    )
    assert not look(tmp_path, {"layout.yaml": layout}).parts


def test_a_layout_that_changes_nothing_prints_the_same(tmp_path: Path) -> None:
    files = {"layout.yaml": "card: {corner: 3}\n"}
    (same,) = drawn(tmp_path / "one", files, "W01")
    (plain,) = faces_of(opened_set(CONTENT / "race"), "en", only=["W01"])[0]
    assert texts(same.front.items) == texts(plain.front.items)


def test_it_is_read_alike_from_what_is_kept(tmp_path: Path) -> None:
    first = look(tmp_path, {"layout.yaml": TITLE})
    assert look(tmp_path, {"layout.yaml": TITLE}) == first


FAULTS_OF_LAYOUTS = [
    ("parts: {titel: [{name: title, size: 3}]}", "1:9", "unknown-list", "'title'"),
    ("parts: {title: [{name: titel, size: 3}]}", "1:24", "unknown-part", "'title'"),
    ("parts: {title: [{remove: titel}]}", "1:26", "unknown-part", "'title'"),
    ("parts: {title: [{part: frame, inset: [0, 0], after: titel}]}", "1:53", "unknown-part", "'title'"),
    ("parts: {title: [{size: 3}]}", "1:17", "unknown-part", None),
    ("parts: {title: [{name: title, sise: 3}]}", "1:31", "unknown-field", "'size'"),
    ("parts: {title: [{name: title, size: 300}]}", "1:37", "out-of-range", None),
    ("parts: {title: 3}", "1:16", "wrong-type", None),
    ("marks: {novelti: {scale: 0.5}}", "1:9", "unknown-mark", "'novelty'"),
    ("marks: {novelty: {scale: 5}}", "1:26", "out-of-range", None),
    ("faces: {wrold: {parts: []}}", "1:9", "unknown-face", "'world'"),
    ("faces: {world: {parts: [{name: titel}]}}", "1:32", "unknown-part", "'title'"),
    ("themes: {standard: {paper: 5}}", "1:28", "wrong-type", None),
    ("theme: {standard: {paper: white}}", "1:1", "unknown-field", "'themes'"),
]


@pytest.mark.parametrize(("layout", "at", "code", "guess"), FAULTS_OF_LAYOUTS)
def test_a_fault_is_found_at_its_own_line(tmp_path: Path, layout: str, at: str, code: str, guess: str | None) -> None:
    found = wrong_with(tmp_path / "mine", {"layout.yaml": layout + "\n"})
    told = [(str(one.span), one.code, one.suggestion) for one in found]
    assert (f"mine/layout.yaml:{at}", code, guess) in told, "\n".join(map(str, found))


def test_lists_that_multiply_are_given_up(tmp_path: Path) -> None:
    lists = "".join(f"  l{n}: [{{part: group, use: l{n + 1}}}, {{part: group, use: l{n + 1}}}]\n" for n in range(25))
    layout = f"parts:\n{lists}  l25: [{{part: frame, name: end, inset: [0, 0]}}]\n"
    folder = laid_out(tmp_path, {"below/set.yaml": SET, "below/layout.yaml": layout})
    found = wrong_with(folder, {"set.yaml": ON_ABOVE, "layout.yaml": "parts: {l0: [{name: end, inset: [1, 1]}]}\n"})
    assert [one.code for one in found] == ["too-much-content"]


@pytest.mark.parametrize("layout", ["faces: 3", "faces: [card]", "parts: title", "parts: {title: 3}", "themes: 3"])
def test_what_is_no_group_where_one_belongs_is_told_at_its_line(tmp_path: Path, layout: str) -> None:
    (found,) = wrong_with(tmp_path / "mine", {"layout.yaml": f"{layout}\n"})
    assert (found.code, found.span.line) == ("wrong-type", 1)


TEXT = (ROOT / "docs/looks.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\w+\n# ([\w./]+)\n(.*?)```", TEXT, re.DOTALL)
LETTERS = "".join(map(chr, range(32, 127))) + "’–−×"


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == TEXT.count("```") // 2 == 6


@pytest.mark.parametrize("place", range(6))
def test_an_example_is_drawn_without_a_finding(tmp_path: Path, place: int) -> None:
    name, text = EXAMPLES[place]
    folder = laid_out(tmp_path, {"set.yaml": SET, name: text})
    (folder / "fonts").mkdir()
    (folder / "fonts/Mine.ttf").write_bytes(font(LETTERS, 420))
    (folder / "fonts/Other.otf").write_bytes(font(LETTERS, 430, 0, "otf"))
    (folder / "fonts/Varying.ttf").write_bytes(varying())
    content = opened_set(folder)
    _, issues = faces_of(content, "en", layout_of(content), only=["W01", "W06", "D02"])
    assert not issues, "\n".join(map(str, issues))


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
