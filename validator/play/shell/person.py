"""Someone at the terminal: is asked, may look around and ask for hints, take a choice back, or leave the game."""

import math
from collections import Counter
from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec

from validator.base.interrupts import waiting
from validator.base.issue import WrongUse
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.texts import Texts
from validator.content.vocabulary import Piece
from validator.play.agents.contract import Agent, View
from validator.play.agents.search import SearchAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.engine.step import PASS
from validator.play.shell.session import Session

_FOLDER = Path(__file__).parent / "text"
_FALLBACK = "en"
_MARKS = str.maketrans({"？": "?", "\u3000": " "})


class Command(Enum):
    """What can be typed beside an answer; the value is the English word, understood in every language."""

    HELP = "?"
    SHOW = "show"
    TABLE = "table"
    UNDO = "undo"
    SAVE = "save"


class Words:
    """Sentences of the shell, and the words for its commands."""

    def __init__(self, language: str) -> None:
        files = [file for name in (_FALLBACK, language) if (file := _FOLDER / f"{name}.ftl").is_file()]
        self._texts = Texts(language, files)
        self._commands = {command.value: command for command in Command}
        self._commands |= {self.name_of(command): command for command in Command}

    def say(self, key: str, **values: object) -> str:
        """A sentence of the shell."""
        return self._texts.say(key, **values)

    def name_of(self, command: Command) -> str:
        """What is typed for a command in this language."""
        return self.say(f"word-{command.name.lower()}")

    def command(self, typed: str) -> tuple[Command | None, str]:
        """The command that was typed, if it was one, and what stands after it."""
        word, _, rest = typed.translate(_MARKS).strip().partition(" ")
        return self._commands.get(word.casefold()), rest.strip()


SHOWN = 3
"""So many options are told of beside the best."""
ITERATIONS = 200
Measure = Literal["points", "chance", "own"]
"""What an option is worth in: points ahead, a chance to win from 0 to 1, or a measure of the game's own."""


class Behind(msgspec.Struct, frozen=True):
    """An option, by its place among all, and how far it lies behind the best."""

    place: int
    behind: float


class Hint(msgspec.Struct, frozen=True):
    """The best option by its place among all, the next best, in what measure, and on how many guesses."""

    place: int
    others: tuple[Behind, ...]
    measure: Measure
    guesses: int


def hint_of(agent: Agent, session: Session, game: Game) -> Hint:
    """What an agent would choose for the seat whose choice it is, not how others compare; only while there is one."""
    assert session.decision is not None
    view = View(game, session.state, session.decision, session.seat)
    return Hint(view.options.index(agent.choose(view)), (), "own", 0)


def hint(session: Session, game: Game, seed: int) -> Hint:
    """What `search` would choose for the seat whose choice it is; only while there is one.

    It sees no more than the seat does. The same position and seed give the same hint.
    """
    assert session.decision is not None
    agent = SearchAgent(game, scrambled(seed), ITERATIONS)
    view = View(game, session.state, session.decision, session.seat)
    action = agent.choose(view)
    worths = {other: hint for other, hint in agent.worths.items() if hint}
    best = worths.get(action, [])
    others = [
        Behind(view.options.index(other), _behind(best, hint)) for other, hint in worths.items() if other != action
    ]
    others.sort(key=lambda each: each.behind)
    near = tuple(each for each in others if each.behind >= 0)[:SHOWN]
    return Hint(view.options.index(action), near, _measure(game, agent), len(best))


def _behind(best: list[float], other: list[float]) -> float:
    """By how much an option was worse on the guesses that both were tried on."""
    tried = min(len(best), len(other))
    return (math.fsum(best[:tried]) - math.fsum(other[:tried])) / max(1, tried)


def _measure(game: Game, agent: SearchAgent) -> Measure:
    if game.trials is None and game.playing_on is None and game.searched_on is None:
        return "chance"
    return "own" if all(len(value) <= 1 for value in agent.worths.values()) else "points"


MOST_LISTED = 20
"""So many pieces that a name fits are listed."""


class Shelf:
    """The pieces of a set by their names in one language."""

    def __init__(self, content: ContentSet, language: str, words: Words) -> None:
        self._words = words
        self._describer = Describer(content, language)
        self._names = [(piece, self._names_of(content, piece, language)) for _, piece in content.every_piece()]

    def _names_of(self, content: ContentSet, piece: Piece, language: str) -> list[str]:
        names = [piece.id, self._describer.name(piece), *content.part_titles(piece, language).values()]
        return [name.casefold() for name in names]

    def found(self, name: str) -> list[Piece]:
        """The pieces called exactly so, by id or title, else all whose id or title holds the name."""
        wanted = name.casefold()
        exact = [piece for piece, names in self._names if wanted in names]
        return exact or [piece for piece, names in self._names if any(wanted in each for each in names)]

    def shown(self, name: str) -> list[str]:
        """What a person sees who asks for a name: the piece, or those that may be meant, or that there is none."""
        if not name:
            return [self._words.say("show-what")]
        pieces = self.found(name)
        if len(pieces) == 1:
            return self._one(pieces[0])
        if not pieces:
            return [self._words.say("show-nothing", name=name)]
        lines = [f"  {piece.id}: {self._describer.line(piece)}" for piece in pieces[:MOST_LISTED]]
        if len(pieces) > MOST_LISTED:
            lines.append(self._words.say("show-more", count=len(pieces) - MOST_LISTED))
        return [self._words.say("show-several", count=len(pieces), name=name), *lines]

    def _one(self, piece: Piece) -> list[str]:
        described = self._describer.described(piece)
        kind = self._describer.kind(piece)
        heading = self._words.say("show-one", name=described.name, kind=kind, id=piece.id, count=piece.count)
        return [heading, *(f"  {line}" for line in self._describer.lines(described))]


