"""Legality and completeness of a set of Tiny Stellar Empires.

What only the whole box shows, and every check in its order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.checks.checked_set import copies
from validator.content.checks.general import apart, flood_of
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word, tag_of
from validator.play.games.empires.checks.box import (
    LEAST_SEATS,
    MOST_SEATS,
    Box,
    Facing,
    attacking_hand,
    comparing_issues,
    cost,
    say,
    waiting_hand,
)
from validator.play.games.empires.checks.cards import (
    ability_issues,
    attack_issues,
    card_issues,
    cards_wanted,
    why_no_attack,
)
from validator.play.games.empires.checks.missions import mission_issues, route_issues
from validator.play.games.empires.words.ability import NEVER, Figure, OnceAbility
from validator.play.games.empires.words.end import Double, TradeRoutes
from validator.play.games.empires.words.once import Bully, Rebirth
from validator.play.games.empires.words.ongoing import Discount, Look
from validator.play.games.empires.words.switches import CIVILISATIONS, EmpiresRules
from validator.play.games.empires.words.vocabulary import BusySeams, ManyCivilisations, SymbolsOfOne

# Checks of the deck and of the numbers of players: is there enough for everybody at once?

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


# Checks of the switches: does each one that a set turns have anything to act on?


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches away from their usual setting that change nothing, and an exchange of more than a hand."""
    usual = EmpiresRules()
    changed = [name for name in IDLE if getattr(box.rules, name) != getattr(usual, name) and box.seats]
    yield from box.idle_switches((name, IDLE[name](box)) for name in changed)
    most = waiting_hand(box)
    if box.rules.swap_cards > most:
        message = say("idle-exchange", cards=box.rules.swap_cards, most=most)
        yield box.warning(
            "idle-amount",
            message,
            None,
            "rules",
            "swap_cards",
            found=box.rules.swap_cards,
            accepted=say("from-to", least=0, most=most),
        )

    if box.rules.empire_play == "mandatory" and box.rules.voluntary_new_hand:
        yield box.advice("odd-switches", say("odd-switches"), None, "rules", "voluntary_new_hand", found=True)


def _none_of(kind: type[Word]) -> Callable[[Box], Sentence | None]:
    return lambda box: None if box.facing(kind) else say("why-no-word", word=tag_of(kind))


def _fewer_than_two(kind: type[Word]) -> Callable[[Box], Sentence | None]:
    def reason(box: Box) -> Sentence | None:
        held = copies({facing.card.id: facing.card for facing in box.facing(kind)}.values())
        return None if held > 1 else say("why-fewer-than-two", cards=held, word=tag_of(kind))

    return reason


def _wormhole_routes(box: Box) -> Sentence | None:
    if not box.edges["wormhole"]:
        return say("why-no-wormholes")
    counted = box.facing(TradeRoutes) or any(isinstance(card.mission, BusySeams) for card in box.homeworlds)
    return None if counted else say("why-no-routes-counted")


def _cost_per_half(box: Box) -> Sentence | None:
    stated = any(half.cost not in (None, card.cost) for card, _, half in box.halves)
    return None if stated else say("why-no-cost-of-half")


def _raids_per_turn(box: Box) -> Sentence | None:
    if box.players.most < 3:
        return say("why-one-rival")
    raids = copies(box.raids)
    return None if raids > 1 else why_no_attack(box) or say("why-one-raid")


def _reward_off(box: Box) -> Sentence | None:
    if not any("symbols" in raid.modes for raid in box.raids):
        return why_no_attack(box) or say("why-no-symbols-off")
    scores = any(half.points for _, _, half in box.halves)
    return why_no_attack(box) if scores else say("why-no-points-off")


def _price_floor(box: Box) -> Sentence | None:
    return _none_of(Bully)(box) or _none_of(Discount)(box)


def _double(box: Box) -> Sentence | None:
    return _none_of(Double)(box) or (None if box.edges["wormhole"] else say("why-no-wormholes"))


