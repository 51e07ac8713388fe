"""The addresses of this page."""

from __future__ import annotations

from starlette.routing import Route

from generator.front.studio.building.map_routes import map_routes
from generator.front.studio.building.ship_routes import ship_routes
from generator.front.studio.work.room import Workroom


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    return [*ship_routes(room), *map_routes(room)]
