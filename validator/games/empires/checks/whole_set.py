"""Legality and completeness of a set of Tiny Stellar Empires, beyond what a schema can say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from validator.content.loading import ContentSet
from validator.content.vocabulary import Word, tag_of
from validator.games.empires.words.switches import EmpiresRules
from validator.games.empires.words.vocabulary import (
    CIVILISATIONS,
    TIMINGS,
    Ambassadors,
    BusySeams,
    Double,
    EachTiming,
    Edge,
    EmpireCard,
    Half,
    HomeworldCard,
    Loss,
    ManyCivilisations,
    Protect,
    SymbolsOfOne,
    Thrive,
)
from validator.issue import Issue, Severity

LEAST_SEATS, MOST_SEATS = 2, 4


class Deck:
    """A set's cards by kind, with their types known."""

    def __init__(self, content: ContentSet) -> None:
        assert isinstance(content.rules, EmpiresRules)
        self.content = content
        self.rules = content.rules
        self.empires = [piece for piece in content.pieces["empire"] if isinstance(piece, EmpireCard)]
        self.raids = content.pieces["raid"]
        self.ambassadors = content.pieces["ambassador"]
        self.homeworlds = [piece for piece in content.pieces["homeworld"] if isinstance(piece, HomeworldCard)]
        self.halves = [(card, name, half) for card in self.empires for name, half in (("a", card.a), ("b", card.b))]

    def cost(self, card: EmpireCard, half: Half) -> int:
        """Cards to pay for a half, by T3."""
        return half.cost if self.rules.cost_per_half and half.cost is not None else card.cost


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    deck = Deck(content)
    yield from _seats(deck)
    yield from _costs(deck)
    yield from _followers(deck)
    yield from _abilities(deck)
    yield from _civilisations(deck)
    yield from _missions(deck)
    yield from _dominated(deck)


def _seats(deck: Deck) -> Iterator[Issue]:
    content, players = deck.content, deck.content.manifest.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield Issue(code="wrong-players", message="the game is for 2 to 4 players", accepted="2 to 4",
                    found=f"{players.least} to {players.most}", span=content.manifest_span("players"))  # fmt: skip
    for seats in range(max(players.least, LEAST_SEATS), min(players.most, MOST_SEATS) + 1):
        if seats not in deck.rules.rounds:
            message = f"rules: rounds does not say how many rounds {seats} players play"
            yield Issue(code="missing-rounds", message=message, span=content.manifest_span("rules", "rounds"))
    homeworlds = sum(card.count for card in deck.homeworlds)
    if homeworlds < players.most:
        message = f"{players.most} players need as many homeworlds; the set holds {homeworlds}"
        yield Issue(code="too-few-homeworlds", message=message, span=content.manifest_span("players"))
    cards = sum(card.count for card in (*deck.empires, *deck.raids, *deck.ambassadors))
    needed = deck.rules.hand_size * players.most
    if cards < needed:
        message = f"{players.most} hands of {deck.rules.hand_size} need {needed} cards; the deck holds {cards}"
        yield Issue(code="too-few-cards", message=message, span=content.manifest_span("players"))


def _costs(deck: Deck) -> Iterator[Issue]:
    others = deck.rules.hand_size - 1
    for card, name, half in deck.halves:
        if half.cost is not None and not deck.rules.cost_per_half:
            message = f"{card.id}: half {name} states a cost, but cost_per_half (T3) is off"
            span = deck.content.span(card.id, name, "cost")
            yield Issue(code="idle-field", message=message, span=span, severity=Severity.WARNING)
        if deck.cost(card, half) > others:
            own = deck.rules.cost_per_half and half.cost is not None
            span = deck.content.span(card.id, *((name, "cost") if own else ("cost",)))
            message = f"{card.id} can never be paid: a hand of {deck.rules.hand_size} leaves {others} other cards"
            yield Issue(code="unpayable-cost", message=message, span=span, found=str(deck.cost(card, half)),
                        accepted=f"0 to {others}")  # fmt: skip
    for piece in deck.raids:
        if getattr(piece, "cost", 0) > others:
            message = f"{piece.id} can never be paid: a hand of {deck.rules.hand_size} leaves {others} other cards"
            yield Issue(code="unpayable-cost", message=message, span=deck.content.span(piece.id, "cost"))


def _followers(deck: Deck) -> Iterator[Issue]:
    """Can every edge of every card meet an edge of another card? Any card may be turned, so sides do not matter."""
    edges: Counter[Edge] = Counter()
    for card in deck.empires:
        for edge in {card.left, card.right}:
            edges[edge] += card.count
    wormholes = edges["wormhole"]
    for card in deck.empires:
        for side in ("left", "right"):
            edge = getattr(card, side)
            partners = sum(edges.values()) if edge == "wormhole" else edges[edge] + wormholes
            if partners <= 1:
                message = f"{card.id}: no other card has an edge that meets its {side} edge"
                yield Issue(code="unmatched-route", message=message, span=deck.content.span(card.id, side),
                            found=str(edge), accepted=_others(edges, edge))  # fmt: skip


def _others(edges: Counter[Edge], edge: Edge) -> str:
    return ", ".join(sorted(str(other) for other in edges if other != edge)) or "any edge of another card"