def _double_per_wormhole(box: Box) -> Sentence | None:
    if why := _double(box):
        return why
    if box.most_rounds < 3:
        return say("why-no-two-neighbours", row=box.most_rounds)
    between = any(box.others_with(facing.card, "wormhole") > 1 for facing in box.facing(Double))
    return None if between else say("why-not-between")


def _short_hand(box: Box) -> Sentence | None:
    abilities = [half.ability for _, _, half in box.halves]
    wanted = [
        cards_wanted(ability) for ability in abilities if isinstance(ability, OnceAbility) and ability.takes_from_hand
    ]
    return None if max(wanted, default=0) > 1 else say("why-one-card-taken")


def _discard_to_hand_size(box: Box) -> Sentence | None:
    # The bound is asked for as if the switch were off: its own reading keeps every hand small.
    grows = attacking_hand(box) > box.rules.hand_size
    return None if grows else say("why-no-hand-grows")


def _symbols_in_missions(box: Box) -> Sentence | None:
    counted = any(isinstance(card.mission, SymbolsOfOne | ManyCivilisations) for card in box.homeworlds)
    return None if counted else say("why-no-symbols-counted")


def _ambassador_without_attack(box: Box) -> Sentence | None:
    return None if box.ambassadors else say("why-no-ambassadors")


def _row_side(box: Box) -> Sentence | None:
    return say("why-row-of-one") if box.most_rounds == 1 else None


IDLE: dict[str, Callable[[Box], Sentence | None]] = {
    "wormhole_routes": _wormhole_routes,
    "row_side": _row_side,
    "cost_per_half": _cost_per_half,
    "raids_per_turn": _raids_per_turn,
    "reward_off": _reward_off,
    "ambassador_without_attack": _ambassador_without_attack,
    "price_floor": _price_floor,
    "adjacent_routes": _none_of(TradeRoutes),
    "double_counts": _double,
    "double_per_wormhole": _double_per_wormhole,
    "look_stacks": _fewer_than_two(Look),
    "discount_stacks": _fewer_than_two(Discount),
    "short_hand": _short_hand,
    "discard_to_hand_size": _discard_to_hand_size,
    "homeworld_symbol_in_missions": _symbols_in_missions,
}
"""Why a switch changes nothing in a set, by its name; None where it does. Other switches always do."""


# Advice on what is far out: figures beyond anything in the box that the rules describe.

WORTH_OVER_COST = 3
"""Printed points, extra points and symbols of a half, together, are at most its cost and this in the box."""

LEAST_OVER_COST = 1
"""The same are at least its cost and this in the box, but for what scores by routes or ambassadors."""

MARGIN = 2
"""So far outside these two a half is worth a word."""


EMPIRE = (Figure("count", 1, 5),)
RAID = (Figure("cost", 1, 3, 0),)
AMBASSADOR = (Figure("worth", 2, 4),)
HOMEWORLD = (Figure("worth", 3, 5, 1),)
MISSION = (Figure("points", 4, 7, 1),)
GOALS: dict[type[Word], tuple[Figure, ...]] = {
    SymbolsOfOne: (*MISSION, Figure("count", 4, NEVER, 2)),
    ManyCivilisations: (*MISSION, Figure("count", 5, NEVER, 2)),
    BusySeams: (*MISSION, Figure("count", 3, NEVER, 1)),
}
SWITCHES = (Figure("hand_size", 5, 9, 2), Figure("swap_cards", 2, 5), Figure("wormhole_routes", 7, 11))
ROUNDS = Figure("rounds", 6, 10, 2)
ATTACKS = Figure("raid", 5, 11)


def extreme_issues(box: Box) -> Iterator[Issue]:
    """Everything that is far from the figures of the box."""
    for facing in box.halves:
        yield from _ability(box, facing)
        yield from _worth(box, facing)
    for card in box.empires:
        if flood := flood_of(box.content, card, copies(box.empires)):
            yield flood
        else:
            yield from _figures(box, card, card, EMPIRE)
    for raid in box.raids:
        yield from _figures(box, raid, raid, RAID)
        yield from _flood(box, raid)
    for ambassador in box.ambassadors:
        yield from _figures(box, ambassador, ambassador, AMBASSADOR)
        yield from _flood(box, ambassador)
    for homeworld in box.homeworlds:
        yield from _figures(box, homeworld, homeworld, HOMEWORLD)
        yield from _figures(box, homeworld, homeworld.mission, GOALS.get(type(homeworld.mission), MISSION), "mission")
    yield from _of_the_whole(box)


