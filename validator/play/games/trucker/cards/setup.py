"""From content to a table whose cards are bound to what they mean."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.games.trucker.cards import enemies as cards_enemies
from validator.play.games.trucker.cards import goods as cards_goods
from validator.play.games.trucker.cards import travel as cards_travel
from validator.play.games.trucker.cards import trouble as cards_trouble
from validator.play.games.trucker.table.compiled import Table

CARDS = {**cards_travel.CARDS, **cards_goods.CARDS, **cards_enemies.CARDS, **cards_trouble.CARDS}


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    table.act_of_card = [CARDS[type(card.adventure)](card.adventure) for card in table.cards]
    return table
