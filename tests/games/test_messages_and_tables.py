"""Every message of a game is declared, its sentences are whole, and its table is shown to each seat."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple, get_args

import pytest

import validator.play.games
from tests.games.played import seats_of, the_game, the_set
from validator.content.loading import ContentSet
from validator.content.texts import message_key
from validator.content.vocabulary import Messages, said
from validator.play.conformance import duties
from validator.play.conformance.duties import Case
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game, Narrator
from validator.play.engine.step import Decision, choose, settle
from validator.play.engine.table_view import Shown, TableView
from validator.play.games.race.rules.exploring import Purpose
from validator.play.games.race.telling.messages import PURPOSES
from validator.play.games.roll.rules.building import PlaceWorker, SpendWorker
from validator.play.games.roll.telling.questions import why_no_die
from validator.play.games.roll.words.numbers import COLOURS, DEVELOPERS, STACKS
from validator.play.games.steam.rules.building import Obstacle
from validator.play.games.steam.telling.messages import OBSTACLES
from validator.play.games.trucker.telling.messages import HITS
from validator.play.games.trucker.telling.messages import MESSAGES as OF_TRUCKER
from validator.play.lookup import game_of, messages_of, open_set

# A game declares what it may say beside its telling: all that its code says, and nothing that it never does.

GAMES = ("empires", "race", "roll", "steam", "trucker")
HOME = Path(validator.play.games.__file__).parent
ANYTHING = "[a-z0-9_-]+"
SAYING = ("say", "_say", "_say_of")
SHARED = ("engine/telling.py",)
SAID_BY_SOME = {"told-list"}
"""What the narrators of all games could say, and some of them say in their own way."""
TOLD_OTHERWISE = {"paid"}
"""Notes of a flight that are told by the step they come from."""


def declared(game: str) -> Messages:
    return messages_of(open_set(game))


@cache
def telling_code(game: str) -> list[ast.Module]:
    """What asks for messages of a game: its telling, and the rules that name some."""
    rooms = ("telling/*", "rules/*", "cards", "track/*")
    files = [file for room in rooms for file in (HOME / game).glob(f"{room}.py") if file.name != "messages.py"]
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
    named = names_in(HOME / game / "telling" / f"{file}.py") or names_in(HOME / game / "telling" / "sentences.py")
    assert [kind.__name__ for kind in leaves(game) if not any(base.__name__ in named for base in own(kind))] == []


def names_in(file: Path) -> set[str]:
    """What code of a file names, outside of who tells a game; nothing where there is no such file."""
    body = ast.parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    asking = [node for node in body if not (isinstance(node, ast.ClassDef) and node.name.endswith("Narrator"))]
    names = [found for node in asking for found in ast.walk(node) if isinstance(found, ast.Name | ast.Attribute)]
    return {found.id if isinstance(found, ast.Name) else found.attr for found in names}


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
    monkeypatch.setattr(duties, "messages_of", lambda content: told)


@pytest.mark.parametrize("game", GAMES)
def test_a_word_without_an_entry_is_told_of(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = declared(game)
    for word in sorted(told.words, key=lambda word: word.__name__):
        with_messages(monkeypatch, told._replace(words=told.words - {word}))
        with pytest.raises(Exception, match=f"no entry: .'{word.__name__}'"):
            duties.every_word_is_told(case_like(game))


@cache
def case_like(game: str) -> Any:
    return case_of(game)


def test_a_word_without_a_sentence_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    case = case_like("empires")
    word = case.content.words.families["ability"][0]
    monkeypatch.setattr(type(case.content.texts("en")), "has", lambda self, key: key != message_key("ability", word))
    with pytest.raises(Exception, match="no text: en ability-extra-points"):
        duties.every_word_is_told(case)


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
        duties.it_says_only_what_it_declares(case_like("empires"))


# Games in plain sentences: every question, answer and event has its words in every language.

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
ASKED_THROUGHOUT = 2
"""In the first so many games a person is asked about every decision, later only about new kinds."""
OPEN_PLACE = r"\{|\$(?!\d)"
"""What would be left of a place for a word or number that a sentence does not fill; amounts of money are none."""
WEALTH = 100
"""Dollars that let random players of Age of Steam last for some rounds."""


def _as_dealt(state: Any) -> None: ...


def _wealthy(state: Any) -> None:
    state.cash = [WEALTH] * state.seats


@dataclass(frozen=True)
class Told:
    """How random games of a set are told.

    Attributes:
        games: how many of them, so that decisions of these ``kinds`` come.
        prepare: changes a state at its start.
        first_answers: how many of the first answers a random player chooses among who means to last.
    """

    games: int
    kinds: set[str]
    prepare: Callable[[Any], None] = _as_dealt
    first_answers: Mapping[str, int] = field(default_factory=dict)


SETS = {
    "empires": Told(8, {"Exchange", "PlayEmpire", "Pay", "Attack", "SendAmbassador", "UseAbility"}),
    "race": Told(24, {"ChooseActions", "DevelopCommit", "SettleCommit", "ExploreKeep", "DiscardCard"}),
    "roll": Told(
        8, {"SelectPhase", "ScoutOrStock", "PlaceTile", "ProduceGood", "ShipGood", "Recruit", "Recall", "MoveWorker"}
    ),
    "steam": Told(
        8,
        {"IssueShares", "Bid", "SelectAction", "Urbanize", "Build", "MoveGoods", "DrawCubes", "PlaceCube"},
        _wealthy,
        {"IssueShares": 3, "Bid": 3},
    ),
}


def told(name: str, language: str, first: int = 0, games: int | None = None) -> tuple[list[str], set[str]]:
    """Sentences of random games, and the kinds of decision a person was asked about."""
    game, table = the_game(name)
    how = SETS[name]
    lines: list[str] = []
    asked: set[str] = set()
    for number in range(first, first + (games or how.games)):
        dice = Dice(number)
        state = game.start(table, seats_of(name, number), number)
        how.prepare(state)
        narrator = game.narrator(table, the_set(name), language)
        lines += narrator.start(state)
        while (decision := settle(state, narrator)) is not None:
            kind = type(decision).__name__
            if kind not in asked or number < ASKED_THROUGHOUT:
                lines += questioned(narrator, state, decision)
            asked.add(kind)
            options = state.options[: how.first_answers.get(kind)]
            choose(state, options[below(dice, len(options))], narrator)
            lines += narrator.told()
        lines += narrator.finish(state)
    return lines, asked


def questioned(narrator: Narrator, state: Any, decision: Any) -> list[str]:
    """What a person sees who is asked; every option has an answer of its own."""
    question, answers = narrator.ask(state, decision)
    assert question
    assert len(answers) == len(state.options)
    assert len(set(answers)) == len(answers)
    return narrator.situation(state, decision.seat(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_random_games_are_told_and_asked_in_every_language(name: str, language: str) -> None:
    lines, asked = told(name, language)
    assert asked >= SETS[name].kinds
    assert not [line for line in lines if not line.strip() or re.search(OPEN_PLACE, line)]


@pytest.mark.parametrize("name", SETS)
def test_the_languages_tell_the_same_events(name: str) -> None:
    counts = {language: len(told(name, language, 5, 2)[0]) for language in LANGUAGES}
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("name", SETS)
def test_chinese_uses_its_own_marks(name: str) -> None:
    lines, _ = told(name, "zh-Hant", 3, 2)
    assert not [line for line in lines if re.search(r"[一-鿿][,.;:!?]", line)]


@pytest.mark.parametrize("name", ["race", "roll"])
def test_the_end_says_where_points_come_from(name: str) -> None:
    game, table = the_game(name)
    dice, state = Dice(1), game.start(table, 2, 1)
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
    last = game.narrator(table, the_set(name), "en").finish(state)
    totals = [int(found) for line in last for found in re.findall(r"from bonuses: (-?\d+) point", line)[:1]]
    assert totals == game.scores(state)


# What every game shows of its table: nothing that a seat cannot see, and options that are about what lies there.

MOST_CHOICES = 400
LOOKED_AT_EACH = 7
"""Of a game's decisions every seventh is looked at."""


