"""Each player hangs all but one of the lanterns in hand, in turn; most points win."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from validator.content.loading import ContentSet
from validator.engine.chance import scrambled, shuffle
from validator.engine.game import Facts, Game, Promise
from validator.engine.step import Decision, State, then
from validator.games.lanterns.words import Lantern, LanternRules


class Table:
    """The set, compiled."""

    def __init__(self, content: ContentSet) -> None:
        assert isinstance(content.rules, LanternRules)
        self.hand_size = content.rules.hand_size
        self.cards = [piece for piece in content.pieces["lantern"] if isinstance(piece, Lantern)]
        self.deck = [number for number, card in enumerate(self.cards) for _ in range(card.count)]


class Sky(State):
    """The state: hands and hung lanterns per seat, and the cards left in the box."""

    def __init__(self, table: Table, seats: int, chance: int) -> None:
        self.table, self.seats, self.chance = table, seats, chance
        self.stack: list[Any] = []
        self.options: list[int] = []
        self.box: list[int] = []
        self.hands: list[list[int]] = []
        self.hung: list[list[int]] = []

    def copy(self) -> Sky:
        """The same game, to go on separately."""
        new = Sky(self.table, self.seats, self.chance)
        new.stack, new.options, new.box = self.stack[:], self.options, self.box[:]
        new.hands, new.hung = [hand[:] for hand in self.hands], [hung[:] for hung in self.hung]
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another."""
        return (len(self.stack), self.chance, self.box, self.hands, self.hung)


class Hang(Decision[Sky]):
    """Hang one lantern."""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def seat(self, state: Sky) -> int:
        return self._seat

    def options(self, state: Sky) -> list[int]:
        return list(dict.fromkeys(state.hands[self._seat]))

    def apply(self, state: Sky, action: int) -> None:
        state.hands[self._seat].remove(action)
        state.hung[self._seat].append(action)


def start(table: Table, seats: int, seed: int) -> Sky:
    """Deal, and let the seats hang in turn."""
    state = Sky(table, seats, scrambled(seed))
    state.box = table.deck[:]
    shuffle(state, state.box)
    state.hands = [sorted(state.box.pop() for _ in range(table.hand_size)) for _ in range(seats)]
    state.hung = [[] for _ in range(seats)]
    then(state, *[Hang(seat) for _ in range(table.hand_size - 1) for seat in range(seats)])
    return state


def scores(state: Sky) -> list[int]:
    """Light of the hung lanterns, and what they kindle."""
    totals = []
    for hung in state.hung:
        cards = [state.table.cards[number] for number in hung]
        total = sum(card.light for card in cards)
        for card in cards:
            if card.glow is not None:
                total += card.glow.points * (sum(other.colour == card.colour for other in cards) - 1)
        totals.append(total)
    return totals


def rounds_over(state: Sky) -> int:
    """Lanterns that every seat has hung."""
    return min(map(len, state.hung))


def winners(state: Sky) -> list[int]:
    """Seats with the most points."""
    points = scores(state)
    return [seat for seat, total in enumerate(points) if total == max(points)]


def value(state: Sky, seat: int) -> float:
    """Points ahead."""
    points = scores(state)
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def imagine(state: Sky, seat: int, seed: int) -> Sky:
    """Rivals' hands and the box dealt afresh."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    for rival, hand in enumerate(guess.hands):
        if rival != seat:
            guess.box += hand
    shuffle(guess, guess.box)
    for rival, hand in enumerate(guess.hands):
        if rival != seat:
            guess.hands[rival] = sorted(guess.box.pop() for _ in hand)
    return guess


def seen_by(state: Sky, seat: int) -> Hashable:
    """Own hand, all hung lanterns, sizes of the rest."""
    return tuple(state.hands[seat]), tuple(map(tuple, state.hung)), tuple(map(len, state.hands)), len(state.box)


def faults(state: Sky) -> list[str]:
    """Every lantern is in one place."""
    places = [state.box, *state.hands, *state.hung]
    whole = sorted(card for cards in places for card in cards) == state.table.deck
    return [] if whole else ["the lanterns on the table are not those of the box"]


def promises(table: Table) -> list[Promise]:
    """Every lantern is hung."""
    return [Promise(f"hung:{card.id}", f"{card.id} was hung", "hung", card.id) for card in table.cards]


class Watcher:
    """Notes what is dealt and hung."""

    def __init__(self, table: Table) -> None:
        self._facts = Facts()

    def start(self, state: Sky) -> None:
        self._facts = Facts()
        self._facts.uses |= {(seat, card, 0) for seat, hand in enumerate(state.hands) for card in hand}

    def before(self, state: Sky, step: Any, action: int | None) -> None:
        if action is not None:
            self._facts.kept.add(action)
            self._facts.uses.add((step.seat(state), action, 1))
            self._facts.length += 1

    def after(self, state: Sky, step: Any, action: int | None) -> None:
        pass

    def finish(self, state: Sky) -> Facts:
        self._facts.parts = {"lanterns": scores(state)}
        return self._facts


class Teller:
    """Tells the game."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._titles = [content.title(card, language) for card in table.cards]
        self._texts = content.texts(language)
        self._lines: list[str] = []

    def start(self, state: Sky) -> list[str]:
        return []

    def before(self, state: Sky, step: Any, action: int | None) -> None:
        if action is not None:
            self._lines.append(self._texts.say("tell-hang", seat=step.seat(state) + 1, card=self._titles[action]))

    def after(self, state: Sky, step: Any, action: int | None) -> None:
        pass

    def told(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines

    def finish(self, state: Sky) -> list[str]:
        points = enumerate(scores(state), start=1)
        return [self._texts.say("tell-score", seat=seat, points=total) for seat, total in points]

    def ask(self, state: Sky, decision: Decision[Any]) -> tuple[str, list[str]]:
        return self._texts.say("ask-hang"), [self._titles[action] for action in state.options]

    def situation(self, state: Sky, seat: int) -> list[str]:
        return [", ".join(self._titles[card] for card in state.hung[seat])]


def spotlight(table: Table, seats: int, seed: int, number: int) -> Sky:
    """The lantern lies in the first hand."""
    state = start(table, seats, seed)
    if number in state.box:
        state.box[state.box.index(number)], state.hands[0][0] = state.hands[0][0], number
        state.hands[0].sort()
    return state


GAME = Game(
    name="lanterns", table=Table, start=start, scores=scores, winners=winners, value=value, imagine=imagine,
    seen_by=seen_by, faults=faults, promises=promises, observer=Watcher, narrator=Teller, spotlight=spotlight,
    designs=lambda table: [card.id for card in table.cards], uses=("drawn", "played"),
    length_unit="lantern", step_limit=100, rounds_over=rounds_over, first=lambda state: 0,
)  # fmt: skip
