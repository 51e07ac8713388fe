"""Legality and completeness of a set of Galaxy Trucker, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.games.trucker.checks.boards import board_issues, witness_issues
from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.cards import card_issues
from validator.games.trucker.checks.supplies import supply_issues
from validator.games.trucker.checks.tiles import tile_issues
from validator.issue import Issue, is_legal

LEAST_SEATS, MOST_SEATS = 2, 4


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from _seats(box)
    ships = [*tile_issues(box), *board_issues(box)]
    yield from ships
    yield from card_issues(box)
    yield from supply_issues(box)
    if is_legal(ships):
        yield from witness_issues(box)


def _seats(box: Box) -> Iterator[Issue]:
    players, rules = box.players, box.rules
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue("wrong-players", "the game is for 2 to 4 players", None, "players",
                        found=f"{players.least} to {players.most}", accepted="2 to 4")  # fmt: skip
    if rules.teams and players.most < MOST_SEATS:
        yield box.issue("wrong-players", "rules: teams needs four players", None, "players", accepted="up to 4")
    if rules.expert_swap and not rules.teams:
        message = "rules: expert_swap does nothing without teams"
        yield box.issue("idle-switch", message, None, "rules", "expert_swap", warning=True)
    for number in rules.rounds:
        yield from _rewards(box, number)
    prices = [rules.goods_price.get(colour, -1) for colour in ("red", "yellow", "green", "blue")]
    if -1 in prices:
        message = "rules: goods_price leaves out a colour"
        yield box.issue("missing-price", message, None, "rules", "goods_price", accepted="red, yellow, green, blue")
    elif prices != sorted(prices, reverse=True):
        message = "rules: red goods are worth most, then yellow, green and blue; goods_price says otherwise"
        yield box.issue("odd-prices", message, None, "rules", "goods_price", warning=True)


def _rewards(box: Box, number: int) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    placing = rules.placing.get(number, ())
    if len(placing) < most:
        message = f"rules: placing has {len(placing)} rewards for round {number}; {most} players may arrive"
        yield box.issue("missing-reward", message, None, "rules", "placing")
    if list(placing) != sorted(placing, reverse=True):
        message = f"rules: placing pays a later ship more than an earlier one in round {number}"
        yield box.issue("odd-reward", message, None, "rules", "placing", warning=True)
    if number not in rules.fewest_exposed:
        message = f"rules: fewest_exposed says nothing for round {number}"
        yield box.issue("missing-reward", message, None, "rules", "fewest_exposed")
