"""Faces: every design is drawn, in every language, inside its margins, the same way every time; boards and small
components too; what does not fit is told.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from generator.print.drawing.icons import icons_of
from generator.print.drawing.scene import Group, Scene, Symbol, Text
from generator.print.drawing.scene import Path as Outline
from generator.print.faces.sides import Sides, back_of, faces_of, faults_on_faces, layout_of, read_layout, studio_of
from generator.print.layout.boards import Fold, Pips
from generator.print.layout.vocabulary import Card, Face, Icon, Layout, Panel
from generator.print.pages.rules import rules_pages, words_used
from generator.print.press import Job, render
from generator.print.sheets.geometry import PAPERS
from tests import ROOT
from tests.faces.drawings import Drawn, apart, as_text, everything, symbols, texts, words
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.content.schema import schema_of
from validator.content.vocabulary import Piece, Word, tag_of
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
GOLDEN = ROOT / "tests" / "games" / "empires" / "golden"
SAFE = (3.0, 3.0, 60.0, 85.0)


@pytest.fixture
def empires() -> ContentSet:
    """The set, read afresh so that a test may change it."""
    return open_set("empires")


@pytest.fixture(scope="module")
def faces() -> dict[str, dict[str, Sides]]:
    """All faces by language and id."""
    content = open_set("empires")
    return {language: {side.id: side for side in faces_of(content, language)[0]} for language in LANGUAGES}


def changed(content: ContentSet, kind: str, **fields: object) -> Piece:
    """The set with only one design of the kind, some of its fields changed."""
    piece: Piece = msgspec.structs.replace(content.pieces[kind][0], **fields)
    content.pieces = {name: (piece,) if name == kind else () for name in content.pieces}
    return piece


def only_face(content: ContentSet, language: str = "en") -> Scene:
    """The front of the only design."""
    sides, issues = faces_of(content, language)
    assert not issues
    return sides[0].front


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_design_is_drawn(empires: ContentSet, language: str, theme: str) -> None:
    sides, issues = faces_of(empires, language, theme=theme)
    assert [str(issue) for issue in issues] == []
    assert [side.id for side in sides] == [piece.id for _, piece in empires.every_piece()]
    assert sum(side.count for side in sides) == 54
    assert len({side.front.name for side in sides}) == len(sides)


@pytest.mark.parametrize(
    ("name", "language"), [("E20", "en"), ("E41", "zh-Hans"), ("R1", "zh-Hant"), ("A1", "en"), ("H3", "zh-Hant")]
)
def test_golden_faces(faces: dict[str, dict[str, Sides]], name: str, language: str) -> None:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    compare(f"{name}-{language}", faces[language][name].front)


@pytest.mark.parametrize("name", ["deck-back", "homeworld-back"])
def test_golden_backs(empires: ContentSet, name: str) -> None:
    scene, issues = back_of(studio_of(empires, "en", layout_of(empires)), empires, name)
    assert scene is not None and not issues
    compare(name, scene)


def compare(name: str, scene: Scene) -> None:
    file = GOLDEN / f"{name}.txt"
    drawing = as_text(scene)
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(drawing, encoding="utf-8")
    assert drawing == file.read_text(encoding="utf-8")


def test_drawing_twice_gives_the_same(faces: dict[str, dict[str, Sides]]) -> None:
    again, _ = faces_of(open_set("empires"), "en")
    assert {side.id: side for side in again} == faces["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_stays_in_the_safe_area(faces: dict[str, dict[str, Sides]], language: str) -> None:
    for side in faces[language].values():
        for drawn in texts(side.front):
            left, top, right, bottom = drawn.bounds
            assert left >= SAFE[0] and top >= SAFE[1] and right <= SAFE[2] and bottom <= SAFE[3], (side.id, drawn)
            assert isinstance(drawn.item, Text) and drawn.item.size >= 2.1


def test_both_halves_of_an_empire_card_read_alike(faces: dict[str, dict[str, Sides]]) -> None:
    """Every text of a half that is the same on both halves lies at the same place once the card is turned."""
    front = faces["en"]["E11"].front
    titles = [drawn.bounds for drawn in texts(front) if isinstance(drawn.item, Text) and drawn.item.text == front.title]
    assert len(titles) == 2
    upper, lower = titles
    assert (63 - lower[2], 88 - lower[3], 63 - lower[0], 88 - lower[1]) == pytest.approx(upper)


def squares(scene: Scene, left: bool) -> list[Drawn]:
    """The outlines that hold one side's trade-route squares, and its lanes."""
    near = [drawn for drawn in everything(scene) if isinstance(drawn.item, Outline)]
    beside = [drawn for drawn in near if (drawn.bounds[2] < 7.5 if left else drawn.bounds[0] > 55.5)]
    return [drawn for drawn in beside if 25 < drawn.bounds[1] < drawn.bounds[3] - 1 < 62]


