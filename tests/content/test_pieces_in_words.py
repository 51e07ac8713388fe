"""Pieces and switches in words: every piece is told from its fields and texts, numbers in sentences are those of the
fields, and a slip in a switch is found at its word.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import yaml
from jsonschema import Draft202012Validator

import validator.play.games
from tests import ROOT
from tests.content.planted import issues_of, opened, written
from tests.games.played import the_set
from validator.base.issue import Issue, Severity
from validator.content.checks.printed_numbers import are_other, numbers_in
from validator.content.describing import Describer, Description
from validator.content.loading import load
from validator.content.manifest import Manifest
from validator.content.schema import set_schema
from validator.content.vocabulary import Rules, Vocabulary
from validator.play import lookup
from validator.play.checking import everything_wrong
from validator.play.lookup import games, open_set, words_of

SETS = ("empires", "race", "roll", "steam", "trucker")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FIELD_LEFT = re.compile(r"\{|\$(?!\d)|_|=|None|True|False")
"""What would show that a text lacks a value, or that a field is told by its bare name."""
PROPER = {"I", "II", "III", "IIIa", "A", "B"}
"""Latin letters that stand in Chinese texts too: levels, boards, halves."""


def lines_of(name: str, language: str) -> dict[str, str]:
    content = the_set(name)
    describer = Describer(content, language)
    return {piece.id: describer.line(piece) for _, piece in content.every_piece()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_no_piece_is_told_by_bare_names(name: str, language: str) -> None:
    assert {key: line for key, line in lines_of(name, language).items() if FIELD_LEFT.search(line) or not line} == {}


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("name", SETS)
def test_chinese_tells_no_piece_in_english(name: str, language: str) -> None:
    told = lines_of(name, language)
    ids = {piece.id for _, piece in the_set(name).every_piece()}
    english = {key: set(re.findall(r"[A-Za-z]+", line)) - PROPER - ids for key, line in told.items()}
    assert {key: words for key, words in english.items() if words} == {}


@pytest.mark.parametrize("name", SETS)
def test_every_title_stands_in_its_line(name: str) -> None:
    content = the_set(name)
    told = lines_of(name, "en")
    titled = [piece for kind, piece in content.every_piece() if kind not in content.words.untitled]
    assert [piece.id for piece in titled if not told[piece.id].startswith(content.title(piece, "en"))] == []


@pytest.mark.parametrize(
    ("name", "piece", "part"),
    [
        ("empires", "E01", "cost 1"),
        ("empires", "E01", "2 points, Military, Science"),
        ("empires", "E01", "Bully: The next player pays 1 card more"),
        ("race", "W01", "production: Novelty goods"),
        ("roll", "G01", "Tailored Menagerie (gene world, cost 5) Gain 1 credit."),
        ("steam", "S1", "from top to bottom"),
        ("trucker", "B1", "lost tiles cost at most 5"),
    ],
)
def test_what_is_printed_is_told(name: str, piece: str, part: str) -> None:
    assert part in lines_of(name, "en")[piece]


def test_what_lies_on_planets_and_flies_at_ships_is_told() -> None:
    told = " ".join(lines_of("trucker", "en").values())
    assert {"planets: ", "meteors: ", "shots: "} <= set(re.findall(r"(?:planets|meteors|shots): ", told))


def test_a_game_that_says_nothing_of_its_own_is_told_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validator.play.games, "__path__", list(validator.play.games.__path__))
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    content = lookup.open_set(str(ROOT / "tests" / "sixth_game" / "lanterns"))
    told = [Describer(content, "en").line(piece) for _, piece in content.every_piece()]
    expected = r".+ \(colour: (red|green), light: \d\)( \d more for each other lantern of its colour\.)?"
    assert [line for line in told if not re.fullmatch(expected, line)] == []


def test_parts_stand_below_their_piece() -> None:
    describer = Describer(the_set("empires"), "en")
    found = Description("Card", ["cost 1"], ["It does."], [Description("A", ["2 points"], ["More."])])
    assert describer.lines(found) == ["cost 1", "It does.", "A", "  2 points", "  More."]


CODES = {"fixed-number", "value-left-out", "other-numbers", "missing-number"}
HEAD = "title: {en: Mine, zh-Hant: 我的, zh-Hans: 我的}\n"
RACE = f"extends: race\n{HEAD}"
KIT = f"game: kit\n{HEAD}players: {{from: 2, to: 4}}\nlanguages: [en, zh-Hant]\n"
SCOUT, SEVEN = "power-explore-draw", "When exploring, draw 7 cards more."


def found(folder: Path, **files: str) -> list[Issue]:
    """What is found of numbers in a set; ``text_en`` is ``text/en.ftl``, others are files of YAML."""
    (folder / "text").mkdir()
    for name, text in files.items():
        path = f"text/{name[5:].replace('_', '-')}.ftl" if name.startswith("text_") else f"{name}.yaml"
        (folder / path).write_text(text, encoding="utf-8")
    return [issue for issue in everything_wrong(open_set(str(folder))) if issue.code in CODES]


def told(issues: list[Issue]) -> list[tuple[str, str]]:
    return [(issue.code, f"{issue.span.file.rpartition('/')[2]}:{issue.span.line}") for issue in issues]


def test_a_number_that_cards_have_otherwise_is_told_once_at_the_line_of_the_text(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_en=f"# mine\n\n{SCOUT} = {SEVEN}\n")
    assert told(issues) == [("fixed-number", "en.ftl:3")] and issues[0].severity is Severity.WARNING
    assert "$cards, which is" in str(issues[0])


def test_it_is_told_in_every_language_that_says_it(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_en=f"{SCOUT} = {SEVEN}", text_zh_Hant=f"{SCOUT} = 探索時多抽7張。")
    assert told(issues) == [("fixed-number", "en.ftl:1"), ("fixed-number", "zh-Hant.ftl:1")]


def test_it_is_told_in_a_set_of_one_language(tmp_path: Path) -> None:
    issues = found(tmp_path, set=f"{RACE}languages: [en]\n", text_en=f"{SCOUT} = {SEVEN}")
    assert told(issues) == [("fixed-number", "en.ftl:1")]


def test_a_value_that_one_language_leaves_out_is_told(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_zh_Hant=f"{SCOUT} = 探索時多抽牌。")
    assert told(issues) == [("value-left-out", "zh-Hant.ftl:1")]


def test_a_value_that_the_only_language_leaves_out_is_told_where_a_card_has_more_than_one(tmp_path: Path) -> None:
    head, text = (
        "extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n",
        "A rival discards some cards and draws as many.",
    )
    issues = found(tmp_path, set=head, text_en=f"ability-threat = {text}\nability-bully = The next player pays more.")
    assert told(issues) == [("value-left-out", "en.ftl:1")]


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
def test_a_comment_on_either_side_says_that_it_is_meant(language: str, tmp_path: Path) -> None:
    texts = {"text_en": "label-mine = Up to 5 of them", "text_zh_Hant": "label-mine = 最多8個"}
    comment = "# numbers differ" if language == "en" else "# 數字不同：規則如此"
    texts[f"text_{language}"] = f"{comment}\n{texts[f'text_{language}']}"
    assert told(found(tmp_path, set=f"{RACE}languages: [en, zh-Hant]\n", **texts)) == []


def test_numbers_that_differ_between_languages_are_told(tmp_path: Path) -> None:
    texts = {"text_en": "label-mine = Up to 5 of them", "text_zh_Hant": "label-mine = 最多8個"}
    issues = found(tmp_path, set=f"{RACE}languages: [en, zh-Hant]\n", **texts)
    assert told(issues) == [("other-numbers", "zh-Hant.ftl:1")] or told(issues) == [("other-numbers", "en.ftl:1")]


@pytest.mark.parametrize("game", ["race", "race-2018", "roll", "trucker", "steam", "empires"])
def test_no_set_of_ours_prints_other_numbers(game: str) -> None:
    assert [issue for issue in everything_wrong(open_set(game)) if issue.code in CODES] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw 1 card.", "抽3張牌。"),
        ("Draw 2 cards.", "抽牌。"),
        ("Draw cards.", "抽 ４ 張牌。"),
        ("Pay 3 and draw 2.", "付2抽3抽5。"),
    ],
)
def test_other_numbers_are_noticed(one: str, other: str) -> None:
    assert are_other(one, other) and are_other(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw a card.", "抽1張牌。"),
        ("Draw two cards.", "抽2張牌。"),
        ("Draw 3 cards.", "抽三張牌。"),
        ("For 2 players", "雙人遊戲"),
        ("Nobody pays.", "付0元。"),
        ("Draw 2, keep 1.", "留1張，抽２張。"),
    ],
)
def test_numbers_in_words_are_the_same_numbers(one: str, other: str) -> None:
    assert not are_other(one, other) and not are_other(other, one)


def test_long_numbers_are_no_numbers_of_a_game() -> None:
    assert numbers_in("call 00123456789012, 7") == {7}


# Kits

FIELDS = "kinds:\n  goblin:\n    fields:\n      text: {type: text, rich: true, translated: true}\n"
ARMOUR = 'keywords:\n  armour: {en: "It takes # damage less.", zh-Hant: "少受 # 點傷害。"}\n'


def goblin(text: str) -> str:
    return f"goblin:\n  - id: G1\n    title: {{en: Grim, zh-Hant: 陰}}\n    text: {text}\n"


def test_a_text_of_a_kit_says_the_same_numbers_in_every_language(tmp_path: Path) -> None:
    cards = goblin("{en: Draw 1., zh-Hant: 抽3張。}")
    assert told(found(tmp_path, set=KIT, kit=FIELDS, cards=cards)) == [("other-numbers", "cards.yaml:4")]


def test_a_comment_beside_it_says_that_it_is_meant(tmp_path: Path) -> None:
    cards = goblin("{en: Draw 1., zh-Hant: 抽3張。}  # numbers differ")
    assert told(found(tmp_path, set=KIT, kit=FIELDS, cards=cards)) == []


def test_a_keyword_whose_reminder_wants_a_number_is_given_one(tmp_path: Path) -> None:
    cards = goblin('{en: "{armour}.", zh-Hant: "{armour 2}。"}')
    assert ("missing-number", "cards.yaml:4") in told(found(tmp_path, set=KIT, kit=FIELDS + ARMOUR, cards=cards))


def test_a_reminder_that_is_not_told_leaves_no_gap(tmp_path: Path) -> None:
    cards = goblin('{en: "{armour}.", zh-Hant: "{armour}。"}')
    assert told(found(tmp_path, set=KIT, kit=f"{FIELDS}{ARMOUR}reminders: never\n", cards=cards)) == []


def test_reminders_say_the_same_in_every_language(tmp_path: Path) -> None:
    kit = FIELDS + 'keywords:\n  armour:\n    en: "It takes # damage less."\n    zh-Hant: 少受傷害。\n'
    cards = goblin('{en: "{armour 2}.", zh-Hant: "{armour 2}。"}')
    assert told(found(tmp_path, set=KIT, kit=kit, cards=cards)) == [("other-numbers", "kit.yaml:8")]


@pytest.mark.parametrize(
    ("one", "other"), [("Score 14.", "得十四分。"), ("Take 20.", "拿二十張。"), ("Pay 35.", "付三十五。")]
)
def test_numbers_that_chinese_says_in_its_own_signs_are_the_same(one: str, other: str) -> None:
    assert not are_other(one, other)


class Group(NamedTuple):
    """A switch that is a group, in one profile of a game, with what the profile holds there as YAML has it."""

    words: Vocabulary
    profile: str
    switch: str
    entries: dict[str, Any]

    def text(self, value: object, base: str = "") -> str:
        """A ``set.yaml`` that states ``value`` for the switch; its group begins on line 6."""
        stated = yaml.safe_dump({"rules": {self.switch: value}}, default_flow_style=False)
        head = f"extends: {base or self.words.game}\ntitle: {{en: Ours}}\nlanguages: [en]\nprofile: {self.profile}\n"
        return head + stated


def groups() -> list[Group]:
    found = []
    for game in games():
        words = words_of(game)
        assert words is not None
        for name, profile in words.profiles.items():
            plain = msgspec.json.decode(msgspec.json.encode(profile))
            found += [Group(words, name, switch, value) for switch, value in plain.items() if isinstance(value, dict)]
    return found


def named(value: object) -> str:
    return f"{value.words.game}-{value.profile}-{value.switch}" if isinstance(value, Group) else str(value)


def plain_rules(rules: Rules) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(rules)))


def changed(value: Any) -> Any:
    """Another value of the same kind that is within every range."""
    return [changed(one) for one in value] if isinstance(value, list) else value - 1 if value > 1 else value + 1


CASES = [pytest.param(group, key, id=f"{named(group)}-{key}") for group in groups() for key in group.entries]


def key_of(name: str) -> str | int:
    return int(name) if name.isdecimal() else name


@pytest.mark.parametrize(("group", "key"), CASES)
def test_one_entry_of_a_group_changes_alone(group: Group, key: str, tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": group.text({key_of(key): changed(group.entries[key])})})
    whole = plain_rules(group.words.profiles[group.profile])
    wanted = whole | {group.switch: group.entries | {key: changed(group.entries[key])}}
    assert plain_rules(opened(place).rules) == wanted


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_set_that_extends_a_custom_set_keeps_what_that_states(group: Group, tmp_path: Path) -> None:
    first, *_, last = group.entries
    inner = group.text({key_of(first): changed(group.entries[first])})
    outer = group.text({key_of(last): changed(group.entries[last])}, base="inner")
    place = written(tmp_path, {"inner/set.yaml": inner, "set.yaml": outer})
    wanted = group.entries | {key: changed(group.entries[key]) for key in (first, last)}
    assert plain_rules(opened(place).rules)[group.switch] == wanted


def told_of_switches(group: Group, value: object, folder: Path) -> list[Issue]:
    return issues_of(written(folder, {"set.yaml": group.text(value)}))


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_misspelt_entry_is_found_at_its_word(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    wrong = f"{key}x"
    (issue,) = told_of_switches(group, {wrong: group.entries[key]}, tmp_path)
    assert (issue.code, str(issue.span), str(issue.message), issue.found) == (
        "unknown-field",
        "fleet/set.yaml:7:5",
        f"rules › {group.switch} has no field {wrong!r}",
        repr(wrong),
    )


@pytest.mark.parametrize("group", [group for group in groups() if not next(iter(group.entries)).isdecimal()], ids=named)
def test_the_entry_that_is_meant_is_named(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    (issue,) = told_of_switches(group, {f"{key}x": group.entries[key]}, tmp_path)
    assert (str(issue.accepted), issue.suggestion) == (", ".join(sorted(group.entries)), repr(key))


@pytest.mark.parametrize("group", groups(), ids=named)
def test_a_wrong_value_in_a_group_is_found_at_the_value(group: Group, tmp_path: Path) -> None:
    key = next(iter(group.entries))
    (issue,) = told_of_switches(group, {key_of(key): "many"}, tmp_path)
    assert (issue.code, str(issue.span)) == ("wrong-type", f"fleet/set.yaml:7:{7 + len(key)}")


@pytest.mark.parametrize("group", groups(), ids=named)
def test_editors_know_the_entries_of_a_group(group: Group) -> None:
    schema = Draft202012Validator(set_schema(group.words))
    entry = next(iter(group.entries.values()))
    assert [
        schema.is_valid({"extends": "x", "rules": {group.switch: {key: entry}}})
        for key in (next(iter(group.entries)), "nonsense")
    ] == [True, False]


class Prices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A switch that is a group of its own fields; no game has one yet."""

    low: int
    high: int = 9
    steps: tuple[int, ...] = (1, 2, 3)


class PricedRules(Rules, frozen=True, kw_only=True):
    """Switches with such a group."""

    prices: Prices = Prices(low=1)


PRICED = msgspec.structs.replace(
    words_of("empires") or Vocabulary(game="", kinds={}, families={}, rules=Rules, profiles={}),
    rules=PricedRules,
    profiles={"documented": PricedRules(prices=Prices(low=2, high=7))},
)


def test_a_group_of_fields_is_laid_over_field_by_field_and_a_list_whole(tmp_path: Path) -> None:
    place = written(tmp_path, {"set.yaml": "extends: empires\ntitle: {en: X}\nrules: {prices: {steps: [5]}}\n"})
    manifest: Manifest = load(place, lambda *_: PRICED, games()).manifest
    assert manifest.rules == PricedRules(prices=Prices(low=2, high=7, steps=(5,)))


def test_editors_ask_for_no_field_of_such_a_group() -> None:
    rules = {"prices": {"high": 5}}
    assert Draft202012Validator(set_schema(PRICED)).is_valid({"extends": "empires", "rules": rules})
