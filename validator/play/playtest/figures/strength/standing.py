"""What a ladder finds, how players stand against each other at tables of each size; and whether they beat chance.

What the cards of a game are worth shows in the hands of those who play it well. Of a game whose rules are data nothing
is known but its points, so that its players are measured against players at random before a card is judged.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.decoding import from_json
from validator.play.playtest.figures.results import Hand
from validator.play.playtest.figures.said import Figure, Said, figure, said
from validator.play.playtest.figures.statistics import Interval

LADDER_FORMAT, FILE = 1, "ladder.json"
ANCHOR = "greedy"
"""Who the others are measured by where it plays: the player that never changes."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How one player stands: ``place`` from 1, ``wins`` with shared ones in parts, ``rating`` as in `rating`."""

    player: str
    place: int
    games: int
    wins: float
    rating: Interval


class Rungs(msgspec.Struct, frozen=True, kw_only=True):
    """The players at tables of so many seats, the strongest first, and how many of the games broke."""

    seats: int
    games: int
    broken: int
    rungs: tuple[Rung, ...]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """All that ``ladder.json`` holds. ``digest`` names the set, rules and players as they were."""

    format: int
    set: str
    title: str
    game: str
    version: str
    digest: str
    seed: int
    interrupted: bool
    tables: tuple[Rungs, ...]
    set_titles: dict[str, str] = {}


def ladder_in(folder: Path) -> Ladder | None:
    """The ladder that was last written there; None where there is none, or one of another form."""
    try:
        found = from_json((folder / FILE).read_bytes(), Ladder)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None
    return found if found.format == LADDER_FORMAT else None


def stands(ladder: Ladder, agents: Iterable[str], sizes: Iterable[int], digest: str) -> list[Said]:
    """Where players stand at tables of these sizes, in sentences; none for those who were not on the ladder."""
    wanted, asked = list(agents), set(sizes)
    found = [
        _stand(rung, table)
        for table in ladder.tables
        if table.seats in asked
        for rung in table.rungs
        if rung.player in wanted
    ]
    return [*found, said("stands-before")] if found and ladder.digest != digest else found


def _stand(rung: Rung, table: Rungs) -> Said:
    key = "stands-anchor" if rung.player == ANCHOR else "stands"
    players = len(table.rungs)
    return said(key, agent=rung.player, place=rung.place, players=players, seats=table.seats, **rated(rung))


def rated(rung: Rung) -> dict[str, str]:
    """The rating and the ends of its interval, as messages take them."""
    return {name: f"{getattr(rung.rating, name):.0f}" for name in ("value", "low", "high")}


class Measured(NamedTuple):
    """How a player did against players at random: its share of wins, the share that is its due, in so many games."""

    wins: Interval | None
    fair: float
    games: int

    @property
    def is_better(self) -> bool:
        """Whether it wins more than its due, beyond chance."""
        return self.wins is not None and self.wins.low > self.fair


def judging(hands: Sequence[Hand], players: Mapping[str, Measured]) -> tuple[Hand, ...]:
    """Hands of which those of players who are not better than at random are judged nowhere."""
    return tuple(hand if _may_judge(hand, players) else _unjudged(hand) for hand in hands)


def _may_judge(hand: Hand, players: Mapping[str, Measured]) -> bool:
    return hand.agent not in players or players[hand.agent].is_better


def _unjudged(hand: Hand) -> Hand:
    cards = tuple(msgspec.structs.replace(card, verdicts=(), by_points=False) for card in hand.cards)
    return msgspec.structs.replace(hand, cards=cards)


def no_better(hand: Hand, players: Mapping[str, Measured]) -> Said | None:
    """The sentence that a player is not better than at random; None where it is, or where nobody asked."""
    if _may_judge(hand, players):
        return None
    one = players[hand.agent]
    if one.wins is None:
        return said("cards-at-random", agent=hand.agent)
    due = Figure(value=one.fair, form="share")
    return said("cards-no-better", agent=hand.agent, games=one.games, wins=figure(one.wins, "share"), fair=due)
