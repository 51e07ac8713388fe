"""How a game begins, for those who lay it out on a table: what lies where whatever chance deals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.print.exports.goods import Laid, Table
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.engine.step import settle
from validator.play.engine.table_view import BACK, EVERYBODY, Lying, Place, TableView
from validator.play.lookup import game_of

SEEDS = (1, 2, 3, 4, 5)
"""What lies there in all of these deals does not hang on chance; all else is left to the shuffled supply."""
Spot = tuple[int, str, str, bool]
"""A seat, the heading of a place, a design, and whether its back is up."""


def tables_of(content: ContentSet, language: str) -> tuple[Table, ...]:
    """How the set's game begins, for each number of players; a table for each with nothing laid where nothing is known.

    Chance decides nothing of it: what is dealt stays in the supply, to be shuffled and dealt by the players.
    """
    seats = range(content.manifest.players.least, content.manifest.players.most + 1)
    try:
        game = game_of(content)
    except WrongUse:
        return tuple(map(Table, seats))
    table = game.table(content)
    if game.table_view is None or table is None:
        return tuple(map(Table, seats))
    view = game.table_view(table, content, language)
    return tuple(Table(players, tuple(_always(game, table, view, players))) for players in seats)


def _always(game: Game, table: Any, view: TableView, players: int) -> Iterator[Laid]:
    """What lies where in every deal, so many of it in all of them."""
    first, *others = (_lying(game, table, view, players, seed) for seed in SEEDS)
    for spot, count in first.items():
        if all(deal.get(spot) == count for deal in others):
            seat, place, name, is_back = spot
            yield Laid(name, count, seat, place, is_back)


def _lying(game: Game, table: Any, view: TableView, players: int, seed: int) -> dict[Spot, int]:
    """What lies where in one deal; a hand is its owner's, whoever looks at the table."""
    state = game.start(table, players, seed)
    settle(state)
    found: dict[Spot, int] = {}
    for seat in range(players):
        for place in view.shown(state, seat).places:
            owner = _owner(place, seat)
            if owner != seat and (owner != EVERYBODY or seat):
                continue
            for lying in place.pieces:
                if lying.piece and not _is_second_face(lying, place):
                    spot = (owner, place.heading, lying.piece, lying.side == BACK)
                    found[spot] = found.get(spot, 0) + lying.copies
    return found


def _owner(place: Place, seat: int) -> int:
    return seat if place.seat == EVERYBODY and place.how == "fan" else place.seat


def _is_second_face(lying: Lying, place: Place) -> bool:
    """Whether something is shown as the other face of what lies there with its front up already."""
    return lying.side == BACK and any(one.piece == lying.piece and one.side != BACK for one in place.pieces)
