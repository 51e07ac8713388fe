"""What the games of a soak showed: rounds reached by players and seats, and what broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tests.bits import set_bits
from tests.soak.inspection import LAST_ROUND
from tests.soak.players import HurriedAgent
from validator.play.agents.greedy import RandomAgent
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

BY_LOT, HURRIED = RandomAgent.name, HurriedAgent.name


class Group(NamedTuple):
    """Games of one kind of players at tables of one size; ``last`` is None where no rule limits the rounds."""

    players: str
    seats: int
    rounds: Counter[int]
    last: int | None

    @property
    def games(self) -> int:
        return self.rounds.total()

    @property
    def mean(self) -> float:
        """Rounds of a game."""
        return sum(rounds * games for rounds, games in self.rounds.items()) / max(1, self.games)


class Broken(NamedTuple):
    """A game that broke: what plays it again, and how it broke."""

    again: str
    fault: str


class Tally:
    """All that is known of the soak of one game."""

    def __init__(self, game: str, asked: int) -> None:
        self.game = game
        self.asked = asked
        self.broken: list[Broken] = []
        self._rounds: dict[tuple[str, int], Counter[int]] = {}
        self._last: Counter[tuple[str, int]] = Counter()
        self._limited = False

    def add(self, reference: str, plan: Plan, limited: bool, rows: Iterable[Row]) -> None:
        """Count the games of a part; ``limited`` says whether there is a last round."""
        self._limited = limited
        for row in rows:
            if row.fault is not None:
                self.broken.append(Broken(f"{reference}:{row.number}", row.fault))
                continue
            agents = plan.agents_of(row.number)
            key = agents[0], len(agents)
            self._rounds.setdefault(key, Counter())[row.length] += 1
            self._last[key] += LAST_ROUND in set_bits(row.kept)

    @property
    def groups(self) -> list[Group]:
        """The games that went well, random ones first, the smallest tables first."""
        keys = sorted(self._rounds, key=lambda key: (key[0] != BY_LOT, key[1]))
        return [Group(*key, self._rounds[key], self._last[key] if self._limited else None) for key in keys]

    def of(self, players: str) -> Group:
        """The games of one kind of players at tables of any size; ``seats`` is 0."""
        groups = [group for group in self.groups if group.players == players]
        rounds = sum((group.rounds for group in groups), Counter[int]())
        return Group(players, 0, rounds, sum(group.last or 0 for group in groups) if self._limited else None)

    @property
    def played(self) -> int:
        return sum(group.games for group in self.groups) + len(self.broken)

    @property
    def sentence(self) -> str:
        """The soak in one line."""
        parts = [f"{self.game}: {self.played:,} of {self.asked:,} games, {len(self.broken)} broken"]
        for players in (BY_LOT, HURRIED):
            group = self.of(players)
            if group.games:
                last = "" if group.last is None else f", {group.last / group.games:.1%} to the last round"
                parts.append(
                    f"{players} {min(group.rounds)} to {max(group.rounds)} rounds, mean {group.mean:.1f}{last}"
                )
        return "; ".join(parts)
