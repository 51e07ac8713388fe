"""Enemies: slavers, smugglers, pirates. They attack from the leader to the last until somebody beats them.

Fire power is compared exactly, in half-points. Who is weaker suffers and the enemy goes on; who is as strong is
passed over; who is stronger beats it, and may take the reward for some days. D-11 and D-18 say whether a beaten
enemy, and one whose reward was declined, still goes on. Pirates' shots come after all fights.
"""

from __future__ import annotations

from validator.play.engine.step import PASS, Step
from validator.play.games.trucker.cards.goods import LoseDaysLater
from validator.play.games.trucker.cards.trouble import Salvo
from validator.play.games.trucker.rules.losing import gain_goods, lose_crew, lose_goods
from validator.play.games.trucker.rules.powers import DeclareCannons
from validator.play.games.trucker.rules.state import SeatDecision, TruckerState, flight_order, note, receive
from validator.play.games.trucker.words.vocabulary import GOODS, Pirates, Slavers, Smugglers

TAKE_REWARD = 1
Enemy = Slavers | Smugglers | Pirates


class MeetEnemy(Step[TruckerState]):
    """The fights in flight order, then, for pirates, the shots."""

    __slots__ = ("effect",)

    def __init__(self, effect: Enemy) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if isinstance(self.effect, Pirates):
            state.stack.append(Volley(self.effect))
        attack(state, self.effect, tuple(flight_order(state)))


def attack(state: TruckerState, effect: Enemy, seats: tuple[int, ...]) -> None:
    """The enemy comes upon the first of the seats."""
    if seats:
        state.stack.append(Compare(effect, seats))
        state.stack.append(DeclareCannons(seats[0]))


class Compare(Step[TruckerState]):
    """Fire power against the enemy's strength."""

    __slots__ = ("effect", "seats")

    def __init__(self, effect: Enemy, seats: tuple[int, ...]) -> None:
        self.effect = effect
        self.seats = seats

    def run(self, state: TruckerState) -> None:
        effect, seat, behind = self.effect, self.seats[0], self.seats[1:]
        ahead = state.powers[seat] - 2 * effect.strength
        if ahead > 0:
            state.stack.append(Claim(seat, effect, behind))
            note(state, "won", seat)
            return
        attack(state, effect, behind)
        if ahead == 0:
            note(state, "tied", seat)
        else:
            punish(state, effect, seat)
            note(state, "lost", seat)


def punish(state: TruckerState, effect: Enemy, seat: int) -> None:
    """What the weaker one suffers."""
    if isinstance(effect, Slavers):
        lose_crew(state, seat, effect.crew)
    elif isinstance(effect, Smugglers):
        lose_goods(state, seat, effect.takes)
    else:
        state.victims = [*state.victims, seat]


class Claim(SeatDecision):
    """Take the reward and lose the days, or neither."""

    __slots__ = ("behind", "effect")

    def __init__(self, who: int, effect: Enemy, behind: tuple[int, ...]) -> None:
        self.who = who
        self.effect = effect
        self.behind = behind

    def options(self, state: TruckerState) -> list[int]:
        return [TAKE_REWARD, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        rules, effect, seat = state.table.rules, self.effect, self.who
        if rules.beaten_enemy == "goes_on" or (action == PASS and rules.declined_reward == "goes_on"):
            attack(state, effect, self.behind)
        if action == PASS:
            note(state, "declined", seat)
            return
        state.stack.append(LoseDaysLater(seat, effect.days))
        if isinstance(effect, Smugglers):
            gain_goods(state, seat, map(GOODS.index, effect.goods))
        else:
            receive(state, seat, effect.credits)
        note(state, "rewarded", seat)


class Volley(Step[TruckerState]):
    """The pirates' shots at all who lost; the first of them rolls for all, or each for himself (D-25)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Pirates) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if not state.victims:
            return
        if state.table.rules.pirate_dice == "first_hit":
            state.stack.append(Salvo(self.effect.shots, 0, tuple(state.victims), is_meteors=False))
        else:
            for seat in reversed(state.victims):
                state.stack.append(Salvo(self.effect.shots, 0, (seat,), is_meteors=False))


CARDS: dict[type, type] = {Slavers: MeetEnemy, Smugglers: MeetEnemy, Pirates: MeetEnemy}
