"""A set is complete only where its games can be told: every message that they may need, in each of its languages."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT
from tests.content.planted import CARDS, EMPIRES, SET, Fault, expect, issues_of, opened, text_file, written
from validator.base.issue import Issue
from validator.content.checks.languages import words_in
from validator.content.checks.told_texts import TOGETHER, told_issues
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, Place
from validator.content.texts import entries_of
from validator.content.vocabulary import Message, Messages, messages, said
from validator.play.lookup import messages_of, open_set

GAMES = ("empires", "race", "roll", "steam", "trucker")
ROUNDS = 5
"""Each message is taken away once, with every fifth of the others."""
GERMAN = {"set.yaml": SET.replace("[en]", "[en, de]").replace("{en: Fleet", "{en: Fleet, de: Flotte")}


def english(game: str) -> dict[str, str]:
    """All that a game says in English, by key, as it is written."""
    files = sorted((CONTENT / game / "text").glob("en*.ftl"), key=lambda file: (file.name != "en.ftl", file.name))
    return entries_of("\n".join(file.read_text(encoding="utf-8") for file in files))


def lacks(issues: list[Issue]) -> set[str]:
    """The messages that are told as missing."""
    found = set[str]()
    for issue in (issue for issue in issues if issue.code == "missing-text"):
        alone = re.search(r"has no text '(\S+)'", str(issue.message))
        listed = re.search(r"are not given in \S+: (.*)$", str(issue.message))
        found |= {alone[1]} if alone else set(re.split(r", | and ", listed[1])) if listed else set()
    return found


def in_german(folder: Path, game: str, entries: dict[str, str]) -> list[Issue]:
    """What keeps games from being told in a language that a custom set adds, and that says just this."""
    files = {"set.yaml": f"extends: {game}\nlanguages: [de]\ntitle: {{de: Meins}}\n"}
    place = written(folder, files | {"text/de.ftl": "\n".join(entries.values())})
    content, words = once_opened(place)
    return told_issues(content, "de", messages_of(content), words, is_read=True)


@cache
def once_opened(place: Place) -> tuple[ContentSet, list[Any]]:
    """A set of which only texts change, and its words."""
    content = opened(place)
    return content, [(piece, *found) for _, piece in content.every_piece() for found in words_in(piece)]


@pytest.mark.parametrize("game", GAMES)
def test_a_language_that_says_all_is_found_complete(game: str, tmp_path: Path) -> None:
    assert in_german(tmp_path / "fleet", game, english(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_message_that_is_taken_away_is_told_and_no_other(game: str, tmp_path: Path) -> None:
    entries = english(game)
    keys = list(messages_of(open_set(game)).said)
    for number in range(ROUNDS):
        gone = set(keys[number::ROUNDS])
        left = {key: text for key, text in entries.items() if key not in gone}
        assert lacks(in_german(tmp_path / "fleet", game, left)) == gone


@pytest.mark.parametrize("game", GAMES)
def test_a_language_in_which_nothing_is_told_lacks_every_message(game: str, tmp_path: Path) -> None:
    needed = set(messages_of(open_set(game)).said)
    assert lacks(in_german(tmp_path / "fleet", game, {"a": "a = b"})) == needed


def test_no_line_names_more_than_a_reader_takes_in(tmp_path: Path) -> None:
    found = in_german(tmp_path / "fleet", "trucker", {"a": "a = b"})
    assert max(len(lacks([issue])) for issue in found) == TOGETHER and max(map(len, map(str, found))) < 400


def spoken(change: dict[str, str], more: str = "") -> dict[str, str]:
    """The small set in English and in a German that says all English says, but for some messages."""
    entries = english("empires") | change
    return GERMAN | {"text/de.ftl": "\n".join(text for text in entries.values() if text) + f"\n{more}"}


def line_of(files: dict[str, str], start: str) -> int:
    """The line of the German file that begins so."""
    return 1 + next(n for n, line in enumerate(files["text/de.ftl"].splitlines()) if line.startswith(start))


def test_a_missing_message_stands_below_the_one_before_it(tmp_path: Path) -> None:
    files = spoken({"tell-turn": ""})
    found = [issue for issue in issues_of(written(tmp_path, files)) if issue.code == "missing-text"]
    below = line_of(files, "tell-round") + 1
    assert [(str(issue.span), str(issue.accepted)) for issue in found] == [
        (f"fleet/text/de.ftl:{below}:1", "tell-turn = ... in text/de.ftl with $player")
    ]


def test_a_misspelt_message_is_told_where_it_stands(tmp_path: Path) -> None:
    files = spoken({"tell-turn": "tell-trun = { $player } ist dran."})
    at = f"fleet/text/de.ftl:{line_of(files, 'tell-trun')}:1"
    expect(
        Fault("", {}, "missing-text", at, found="'tell-trun'", suggestion="'tell-turn'"),
        issues_of(written(tmp_path, files)),
    )


FAULTS = [
    Fault(
        "a message without anything to say",
        text_file("# ours\ntell-round =\n    .short = R\n"),
        "missing-text",
        "fleet/text/en.ftl:2:1",
        "en has no text 'tell-round'",
    ),
    Fault(
        "a value that others are given",
        text_file("tell-turn = { $player } { $cards }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:27",
        "tell-turn asks for $cards",
        accepted="$player",
    ),
    Fault(
        "a value in a branch that is seldom taken",
        text_file("tell-look = { $count ->\n    [7] { $cards }\n   *[other] { $player }\n }\n"),
        "unknown-value",
        "fleet/text/en.ftl:2:11",
        accepted="$player, $seen, $count",
    ),
    Fault(
        "a value that another message asks for",
        text_file("whose = { $owner }\ntell-turn = { whose }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:11",
        "tell-turn asks for $owner, by way of whose",
    ),
    Fault(
        "a text written as a number",
        text_file("tell-turn = { NUMBER($player) }\n"),
        "missing-text",
        "fleet/text/en.ftl:1:13",
        "en text 'tell-turn': ",
    ),
    Fault(
        "a fault in a branch that is seldom taken",
        text_file(
            'tell-round = { $round ->\n    [77] { NAMES("trade", kind: "nation") }\n   *[other] { $round }\n }\n'
        ),
        "missing-text",
        "fleet/text/en.ftl:1:14",
        "en text 'tell-round': en has no text 'nation-trade'",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_what_would_stop_a_game_once_it_is_told_is_found_before(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


def test_a_word_without_its_message_stands_at_the_card_that_brings_it(tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(EMPIRES, bare)
    for file in bare.rglob("*.yaml"):
        file.write_text(file.read_text(encoding="utf-8").replace("do: rebirth", "do: protect"), encoding="utf-8")
    text = bare / "text" / "en.play.ftl"
    text.write_text(text.read_text(encoding="utf-8").replace("tell-rebirth =", "tell-nothing ="), encoding="utf-8")
    cards = CARDS.replace("{do: look, cards: 1}", "{do: rebirth}")
    files = {"set.yaml": SET.replace("empires", "bare"), "cards.yaml": cards}
    found = [issue for issue in issues_of(written(tmp_path / "fleet", files)) if issue.code == "missing-text"]
    assert [(str(issue.span), str(issue.message)) for issue in found] == [
        ("fleet/cards.yaml:7:18", "en has no text 'tell-rebirth', which games need")
    ]


def test_a_set_without_the_word_needs_no_message_of_it() -> None:
    content = open_set("empires")
    absent = next(word for word in open_set("race").words.families["power"])
    told = messages({}, {absent: said("tell-absent")})
    assert told_issues(content, "en", told, [], is_read=True) == []


LANTERNS = ROOT / "tests" / "sixth_game"


@pytest.fixture
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the set of the sixth game."""
    monkeypatch.setenv("PROOFPRESS_GAMES", str(LANTERNS / "games"))
    shutil.copytree(LANTERNS / "lanterns", tmp_path / "lanterns")
    return tmp_path / "lanterns"


