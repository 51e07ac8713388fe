"""The network of complete links as a seat sees it: the best income from each cube, with links to come as well.

Found once for each network: games that share it (copies in which nobody has completed a link) share the answer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.track.links import NO_CITY

RIVAL_INCOME: Final = 0.35
"""What income for a rival takes from a delivery."""
MOST_FOREIGN: Final = 1
"""Links of others that a delivery worth thinking of uses."""
NO_COLOUR: Final = -1

Line = tuple[int, int, int]
"""Two stops, and how many links of the seat's that do not lie there yet may join them."""


class Gain(NamedTuple):
    """What a cube of ``colour`` in ``city`` brings with the engine there is, and with one level more."""

    city: int
    colour: int
    now: float
    soon: float


def network_of(state: SteamState, seat: int) -> Network:
    """The network of a seat with the engine it has; remembered for as long as the complete links stay."""
    key = (seat, state.engine[seat])
    found: Network | None = state.routes.get(key)
    if found is None:
        found = state.routes[key] = Network(state, seat)
    return found


class Network:
    """Stops by number, the links that join them, and what cubes gain from each city among them.

    It keeps nothing of the state but what complete links make of it.
    """

    def __init__(self, state: SteamState, seat: int) -> None:
        self._engine = state.engine[seat]
        self._blocks = state.table.rules.first_accepting_city == "stops"
        self._city_at, self._city_colour = state.track.city[:], state.table.city_colour
        self._number: dict[int, int] = {}
        self._cities: list[int] = []
        self._colours: list[int] = []
        self._lines: list[list[tuple[int, int]]] = []
        for first, last, owner, _, _, _ in state.track.links.values():
            if first >= 0 and last >= 0:
                self._join(self._stop(first), self._stop(last), int(owner == seat))
        self._now: list[float] = []
        self._soon: list[float] = []
        self._known: dict[tuple[Line, ...], list[Gain]] = {}
        self._from = [self._gains_from(stop) for stop in range(len(self._cities))]

    def gains(self, lines: tuple[Line, ...]) -> list[Gain]:
        """What every cube could bring the seat, if lines were built."""
        found = self._known.get(lines)
        if found is None:
            found = self._known[lines] = self._find(lines)
        return found

    def _find(self, lines: tuple[Line, ...]) -> list[Gain]:
        """Cities from which no line is within reach gain what they did without."""
        stops, before = len(self._cities), self._lines
        self._lines = [joined[:] for joined in before]
        near = self._add(lines)
        found: list[Gain] = []
        for stop in range(len(self._cities)):
            found += self._gains_from(stop) if near >> stop & 1 else self._from[stop]
        for hex_number in [each for each, number in self._number.items() if number >= stops]:
            del self._number[hex_number]
        del self._cities[stops:], self._colours[stops:]
        self._lines = before
        return found

    def _add(self, lines: tuple[Line, ...]) -> int:
        """Join the ends of lines; stops from which a delivery can use one, in bits."""
        fresh: list[int] = []
        for start, end, links in lines:
            one, other = self._stop(start), self._stop(end)
            fresh += (one, other)
            if links > 1:
                halfway = self._halfway()
                self._join(one, halfway, 1)
                one = halfway
            self._join(one, other, 1)
        near = 0
        for _ in range(self._engine + 1):
            reached: list[int] = []
            for stop in fresh:
                if not near >> stop & 1:
                    near |= 1 << stop
                    reached += [other for other, _ in self._lines[stop]]
            fresh = reached
        return near

    def _stop(self, hex_number: int) -> int:
        """The number of a stop, a new one where it has none."""
        number = self._number.get(hex_number)
        if number is None:
            number = self._number[hex_number] = self._halfway()
            city = self._city_at[hex_number]
            if city != NO_CITY:
                self._cities[number], self._colours[number] = city, self._city_colour[city]
        return number

    def _halfway(self) -> int:
        """The number of a stop more, which is no city: a town, maybe in the middle of a line."""
        self._cities.append(NO_CITY)
        self._colours.append(NO_COLOUR)
        self._lines.append([])
        return len(self._cities) - 1

    def _join(self, one: int, other: int, mine: int) -> None:
        self._lines[one].append((other, mine))
        self._lines[other].append((one, mine))

    def _gains_from(self, stop: int) -> list[Gain]:
        """The best of each cube in a city, where it brings the seat anything."""
        city = self._cities[stop]
        if city == NO_CITY:
            return []
        self._now, self._soon = [0.0] * COLOURS, [0.0] * COLOURS
        self._go_on(stop, 1, 0, 0, 1 << stop, 0)
        found: list[Gain] = []
        for colour in range(COLOURS):
            if self._soon[colour] > 0.0:
                found += [Gain(city, colour, self._now[colour], self._soon[colour])]
        return found

    def _go_on(self, stop: int, length: int, own: int, foreign: int, passed: int, accepted: int) -> None:
        """Follow every chain of links on from a stop; stops ``passed`` and colours ``accepted`` on the way in bits."""
        colours, ends = self._colours, length > self._engine
        for other, mine in self._lines[stop]:
            if passed >> other & 1:
                continue
            with_own, with_foreign = own + mine, foreign + 1 - mine
            if with_foreign > MOST_FOREIGN:
                continue
            colour, seen = colours[other], accepted
            if colour >= 0 and not accepted >> colour & 1:
                gain = with_own - RIVAL_INCOME * with_foreign
                if gain > self._soon[colour]:
                    self._soon[colour] = gain
                if not ends and gain > self._now[colour]:
                    self._now[colour] = gain
                if self._blocks:
                    seen |= 1 << colour
            if not ends:
                self._go_on(other, length + 1, with_own, with_foreign, passed | 1 << other, seen)
