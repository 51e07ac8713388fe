"""What rules ask in vain of the pieces there are, although each word of them is well formed: conditions that cannot
change, effects that change nothing, and numbers that are the same for everybody."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Text
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import say, word_of
from validator.content.rulebook.declared import ALWAYS_NUMBER, Rulebook
from validator.content.rulebook.reach import kinds_with_effects
from validator.content.rulebook.reading import every, numbers_changed
from validator.content.rulebook.spans import Spans
from validator.content.rulebook.words import (
    Area,
    Draw,
    Each,
    EachPlayer,
    End,
    FirstOf,
    For,
    Gain,
    Its,
    Largest,
    LastOf,
    Line,
    Move,
    NumberOf,
    Options,
    Pay,
    Phrase,
    Picked,
    Rank,
    Run,
    Secretly,
    Set,
    Shown,
    Shuffle,
    Sieve,
    Smallest,
    Within,
    Worth,
    bare,
)
from validator.content.rulebook.zones import Context, contexts, ways_of_ones_own

_ENDS = {"from": "least", "to": "most", "is": "exactly"}
_OF_PLAYERS, _OPEN, _LAID, _SCORE = "of: player", "seen: all", "laid: me", "score: [...]"


def in_vain(content: ContentSet, book: Rulebook, effects: list[tuple[Any, str, Any]]) -> Iterator[Issue]:
    """All of it, in a set whose effects are all sound."""
    if content.issues:
        return
    words: Any = content.words
    on_kinds, lying = kinds_with_effects(content, book, effects)
    phrases = list(every([book, *(block for _, block in on_kinds)]))
    spans = Spans(content, book, phrases, lying)
    for phrase in phrases:
        yield from _conditions(phrase, spans)
        yield from _of_nobody(book, phrase)
        yield from _after_the_end(phrase)
        if isinstance(phrase, Set) and _same(NumberOf(number=phrase.set), phrase.to):
            yield _idle(phrase.span_at("to"), say("set-to-itself", number=repr(phrase.set)))
        if isinstance(phrase, Worth) and len({*phrase.worth}) == 1:
            yield _out_of_range(phrase.span_at("worth"), say("always-worth", points=phrase.worth[0]))
    yield from _more_than_held(phrases, spans, ways_of_ones_own(book, on_kinds))
    for context in contexts(book, on_kinds):
        yield from _to_itself(book, context)
        yield from _without_field(words.kit.kinds, lying, context)
        if isinstance(context.phrase, Options):
            yield from _like_one_unseen(book, context.phrase)
            if context.phrase.source in book.zones and context.phrase.source not in lying:
                message, span = say("never-filled", zone=repr(context.phrase.source)), context.phrase.span_at("from")
                yield Issue(code="never-filled", message=message, span=span, severity=Severity.WARNING)
        if isinstance(context.phrase, For | EachPlayer):
            yield from _first_takes_all(content, book, context.phrase)
    yield from _same_for_all(content, book, phrases)


# Conditions


def _conditions(phrase: Phrase, spans: Spans) -> Iterator[Issue]:
    """A condition that always or never holds, whatever happens."""
    if not isinstance(phrase, Within):
        return
    for end, name in _ENDS.items():
        if _same(phrase.amount, getattr(phrase, name)):
            yield _out_of_range(phrase.span_at(end), say("compared-with-itself"))
    low, high = spans.of(phrase.amount)
    least, most, exactly = phrase.least, phrase.most, phrase.exactly
    for end, value in (("from", least), ("is", exactly)):
        if high is not None and isinstance(value, int) and value > high:
            accepted = say("or-less", most=str(high))
            yield _out_of_range(phrase.span_at(end), say("never-so-much", most=str(high)), value, accepted)
    if high == 0 and least is most is exactly is None:
        word = word_of(type(phrase.amount))
        yield _out_of_range(phrase.amount.span_at(word), say("never-so-much", most=str(high)))
    for end, value in (("to", most), ("is", exactly)):
        if low is not None and isinstance(value, int) and value < low:
            accepted = say("or-more", least=str(low))
            yield _out_of_range(phrase.span_at(end), say("never-so-little", least=str(low)), value, accepted)
    if high is not None and isinstance(most, int) and most >= high and least is None:
        accepted = say("or-less", most=str(high - 1))
        yield _out_of_range(phrase.span_at("to"), say("never-more", most=str(high)), most, accepted)
    if low is not None and isinstance(least, int) and least <= low and most is None:
        accepted = say("or-more", least=str(low + 1))
        yield _out_of_range(phrase.span_at("from"), say("never-less", least=str(low)), least, accepted)


def _more_than_held(phrases: list[Phrase], spans: Spans, ways: list[tuple[str, str]] | None) -> Iterator[Issue]:
    """More pieces that are to be picked at once than a player can ever have there."""
    for phrase in phrases:
        if ways is not None and isinstance(phrase, Secretly):
            held = spans.most_of_ones_own(phrase.secretly.source, ways)
            if held is not None and phrase.many > held:
                message = say("more-than-held", zone=repr(phrase.secretly.source), count=held)
                yield _out_of_range(phrase.span_at("many"), message, phrase.many, say("or-less", most=str(held)))


def _same(amount: Any, other: Any) -> bool:
    """Whether two numbers are written alike."""
    both = [NumberOf(number=each) if isinstance(each, str) else each for each in (amount, other)]
    return isinstance(both[0], Phrase) and isinstance(both[1], Phrase) and bool(bare(both[0]) == bare(both[1]))


# Who


def _of_nobody(book: Rulebook, phrase: Phrase) -> Iterator[Issue]:
    """Somebody's part of a zone or a number that all share."""
    if "who" not in phrase.places:
        return
    zone = phrase.each if isinstance(phrase, Each) and phrase.laid is None else None
    zone = phrase.to if isinstance(phrase, Move) else zone
    if zone is not None and not _is_of_players(book, zone):
        yield _shared("zone-cannot", say("of-nobody", zone=repr(zone)), phrase.span_at("who"))
    elif isinstance(phrase, NumberOf) and phrase.number in book.numbers and _is_shared(book, phrase.number):
        yield _shared("number-cannot", say("number-of-nobody", number=repr(phrase.number)), phrase.span_at("who"))


