"""The stored games read by SQL and taken apart by hand; figures of tables, seats and agents, with estimates and
intervals written out anew.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from scipy.stats import norm, t

Z = float(norm.ppf(0.975))


def share(wins: float, trials: int) -> list[float]:
    """Value, low and high end: the shares that a score test would not refuse, as roots of its quadratic equation."""
    if trials == 0:
        return [0.0, 0.0, 1.0]
    p, k = wins / trials, Z * Z / trials
    root = sqrt((2 * p + k) ** 2 - 4 * (1 + k) * p * p)
    return [p, (2 * p + k - root) / 2 / (1 + k), (2 * p + k + root) / 2 / (1 + k)]


def mean(values: Sequence[float]) -> list[float]:
    """Value, low and high end of a mean, by Student's t."""
    middle = sum(values) / len(values) if values else 0.0
    if len(values) < 2:
        return [middle] * 3
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
    half = float(t.ppf(0.975, len(values) - 1)) * spread / sqrt(len(values))
    return [middle, middle - half, middle + half]


def quantile(values: Sequence[int], part: float) -> int:
    """The least value that this part of all does not exceed."""
    return next(value for value in sorted(values) if sum(one <= value for one in values) >= part * len(values))


def spread(values: Sequence[int]) -> dict[str, object]:
    """A figure over games: its mean, five quantiles, and how often each value came."""
    return {
        "mean": mean(values),
        "quantiles": [quantile(values, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)],
        "counts": [[value, values.count(value)] for value in sorted(set(values))],
    }


def weighed_middle(estimates: Sequence[tuple[float, float]]) -> float:
    """The value of estimates ``(value, weight)`` that has half of all weight on either side; 0 for none."""
    whole = sum(weight for _, weight in estimates)
    reached = [(value, sum(weight for other, weight in estimates if other <= value) / whole) for value, _ in estimates]
    least = min((value for value, share in reached if share >= 0.5 - 1e-9), default=0.0)
    if any(abs(share - 0.5) < 1e-9 for _, share in reached):
        return (least + min(value for value, share in reached if share > 0.5 + 1e-9)) / 2
    return least


def compared(strata: Sequence[tuple[Sequence[float], Sequence[float]]]) -> list[float] | None:
    """Value, low, high end, middle and error of a difference of shares between two groups, by stratum.

    Every group gets one win and one loss more (Agresti and Caffo) but for the value; strata weigh as Mantel and
    Haenszel have it.
    """
    both = [(one, two) for one, two in strata if one and two]
    if not both:
        return None
    weights = [len(one) * len(two) / (len(one) + len(two)) for one, two in both]
    plain = [sum(one) / len(one) - sum(two) / len(two) for one, two in both]
    added = [((sum(one) + 1) / (len(one) + 2), (sum(two) + 1) / (len(two) + 2)) for one, two in both]
    total = sum(weights)
    centre = sum(weight * (p - q) for weight, (p, q) in zip(weights, added, strict=True)) / total
    noise = sum(
        weight**2 * (p * (1 - p) / (len(one) + 2) + q * (1 - q) / (len(two) + 2))
        for weight, (p, q), (one, two) in zip(weights, added, both, strict=True)
    )
    error = sqrt(noise) / total
    value = sum(weight * found for weight, found in zip(weights, plain, strict=True)) / total
    return [value, max(-1.0, centre - Z * error), min(1.0, centre + Z * error), centre, error]


class Game(NamedTuple):
    """One game as it was stored; ``agents`` are by seat, ``uses`` are ``(seat, design, use)``."""

    table: int
    agents: list[str]
    scores: list[int]
    winners: list[int]
    length: int
    choices: int
    decisions: int
    kept: set[int]
    uses: set[tuple[int, int, int]]
    parts: dict[str, list[int]]
    worth: list[tuple[int, int]]
    course: list[list[int]]
    starter: int

    def win(self, seat: int) -> float:
        """The part of the win that a seat had."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def has(self, seat: int, design: int, use: int) -> bool:
        """Whether a seat put a design to a use."""
        return (seat, design, use) in self.uses


def uses_of(plan: dict[str, Any]) -> list[str]:
    """The uses that are kept of each design."""
    return ["drawn", "played", *[use for use in plan["uses"] if use not in ("drawn", "played")]]


def read(path: Path, run: int = 1) -> tuple[dict[str, Any], list[Game]]:
    """A run's plan and its games, those that broke left out."""
    with sqlite3.connect(path) as base:
        (plan_text,) = base.execute("SELECT plan FROM runs WHERE run = ?", (run,)).fetchone()
        base.row_factory = sqlite3.Row
        rows = base.execute("SELECT * FROM games WHERE run = ? AND fault IS NULL ORDER BY game", (run,)).fetchall()
    plan = json.loads(plan_text)
    return plan, [_game(plan, row) for row in rows]


