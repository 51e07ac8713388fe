"""What lies on the table: enough tiles, chips and things for each player, a tile for each phase, small change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.games.roll.checks.box import Box
from validator.games.roll.words.vocabulary import PHASES
from validator.issue import Issue

START_TILES = 2
RESERVE = 10
"""Points laid aside for the last round, where the rules name a number."""
FOR_EACH, FOR_ALL = "cup", "bag"
"""Lines of the parts list that are household things: one for each player, one for all."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of how much the box holds."""
    yield from _starts(box)
    yield from _phases(box)
    yield from _player_parts(box)
    yield from _household(box)
    yield from _chips(box)
    yield from _change(box)


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
        yield box.warning("small-bag", message, None, "parts")


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
    most = box.players.most
    colours = {kind: {part.player for part in parts} for kind, parts in box.parts.items()}
    for kind, parts in box.parts.items():
        if len(colours[kind]) < most:
            message = f"{most} players need a {kind} each, the set has {len(colours[kind])}"
            yield box.issue("too-few-parts", message, None, "players", found=len(colours[kind]),
                            accepted=f"at least {most}")  # fmt: skip
        first: dict[str, str] = {}
        for part in parts:
            others = [other for other in colours if part.player not in colours[other]]
            if others:
                message = f"{part.id} is {part.player}, but there is no {part.player} {' and no '.join(others)}"
                yield box.warning("odd-colour", message, part, "player", found=part.player)
            if first.setdefault(part.player, part.id) != part.id or part.count > 1:
                message = f"one player needs one {part.player} {kind}, the set has more"
                yield box.warning("spare-part", message, part, "count" if part.count > 1 else "player")
    complete = set.intersection(*colours.values())
    if len(complete) < most <= min(map(len, colours.values())):
        message = f"{most} players need all their things in one colour, only {len(complete)} colours are complete"
        yield box.issue("too-few-parts", message, None, "players", found=len(complete), accepted=f"at least {most}")


def _household(box: Box) -> Iterator[Issue]:
    """Cups and bag, which are not printed, as the parts list counts them."""
    for place, line in enumerate(box.content.manifest.parts):
        need = {FOR_EACH: box.players.most, FOR_ALL: 1}.get(line.kind, 0)
        if line.count < need:
            message = f"{box.players.most} players need {need} of {line.kind!r}, the parts list has {line.count}"
            yield box.issue("too-few-parts", message, None, "parts", place, "count", found=line.count,
                            accepted=f"at least {need}")  # fmt: skip


def _chips(box: Box) -> Iterator[Issue]:
    rules = box.rules
    points = sum(chip.value * chip.count for chip in box.chips)
    pool = rules.points_per_player * box.players.most
    needed = pool + (RESERVE if rules.reserve == "ten_points" else 0)
    if points < needed:
        message = f"{box.players.most} players need chips worth {needed} points, the set has {points}"
        yield box.issue("too-few-chips", message, None, "parts", found=points, accepted=f"at least {needed}")
    elif rules.reserve == "all_chips" and points == pool:
        message = f"the pool of {box.players.most} players takes all chips, so that none is laid aside"
        yield box.advice("no-reserve", message, None, "parts", found=points)
    for chip in box.chips:
        if chip.value > needed:
            message = f"{chip.id} is worth {chip.value} points, more than the {needed} of all chips in a game"
            yield box.warning("idle-chip", message, chip, "value", found=chip.value)


def _change(box: Box) -> Iterator[Issue]:
    """Small chips for everybody at once: each player may hold all but one of those that the next value is worth."""
    counts: Counter[int] = Counter()
    for chip in box.chips:
        counts[chip.value] += chip.count
    if counts and 1 not in counts:
        message = "no chip is worth 1 point, so that most points cannot be paid"
        yield box.warning("no-change", message, box.chips[0], "value")
    values, most = sorted(counts), box.players.most
    for value, following in pairwise(values):
        need = (-(-following // value) - 1) * most
        if counts[value] < need:
            chip = next(chip for chip in box.chips if chip.value == value)
            message = f"{most} players can need {need} chips of {value} at once, the set has {counts[value]}"
            yield box.warning("little-change", message, chip, "count", found=counts[value])
