"""A face that is kept is the face that would be drawn; what changes on one card draws that card anew."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.print.documents import write_pdf
from generator.print.drawing import face_cache
from generator.print.drawing.packed import key_of
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.scene import Symbol
from generator.print.faces import sides
from generator.print.faces.sides import faces_of, layout_of
from generator.print.press import Job, render
from generator.print.theme import reading
from tests import SMALL_MAP
from validator.base import cache
from validator.base.cache import FOLDER_NAMED, entries
from validator.base.issue import Issue
from validator.content.places import CONTENT
from validator.play.lookup import open_set

DESIGNS = 50


@pytest.fixture(autouse=True)
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of a few cards with its own layout and words, and a cache folder of the test's own."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    folder = tmp_path / "fleet"
    shutil.copytree(CONTENT / "empires", folder)
    return folder


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of pieces that were drawn, not taken from the shelf."""
    names: list[str] = []
    draw = sides._drawn

    def noted(studio: object, content: object, face: str, name: str, issues: list[Issue], piece: object) -> object:
        if piece is not None:
            names.append(piece.id)  # type: ignore[attr-defined]
        return draw(studio, content, face, name, issues, piece)  # type: ignore[arg-type]

    monkeypatch.setattr(sides, "_drawn", noted)
    return names


def faces(folder: Path | str, language: str = "en", **wishes: object) -> object:
    """All faces of a set, and what is wrong with them."""
    return faces_of(open_set(str(folder)), language, **wishes)  # type: ignore[arg-type]


def again(folder: Path, drawn: list[str]) -> set[str]:
    """Who is drawn when the set is drawn once more."""
    drawn.clear()
    faces(folder)
    return set(drawn)


def replace(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("reference", ["race", "roll", SMALL_MAP])
def test_kept_faces_are_those_that_were_drawn(reference: str) -> None:
    first, second = (faces(reference) for _ in range(2))
    assert first == second


def test_an_unchanged_set_draws_nothing(fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    assert len(drawn) == DESIGNS and again(fleet, drawn) == set()


@pytest.mark.parametrize(
    ("old", "new"), [("The Iron Toll", "The Iron Gate"), ("cost: 1", "cost: 2"), ("points: 2", "points: 3")]
)
def test_an_edited_card_alone_is_drawn_anew(old: str, new: str, fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    replace(fleet, "cards.yaml", old, new)
    assert again(fleet, drawn) == {"E01"}


def test_another_word_of_the_language_draws_all_anew(fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    (fleet / "text" / "en.more.ftl").write_text("a-word = more\n", encoding="utf-8")
    assert len(again(fleet, drawn)) == DESIGNS


def test_another_icon_draws_all_anew(fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    (fleet / "icons.yaml").write_text("blot: [{d: M 1 1 L 9 9 Z, fill: ink}]\n", encoding="utf-8")
    assert len(again(fleet, drawn)) == DESIGNS


def test_another_colour_draws_all_anew(fleet: Path, drawn: list[str]) -> None:
    content = open_set(str(fleet))
    faces_of(content, "en", layout_of(content))
    drawn.clear()
    text = (fleet / "layout.yaml").read_text(encoding="utf-8")
    place = text.index('"#', text.index("themes:"))
    (fleet / "layout.yaml").write_text(text[:place] + '"#123456"' + text[place + 9 :], encoding="utf-8")
    assert len(again(fleet, drawn)) == DESIGNS


def test_a_comment_in_the_layout_draws_nothing(fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    replace(fleet, "layout.yaml", "themes:", "# a remark\nthemes:")
    assert again(fleet, drawn) == set()


@pytest.mark.parametrize("wishes", [{"language": "zh-Hant"}, {"theme": "low-ink"}])
def test_another_language_or_look_is_drawn(wishes: dict[str, str], fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    drawn.clear()
    faces(fleet, **wishes)
    assert len(drawn) == DESIGNS


def test_some_cards_drawn_leave_the_others_on_the_shelf(fleet: Path, drawn: list[str]) -> None:
    faces(fleet)
    replace(fleet, "cards.yaml", "The Iron Toll", "The Iron Gate")
    faces(fleet, only={"E01"})
    assert again(fleet, drawn) == set()


def test_a_face_with_a_fault_is_told_each_time(fleet: Path) -> None:
    replace(fleet, "cards.yaml", "The Iron Toll", "The Iron Toll " * 20)
    first, second = (faces_of(open_set(str(fleet)), "en")[1] for _ in range(2))
    assert first and first == second


def test_an_icon_that_nothing_draws_is_told_each_time(fleet: Path) -> None:
    (fleet / "icons.yaml").write_text("militery: [{d: M 1 1 L 9 9 Z, fill: ink}]\n", encoding="utf-8")
    first, second = (faces_of(open_set(str(fleet)), "en")[1] for _ in range(2))
    assert [issue.code for issue in first] == ["idle-icon"] and first == second


def broken(data: bytes) -> bytes:
    return data[: len(data) // 2]


def strange(data: bytes) -> bytes:
    return b"\x81\xa3abc\x92\xc1\x90"


def of_another_shape(data: bytes) -> bytes:
    held = face_cache._READER.decode(data)
    return face_cache._WRITER.encode({key: (["not", "a", "scene"], ()) for key in held})


@pytest.mark.parametrize("spoil", [broken, strange, of_another_shape], ids=lambda spoil: spoil.__name__)
def test_a_spoiled_shelf_is_made_anew(spoil: Callable[[bytes], bytes], fleet: Path, drawn: list[str]) -> None:
    wanted = faces(fleet)
    for name in [entry.path.name for entry in entries() if entry.path.name.startswith("faces-")]:
        kind, _, key = name.partition("-")
        cache.keep(kind, key, spoil(cache.cached(kind, key) or b""))
    assert faces(fleet) == wanted and again(fleet, drawn) == set()


def test_paper_is_the_same_without_a_cache(fleet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = []
    for place in ("", str(tmp_path / "cache"), str(tmp_path / "cache")):
        monkeypatch.setenv(FOLDER_NAMED, place)
        reading._read.cache_clear()
        content = open_set(str(fleet))
        printed.append(write_pdf(content, render(content, "zh-Hans", Job()), Job(), tmp_path / "out").read_bytes())
    assert printed[0] == printed[1] == printed[2]


def test_a_drawing_read_from_the_shelf_is_the_drawing_that_was_laid_there() -> None:
    whole, read_again = (Symbol("box", (Outline((), stroke_width=width),), (0.0, 0.0, 1.0, 1.0)) for width in (1, 1.0))
    assert key_of(whole) == key_of(read_again)
