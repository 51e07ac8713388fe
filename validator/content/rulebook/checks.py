"""What is wrong between rules and the pieces they are for: ids that no piece has, actions that nobody is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue, Severity, near
from validator.content.kits.counting import few_of
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import say
from validator.content.rulebook.declared import Rulebook, Start, Zone
from validator.content.rulebook.on_pieces import effects_on
from validator.content.rulebook.sense import every, idle_actions
from validator.content.rulebook.words import Phrase, Run, Sieve, Wording, mark_of

_PLAYERS = "players: {from: 2, to: 4}"
_ENOUGH, _OF_PLAYERS = "count: {}", "of: player"


def rule_issues_of(content: ContentSet) -> Iterator[Issue]:
    """Everything that a set's rules ask of its pieces in vain."""
    words: Any = content.words
    effects = list(effects_on(content))
    blocks = [block for _, _, block in effects]
    yield from _idle_effects(words.rulebook, effects)
    yield from idle_actions(words.rulebook, blocks)
    for phrase in every([words.rulebook, *blocks]):
        if isinstance(phrase, Sieve | Start):
            yield from _no_such_piece(content, phrase)
    yield from _strange_wordings([words.rulebook, *blocks])
    yield from _uneven_teams(content, words.rulebook)
    yield from _too_few_or_many(content, words.rulebook)
    if not content.states("players") and not content.manifest.extends:
        span = content.manifest_span()
        yield Issue(code="missing-field", message=say("for-how-many"), span=span, accepted=_PLAYERS)


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
            found = str(few.count)
            yield Issue(code="zone-cannot", message=message, span=zone.start.span, found=found, accepted=accepted)
        many, places = sum(piece.count for piece in meant), None if zone.grid is None else zone.grid.size
        if places is not None and many > places:
            message = say("more-than-places", zone=repr(name), places=places)
            yield Issue(code="zone-cannot", message=message, span=zone.start.span, found=str(many))


def _not_one_each(name: str, zone: Zone, many: int, players: int) -> Iterator[Issue]:
    """Players who are to begin each with another design, and fewer designs than players, or no zone of theirs."""
    if zone.of != "player":
        message = say("different-for-nobody", zone=repr(name))
        yield Issue(code="zone-cannot", message=message, span=zone.span, accepted=_OF_PLAYERS)
    elif many < players:
        message = say("start-of-different", zone=repr(name), players=players)
        yield Issue(code="zone-cannot", message=message, span=zone.span, found=str(many), accepted=str(players))


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
                span=wording.span,
                severity=Severity.WARNING,
                found=repr(wording.rule) if wording.rule else None,
                accepted=f"rule: '{mark}'",
            )


def _idle_effects(book: Any, effects: list[tuple[Any, str, tuple[Phrase, ...]]]) -> Iterator[Issue]:
    """Effects in a field that nothing runs, at the first piece that has any there."""
    run = {one.run for one in every([book, *(block for _, _, block in effects)]) if isinstance(one, Run)}
    told: set[str] = set()
    for piece, field, block in effects:
        if field not in run | told:
            told.add(field)
            message = say("never-run", where=f"{piece.id} › {field}", field=field)
            yield Issue(code="idle-effects", message=message, span=block[0].span, severity=Severity.WARNING)


def ids_asked_for(content: ContentSet) -> list[str]:
    """The pieces that rules and effects of a kit name by their ids; none where there are no rules."""
    book: Any = getattr(content.words, "rulebook", None)
    if book is None:
        return []
    phrases = every([book, *(block for _, _, block in effects_on(content))])
    return list(dict.fromkeys(name for one in phrases if isinstance(one, Sieve | Start) for name in _ids(one)))


def _ids(phrase: Sieve | Start) -> tuple[Any, ...]:
    wanted = phrase.where.get("id", ())
    return wanted if isinstance(wanted, tuple) else (wanted,)


def _no_such_piece(content: ContentSet, phrase: Sieve | Start) -> Iterator[Issue]:
    for name in _ids(phrase):
        if name not in content.by_id:
            message = say("unknown-id", name=repr(name))
            yield Issue(
                code="unknown-id",
                message=message,
                span=phrase.span,
                found=repr(name),
                accepted=few_of(content.by_id),
                suggestion=near(str(name), content.by_id),
            )
