"""``proofpress play``: one game told in plain sentences, with agents or people in the seats."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from validator.agents.contract import Agent, MakeAgent
from validator.checking import open_legal
from validator.console import output_folder
from validator.content.loading import ContentSet
from validator.content.texts import MissingText
from validator.engine.chance import scrambled
from validator.engine.game import Game
from validator.engine.transcript import (
    FORMAT,
    MOST_SEED,
    Header,
    Pause,
    Transcript,
    TranscriptDiffers,
    check_seats,
    read,
    write,
)
from validator.issue import ContentError, Issue, WrongUse
from validator.lookup import game_of
from validator.opening import is_there
from validator.playtest.running.roster import DEFAULT_AGENT, UnknownAgent, agent_named, with_budget
from validator.shell.person import Left, Person
from validator.shell.session import Session
from validator.shell.words import Words

PERSON = "me"
SAVED_ENDING = ".jsonl"
_AGENT_PURPOSE = 2


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
    game = game_of(content)
    header = _header_of(left, content, game) if left else _header(options, content, game)
    with missing_found(content, header.language):
        return _run(options, content, header, left)


@contextmanager
def missing_found(content: ContentSet, language: str) -> Iterator[None]:
    """A text that is lacking as the game is told becomes a finding at its line: ContentError for MissingText."""
    try:
        yield
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        raise ContentError([Issue(code="missing-text", message=str(fault), span=span)]) from None


def _run(options: argparse.Namespace, content: ContentSet, header: Header, left: Transcript | None) -> int:
    """Play the game that a header names, or go on with the one that was left; the exit code."""
    game, words = game_of(content), Words(header.language)
    session = Session(game, content, header, _agents(game, header))
    if left is not None:
        _go_on(session, left)
        print(words.say("goes-on"))
    folder = output_folder(content.name, options.output) / "transcripts"
    name = f"{'-'.join(header.seats).replace(':', '')}-seed{header.seed}"
    try:
        _play(session, Person(content, header.language, words))
    except Left:
        saved = _write(session.left(), folder / f"{name}-saved{SAVED_ENDING}")
        print(words.say("saved", file=saved))
        print(words.say("go-on", file=saved))
        return 0
    whole = session.finished()
    _print(session.news())
    print(f"\n{words.say('transcript', file=_write(whole, folder / f'{name}.jsonl'))}")
    return 0


def _left(options: argparse.Namespace) -> Transcript:
    """A game that was saved, read from its file."""
    if not is_there(Path(options.set)):
        raise WrongUse(f"there is no file {options.set!r}")
    stated = [name for name in ("seats", "seed", "lang", "budget") if getattr(options, name) is not None]
    if stated:
        raise WrongUse(f"a saved game goes on as it was begun; leave out --{stated[0]}")
    left = read(Path(options.set))
    if not isinstance(left.end, Pause):
        raise WrongUse(f"{options.set} holds a game that is over; proofpress replay tells it again")
    return left


def _header_of(left: Transcript, content: ContentSet, game: Game) -> Header:
    """How a saved game was begun, if it can be begun so now."""
    try:
        check_seats(left.header, content, game)
    except TranscriptDiffers as difference:
        raise WrongUse(f"the saved game cannot go on: {difference}") from None
    _check_language(content, left.header.language)
    return left.header


def _go_on(session: Session, left: Transcript) -> None:
    try:
        session.go_on(left)
    except TranscriptDiffers as difference:
        raise WrongUse(f"the saved game cannot go on: {difference}") from None


def _header(options: argparse.Namespace, content: ContentSet, game: Game) -> Header:
    language = options.lang or content.languages[0]
    _check_language(content, language)
    seed = 1 if options.seed is None else options.seed
    if not 0 <= seed <= MOST_SEED:
        raise WrongUse(f"a seed is 0 or more, up to {MOST_SEED}")
    seats = _seats(options.seats, options.budget, content)
    return Header(proofpress=FORMAT, game=game.name, set=options.set, seats=seats, seed=seed, language=language)


def _check_language(content: ContentSet, language: str) -> None:
    if language not in content.languages:
        raise WrongUse(f"{content.name} does not speak {language!r}; it speaks {', '.join(content.languages)}")


def _seats(given: str | None, budget: str | None, content: ContentSet) -> tuple[str, ...]:
    players = content.manifest.players
    names = tuple(given.split(",")) if given else (DEFAULT_AGENT,) * players.least
    if not players.least <= len(names) <= players.most:
        raise WrongUse(f"{content.name} is for {players.least} to {players.most} players, not {len(names)}")
    names = tuple(name if name == PERSON else with_budget(name, budget) for name in names)
    for name in names:
        if name != PERSON:
            _agent_named(name)
    return names


def _agents(game: Game, header: Header) -> list[Agent | None]:
    """Who plays each seat; None for a person. Raises WrongUse for a name that nobody has."""
    seats = [None if name == PERSON else _agent_named(name) for name in header.seats]
    seeds = [scrambled(header.seed, seat, _AGENT_PURPOSE) for seat in range(len(seats))]
    return [None if make is None else make(game, seed) for make, seed in zip(seats, seeds, strict=True)]


def _agent_named(name: str) -> MakeAgent:
    try:
        return agent_named(name)
    except UnknownAgent as fault:
        raise WrongUse(f"{fault}, and {PERSON} for a person") from None


def _play(session: Session, person: Person) -> None:
    """Play to the end. Raises Left where a person leaves before it."""
    while session.decision is not None:
        _print(session.news())
        agent = session.agent
        if agent is not None:
            session.choose_by(agent)
        elif (action := person.ask(session)) is not None:
            session.choose(action)


def _write(transcript: Transcript, path: Path) -> str:
    write(transcript, path)
    return path.as_posix()


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
