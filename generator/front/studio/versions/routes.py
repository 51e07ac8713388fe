"""The addresses of this page."""

import threading
from importlib import import_module
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.versions.kept import Versions
from generator.front.studio.work.folder import ONE_AT_A_TIME
from generator.front.studio.work.room import Workroom
from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.svg import face_svg
from validator.base.issue import WrongUse

SVG = "image/svg+xml"
MOST_DRAWN = 8
"""States, by language, whose faces are held at once."""
_FIGURES = "generator.front.studio.versions.figures"
"""What plays, which is loaded when two states are compared: whoever types does not wait for it."""
NOW = "now"
"""The set as it is, where a state may be named."""


class Named(msgspec.Struct):
    """A state, and what it shall be called."""

    set: str
    name: str
    version: str = NOW


class Back(msgspec.Struct):
    """The state to go back to."""

    set: str
    version: str


class Drawn:
    """The faces of states as they were."""

    def __init__(self, versions: Versions) -> None:
        self._versions = versions
        self._held: dict[tuple[str, ...], dict[str, Sides]] = {}
        self._lock = threading.Lock()

    def of(self, reference: str, number: str, language: str) -> dict[str, Sides]:
        """All faces of a state, by id. Raises ContentError where it cannot be drawn."""
        key = (reference, number, language)
        with self._lock:
            if key not in self._held:
                with ONE_AT_A_TIME:
                    content = self._versions.content(reference, self._versions.state(reference, number).parcel)
                    sides, _ = faces_of(content, content.spoken_like(language))
                while len(self._held) >= MOST_DRAWN:
                    del self._held[next(iter(self._held))]
                self._held[key] = {side.id: side for side in sides}
            return self._held[key]


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    versions = Versions(room.folder)
    versions.begin()
    room.endings.append(versions.end)
    return [*_seeing(room, versions), *_changing(versions)]


def _seeing(room: Workroom, versions: Versions) -> list[Route]:
    drawn = Drawn(versions)

    def listed(request: Request) -> Any:
        reference = asked(request, "set")
        versions.keep(reference)
        return [_line(versions, reference, number) for number in versions.numbers(reference)]

    def face(request: Request) -> Response:
        reference, number, piece = asked(request, "set"), asked(request, "version"), asked(request, "id")
        side = drawn.of(reference, number, asked(request, "lang")).get(piece)
        if side is None:
            raise WrongUse(f"there was no {piece!r}")
        return Response(face_svg(side.front), media_type=SVG)

    def compare(request: Request) -> Any:
        reference = asked(request, "set")
        numbers = [asked(request, name) for name in ("first", "second")]
        sides = [drawn.of(reference, number, asked(request, "lang")) for number in numbers]
        parcels = [versions.state(reference, number).parcel for number in numbers]
        _, look = versions.between(reference, *parcels)
        return {
            "look": look,
            "cards": _differing(*sides),
            "runs": import_module(_FIGURES).runs_of(room.folder, versions, reference, numbers),
        }

    return [
        route("/api/versions/list", listed),
        route("/api/versions/face", face),
        route("/api/versions/compare", compare),
    ]


def _changing(versions: Versions) -> list[Route]:
    def name(request: Request) -> Any:
        named = body_of(request, Named)
        if named.version == NOW:
            return {"version": versions.keep(named.set, named.name)}
        versions.call(named.set, named.version, named.name)
        return {"version": named.version}

    def watch(_: Request) -> Any:
        return {}  # that this was asked for has begun to keep

    def back(request: Request) -> Any:
        wanted = body_of(request, Back)
        return {"before": versions.go_back(wanted.set, wanted.version)}

    return [
        route("/api/versions/watch", watch, "POST"),
        route("/api/versions/name", name, "POST"),
        route("/api/versions/back", back, "POST"),
    ]


def _line(versions: Versions, reference: str, number: str) -> dict[str, Any]:
    state = versions.state(reference, number)
    return {
        "version": number,
        "at": state.at // 1_000_000,
        "name": state.name,
        "changed": state.changed,
        "look": state.look,
    }


def _differing(before: dict[str, Sides], after: dict[str, Sides]) -> list[dict[str, Any]]:
    """The cards whose faces differ or that only one of two states has, in the order of the later one."""
    names = [*after, *(name for name in before if name not in after)]
    found = []
    for name in names:
        was, now = before.get(name), after.get(name)
        if was is not None and now is not None and (was.front, was.back, was.count) == (now.front, now.back, now.count):
            continue
        side = now or was
        assert side is not None
        found.append(
            {
                "id": name,
                "title": side.title,
                "ratio": side.front.width / side.front.height,
                "was": None if was is None else was.count,
                "now": None if now is None else now.count,
            }
        )
    return found
