"""``rules.yaml`` read: typed.

Or refused with everything that is wrong with it or makes no sense although each word is well formed.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from msgspec import Meta

from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, Severity, Span, in_order, near
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Kit
from validator.content.rulebook.asking import never
from validator.content.rulebook.converting import Converter, fields_of, is_amount, say, word_of
from validator.content.rulebook.declared import ALWAYS_ZONE, Grid, Known, Rulebook, Zone, known_in
from validator.content.rulebook.words import (
    AnyPlayer,
    Area,
    Beside,
    Bid,
    Choose,
    Draw,
    Each,
    EveryPlayer,
    Gain,
    Go,
    Highest,
    Its,
    Lay,
    Limits,
    Line,
    Move,
    Options,
    PassOn,
    Pay,
    Phrase,
    Pick,
    Picked,
    PlaceOn,
    Rounds,
    Run,
    Secretly,
    Set,
    Sieve,
    Turn,
    Within,
)
from validator.content.source import parse, plain, span_of
from validator.content.vocabulary import Rules

_REMEMBERS, _OF_PLAYERS, _OF_TABLE, _ALL_OF_THEM = "by: true", "of: player", "of: table", "move: all"
_SEEN, _UNTIL = "seen: all, seen: owner", "until: ..."
_ONE_BOARD = "of: table, seen: all"
_HIDDEN, _OPEN, _ONE_TEAM = "seen: nobody", "seen: all", "teams: 1"
_GRID, _LAY = "grid: {squares: [7, 6]}, grid: {hexes: 4}", "lay: it, onto: ..."

MOST_ASKED = 2
"""Conditions that ask every player stand so deep inside each other: each multiplies the work by the players."""


class Around(NamedTuple):
    """What stands around a phrase: whether a piece was picked, whether it is clear from where, and how many conditions
    that ask every player, one inside the other."""

    picked: bool = False
    source: bool = False
    asked: int = 0


ON_A_PIECE = Around(picked=True)
"""Effects that stand on a piece have it as ``it``."""


def senseless(rules: Rulebook) -> list[Issue]:
    """Everything that cannot be meant in a rulebook whose words are well formed."""
    issues = list(_declared(rules))
    for block in (rules.setup, rules.play, rules.score, (rules.ties, rules.won_if)):
        issues += inside(rules, block, Around())
    for action in rules.actions.values():
        around = Around() if action.pick is None else Around(True, True)
        issues += inside(rules, (action.test, action.pick), Around())
        if action.named is not None and action.pick is None:
            issues.append(_nothing_picked("as", action.span_at("as")))
        issues += inside(rules, action.do, around)
    return issues


def inside(rules: Rulebook, value: Any, around: Around) -> Iterator[Issue]:
    """The same of phrases that stand somewhere in rules or on a piece."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from inside(rules, each, around)
    elif isinstance(value, dict):
        yield from inside(rules, [*value.values()], around)
    elif isinstance(value, Phrase):
        yield from _of(rules, value, around)
        for field in fields_of(type(value)):
            within = around
            if field.name == "then" and isinstance(value, Pick | Secretly | Turn):
                within = around._replace(picked=True, source=True)
            elif field.name == "beside" and isinstance(value, Lay):
                within = around._replace(picked=True)
            elif isinstance(value, EveryPlayer | AnyPlayer):
                within = around._replace(asked=around.asked + 1)
            yield from inside(rules, getattr(value, field.name), within)


def _of(rules: Rulebook, phrase: Phrase, around: Around) -> Iterator[Issue]:
    yield from _picked(phrase, around)
    if isinstance(phrase, EveryPlayer | AnyPlayer) and around.asked >= MOST_ASKED:
        yield Issue(
            code="too-much-content",
            message=say("asked-too-deep", most=MOST_ASKED),
            span=phrase.span_at(word_of(type(phrase))),
        )
    yield from _zones(rules, phrase, around)
    yield from _boards(rules, phrase, around)
    yield from _counts(phrase)
    yield from never(rules, phrase)


