"""Faces show what fields say, pictures and rules are printed, sets of one's own, and boxes made by recipe."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generator.print.drawing.icons import icons_of
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Scene, Use, combined
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import moved, parse
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.vocabulary import Around, Card, Face, Icon, Layout, Panel, Row
from generator.print.press import Job, render
from tests.booklet.rules_texts import LANGUAGES, said
from tests.faces.drawings import as_text, bounds, everything, symbols, texts
from tests.games.played import the_set
from validator.base.issue import is_legal
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.checking import everything_wrong
from validator.play.games.trucker.making import fits
from validator.play.games.trucker.words import CONNECTORS, VOCABULARY, Tile
from validator.play.lab.making.decks import Bench
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.recipes.reading import demands_of
from validator.play.lab.recipes.vocabulary import Names, Recipe
from validator.play.lookup import game_of, making_of, open_set, quick_issues
from validator.play.playtest.run import playtest

# A custom set of Galaxy Trucker: twelve new tiles and four new cards, without a line of code.

SET = """\
extends: trucker
title: {en: Scrapyard, zh-Hant: 廢船場, zh-Hans: 废船场}
rules: {rounds: [1, 2]}
remove: [L1-20]
change:
  T005: {component: {is: battery, slots: 3}}
  human: {count: 42}
  battery: {count: 40}
"""
TILES = "tile:\n" + "".join(
    f"  - {{id: X{number:02d}, edges: [{edges}], component: {{{component}}}}}\n"
    for number, (edges, component) in enumerate(
        [
            ("universal, universal, universal, universal", "is: structure"),
            ("single, double, single, double", "is: cabin"),
            ("smooth, single, double, smooth", "is: hold, slots: 4"),
            ("double, double, smooth, smooth", "is: special_hold, slots: 2"),
            ("smooth, universal, single, universal", "is: cannon"),
            ("smooth, smooth, universal, smooth", "is: double_cannon"),
            ("universal, single, smooth, single", "is: engine"),
            ("double, smooth, smooth, double", "is: double_engine"),
            ("single, smooth, single, smooth", "is: shield, covers: [rear, left]"),
            ("double, smooth, double, smooth", "is: battery, slots: 3"),
            ("universal, smooth, smooth, smooth", "is: life_support, alien: brown"),
            ("single, single, single, universal", "is: life_support, alien: purple"),
        ],
        start=1,
    )
)
TITLES = "title: {{en: New Card {0}, zh-Hant: 新卡{0}, zh-Hans: 新卡{0}}}"
CARDS = "adventure:\n" + "".join(
    f"  - {{id: N{number}, {TITLES.format(number)}, level: {level}, adventure: {{{adventure}}}}}\n"
    for number, (level, adventure) in enumerate(
        [
            (1, "event: abandoned_ship, crew: 2, credits: 4, days: 1"),
            (1, "event: planets, planets: [[red, red], [blue]], days: 2"),
            (2, "event: pirates, strength: 7, shots: [{size: large, from: rear}], credits: 9, days: 2"),
            (3, "event: sabotage, tries: 2"),
        ],
        start=1,
    )
)


@pytest.fixture(scope="module")
def scrapyard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "scrapyard"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def content(scrapyard: Path) -> ContentSet:
    return open_set(str(scrapyard))


def test_it_is_legal(content: ContentSet) -> None:
    found = everything_wrong(content)
    assert is_legal(found), [str(issue) for issue in found]


def test_more_cabins_without_more_crew_are_noticed(scrapyard: Path, tmp_path: Path) -> None:
    folder = tmp_path / "short"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET.replace("  human: {count: 42}\n", ""), encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    assert "too-few-tokens" in {issue.code for issue in everything_wrong(open_set(str(folder)))}


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["tile"], counts["adventure"]) == (156, 63)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_its_new_pieces_are_drawn(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("tile", "adventure")))
    drawn = {side.id for side in proof.sides}
    assert {f"X{number:02d}" for number in range(1, 13)} | {f"N{number}" for number in range(1, 5)} <= drawn
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(scrapyard: Path) -> None:
    outcome = playtest(str(scrapyard), 12, ["random"], 1, 1, None)
    assert outcome.report.broken == 0


def test_its_changed_tile_counts_in_play(content: ContentSet) -> None:
    table = game_of(content).table(content)
    assert "T005" in game_of(content).designs(table)
    assert content.span("T005", "component").file.endswith("scrapyard/set.yaml")


# Tiles and adventure cards: every design is drawn from the fields the rules walk, and neighbours' pipes meet.

GOLDEN = Path(__file__).parent / "golden"
SIDE, BLEED = 40.0, 3.0
SLOTS = "slots"
COLLARS = {"single": "collar-single", "double": "collar-double", "universal": "plug-universal"}


@pytest.fixture
def trucker() -> ContentSet:
    """The set's tiles and adventure cards, read afresh so that a test may change them."""
    content = open_set("trucker")
    content.pieces = {kind: content.pieces[kind] for kind in ("tile", "adventure")}
    return content


