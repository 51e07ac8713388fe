"""What the engine lets be placed and pays at the end, beside plain counting on the written cards (`claimed`)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.empires.claimed import Empires, Laid
from tests.games.empires.tabletop import Tabletop, changed, table
from validator.play.engine.chance import Dice, below

TABLES, POSITIONS = 40, 50
SWITCHES: dict[str, tuple[Any, ...]] = {
    "homeworld_routes": (0, 0, 3),
    "reward_off": ("symbols", "symbols_and_points"),
    "adjacent_routes": ("neighbours", "own_edges"),
    "double_counts": ("points", "points_and_symbols"),
    "double_per_wormhole": (False, True),
    "discount_stacks": (True, False),
    "empty_majority": ("nobody", "everybody"),
    "homeworld_symbol_in_missions": (False, True),
    "wormhole_routes": (7, 4),
}


@pytest.mark.parametrize("number", range(TABLES))
def test_what_is_placed_and_what_is_scored_is_what_the_cards_say(number: int) -> None:
    dice = Dice(number, 474747)
    rules = {name: values[below(dice, len(values))] for name, values in SWITCHES.items()}
    content = changed(rules, {})
    for _ in range(POSITIONS):
        seats = 2 + below(dice, 3)
        position = Position(dice, content, table(seats, rules), seats)
        plain = Empires(content.rules, position.rows, position.homeworlds)
        offered = {name for name in position.top.offers("empire") if name not in ("pass", "new hand")}
        told = f"{rules} {position.told}"
        assert offered == plain.placeable(0, position.hand, position.more), told
        for part, points in plain.scores().items():
            assert position.top.part(part) == points, f"{part} {told}"


class Position:
    """Drawn rows with attacks and ambassadors on them, drawn homeworlds and a drawn hand of the first seat."""

    def __init__(self, dice: Dice, content: Any, top: Tabletop, seats: int) -> None:
        self.top, self.more = top, below(dice, 3)
        cards = [card for card in content.pieces["empire"] for _ in range(card.count)]
        self.homeworlds = [content.pieces["homeworld"][below(dice, 4)] for _ in range(seats)]
        top.homeworlds(*(world.id for world in self.homeworlds)).bullied(0, self.more)
        self.rows = [self._row(dice, content, cards, seat) for seat in range(seats)]
        others = [*cards, *content.pieces["raid"], *content.pieces["ambassador"]]
        self.hand = [others.pop(below(dice, len(others))) for _ in range(1 + below(dice, 6))]
        top.hand(0, *(card.id for card in self.hand))
        self.told = f"{self.rows} {[world.id for world in self.homeworlds]} {[card.id for card in self.hand]}"

    def _row(self, dice: Dice, content: Any, cards: list[Any], seat: int) -> list[Laid]:
        row = [Laid(cards.pop(below(dice, len(cards))), "ab"[below(dice, 2)]) for _ in range(below(dice, 7))]
        self.top.row(seat, *(laid.card.id + laid.half for laid in row))
        for place, laid in enumerate(row):
            match below(dice, 5):
                case 0:
                    mode = ("ability", "symbols")[below(dice, 2)]
                    row[place] = laid._replace(off=mode)
                    self.top.attacked(seat, place, mode)
                case 1:
                    envoys = content.pieces["ambassador"]
                    envoy, half = envoys[below(dice, len(envoys))], "ab"[below(dice, 2)]
                    row[place] = laid._replace(envoy=envoy, envoy_half=half)
                    self.top.ambassador(seat, place, envoy.id + half)
        return row
