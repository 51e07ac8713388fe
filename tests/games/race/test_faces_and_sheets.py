"""Faces show what fields say, pictures are drawn, and the sheets hold the whole box."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path

import msgspec
import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageOps

from generator.print.drawing.icons import icons_of
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import IDENTITY, Item, Matrix, Scene, Use, combined
from generator.print.drawing.scene import Group as DrawnGroup
from generator.print.drawing.scene import Path as DrawnPath
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import moved, rect
from generator.print.drawing.written import read
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.boards import Section, Sections
from generator.print.layout.vocabulary import Art, Card, Face, Group, Number, Panel, Text
from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.duplex import face_page
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import as_text, bounds, everything, symbols, texts, words
from validator.content.loading import ContentSet
from validator.content.texts import message_key
from validator.content.vocabulary import fields_of, tag_of
from validator.play.games.race.words.switches import KINDS, PHASES
from validator.play.games.race.words.vocabulary import Development, StartWorld, World
from validator.play.lookup import open_set

# Worlds, developments, action cards, chips and aids: every face is drawn from the fields the rules walk.

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
GOLDEN = Path(__file__).parent / "golden"
GAME_CARDS = ("start_world", "world", "development")
HIGHEST, LOWEST = 29.0, 86.0


@pytest.fixture
def race() -> ContentSet:
    """The set, read afresh so that a test may change it."""
    return open_set("race")


@pytest.fixture(scope="module")
def faces() -> dict[str, Sides]:
    """Everything in English, by id."""
    return {side.id: side for side in faces_of(open_set("race"), "en")[0]}


@pytest.fixture(scope="module")
def cards() -> dict[str, World | Development]:
    """Every game card by id."""
    content = open_set("race")
    pieces = [piece for kind in GAME_CARDS for piece in content.pieces[kind]]
    return {piece.id: piece for piece in pieces if isinstance(piece, World | Development)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
@pytest.mark.parametrize("name", ["race", "race-2018"])
def test_every_design_is_drawn_and_every_word_fits(name: str, language: str, theme: str) -> None:
    content = open_set(name)
    sides, issues = faces_of(content, language, theme=theme)
    assert [str(issue) for issue in issues] == []
    assert [side.id for side in sides] == [piece.id for _, piece in content.every_piece()]
    sizes = {side.kind: (side.front.width, side.front.height) for side in sides}
    assert sizes == {kind: (22.0, 22.0) if kind == "chip" else (63.0, 88.0) for kind in sizes}


def test_an_aid_says_the_numbers_of_the_action_cards(tmp_path: Path) -> None:
    head = "extends: race\ntitle: {en: Wider}\nlanguages: [en]\n"
    (tmp_path / "set.yaml").write_text(f"{head}change:\n  explore-wide: {{action: {{draw: 3}}}}\n", encoding="utf-8")
    sides, issues = faces_of(open_set(str(tmp_path)), "en")
    said = words(next(side.front for side in sides if side.id == "aid-phases"))
    assert issues == [] and "draw 3 more" in said


@pytest.mark.parametrize("name", ["S0", "S2", "W16", "W33", "W51", "D13", "D15", "D21", "explore-deep", "chip-5"])
def test_golden_faces(faces: dict[str, Sides], name: str) -> None:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    compare(name, faces[name].front)


@pytest.mark.parametrize(("name", "piece"), [("game-back", "W01"), ("action-back", "trade"), ("aid-back", "aid-icons")])
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_bonus_is_said_on_its_card(language: str, cards: dict[str, World | Development]) -> None:
    content = open_set("race")
    said = content.texts(language)
    for side in faces_of(content, language)[0]:
        if side.id not in cards:
            continue
        card = cards[side.id]
        printed = words(side.front).replace(" ", "")
        effects = [("power", power) for power in card.powers]
        effects += [("bonus", bonus) for bonus in getattr(card, "bonus", ())]
        for family, word in effects:
            sentence = said.say(message_key(family, word), **fields_of(word))
            assert sentence.replace(" ", "") in printed, side.id


def places_of_phases(scene: Scene) -> dict[str, float]:
    """Each phase's middle in the left column of a card, in mm from its top."""
    found: dict[str, float] = {}
    numerals = {symbol.name.split("-")[2]: symbol for symbol in symbols(scene) if "icon-numeral" in symbol.name}
    outlines = {name: symbol.items for name, symbol in numerals.items()}
    for drawn in everything(scene):
        for name, items in outlines.items():
            if drawn.item in items and drawn.bounds[2] < 12:
                found.setdefault(name, (drawn.bounds[1] + drawn.bounds[3]) / 2)
    return found


