"""``proofpress play``: one game told in plain sentences, with agents or people in the seats."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from generator.front.tasks.seating import agents_of, go_on, header_of, left_game, new_header, write_left, write_whole
from validator.base.console import tell
from validator.base.issue import ContentError, Issue, WrongUse
from validator.content.loading import ContentSet
from validator.content.texts import MissingText
from validator.play.checking import open_legal
from validator.play.engine.transcript import Header, Transcript
from validator.play.lookup import game_of
from validator.play.shell.person import Left, Person, Words
from validator.play.shell.session import Session

SAVED_ENDING = ".jsonl"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set, a folder, or the file of a game that was saved")
    parser.add_argument("--seats", help="who plays, for example greedy,random,me (me is you)")
    parser.add_argument("--seed", type=int, help="another number deals another game (default 1)")
    parser.add_argument("--lang", help="language of the telling (default: the set's first)")
    parser.add_argument("--budget", help="for search: iterations (200) or seconds (2s) for a choice")
    parser.add_argument("--output", metavar="FOLDER", help="where transcripts go (default: output)")


def run(options: argparse.Namespace) -> int:
    left = _left(options) if options.set.endswith(SAVED_ENDING) else None
    content = open_legal(left.header.set if left else options.set)
    if left is not None:
        header = header_of(left, content)
    else:
        seats = options.seats.split(",") if options.seats else None
        header = new_header(content, options.set, seats, options.seed, options.lang, options.budget)
    with missing_found(content, header.language):
        return _run(options, content, header, left)


@contextmanager
def missing_found(content: ContentSet, language: str) -> Iterator[None]:
    """A text that is lacking as the game is told becomes a finding at its line: ContentError for MissingText."""
    try:
        yield
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        raise ContentError([Issue(code="missing-text", message=fault.said, span=span)]) from None


def _run(options: argparse.Namespace, content: ContentSet, header: Header, left: Transcript | None) -> int:
    """Play the game that a header names, or go on with the one that was left; the exit code."""
    game, words = game_of(content), Words(header.language)
    session = Session(game, content, header, agents_of(game, header))
    if left is not None:
        go_on(session, left)
        print(words.say("goes-on"))
    try:
        _play(session, Person(content, header.language, words))
    except Left:
        saved = write_left(session, content, header, options.output)
        tell(words.say("saved", file=saved))
        tell(words.say("go-on", file=saved))
        return 0
    written = write_whole(session, content, header, options.output)
    _print(session.news())
    print()
    tell(words.say("transcript", file=written))
    return 0


def _left(options: argparse.Namespace) -> Transcript:
    """A game that was saved, read from its file."""
    stated = [name for name in ("seats", "seed", "lang", "budget") if getattr(options, name) is not None]
    left = left_game(options.set)
    if stated:
        raise WrongUse(f"a saved game goes on as it was begun; leave out --{stated[0]}")
    return left


def _play(session: Session, person: Person) -> None:
    """Play to the end. Raises Left where a person leaves before it."""
    while session.decision is not None:
        _print(session.news())
        agent = session.agent
        if agent is not None:
            session.choose_by(agent)
        elif (action := person.ask(session)) is not None:
            session.choose(action)


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
