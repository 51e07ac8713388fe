"""The soak: many games of a game, half by lot and half sensible, and what broke in them.

``python -m tests.soak.run --game NAME`` plays a whole soak of a game into ``output/soak/NAME.sqlite``; after Ctrl-C,
or however it ended, the same command goes on where it stopped. After each game it draws all soaks in that folder as a
table (text), a picture (SVG) and numbers (JSON); without ``--game`` it only draws. ``--again GAME:SET:PROFILE:NUMBER``
plays one game again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests import ROOT
from tests.soak.games import Part, opened, parts_of, plan_of, play_numbered, played, seat_taker, setting_of
from tests.soak.tally import BY_LOT, HURRIED, Tally, write_figures
from validator.base.issue import Trouble
from validator.play.lookup import games as all_games
from validator.play.playtest.running.plan import Bench, Plan, bench_of
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Job, Workers

FOLDER = ROOT / "output" / "soak"
SEED = 2026
NEWS_SECONDS = 60.0
BROKEN, INTERRUPTED = 1, 130


class Laid(NamedTuple):
    """A part of a soak ready to be played."""

    part: Part
    bench: Bench
    plan: Plan


def laid_out(game: str, games: int, seed: int = SEED) -> Iterator[Laid]:
    """The parts of a soak."""
    return (ready(part, seed) for part in parts_of(game, games))


def ready(part: Part, seed: int) -> Laid:
    """A part with its set opened and its plan made."""
    bench = bench_of(part.reference, (BY_LOT, HURRIED), opened, seat_taker)
    return Laid(part, bench, plan_of(part, bench, seed))


def play(game: str, games: int, workers: int, store: Store, seed: int = SEED) -> bool:
    """Play what is still missing of a soak, the same games on any count of workers; False after Ctrl-C."""
    return all(play_part(laid, workers, store) for laid in laid_out(game, games, seed))


def play_part(laid: Laid, workers: int, store: Store) -> bool:
    """Play what is still missing of a part; False after Ctrl-C."""
    run, games = store.run_of(laid.plan), laid.part.games
    done, told = store.played(run, games), monotonic()
    with Workers(Job(laid.plan, opened, seat_taker), laid.bench, workers) as crew:
        try:
            for rows in crew.spread(play_numbered, store.missing(run, games)):
                store.add(run, rows)
                done += len(rows)
                if monotonic() > told + NEWS_SECONDS:
                    told = monotonic()
                    print(f"{laid.part.reference}: {done:,} of {games:,} games", flush=True)
        except KeyboardInterrupt:
            crew.interrupted = True
        return not crew.interrupted


def tally_of(game: str, games: int, store: Store) -> Tally:
    """What the games played so far showed."""
    tally = Tally(game, games)
    limited = setting_of(game).last is not None
    for part, _, plan in laid_out(game, games):
        tally.add(part.reference, plan, limited, store.rows(store.run_of(plan), part.games))
    return tally


def soaked(game: str, games: int, workers: int, folder: Path) -> tuple[Tally, bool]:
    """Play a soak to its end or to Ctrl-C; what it showed, and whether it was played to its end."""
    with Store(folder / f"{game}.sqlite") as store:
        whole = play(game, games, workers, store)
        return tally_of(game, games, store), whole


def draw_all(folder: Path) -> list[Tally]:
    """Draw every soak in a folder, made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    tallies = []
    for game in all_games():
        if (folder / f"{game}.sqlite").is_file():
            with Store(folder / f"{game}.sqlite") as store:
                tallies.append(tally_of(game, setting_of(game).games, store))
    write_figures(tallies, folder)
    return tallies


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.run", description=__doc__)
    parser.add_argument("--game", action="append", choices=all_games(), help="a game to soak; may be said again")
    parser.add_argument("--games", type=int, help="how many games; default: what the game's soaked.py says")
    parser.add_argument("--workers", type=int, default=1, help="processes; default: 1")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept and figures drawn")
    parser.add_argument("--again", metavar="GAME:SET:PROFILE:NUMBER", help="play one game again, looked at closely")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0, 1 where something broke, 130 after Ctrl-C, or the code of a fault of the store."""
    wanted = asked(arguments)
    if wanted.again:
        reference, _, number = wanted.again.rpartition(":")
        laid = ready(Part(reference, int(number) + 1), SEED)
        result = played(laid.bench, laid.plan, int(number), closely=True)
        print(result.fault or f"{result.choices} choices, scores {result.scores}, nothing broke")
        return BROKEN if result.fault else 0
    tallies = draw_all(wanted.folder)
    for game in wanted.game or ():
        tally, whole = soaked(game, wanted.games or setting_of(game).games, wanted.workers, wanted.folder)
        print(tally.sentence, flush=True)
        tallies = draw_all(wanted.folder)
        if not whole:
            return INTERRUPTED
    print(f"figures: {wanted.folder / 'soak.txt'}, soak.svg and soak.json")
    return BROKEN if any(tally.broken for tally in tallies) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(trouble.code)