@pytest.mark.parametrize("routes", range(1, 7))
def test_routes_line_up_with_the_neighbour_and_miss_the_text(empires: ContentSet, routes: int) -> None:
    changed(empires, "empire", left=routes, right=routes)
    for language in LANGUAGES:
        scene = only_face(empires, language)
        left, right = squares(scene, True), squares(scene, False)
        assert left and [(d.bounds[1], d.bounds[3]) for d in left] == [(d.bounds[1], d.bounds[3]) for d in right]
        for drawn in left:
            assert (drawn.bounds[1] + drawn.bounds[3]) / 2 == pytest.approx(44)
        for drawn in texts(scene):
            assert all(apart(drawn.bounds, each.bounds) for each in left + right), drawn
        assert words(scene).split().count(str(routes)) >= 4


def fullest(word: type[Word]) -> Word:
    """The word with every field at the largest number it may hold."""
    numbers = dict.fromkeys(word.__struct_fields__, 1)
    for name in numbers:
        for number in range(2, 100):
            try:
                tag = {str(word.__struct_config__.tag_field): tag_of(word)}
                msgspec.convert({**tag, **numbers, name: number}, word)
            except msgspec.ValidationError:
                if number > numbers[name] + 1:
                    break
                continue
            numbers[name] = number
    return word(**numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_word_within_its_ranges_fits(empires: ContentSet, language: str) -> None:
    card, world = empires.pieces["empire"][0], empires.pieces["homeworld"][0]
    cards = []
    for place, word in enumerate(empires.words.families["ability"]):
        symbols = ("military", "science", "culture")
        half = msgspec.structs.replace(card.a, ability=fullest(word), symbols=symbols, points=12)  # type: ignore[attr-defined]
        cards.append(msgspec.structs.replace(card, id=f"X{place}", a=half, b=half, left=6, right=6, cost=9))
    missions = [fullest(word) for word in empires.words.families["mission"]]
    worlds = [msgspec.structs.replace(world, id=f"Y{place}", mission=each) for place, each in enumerate(missions)]
    empires.pieces = {"empire": tuple(cards), "homeworld": tuple(worlds)}
    sides, issues = faces_of(empires, language)
    assert len(sides) == len(cards) + len(worlds)
    assert [str(issue) for issue in issues] == []


def test_symbols_of_one_name_are_one_drawing(empires: ContentSet) -> None:
    """Whatever themes and languages meet in one document."""
    seen: dict[str, Symbol] = {}
    for theme in ("standard", "low-ink"):
        for language in LANGUAGES:
            sides, _ = faces_of(empires, language, theme=theme)
            pages, _ = rules_pages(empires, language, theme=theme)
            for scene in [scene for side in sides for scene in (side.front, side.back)] + pages:
                for symbol in symbols(scene):
                    assert seen.setdefault(symbol.name, symbol) == symbol


def test_a_half_shows_its_own_cost_only_where_the_rules_say_so(empires: ContentSet) -> None:
    half = msgspec.structs.replace(empires.pieces["empire"][0].a, cost=8)  # type: ignore[attr-defined]
    changed(empires, "empire", a=half)
    assert "8" not in words(only_face(empires)).split()
    empires.rules = msgspec.structs.replace(empires.rules, cost_per_half=True)
    assert "8" in words(only_face(empires)).split()


def test_a_wormhole_closes_with_its_neighbour(faces: dict[str, dict[str, Sides]]) -> None:
    boxes = [drawn.bounds for drawn in everything(faces["en"]["E39"].front)]
    discs = [box for box in boxes if round(box[3] - box[1]) == 28]
    assert [round((left + right) / 2, 3) for left, _, right, _ in discs] == [0, 63]


def test_backs_look_the_same_when_turned(empires: ContentSet) -> None:
    layout = layout_of(empires)
    studio = studio_of(empires, "en", layout)
    for name in sorted({back for choice in layout.backs.values() for back in choice.values()}):
        scene, _ = back_of(studio, empires, name)
        assert scene is not None
        places = [(d.item.fill, *(round(n, 3) for n in d.bounds)) for d in everything(scene)]  # type: ignore[union-attr]
        turned = [(fill, *(round(n, 3) for n in (63 - r, 88 - b, 63 - x, 88 - y))) for fill, x, y, r, b in places]
        assert sorted(map(str, turned)) == sorted(map(str, places)), name


def test_cards_of_one_deck_share_a_back(empires: ContentSet) -> None:
    sides, _ = faces_of(empires, "en")
    assert len({side.back.name for side in sides if side.kind != "homeworld"}) == 1
    assert len({side.back.name for side in sides}) == 2
    by_kind, _ = faces_of(empires, "en", backs="by-kind")
    assert len({side.back.name for side in by_kind}) == 4
    with pytest.raises(ContentError, match="by-deck, by-kind"):
        faces_of(empires, "en", backs="nonsense")


def test_text_that_does_not_fit_is_reported_where_it_is_written(empires: ContentSet) -> None:
    span = empires.span("E01", "title", "en")
    changed(empires, "empire", title={"en": "Incomprehensibilities without any end " * 4})
    sides, issues = faces_of(empires, "en")
    assert len(sides) == 1
    assert {issue.code for issue in issues} == {"text-overflow"}
    assert issues[0].span == span and issues[0].span.line > 1


def test_a_missing_glyph_is_named(empires: ContentSet) -> None:
    changed(empires, "homeworld", title={"en": "Snow \u2603 World"})
    _, issues = faces_of(empires, "en")
    assert [issue.code for issue in issues] == ["missing-glyph"]
    assert "\u2603" in str(issues[0].message)


def test_a_kind_without_a_face_is_an_issue(empires: ContentSet) -> None:
    layout = layout_of(empires)
    fronts = {kind: face for kind, face in layout.fronts.items() if kind != "raid"}
    sides, issues = faces_of(empires, "en", msgspec.structs.replace(layout, fronts=fronts))
    assert [issue.code for issue in issues] == ["no-face"]
    assert "raid" in str(issues[0].message)
    assert not any(side.kind == "raid" for side in sides)


@pytest.mark.parametrize(
    ("face", "message"),
    [
        (Face(like="nobody"), "no face 'nobody'"),
        (Face(like="raid"), "in a circle"),
        (Face(parts=(Panel(box=(0, 0, 1, 1), shape="blob"),)), "no shape 'blob'"),
        (Face(parts=(Panel(box=(0, 0, 1, 1), fill="mauve"),)), "no colour 'mauve'"),
        (Face(parts=(Panel(box=(0, 0, 1, 1), fill="{owner}"),)), "no field 'owner'"),
    ],
)
def test_faults_of_a_layout_are_issues_at_the_face(empires: ContentSet, face: Face, message: str) -> None:
    layout = layout_of(empires)
    broken = msgspec.structs.replace(layout, faces={**layout.faces, "raid": face})
    _, issues = faces_of(empires, "en", broken)
    assert [issue.code for issue in issues] == ["layout"]
    assert message in str(issues[0].message)
    lines = (empires.folders[0] / "layout.yaml").read_text(encoding="utf-8").splitlines()
    assert lines[issues[0].span.line - 2].strip() == "raid:"


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("shape: star, size: 8,", "shape: star, sise: 8,", "sise"),
        ("{part: edge, side: left", "{part: edgy, side: left", "edgy"),
        ("radius: 4, box: [2, 2", "radius: 4444, box: [2, 2", "4444"),
    ],
)
def test_faults_of_a_layout_file_are_found_at_their_line(
    empires: ContentSet, tmp_path: Path, right: str, wrong: str, found: str
) -> None:
    text = (empires.folders[0] / "layout.yaml").read_text(encoding="utf-8")
    assert text.count(right) == 1
    line = text[: text.index(right)].count("\n") + 1
    (tmp_path / "layout.yaml").write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_layout(tmp_path / "layout.yaml")
    assert {issue.span.line for issue in caught.value.issues} == {line}
    assert found in str(caught.value)