@pytest.fixture(scope="module")
def faces() -> dict[str, Sides]:
    """Tiles and cards in English, by id."""
    return {side.id: side for side in faces_of(open_set("trucker"), "en")[0]}


@pytest.fixture(scope="module")
def tiles() -> dict[str, Tile]:
    """Every tile by id."""
    return {piece.id: piece for piece in open_set("trucker").pieces["tile"] if isinstance(piece, Tile)}


def placed(items: tuple[Item, ...], matrix: Matrix = IDENTITY) -> Iterator[tuple[str, Matrix]]:
    """Every symbol on a face with its place."""
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, combined(matrix, item.matrix))
        elif isinstance(item, Use):
            yield item.symbol.name, combined(matrix, item.matrix)


def crossings(scene: Scene) -> dict[int, set[tuple[float, float]]]:
    """The stretches of each side (front, right, rear, left) that a pipe covers, as seen from the tile's middle."""
    found: dict[int, set[tuple[float, float]]] = {side: set() for side in range(4)}
    for name, matrix in placed(scene.items):
        if not name.startswith("icon-pipe"):
            continue
        pipes = parse("M9.2 0H14.8V8H9.2Z") if "middle" in name else parse("M3 0H7.6V8H3ZM16.4 0H21V8H16.4Z")
        for start in range(0, len(pipes), 5):
            left, top, right, bottom = bounds(moved(pipes[start : start + 4], matrix))
            if top < 0 or bottom > SIDE:
                assert min(top, SIDE - bottom) <= -BLEED + 0.01
                found[0 if top < 0 else 2].add((round(left, 3), round(right, 3)))
            else:
                assert min(left, SIDE - right) <= -BLEED + 0.01
                found[3 if left < 0 else 1].add((round(top, 3), round(bottom, 3)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_design_is_drawn(trucker: ContentSet, language: str, theme: str) -> None:
    sides, issues = faces_of(trucker, language, theme=theme)
    assert [str(issue) for issue in issues] == []
    assert [side.id for side in sides] == [piece.id for _, piece in trucker.every_piece()]
    sizes = {(side.kind, side.front.width, side.front.height, side.front.bleed) for side in sides}
    assert sizes == {("tile", 40.0, 40.0, 3.0), ("adventure", 63.0, 88.0, 3.0)}


@pytest.mark.parametrize("name", ["T031", "T105", "T081", "T115", "T025", "L1-12", "L2-16", "L3-03", "L3-10"])
def test_golden_faces(faces: dict[str, Sides], name: str) -> None:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    compare(name, faces[name].front)


@pytest.mark.parametrize(("name", "piece"), [("tile-back", "T001"), ("level-2-back", "L2-01")])
def test_golden_backs(faces: dict[str, Sides], name: str, piece: str) -> None:
    back = faces[piece].back
    assert back is not None
    compare(name, back)


def compare(name: str, scene: Scene) -> None:
    """A drawing against its file; words and titles are left out, so that a better sentence spoils no drawing."""
    file = GOLDEN / f"{name}.txt"
    lines = as_text(msgspec.structs.replace(scene, title="")).splitlines()
    drawing = "\n".join(line for line in lines if not line.lstrip().startswith("text ")) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(drawing, encoding="utf-8")
    assert drawing == file.read_text(encoding="utf-8")


def test_each_side_shows_the_connector_of_the_data(faces: dict[str, Sides], tiles: dict[str, Tile]) -> None:
    for name, tile in tiles.items():
        found = crossings(faces[name].front)
        pipes = {"smooth": 0, "single": 1, "double": 2, "universal": 3}
        assert [len(found[side]) for side in range(4)] == [pipes[edge] for edge in tile.edges], name
        used = [symbol.name for symbol in symbols(faces[name].front)]
        for edge, collar in COLLARS.items():
            assert sum(collar in symbol for symbol in used) == tile.edges.count(edge), (name, edge)


def test_pipes_of_neighbours_meet_at_the_cut(faces: dict[str, Sides], tiles: dict[str, Tile]) -> None:
    """Whatever way two tiles are turned: a side's pipes lie the same from either end, and fit the other connector."""
    stretches: dict[str, set[tuple[float, float]]] = {}
    for name, tile in tiles.items():
        for side, found in crossings(faces[name].front).items():
            mirrored = {(round(SIDE - b, 3), round(SIDE - a, 3)) for a, b in found}
            assert found == mirrored, (name, side)
            assert stretches.setdefault(tile.edges[side], found) == found, (name, side)
    assert set(stretches) == set(CONNECTORS)
    assert stretches["universal"] == stretches["single"] | stretches["double"]
    assert not stretches["single"] & stretches["double"]


def test_connectors_differ_by_shape(trucker: ContentSet) -> None:
    icons = icons_of(trucker.folders)
    drawn = {collar: icons.symbol(collar, "#000000", "#808080", "#ffffff").items for collar in COLLARS.values()}
    outlines = [tuple(item.segments for item in items if isinstance(item, Outline)) for items in drawn.values()]
    assert len(set(outlines)) == len(outlines) == 3


def test_the_side_that_must_stay_free_is_striped(faces: dict[str, Sides], tiles: dict[str, Tile]) -> None:
    """Muzzles at the front, exhausts at the rear; both stripes and the drawing reach the cut."""
    for name, tile in tiles.items():
        kind = tag_of(tile.component)
        striped = {"cannon": 0, "double_cannon": 0, "engine": 2, "double_engine": 2}.get(kind)
        hazards = [matrix for symbol, matrix in placed(faces[name].front.items) if "hazard" in symbol]
        assert len(hazards) == (0 if striped is None else 1), name
        if striped is not None:
            _, top, _, bottom = bounds(moved(parse("M0 0H24V6.6H0Z"), hazards[0]))
            assert top == -BLEED if striped == 0 else bottom == SIDE + BLEED


def test_a_tile_shows_what_its_component_holds(faces: dict[str, Sides], tiles: dict[str, Tile]) -> None:
    powered = {"double_cannon", "double_engine", "shield"}
    for name, tile in tiles.items():
        used = [symbol.name for symbol in symbols(faces[name].front)]
        kind, slots = tag_of(tile.component), getattr(tile.component, SLOTS, 0)
        counts = {"battery": "icon-bolt", "hold": "icon-crate", "special_hold": "icon-special-crate"}
        if kind in counts:
            assert sum(symbol.startswith(counts[kind]) for symbol in used) == slots, name
        if kind == "shield":
            assert sum(symbol.startswith("icon-shield-arc") for symbol in used) == 2
            assert sum(symbol.startswith("icon-shield-strip") for symbol in used) == 2
        assert any(symbol.startswith("mark-battery") for symbol in used) == (kind in powered), name


def test_shielded_sides_are_the_covered_ones(faces: dict[str, Sides]) -> None:
    strips = [m for symbol, m in placed(faces["T115"].front.items) if symbol.startswith("icon-shield-strip")]
    boxes = [bounds(moved(parse("M0 0H24L20.87 3.13H3.13Z"), matrix)) for matrix in strips]
    assert [tuple(round(n) for n in box) for box in boxes] == [(-3, -3, 43, 3), (37, -3, 43, 43)]


def test_every_projectile_good_and_day_is_on_the_card(trucker: ContentSet, faces: dict[str, Sides]) -> None:
    for card in trucker.pieces["adventure"]:
        event = card.adventure  # type: ignore[attr-defined]
        used = [symbol.name for symbol in symbols(faces[card.id].front)]
        for field, icon in (("meteors", "icon-meteor-"), ("shots", "icon-shot-"), ("goods", "icon-goods-")):
            if hasattr(event, field):
                assert sum(symbol.startswith(icon) for symbol in used if "any" not in symbol) == len(
                    getattr(event, field)
                ), card.id
        if hasattr(event, "planets"):
            goods = [good for planet in event.planets for good in planet]
            assert [symbol.split("-")[2] for symbol in used if symbol.startswith("icon-goods-")] == goods
        if hasattr(event, "days"):
            assert str(event.days) in [drawn.item.text for drawn in texts(faces[card.id].front)]  # type: ignore[union-attr]


def test_projectiles_come_from_their_side(faces: dict[str, Sides]) -> None:
    """The point of the arrow lies away from the side it comes from; the order is the printed one."""
    ways = []
    for symbol, (_, _, c, d, _, _) in placed(faces["L1-10"].front.items):
        if symbol.startswith("icon-meteor"):
            ways.append("front" if d > 0.1 else "rear" if d < -0.1 else "right" if c < -0.1 else "left")
    assert ways == ["front", "rear", "left", "right"]


def test_text_stays_in_the_safe_area(faces: dict[str, Sides]) -> None:
    for side in faces.values():
        if side.kind not in ("tile", "adventure"):
            continue
        wide, high = side.front.width, side.front.height
        for drawn in texts(side.front):
            left, top, right, bottom = drawn.bounds
            assert left >= 3 and top >= 3 and right <= wide - 3 and bottom <= high - 3, (side.id, drawn)


def test_backs_tell_levels_and_nothing_else(faces: dict[str, Sides]) -> None:
    names: dict[str, set[str]] = {}
    for side in faces.values():
        if side.kind in ("tile", "adventure"):
            assert side.back is not None
            names.setdefault(side.id[:2] if side.kind == "adventure" else "tile", set()).add(side.back.name)
    assert sorted(names) == ["L1", "L2", "L3", "tile"]
    assert all(len(found) == 1 for found in names.values())
    assert len({name for found in names.values() for name in found}) == 4


@pytest.mark.parametrize(("piece", "turns"), [("T001", 4), ("L1-01", 2), ("L2-01", 2), ("L3-01", 2)])
def test_backs_look_the_same_when_turned(faces: dict[str, Sides], piece: str, turns: int) -> None:
    back = faces[piece].back
    assert back is not None
    boxes = [(str(drawn.item.fill), *drawn.bounds) for drawn in everything(back)]
    w, h = back.width, back.height
    if turns == 4:
        turned = [(fill, w - bottom, left, w - top, right) for fill, left, top, right, bottom in boxes]
    else:
        turned = [(fill, w - right, h - bottom, w - left, h - top) for fill, left, top, right, bottom in boxes]
    assert rounded(turned) == rounded(boxes)


def rounded(boxes: list[tuple[str, float, float, float, float]]) -> list[str]:
    """Boxes to compare whatever their order."""
    return sorted(str((fill, *(round(n, 3) + 0.0 for n in box))) for fill, *box in boxes)


def test_every_word_has_a_face_and_every_event_a_scene(trucker: ContentSet) -> None:
    layout = layout_of(trucker)
    for word in trucker.words.families["component"]:
        assert f"tile-{tag_of(word)}" in layout.faces
    for word in trucker.words.families["adventure"]:
        assert f"card-{tag_of(word)}" in layout.faces and tag_of(word) in layout.scenes
    for word in trucker.words.families["penalty"]:
        assert f"penalty-{tag_of(word)}" in layout.parts
    shapes = [layout.marks[f"ship-{colour}"].shape for colour in ("red", "yellow", "green", "blue")]
    assert len(set(shapes)) == 4


def one_face(trucker: ContentSet, *parts: Panel | Row | Around) -> tuple[Scene | None, list[str]]:
    """The first tile drawn with these parts only."""
    layout: Layout = layout_of(trucker)
    face = Face(parts=parts, card=Card(width=40, height=40))
    fronts, every = {**layout.fronts, "tile": "only"}, {**layout.faces, "only": face}
    layout = msgspec.structs.replace(layout, fronts=fronts, faces=every)
    trucker.pieces = {"tile": trucker.pieces["tile"][:1]}
    sides, issues = faces_of(trucker, "en", layout)
    return (sides[0].front if sides else None), [str(issue.message) for issue in issues]


DOT = Panel(box=(0, 0, 4, 4), shape="rect", fill="ink")


def test_a_row_wraps_and_shrinks_to_its_box(trucker: ContentSet) -> None:
    scene, _ = one_face(trucker, Row(box=(0, 0, 9, 9), source="edges", cell=(4, 4), lines=2, parts=(DOT,)))
    assert scene is not None
    assert [drawn.bounds for drawn in everything(scene)] == [(0, 0, 4, 4), (5, 0, 9, 4), (0, 5, 4, 9), (5, 5, 9, 9)]
    scene, _ = one_face(trucker, Row(box=(0, 0, 11, 9), source="edges", cell=(4, 4), parts=(DOT,), align="left"))
    assert scene is not None
    assert {round(drawn.bounds[2] - drawn.bounds[0], 6) for drawn in everything(scene)} == {round(4 * 11 / 19, 6)}


def test_a_number_stands_for_as_many_cells(trucker: ContentSet) -> None:
    scene, _ = one_face(trucker, Row(box=(0, 0, 30, 9), source="component.slots", cell=(4, 4), parts=(DOT,), numeral=3))
    assert scene is not None
    assert [drawn.item.text for drawn in texts(scene)] == ["1", "2"]  # type: ignore[union-attr]


def test_values_are_turned_to_their_place_in_the_order(trucker: ContentSet) -> None:
    part = Around(source="component.is", order=("hold", "battery"), parts=(DOT,))
    scene, _ = one_face(trucker, part)
    assert scene is not None
    assert [drawn.bounds for drawn in everything(scene)] == [(36, 0, 40, 4)]


@pytest.mark.parametrize(
    ("part", "message"),
    [
        (Row(box=(0, 0, 9, 9), source="id", cell=(4, 4)), "neither a list nor a number"),
        (Row(box=(0, 0, 9, 9), source="edges", cell=(4, 4), use="nothing-{.}"), "no parts named 'nothing-smooth'"),
        (Around(source="edges", order=("front",), parts=(DOT,)), "'smooth' at 'edges' is none of front"),
        (Around(source="edges", parts=(Icon(box=(0, 0, 1, 1), icon="no-{.}"),)), "no icon 'no-smooth'"),
    ],
)
def test_faults_of_rows_and_turns_are_issues(trucker: ContentSet, part: Row | Around, message: str) -> None:
    scene, issues = one_face(trucker, part)
    assert scene is None
    assert message in issues[0]


# Pictures of Galaxy Trucker: each adventure has one of its own.


def test_no_two_adventures_share_a_composition() -> None:
    layout = layout_of(open_set("trucker"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 60


def test_each_adventure_has_a_picture_of_its_own() -> None:
    content = open_set("trucker")
    names = [f"picture-{piece.id}" for kind, piece in content.every_piece() if kind == "adventure"]
    assert [name for name in names if name not in layout_of(content).scenes] == []


# The printed rules of Galaxy Trucker follow the profile: what the publisher's differs in is said otherwise.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", ["take_back", "number_tile", "surviving_part", "first_alien_round"])
def test_a_switch_of_the_publishers_profile_changes_the_printed_rules(language: str, switch: str) -> None:
    documented, publisher = (VOCABULARY.profiles[name] for name in ("documented", "publisher"))
    changed = msgspec.structs.replace(documented, **{switch: getattr(publisher, switch)})
    assert said("trucker", language, changed) != said("trucker", language, documented)


# Tiles and adventures made for generated decks.

SMOOTH = "smooth"


@cache
def box() -> ContentSet:
    """A generated box, all of its tiles and cards anew."""
    content = the_set("trucker")
    recipe = Recipe(base="trucker", make={"adventure": 60, "tile": 144}, seed=7)
    shop = Workshop(recipe, content, making_of("trucker"), demands_of(recipe, Names(content.words)))
    return Bench(content).opened(Maker(shop).deck(1))


def events(content: ContentSet) -> Counter[Any]:
    return Counter((card.level, type(card.adventure).__name__) for card in content.pieces["adventure"])  # type: ignore[attr-defined]


def components(content: ContentSet) -> Counter[str]:
    return Counter(type(tile.component).__name__ for tile in content.pieces["tile"])  # type: ignore[attr-defined]


def test_a_box_made_anew_has_no_finding() -> None:
    assert [str(issue) for issue in quick_issues(box())] == []


def test_what_cannot_be_varied_is_there_as_often_as_in_the_base_set() -> None:
    blank = ("OpenSpace", "Stardust", "Epidemic")
    mine, base = events(box()), events(the_set("trucker"))
    assert {sort: mine[sort] for sort in base if sort[1] in blank} == {
        sort: count for sort, count in base.items() if sort[1] in blank
    }


def test_each_level_has_as_many_cards() -> None:
    assert Counter(level for level, _ in events(box()).elements()) == {1: 20, 2: 20, 3: 20}


def test_as_many_cards_are_starred() -> None:
    stars = [sum(card.starred for card in one.pieces["adventure"]) for one in (box(), the_set("trucker"))]  # type: ignore[attr-defined]
    assert stars[0] == stars[1]


def test_each_player_has_a_start_cabin() -> None:
    assert components(box())["StartCabin"] == 4


@pytest.mark.parametrize("component", ["Cannon", "Engine", "Battery", "Cabin", "Shield"])
def test_components_are_about_as_many(component: str) -> None:
    assert abs(components(box())[component] - components(the_set("trucker"))[component]) <= 3


@pytest.mark.parametrize(
    ("edges", "component", "may_be"),
    [
        (("single", SMOOTH, SMOOTH, SMOOTH), {"is": "engine"}, True),
        ((SMOOTH, SMOOTH, "single", SMOOTH), {"is": "engine"}, False),
        ((SMOOTH, SMOOTH, "single", SMOOTH), {"is": "cannon"}, True),
        ((SMOOTH, SMOOTH, SMOOTH, SMOOTH), {"is": "cabin"}, False),
        (("single", SMOOTH, SMOOTH, SMOOTH), {"is": "structure"}, False),
        (("universal",) * 4, {"is": "start_cabin", "colour": "red"}, False),
    ],
)
def test_a_tile_is_one_that_a_ship_can_use(edges: tuple[str, ...], component: dict[str, str], may_be: bool) -> None:
    assert fits({"edges": list(edges), "component": component}) is may_be