def _shared(code: str, message: Sentence, span: Span) -> Issue:
    """That only what each player has of their own does here."""
    return Issue(code=code, message=message, span=span, severity=Severity.WARNING, accepted=_OF_PLAYERS)


def _first_takes_all(content: ContentSet, book: Rulebook, phrase: For | EachPlayer) -> Iterator[Issue]:
    """Several players who take all pieces of a zone of the table one after the other, and nothing fills it between."""
    block = phrase.each_player if isinstance(phrase, EachPlayer) else phrase.do
    players, who = content.manifest.players.most, phrase.who if isinstance(phrase, For) else "all"
    if {"all": players, "others": players - 1}.get(who if isinstance(who, str) else "", 1) < 2:
        return
    if not all(isinstance(one, Move | Draw | Gain | Pay | Set | Shuffle) for one in block):
        return
    filled = {one.to for one in block if isinstance(one, Move | Draw)}
    for move in block:
        if not isinstance(move, Move) or move.move != "all" or move.who != "me" or move.start in filled:
            continue
        zone = book.zones.get(move.start or "")
        is_shared = zone is not None and zone.of == "table" and not (move.laid or _is_chosen(move))
        if is_shared and _is_of_players(book, move.to):
            message = say("first-takes-all", zone=repr(move.start))
            accepted = _LAID if zone is not None and zone.remembers else None
            span = move.span_at("from")
            yield Issue(code="idle-effects", message=message, span=span, severity=Severity.WARNING, accepted=accepted)


def _same_for_all(content: ContentSet, book: Rulebook, phrases: list[Phrase]) -> Iterator[Issue]:
    """Points, or what breaks ties, of which all players have equally many."""
    if book.teams == 1 or content.manifest.players.most == 1:
        return
    changed = numbers_changed(phrases)
    if "score" not in book.places and ALWAYS_NUMBER not in changed:
        message = say("nothing-counts")
        yield Issue(code="missing-field", message=message, span=book.span, severity=Severity.WARNING, accepted=_SCORE)
    for number, part in enumerate(book.score):
        span = book.span_at("score", number)
        if "score" in book.places and not _differs(book, part, changed):
            yield _equal(book, part, span)
    if book.ties is not None and not _differs(book, book.ties, changed):
        yield _equal(book, book.ties, book.span_at("ties"))


def _equal(book: Rulebook, amount: Any, otherwise: Span) -> Issue:
    """That a number is the same for everybody, where it says of what."""
    while isinstance(amount, Worth | Rank):
        amount = amount.of if isinstance(amount, Worth) else amount.rank
    span = otherwise
    if isinstance(amount, Phrase):
        span = amount.span_at("who" if "who" in amount.places else word_of(type(amount)))
    code = "zone-cannot" if isinstance(amount, Each | Line | Area) else "number-cannot"
    name = amount.number if isinstance(amount, NumberOf) else amount
    if isinstance(name, str) and not _is_shared(book, name):
        message = say("never-changed", number=repr(name))
        return Issue(code=code, message=message, span=span, severity=Severity.WARNING)
    return _shared(code, say("same-for-all"), span)


