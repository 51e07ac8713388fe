"""All columns that workers can end in, by the rulebook and by trying every die and every order: slow and plain.

Dice are told apart here, powers are read as they are written (`words`), and nothing of ``table`` or
``rules`` is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from validator.play.games.roll.words.dictate_more import DictateMore
from validator.play.games.roll.words.dictate_often import DictateOften
from validator.play.games.roll.words.reassign import Reassign
from validator.play.games.roll.words.terms import PHASES

DICTATED = "dictated"
Dice = tuple[tuple[str, str], ...]
"""The colour and the column of each worker; `DICTATED` for those given up."""


class Hand(NamedTuple):
    """Workers behind a screen, the phase selected and the colour of the die that selects it, and what is still left."""

    dice: Dice
    selected: str
    selector: str
    powers: tuple[int, ...]
    dictates: int

    def shown(self) -> tuple[Dice, str, str]:
        """What the others see when the screens are lifted; dice of one colour are alike."""
        return tuple(sorted(self.dice)), self.selected, self.selector


class Screen:
    """What a player may do behind the screen: each power once, and dictate, in any order."""

    def __init__(self, powers: list[Any], contests: dict[str, int], dictates: int, selector: bool) -> None:
        """``contests``: by colour, how many more worlds than the best rival; ``selector``: it may be dictated."""
        self.reassigns = [power for power in powers if isinstance(power, Reassign)]
        self.moved_by_dictate = max([1, *(power.workers for power in powers if isinstance(power, DictateMore))])
        self.often = any(isinstance(power, DictateOften) for power in powers)
        self.contests, self.dictates, self.selector = contests, dictates, selector

    def ends(self, dice: Dice, selected: str, selector: str) -> set[tuple[Dice, str, str]]:
        """Everything that can be shown."""
        first = Hand(tuple(sorted(dice)), selected, selector, tuple(range(len(self.reassigns))), self.dictates)
        seen, waiting = {first}, [first]
        while waiting:
            for further in self._next(waiting.pop()):
                alike = further._replace(dice=tuple(sorted(further.dice)))
                if alike not in seen:
                    seen.add(alike)
                    waiting.append(alike)
        return {hand.shown() for hand in seen}

    def _next(self, hand: Hand) -> Iterator[Hand]:
        for number in hand.powers:
            left = tuple(other for other in hand.powers if other != number)
            for dice in self._reassigned(hand, self.reassigns[number]):
                yield hand._replace(dice=dice, powers=left)
        if hand.dictates or self.often:
            yield from self._dictated(hand)

    def _reassigned(self, hand: Hand, power: Reassign) -> Iterator[Dice]:
        most = power.most
        if power.contest is not None:
            ahead = self.contests[power.contest]
            most = most if ahead > 0 else most - 1 if ahead == 0 else 0
        to = (hand.selected,) if power.to == "selected" else PHASES if power.to == "any" else power.to
        fit = [
            place
            for place, (colour, column) in enumerate(hand.dice)
            if column != DICTATED
            and (power.colours is None or colour in power.colours)
            and (power.start is None or column == power.start)
        ]
        for count in range(most if power.exactly else 1, most + 1):
            for moved in combinations(fit, count):
                if power.together and len({hand.dice[place][1] for place in moved}) > 1:
                    continue
                yield from _moved(hand.dice, moved, to)

    def _dictated(self, hand: Hand) -> Iterator[Hand]:
        left = max(0, hand.dictates - 1)
        workers = [place for place, (_, column) in enumerate(hand.dice) if column != DICTATED]
        for given in workers:
            dice = _with(hand.dice, given, DICTATED)
            for further in self._moved_by_dictate(dice):
                yield hand._replace(dice=further, dictates=left)
        if self.selector:
            for given, phase in product(workers, PHASES):
                dice = (*hand.dice[:given], *hand.dice[given + 1 :], (hand.selector, DICTATED))
                for further in self._moved_by_dictate(dice):
                    selector = hand.dice[given][0]
                    yield hand._replace(dice=further, selected=phase, selector=selector, dictates=left)

    def _moved_by_dictate(self, dice: Dice) -> Iterator[Dice]:
        others = [place for place, (_, column) in enumerate(dice) if column != DICTATED]
        for count in range(1, self.moved_by_dictate + 1):
            for moved in combinations(others, count):
                yield from _moved(dice, moved, PHASES)


def _moved(dice: Dice, moved: tuple[int, ...], to: tuple[str, ...]) -> Iterator[Dice]:
    """Each of some dice goes to another column, one of those given."""
    for columns in product(to, repeat=len(moved)):
        if all(dice[place][1] != column for place, column in zip(moved, columns, strict=True)):
            further = dice
            for place, column in zip(moved, columns, strict=True):
                further = _with(further, place, column)
            yield further


def _with(dice: Dice, place: int, column: str) -> Dice:
    return (*dice[:place], (dice[place][0], column), *dice[place + 1 :])
