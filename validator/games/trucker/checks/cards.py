"""Checks of adventure cards: enough for every round's piles, and nothing asked that no ship could do."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.table.yard import plans_of
from validator.games.trucker.words.vocabulary import (
    AbandonedShip,
    AbandonedStation,
    AdventureCard,
    BeShotAt,
    Cabin,
    Cannon,
    CombatZone,
    DoubleCannon,
    Hold,
    MeteorSwarm,
    Pirates,
    Planets,
    Projectile,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
)
from validator.issue import Issue

LEVELS = (1, 2, 3)
PILES = 4
CREW_PER_CABIN = 2


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the adventure cards."""
    yield from _piles(box)
    for card in box.cards:
        yield from _strength(box, card)
        yield from _crew(box, card)
        yield from _goods(box, card)
        yield from _projectiles(box, card)
        yield from _combat(box, card)


def _piles(box: Box) -> Iterator[Issue]:
    rules = box.rules
    needed = dict.fromkeys(LEVELS, 0)
    for number in rules.rounds:
        pile = rules.pile.get(number, ())
        if not sum(pile):
            yield box.issue("missing-pile", f"rules: pile has no cards for round {number}", None, "rules", "pile")
        elif len(pile) < number or not pile[number - 1]:
            message = f"rules: the piles of round {number} hold no card of level {number}, which must come first"
            yield box.issue("no-first-card", message, None, "rules", "pile")
        for level, count in zip(LEVELS, pile, strict=False):
            needed[level] += PILES * count
    for level in LEVELS:
        held = sum(card.count for card in box.cards if card.level == level)
        if held < needed[level]:
            message = f"the rounds use {needed[level]} cards of level {level}; the set holds {held}"
            yield box.issue("too-few-cards", message, None, "parts", found=held, accepted=f"{needed[level]} or more")
        if held and not needed[level]:
            message = f"no round uses cards of level {level}"
            yield box.issue("idle-level", message, None, "rules", "pile", warning=True)
    starred = sum(card.count for card in box.cards if card.starred and card.level == 1)
    learning = PILES * sum(rules.pile.get(1, ()))
    if rules.learning_flight and starred < learning:
        message = f"the learning flight uses {learning} starred cards; the set holds {starred}"
        yield box.issue("too-few-cards", message, None, "rules", "learning_flight")


def _most_cells(box: Box, level: int) -> int:
    """Cells of the largest board on which a card of this level may come up, the start cabin's not counted."""
    rules = box.rules
    rounds = [number for number in rules.rounds if sum(rules.pile.get(number, ())[level - 1 : level])]
    sizes = [
        sum(len(row.columns) for row in plan.rows) for _, _, plan in plans_of(box.content)
        if plan.round in (rounds or rules.rounds)
    ]  # fmt: skip
    return max(sizes, default=1) - 1


def _strength(box: Box, card: AdventureCard) -> Iterator[Issue]:
    """An upper bound on fire power: every cell a cannon to the front."""
    event = card.adventure
    if not isinstance(event, Slavers | Smugglers | Pirates):
        return
    single, double = box.tile_count(Cannon), box.tile_count(DoubleCannon)
    cells = _most_cells(box, card.level)
    doubles = min(double, cells)
    most = 2 * doubles + min(single, cells - doubles)
    if most:
        most += box.rules.alien_bonus * (box.token_count("alien", "purple") > 0)
    if event.strength >= most:
        message = f"{card.id} can never be beaten: a ship of its round has at most fire power {most}"
        yield box.issue("unbeatable-enemy", message, card, "adventure", "strength", found=event.strength,
                        accepted=f"below {most}")  # fmt: skip


def _crew(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, AbandonedShip | AbandonedStation):
        return
    most = CREW_PER_CABIN * (1 + min(box.tile_count(Cabin), _most_cells(box, card.level)))
    if event.crew > most:
        message = f"{card.id} asks for {event.crew} crew; a ship of its round has room for {most}"
        yield box.issue("unreachable-crew", message, card, "adventure", "crew", found=event.crew,
                        accepted=f"1 to {most}")  # fmt: skip


def loads_of(card: AdventureCard) -> list[tuple[tuple[str | int, ...], tuple[str, ...]]]:
    """Goods a card pays out, each load with its path."""
    event = card.adventure
    if isinstance(event, Planets):
        return [(("planets", number), load) for number, load in enumerate(event.planets)]
    if isinstance(event, AbandonedStation | Smugglers):
        return [(("goods",), event.goods)]
    return []


def _goods(box: Box, card: AdventureCard) -> Iterator[Issue]:
    special, any_hold = box.slots(SpecialHold), box.slots(SpecialHold, Hold)
    for path, load in loads_of(card):
        for place, colour in enumerate(load):
            if not (special if colour == "red" else any_hold):
                message = f"{card.id}: no tile of the set has room for {colour} goods"
                yield box.issue("unstorable-goods", message, card, "adventure", *path, place)


def _paths_of_projectiles(card: AdventureCard) -> list[tuple[tuple[str | int, ...], tuple[Projectile, ...]]]:
    event = card.adventure
    if isinstance(event, MeteorSwarm):
        return [(("meteors",), event.meteors)]
    if isinstance(event, Pirates):
        return [(("shots",), event.shots)]
    if isinstance(event, CombatZone):
        return [
            (("lines", number, "penalty", "shots"), line.penalty.shots)
            for number, line in enumerate(event.lines) if isinstance(line.penalty, BeShotAt)
        ]  # fmt: skip
    return []


def _projectiles(box: Box, card: AdventureCard) -> Iterator[Issue]:
    for path, projectiles in _paths_of_projectiles(card):
        is_swarm = isinstance(card.adventure, MeteorSwarm)
        sizes = {projectile.size for projectile in projectiles}
        if "small" in sizes and not box.tile_count(Shield):
            message = f"{card.id}: no shield of the set stops its small {'meteors' if is_swarm else 'shots'}"
            yield box.issue("no-defence", message, card, "adventure", *path, warning=True)
        if is_swarm and "large" in sizes and not box.tile_count(Cannon, DoubleCannon):
            message = f"{card.id}: no cannon of the set shoots down its large meteors"
            yield box.issue("no-defence", message, card, "adventure", *path, warning=True)


def _combat(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, CombatZone):
        return
    seen = set()
    for number, line in enumerate(event.lines):
        if line.least in seen:
            message = f"{card.id} compares {line.least.replace('_', ' ')} on two lines"
            yield box.issue("twin-line", message, card, "adventure", "lines", number, warning=True)
        seen.add(line.least)
