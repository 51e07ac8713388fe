"""The figure of soaks: as a table, as numbers, and as a picture of how many rounds games lasted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from generator.print.writers.elements import blank
from tests.soak.tally import BY_LOT, HURRIED, Group, Tally

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
