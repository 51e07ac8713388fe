"""Checks of the deck and of the numbers of players: is there enough for everybody at once?"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.checks.checked_set import copies
from validator.play.games.empires.checks.box import LEAST_SEATS, MOST_SEATS, Box, say
from validator.play.games.empires.checks.hands import cost
from validator.play.games.empires.words.discount import Discount
from validator.play.games.empires.words.rebirth import Rebirth
from validator.play.games.empires.words.terms import CIVILISATIONS

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
        yield box.issue(
            "wrong-players",
            say("wrong-players"),
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )
    usual = type(box.rules)().rounds
    for seats, number in rounds.items():
        if seats not in box.allowed() and number != usual.get(seats):
            message = say("idle-rounds", players=seats)
            yield box.warning("idle-field", message, None, "rules", "rounds", str(seats), found=number)

    for seats, number in box.seats.items():
        if number == 1:
            message = say("one-round", players=seats)
            yield box.warning(
                "one-round", message, None, "rules", "rounds", str(seats), found=1, accepted=say("or-more", least=2)
            )


def _cards(box: Box) -> Iterator[Issue]:
    seats, hand = box.players.most, box.rules.hand_size
    homeworlds = copies(box.homeworlds)
    if homeworlds < seats:
        message = say("too-few-homeworlds", players=seats, held=homeworlds)
        yield box.issue(
            "too-few-homeworlds", message, None, "players", found=homeworlds, accepted=say("or-more", least=seats)
        )
    deck = deck_size(box)
    if deck < hand * seats:
        message = say("too-few-cards", players=seats, hand=hand, needed=hand * seats, held=deck)
        yield box.issue(
            "too-few-cards", message, None, "players", found=deck, accepted=say("or-more", least=hand * seats)
        )
    if not box.empires:
        yield box.issue("no-empire-cards", say("no-empire-cards"))


def deck_size(box: Box) -> int:
    """Cards that are shuffled into the deck, homeworlds aside."""
    return copies(box.empires) + copies(box.raids) + copies(box.ambassadors)


class Need(NamedTuple):
    """What so many players need, of which cards, and how many of these the set holds."""

    message: Sentence
    needed: int
    held: int
    severity: Severity = Severity.WARNING


def _rows(box: Box) -> Iterator[Issue]:
    """Full rows and full hands at once; and what they take from a deck that is never shuffled anew (T7)."""
    needs = [need for seats, rounds in box.seats.items() for need in _needs(box, seats, rounds)]
    short = [need for need in needs if need.held < need.needed]
    if short and box.empires:
        worst = max(short, key=lambda need: (need.severity is Severity.WARNING, need.needed - need.held))
        yield box.issue(
            "small-deck",
            worst.message,
            None,
            "players",
            severity=worst.severity,
            found=worst.held,
            accepted=say("or-more", least=worst.needed),
        )


def _needs(box: Box, seats: int, rounds: int) -> Iterator[Need]:
    deck, hand, rows, held = deck_size(box), box.rules.hand_size, seats * rounds, copies(box.empires)
    hands = seats * hand
    if hands > deck:
        return
    yield Need(say("rows-need", seats=seats, row=rounds, needed=rows, held=held), rows, held)
    both = say("rows-and-hands-need", seats=seats, row=rounds, hand=hand, needed=rows + hands, held=deck)
    yield Need(both, rows + hands, deck)
    if box.rules.empty_deck == "stop":
        drawn = seats * (rounds - 1)
        needed = hands + drawn + sum(_prices(box)[:drawn])
        again = bool(box.facing(Rebirth))
        message = say(
            "rows-take-with-rebirth" if again else "rows-take", seats=seats, row=rounds, needed=needed, held=deck
        )
        yield Need(message, needed, deck, Severity.ADVICE if again else Severity.WARNING)


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
            yield box.warning("missing-civilisation", say("missing-civilisation", civilisation=name))
        elif shown[name] + _beside_the_rows(box, name) == 1:
            only = next(card for card in box.empires if name in (*card.a.symbols, *card.b.symbols))
            message = say("lone-civilisation", card=only.id, civilisation=name)
            yield box.advice("lone-civilisation", message, only)


def _beside_the_rows(box: Box, name: str) -> int:
    """Ambassadors and homeworlds with a symbol of a civilisation."""
    envoys = copies(card for card in box.ambassadors if name in (card.a, card.b))
    return envoys + copies(card for card in box.homeworlds if card.symbol == name)
