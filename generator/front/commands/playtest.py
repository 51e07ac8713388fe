"""``proofpress playtest``: many games, and what they show."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from generator.front.illustrations.albums import albums_of, languages_written
from generator.front.tasks import runs
from generator.front.tasks.runs import add_telling, check_telling, confirm_card, tell_games
from validator.base.characters import one_line, whole_numbers
from validator.base.console import add_hands, hands, output_folder, progress_bar, tell_places, uncollected, warn
from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.play.checking import open_stamped
from validator.play.lookup import game_of
from validator.play.playtest.budget import Aim, Budget, Minutes, Until
from validator.play.playtest.comparing import checked_name
from validator.play.playtest.page.index import write_index
from validator.play.playtest.report.wording import LANGUAGES, Wording
from validator.play.playtest.run import Outcome, playtest, write_reports
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.playing import hands_at
from validator.play.playtest.running.roster import DEFAULT_AGENT, UnknownAgent, with_budget
from validator.play.playtest.running.store import FILE as STORE

DEFAULT_GAMES, MOST_GAMES = 2_000, 20_000
"""How many games are played at most unless told otherwise, and until something is known."""
PROOFS = 5
"""Players who think play so many times the games of a proof: some minutes' worth in any game."""
MOST_MINUTES = 24 * 60
_AIMS = ("cards", "seats")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument(
        "--games",
        type=int,
        help=f"how many (default: up to {DEFAULT_GAMES}, fewer of long games; "
        f"with --until the most, default {MOST_GAMES})",
    )
    parser.add_argument("--minutes", type=float, help="as many games as take so long, chosen by a short trial")
    parser.add_argument(
        "--until", metavar="WHAT:POINTS", help="play until each interval is so narrow: cards:5 or seats:2"
    )
    parser.add_argument(
        "--seats", default=DEFAULT_AGENT, help=f"agents, for example greedy,random (default {DEFAULT_AGENT})"
    )
    parser.add_argument("--apart", action="store_true", help="let each agent play at tables of its own")
    parser.add_argument("--players", help="table sizes, for example 2,4 (default: all the set allows)")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games (default 1)")
    add_hands(parser)
    parser.add_argument("--budget", help="for search: iterations (200) or seconds (2s) for a choice")
    parser.add_argument("--margin", type=float, default=5.0, help="points of win share that matter (default 5)")
    parser.add_argument("--confirm", metavar="CARD", help="play the same deals with a blank in place of this card")
    parser.add_argument("--against", metavar="OTHER", help="play another set on the same deals too, and compare them")
    parser.add_argument("--name", help="what to call this run, for --compare")
    parser.add_argument(
        "--compare",
        metavar="A,B",
        help="play nothing; compare two kept runs, each by number, name or last, of another set as OTHER:RUN",
    )
    add_telling(parser)
    parser.add_argument("--output", metavar="FOLDER", help="where reports go (default: output)")


def run(options: argparse.Namespace) -> int:
    content, stamp = open_stamped(options.set)
    _check(options)
    if options.compare:
        _languages(content, options)
        return runs.compare_stored(content, options, STORE)
    if options.tell is not None:
        return tell_games(content, options)
    budget = _budget(content, options)
    try:
        if options.confirm:
            store = output_folder(content.name, options.output) / STORE
            games = options.games or _games(content, options)
            return confirm_card(content, options, games, _agents(options), _sizes(options.players), store)
        other, stamp_of_other = open_stamped(options.against) if options.against else (None, None)
        for each in filter(None, (content, other)):
            _languages(each, options)
        outcome = _play(options.set, content, budget, options, _shared_sizes(content, other, options))
        if other is None or outcome.report.interrupted:
            return _report(content, stamp, outcome, options)
        games = outcome.report.asked
        second = _play(options.against, other, games, options, _shared_sizes(content, other, options))
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
    codes = [
        _report(content, stamp, outcome, options, tell=False),
        _report(other, stamp_of_other, second, options, tell=False),
    ]
    if second.report.interrupted:
        return max(codes)
    runs.compare_played((content, outcome.run), (other, second.run), options, STORE)
    return max(codes)


