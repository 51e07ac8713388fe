"""What a set of Galaxy Trucker promises: every tile drawn and built in, every card flown, each outcome of each kind
of card and projectile seen, every rule of building and flying used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import tag_of
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise, Promises
from validator.play.engine.step import PASS, Decision, choose
from validator.play.games.trucker.players.prospects import QUICK, tiles_promise
from validator.play.games.trucker.rules.building import DRAW, Flip, Place, Take, finishes
from validator.play.games.trucker.rules.flight import TurnCard
from validator.play.games.trucker.rules.launch import ChooseCrew
from validator.play.games.trucker.rules.scoring import start
from validator.play.games.trucker.rules.state import TruckerState, flight_order
from validator.play.games.trucker.table import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    ENGINE,
    HOLD,
    LIFE_SUPPORT,
    SHIELD,
    SPECIAL_HOLD,
    STRUCTURE,
    Table,
)
from validator.play.games.trucker.words import (
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
    hits: dict[str, str] = {}
    for card in cards:
        effect = card.adventure
        for name, projectiles in (("meteor", getattr(effect, "meteors", ())), ("shot", _shots(effect))):
            for projectile in projectiles:
                hits.setdefault(f"{projectile.size}-{name}", card.id)
    for kind in PROJECTILES:
        if kind in hits:
            for outcome in HITS[kind]:
                what = f"a {kind.replace('-', ' ')} {HIT_WORDS[outcome]}"
                yield Promise(f"hit:{kind}-{outcome}", what, "hits", hits[kind])


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


_ARMED = (CANNON, CANNON, CANNON, CANNON, DOUBLE_CANNON, BATTERY)
# Tiles that make an outcome likely, by a part of the promise's key.
_WANTED = (
    ("shot-down-double", (DOUBLE_CANNON, BATTERY, ENGINE)),
    ("shot-down", (CANNON, ENGINE)),
    ("shielded", (SHIELD, BATTERY, ENGINE)),
    ("won", _ARMED),
    ("tied", (CANNON, CANNON, CABIN, BATTERY)),
    ("rewarded", _ARMED),
    ("declined", _ARMED),
    ("unharmed", _ARMED),
    ("hurt", (HOLD, CABIN, STRUCTURE)),
    ("alien", (LIFE_SUPPORT, CABIN, CABIN)),
    ("abandoned", (CABIN, CABIN, ENGINE)),
    ("goods", (HOLD, SPECIAL_HOLD, ENGINE)),
    ("good-lost", (HOLD, SPECIAL_HOLD, ENGINE)),
    ("left-behind", (HOLD, ENGINE)),
    ("restowed", (HOLD, SPECIAL_HOLD, ENGINE)),
    ("epidemic-ill", (CABIN, CABIN, ENGINE)),
    ("untouched", (ENGINE, HOLD, CANNON)),
    ("no-power", (CABIN, HOLD)),
    ("split", (STRUCTURE, CABIN)),
)
# Cards that make a rule likely, by the rule's key.
_CARDS = {
    "rule:split": ("meteor_swarm", "sabotage", "pirates"),
    "rule:alien-lost": ("sabotage", "meteor_swarm", "pirates"),
    "rule:good-lost": ("smugglers",),
    "rule:restowed": ("planets",),
    "rule:left-behind": ("planets",),
    "rule:crew-lost": ("slavers",),
    "rule:battery": ("open_space", "meteor_swarm"),
    "rule:gave-up-no-power": ("open_space",),
    "rule:loss-capped": ("pirates", "meteor_swarm"),
}


def spotlight(table: Table, seats: int, seed: int, number: int) -> TruckerState | None:
    """A position in which a promise is within reach.

    For a tile: the start of a round with that tile to be drawn next. For a card or what it may bring: the leader
    about to turn it, after ships were built of tiles that help.
    """
    promise = promises_of(table).all[number]
    if "swap" in promise.key and seats < 4:
        return None
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    state.round = below(dice, len(table.rules.rounds)) - 1
    _run_to_choice(state)
    if promise.group == "tiles":
        _draw_next(state, table.designs.index(promise.piece or ""))
        return state
    cards = _cards_for(table, promise)
    if promise.group == "rules" and not cards and not promise.key.startswith(("alien", "rule:gave-up")):
        return state
    _build(state, promise, dice)
    if not state.decks:
        return state
    if cards:
        _turn_next(state, cards[below(dice, len(cards))])
    _distress(state, promise.key)
    return state


def _cards_for(table: Table, promise: Promise) -> list[int]:
    """Cards that may show the promise: the one it names, or all of its kind."""
    tags = [tag_of(card.adventure) for card in table.cards]
    if promise.key.startswith(("outcome:", "hit:")):
        wanted = [tag for tag in tags if promise.key.startswith(f"outcome:{tag}-")]
        if promise.key.startswith("hit:"):
            wanted = ["meteor_swarm"] if "meteor" in promise.key else ["pirates", "combat_zone"]
        return [card for card, tag in enumerate(tags) if tag in wanted]
    if promise.piece is not None:
        return [card for card, piece in enumerate(table.cards) if piece.id == promise.piece]
    return [card for card, tag in enumerate(tags) if tag in _CARDS.get(promise.key, ())]


def _run_to_choice(state: TruckerState) -> None:
    """Run steps that need nobody, up to a choice or to the moment before a card is turned."""
    while state.stack:
        step = state.stack[-1]
        if isinstance(step, Decision):
            state.options = step.options(state)
            return
        if isinstance(step, TurnCard):
            return
        state.stack.pop()
        step.run(state)


def _draw_next(state: TruckerState, tile: int) -> None:
    """Put a tile where the next one is drawn."""
    if tile in state.face_down:
        state.face_down.remove(tile)
        state.face_down.append(tile)


def _build(state: TruckerState, promise: Promise, dice: Dice) -> None:
    """Build, board and take off, up to the moment before the first card is turned."""
    wanted = next((kinds for part, kinds in _WANTED if part in promise.key), ())
    while state.stack and not isinstance(state.stack[-1], TurnCard):
        step = state.stack[-1]
        if isinstance(step, Take):
            if wanted and below(dice, 4):
                _offer(state, wanted[below(dice, len(wanted))], dice)
            action = DRAW if DRAW in state.options else state.options[0]
        elif isinstance(step, Place):
            action = _best_place(state, dice)
        elif isinstance(step, Flip):
            action = state.options[0]
        elif isinstance(step, ChooseCrew):
            action = state.options[-1] if "alien" in promise.key else state.options[below(dice, len(state.options))]
        else:
            action = PASS if PASS in state.options else state.options[0]
        if isinstance(step, Take) and promise.key == "outcome:stardust-untouched" and _is_closed(state):
            action = finishes(state)[0]
        choose(state, action)
        _run_to_choice(state)


def _is_closed(state: TruckerState) -> bool:
    return not state.ships[state.turn].figures().exposed


def _offer(state: TruckerState, kind: int, dice: Dice) -> None:
    """Put a tile of a kind where the next one is drawn."""
    kinds = state.table.tiles.kind
    tiles = [tile for tile in state.face_down if kinds[4 * tile] == kind]
    if tiles:
        _draw_next(state, tiles[below(dice, len(tiles))])


def _best_place(state: TruckerState, dice: Dice) -> int:
    """Where a tile is worth most, of a few places."""
    ship, tile = state.ships[state.turn], state.hands[state.turn]
    places = [action for action in state.options if action >= 0]
    if not places:
        return state.options[0]
    best, most = places[0], -99.0
    for action in places[below(dice, 2) :: 1 + len(places) // 12] or places:
        trial = ship.copy()
        trial.put(action >> 2, 4 * tile + (action & 3))
        worth = tiles_promise(trial, QUICK)[0]
        if worth > most:
            best, most = action, worth
    return best


def _turn_next(state: TruckerState, card: int) -> None:
    """Put a card on top, in exchange for the one that lies there."""
    decks, stocks = state.decks, state.stocks
    deck = next(deck for deck in decks if deck)
    top = deck[-1]
    for cards in (*decks, *stocks, state.used):
        if card in cards:
            cards[cards.index(card)] = top
            deck[-1] = card
            return


def _distress(state: TruckerState, key: str) -> None:
    """Bring a rocket or a ship into the trouble that a promise is about."""
    order = flight_order(state)
    if not order:
        return
    ship = state.ships[order[-1]]
    if key == "rule:gave-up-lapped" and len(order) > 1:
        state.positions[order[0]] += state.table.spaces + 1
    elif key in ("rule:gave-up-no-crew", "rule:gave-up-no-human"):
        state.bank_humans += ship.human_count()
        ship.crew = [0] * len(ship.crew)
    elif key.endswith("-skipped"):
        for seat in order[1:]:
            state.flying[seat] = 0
