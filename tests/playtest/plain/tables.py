"""The figures of tables, seats and agents, and of what was seen."""

from __future__ import annotations

from typing import Any

from tests.playtest.plain.arithmetic import share, spread
from tests.playtest.plain.store import Game


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
