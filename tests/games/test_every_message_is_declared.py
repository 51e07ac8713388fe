"""A game declares what it may say beside its telling: all that its code says, and nothing that it never does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args

import pytest

import validator.play.games
from validator.content.texts import message_key
from validator.content.vocabulary import Messages, said
from validator.play.conformance import telling
from validator.play.conformance.playing import Case
from validator.play.engine.step import Decision
from validator.play.games.race.rules.picking import Purpose
from validator.play.games.race.telling.messages import PURPOSES
from validator.play.games.steam.rules.obstacles import Obstacle
from validator.play.games.steam.telling.messages import OBSTACLES
from validator.play.games.trucker.telling.messages import HITS
from validator.play.games.trucker.telling.messages import MESSAGES as OF_TRUCKER
from validator.play.lookup import game_of, messages_of, open_set

GAMES = ("empires", "race", "roll", "steam", "trucker")
HOME = Path(validator.play.games.__file__).parent
ANYTHING = "[a-z0-9_-]+"
SAYING = ("say", "_say", "_say_of")
SHARED = ("engine/telling.py", "engine/ties.py")
SAID_BY_SOME = {"told-list"}
"""What the narrators of all games could say, and some of them say in their own way."""
TOLD_OTHERWISE = {"paid"}
"""Notes of a flight that are told by the step they come from."""


def declared(game: str) -> Messages:
    return messages_of(open_set(game))


@cache
def telling_code(game: str) -> list[ast.Module]:
    """What asks for messages of a game: its telling, and the rules that name some."""
    rooms = ("telling", "rules", "cards", "track")
    files = [file for room in rooms for file in (HOME / game / room).glob("*.py") if file.name != "messages.py"]
    files += [HOME.parent / file for file in SHARED]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(files)]


def calls(game: str) -> Iterator[ast.Call]:
    """Every call by which something is said."""
    for module in telling_code(game):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING:
                yield node


def pattern(joined: ast.JoinedStr) -> str:
    """A text with values in it, as what it may come to."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in joined.values)


