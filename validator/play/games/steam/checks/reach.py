"""Deliveries: how many links the shortest from each city needs, against what an engine can pull."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.play.games.steam.checks.box import Box, city_name, say
from validator.play.games.steam.table.grid import CITY, EDGES, TOWN, Grid
from validator.play.games.steam.words.vocabulary import GameMap


def reach_issues(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Every issue of the engine's end against the map."""
    limits = box.limits
    if limits is None:
        return
    grid = Grid(game_map)
    shortest = {}
    for number, place in enumerate(grid.cities):
        links = fewest_links(grid, place)
        if links is not None:
            shortest[number] = links
    far = [number for number, links in shortest.items() if links > limits.engine]
    if far and len(far) == len(shortest):
        links = min(shortest.values())
        message = say("short-engine", engine=limits.engine, links=links)
        # A new city on a town on the way may be nearer.
        severity = Severity.WARNING if box.can_urbanize else Severity.ERROR
        yield box.issue("short-engine", message, limits, "engine", severity=severity, found=limits.engine,
                        accepted=say("at-least", number=links))  # fmt: skip
    else:
        for number in far:
            name, links = city_name(game_map.cities[number]), shortest[number]
            message = say("far-city", city=name, links=links, engine=limits.engine)
            yield box.warning("far-city", message, game_map, "cities", number, "at", found=links,
                              accepted=say("up-to", number=limits.engine))  # fmt: skip
    longest = len(grid.cities) + len(grid.towns) - 1
    if limits.engine > longest:
        message = say("spare-engine", engine=limits.engine, links=longest)
        yield box.advice("spare-engine", message, limits, "engine", found=limits.engine,
                         accepted=say("up-to", number=longest))  # fmt: skip


def fewest_links(grid: Grid, start: int) -> int | None:
    """The fewest links over land from a city to any other, None where there is no way; each town on it ends a link."""
    links = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if grid.kind[place] == CITY and place != start:
            return links[place]
        for ahead in grid.neighbour[EDGES * place : EDGES * place + EDGES]:
            # Beside a city lies no other that track could lead to.
            if ahead < 0 or (place == start and grid.kind[ahead] == CITY):
                continue
            stop = grid.kind[ahead] in (CITY, TOWN)
            if links[place] + stop < links.get(ahead, len(grid.places)):
                links[ahead] = links[place] + stop
                (queue.append if stop else queue.appendleft)(ahead)
    return None
