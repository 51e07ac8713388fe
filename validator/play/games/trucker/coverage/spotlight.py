"""Games dealt on purpose, so that what luck seldom shows is within reach."""

from __future__ import annotations

from validator.content.vocabulary import tag_of
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise
from validator.play.engine.step import PASS, Decision, choose
from validator.play.games.trucker.coverage.promises import promises_of
from validator.play.games.trucker.players.prospects import tiles_promise
from validator.play.games.trucker.players.weights import QUICK
from validator.play.games.trucker.rules.building import DRAW, Flip, Place, Take, finishes
from validator.play.games.trucker.rules.flight import TurnCard
from validator.play.games.trucker.rules.launch import ChooseCrew
from validator.play.games.trucker.rules.rounds import start
from validator.play.games.trucker.rules.state import TruckerState, flight_order
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.tiles import (
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
)

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
    found = [tile for tile in state.face_down if kinds[4 * tile] == kind]
    if found:
        _draw_next(state, found[below(dice, len(found))])


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