class Standing(NamedTuple):
    """A position at a decision."""

    state: Any
    decision: Decision[Any]
    seat: int


class Played(NamedTuple):
    """Positions of one game, chosen in turn from all that is offered."""

    content: ContentSet
    game: Game
    view: TableView
    standing: list[Standing]


def played(name: str) -> Played:
    content = open_set(name)
    game = game_of(content)
    table = game.table(content)
    assert game.table_view is not None
    view = game.table_view(table, content, "en")
    return Played(content, game, view, list(positions(game, table, content.manifest.players.least)))


def positions(game: Game, table: Any, seats: int) -> Iterator[Standing]:
    state = game.start(table, seats, 5)
    for number in range(MOST_CHOICES):
        decision = settle(state)
        if decision is None:
            return
        if number % LOOKED_AT_EACH == 0:
            yield Standing(state.copy(), decision, decision.seat(state))
        choose(state, state.options[(number * 5 + 3) % len(state.options)])


@pytest.fixture(params=GAMES, scope="module")
def found(request: pytest.FixtureRequest) -> Played:
    return played(request.param)


def test_what_is_hidden_does_not_show(found: Played) -> None:
    seats = [(each.state, seat) for each in found.standing for seat in range(each.state.seats)]
    guesses = [(state, found.game.imagine(state, seat, 11), seat) for state, seat in seats]
    assert all(found.view.shown(true, seat) == found.view.shown(guess, seat) for true, guess, seat in guesses)


