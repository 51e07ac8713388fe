"""``--only`` and ``--copies``: ids, ranges, kinds, what is new; and what the files say of how they are printed."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from generator.cli import main
from generator.print.choice import chosen
from generator.print.press import Job, all_pages, render
from generator.print.sheets.duplex import Backs
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.png import face_png, with_dpi
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

CUSTOM = """\
extends: empires
title: {en: Ours}
change:
  E05: {cost: 2}
add:
  ambassador:
    - {id: A9, title: {en: Envoy of Ours, zh-Hant: 使者, zh-Hans: 使者}, a: trade, b: military, worth: 2}
parts: [{kind: ambassador, count: 4, print: card}]
"""


@cache
def content(name: str = "empires") -> ContentSet:
    return open_set(name)


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "set.yaml").write_text(CUSTOM, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "only", "ids"),
    [
        ("empires", "E07", ["E07"]),
        ("empires", "E09-E12", ["E09", "E10", "E11", "E12"]),
        ("empires", "raid,E01", ["E01", "R1"]),
        ("empires", "A1-A3,A2", ["A1", "A2", "A3"]),
        ("trucker", "L1-03-L1-05", ["L1-03", "L1-04", "L1-05"]),
        ("race", "chip-1", ["chip-1"]),
        ("empires", "rules", []),
    ],
)
def test_designs_are_chosen_by_id_range_and_kind(name: str, only: str, ids: list[str]) -> None:
    assert sorted(chosen(content(name), only.split(","))) == ids


def test_without_a_choice_everything_is_chosen() -> None:
    assert chosen(content(), ()) == chosen(content(), ("cards",)) == frozenset(content().by_id)


@pytest.mark.parametrize(
    ("only", "said"),
    [
        ("raids", "there is no piece, range or kind 'raids' to print; did you mean 'raid'?"),
        ("e07", "there is no piece, range or kind 'e07' to print; did you mean 'E07'?"),
        ("E01-E99", "there is no piece 'E99' for the range 'E01-E99'; did you mean 'E"),
        ("new", "empires extends no other set, so nothing of it is new"),
    ],
)
def test_a_wrong_name_gives_one_line_that_names_the_nearest(only: str, said: str) -> None:
    with pytest.raises(WrongUse) as fault:
        chosen(content(), (only,))
    assert str(fault.value).startswith(said) and "\n" not in str(fault.value)


def test_what_a_custom_set_adds_or_changes_is_new(ours: Path) -> None:
    assert chosen(open_set(str(ours)), ("new",)) == {"E05", "A9"}


def test_only_what_is_chosen_is_drawn() -> None:
    assert [side.id for side in render(content(), "en", Job(only=("E01-E03",))).sides] == ["E01", "E02", "E03"]


def test_as_many_copies_are_printed_as_are_asked_for() -> None:
    pages = render(content(), "en", Job(only=("E01", "R1"), copies=3)).pages
    spots = [spot.label for page in pages for spot in page.placed if not spot.is_back]
    assert [spots.count(label) for label in dict.fromkeys(spots)] == [3, 3]


@pytest.mark.parametrize("count", ["0", "1000"])
def test_a_number_of_copies_out_of_range_is_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--copies", count]) == 2
    assert f"--copies is a number from 1 to 999, not {count}" in capsys.readouterr().err


def test_many_names_make_no_endless_file_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ",".join(f"E{number:02}" for number in range(1, 31))
    assert main(["print", "empires", "--lang", "en", "--only", names, "--output", str(tmp_path)]) == 0
    assert "empires-en-a4-E01-and-29-more.pdf" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--only", "E01"], "on both sides, turned on the long edge."),
        (["--only", "E01,rules", "--backs", "duplex-short"], "on both sides, turned on the short edge."),
        (["--only", "E01", "--backs", "gutterfold"], "on one side; then fold each sheet that has a fold line."),
        (["--only", "E01", "--backs", "none"], "on one side."),
    ],
)
def test_the_command_says_how_to_print(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "empires", "--lang", "en", *options, "--output", str(tmp_path)]) == 0
    assert f"Print at 100 %, {said}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "options", "is_said"),
    [
        ("mosaic", [], True),
        ("mosaic", ["--booklet"], False),
        ("mosaic", ["--only", "cards"], False),
        ("words", [], False),
        ("empires", [], False),
    ],
)
def test_rules_that_are_not_among_the_sheets_are_named(
    name: str, options: list[str], is_said: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = name if name == "empires" else f"content/kits/{name}"
    assert main(["print", place, "--lang", "en", *options, "--output", str(tmp_path)]) == 0
    assert ("--booklet prints how the game is played" in capsys.readouterr().out) is is_said


def test_the_command_says_how_long_cutting_takes_kept_sheets_or_new(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for _ in range(2):
        assert main(["print", "empires", "--lang", "en", "--output", str(tmp_path)]) == 0
        said.append(capsys.readouterr().out.splitlines()[-1])
    assert said[0] == said[1]
    assert re.fullmatch(
        r"To cut: \d+ straight cuts, about \d+ minutes \(a guess of ours, for knife and ruler\)\.", said[0]
    )


def test_the_command_says_what_blank_pages_are_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "steam", "--lang", "en", "--only", "disc,rules", "--output", str(tmp_path)]) == 0
    assert "; blank pages keep each back behind its front." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("backs", "turned"),
    [
        ("duplex-long", "/DuplexFlipLongEdge"),
        ("duplex-short", "/DuplexFlipShortEdge"),
        ("gutterfold", "/Simplex"),
        ("none", "/Simplex"),
    ],
)
def test_a_pdf_asks_for_no_scaling_and_says_how_it_is_turned(backs: Backs, turned: str) -> None:
    with pikepdf.open(BytesIO(pages_pdf([], title="Any", backs=backs))) as document:
        wishes = document.Root.ViewerPreferences
    assert (str(wishes.PrintScaling), str(wishes.Duplex)) == ("/None", turned)


def test_a_picture_says_how_many_dots_it_has_to_the_metre() -> None:
    picture = with_dpi(b"\x89PNG\r\n\x1a\n" + 25 * b"." + b"rest", 300)
    assert picture[33:50] == b"\x00\x00\x00\x09pHYs\x00\x00\x2e\x23\x00\x00\x2e\x23\x01" and picture.endswith(b"rest")


@pytest.mark.parametrize(("bleed", "pixels"), [(False, (744, 1039)), (True, (815, 1110))])
def test_a_single_picture_comes_with_its_bleed_on_request(bleed: bool, pixels: tuple[int, int]) -> None:
    (side,) = render(content(), "en", Job(only=("E01",))).sides
    header = face_png(side.front, bleed=bleed)[16:24]
    assert (int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")) == pixels


def test_the_option_draws_faces_to_their_bleed(tmp_path: Path) -> None:
    command = ["print", "empires", "--lang", "en", "--only", "E01", "--svg", "--bleed", "--output", str(tmp_path)]
    assert main(command) == 0
    (face,) = tmp_path.rglob("faces/E01.svg")
    assert 'width="69mm"' in face.read_text(encoding="utf-8")


def test_bleed_without_pictures_is_no_print_job(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--bleed"]) == 2
    assert "give it with --svg or --png" in capsys.readouterr().err


def test_only_backs_prints_no_front_and_no_blank_page() -> None:
    whole = render(content(), "en", Job(only=("raid",)))
    proof = render(content(), "en", Job(only=("raid", "backs")))
    assert all_pages(proof) == [page for page in all_pages(whole) if page.is_back and page.name] != []


def test_only_backs_is_for_sheets_that_are_turned() -> None:
    with pytest.raises(WrongUse, match="not with --backs gutterfold"):
        render(content(), "en", Job(backs="gutterfold", only=("backs",)))
