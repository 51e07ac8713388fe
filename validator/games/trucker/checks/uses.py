"""Does anything use it? Components that no card and no rule of the set asks for, and those too few to go round."""

from collections.abc import Iterator
from typing import NamedTuple

from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.cards import loads_of, projectiles_of
from validator.games.trucker.words.vocabulary import (
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
from validator.issue import Issue

LACKS: tuple[tuple[tuple[type[Adventure], ...], str], ...] = (
    ((OpenSpace,), "open space: no card moves a ship ahead, and engines hardly matter"),
    ((Slavers, Smugglers, Pirates), "enemies: fire power hardly matters"),
    ((MeteorSwarm,), "meteors: exposed connectors, shields and cannons hardly matter"),
    ((Planets, AbandonedStation, Smugglers), "goods: holds are of no use"),
)
"""Kinds of cards without which a flight lacks something, and what."""


class Use(NamedTuple):
    """Components of these ``kinds`` are of use where something asks for one of ``asked``."""

    kinds: tuple[type[Component], ...]
    asked: frozenset[str]
    called: str
    because: str


USES = (
    Use((Engine, DoubleEngine), frozenset({"engine"}), "engines",
        "there is no open space, and no combat zone compares engine power"),
    Use((Cannon, DoubleCannon), frozenset({"fire", "large meteor"}), "cannons",
        "there is no enemy, no large meteor, and no combat zone compares fire power"),
    Use((Shield,), frozenset({"small"}), "shields", "there are no small meteors and no small shots"),
    Use((Cabin,), frozenset({"crew"}), "cabins", "no card asks for crew or takes it"),
    Use((Hold, SpecialHold), frozenset({"goods"}), "holds", "no card pays out goods"),
)  # fmt: skip


def use_issues(box: Box) -> Iterator[Issue]:
    """Everything that nothing asks for, or that is too scarce to go round."""
    asked = {what for card in box.flown for what in asked_by(card)}
    asked |= {"engine"} if box.rules.no_power == "always" else set()
    for use in USES:
        first = next((tile for tile, _ in box.with_component(*use.kinds)), None)
        if first is None:
            continue
        if not use.asked & asked:
            yield box.warning("idle-tile", f"{first.id}: {use.called} are of no use: {use.because}", first, "component")
        elif box.tile_count(*use.kinds) < box.players.most:
            yield _scarce(box, use)
    yield from _lacks(box)
    yield from _aliens(box, asked)
    special = next((tile for tile, _ in box.with_component(SpecialHold)), None)
    if special is not None and "goods" in asked and "red" not in asked:
        message = f"{special.id}: special holds are no better than others: no card pays out red goods"
        yield box.advice("idle-tile", message, special, "component")
    if box.with_component(Battery) and 0 < box.tile_count(Battery) < box.players.most:
        yield _scarce(box, Use((Battery,), frozenset(), "batteries", ""))


def _lacks(box: Box) -> Iterator[Issue]:
    """Rounds in which no card of a kind can come up."""
    for kinds, what in LACKS:
        found = {number for card in box.flown if isinstance(card.adventure, kinds) for number in box.rounds_of(card)}
        rounds = [str(number) for number in dict.fromkeys(box.rules.rounds) if number not in found]
        if rounds:
            message = f"no flight of round {' and '.join(rounds)} has {what}"
            yield box.advice("lacking-cards", message, None, "parts")


def _scarce(box: Box, use: Use) -> Issue:
    first = next(tile for tile, _ in box.with_component(*use.kinds))
    held, most = box.tile_count(*use.kinds), box.players.most
    message = f"{first.id}: too few {use.called} for {most} players: not every ship can have one"
    kind = box.warning if Engine in use.kinds else box.advice
    return kind("scarce-tiles", message, first, "component", found=held, accepted=f"{most} or more")


def _aliens(box: Box, asked: set[str]) -> Iterator[Issue]:
    said = {"brown": ("engine", "nothing asks for engine power"), "purple": ("fire", "nothing compares fire power")}
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        wanted, because = said.pop(component.alien, ("", ""))
        if wanted and wanted not in asked:
            message = f"{tile.id}: {component.alien} aliens are of no use: {because}"
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
