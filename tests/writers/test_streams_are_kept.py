"""A document printed before is written anew only where it changed, and is the document that would be written afresh."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.print import documents
from generator.print.documents import pdf_of
from generator.print.press import Job, render
from generator.print.writers import pdf
from validator.base.cache import FOLDER_NAMED, entries, keep
from validator.content.places import CONTENT
from validator.play.lookup import open_set

SET = "extends: empires\ntitle: {en: Fleet}\nlanguages: [en]\n"
CARDS = "".join((CONTENT / "empires" / "cards.yaml").read_text(encoding="utf-8").partition("  - id: E03")[0])


@pytest.fixture(autouse=True)
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of two cards more than the built-in one, and a cache folder of the test's own."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    folder = tmp_path / "fleet"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    write(folder, str)
    return folder


def write(folder: Path, edit: Callable[[str], str]) -> None:
    """The cards, edited."""
    text = CARDS.replace("id: E", "id: X").replace("The Iron Toll", "Iron Gate").replace("Watchers’ Keep", "A Keep")
    (folder / "cards.yaml").write_text(edit(text), encoding="utf-8")


def printed(folder: Path) -> bytes:
    """The document of the set."""
    content = open_set(str(folder))
    return pdf_of(content, render(content, "en", Job()), Job())[1]


def streams() -> list[str]:
    return [entry.path.name for entry in entries() if entry.path.name.startswith("streams-")]


EDITS: dict[str, Callable[[str], str]] = {
    "nothing": str,
    "a number": lambda text: text.replace("left: 1", "left: 6"),
    "letters that no card had": lambda text: text.replace("Iron Gate", "Ŵéq Ægir"),
    "a card less": lambda text: text.partition("  - id: X02")[0],
    "a card more": lambda text: (
        text + text.partition("empire:\n")[2].replace("id: X", "id: Y").replace("en: ", "en: My ")
    ),
    "an icon that was drawn once": lambda text: text.replace("do: bully", "do: force_discard"),
}


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(edit, id=name, marks=[pytest.mark.slow] * (name in ("nothing", "a number", "a card less")))
        for name, edit in EDITS.items()
    ],
)
def test_an_edited_set_is_printed_as_without_a_cache(
    edit: Callable[[str], str], fleet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(fleet)
    write(fleet, edit)
    again = printed(fleet)
    monkeypatch.setenv(FOLDER_NAMED, "")
    assert again == printed(fleet)


@pytest.mark.parametrize("data", [b"", b"\x81\xa1a\x01", b"nothing of the kind"])
def test_spoiled_streams_are_written_anew(data: bytes, fleet: Path) -> None:
    first = printed(fleet)
    for name in streams():
        kind, _, key = name.partition("-")
        keep(kind, key, data)
    assert printed(fleet) == first


def test_streams_of_some_pages_alone_are_used_or_not_but_never_wrong(fleet: Path) -> None:
    first = printed(fleet)
    for name in streams():
        kind, _, key = name.partition("-")
        held = documents._READER.decode(documents.cached(kind, key) or b"")
        half = dict(list(held.items())[::2])
        keep(kind, key, documents._WRITER.encode(half))
    assert printed(fleet) == first


def test_one_edited_card_has_one_page_drawn(fleet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed(fleet)
    write(fleet, EDITS["a number"])
    drawn: list[object] = []
    draw = pdf._Writer.drawn
    monkeypatch.setattr(pdf._Writer, "drawn", lambda *given, **more: drawn.append(given[1]) or draw(*given, **more))
    printed(fleet)
    assert len(drawn) == 1
