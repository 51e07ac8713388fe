"""What a set of Galaxy Trucker promises: every tile drawn and built in, every card flown, each outcome of each kind
of card and projectile seen, every rule of building and flying used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import tag_of
from validator.play.engine.game import Promise, Promises
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.tiles import LIFE_SUPPORT
from validator.play.games.trucker.words.vocabulary import (
    PROJECTILES,
    AdventureCard,
    CombatZone,
    LoseDays,
    Penalty,
    Planets,
    Projectile,
)

RULES = {
    "face-up-taken": "a face-up tile was taken",
    "returned": "a tile was put back face up",
    "set-aside": "a tile was set aside",
    "reserve-built": "a tile was taken out of the reserve",
    "peeked": "a player looked at a pile",
    "taken-back": "the tile built last was taken back",
    "flip": "the timer was flipped",
    "time-over": "the time ran out on a builder",
    "finished-early": "a builder finished while the sand ran",
    "passed-inspection": "a ship passed inspection",
    "faults": "a ship failed inspection",
    "team-swap": "partners changed ships before the flight",
    "expert-swap": "partners changed ships at a flip of the timer",
    "pile-chosen": "the leader chose between piles",
    "restowed": "goods aboard were stowed anew",
    "left-behind": "goods were left behind",
    "good-lost": "a good was lost",
    "battery": "a battery was spent",
    "crew-lost": "one of a crew was lost",
    "split": "a ship split and lost a part",
    "alien-lost": "an alien was lost with its life support",
    "gave-up-no-crew": "a ship without crew gave up",
    "gave-up-no-human": "a ship without humans gave up",
    "gave-up-no-power": "a ship without engine power gave up",
    "gave-up-lapped": "a lapped ship gave up",
    "gave-up-free": "a ship gave up of free will",
    "arrived": "a ship arrived",
    "nobody-arrived": "no ship arrived",
    "loss-capped": "lost tiles cost no more than the board's cap",
    "win-alone": "one player won",
    "win-shared": "players shared the win",
}
OUTCOMES = {
    "open_space": {"forward": "a ship moved ahead", "gave-up-no-power": "a ship without engine power gave up"},
    "stardust": {"back": "a ship lost days", "untouched": "a ship without exposed connectors lost none"},
    "epidemic": {"ill": "a crew lost somebody", "well": "a crew lost nobody"},
    "abandoned_ship": {"took": "somebody took it", "passed": "somebody passed"},
    "abandoned_station": {"took": "somebody took its goods", "passed": "somebody passed"},
    "sabotage": {
        "sabotaged": "a tile was lost",
        "sabotage-missed": "every try missed",
        "skipped": "a lone ship was spared",
    },
    "combat_zone": {"skipped": "a lone ship was spared"},
}
FIGHTS = {
    "won": "a ship was stronger",
    "tied": "a ship was exactly as strong",
    "lost": "a ship was weaker",
    "rewarded": "the reward was taken",
    "declined": "the reward was declined",
}
ENEMIES = ("slavers", "smugglers", "pirates")
HITS = {
    "small-meteor": ("missed", "bounced", "shielded", "struck"),
    "large-meteor": ("missed", "shot-down", "shot-down-double", "struck"),
    "small-shot": ("missed", "shielded", "struck"),
    "large-shot": ("missed", "struck"),
}
HIT_WORDS = {
    "missed": "missed a ship",
    "bounced": "bounced off a smooth side",
    "shielded": "was stopped by a shield",
    "shot-down": "was shot down by a cannon",
    "shot-down-double": "was shot down by a double cannon",
    "struck": "struck a tile",
}


HARMFUL = ("meteor_swarm", "slavers", "smugglers", "pirates", "combat_zone", "stardust", "epidemic", "sabotage")
"""Events that can cost a ship something; of each such card play must show a ship unharmed and one that is hurt."""


@lru_cache(maxsize=4)
def promises_of(table: Table) -> Promises:
    """The promises of a table, listed once: each game that is dealt on purpose asks for them."""
    return Promises([*_promises(table)])


def penalty_name(penalty: Penalty) -> str:
    """``days``, ``crew``, ``goods`` or ``shots``."""
    return tag_of(penalty)


def _promises(table: Table) -> Iterator[Promise]:
    for tile, name in enumerate(table.designs[: table.first_card]):
        if tile in table.face_down:
            yield Promise(f"drawn:{name}", f"{name} was taken up", "tiles", name)
            yield Promise(f"built:{name}", f"{name} was built in", "tiles", name)
    flown = _flyable(table)
    for card in flown:
        yield Promise(f"flown:{card.id}", f"{card.id} was flown", "cards", card.id)
        if tag_of(card.adventure) in HARMFUL:
            yield Promise(f"unharmed:{card.id}", f"a ship came through {card.id} unharmed", "cards", card.id)
            yield Promise(f"hurt:{card.id}", f"{card.id} cost a ship something", "cards", card.id)
        yield from _parts(card)
    yield from _outcomes(flown)
    yield from _hits(flown)
    yield from _rules(table)


def _flyable(table: Table) -> list[AdventureCard]:
    """Cards of levels that some round's piles hold."""
    rules = table.rules
    levels = {level for number in rules.rounds for level, count in enumerate(rules.pile[number], 1) if count}
    if rules.learning_flight and rules.rounds == (1,):
        return [card for card in table.cards if card.starred]
    return [card for card in table.cards if card.level in levels]


