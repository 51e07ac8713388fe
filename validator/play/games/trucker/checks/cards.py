"""Checks of adventure cards: is what a card asks for, hits with or pays out within a ship's reach?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of
from validator.play.games.trucker.checks.bounds import Reach, describe, reach_of
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.words.vocabulary import (
    AbandonedShip,
    AbandonedStation,
    AdventureCard,
    Battery,
    BeShotAt,
    Cabin,
    Cannon,
    CombatZone,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Epidemic,
    Hold,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Projectile,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
)

Path = tuple[str | int, ...]


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything out of reach on the adventure cards that come up."""
    reach = {number: reach_of(box, number) for number in box.plans if box.free_cells(number)}
    for card in box.flown:
        rounds = {number: reach[number] for number in box.rounds_of(card) if number in reach}
        if rounds:
            yield from _strength(box, card, rounds)
            yield from _crew(box, card, rounds)
            yield from _goods(box, card, list(rounds.values()))
        yield from _projectiles(box, card)
        yield from _combat(box, card)
        yield from _spared(box, card)
    has_space = any(isinstance(card.adventure, OpenSpace) for card in box.flown)
    if not box.tile_count(Engine, DoubleEngine) and (has_space or box.rules.no_power == "always"):
        yield box.error("no-engines", say("no-engines-in-space" if has_space else "no-engines-at-once"))


def _strength(box: Box, card: AdventureCard, rounds: dict[int, Reach]) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, Slavers | Smugglers | Pirates):
        return
    most = {number: reach.fire for number, reach in rounds.items()}
    hopeless = [number for number, power in most.items() if 2 * event.strength >= power]
    if len(hopeless) == len(most):
        best = max(most.values())
        message = say("unbeatable-enemy", card=card.id, power=describe(best))
        yield box.warning(
            "unbeatable-enemy",
            message,
            card,
            "adventure",
            "strength",
            found=event.strength,
            accepted=say("below", number=describe(best)),
        )
    elif hopeless:
        best = max(most[number] for number in hopeless)
        message = say("unbeatable-in-round", card=card.id, rounds=all_of(hopeless), power=describe(best))
        yield box.warning(
            "unbeatable-enemy",
            message,
            card,
            "adventure",
            "strength",
            found=event.strength,
            accepted=say("below", number=describe(best)),
        )


def _crew(box: Box, card: AdventureCard, rounds: dict[int, Reach]) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, AbandonedShip | AbandonedStation):
        return
    most = {number: reach.crew for number, reach in rounds.items()}
    short = [number for number, crew in most.items() if event.crew > crew]
    if not short:
        return
    best = max(most[number] for number in short)
    message = say("unreachable-crew", card=card.id, crew=event.crew, rounds=all_of(short), room=best)
    yield box.warning(
        "unreachable-crew",
        message,
        card,
        "adventure",
        "crew",
        found=event.crew,
        accepted=say("from-to", least=1, most=best),
    )


def loads_of(card: AdventureCard) -> list[tuple[Path, tuple[str, ...]]]:
    """Goods a card pays out, each load with its path."""
    event = card.adventure
    if isinstance(event, Planets):
        return [(("planets", number), load) for number, load in enumerate(event.planets)]
    if isinstance(event, AbandonedStation | Smugglers):
        return [(("goods",), event.goods)]
    return []


def _goods(box: Box, card: AdventureCard, rounds: list[Reach]) -> Iterator[Issue]:
    red, every = max(reach.red for reach in rounds), max(reach.goods for reach in rounds)
    for path, load in loads_of(card):
        for place, colour in enumerate(load):
            if not (red if colour == "red" else every):
                message = say("unstorable-goods", card=card.id, colour=colour)
                yield box.warning("unstorable-goods", message, card, "adventure", *path, place)
        if (red and load.count("red") > red) or (every and len(load) > every):
            yield box.warning(
                "overfull-load",
                say("overfull-load", card=card.id),
                card,
                "adventure",
                *path,
                found=len(load),
                accepted=say("goods-at-most", goods=every, red=red),
            )


def projectiles_of(card: AdventureCard) -> list[tuple[Path, tuple[Projectile, ...]]]:
    """Meteors and shots of a card, each row of them with its path."""
    event = card.adventure
    if isinstance(event, MeteorSwarm):
        return [(("meteors",), event.meteors)]
    if isinstance(event, Pirates):
        return [(("shots",), event.shots)]
    if isinstance(event, CombatZone):
        return [
            (("lines", number, "penalty", "shots"), line.penalty.shots)
            for number, line in enumerate(event.lines)
            if isinstance(line.penalty, BeShotAt)
        ]
    return []


def _projectiles(box: Box, card: AdventureCard) -> Iterator[Issue]:
    for path, projectiles in projectiles_of(card):
        is_swarm = isinstance(card.adventure, MeteorSwarm)
        sizes = {projectile.size for projectile in projectiles}
        if "small" in sizes and not box.tile_count(Shield):
            message = say("no-shield-for-meteors" if is_swarm else "no-shield-for-shots", card=card.id)
            yield box.warning("no-defence", message, card, "adventure", *path)
        if is_swarm and "large" in sizes and not box.tile_count(Cannon, DoubleCannon):
            yield box.warning("no-defence", say("no-cannon-for-meteors", card=card.id), card, "adventure", *path)


def _combat(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, CombatZone):
        return
    powers = {"engine_power": (Engine, DoubleEngine), "fire_power": (Cannon, DoubleCannon)}
    seen = set()
    for number, line in enumerate(event.lines):
        path = ("adventure", "lines", number)
        what = say(f"least-{line.least}")
        if line.least in seen:
            yield box.warning("twin-line", say("twin-line", card=card.id, what=what), card, *path)
        seen.add(line.least)
        if line.least in powers and not box.tile_count(*powers[line.least]):
            yield box.warning("idle-line", say("idle-line", card=card.id, what=what), card, *path, "least")
        if isinstance(line.penalty, LoseGoods) and not box.tile_count(Hold, SpecialHold, Battery):
            yield box.warning("idle-line", say("nothing-to-take", card=card.id), card, *path, "penalty")


def _spared(box: Box, card: AdventureCard) -> Iterator[Issue]:
    """Cards that harm nobody, whatever a ship is made of."""
    if isinstance(card.adventure, Epidemic) and not box.tile_count(Cabin):
        yield box.warning("idle-card", say("no-joined-cabins", card=card.id), card, "adventure")
    if isinstance(card.adventure, Smugglers) and not box.tile_count(Hold, SpecialHold, Battery):
        yield box.warning("idle-card", say("nothing-to-take", card=card.id), card, "adventure", "takes")