def test_a_plain_game_speaks_by_itself_in_three_languages(lanterns: Path) -> None:
    assert lacks(issues_of(Place(lanterns, "lanterns"))) == set()


def test_a_plain_game_in_a_fourth_language_lacks_what_it_does_not_say_by_itself(lanterns: Path) -> None:
    (lanterns / "text" / "de.ftl").write_text("glow-kindle = { $points } mehr.\n", encoding="utf-8")
    manifest = (lanterns / "set.yaml").read_text(encoding="utf-8")
    (lanterns / "set.yaml").write_text(manifest.replace("languages: [", "languages: [de, "), encoding="utf-8")
    plain = set(entries_of((ROOT / "validator/play/defaults/text/en.ftl").read_text(encoding="utf-8")))
    assert lacks(issues_of(Place(lanterns, "lanterns"))) == plain | {"tell-hang", "tell-score", "ask-hang"}


def test_what_a_plain_game_says_in_one_language_it_says_in_all(lanterns: Path) -> None:
    file = lanterns / "text" / "zh-Hans.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text("".join(line for line in text.splitlines(True) if "tell-hang" not in line), encoding="utf-8")
    assert lacks(issues_of(Place(lanterns, "lanterns"))) == {"tell-hang"}


def test_a_message_told_of_several_words_is_needed_where_one_of_them_is() -> None:
    first, second, *_ = open_set("empires").words.families["ability"]
    told: Messages = messages({}, {first: said("a", n=int), second: said("a", n=int)})
    assert told.said == {"a": Message({"n": int}, (first, second))}
