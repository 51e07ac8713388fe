"""What is wrong between rules and the pieces they are for.

Ids that no piece has, actions that no card does, and effects that stand on pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from validator.base.decoding import from_json
from validator.base.issue import Issue, Severity, Span, near
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import few_of
from validator.content.kits.declared import Effects, misspelt_language, nameless_in
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import Converter, say
from validator.content.rulebook.declared import (
    ALWAYS_NUMBER,
    ALWAYS_ZONE,
    SECTIONS,
    Known,
    Rulebook,
    Start,
    Zone,
    begun_with,
)
from validator.content.rulebook.reach import out_of_reach
from validator.content.rulebook.reading import ON_A_PIECE, by_value, constants_of, every, idle_actions, inside
from validator.content.rulebook.supply import beginnings, shortages
from validator.content.rulebook.vain import in_vain
from validator.content.rulebook.words import (
    Block,
    CountedBy,
    EachPlayer,
    For,
    Phrase,
    Run,
    Sieve,
    Wording,
    bare,
    mark_of,
)
from validator.content.source import parse
from validator.content.vocabulary import Piece

_SHOWN = "effects"


def effect_fields(content: ContentSet) -> Iterator[tuple[str, str]]:
    """The kinds and names of the fields that hold effects."""
    words: Any = content.words
    for name, kind in words.kit.kinds.items():
        yield from ((name, field) for field, one in kind.fields.items() if isinstance(one, Effects))


def check_effects(content: ContentSet) -> None:
    """Tell what is wrong with effects among the issues of the set; faulty ones are left out of it."""
    for kind, field in effect_fields(content):
        content.pieces[kind] = tuple(_checked(content, piece, field) for piece in content.pieces[kind])


def _checked(content: ContentSet, piece: Piece, field: str) -> Piece:
    words: Any = content.words
    if not getattr(piece, field):
        return piece
    issues: list[Issue] = []
    if words.rulebook is None:
        message, span = say("effects-without-rules", where=f"{piece.id} › {field}"), content.span(piece.id, field)
        issues.append(Issue(code="no-rules", message=message, span=span))
    else:
        block = Converter(words.known, issues).read(Block, content.node(piece.id, field))  # type: ignore[arg-type]
        issues += [] if block is None else inside(words.rulebook, block, ON_A_PIECE)
    content.issues = [*content.issues, *issues]
    return msgspec.structs.replace(piece, **{field: ()}) if issues else piece


def effects_on(content: ContentSet) -> Iterator[tuple[Piece, str, tuple[Phrase, ...]]]:
    """Every piece that has sound effects, the field they stand in, and them with their places."""
    words: Any = content.words
    for kind, field in effect_fields(content):
        for piece in content.pieces[kind]:
            node = content.node(piece.id, field)
            if getattr(piece, field) and node is not None:
                yield piece, field, Converter(words.known, []).read(Block, node)


def block_of(known: Known, written: Any) -> tuple[Phrase, ...]:
    """Sound effects, as a piece holds them, in typed words without their places."""
    return _block(msgspec.json.encode(known), msgspec.json.encode(written))


@lru_cache(maxsize=2_000)
def _block(known: bytes, written: bytes) -> tuple[Phrase, ...]:
    node: yaml.Node | None = parse(written.decode(), _SHOWN)
    assert node is not None
    block: tuple[Phrase, ...] = Converter(from_json(known, Known), []).read(Block, node)
    return block


_PLAYERS = "players: {from: 2, to: 4}"
_ENOUGH, _OF_PLAYERS = "count: {}", "of: player"


def rule_issues_of(content: ContentSet) -> Iterator[Issue]:
    """Everything that a set's rules ask of its pieces in vain."""
    words: Any = content.words
    effects = list(effects_on(content))
    blocks = [block for _, _, block in effects]
    yield from _idle_effects(words.rulebook, effects)
    yield from _that_run_themselves(effects)
    yield from idle_actions(words.rulebook, blocks)
    for phrase in every([words.rulebook, *blocks]):
        if isinstance(phrase, Sieve | Start):
            yield from _no_such_piece(content, phrase)
    used = set(_texts([bare(phrase) for phrase in every([words.rulebook, *blocks])]))
    yield from _unused(words.rulebook, used)
    yield from out_of_reach(content, words.rulebook, effects, used)
    yield from _strange_wordings([words.rulebook, *blocks])
    yield from _nameless(content, words.rulebook, blocks)
    yield from _by_blocks(content, [words.rulebook, *blocks])
    yield from _uneven_teams(content, words.rulebook)
    yield from _too_few_or_many(content, words.rulebook)
    as_set = by_value(begun_with(words.rulebook, content.rules), constants_of(words.rulebook, blocks))
    yield from shortages(content, as_set, blocks)
    yield from in_vain(content, words.rulebook, effects)
    yield from beginnings(content, words.rulebook, blocks)
    if not content.states("players") and not content.manifest.extends:
        span = content.manifest_span()
        yield Issue(code="missing-field", message=say("for-how-many"), span=span, accepted=_PLAYERS)


