"""Messages: every one that a game may need is there in each language, names what there is, and small things are said
as Fluent says them.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import ROOT
from tests.content.planted import (
    CARDS,
    EMPIRES,
    SET,
    Fault,
    Files,
    copied,
    expect,
    issues_of,
    opened,
    text_file,
    written,
)
from validator.base.issue import Issue
from validator.base.speech.saying import Sayer, ast
from validator.base.speech.speaking import Speaker
from validator.content.checks.languages import TOGETHER, told_issues, words_in
from validator.content.checks.printed_numbers import unknown_values, values_in
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, Place
from validator.content.text_bounds import TextFile, nodes_of, references
from validator.content.texts import MissingText, Texts, entries_of
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


SPOKEN = {"set.yaml": SET.replace("[en]", "[en, zh-Hant, zh-Hans]")}


def chinese(content: str) -> Files:
    """The custom set in all languages of its base, with a Chinese play file of its own."""
    return {**SPOKEN, "text/zh-Hant.play.ftl": content}


NAMES = [
    Fault(
        "an unknown term",
        text_file("-guild = Guild\ntell-round = Round of the { -gild }\n"),
        "unknown-text",
        "fleet/text/en.ftl:2:29",
        "tell-round refers to -gild",
        "'-gild'",
        suggestion="'-guild'",
    ),
    Fault(
        "an unknown message",
        text_file("tell-round = { player-nam }\n"),
        "unknown-text",
        "fleet/text/en.ftl:1:16",
        found="'player-nam'",
        suggestion="'player-name'",
    ),
    Fault(
        "an unknown attribute",
        text_file("a = b\n    .short = c\ntell-round = { a.shrt }\n"),
        "unknown-text",
        "fleet/text/en.ftl:3:16",
        found="'a.shrt'",
        suggestion="'a.short'",
    ),
    Fault(
        "a misspelt value",
        text_file("tell-round =\n    Round { $rond }\n"),
        "unknown-value",
        "fleet/text/en.ftl:2:13",
        "tell-round asks for $rond",
        "'$rond'",
        "$round",
        "'$round'",
    ),
    Fault(
        "a value misspelt where the plural is chosen",
        text_file("tell-round = { $rund ->\n   [one] First\n  *[other] Round { $round }\n }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:16",
        suggestion="'$round'",
    ),
    Fault(
        "a value that the game never gives",
        text_file("tell-round = Round { $round } of { $years }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:36",
        found="'$years'",
        accepted="$round",
    ),
    Fault(
        "a value of another message in the place of its own",
        text_file("tell-round = Round { $card }\n"),
        "unknown-value",
        "fleet/text/en.ftl:1:22",
        accepted="$round",
    ),
    Fault(
        "a value where none is given",
        text_file("player-none = Nobody\nkind-empire = { $x }\n"),
        "unknown-value",
        "fleet/text/en.ftl:2:17",
        found="'$x'",
        accepted="none",
    ),
    Fault(
        "a misspelt value in another language",
        chinese("tell-round = 第{ $rond }輪\n"),
        "unknown-value",
        "fleet/text/zh-Hant.play.ftl:1:17",
        suggestion="'$round'",
    ),
    Fault(
        "an unknown term in another language",
        chinese("tell-round = { -gild }{ $round }\n"),
        "unknown-text",
        "fleet/text/zh-Hant.play.ftl:1:16",
    ),
]


@pytest.mark.parametrize("fault", NAMES, ids=lambda fault: fault.name)
def test_a_name_of_nothing_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_a_set_of_its_own_is_held_against_its_other_languages(language: str, tmp_path: Path) -> None:
    place, line = copied(tmp_path / "fleet", f"text/{language}.play.ftl", "{ $round }", "{ $rond }")
    found = [(issue.code, issue.span.line, issue.suggestion) for issue in issues_of(place)]
    assert found == [("unknown-value", line, "'$round'")]


def test_two_names_of_nothing_in_one_message_are_told_at_once(tmp_path: Path) -> None:
    found = issues_of(written(tmp_path, text_file("tell-round = { -gild } { $rond }\n")))
    assert [issue.code for issue in found] == ["unknown-text", "unknown-value"]


SOUND = {
    "a value less": "tell-round = Another round\n",
    "a message of the set's own": "what-motto = { $anything }\n",
    "a value that a message it refers to is given": "again = { $round }\ntell-round = { again }\n",
    "a value inside a term": "-round = Round { $anything }\ntell-round = { -round } { $round }\n",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_what_may_be_named_is_no_fault(text: str, tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, text_file(text))) == []


def values(text: str) -> list[str]:
    """What is unknown in a message that another language says so: ``told = { $cards } of { $player }``."""
    other = values_in((TextFile("other.ftl", "told = { $cards } of { $player }\n"),))
    own = values_in((TextFile("own.ftl", text),))
    return [str(issue.found) for issue in unknown_values(own, ["told"], [other])]


def test_a_value_of_other_messages_beside_its_own_is_no_fault() -> None:
    other = values_in((TextFile("other.ftl", "told = { $cards }\nmore = { $player }\n"),))
    own = values_in((TextFile("own.ftl", "told = { $cards } of { $player }\n"),))
    assert list(unknown_values(own, ["told"], [other])) == []


def test_a_plural_of_one_language_alone_is_no_fault() -> None:
    assert values("told = { $worlds ->\n  [one] its\n *[other] their\n } { $cards } { $player }\n") == []


def test_a_number_of_one_language_alone_is_a_fault() -> None:
    assert values("told = { $worlds } { $cards } { $player }\n") == ["'$worlds'"]


def test_a_value_said_twice_is_told_once() -> None:
    assert values("told = { $worlds } { $worlds } { $player }\n") == ["'$worlds'"]


LANGUAGES = [
    (game.parent.name, language)
    for game in sorted(ROOT.glob("content/*/text"))
    for language in ("en", "zh-Hant", "zh-Hans")
]
VALUES = ("none", "blue red", "", 0, 1, 2, 11, 999, 1000, 1234567, 10**12, 10**12 + 1, -1, 1.5, True)
FUNCTIONS = {"TITLE": lambda name: f"<{name}>", "NAMES": lambda names, kind, join="or": f"{kind} {join} {names}"}
ODD = {
    "one string for a number": "k = { $v ->\n    [1] digit\n   *[other] else\n }\n",
    "a plural": "k = { $v ->\n    [one] one\n   *[other] { $v } many\n }\n",
    "a number that comes before its plural": "k = { $v ->\n    [one] one\n    [1] digit\n   *[0] none\n }\n",
    "a word for a value": 'k = { "a\\u0041" ->\n    [aA] right\n   *[b] wrong\n }\n',
    "a literal": 'k = x { 7 } { 07 } { 1.50 } { -3 } { "{" } y\n',
    "only a value": "k = { $v }\n",
    "a value in braces": "k = a { { $v } } b\n",
    "a function": 'k = { TITLE($v) } { NAMES($v, kind: "die") } { NAMES($v, kind: "die", join: "and") }\n',
    "a function nobody has": "k = { ODD($v) }\n",
    "a function asked wrongly": "k = { TITLE($v, 1) } { NAMES($v) }\n",
    "a number with marks": "k = { NUMBER($v, minimumFractionDigits: 2) }\n",
    "a term": 'k = { -t } { -t(case: "of") } { -t("x") }\n-t = t { $case ->\n    [of] of\n   *[no] no\n } t\n',
    "a term that names a value": "k = { -t }\n-t = t { $v } t\n",
    "a message": "k = { j } { l.short }\nj = j { $v }\nl = l\n    .short = s\n",
    "a message without words": "k = { j }\nj =\n    .short = s\n",
    "no such message": "k = { j }\n",
    "a circle": "k = a { j }\nj = { k }\n",
    "a value nobody gave": "k = { $other } { $v }\n",
    "too long": f"k = a {'b' * 2600} {{ $v }}\n",
    "too many parts": f"k = a {'{ $v } ' * 1100}\n",
    "several lines": "k =\n    a { $v }\n\n      b\n    c\n",
}


def compared(language: str, written: dict[str, str], key: str, given: dict[str, object]) -> tuple[str | None, object]:
    """What is said without Fluent, and what Fluent says where there is no fault."""
    said = Sayer(language, written, FUNCTIONS).say(key, given)
    spoken = Speaker(language, written, references, FUNCTIONS).speak(key, given)
    return said, spoken if spoken is None or spoken[1] is not None else spoken[0]


def cases(game: str, language: str) -> Iterator[tuple[dict[str, str], str, dict[str, object]]]:
    """Every message of a game with the values it names, all alike, and each word that it chooses by."""
    files = tuple(
        TextFile(file.name, file.read_text(encoding="utf-8"))
        for file in sorted((ROOT / "content" / game / "text").glob(f"{language}*.ftl"))
    )
    written = {name: text for file in files for name, text in entries_of(file.source).items()}
    values = values_in(files)
    for key in values.named:
        if "." in key:
            continue
        words = [
            node.key.name
            for node in nodes_of(values.entries[key][1])
            if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier)
        ]
        for value in dict.fromkeys((*VALUES, *words)):
            yield written, key, dict.fromkeys(values.of(key), value)


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_messages_of_ours(game: str, language: str) -> None:
    every = list(cases(game, language))
    sayer = Sayer(language, every[0][0], FUNCTIONS)
    speaker = Speaker(language, every[0][0], references, FUNCTIONS)
    wrong = [
        (key, given)
        for _, key, given in every
        if (said := sayer.say(key, given)) is not None and (said, None) != speaker.speak(key, given)
    ]
    assert not wrong


@pytest.mark.parametrize("source", ODD.values(), ids=list(ODD))
def test_odd_messages(source: str) -> None:
    entries, wrong = entries_of(source), []
    for language in ("en", "zh-Hant", "de"):
        for value in VALUES:
            said, spoken = compared(language, entries, "k", {"v": value})
            if said is not None and said != spoken:
                wrong.append((language, value, said, spoken))
    assert wrong == []


@pytest.mark.parametrize("value", ["one", 1, 5])
def test_what_is_small_needs_no_fluent(value: object) -> None:
    source = ODD["a plural"] + 'j = { k } { -t }, { "{" }{ 7 }\n-t = term\n'
    assert compared("en", entries_of(source), "j", {"v": value})[0] is not None


def test_what_calls_itself_ends_as_missing(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text('die-x = { NAMES("x", kind: "die") }\n', encoding="utf-8")
    with pytest.raises(MissingText):
        Texts("en", [file]).say("die-x")


SCRIPTS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
"""What was made to write each script holds its characters, and none that the other alone has."""
CHINESE = re.compile("[\u4e00-\u9fff]")


def _of_the_other(text: str, language: str) -> set[str]:
    return {each for each in CHINESE.findall(text) if not each.encode(SCRIPTS[language], "ignore")}


@pytest.mark.parametrize("language", SCRIPTS)
def test_texts_and_pages_are_in_one_script(language: str) -> None:
    pages = [path for folder in ("content", "docs", "generator", "validator") for path in (ROOT / folder).rglob("*")]
    pages = [page for page in pages if page.suffix in (".ftl", ".md") and language in page.name]
    assert len(pages) > 50
    assert [page for page in pages if _of_the_other(page.read_text(encoding="utf-8"), language)] == []


def _said_in(value: Any, language: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from [str(part)] if key == language else _said_in(part, language)
    elif isinstance(value, list):
        for part in value:
            yield from _said_in(part, language)


@pytest.mark.parametrize("language", SCRIPTS)
def test_titles_and_descriptions_are_in_one_script(language: str) -> None:
    paths = sorted((ROOT / "content").rglob("*.yaml"))
    files = [yaml.load(path.read_bytes(), yaml.CSafeLoader) for path in paths]
    told = [text for file in files for text in _said_in(file, language)]
    assert len(told) > 2_000
    assert [text for text in told if _of_the_other(text, language)] == []
