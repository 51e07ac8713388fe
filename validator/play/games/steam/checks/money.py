"""Money: a start that can be paid for, notes for everybody, and change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.steam.checks.box import Box, around, say
from validator.play.games.steam.words.vocabulary import GameMap

SHARES_OF_A_START = 3
"""Shares that a player issues in an ordinary first round."""
STUBS_OF_SIMPLE_TRACK = 2


def money_issues(box: Box) -> Iterator[Issue]:
    """Every issue of money."""
    yield from _notes(box)
    yield from _change(box)
    if box.map is not None and box.limits is not None:
        yield from _first_tile(box, box.map)
        yield from _first_expenses(box)


def _notes(box: Box) -> Iterator[Issue]:
    """Enough for what everybody begins with, and for some shares."""
    most, rules = box.players.most, box.rules
    total = sum(note.value * note.count for note in box.notes)
    needed = rules.start_cash * most
    shares = min(SHARES_OF_A_START, box.most_shares, rules.shares_per_turn or SHARES_OF_A_START)
    ordinary = needed + most * shares * rules.share_price
    if total < needed or not box.notes:
        message = say("too-little-money", players=most, needed=needed, total=total)
        yield box.issue(
            "too-little-money", message, None, "parts", found=total, accepted=say("at-least", number=needed)
        )
    elif not _is_dealt(box):
        message = say("no-start-money", players=most, cash=rules.start_cash)
        notes = in_a_row(say("notes-of", count=note.count, value=note.value) for note in box.notes)
        yield box.issue("no-start-money", message, box.notes[0], "value", found=notes)
    elif total < ordinary:
        message = say("tight-money", players=most, shares=shares, needed=ordinary, total=total)
        yield box.warning(
            "tight-money", message, box.notes[-1], "count", found=total, accepted=say("at-least", number=ordinary)
        )


def _is_dealt(box: Box) -> bool:
    """Whether everybody can have the start money in notes; yes where notes do not divide each other, as unknown.

    Where each value divides the next, the largest notes first is the best way.
    """
    held: Counter[int] = Counter()
    for note in box.notes:
        held[note.value] += note.count
    values = sorted(held, reverse=True)
    if any(large % small for large, small in pairwise(values)):
        return True
    for _ in range(box.players.most):
        rest = box.rules.start_cash
        for value in values:
            taken = min(held[value], rest // value)
            held[value] -= taken
            rest -= taken * value
        if rest:
            return False
    return True


def _change(box: Box) -> Iterator[Issue]:
    """Single dollars, and enough of them for everybody to hold any sum."""
    values = sorted({note.value for note in box.notes})
    if values and values[0] != 1:
        yield box.warning("no-change", say("no-change"), box.notes[0], "value", found=values[0], accepted="1")
    elif len(values) > 1:
        ones = [note for note in box.notes if note.value == 1]
        held, needed = sum(note.count for note in ones), (values[1] - 1) * box.players.most
        if held < needed:
            message = say("little-change", players=box.players.most, below=values[1], needed=needed, held=held)
            yield box.warning(
                "little-change", message, ones[-1], "count", found=held, accepted=say("at-least", number=needed)
            )


def _first_tile(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Without track nobody earns: start money and shares must pay for a simple tile beside a city."""
    rules, cheapest = box.rules, _cheapest_beginning(box, game_map)
    if cheapest is None:
        return
    at_once = min(box.most_shares, rules.shares_per_turn or box.most_shares)
    ever = min(box.most_shares, at_once * max(box.rounds))
    first, most = (rules.start_cash + rules.share_price * shares for shares in (at_once, ever))
    if cheapest > most:
        message = say("no-start", price=cheapest, most=most)
        yield box.issue(
            "no-start", message, None, "rules", *_dearest(box), found=most, accepted=say("at-least", number=cheapest)
        )
    elif cheapest > first:
        message = say("late-start", price=cheapest, most=first)
        yield box.warning(
            "late-start", message, None, "rules", *_dearest(box), found=first, accepted=say("at-least", number=cheapest)
        )


def _dearest(box: Box) -> tuple[str, ...]:
    """The switch that the set has changed, of those that decide whether a start can be paid for."""
    names = ("place", "start_cash", "share_price", "shares_per_turn")
    return next(((name,) for name in names if box.is_set(name)), ())


def _cheapest_beginning(box: Box, game_map: GameMap) -> int | None:
    """The price of the cheapest simple tile on a hex beside a city; None where no such hex is."""
    rules = box.rules
    on_town = rules.place_town + STUBS_OF_SIMPLE_TRACK * rules.place_stub
    price = {
        **dict.fromkeys(game_map.plains, rules.place["plain"]),
        **dict.fromkeys((river.at for river in game_map.rivers), rules.place["river"]),
        **dict.fromkeys(game_map.mountains, rules.place["mountain"]),
        **(dict.fromkeys((town.at for town in game_map.towns), on_town) if box.markers else {}),
    }
    return min((price[place] for city in game_map.cities for place in around(city.at) if place in price), default=None)


def _first_expenses(box: Box) -> Iterator[Issue]:
    """Whoever builds nothing can pay for the first round's shares and engine, with as many shares as it takes."""
    rules, limits = box.rules, box.limits
    assert limits is not None
    if limits.first_share > limits.last_share:
        return
    at_once = min(box.most_shares, rules.shares_per_turn or box.most_shares)
    best = max(rules.start_cash - limits.first_share - 1 + issued * (rules.share_price - 1) for issued in (0, at_once))
    if best < 0:
        message = say("bankrupt-start", missing=-best)
        switch = next((name for name in ("start_cash", "share_price") if box.is_set(name)), None)
        place = (None, "rules", switch) if switch else (limits, "first_share")
        yield box.warning(
            "bankrupt-start",
            message,
            *place,
            found=rules.start_cash,
            accepted=say("at-least-at-the-start", number=rules.start_cash - best),
        )