def _abilities(deck: Deck) -> Iterator[Issue]:
    wormholes = any("wormhole" in (card.left, card.right) for card in deck.empires)
    needs: dict[type[Word], tuple[bool, str]] = {
        Double: (wormholes, "no card has a wormhole edge"),
        Ambassadors: (bool(deck.ambassadors), "the set has no ambassadors"),
        Thrive: (bool(deck.raids), "the set has no raids or invasions"),
        Protect: (bool(deck.raids), "the set has no raids or invasions"),
    }
    for card, name, half in deck.halves:
        has_use, why = needs.get(type(half.ability), (True, ""))
        span = deck.content.span(card.id, name, "ability")
        if not has_use:
            message = f"{card.id}: the ability {tag_of(half.ability)!r} can never do anything: {why}"
            yield Issue(code="idle-ability", message=message, span=span, severity=Severity.WARNING)
        if isinstance(half.ability, Loss) and half.ability.discard > half.ability.cards:
            message = f"{card.id}: 'loss' discards {half.ability.discard} of {half.ability.cards} cards"
            yield Issue(code="out-of-range", message=message, span=span, accepted=f"1 to {half.ability.cards}")


def _civilisations(deck: Deck) -> Iterator[Issue]:
    printed = {symbol for _, _, half in deck.halves for symbol in half.symbols}
    for name in CIVILISATIONS:
        if name not in printed:
            message = f"no empire card has a symbol of the civilisation {name!r}"
            span = deck.content.manifest_span()
            yield Issue(code="missing-civilisation", message=message, span=span, severity=Severity.WARNING)


def _missions(deck: Deck) -> Iterator[Issue]:
    rounds = max(deck.rules.rounds.values(), default=0)
    for card in deck.homeworlds:
        why = _obstacle(deck, card.mission, rounds)
        if why:
            message = f"{card.id}: the mission can never be met: {why}"
            yield Issue(code="unreachable-mission", message=message, span=deck.content.span(card.id, "mission"))


def _obstacle(deck: Deck, mission: Word, rounds: int) -> str | None:
    """Why a row of ``rounds`` cards cannot do what the mission asks; None where nothing speaks against it."""
    if isinstance(mission, SymbolsOfOne):
        best = max((_most_symbols(deck, name, rounds) for name in CIVILISATIONS), default=0)
        return f"a row of {rounds} cards holds at most {best} symbols of one kind" if best < mission.count else None
    if isinstance(mission, ManyCivilisations):
        printed = {symbol for _, _, half in deck.halves for symbol in half.symbols}
        return f"the set has {len(printed)} civilisations" if len(printed) < mission.count else None
    if isinstance(mission, EachTiming):
        timings = {half.ability.timing for _, _, half in deck.halves}
        missing = [timing for timing in TIMINGS if timing not in timings]
        if missing:
            return f"no ability of the set is of the class {', '.join(missing)}"
        return f"a row has {rounds} cards" if mission.count * len(TIMINGS) > rounds else None
    if isinstance(mission, BusySeams):
        counts = [_routes(deck, edge) for card in deck.empires for edge in (card.left, card.right)]
        if sum(count >= mission.routes for count in counts) < 2 * mission.count:
            return f"too few edges have {mission.routes} routes or more"
        return f"a row of {rounds} cards has {rounds - 1} seams" if mission.count > rounds - 1 else None
    return None


def _routes(deck: Deck, edge: Edge) -> int:
    return deck.rules.wormhole_routes if edge == "wormhole" else edge


def _most_symbols(deck: Deck, name: str, rounds: int) -> int:
    best_halves = sorted(
        (max(card.a.symbols.count(name), card.b.symbols.count(name))
         for card in deck.empires for _ in range(card.count)),
        reverse=True,
    )  # fmt: skip
    return sum(best_halves[:rounds])


def _dominated(deck: Deck) -> Iterator[Issue]:
    for card in deck.empires:
        better = next((other for other in deck.empires if other is not card and _beats(other, card)), None)
        if better is not None:
            message = f"{card.id} is never better than {better.id}, and sometimes worse"
            span = deck.content.span(card.id)
            yield Issue(code="dominated-card", message=message, span=span, severity=Severity.WARNING)


def _beats(one: EmpireCard, other: EmpireCard) -> bool:
    """Whether ``one``, in some orientation, is nowhere worse than ``other`` and somewhere better."""
    for first, second, left, right in ((one.a, one.b, one.left, one.right), (one.b, one.a, one.right, one.left)):
        if (left, right) != (other.left, other.right) or one.cost > other.cost:
            continue
        if _as_good(first, other.a) and _as_good(second, other.b):
            return one.cost < other.cost or _differs(first, other.a) or _differs(second, other.b)
    return False


def _as_good(one: Half, other: Half) -> bool:
    symbols = not Counter(other.symbols) - Counter(one.symbols)
    return one.ability == other.ability and one.points >= other.points and symbols


def _differs(one: Half, other: Half) -> bool:
    return msgspec.to_builtins(one) != msgspec.to_builtins(other) and (
        one.points > other.points or len(one.symbols) > len(other.symbols)
    )
