"""Whether what rules deal out, whatever anybody chooses, is there: zones that run out, and pieces that begin in two
zones or in none."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import say, word_of
from validator.content.rulebook.declared import ALWAYS_ZONE, Rulebook, Start, Zone
from validator.content.rulebook.reading import every
from validator.content.rulebook.spans import fits
from validator.content.rulebook.words import (
    Choose,
    Draw,
    EachPlayer,
    End,
    For,
    Lay,
    Move,
    Options,
    PassOn,
    Phrase,
    Pick,
    Rounds,
    Run,
    Secretly,
    Turns,
    bare,
)


class _Asked(NamedTuple):
    """Pieces that are taken from a zone, whatever anybody chooses: how many, of which, and where that is said."""

    zone: str
    many: int
    phrase: Phrase
    where: dict[str, Any]

    @property
    def key(self) -> tuple[str, str]:
        """The zone, and which pieces of it are meant."""
        return self.zone, msgspec.json.encode(bare(self.where), order="sorted").decode()


def shortages(content: ContentSet, book: Rulebook, blocks: list[Any]) -> Iterator[Issue]:
    """The first place where more is asked of a zone than begins in it, at the smallest table where that is so."""
    yield from _too_early(book)
    phrases = list(every([book, *blocks]))
    if any(isinstance(phrase, End) for phrase in phrases):
        return  # what would be dealt may never be
    goals, at_setup = _goals(phrases), _goals(every(book.setup))
    issues = [*_short(content, book, (*book.setup, *book.play), goals, is_refilled=False)]
    yield from issues or _short(content, book, book.setup, at_setup, is_refilled=True)
    if not issues:
        yield from _more_than_dealt(book, phrases)


def _goals(phrases: Iterable[Phrase]) -> set[str]:
    """The zones into which pieces go."""
    named = (getattr(phrase, name, None) for phrase in phrases for name in ("to", "take"))
    return {name for name in named if isinstance(name, str)}


def _short(content: ContentSet, book: Rulebook, block: Any, goals: Any, is_refilled: bool) -> Iterator[Issue]:
    """Where a block asks more of a zone than begins there; of one that is refilled, before anything refills it."""
    players = content.manifest.players
    for seats in range(players.least, players.most + 1):
        asked: Counter[tuple[str, str]] = Counter()
        first: dict[tuple[str, str], _Asked] = {}
        for one in _asked(block, 1, seats):
            zone = book.zones.get(one.zone)
            if zone is None or one.zone in goals or (zone.refilled_from is not None) != is_refilled:
                continue
            asked[one.key] += one.many
            held = _beginning(content, zone, one.where)
            if held is not None and asked[one.key] > held:
                first.setdefault(one.key, one)
        for key, one in first.items():
            held = _beginning(content, book.zones[one.zone], one.where)
            said = say(
                "runs-out-of-these" if one.where else "runs-out",
                zone=repr(one.zone),
                count=held,
                players=seats,
                wanted=asked[key],
            )
            span = one.phrase.span_at(word_of(type(one.phrase)))
            yield Issue(code="runs-out", message=said, span=span, severity=Severity.WARNING)
        if first:
            return


def _too_early(book: Rulebook) -> Iterator[Issue]:
    """Pieces that are moved out of a zone before anything can have come into it."""
    filled = {name for name, zone in book.zones.items() if zone.start is not None or zone.refilled_from is not None}
    for step in (*book.setup, *book.play):
        inside = list(every(step))
        if any(isinstance(phrase, Choose | Run | PassOn) for phrase in inside):
            return  # actions and effects on pieces fill zones as well
        filled |= {ALWAYS_ZONE} | _goals(inside) | {phrase.onto for phrase in inside if isinstance(phrase, Lay)}
        for phrase in inside:
            zone = phrase.start if isinstance(phrase, Move | Draw) else None
            if zone in book.zones and zone not in filled:
                span = phrase.span_at("from" if "from" in phrase.places else word_of(type(phrase)))
                said = say("nothing-there-yet", zone=repr(zone))
                yield Issue(code="runs-out", message=said, span=span, severity=Severity.WARNING)


def _beginning(content: ContentSet, zone: Zone, where: dict[str, Any]) -> int | None:
    """How many pieces of some begin in a zone of the table; None where that cannot be told."""
    start = zone.start
    if start is None or zone.of == "player":
        return None
    pieces = content.pieces.get(start.each, ())
    meant = [(piece.count, fits(piece, start.where), fits(piece, where)) for piece in pieces]
    if any(None in each for each in meant):
        return None
    return sum(count for count, begins, is_asked in meant if begins and is_asked)


def _asked(block: Any, times: int, seats: int) -> Iterator[_Asked]:
    """What a block takes from zones, whatever anybody chooses."""
    for phrase in block:
        match phrase:
            case Draw(draw=int(many), start=zone) | Move(move=int(many), start=str(zone), same=()):
                yield _Asked(zone, many * times, phrase, getattr(phrase, "where", {}))
            case For(who="all", do=inner) | EachPlayer(each_player=inner):
                yield from _asked(inner, times * seats, seats)
            case For(do=inner, who="others"):
                yield from _asked(inner, times * (seats - 1), seats)
            case For(do=inner):
                yield from _asked(inner, times, seats)
            case Rounds(rounds=int(many), do=inner, until=None):
                yield from _asked(inner, times * many, seats)
            case Rounds(rounds=int() | "many", do=inner) | Turns(turns=inner):
                yield from _asked(inner, times, seats)  # until is asked after the first time


# What each player is dealt, and lays


class _Flow(NamedTuple):
    """Pieces that every player gets into a zone of theirs, or lays out of it, and where that is said."""

    zone: str
    many: int
    phrase: Phrase


def _more_than_dealt(book: Rulebook, phrases: list[Phrase]) -> Iterator[Issue]:
    """Rounds in which every player is to lay more pieces out of a zone of their own than they are ever given."""
    flows = [*_flows(book, (*book.setup, *book.play), 1, None)]
    given = {flow.zone for flow in flows if flow.many > 0}
    into = Counter(phrase.to for phrase in phrases if isinstance(phrase, Move | Draw))
    counted = Counter(_deals(book, (*book.setup, *book.play)))
    for zone in given:
        if into[zone] != counted[zone] or book.zones[zone].start is not None:
            continue  # something else gives pieces as well
        held = 0
        for flow in flows:
            held += flow.many if flow.zone == zone else 0
            if held < 0:
                total = sum(one.many for one in flows if one.zone == zone and one.many > 0)
                said = say("more-than-dealt", zone=repr(zone), count=total, wanted=total - held)
                span = flow.phrase.span_at(word_of(type(flow.phrase)))
                yield Issue(code="runs-out", message=said, span=span, severity=Severity.WARNING)
                break


def _deals(book: Rulebook, block: Any) -> Iterator[str]:
    """The zones of players into which something is dealt, whatever anybody chooses."""
    for flow in _flows(book, block, 1, None):
        if flow.many > 0:
            yield flow.zone


def _flows(book: Rulebook, block: Any, times: int, rounds: Phrase | None) -> Iterator[_Flow]:
    """What every player is dealt and lays, in order; that in rounds is told at the rounds."""
    for phrase in block:
        match phrase:
            case For(who="all", do=inner) | EachPlayer(each_player=inner):
                yield from _of_each(book, inner, times, rounds)
            case Secretly(secretly=options, many=many, then=then) if _leaves(then, options):
                yield _Flow(options.source, -many * times, rounds or phrase)
            case Rounds(rounds=int(many), do=inner, until=None):
                yield from _flows(book, inner, times * many, rounds or phrase)


def _of_each(book: Rulebook, block: Any, times: int, rounds: Phrase | None) -> Iterator[_Flow]:
    for phrase in block:
        match phrase:
            case Draw(draw=int(many), to=zone) | Move(move=int(many), to=zone, who="me", same=(), where={}):
                if zone in book.zones and book.zones[zone].of == "player":
                    yield _Flow(zone, many * times, rounds or phrase)
            case Pick(pick=options, then=then, may_pass=False) if _leaves(then, options):
                yield _Flow(options.source, -times, rounds or phrase)
            case Choose(choose=(name,), may_pass=False, again=None):
                action = book.actions[name]
                if action.test is None and action.pick is not None and _leaves(action.do, action.pick):
                    yield _Flow(action.pick.source, -times, rounds or phrase)


def _leaves(block: Any, options: Options) -> bool:
    """Whether a piece of a zone can be picked as long as any lies there, and goes elsewhere then."""
    is_any = options.or_else is not None or not (options.where or options.same)
    return is_any and any(
        isinstance(phrase, Move) and phrase.move == "it" and phrase.to != options.source for phrase in block
    )


# Where pieces begin


def beginnings(content: ContentSet, book: Rulebook, blocks: list[Any]) -> Iterator[Issue]:
    """Pieces that are to begin in two zones, pages that nobody plays with, and pieces that never come into play."""
    words: Any = content.words
    held: dict[str, str] = {}
    starts = [(name, zone, zone.start) for name, zone in book.zones.items() if zone.start is not None]
    for name, zone, start in starts:
        if words.kit.kinds[start.each].form == "pages":
            span = start.span_at("each")
            yield Issue(code="zone-cannot", message=say("start-of-pages"), span=span, severity=Severity.WARNING)
        meant = [piece.id for piece in content.pieces.get(start.each, ()) if fits(piece, start.where)]
        twice = next((piece for piece in meant if piece in held), None)
        if twice is not None:
            message = say("start-twice", piece=repr(twice), other=repr(held[twice]))
            yield _at(start, "zone-cannot", message)
        if zone.of == "table":
            held |= {piece: name for piece in meant if piece not in held}
    named = [getattr(phrase, name, None) for phrase in every([book, *blocks]) for name in ("start", "source", "each")]
    if ALWAYS_ZONE not in named:
        yield from _begins_nowhere(content, [start for _, _, start in starts])


def _begins_nowhere(content: ContentSet, starts: list[Start]) -> Iterator[Issue]:
    """The first piece of a kind of which others begin somewhere, and it nowhere."""
    for kind in dict.fromkeys(start.each for start in starts):
        of_kind = [start for start in starts if start.each == kind]
        for piece in content.pieces.get(kind, ()):
            if all(fits(piece, start.where) is False for start in of_kind):
                yield _at(of_kind[-1], "never-used", say("begins-nowhere", piece=repr(piece.id)))
                break


def _at(start: Start, code: str, message: Any) -> Issue:
    span = start.span_at("where") if "where" in start.places else start.span_at("each")
    return Issue(code=code, message=message, span=span, severity=Severity.WARNING)
