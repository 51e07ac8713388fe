"""How many full ships are judged in a second on one core, and what else a ship costs.

    python benchmarks/ship_speed.py

The ships are the kept witnesses: every cell of boards III and IIIa filled, 36 tiles each.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from validator.play.games.trucker.ships.faults import faults, is_legal
from validator.play.games.trucker.ships.hull import Ship, figures_of, parts
from validator.play.games.trucker.ships.witness import stored_layout
from validator.play.lookup import open_set

SECONDS = 1.0


def per_second(work: Callable[[], object]) -> float:
    """How often the work is done in a second."""
    done, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < SECONDS:
        for _ in range(200):
            work()
        done += 200
    return done / taken


def main() -> None:
    content = open_set("trucker")
    for board in ("I", "II", "III", "IIIa"):
        laid = stored_layout(content, board)
        assert laid is not None
        ship: Ship = laid.ship
        works: dict[str, Callable[[], object]] = {
            "judged legal": lambda ship=ship: is_legal(ship),
            "faults listed": lambda ship=ship: faults(ship),
            "parts found": lambda ship=ship: parts(ship),
            "figures": lambda ship=ship: figures_of(ship.table, ship.board, ship.tiles),
            "copied": ship.copy,
        }
        told = ", ".join(f"{name} {per_second(work):,.0f}" for name, work in works.items())
        print(f"board {board}, {ship.tile_count()} tiles, per second: {told}")


if __name__ == "__main__":
    main()
