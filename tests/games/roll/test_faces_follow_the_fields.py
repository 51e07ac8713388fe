"""Roll for the Galaxy's tiles, dice and boards: every design is drawn from the fields the rules walk."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path

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
from tests.faces.drawings import as_text, everything, symbols, texts
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.games.roll.words.gains import GainDice
from validator.play.games.roll.words.terms import DIE_COLOURS, PHASES, WORLD_COLOURS
from validator.play.games.roll.words.vocabulary import Faction, GameTile, Home, World
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
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


def said(scene: Scene) -> list[str]:
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
            words = said(scene)
            assert tile.id in words and face.title["en"] in " ".join(words) and str(face.cost) in words


def test_a_faction_shows_both_halves(roll: ContentSet) -> None:
    for faction in roll.pieces["faction"]:
        assert isinstance(faction, Faction)
        drawn = texts(faces()[faction.id].front)
        for half, left in ((faction.left, 0.0), (faction.right, 50.0)):
            inside = [d.item.text for d in drawn if left <= d.bounds[0] and d.bounds[2] <= left + 50]  # type: ignore[union-attr]
            assert half.title["en"] in inside and str(half.cost) in inside, faction.id
        assert faction.id in said(back(faction.id))


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
    assert scene is not None and said(scene) == [str(number) for number in range(11)]


def test_a_text_may_name_a_switch(roll: ContentSet) -> None:
    scene, _ = one_face(roll, Text(box=(0, 0, 40, 30), say="phase-does-explore", values="rules", size=2.4))
    assert scene is not None and "gain 2 credits" in " ".join(said(scene))


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
