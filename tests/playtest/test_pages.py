"""The report's pages: their words, pictures, tables and the game they tell; and the index of a folder."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace as replace_struct

from generator.front.illustrations.albums import albums_of, languages_written
from generator.print.drawing.scene import Group, Scene, Symbol, Use, shift
from generator.print.drawing.scene import Path as Drawn
from generator.print.writers.gallery import gallery_svg
from tests.playtest.pebble_runs import plan, rows_of, run
from validator.base.files import write_beside
from validator.base.issue import Severity, Span, WrongUse
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import Figure, Finding, Report, said
from validator.play.playtest.figures.tally import Typical
from validator.play.playtest.page.book import Album, Chapter, Face, Line, Tale
from validator.play.playtest.page.document import page_of
from validator.play.playtest.page.index import keep_standing, write_index
from validator.play.playtest.report.wording import LANGUAGES, Wording
from validator.play.playtest.retelling import told_again
from validator.play.playtest.run import Outcome, opened, playtest, write_reports
from validator.play.playtest.running.plan import bench_of, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import Row

TEXTS = Path("validator/play/playtest/report/text")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return playtest("empires", 40, ["random"], 3, 1, None, seats=(2,))


@pytest.fixture(scope="module")
def albums(outcome: Outcome) -> dict[str, Album]:
    return {album.language: album for album in albums_of(open_set("empires"), outcome)}


# Words


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the variables in it."""
    found = {}
    for file in [*TEXTS.glob(f"{language}.ftl"), *TEXTS.glob(f"{language}.*.ftl")]:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_every_message(language: str) -> None:
    assert messages(language).keys() ^ messages("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_ask_for_the_same_values_in_every_language(language: str) -> None:
    english, here = messages("en"), messages(language)
    assert {key: here[key] for key in english if key in here and not here[key] <= english[key]} == {}


@pytest.mark.parametrize(("language", "heading"), [("en", "Findings"), ("zh-Hant", "發現"), ("zh-Hans", "发现")])
def test_a_page_speaks_its_language(report: Report, language: str, heading: str) -> None:
    page = page_of(report, Album(language=language))
    assert f'<html lang="{language}">' in page
    assert f"<h2>{heading}</h2>" in page


def test_pages_lead_to_each_other(report: Report) -> None:
    page = page_of(report, None, ("en", "zh-Hant"))
    assert re.findall(r'<a href="([^"]+)" lang', page) == ["report.zh-Hant.html"]


def test_a_page_in_one_language_leads_nowhere(report: Report) -> None:
    assert 'class="languages"' not in page_of(report)


def test_a_page_says_how_to_ask_for_languages_that_are_not_written(outcome: Outcome) -> None:
    page = page_of(outcome.report, None, ("en", "zh-Hant"))
    assert re.findall(r"<code>(--lang [^<]+)</code>", page) == ["--lang zh-Hans"]


def test_a_report_is_in_the_first_language_of_the_set(tmp_path: Path) -> None:
    assert languages_written(open_set("empires"), tmp_path) == ["en"]


def test_a_report_is_in_the_language_asked_for(tmp_path: Path) -> None:
    assert languages_written(open_set("empires"), tmp_path, "zh-Hans") == ["zh-Hans"]


def test_a_page_that_lies_there_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "report.zh-Hant.html").write_text("of other games")
    assert languages_written(open_set("empires"), tmp_path, "zh-Hans") == ["zh-Hant", "zh-Hans"]


def test_a_language_that_no_report_is_in_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="are in en, zh-Hant, zh-Hans, not in de"):
        languages_written(open_set("empires"), tmp_path, "de")


def test_titles_are_those_of_the_language(outcome: Outcome, albums: dict[str, Album]) -> None:
    title = albums["zh-Hant"].titles["E01"]
    assert f"<b>{title}</b>" in page_of(outcome.report, albums["zh-Hant"])


def test_promised_rules_are_said_in_the_language(outcome: Outcome, albums: dict[str, Album]) -> None:
    page = page_of(outcome.report, albums["zh-Hant"])
    assert "有玩家棄牌換新牌" in page and "a player exchanged cards" not in page


