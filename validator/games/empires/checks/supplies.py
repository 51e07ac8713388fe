"""Checks of the deck and of the numbers of players: is there enough for everybody at once?"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from validator.games.empires.checks.box import LEAST_SEATS, MOST_SEATS, Box, copies, several
from validator.games.empires.checks.hands import cost
from validator.games.empires.words.vocabulary import CIVILISATIONS, Discount, Rebirth
from validator.issue import Issue, Severity

MOST_COST = 9


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short."""
    yield from _seats(box)
    yield from _cards(box)
    yield from _rows(box)
    yield from _civilisations(box)


def _seats(box: Box) -> Iterator[Issue]:
    players, rounds = box.players, box.rules.rounds
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue("wrong-players", "the game is for 2 to 4 players", None, "players", accepted="2 to 4",
                        found=f"{players.least} to {players.most}")  # fmt: skip
    usual = type(box.rules)().rounds
    for seats, number in rounds.items():
        if seats not in box.allowed() and number != usual.get(seats):
            message = f"rules: the set is not for {seats} players, so their rounds are never played"
            yield box.warning("idle-field", message, None, "rules", "rounds", str(seats), found=number)

    for seats, number in box.seats.items():
        if number == 1:
            message = f"rules: {seats} players play one round: no two cards of a row ever meet, and nobody is attacked"
            yield box.warning("one-round", message, None, "rules", "rounds", str(seats), found=1, accepted="2 or more")


def _cards(box: Box) -> Iterator[Issue]:
    seats, hand = box.players.most, box.rules.hand_size
    homeworlds = copies(box.homeworlds)
    if homeworlds < seats:
        message = f"{seats} players need as many homeworlds; the set holds {homeworlds}"
        yield box.issue("too-few-homeworlds", message, None, "players", found=homeworlds, accepted=f"{seats} or more")
    deck = deck_size(box)
    if deck < hand * seats:
        message = f"{seats} hands of {hand} need {hand * seats} cards; the deck holds {deck}"
        yield box.issue("too-few-cards", message, None, "players", found=deck, accepted=f"{hand * seats} or more")
    if not box.empires:
        yield box.issue("no-empire-cards", "the set has no empire cards: nobody can lay a row")


def deck_size(box: Box) -> int:
    """Cards that are shuffled into the deck, homeworlds aside."""
    return copies(box.empires) + copies(box.raids) + copies(box.ambassadors)


class Need(NamedTuple):
    """What so many players need, of which cards, and how many of these the set holds."""

    message: str
    needed: int
    held: int
    severity: Severity = Severity.WARNING


def _rows(box: Box) -> Iterator[Issue]:
    """Full rows and full hands at once; and what they take from a deck that is never shuffled anew (T7)."""
    needs = [need for seats, rounds in box.seats.items() for need in _needs(box, seats, rounds)]
    short = [need for need in needs if need.held < need.needed]
    if short and box.empires:
        worst = max(short, key=lambda need: (need.severity is Severity.WARNING, need.needed - need.held))
        message = f"{worst.message}; there are {worst.held}"
        yield box.issue("small-deck", message, None, "players", severity=worst.severity, found=worst.held,
                        accepted=f"{worst.needed} or more")  # fmt: skip


def _needs(box: Box, seats: int, rounds: int) -> Iterator[Need]:
    deck, hands, rows = deck_size(box), seats * box.rules.hand_size, seats * rounds
    if hands > deck:
        return
    where = f"{seats} rows of {several(rounds, 'card')}"
    yield Need(f"{where} need {rows} empire cards", rows, copies(box.empires))
    yield Need(f"{where} and hands of {box.rules.hand_size} need {rows + hands} cards", rows + hands, deck)
    if box.rules.empty_deck == "stop":
        drawn = seats * (rounds - 1)
        needed = hands + drawn + sum(_prices(box)[:drawn])
        message = f"{where} take at least {needed} cards, and the deck is not shuffled anew (T7)"
        if box.facing(Rebirth):
            yield Need(f"{message} but by 'rebirth'", needed, deck, Severity.ADVICE)
        else:
            yield Need(message, needed, deck)


def _prices(box: Box) -> list[int]:
    """The lowest price of every copy of an empire card, cheapest first."""
    floor = 1 if box.facing(Discount) else MOST_COST
    cheapest: dict[str, int] = {}
    for facing in box.halves:
        price = min(floor, cost(box, facing))
        cheapest[facing.card.id] = min(cheapest.get(facing.card.id, price), price)
    return sorted(cheapest[card.id] for card in box.empires for _ in range(card.count))


def _civilisations(box: Box) -> Iterator[Issue]:
    """A civilisation that no empire card shows, or that one player at most can ever have."""
    shown: Counter[str] = Counter()
    for card in box.empires:
        shown.update(dict.fromkeys({*card.a.symbols, *card.b.symbols}, card.count))
    for name in CIVILISATIONS:
        if not shown[name]:
            message = f"no empire card has a symbol of the civilisation {name!r}"
            yield box.warning("missing-civilisation", message)
        elif shown[name] + _beside_the_rows(box, name) == 1:
            only = next(card for card in box.empires if name in (*card.a.symbols, *card.b.symbols))
            message = f"{only.id} is the only card with {name}: whoever lays it has that majority unopposed"
            yield box.advice("lone-civilisation", message, only)


def _beside_the_rows(box: Box, name: str) -> int:
    """Ambassadors and homeworlds with a symbol of a civilisation."""
    envoys = copies(card for card in box.ambassadors if name in (card.a, card.b))
    return envoys + copies(card for card in box.homeworlds if card.symbol == name)
