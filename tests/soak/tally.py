"""What the games of a soak showed: rounds reached by players and seats, and what broke; as a table, numbers and a
picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from generator.print.writers.elements import blank
from tests.bits import set_bits
from tests.soak.games import LAST_ROUND, HurriedAgent
from validator.play.agents.greedy import RandomAgent
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row

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


FORMAT = 1
LEFT, PANEL, HIGH, GAP, TITLE = 24, 420, 96, 40, 30
COLOURS = {BY_LOT: "#7f9fbf", HURRIED: "#bf8f4f"}
FONT = "font-family:'DejaVu Sans',Verdana,sans-serif"
COLUMNS = "{:<10}{:<9}{:>5}{:>10}{:>8}{:>8}{:>8}{:>15}"


def write_figures(tallies: Sequence[Tally], folder: Path) -> None:
    """Write ``soak.txt``, ``soak.json`` and ``soak.svg``."""
    (folder / "soak.txt").write_text(table_of(tallies), encoding="utf-8")
    numbers = {"format": FORMAT, "soaks": [numbers_of(tally) for tally in tallies]}
    (folder / "soak.json").write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=1) + b"\n")
    (folder / "soak.svg").write_text(picture_of(tallies), encoding="utf-8")


def table_of(tallies: Sequence[Tally]) -> str:
    """A line for each soak, a table of the rounds reached, and every game that broke."""
    lines = [tally.sentence for tally in tallies]
    lines += ["", COLUMNS.format("game", "players", "seats", "games", "least", "mean", "most", "to last round")]
    lines += [_line(tally.game, group) for tally in tallies for group in tally.groups]
    lines += ["", *(f"{broken.again}: {broken.fault}" for tally in tallies for broken in tally.broken)]
    return "\n".join(lines).rstrip() + "\n"


def _line(game: str, group: Group) -> str:
    least, most = min(group.rounds), max(group.rounds)
    last = "no last round" if group.last is None else f"{group.last:,}"
    return COLUMNS.format(game, group.players, group.seats, f"{group.games:,}", least, f"{group.mean:.1f}", most, last)


def numbers_of(tally: Tally) -> dict[str, Any]:
    """A soak as plain data; ``rounds`` gives the number of games by the round in which they ended."""
    groups = [
        {
            "players": group.players,
            "seats": group.seats,
            "games": group.games,
            "least": min(group.rounds),
            "mean": round(group.mean, 3),
            "most": max(group.rounds),
            "to_last_round": group.last,
            "rounds": {str(rounds): group.rounds[rounds] for rounds in sorted(group.rounds)},
        }
        for group in tally.groups
    ]
    broken = [broken._asdict() for broken in tally.broken]
    return {"game": tally.game, "asked": tally.asked, "played": tally.played, "broken": broken, "groups": groups}


def picture_of(tallies: Sequence[Tally]) -> str:
    """For each soak two rows of bars, games by rounds: players by lot to the left, sensible ones to the right."""
    width = LEFT + 2 * (PANEL + LEFT)
    height = LEFT + len(tallies) * (TITLE + HIGH + GAP)
    drawing = blank(f"{width}", f"{height}", f"0 0 {width} {height}")
    drawing.add(drawing.rect((0, 0), (width, height), fill="white"))
    for place, tally in enumerate(tallies):
        top = LEFT + place * (TITLE + HIGH + GAP)
        title = f"{tally.game}: {tally.played:,} games, {len(tally.broken)} broken"
        drawing.add(drawing.text(title, (LEFT, top + 4), font_size=14, font_weight="bold", style=FONT))
        for column, players in enumerate((BY_LOT, HURRIED)):
            left = LEFT + column * (PANEL + LEFT)
            drawing.add(_bars(drawing, tally.of(players), left, top + TITLE))
    return str(drawing.tostring()) + "\n"


def _bars(drawing: Any, group: Group, left: float, top: float) -> Any:
    """Games by the round in which they ended."""
    panel = drawing.g()
    if not group.games:
        return panel
    last = "" if group.last is None else f", {group.last / group.games:.1%} to the last round"
    said = f"{group.players}: mean {group.mean:.1f} rounds{last}"
    panel.add(drawing.text(said, (left, top - 8), font_size=11, style=FONT))
    least, most, highest = min(group.rounds), max(group.rounds), max(group.rounds.values())
    step = min(24.0, PANEL / (most - least + 1))
    for rounds, games in sorted(group.rounds.items()):
        high = HIGH * games / highest
        x = left + step * (rounds - least)
        place, size = (round(x, 2), round(top + HIGH - high, 2)), (round(0.85 * step, 2), round(high, 2))
        panel.add(drawing.rect(place, size, fill=COLOURS[group.players]))
    for rounds in sorted({least, most}):
        x = left + step * (rounds - least + 0.4)
        panel.add(
            drawing.text(str(rounds), (round(x, 2), top + HIGH + 13), font_size=10, text_anchor="middle", style=FONT)
        )
    return panel