def _picked(phrase: Phrase, around: Around) -> Iterator[Issue]:
    """``it`` where nothing was picked."""
    asks = (isinstance(phrase, Its) and phrase.other == "it") or (isinstance(phrase, Move) and phrase.move == "it")
    asks = asks or (isinstance(phrase, Lay) and phrase.lay == "it")
    asks = asks or (isinstance(phrase, Run) and phrase.each is None and phrase.other == "it")
    alike = isinstance(phrase, Sieve) and bool(phrase.same) and phrase.other == "it"
    if (asks or alike) and not around.picked:
        word = word_of(type(phrase)) if asks else "same"
        yield _nothing_picked(word, phrase.span_at("as") if "as" in phrase.places else phrase.span_at(word))


def _nothing_picked(word: str, span: Span) -> Issue:
    message = say("nothing-picked", word=repr(word))
    return Issue(code="nothing-picked", message=message, span=span, accepted=say("inside-a-pick"))


def _zones(rules: Rulebook, phrase: Phrase, around: Around) -> Iterator[Issue]:
    if isinstance(phrase, Move) and phrase.start is None and not (around.source or isinstance(phrase.move, Picked)):
        yield Issue(code="missing-field", message=say("from-where"), span=phrase.span, accepted=_names(rules.zones))
    if isinstance(phrase, Draw):
        for field, name in (("from", phrase.start), ("to", phrase.to)):
            if name not in rules.zones and name != ALWAYS_ZONE:
                message = say("no-zone", name=repr(name))
                yield Issue(
                    code="unknown-name",
                    message=message,
                    span=phrase.span_at(field),
                    found=repr(name),
                    accepted=_names(rules.zones),
                    suggestion=near(name, rules.zones),
                )
    if isinstance(phrase, Highest) and not _is(rules, phrase.zone, "remembers", True):
        message = say("laid-by-nobody", zone=repr(phrase.zone))
        yield Issue(code="zone-cannot", message=message, span=phrase.span_at("in"), accepted=_REMEMBERS)
    elif isinstance(phrase, Highest) and not _is(rules, phrase.zone, "of", "table"):
        message = say("one-of-each", zone=repr(phrase.zone))
        yield Issue(code="zone-cannot", message=message, span=phrase.span_at("in"), accepted=_OF_TABLE)
    if isinstance(phrase, PassOn) and not _is(rules, phrase.pass_on, "of", "player"):
        message = say("of-nobody", zone=repr(phrase.pass_on))
        yield Issue(code="zone-cannot", message=message, span=phrase.span_at("pass_on"), accepted=_OF_PLAYERS)
    if isinstance(phrase, Options):
        yield from _pickable(rules, phrase)
    if isinstance(phrase, Secretly) and not _is(rules, phrase.secretly.source, "of", "player"):
        message = say("of-nobody", zone=repr(phrase.secretly.source))
        yield Issue(code="zone-cannot", message=message, span=phrase.secretly.span_at("from"), accepted=_OF_PLAYERS)


