"""Checks of every game: at each bound, one apart from another, and calling nothing impossible legal."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import yaml
from msgspec import inspect

from validator.base.issue import ContentError, Issue, Severity, Span, is_legal
from validator.content.checks.checked_set import say
from validator.content.checks.general import apart, lint
from validator.content.loading import ContentSet
from validator.content.manifest import Players
from validator.content.places import CONTENT
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.games.empires.checks import whole_set
from validator.play.lab.vary.addresses import accepted_by, children_of, is_leaf, type_of
from validator.play.lookup import messages_of, open_set, quick_issues

# Sets with one number at a bound of what is declared for it, or one list emptied, in memory.
#
# Maps of the rules are laid over those of the game, so that none is ever empty.

Address = tuple[str | int, ...]
FAR = 3
"""So many numbers are tried inside of a bound that has no end."""


class Change(NamedTuple):
    """What stands where instead; ``kind`` is the piece, ``rules`` or ``parts`` that it is in."""

    kind: str
    path: Address
    value: Any

    @property
    def place(self) -> tuple[Any, ...]:
        """The place without the numbers and names that tell things alike apart."""
        return self.kind, tuple(step for step in self.path[1:] if isinstance(step, str)), repr(self.value)


def changes_of(content: ContentSet) -> Iterator[Change]:
    """Every number of a set at the bounds declared for it, and every list emptied."""
    for kind, pieces in content.pieces.items():
        for piece in pieces:
            for path, value in _inside(type_of(type(piece)), piece, (piece.id,)):
                yield Change(kind, path, value)
    for path, value in _inside(type_of(type(content.rules)), content.rules, ("rules",)):
        yield Change("rules", path, value)


def _inside(kind: inspect.Type, value: Any, path: Address) -> Iterator[tuple[Address, Any]]:
    if is_leaf(value):
        accepted = accepted_by(kind)
        if accepted is not None and accepted.is_number:
            least = accepted.least if accepted.least is not None else -FAR
            most = accepted.most if accepted.most is not None else FAR
            yield from ((path, bound) for bound in (least, most) if bound != value)
        return
    if isinstance(value, tuple | list) and value and _may_be_empty(kind):
        yield path, type(value)()
    for child in children_of(kind, value):
        yield from _inside(child.kind, child.value, (*path, child.step))


def _may_be_empty(kind: inspect.Type) -> bool:
    """Whether it is a list that may hold any number of things, none too."""
    options = kind.types if isinstance(kind := _bare(kind), inspect.UnionType) else (kind,)
    lists = [option for option in map(_bare, options) if isinstance(option, inspect.ListType | inspect.VarTupleType)]
    return bool(lists) and not any(option.min_length for option in lists)


def _bare(kind: inspect.Type) -> inspect.Type:
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def with_change(content: ContentSet, change: Change) -> ContentSet:
    """The set with one value changed."""
    new = _copied(content)
    if change.kind == "rules":
        new.rules = put(content.rules, change.path[1:], change.value)
    else:
        old = content.pieces[change.kind]
        name = change.path[0]
        new.pieces[change.kind] = tuple(
            put(piece, change.path[1:], change.value) if piece.id == name else piece for piece in old
        )
    return new


def without_kind(content: ContentSet, kind: str) -> ContentSet:
    """The set without any piece of a kind."""
    new = _copied(content)
    new.pieces[kind] = ()
    return new


def for_players(content: ContentSet, least: int, most: int) -> ContentSet:
    """The set for other numbers of players."""
    new = _copied(content)
    manifest: Any = content.manifest
    new.manifest = msgspec.structs.replace(manifest, players=Players(least=least, most=most))
    return new


def _copied(content: ContentSet) -> ContentSet:
    new = copy(content)
    new.pieces = dict(content.pieces)
    new.__dict__.pop("by_id", None)
    return new


def put(value: Any, path: Sequence[str | int], new: Any) -> Any:
    """A value with something else at a path inside it."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(value, msgspec.Struct):
        fields = {field.encode_name: field.name for field in msgspec.structs.fields(value)}
        name = fields[str(step)]
        return msgspec.structs.replace(value, **{name: put(getattr(value, name), rest, new)})
    if isinstance(value, dict):
        key = next(key for key in value if str(key) == str(step))
        return {**value, key: put(value[key], rest, new)}
    return type(value)(put(each, rest, new) if place == step else each for place, each in enumerate(value))


