"""Checks of missions and routes: can each be met, and by how many players?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, any_of, in_a_row
from validator.content.checks.checked_set import copies
from validator.content.vocabulary import wording
from validator.play.games.empires.checks.box import Box, say, with_players
from validator.play.games.empires.checks.cards import meets, most_busy_seams, partners, together, why_no_ambassador
from validator.play.games.empires.words.switches import CIVILISATIONS, TIMINGS, Edge
from validator.play.games.empires.words.vocabulary import (
    AmbassadorCard,
    BusySeams,
    EachTiming,
    EmpireCard,
    HomeworldCard,
    ManyCivilisations,
    SymbolsOfOne,
)

# Checks of homeworlds: can each mission be met, at every number of players, and can it be missed?


def mission_issues(box: Box) -> Iterator[Issue]:
    """Missions that nobody can meet, or that everybody does."""
    for card in box.homeworlds:
        yield from _reach(box, card)
        yield from _ease(box, card)
    yield from _twins(box)
    missions = {wording(card.mission) for card in box.homeworlds}
    if len(missions) == 1 and copies(box.homeworlds) > 1:
        last = box.homeworlds[-1]
        if len({(card.symbol, card.worth) for card in box.homeworlds}) == 1:
            yield box.warning("one-mission", say("one-mission"), last, "mission")
        else:
            yield box.advice("one-mission", say("one-mission"), last, "mission")
    if len({card.symbol for card in box.homeworlds}) == 1 and copies(box.homeworlds) > 1:
        message = say("one-symbol", symbol=box.homeworlds[-1].symbol)
        yield box.advice("one-symbol", message, box.homeworlds[-1], "symbol")


def _twins(box: Box) -> Iterator[Issue]:
    """Homeworlds that are the same in all but their names; of many alike `one-mission` speaks already."""
    seen: dict[tuple[str, str, int], HomeworldCard] = {}
    if len({wording(card.mission) for card in box.homeworlds}) == 1:
        return
    for card in box.homeworlds:
        first = seen.setdefault((wording(card.mission), card.symbol, card.worth), card)
        if first is not card or card.count > 1:
            message = say("twin-homeworld", card=card.id, other=first.id)
            yield box.warning("twin-homeworld", message, card, "count" if first is card else "mission")


def _reach(box: Box, card: HomeworldCard) -> Iterator[Issue]:
    """Is the mission out of reach in games of every number of players, of some, or without ambassadors?"""
    by_rounds = {rounds: _obstacle(box, card, rounds, helped=True) for rounds in {*box.seats.values()}}
    why = {seats: by_rounds[rounds] for seats, rounds in box.seats.items()}
    reasons = [reason for reason in why.values() if reason]
    never = [seats for seats, reason in why.items() if reason]
    if never and len(never) == len(box.seats):
        longest = max(box.seats, key=box.seats.__getitem__)
        message = say("unreachable-mission", card=card.id, why=why[longest])
        yield box.issue("unreachable-mission", message, card, "mission")
    elif never:
        message = say("unreachable-mission-with", card=card.id, seats=with_players(never), why=reasons[0])
        yield box.warning("unreachable-mission", message, card, "mission")
    elif _needs_ambassadors(box, card):
        message = say("mission-needs-ambassadors", card=card.id)
        yield box.advice("hard-mission", message, card, "mission")
    elif _takes_all(box, card):
        message = say("mission-takes-all", card=card.id, row=box.most_rounds)
        yield box.advice("hard-mission", message, card, "mission")


def _takes_all(box: Box, card: HomeworldCard) -> bool:
    """Whether the mission leaves nothing over in the longest row."""
    mission, rounds = card.mission, box.most_rounds
    if isinstance(mission, SymbolsOfOne):
        return mission.count >= max(_most_symbols(box, card, name, rounds, []) for name in CIVILISATIONS)
    if isinstance(mission, EachTiming):
        return mission.count * len(TIMINGS) >= rounds
    return isinstance(mission, BusySeams) and mission.count >= rounds - 1


def _needs_ambassadors(box: Box, card: HomeworldCard) -> bool:
    """Whether no row meets a mission of symbols by itself."""
    counts_symbols = isinstance(card.mission, SymbolsOfOne | ManyCivilisations)
    return counts_symbols and all(_obstacle(box, card, rounds, helped=False) for rounds in {*box.seats.values()})


def _obstacle(box: Box, card: HomeworldCard, rounds: int, *, helped: bool) -> Sentence | None:
    """Why a row of ``rounds`` cards cannot do what a mission asks; None where nothing speaks against it.

    ``helped``: with ambassadors, as far as the set lets any be sent.
    """
    mission = card.mission
    envoys = box.ambassadors if helped and why_no_ambassador(box) is None else []
    if isinstance(mission, SymbolsOfOne):
        best = max(_most_symbols(box, card, name, rounds, envoys) for name in CIVILISATIONS)
        return say("why-few-symbols", row=rounds, most=best) if best < mission.count else None
    if isinstance(mission, ManyCivilisations):
        return _too_few_civilisations(box, card, mission.count, rounds, envoys)
    if isinstance(mission, EachTiming):
        return _too_few_timings(box, mission.count, rounds)
    return _too_few_seams(box, mission, rounds)


def _most_symbols(box: Box, card: HomeworldCard, name: str, rounds: int, envoys: list[AmbassadorCard]) -> int:
    """Most symbols of a civilisation with a row of ``rounds`` cards, edges left aside (T12, T18)."""
    sent = [envoy.worth * (name in (envoy.a, envoy.b)) for envoy in envoys for _ in range(envoy.count)]
    own = card.worth if box.rules.homeworld_symbol_in_missions and card.symbol == name else 0
    return own + sum(box.symbols[name][:rounds]) + sum(sorted(sent, reverse=True)[:rounds])


def _too_few_civilisations(
    box: Box, card: HomeworldCard, count: int, rounds: int, envoys: list[AmbassadorCard]
) -> Sentence | None:
    printed: set[str] = {symbol for _, _, half in box.halves for symbol in half.symbols}
    printed |= {name for envoy in envoys for name in (envoy.a, envoy.b)}
    own: set[str] = {card.symbol} if box.rules.homeworld_symbol_in_missions else set()
    if len(printed | own) < count:
        return say("why-few-civilisations", civilisations=len(printed | own))
    shows = {frozenset(half.symbols) for _, _, half in box.halves}
    shows |= {frozenset({name}) for envoy in envoys for name in (envoy.a, envoy.b)}
    reached = {frozenset(own)}
    for _ in range(rounds * 2 if envoys else rounds):
        reached |= {shown | more for shown in reached for more in shows}
        if any(len(shown) >= count for shown in reached):
            return None
    return say("why-few-civilisations-in-row", row=rounds, most=max(map(len, reached)))


def _too_few_timings(box: Box, count: int, rounds: int) -> Sentence | None:
    """Hall's condition: the cards that have one of some classes must be as many as these classes need."""
    of_card = {card.id: {card.a.ability.timing, card.b.ability.timing} for card in box.empires}
    missing = [timing for timing in TIMINGS if not any(timing in timings for timings in of_card.values())]
    if missing:
        return say("why-no-timing", timings=in_a_row(missing))
    if count * len(TIMINGS) > rounds:
        return say("why-short-row", row=rounds)
    for number in range(1, len(TIMINGS) + 1):
        for classes in combinations(TIMINGS, number):
            able = sum(card.count for card in box.empires if of_card[card.id] & set(classes))
            if able < count * number:
                return say("why-few-timings", cards=able, timings=any_of(classes))
    return None


