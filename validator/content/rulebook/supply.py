"""Whether what rules deal out, whatever anybody chooses, is there: zones that run out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import say, word_of
from validator.content.rulebook.declared import Rulebook, Zone
from validator.content.rulebook.reading import every
from validator.content.rulebook.words import Draw, EachPlayer, End, For, Move, Phrase, Rounds


def shortages(content: ContentSet, book: Rulebook, blocks: list[Any]) -> Iterator[Issue]:
    """The first place where more is asked of a zone than begins in it, at the smallest table where that is so."""
    players, phrases = content.manifest.players, list(every([book, *blocks]))
    if any(isinstance(phrase, End) for phrase in phrases):
        return  # what would be dealt may never be
    goals = {getattr(phrase, name, None) for phrase in phrases for name in ("to", "take")}
    pools = {
        name: held
        for name, zone in book.zones.items()
        if name not in goals and (held := _beginning(content, zone)) is not None
    }
    for seats in range(players.least, players.most + 1):
        asked: Counter[str] = Counter()
        first: dict[str, Phrase] = {}
        for zone, many, phrase in _asked((*book.setup, *book.play), 1, seats):
            asked[zone] += many
            if zone in pools and asked[zone] > pools[zone]:
                first.setdefault(zone, phrase)
        for zone, phrase in first.items():
            message = say("runs-out", zone=repr(zone), count=pools[zone], players=seats, wanted=asked[zone])
            yield Issue(
                code="runs-out", message=message, span=phrase.span_at(word_of(type(phrase))), severity=Severity.WARNING
            )
        if first:
            return


def _beginning(content: ContentSet, zone: Zone) -> int | None:
    """How many pieces begin in a zone of the table; None where that cannot be told, or where more come later."""
    start = zone.start
    if start is None or zone.of == "player" or zone.refilled_from is not None or start.where:
        return None
    return sum(piece.count for piece in content.pieces.get(start.each, ()))


def _asked(block: Any, times: int, seats: int) -> Iterator[tuple[str, int, Phrase]]:
    """Pieces that are taken from zones, whatever anybody chooses: zone, how many, and where that is said."""
    for phrase in block:
        match phrase:
            case Draw(draw=int(many), start=zone) | Move(move=int(many), start=str(zone), same=()):
                if not getattr(phrase, "where", None):
                    yield zone, many * times, phrase
            case For(who="all", do=inner) | EachPlayer(each_player=inner):
                yield from _asked(inner, times * seats, seats)
            case For(do=inner, who="others"):
                yield from _asked(inner, times * (seats - 1), seats)
            case For(do=inner):
                yield from _asked(inner, times, seats)
            case Rounds(rounds=int(many), do=inner, until=None):
                yield from _asked(inner, times * many, seats)