def test_all_phases_stand_in_order_on_every_card(
    faces: dict[str, Sides], cards: dict[str, World | Development]
) -> None:
    for name in cards:
        found = places_of_phases(faces[name].front)
        assert sorted(found, key=lambda phase: found[phase]) == list(PHASES), name
        assert all(HIGHEST < place < LOWEST for place in found.values()), name


def test_phases_without_powers_are_grey(faces: dict[str, Sides], race: ContentSet, cards: dict[str, World]) -> None:
    ink = layout_of(race).themes["standard"]["ink"].removeprefix("#")
    for name, card in cards.items():
        numerals = {symbol.name for symbol in symbols(faces[name].front) if "icon-numeral" in symbol.name}
        shown = {phase for phase in PHASES if f"icon-numeral-{phase}-{ink}" in numerals}
        scored = {bonus.power_in for bonus in getattr(card, "bonus", ()) if getattr(bonus, "power_in", None)}
        assert shown == {power.phase for power in card.powers} | scored, name


def test_a_sentence_stands_beside_its_phase(faces: dict[str, Sides], cards: dict[str, World | Development]) -> None:
    """Every first line of a power's sentence lies nearer to its phase than to any other."""
    content = open_set("race")
    said = content.texts("en")
    for name, card in cards.items():
        column = places_of_phases(faces[name].front)
        runs = [drawn for drawn in texts(faces[name].front) if drawn.bounds[0] > 30 and drawn.bounds[1] > HIGHEST]
        for power in card.powers:
            if sum(other.phase == power.phase for other in card.powers) > 1:
                continue
            sentence = said.say(message_key("power", power), **fields_of(power))
            first = next(run for run in runs if sentence.startswith(run.item.text.split(" ")[0]))  # type: ignore[union-attr]
            middle = (first.bounds[1] + first.bounds[3]) / 2
            assert any(abs(column[power.phase] - (run.bounds[1] + run.bounds[3]) / 2) < 4.4 for run in runs), name
            assert HIGHEST < middle < LOWEST, name


def filled(scene: Scene, colour: str) -> list[tuple[float, float, float, float]]:
    """Bounds of what is filled with a colour of the standard theme."""
    return [
        drawn.bounds for drawn in everything(scene) if isinstance(drawn.item, Outline) and drawn.item.fill == colour
    ]


def test_goods_are_told_by_colour_and_by_sign(
    race: ContentSet, faces: dict[str, Sides], cards: dict[str, World | Development]
) -> None:
    theme = layout_of(race).themes["standard"]
    for name, card in cards.items():
        if not isinstance(card, World) or card.good is None:
            continue
        scene = faces[name].front
        assert any(symbol.name.startswith(f"icon-glyph-{card.good}") for symbol in symbols(scene)), name
        corner = [box for box in filled(scene, theme[card.good]) if box[2] < 17.5 and box[3] < 17.5]
        wide = max((right - left for left, _, right, _ in corner), default=0.0)
        assert wide == pytest.approx(15.0 if card.source == "windfall" else 13.0 if card.defence is None else 10.8), (
            name
        )


def test_military_worlds_have_a_jagged_red_rim(
    race: ContentSet, faces: dict[str, Sides], cards: dict[str, World | Development]
) -> None:
    alarm = layout_of(race).themes["standard"]["alarm"]
    for name, card in cards.items():
        rims = [box for box in filled(faces[name].front, alarm) if box[0] < 5 and box[3] < 17.5]
        assert bool(rims) == (isinstance(card, World) and card.defence is not None), name


def test_production_worlds_have_the_colour_of_their_goods(
    race: ContentSet, faces: dict[str, Sides], cards: dict[str, World | Development]
) -> None:
    theme = layout_of(race).themes["standard"]
    for name, card in cards.items():
        fields = {card_colour(faces[name].front)}
        if isinstance(card, World):
            own = f"{card.good}-deep" if card.source == "production" else "field"
            assert fields == {theme[own]}, name
        else:
            assert fields == {theme["works-deep"]}, name


