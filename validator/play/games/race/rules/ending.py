"""Why a game is over, and how a tie was decided."""

from __future__ import annotations

from validator.play.engine.game import Telling
from validator.play.engine.ties import leaders, tie_told
from validator.play.games.race.rules.scoring import scores
from validator.play.games.race.rules.state import RaceState


def ended(state: RaceState) -> Telling:
    """Somebody has a full tableau, or the pool of points is empty."""
    full = state.table.rules.tableau_end
    seats = tuple(seat for seat, tableau in enumerate(state.tableaus) if len(tableau.cards) >= full)
    if not seats:
        return Telling("ended-pool", {})
    key = "ended-both" if state.pool <= 0 else "ended-tableau"
    return Telling(key, {"cards": full, "count": len(seats)}, seats)


def tied(state: RaceState) -> Telling | None:
    """A tie goes to the most cards in hand and goods; F12 says who wins if these are equal too."""
    wealth = [len(hand) + goods.bit_count() for hand, goods in zip(state.hands, state.goods, strict=True)]
    first = leaders(scores(state))
    told = tie_told(first, [("tie-wealth", wealth)])
    if told is None or state.table.rules.final_tie != "start_number":
        return told
    numbers = [-state.table.number[world] for world in state.starts]
    by_number = tie_told(first, [("tie-wealth", wealth), ("tie-number", numbers)])
    assert by_number is not None
    return by_number._replace(numbers={name: abs(number) for name, number in by_number.numbers.items()})