def _boards(rules: Rulebook, phrase: Phrase, around: Around) -> Iterator[Issue]:
    """What asks for a board of a zone that is none, or moves pieces onto one without saying where."""
    if isinstance(phrase, Lay) and phrase.start is None and not (around.source or isinstance(phrase.lay, Picked)):
        yield Issue(code="missing-field", message=say("from-where"), span=phrase.span, accepted=_names(rules.zones))
    field = next((name for word, name in _ON_BOARDS if isinstance(phrase, word)), "")
    board = getattr(phrase, field) if field else None
    if board is not None and (board not in rules.zones or rules.zones[board].grid is None):
        message = say("not-a-board", zone=repr(board))
        yield Issue(code="zone-cannot", message=message, span=phrase.span_at(field), accepted=_GRID)
    elif board is not None and (rules.zones[board].seen == "nobody") != isinstance(phrase, Turn):
        message = (
            say("lies-open", zone=repr(board)) if isinstance(phrase, Turn) else say("lies-unseen", zone=repr(board))
        )
        accepted = _HIDDEN if isinstance(phrase, Turn) else _OPEN
        yield Issue(code="zone-cannot", message=message, span=phrase.span_at(field), accepted=accepted)
    name = phrase.to if isinstance(phrase, Move | Draw) else phrase.take if isinstance(phrase, Go) else None
    goal = rules.zones.get(name or "")
    if goal is not None and goal.grid is not None:
        message = say("where-on-board", zone=repr(name))
        span = phrase.span_at("take" if isinstance(phrase, Go) else "to")
        yield Issue(code="zone-cannot", message=message, span=span, accepted=_LAY)
    if isinstance(phrase, Each | Move) and phrase.laid is not None:
        picked = around.source if isinstance(around.source, str) else ""
        yield from _laid(rules, phrase, phrase.each if isinstance(phrase, Each) else phrase.start or picked)
    if isinstance(phrase, Go) and phrase.jump and phrase.take is None:
        yield Issue(code="missing-field", message=say("jump-takes"), span=phrase.span_at("jump"), accepted="take: ...")
    if isinstance(phrase, Bid) and (phrase.bid not in rules.numbers or rules.numbers[phrase.bid].of == "player"):
        message = say("bid-of-each", number=repr(phrase.bid))
        yield Issue(code="number-cannot", message=message, span=phrase.span_at("bid"), accepted=_OF_TABLE)


def _laid(rules: Rulebook, phrase: Each | Move, zone: str) -> Iterator[Issue]:
    """What asks who laid the pieces of a zone that does not remember it, or of a piece that was picked."""
    span, message, accepted = phrase.span_at("laid"), None, _OF_TABLE
    if isinstance(phrase, Move) and (phrase.move == "it" or isinstance(phrase.move, Picked)):
        message, accepted = say("laid-of-one"), _ALL_OF_THEM
    elif not _is(rules, zone, "remembers", True):
        message, accepted = say("laid-by-nobody", zone=repr(zone)), _REMEMBERS
    elif not _is(rules, zone, "of", "table"):
        message = say("laid-among-own", zone=repr(zone))
    if message is not None:
        yield Issue(code="zone-cannot", message=message, span=span, accepted=accepted)


_ON_BOARDS = (
    (Lay, "onto"),
    (Go, "go"),
    (Line, "line"),
    (Area, "area"),
    (Beside, "beside"),
    (PlaceOn, "place"),
    (Turn, "turn"),
)


def _grid(name: str, zone: Zone) -> Iterator[Issue]:
    """What a board cannot be: of both forms or none, of each player, unseen, or full from the beginning."""
    grid = zone.grid
    assert grid is not None
    forms = (grid.squares, grid.hexes, grid.track, grid.map)
    if sum(form is not None for form in forms) != 1:
        yield Issue(code="missing-field", message=say("one-form"), span=grid.span, accepted=_GRID)
    if grid.falls and grid.squares is None:
        yield Issue(code="zone-cannot", message=say("hexes-fall"), span=grid.span_at("falls"), accepted=_GRID)
    is_open = (zone.seen, zone.start) == ("all", None) or (zone.seen == "nobody" and zone.start is not None)
    yield from _ways_on(grid)
    if zone.of != "table" or zone.refilled_from is not None or not is_open:
        message = say("board-is", zone=repr(name))
        field = "of" if zone.of != "table" else "refilled_from" if zone.refilled_from is not None else "seen"
        span = zone.span_at(field if field in zone.places else "start")
        yield Issue(code="zone-cannot", message=message, span=span, accepted=_ONE_BOARD)


