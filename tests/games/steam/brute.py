"""What may be built, found the slow way: every tile in every hex is tried on a bare list of sections, and judged by
the rules one after another. Nothing here uses the engine's surveys, links or tables of replacements.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.table import CITY, TOWN, across
from validator.play.games.steam.words.vocabulary import GameMap, TrackTile

Hex = tuple[int, int]
Section = tuple[Hex, frozenset[int]]
"""A hex, and the edges that a piece of track joins; one edge alone leads to the town in the middle."""
NOBODY = -1


class Chain(NamedTuple):
    """Sections joined across edges, the stops they end at, and at which edges they end at nothing."""

    sections: frozenset[Section]
    stops: tuple[Hex, ...]
    loose: tuple[tuple[Hex, int], ...]

    @property
    def complete(self) -> bool:
        return len(self.stops) == 2


class Bare:
    """A position as sections with owners."""

    def __init__(self, state: SteamState, game_map: GameMap, tiles: list[TrackTile]) -> None:
        self.state, self.rules, self.tiles = state, state.table.rules, tiles
        grid, faces, track = state.table.grid, state.table.faces, state.track
        self.land = set(grid.places)
        self.cities = {grid.places[number] for number, city in enumerate(track.city) if city >= 0}
        self.towns = {town.at for town in game_map.towns} - self.cities
        self.kind = {place: grid.kind[number] for number, place in enumerate(grid.places)}
        self.owner: dict[Section, int] = {}
        self.tile: dict[Hex, int] = {}
        for number, face in enumerate(track.face):
            if face >= 0:
                self.tile[grid.places[number]] = faces.tile[face]
                for bits in faces.sections[face]:
                    edges = frozenset(edge for edge in range(6) if bits >> edge & 1)
                    link = track.links[track.link_of[6 * number + min(edges)]]
                    self.owner[grid.places[number], edges] = link.owner

    def chains(self, sections: set[Section]) -> list[Chain]:
        """All chains that some sections form."""
        by_edge = {(place, edge): (place, edges) for place, edges in sections for edge in edges}
        left, found = set(sections), []
        while left:
            chain, waiting = set[Section](), [min(left, key=lambda section: (section[0], sorted(section[1])))]
            stops: list[Hex] = []
            loose: list[tuple[Hex, int]] = []
            while waiting:
                section = waiting.pop()
                if section in chain:
                    continue
                chain.add(section)
                place, edges = section
                if len(edges) == 1:
                    stops.append(place)
                for edge in edges:
                    far = across(place, edge)
                    beyond = by_edge.get((far, (edge + 3) % 6))
                    if far in self.cities:
                        stops.append(far)
                    elif beyond is not None:
                        waiting.append(beyond)
                    else:
                        loose.append((place, edge))
            left -= chain
            found.append(Chain(frozenset(chain), tuple(stops), tuple(loose)))
        return found

    def joined(self, chains: list[Chain], owners: dict[Section, int], seat: int) -> set[Hex]:
        """Cities, and what a seat's complete links lead to from them."""
        marked = set(self.cities)
        own = [set(chain.stops) for chain in chains if chain.complete and owners[min_of(chain)] == seat]
        while reached := {stop for stops in own if stops & marked for stop in stops} - marked:
            marked |= reached
        return marked

    def turns_of(self, number: int, on_town: bool) -> Iterator[frozenset[frozenset[int]]]:
        """The sections of a tile, every way it can be turned."""
        tile = self.tiles[number]
        seen = set()
        for turn in range(6):
            if on_town:
                edges = tile.stubs or tuple(edge for pair in tile.tracks for edge in pair)
                found = frozenset(frozenset({(edge + turn) % 6}) for edge in edges)
            elif tile.stubs:
                return
            else:
                found = frozenset(frozenset((edge + turn) % 6 for edge in pair) for pair in tile.tracks)
            if found not in seen:
                seen.add(found)
                yield found

    def legal(self, seat: int) -> set[tuple[Hex, int, frozenset[frozenset[int]]]]:
        """Every tile action: the hex, the tile and its sections there."""
        state = self.state
        laid = set() if self.rules.same_hex_twice else {state.table.grid.places[number] for number in state.laid}
        return {
            (place, number, new)
            for place in self.land - self.cities - laid
            for number in range(len(self.tiles))
            for new in self.turns_of(number, place in self.towns)
            if self._is_legal(seat, place, number, new)
        }

    def _is_legal(self, seat: int, place: Hex, number: int, new: frozenset[frozenset[int]]) -> bool:
        old = frozenset(edges for where, edges in self.owner if where == place)
        is_redirect = self._is_redirect(place, old, new)
        if old and not old < new and not is_redirect:
            return False
        if (
            not self._is_at_hand(place, number)
            or self._price(place, number, old, new, is_redirect) > self.state.cash[seat]
        ):
            return False
        if not self.state.begun[seat] and not is_redirect and not self._is_first(place, number, old, new):
            return False
        if is_redirect:
            return self._may_redirect(seat, place, old, new)
        return self._may_lay(seat, place, number, old, new)

    def _is_redirect(self, place: Hex, old: frozenset[frozenset[int]], new: frozenset[frozenset[int]]) -> bool:
        gone, come = old - new, new - old
        if place in self.towns or len(gone) != 1 or len(come) != 1 or len(old) != len(new):
            return False
        (was,), (now,) = gone, come
        return len(was & now) == 1

    def _is_at_hand(self, place: Hex, number: int) -> bool:
        if not self.state.supply[number]:
            return False
        if place not in self.towns or self.tiles[number].stubs:
            return True
        return self.state.markers > 0 or (place in self.tile and not self.tiles[self.tile[place]].stubs)

    def _form(self, number: int) -> str:
        tracks = self.tiles[number].tracks
        if len(tracks) < 2:
            return "simple"
        (first, second), others = sorted(tracks[0]), tracks[1]
        between = sum(first < edge < second for edge in others)
        return "crossing" if between == 1 else "parallel"

    def _price(
        self, place: Hex, number: int, old: frozenset[frozenset[int]], new: frozenset[frozenset[int]], redirect: bool
    ) -> int:
        rules, form = self.rules, self._form(number)
        if redirect:
            return rules.redirect
        if not old and place in self.towns:
            return rules.place_town + rules.place_stub * len(new)
        if not old:
            more = {"simple": 0, "crossing": rules.place_crossing, "parallel": rules.place_parallel}
            assert self.kind[place] not in (CITY, TOWN)
            return rules.place[("plain", "river", "mountain")[self.kind[place]]] + more[form]  # type: ignore[index]
        if place in self.towns:
            return rules.replace_town
        if len(old) == 1:
            return {"crossing": rules.replace_crossing, "parallel": rules.replace_parallel}[form]
        return rules.replace_other

    def _is_first(
        self, place: Hex, number: int, old: frozenset[frozenset[int]], new: frozenset[frozenset[int]]
    ) -> bool:
        is_simple = len(self.tiles[number].tracks) == 1
        return not old and is_simple and any(across(place, edge) in self.cities for edges in new for edge in edges)

    def _may_lay(
        self, seat: int, place: Hex, number: int, old: frozenset[frozenset[int]], new: frozenset[frozenset[int]]
    ) -> bool:
        rules = self.rules
        if not old and not rules.place_double and len(self.tiles[number].tracks) > 1:
            return False
        added = {(place, edges) for edges in new - old}
        if not rules.track_to_nowhere and any(self._to_nowhere(section) for section in added):
            return False
        here = [self._touches(seat, section) for section in added]
        has_stub = any(where == place and owner == seat for (where, _), owner in self.owner.items())
        if place in self.towns:
            if not has_stub and not any(here):
                return False
        elif not all(here):
            return False
        sections = set(self.owner) | added
        chains, owners = self.chains(sections), dict(self.owner)
        for chain in chains:
            if chain.sections & added:
                others = {self.owner[section] for section in chain.sections - added}
                if others - {seat, NOBODY} or self._is_loop(chain):
                    return False
                owners.update(dict.fromkeys(chain.sections, seat))
        return self._may_own(seat, chains, owners)

    def _to_nowhere(self, section: Section) -> bool:
        place, edges = section
        return any(across(place, edge) not in self.land for edge in edges)

    def _touches(self, seat: int, section: Section) -> bool:
        """A new section meets a city, or a loose end of the seat's or one of nobody's that leads to its network."""
        place, edges = section
        return any(self._meets(seat, place, edge) for edge in edges)

    def _meets(self, seat: int, place: Hex, edge: int) -> bool:
        far = across(place, edge)
        if far in self.cities:
            return True
        for chain in self.chains(set(self.owner)):
            if (far, (edge + 3) % 6) in chain.loose:
                owner = self.owner[min_of(chain)]
                if owner == seat:
                    return True
                towns = {where for (where, edges), whose in self.owner.items() if whose == seat and len(edges) == 1}
                leads = any(stop in self.cities or stop in towns for stop in chain.stops)
                return owner == NOBODY and (leads or self.rules.tracing == "first_tile")
        return False

    def _is_loop(self, chain: Chain) -> bool:
        return not self.rules.loops and len(chain.stops) == 2 and len(set(chain.stops)) == 1

    def _may_own(self, seat: int, chains: list[Chain], owners: dict[Section, int]) -> bool:
        own = [chain for chain in chains if owners[min_of(chain)] == seat]
        if len(own) > self.state.table.trains:
            return False
        if self.rules.tracing == "first_tile":
            return True
        marked = self.joined(chains, owners, seat)
        return all(set(chain.stops) & marked for chain in own)

    def _may_redirect(
        self, seat: int, place: Hex, old: frozenset[frozenset[int]], new: frozenset[frozenset[int]]
    ) -> bool:
        (was,), (now,) = old - new, new - old
        (moved,), (towards,) = was - now, now - was
        before = next(chain for chain in self.chains(set(self.owner)) if (place, was) in chain.sections)
        owner = self.owner[place, was]
        if (place, moved) not in before.loose or owner not in (seat, NOBODY):
            return False
        if across(place, towards) not in self.land and not self.rules.track_to_nowhere:
            return False
        sections = set(self.owner) - {(place, was)} | {(place, now)}
        chain = next(chain for chain in self.chains(sections) if (place, now) in chain.sections)
        met = {self.owner[section] for section in chain.sections - before.sections - {(place, now)}}
        if met - {seat, NOBODY} or self._is_loop(chain):
            return False
        return self.rules.redirect_joins or not met - {owner}


def min_of(chain: Chain) -> Section:
    """A section of a chain, always the same."""
    return min(chain.sections, key=lambda section: (section[0], sorted(section[1])))