def _differs(book: Rulebook, amount: Any, changed: Collection[str]) -> bool:
    """Whether players may have more or less of a number; true where that is not certain."""
    match amount:
        case tuple():
            return any(_differs(book, part, changed) for part in amount)
        case int() | Shown():
            return False
        case str(name) | NumberOf(number=name):
            return not _is_shared(book, name) and name in changed
        case Smallest(smallest=parts) | Largest(largest=parts):
            return any(_differs(book, part, changed) for part in parts)
        case Worth(of=inner) | Rank(rank=inner):
            return _differs(book, inner, changed)
        case Each(each=zone):
            is_ones_own = (_is_of_players(book, zone) and amount.who != "all") or amount.laid not in (None, "all")
            return is_ones_own or _asks_more(amount)
        case Line() | Area():
            return amount.who != "all" or _asks_more(amount)
    return True


def _asks_more(amount: Sieve) -> bool:
    """Whether which pieces are counted may depend on the player."""
    return bool(amount.same) or any(isinstance(wanted, Phrase) for wanted in amount.where.values())


def _is_of_players(book: Rulebook, zone: str) -> bool:
    return zone in book.zones and book.zones[zone].of == "player"


def _is_shared(book: Rulebook, number: str) -> bool:
    return number in book.numbers and book.numbers[number].of == "table"


# Effects


def _after_the_end(phrase: Phrase) -> Iterator[Issue]:
    """What stands after the end of the turn, or of the game, in the same list."""
    for name in phrase.__struct_fields__:
        block = getattr(phrase, name)
        if not isinstance(block, tuple):
            continue
        ends = next((place for place, each in enumerate(block) if isinstance(each, End)), len(block))
        if ends + 1 < len(block):
            yield _idle(block[ends + 1].span, say("after-the-end", end=repr(block[ends].end)))


def _to_itself(book: Rulebook, context: Context) -> Iterator[Issue]:
    """Pieces that are moved to where they lie already."""
    phrase = context.phrase
    if not isinstance(phrase, Move | Draw) or getattr(phrase, "who", "me") != "me":
        return
    is_one = isinstance(phrase, Move) and (phrase.move == "it" or isinstance(phrase.move, Picked))
    zone = book.zones.get(phrase.to)
    is_in_order = zone is not None and zone.seen == "owner"
    if context.source_of(phrase) == phrase.to and (is_in_order or not (is_one or _is_chosen(phrase))):
        yield _idle(phrase.span_at("to"), say("moved-to-itself", zone=repr(phrase.to)))


def _is_chosen(phrase: Move | Draw) -> bool:
    """Whether some pieces are meant and others not: they come to lie on top."""
    return isinstance(phrase, Move) and bool(phrase.where or phrase.same)


def _without_field(declared: Mapping[str, Any], lying: Mapping[str, set[str]], context: Context) -> Iterator[Issue]:
    """Fields that are asked of a piece which was picked, and that no kind of piece which it may be has."""
    phrase: Any = context.phrase
    zone = context.zone_of_piece(getattr(phrase, "other", None))
    asked: list[tuple[tuple[object, ...], str]] = []
    if isinstance(phrase, Its):
        asked = [(("its",), phrase.its)]
    elif isinstance(phrase, Sieve):
        asked = [(("same", number), field) for number, field in enumerate(phrase.same)]
        asked += [(("run",), phrase.run)] if isinstance(phrase, Run) and phrase.each is None else []
    there = [name for kind in sorted(lying.get(zone, ())) if kind in declared for name in declared[kind].fields]
    for path, field in asked:
        if there and field not in (*there, "id", "count", "kind"):
            yield Issue(
                code="zone-cannot",
                message=say("field-of-no-pick", field=repr(field)),
                span=phrase.span_at(*path),
                found=repr(field),
                severity=Severity.WARNING,
            )


def _like_one_unseen(book: Rulebook, options: Options) -> Iterator[Issue]:
    """A pick of pieces like one that lies face down, which nobody who picks can know."""
    other = options.other
    zone = other.first if isinstance(other, FirstOf) else other.last if isinstance(other, LastOf) else ""
    if zone in book.zones and book.zones[zone].seen == "nobody":
        field = "first" if isinstance(other, FirstOf) else "last"
        assert isinstance(other, Phrase)
        message, span = say("like-one-unseen", zone=repr(zone)), other.span_at(field)
        yield Issue(code="zone-cannot", message=message, span=span, severity=Severity.WARNING, accepted=_OPEN)


def _idle(span: Span, message: Sentence) -> Issue:
    return Issue(code="idle-effects", message=message, span=span, severity=Severity.WARNING)


def _out_of_range(span: Span, message: Sentence, found: int | None = None, accepted: Text | None = None) -> Issue:
    shown = None if found is None else str(found)
    return Issue(
        code="out-of-range", message=message, span=span, found=shown, accepted=accepted, severity=Severity.WARNING
    )
