"""Recipes read, typed and checked against the game they are for; whatever is wrong is told at its place."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.characters import whole_number
from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import Text, in_a_row
from validator.content.loading import ContentSet, read_in_part
from validator.content.places import built_in
from validator.content.source import key_at, locate, span_of, unknown_name, value_at
from validator.play.lab.goals.reading import Judge, Stated, clashes_of, goals_stated, line_issues, or_nothing
from validator.play.lab.recipes.vocabulary import Leaf, Names, Reach, Recipe, reach_of, say
from validator.play.lookup import game_of, making_of

NodePath = tuple[str | int, ...]


class Demand(NamedTuple):
    """One line: where it stands; its kinds; what is counted of a card (None: the line is on each card by itself).

    ``counted`` is a feature such as ``cost=3`` or ``word strength``, "cards", or "worth" for what the price list says.
    """

    at: NodePath
    kinds: frozenset[str]
    counted: str | None
    reach: Reach
    paths: tuple[tuple[str, str, str], ...] = ()
    """Of a range of numbers: kind, word (empty for a field of the piece) and field."""
    apart: frozenset[str] = frozenset()
    """Of words that may not stand together: the words."""


def demands_of(recipe: Recipe, names: Names) -> list[Demand]:
    """Every line of a recipe that limits what decks may hold."""
    parts: tuple[Callable[[Recipe, Names], Iterator[Demand]], ...] = (
        _demands_on_kinds,
        _demands_on_curves,
        _demands_on_words,
        _demands_on_numbers,
        _others,
    )
    return [demand for part in parts for demand in part(recipe, names)]


def _demands_on_kinds(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for kind, count in recipe.make.items():
        yield Demand(("make", kind), frozenset({kind}), "cards", Reach(count, count))


def _demands_on_curves(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, curve in recipe.curves.items():
        demands = [(kind, path) for kind, path in names.fields(address) if kind in recipe.make]
        for value, amount in curve.items():
            for path in sorted({path for _, path in demands}):
                kinds = frozenset(kind for kind, other in demands if other == path)
                yield Demand(("curves", address, value), kinds, f"{path}={value}", reach_of(amount))


def _demands_on_words(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, amount in recipe.words.items():
        demands = [(kind, tag) for kind, tag in names.words(address) if kind in recipe.make]
        if demands:
            kinds = frozenset(kind for kind, _ in demands)
            yield Demand(("words", address), kinds, f"word {demands[0][1]}", reach_of(amount))


def _demands_on_numbers(recipe: Recipe, names: Names) -> Iterator[Demand]:
    for address, amount in recipe.numbers.items():
        fields = [(kind, "", path) for kind, path in names.fields(address)]
        paths = tuple(one for one in (*fields, *names.word_fields(address)) if one[0] in recipe.make)
        made = {kind for kind in names.made_numbers(address) if kind in recipe.make}
        kinds = frozenset({kind for kind, _, _ in paths} | made)
        yield Demand(("numbers", address), kinds, None, reach_of(amount), paths)


def _others(recipe: Recipe, names: Names) -> Iterator[Demand]:
    every = frozenset(recipe.make)
    if recipe.powers is not None:
        yield Demand(("powers",), every, "words", reach_of(recipe.powers))
    for place, together in enumerate(recipe.apart):
        tags = frozenset(tag for address in together for _, tag in names.words(address))
        yield Demand(("apart", place), every, None, Reach(0, 0), apart=tags)
    for kind, amount in recipe.budget.items():
        yield Demand(("budget", kind), frozenset({kind}), "worth", reach_of(amount))


KINDS = "make"
"""The field whose keys the others lean on: a kind with a faulty number is made all the same."""
GOALS = "goals"


class Understood(NamedTuple):
    """A recipe, its goals and its nodes; ``issues`` is what form and spelling are found wrong in, and is left out."""

    recipe: Recipe
    goals: tuple[Stated, ...]
    node: yaml.Node
    issues: list[Issue]


def understood(path: Path, shown: str, base: str) -> Understood:
    """The recipe in a file; for the set ``base`` where it does not say for which.

    Raises:
        ContentError: it is no YAML, or empty.
    """
    issues: list[Issue] = []
    recipe, node, data = read_in_part(path, shown, Recipe, issues)
    held = data if isinstance(data, dict) else {}
    goals = goals_stated(held.get(GOALS), node)
    if recipe is None:
        left = {"from": base, **_fields_left(held), GOALS: [goal.line for goal in goals]}
        recipe = convert(left, Recipe, str_keys=True)
    return Understood(recipe, goals, node, issues)


def _fields_left(held: dict[str, Any]) -> dict[str, Any]:
    """The fields that can be understood, of those with names in them what can be."""
    fields_left: dict[str, Any] = {}
    for field in msgspec.structs.fields(Recipe):
        name = field.encode_name
        if name not in held:
            continue
        value = held[name]
        if isinstance(value, dict) and name == KINDS:
            value = {key: amount if _fits({key: amount}, field.type) else 1 for key, amount in value.items()}
        if isinstance(value, dict):
            value = {key: one for key, one in value.items() if _fits({key: one}, field.type)}
        if _fits(value, field.type):
            fields_left[name] = value
    return fields_left


def _fits(value: Any, kind: Any) -> bool:
    return or_nothing(value, kind) is not None


SHARE = 4
"""Where a recipe names no kinds, those are made that hold words and have a quarter of the designs of the largest; in a
kit, whose pieces hold none, any of that size."""
NONE = "none"


class Read(NamedTuple):
    """A recipe with the kinds it makes filled in, its lines as demands, its own goals, its nodes for later findings."""

    recipe: Recipe
    demands: tuple[Demand, ...]
    goals: tuple[Stated, ...]
    node: yaml.Node

    def span(self, path: NodePath) -> Span:
        """Where a line of the recipe stands: at its name."""
        return line_of(self.node, path)


def read_recipe(path: Path, shown: str, content: ContentSet) -> Read:
    """The recipe in a file, for decks of a set.

    Raises:
        ContentError: with everything that is wrong in it.
    """
    recipe, goals, node, issues = understood(path, shown, content.name)
    names = Names(content.words, making_of(content.words.game).numbers)
    issues += _issues(recipe, node, content, names)
    issues += _goals(goals, content)
    if issues:
        raise ContentError(issues)
    if not recipe.make:
        recipe = msgspec.structs.replace(recipe, make=usual_kinds(content, names))
    return Read(recipe, tuple(demands_of(recipe, names)), goals, node)


def usual_kinds(content: ContentSet, names: Names) -> dict[str, int]:
    """The kinds that are made where a recipe names none, each with as many cards as the base set has."""
    kinds = making_of(content.words.game).kinds or _largest(content, names)
    return {kind: sum(piece.count for piece in content.pieces[kind]) for kind in kinds if content.pieces.get(kind)}


def _largest(content: ContentSet, names: Names) -> list[str]:
    worded = {kind for kind, shape in names.kinds.items() if shape.words}
    held = {kind: len(content.pieces[kind]) for kind in names.kinds if not worded or kind in worded}
    return [kind for kind, count in held.items() if count * SHARE >= max(held.values()) and count]


def line_of(node: yaml.Node, path: NodePath) -> Span:
    """Where a line stands: at its name, or in a list at the value."""
    above = node
    for step in path[:-1]:
        line = value_at(above, step) if isinstance(step, str) else above.value[step]
        if line is None:
            return span_of(above)
        above = line
    key = key_at(above, str(path[-1])) if path and isinstance(path[-1], str) else None
    return span_of(key) if key is not None else locate(node, list(path))


def _issues(recipe: Recipe, node: yaml.Node, content: ContentSet, names: Names) -> Iterator[Issue]:
    yield from _base(recipe, node, content)
    yield from _kinds(recipe, node, content, names)
    yield from _kept(recipe, node, content)
    yield from _curves(recipe, node, names)
    yield from _words(recipe, node, names)
    yield from _numbers(recipe, node, names)
    yield from _ranges(recipe, node)
    yield from _apart(recipe, node, names)
    yield from _switches(recipe, node, content)
    yield from _whole(recipe, node, content)


def _base(recipe: Recipe, node: yaml.Node, content: ContentSet) -> Iterator[Issue]:
    span = locate(node, ["from"])
    if recipe.base in (content.name, content.place.shown, str(content.place.folder)):
        return
    if recipe.base not in built_in():
        if Path(recipe.base).name != content.name:
            yield unknown_name("unknown-set", "set", recipe.base, built_in(), span)
    elif not any(folder.name == recipe.base for folder in content.folders):
        message = say("other-set", base=recipe.base)
        yield Issue(code="other-set", message=message, span=span, found=repr(recipe.base), accepted=content.name)


def _kinds(recipe: Recipe, node: yaml.Node, content: ContentSet, names: Names) -> Iterator[Issue]:
    for field in ("make", "budget"):
        for kind in getattr(recipe, field):
            span = line_of(node, (field, kind))
            if kind not in names.kinds:
                yield unknown_name("unknown-kind", "kind of piece", kind, list(names.kinds), span)
            elif not content.pieces.get(kind):
                message = say("no-pattern", set=content.name, kind=kind)
                yield Issue(code="no-pattern", message=message, span=span)
            elif field == "budget" and recipe.make and kind not in recipe.make:
                yield _not_made(field, kind, kind, node, recipe)


def _not_made(field: str, address: str, kind: str, node: yaml.Node, recipe: Recipe) -> Issue:
    message = say("not-made", field=field, kind=kind)
    return Issue(
        code="not-made",
        message=message,
        span=line_of(node, (field, address)),
        found=repr(address),
        accepted=in_a_row(recipe.make),
    )


def _kept(recipe: Recipe, node: yaml.Node, content: ContentSet) -> Iterator[Issue]:
    for place, name in enumerate(recipe.keep):
        span = locate(node, ["keep", place])
        if name in recipe.keep[:place]:
            yield Issue(code="duplicate-id", message=say("kept-twice", name=name), span=span)
        elif name not in content.by_id:
            message = say("not-there-to-stay", set=content.name, name=repr(name))
            guess = near(name, content.by_id)
            yield Issue(code="unknown-id", message=message, span=span, found=repr(name), suggestion=guess)


def _unknown(code: str, what: str, address: str, known: Sequence[str], span: Span) -> Issue:
    """A name that is none of many: the nearest is told, not all of them."""
    few = in_a_row(known) if len(known) <= MOST_TOLD else None
    return Issue(
        code=code,
        message=say(f"no-such-{what}", name=repr(address)),
        span=span,
        found=repr(address),
        accepted=few,
        suggestion=near(address, known),
    )


MOST_TOLD = 30


def _made(recipe: Recipe, kinds: Sequence[str]) -> bool:
    return not recipe.make or any(kind in recipe.make for kind in kinds)


def _curves(recipe: Recipe, node: yaml.Node, names: Names) -> Iterator[Issue]:
    for address, curve in recipe.curves.items():
        fields = names.fields(address)
        if not fields:
            yield _unknown("unknown-field", "field", address, names.all_fields(), line_of(node, ("curves", address)))
            continue
        if not _made(recipe, [kind for kind, _ in fields]):
            yield _not_made("curves", address, fields[0][0], node, recipe)
        leaves = [names.kinds[kind].leaves[path] for kind, path in fields]
        for value in curve:
            if value != NONE and not any(_allowed(leaf, value) for leaf in leaves):
                yield Issue(
                    code="wrong-value",
                    message=say("never", address=address, value=value),
                    span=line_of(node, ("curves", address, value)),
                    found=value,
                    accepted=leaves[0].accepted,
                    suggestion=near(value, leaves[0].choices),
                )


def _allowed(leaf: Leaf, value: str) -> bool:
    number = whole_number(value.removeprefix("-"))
    if number is not None:
        return leaf.holds(-number if value.startswith("-") else number)
    return leaf.holds({"true": True, "false": False}.get(value, value))


def _words(recipe: Recipe, node: yaml.Node, names: Names) -> Iterator[Issue]:
    for address, amount in recipe.words.items():
        words = names.words(address)
        if not words:
            yield _unknown("unknown-word", "word", address, names.all_words(), line_of(node, ("words", address)))
        elif not _made(recipe, [kind for kind, _ in words]):
            yield _not_made("words", address, words[0][0], node, recipe)
        elif reach_of(amount).least < 0:
            yield _out_of_range("words", address, node, amount, say("or-more", least=0))


def _out_of_range(field: str, address: str, node: yaml.Node, found: object, accepted: Text) -> Issue:
    message = say("out-of-range", address=address, field=field)
    return Issue(
        code="out-of-range", message=message, span=locate(node, [field, address]), found=str(found), accepted=accepted
    )


def _numbers(recipe: Recipe, node: yaml.Node, names: Names) -> Iterator[Issue]:
    for address, amount in recipe.numbers.items():
        if kinds := names.made_numbers(address):
            if not _made(recipe, kinds):
                yield _not_made("numbers", address, kinds[0], node, recipe)
            continue
        numbers = [(kind, names.kinds[kind].leaves[path]) for kind, path in names.fields(address)]
        numbers += [(kind, names.kinds[kind].words[tag][field]) for kind, tag, field in names.word_fields(address)]
        if not numbers:
            yield _unknown("unknown-field", "number", address, names.all_numbers(), line_of(node, ("numbers", address)))
        elif not _made(recipe, [kind for kind, _ in numbers]):
            yield _not_made("numbers", address, numbers[0][0], node, recipe)
        elif not any(leaf.is_number for _, leaf in numbers):
            message = say("no-number", address=address)
            yield Issue(
                code="wrong-type",
                message=message,
                span=line_of(node, ("numbers", address)),
                accepted=numbers[0][1].accepted,
            )
        else:
            reach = reach_of(amount)
            if not any(leaf.holds(reach.least) and leaf.holds(reach.most) for _, leaf in numbers):
                yield _out_of_range("numbers", address, node, amount, numbers[0][1].accepted)


def _ranges(recipe: Recipe, node: yaml.Node) -> Iterator[Issue]:
    """Ranges whose end is before their beginning."""
    written: list[tuple[NodePath, Any]] = [(("powers",), recipe.powers)]
    for field in ("words", "numbers", "budget"):
        written += [((field, address), amount) for address, amount in getattr(recipe, field).items()]
    written += [
        (("curves", one, value), amount) for one, curve in recipe.curves.items() for value, amount in curve.items()
    ]
    for path, amount in written:
        if amount is None:
            continue
        reach = reach_of(amount)
        if reach.least > reach.most:
            turned = f"{reach.most}..{reach.least}"
            yield Issue(
                code="empty-range",
                message=say("empty-range"),
                span=locate(node, list(path)),
                found=str(amount),
                accepted=turned,
            )
        elif reach.least < 0 and path[0] in ("curves", "powers"):
            message = say("too-few")
            yield Issue(
                code="out-of-range",
                message=message,
                span=locate(node, list(path)),
                found=str(amount),
                accepted=say("or-more", least=0),
            )


def _apart(recipe: Recipe, node: yaml.Node, names: Names) -> Iterator[Issue]:
    for place, together in enumerate(recipe.apart):
        for inner, address in enumerate(together):
            span = locate(node, ["apart", place, inner])
            if not names.words(address):
                yield _unknown("unknown-word", "word", address, names.all_words(), span)
            elif address in together[:inner]:
                message = say("apart-of-itself", address=address)
                yield Issue(code="duplicate-word", message=message, span=span)


def _switches(recipe: Recipe, node: yaml.Node, content: ContentSet) -> Iterator[Issue]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(content.words.rules)}
    for switch, values in recipe.rules.items():
        if switch not in fields:
            span = line_of(node, ("rules", switch))
            yield _unknown("unknown-switch", "switch", switch, list(fields), span)
            continue
        for place, value in enumerate(values):
            try:
                convert(value, fields[switch].type, str_keys=True)
            except msgspec.ValidationError as error:
                yield Issue(
                    code="wrong-value",
                    message=say("wrong-switch", switch=switch, why=_lower(str(error))),
                    span=locate(node, ["rules", switch, place]),
                    found=repr(value),
                )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _whole(recipe: Recipe, node: yaml.Node, content: ContentSet) -> Iterator[Issue]:
    if recipe.games is not None and recipe.minutes is not None:
        message = say("two-answers")
        yield Issue(
            code="two-answers", message=message, span=line_of(node, ("minutes",)), together=(line_of(node, ("games",)),)
        )
    players, base = recipe.players, content.manifest.players
    if players is not None and players.least > players.most:
        message = say("players-turned-round")
        yield Issue(code="empty-range", message=message, span=locate(node, ["players", "from"]))
    elif players is not None and (players.least < base.least or players.most > base.most):
        message = say("other-players", set=content.name)
        yield Issue(
            code="out-of-range",
            message=message,
            span=line_of(node, ("players",)),
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=base.least, most=base.most),
        )


def _goals(stated: Sequence[Stated], content: ContentSet) -> Iterator[Issue]:
    if stated:
        judge = Judge(content, game_of(content), ())
        for one in stated:
            yield from line_issues(one, judge)
        yield from clashes_of(stated, judge)
