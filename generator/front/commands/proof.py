"""``proofpress proof``: check, print and play-test sets, and say in one table how they stand."""

import argparse
import json
import os
import sys
from pathlib import Path
from textwrap import fill
from time import perf_counter
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from generator.front.illustrations.albums import albums_of
from generator.front.tasks.judging import found_in
from generator.front.tasks.printers import add_paper
from generator.print.documents import write_pdf
from generator.print.press import Job, all_pages, render
from validator.base.characters import one_line
from validator.base.console import counted, output_folder, print_some, progress_bar, show_issues, tell, warn
from validator.base.files import write_beside
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import ContentError, Issue, WrongUse, in_order, is_legal
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import built_in, find
from validator.play.checking import verdicts
from validator.play.lookup import game_of, open_set
from validator.play.playtest.budget import Budget, Minutes
from validator.play.playtest.page.index import keep_standing, write_index
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.run import Outcome, playtest, write_reports
from validator.play.playtest.running.store import FILE as STORE

WIDTH = 100
NARROW = 66
"""Columns of a terminal below which a table is no help."""
SEED = 1
MOST_MINUTES = 24 * 60


class Standing(NamedTuple):
    """How one set came out; ``seconds`` of wall-clock time, ``report`` None where nothing was played."""

    name: str
    legal: bool
    complete: bool
    played: bool
    pages: int
    games: int
    seconds: float
    folder: Path
    interrupted: bool = False


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sets", metavar="SET", nargs="*", help="built-in sets or folders (default: all built in)")
    parser.add_argument("--games", type=int, help="games to play for each set (default: some ten seconds' worth)")
    parser.add_argument("--minutes", type=float, help="be done in so long: a short trial of each set chooses the games")
    add_paper(parser)
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the games (default {SEED})")
    parser.add_argument("--output", metavar="FOLDER", help="where everything goes (default: output)")


def run(options: argparse.Namespace) -> int:
    counts = [count for count in (options.games, options.workers) if count is not None]
    if options.seed < 0 or any(count < 1 for count in counts):
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    if options.minutes is not None and (options.games or not 0 < options.minutes <= MOST_MINUTES):
        raise WrongUse(f"--minutes is above 0 and at most {MOST_MINUTES}, and chooses the games: leave out --games")
    references = options.sets or built_in()
    for reference in references:
        find(reference)
    began = perf_counter()
    standings: list[Standing] = []
    for reference in references:
        left = 60 * (options.minutes or 0) - (perf_counter() - began)
        standings.append(proof(reference, options, left / (len(references) - len(standings))))
        keep_standing(standings[-1].folder, legal=standings[-1].legal, complete=standings[-1].complete)
        if standings[-1].interrupted:
            break
    if standings[-1].folder.parent.is_dir():
        write_index(standings[-1].folder.parent)
    _show(standings)
    if standings[-1].interrupted:
        return INTERRUPTED
    return 0 if all(standing.legal and standing.complete and standing.played for standing in standings) else 1


def proof(reference: str, options: argparse.Namespace, seconds: float = 0.0) -> Standing:
    """Check one set and, if nothing is wrong, print and play it; in ``seconds``, where ``options`` gives minutes."""
    began = perf_counter()
    print(one_line(f"{find(reference).name}: checking"), file=sys.stderr, flush=True)
    folder, stamp = output_folder(find(reference).name, options.output), set_stamp(find(reference))
    try:
        content = open_set(reference)
        issues = found_in(content)
    except ContentError as fault:
        show_issues(fault.issues, "text")
        return Standing(reference, False, False, False, 0, 0, perf_counter() - began, folder)
    show_issues(issues, "text")
    legal, complete = verdicts(issues, content)
    if not is_legal(issues):
        tell(f"{content.name}: {counted(issues)}; nothing was printed or played")
        return Standing(content.name, legal, complete, False, 0, 0, perf_counter() - began, folder)
    pages = _print(content, folder, options.paper)
    if not content.words.plays:
        tell(f"{content.name} is a kit: it was checked and printed; no rules are known that play it")
        return Standing(content.name, legal, complete, True, pages, 0, perf_counter() - began, folder)
    outcome = _play(reference, content, folder, options, _budget(content, options, began + seconds - perf_counter()))
    write_beside(folder / "findings.json", _json([*issues, *outcome.issues]))
    write_reports(outcome, folder, albums_of(content, outcome, stamp))
    _tell(outcome)
    report = outcome.report
    played = not report.broken and not report.interrupted and _covered(outcome)
    return Standing(
        content.name, legal, complete, played, pages, report.played, perf_counter() - began, folder, report.interrupted
    )