def test_every_option_has_its_touch(found: Played) -> None:
    assert all(len(found.view.touched(at.state, at.decision)) == len(at.state.options) for at in found.standing)


def test_options_are_about_what_lies_there(found: Played) -> None:
    """Ends of an empty stack and zones without dice have nothing that lies there."""
    touched = kept = 0
    for at in found.standing:
        keys = keys_shown(found.view.shown(at.state, at.seat)) | {f"seat/{seat}" for seat in range(at.state.seats)}
        touches = [touch.keys for touch in found.view.touched(at.state, at.decision) if touch.keys]
        touched += len(touches)
        kept += sum(any(key in keys for key in touch) for touch in touches)
    assert kept == touched > 0


def keys_shown(shown: Shown) -> set[str]:
    return {piece.key for place in shown.places for piece in place.pieces}


def test_no_key_names_two_things(found: Played) -> None:
    shown = [found.view.shown(at.state, at.seat) for at in found.standing]
    assert all(len(keys_shown(one)) == sum(len(place.pieces) for place in one.places) for one in shown)


def test_what_is_shown_is_of_the_set(found: Played) -> None:
    ids = {piece.id for _, piece in found.content.every_piece()}
    shown = [found.view.shown(at.state, at.seat) for at in found.standing]
    assert {piece.piece for one in shown for place in one.places for piece in place.pieces} <= ids | {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_has_its_words(found: Played, language: str) -> None:
    table = found.game.table(found.content)
    assert found.game.table_view is not None
    view = found.game.table_view(table, found.content, language)
    shown = [view.shown(at.state, at.seat) for at in found.standing]
    headings = {place.heading for one in shown for place in one.places}
    headings |= {figure.heading for one in shown for seat in (*one.figures, one.table) for figure in seat}
    assert "" not in headings


def test_why_not_is_asked_for_anything_that_lies_there(found: Played) -> None:
    for at in found.standing:
        for key in keys_shown(found.view.shown(at.state, at.seat)):
            assert isinstance(found.view.why_not(at.state, at.decision, key), str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["roll", "steam"])
def test_every_hex_or_die_that_cannot_be_chosen_says_why(game: str, language: str) -> None:
    """Where an option names hexes or dice of one's own, the others of that place are told of in a sentence."""
    found = played(game)
    assert found.game.table_view is not None
    view = found.game.table_view(found.game.table(found.content), found.content, language)
    told = 0
    for at in found.standing:
        touched = {key for touch in view.touched(at.state, at.decision) for key in touch.keys}
        kinds = {key.rpartition("/")[0] for key in touched} & {"map", f"{at.seat}/die"}
        keys = keys_shown(view.shown(at.state, at.seat)) - touched
        for key in (key for key in keys if key.rpartition("/")[0] in kinds):
            assert view.why_not(at.state, at.decision, key)[-1:] in (".", "。"), (type(at.decision), key)
            told += 1
    assert told > 50


@pytest.mark.parametrize("decision", [PlaceWorker(0, 0), SpendWorker(0, 0)])
def test_a_die_ahead_says_that_too_few_follow_it(decision: PlaceWorker | SpendWorker) -> None:
    """Of four dice three are needed: the second colour comes next, from the third on there are too few."""
    game = game_of(open_set("roll"))
    state = game.start(game.table(open_set("roll")), 2, 5)
    place = DEVELOPERS if isinstance(decision, PlaceWorker) else STACKS
    state.mats[0][place : place + COLOURS] = [1, 2, 1] + [0] * (COLOURS - 3)
    state.bound, state.left = 1, 3
    assert decision.options(state) == [1]
    told = [why_no_die(state, decision, place + colour).key for colour in (0, 2)]
    assert told == ["why-passed-over", "why-too-few-after"]