def test_no_blank_stands_between_a_wide_bracket_and_a_chinese_character() -> None:
    shared = Figure(value=0.05, form="share", low=0.009, high=0.236)
    second = Figure(value=7.6, form="number")
    told = Wording("zh-Hant").say(said("behind-of-two", table="A", second=second, shared=shared))
    assert "（0.9 至 23.6）的對局" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_who_win_together_are_no_seconds(language: str) -> None:
    outcome = playtest("kits/summit", 6, ["random"], 3, 1, None)
    table, words = outcome.report.tables[0], Wording(language)
    assert table.shared.value == 1
    assert any(sentence.key == "behind-of-them" for sentence in outcome.report.sentences)
    page = page_of(outcome.report, Album(language=language))
    assert words.word("page-close-together") in page
    assert words.word("page-close-shared", share="100.0 %") not in page


def test_a_figure_stands_apart_from_the_word_that_joins_it_to_a_list() -> None:
    assert Wording("zh-Hant").listed(["1 局", "3 局"]) == "1 局和 3 局"
    assert Wording("zh-Hant").listed(["牌", "星球"]) == "牌和星球"


NAMES_THAT_STAY = {"empires", "greedy", "proofpress", "random"}


def test_the_text_for_the_terminal_speaks_the_language(
    outcome: Outcome, albums: dict[str, Album], tmp_path: Path
) -> None:
    album = albums["zh-Hans"]
    text = write_reports(outcome, tmp_path, [album], "zh-Hans")["text"].read_text(encoding="utf-8")
    words = set(re.findall(r"(?<![-\w/.])[a-z]{4,}(?![-\w/.])", text.casefold())) - NAMES_THAT_STAY
    assert album.titles["E01"] in text and words == set()


def test_a_finding_says_what_is_missing_in_the_language(report: Report) -> None:
    one = report.promises[0]
    missing = Finding(
        code="never-cards",
        severity=Severity.WARNING,
        span=Span("set.yaml"),
        said=said("never-dealt", what=one.what, bound=Figure(value=0.1, form="share")),
    )
    page = page_of(replace_struct(report, findings=(missing,)), Album(promises={one.key: "a promise kept"}))
    assert "never seen: a promise kept" in page


# Pictures


def test_what_faces_share_is_stored_once() -> None:
    square = Drawn((("M", 0, 0), ("L", 9, 0), ("L", 9, 9), ("Z",)), fill="#aabbcc")
    shared = Symbol("square", (square,), (0, 0, 9, 9))
    items = (Use(shared), Group((Use(shared, shift(1.234, 0)),)))
    scenes = {name: Scene(name, name, 20, 30, items) for name in ("one", "two")}
    svg = gallery_svg(scenes)
    assert svg.count('fill="#aabbcc"') == 1
    assert re.findall(r'<symbol id="(\w+)" viewBox="0 0 20 30">', svg) == ["one", "two"]
    assert svg.count("<clipPath") == 1
    assert 'transform="translate(1.23 0)"' in svg


def test_every_card_of_a_table_has_its_face(outcome: Outcome, albums: dict[str, Album]) -> None:
    cards = {card.id for hand in outcome.report.hands for card in hand.cards}
    assert cards <= set(albums["en"].faces)


def test_a_face_is_drawn_once_however_often_it_is_shown(outcome: Outcome, albums: dict[str, Album]) -> None:
    page = page_of(outcome.report, albums["en"])
    assert page.count('<symbol id="face-E01"') == 1
    assert page.count('<use href="#face-E01"') >= 2


def test_a_page_with_all_faces_stays_small(outcome: Outcome, albums: dict[str, Album]) -> None:
    assert len(page_of(outcome.report, albums["zh-Hant"]).encode()) < 3_000_000


def test_a_piece_without_a_face_is_only_named(report: Report) -> None:
    assert 'class="face"' not in page_of(report)


def test_the_same_run_has_the_same_pages(outcome: Outcome, albums: dict[str, Album]) -> None:
    again = albums_of(open_set("empires"), outcome)[0]
    assert page_of(outcome.report, again) == page_of(outcome.report, albums["en"])


