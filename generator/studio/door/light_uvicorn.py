"""uvicorn, of which we use the server, loaded without its own command line: that is half of what it takes along."""

from __future__ import annotations

from validator.sparing import holding, standing_in

with standing_in({"uvicorn.main": holding("uvicorn.main", "Server", "main", "run")}):
    from uvicorn.config import Config
    from uvicorn.server import Server

__all__ = ["Config", "Server"]