def test_a_face_may_have_a_size_of_its_own(empires: ContentSet) -> None:
    layout = layout_of(empires)
    mini = Face(like="homeworld", card=Card(width=44, height=68, corner=2))
    sides, _ = faces_of(empires, "en", msgspec.structs.replace(layout, faces={**layout.faces, "raid": mini}))
    assert not any(side.kind == "raid" for side in sides)
    plain = Face(parts=(Panel(box=(0, 0, 44, 68), fill="sky"),), card=Card(width=44, height=68, corner=2))
    sides, _ = faces_of(empires, "en", msgspec.structs.replace(layout, faces={**layout.faces, "raid": plain}))
    assert {(side.front.width, side.front.height) for side in sides if side.kind == "raid"} == {(44, 68)}


def test_an_unknown_theme_is_refused(empires: ContentSet) -> None:
    with pytest.raises(ContentError, match="low-ink"):
        faces_of(empires, "en", theme="sepia")


def test_every_word_has_an_icon_and_every_civilisation_a_shape(empires: ContentSet) -> None:
    icons = icons_of(empires.folders)
    for types in empires.words.families.values():
        assert [tag_of(word) for word in types if tag_of(word) not in icons] == []
    marks = layout_of(empires).marks
    for group in (("military", "population", "science", "trade", "culture"), ("end", "ongoing", "once")):
        assert len({marks[name].shape for name in group}) == len(group)
        assert len({marks[name].icon for name in group}) == len(group)