def card_colour(scene: Scene) -> str | None:
    """The colour of the left column."""
    column = [drawn.item for drawn in everything(scene) if drawn.bounds == (-3.0, -3.0, 12.0, 91.0)]
    return column[0].fill if column and isinstance(column[0], Outline) else None


def test_signs_of_goods_phases_and_keywords_differ(race: ContentSet) -> None:
    icons = icons_of(race.folders)
    signs = [f"glyph-{kind}" for kind in KINDS] + [f"good-{kind}" for kind in (*KINDS, "any")]
    signs += [f"numeral-{phase}" for phase in PHASES]
    signs += ["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]
    drawn = [icons.symbol(sign, "#000000", "#808080", "#ffffff").items for sign in signs]
    outlines = [tuple(item.segments for item in items if isinstance(item, Outline)) for items in drawn]
    assert len(set(outlines)) == len(outlines)


def test_every_word_has_its_drawing(race: ContentSet) -> None:
    layout = layout_of(race)
    for family in ("power", "bonus", "action"):
        for word in race.words.families[family]:
            assert f"{family}-{tag_of(word)}" in layout.parts


def test_every_card_has_a_picture_of_its_own(race: ContentSet, cards: dict[str, World | Development]) -> None:
    scenes = layout_of(race).scenes
    pictures = [scenes[f"picture-{name}"] for name in cards]
    assert len(set(map(repr, pictures))) == len(pictures) == 95


def test_start_worlds_show_their_number_twice(faces: dict[str, Sides], cards: dict[str, World | Development]) -> None:
    for name, card in cards.items():
        if isinstance(card, StartWorld):
            shown = [drawn.bounds for drawn in texts(faces[name].front) if drawn.item.text == str(card.number)]  # type: ignore[union-attr]
            assert any(left < 9 and top > 11 and top < 18 for left, top, _, _ in shown), name
            assert any(left > 52 and top > 77 for left, top, _, _ in shown), name


def test_cards_of_a_first_hand_bear_its_number(faces: dict[str, Sides], cards: dict[str, World | Development]) -> None:
    for name, card in cards.items():
        marked = any("first-hand" in symbol.name for symbol in symbols(faces[name].front))
        assert marked == (card.beginner_hand is not None), name


def test_text_stays_in_the_safe_area(faces: dict[str, Sides]) -> None:
    for side in faces.values():
        margin = 2 if side.kind == "chip" else 2.5
        for scene in (side.front, side.back):
            for drawn in texts(scene) if scene else ():
                left, top, right, bottom = drawn.bounds
                assert left >= margin and top >= margin, (side.id, drawn)
                assert right <= side.front.width - margin and bottom <= side.front.height - 2, (side.id, drawn)


def test_all_game_cards_share_one_back_and_action_cards_another(faces: dict[str, Sides]) -> None:
    """A back must not tell what lies on top of the deck, what a good is or what a player has chosen."""
    names: dict[str, set[str]] = {}
    for side in faces.values():
        if side.kind in (*GAME_CARDS, "action"):
            assert side.back is not None
            names.setdefault("action" if side.kind == "action" else "game", set()).add(side.back.name)
    assert {kind: len(found) for kind, found in names.items()} == {"game": 1, "action": 1}
    assert names["game"] != names["action"]


@pytest.mark.parametrize("piece", ["W01", "trade"])
def test_backs_look_the_same_after_half_a_turn(faces: dict[str, Sides], piece: str) -> None:
    back = faces[piece].back
    assert back is not None
    boxes = [(str(drawn.item.fill), *drawn.bounds) for drawn in everything(back)]
    turned = [(fill, 63 - right, 88 - foot, 63 - left, 88 - top) for fill, left, top, right, foot in boxes]
    assert rounded(turned) == rounded(boxes)


def rounded(boxes: Sequence[tuple[str, float, float, float, float]]) -> list[str]:
    """Boxes to compare whatever their order."""
    return sorted(str((fill, *(round(n, 3) + 0.0 for n in box))) for fill, *box in boxes)


def test_second_action_cards_say_so(faces: dict[str, Sides]) -> None:
    for side in faces.values():
        if side.kind == "action":
            assert ("2 players" in words(side.front)) == side.id.endswith("-second")


# What the layout language gained for these faces.


def one_face(race: ContentSet, piece: str, *parts: object) -> tuple[Scene | None, list[str]]:
    """One card drawn with these parts only."""
    layout = layout_of(race)
    face = Face(parts=parts, card=Card())  # type: ignore[arg-type]
    fronts, every = {**layout.fronts, "world": "only", "development": "only"}, {**layout.faces, "only": face}
    tabs = {"dot": (DOT,), "bar": (Panel(box=(0, 0, 2, 1), shape="rect", fill="ink"),), "none": ()}
    layout = msgspec.structs.replace(layout, fronts=fronts, faces=every, parts={**layout.parts, **tabs})
    race.pieces = {kind: tuple(p for p in race.pieces[kind] if p.id == piece) for kind in ("world", "development")}
    sides, issues = faces_of(race, "en", layout)
    return (sides[0].front if sides else None), [str(issue.message) for issue in issues]


DOT = Panel(box=(0, 0, 4, 4), shape="rect", fill="ink")


def boxes(scene: Scene | None) -> list[tuple[float, ...]]:
    """Bounds of everything drawn."""
    assert scene is not None
    return [tuple(round(n, 6) for n in drawn.bounds) for drawn in everything(scene)]


def test_a_group_is_moved(race: ContentSet) -> None:
    scene, _ = one_face(race, "W01", Group(parts=(DOT,), at=(3, 5)))
    assert boxes(scene) == [(3, 5, 7, 9)]


@pytest.mark.parametrize(
    ("group", "drawn"),
    [
        (Group(parts=(DOT,), only={"good": "rare"}), True),
        (Group(parts=(DOT,), only={"good": "genes"}), False),
        (Group(parts=(DOT,), only={"good": "rare", "cost": 3}), False),
        (Group(parts=(DOT,), unless={"good": "rare"}), False),
        (Group(parts=(DOT,), only={"defence": None}), True),
        (Group(parts=(DOT,), unless={"keywords": None}), False),
        (Group(parts=(DOT,), unless={"cost": None, "good": None}), True),
    ],
)
def test_a_group_is_drawn_only_where_its_fields_fit(race: ContentSet, group: Group, drawn: bool) -> None:
    scene, issues = one_face(race, "W16", group)
    assert (scene is not None and bool(scene.items), issues) == (drawn, [])


def six(height: float) -> Sections:
    """The phases as sections of a column 30 mm high."""
    return Sections(
        box=(0, 10, 20, 30),
        head=(2, 1),
        least=1,
        sections=tuple(
            Section(name=phase, source="powers", by="phase", cell=(20, height), use="dot", head="bar", bare="none")
            for phase in PHASES
        ),
    )


def test_sections_share_the_height(race: ContentSet) -> None:
    """D13 has a power each for trade, consume and produce: three empty sections share what 3 × 6 mm leave."""
    scene, _ = one_face(race, "D13", six(6))
    dots = [box for box in boxes(scene) if box[2] == 4]
    assert dots == [(0, 10 + 3 * 4 + place * 6, 4, 14 + 3 * 4 + place * 6) for place in range(3)]
    bars = [box for box in boxes(scene) if box[2] == 2]
    assert bars == [(0, 24.5 + place * 6, 2, 25.5 + place * 6) for place in range(3)]


def test_cells_shrink_where_empty_sections_would_vanish(race: ContentSet) -> None:
    scene, issues = one_face(race, "D13", six(10))
    assert issues == []
    scale = (30 - 3 * 1) / 30
    dots = [box for box in boxes(scene) if box[2] == round(4 * scale, 6)]
    assert [box[1] for box in dots] == [round(13 + place * 10 * scale, 6) for place in range(3)]


def test_cells_too_small_to_read_are_reported(race: ContentSet) -> None:
    _, issues = one_face(race, "D13", six(11))
    assert issues == ["D13: what stands in its sections needs 31.1 mm, and there are 30 mm"]


def test_a_signed_number_shows_its_sign(race: ContentSet) -> None:
    plain = Number(box=(0, 0, 5, 5), source="powers.0.amount")
    signed = msgspec.structs.replace(plain, signed=True)
    scene, _ = one_face(race, "D01", plain, signed)
    assert scene is not None
    assert [drawn.item.text for drawn in texts(scene)] == ["−1", "−1"]  # type: ignore[union-attr]
    scene, _ = one_face(open_set("race"), "D12", plain, signed)
    assert scene is not None
    assert [drawn.item.text for drawn in texts(scene)] == ["2", "+2"]  # type: ignore[union-attr]


def test_a_message_may_name_switches_of_the_rules(race: ContentSet) -> None:
    scene, _ = one_face(race, "W01", Text(box=(3, 3, 50, 30), size=3, say="aid-end", values="rules"))
    assert scene is not None
    assert f"to {race.rules.hand_limit} cards" in words(scene)  # type: ignore[attr-defined]


def test_of_several_scenes_the_first_that_exists_is_drawn(race: ContentSet) -> None:
    art = Art(box=(0, 0, 54, 76.6), scene=("no-{id}", "world-{good}"), tint="rare")
    scene, issues = one_face(race, "W16", art)
    assert scene is not None and scene.items and issues == []
    scene, issues = one_face(open_set("race"), "W16", Art(box=(0, 0, 9, 9), scene=("no-{id}", "none"), tint="rare"))
    assert scene is None
    assert "no scene 'no-W16' or 'none'" in issues[0]


# Pictures of Race for the Galaxy: each is seen, and none looks like another.

Box = tuple[float, float, float, float]
WINDOW = (12.0, 14.4, 63.0, 88.0)
"""What is seen of a picture: right of the column of phases, below the title."""
MOST = 0.1
ALIKE = 8
"""Of 64 bits; pictures that differ in fewer look alike."""


@pytest.fixture(scope="module")
def sides() -> list[Sides]:
    """Worlds and developments in English."""
    found, issues = faces_of(open_set("race"), "en")
    assert not issues
    return [side for side in found if side.kind in ("start_world", "world", "development")]


def placed(
    items: tuple[Item, ...], matrix: Matrix = IDENTITY, is_cut: bool = False
) -> Iterator[tuple[Use | DrawnPath, Box]]:
    """Things of the picture, which is cut to its window, and outlines outside it, with their bounds on the face."""
    for item in opened(items):
        if isinstance(item, DrawnGroup):
            yield from placed(item.items, combined(matrix, item.matrix), is_cut or item.clip is not None)
        elif isinstance(item, Use) and is_cut:
            left, top, right, foot = item.symbol.bounds
            at = combined(matrix, item.matrix)
            yield item, bounds(moved(rect(left, top, right - left, foot - top), at))
        elif isinstance(item, DrawnPath) and not is_cut:
            yield item, bounds(moved(read(item.segments), matrix))


def area(box: Box) -> float:
    """Square millimetres."""
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def common(one: Box, other: Box) -> float:
    """Square millimetres that two boxes have in common."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    return area((left, top, min(one[2], other[2]), min(one[3], other[3])))


def hidden(side: Sides) -> float:
    """The part of the largest thing of a picture that plates lie over: what is filled and as high as a line or two."""
    drawn = list(placed(side.front.items))
    things = [box for item, box in drawn if isinstance(item, Use)]
    if not things:
        return 0.0
    subject = max(things, key=area)
    plates = [box for item, box in drawn if isinstance(item, DrawnPath) and item.fill and 4 < box[3] - box[1] < 11]
    covers = [common(subject, box) for box in plates if box[2] - box[0] > 15 and box[1] > WINDOW[1]]
    return max(covers, default=0.0) / area(subject)


def test_no_field_hides_the_subject_of_a_picture(sides: list[Sides]) -> None:
    assert {side.id: round(hidden(side), 2) for side in sides if hidden(side) > MOST} == {}


def looks(side: Sides, picture: Image.Image) -> int:
    """Where the picture gets brighter to the right, on a grid of 8 by 8, its colours equalised: 64 bits."""
    scale = picture.width / side.front.width
    window = picture.crop(tuple(round(value * scale) for value in WINDOW)).convert("L")
    small = ImageOps.equalize(window).resize((9, 8), Image.Resampling.BOX)
    rows = [[int(small.getpixel((x, y))) for x in range(9)] for y in range(8)]  # type: ignore[arg-type]
    return sum((row[x] < row[x + 1]) << (8 * y + x) for y, row in enumerate(rows) for x in range(8))


def test_no_two_pictures_look_alike(sides: list[Sides]) -> None:
    fronts = [face_page(side.front, bleed=False) for side in sides]
    document = pypdfium2.PdfDocument(pages_pdf(fronts, title="t"))
    known = {side.id: looks(side, document[n].render(scale=1).to_pil()) for n, side in enumerate(sides)}
    pairs = [(one, other) for one, other in combinations(known, 2) if (known[one] ^ known[other]).bit_count() < ALIKE]
    assert pairs == []


def test_no_two_cards_share_a_composition() -> None:
    layout = layout_of(open_set("race"))
    pictures = [motifs for name, (motifs, *_) in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 95


# The sheets of Race for the Galaxy: every component, at its size, on every paper, in three languages.

PAPERS = ("a4", "letter", "a3")
PRINTED = [
    pytest.param(language, paper, marks=[pytest.mark.slow] * (LANGUAGES.index(language) != PAPERS.index(paper)))
    for paper in PAPERS
    for language in LANGUAGES
]
"""Each language and each paper once; the other pairs are slow tests."""
COUNTS = {"start_world": 5, "world": 59, "development": 50, "action": 36, "chip": 28, "aid": 8}


@cache
def content() -> ContentSet:
    """The set, read once: no test here changes it."""
    return open_set("race")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    """Sheets of the kinds named, or of everything."""
    return render(content(), language, Job(paper=paper, only=only))


@cache
def pdf(language: str, paper: str = "a4") -> bytes:
    """Everything as a document."""
    return pages_pdf(all_pages(proof(language, paper)), title="Race", author="", subject="", lang=language)


@pytest.mark.parametrize("kind", COUNTS)
def test_every_copy_of_the_box_is_printed_once(kind: str) -> None:
    sides = [side for side in proof().sides if side.kind == kind]
    assert sum(side.count for side in sides) == COUNTS[kind]
    spots = Counter(spot.face for page in proof("en", "a4", kind).pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides}


@pytest.mark.parametrize("kind", COUNTS)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_front_has_its_back_behind_it(kind: str, paper: str) -> None:
    """Turned over its long edge, each back lies where its front lay, and belongs to it."""
    pages = proof("en", paper, kind).pages
    backs = {side.front.name: side.back.name for side in proof().sides if side.back is not None}
    fronts = [page for page in pages if not page.is_back]
    behind = [page for page in pages if page.is_back]
    assert len(fronts) == len(behind)
    for front, back in zip(fronts, behind, strict=True):
        assert Counter(backs[spot.face] for spot in front.placed) == Counter(spot.face for spot in back.placed)
        mirrored = {mirror(spot.x, spot.width, spot.y, spot.height, front.width, front.height) for spot in front.placed}
        assert {(round(spot.x, 2), round(spot.y, 2)) for spot in back.placed} in (
            {place[0] for place in mirrored},
            {place[1] for place in mirrored},
        )


def mirror(
    x: float, width: float, y: float, height: float, wide: float, high: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a spot lies on the other side of the paper: turned over an upright edge, and over a level one."""
    return (round(wide - x - width, 2), round(y, 2)), (round(x, 2), round(high - y - height, 2))


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    again = render(content(), language, Job(paper=paper))
    assert [str(issue) for issue in again.issues] == []
    written = pages_pdf(all_pages(again), title="Race", author="", subject="", lang=language)
    assert written == pdf(language, paper)
    assert len(written) < 2_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fonts_are_embedded_and_pages_have_the_papers_size(language: str) -> None:
    with pikepdf.open(BytesIO(pdf(language))) as document:
        objects = [item for item in document.objects if isinstance(item, pikepdf.Dictionary)]
        fonts = [item for item in objects if "/FontDescriptor" in item]
        assert fonts and all("/FontFile2" in font.FontDescriptor for font in fonts)
        sizes = {
            tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:]))
            for page in document.pages
        }
    assert sizes == {(210.0, 297.0)}


@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_less_ink_is_less_ink(theme: str) -> None:
    """The grounds of the low-ink theme are white on every game card."""
    sides = render(content(), "en", Job(theme=theme, only=("world", "development"))).sides
    grounds = {getattr(side.front.items[0], "fill", None) for side in sides}
    assert (grounds == {"#ffffff"}) == (theme == "low-ink")