def _ways_on(grid: Grid) -> Iterator[Issue]:
    """Ways of a map that lead nowhere, and places that are drawn on each other."""
    drawn: dict[tuple[int, ...], str] = {}
    for name, spot in (grid.map or {}).items():
        if name in spot.to:
            message, span = say("way-to-itself", place=repr(name)), spot.span_at("to", spot.to.index(name))
            yield Issue(code="zone-cannot", message=message, span=span, found=repr(name))
        other = drawn.setdefault(spot.at, name)
        if other != name:
            message = say("same-spot", place=repr(name), other=repr(other))
            yield Issue(code="duplicate-value", message=message, span=spot.span_at("at"), found=str(list(spot.at)))


def _pickable(rules: Rulebook, options: Options) -> Iterator[Issue]:
    zone = rules.zones.get(options.source)
    if zone is None or zone.seen == "nobody" or (zone.seen == "owner" and zone.of == "table"):
        message = say("unseen-pick", zone=repr(options.source))
        yield Issue(code="zone-cannot", message=message, span=options.span_at("from"), accepted=_SEEN)


def _is(rules: Rulebook, zone: str, field: str, wanted: object) -> bool:
    return zone in rules.zones and getattr(rules.zones[zone], field) == wanted


def _counts(phrase: Phrase) -> Iterator[Issue]:
    """Numbers that cannot be."""
    count = {Move: "move", Draw: "draw", Rounds: "rounds"}.get(type(phrase))
    value = getattr(phrase, count) if count else None
    if isinstance(value, int) and value < 1:
        message = say("below-one", word=repr(count))
        span = phrase.span_at(count)
        yield Issue(code="out-of-range", message=message, span=span, found=str(value), accepted=say("one-or-more"))
    if isinstance(phrase, Rounds) and phrase.rounds == "many" and phrase.until is None:
        message = say("many-until")
        yield Issue(code="missing-field", message=message, span=phrase.span_at("rounds"), accepted=_UNTIL)
    if isinstance(phrase, Limits | Within):
        low, high = phrase.least, phrase.most
        if isinstance(low, int) and isinstance(high, int) and low > high:
            message = say("upside-down")
            yield Issue(code="out-of-range", message=message, span=phrase.span_at("from"), found=f"{low} > {high}")


def _declared(rules: Rulebook) -> Iterator[Issue]:
    for name, number in rules.numbers.items():
        if number.least is not None and number.start < number.least:
            message = say("starts-below", number=repr(name))
            yield Issue(
                code="out-of-range",
                message=message,
                span=number.span_at("start" if "start" in number.places else "from"),
                found=str(number.start),
                accepted=say("or-more", least=str(number.least)),
            )
    for name, zone in rules.zones.items():
        other = rules.zones.get(zone.refilled_from or "")
        if other is not None and (other is zone or (other.of, zone.of) == ("player", "table")):
            message = say("refilled-strangely", zone=repr(name))
            span = zone.span_at("refilled_from")
            yield Issue(code="zone-cannot", message=message, span=span, found=repr(zone.refilled_from))
        if zone.grid is not None:
            yield from _grid(name, zone)
    if rules.teams == 1 and rules.won_if is None:
        yield Issue(code="missing-field", message=say("won-if"), span=rules.span_at("teams"), accepted="won_if: ...")
    if rules.teams != 1 and rules.won_if is not None:
        yield Issue(code="missing-field", message=say("won-by-all"), span=rules.span_at("won_if"), accepted=_ONE_TEAM)


def idle_actions(rules: Rulebook, more: Iterable[Any] = ()) -> Iterator[Issue]:
    """Actions that no ``choose`` names, neither in the rules nor among the effects of pieces."""
    chosen = {name for each in every([rules, *more]) if isinstance(each, Choose) for name in each.choose}
    for name, action in rules.actions.items():
        if name not in chosen:
            message = say("never-chosen", action=repr(name))
            span = rules.span_at("actions", name)
            yield Issue(code="idle-action", message=message, span=span, severity=Severity.WARNING)
        elif action.pick is not None and not action.do:
            message = say("nothing-done", action=repr(name))
            span = action.span_at("do") if "do" in action.places else rules.span_at("actions", name)
            yield Issue(code="idle-action", message=message, span=span, severity=Severity.WARNING)


