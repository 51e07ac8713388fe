"""What is done with runs: two compared, or a game of one told step by step and left at a choice to be played on."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from generator.front.tasks.seating import PERSON, SAVED, transcripts_of
from validator.base.characters import whole_number
from validator.base.console import hands, output_folder, progress_bar, tell, tell_places
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.transcript import FORMAT, Header, Pause, Transcript, write
from validator.play.lookup import game_of, open_set
from validator.play.playtest.comparing import Reference, compare, compare_deals, kept_run
from validator.play.playtest.confirming import Asked, confirm, confirmed_said, kept_effects
from validator.play.playtest.page.book import Line
from validator.play.playtest.page.comparing import Comparison, write_comparison
from validator.play.playtest.report.wording import LANGUAGES, Wording
from validator.play.playtest.retelling import Example, Names, games_by, games_of_card, games_of_seat, round_pattern
from validator.play.playtest.running.plan import Bench, Plan, digest_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import FILE, Run, Store
from validator.play.playtest.running.table import game_seed, seated
from validator.play.shell.person import Words
from validator.play.shell.session import Session


def compare_stored(content: ContentSet, options: argparse.Namespace, store: str) -> int:
    """Compare two runs played earlier: ``1,2``, ``base,tweak`` or ``last,other-set:last``."""
    given, output = options.compare, options.output
    parts = [part.strip() for part in given.split(",")]
    if len(parts) != 2 or not all(parts):
        raise WrongUse(f"--compare takes two runs such as 1,2 or base,my-set:last, not {given!r}")
    first, second = (reference_of(content, part, store, output) for part in parts)
    comparison = compare(first, second, game_of(content))
    _show(comparison, output_folder(content.name, output), f"compare-{_file_name(first, second)}", options.lang)
    return 0


def compare_played(
    first: tuple[ContentSet, int], second: tuple[ContentSet, int], options: argparse.Namespace, store: str
) -> None:
    """Compare two runs just played on the same deals."""
    output = options.output
    one, two = (
        Reference(content, output_folder(content.name, output) / store, str(run)) for content, run in (first, second)
    )
    comparison = compare_deals(one, two, game_of(one.content))
    _show(comparison, output_folder(one.content.name, output), f"against-{two.content.name}", options.lang)


def name_run(store: Path, run: int, name: str) -> None:
    """Call a run by a name."""
    with Store(store) as opened:
        opened.name_run(run, name)


def reference_of(content: ContentSet, given: str, store: str, output: str | None) -> Reference:
    """A run of the set, or of another as ``other-set:run``. Raises WrongUse where that set was not played yet."""
    other, colon, run = given.rpartition(":")
    reference_set = open_set(other) if colon else content
    path = output_folder(reference_set.name, output) / store
    if not path.is_file():
        raise WrongUse(f"{reference_set.name} was not played yet: there is no file {path.as_posix()}")
    return Reference(reference_set, path, run)


def _file_name(first: Reference, second: Reference) -> str:
    names = [
        first.run,
        second.run if first.content.name == second.content.name else f"{second.content.name}-{second.run}",
    ]
    return "-".join(names)


def _show(comparison: Comparison, folder: Path, stem: str, language: str | None) -> None:
    written = write_comparison(comparison, folder, stem, language or LANGUAGES[0])
    print(written["text"].read_text(encoding="utf-8"))
    tell_places(written)


def confirm_card(
    content: ContentSet,
    options: argparse.Namespace,
    games: int,
    agents: list[str],
    seats: Sequence[int] | None,
    store: Path,
) -> int:
    """Play, and print what came of it for each agent."""
    asked = Asked(options.set, games, agents, options.seed, hands(options), store, seats, options.apart)
    with progress_bar(content.name) as progress:
        confirmed = confirm(asked, options.confirm, progress)
    language = options.lang or LANGUAGES[0]
    title = content.called(content.by_id[options.confirm], language)
    words = Wording(language, lambda name: title)
    for one in confirmed:
        tell(words.say(confirmed_said(one, options.confirm)))
    kept = list(kept_effects(content.by_id[options.confirm]))
    if kept:
        print(words.word("confirmed-kept", fields=words.listed(kept)))
    return 0


NOBODY = -1


class CannotTell(WrongUse):
    """A game of a run cannot be told, or not be left there; the message is one sentence."""


class PlayedSet(NamedTuple):
    """A set laid out on the table: how it is named, opened for play, the digest of all that can change its games."""

    reference: str
    bench: Bench
    digest: str


def played_set(reference: str, content: ContentSet) -> PlayedSet:
    """A legal set, laid out. Raises WrongUse where no rules play it."""
    game = game_of(content)
    return PlayedSet(reference, Bench(content, game, game.table(content), {}), digest_of(content, game))


def check_game_kept(store: Store, run: Run, number: int) -> None:
    """Raise CannotTell where a run kept no such game (from 0), or where it broke."""
    row = next(store.rows(run.run, number + 1, number), None)
    if row is None:
        raise CannotTell(f"run {run.run} has no game {number}; they are counted from 0")
    if row.fault is not None:
        raise CannotTell(f"the game broke and cannot be told: {row.fault}")


class Step(msgspec.Struct, frozen=True):
    """What was told after choice ``at`` (from 0; -1: before any), whose choice that was, and the round it began."""

    at: int
    seat: int
    heading: str
    lines: list[Line]


class Retold(msgspec.Struct, frozen=True):
    """A game told: who sat there, how it ended, and its steps."""

    number: int
    agents: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    steps: list[Step]


def retell(laid: PlayedSet, plan: Plan, number: int, language: str) -> Retold:
    """Play a game of a run again and tell it. Raises CannotTell where the set is no longer what was played."""
    session = _session(laid, plan, number, language)
    teller = _Teller(laid, language)
    teller.take(NOBODY, NOBODY, session.news())
    at = 0
    while session.decision is not None:
        seat, agent = session.seat, session.agent
        assert agent is not None
        session.choose_by(agent)
        teller.take(at, seat, session.news())
        at += 1
    session.finished()
    teller.take(at, NOBODY, session.news())
    game = laid.bench.game
    return Retold(number, plan.agents_of(number), game.scores(session.state), game.winners(session.state), teller.steps)


def leave_at(laid: PlayedSet, plan: Plan, number: int, at: int, seat: int, language: str) -> Transcript:
    """A game of a run left before choice ``at``, with a person in a seat (from 0).

    Raises:
        CannotTell: the set is no longer the one that was played, or the game has no such choice.
        WrongUse: there is no such seat.
    """
    session = _session(laid, plan, number, language)
    made = 0
    while made < at and session.decision is not None and session.agent is not None:
        session.choose_by(session.agent)
        made += 1
    if session.decision is None or at < 0:
        raise CannotTell("the game is over there; choose an earlier step to play on from")
    left = session.left()
    seats = plan.agents_of(number)
    if not 0 <= seat < len(seats):
        raise WrongUse(f"the game has {len(seats)} seats")
    assert isinstance(left.end, Pause)
    dice = [None if place == seat else chance for place, chance in enumerate(left.end.dice)]
    names = tuple(PERSON if place == seat else name for place, name in enumerate(seats))
    header = msgspec.structs.replace(left.header, seats=names)
    return msgspec.structs.replace(left, header=header, end=msgspec.structs.replace(left.end, dice=dice))


def name_of_left(run: int, number: int, at: int, seat: int) -> str:
    """What the file is called of a game of a run (from 0), left before a choice, with a person in a seat (from 0)."""
    return f"run{run}-game{number}-choice{at}-seat{seat + 1}{SAVED}"


def _session(laid: PlayedSet, plan: Plan, number: int, language: str) -> Session:
    content, game = laid.bench.content, laid.bench.game
    if plan.digest != laid.digest:
        raise CannotTell("the cards or rules have changed since this run was played, so its games cannot be told again")
    agents = plan.agents_of(number)
    header = Header(
        proofpress=FORMAT,
        game=game.name,
        set=laid.reference,
        seats=agents,
        seed=game_seed(plan.seed, number),
        language=content.spoken_like(language),
    )
    players: list[Any] = [*seated(game, [agent_named(name) for name in agents], plan.seed, number)]
    return Session(game, content, header, players)


class _Teller:
    """Makes steps of sentences: a choice of which nothing is told belongs to the next that something is told of."""

    def __init__(self, laid: PlayedSet, language: str) -> None:
        content = laid.bench.content
        language = content.spoken_like(language)
        self.steps: list[Step] = []
        self._begins, self._names = round_pattern(content, language), Names(content, language)
        self._heading = ""

    def take(self, at: int, seat: int, said: list[str]) -> None:
        """What was told after a choice."""
        lines: list[Line] = []
        for sentence in said:
            if self._begins is not None and self._begins.fullmatch(sentence):
                self._add(at, seat, lines)
                lines, self._heading = [], sentence.rstrip(".。")
            else:
                lines.append(Line(sentence, self._names.within(sentence)))
        self._add(at, seat, lines)

    def _add(self, at: int, seat: int, lines: list[Line]) -> None:
        if lines:
            self.steps.append(Step(at, seat, self._heading, lines))
            self._heading = ""


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
        help="language of what is said (default en), of --tell, and of the report's page beside those that lie there "
        "(default: the set's first)",
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
    laid, words = played_set(options.set, content), Words(language)
    reference = reference_of(content, named, FILE, options.output)
    with Store(reference.store) as store:
        run = kept_run(reference, store)
        if not game:
            _list(_found(store, run, laid, options.showing or "any"), run, words)
            return 0
        number = _number(game, "--tell takes a run and the number of a game, as in last:17")
        check_game_kept(store, run, number)
    if options.play_on is not None:
        _leave(laid, run, number, options, language, words)
    else:
        _tell(retell(laid, run.plan, number, language), run, words)
    return 0


def _found(store: Store, run: Run, laid: PlayedSet, showing: str) -> list[Example]:
    kind, *rest = showing.split(":")
    rows, contrasts = store.rows(run.run), laid.bench.game.contrasts
    if kind == "card" and 1 <= len(rest) <= 3:
        how, agent = [*rest[1:], "drawn", ""][:2] if len(rest) == 1 else [*rest[1:], ""][:2]
        return games_of_card(rows, run.plan, contrasts, rest[0], how, agent)
    if kind == "seat" and len(rest) == 2:
        seat, players = (_number(part, "--showing takes a seat and how many play, as in seat:2:4") for part in rest)
        return games_of_seat(rows, run.plan, players, seat - 1)
    return games_by(rows, run.plan, showing)


def _list(examples: Sequence[Example], run: Run, words: Words) -> None:
    for one in examples:
        line = f"{run.run}:{one.number}  "
        if one.fault is not None:
            tell(f"{line}{one.fault}")
            continue
        about = f"  {words.say('tell-about', seat=one.seat + 1)}" if one.seat >= 0 else ""
        print(f"{line}{_ended(one.agents, one.scores, one.winners, words)}{about}")
    print(words.say("tell-listed", count=len(examples)))


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


def _leave(laid: PlayedSet, run: Run, number: int, options: argparse.Namespace, language: str, words: Words) -> None:
    choice, seat = _place(options.play_on, run.plan, number)
    left = leave_at(laid, run.plan, number, choice, seat, language)
    path: Path = transcripts_of(laid.bench.content.name, options.output) / name_of_left(run.run, number, choice, seat)
    write(left, path)
    tell(words.say("saved", file=path.as_posix()))
    tell(words.say("go-on", file=path.as_posix()))


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
