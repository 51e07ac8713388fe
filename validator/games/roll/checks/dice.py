"""Dice: six sides each, one kind of each colour, enough of them for what tiles give and need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.roll.checks.box import Box
from validator.games.roll.words.vocabulary import KINDS, GainDice, World
from validator.issue import Issue, Severity, near

SIDES_OF_A_DIE = 6


def dice_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the dice."""
    yield from _sides(box)
    yield from _colours(box)
    yield from _supply(box)
    yield from _matches(box)


def _sides(box: Box) -> Iterator[Issue]:
    for die in box.dice:
        count = sum(die.sides.values())
        if count != SIDES_OF_A_DIE:
            message = f"{die.id} has {count} sides, a die has six"
            yield box.issue("wrong-sides", message, die, "sides", found=count, accepted="numbers that add up to 6")


def _colours(box: Box) -> Iterator[Issue]:
    first: dict[str, str] = {}
    for die in box.dice:
        other = first.setdefault(die.colour, die.id)
        if other != die.id:
            message = f"{die.id} and {other} are both {die.colour} dice"
            yield box.issue("twin-colour", message, die, "colour", found=die.colour)
    known = set(first)
    if "home" not in known:
        yield box.issue("missing-die", "the set has no home dice, with which everybody begins", None, "parts")
    for side, place, gain in box.gains(GainDice):
        assert isinstance(gain, GainDice)
        if gain.colour not in known:
            message = f"{side.name} gives {gain.colour} dice, of which the set has none"
            yield Issue(code="missing-die", message=message, found=gain.colour, accepted=", ".join(sorted(known)),
                        span=box.content.span(side.piece.id, side.field, "gains", place, "colour"),
                        suggestion=near(gain.colour, sorted(known)))  # fmt: skip


def _supply(box: Box) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    counts = {die.colour: die.count for die in box.dice}
    needed = (rules.start_cup + rules.start_citizenry) * most
    for die in box.dice:
        if die.colour == "home" and die.count < needed:
            message = f"{most} players begin with {needed} home dice, the set has {die.count}"
            yield box.issue("too-few-dice", message, die, "count", found=die.count, accepted=f"at least {needed}")
    given: Counter[str] = Counter()
    for _, _, gain in box.gains(GainDice):
        assert isinstance(gain, GainDice)
        given[gain.colour] += gain.count
        if gain.colour in counts and gain.count > counts[gain.colour]:
            continue
    for die in box.dice:
        if die.colour != "home" and not given[die.colour]:
            message = f"no tile gives {die.colour} dice, so that all {die.count} stay in the supply"
            yield box.issue("idle-dice", message, die, severity=Severity.WARNING)
    yield from _unbuildable(box, sum(given.values()))


def _unbuildable(box: Box, given: int) -> Iterator[Issue]:
    """Tiles that need more dice than anyone could ever own."""
    own = box.rules.start_cup + box.rules.start_citizenry + given
    for side in box.sides:
        if side.face.cost > own:
            message = f"{side.name} needs {side.face.cost} workers, nobody can ever have more than {own} dice"
            yield box.issue("unbuildable-tile", message, side.piece, side.field, "cost", found=side.face.cost,
                            accepted=f"0 to {own}")  # fmt: skip


def _matches(box: Box) -> Iterator[Issue]:
    matched = {die.matches for die in box.dice}
    if "all" in matched:
        return
    for kind in KINDS:
        worlds = [side for side in box.sides if isinstance(side.face, World) and side.face.colour == kind]
        if worlds and kind not in matched:
            message = f"no die matches {kind} worlds, so that consuming their goods never brings more"
            yield box.issue("unmatched-colour", message, worlds[0].piece, worlds[0].field, "colour",
                            severity=Severity.WARNING, found=kind)  # fmt: skip
