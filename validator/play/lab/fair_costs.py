"""What the price list of a set makes of its own costs, as a hint for ``tune``."""

from __future__ import annotations

from collections.abc import Mapping

from validator.content.loading import ContentSet
from validator.play.lab.prices.worth import PriceList, TooFewCosts
from validator.play.lab.tuning.hints import Fair


def fair_costs(content: ContentSet) -> Mapping[str, Fair]:
    """What each cost would be by the curve through the others, by address; nothing for a set of few costs."""
    try:
        prices = PriceList(content)
    except TooFewCosts:
        return {}
    return {
        ".".join((one.piece.id, *one.path, one.field)): Fair(distance.expected, distance.error)
        for one, distance in zip(prices.stated, prices.distances, strict=True)
    }