def _too_few_seams(box: Box, mission: BusySeams, rounds: int) -> Sentence | None:
    if mission.count > rounds - 1:
        return say("why-few-seams", row=rounds, seams=rounds - 1)
    if _seams_of_edges(box, mission.routes) < mission.count:
        return say("why-few-busy-edges", routes=mission.routes)
    best = most_busy_seams(box, rounds, mission.routes, mission.count)
    return say("why-few-busy-seams", seams=best, routes=mission.routes) if best < mission.count else None


def _seams_of_edges(box: Box, routes: int) -> int:
    """Most busy seams that all the edges of the set could make: a wormhole makes one with any other edge."""
    edges: Counter[object] = Counter()
    for card in box.empires:
        edges[card.left] += card.count
        edges[card.right] += card.count
    wormholes = edges.pop("wormhole", 0) if box.rules.wormhole_routes >= routes else 0
    return wormholes + sum(number // 2 for edge, number in edges.items() if isinstance(edge, int) and edge >= routes)


def _ease(box: Box, card: HomeworldCard) -> Iterator[Issue]:
    """Is the mission met by having a homeworld, or by any row at all?"""
    mission, own = card.mission, card.worth if box.rules.homeworld_symbol_in_missions else 0
    if isinstance(mission, SymbolsOfOne) and own >= mission.count:
        message = say("always-met", card=card.id, worth=own)
        yield box.warning(
            "always-met", message, card, "mission", "count", found=mission.count, accepted=say("or-more", least=own + 1)
        )
    elif isinstance(mission, SymbolsOfOne) and own == mission.count - 1:
        message = say("nearly-met", card=card.id, worth=own)
        yield box.advice("easy-mission", message, card, "mission", "count", found=mission.count)
    elif isinstance(mission, BusySeams) and box.empires and _quietest_seam(box) >= mission.routes:
        message = say("easy-seams", card=card.id, routes=mission.routes, cards=mission.count + 1)
        yield box.advice(
            "easy-mission",
            message,
            card,
            "mission",
            "routes",
            found=mission.routes,
            accepted=say("more-than", most=_quietest_seam(box)),
        )
    elif isinstance(mission, ManyCivilisations) and box.halves:
        least = min(len(set(half.symbols)) for _, _, half in box.halves)
        if least >= mission.count:
            message = say("easy-civilisations", card=card.id, civilisations=least)
            yield box.advice("easy-mission", message, card, "mission", "count", found=mission.count)


def _quietest_seam(box: Box) -> int:
    """The fewest routes that a seam of the set can have."""
    return min(map(box.routes, box.edges))


# Checks of edges: does every edge meet another, can a row be begun and filled, and do routes matter?


def route_issues(box: Box) -> Iterator[Issue]:
    """Everything that keeps cards apart, or lets every card meet every other."""
    unmatched = set()
    for card in box.empires:
        for side in ("left", "right"):
            if partners(box, card, getattr(card, side)) <= 0:
                unmatched.add(card.id)
                yield _unmatched(box, card, side)
            elif _is_rare(box, card, getattr(card, side)):
                yield box.advice(
                    "rare-route", say("rare-route", card=card.id, side=side), card, side, found=getattr(card, side)
                )
    yield from _first_card(box)
    yield from _short_rows(box, unmatched)
    yield from _all_alike(box)


def _is_rare(box: Box, card: EmpireCard, edge: Edge) -> bool:
    """Whether no other card, and no homeworld by T1, shows the same number of routes."""
    return edge not in ("wormhole", box.rules.homeworld_routes) and not box.others_with(card, edge)


def _unmatched(box: Box, card: EmpireCard, side: str) -> Issue:
    edge = getattr(card, side)
    others = sorted(str(other) for other in box.edges if other != edge)
    message = say("unmatched-route", card=card.id, side=side)
    accepted = in_a_row(others) if others else say("any-edge")
    return box.issue("unmatched-route", message, card, side, found=edge, accepted=accepted)


def _first_card(box: Box) -> Iterator[Issue]:
    """T1: who can begin a row, and what can ever be laid in one?"""
    home = box.rules.homeworld_routes
    if not home or not box.empires:
        return
    begins = [card for card in box.empires if meets(home, card.left) or meets(home, card.right)]
    yield from _few_begin(box, home, begins)
    for card in _beyond(box, home) if begins else ():
        yield box.warning("unreachable-card", say("unreachable-card", card=card.id, routes=home), card)


def _few_begin(box: Box, home: int, begins: list[EmpireCard]) -> Iterator[Issue]:
    number = copies(begins)
    if not number:
        message = say("nobody-begins", routes=home)
    elif number < box.players.most:
        message = say("few-begin", routes=home, cards=number, players=box.players.most)
    elif not box.edges[home]:
        message = say("only-wormholes-begin", routes=home, cards=number)
    else:
        return
    raised = box.warning if number else box.issue
    yield raised(
        "no-first-card",
        message,
        None,
        "rules",
        "homeworld_routes",
        found=home,
        accepted=in_a_row(sorted({str(edge) for edge in box.edges if edge != "wormhole"})),
    )


def _beyond(box: Box, home: Edge) -> list[EmpireCard]:
    """Cards that no row beginning at the homeworld's routes can come to."""
    if box.edges["wormhole"]:
        return []
    open_edges = {home}
    while (
        more := {
            edge for card in box.empires if {card.left, card.right} & open_edges for edge in (card.left, card.right)
        }
        - open_edges
    ):
        open_edges |= more
    return [card for card in box.empires if not {card.left, card.right} & open_edges]


def _short_rows(box: Box, unmatched: set[str]) -> Iterator[Issue]:
    """Without wormholes the cards of a set may fall into groups that never meet."""
    for group in together(box):
        cards = [card for card in box.empires if card.id in group]
        size = sum(card.count for card in cards)
        short = [seats for seats, rounds in box.seats.items() if size < rounds]
        if len(cards) == len(box.empires) or not short:
            continue
        for card in cards:
            if card.id not in unmatched:
                message = say("short-row", card=card.id, others=size - 1, seats=with_players(short))
                yield box.warning("short-row", message, card)


def _all_alike(box: Box) -> Iterator[Issue]:
    plain = [edge for edge in box.edges if edge != "wormhole"]
    if copies(box.empires) > 1 and len(plain) < 2:
        alike = say("all-routes-alike", routes=int(plain[0])) if plain else say("all-wormholes")
        yield box.advice("free-matching", alike)
    worth = box.rules.wormhole_routes
    if box.edges["wormhole"] and worth < max(map(int, plain), default=0):
        yield box.advice(
            "odd-routes",
            say("odd-routes", routes=worth, most=max(plain)),
            None,
            "rules",
            "wormhole_routes",
            found=worth,
            accepted=say("or-more", least=max(plain)),
        )