LONG_LIST = 60
"""More answers than these are shown only in part."""
FEW, MOST_UNLIKE = 3, 6
"""Where answers are many, those that begin like so few others, itself counted, are shown; at most so many of them."""
MOST_DIGITS = 6


class Left(Exception):
    """The person has left the game, to go on with it later."""


class Person:
    """Someone at the terminal; several people share one."""

    def __init__(self, content: ContentSet, language: str, words: Words) -> None:
        self._words = words
        self._shelf = Shelf(content, language, words)
        self._seen: dict[int, list[str]] = {}
        self._is_new = True

    def ask(self, session: Session) -> int | None:
        """One of the options, asked for until the answer is one; None where a choice was taken back.

        Raises:
            Left: the person has left the game.
            WrongUse: the input ended.
        """
        assert session.decision is not None
        question, labels = session.narrator.ask(session.state, session.decision)
        passing = list(session.state.options).index(PASS) if PASS in session.state.options else None
        if session.is_shared:
            question = f"{self._words.say('asked', number=session.seat + 1)}\n{question}"
        self._show_table(session, is_whole=False)
        self._put(question, labels, passing)
        while True:
            typed = self._typed()
            command, rest = self._words.command(typed)
            if command is Command.UNDO:
                if self._undo(session):
                    return None
            elif command is Command.SAVE:
                raise Left
            elif command is Command.TABLE:
                self._show_table(session, is_whole=True)
                self._put(question, labels, passing)
            elif command is not None:
                _print(self._help(len(labels)) if command is Command.HELP else self._shelf.shown(rest))
            elif (place := self._place(typed, labels)) is not None:
                return int(session.state.options[place])

    def _put(self, question: str, labels: list[str], passing: int | None) -> None:
        """Ask, with all answers or, where they are many, with how to find one and those unlike the others."""
        print(f"\n{question}")
        if len(labels) <= LONG_LIST:
            _show_answers(labels, "")
        else:
            print(f"  {self._words.say('many-answers', count=len(labels))}")
            for place in sorted({*unlike(labels), *([] if passing is None else [passing])}):
                print(f"  {place + 1}. {labels[place]}")
        if self._is_new:
            print(self._words.say("hint"))
        self._is_new = False

    def _place(self, typed: str, labels: list[str]) -> int | None:
        """The place of the answer that was typed; None where it was none, and then the person is told."""
        if typed.isdecimal() and len(typed) < MOST_DIGITS and 1 <= int(typed) <= len(labels):
            return int(typed) - 1
        narrows = len(labels) > LONG_LIST and typed and not typed.isdecimal()
        if not narrows or not _show_answers(labels, typed):
            print(self._words.say("no-answer", count=len(labels)))
        return None

    def _typed(self) -> str:
        try:
            with waiting():
                return input("> ").strip()
        except EOFError:
            raise WrongUse(self._words.say("input-ended")) from None

    def _help(self, count: int) -> list[str]:
        names = {command.name.lower(): self._words.name_of(command) for command in Command}
        lines = [self._words.say("help-answer", count=count)]
        return [*lines, *(self._words.say(f"help-{key}", word=word) for key, word in names.items() if key != "help")]

    def _undo(self, session: Session) -> bool:
        """Take the last choice back; whether that was possible."""
        refusal = session.undo()
        if refusal is None:
            print(self._words.say("undone"))
            return True
        number = 0 if refusal.seat is None else refusal.seat + 1
        print(self._words.say(refusal.key, number=number))
        return False

    def _show_table(self, session: Session, is_whole: bool) -> None:
        """What the seat sees: all of it, or what has changed since it was last shown."""
        seat = session.seat
        lines = without_empty_headings(session.narrator.situation(session.state, seat))
        shown = lines if is_whole else changed(self._seen.get(seat, []), lines)
        self._seen[seat] = lines
        if shown:
            print()
            _print([f"  {line}" for line in shown])


def unlike(answers: list[str]) -> list[int]:
    """The places of the first answers that begin like few others: with the same word, or where there is one word only,
    with the same character."""
    beginnings = [answer.split(maxsplit=1)[0] if " " in answer else answer[:1] for answer in answers]
    often = Counter(beginnings)
    return [place for place, beginning in enumerate(beginnings) if often[beginning] <= FEW][:MOST_UNLIKE]


def _blocks(lines: list[str]) -> list[tuple[str, ...]]:
    """Lines with those that are set in below them."""
    blocks: list[list[str]] = []
    for line in lines:
        if line.startswith(" ") and blocks:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return list(map(tuple, blocks))


def without_empty_headings(lines: list[str]) -> list[str]:
    """Without headings below which there is nothing."""
    blocks = [block for block in _blocks(lines) if len(block) > 1 or not block[0].rstrip().endswith((":", "："))]
    return [line for block in blocks for line in block]


def changed(before: list[str], now: list[str]) -> list[str]:
    """The lines that were not there before, each with its heading and all that is set in below it."""
    known = set(_blocks(before))
    return [line for block in _blocks(now) if block not in known for line in block]


def _show_answers(labels: list[str], part: str) -> bool:
    """Print the answers that hold a part, each with its number; whether there are any."""
    answers = [(number, label) for number, label in enumerate(labels, start=1) if part.casefold() in label.casefold()]
    _print([f"  {number}. {label}" for number, label in answers])
    return bool(answers)


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
