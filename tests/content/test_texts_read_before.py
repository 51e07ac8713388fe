"""A text file that was read before says the same as one read for the first time, until a letter of it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.drawing.icons import IconFile
from validator.base import cache
from validator.base.cache import FOLDER_NAMED, entries, keep
from validator.base.issue import ContentError
from validator.content import texts
from validator.content.checks.languages import unread_in
from validator.content.loading import read_value
from validator.content.texts import MissingText, Texts, as_read, entries_of

SAID = {
    "one line": ("key = text\n", "text"),
    "the last of two": ("key = one\nkey = two\n", "two"),
    "several lines": ("key =\n    one\n    two\n", "one\ntwo"),
    "a placeable that closes at the margin": ("key = {\n-term\n}\n-term = text\n", "text"),
    "a name at the margin that is no message": ("key = {\nother }\nother = text\n", "text"),
    "a term of a term": ("-a = { -b }\n-b = text\nkey = { -a }\n", "text"),
    "an attribute": ("key = { other.short }\nother = long\n    .short = text\n", "text"),
    "a comment before it": ("# about it\nkey = text\n", "text"),
    "a message after what cannot be read": ("what is this\nkey = text\n", "text"),
    "a tab, which is a blank": ("key = some\ttext\t\n", "some text"),
    "lines of Windows": ("key =\r\n    one\r\n    two\r\n", "one\ntwo"),
    "a choice": ("key = { 1 ->\n    [one] text\n   *[other] texts\n  }\n", "text"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own."""
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "cache"))
    return tmp_path


def written(folder: Path, text: str, name: str = "en.ftl") -> Path:
    (folder / name).write_text(text, encoding="utf-8", newline="")
    return folder / name


def unread(*files: Path) -> list[str]:
    """What is found wrong with some files."""
    return [issue.code for issue in unread_in(as_read(files, str))]


@pytest.mark.parametrize("case", SAID)
def test_what_was_read_before_says_the_same(case: str, folder: Path) -> None:
    text, wanted = SAID[case]
    file = written(folder, text)
    assert [Texts("en", [file]).say("key") for _ in range(2)] == [wanted, wanted]


def test_a_later_file_replaces_a_message_that_an_earlier_one_refers_to(folder: Path) -> None:
    first = written(folder, "key = { other }\nother = first\n")
    second = written(folder, "other = second\n", "en.more.ftl")
    assert [Texts("en", [first, second]).say("key") for _ in range(2)] == ["second", "second"]


def test_a_term_is_no_message(folder: Path) -> None:
    assert not Texts("en", [written(folder, "-term = text\n")]).has("-term")


def test_a_message_without_words_of_its_own_is_missing(folder: Path) -> None:
    with pytest.raises(MissingText):
        Texts("en", [written(folder, "key =\n    .short = text\n")]).say("key")


def test_a_text_read_before_is_not_parsed_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = entries_of("key = text\n")
    monkeypatch.delattr(texts, "parsed")
    assert entries_of("key = text\n") == wanted


@pytest.mark.parametrize("data", [b"", b"[[1, 2, 3]]", b'{"key": 1}', b"\xff"])
def test_places_that_are_none_are_found_anew(data: bytes) -> None:
    entries_of("key = text\n")
    [entry] = entries()
    kind, _, key = entry.path.name.partition("-")
    keep(kind, key, data)
    assert entries_of("key = text\n") == {"key": "key = text"}


def test_a_fault_is_told_each_time_and_the_mended_file_is_not_blamed(folder: Path) -> None:
    file = written(folder, "key = { open\n")
    found = [unread(file) for _ in range(2)]
    written(folder, "key = mended\n")
    assert [*found, unread(file)] == [["text-syntax"], ["text-syntax"], []]


def test_a_fault_written_into_a_faultless_file_is_told(folder: Path) -> None:
    file = written(folder, "key = text\n")
    before = unread(file)
    written(folder, "key = { open\n")
    assert before == [] and unread(file) == ["text-syntax"]


def test_files_without_circles_alone_may_have_one_together(folder: Path) -> None:
    files = [written(folder, "a = { b }\nb = text\n"), written(folder, "b = { a }\n", "en.more.ftl")]
    found = [unread(*some) for some in (files[:1], files, files[:1], files)]
    assert found == [[], ["text-circle"], [], ["text-circle"]]


ICON = "dot: [{d: M 1 1 L 9 9 Z, fill: ink}]\n"


def test_data_read_before_is_the_same(folder: Path) -> None:
    file = written(folder, ICON, "icons.yaml")
    assert read_value(file, "icons.yaml", IconFile) == read_value(file, "icons.yaml", IconFile)


def test_edited_data_is_read_anew(folder: Path) -> None:
    before = read_value(written(folder, ICON, "icons.yaml"), "icons.yaml", IconFile)
    after = read_value(written(folder, ICON.replace("dot", "dash"), "icons.yaml"), "icons.yaml", IconFile)
    assert (list(before), list(after)) == (["dot"], ["dash"])


def test_data_with_a_fault_is_not_kept(folder: Path) -> None:
    with pytest.raises(ContentError):
        read_value(written(folder, ICON.replace("ink", "inc"), "icons.yaml"), "icons.yaml", IconFile)
    assert entries() == []


def test_damaged_data_is_read_anew(folder: Path) -> None:
    file = written(folder, ICON, "icons.yaml")
    wanted = read_value(file, "icons.yaml", IconFile)
    [entry] = entries()
    entry.path.write_bytes(cache._sum(b"[3") + b"[3")
    assert read_value(file, "icons.yaml", IconFile) == wanted
