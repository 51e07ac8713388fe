"""Do players of Race for the Galaxy like, and win with, the cards that people do?

    python benchmarks/agreement_with_people.py PLAYER [--seats 2] [--games 5000] [--workers 2] [--keep FILE]

One player sits in all seats. Card by card, over `people_of_race.csv` (its head says where it is from), it prints how
the rates with which cards are played, and with which players who had them win, agree with people's (Spearman; cards
played at least 20 times), and how the games went. Figures of each fifty games are added to FILE as they come, so that
a run that was broken off goes on from there; game n is the same, however many workers there are.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from validator.play.agents.contract import View
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.roster import agent_named

PEOPLE = Path(__file__).with_name("people_of_race.csv")
CHUNK = 50
"""Games whose figures are kept together."""
LEAST_PLAYS = 20
"""Of cards played less often, rates say too little."""


class Run(NamedTuple):
    """Some games: who plays, which set, at how many seats, and the number of the first game."""

    player: str
    reference: str
    seats: int
    first: int


@cache
def opened(reference: str) -> tuple[Game, Any]:
    """A game and the table of one of its sets."""
    content = open_set(reference)
    game = game_of(content)
    return game, game.table(content)


def played(run: Run) -> Counter[str]:
    """The figures of fifty games, summed."""
    game, table = opened(run.reference)
    make = agent_named(run.player)
    found: Counter[str] = Counter()
    for number in range(run.first, run.first + CHUNK):
        began = process_time()
        state = game.start(table, run.seats, number)
        agents = [make(game, scrambled(number, seat)) for seat in range(run.seats)]
        decision = settle(state)
        chosen = -1
        while decision is not None:
            if state.round > chosen and not state.is_secret:
                chosen = state.round
                count_actions(found, state)
            seat = decision.seat(state)
            choose(state, agents[seat].choose(View(game, state, decision, seat)))
            decision = settle(state)
        found["seconds"] += process_time() - began
        count_game(found, game, state)
    return found


def count_actions(found: Counter[str], state: Any) -> None:
    """Whose action cards were just turned up."""
    choices = state.table.choices[state.seats]
    found.update(f"action {card}" for number in state.chosen for card in choices[number].cards)


def count_game(found: Counter[str], game: Game, state: Any) -> None:
    """How a game ended, and which cards lie before whom."""
    table, scores, winners = state.table, game.scores(state), game.winners(state)
    found["games"] += 1
    found["rounds"] += state.round
    found["ended by chips"] += state.pool <= 0
    full = max(len(tableau.cards) for tableau in state.tableaus) >= table.tableau_end
    found["ended by cards"] += full
    for seat, tableau in enumerate(state.tableaus):
        won = (seat in winners) / len(winners)
        found["points"] += scores[seat]
        found["chips"] += state.chips[seat]
        found["cards"] += len(tableau.cards)
        developments = [design for design in tableau.cards if design >= table.first_development]
        found["developments"] += len(developments)
        found["dear developments"] += sum(table.cost[design] >= 6 for design in developments)
        for design in set(tableau.cards) - {state.starts[seat]}:
            found[f"plays {table.designs[design]}"] += 1
            found[f"wins {table.designs[design]}"] += won


def ranks(numbers: list[float]) -> list[float]:
    """The place of each number among all, from the lowest; equal numbers share theirs."""
    ordered = sorted(numbers)
    return [ordered.index(number) + (ordered.count(number) - 1) / 2 for number in numbers]


def spearman(first: list[float], second: list[float]) -> float:
    """How two orders agree, from -1 to 1."""
    middle = (len(first) - 1) / 2
    left, right = ([rank - middle for rank in ranks(numbers)] for numbers in (first, second))
    product = sum(one * other for one, other in zip(left, right, strict=True))
    return float(product / (sum(one * one for one in left) * sum(other * other for other in right)) ** 0.5)


def agreement(found: Counter[str], reference: str, seats: int) -> str:
    """The line about cards."""
    _, table = opened(reference)
    copies = Counter(table.designs[design] for design in table.deck)
    lines = [line for line in PEOPLE.read_text().splitlines() if not line.startswith("#")]
    rows = [row for row in csv.DictReader(lines) if found[f"plays {row['id']}"] >= LEAST_PLAYS]
    plays = [found[f"plays {row['id']}"] for row in rows]
    wins = [found[f"wins {row['id']}"] / count for row, count in zip(rows, plays, strict=True)]
    shares = [count / copies[row["id"]] for row, count in zip(rows, plays, strict=True)]
    win = spearman(wins, [float(row["win"]) for row in rows])
    play = spearman(shares, [float(row["play"]) for row in rows])
    return f"agreement on {len(rows)} cards at {seats} seats: win {win:.3f}, play {play:.3f}"


def report(found: Counter[str], run: Run) -> None:
    """Print what was found."""
    games = found["games"]
    results = games * run.seats
    each = {word: found[word] / results for word in ("points", "chips", "cards", "developments", "dear developments")}
    rounds = found["rounds"] / games
    print(f"{run.player}, {games} games, {games / found['seconds']:.1f} a CPU second")
    print(agreement(found, run.reference, run.seats))
    print(f"{rounds:.2f} rounds, {each['points'] / rounds:.2f} points a round")
    print("a player: " + ", ".join(f"{number:.2f} {word}" for word, number in each.items()))
    print("ended by " + ", ".join(f"{word} {found[f'ended by {word}'] / games:.0%}" for word in ("cards", "chips")))
    actions = {word[7:]: count for word, count in found.items() if word.startswith("action ")}
    whole = found["rounds"] * run.seats
    print("actions a round and player: " + ", ".join(f"{name} {actions[name] / whole:.2f}" for name in sorted(actions)))


def main() -> None:
    """Play what is not kept yet, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("--set", default="race", dest="reference")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--workers", type=int, default=2, choices=(1, 2))
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    runs = [Run(options.player, options.reference, options.seats, first) for first in range(0, options.games, CHUNK)]
    kept: dict[str, dict[str, float]] = {}
    if options.keep and options.keep.exists():
        kept = {line["run"]: line["found"] for line in map(json.loads, options.keep.read_text().splitlines())}
    missing = [run for run in runs if str(run) not in kept]
    with ProcessPoolExecutor(options.workers) as workers:
        for run, figures in zip(missing, workers.map(played, missing), strict=True):
            kept[str(run)] = dict(figures)
            if options.keep:
                with options.keep.open("a") as file:
                    file.write(json.dumps({"run": str(run), "found": figures}) + "\n")
    total: Counter[str] = Counter()
    for run in runs:
        total.update(kept[str(run)])
    report(total, runs[0])


if __name__ == "__main__":
    main()
