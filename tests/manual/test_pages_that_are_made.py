"""The pages of the manual that follow from the program hold all that there is."""

from __future__ import annotations

import re
import sys

import pytest

from tests import ROOT

sys.path.append(str(ROOT / "docs"))
from generator.print.layout.vocabulary import LAYOUT_WORDS
from generator.print.looks.shelves import names
from making.findings import findings_page
from making.looks import looks_page
from making.parts import parts_page
from making.words import words_pages
from validator.content.explained.pages import known
from validator.content.places import built_in
from validator.content.vocabulary import tag_of
from validator.play.lookup import open_set


@pytest.fixture(scope="module")
def sections() -> dict[str, str]:
    page = parts_page()
    found = re.split(r"^## (\w+)$", page, flags=re.M)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_every_part_of_a_layout_has_a_section(sections: dict[str, str]) -> None:
    assert list(sections) == [tag_of(kind) for kind in LAYOUT_WORDS["part"]]


def test_every_part_is_drawn(sections: dict[str, str]) -> None:
    assert [name for name, section in sections.items() if "<svg" not in section] == []


def test_every_word_of_every_game_has_a_section() -> None:
    pages = words_pages()
    for words in (open_set(name).words for name in built_in()):
        wanted = {tag_of(word) for family in words.families.values() for word in family} | set(words.kinds)
        assert wanted - set(re.findall(r"^### (\w+)", pages[f"words-{words.game}.md"], re.M)) == set()


def test_every_ready_look_is_drawn() -> None:
    sections = re.split(r"^## ", looks_page(), flags=re.M)[1:]
    assert {section.split("\n")[0] for section in sections if "<svg" in section} == set(names())


@pytest.mark.slow
def test_every_code_has_a_section() -> None:
    assert set(known()) <= set(re.findall(r"^## ([\w*-]+)", findings_page(), re.M))