def _unused(book: Rulebook, used: set[str]) -> Iterator[Issue]:
    """Numbers and dice that are declared and named nowhere else."""
    for word, section, named in (("number", "numbers", book.numbers), ("dice", "dice", book.dice)):
        for name in named:
            if name not in used | {ALWAYS_NUMBER}:
                message = say("never-used", word=say(f"thing-{word}"), name=repr(name))
                yield Issue(
                    code="never-used", message=message, span=book.span_at(section, name), severity=Severity.WARNING
                )


def _texts(value: Any) -> Iterator[str]:
    """Every text in nested lists and maps, but for the names that maps are kept by."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _texts(each)


def _nameless(content: ContentSet, book: Rulebook, blocks: list[Any]) -> Iterator[Issue]:
    """What the rulebook names, and what has no name in a language of the set; in English its own word is one."""
    on_pieces = set(_texts([bare(phrase) for phrase in every(blocks)]))
    by_value = {ALWAYS_ZONE, ALWAYS_NUMBER} | (constants_of(book, blocks).keys() - on_pieces)
    for word, section in SECTIONS.items():
        for name, declared in getattr(book, section).items():
            if name not in by_value:
                span = declared.span_at("called") if declared.called else book.span_at(section, name)
                yield from _lacking(content, word, name, declared.called, span)
    for zone in book.zones.values():
        for name, spot in ((zone.grid and zone.grid.map) or {}).items():
            yield from _lacking(content, "place", name, spot.called, spot.span_at("called" if spot.called else "at"))


def _by_blocks(content: ContentSet, rules: Any) -> Iterator[Issue]:
    """What Python counts: no word tells of it but what it is called."""
    for node in every(rules):
        if not isinstance(node, CountedBy):
            continue
        message = say("told-by-its-name", block=repr(node.block))
        yield Issue(code="counted-by-block", message=message, span=node.span_at("block"), severity=Severity.ADVICE)
        yield from _lacking(content, "block", node.block, node.called, node.span_at("called"))


def _lacking(content: ContentSet, word: str, name: str, called: Any, span: Span) -> Iterator[Issue]:
    """The languages of the set in which something has no name."""
    lacking = nameless_in(called, content.languages)
    if lacking:
        message = say("nameless", word=say(f"thing-{word}"), name=repr(name), languages=", ".join(lacking))
        accepted, meant = f"called: {{{lacking[0]}: …}}", misspelt_language(called, content.languages)
        yield Issue(
            code="no-name",
            message=message,
            span=span,
            severity=Severity.WARNING,
            accepted=accepted,
            found=meant and repr(meant.written),
            suggestion=meant and meant.meant,
        )


def _uneven_teams(content: ContentSet, book: Rulebook) -> Iterator[Issue]:
    """Numbers of players that form no equal teams."""
    players, teams = content.manifest.players, book.teams
    if teams in (None, 1) or (players.least == players.most and players.least % teams == 0):
        return
    span = content.manifest_span("players") if content.states("players") else content.manifest_span()
    for seats in range(players.least, players.most + 1):
        if seats % teams or seats == teams:
            message = say("uneven-teams", players=seats, teams=teams)
            yield Issue(
                code="out-of-range",
                message=message,
                span=span,
                found=str(seats),
                accepted=say("equal-teams", teams=teams),
            )
            return


def _too_few_or_many(content: ContentSet, book: Rulebook) -> Iterator[Issue]:
    """Pieces of which not every player can have one, and boards that have fewer places than pieces begin on them."""
    players = content.manifest.players.most
    for name, zone in book.zones.items():
        if zone.start is None:
            continue
        meant = [piece for piece in content.pieces.get(zone.start.each, ()) if _is_meant(piece, zone.start.where)]
        few = next((piece for piece in meant if piece.count < players), None)
        if zone.start.different:
            yield from _not_one_each(name, zone, len(meant), players)
        elif zone.of == "player" and few is not None:
            message = say("start-of-each", zone=repr(name), piece=repr(few.id), players=players)
            accepted = _ENOUGH.format(players)
            stated = str(few.count)
            yield Issue(
                code="zone-cannot", message=message, span=zone.start.span_at("each"), found=stated, accepted=accepted
            )
        many, places = sum(piece.count for piece in meant), None if zone.grid is None else zone.grid.size
        if places is not None and many > places:
            message = say("more-than-places", zone=repr(name), places=places)
            yield Issue(code="zone-cannot", message=message, span=zone.start.span_at("each"), found=str(many))


def _not_one_each(name: str, zone: Zone, many: int, players: int) -> Iterator[Issue]:
    """Players who are to begin each with another design, and fewer designs than players, or no zone of theirs."""
    assert zone.start is not None
    span = zone.start.span_at("different")
    if zone.of != "player":
        message = say("different-for-nobody", zone=repr(name))
        yield Issue(code="zone-cannot", message=message, span=span, accepted=_OF_PLAYERS)
    elif many < players:
        message = say("start-of-different", zone=repr(name), players=players)
        yield Issue(code="zone-cannot", message=message, span=span, found=str(many), accepted=str(players))


def _is_meant(piece: Any, where: dict[str, Any]) -> bool:
    """Whether a piece has values that are written plainly; ranges leave it open."""
    wanted = {
        name: one if isinstance(one, tuple) else (one,) for name, one in where.items() if not isinstance(one, Phrase)
    }
    return all(getattr(piece, name, None) in values for name, values in wanted.items())


def _strange_wordings(rules: list[Any]) -> Iterator[Issue]:
    """Sentences in a designer's own words that were written for a rule which has changed since, or for none."""
    for phrase in every(rules):
        wording: Wording | None = getattr(phrase, "own_words", None)
        rule: Any = phrase
        if isinstance(phrase, Rulebook):
            wording, rule = phrase.score_words, (phrase.score, phrase.ties)
        if wording is not None and wording.rule != (mark := mark_of(rule)):
            yield Issue(
                code="sentence-of-another-rule",
                message=say("sentence-of-another-rule" if wording.rule else "sentence-without-mark"),
                span=wording.span_at("rule"),
                severity=Severity.WARNING,
                found=repr(wording.rule) if wording.rule else None,
                accepted=f"rule: '{mark}'",
            )


