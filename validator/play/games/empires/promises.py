"""What a set of Tiny Stellar Empires promises: every card drawn and played on both halves, every ability fired,
every mission met and missed, every rule of attack and ambassador used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import wording
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise, Promises
from validator.play.engine.step import PASS, Decision, choose
from validator.play.games.empires.rules.state import EmpiresState, refresh
from validator.play.games.empires.rules.turn import BeginTurn, start
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.switches import ATTACK_MODES
from validator.play.games.empires.words.vocabulary import ABILITIES, EmpireCard, HomeworldCard

RULES = {
    "first-card": "the first card of a row was placed freely",
    "matched-seam": "two cards met with equal routes",
    "wormhole-seam": "two cards met at a wormhole",
    "exchange-none": "a player exchanged no card",
    "exchange-some": "a player exchanged cards",
    "reshuffle": "the discard pile became the deck",
    "no-empire-card": "a player who could place an empire card did not",
    "new-hand": "a stuck player discarded the hand and drew a new one next turn",
    "discount-floor": "a discounted price was held at its minimum",
    "surcharge-paid": "a bullied player paid more",
    "ability-declined": "a player left an arrow ability unused",
    "majority-alone": "one player led a civilisation",
    "majority-tied": "players tied for a civilisation",
    "majority-nobody": "nobody had a civilisation",
    "tucked-points": "a tucked card brought its point",
    "win-alone": "one player won",
    "win-shared": "players shared the win",
}
ATTACK_RULES = {
    "attack-ability": "an attack turned an ability off",
    "attack-symbols": "an attack turned symbols off",
    "attack-paid": "an attack was paid for",
    "attack-two-rivals": "two rivals were attacked in one turn",
    "attack-lasted": "an attack lay on a card when the game ended",
    "spared-attacked": "a card under attack could not be attacked again",
    "spared-protected": "a protected card could not be attacked",
    "spared-last-turn": "a player past the last turn could not be attacked",
}
AMBASSADOR_RULES = {
    "ambassador-free": "the first ambassador of a turn was free",
    "ambassador-paid": "a second ambassador of a turn was paid for",
    "ambassador-ability": "an ambassador gave an ability back",
    "ambassador-symbols": "an ambassador gave symbols back",
    "spared-ambassador": "a card with an ambassador could not be attacked",
}


@lru_cache(maxsize=4)
def promises_of(table: Table) -> Promises:
    """The promises of a table, listed once: each game that is dealt on purpose asks for them."""
    return Promises([*_promises(table)])


def _promises(table: Table) -> Iterator[Promise]:
    for piece in table.pieces[: table.first_homeworld]:
        yield Promise(f"drawn:{piece.id}", f"{piece.id} was drawn", "drawn", piece.id)
        yield Promise(f"used:{piece.id}", f"{piece.id} was played", "played", piece.id)
    for face, _ in table.halves():
        piece, half = table.pieces[face >> 1], "ab"[face & 1]
        yield Promise(f"half:{piece.id}{half}", f"{piece.id} was played with half {half}", "halves", piece.id, (half,))
    yield from _abilities(table)
    yield from _missions(table)
    yield from _rules(table)


def _abilities(table: Table) -> Iterator[Promise]:
    seen: set[str] = set()
    for face, half in table.halves():
        words = wording(half.ability)
        if words not in seen:
            seen.add(words)
            path = ("ab"[face & 1], "ability")
            yield Promise(
                f"ability:{words}", f"the ability {words} took effect", "abilities", table.pieces[face >> 1].id, path
            )


def _missions(table: Table) -> Iterator[Promise]:
    for piece in table.pieces[table.first_homeworld :]:
        assert isinstance(piece, HomeworldCard)
        for outcome in ("met", "missed"):
            what = f"the mission of {piece.id} was {outcome}"
            yield Promise(f"mission-{outcome}:{piece.id}", what, "missions", piece.id, ("mission",))


def _rules(table: Table) -> Iterator[Promise]:
    for key, what in RULES.items():
        if key not in _unreachable(table):
            yield Promise(f"rule:{key}", what, "rules")
    raids = table.pieces[table.first_raid : table.first_ambassador]
    ambassadors = table.pieces[table.first_ambassador : table.first_homeworld]
    unreachable = _unreachable(table)
    for key, what in ATTACK_RULES.items():
        if raids and key not in unreachable:
            yield Promise(f"rule:{key}", what, "rules", raids[0].id)
    for key, what in AMBASSADOR_RULES.items():
        if raids and ambassadors and key not in unreachable:
            yield Promise(f"rule:{key}", what, "rules", ambassadors[0].id)
    for piece in ambassadors:
        for end in "ab":
            what = f"{piece.id} was sent with end {end} facing its owner"
            yield Promise(f"end:{piece.id}{end}", what, "halves", piece.id, (end,))


def _unreachable(table: Table) -> set[str]:
    """Rules that this set's cards, players or switches leave no room for."""
    shown = {key for _, half in table.halves() for key in half.ability.shows}
    modes = {mode for modes in table.raid_modes for mode in modes}
    rules = table.rules
    wormholes = any("wormhole" in (card.left, card.right) for card in table.pieces if isinstance(card, EmpireCard))
    raids = table.raid_cost[table.first_raid : table.first_ambassador]
    copies = sum(card >= table.first_ambassador for card in table.deck)
    blocked = {
        "reshuffle": rules.empty_deck == "stop",
        "wormhole-seam": not wormholes,
        "first-card": bool(rules.homeworld_routes),
        "exchange-some": not rules.swap_cards,
        "no-empire-card": rules.empire_play == "mandatory",
        "tucked-points": not raids,
        "majority-nobody": rules.empty_majority == "everybody",
        "attack-ability": ATTACK_MODES.index("ability") not in modes,
        "ambassador-ability": ATTACK_MODES.index("ability") not in modes,
        "attack-symbols": ATTACK_MODES.index("symbols") not in modes,
        "ambassador-symbols": ATTACK_MODES.index("symbols") not in modes,
        "attack-paid": not any(raids),
        "attack-two-rivals": table.most_players < 3 or rules.raids_per_turn == "one",
        "ambassador-paid": copies < 2,
    }
    by_abilities = {key for ability in ABILITIES for key in ability.shows}
    return {key for key, is_blocked in blocked.items() if is_blocked} | by_abilities - shown


