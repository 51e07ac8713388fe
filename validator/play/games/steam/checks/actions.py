"""The actions on the goods board: enough of them, none twice, and each better than having none."""

from collections import Counter
from collections.abc import Iterator
from functools import singledispatch
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import tag_of
from validator.play.games.steam.checks.box import Box, say
from validator.play.games.steam.words.vocabulary import (
    Action,
    Engineer,
    FirstBuild,
    FirstMove,
    GoodsBoard,
    Locomotive,
    Production,
    TurnOrderPass,
    Urbanization,
)

ONE_HOLDER = (FirstMove, FirstBuild, Production)
"""Of these the rules look for one player; a second who selects it has nothing."""


class Idle(NamedTuple):
    """Why an action, or a number of it, does nothing: a code, the reason, and the field where it is one."""

    code: str
    reason: Sentence
    field: str | None = None
    accepted: Sentence | None = None


def action_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the actions."""
    for board in box.goods_boards[:1]:
        yield from _enough(box, board)
        yield from _twins(box, board)
        for number, action in enumerate(board.actions):
            for idle in why_idle(action, box):
                path: tuple[str | int, ...] = ("actions", number, *([idle.field] if idle.field else []))
                found = getattr(action, idle.field) if idle.field else tag_of(action)
                message = say("idle-action", board=board.id, action=tag_of(action), reason=idle.reason)
                yield box.warning(idle.code, message, board, *path, found=found, accepted=idle.accepted)
        yield from _gone(box, board)


def _enough(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    most, found = box.players.most, len(board.actions)
    if found < most:
        message = say("too-few-actions", players=most, board=board.id, actions=found)
        yield box.issue(
            "too-few-actions", message, board, "actions", found=found, accepted=say("at-least", number=most)
        )
    elif found == most > 1:
        message = say("last-action", board=board.id, actions=found, players=most)
        yield box.advice("last-action", message, board, "actions", found=found)


def _twins(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    seen: Counter[type[Action]] = Counter()
    for number, action in enumerate(board.actions):
        if seen[type(action)]:
            of_one = isinstance(action, ONE_HOLDER)
            message = say("twin-action-of-one" if of_one else "twin-action", board=board.id, action=tag_of(action))
            yield box.warning("twin-action", message, board, "actions", number)
        seen[type(action)] += 1


def _gone(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    """Parts of the game that only a missing action would bring about."""
    if box.new_cities and not box.has(Urbanization):
        message = say("idle-new-cities", cities=len(box.new_cities), board=board.id)
        yield box.warning("idle-new-cities", message, board, "actions", found=len(box.new_cities))
    if not box.has(Production):
        yield box.advice("no-production", say("no-production", board=board.id), board, "actions")


@singledispatch
def why_idle(action: Action, box: Box) -> Iterator[Idle]:
    """What of an action can never matter in this box."""
    yield from ()


@why_idle.register
def _(action: FirstMove, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


@why_idle.register
def _(action: FirstBuild, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


@why_idle.register
def _(action: Engineer, box: Box) -> Iterator[Idle]:
    plain = box.rules.tiles_per_turn
    if action.tiles < plain:
        reason = say("fewer-tile-actions", tiles=action.tiles, plain=plain)
        yield Idle("weak-action", reason, "tiles", say("more-than", number=plain))
    elif action.tiles == plain:
        yield Idle("idle-action", say("same-tile-actions", plain=plain), "tiles", say("more-than", number=plain))


@why_idle.register
def _(action: Locomotive, box: Box) -> Iterator[Idle]:
    room = (box.limits.engine if box.limits else 1) - 1
    if not room:
        yield Idle("idle-action", say("engines-at-their-end"))
    elif action.levels > room:
        reason = say("levels-above-room", levels=action.levels, room=room)
        yield Idle("above-cap", reason, "levels", say("up-to", number=room))


@why_idle.register
def _(action: Urbanization, box: Box) -> Iterator[Idle]:
    places = min(len(box.new_cities), box.towns)
    if not box.new_cities:
        yield Idle("idle-action", say("no-city-to-put"))
    elif box.map is None:
        return
    elif not box.towns:
        yield Idle("idle-action", say("no-town-to-put-on"))
    elif action.cities > places:
        reason = say("cities-above-room", cities=action.cities, room=places)
        yield Idle("above-cap", reason, "cities", say("up-to", number=places))
    rounds = max(box.rounds)
    if places > action.cities * rounds:
        reason = say("late-cities", most=action.cities * rounds, cities=places, rounds=rounds)
        yield Idle("late-cities", reason, "cities")


@why_idle.register
def _(action: Production, box: Box) -> Iterator[Idle]:
    spaces = display_spaces(box)
    if max(box.rounds) == 1:
        yield Idle("idle-action", say("only-round"))
    elif action.cubes > spaces:
        reason = say("cubes-above-room", cubes=action.cubes, spaces=spaces)
        yield Idle("above-cap", reason, "cubes", say("up-to", number=spaces))


@why_idle.register
def _(action: TurnOrderPass, box: Box) -> Iterator[Idle]:
    if max(box.rounds) == 1:
        yield Idle("idle-action", say("only-auction"))
    elif box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


def display_spaces(box: Box) -> int:
    """How many spaces for cubes the goods board has."""
    on_map = sum(len(each.cities) for each in box.maps)
    return box.rules.display_city * on_map + box.rules.display_new_city * len(box.new_cities)