def every(value: Any) -> Iterator[Phrase]:
    """Every phrase in a value, outer before inner."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from every(each)
    elif isinstance(value, dict):
        yield from every([*value.values()])
    elif isinstance(value, Phrase):
        yield value
        for field in fields_of(type(value)):
            yield from every(getattr(value, field.name))


def numbers_changed(phrases: Iterable[Phrase]) -> set[str]:
    """The numbers that something changes."""
    return {getattr(each, word_of(type(each))) for each in phrases if isinstance(each, Gain | Pay | Set | Bid)}


def constants_of(rules: Rulebook, more: Iterable[Any] = ()) -> dict[str, int]:
    """Numbers that nothing changes, neither in the rules nor on pieces, and that are called nothing: their values."""
    changed = numbers_changed(every([rules, *more]))
    return {
        name: number.start
        for name, number in rules.numbers.items()
        if name not in changed and not number.called and number.of == "table"
    }


def by_value(value: Any, constants: Mapping[str, int]) -> Any:
    """Rules in which such numbers stand by their values where a name stands alone for a number."""
    if isinstance(value, tuple):
        return tuple(by_value(each, constants) for each in value)
    if isinstance(value, dict):
        return {name: by_value(each, constants) for name, each in value.items()}
    if not isinstance(value, Phrase):
        return value
    changed = {}
    for field in fields_of(type(value)):
        held = getattr(value, field.name)
        changed[field.name] = by_value(held, constants)
        if is_amount(field.hint):
            parts = held if isinstance(held, tuple) else (held,)
            said = tuple(constants.get(part, part) if isinstance(part, str) else part for part in parts)
            changed[field.name] = by_value(said if isinstance(held, tuple) else said[0], constants)
    return msgspec.structs.replace(value, **changed)


def _names(declared: Iterable[str]) -> Any:
    return in_a_row([*declared])


MOST_BYTES = 200_000
MOST_NUMBER = 100_000
_EXAMPLE = "zones: ..., play: ..."


class Read(NamedTuple):
    """Rules that were read: they, the names that effects may use, and the switches that a set may change."""

    rulebook: Rulebook
    known: Known
    switches: type[Rules]


def rules_from(text: str, shown: str, kit: Kit) -> Read:
    """The rules in a text, which stands in the file ``shown`` beside a kit.

    Raises:
        ContentError: with every issue found.
    """
    return _read(text, shown, msgspec.json.encode(kit))


def _parsed(text: str, shown: str) -> yaml.Node:
    node = parse(text, shown)
    if node is None:
        issue = Issue(code="empty-file", message=say("empty-rules"), span=Span(shown), accepted=_EXAMPLE)
        raise ContentError([issue])
    return node


@lru_cache(maxsize=32)
def _read(text: str, shown: str, declared: bytes) -> Read:
    node = _parsed(text, shown)
    issues: list[Issue] = []
    plain(node, issues)  # which tells of tags, and of fields that are given twice
    if not isinstance(node, yaml.MappingNode):
        message = say("rules-are-no-group")
        raise ContentError([*issues, Issue(code="wrong-type", message=message, span=span_of(node), accepted=_EXAMPLE)])
    known = known_in(node, from_json(declared, Kit))
    converted: Rulebook | None = Converter(known, issues).read(Rulebook, node)
    if converted is not None:
        issues += senseless(converted)
    if converted is None or issues:
        raise ContentError(in_order(issues))
    return Read(converted, known, _switches(converted))


def _switches(rules: Rulebook) -> type[Rules]:
    """What ``rules:`` in ``set.yaml`` may change: with how much each number begins."""
    fields: list[Any] = []
    for name, number in rules.numbers.items():
        least = -MOST_NUMBER if number.least is None else number.least
        about = Meta(ge=least, le=MOST_NUMBER, description=f"with how much {name} begins")
        fields.append((name, Annotated[int, about], number.start))
    made = msgspec.defstruct(
        "RuledSwitches", fields, bases=(Rules,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )
    return cast(type[Rules], made)