def _game(plan: dict[str, Any], row: sqlite3.Row) -> Game:
    number, tables = row["game"], plan["lineups"]
    lineup = tables[number % len(tables)]
    turn = number // len(tables) % len(lineup) if len(set(lineup)) > 1 else 0
    agents = [lineup[(seat + turn) % len(lineup)] for seat in range(len(lineup))]
    designs, uses = len(plan["designs"]), len(uses_of(plan))
    used = set()
    for seat in range(len(lineup)):
        for design in range(designs):
            for use in range(uses):
                place = (seat * designs + design) * uses + use
                if row["uses_of_designs"][place // 8] >> (place % 8) & 1:
                    used.add((seat, design, use))
    kept = {place for place in range(plan["promises"]) if row["kept_promises"][place // 8] >> (place % 8) & 1}
    return Game(
        number % len(tables),
        agents,
        list(map(int, row["scores"].split())),
        list(map(int, row["winners"].split())),
        row["length"],
        row["choices"],
        row["decisions"],
        kept,
        used,
        json.loads(row["score_parts"]),
        [(int(design), int(points)) for design, points in map(_two, row["worth_of_designs"].split())],
        [list(map(int, points.split())) for points in row["course"].split("|") if points],
        row["starter"],
    )


def _two(pair: str) -> list[str]:
    return pair.split(":")


def tables(plan: dict[str, Any], games: list[Game]) -> list[dict[str, Any]]:
    """Every table at which games were played."""
    found = []
    for number, lineup in enumerate(plan["lineups"]):
        played = [game for game in games if game.table == number]
        if played:
            found.append(_table(lineup, played))
    return found


def _table(lineup: list[str], games: list[Game]) -> dict[str, Any]:
    ranked = [sorted(game.scores, reverse=True) for game in games]
    seats = range(len(lineup))
    return {
        "lineup": lineup,
        "games": len(games),
        "shared": share(sum(len(game.winners) > 1 for game in games), len(games)),
        "seats": [_side([(game, seat) for game in games]) for seat in seats],
        "agents": [
            _side([(game, seat) for game in games for seat in seats if game.agents[seat] == agent])
            for agent in sorted(set(lineup))
        ],
        "length": spread([game.length for game in games]),
        "choices": spread([game.choices for game in games]),
        "scores": spread([points for game in games for points in game.scores])["counts"],
        "to_last": spread([points[0] - points[-1] for points in ranked]),
        "to_second": spread([points[0] - points[1] for points in ranked]),
        "parts": _parts(games),
    }


def _side(held: list[tuple[Game, int]]) -> dict[str, Any]:
    return {
        "games": len(held),
        "wins": share(sum(game.win(seat) for game, seat in held), len(held)),
        "score": spread([game.scores[seat] for game, seat in held]),
    }


def _parts(games: list[Game]) -> list[dict[str, Any]]:
    found = []
    for name in dict.fromkeys(name for game in games for name in game.parts):
        won = [game.parts[name][seat] for game in games for seat in game.winners]
        lost = [points for game in games for seat, points in enumerate(game.parts[name]) if seat not in game.winners]
        found.append({"name": name, "winners": sum(won) / len(won), "others": sum(lost) / len(lost) if lost else 0.0})
    return found


def kept(plan: dict[str, Any], games: list[Game]) -> list[tuple[int, float | None]]:
    """For each promise the games that kept it; or else the highest share of games that can (1 - 0.05^(1/n))."""
    counts = [sum(promise in game.kept for game in games) for promise in range(plan["promises"])]
    return [(count, None if count else 1 - 0.05 ** (1 / len(games))) for count in counts]
