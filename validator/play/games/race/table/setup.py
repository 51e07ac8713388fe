"""From content to a table whose powers and bonuses are bound to what they mean."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import wording
from validator.play.games.race.table.bonuses import BONUSES
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.table.counting import worth_of_cards
from validator.play.games.race.table.powers import EFFECTS, Use
from validator.play.games.race.table.tableau import EMPTY
from validator.play.games.race.table.worths import worth_of_powers
from validator.play.games.race.words.vocabulary import Consume, ConsumeAll, Development, Sell


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    first: dict[str, int] = {}
    for design, face in enumerate(table.faces):
        bound: list[tuple[Any, Any]] = []
        for power in face.powers:
            meaning = EFFECTS[type(power)]
            if isinstance(power, Consume | ConsumeAll | Sell):
                use = Use(design, power)
                use.alike = first.setdefault(wording(power), len(table.uses))
                bound.append((meaning, len(table.uses)))
                table.uses.append(use)
            else:
                bound.append((meaning, power))
        if isinstance(face, Development):
            bound += [(BONUSES[type(bonus)], bonus) for bonus in face.bonus if type(bonus) in BONUSES]
        table.effects.append(bound)
        table.points_for.append(worth_of_cards(table, face) if isinstance(face, Development) and face.bonus else None)
    table.power_worth = [worth_of_powers(face) for face in table.faces]
    table.openings = {world: EMPTY.with_card(table, world) for world in table.starts}
    return table
