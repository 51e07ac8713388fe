"""Checks of tiles and dice one by one: faces, gains, powers and bonuses that matter."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from validator.base.issue import Issue, near
from validator.base.speech.sentences import all_of, in_a_row
from validator.content.vocabulary import Word, wording
from validator.play.games.roll.checks.box import Box, Reach, Side, say
from validator.play.games.roll.words.power import Path, Power
from validator.play.games.roll.words.switches import KINDS, PHASES
from validator.play.games.roll.words.vocabulary import AnyFace, Development, Die, World

# Which of two words of one kind does at least as much as the other, field by field.

BETTER_LESS = frozenset({"per", "least", "exactly", "together"})
"""Fields in which less is better: groups to count by, the fewest workers, conditions."""
LIMITS = frozenset({"colours", "start", "to", "contest"})
"""Fields that limit a power to some colours or columns; without one (or with ``any``) nothing is limited."""
BETTER_MORE = frozenset({"count", "credits", "points", "most", "tiles", "workers", "goods", "more"})


def does_at_least(one: Word, other: Word) -> bool:
    """Whether a word does everything that the other does."""
    if type(one) is not type(other):
        return False
    pays: tuple[str, ...] = getattr(one, "pays", ())
    return all(
        _is_as_good(field, getattr(one, field), getattr(other, field), field in BETTER_LESS or field in pays)
        for field in one.__struct_fields__
    )


def is_outdone(one: Word, other: Word) -> bool:
    """Whether another word does all that this one does, and more."""
    return does_at_least(other, one) and not does_at_least(one, other)


def _is_as_good(field: str, one: object, other: object, is_less_better: bool) -> bool:
    if one == other:
        return True
    if field in LIMITS:
        if one in (None, "any"):
            return True
        return isinstance(one, tuple) and isinstance(other, tuple) and set(one) >= set(other)
    if not isinstance(one, int) or not isinstance(other, int):
        return False
    if is_less_better:
        return one <= other
    return field in BETTER_MORE and one >= other


# Tiles: faces that do something, that can be built, and that none of the same cost simply outdoes.


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


# What tiles bring at once: dice that are there, room for goods, credits that nobody loses.


def gain_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of gains."""
    for side in box.sides:
        yield from _room(box, reach, side)
        yield from _twins(box, side)
        for place, gain in enumerate(side.face.gains):
            path = (side.field, "gains", place)
            yield from gain.wrong(box, reach, side, path)
    yield from _two_starts(box)


def _room(box: Box, reach: Reach, side: Side) -> Iterator[Issue]:
    """Goods that a world gains, against what it can hold."""
    goods = [(place, gain) for place, gain in enumerate(side.face.gains) if getattr(gain, "to", None) == "world"]
    if goods and (not isinstance(side.face, World) or side.face.colour == "grey"):
        is_development = isinstance(side.face, Development)
        message = say("no-room-on-development" if is_development else "no-room-on-grey-world", face=side.name)
        for place, _ in goods:
            yield box.issue(
                "no-room",
                message,
                side.piece,
                side.field,
                "gains",
                place,
                "to",
                found="world",
                accepted=in_a_row(["cup", "citizenry"]),
            )
        return
    count = sum(gain.dice[1] for _, gain in goods if gain.dice)
    if count > reach.capacity:
        message = say("no-room", face=side.name, goods=count, most=reach.capacity)
        yield box.issue(
            "no-room",
            message,
            side.piece,
            side.field,
            "gains",
            goods[-1][0],
            found=count,
            accepted=say("from-to", least=1, most=reach.capacity),
        )
    elif count > 1:
        message = say("little-room", face=side.name, goods=count)
        yield box.warning("little-room", message, side.piece, side.field, "gains", goods[-1][0], found=count)


def _twins(box: Box, side: Side) -> Iterator[Issue]:
    """A gain said twice on one face, which one gain could say."""
    seen: Counter[str] = Counter()
    for place, gain in enumerate(side.face.gains):
        said = wording(gain)
        kind = type(gain).__name__ if gain.said_once else said
        seen[kind] += 1
        if seen[kind] > 1:
            message = say("twin-gain", face=side.name)
            find = box.warning if gain.best_counts else box.advice
            yield find("twin-gain", message, side.piece, side.field, "gains", place)


