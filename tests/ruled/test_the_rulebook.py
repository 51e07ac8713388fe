"""A rulebook that nobody wrote: the rules of a kit as chapters, which follow them and give way to one's own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from generator.front.tasks.staging import staged_for
from generator.print.booklet.binder import bound
from tests import ROOT
from tests.ruled.making import copied, found, kit_files, written
from validator.content.loading import ContentSet
from validator.content.rulebook.chapters import Chapters, chapters_of
from validator.content.rulebook.telling import Teller
from validator.content.rulebook.words import mark_of
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
RULED = sorted(file.parent.name for file in (ROOT / "content" / "kits").glob("*/rules.yaml"))
TAKEN = "{for: all, do: [{choose: [take]}]}"
TAKE = "play: [{for: all, do: [{pick: {from: row}, then: [{move: it, to: won}], say: {%stext: {en: Take one.}}}]}]\n"
ROW = "zones: {row: {start: {each: card}}, won: {of: player}}\n"


def rows(reference: str, language: str = "en") -> Chapters:
    """The chapters of a kit without the games that a booklet plays as well."""
    content: ContentSet = open_set(reference)
    words: Any = content.words
    titles = {name: content.called(piece, language) for name, piece in content.by_id.items()}
    return chapters_of(words.rulebook, Teller(words.kit, words.rulebook, language, titles.__getitem__), ())


def said(reference: str, chapter: str, language: str = "en") -> list[str]:
    return [row.text for row in rows(reference, language)[chapter]]


@pytest.mark.parametrize("name", RULED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_every_kit_is_told_in_every_language(name: str, language: str) -> None:
    told = rows(f"content/kits/{name}", language)
    acts: Any = open_set(f"content/kits/{name}").words
    empty = [chapter for chapter, lines in told.items() if not lines and (chapter != "rules" or acts.rulebook.actions)]
    marks = [row.text for lines in told.values() for row in lines if any(mark in row.text for mark in "{}_")]
    assert (empty, marks) == ([], [])


def test_the_steps_of_a_turn_are_numbered() -> None:
    steps = [row.number for row in rows("content/kits/hoard")["turn"] if row.kind == "step"]
    assert steps == [str(number) for number in range(1, len(steps) + 1)]


@pytest.mark.parametrize(
    ("old", "new", "chapter", "sentence"),
    [
        ("move: 7,", "move: 6,", "setup", "Move 6 cards from the spare coins to deck."),
        ("{set: coins, to: 0}", "{set: coins, to: 2}", "turn", "Set coins to 2."),
        ("{cost: {to: coins}}", "{cost: {to: 4}}", "rules", "**Buy**: Pick a card (cost at most 4) from the supply."),
        ("seen: owner", "seen: all", "setup", "**Hand**: each player has one, face up."),
        ("{each: hand, of: worth}", "{each: hand, per: 3}", "scoring", "3 for each card in hand"),
    ],
)
def test_a_changed_rule_changes_its_sentence(old: str, new: str, chapter: str, sentence: str, tmp_path: Path) -> None:
    rules = kit_files("hoard")["rules.yaml"]
    assert old in rules
    changed = said(copied(tmp_path / "hoard", "hoard", rules=rules.replace(old, new, 1)), chapter)
    assert any(line.startswith(sentence) for line in changed)
    assert not any(line.startswith(sentence) for line in said("content/kits/hoard", chapter))


def test_pieces_are_called_by_the_kind_that_lies_in_their_zone() -> None:
    assert "Move 4 houses from the pile to the offer." in said("content/kits/harbour", "setup")


def test_ones_own_words_stand_in_place_of_ours(tmp_path: Path) -> None:
    assert "Each player: Take one." in said(written(tmp_path / "mine", ROW + TAKE % ""), "turn")


def test_a_sentence_without_a_mark_is_told_its_mark_and_with_it_nothing_is_told(tmp_path: Path) -> None:
    (issue,) = found(written(tmp_path / "mine", ROW + TAKE % ""))
    assert (issue.code, str(issue.span).rpartition(":")[2]) == ("sentence-of-another-rule", "78")
    assert found(written(tmp_path / "other", ROW + TAKE % f"{issue.accepted}, ")) == []


def test_a_sentence_is_told_of_when_its_rule_changes_and_not_for_another_name(tmp_path: Path) -> None:
    (issue,) = found(written(tmp_path / "mine", ROW + TAKE % ""))
    marked = ROW + TAKE % f"{issue.accepted}, "
    assert found(written(tmp_path / "named", marked.replace("{of: player}", "{of: player, called: {en: Won}}"))) == []
    (told,) = found(written(tmp_path / "moved", marked.replace("to: won}]", "to: won}, {gain: points}]")))
    assert told.code == "sentence-of-another-rule"


def test_a_mark_changes_with_the_rule_alone() -> None:
    words: Any = open_set("content/kits/hoard").words
    act, buy = (words.rulebook.actions[name] for name in ("act", "buy"))
    assert mark_of(act) == mark_of(act) != mark_of(buy)


def test_a_booklet_is_told_of_the_rules() -> None:
    english, chinese = staged_for(open_set("content/kits/tide"), ["en", "zh-Hans"]).values()
    assert {"setup", "turn", "rules", "scoring"} == english.rules.keys()
    assert len(english.examples["first"].lines) == len(chinese.examples["first"].lines)


def test_the_manual_gives_the_mark_of_the_rule_that_it_shows(tmp_path: Path) -> None:
    manual = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    action = manual.partition("```yaml\nactions:\n  take:")[2].partition("```")[0]
    rules = (
        f"zones: {{row: {{start: {{each: card}}}}, string: {{of: player}}}}\nplay: [{TAKEN}]\nactions:\n  take:{action}"
    )
    assert found(written(tmp_path / "mine", rules)) == []


def test_a_turn_without_pictures_is_not_headed_as_one_with_them() -> None:
    content = open_set("content/kits/tide")
    booklet, _ = bound(content, "en", staged_for(content, ["en"])["en"])
    assert [chapter.title for chapter in booklet.chapters if chapter.name == "turn"] == ["The course of the game"]