LATE_ROUNDS = 3


def spotlight(table: Table, seats: int, seed: int, number: int) -> EmpiresState | None:
    """A position in which a promise is within the active player's reach.

    The promise's card goes into the active hand. Rules of attack and ambassador start after some rounds, with
    attack cards and ambassadors in that hand and, for ambassadors, attacks lying on the active player's row.
    """
    promise = promises_of(table).all[number]
    state = start(table, seats, seed)
    wanted: list[int] = []
    if promise.piece is not None and promise.piece in table.designs:
        design = table.designs.index(promise.piece)
        if design >= table.first_homeworld:
            return _with_homeworld(state, design)
        wanted = [design]
    attacks = list(range(table.first_raid, table.first_ambassador))
    ambassadors = list(range(table.first_ambassador, table.first_homeworld))
    if promise.key.startswith(("rule:ambassador", "end:", "rule:spared-ambassador")) or wanted[:1] in (
        [[design] for design in ambassadors]
    ):
        _play_on(state, seed)
        _attack_own_row(state, attacks)
        wanted = (wanted + ambassadors)[:3]
    elif promise.key.startswith(("rule:attack", "rule:spared")) or wanted[:1] in [[design] for design in attacks]:
        _play_on(state, seed)
        wanted = (attacks * 2)[:2]
    _deal(state, wanted)
    return state


def _with_homeworld(state: EmpiresState, design: int) -> EmpiresState:
    """The active player owns this homeworld."""
    seat = state.active
    if design in state.box:
        state.box[state.box.index(design)] = state.homeworlds[seat]
    else:
        other = state.homeworlds.index(design)
        state.homeworlds[other] = state.homeworlds[seat]
    state.homeworlds[seat] = design
    return state


def _play_on(state: EmpiresState, seed: int) -> None:
    """Some rounds at random, to the start of a turn."""
    dice = Dice(scrambled(seed, 1))
    while True:
        step = state.stack[-1]
        if isinstance(step, BeginTurn) and min(state.turns) >= LATE_ROUNDS:
            return
        if not _runs_on(state):
            options = [action for action in state.options if action != PASS] or state.options
            choose(state, options[below(dice, len(options))])


def _runs_on(state: EmpiresState) -> bool:
    """Run one step that needs nobody; False where a choice is due, with ``state.options`` set."""
    step = state.stack[-1]
    if isinstance(step, Decision):
        state.options = step.options(state)
        return False
    state.stack.pop()
    step.run(state)
    return True


def _attack_own_row(state: EmpiresState, attacks: list[int]) -> None:
    """Lay attack cards of the deck or the discard pile on two unmarked cards of the active row."""
    seat = state.active
    for place, mark in enumerate(state.marks[seat][:2]):
        for pile in (state.deck, state.discard):
            cards = [card for card in pile if card in attacks]
            protected = state.table.protect_of_face[state.rows[seat][place]]
            if not mark and not protected and cards and not state.marks[seat][place]:
                pile.remove(cards[0])
                mode = state.table.raid_modes[cards[0]][place % len(state.table.raid_modes[cards[0]])]
                state.marks[seat][place] = -(2 * cards[0] + mode + 1)
    refresh(state, seat)


def _deal(state: EmpiresState, wanted: list[int]) -> None:
    """Put the wanted cards into the active hand, in exchange for cards of it."""
    hand = state.hands[state.active]
    for card in wanted:
        missing = wanted.count(card) > hand.count(card)
        spare = [other for other in hand if other not in wanted]
        holder = next((pile for pile in _piles(state) if card in pile), None)
        if missing and spare and holder is not None:
            holder[holder.index(card)] = spare[0]
            hand.remove(spare[0])
            hand.append(card)
    for cards in state.hands:
        cards.sort()


def _piles(state: EmpiresState) -> list[list[int]]:
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.active]
    return [state.deck, state.discard, *others]