def _two_starts(box: Box) -> Iterator[Issue]:
    """Both halves of a faction that set the credits of the start: the larger number counts alone."""
    halves: dict[str, Side] = {}
    for side, place, gain in box.gains():
        if not gain.best_counts:
            continue
        first = halves.setdefault(side.piece.id, side)
        if first.field != side.field:
            message = say("two-starts", face=side.name, other=first.name)
            yield box.warning("twin-gain", message, side.piece, side.field, "gains", place)


# Powers: fields that fit together, something in the set for each to work on, and amounts of some use.


def power_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of powers."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        yield from _cap(box, reach, side, power, path)
        if power.needs_goods and not reach.kinds:
            message = say("idle-for-goods", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)
        yield from power.wrong(box, reach, side, path)
        for colour, known, lacks in power.wanted(box, reach):
            if colour not in known:
                message = say("idle-power", face=side.name, what=lacks)
                yield box.warning("idle-power", message, side.piece, *path, found=colour)
        yield from _named_twice(box, side, power, path)
    yield from _twin_powers(box)


def _cap(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Credits of one go, with what a good is sold for, against what anybody can hold."""
    cap, credits = box.rules.credit_cap, power.credits_at_once
    prices: dict[str, int] = {kind: price for kind, price in box.rules.trade_price.items() if kind in reach.kinds}
    before = min(power.sold(prices), default=0)
    if credits and before + credits > cap:
        message = say("beyond-cap", face=side.name, credits=credits, cap=cap)
        if before:
            message = say("beyond-cap-with-trade", face=side.name, credits=credits, sold=before, cap=cap)
        yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=credits)


def _named_twice(box: Box, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    for field in ("colours", "to"):
        listed = getattr(power, field, None)
        if isinstance(listed, tuple) and (twice := [name for name, count in Counter(listed).items() if count > 1]):
            message = say("named-twice", face=side.name, names=all_of(twice))
            yield box.warning("named-twice", message, side.piece, *path, field, found=twice[0])


def _twin_powers(box: Box) -> Iterator[Issue]:
    """A power that stands on one face twice, or beside a better one of its kind."""
    for side in box.sides:
        powers = side.face.powers
        for place, power in enumerate(powers):
            path = (side.field, "powers", place)
            if any(wording(other) == wording(power) for other in powers[:place]):
                message = say("twin-power", face=side.name)
                yield box.warning("twin-power", message, side.piece, *path)
            elif power.best_counts and any(is_outdone(power, other) for other in powers):
                message = say("outdone-power", face=side.name)
                yield box.warning("outdone-power", message, side.piece, *path)


# Bonuses of developments: something to count beside the tile itself, and not always the same.

DEAR = 6
"""Developments of this cost are the ones that score bonuses in the published game."""


def bonus_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of bonuses."""
    for side in box.sides:
        if not isinstance(side.face, Development) or side.face.bonus is None:
            continue
        bonus, path = side.face.bonus, (side.field, "bonus")
        missing, same = bonus.missing(box, reach), bonus.same(box, reach, side.face)
        if missing:
            message = say("idle-bonus", face=side.name, what=missing)
            yield box.warning("idle-bonus", message, side.piece, *path)
        elif same:
            message = say("same-bonus", face=side.name, why=same)
            yield box.warning("same-bonus", message, side.piece, side.field, "bonus")
        if side.face.cost < DEAR:
            message = say("cheap-bonus", face=side.name, cost=side.face.cost, usual=DEAR)
            yield box.advice("cheap-bonus", message, side.piece, side.field, "cost")


# Dice: six sides each, one kind of each colour, enough of them for everybody at once, all of some use.

SIDES_OF_A_DIE = 6
SHORT, SPARE, SCARCE = 2, 2, 2
"""So many dice fewer than all tiles could give, or so many times as many, are worth a word; with so many times fewer
much of what tiles give cannot be had."""


def dice_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the dice."""
    yield from _sides(box)
    yield from _shown(box, reach)
    yield from _colours(box)
    for die in box.dice:
        yield from _supply(box, reach, die)
    yield from _matches(box)


def _sides(box: Box) -> Iterator[Issue]:
    for die in box.dice:
        count = sum(die.sides.values())
        if count != SIDES_OF_A_DIE:
            message = say("wrong-sides", die=die.id, sides=count)
            yield box.issue("wrong-sides", message, die, "sides", found=count, accepted=say("six-in-all"))
        elif SIDES_OF_A_DIE in die.sides.values():
            side = next(side for side, sides in die.sides.items() if sides)
            message = say("same-sides", die=die.id, side=side)
            # Six wild sides leave a choice, only no chance.
            if side == "wild":
                yield box.advice("same-sides", message, die, "sides", found=side)
            else:
                yield box.warning("same-sides", message, die, "sides", found=side)


def _shown(box: Box, reach: Reach) -> Iterator[Issue]:
    """Phases that no die can show which anybody can have."""
    dice = [die for die in box.dice if reach.own[die.colour]]
    if not dice or any(die.sides.get("wild") for die in dice):
        return
    for phase in PHASES:
        if not any(die.sides.get(phase) for die in dice):
            message = say("unshown-phase", phase=phase)
            yield box.warning("unshown-phase", message, dice[0], "sides", found=phase)


def _colours(box: Box) -> Iterator[Issue]:
    first: dict[str, str] = {}
    for die in box.dice:
        other = first.setdefault(die.colour, die.id)
        if other != die.id:
            message = say("twin-colour", die=die.id, other=other, colour=die.colour)
            yield box.issue("twin-colour", message, die, "colour", found=die.colour)
    known = set(first)
    if "home" not in known:
        yield box.issue("missing-die", say("no-home-dice"), None, "parts")
    for side, place, gain in box.gains():
        colour = gain.dice[0] if gain.dice else None
        if colour is not None and colour not in known:
            message = say("missing-die", face=side.name, colour=colour)
            yield Issue(
                code="missing-die",
                message=message,
                found=colour,
                accepted=in_a_row(sorted(known)),
                span=box.content.span(side.piece.id, side.field, "gains", place, "colour"),
                suggestion=near(colour, sorted(known)),
            )


def _supply(box: Box, reach: Reach, die: Die) -> Iterator[Issue]:
    """Dice of one colour against what players begin with, and what all tiles together give."""
    most = box.players.most
    begun, begins = reach.start_dice * most if die.colour == "home" else 0, reach.at_the_start(die.colour, most)
    if die.count < begun:
        message = say("too-few-home-dice", players=most, needed=begun, held=die.count)
        yield box.issue("too-few-dice", message, die, "count", found=die.count, accepted=say("at-least", least=begun))
    elif die.count < begins:
        message = say("few-dice-at-start", players=most, needed=begins, colour=die.colour, held=die.count)
        yield box.warning("too-few-dice", message, die, "count", found=die.count)
    elif die.count + SHORT <= (given := reach.in_all(die.colour, most)):
        message = say("few-dice-in-all", needed=given, colour=die.colour, held=die.count)
        find = box.warning if SCARCE * die.count <= given else box.advice
        yield find("too-few-dice", message, die, "count", found=die.count)
    elif not given:
        message = say("idle-dice", colour=die.colour, dice=die.count)
        yield box.warning("idle-dice", message, die)
    elif die.count > SPARE * given:
        message = say("spare-dice", die=die.id, given=given)
        yield box.advice("spare-dice", message, die, "count", found=die.count)


def _matches(box: Box) -> Iterator[Issue]:
    matched = {die.matches for die in box.dice}
    for die in box.dice:
        if die.matches in KINDS and die.matches not in box.colours_of_worlds():
            message = say("idle-match", die=die.id, colour=die.matches)
            yield box.warning("idle-match", message, die, "matches", found=die.matches)
        if die.colour in KINDS and die.matches not in (die.colour, "all"):
            message = say("odd-match", die=die.id)
            yield box.advice("odd-match", message, die, "matches", found=die.matches)
    if box.dice and matched == {"all"}:
        yield box.advice("same-match", say("same-match"), box.dice[0], "matches", found="all")
    if "all" in matched:
        return
    for kind in KINDS:
        worlds = [side for side in box.sides if isinstance(side.face, World) and side.face.colour == kind]
        if worlds and kind not in matched:
            message = say("unmatched-colour", colour=kind)
            yield box.warning("unmatched-colour", message, worlds[0].piece, worlds[0].field, "colour", found=kind)
