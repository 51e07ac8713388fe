"""What lies on the table: enough tiles, chips and things for each player, and a tile for each phase."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.checks.box import Box
from validator.games.roll.words.vocabulary import PHASES
from validator.issue import Issue, Severity

START_TILES = 2
RESERVE = 10
"""Points laid aside for the last round, where the rules name a number."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of how much the box holds."""
    yield from _starts(box)
    yield from _phases(box)
    yield from _player_parts(box)
    yield from _chips(box)


def _starts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    for kind, what in (("faction", "factions"), ("home", "home worlds")):
        count = box.copies(kind)
        if count < most:
            message = f"{most} players need {most} {what}, the set has {count}"
            yield box.issue(f"too-few-{kind}s", message, None, "players", found=count, accepted=f"at least {most}")
    tiles = box.copies("tile")
    if tiles < START_TILES * most:
        message = f"{most} players draw {START_TILES * most} tiles to begin with, the bag holds {tiles}"
        yield box.issue("too-few-tiles", message, None, "players", found=tiles,
                        accepted=f"at least {START_TILES * most}")  # fmt: skip
    elif tiles < box.rules.tableau_end * most // 2:
        message = f"the bag of {tiles} tiles may run out before anybody has {box.rules.tableau_end} in a tableau"
        yield box.issue("small-bag", message, None, "parts", severity=Severity.WARNING)


def _phases(box: Box) -> Iterator[Issue]:
    shown = [tile.phase for tile in box.phase_tiles for _ in range(tile.count)]
    for phase in PHASES:
        if shown.count(phase) != 1:
            piece = next((tile for tile in box.phase_tiles if tile.phase == phase), None)
            message = f"there must be one phase tile for {phase}, the set has {shown.count(phase)}"
            path = () if piece is None else ("count",)
            yield box.issue(
                "phase-tiles", message, piece, *(path or ("parts",)), found=shown.count(phase), accepted="1"
            )


def _player_parts(box: Box) -> Iterator[Issue]:
    colours = {kind: {part.player for part in parts} for kind, parts in box.parts.items()}
    for kind, parts in box.parts.items():
        if len(colours[kind]) < box.players.most:
            message = f"{box.players.most} players need a {kind} each, the set has {len(colours[kind])}"
            yield box.issue("too-few-parts", message, None, "players", found=len(colours[kind]),
                            accepted=f"at least {box.players.most}")  # fmt: skip
        for part in parts:
            others = [other for other in colours if part.player not in colours[other]]
            if others:
                message = f"{part.id} is {part.player}, but there is no {part.player} {' and no '.join(others)}"
                yield box.issue("odd-colour", message, part, "player", severity=Severity.WARNING, found=part.player)


def _chips(box: Box) -> Iterator[Issue]:
    rules = box.rules
    points = sum(chip.value * chip.count for chip in box.chips)
    reserve = RESERVE if rules.reserve == "ten_points" else 0
    needed = rules.points_per_player * box.players.most + reserve
    if points < needed:
        message = f"{box.players.most} players need chips worth {needed} points, the set has {points}"
        yield box.issue("too-few-chips", message, None, "parts", found=points, accepted=f"at least {needed}")
    if box.chips and not any(chip.value == 1 for chip in box.chips):
        message = "no chip is worth 1 point, so that most points cannot be paid"
        yield box.issue("no-change", message, box.chips[0], "value", severity=Severity.WARNING)