def test_a_content_folder_may_bring_icons(tmp_path: Path) -> None:
    (tmp_path / "icons.yaml").write_text("bully: [{fill: ink, d: 'M0 0H24V24Z'}]\n", encoding="utf-8")
    symbol = icons_of([tmp_path]).symbol("bully", "#000000", "#000000", "#ffffff")
    assert len(symbol.items) == 1
    (tmp_path / "icons.yaml").write_text("bully: [{fill: ink, d: 'M0 0 J3'}]\n", encoding="utf-8")
    with pytest.raises(ContentError, match="neither a command nor a number"):
        icons_of([tmp_path])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_rules_fill_two_pages(empires: ContentSet, language: str, paper: str) -> None:
    sheet = PAPERS[paper]
    scenes, issues = rules_pages(empires, language, width=sheet.width, height=sheet.height)
    assert [str(issue) for issue in issues] == []
    assert len(scenes) == 2
    for scene in scenes:
        assert (scene.width, scene.height) == (sheet.width, sheet.height)
        for drawn in texts(scene):
            left, top, right, bottom = drawn.bounds
            assert left > 8 and top > 8 and right < sheet.width - 8 and bottom < sheet.height - 8, drawn
            assert isinstance(drawn.item, Text)


def test_the_key_names_every_ability(empires: ContentSet) -> None:
    say = empires.texts("en").say
    printed = " ".join(words(scene) for scene in rules_pages(empires, "en")[0])
    for word in words_used(empires, "ability"):
        assert say(f"ability-{tag_of(word)}-name".replace("_", "-")) in printed
    assert len(words_used(empires, "ability")) == 16


def test_the_layout_has_a_schema() -> None:
    schema = schema_of(Layout, "Layout")
    assert "properties" in str(schema)


TRUCKER = ROOT / "content" / "trucker"
Edited = Callable[[str, str, str], ContentSet]


@pytest.fixture
def edited(tmp_path: Path) -> Edited:
    """The set with one place of one file written differently."""

    def change(name: str, old: str, new: str) -> ContentSet:
        folder = tmp_path / "trucker"
        shutil.copytree(TRUCKER, folder)
        file = folder / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return open_set(str(folder))

    return change


def found(content: ContentSet, code: str) -> list[Issue]:
    _, issues = faces_of(content, "en")
    return [issue for issue in issues if issue.code == code]


def test_files_beside_the_layout_add_to_it() -> None:
    layout = layout_of(open_set("trucker"))
    assert {"tile", "adventure", "ship_board", "token"} <= set(layout.fronts)
    assert "b-space" in layout.themes["standard"]
    assert all("token" in choice for choice in layout.backs.values())


def test_a_fault_in_an_added_file_is_reported_at_its_line(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "fill: b-grey}", "fill: b-gray}")
    (issue,) = found(content, "layout")
    assert "b-gray" in str(issue.message)
    assert issue.span.file.endswith("layout-boards.yaml")


