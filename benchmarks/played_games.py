"""Some games of a set, timed and summed: ``python benchmarks/played_games.py SET RANDOM GREEDY`` prints a line of JSON.

Which Proofpress plays is for ``PYTHONPATH`` to say; whatever plays, equal sums mean that every choice, every option
and the last position of every game were the same. `compiled_speed.py` and a test ask this of several.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

try:
    from validator.play.agents.greedy import RandomAgent
except ImportError:
    # In older commits it stands in a file of its own.
    from validator.play.agents.greedy import RandomAgent  # type: ignore[import-not-found, no-redef]

try:
    from validator.play.agents.greedy import play_out
except ImportError:
    # Commits before this function are played by the same steps.
    def play_out(game: Any, state: Any, agents: Any) -> list[int]:
        chosen: list[int] = []
        choosers = [agent.choose for agent in agents]
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            action = choosers[seat](View(game, state, decision, seat))
            chosen.append(len(state.options))
            chosen.append(action)
            choose(state, action)
        return chosen


def played(game: Any, table: Any, seats: int, games: int, make: Callable[[Any, int], Any]) -> dict[str, Any]:
    """How many games, in how many CPU seconds, and the sum of all that was chosen in them; summing is not counted."""
    summed = hashlib.sha256()
    seconds = 0.0
    for number in range(games):
        began = process_time()
        state = game.start(table, seats, number)
        chosen = play_out(game, state, [make(game, seat) for seat in range(seats)])
        scores = game.scores(state)
        seconds += process_time() - began
        summed.update(repr(chosen).encode())
        summed.update(repr((scores, state.key())).encode())
    return {"games": games, "seconds": seconds, "sum": summed.hexdigest()[:16]}


def main(reference: str, random_games: int, greedy_games: int) -> None:
    """Print the line."""
    content = open_set(reference)
    game = game_of(content)
    table, least = game.table(content), content.manifest.players.least
    seats = min(max(least, 2), content.manifest.players.most)
    found = {
        "compiled": not hasattr(settle, "__code__"),
        "random": played(game, table, seats, random_games, RandomAgent),
        "greedy": played(game, table, seats, greedy_games, GreedyAgent),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
