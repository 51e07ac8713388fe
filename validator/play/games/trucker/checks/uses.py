"""Does anything use it? Components that no card and no rule of the set asks for, and those too few to go round."""

from collections.abc import Iterator
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.checks.cards import loads_of, projectiles_of
from validator.play.games.trucker.words import (
    AbandonedShip,
    AbandonedStation,
    Adventure,
    AdventureCard,
    Battery,
    Cabin,
    Cannon,
    CombatZone,
    Component,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Hold,
    LifeSupport,
    LoseCrew,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Sabotage,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
)

LACKS: tuple[tuple[tuple[type[Adventure], ...], str], ...] = (
    ((OpenSpace,), "open-space"),
    ((Slavers, Smugglers, Pirates), "enemies"),
    ((MeteorSwarm,), "meteors"),
    ((Planets, AbandonedStation, Smugglers), "goods"),
)
"""Kinds of cards without which a flight lacks something, and what."""


class Use(NamedTuple):
    """Components of these ``kinds`` are of use where something asks for one of ``asked``."""

    kinds: tuple[type[Component], ...]
    asked: frozenset[str]
    called: str


USES = (
    Use((Engine, DoubleEngine), frozenset({"engine"}), "engines"),
    Use((Cannon, DoubleCannon), frozenset({"fire", "large meteor"}), "cannons"),
    Use((Shield,), frozenset({"small"}), "shields"),
    Use((Cabin,), frozenset({"crew"}), "cabins"),
    Use((Hold, SpecialHold), frozenset({"goods"}), "holds"),
)


def use_issues(box: Box) -> Iterator[Issue]:
    """Everything that nothing asks for, or that is too scarce to go round."""
    asked = {what for card in box.flown for what in asked_by(card)}
    asked |= {"engine"} if box.rules.no_power == "always" else set()
    for use in USES:
        first = next((tile for tile, _ in box.with_component(*use.kinds)), None)
        if first is None:
            continue
        if not use.asked & asked:
            yield box.warning("idle-tile", say(f"no-use-for-{use.called}", tile=first.id), first, "component")
        elif box.tile_count(*use.kinds) < box.players.most:
            yield _scarce(box, use)
    yield from _lacks(box)
    yield from _aliens(box, asked)
    special = next((tile for tile, _ in box.with_component(SpecialHold)), None)
    if special is not None and "goods" in asked and "red" not in asked:
        yield box.advice("idle-tile", say("special-holds", tile=special.id), special, "component")
    if box.with_component(Battery) and 0 < box.tile_count(Battery) < box.players.most:
        yield _scarce(box, Use((Battery,), frozenset(), "batteries"))


def _lacks(box: Box) -> Iterator[Issue]:
    """Rounds in which no card of a kind can come up."""
    for kinds, what in LACKS:
        found = {number for card in box.flown if isinstance(card.adventure, kinds) for number in box.rounds_of(card)}
        rounds = [number for number in dict.fromkeys(box.rules.rounds) if number not in found]
        if rounds:
            yield box.advice("lacking-cards", say(f"lacking-{what}", rounds=all_of(rounds)), None, "parts")


def _scarce(box: Box, use: Use) -> Issue:
    first = next(tile for tile, _ in box.with_component(*use.kinds))
    held, most = box.tile_count(*use.kinds), box.players.most
    message = say(f"few-for-all-{use.called}", tile=first.id, players=most)
    kind = box.warning if Engine in use.kinds else box.advice
    return kind("scarce-tiles", message, first, "component", found=held, accepted=say("or-more", number=most))


def _aliens(box: Box, asked: set[str]) -> Iterator[Issue]:
    helping = {"brown": "engine", "purple": "fire"}
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        wanted = helping.pop(component.alien, None)
        if wanted and wanted not in asked:
            message = say(f"no-use-for-{component.alien}", tile=tile.id)
            yield box.warning("idle-tile", message, tile, "component", "alien")


def asked_by(card: AdventureCard) -> set[str]:
    """What a card asks of a ship."""
    event = card.adventure
    asked = set()
    if isinstance(event, OpenSpace):
        asked.add("engine")
    if isinstance(event, Slavers | Smugglers | Pirates):
        asked.add("fire")
    if isinstance(event, AbandonedShip | AbandonedStation | Slavers | Sabotage):
        asked.add("crew")
    if isinstance(event, CombatZone):
        asked |= {line.least.removesuffix("_power") for line in event.lines}
        asked |= {"crew" for line in event.lines if isinstance(line.penalty, LoseCrew)}
    for _, load in loads_of(card):
        asked |= {"goods", *load}
    for _, projectiles in projectiles_of(card):
        asked |= {"small" for projectile in projectiles if projectile.size == "small"}
        if isinstance(event, MeteorSwarm):
            asked |= {"large meteor" for projectile in projectiles if projectile.size == "large"}
    return asked
