"""What may be placed, and what every seat scores at the end, by the rulebook and from the cards as they are written.

Nothing of ``table`` or ``rules`` is asked; symbols are counted one by one.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, NamedTuple

from validator.content.vocabulary import tag_of
from validator.play.games.empires.words import vocabulary as words

CIVILISATIONS = ("military", "population", "science", "trade", "culture")
TIMINGS = ("end", "ongoing", "once")


def named(ability: Any) -> str:
    """The word of an ability as it is written; nothing where there is none in force."""
    return "" if ability is None else tag_of(ability)


class Laid(NamedTuple):
    """A card in a row: which half faces its owner, what an attack has turned off, the end of an ambassador sent."""

    card: Any
    half: str
    off: str = ""
    envoy: Any = None
    envoy_half: str = ""

    @property
    def face(self) -> Any:
        return getattr(self.card, self.half)

    @property
    def left(self) -> Any:
        return self.card.left if self.half == "a" else self.card.right

    @property
    def right(self) -> Any:
        return self.card.right if self.half == "a" else self.card.left

    @property
    def ability(self) -> Any:
        """The ability, as long as no attack has turned it off."""
        return None if self.off == "ability" else self.face.ability


class Empires:
    """Everybody's rows, homeworlds and hands, and the switches of the set."""

    def __init__(self, rules: Any, rows: list[list[Laid]], homeworlds: list[Any]) -> None:
        self.rules, self.rows, self.homeworlds = rules, rows, homeworlds

    def placeable(self, seat: int, hand: list[Any], more: int) -> set[str]:
        """Halves of empire cards that a seat may lay down and pay for; ``more``: cards more when bullied."""
        row, found = self.rows[seat], set()
        abilities = [laid.ability for laid in row]
        discounts = [ability.cards for ability in abilities if named(ability) == "discount"]
        less = sum(discounts) if self.rules.discount_stacks else max([0, *discounts])
        for card in hand:
            if isinstance(card, words.EmpireCard):
                for half in "ab":
                    cost = max(card.cost + more - less, min(1, card.cost + more)) if less else card.cost + more
                    if self._fits(row, Laid(card, half)) and cost < len(hand):
                        found.add(card.id + half)
        return found

    def _fits(self, row: list[Laid], laid: Laid) -> bool:
        open_edge = row[-1].right if row else self.rules.homeworld_routes or "wormhole"
        return "wormhole" in (open_edge, laid.left) or open_edge == laid.left

    def scores(self) -> dict[str, list[int]]:
        """Points by where they come from; cards under homeworlds are left to the engine."""
        seats = range(len(self.rows))
        return {
            "cards": [sum(self._points(row, place) for place in range(len(row))) for row in self.rows],
            "majorities": self._majorities(),
            "mission": [self._mission(seat) for seat in seats],
        }

    def _points(self, row: list[Laid], place: int) -> int:
        laid, rules = row[place], self.rules
        lost = laid.off == "symbols" and rules.reward_off == "symbols_and_points"
        printed = 0 if lost else laid.face.points
        ability = laid.ability
        match named(ability):
            case "extra_points":
                return int(printed + ability.points)
            case "double":
                return int(printed * self._times(row, place, ability))
            case "ambassadors":
                envoys = sum(other.envoy is not None for line in self.rows for other in line)
                return int(printed + ability.each * envoys)
            case "trade_routes":
                return int(printed + sum(map(self._routes, self._beside(row, place))) // ability.per)
        return int(printed)

    def _beside(self, row: list[Laid], place: int) -> list[Any]:
        if self.rules.adjacent_routes == "own_edges":
            return [row[place].left, row[place].right]
        edges: list[Any] = [row[place - 1].right] if place else []
        if not place and self.rules.homeworld_routes:
            edges.append(self.rules.homeworld_routes)
        return edges + [laid.left for laid in row[place + 1 :][:1]]

    def _routes(self, edge: Any) -> int:
        routes: int = self.rules.wormhole_routes if edge == "wormhole" else edge
        return routes

    def _times(self, row: list[Laid], place: int, ability: Any) -> int:
        edges = [laid.right for laid in row[:place][-1:]] + [laid.left for laid in row[place + 1 :][:1]]
        wormholes = edges.count("wormhole")
        if not self.rules.double_per_wormhole:
            wormholes = min(1, wormholes)
        return int(1 + (ability.times - 1) * wormholes)

    def symbols(self, seat: int) -> Counter[str]:
        """Live symbols of a row with those of ambassadors, without the homeworld's."""
        found: Counter[str] = Counter()
        for place, laid in enumerate(self.rows[seat]):
            if laid.off != "symbols":
                times = 1
                if self.rules.double_counts == "points_and_symbols" and named(laid.ability) == "double":
                    times = self._times(self.rows[seat], place, laid.ability)
                found.update(list(laid.face.symbols) * times)
            if laid.envoy is not None:
                found[getattr(laid.envoy, laid.envoy_half)] += laid.envoy.worth
        return found

    def _majorities(self) -> list[int]:
        points = [0] * len(self.rows)
        held = [self.symbols(seat) for seat in range(len(self.rows))]
        for own, world in zip(held, self.homeworlds, strict=True):
            own[world.symbol] += world.worth
        for civilisation in CIVILISATIONS:
            most = max(own[civilisation] for own in held)
            best = [seat for seat, own in enumerate(held) if own[civilisation] == most]
            if most or self.rules.empty_majority == "everybody":
                for seat in best:
                    points[seat] += 2 if len(best) == 1 else 1
        return points

    def _mission(self, seat: int) -> int:
        world, held, row = self.homeworlds[seat], self.symbols(seat), self.rows[seat]
        if self.rules.homeworld_symbol_in_missions:
            held[world.symbol] += world.worth
        match world.mission:
            case words.SymbolsOfOne(count=count):
                met = any(held[name] >= count for name in CIVILISATIONS)
            case words.ManyCivilisations(count=count):
                met = sum(held[name] > 0 for name in CIVILISATIONS) >= count
            case words.EachTiming(count=count):
                live = Counter(laid.ability.timing for laid in row if laid.ability is not None)
                met = all(live[timing] >= count for timing in TIMINGS)
            case words.BusySeams(routes=routes, count=count):
                seams = [(left.right, right.left) for left, right in pairwise(row)]
                busy = [self._routes("wormhole" if "wormhole" in seam else seam[0]) >= routes for seam in seams]
                met = sum(busy) >= count
        return world.mission.points if met else 0
