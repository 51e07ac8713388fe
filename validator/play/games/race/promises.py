"""What a set of Race for the Galaxy promises: every card placed, every power used in its phase, every line of every
bonus scored, every action card chosen, every rule of the round met.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from functools import lru_cache

from validator.content.vocabulary import tag_of
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise, Promises
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table import Face, Table
from validator.play.games.race.words.vocabulary import POWERS, Development, StartWorld

RULES = {
    "conquered": "a military world was conquered",
    "paid-military": "a military world was paid for",
    "free-world": "a world was placed free for a card discarded",
    "sudden-strength": "a world was conquered with sudden strength",
    "windfall-good": "a windfall world came with its good",
    "price-to-none": "discounts took a price down to none",
    "develop-twice": "two develop phases followed each other",
    "settle-twice": "two settle phases followed each other",
    "nobody-develops": "nobody built in a develop phase",
    "nobody-settles": "nobody placed a world in a settle phase",
    "explore-both": "one player chose both explore cards",
    "trade-and-double": "one player sold a good first and then scored double",
    "phase-shared": "two players chose the same action",
    "sold": "a good was sold",
    "no-good-to-sell": "a trader had no good to sell",
    "doubled": "points of consume powers counted double",
    "guess-right": "the top card was guessed",
    "guess-wrong": "the top card was not guessed",
    "most-tied": "two players produced equally many, and neither drew for the most",
    "windfall-refilled": "a windfall world produced",
    "reshuffled": "the discards became a new deck",
    "hand-limit": "a player discarded down to the hand limit",
    "end-by-cards": "a full tableau ended the game",
    "end-by-chips": "an empty pool of chips ended the game",
    "beyond-full": "a tableau grew beyond the number that ends the game",
    "reserve-used": "points came from the reserve",
    "win-alone": "one player won",
    "win-by-cards": "a tie was broken by cards in hand and goods",
    "win-shared": "players shared the win",
}
TWO_OF_NINE = ("develop-twice", "settle-twice", "explore-both", "trade-and-double")
"""Rules that only the game for two with nine action cards knows."""


@lru_cache(maxsize=4)
def promises_of(table: Table) -> Promises:
    """The promises of a table, listed once: each game that is dealt on purpose asks for them."""
    return Promises([*_promises(table)])


def _promises(table: Table) -> Iterator[Promise]:
    for face in table.faces:
        yield Promise(f"placed:{face.id}", _placed(face), "cards", face.id)
    for face in table.faces:
        for place, power in enumerate(face.powers):
            words = tag_of(power).replace("_", " ")
            what = f"{face.id} used its power: {words} ({power.phase})"
            yield Promise(f"power:{face.id}-{place}", what, "powers", face.id, ("powers", place))
    for face in table.faces:
        if isinstance(face, Development):
            yield from _bonuses(table, face)
    for card in sorted({card for choices in table.choices for choice in choices for card in choice.cards}):
        yield Promise(f"action:{card}", f"{card} was chosen", "actions", card)
    blocked = _blocked(table)
    for key, what in RULES.items():
        if key not in blocked:
            yield Promise(f"rule:{key}", what, "rules")


def _placed(face: Face) -> str:
    return f"a game began with {face.id}" if isinstance(face, StartWorld) else f"{face.id} was placed"


def _bonuses(table: Table, face: Development) -> Iterator[Promise]:
    for place, bonus in enumerate(face.bonus):
        what = f"{face.id} scored line {place + 1} of its bonus: each {tag_of(bonus).replace('_', ' ')}"
        yield Promise(f"bonus:{face.id}-{place}", what, "bonuses", face.id, ("bonus", place))
    if face.bonus:
        what = f"{face.id} scored more than by itself"
        yield Promise(f"above:{face.id}", what, "bonuses", face.id, ("bonus",))


def least_bonus(table: Table, design: int) -> int:
    """Points a development scores with nothing beside it."""
    worth = table.points_for[design]
    return worth[design] if worth is not None else 0


def line_of(table: Table, development: Development, design: int) -> int:
    """The first line of a development's bonus that counts a card, or -1."""
    for place, bonus in enumerate(development.bonus):
        if bonus.counts_cards and bonus.fits(table, design):
            return place
    return -1


