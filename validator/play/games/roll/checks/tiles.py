"""Tiles: faces that do something, that can be built, and that none of the same cost simply outdoes."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from validator.base.issue import Issue
from validator.content.vocabulary import Word, wording
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.comparing import does_at_least
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import AnyFace, Development, World


def tile_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of faces by themselves and beside each other."""
    for side in box.sides:
        if not side.face.gains and not side.face.powers and not getattr(side.face, "bonus", None):
            message = say("blank-face", face=side.name)
            yield box.warning("blank-face", message, side.piece, side.field)
        if box.from_bag(side):
            yield from _buildable(box, reach, side)
    yield from _dominated(box)


def _buildable(box: Box, reach: Reach, side: Side) -> Iterator[Issue]:
    """Tiles that need more dice than anyone could ever own, whatever makes them cheaper."""
    own = reach.own_of(None)
    if side.face.cost <= own:
        return
    need = side.face.cost - reach.for_one(lambda face: _discount(face, side.face))
    if need > own:
        message = say("unbuildable-tile", face=side.name, workers=need, dice=own)
        yield box.issue(
            "unbuildable-tile",
            message,
            side.piece,
            side.field,
            "cost",
            found=side.face.cost,
            accepted=say("from-to", least=0, most=own),
        )


def _discount(face: AnyFace, built: AnyFace) -> int:
    """Workers at most that a face takes off the cost of another."""
    phase, colour = ("settle", built.colour) if isinstance(built, World) else ("develop", None)
    return sum(power.fewer(phase, colour) for power in face.powers)


def _effects(face: AnyFace) -> list[Word]:
    """Everything a face does that is good for its owner."""
    bonus = face.bonus if isinstance(face, Development) else None
    gains = [gain for gain in face.gains if not gain.removed]
    return [*gains, *face.powers, *([bonus] if bonus else [])]


def _removed(face: AnyFace) -> int:
    return sum(gain.removed for gain in face.gains)


class _Done(NamedTuple):
    """What a face does for its owner, and how many dice it takes away."""

    effects: list[Word]
    removed: int


def _does_all(one: _Done, other: _Done) -> bool:
    """Whether a face does everything another does, each effect by one of its own, and costs no more dice."""
    if one.removed > other.removed or len(one.effects) < len(other.effects):
        return False
    left = one.effects[:]
    for effect in other.effects:
        better = next((own for own in left if does_at_least(own, effect)), None)
        if better is None:
            return False
        left.remove(better)
    return True


def _dominated(box: Box) -> Iterator[Issue]:
    """Faces of the bag that cost the same as another of their kind and colour and do only part of what it does."""
    alike: dict[tuple[object, ...], list[tuple[Side, _Done]]] = {}
    for side in box.sides:
        if box.from_bag(side):
            kind = type(side.face), side.face.cost, getattr(side.face, "colour", None)
            alike.setdefault(kind, []).append((side, _Done(_effects(side.face), _removed(side.face))))
    for sides in alike.values():
        weaker: dict[str, list[Side]] = {}
        for side, done in sides:
            outdoing = ((other, more) for other, more in sides if _does_all(more, done) and not _does_all(done, more))
            for other, more in islice(outdoing, 1):
                if set(map(wording, done.effects)) < set(map(wording, more.effects)):
                    message = say("dominated-face", face=side.name, other=other.name)
                    yield box.warning("dominated-face", message, side.piece, side.field)
                else:
                    weaker.setdefault(other.name, []).append(side)
        for side, _ in sides:
            yield from _outdoing(box, side, weaker.get(side.name, []))
            yield from _twin(box, side, sides)


def _outdoing(box: Box, better: Side, weaker: list[Side]) -> Iterator[Issue]:
    """A face that does more of the same than others, which are told together where they are several."""
    if len(weaker) == 1:
        message = say("weaker-face", face=weaker[0].name, other=better.name)
        yield box.advice("dominated-face", message, weaker[0].piece, weaker[0].field)
    elif weaker:
        message = say("outdoing-face", face=better.name, others=len(weaker))
        yield box.advice("dominated-face", message, better.piece, better.field)


def _twin(box: Box, side: Side, sides: list[tuple[Side, _Done]]) -> Iterator[Issue]:
    """A development that says just what another of its cost says."""
    if not isinstance(side.face, Development):
        return
    said = sorted(map(wording, [*side.face.gains, *_effects(side.face)]))
    for other, _ in sides:
        if other is side:
            return
        if said and said == sorted(map(wording, [*other.face.gains, *_effects(other.face)])):
            message = say("twin-face", face=side.name, other=other.name)
            yield box.advice("twin-face", message, side.piece, side.field)
            return