def _flood(box: Box, piece: Piece) -> Iterator[Issue]:
    """A raid or an ambassador of which the deck is full."""
    if flood := flood_of(box.content, piece, deck_size(box)):
        yield flood


def _figures(box: Box, piece: Piece, holder: object, figures: tuple[Figure, ...], *path: str) -> Iterator[Issue]:
    for figure in figures:
        value = getattr(holder, figure.field)
        if figure.is_far(value):
            field = " ".join((*path, figure.field))
            message = say("far-out", place=piece.id, field=field, value=value, usual=figure.usual)
            yield box.advice("far-out", message, piece, *path, figure.field, found=value)


def _ability(box: Box, facing: Facing) -> Iterator[Issue]:
    ability = facing.half.ability
    figure = ability.usual
    if figure is not None and figure.is_far(value := getattr(ability, figure.field)):
        message = say(
            "far-out-ability",
            card=facing.card.id,
            word=tag_of(ability),
            field=figure.field,
            value=value,
            usual=figure.usual,
        )
        yield box.advice("far-out", message, facing.card, facing.name, "ability", figure.field, found=value)


def worth(facing: Facing) -> int:
    """Printed points, extra points and symbols of a half."""
    half = facing.half
    return half.points + half.ability.printed + len(half.symbols)


def _worth(box: Box, facing: Facing) -> Iterator[Issue]:
    card, name, half = facing
    price, value = cost(box, facing), worth(facing)
    if value >= price + WORTH_OVER_COST + MARGIN:
        message = say("worth-too-much", card=card.id, half=name, worth=value, cost=price, most=price + WORTH_OVER_COST)
        yield box.advice("far-out", message, card, name, "points", found=half.points)
    elif value <= price + LEAST_OVER_COST - MARGIN and not half.ability.varies:
        message = say(
            "worth-too-little", card=card.id, half=name, worth=value, cost=price, least=price + LEAST_OVER_COST
        )
        yield box.advice("far-out", message, card, name, "points", found=half.points)
    if len(half.symbols) > 2 and len(set(half.symbols)) == 1:
        message = say("three-of-one", card=card.id, half=name)
        yield box.advice("far-out", message, card, name, "symbols")


def _of_the_whole(box: Box) -> Iterator[Issue]:
    for figure in SWITCHES:
        value = getattr(box.rules, figure.field)
        if figure.is_far(value):
            message = say("far-out", place="rules", field=figure.field, value=value, usual=figure.usual)
            yield box.advice("far-out", message, None, "rules", figure.field, found=value)
    for seats, rounds in box.seats.items():
        if ROUNDS.is_far(rounds):
            message = say("far-out-rounds", players=seats, value=rounds, usual=ROUNDS.usual)
            yield box.advice("far-out", message, None, "rules", "rounds", str(seats), found=rounds)
    raids, empires = copies(box.raids), copies(box.empires)
    is_flooded = any(flood_of(box.content, raid, deck_size(box)) for raid in box.raids)
    if (raids >= ATTACKS.far or raids > empires > 0) and not is_flooded:
        message = say("many-raids", raids=raids, empires=empires)
        yield box.advice("far-out", message, max(box.raids, key=lambda card: card.count), "count", found=raids)
    if box.halves and not any(cost(box, facing) for facing in box.halves):
        yield box.advice("far-out", say("all-free"))
    if box.halves and not any(half.points or half.ability.timing == "end" for _, _, half in box.halves):
        yield box.advice("far-out", say("all-pointless"))


CHECKS = (
    supply_issues,
    card_issues,
    comparing_issues,
    ability_issues,
    attack_issues,
    route_issues,
    mission_issues,
    switch_issues,
    extreme_issues,
)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    yield from apart(content, CHECKS, Box(content))
