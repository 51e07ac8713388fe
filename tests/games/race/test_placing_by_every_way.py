"""The engine's ways to place a world beside all ways there are (`placing`), on drawn cards with drawn powers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.race.placing import Position, Way, sensible
from tests.games.race.tabletop import Tabletop, race, table, words
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle

FEW, TABLES, POSITIONS = 20, 40, 50
LAID = [f"D{number:02}" for number in range(1, 9)] + [f"W{number:02}" for number in range(1, 5)]
"""Cards of the tableau, which get drawn powers; worlds to place and cards to pay with are the others."""
PAID_WITH = [f"D{number:02}" for number in range(13, 31)]
TO_PLACE = [f"W{number:02}" for number in range(5, 60)]
KINDS = ("novelty", "rare", "genes", "alien")
AGAINST: tuple[Any, ...] = (*KINDS, "rebel")
GOODS: tuple[Any, ...] = (*KINDS, "any")


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.slow] * (number >= FEW)) for number in range(TABLES)]
)
def test_a_world_is_placed_in_every_legal_way_and_in_no_other(number: int) -> None:
    dice = Dice(number, 47)
    changes = {card: {"powers": drawn_powers(dice)} for card in LAID}
    for _ in range(POSITIONS):
        top = table(2, cards=changes)
        laid, world = drawn(dice, LAID, below(dice, 6)), TO_PLACE[below(dice, len(TO_PLACE))]
        hand = sorted(drawn(dice, PAID_WITH, below(dice, 6)))
        every = Position([written(card, changes) for card in laid], hand, written(world, changes)).ways()
        found = placed(top.lay(0, *laid).hand(0, world, *hand).play("settle"), world)
        told = f"{laid} {changes} hand {hand} place {world}"
        assert found <= every, f"illegal: {sorted(found - every)} {told}"
        assert sensible(every) <= found, f"not offered: {sorted(sensible(every) - found)} {told}"


def test_paying_nothing_is_offered_beside_sudden_strength() -> None:
    top = table(2).lay(0, "S0", "D01", "D05").hand(0, "W39", "W16", "W15", "W14").play("settle").do("W39")
    assert "pay" in top.offers()
    top.do("pay")
    assert top.in_tableau(0) == ["S0", "D01", "D05", "W39"] and top.cards() == 3


def placed(top: Tabletop, world: str) -> set[Way]:
    """What is left after each way in which the engine lets a world be placed."""
    if world not in top.offers():
        return set()
    top.do(world)
    found, waiting = set(), [top.state]
    while waiting:
        state = waiting.pop()
        if settle(state) is not None and state.placing[0] >= 0:
            for option in state.options:
                further = state.copy()
                choose(further, option)
                waiting.append(further)
        else:
            laid = sorted(top.table.designs[card] for card in state.tableaus[0].cards)
            laid.remove(world)
            found.add((tuple(laid), tuple(sorted(top.table.designs[card] for card in state.hands[0]))))
    return found


def drawn_powers(dice: Dice) -> tuple[Any, ...]:
    """None to three powers of the settle phase."""
    return tuple(drawn_power(dice) for _ in range(below(dice, 4)))


def drawn_power(dice: Dice) -> Any:
    match below(dice, 6):
        case 0:
            return words.SettleDiscount(cards=1 + below(dice, 3), good=GOODS[below(dice, 5)])
        case 1:
            return words.Strength(amount=below(dice, 5) - 1)
        case 2:
            return words.StrengthAgainst(amount=1 + below(dice, 3), against=AGAINST[below(dice, 5)])
        case 3:
            return words.FreeWorld()
        case 4:
            return words.SuddenStrength(amount=1 + below(dice, 4))
        case _:
            return words.PayForMilitary(discount=below(dice, 3))


def drawn(dice: Dice, names: list[str], count: int) -> list[str]:
    """So many of some names, each once."""
    left = list(names)
    return [left.pop(below(dice, len(left))) for _ in range(count)]


def written(card: str, changes: dict[str, Any]) -> Any:
    """A card as it is written, with its changed powers."""
    pieces = [piece for kind in ("world", "development") for piece in race().pieces[kind]]
    found: Any = next(piece for piece in pieces if piece.id == card)
    return msgspec.structs.replace(found, **changes.get(card, {}))
