"""Every word of a game is asked all that the game may ask of it: what is forgotten fails here by its name."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, get_args

import msgspec
import pytest

from tests.games.played import the_game, the_set
from validator.base.issue import Issue
from validator.content.texts import message_key
from validator.content.vocabulary import fields_of, tag_of
from validator.play.games.race.checks.box import Box as RaceBox
from validator.play.games.race.coverage.promises import RULES
from validator.play.games.race.table.setup import Use
from validator.play.games.race.table.tableau import EMPTY
from validator.play.games.race.words.actions import Action
from validator.play.games.race.words.bonuses import Bonus
from validator.play.games.race.words.power import CountedPower, GoodsPower
from validator.play.games.race.words.power import Moment as RaceMoment
from validator.play.games.race.words.power import Power as RacePower
from validator.play.games.race.words.terms import PHASES
from validator.play.games.roll.checks.box import Box as RollBox
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.table.compiled import first_powers
from validator.play.games.roll.words.bonuses import Bonus as RollBonus
from validator.play.games.roll.words.gains import Gain, Taken
from validator.play.games.roll.words.power import EndPower
from validator.play.games.roll.words.power import Moment as RollMoment
from validator.play.games.roll.words.power import Power as RollPower
from validator.play.games.roll.words.vocabulary import Development
from validator.play.games.steam.telling import messages as steam_messages
from validator.play.games.steam.words.vocabulary import Action as SteamAction

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
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
