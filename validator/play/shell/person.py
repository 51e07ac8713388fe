"""Someone at the terminal: is asked, may look around, take a choice back, or leave the game."""

from __future__ import annotations

from validator.base.interrupts import waiting
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.step import PASS
from validator.play.shell.session import Session
from validator.play.shell.showing import Shelf
from validator.play.shell.words import Command, Words

LONG_LIST = 60
"""More answers than these are shown only in part."""
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
        """Ask, with all answers or, where they are many, with how to find one and with the place of what passes."""
        print(f"\n{question}")
        if len(labels) <= LONG_LIST:
            _show_answers(labels, "")
        else:
            print(f"  {self._words.say('many-answers', count=len(labels))}")
            if passing is not None:
                print(f"  {passing + 1}. {labels[passing]}")
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


def _blocks(lines: list[str]) -> list[tuple[str, ...]]:
    """Lines with those that are set in below them."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(" ") and found:
            found[-1].append(line)
        else:
            found.append([line])
    return list(map(tuple, found))


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
    found = [(number, label) for number, label in enumerate(labels, start=1) if part.casefold() in label.casefold()]
    _print([f"  {number}. {label}" for number, label in found])
    return bool(found)


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
