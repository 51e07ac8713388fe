"""Faces show what fields say, pictures and rules are printed, and the sheets hold the whole box."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generator.print.drawing.icons import icons_of
from generator.print.drawing.scene import Group as Picture
from generator.print.drawing.scene import Item, Scene
from generator.print.drawing.scene import Path as Outline
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.boards import Track
from generator.print.layout.vocabulary import Card, Face, Group, Layout, Panel, Row, Text
from generator.print.layout.vocabulary import Sides as DieSides
from generator.print.press import Job, Proof, all_pages, render
from generator.print.writers.pdf import pages_pdf
from tests.booklet.rules_texts import LANGUAGES, said
from tests.faces.drawings import as_text, everything, symbols, texts, words
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, tag_of
from validator.play.games.roll.words.gains import GainDice
from validator.play.games.roll.words.switches import DIE_COLOURS, PHASES, WORLD_COLOURS, RollRules
from validator.play.games.roll.words.vocabulary import Faction, GameTile, Home, World
from validator.play.lookup import open_set

# Roll for the Galaxy's tiles, dice and boards: every design is drawn from the fields the rules walk.

GOLDEN = Path(__file__).parent / "golden"
SAFE = 2.0
PLAYERS = ("red", "yellow", "green", "blue", "purple")


@pytest.fixture
def roll() -> ContentSet:
    """The set, read afresh so that a test may change it."""
    return open_set("roll")


@cache
def faces() -> dict[str, Sides]:
    """Every design in English, by id."""
    return {side.id: side for side in faces_of(open_set("roll"), "en")[0]}


def back(name: str) -> Scene:
    found = faces()[name].back
    assert found is not None
    return found


def texts_on(scene: Scene) -> list[str]:
    return [drawn.item.text for drawn in texts(scene)]  # type: ignore[union-attr]


def names(scene: Scene) -> list[str]:
    return [symbol.name for symbol in symbols(scene)]


def sides_of_tiles() -> list[tuple[str, object, Scene]]:
    """Every face of every tile: a name, the face as the rules know it, and its drawing."""
    content = open_set("roll")
    found: list[tuple[str, object, Scene]] = []
    for tile in content.pieces["tile"]:
        assert isinstance(tile, GameTile)
        found += [
            (f"{tile.id} front", tile.front, faces()[tile.id].front),
            (f"{tile.id} back", tile.back, back(tile.id)),
        ]
    for home in content.pieces["home"]:
        assert isinstance(home, Home)
        found.append((home.id, home.world, faces()[home.id].front))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_design_is_drawn_and_all_words_fit(roll: ContentSet, language: str, theme: str) -> None:
    sides, issues = faces_of(roll, language, theme=theme)
    assert [str(issue) for issue in issues] == []
    assert [side.id for side in sides] == [piece.id for _, piece in roll.every_piece()]


@pytest.mark.parametrize(
    "name",
    [
        "G07",
        "G20",
        "G51",
        "F1",
        "H8",
        "die-alien",
        "phase-ship",
        "mat-blue",
        "screen-green",
        "strip-red",
        "marker-purple",
        "chip-10",
    ],
)
def test_golden_faces(name: str) -> None:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    compare(name, faces()[name].front)


@pytest.mark.parametrize("name", ["G03", "F1", "H1", "phase-ship", "screen-yellow"])
def test_golden_backs(name: str) -> None:
    compare(f"{name}-back", back(name))


def compare(name: str, scene: Scene) -> None:
    """A drawing against its file; words and titles are left out, so that a better sentence spoils no drawing."""
    file = GOLDEN / f"{name}.txt"
    lines = as_text(msgspec.structs.replace(scene, title="")).splitlines()
    drawing = "\n".join(line for line in lines if not line.lstrip().startswith("text ")) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(drawing, encoding="utf-8")
    assert drawing == file.read_text(encoding="utf-8")


def test_front_and_back_of_a_tile_belong_together(roll: ContentSet) -> None:
    for tile in roll.pieces["tile"]:
        assert isinstance(tile, GameTile)
        for face, scene in ((tile.front, faces()[tile.id].front), (tile.back, back(tile.id))):
            words = texts_on(scene)
            assert tile.id in words and face.title["en"] in " ".join(words) and str(face.cost) in words


def test_a_faction_shows_both_halves(roll: ContentSet) -> None:
    for faction in roll.pieces["faction"]:
        assert isinstance(faction, Faction)
        drawn = texts(faces()[faction.id].front)
        for half, left in ((faction.left, 0.0), (faction.right, 50.0)):
            inside = [d.item.text for d in drawn if left <= d.bounds[0] and d.bounds[2] <= left + 50]  # type: ignore[union-attr]
            assert half.title["en"] in inside and str(half.cost) in inside, faction.id
        assert faction.id in texts_on(back(faction.id))


def test_a_face_shows_every_die_it_brings_and_where_it_goes() -> None:
    places = {"cup": "icon-cup", "citizenry": "icon-citizenry", "world": "icon-on-world"}
    for name, face, scene in sides_of_tiles():
        used = names(scene)
        for gain in getattr(face, "gains"):  # noqa: B009
            if isinstance(gain, GainDice):
                marks = sum(symbol.startswith(f"mark-{gain.colour}-") for symbol in used)
                assert marks >= gain.count and any(symbol.startswith(places[gain.to]) for symbol in used), name


def test_a_power_stands_beside_its_phase() -> None:
    for name, face, scene in sides_of_tiles():
        for power in getattr(face, "powers"):  # noqa: B009
            assert any(symbol.startswith(f"icon-{power.phase}-") for symbol in names(scene)), (name, power)


def test_a_world_shows_its_sign_beside_its_colour() -> None:
    for name, face, scene in sides_of_tiles():
        if isinstance(face, World):
            assert any(symbol.startswith(f"mark-world-{face.colour}-") for symbol in names(scene)), name


def test_colours_differ_by_shape_too(roll: ContentSet) -> None:
    icons, layout = icons_of(roll.folders), layout_of(roll)
    for group in ([f"sign-{c}" for c in (*DIE_COLOURS, "grey")], [f"player-{c}" for c in PLAYERS], list(PHASES)):
        drawn = [icons.symbol(name, "#000000", "#808080", "#ffffff").items for name in group]
        outlines = {tuple(item.segments for item in items if isinstance(item, Outline)) for items in drawn}
        assert len(outlines) == len(group)
    assert {layout.marks[colour].shape for colour in DIE_COLOURS} == {"square"}
    assert {layout.marks[f"world-{colour}"].shape for colour in WORLD_COLOURS} == {"ellipse"}


def test_a_die_has_the_sides_that_the_rules_roll(roll: ContentSet) -> None:
    for die in roll.pieces["die"]:
        used = Counter(symbol.split("-")[1] for symbol in names(faces()[die.id].front))
        assert used.pop("sign") == 12
        assert used == die.sides, die.id  # type: ignore[attr-defined]


def test_tiles_with_the_same_scene_do_not_look_the_same() -> None:
    pictures = [clipped(scene.items) for _, _, scene in sides_of_tiles()]
    assert None not in pictures and len(set(pictures)) == len(pictures)


def clipped(items: tuple[Item, ...]) -> Picture | None:
    """The first group of a face that is cut to a box: its picture."""
    groups = [item for item in items if isinstance(item, Picture)]
    return next((item for item in groups if item.clip), None)


def test_text_stays_inside_the_cut() -> None:
    for side in faces().values():
        for scene in (side.front, side.back):
            for drawn in texts(scene) if scene is not None and side.kind != "chip" else ():
                left, top, right, bottom = drawn.bounds
                margin = 0.0 if side.kind == "die" else SAFE
                assert left >= margin and top >= margin, (side.id, drawn)
                assert right <= scene.width - margin and bottom <= scene.height - margin, (side.id, drawn)  # type: ignore[union-attr]


def test_every_word_of_gains_powers_and_bonuses_has_its_icons(roll: ContentSet) -> None:
    layout = layout_of(roll)
    for family in ("gain", "power", "bonus"):
        for word in roll.words.families[family]:
            assert f"{family}-{tag_of(word)}" in layout.parts


def one_face(roll: ContentSet, *parts: Panel | Group | Row | DieSides | Track | Text) -> tuple[Scene | None, list[str]]:
    """The alien die drawn with these parts only, and what is wrong."""
    layout: Layout = layout_of(roll)
    face = Face(parts=parts, card=Card(width=40, height=40))
    fronts, every = {**layout.fronts, "die": "only"}, {**layout.faces, "only": face}
    layout = msgspec.structs.replace(layout, fronts=fronts, faces=every)
    roll.pieces = {"die": roll.pieces["die"][-1:]}
    sides, issues = faces_of(roll, "en", layout)
    return (sides[0].front if sides else None), [str(issue.message) for issue in issues]


DOT = Panel(box=(0, 0, 4, 4), shape="rect", fill="ink")


def places(scene: Scene | None) -> list[tuple[float, float, float, float]]:
    assert scene is not None
    return [drawn.bounds for drawn in everything(scene)]


def test_a_group_is_moved_and_scaled(roll: ContentSet) -> None:
    scene, _ = one_face(roll, Group(parts=(DOT,), at=(10, 5), scale=0.5))
    assert places(scene) == [(10, 5, 12, 7)]


@pytest.mark.parametrize(
    ("path", "held"), [("matches", True), ("count", True), ("title", False), ("sides.explore", True)]
)
def test_a_group_depends_on_what_a_field_holds(roll: ContentSet, path: str, held: bool) -> None:
    if path == "sides.explore":
        roll.pieces["die"] = roll.pieces["die"][:1]
    scene, _ = one_face(roll, Group(parts=(DOT,), given=path), Group(parts=(DOT,), lacking=path, at=(20, 0)))
    assert places(scene) == [(0, 0, 4, 4) if held else (20, 0, 24, 4)]


def test_a_row_may_name_its_values(roll: ContentSet) -> None:
    scene, _ = one_face(roll, Row(box=(0, 0, 9, 4), names=("a", "b"), cell=(4, 4), parts=(DOT,)))
    assert places(scene) == [(0, 0, 4, 4), (5, 0, 9, 4)]


def test_a_track_runs_from_zero_to_the_number_of_the_rules(roll: ContentSet) -> None:
    track = Track(box=(0, 0, 40, 4), to="credit_cap", fill="paper", other="gold", stroke="ink", size=2.1)
    scene, _ = one_face(roll, track)
    assert scene is not None and texts_on(scene) == [str(number) for number in range(11)]


def test_a_text_may_name_a_switch(roll: ContentSet) -> None:
    scene, _ = one_face(roll, Text(box=(0, 0, 40, 30), say="phase-does-explore", values="rules", size=2.4))
    assert scene is not None and "gain 2 credits" in " ".join(texts_on(scene))


@pytest.mark.parametrize(
    ("part", "message"),
    [
        (DieSides(source="colour", places=((0, 0),) * 6), "does not lead to the pictures of 6 sides"),
        (Track(box=(0, 0, 9, 9), to="nothing", fill="ink", other="ink", stroke="ink"), "no number 'nothing'"),
        (Group(parts=(DOT,), given="nothing"), "no field 'nothing'"),
    ],
)
def test_faults_of_the_words_are_issues(roll: ContentSet, part: DieSides | Track | Group, message: str) -> None:
    scene, issues = one_face(roll, part)
    assert scene is None
    assert message in issues[0]


# Pictures of Roll for the Galaxy: each face of a tile has one of its own.


def faces_of_tiles() -> list[str]:
    """The name of the picture of every face of a tile."""
    return [
        f"picture-{piece.id}-{getattr(face, 'colour', 'development')}"
        for _, piece in open_set("roll").every_piece()
        for face in every_face(piece)
    ]


def every_face(piece: Piece) -> list[object]:
    """The developments and worlds of a piece."""
    found = (getattr(piece, side, None) for side in ("front", "back", "left", "right", "world"))
    return [face for face in found if hasattr(face, "powers")]


def test_no_two_faces_share_a_composition() -> None:
    layout = layout_of(open_set("roll"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == len(faces_of_tiles())


def test_each_face_has_a_picture_of_its_own() -> None:
    scenes = layout_of(open_set("roll")).scenes
    assert [name for name in faces_of_tiles() if name not in scenes] == []


# The printed rules of Roll for the Galaxy follow its switches.

CHANGES: dict[str, Any] = {
    "start_cup": 4,
    "start_citizenry": 3,
    "start_credits": 2,
    "credit_cap": 12,
    "stock_credits": 3,
    "points_per_player": 15,
    "tableau_end": 10,
    "trade_price": {"novelty": 2, "rare": 4, "genes": 5, "alien": 6},
    "consume_points": 2,
    "match_points": 2,
    "recruiting": "mandatory",
    "recalling": "stacks_and_goods",
    "extra_die_for_two": False,
    "reserve": "all_chips",
    "dictates": 2,
    "dictate_selector": True,
    "scouted_tiles": "anywhere",
    "start_tiles": "cheaper_world",
    "forced_recall": False,
    "wild_faces": "after_reveal",
    "producing": "optional",
    "shipping": "optional",
    "dice_bonus": "points",
    "final_tie": "most_tiles",
}
"""Another value for every switch."""


def test_another_value_is_tried_for_every_switch() -> None:
    assert list(CHANGES) == list(RollRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("roll", language, RollRules(**{switch: CHANGES[switch]})) != said("roll", language, RollRules())


# The sheets of Roll for the Galaxy: every component, at its size, on every paper, in three languages.

PAPERS = ("a4", "letter", "a3")
PRINTED = [
    pytest.param(language, paper, marks=[pytest.mark.slow] * (LANGUAGES.index(language) != PAPERS.index(paper)))
    for paper in PAPERS
    for language in LANGUAGES
]
"""Each language and each paper once; the other pairs are slow tests."""
SIZES = {
    "tile": (50.0, 50.0),
    "faction": (100.0, 50.0),
    "home": (50.0, 50.0),
    "die": (69.0, 57.0),
    "phase_tile": (50.0, 50.0),
    "mat": (190.0, 133.0),
    "screen": (258.0, 120.0),
    "strip": (222.0, 74.0),
    "marker": (14.0, 14.0),
    "chip": (22.0, 22.0),
}
COUNTS = {
    "tile": 55,
    "faction": 9,
    "home": 9,
    "die": 111,
    "phase_tile": 5,
    "mat": 5,
    "screen": 5,
    "strip": 5,
    "marker": 5,
    "chip": 33,
}


@cache
def content() -> ContentSet:
    return open_set("roll")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    return render(content(), language, Job(paper=paper, only=only))


def sides(kind: str) -> list[Sides]:
    return [side for side in proof().sides if side.kind == kind]


@pytest.mark.parametrize("kind", SIZES)
def test_every_component_has_its_size_on_both_sides(kind: str) -> None:
    for side in sides(kind):
        for scene in (side.front, side.back):
            assert scene is None or (scene.width, scene.height) == SIZES[kind], side.id


@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_every_component(kind: str) -> None:
    assert sum(side.count for side in sides(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", COUNTS)
def test_every_copy_is_printed(kind: str) -> None:
    pages = proof("en", "a4", kind).pages
    spots = Counter(spot.face for page in pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides(kind)}


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
@pytest.mark.parametrize("kind", ["tile", "faction", "home", "phase_tile", "screen", "chip"])
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(kind: str, paper: str, backs: str) -> None:
    drawn = render(content(), "en", Job(paper=paper, only=(kind,), backs=backs))  # type: ignore[arg-type]
    behind_of = {side.front.name: side.back.name for side in drawn.sides if side.back is not None}
    for front, back in zip(drawn.pages[::2], drawn.pages[1::2], strict=True):
        for ahead, behind in zip(front.placed, back.placed, strict=True):
            assert behind.face == behind_of[ahead.face]
            x, y = ahead.x, ahead.y
            if back.turned_on == "vertical":
                x = front.width - x - ahead.width
            else:
                y = front.height - y - ahead.height
            assert (behind.x, behind.y) == pytest.approx((x, y), abs=0.001)


def test_a_folded_tile_has_its_own_back_across_the_fold() -> None:
    drawn = render(content(), "en", Job(only=("tile",), backs="gutterfold"))
    behind_of = {side.front.name: side.back.name for side in drawn.sides if side.back is not None}
    for page in drawn.pages:
        half = len(page.placed) // 2
        pairs = zip(page.placed[:half], page.placed[half:], strict=True)
        assert all(behind_of[ahead.face] == behind.face for ahead, behind in pairs)


def test_chips_and_markers_look_the_same_on_both_sides() -> None:
    for side in (*sides("chip"), *sides("marker")):
        assert side.back is not None and side.back.items == side.front.items


@pytest.mark.parametrize(("paper", "pages"), [("a4", 5 + 5 + 3 + 3), ("letter", 5 + 5 + 5 + 3), ("a3", 2 + 2 + 1 + 1)])
def test_screens_mats_and_strips_share_pages_where_they_fit(paper: str, pages: int) -> None:
    assert len(proof("en", paper, "screen", "mat", "strip").pages) == pages


def test_stickers_take_the_place_of_nets_by_choice() -> None:
    drawn = render(content(), "en", Job(only=("die",), front_choice="stickers"))
    assert drawn.issues == [] and {(side.front.width, side.front.height) for side in drawn.sides} == {(72.0, 12.0)}
    assert sum(len(page.placed) for page in drawn.pages) == 111
    assert len(drawn.pages) < len(proof("en", "a4", "die").pages)


def test_an_unknown_choice_of_fronts_names_those_there_are() -> None:
    with pytest.raises(WrongUse, match=r"choice of fronts 'sticker'.*did you mean 'stickers'"):
        render(content(), "en", Job(front_choice="sticker"))


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    first, again = proof(language, paper), render(content(), language, Job(paper=paper))
    assert [str(issue) for issue in first.issues] == []
    assert len(first.rules) == 2
    written = [
        pages_pdf(all_pages(each), title="Roll", author="", subject="", lang=language) for each in (first, again)
    ]
    assert written[0] == written[1]
    assert len(written[0]) < 4_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_rules_are_set_without_their_signs(language: str) -> None:
    assert all("#" not in words(page) for page in proof(language).rules)


def test_a_face_that_says_one_thing_has_a_higher_picture() -> None:
    def top(scene: Scene, title: str) -> float:
        return next(one.bounds[1] for one in texts(scene) if one.item.text == title)  # type: ignore[union-attr]

    assert top(faces()["G04"].front, "Alien Gene Primer") > top(back("G01"), "Tailored Menagerie") + 4
