"""What the cards of a finished game brought: lines of bonuses that scored, and points by card."""

from __future__ import annotations

from validator.play.engine.watching import NO_PROMISE
from validator.play.games.race.coverage.promises import least_bonus, line_of
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.words.vocabulary import Development


class Bonus:
    """What a development's bonus is made of.

    Attributes:
        worth: what each design brings to it; ``least``: points it scores with nothing beside it.
        lines: for each design the number of the promise about the first line that counts it.
        uncarded: lines that count no cards, each with the number of its promise.
        above: the number of the promise that it scores more than the least.
    """

    __slots__ = ("above", "least", "lines", "uncarded", "worth")

    def __init__(self, table: Table, design: int, number: dict[str, int]) -> None:
        face, worth = table.faces[design], table.points_for[design]
        assert isinstance(face, Development) and worth is not None
        promised = [number.get(f"bonus:{face.id}-{place}", NO_PROMISE) for place in range(len(face.bonus))]
        lines = [line_of(table, face, other) for other in range(len(table.faces))]
        self.worth, self.least = worth, least_bonus(table, design)
        self.lines = [NO_PROMISE if line < 0 else promised[line] for line in lines]
        self.uncarded = [
            (bonus, line) for bonus, line in zip(face.bonus, promised, strict=True) if not bonus.counts_cards
        ]
        self.above = number.get(f"above:{face.id}", NO_PROMISE)


class ScoresSeen:
    """Reads a final position, of one game after another."""

    def __init__(self, table: Table, number: dict[str, int]) -> None:
        self._table = table
        self._number = number
        # By design, as far as anyone asked.
        self._bonuses: dict[int, Bonus] = {}

    def finish(self, state: RaceState, kept: set[int]) -> list[tuple[int, int]]:
        """For every card placed its design, and the points printed on it and scored by its bonus.

        Numbers of the promises about bonuses that the end of a game keeps are added to ``kept``.
        """
        printed, scoring = self._table.printed, self._table.points_for
        worth = []
        for seat, tableau in enumerate(state.tableaus):
            for design in tableau.cards:
                points = printed[design]
                if scoring[design] is not None:
                    points += self._scored(state, seat, design, kept)
                worth.append((design, points))
        return worth

    def _scored(self, state: RaceState, seat: int, design: int, kept: set[int]) -> int:
        """Points that a development's bonus scores for a seat."""
        bonus = self._bonuses.get(design)
        if bonus is None:
            bonus = self._bonuses[design] = Bonus(self._table, design, self._number)
        points = 0
        for other in state.tableaus[seat].cards:
            points += bonus.worth[other]
            kept.add(bonus.lines[other])
        for line, number in bonus.uncarded:
            more = line.scored(state, seat)
            if more > 0:
                kept.add(number)
            points += more
        if points > bonus.least:
            kept.add(bonus.above)
        return points