def test_an_unknown_field_in_an_added_file_is_refused(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "fronts:\n", "front:\n")
    with pytest.raises(ContentError, match=r"layout-boards\.yaml"):
        render(content, "en", Job())


def test_a_custom_value_gets_the_plain_face(edited: Edited) -> None:
    content = edited("tokens.yaml", "icon: credits, value: 50", "icon: credits, value: 20")
    assert found(content, "layout") == []


def test_a_ship_that_is_larger_than_its_board_is_reported(edited: Edited) -> None:
    content = edited("boards.yaml", "last_column: 11", "last_column: 12")
    (issue,) = found(content, "board-overflow")
    assert "400 × 240 mm of cells do not fit 360 × 240 mm" in str(issue.message)


def test_more_spaces_than_the_track_holds_are_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "box: [18, 18, 340, 218], radius: 33", "box: [18, 18, 140, 98], radius: 33")
    (issue,) = found(content, "board-overflow")
    assert str(issue.message).startswith("F1: 40 spaces of 12 mm")


@pytest.mark.parametrize("spaces", [12, 60, 80])
def test_every_number_of_spaces_that_a_board_may_have_is_drawn(spaces: int, edited: Edited) -> None:
    assert found(edited("boards.yaml", "spaces: 40", f"spaces: {spaces}"), "board-overflow") == []


def test_broken_path_data_is_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", 'd: "M5 1H19V3.4', 'd: "M5 K1H19V3.4')
    (issue,) = found(content, "layout")
    assert "help-timer" in str(issue.message)


def test_a_table_of_a_switch_that_does_not_exist_is_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "of: [placing, fewest_exposed]", "of: [placings, fewest_exposed]")
    assert any("placings" in str(issue.message) for issue in found(content, "layout"))


def test_a_rockets_two_sides_meet_at_the_fold() -> None:
    sides, _ = faces_of(open_set("trucker"), "en")
    for side in (one for one in sides if one.kind == "marker"):
        turned = [item for item in side.front.items if isinstance(item, Group) and item.clip is None]
        assert turned and all(item.matrix == (-1.0, 0.0, 0.0, -1.0, 20.0, 80.0) for item in turned)
        assert side.back is None


def test_a_rocket_is_folded_in_the_middle_and_at_both_bases() -> None:
    folds = [part for part in layout_of(open_set("trucker")).parts["rocket-folds"] if isinstance(part, Fold)]
    assert sorted(part.start[1] for part in folds) == [10, 40, 70]


def test_a_die_has_six_stickers_of_12_mm() -> None:
    stickers = [part for part in layout_of(open_set("trucker")).parts["die-stickers"] if isinstance(part, Pips)]
    assert [part.value for part in stickers] == [1, 2, 3, 4, 5, 6]
    assert {part.box[2:] for part in stickers} == {(12, 12)}


def test_goods_show_the_signs_of_the_cards() -> None:
    face = layout_of(open_set("trucker")).faces["token-goods"]
    assert [part.icon for part in face.parts if isinstance(part, Icon)] == ["goods-{colour}"]


@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_look_can_be_printed(theme: str) -> None:
    drawn = render(open_set("trucker"), "en", Job(theme=theme))
    assert not [issue for issue in drawn.issues if issue.code == "layout"]


@pytest.mark.parametrize("backs", ["duplex-short", "gutterfold", "none"])
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_every_way_of_making_up_sheets_prints_everything(backs: str, spacing: str) -> None:
    drawn = render(open_set("trucker"), "en", Job(backs=backs, spacing=spacing))  # type: ignore[arg-type]
    faces = {spot.face for page in drawn.pages for spot in page.placed if not spot.is_back}
    assert faces == {side.front.name for side in drawn.sides}


CHANGED = "title: {en: A}\nlanguages: [en]\nextends: race\nchange:\n  D02: {title: {en: " + "Surveyors " * 20 + "}}\n"


def test_cards_that_can_be_printed_have_no_fault() -> None:
    assert faults_on_faces(open_set("race"), ["D02"]) == []


def test_what_does_not_fit_is_a_fault_of_the_pieces_asked_for(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(CHANGED, encoding="utf-8")
    content = open_set(str(tmp_path))
    assert [{issue.code for issue in faults_on_faces(content, [name])} for name in ("D02", "D03")] == [
        {"text-overflow"},
        set(),
    ]