def _parts(card: AdventureCard) -> Iterator[Promise]:
    effect = card.adventure
    if isinstance(effect, Planets):
        for place in range(len(effect.planets)):
            what = f"somebody landed on planet {place + 1} of {card.id}"
            yield Promise(f"landed:{card.id}-{place + 1}", what, "outcomes", card.id, ("adventure", "planets", place))
        yield Promise(f"passed:{card.id}", f"somebody passed all planets of {card.id}", "outcomes", card.id)
    elif isinstance(effect, CombatZone):
        for place, line in enumerate(effect.lines):
            path = ("adventure", "lines", place)
            named = penalty_name(line.penalty)
            what = f"the penalty of line {place + 1} of {card.id} ({named}) was suffered"
            if not isinstance(line.penalty, LoseDays) or line.penalty.days:
                yield Promise(f"line:{card.id}-{place + 1}", what, "outcomes", card.id, path)


def _outcomes(cards: list[AdventureCard]) -> Iterator[Promise]:
    first: dict[str, str] = {}
    for card in cards:
        first.setdefault(tag_of(card.adventure), card.id)
    for tag, name in first.items():
        outcomes = FIGHTS if tag in ENEMIES else OUTCOMES.get(tag, {})
        for key, what in outcomes.items():
            yield Promise(f"outcome:{tag}-{key}", f"{tag.replace('_', ' ')}: {what}", "outcomes", name)


def _hits(cards: list[AdventureCard]) -> Iterator[Promise]:
    found: dict[str, str] = {}
    for card in cards:
        effect = card.adventure
        for name, projectiles in (("meteor", getattr(effect, "meteors", ())), ("shot", _shots(effect))):
            for projectile in projectiles:
                found.setdefault(f"{projectile.size}-{name}", card.id)
    for kind in PROJECTILES:
        if kind in found:
            for outcome in HITS[kind]:
                what = f"a {kind.replace('-', ' ')} {HIT_WORDS[outcome]}"
                yield Promise(f"hit:{kind}-{outcome}", what, "hits", found[kind])


def _shots(effect: object) -> tuple[Projectile, ...]:
    if isinstance(effect, CombatZone):
        return tuple(shot for line in effect.lines for shot in getattr(line.penalty, "shots", ()))
    return tuple(getattr(effect, "shots", ()))


def _rules(table: Table) -> Iterator[Promise]:
    blocked = _blocked(table)
    for key, what in RULES.items():
        if key not in blocked:
            yield Promise(f"rule:{key}", what, "rules")
    kinds = table.tiles
    for number, name in ((1, "brown"), (2, "purple")):
        if any(kinds.kind[4 * tile] == LIFE_SUPPORT and kinds.alien[4 * tile] == number for tile in table.face_down):
            yield Promise(f"alien:{name}", f"a {name} alien came aboard", "rules")


def _blocked(table: Table) -> set[str]:
    """Rules that this set's switches leave no room for."""
    rules = table.rules
    boards = table.boards.values()
    no_reserve = rules.board_without_box == "no_reserve"
    caps = [board.most_loss for board in boards]
    blocked = {
        "set-aside": not any(board.reserve and not (no_reserve and board.most_loss is None) for board in boards),
        "peeked": not rules.peeking,
        "taken-back": not rules.take_back,
        "faults": rules.strict_build,
        "team-swap": not rules.teams or table.most_players < 4,
        "expert-swap": not (rules.teams and rules.expert_swap) or max(rules.rounds) < 2 or table.most_players < 4,
        "pile-chosen": rules.deck == "one",
        "gave-up-no-crew": rules.crew_needed == "human",
        "gave-up-no-human": rules.crew_needed == "anyone",
        "loss-capped": all(cap is None for cap in caps),
        "win-alone": rules.teams and table.most_players < 3,
    }
    blocked["reserve-built"] = blocked["set-aside"]
    return {key for key, is_blocked in blocked.items() if is_blocked}
