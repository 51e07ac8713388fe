"""Payment after a flight, and the winners of the game."""

from __future__ import annotations

from validator.play.engine.step import Step
from validator.play.games.trucker.rules.state import TruckerState, is_team_game, note, partner_of, receive
from validator.play.games.trucker.ships.hull import COLOURS, Ship

PARTS = ("placing", "exposed", "goods", "lost")


def placing_reward(state: TruckerState, seat: int) -> int:
    """Credits for arriving, by place."""
    if not state.flying[seat]:
        return 0
    flying, positions, place = state.flying, state.positions, 0
    for other in range(state.seats):
        ahead = positions[other] - positions[seat]
        if flying[other] and (ahead > 0 or (ahead == 0 and other < seat)):
            place += 1
    rewards = state.table.rules.placing[state.round_number]
    return rewards[place] if place < len(rewards) else 0


def exposed_reward(state: TruckerState, seat: int) -> int:
    """Credits for the fewest exposed connectors among those who arrived; all who tie get them, or nobody (D-14)."""
    if not state.flying[seat]:
        return 0
    fewest, tied = state.ships[seat].figures().exposed, False
    for other in range(state.seats):
        if other != seat and state.flying[other]:
            exposed = state.ships[other].figures().exposed
            if exposed < fewest:
                return 0
            tied = tied or exposed == fewest
    if tied and state.table.rules.fewest_exposed_tie == "nobody":
        return 0
    return state.table.rules.fewest_exposed[state.round_number]


def goods_price(state: TruckerState, seat: int) -> int:
    """Credits for the goods aboard; half for those who gave up, the sum rounded by D-15."""
    ship, prices, full = state.ships[seat], state.table.prices, 0
    if ship.goods.count(0) < len(ship.goods):
        for colour in range(COLOURS):
            full += ship.goods_count(colour) * prices[colour]
    if state.flying[seat]:
        return full
    return (full + (state.table.rules.half_credit == "up")) // 2


def loss(ship: Ship) -> int:
    """Credits to pay for lost tiles and for those left in reserve, up to the board's cap."""
    count = len(ship.lost) + len(ship.reserve)
    most = ship.board.most_loss
    return count if most is None else min(count, most)


def earnings(state: TruckerState, seat: int) -> list[int]:
    """What the end of the round brings a seat, in the order of `PARTS`."""
    return [
        placing_reward(state, seat),
        exposed_reward(state, seat),
        goods_price(state, seat),
        -loss(state.ships[seat]),
    ]


class Pay(Step[TruckerState]):
    """Rewards, goods and losses; then everything but credits goes back."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        due = [sum(earnings(state, seat)) for seat in range(state.seats)]
        for seat, amount in enumerate(due):
            receive(state, seat, amount)
            clear(state, state.own_ship(seat))
        note(state, "paid")


def clear(state: TruckerState, ship: Ship) -> None:
    """Crew, batteries and goods return to the bank."""
    state.bank_humans += ship.human_count()
    state.bank_batteries += ship.battery_count()
    for place, count in enumerate(ship.goods):
        state.bank_goods[place % COLOURS] += count
    ship.crew = [0] * len(ship.crew)
    ship.batteries = [0] * len(ship.batteries)
    ship.goods = [0] * len(ship.goods)


def scores(state: TruckerState) -> list[int]:
    """Credits; those of a team are counted together."""
    if is_team_game(state):
        return [state.credits[seat] + state.credits[partner_of(seat)] for seat in range(state.seats)]
    return state.credits[:]


def winners(state: TruckerState) -> list[int]:
    """Seats with the most credits; ties share the win."""
    points = scores(state)
    return [seat for seat, total in enumerate(points) if total == max(points)]
