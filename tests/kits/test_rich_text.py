"""Rich text as it is unfolded for drawing and as it is told in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import CARDS, KIT, found_in, opened, where
from validator.content.kits.declared import Keyword, Kit
from validator.content.kits.rich import faults_in, plain_words, unfolded

KEYWORDS = {
    "swift": Keyword(called={"en": "Swift", "de": "Flink"}, reminder={"en": "Acts first.", "de": "Zuerst."}),
    "armour": Keyword(reminder={"en": "# damage less."}, icon="shield"),
}
ICONS = {"gold", "shield"}

UNFOLDED = [
    ("an icon in the line", "Gain {gold} 2.", "Gain [icon:gold] 2."),
    ("a word that is no icon", "Gain {glod}.", "Gain glod."),
    ("bold and italic", "**Now** and *then*", "**Now** and *then*"),
    ("a colour", "[red]now[/] then", "[ink:red]now[/ink] then"),
    ("a colour by its number", "[#aa0000]now[/]", "[ink:#aa0000]now[/ink]"),
    ("a colour in a colour", "[red]a[blue]b[/]c[/]", "[ink:red]a[/ink][ink:blue]b[/ink][ink:red]c[/ink]"),
    ("a keyword with its reminder", "{swift}.", "**Swift** *(Acts first.)*."),
    ("a keyword with its icon and number", "{armour 2}", "[icon:shield] **Armour 2** *(2 damage less.)*"),
    ("brackets themselves", "{{a}} [[b]]", "{a} [b]"),
    ("bullets", "- one\n- two", "- one\n- two"),
]


@pytest.mark.parametrize(("text", "drawn"), [row[1:] for row in UNFOLDED], ids=[row[0] for row in UNFOLDED])
def test_rich_text_is_unfolded(text: str, drawn: str) -> None:
    assert unfolded(text, Kit(keywords=KEYWORDS), "en", ICONS) == drawn


def test_a_keyword_speaks_the_language_printed() -> None:
    assert unfolded("{swift}", Kit(keywords=KEYWORDS), "de", ICONS) == "**Flink** *(Zuerst.)*"


@pytest.mark.parametrize(("reminders", "times"), [("first", 1), ("always", 2), ("never", 0)])
def test_a_keyword_is_explained_as_often_as_the_kit_says(reminders: str, times: int) -> None:
    kit = Kit(keywords=KEYWORDS, reminders=reminders)  # type: ignore[arg-type]
    assert unfolded("{swift} {swift}", kit, "en", ICONS).count("Acts first.") == times


def test_rich_text_is_told_without_its_marks() -> None:
    text = "**Gain** [red]{gold}[/] and {armour 2}, *{{now}}*"
    assert plain_words(text, Kit(keywords=KEYWORDS), "en") == "Gain gold and Armour 2, {now}"


@pytest.mark.parametrize("text", ["a * b", "2 ** 3 ** 4", "{gold}", "[red]x[/]", "}}", "- one"])
def test_what_can_be_read_has_no_fault(text: str) -> None:
    assert list(faults_in(text)) == []


def test_a_keyword_may_be_written_as_its_reminder_alone(tmp_path: Path) -> None:
    content = opened(tmp_path, KIT + "keywords: {swift: {en: Acts first.}}\n")
    assert content.words.kit.keywords["swift"].reminder == {"en": "Acts first."}  # type: ignore[attr-defined]


def test_a_fault_in_quotes_stands_at_its_column(tmp_path: Path) -> None:
    issues = found_in(tmp_path, cards=CARDS + "    text: 'Now } see'\n")
    assert [where(issue) for issue in issues] == ["cards.yaml:11:16"]
