"""What a seat can see, and guesses at what it cannot.

Unseen are face-down tiles, the tiles others hold (drawn over their own boards), cards of piles not looked at, and the
order of the deck but for the level of the next card.
"""

from __future__ import annotations

from collections.abc import Hashable

from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.step import name_of
from validator.play.games.trucker.rules.building import VISIBLE_PILES
from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, TruckerState, is_known_deck, ship_key


def imagine(state: TruckerState, seat: int, seed: int) -> TruckerState:
    """A copy with chance of its own, in which all that the seat cannot see is dealt afresh.

    The figures of the ships are asked for first, so that all guesses share them and what players remember there."""
    for ship in state.ships:
        ship.figures()
    guess = state.copy()
    guess.chance = scrambled(seed)
    _deal_tiles(guess, seat)
    if guess.decks:
        _deal_decks(guess, seat)
    else:
        _deal_piles(guess, seat)
    return guess


def _deal_tiles(guess: TruckerState, seat: int) -> None:
    guess.face_down = unseen = unseen_tiles(guess, seat)
    shuffle(guess, unseen)
    for other in _unseen_holders(guess, seat):
        guess.hands[other] = unseen.pop()


def unseen_tiles(state: TruckerState, seat: int) -> list[int]:
    """Tiles that lie face down, and those that others hold over their own boards; their order tells nothing."""
    return state.face_down + [state.hands[other] for other in _unseen_holders(state, seat)]


def _unseen_holders(state: TruckerState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat and _holds_unseen(state, other)]


def _holds_unseen(state: TruckerState, other: int) -> bool:
    """A tile from the reserve was seen by all."""
    return state.hands[other] != NO_TILE and not state.from_reserve[other]


def known_cards(state: TruckerState, seat: int) -> list[int]:
    """Cards of the round that a seat has seen in the piles."""
    if state.decks and is_known_deck(state):
        return [card for pile in state.piles for card in pile]
    piles = state.piles[:VISIBLE_PILES]
    return [card for place, pile in enumerate(piles) if state.peeked[seat] >> place & 1 for card in pile]


def _deal_piles(guess: TruckerState, seat: int) -> None:
    """Building: cards of piles not looked at change places with those of their level that were not dealt."""
    table, peeked = guess.table, guess.peeked[seat]
    hidden = [place for place in range(len(guess.piles)) if not peeked >> place & 1 or place >= VISIBLE_PILES]
    pools = [stock[:] for stock in guess.stocks]
    for place in hidden:
        for card in guess.piles[place]:
            pools[table.cards[card].level - 1].append(card)
    for pool in pools:
        shuffle(guess, pool)
    piles = guess.piles[:]
    for place in hidden:
        piles[place] = [pools[table.cards[card].level - 1].pop() for card in piles[place]]
    guess.piles, guess.stocks = piles, pools


def _deal_decks(guess: TruckerState, seat: int) -> None:
    """Flight: unseen cards may be any of their level; the order is anyone's guess but for the backs on top."""
    if is_known_deck(guess):
        return
    cards, known = guess.table.cards, set(known_cards(guess, seat))
    pools = [stock[:] for stock in guess.stocks]
    coming = [card for deck in guess.decks for card in deck]
    for card in coming:
        if card not in known:
            pools[cards[card].level - 1].append(card)
    for pool in pools:
        shuffle(guess, pool)
    dealt = [card if card in known else pools[cards[card].level - 1].pop() for card in coming]
    guess.stocks = pools
    _keep_backs(guess, dealt)


def _keep_backs(guess: TruckerState, dealt: list[int]) -> None:
    """Deal cards to the decks so that each deck's top card keeps its level."""
    cards = guess.table.cards
    shuffle(guess, dealt)
    tops = []
    for deck in guess.decks:
        level = cards[deck[-1]].level if deck else 0
        top = next((card for card in dealt if cards[card].level == level), NO_CARD)
        if top != NO_CARD:
            dealt.remove(top)
        tops.append(top)
    decks = []
    for deck, top in zip(guess.decks, tops, strict=True):
        below = [dealt.pop() for _ in range(len(deck) - 1)] if deck else []
        decks.append([*below, top] if deck else [])
    guess.decks = decks


def seen_by(state: TruckerState, seat: int) -> Hashable:
    """All that a seat can see."""
    cards = state.table.cards
    hands = tuple(
        hand if other == seat or not _holds_unseen(state, other) else hand != NO_TILE
        for other, hand in enumerate(state.hands)
    )
    if state.decks and is_known_deck(state):
        decks: tuple[object, ...] = tuple(map(tuple, state.decks))
    else:
        decks = tuple((len(deck), cards[deck[-1]].level if deck else 0) for deck in state.decks)
    return (
        tuple(map(ship_key, state.ships)), tuple(state.credits), tuple(state.earned), hands,
        tuple(state.from_reserve), tuple(state.last), tuple(state.numbers), tuple(state.points),
        tuple(state.peeked), tuple(state.positions), tuple(state.flying), tuple(state.powers),
        tuple(map(tuple, state.bays)), tuple(state.restowed), state.round, state.run, state.turn, state.turns,
        len(state.face_down), tuple(state.face_up), tuple(sorted(known_cards(state, seat))), decks,
        tuple(map(len, state.stocks)), tuple(state.used) if not state.decks else len(state.used), state.card,
        tuple(state.victims), tuple(state.planets), state.dice, tuple(state.bank_goods), state.bank_humans,
        state.bank_batteries, tuple(map(name_of, state.stack)),
    )  # fmt: skip
