"""What the studio's second door serves: the page of a table, for those who have a seat at it, and nothing else."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.studio.http.front import guest_page
from generator.front.studio.http.guard import TOKEN_HEADER
from generator.front.studio.http.replies import Refused, asked, body_of, route
from generator.front.studio.playing.dice import die_svg
from generator.front.studio.playing.guests import MOST_STREAMS, Guest
from generator.front.studio.playing.notes import Note, add, notes_of
from generator.front.studio.playing.replying import Numbered, replied
from generator.front.studio.playing.tables import Tables
from generator.front.studio.work.room import Workroom
from validator.play.lookup import open_set

SVG = "image/svg+xml"
MOST_BYTES = 8_000
"""Bytes of what a guest sends."""
MOST_NOTES = 100
"""Notes that one guest writes."""


class Join(msgspec.Struct):
    """A link used, and what whoever uses it is called."""

    link: str
    name: str = ""


class NewNote(msgspec.Struct):
    """A note on a card."""

    card: str
    said: str
    choices: int = 0


def guest_routes(room: Workroom, tables: Tables) -> list[Route]:
    """The addresses of the second door."""
    guests = tables.guests
    noted: dict[str, int] = {}

    def coming(request: Request) -> Guest:
        guest = guests.known(request.headers.get(TOKEN_HEADER, ""))
        if guest is None:
            raise Refused("this seat is yours no longer: ask the host for a new link")
        return guest

    def seated(request: Request) -> Guest:
        guest = coming(request)
        if guest.state != "in":
            raise Refused("wait until the host lets you in")
        return guest

    def join(request: Request) -> Any:
        wanted = body_of(request, Join)
        return {"token": guests.join(wanted.link, wanted.name).token}

    def seat(request: Request) -> Any:
        guest = coming(request)
        told = tables.begun(guest.game)
        found = {"game": guest.game, "seat": guest.seat, "state": guest.state, "name": guest.name}
        return {**found, "set": told.set, "language": told.language, "seats": guests.told(guest.game)}

    def ask(request: Request) -> Any:
        guest = seated(request)
        return replied(tables.guest_asks(guest, body_of(request, Numbered).ask), guest.game)

    def faces(request: Request) -> Any:
        told = tables.begun(seated(request).game)
        drawn = room.faces.of(told.set, told.language)
        return {"faces": [_face(side) for side in drawn.sides.values()]}

    def face(request: Request) -> Response:
        told = tables.begun(seated(request).game)
        piece, side = asked(request, "id"), asked(request, "side", "front")
        return Response(room.faces.svg(told.set, told.language, "standard", piece, side), media_type=SVG)

    def die(request: Request) -> Response:
        told = tables.begun(seated(request).game)
        drawn = room.faces.of(told.set, told.language)
        picture = die_svg(drawn.content, told.language, asked(request, "id"), asked(request, "side"))
        return Response(picture, media_type=SVG)

    def notes(request: Request) -> Any:
        guest = seated(request)
        found = notes_of(room.folder, tables.begun(guest.game).set)
        return [note for note in found if note.by == guest.name and guest.name]

    def add_note(request: Request) -> Any:
        guest = seated(request)
        told, wanted = tables.begun(guest.game), body_of(request, NewNote)
        noted[guest.token] = noted.get(guest.token, 0) + 1
        if noted[guest.token] > MOST_NOTES:
            raise Refused(f"{MOST_NOTES} notes are enough for one game")
        note = Note(wanted.card, wanted.said, guest.name, told.seed, wanted.choices)
        add(room.folder, told.set, open_set(told.set), note)
        room.news.tell("notes", set=told.set)
        return {}

    async def news(request: Request) -> Response:
        guest = coming(request)
        if guest.streams >= MOST_STREAMS:
            raise Refused("this seat is open in too many windows already")
        return StreamingResponse(guests.stream(guest), media_type="application/x-ndjson")

    return [
        *guest_page(),
        route("/join", join, "POST", MOST_BYTES),
        route("/api/seat", seat, most=0),
        route("/api/playing/ask", ask, "POST", MOST_BYTES),
        route("/api/faces", faces, most=0),
        route("/api/face", face, most=0),
        route("/api/playing/die", die, most=0),
        route("/api/playing/notes", notes, most=0),
        route("/api/playing/notes", add_note, "POST", MOST_BYTES),
        route("/api/news", news, most=0),
    ]


def _face(side: Any) -> dict[str, Any]:
    """A design as a table shows it."""
    size = {"width": side.front.width, "height": side.front.height}
    return {"id": side.id, "title": side.title, **size, "back": side.back is not None}
