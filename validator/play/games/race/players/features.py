"""What a position is described by: for those who learn what cards are worth, and for styles of play that lean."""

from __future__ import annotations

from validator.play.engine.bits import number_of
from validator.play.engine.game import Features
from validator.play.games.race.players.value import rounds_left
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.words.numbers import ANY, KIND_COUNT


def _cards(state: RaceState, seat: int) -> list[list[int]]:
    return [list(state.tableaus[seat].cards), state.hands[seat]]


def _counted(state: RaceState, seat: int) -> list[float]:
    tableau, goods = state.tableaus[seat], state.goods[seat]
    places = [goods & tableau.worlds[kind] for kind in range(1, KIND_COUNT)]
    strength = tableau.strength
    return [
        float(len(state.hands[seat])),
        float(state.chips[seat]),
        float(tableau.points),
        float(len(tableau.cards)),
        float(number_of(tableau.worlds[ANY])),
        *[float(number_of(there)) for there in places],
        float(strength),
        float(strength * strength),
        float(tableau.discount),
        float(len(tableau.uses) * number_of(tableau.worlds[ANY])),
    ]


FEATURES = Features(
    shown=("tableau",),
    held=("hand",),
    cards=_cards,
    numbers=(
        "hand",
        "chips",
        "points",
        "cards",
        "holders",
        "novelty",
        "rare",
        "genes",
        "alien",
        "strength",
        "strength squared",
        "develop discount",
        "uses by holders",
    ),
    counted=_counted,
    rounds_left=rounds_left,
)


def held(state: RaceState, seat: int) -> float:
    """Cards in hand and goods."""
    return float(len(state.hands[seat]) + state.goods[seat].bit_count())


def over(state: RaceState) -> float:
    """How far the fullest tableau, or the pool of chips, has come to where the game ends."""
    fullest = max([len(tableau.cards) for tableau in state.tableaus]) / state.table.rules.tableau_end
    taken = sum(state.chips)
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))