def _check(options: argparse.Namespace) -> None:
    counts = [count for count in (options.games, options.workers) if count is not None]
    if any(count < 1 for count in counts) or options.seed < 0:
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    if not 0 < options.margin < 100:
        raise WrongUse("--margin is a number of points of win share between 0 and 100")
    if options.confirm and (options.minutes or options.until or options.against):
        raise WrongUse("--confirm plays --games on two sets of its own; leave out --minutes, --until and --against")
    if options.minutes is not None and not 0 < options.minutes <= MOST_MINUTES:
        raise WrongUse(f"--minutes is above 0 and at most {MOST_MINUTES}")
    if options.minutes is not None and (options.games or options.until):
        raise WrongUse("--minutes chooses the number of games; leave out --games and --until")
    if options.name is not None:
        checked_name(options.name)
    check_telling(options)


def _games(content: ContentSet, options: argparse.Namespace) -> int:
    """How many games are played where nothing is said of it."""
    if set(_agents(options)) == {"random"}:
        return DEFAULT_GAMES
    return min(DEFAULT_GAMES, PROOFS * game_of(content).proof_games)


def _budget(content: ContentSet, options: argparse.Namespace) -> Budget:
    if options.minutes is not None:
        return Minutes(options.minutes, hands_at(hands(options)))
    if options.until is not None:
        return Until(_aim(options.until), options.games or MOST_GAMES)
    return int(options.games or _games(content, options))


def _aim(given: str) -> Aim:
    """``cards:5`` as the aim to know every card's draw lift to within 5 percentage points."""
    what, _, points = given.partition(":")
    guess = near(what, _AIMS)
    try:
        within = float(points) / 100
    except ValueError:
        within = 0.0
    if what not in _AIMS or not 0.001 <= within <= 0.5:
        hint = f"; did you mean {guess}?" if guess and what not in _AIMS else ""
        raise WrongUse(f"--until takes cards or seats and points from 0.1 to 50, as in cards:5, not {given!r}{hint}")
    return Aim("cards" if what == "cards" else "seats", within)


def _shared_sizes(content: ContentSet, other: ContentSet | None, options: argparse.Namespace) -> tuple[int, ...] | None:
    """The sizes of tables asked for; where two sets are played and none were, all that both allow."""
    sizes = _sizes(options.players)
    if other is None or sizes is not None or ("," in options.seats and not options.apart):
        return sizes
    both = [set(range(one.manifest.players.least, one.manifest.players.most + 1)) for one in (content, other)]
    if not both[0] & both[1]:
        raise WrongUse(f"{content.name} and {other.name} are for different numbers of players")
    return tuple(sorted(both[0] & both[1]))


def _agents(options: argparse.Namespace) -> list[str]:
    return with_budget(options.seats.split(","), options.budget)


def _play(
    reference: str, content: ContentSet, budget: Budget, options: argparse.Namespace, sizes: Sequence[int] | None
) -> Outcome:
    store = output_folder(content.name, options.output) / STORE
    with progress_bar(content.name) as progress:
        outcome = playtest(
            reference,
            budget,
            _agents(options),
            options.seed,
            hands(options),
            store,
            progress,
            seats=sizes,
            apart=options.apart,
            margin=options.margin / 100,
            content=content,
        )
    if outcome.note:
        warn(outcome.note)
    if options.name:
        runs.name_run(store, outcome.run, options.name)
    return outcome


def _report(
    content: ContentSet, stamp: str | None, outcome: Outcome, options: argparse.Namespace, *, tell: bool = True
) -> int:
    folder = output_folder(content.name, options.output)
    with uncollected():
        albums = albums_of(content, outcome, stamp, _languages(content, options))
        written = write_reports(outcome, folder, albums, options.lang or LANGUAGES[0])
        written["index"] = write_index(folder.parent)
    if tell:
        print(written["text"].read_text(encoding="utf-8"))
    tell_places(written)
    words = Wording(options.lang or LANGUAGES[0], outcome.report.title_in(options.lang or LANGUAGES[0]))
    if outcome.chosen is not None:
        print(words.say(outcome.chosen))
    key = "text-run-called" if options.name else "text-run"
    print(one_line(words.word(key, run=str(outcome.run), called=options.name or "", set=content.name)))
    return outcome.exit_code


def _languages(content: ContentSet, options: argparse.Namespace) -> list[str]:
    """The languages that a set's report is written in."""
    return languages_written(content, output_folder(content.name, options.output), options.lang)


def _sizes(given: str | None) -> tuple[int, ...] | None:
    if given is None:
        return None
    sizes = whole_numbers(given)
    if sizes is None:
        raise WrongUse(f"--players takes numbers such as 2,3, not {given!r}")
    return sizes
