"""``proofpress play``: one game told in plain sentences, with agents or people in the seats."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from validator.agents.contract import Agent, View
from validator.checking import open_legal
from validator.console import output_folder
from validator.content.loading import ContentSet
from validator.engine.chance import scrambled
from validator.engine.game import Game, Narrator
from validator.engine.step import Decision, choose, settle
from validator.engine.transcript import FORMAT, Header, Recorder, write
from validator.issue import WrongUse
from validator.lookup import game_of
from validator.playtest.running.roster import UnknownAgent, agent_named, with_budget

PERSON = "me"
LONG_LIST = 60
"""More answers than these are shown only in part."""
_AGENT_PURPOSE = 2


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--seats", help="who plays, for example greedy,random,me (me is you)")
    parser.add_argument("--seed", type=int, default=1, help="another number deals another game (default 1)")
    parser.add_argument("--lang", help="language of the telling (default: the set's first)")
    parser.add_argument("--budget", help="for search: iterations (200) or seconds (2s) for a choice")
    parser.add_argument("--output", metavar="FOLDER", help="where transcripts go (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    game = game_of(content)
    language = options.lang or content.languages[0]
    if language not in content.languages:
        raise WrongUse(f"{content.name} does not speak {language!r}; it speaks {', '.join(content.languages)}")
    if options.seed < 0:
        raise WrongUse("a seed is 0 or more")
    seats = _seats(options.seats, options.budget, content)
    header = Header(proofpress=FORMAT, game=game.name, set=options.set, seats=seats, seed=options.seed,
                    language=language)  # fmt: skip
    folder = output_folder(content.name, options.output) / "transcripts"
    path = folder / f"{'-'.join(seats).replace(':', '')}-seed{options.seed}.jsonl"
    _play(game, content, header, path)
    print(f"\nTranscript: {path.as_posix()}")
    return 0


def _seats(given: str | None, budget: str | None, content: ContentSet) -> tuple[str, ...]:
    players = content.manifest.players
    names = tuple(given.split(",")) if given else ("greedy",) * players.least
    if not players.least <= len(names) <= players.most:
        raise WrongUse(f"{content.name} is for {players.least} to {players.most} players, not {len(names)}")
    try:
        names = tuple(name if name == PERSON else with_budget(name, budget) for name in names)
        for name in names:
            if name != PERSON:
                agent_named(name)
    except UnknownAgent as fault:
        raise WrongUse(f"{fault}, and {PERSON} for a person") from None
    return names


class Person:
    """Someone at the terminal."""

    name = PERSON

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator

    def ask(self, state: Any, decision: Decision[Any], seat: int) -> int:
        """One of the options, asked for until the answer is a number on the list."""
        question, labels = self._narrator.ask(state, decision)
        print()
        for line in self._narrator.situation(state, seat):
            print(f"  {line}")
        print(f"\n{question}")
        if len(labels) <= LONG_LIST:
            _show(labels, "")
        else:
            print(f"  There are {len(labels)} answers: type a part of one, such as a name, to see those that hold it.")
        while True:
            answer = _answer()
            if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(labels):
                return int(state.options[int(answer) - 1])
            narrows = len(labels) > LONG_LIST and answer and not answer.isdecimal()
            if not narrows or not _show(labels, answer):
                print(f"Please type a number from 1 to {len(labels)}.")


def _show(labels: list[str], part: str) -> bool:
    """Print the answers that hold a part, each with its number; whether there are any."""
    found = [(number, label) for number, label in enumerate(labels, start=1) if part.casefold() in label.casefold()]
    for number, label in found:
        print(f"  {number}. {label}")
    return bool(found)


def _answer() -> str:
    try:
        return input("> ").strip()
    except EOFError:
        raise WrongUse("the input ended before the game did; nothing was saved") from None


def _play(game: Game, content: ContentSet, header: Header, path: Path) -> None:
    table = game.table(content)
    narrator = game.narrator(table, content, header.language)
    person = Person(narrator)
    agents: list[Agent | None] = [
        None if name == PERSON else agent_named(name)(game, scrambled(header.seed, seat, _AGENT_PURPOSE))
        for seat, name in enumerate(header.seats)
    ]
    state = game.start(table, len(header.seats), header.seed)
    recorder = Recorder(header, game)
    told = narrator.start(state)
    decision = settle(state, narrator)
    while decision is not None:
        told += narrator.told()
        _print(told)
        seat = decision.seat(state)
        agent = agents[seat]
        view = View(game, state, decision, seat)
        action = person.ask(state, decision, seat) if agent is None else agent.choose(view)
        recorder.choice(state, decision, seat, action, told)
        told = []
        choose(state, action, narrator)
        decision = settle(state, narrator)
    told = [*narrator.told(), *narrator.finish(state)]
    _print(told)
    path.parent.mkdir(parents=True, exist_ok=True)
    write(recorder.finish(game.scores(state), game.winners(state), told), path)


def _print(lines: list[str]) -> None:
    for line in lines:
        print(line)
