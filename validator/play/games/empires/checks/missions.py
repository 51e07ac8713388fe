"""Checks of homeworlds: can each mission be met, at every number of players, and can it be missed?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, any_of, in_a_row
from validator.content.checks.checked_set import copies
from validator.content.vocabulary import wording
from validator.play.games.empires.checks.attacks import why_no_ambassador
from validator.play.games.empires.checks.box import Box, say, with_players
from validator.play.games.empires.checks.rows import most_busy_seams
from validator.play.games.empires.words.terms import CIVILISATIONS, TIMINGS
from validator.play.games.empires.words.vocabulary import (
    AmbassadorCard,
    BusySeams,
    EachTiming,
    HomeworldCard,
    ManyCivilisations,
    SymbolsOfOne,
)


def mission_issues(box: Box) -> Iterator[Issue]:
    """Missions that nobody can meet, or that everybody does."""
    for card in box.homeworlds:
        yield from _reach(box, card)
        yield from _ease(box, card)
    yield from _twins(box)
    missions = {wording(card.mission) for card in box.homeworlds}
    if len(missions) == 1 and copies(box.homeworlds) > 1:
        yield box.advice("one-mission", say("one-mission"), box.homeworlds[-1], "mission")
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
