"""The stored games, read by SQL and taken apart by hand."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple


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
