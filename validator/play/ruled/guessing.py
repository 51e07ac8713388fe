"""What a seat cannot see, dealt afresh: pieces change places only where unseen moves could have mixed them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from validator.play.defaults.guessing import lost
from validator.play.engine.chance import scrambled, shuffle
from validator.play.ruled.slots import CHOSEN
from validator.play.ruled.state import LEFT, NOBODY, Play


def imagined(state: Play, seat: int, seed: int) -> Play:
    """A copy in which the pieces that a seat cannot see have changed places, each with others of the same back."""
    guess = state.copy()
    guess.chance = scrambled(seed, 1)  # never that of a game which begins by this seed
    rules, backs = state.table.rules_for(state.seats), state.table.backs
    picked = [getattr(step, "it", NOBODY) for step in state.stack] + [
        state.n[slot] for slot in rules.slots.names.values()
    ]
    held = Counter(it for it in picked if it >= 0)
    for slots in _pools(state, seat).values():
        piles = [guess.z[slot] for slot in slots]
        kept = [_kept_in(pile, held) | turned_up(state, slot) for slot, pile in zip(slots, piles, strict=True)]
        for back in sorted({backs[design] for pile in piles for design in pile}):
            mixed = [
                design
                for pile, fast in zip(piles, kept, strict=True)
                for at, design in enumerate(pile)
                if backs[design] == back and at not in fast
            ]
            shuffle(guess, mixed)
            for pile, fast in zip(piles, kept, strict=True):
                pile[:] = [
                    mixed.pop() if backs[design] == back and at not in fast else design
                    for at, design in enumerate(pile)
                ]
    for zone in rules.slots.zones.values():
        if zone.seen == "owner" and zone.name != CHOSEN:
            for slot in zone.slots:
                guess.z[slot].sort()
    return guess


def _kept_in(pile: list[int], held: Counter[int]) -> set[int]:
    """Places in a pile of pieces that somebody has picked and is doing something with: they stay where they are."""
    return {pile.index(design) for design in held if design in pile} if held else set()


def turned_up(state: Play, slot: int) -> set[int]:
    """Places in a pile of the pieces that lie face down on a board and were turned up before: everybody knows them."""
    zone, _ = state.table.rules_for(state.seats).slots.zone_at(slot)
    if zone.board < 0 or zone.seen != "nobody":
        return set()
    return {index for index, is_known in enumerate(state.by[slot]) if is_known}


def _pools(state: Play, seat: int) -> dict[int, list[int]]:
    """The slots that a seat cannot see, by the pool in which their pieces are mixed."""
    rules = state.table.rules_for(state.seats)
    pools: dict[int, list[int]] = {}
    for slot in rules.slots.unseen(seat):
        if state.z[slot] and rules.pools[slot] != NOBODY:
            pools.setdefault(rules.pools[slot], []).append(slot)
    return dict(sorted(pools.items()))


def seen(state: Play, seat: int) -> Hashable:
    """All that a seat can see: of what it cannot, the pieces that are mixed in a pool, and how many lie where."""
    unseen = {slot for slots in _pools(state, seat).values() for slot in slots}
    backs = state.table.backs
    shown = tuple(
        (tuple(sorted(backs[design] for design in pile)), tuple(pile[at] for at in sorted(turned_up(state, slot))))
        if slot in unseen
        else tuple(pile)
        for slot, pile in enumerate(state.z)
    )
    mixed = tuple(
        (pool, tuple(sorted(design for slot in slots for design in state.z[slot])))
        for pool, slots in _pools(state, seat).items()
    )
    return shown, mixed, tuple(state.n), tuple(map(tuple, state.by)), tuple(map(tuple, state.at))


def faults(state: Play) -> list[str]:
    """Pieces that were lost, numbers below the least that they may be, and rules that never end."""
    found = lost(state)
    slots = state.table.rules_for(state.seats).slots
    for name, number in slots.kept.items():
        least = number.said.least
        kept = state.n[number.base : number.base + (state.seats if number.own else 1)]
        if least is not None and min(kept) < least:
            found.append(f"{name} is below {least}")
    if state.n[LEFT] <= 0:
        found.append("the rules never end")
    return found