# No check fails whatever a set says: numbers at their bounds and past them, lists emptied, kinds left out.

FEW, TRIALS, MANY = 10, 60, 25
GAMES = ("race", "roll", "trucker", "steam", "empires")


@pytest.mark.parametrize("game", [pytest.param(one, marks=[pytest.mark.slow] * (one != "empires")) for one in GAMES])
def test_no_check_fails_at_a_bound_of_any_field(game: str) -> None:
    """Each bound of each field once; of pieces alike in that the first."""
    content = open_set(game)
    fields = {change.place: change for change in reversed([*changes_of(content)])}
    assert failed(content, fields.values()) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_at_a_bound_of_any_number(game: str) -> None:
    content = open_set(game)
    assert failed(content, changes_of(content)) == []


@pytest.mark.parametrize("trials", [FEW, pytest.param(TRIALS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_where_many_values_are_at_their_bounds(game: str, trials: int) -> None:
    """Some values at a time, drawn; of one value the last that was drawn counts."""
    content, dice = open_set(game), Dice(47)
    changes, found = [*changes_of(content)], []
    for _ in range(trials):
        drawn = {change.path: change for change in (changes[below(dice, len(changes))] for _ in range(MANY))}
        spoilt = content
        for path in sorted(drawn, key=len, reverse=True):
            spoilt = with_change(spoilt, drawn[path])
        found += [f"{[*drawn.values()]}: {issue}" for issue in broken(every(spoilt))]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_where_a_kind_is_left_out(game: str) -> None:
    content = open_set(game)
    assert [kind for kind in content.pieces if broken(every(without_kind(content, kind)))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "players",
    [(1, 99), (6, 3), *(pytest.param(one, marks=pytest.mark.slow) for one in [(1, 1), (2, 2), (5, 8), (99, 1)])],
)
def test_no_check_fails_at_any_number_of_players(game: str, players: tuple[int, int]) -> None:
    assert broken(every(for_players(open_set(game), *players))) == []


@pytest.mark.parametrize("past", [-1_000_000, 1_000_000])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_past_their_bounds_are_told_and_nothing_else_fails(game: str, past: int, tmp_path: Path) -> None:
    content = open_set(game)
    fields = {change.place[:2]: change for change in changes_of(content) if isinstance(change.value, int)}
    inside: dict[str, object] = {}
    for change in fields.values():
        if not any(isinstance(step, int) for step in change.path):
            lay(inside, change.path, past)
    found = found_with(tmp_path, game, inside)
    assert broken(found) == [] and "out-of-range" in {issue.code for issue in found}


@pytest.mark.parametrize("past", [-1_000_000, 1_000_000])
@pytest.mark.parametrize("game", [one for one in GAMES if one != "empires"])
def test_numbers_in_lists_past_their_bounds_are_told_and_nothing_else_fails(
    game: str, past: int, tmp_path: Path
) -> None:
    """Of the numbers in all the lists of things alike the first is spoilt, each list written down as a whole."""
    content = open_set(game)
    numbers = (change for change in changes_of(content) if isinstance(change.value, int))
    fields = {change.place[:2]: change for change in numbers if any(isinstance(step, int) for step in change.path)}
    inside: dict[str, dict[str, Any]] = {}
    for change in fields.values():
        name, field, *rest = map(str, change.path)
        whole = content.rules if name == "rules" else content.by_id[name]
        held = inside.setdefault(name, {})
        plain = held.get(field, msgspec.to_builtins(whole, str_keys=True)[field])
        held[field] = spoilt(plain, rest, past)
    found = found_with(tmp_path, game, inside)
    assert broken(found) == [] and "out-of-range" in {issue.code for issue in found}


def spoilt(value: Any, path: Sequence[str], past: int) -> Any:
    """Plain data with a number at a path inside it; what has been spoilt before is left as it is."""
    if not path:
        return past
    if isinstance(value, list | tuple):
        return [spoilt(each, path[1:], past) if str(place) == path[0] else each for place, each in enumerate(value)]
    return {**value, path[0]: spoilt(value.get(path[0], {}), path[1:], past)}


def found_with(folder: Path, game: str, inside: dict[str, Any]) -> list[Issue]:
    """What is told of a set that changes pieces of a game, and its rules."""
    change = dict(inside)
    rules = change.pop("rules", {})
    head = {"extends": game, "title": {"en": "Past"}, "languages": ["en"]}
    (folder / "set.yaml").write_text(yaml.safe_dump({**head, "rules": rules, "change": change}), encoding="utf-8")
    try:
        return everything_wrong(open_set(str(folder)))
    except ContentError as fault:
        return fault.issues


def lay(inside: dict[str, object], path: tuple[str | int, ...], value: int) -> None:
    """Put a value into maps in maps."""
    for step in map(str, path[:-1]):
        deeper = inside.setdefault(step, {})
        assert isinstance(deeper, dict)
        inside = deeper
    inside[str(path[-1])] = value


def failed(content: ContentSet, changes: Iterable[Change]) -> list[str]:
    """Changes on which a check fails, with what it says."""
    return [
        f"{'.'.join(map(str, change.path))} = {change.value!r}: {issue}"
        for change in changes
        for issue in broken(every(with_change(content, change)))
    ]


def every(content: ContentSet) -> list[Issue]:
    """What the checks find, those of form and the game's own, without a search."""
    return [*lint(content, messages_of(content)), *quick_issues(content)]


def broken(issues: Iterable[Issue]) -> list[Issue]:
    return [issue for issue in issues if issue.code == "broken-check"]


# One check that fails is told as our mistake, and all others go on.

FOUND = Issue(code="found", message=say("none"), span=Span("set.yaml"))


def failing(*given: object) -> Iterator[Issue]:
    yield FOUND
    raise KeyError("two\nlines")


def finding(*given: object) -> Iterator[Issue]:
    yield FOUND


def refusing(*given: object) -> Iterator[Issue]:
    raise ContentError([FOUND])


def codes(content: ContentSet, *checks: object) -> list[str]:
    return [issue.code for issue in apart(content, checks, content)]  # type: ignore[arg-type]


@pytest.fixture
def content() -> ContentSet:
    return open_set("empires")


def test_what_a_failing_check_found_and_all_that_others_find_is_told(content: ContentSet) -> None:
    assert codes(content, failing, finding) == ["found", "broken-check", "found"]


def test_one_reason_is_told_once(content: ContentSet) -> None:
    assert codes(content, failing, failing) == ["found", "broken-check", "found"]


def test_what_is_a_finding_already_is_handed_on(content: ContentSet) -> None:
    with pytest.raises(ContentError):
        codes(content, refusing)


def test_the_finding_names_the_line_that_failed_and_is_an_error(content: ContentSet) -> None:
    found = list(apart(content, (failing,), content))[-1]
    assert "test_checks_of_every_game.py:" in str(found) and "KeyError" in str(found) and "\n" not in str(found)
    assert found.severity is Severity.ERROR and not is_legal([found])


def test_a_set_with_a_failing_check_is_told_everything_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(whole_set, "CHECKS", (failing, *whole_set.CHECKS))
    head = "extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n"
    (tmp_path / "set.yaml").write_text(f"{head}change: {{E01: {{cost: 9}}}}\n", encoding="utf-8")
    found = {issue.code for issue in everything_wrong(open_set(str(tmp_path)))}
    assert {"broken-check", "unpayable-cost"} <= found, found


# What can never come about, or is surely a slip, is a warning or an error at the designer's line, in every game.

HEAD = "extends: {game}\ntitle: {{en: X}}\nlanguages: [en]\n"


def tiles_with(component: str) -> list[dict[str, Any]]:
    tiles = yaml.safe_load((CONTENT / "trucker" / "tiles.yaml").read_text(encoding="utf-8"))["tile"]
    return [tile for tile in tiles if tile["component"]["is"] == component]


def edged(component: str, connector: str) -> str:
    """All tiles of a component with connectors of one kind alone."""
    edges = f"[{connector}, {connector}, {connector}, smooth]"
    return "".join(f"  {tile['id']}: {{edges: {edges}}}\n" for tile in tiles_with(component))


FAULTS = [
    # Galaxy Trucker
    ("trucker", "change:\n  L1-01: {adventure: {strength: 19}}\n", "unbeatable-enemy", 5),
    ("trucker", f"change:\n{edged('life_support', 'single')}{edged('cabin', 'double')}", "idle-tile", 5),
    ("trucker", "change:\n  L1-19: {adventure: {crew: 20}}\n", "out-of-range", 5),
    # Roll
    ("roll", "rules: {dictates: 0}\n", "far-out", 4),
    ("roll", "change:\n  die-military: {count: 9}\n", "too-few-dice", 5),
    (
        "roll",
        "change:\n  die-rare: {sides: {explore: 0, develop: 0, settle: 0, produce: 6, ship: 0, wild: 0}}\n",
        "same-sides",
        5,
    ),
    (
        "roll",
        "change:\n  G47: {back: {gains: [{do: gain_dice, colour: rare, to: world, count: 2}]}}\n",
        "little-room",
        5,
    ),
    # Age of Steam
    ("steam", "change:\n  town-marker: {count: 2}\n", "few-markers", 5),
    ("steam", "change:\n  income-board: {engine: 2}\n", "weak-engine", 5),
    # Tiny Stellar Empires
    (
        "empires",
        "change:\n  H2: {symbol: population, mission: {goal: symbols_of_one, count: 4, points: 4}}\n",
        "twin-homeworld",
        5,
    ),
    ("empires", "change:\n  E01: {a: {symbols: [science, science]}}\n", "symbol-twice", 5),
    # Race
    ("race", "change:\n  W01: {count: 40}\n", "flooded-deck", 5),
    ("race", "add:\n  development:\n    - {id: X1, title: {en: Void}, cost: 6, points: 1}\n", "poor-card", 6),
    ("race", "add:\n  development:\n    - {id: X1, title: {en: Void}, cost: 6, points: 0}\n", "blank-card", 6),
    (
        "race",
        "add:\n  world:\n    - {id: X1, title: {en: painters’  moon}, cost: 1, points: 1, good: rare}\n",
        "twin-title",
        6,
    ),
]


def found_in(folder: Path, game: str, text: str) -> list[Issue]:
    (folder / "set.yaml").write_text(HEAD.format(game=game) + text, encoding="utf-8")
    try:
        return everything_wrong(open_set(str(folder)))
    except ContentError as fault:
        return fault.issues


@pytest.mark.parametrize(("game", "text", "code", "line"), FAULTS, ids=[f"{one[0]}-{one[2]}" for one in FAULTS])
def test_it_is_told_at_its_line(game: str, text: str, code: str, line: int, tmp_path: Path) -> None:
    issues = found_in(tmp_path, game, text)
    same = [issue for issue in issues if issue.code == code and issue.severity is not Severity.ADVICE]
    assert line in {issue.span.line for issue in same}, "\n".join(map(str, issues))


ODD = [
    (
        "roll",
        "change:\n  die-genes: {sides: {explore: 0, develop: 0, settle: 0, produce: 0, ship: 0, wild: 6}}\n",
        "same-sides",
    ),
    ("race", "change:\n  D01: {count: 6}\n", "far-out"),
]


@pytest.mark.parametrize(("game", "text", "code"), ODD, ids=[f"{one[0]}-{one[2]}" for one in ODD])
def test_what_is_only_odd_is_advice(game: str, text: str, code: str, tmp_path: Path) -> None:
    assert {issue.severity for issue in found_in(tmp_path, game, text) if issue.code == code} == {Severity.ADVICE}
