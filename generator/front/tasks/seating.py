"""Who sits down to a game that people play: how it is begun, saved, and gone on with, at the terminal or elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from validator.base.characters import whole_number
from validator.base.console import output_folder
from validator.base.issue import WrongUse
from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.play.agents.contract import Agent, MakeAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.engine.transcript import (
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
from validator.play.lookup import game_of
from validator.play.playtest.running.roster import DEFAULT_AGENT, UnknownAgent, agent_named, with_budget
from validator.play.shell.session import Session

PERSON = "me"
SAVED = "-saved.jsonl"
"""How the files of games end that were left."""
_AGENT_PURPOSE = 2


def new_header(
    content: ContentSet,
    reference: str,
    seats: Sequence[str] | None,
    seed: int | None,
    language: str | None,
    budget: str | None = None,
) -> Header:
    """How a game begins; what is not given is as `proofpress play` has it.

    Raises:
        WrongUse: so many cannot play, nobody has such a name, or seed or language will not do.
    """
    language = language or content.languages[0]
    _check_language(content, language)
    seed = 1 if seed is None else seed
    if not 0 <= seed <= MOST_SEED:
        raise WrongUse(f"a seed is 0 or more, up to {MOST_SEED}")
    names = _seats(seats, budget, content)
    game = game_of(content)
    return Header(proofpress=FORMAT, game=game.name, set=reference, seats=names, seed=seed, language=language)


def header_of(left: Transcript, content: ContentSet) -> Header:
    """How a saved game was begun, if it can be begun so now (WrongUse if not)."""
    try:
        check_seats(left.header, content, game_of(content))
    except TranscriptDiffers as difference:
        raise WrongUse(f"the saved game cannot go on: {difference}") from None
    _check_language(content, left.header.language)
    return left.header


def left_game(path: str) -> Transcript:
    """A game that was saved, read from its file (WrongUse where it is missing or over)."""
    if not is_there(Path(path)):
        raise WrongUse(f"there is no file {path!r}")
    left = read(Path(path))
    if not isinstance(left.end, Pause):
        raise WrongUse(f"{path} holds a game that is over; proofpress replay tells it again")
    return left


def go_on(session: Session, left: Transcript) -> None:
    """Play up to where a game was left (WrongUse where that is no longer possible)."""
    try:
        session.go_on(left)
    except TranscriptDiffers as difference:
        raise WrongUse(f"the saved game cannot go on: {difference}") from None


def agents_of(game: Game, header: Header) -> list[Agent | None]:
    """Who plays each seat; None for a person. Raises WrongUse for a name that nobody has."""
    seats = [None if name == PERSON else _agent_named(name) for name in header.seats]
    seeds = [scrambled(header.seed, seat, _AGENT_PURPOSE) for seat in range(len(seats))]
    return [None if make is None else make(game, seed) for make, seed in zip(seats, seeds, strict=True)]


def write_left(session: Session, content: ContentSet, header: Header, output: str | None = None) -> str:
    """Save a game to go on with later; the file."""
    return _write(session.left(), content, header, output, SAVED)


def write_whole(session: Session, content: ContentSet, header: Header, output: str | None = None) -> str:
    """Write down a game that is over; the file."""
    return _write(session.finished(), content, header, output, ".jsonl")


def transcripts_of(name: str, output: str | None = None) -> Path:
    """Where the games of a set are written down."""
    return output_folder(name, output) / "transcripts"


def _write(transcript: Transcript, content: ContentSet, header: Header, output: str | None, ending: str) -> str:
    name = f"{'-'.join(header.seats).replace(':', '')}-seed{header.seed}{ending}"
    path = transcripts_of(content.name, output) / name
    write(transcript, path)
    return path.as_posix()


def _check_language(content: ContentSet, language: str) -> None:
    if language not in content.languages:
        raise WrongUse(f"{content.name} does not speak {language!r}; it speaks {', '.join(content.languages)}")


def _seats(given: Sequence[str] | None, budget: str | None, content: ContentSet) -> tuple[str, ...]:
    players = content.manifest.players
    names = tuple(given) if given else (DEFAULT_AGENT,) * players.least
    if len(names) == 1 and whole_number(names[0]) is not None:
        _agent_named(names[0])
    if not players.least <= len(names) <= players.most:
        raise WrongUse(f"{content.name} is for {players.least} to {players.most} players, not {len(names)}")
    names = tuple(with_budget(names, budget))
    for name in names:
        if name != PERSON:
            _agent_named(name)
    return names


def _agent_named(name: str) -> MakeAgent:
    try:
        return agent_named(name)
    except UnknownAgent as fault:
        raise WrongUse(f"{fault}, and {PERSON} for a person") from None
