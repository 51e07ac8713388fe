"""How a ladder comes of games. A file of its own: what rates players takes a second to load, and few commands rate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from validator.playtest.figures.strength.rating import Finish, ratings
from validator.playtest.figures.strength.standing import ANCHOR, Rung, Rungs
from validator.playtest.running.rows import Row


def rungs_of(seats: int, players: Sequence[str], rows: Iterable[tuple[Row, Sequence[str]]]) -> Rungs:
    """The standing at tables of one size; ``rows`` are games with the names of their players by seat."""
    numbers = {name: number for number, name in enumerate(players)}
    finishes, broken = [], 0
    played, won = [0] * len(players), [0.0] * len(players)
    for row, names in rows:
        if row.fault is not None:
            broken += 1
            continue
        seated = [numbers[name] for name in names]
        finishes.append(Finish(seated, row.winners))
        for seat, player in enumerate(seated):
            played[player] += 1
            won[player] += (seat in row.winners) / len(row.winners)
    found = ratings(len(players), finishes, numbers.get(ANCHOR)) if finishes else []
    order = sorted(range(len(found)), key=lambda player: (-found[player].value, player))
    rungs = [
        Rung(player=players[player], place=place, games=played[player], wins=won[player], rating=found[player])
        for place, player in enumerate(order, start=1)
    ]
    return Rungs(seats=seats, games=len(finishes), broken=broken, rungs=tuple(rungs))
