"""Each word of each game is answered, told apart, promised in words and titled in every language."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from generator.front.illustrations.piece_albums import promises_in
from tests.booklet.rules_texts import LANGUAGES
from tests.games.played import seats_of, the_game, the_set
from validator.base.issue import Issue
from validator.content.checks.languages import family_of, words_in
from validator.content.describing import Describer
from validator.content.loading import load
from validator.content.places import Place
from validator.content.texts import message_key
from validator.content.vocabulary import fields_of, tag_of, wording
from validator.play.agents.greedy import RandomAgent
from validator.play.checking import form_issues
from validator.play.engine.chance import below, scrambled
from validator.play.engine.game import Features
from validator.play.engine.step import State, choose, settle
from validator.play.games.race.checks.box import Box as RaceBox
from validator.play.games.race.promises import RULES
from validator.play.games.race.table import EMPTY, Use
from validator.play.games.race.words.actions import Action
from validator.play.games.race.words.bonuses import Bonus
from validator.play.games.race.words.power import CountedPower, GoodsPower
from validator.play.games.race.words.power import Moment as RaceMoment
from validator.play.games.race.words.power import Power as RacePower
from validator.play.games.race.words.switches import PHASES
from validator.play.games.roll.checks.box import Box as RollBox
from validator.play.games.roll.checks.box import Reach
from validator.play.games.roll.table import first_powers
from validator.play.games.roll.words.bonuses import Bonus as RollBonus
from validator.play.games.roll.words.gains import Gain, Taken
from validator.play.games.roll.words.power import EndPower
from validator.play.games.roll.words.power import Moment as RollMoment
from validator.play.games.roll.words.power import Power as RollPower
from validator.play.games.roll.words.vocabulary import Development
from validator.play.games.steam.telling import messages as steam_messages
from validator.play.games.steam.words.vocabulary import Action as SteamAction
from validator.play.learned.laid_on import cards_described
from validator.play.lookup import games, open_set, words_of
from validator.play.playtest.report.wording import Wording

# Every word of a game is asked all that the game may ask of it: what is forgotten fails here by its name.

STANDS_FOR = {"card": "D01"}


def words(game: str, family: str) -> list[Any]:
    return [pytest.param(word, id=tag_of(word)) for word in the_set(game).words.families[family]]


def least(word: type[Any]) -> Any:
    """The word with the least that may be written for each of its fields."""
    fields = msgspec.inspect.type_info(word).fields  # type: ignore[union-attr]
    required = {field.name: _value(field.type) for field in fields if field.required}
    return word(**required | {name: STANDS_FOR[name] for name in required if name in STANDS_FOR})


def _value(kind: Any) -> Any:
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return _value(inner)
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.IntType(ge=ge):
            return ge
        case msgspec.inspect.VarTupleType(item_type=item):
            return (_value(item),)
        case msgspec.inspect.BoolType():
            return False
        case msgspec.inspect.StrType():
            return "any"
    raise AssertionError(kind)


def is_said(game: str, family: str, word: Any) -> bool:
    return all(the_set(game).texts(language).sentence(family, word).strip() for language in LANGUAGES)


def has(word: Any, *names: str) -> bool:
    return {*names} <= {*fields_of(word)}


@pytest.mark.parametrize("kind", words("race", "power"))
def test_a_power_of_race(kind: type[RacePower]) -> None:
    power, (game, table), box = least(kind), the_game("race"), RaceBox(the_set("race"))
    assert power.phase in PHASES and power.moment in get_args(RaceMoment)
    assert (power.worth >= 0 and power.lasting >= 0) or power.strength_lost
    assert has(power, *power.better, *power.worse, *power.wider, *power.usual) and {*power.shows} <= {*RULES}
    assert power.does_as_much(power) and is_said("race", "power", power)
    if isinstance(power, GoodsPower):
        assert Use(0, 0, power).worth >= 0
    else:
        laid = EMPTY.with_card(table, table.starts[0])._copy()
        power.lay(laid, 1)
    if isinstance(power, CountedPower):
        assert power.drawn(game.start(table, 2, 1), 0) >= 0
    assert all(isinstance(issue, Issue) for face in box.faces[:9] for issue in (*power.wrong(box, face, 0),))
    assert {type(power.idle(box, face)).__name__ for face in box.faces} <= {"NoneType", "Sentence"}
    caps = [cap for face in box.faces if (cap := power.cap(box, face)) is not None]
    assert all(has(power, cap.field) for cap in caps)


@pytest.mark.parametrize("kind", words("race", "bonus"))
def test_a_bonus_of_race(kind: type[Bonus]) -> None:
    bonus, (game, table), box = least(kind), the_game("race"), RaceBox(the_set("race"))
    assert is_said("race", "bonus", bonus)
    assert all(isinstance(issue, Issue) for issue in bonus.far(box, box.developments[0], 0))
    if bonus.counts_cards:
        assert any(bonus.fits(table, design) for design in range(len(table.faces)))
    else:
        bonus.lay(EMPTY._copy(), 1)
        assert bonus.scored(game.start(table, 2, 1), 0) >= 0 and bonus.idle(box) is None


@pytest.mark.parametrize("kind", words("race", "action"))
def test_an_action_card_of_race(kind: type[Action]) -> None:
    action, box = least(kind), RaceBox(the_set("race"))
    choice = the_game("race")[1].choices[3][0]
    action.add(type(choice)(()), 0)
    assert has(action, *action.usual) and is_said("race", "action", action) and action.idle(box) is None
    assert (cap := action.cap(box)) is None or has(action, cap.field)


@pytest.mark.parametrize("kind", words("steam", "action"))
def test_an_action_of_steam(kind: type[SteamAction]) -> None:
    action, (game, table) = least(kind), the_game("steam")
    state = game.start(table, 3, 1)
    before = state.copy()
    action.select(state, 0)
    at_once = state.key() != before.key()
    later = action.tile_actions(0) or action.new_cities or action.drawn_cubes
    assert at_once or later or action.moves_first or action.builds_first
    assert action.worth >= 0 and is_said("steam", "action", action)
    assert f"{message_key('action', kind)}-name" in steam_messages.MESSAGES.said


@pytest.mark.parametrize("kind", words("roll", "power"))
def test_a_power_of_roll(kind: type[RollPower]) -> None:
    power, (game, table), box = least(kind), the_game("roll"), RollBox(the_set("roll"))
    numbers, reach = first_powers(table), Reach(box)
    power.join(numbers)
    assert len(numbers) == len(first_powers(table)) and power.moment in get_args(RollMoment)
    assert power.amount >= 0 and power.usual > 0 and power.each > 0 and has(power, *power.pays)
    assert is_said("roll", "power", power)
    assert numbers != first_powers(table) or isinstance(power, EndPower) or power.moves() or power.moment == "returning"
    if power.moment == "ending":
        assert power.acts(game.start(table, 2, 1), 0) in (True, False)
    issues = [issue for side in box.sides for issue in power.wrong(box, reach, side, (side.field, "powers", 0))]
    assert all(isinstance(issue, Issue) for issue in issues)
    assert all(wanted.known for wanted in power.wanted(box, reach))


@pytest.mark.parametrize("kind", words("roll", "bonus"))
def test_a_bonus_of_roll(kind: type[RollBonus]) -> None:
    bonus, (game, table), box = least(kind), the_game("roll"), RollBox(the_set("roll"))
    reach = Reach(box)
    assert bonus.scored(game.start(table, 2, 1), 0) >= 0 and is_said("roll", "bonus", bonus)
    assert all(bonus.alone(side.face) >= 0 for side in box.sides if isinstance(side.face, Development))
    assert min(bonus.amount, bonus.usual, bonus.each) > 0
    assert bonus.missing(box, reach) is None
    assert type(bonus.same(box, reach, box.sides[0].face)).__name__ in ("NoneType", "Sentence")


@pytest.mark.parametrize("kind", words("roll", "gain"))
def test_a_gain_of_roll(kind: type[Gain]) -> None:
    gain, (game, table), box = least(kind), the_game("roll"), RollBox(the_set("roll"))
    state = game.start(table, 2, 1)
    gain.enter(deepcopy(table), 0)
    assert {gain.begun(state, 0, 0), gain.brings(state, 0, Taken(1))} <= {True, False}
    assert min(gain.amount, gain.usual, gain.most(3)) > 0 and gain.each >= 0 and is_said("roll", "gain", gain)
    path = (box.sides[0].field, "gains", 0)
    assert all(isinstance(issue, Issue) for issue in gain.wrong(box, Reach(box), box.sides[0], path))


# Positions of games that can be learned of: described from what the seat sees, in the numbers the game says.

LEARNED = ("empires", "race", "roll")


def features_of(name: str) -> Features:
    features = the_game(name)[0].features
    assert features is not None
    return features


def positions(name: str, number: int) -> list[State]:
    """Positions of one game in which seats choose by lot."""
    game, table = the_game(name)
    state, dice, found = game.start(table, seats_of(name, number), 11 + number), RandomAgent(game, number).dice, []
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
        if below(dice, 10) == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_every_place_and_number_is_given(name: str) -> None:
    features = features_of(name)
    for state in positions(name, 0):
        for seat in range(state.seats):
            counted = [] if features.counted is None else features.counted(state, seat)
            described = len(features.cards(state, seat)), len(counted)
            assert described == (len(features.shown) + len(features.held), len(features.numbers))


@pytest.mark.parametrize("name", LEARNED)
def test_cards_are_numbered_as_described_and_rounds_left_are_none_below_nothing(name: str) -> None:
    features = features_of(name)
    cards = len(cards_described(the_game(name)[0], features, the_set(name)))
    for state in positions(name, 1):
        assert features.rounds_left(state) >= 0
        for seat in range(state.seats):
            assert all(0 <= card < cards for place in features.cards(state, seat) for card in place)


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_shown_is_the_same_in_every_guess_of_a_rival(name: str) -> None:
    game, features = the_game(name)[0], features_of(name)
    for state in positions(name, 2):
        guess = game.imagine(state, 0, scrambled(5))
        for seat in range(1, state.seats):
            shown = slice(len(features.shown))
            assert features.cards(guess, seat)[shown] == features.cards(state, seat)[shown]


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_seat_holds_is_the_same_in_its_own_guess(name: str) -> None:
    game, features = the_game(name)[0], features_of(name)
    for state in positions(name, 3):
        assert features.cards(game.imagine(state, 0, scrambled(6)), 0) == features.cards(state, 0)


def test_numbers_of_rivals_are_those_that_everybody_sees() -> None:
    game, counted = the_game("race")[0], features_of("race").counted
    assert counted is not None
    for state in positions("race", 4):
        assert counted(game.imagine(state, 0, scrambled(7)), 1) == counted(state, 1)


# Words of pieces that differ are told apart by the sentences that say them, in every language.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["empires", "race", "race-2018", "roll", "steam"])
def test_words_that_differ_are_said_otherwise(name: str, language: str) -> None:
    content = the_set(name)
    found: dict[tuple[str, str], set[str]] = {}
    for _, piece in content.every_piece():
        for _, word in words_in(piece):
            family = family_of(content, word)
            found.setdefault((family, content.texts(language).sentence(family, word)), set()).add(wording(word))
    assert [wordings for wordings in found.values() if len(wordings) > 1] == []


# What a built-in set promises of play is said in Chinese on the pages of its reports, each thing its own way.

IN_CHINESE = [(game, language) for game in games() for language in ("zh-Hant", "zh-Hans")]


@cache
def told(game: str, language: str) -> dict[str, str | None]:
    """What a page says of each promise, by key; None where it has nothing to say in its language."""
    record, table = the_game(game)
    promises = record.promises(table)
    content = the_set(game)
    describer = Describer(content, language)
    names = {piece.id: f"{describer.name(piece)} {piece.id}" for _, piece in content.every_piece()}
    found = promises_in(content, language, promises, names)
    page = Wording(language, str)
    families = {promise.key: f"promise-{promise.key.partition(':')[0]}" for promise in promises}
    return {
        key: found.get(key) or (page.word(family, title=key) if page.has(family) else None)
        for key, family in families.items()
    }


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_every_promise_is_told(game: str, language: str) -> None:
    assert [key for key, what in told(game, language).items() if what is None] == []


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_no_two_promises_are_told_alike(game: str, language: str) -> None:
    assert [what for what, often in Counter(told(game, language).values()).items() if often > 1] == []


def test_a_part_with_a_name_is_told_by_it() -> None:
    content = the_set("roll")
    title = content.part_titles(next(piece for _, piece in content.every_piece() if piece.id == "G01"), "zh-Hant")
    assert told("roll", "zh-Hant")["face:G01-front"] == f"完成{title['front']}"


def test_an_effect_is_told_by_its_sentence() -> None:
    assert "看牌" in str(told("empires", "zh-Hant")["ability:look cards=1"])


# What play should show of a game's rules is said in Chinese too, for the pages of reports.

PREFIX = "promise-rule-"


def rules_of(game: str) -> set[str]:
    """The keys of all rules that a set of the game may promise."""
    promises = vars(import_module(f"validator.play.games.{game}.promises"))
    return {key for name, rules in promises.items() if name.endswith("RULES") for key in rules}


def told_in(game: str, language: str) -> dict[str, str]:
    """The rules that the built-in set's texts tell, by key."""
    content = open_set(game)
    keys = {
        found[1]
        for file in content.text_files(language)
        for found in re.finditer(rf"^{PREFIX}([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    return {key: content.texts(language).say(PREFIX + key) for key in keys}


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_every_promised_rule_is_told(game: str, language: str) -> None:
    assert rules_of(game) ^ told_in(game, language).keys() == set()


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_no_two_rules_are_told_alike(game: str, language: str) -> None:
    told = list(told_in(game, language).values())
    assert [one for one in told if told.count(one) > 1] == []


# Names of pieces and of their faces: every one in every language, no two alike.

SET = "extends: roll\ntitle: {en: Bag, zh-Hant: 布袋, zh-Hans: 布袋}\nlanguages: [en]\n"
TILE = """\
tile:
  - id: X1
    front: {is: development, title: TITLE, cost: 2}
    back: {is: world, title: {en: Far Side}, colour: grey, cost: 1}
"""


def found_in(folder: Path, title: str, text: str = "") -> list[tuple[str, str]]:
    """Codes and places of what lint finds about titles in a set with one new tile."""
    (folder / "text").mkdir(parents=True)
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILE.replace("TITLE", title), encoding="utf-8")
    (folder / "text" / "en.ftl").write_text(text, encoding="utf-8")
    content = load(Place(folder, "bag"), words_of, games())
    return [
        (issue.code, f"{issue.span.file}:{issue.span.line}")
        for issue in form_issues(content)
        if issue.code in ("missing-translation", "twin-title")
    ]


def test_a_face_without_a_title_is_found_at_its_line(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{zh-Hant: 近側}") == [("missing-translation", "bag/tiles.yaml:3")]


def test_the_language_file_may_name_a_face(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{zh-Hant: 近側}", "title-X1-front = Near Side\n") == []


def test_two_faces_of_one_name_are_found(tmp_path: Path) -> None:
    assert found_in(tmp_path, "{en: Far Side}") == [("twin-title", "bag/tiles.yaml:4")]


def test_faces_are_named_in_the_language_asked_for() -> None:
    content = open_set("roll")
    tile = content.pieces["tile"][0]
    titles = {language: content.part_titles(tile, language) for language in content.languages}
    assert [list(names) for names in titles.values()] == [["front", "back"]] * 3
    assert titles["zh-Hant"]["front"] != titles["zh-Hans"]["front"]