def _tell(outcome: Outcome) -> None:
    """The report's plain sentences and findings; the rest is in the files."""
    for sentence in outcome.sentences:
        print(fill(sentence, min(WIDTH, Console().width)))
    print_some([*map(str, outcome.issues)], len(outcome.issues))
    if outcome.chosen is not None:
        print(fill(Wording("en").say(outcome.chosen), min(WIDTH, Console().width)))
    print()


def _print(content: ContentSet, folder: Path, paper: str) -> int:
    job = Job(paper=paper)
    pages = 0
    with progress_bar(content.name) as progress:
        for done, language in enumerate(content.languages):
            progress("printing", done, len(content.languages))
            drawn = render(content, language, job)
            write_pdf(content, drawn, job, folder)
            pages += len(all_pages(drawn))
    return pages


def _budget(content: ContentSet, options: argparse.Namespace, seconds: float) -> Budget:
    """How many games are played: as many as asked for, as fit ``seconds``, or as the game's proof has."""
    if options.minutes is None:
        return int(options.games or game_of(content).proof_games)
    return Minutes(max(0.0, seconds) / 60, options.workers or os.cpu_count() or 1)


def _play(reference: str, content: ContentSet, folder: Path, options: argparse.Namespace, budget: Budget) -> Outcome:
    players = content.manifest.players
    sizes = range(players.least, players.most + 1)
    with progress_bar(content.name) as progress:
        outcome = playtest(
            reference,
            budget,
            game_of(content).proof_agents,
            options.seed,
            options.workers,
            folder / STORE,
            progress,
            seats=tuple(sizes),
            apart=True,
        )
    if outcome.note:
        warn(outcome.note)
    return outcome


def _covered(outcome: Outcome) -> bool:
    """Whether everything promised was seen, in ordinary or in spotlight games."""
    return all(promise.seen in ("play", "spotlight") for promise in outcome.report.promises)


def _json(issues: list[Issue]) -> bytes:
    return (json.dumps(msgspec.to_builtins(in_order(issues)), ensure_ascii=False, indent=1) + "\n").encode()


def _show(standings: list[Standing]) -> None:
    console = Console()
    if console.width < NARROW:
        for one in standings:
            print("\n".join(_lines(one)))
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("set", "legal", "complete", "played", "pages", "games", "seconds", "report and PDFs in"):
        table.add_column(
            heading, justify="right" if heading in ("pages", "games", "seconds") else "left", overflow="fold"
        )
    for one in standings:
        name = Text(one_line(one.name))
        table.add_row(name, *_marks(one), str(one.pages), str(one.games), f"{one.seconds:.1f}", Text(_where(one)))
    console.print(table)


def _marks(one: Standing) -> list[str]:
    marks = ["yes" if holds else "no" for holds in (one.legal, one.complete, one.played)]
    return [*marks[:2], "kit"] if one.played and not one.games else marks


def _where(one: Standing) -> str:
    return one_line(f"{one.folder.as_posix()}/") if one.pages else "nothing written"


def _lines(one: Standing) -> list[str]:
    """How a set stands, for a terminal too narrow for the table."""
    legal, complete, played = _marks(one)
    return [
        f"{one_line(one.name)}: legal {legal}, complete {complete}, played {played}",
        f"  {one.pages} pages, {one.games} games, {one.seconds:.1f} s",
        f"  {_where(one)}",
    ]
