"""Rooms of the studio without door, process or browser: their addresses, asked in a folder."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.bringing import routes as bringing
from generator.front.studio.lab import routes as lab
from generator.front.studio.table import routes as table
from generator.front.studio.work.room import Workroom
from generator.front.studio.work.routes import routes as work


def asked_in(folder: Path) -> TestClient:
    """Somebody who asks the rooms of a studio opened in a folder, which must be the current one."""
    room = Workroom(folder)
    return TestClient(Starlette(routes=[one for each in (work, bringing, lab, table) for one in each(room)]))
