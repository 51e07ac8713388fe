"""What lies on the table: enough tiles, chips and things for each player, a tile for each phase, small change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import any_of
from validator.play.games.roll.checks.box import Box, say
from validator.play.games.roll.words.terms import PHASES

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
    for kind in ("faction", "home"):
        count = box.copies(kind)
        if count < most:
            message = say("too-few-factions" if kind == "faction" else "too-few-homes", players=most, held=count)
            yield box.issue(
                f"too-few-{kind}s", message, None, "players", found=count, accepted=say("at-least", least=most)
            )
    tiles = box.copies("tile")
    if tiles < START_TILES * most:
        message = say("too-few-tiles", players=most, needed=START_TILES * most, held=tiles)
        yield box.issue(
            "too-few-tiles", message, None, "players", found=tiles, accepted=say("at-least", least=START_TILES * most)
        )
    elif tiles < box.rules.tableau_end * most // 2:
        message = say("small-bag", tiles=tiles, tableau=box.rules.tableau_end)
        yield box.warning("small-bag", message, None, "parts")


def _phases(box: Box) -> Iterator[Issue]:
    shown = [tile.phase for tile in box.phase_tiles for _ in range(tile.count)]
    for phase in PHASES:
        if shown.count(phase) != 1:
            piece = next((tile for tile in box.phase_tiles if tile.phase == phase), None)
            message = say("phase-tiles", phase=phase, held=shown.count(phase))
            path = () if piece is None else ("count",)
            yield box.issue(
                "phase-tiles", message, piece, *(path or ("parts",)), found=shown.count(phase), accepted="1"
            )


def _player_parts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    colours = {kind: {part.player for part in parts} for kind, parts in box.parts.items()}
    for kind, parts in box.parts.items():
        if len(colours[kind]) < most:
            message = say("too-few-parts", players=most, kind=kind, held=len(colours[kind]))
            yield box.issue(
                "too-few-parts",
                message,
                None,
                "players",
                found=len(colours[kind]),
                accepted=say("at-least", least=most),
            )
        first: dict[str, str] = {}
        for part in parts:
            others = [other for other in colours if part.player not in colours[other]]
            if others:
                message = say("odd-colour", part=part.id, colour=part.player, others=any_of(others))
                yield box.warning("odd-colour", message, part, "player", found=part.player)
            if first.setdefault(part.player, part.id) != part.id or part.count > 1:
                message = say("spare-part", colour=part.player, kind=kind)
                yield box.warning("spare-part", message, part, "count" if part.count > 1 else "player")
    complete = set.intersection(*colours.values())
    if len(complete) < most <= min(map(len, colours.values())):
        message = say("too-few-colours", players=most, complete=len(complete))
        yield box.issue(
            "too-few-parts", message, None, "players", found=len(complete), accepted=say("at-least", least=most)
        )


def _household(box: Box) -> Iterator[Issue]:
    """Cups and bag, which are not printed, as the parts list counts them."""
    for place, line in enumerate(box.content.manifest.parts):
        need = {FOR_EACH: box.players.most, FOR_ALL: 1}.get(line.kind, 0)
        if line.count < need:
            message = say("too-few-things", players=box.players.most, needed=need, kind=line.kind, held=line.count)
            yield box.issue(
                "too-few-parts",
                message,
                None,
                "parts",
                place,
                "count",
                found=line.count,
                accepted=say("at-least", least=need),
            )


def _chips(box: Box) -> Iterator[Issue]:
    rules = box.rules
    points = sum(chip.value * chip.count for chip in box.chips)
    pool = rules.points_per_player * box.players.most
    needed = pool + (RESERVE if rules.reserve == "ten_points" else 0)
    if points < needed:
        message = say("too-few-chips", players=box.players.most, needed=needed, held=points)
        yield box.issue("too-few-chips", message, None, "parts", found=points, accepted=say("at-least", least=needed))
    elif rules.reserve == "all_chips" and points == pool:
        message = say("no-reserve", players=box.players.most)
        yield box.advice("no-reserve", message, None, "parts", found=points)
    for chip in box.chips:
        if chip.value > needed:
            message = say("idle-chip", chip=chip.id, value=chip.value, needed=needed)
            yield box.warning("idle-chip", message, chip, "value", found=chip.value)


def _change(box: Box) -> Iterator[Issue]:
    """Small chips for everybody at once: each player may hold all but one of those that the next value is worth."""
    counts: Counter[int] = Counter()
    for chip in box.chips:
        counts[chip.value] += chip.count
    if counts and 1 not in counts:
        yield box.warning("no-change", say("no-change"), box.chips[0], "value")
    values, most = sorted(counts), box.players.most
    for value, following in pairwise(values):
        need = (-(-following // value) - 1) * most
        if counts[value] < need:
            chip = next(chip for chip in box.chips if chip.value == value)
            message = say("little-change", players=most, needed=need, value=value, held=counts[value])
            yield box.warning("little-change", message, chip, "count", found=counts[value])
