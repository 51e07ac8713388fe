"""What ``proofpress playtest --tell`` does: games of a kept run listed, one of them told, or left to be played on."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from generator.front.tasks.comparing import reference_of
from generator.front.tasks.retelling import NOBODY, Laid, Retold, Step, check_kept, laid_out, left_at, left_name, retold
from generator.front.tasks.seating import transcripts_of
from validator.base.characters import whole_number
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.transcript import write
from validator.play.playtest.comparing import kept_run
from validator.play.playtest.examples import Example, games_by, games_of_card, games_of_seat
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.store import FILE, Run, Store
from validator.play.shell.person import Words

PLACE = 4
"""Characters for the number of a choice, before what is told of it."""


def add_telling(parser: argparse.ArgumentParser) -> None:
    """The options that ask for single games of a run."""
    parser.add_argument(
        "--tell", metavar="RUN[:GAME]", help="play nothing; tell a game of a kept run, as in last:17, or list its games"
    )
    parser.add_argument(
        "--showing",
        metavar="WHAT",
        help="which games --tell lists: long, short, high, low, close, clear, broken; "
        "card:E05:strong (weak, automatic, dead, drawn); seat:2:4 for those that seat 2 of 4 won",
    )
    parser.add_argument(
        "--play-on", metavar="CHOICE:SEAT", help="with --tell: save the game before that choice, with you in that seat"
    )
    parser.add_argument(
        "--lang",
        metavar="LANG",
        help="language of the report's page, beside those that lie there, or of --tell (default: the set's first)",
    )


def check_telling(options: argparse.Namespace) -> None:
    """Raise WrongUse where the options that ask for single games do not fit each other."""
    for name in ("showing", "play_on"):
        if getattr(options, name) is not None and options.tell is None:
            raise WrongUse(f"--{name.replace('_', '-')} belongs to --tell, which says which run is meant")
    if options.tell is None:
        return
    if options.tell.partition(":")[2]:
        if options.showing is not None:
            raise WrongUse("--showing chooses which games are listed; leave out the game in --tell")
    elif options.play_on is not None:
        raise WrongUse("--play-on takes one game; name it in --tell, as in last:17")


def tell_games(content: ContentSet, options: argparse.Namespace) -> int:
    """List games of a run, tell one of them, or leave it to be played on; the exit code.

    Raises:
        WrongUse: there is no such run, game, choice or seat, or the set is no longer the one that was played.
        StoreError: the store cannot be used.
    """
    named, _, game = options.tell.partition(":")
    language = options.lang or content.languages[0]
    if language not in content.languages:
        raise WrongUse(f"{content.name} does not speak {language!r}; it speaks {', '.join(content.languages)}")
    laid, words = laid_out(options.set, content), Words(language)
    reference = reference_of(content, named, FILE, options.output)
    with Store(reference.store) as store:
        run = kept_run(reference, store)
        if not game:
            _list(_found(store, run, laid, options.showing or "any"), run, words)
            return 0
        number = _number(game, "--tell takes a run and the number of a game, as in last:17")
        check_kept(store, run, number)
    if options.play_on is not None:
        _leave(laid, run, number, options, language, words)
    else:
        _tell(retold(laid, run.plan, number, language), run, words)
    return 0


def _found(store: Store, run: Run, laid: Laid, showing: str) -> list[Example]:
    kind, *rest = showing.split(":")
    rows, contrasts = store.rows(run.run), laid.bench.game.contrasts
    if kind == "card" and 1 <= len(rest) <= 3:
        how, agent = [*rest[1:], "drawn", ""][:2] if len(rest) == 1 else [*rest[1:], ""][:2]
        return games_of_card(rows, run.plan, contrasts, rest[0], how, agent)
    if kind == "seat" and len(rest) == 2:
        seat, players = (_number(part, "--showing takes a seat and how many play, as in seat:2:4") for part in rest)
        return games_of_seat(rows, run.plan, players, seat - 1)
    return games_by(rows, run.plan, showing)


def _list(found: Sequence[Example], run: Run, words: Words) -> None:
    for one in found:
        line = f"{run.run}:{one.number}  "
        if one.fault is not None:
            print(f"{line}{one.fault}")
            continue
        about = f"  {words.say('tell-about', seat=one.seat + 1)}" if one.seat >= 0 else ""
        print(f"{line}{_ended(one.agents, one.scores, one.winners, words)}{about}")
    print(words.say("tell-listed", count=len(found)))


def _ended(agents: Sequence[str], scores: Sequence[int], winners: Sequence[int], words: Words) -> str:
    """Who sat where, with how many points, the winners marked: ``1. steady 12 (won)  2. greedy 9``."""
    seats = (
        f"{place + 1}. {agent} {score}{words.say('tell-won') if place in winners else ''}"
        for place, (agent, score) in enumerate(zip(agents, scores, strict=True))
    )
    return "  ".join(seats)


def _tell(game: Retold, run: Run, words: Words) -> None:
    print(words.say("tell-game", game=game.number, run=run.run))
    print(_ended(game.agents, game.scores, game.winners, words))
    before = NOBODY
    for step in game.steps:
        _tell_step(step, "" if step.seat == NOBODY or step.at == before else str(step.at))
        before = step.at
    last = max((step.at for step in game.steps if step.seat != NOBODY), default=NOBODY)
    if last != NOBODY:
        print(f"\n{words.say('tell-on', last=last)}")


def _tell_step(step: Step, mark: str) -> None:
    """The sentences of a step, the first marked with the number of its choice."""
    if step.heading:
        print(f"\n{step.heading}")
    for line in step.lines:
        print(f"{mark:>{PLACE}}  {line.text}")
        mark = ""


def _leave(laid: Laid, run: Run, number: int, options: argparse.Namespace, language: str, words: Words) -> None:
    choice, seat = _place(options.play_on, run.plan, number)
    left = left_at(laid, run.plan, number, choice, seat, language)
    path: Path = transcripts_of(laid.bench.content.name, options.output) / left_name(run.run, number, choice, seat)
    write(left, path)
    print(words.say("saved", file=path.as_posix()))
    print(words.say("go-on", file=path.as_posix()))


def _place(given: str, plan: Plan, number: int) -> tuple[int, int]:
    """``12:2`` as choice 12 and seat 1, from 0."""
    usage = "--play-on takes the number of a choice and a seat, as in 12:2"
    parts = given.split(":")
    if len(parts) != 2:
        raise WrongUse(f"{usage}, not {given!r}")
    choice, seat = (_number(part, usage) for part in parts)
    if not 1 <= seat <= len(plan.agents_of(number)):
        raise WrongUse(f"game {number} has the seats 1 to {len(plan.agents_of(number))}, and no seat {seat}")
    return choice, seat - 1


def _number(given: str, usage: str) -> int:
    number = whole_number(given)
    if number is None:
        raise WrongUse(f"{usage}, not {given!r}")
    return number
