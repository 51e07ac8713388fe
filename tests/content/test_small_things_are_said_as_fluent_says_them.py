"""Words, names and small whole numbers are said without Fluent, and as Fluent says them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import ROOT
from validator.base.speech.fluency import ast
from validator.base.speech.saying import Sayer
from validator.base.speech.speaking import Speaker
from validator.content.checks.printed_numbers import values_in
from validator.content.text_bounds import TextFile, nodes_of, references
from validator.content.texts import MissingText, Texts, entries_of

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