def test_what_a_piece_does_cannot_end_the_script(report: Report) -> None:
    album = Album(faces={"One": Face(10, 10)}, texts={"One": "</script><b>boo"})
    assert "</script><b>boo" not in page_of(report, album)


# The typical game


def typical(pebbles: str, rows: list[Row]) -> int | None:
    """The number of the typical one of some games."""
    found = Typical(plan(pebbles, "anyone", "anyone"))
    found.add(rows)
    return found.number


def remembered_by(found: Typical) -> int:
    """How much a search for the typical game has to remember, in entries."""
    return sum(len(part) for part in vars(found).values() if isinstance(part, dict))


def test_the_typical_game_is_nearest_to_the_middle(pebbles: str) -> None:
    rows = rows_of(pebbles, 9, "anyone", "anyone")
    games = [replace_struct(row, scores=[lead, 0], length=6) for row, lead in zip(rows, range(9), strict=True)]
    assert typical(pebbles, games) == 4


def test_length_counts_as_much_as_the_lead(pebbles: str) -> None:
    rows = rows_of(pebbles, 3, "anyone", "anyone")
    figures = [(5, 5), (6, 6), (6, 5)]
    games = [
        replace_struct(row, length=length, scores=[lead, 0]) for row, (length, lead) in zip(rows, figures, strict=True)
    ]
    assert typical(pebbles, games) == 2


def test_broken_games_are_not_typical(pebbles: str) -> None:
    rows = [replace_struct(row, fault="broke") for row in rows_of(pebbles, 2, "anyone", "anyone")]
    assert typical(pebbles, rows) is None


def test_in_whatever_order_games_come_the_same_one_is_typical(pebbles: str) -> None:
    rows = rows_of(pebbles, 12, "anyone", "anyone")
    games = [replace_struct(row, scores=[lead % 4, 0], length=lead % 3) for lead, row in enumerate(rows)]
    assert typical(pebbles, games[::-1]) == typical(pebbles, games)


def test_a_thousand_games_alike_take_no_more_room_than_one(pebbles: str) -> None:
    found, rows = Typical(plan(pebbles, "anyone", "anyone")), rows_of(pebbles, 9, "anyone", "anyone")
    found.add(rows)
    room = remembered_by(found)
    for again in range(1, 100):
        found.add([replace_struct(row, number=row.number + 9 * again) for row in rows])
    assert remembered_by(found) == room


@pytest.mark.parametrize("name", ["race", "trucker"])
def test_a_game_is_told_by_rounds(name: str) -> None:
    bench = bench_of(name, ["random"], opened, agent_named)
    planned = plan_of(name, (("random", "random"),), 3, bench)
    tale = told_again(bench.content, planned, 0, ["zh-Hans"])["zh-Hans"]
    headings = [chapter.heading for chapter in tale.chapters if chapter.heading]
    assert headings
    assert all(heading.startswith(f"第{number}") for number, heading in enumerate(headings, start=1))


def test_the_game_told_is_the_game_played(outcome: Outcome, albums: dict[str, Album]) -> None:
    tale = albums["en"].tale
    assert tale is not None
    assert tale.number == outcome.report.typical_game
    assert max(tale.scores) in dict(outcome.report.tables[0].scores)


def test_pieces_named_in_a_game_have_their_pictures(outcome: Outcome, albums: dict[str, Album]) -> None:
    tale = albums["en"].tale
    assert tale is not None
    named = {piece for chapter in tale.chapters for line in chapter.lines for _, _, piece in line.named}
    assert named
    assert named <= set(albums["en"].faces)


def test_names_in_a_line_are_marked_and_escaped(report: Report) -> None:
    line = Line("Ann & <One> win", ((6, 5, "One"),))
    tale = Tale(3, ("anyone", "best"), 6, (4, 5), (Chapter("Round 1", (line,)),))
    page = page_of(report, Album(tale=tale))
    assert 'Ann &amp; <b data-piece="One">&lt;One&gt;</b> win' in page
    assert "player 1 (anyone) 4 points and player 2 (best) 5 points" in page