def keys_of(node: ast.expr, told: Messages) -> list[str]:
    """The messages that an argument may name, as far as it is written out."""
    if isinstance(node, ast.IfExp):
        return [*keys_of(node.body, told), *keys_of(node.orelse, told)]
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):
        return [key for key in told.said if re.fullmatch(pattern(node), key)] or [ast.unparse(node)]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_code_says_is_declared_with_its_values(game: str) -> None:
    told = declared(game)
    strange = []
    for call in calls(game):
        given = {word.arg for word in call.keywords if word.arg is not None}
        for key in keys_of(call.args[0], told):
            values = set(told.said[key].values or ()) if key in told.said else set[str]()
            is_written = isinstance(call.args[0], ast.Constant)
            if key not in SAID_BY_SOME and (key not in told.said or (is_written and given - values)):
                strange.append((key, sorted(given)))
    assert strange == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_declared_is_said_somewhere(game: str) -> None:
    nodes = [node for module in telling_code(game) for node in ast.walk(module)]
    named = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = {pattern(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    module = import_module(f"validator.play.games.{game}.telling.messages")
    named |= {*module.QUESTIONS.values(), *getattr(module, "NO_ANSWERS", {}).values()}
    idle = [key for key in declared(game).said if key not in named and not any(re.fullmatch(one, key) for one in made)]
    assert idle == []


def decisions(game: str) -> set[type]:
    """Every kind of choice that a game knows and that nothing is made more of."""
    package = import_module(f"validator.play.games.{game}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    found, left = set[type](), list[type]((Decision,))
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith(f"{package.__name__}.") and not kind.__name__.endswith("Decision"):
            found.add(kind)
    return {kind for kind in found if kind.__dict__.keys() & {"options", "apply", "seat"} or not kind.__subclasses__()}


def leaves(game: str) -> set[type]:
    return {kind for kind in decisions(game) if not kind.__subclasses__()}


ASKED_BY_WORDS = {"empires": {"UseAbility", "DiscardForAbility", "DiscardOfLooked"}}
"""Choices that a word of the game asks for in its own words, which the tests of the words look at."""


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_its_question_and_every_question_its_choice(game: str) -> None:
    asked = import_module(f"validator.play.games.{game}.telling.messages").QUESTIONS
    names = {kind.__name__ for kind in decisions(game)}
    unasked = {kind.__name__ for kind in leaves(game)} - set(asked) - ASKED_BY_WORDS.get(game, set())
    assert unasked == set() and set(asked) - names == set()


@pytest.mark.parametrize("file", ["questions", "table_view"])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_named_where_answers_are_told_and_shown(game: str, file: str) -> None:
    tree = ast.parse((HOME / game / "telling" / f"{file}.py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    unnamed = [kind.__name__ for kind in leaves(game) if not any(base.__name__ in imported for base in own(kind))]
    assert unnamed == []


def own(kind: type) -> list[type]:
    """A kind of choice with the kinds it is one of, as far as they are the game's."""
    return [
        base
        for base in kind.__mro__
        if base.__module__ == kind.__module__ or base.__module__.startswith("validator.play.games")
    ]


def test_every_obstacle_of_steam_is_told() -> None:
    assert set(OBSTACLES) == {obstacle.name.lower().replace("_", "-") for obstacle in Obstacle}


def test_every_purpose_of_a_pick_in_race_is_asked_about() -> None:
    assert get_args(Purpose) == PURPOSES


def test_every_note_of_a_flight_is_told() -> None:
    nodes = [
        node
        for room in ("rules", "cards")
        for file in (HOME / "trucker" / room).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]
    calls = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "note"]
    notes = [call.args[1] for call in calls if isinstance(call.args[1], ast.Constant | ast.JoinedStr)]
    untold = []
    for note in notes:
        text = pattern(note) if isinstance(note, ast.JoinedStr) else str(getattr(note, "value", ""))
        told = [key for key in OF_TRUCKER.said if re.fullmatch(f"tell-{text}", key)]
        hits = text.startswith((*(f"{hit}-" for hit in (*HITS, "struck")), "projectile-", ANYTHING))
        if not told and not hits and text not in TOLD_OTHERWISE:
            untold.append(text)
    assert untold == []


def case_of(game: str) -> Case:
    content = open_set(game)
    found = game_of(content)
    return Case(found, content, found.table(content), content.manifest.players.least)


def with_messages(monkeypatch: pytest.MonkeyPatch, told: Messages) -> None:
    monkeypatch.setattr(telling, "messages_of", lambda content: told)


@pytest.mark.parametrize("game", GAMES)
def test_a_word_without_an_entry_is_told_of(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = declared(game)
    for word in sorted(told.words, key=lambda word: word.__name__):
        with_messages(monkeypatch, told._replace(words=told.words - {word}))
        with pytest.raises(Exception, match=f"no entry: .'{word.__name__}'"):
            telling.every_word_is_told(case_like(game))


@cache
def case_like(game: str) -> Any:
    return case_of(game)


def test_a_word_without_a_sentence_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    case = case_like("empires")
    word = case.content.words.families["ability"][0]
    monkeypatch.setattr(type(case.content.texts("en")), "has", lambda self, key: key != message_key("ability", word))
    with pytest.raises(Exception, match="no text: en ability-extra-points"):
        telling.every_word_is_told(case)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ({"tell-turn": None}, "'tell-turn' is said and not declared"),
        ({"tell-turn": said("tell-turn")["tell-turn"]}, "'tell-turn' is declared with other values: player"),
        (
            {"tell-turn": said("tell-turn", player=int)["tell-turn"]},
            "'tell-turn' is declared with other values: player",
        ),
        ({"tell-turn": said("tell-turn", player=str, card=str)["tell-turn"]}, "declared with other values: card"),
    ],
)
def test_what_a_game_says_and_does_not_declare_is_told_of(
    key: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = declared("empires")
    changed = {name: message for name, message in {**told.said, **key}.items() if message is not None}
    with_messages(monkeypatch, told._replace(said=changed))
    with pytest.raises(Exception, match=why):
        telling.it_says_only_what_it_declares(case_like("empires"))
