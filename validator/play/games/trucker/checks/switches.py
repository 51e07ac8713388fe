"""Switches set otherwise than their profile that cannot change anything in this set."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.trucker.checks.bounds import can_board
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.checks.cards import projectiles_of
from validator.play.games.trucker.words.vocabulary import (
    ALIENS,
    CombatZone,
    Epidemic,
    MeteorSwarm,
    Pirates,
    Sabotage,
    Shield,
    Slavers,
    Smugglers,
)

MOST_SEATS = 4


def switch_issues(box: Box) -> Iterator[Issue]:
    """One warning for each switch that does nothing."""
    profile = box.content.words.profiles[box.content.manifest.profile]
    yield from box.idle_switches(
        (name, None if matters(box) else because)
        for name, (matters, because) in MATTERS.items()
        if getattr(box.rules, name) != getattr(profile, name)
    )
    first = box.rules.first_alien_round
    if first > max(box.rules.rounds):
        yield box.warning("idle-alien", say("idle-alien"), None, "rules", "first_alien_round", found=first)


def _flies(*kinds: type) -> Callable[[Box], bool]:
    """Whether a card of one of the kinds comes up."""
    return lambda box: any(isinstance(card.adventure, kinds) for card in box.flown)


def has_aliens(box: Box) -> bool:
    """Whether any alien may come aboard in some round."""
    return any(can_board(box, colour, number) for colour in ALIENS for number in box.rules.rounds)


def _has_rear_meteor(box: Box) -> bool:
    return any(
        projectile.size == "large" and projectile.side == "rear"
        for card in box.flown
        if isinstance(card.adventure, MeteorSwarm)
        for _, projectiles in projectiles_of(card)
        for projectile in projectiles
    )


def _has_small_hits(box: Box) -> bool:
    return any(
        projectile.size == "small"
        for card in box.flown
        for _, projectiles in projectiles_of(card)
        for projectile in projectiles
    )


def _can_lose_tiles(box: Box) -> bool:
    return not box.rules.strict_build or _flies(Sabotage)(box) or any(projectiles_of(card) for card in box.flown)


def _has_uncapped_board(box: Box) -> bool:
    return any(plan.most_loss is None and plan.reserve for _, _, plan in box.plans.values())


def _swaps(box: Box) -> bool:
    return box.rules.teams and box.players.most == MOST_SEATS and max(box.rules.rounds) > 1


ENEMIES = (Slavers, Smugglers, Pirates)
MATTERS: dict[str, tuple[Callable[[Box], bool], Sentence]] = {
    "third_board": (lambda box: 3 in box.rules.rounds, say("round-not-played", round=3)),
    "expert_swap": (_swaps, say("no-swap")),
    "learning_flight": (lambda box: 1 in box.rules.rounds, say("round-not-played", round=1)),
    "start_gap": (lambda box: max(box.rules.rounds) > 1, say("same-gap")),
    "surviving_part": (_can_lose_tiles, say("no-split")),
    "late_fault_fee": (lambda box: not box.rules.strict_build, say("no-fault")),
    "crew_needed": (has_aliens, say("no-alien-aboard")),
    "rear_meteor": (_has_rear_meteor, say("no-rear-meteor")),
    "beaten_enemy": (_flies(*ENEMIES), say("no-enemy")),
    "declined_reward": (
        lambda box: _flies(*ENEMIES)(box) and box.rules.beaten_enemy == "leaves",
        say("no-enemy-leaves"),
    ),
    "epidemic": (_flies(Epidemic), say("no-epidemic")),
    "sabotage": (_flies(Sabotage), say("no-sabotage")),
    "alone": (_flies(Sabotage, CombatZone), say("no-zone-or-sabotage")),
    "pirate_dice": (_flies(Pirates), say("no-pirates")),
    "shield_reach": (lambda box: box.tile_count(Shield) > 0 and _has_small_hits(box), say("no-shielding")),
    "fewest_exposed_tie": (
        lambda box: any(box.rules.fewest_exposed.get(number) for number in box.rules.rounds),
        say("fewest-exposed-unpaid"),
    ),
    "half_credit": (lambda box: any(price % 2 for price in box.rules.goods_price.values()), say("even-prices")),
    "debts": (
        lambda box: any(plan.most_loss != 0 for _, _, plan in box.plans.values()) or box.rules.late_fault_fee > 0,
        say("nothing-costs"),
    ),
    "board_without_box": (_has_uncapped_board, say("every-board-capped")),
    "first_alien_round": (
        lambda box: has_aliens(box) or box.rules.first_alien_round > max(box.rules.rounds),
        say("no-alien-home"),
    ),
    "alien_bonus": (has_aliens, say("no-alien-aboard")),
}
"""Of each switch, when it can change anything, and what to say where it cannot."""
