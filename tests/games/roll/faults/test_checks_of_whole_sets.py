"""Findings that take a set quite unlike the published one: no goods, dice of one picture, games without an end."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import pytest

from tests.games.roll.tabletop import content, words
from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, titled_parts
from validator.play.games.roll.checks.whole_set import check
from validator.play.games.roll.words.vocabulary import Development, Die, World

Change = Callable[[Piece], Piece | None]
replaced: Callable[..., Any] = msgspec.structs.replace


def altered(change: Change, players: tuple[int, int] = (2, 5), **rules: Any) -> ContentSet:
    """The built-in set with every piece changed, or left out where the change gives none."""
    loaded = copy(content())
    loaded.pieces = {
        kind: tuple(new for piece in pieces if (new := change(piece)) is not None)
        for kind, pieces in loaded.pieces.items()
    }
    loaded.rules = replaced(loaded.rules, **rules)
    seats = replaced(loaded.manifest.players, least=players[0], most=players[1])
    loaded.manifest = replaced(loaded.manifest, players=seats)
    return loaded


def as_it_is(piece: Piece) -> Piece:
    return piece


def grey(piece: Piece) -> Piece:
    """Every world is grey and brings nothing; so no tile gives dice either, but developments."""
    worlds = {field: part for field, part in titled_parts(piece).items() if isinstance(part, World)}
    return replaced(piece, **{field: replaced(part, colour="grey", gains=()) for field, part in worlds.items()})


def bare(piece: Piece) -> Piece:
    """No face brings anything or does anything, and all worlds are grey."""
    fields = {}
    for field, part in titled_parts(piece).items():
        more = {"colour": "grey"} if isinstance(part, World) else {"bonus": None}
        fields[field] = replaced(part, gains=(), powers=(), **more)
    return replaced(piece, **fields)


def showing(**sides: int) -> Change:
    """Every die has these sides."""
    return lambda piece: replaced(piece, sides=sides) if isinstance(piece, Die) else piece


def without_most_tiles(piece: Piece) -> Piece | None:
    """Ten tiles are left, and none of them does anything."""
    return None if piece.id.startswith("G") and piece.id > "G10" else bare(piece)


def found(loaded: ContentSet, code: str) -> list[Issue]:
    return [issue for issue in check(loaded) if issue.code == code]


CASES: list[tuple[str, ContentSet, str, Severity]] = [
    ("no world can hold a good", altered(grey), "no-goods", Severity.WARNING),
    ("a power for goods that nobody has", altered(grey), "idle-power", Severity.WARNING),
    ("a bonus for goods that nobody has", altered(grey), "idle-bonus", Severity.WARNING),
    ("no die shows a phase", altered(showing(explore=3, settle=3)), "unshown-phase", Severity.WARNING),
    ("wild dice show every phase", altered(showing(wild=6)), "same-sides", Severity.ADVICE),
    ("nobody has three dice", altered(bare, start_cup=1, start_citizenry=0), "idle-switch", Severity.WARNING),
    (
        "tiles for more dice than there are",
        altered(bare, start_cup=1, start_citizenry=0),
        "unbuildable-tile",
        Severity.ERROR,
    ),
    ("a game without an end", altered(without_most_tiles, (2, 2), tableau_end=40), "no-end", Severity.ERROR),
    ("a tableau that no game fills", altered(without_most_tiles, (2, 2), tableau_end=14), "no-end", Severity.ERROR),
    (
        "dice of one colour alone",
        altered(
            lambda piece: (
                replaced(bare(piece), front=replaced(bare(piece).front, bonus=words.EachDieColour()))
                if piece.id == "G15"
                else bare(piece)
            )
        ),
        "same-bonus",
        Severity.WARNING,
    ),
]


@pytest.mark.parametrize(("loaded", "code", "severity"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_it_is_found(loaded: ContentSet, code: str, severity: Severity) -> None:
    assert severity in {issue.severity for issue in found(loaded, code)}


@pytest.mark.parametrize(
    ("loaded", "code"),
    [
        (altered(showing(explore=3, wild=3)), "unshown-phase"),
        (altered(as_it_is, tableau_end=40), "no-end"),
        (altered(without_most_tiles, (2, 2), tableau_end=13), "no-end"),
        (altered(as_it_is, (5, 5)), "too-few-dice"),
        (altered(bare, start_cup=3, start_citizenry=3), "unbuildable-tile"),
    ],
    ids=["wild", "points", "just enough tiles", "five players", "just enough dice"],
)
def test_what_is_just_enough_is_no_fault(loaded: ContentSet, code: str) -> None:
    assert found(loaded, code) == []


def no_dice(colour: str) -> Change:
    """No tile gives dice of a colour."""

    def change(piece: Piece) -> Piece:
        faces = titled_parts(piece)
        kept = {
            field: tuple(gain for gain in part.gains if getattr(gain, "colour", "") != colour)
            for field, part in faces.items()
        }
        return replaced(piece, **{field: replaced(faces[field], gains=gains) for field, gains in kept.items()})

    return change


def no_worlds(colour: str) -> Change:
    """Worlds of a colour are grey and bring nothing."""

    def change(piece: Piece) -> Piece:
        worlds = {field: part for field, part in titled_parts(piece).items() if getattr(part, "colour", "") == colour}
        return replaced(piece, **{field: replaced(part, colour="grey", gains=()) for field, part in worlds.items()})

    return change


def no_reassigning(piece: Piece) -> Piece:
    """No development has a power of assigning."""
    developments = {field: part for field, part in titled_parts(piece).items() if isinstance(part, Development)}
    fields = {
        field: replaced(part, powers=tuple(power for power in part.powers if power.phase != "assign"))
        for field, part in developments.items()
    }
    return replaced(piece, **fields)


def bearing(change: Change, **front: object) -> ContentSet:
    """The same with a development of the bag that does this and nothing else."""

    def bear(piece: Piece) -> Piece | None:
        changed = change(piece)
        if changed is None or piece.id != "G01":
            return changed
        return replaced(changed, front=replaced(changed.front, **{"powers": (), "gains": (), "bonus": None, **front}))

    return altered(bear)


NOBODYS: list[tuple[Change, words.AnyPower]] = [
    (no_dice("rare"), words.Reassign(colours=("rare",))),
    (no_dice("rare"), words.StockMore(colour="rare", credits=4)),
    (no_dice("rare"), words.ScoutAtEnd(colour="rare")),
    (no_dice("rare"), words.CreditsPerCitizen(phase="ship", colour="rare")),
    (no_dice("rare"), words.CreditsPerGood(match="die", colour="rare", credits=1)),
    (no_dice("rare"), words.ReturnWorkers(phase="settle", colours=("rare",))),
    (no_worlds("novelty"), words.CreditsPerGood(match="world", colour="novelty", credits=1)),
    (no_worlds("novelty"), words.CreditsPerTrade(credits=1, colours=("novelty",))),
    (no_worlds("novelty"), words.CreditsPerConsume(credits=1, colours=("novelty",))),
    (no_worlds("novelty"), words.PointsPerConsume(points=1, colours=("novelty",))),
    (no_worlds("novelty"), words.CreditsOnCompletion(phase="settle", credits=1, colour="novelty", more=1)),
    (no_worlds("novelty"), words.CompletionDiscount(phase="settle", workers=1, colours=("novelty",))),
    (no_worlds("novelty"), words.Reassign(contest="novelty")),
    (no_reassigning, words.CompletionDiscount(phase="develop", workers=1, reassign=True)),
]


@pytest.mark.parametrize(("change", "power"), NOBODYS, ids=lambda each: type(each).__name__)
def test_a_power_that_works_on_nothing_is_found(change: Change, power: words.AnyPower) -> None:
    said = [str(issue.message) for issue in found(bearing(change, powers=(power,)), "idle-power")]
    assert any(message.startswith("G01 front ") for message in said)


@pytest.mark.parametrize(("change", "power"), NOBODYS, ids=lambda each: type(each).__name__)
def test_the_same_power_works_on_what_there_is(change: Change, power: words.AnyPower) -> None:
    said = [str(issue.message) for issue in found(bearing(as_it_is, powers=(power,)), "idle-power")]
    assert said == []


BONUSES: list[tuple[Change, dict[str, object], str]] = [
    (no_dice("rare"), {"bonus": words.EachDice(colour="rare", per=2, points=1)}, "idle-bonus"),
    (no_worlds("novelty"), {"bonus": words.EachWorldCost(colour="novelty", per=2)}, "idle-bonus"),
    (no_reassigning, {"bonus": words.EachDevelopmentCost(per=2, reassign=True)}, "idle-bonus"),
    (no_reassigning, {"bonus": words.EachDevelopment(reassign=True)}, "idle-bonus"),
    (no_reassigning, {"bonus": words.EachDevelopment(reassign=True), "powers": (words.Reassign(),)}, "same-bonus"),
    (
        no_reassigning,
        {"bonus": words.EachDevelopmentCost(per=2, reassign=True), "powers": (words.Reassign(),)},
        "same-bonus",
    ),
]


@pytest.mark.parametrize(("change", "front", "code"), BONUSES, ids=range(len(BONUSES)))
def test_a_bonus_for_nothing_or_for_itself_is_found(change: Change, front: dict[str, object], code: str) -> None:
    assert any(str(issue.message).startswith("G01 front ") for issue in found(bearing(change, **front), code))


@pytest.mark.parametrize(("change", "front", "code"), BONUSES, ids=range(len(BONUSES)))
def test_the_same_bonus_counts_what_there_is(change: Change, front: dict[str, object], code: str) -> None:
    assert not found(bearing(as_it_is, **front), code)