# Tables


def test_every_table_can_be_searched_and_explains_its_heads(outcome: Outcome, albums: dict[str, Album]) -> None:
    page = page_of(outcome.report, albums["en"])
    assert page.count("<table>") == page.count('<input type="search"')
    heads = re.findall(r'<th scope="col" class="number"><button type="button"(.*?)>', page)
    assert all(head.startswith(' title="') for head in heads)


def test_a_card_says_how_it_stands_out(report: Report) -> None:
    assert '<span class="tag strong"' in page_of(report)


# The index


def test_the_index_lists_the_sets_that_lie_in_the_folder(report: Report, pebbles: str, tmp_path: Path) -> None:
    write_reports(run(pebbles, 40), tmp_path / "pebbles")
    (tmp_path / "pebbles" / "pebbles-en-a4.pdf").write_bytes(b"%PDF")
    (tmp_path / "empty").mkdir()
    page = write_index(tmp_path).read_text(encoding="utf-8")
    assert "<b>Pebbles &amp; Co</b>" in page
    assert re.findall(r'href="(pebbles/[^"]+)"', page) == [
        "pebbles/report.html",
        "pebbles/report.html",
        "pebbles/pebbles-en-a4.pdf",
    ]
    assert ">empty<" not in page


def test_the_index_leads_to_what_the_lab_found(tmp_path: Path) -> None:
    write_beside(tmp_path / "race" / "tune.html", b"")
    write_beside(tmp_path / "race-decks" / "ranking.zh-Hant.html", b"")
    pages = [write_index(tmp_path), tmp_path / "index.zh-Hant.html"]
    told = [
        [link in page.read_text(encoding="utf-8") for page in pages]
        for link in ("race/tune.html", "race-decks/ranking.zh-Hant.html")
    ]
    assert told == [[True, False], [False, True]]


def test_what_was_removed_is_no_longer_in_the_index(pebbles: str, tmp_path: Path) -> None:
    paths = write_reports(run(pebbles, 4), tmp_path / "pebbles")
    assert "Pebbles" in write_index(tmp_path).read_text(encoding="utf-8")
    for path in paths.values():
        path.unlink()
    assert "Pebbles" not in write_index(tmp_path).read_text(encoding="utf-8")


def test_the_index_says_how_a_set_stands(pebbles: str, tmp_path: Path) -> None:
    write_reports(run(pebbles, 40), tmp_path / "pebbles")
    keep_standing(tmp_path / "pebbles", legal=True, complete=False)
    page = write_index(tmp_path).read_text(encoding="utf-8")
    assert re.findall(r'<span class="tag (\w+)">([^<]+)</span>', page) == [
        ("good", "legal"),
        ("bad", "not complete"),
        ("good", "played"),
    ]


def test_a_report_of_another_format_is_listed_without_figures(pebbles: str, tmp_path: Path) -> None:
    path = write_reports(run(pebbles, 4), tmp_path / "pebbles")["json"]
    data = json.loads(path.read_bytes())
    path.write_text(json.dumps({**data, "format": 1}), encoding="utf-8")
    page = write_index(tmp_path).read_text(encoding="utf-8")
    assert "<b>pebbles</b>" in page
    assert "report.html" in page


def test_the_index_is_in_english_and_in_the_languages_of_what_lies_there(tmp_path: Path) -> None:
    write_beside(tmp_path / "race" / "report.zh-Hant.html", b"")
    write_index(tmp_path)
    assert sorted(path.name for path in tmp_path.glob("*.html")) == ["index.html", "index.zh-Hant.html"]


def test_an_index_that_lies_there_is_kept_up_to_date(tmp_path: Path) -> None:
    write_beside(tmp_path / "index.zh-Hans.html", b"as it was")
    write_index(tmp_path)
    assert "as it was" not in (tmp_path / "index.zh-Hans.html").read_text(encoding="utf-8")


def test_unknown_names_of_a_game_stay_as_they_are(report: Report) -> None:
    assert not Wording("en").has("use-played-last")
    assert ">played last</button>" in page_of(report)