def _blocked(table: Table) -> set[str]:
    """Rules that this set's cards and switches leave no room for."""
    rules = table.rules
    shown = {rule for face in table.faces for power in face.powers for rule in power.shows}
    for_two = rules.two_player_actions == "two_of_nine"
    blocked = {
        "conquered": not any(defence >= 0 for defence in table.defence),
        "windfall-good": not any(table.is_windfall),
        "reserve-used": not rules.reserve_chips,
        "win-shared": rules.final_tie == "start_number",
        **dict.fromkeys(TWO_OF_NINE, not for_two),
        **{rule: rule not in shown for word in POWERS for rule in word.shows},
    }
    return {key for key, is_blocked in blocked.items() if is_blocked}


COMPANY = 5
"""Cards that lie in the tableau beside the one a power or bonus is looked for on."""
LATE = 9
"""Cards in a tableau near the end of a game."""


def spotlight(table: Table, seats: int, seed: int, number: int) -> RaceState | None:
    """The start of a game in which a promise is within reach.

    A card to be placed is in somebody's hand, with what it takes to place it; a card whose power or bonus is looked for
    lies in a tableau among others, first of all such as its bonus counts. For a rule every tableau is well on its way.
    """
    promise = promises_of(table).all[number]
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    seat = below(dice, seats)
    if promise.piece is None or promise.group == "actions":
        for other in range(seats):
            _fill(state, other, dice, 1 + below(dice, LATE), None)
        return state
    design = table.designs.index(promise.piece)
    if design in table.starts:
        return state if design in state.starts else None
    if not _take_out(state, design):
        return None
    if promise.group == "cards":
        _give(state, seat, dice, design)
        return state
    state.tableaus[seat] = state.tableaus[seat].with_card(table, design)
    _fill(state, seat, dice, COMPANY, design)
    return state


def _give(state: RaceState, seat: int, dice: Dice, design: int) -> None:
    """A card comes into a hand, with cards to pay for it, or with a tableau as strong as its defence if that can be."""
    table, hand = state.table, state.hands[seat]
    state.discard.append(hand.pop(0))
    insort(hand, design)
    for _ in range(table.cost[design] - len(hand) + 1):
        insort(hand, state.deck.pop())
    against, strength = table.opposition[design], 0
    for _ in range(LATE):
        laid = {design, *state.tableaus[seat].cards}
        strong = [card for card in state.deck if table.own_strengths[card][against] > 0 and card not in laid]
        if strength >= table.defence[design] or not strong:
            return
        card = strong[below(dice, len(strong))]
        strength += table.own_strengths[card][against]
        state.deck.remove(card)
        state.tableaus[seat] = state.tableaus[seat].with_card(table, card)


def _fill(state: RaceState, seat: int, dice: Dice, count: int, design: int | None) -> None:
    """Cards from the deck come into a tableau: such as a development counts, then any."""
    table = state.table
    face = None if design is None else table.faces[design]
    worth = table.points_for[design] if design is not None and isinstance(face, Development) else None
    for _ in range(count):
        built = state.tableaus[seat].cards
        fitting = [card for card in state.deck if card not in built]
        wanted = [card for card in fitting if worth is not None and worth[card]] or fitting
        if not wanted:
            return
        card = wanted[below(dice, len(wanted))]
        state.deck.remove(card)
        state.tableaus[seat] = state.tableaus[seat].with_card(table, card)


def _take_out(state: RaceState, design: int) -> bool:
    """Take a card out of the deck, or of the hand that holds it, which gets the top card instead."""
    if design in state.deck:
        state.deck.remove(design)
        return True
    for hand in state.hands:
        if design in hand:
            hand.remove(design)
            insort(hand, state.deck.pop())
            return True
    return False