def _idle_effects(book: Any, effects: list[tuple[Any, str, tuple[Phrase, ...]]]) -> Iterator[Issue]:
    """Effects in a field that nothing runs, at the first piece that has any there."""
    run = {one.run for one in every([book, *(block for _, _, block in effects)]) if isinstance(one, Run)}
    fields: set[str] = set()
    for piece, field, block in effects:
        if field not in run | fields:
            fields.add(field)
            message = say("never-run", where=f"{piece.id} › {field}", field=field)
            yield Issue(code="idle-effects", message=message, span=block[0].span, severity=Severity.WARNING)


def _that_run_themselves(effects: list[tuple[Any, str, tuple[Phrase, ...]]]) -> Iterator[Issue]:
    """Effects on a piece among which, whatever anybody chooses, is to run them once more."""
    for _, field, block in effects:
        for phrase in _certain(block):
            if isinstance(phrase, Run) and (phrase.run, phrase.each, phrase.other) == (field, None, "it"):
                span = phrase.span_at("run")
                yield Issue(code="never-ends", message=say("runs-itself"), span=span, found=repr(field))


def _certain(block: tuple[Phrase, ...]) -> Iterator[Phrase]:
    """What happens in a block whatever anybody chooses, with the piece that it stands on as ``it``."""
    for phrase in block:
        yield phrase
        if isinstance(phrase, For | EachPlayer):
            yield from _certain(phrase.do if isinstance(phrase, For) else phrase.each_player)


def ids_asked_for(content: ContentSet) -> list[str]:
    """The pieces that rules and effects of a kit name by their ids; none where there are no rules."""
    book: Any = getattr(content.words, "rulebook", None)
    if book is None:
        return []
    phrases = every([book, *(block for _, _, block in effects_on(content))])
    return list(dict.fromkeys(name for phrase in phrases if isinstance(phrase, Sieve | Start) for name in _ids(phrase)))


def _ids(phrase: Sieve | Start) -> tuple[Any, ...]:
    wanted = phrase.where.get("id", ())
    return wanted if isinstance(wanted, tuple) else (wanted,)


def _no_such_piece(content: ContentSet, phrase: Sieve | Start) -> Iterator[Issue]:
    for number, name in enumerate(_ids(phrase)):
        if name not in content.by_id:
            message = say("unknown-id", name=repr(name))
            yield Issue(
                code="unknown-id",
                message=message,
                span=phrase.span_at("where", "id", number),
                found=repr(name),
                accepted=few_of(content.by_id),
                suggestion=near(str(name), content.by_id),
            )
