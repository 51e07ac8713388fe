"""Advice on what is far out: words, faces, copies and switches far beyond those of the published game."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.checks.general import flood_of
from validator.content.vocabulary import tag_of
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.bonuses import Bonus
from validator.play.games.roll.words.gains import Gain
from validator.play.games.roll.words.power import Power
from validator.play.games.roll.words.switches import RollRules

FAR = 2
"""So many times the most of the published game is far out; a switch beyond that, or at less than that part of it."""
TOGETHER = 1.5
"""The same for all that one face does."""
COPIES = 2
DEAREST, FREE_START = 6, 4
"""The dearest tile, and more points than a faction or home of the published game is worth by itself."""
WORTH = (3, 3, 5, 5, 5, 5.5, 8)
"""By cost, the most that the words of one face of the published game are worth together, as they weigh themselves."""
SWITCHES: dict[str, int] = {
    "start_cup": 3,
    "start_citizenry": 2,
    "start_credits": 1,
    "credit_cap": 10,
    "stock_credits": 2,
    "points_per_player": 12,
    "tableau_end": 12,
    "consume_points": 1,
    "match_points": 1,
    "dictates": 1,
}
"""Numbers of the published game."""
MAY_BE_NOTHING = frozenset({"start_credits", "consume_points", "match_points"})
PRICES = RollRules().trade_price


def far_out_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every piece of advice on what is far out."""
    for side in box.sides:
        yield from _words(box, side)
        yield from _costs(box, side)
    tiles = box.content.pieces["tile"]
    for piece in (*tiles, *box.content.pieces["faction"], *box.content.pieces["home"]):
        if piece in tiles and (flood := flood_of(box.content, piece, sum(tile.count for tile in tiles))):
            yield flood
        elif piece.count > COPIES:
            message = say("far-copies", piece=piece.id, copies=piece.count)
            yield box.advice("far-out", message, piece, "count", found=piece.count)
    yield from _switches(box)


def words_of(side: Side) -> Iterator[tuple[Gain | Power | Bonus, tuple[str | int, ...]]]:
    """Every gain, power and bonus of a face with its path in the face."""
    for field in ("gains", "powers"):
        for place, word in enumerate(getattr(side.face, field)):
            yield word, (field, place)
    bonus = getattr(side.face, "bonus", None)
    if bonus is not None:
        yield bonus, ("bonus",)


def worth_of(side: Side) -> float:
    """What the words of a face are worth together, in points, roughly."""
    return sum(word.amount * word.each for word, _ in words_of(side))


def _words(box: Box, side: Side) -> Iterator[Issue]:
    is_told = False
    for word, path in words_of(side):
        most = word.most(side.face.cost) if isinstance(word, Gain) else word.usual
        if word.amount >= FAR * most:
            is_told = True
            message = say("far-word", face=side.name, word=tag_of(word).replace("_", " "))
            yield box.advice("far-out", message, side.piece, side.field, *path)
    usual = WORTH[min(side.face.cost, DEAREST)]
    if not is_told and worth_of(side) >= TOGETHER * usual:
        message = say("far-face", face=side.name, cost=side.face.cost)
        yield box.advice("far-out", message, side.piece, side.field, "cost", found=side.face.cost)


def _costs(box: Box, side: Side) -> Iterator[Issue]:
    cost, path = side.face.cost, (side.piece, side.field, "cost")
    if not box.from_bag(side):
        if cost > FREE_START:
            message = say("far-start", face=side.name, points=cost)
            yield box.advice("far-out", message, *path, found=cost)
    elif cost > DEAREST:
        message = say("far-cost", face=side.name, cost=cost, most=DEAREST)
        yield box.advice("far-out", message, *path, found=cost)
    elif not cost:
        message = say("costs-nothing", face=side.name)
        yield box.advice("far-out", message, *path, found=cost)


def _switches(box: Box) -> Iterator[Issue]:
    for name, usual in SWITCHES.items():
        value = getattr(box.rules, name)
        if value > FAR * usual or (value * FAR < usual and (value or name not in MAY_BE_NOTHING)):
            message = say("far-switch", switch=name, usual=usual)
            yield box.advice("far-out", message, None, "rules", name, found=value)
    for kind, price in box.rules.trade_price.items():
        if price > FAR * PRICES[kind] or 0 < FAR * price < PRICES[kind]:
            message = say("far-price", kind=kind, usual=PRICES[kind])
            yield box.advice("far-out", message, None, "rules", "trade_price", kind, found=price)
