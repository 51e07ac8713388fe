"""A ladder: all players of a game at all tables that they can make, and how they stand against each other."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base.columns import columns, filled
from validator.base.files import write_beside
from validator.play.playtest.figures.strength import ANCHOR, FILE, LADDER_FORMAT, Ladder, Rung, Rungs, rated, rungs_of
from validator.play.playtest.page.book import Words
from validator.play.playtest.page.document import json_text
from validator.play.playtest.page.frame import framed, languages_of, note, pages_in
from validator.play.playtest.page.tables import Cell, Row, columns_of, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_share
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Bench, CannotSeat, Opener, Roster, bench_of, plan_of
from validator.play.playtest.running.playing import Progress, Session, Where, crew_of, play_up_to
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Job

STEM = "ladder"


def ladder_text(ladder: Ladder, language: str = "en") -> str:
    """The whole ladder in a language."""
    return "\n".join(_lines(ladder, Wording(language))) + "\n"


def _lines(ladder: Ladder, words: Wording) -> Iterator[str]:
    yield words.word("ladder-title", title=ladder.set_titles.get(words.language) or ladder.title)
    for table in ladder.tables:
        yield ""
        yield words.word("ladder-table", seats=table.seats, games=table.games, broken=table.broken)
        yield from columns([_heads(words), *(_cells(words, rung) for rung in table.rungs)])
    yield ""
    yield filled(_note(ladder, words))


def _heads(words: Wording) -> list[str]:
    return ["", *(words.word(f"head-{name}") for name in ("rating", "within", "games", "wins"))]


def _cells(words: Wording, rung: Rung) -> list[str]:
    return [f"{rung.place:>2}  {rung.player}", rated(rung)["value"], _within(rung, words), *_counts(rung)]


def _within(rung: Rung, words: Wording) -> str:
    """The interval; a dash for the one by whom the others are measured."""
    return "–" if rung.rating.low == rung.rating.high else words.word("ladder-within", **rated(rung))


def _counts(rung: Rung) -> list[str]:
    return [f"{rung.games:,}", shown_share(rung.wins / rung.games) if rung.games else "–"]


def _note(ladder: Ladder, words: Wording) -> str:
    measured = any(rung.player == ANCHOR for table in ladder.tables for rung in table.rungs)
    return words.word("ladder-note", anchor=ANCHOR, measured=int(measured))


def ladder_pages(ladder: Ladder) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind as in `page.document`."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(ladder, language))


def _page(ladder: Ladder, language: str) -> str:
    words = Words(language)
    title = words.words.word("ladder-title", title=ladder.set_titles.get(language) or ladder.title)
    return framed(language, title, _sections(ladder, words, title))


def _sections(ladder: Ladder, words: Words, title: str) -> Iterator[Node]:
    wording = words.words
    ways = languages_of(STEM, wording.language, LANGUAGES)
    yield html.header(ways, html.h1(title), note(_note(ladder, wording)))
    for table in ladder.tables:
        heading = words.word("ladder-table", seats=table.seats, games=table.games, broken=table.broken)
        yield html.section(html.h2(heading), _table(words, table, heading))


def _table(words: Words, table: Rungs, heading: str) -> Node:
    columns = columns_of(words, "head", "place player:name rating within:text games wins manner:text")
    return table_of(words, heading, columns, [_row(words.words, rung) for rung in table.rungs])


def _row(words: Wording, rung: Rung) -> Row:
    manner = f"manner-{rung.player.partition(':')[0]}"
    return row_of(
        Cell(str(rung.place), rung.place),
        html.b(rung.player),
        Cell(rated(rung)["value"], rung.rating.value),
        *(_within(rung, words), *_counts(rung)),
        words.word(manner) if words.has(manner) else "",
    )


STORE = "ladder.sqlite"


class Match(NamedTuple):
    """What is to be played: the set, who plays, how many games at each number of seats, and the seed."""

    reference: str
    players: tuple[str, ...]
    sizes: tuple[int, ...] | None
    games: int | None
    seed: int


def climbed(
    match: Match, folder: Path, workers: Where, progress: Progress | None = None, *,
    opener: Opener = opened, roster: Roster = agent_named,
) -> Ladder:  # fmt: skip
    """Let all players meet at every number of seats, in every company as often, and rate them.

    The number of games at each size (default: as many as a proof plays) is rounded up so that each company plays
    alike. Games that ``folder`` keeps from an earlier time are not played again.

    Raises:
        ContentError, UnknownSet, UnknownAgent: as `validator.play.playtest.run.playtest`.
        CannotSeat: the set is not for so many, or fewer than two players are named.
        StoreError, Stopped: the store cannot be used, or a worker died.
    """
    if len(set(match.players)) < 2 or len(set(match.players)) < len(match.players):
        raise CannotSeat("a ladder takes two players or more, each named once")
    bench = bench_of(match.reference, match.players, opener, roster)
    tables: list[Rungs] = []
    digest = version = ""
    with Store(folder / STORE) as store:
        for size in _sizes(match, bench):
            plan = plan_of(match.reference, companies(match.players, size), match.seed, bench)
            digest, version = plan.digest, plan.version
            with crew_of(Job(plan, opener, roster), bench, workers) as crew:
                run = store.run_of(plan)
                games = _games(match, bench, len(plan.lineups))
                play_up_to(Session(bench, plan, store, run, crew, progress), games)
                rows = ((row, plan.agents_of(row.number)) for row in store.rows(run, games))
                tables.append(rungs_of(size, match.players, rows))
                interrupted = crew.interrupted
            if interrupted:
                break
    content = bench.content
    return Ladder(
        format=LADDER_FORMAT, set=content.name, title=content.manifest.title.get("en", content.name),
        game=bench.game.name, version=version, digest=digest, seed=match.seed, interrupted=interrupted,
        tables=tuple(tables), set_titles=dict(content.manifest.title),
    )  # fmt: skip


def _sizes(match: Match, bench: Bench) -> tuple[int, ...]:
    """The numbers of seats, of those above one.

    Raises:
        CannotSeat: the set is not for so many.
    """
    allowed = bench.content.manifest.players
    sizes = match.sizes or tuple(range(max(2, allowed.least), allowed.most + 1))
    for size in sizes:
        if not max(2, allowed.least) <= size <= allowed.most:
            raise CannotSeat(f"{bench.content.name} is for {allowed.least} to {allowed.most} players, not {size}")
    return sizes


def companies(players: Sequence[str], size: int) -> tuple[tuple[str, ...], ...]:
    """All tables of so many different players; where there are too few, one table at which they sit in turn."""
    if len(players) < size:
        return (tuple(players[seat % len(players)] for seat in range(size)),)
    return tuple(combinations(players, size))


def _games(match: Match, bench: Bench, tables: int) -> int:
    return ceil((match.games or bench.game.proof_games) / tables) * tables


def write_ladder(ladder: Ladder, folder: Path) -> dict[str, Path]:
    """Write ``ladder.json`` and a page in each language; the paths by kind."""
    pages = ladder_pages(ladder)
    texts = {**pages, "json": (FILE, json_text(ladder, Wording("en")))}
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}
