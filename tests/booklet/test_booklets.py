"""A booklet follows its set: cards, switches, counts and pictures; what it tells of play was played by the engine."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from generator.front.tasks.staging import staged_for
from generator.print.booklet.binder import WRITTEN, bound, faults_in
from generator.print.booklet.chapters import Booklet, Cell, Chapter, Plate, Row, Staged, Table, rows_in, with_minus
from generator.print.booklet.pages import _bands, _beginning, _by_sections, booklet_pages, closed_up
from generator.print.booklet.plates import _rows_of_cells
from generator.print.booklet.screen import booklet_page
from generator.print.booklet.style import BOTTOM, style_of
from generator.print.booklet.surrounds import APART, BLANK, gallery
from generator.print.drawing.breaking import tokens
from generator.print.drawing.scene import Scene, Text
from generator.print.faces.sides import layout_of, studio_of
from generator.print.pages.rules import rule_values
from generator.print.press import booklet_of, misprints
from generator.print.ranges import abridged
from generator.print.sheets.duplex import Cuts, Folding, Page, Placed, cuts_of, said
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.imposition import THICKNESS, folded
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

GAMES = ("empires", "race", "roll", "steam", "trucker")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NAMED = "{title: {en: Newly Named}, count: 3}"
CHANGED = {
    "empires": ("{hand_size: 6}", f"{{E01: {NAMED}}}", "hold 6 cards", "44 ×"),
    "race": ("{hand_limit: 7}", f"{{W01: {NAMED}}}", "down to 7", "61 ×"),
    "roll": ("{stock_credits: 5}", f"{{H1: {NAMED}}}", "brings 5 credits", "11 ×"),
    "steam": (
        "{tiles_per_turn: 5}",
        "{S1: {count: 50}, rust-belt: {title: {en: Newly Named}}}",
        "up to 5 tiles",
        "138 ×",
    ),
    "trucker": ("{alien_bonus: 5}", f"{{L1-01: {NAMED}}}", "brown alien 5", "62 ×"),
}
"""A switch and a piece that differ, and what the booklet then says of the switch and of the count."""


def told(book: Booklet) -> str:
    """All words of a booklet."""
    parts = [part for chapter in (*book.chapters, book.aid) if chapter for part in chapter.parts]
    words = [part.text for part in parts if isinstance(part, Row)]
    words += [f"{one} {other}" for part in parts if isinstance(part, Table) for one, other in part.lines]
    return "\n".join([*words, *(cell.caption for part in parts if isinstance(part, Plate) for cell in part.cells)])


def changed_set(folder: Path, game: str) -> ContentSet:
    """A set in which a switch, a title and a count differ."""
    switch, piece, *_ = CHANGED[game]
    (folder / "set.yaml").write_text(
        f"extends: {game}\nlanguages: [en]\ntitle: {{en: Mine}}\nrules: {switch}\nchange: {piece}\n"
    )
    return open_set(str(folder))


FOLLOWED = [
    ("empires", "{swap_cards: 0, rounds: {2: 4, 3: 4, 4: 4}}", "Swap: not in this game"),
    ("empires", "{homeworld_routes: 3}", "must show 3 routes"),
    ("race", "{beginner_hands: true}", "its owner’s hand"),
    ("roll", "{recruiting: mandatory}", "You must go on"),
    ("steam", "{place_double: false}", "only replace track"),
    ("steam", "{replace_parallel: 2}", "side by side $2, on a town $3"),
    ("trucker", "{peeking: false}", "Not before they are turned"),
    ("trucker", "{deck: piles}", "rockets, four piles"),
    ("trucker", "{placing: {1: [9, 3, 2, 1], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}", "I: 9/3/2/1."),
]
"""A game, switches, and what its booklet then says."""


@cache
def empires() -> tuple[ContentSet, dict[str, Staged]]:
    """The quickest game to play, and what its booklet is told of play."""
    content = open_set("empires")
    return content, staged_for(content, LANGUAGES)


@pytest.mark.parametrize(("game", "told"), [("steam", ("10/8", "3/4")), ("empires", ("6/5", "3/4"))])
def test_rounds_are_told_for_the_numbers_of_players_the_set_is_for(
    game: str, told: tuple[str, str], tmp_path: Path
) -> None:
    (tmp_path / "set.yaml").write_text(f"extends: {game}\nplayers: {{from: 3, to: 4}}\n", encoding="utf-8")
    values = rule_values(open_set(tmp_path.as_posix()))
    assert (values["rounds"], values["rounds_for"]) == told


@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_follows_a_card_a_switch_and_a_count(game: str, tmp_path: Path) -> None:
    content = changed_set(tmp_path, game)
    words = told(bound(content, "en", Staged())[0])
    *_, by_switch, count = CHANGED[game]
    assert by_switch in words.replace("\n", " ")
    assert count in words
    if game != "steam":
        assert "Newly Named" in words


@pytest.mark.parametrize(("game", "rules", "said"), FOLLOWED)
def test_a_question_is_answered_as_the_switches_of_the_set_are(
    game: str, rules: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "set.yaml").write_text(f"extends: {game}\nlanguages: [en]\nrules: {rules}\n", encoding="utf-8")
    words = told(bound(open_set(str(tmp_path)), "en", Staged())[0])
    assert said in words.replace("\n", " ").replace("**", "")


def test_what_is_told_of_one_phase_is_not_told_of_the_next_again(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("extends: steam\nlanguages: [en]\nrules: {delivery_rounds: 1}\n")
    examples = staged_for(open_set(str(tmp_path)), ["en"])["en"].examples
    assert not set(examples["delivery"].lines) & set(examples["income"].lines)


@pytest.mark.parametrize(("game", "told_of_two"), [("race", "two players"), ("roll", "two players")])
@pytest.mark.parametrize(("least", "tells"), [(2, True), (3, False)])
def test_what_holds_for_two_players_is_told_where_two_may_play(
    game: str, told_of_two: str, least: int, tells: bool, tmp_path: Path
) -> None:
    manifest = f"extends: {game}\nlanguages: [en]\nplayers: {{from: {least}, to: 4}}\n"
    (tmp_path / "set.yaml").write_text(manifest, encoding="utf-8")
    words = told(bound(open_set(str(tmp_path)), "en", Staged())[0])
    assert (told_of_two in words.casefold().replace("**", "")) is tells


def test_an_example_of_a_turn_ends_before_the_next_turn() -> None:
    _, staged = empires()
    assert not [line for found in staged.values() for line in found.examples["turn"].lines if "Player 2’s turn" in line]
    assert staged["en"].examples["turn"].lines[-1].startswith("Player 1")


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_chapters_and_at_least_twelve_questions(game: str) -> None:
    content = open_set(game)
    questions = set()
    for language in LANGUAGES:
        texts = content.texts(language)
        assert [key for key in WRITTEN if not texts.has(key)] == ["booklet-rules"]
        rows = list(rows_in(texts.say("booklet-questions", **dict.fromkeys(slots(content), 1))))
        questions.add(sum(isinstance(row, Row) and row.kind == "minor" for row in rows))
        assert faults_in(content, language) == []
    assert len(questions) == 1 and min(questions) >= 12


def slots(content: ContentSet) -> list[str]:
    """The names of the values that its questions may ask for."""
    files = [file.read_text() for file in content.text_files("en")]
    return sorted(set(re.findall(r"\$(\w+)", "".join(files))))


def test_what_is_told_of_play_is_the_same_game_in_every_language() -> None:
    _, staged = empires()
    found = [staged[language] for language in LANGUAGES]
    assert set(found[0].setups) == {2, 4}
    assert {tuple(one.examples) for one in found} == {("turn", "attack")}
    assert len({tuple(frozenset(played.named) for played in one.examples.values()) for one in found}) == 1
    assert all(played.lines for one in found for played in one.examples.values())
    assert found[0].score.lines[-1].endswith("wins.")


def test_a_word_that_is_also_the_id_of_a_card_is_no_picture() -> None:
    staged = staged_for(open_set("race"), LANGUAGES)
    shown = {staged[language].examples["first"].named for language in LANGUAGES}
    assert "Consume: trade" in staged["en"].examples["first"].lines[0]
    assert len(shown) == 1 and "trade" not in shown.pop()


def test_where_a_text_shows_how_a_game_is_paid_bare_totals_are_left_out() -> None:
    content = open_set("trucker")
    staged = staged_for(content, ("en",))["en"]
    book, _ = bound(content, "en", staged)
    (scoring,) = (chapter for chapter in book.chapters if chapter.name == "scoring")
    words = "\n".join(part.text for part in scoring.parts if isinstance(part, Row))
    assert staged.examples["payment"].lines[-1] in words
    assert staged.examples["payment"].lines[-1].endswith("now 9 credits.")
    assert staged.score.lines == ()


def test_the_game_that_is_counted_is_one_in_which_developments_score() -> None:
    _, first, second, _ = staged_for(open_set("race"), ("en",))["en"].score.lines
    assert "14 from bonuses" in first and "15 from bonuses" in second


def test_how_a_tie_was_decided_is_told_of_the_game_that_was_counted() -> None:
    *_, first, second, winner, tie = staged_for(open_set("roll"), ("en",))["en"].score.lines
    assert {line.rpartition(": ")[2] for line in (first, second)} == {"47 points."}
    assert winner == "Player 1 wins."
    assert tie.endswith("were tied; the most credits and dice in the cup together decided: 12 against 6.")


def test_pages_fill_whole_sheets_and_end_with_the_aid() -> None:
    content, staged = empires()
    book, issues = bound(content, "en", staged["en"])
    pages, faults = booklet_pages(book, studio_of(content, "en", layout_of(content)))
    assert (issues, faults) == ([], [])
    assert len(pages) in (4, 8, 12)
    assert {(page.width, page.height) for page in pages} == {(148.0, 210.0)}
    assert book.aid is not None


@pytest.mark.parametrize("kit", ["dykes", "rain", "snails", "barges"])
def test_a_game_on_hexes_squares_a_track_or_a_map_has_its_board_in_its_booklet(kit: str) -> None:
    content = open_set(f"kits/{kit}")
    staged = staged_for(content, ["en"])["en"]
    book, issues = bound(content, "en", staged)
    _, faults = booklet_pages(book, studio_of(content, "en", layout_of(content)))
    assert (issues, faults) == ([], [])
    assert all(any(spread.how in ("hexes", "board") for spread in table.spreads) for table in staged.setups.values())


def test_the_page_for_screens_has_the_same_chapters_and_pictures() -> None:
    content, staged = empires()
    book, _ = bound(content, "zh-Hant", staged["zh-Hant"])
    page = booklet_page(content, "zh-Hant", staged["zh-Hant"])
    assert [chapter.name for chapter in book.chapters] == re.findall(r'<section id="(\w+)">', page)[:-1]
    plates = [part for chapter in book.chapters for part in chapter.parts if isinstance(part, Plate)]
    assert page.count("<figure>") == len(book.cover) + sum(len(plate.cells) for plate in plates)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_custom_set_tells_what_differs(tmp_path: Path) -> None:
    content = changed_set(tmp_path, "empires")
    staged = staged_for(content, ["en"])["en"]
    assert staged.base == "Tiny Stellar Empires"
    assert any("5 → 6" in line for line in staged.differences)
    assert any(line.startswith("E01 Newly Named") for line in staged.differences)


def test_a_custom_set_shows_what_is_new(tmp_path: Path) -> None:
    content = changed_set(tmp_path, "empires")
    book, _ = bound(content, "en", Staged(base="Tiny Stellar Empires", differing=("E01", "gone")))
    (plate,) = next(chapter for chapter in book.chapters if chapter.name == "differs").parts
    assert isinstance(plate, Plate)
    assert [cell.caption for cell in plate.cells] == ["E01 Newly Named"]


def test_of_pages_left_over_chapters_begin_pages_and_one_is_for_notes() -> None:
    content, _ = empires()
    studio = studio_of(content, "en", layout_of(content))
    rows = tuple(Row("text", "A sentence that is told. " * 12) for _ in range(11))
    book = Booklet("en", "Mine", (), (), tuple(Chapter(f"c{one}", "Title", rows) for one in range(5)), None, "")
    pages, _ = booklet_pages(book, studio)
    empty = [page for page in pages if "Notes" in repr(page.items)]
    assert (len(pages), len(empty)) == (8, 1)


def test_a_heading_does_not_stand_above_a_lone_sentence() -> None:
    content, _ = empires()
    studio = studio_of(content, "en", layout_of(content))
    picture = Plate((Cell(Scene("table", "Table", 60.0, 90.0, (), 0.0, 0.0)),), 90.0)
    _, band = _bands(Chapter("c", "", (Row("text", "Told."), Row("minor", "One"), picture)), style_of(studio), studio)
    assert _beginning(band, 3.0) > 80.0


def test_a_kit_is_taught_by_its_rulebook_and_a_missing_piece_is_found(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("game: kit\ntitle: {en: Mine}\nplayers: {from: 2, to: 2}\nlanguages: [en]\n")
    (tmp_path / "kit.yaml").write_text("kinds: {card: {about: A card., form: card, size: poker, look: classic}}\n")
    (tmp_path / "cards.yaml").write_text("card: [{id: C1, title: {en: One}}, {id: C2, title: {en: Two}}]\n")
    (tmp_path / "rulebook.md").write_text("## Play\n\n1. Look.\n\n![Both](piece:C1,C3)\n")
    content = open_set(str(tmp_path))
    (fault,) = faults_in(content, "en")
    assert (fault.code, fault.span.line, fault.span.column) == ("booklet-picture", 5, 18)
    (tmp_path / "rulebook.md").write_text("## Play\n\n1. Look.\n\n![Both](piece:C1,C2)\n")
    book, _ = bound(open_set(str(tmp_path)), "en", Staged())
    rules = next(chapter for chapter in book.chapters if chapter.name == "rules")
    assert [part.text for part in rules.parts if isinstance(part, Row)] == ["Play", "Look."]
    assert [cell.scene.title for part in rules.parts if isinstance(part, Plate) for cell in part.cells] == [
        "One",
        "Two",
    ]


def leaf(number: int) -> Scene:
    """A blank page."""
    return Scene(f"p{number}", f"p{number}", 148.0, 210.0, (), 0.0, 0.0)


def test_pages_are_folded_into_each_other_and_move_to_the_fold() -> None:
    sides = folded([leaf(number) for number in range(1, 9)], PAPERS["a4"], "duplex-short", "b")
    labels = [[item.items[0].label for item in side.items[:2]] for side in sides[::2]]  # type: ignore[union-attr]
    assert labels == [["p8", "p1"], ["p6", "p3"]]
    outer, inner = (side.items[0].items[0].matrix[4] for side in sides[::2])  # type: ignore[union-attr]
    assert inner - outer == pytest.approx(THICKNESS)
    assert (sides[0].width, sides[0].height) == (297.0, 210.0)


def test_blank_pages_stand_before_the_last() -> None:
    sides = folded([leaf(number) for number in range(1, 7)], PAPERS["a4"], "none", "b")
    first = sides[0].items[0].items[0].label  # type: ignore[union-attr]
    assert (len(sides), first) == (4, "p6")


def test_a_net_is_counted_edge_by_edge() -> None:
    page = Page("sheet", "sheet", 210.0, 297.0, (), (Placed("net", "net", 20.0, 20.0, 69.0, 57.0),))
    cuts = cuts_of([page], {}, {"net": Folding(28, 12, 7)})
    assert cuts == Cuts(nets=1, snips=28, creases=12, tabs=7)
    assert said(cuts) == "1 net (28 edges to cut, 12 to fold and 7 tabs to glue), about 3 minutes"


def test_names_are_abridged_and_none_is_lost() -> None:
    assert abridged(["T009", "T001", "T002", "x", "T003", "T002"]) == "T001-003,009,x"
    assert abridged(["disc-red", "note-10", "note-5", "disc-blue", "plain"]) == "disc-blue/red,note-5,10,plain"


def test_a_text_of_the_set_itself_is_at_fault_and_an_inherited_one_leaves_out_what_is_no_more(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("extends: trucker\nlanguages: [en]\ntitle: {en: Mine}\nremove: [T060]\n")
    assert faults_in(open_set(str(tmp_path)), "en") == []
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("booklet-turn =\n    Look:\n\n    ![](piece:T060)\n")
    (fault,) = faults_in(open_set(str(tmp_path)), "en")
    assert (fault.span.line, fault.span.column) == (4, 15)


def test_whatever_is_wrong_with_an_inspected_ship_is_told_where_numbers_stand() -> None:
    content = open_set("trucker")
    played = staged_for(content, ("en",))["en"].examples["inspection"]
    assert played.tabletop is not None
    (ship,) = played.tabletop.spreads
    assert {"its exhaust does not point to the rear."} <= {line.partition(": ")[2] for line in played.lines}
    cells = [thing.cell for thing in ship.pieces if thing.cell is not None]
    assert {ship.columns[column] + ship.rows[row] for column, row in cells} >= {"75", "59", "99"}


def test_a_picture_across_the_page_stands_lower_on_what_is_left_of_it() -> None:
    content, _ = empires()
    studio = studio_of(content, "en", layout_of(content))
    scene = Scene("table", "Table", 128.0, 100.0, (), 0.0, 0.0)
    (wide,) = list(_bands(Chapter("setup", "", (Plate((Cell(scene),), 150.0, True, True),)), style_of(studio), studio))[
        1:
    ]
    assert wide.lower is not None
    assert round(wide.lower(80.0).tall, 6) == 80.0


def test_numbers_below_zero_have_a_minus() -> None:
    assert with_minus("E01-05: -3 and L1-02") == "E01-05: −3 and L1-02"


def test_chinese_marks_close_up() -> None:
    content = open_set("empires")
    studio = studio_of(content, "zh-Hans", layout_of(content))
    face = studio.fonts.face("body")
    (loose,) = (atom for atom in tokens("开”，", face, face, {}).atoms if len(atom.pieces) > 1)
    assert closed_up(loose, "#000000").width == loose.width - 0.5


def plain(width: float, height: float) -> Cell:
    return Cell(Scene("plain", "", width, height, (), 0.0, 0.0))


@pytest.mark.parametrize(("many", "rows"), [(4, [4]), (5, [3, 2]), (6, [3, 3]), (9, [3, 3, 3])])
def test_no_picture_is_left_alone_in_the_last_row(many: int, rows: list[int]) -> None:
    plate = Plate(tuple(plain(20.0, 20.0) for _ in range(many)), 20.0)
    assert [len(row) for row in _rows_of_cells(plate, 90.0)] == rows


def test_pieces_stand_where_a_page_ends_early_and_nowhere_else() -> None:
    content, _ = empires()
    style = style_of(studio_of(content, "en", layout_of(content)))
    ends = [BOTTOM - BLANK + 1.0, BOTTOM - 60.0, BOTTOM - BLANK, BOTTOM]
    filled = dict(gallery([plain(63.0, 88.0)] * 20, ends, style))
    assert sorted(filled) == [1, 2]


def test_a_section_of_the_aid_stays_whole() -> None:
    content, _ = empires()
    studio = studio_of(content, "en", layout_of(content))
    steps = (Row("head", "A round"), *(Row("step", "Told.", str(number)) for number in range(1, 6)))
    chapter = Chapter("aid", "Aid", (*steps, Row("head", "The end"), Row("item", "Told.")))
    _, band = _bands(chapter, style_of(studio), studio)
    assert [block.keep for block in _by_sections(band).blocks] == [True] * 5 + [False, True, False]


def test_pieces_with_long_captions_end_above_the_foot() -> None:
    content, _ = empires()
    style = style_of(studio_of(content, "en", layout_of(content)))
    cells = [msgspec.structs.replace(plain(50.0, 50.0), caption="A long name that takes several lines")] * 9
    ((_, items),) = gallery(cells, [BOTTOM - 30.0], style)
    lines = [item for group in items for item in group.items if isinstance(item, Text)]
    assert lines
    assert max(line.y for line in lines) + BOTTOM - 30.0 + APART <= BOTTOM


@pytest.fixture(scope="module")
def with_a_lost_colour(tmp_path_factory: pytest.TempPathFactory) -> ContentSet:
    """A set of Empires with a mark that stands on no face, in a colour that there is not."""
    folder = tmp_path_factory.mktemp("lost")
    (folder / "set.yaml").write_text("extends: empires\ntitle: {en: Lost}\nlanguages: [en]\n", encoding="utf-8")
    (folder / "layout.yaml").write_text("marks:\n  route: {ink: nowhere}\n", encoding="utf-8")
    return open_set(folder.as_posix())


def test_a_mark_in_a_colour_that_there_is_not_is_told_where_only_texts_show_it(with_a_lost_colour: ContentSet) -> None:
    places = {(issue.code, issue.span.line) for issue in misprints(with_a_lost_colour, "en")}
    assert places == {("layout", 2)}


def test_a_booklet_alone_tells_of_a_mark_in_a_colour_that_there_is_not(with_a_lost_colour: ContentSet) -> None:
    pages, issues = booklet_of(with_a_lost_colour, "en", Staged(), 148, 210)
    assert (pages, [(issue.code, issue.span.line) for issue in issues]) == ([], [("layout", 2)])
