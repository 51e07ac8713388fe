"""The actions on the goods board: enough of them, none twice, and each better than having none."""

from collections import Counter
from collections.abc import Iterator
from functools import singledispatch
from typing import NamedTuple

from validator.content.vocabulary import tag_of
from validator.games.steam.checks.box import Box
from validator.games.steam.words.vocabulary import (
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
from validator.issue import Issue

ONE_HOLDER = (FirstMove, FirstBuild, Production)
"""Of these the rules look for one player; a second who selects it has nothing."""


class Idle(NamedTuple):
    """Why an action, or a number of it, does nothing: a code, the reason, and the field where it is one."""

    code: str
    reason: str
    field: str | None = None
    accepted: str | None = None


def action_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the actions."""
    for board in box.goods_boards[:1]:
        yield from _enough(box, board)
        yield from _twins(box, board)
        for number, action in enumerate(board.actions):
            for idle in why_idle(action, box):
                path: tuple[str | int, ...] = ("actions", number, *([idle.field] if idle.field else []))
                found = getattr(action, idle.field) if idle.field else tag_of(action)
                message = f"{board.id}: the action {tag_of(action)!r} {idle.reason}"
                yield box.warning(idle.code, message, board, *path, found=found, accepted=idle.accepted)
        yield from _gone(box, board)


def _enough(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    most, found = box.players.most, len(board.actions)
    if found < most:
        message = f"{most} players select an action each, {board.id} has {found}"
        yield box.issue("too-few-actions", message, board, "actions", found=found, accepted=f"at least {most}")
    elif found == most > 1:
        message = f"{board.id} has {found} actions for {most} players: whoever is last has no choice"
        yield box.advice("last-action", message, board, "actions", found=found)


def _twins(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    seen: Counter[type[Action]] = Counter()
    for number, action in enumerate(board.actions):
        if seen[type(action)]:
            message = f"{board.id} has the action {tag_of(action)!r} twice"
            if isinstance(action, ONE_HOLDER):
                message += "; only the first in the order of players who selects it has anything of it"
            yield box.warning("twin-action", message, board, "actions", number)
        seen[type(action)] += 1


def _gone(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    """Parts of the game that only a missing action would bring about."""
    if box.new_cities and not box.has(Urbanization):
        message = f"no action puts the {len(box.new_cities)} new cities on the map: {board.id} lacks 'urbanization'"
        yield box.warning("idle-new-cities", message, board, "actions", found=len(box.new_cities))
    if not box.has(Production):
        message = f"nothing fills the display again: {board.id} lacks 'production'"
        yield box.advice("no-production", message, board, "actions")


@singledispatch
def why_idle(action: Action, box: Box) -> Iterator[Idle]:
    """What of an action can never matter in this box."""
    yield from ()


@why_idle.register
def _(action: FirstMove, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", "does nothing for a player alone")


@why_idle.register
def _(action: FirstBuild, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", "does nothing for a player alone")


@why_idle.register
def _(action: Engineer, box: Box) -> Iterator[Idle]:
    plain = box.rules.tiles_per_turn
    if action.tiles < plain:
        reason = f"allows {action.tiles} tile actions, fewer than the {plain} of everybody"
        yield Idle("weak-action", reason, "tiles", f"more than {plain}")
    elif action.tiles == plain:
        yield Idle("idle-action", f"allows {plain} tile actions, as everybody has", "tiles", f"more than {plain}")


@why_idle.register
def _(action: Locomotive, box: Box) -> Iterator[Idle]:
    room = (box.limits.engine if box.limits else 1) - 1
    if not room:
        yield Idle("idle-action", "improves engines, which cannot be better than 1")
    elif action.levels > room:
        yield Idle("above-cap", f"adds {action.levels} levels, engines have room for {room}", "levels", f"up to {room}")


@why_idle.register
def _(action: Urbanization, box: Box) -> Iterator[Idle]:
    places = min(len(box.new_cities), box.towns)
    if not box.new_cities:
        yield Idle("idle-action", "has no new city to put on the map")
    elif box.map is None:
        return
    elif not box.towns:
        yield Idle("idle-action", "has no town to put a new city on")
    elif action.cities > places:
        reason = f"puts {action.cities} new cities on the map, there is room for {places}"
        yield Idle("above-cap", reason, "cities", f"up to {places}")
    if places > action.cities * max(box.rounds):
        most = action.cities * max(box.rounds)
        yield Idle(
            "late-cities", f"brings up to {most} of the {places} new cities in {max(box.rounds)} rounds", "cities"
        )


@why_idle.register
def _(action: Production, box: Box) -> Iterator[Idle]:
    spaces = display_spaces(box)
    if max(box.rounds) == 1:
        yield Idle("idle-action", "fills the display in the only round, before which nothing is empty")
    elif action.cubes > spaces:
        yield Idle("above-cap", f"draws {action.cubes} cubes for {spaces} spaces", "cubes", f"up to {spaces}")


@why_idle.register
def _(action: TurnOrderPass, box: Box) -> Iterator[Idle]:
    if max(box.rounds) == 1:
        yield Idle("idle-action", "is for the next auction, and there is but one round")
    elif box.players.most == 1:
        yield Idle("idle-action", "does nothing for a player alone")


def display_spaces(box: Box) -> int:
    """How many spaces for cubes the goods board has."""
    on_map = sum(len(each.cities) for each in box.maps)
    return box.rules.display_city * on_map + box.rules.display_new_city * len(box.new_cities)
