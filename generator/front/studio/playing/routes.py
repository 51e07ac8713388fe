"""The addresses of this page."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.http.replies import asked, asked_number, body_of, route
from generator.front.studio.playing.dice import NO_SIDE, die_svg
from generator.front.studio.playing.guest_routes import guest_routes
from generator.front.studio.playing.network import NetworkDoor, code_svg, own_addresses
from generator.front.studio.playing.notes import Note, add, notes_of, remove
from generator.front.studio.playing.replying import Numbered, replied
from generator.front.studio.playing.saved import saved_games
from generator.front.studio.playing.tables import Tables
from generator.front.studio.playing.told import Begin
from generator.front.studio.work.room import Workroom
from generator.front.tasks.seating import PERSON, left_game
from validator.play.lookup import open_set
from validator.play.playtest.running.roster import DEFAULT_AGENT, known_agents

SVG = "image/svg+xml"


class SeatAt(msgspec.Struct):
    """A seat of a game, from 0; ``host`` is the address of this machine at which its guest is to come in."""

    game: int
    seat: int
    host: str = ""


class NoteOn(msgspec.Struct):
    """A note on a card of a set; ``place`` names one that is to be taken away."""

    set: str
    card: str
    said: str
    seed: int = 0
    choices: int = 0
    place: int = -1


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    tables = Tables(room)
    return [*_game_routes(room, tables), *_guest_routes(room, tables), *_note_routes(room)]


def _game_routes(room: Workroom, tables: Tables) -> list[Route]:
    games = tables.games

    def players(_: Request) -> Any:
        return {"person": PERSON, "usual": DEFAULT_AGENT, "agents": list(known_agents())}

    def begin(request: Request) -> Any:
        wanted = body_of(request, Begin)
        if wanted.file:
            room.folder.inside(wanted.file)
        room.folder.place(left_game(wanted.file).header.set if wanted.file else wanted.set)
        number, answer = games.begin(wanted)
        return replied(answer, number)

    def ask(request: Request) -> Any:
        wanted = body_of(request, Numbered)
        return replied(tables.host_asks(wanted.game, wanted.ask), wanted.game)

    def end(request: Request) -> Any:
        number = body_of(request, Numbered).game
        tables.guests.end(number)
        games.end(number)
        return {}

    def saved(request: Request) -> Any:
        reference = asked(request, "set")
        room.folder.place(reference)
        return saved_games(room.folder, reference, open_set(reference).name)

    def die(request: Request) -> Response:
        language, theme = asked(request, "lang"), asked(request, "theme", "standard")
        drawn = room.faces.of(asked(request, "set"), language, theme)
        side = asked(request, "side", str(NO_SIDE))
        return Response(die_svg(drawn.content, language, asked(request, "id"), side, theme), media_type=SVG)

    return [
        route("/api/playing/die", die),
        route("/api/playing/players", players),
        route("/api/playing/begin", begin, "POST"),
        route("/api/playing/ask", ask, "POST"),
        route("/api/playing/end", end, "POST"),
        route("/api/playing/saved", saved),
    ]


def _guest_routes(room: Workroom, tables: Tables) -> list[Route]:
    """What the host does about guests; nothing listens before the first is invited."""
    guests = tables.guests
    door = NetworkDoor(lambda: guest_routes(room, tables), lambda token: guests.known(token) is not None)
    room.endings.append(door.close)

    def told(request: Request) -> Any:
        seats = guests.told(asked_number(request, "game"))
        return {"addresses": own_addresses(), "address": door.address, "seats": seats}

    def invite(request: Request) -> Any:
        wanted = body_of(request, SeatAt)
        tables.check_person(wanted.game, wanted.seat)
        link = f"{door.open(wanted.host)}#seat={guests.invite(wanted.game, wanted.seat).link}"
        return {"link": link, "code": code_svg(link)}

    def admit(request: Request) -> Any:
        wanted = body_of(request, SeatAt)
        guests.let_in(wanted.game, wanted.seat)
        return {}

    def withdraw(request: Request) -> Any:
        wanted = body_of(request, SeatAt)
        guests.withdraw(wanted.game, wanted.seat)
        return {}

    def close(_: Request) -> Any:
        guests.end_all()
        door.close()
        return {}

    return [
        route("/api/playing/guests", told),
        route("/api/playing/invite", invite, "POST"),
        route("/api/playing/admit", admit, "POST"),
        route("/api/playing/withdraw", withdraw, "POST"),
        route("/api/playing/close", close, "POST"),
    ]


def _note_routes(room: Workroom) -> list[Route]:
    def notes(request: Request) -> Any:
        return notes_of(room.folder, asked(request, "set"))

    def note(request: Request) -> Any:
        wanted = body_of(request, NoteOn)
        if wanted.place >= 0:
            remove(room.folder, wanted.set, wanted.place, wanted.said)
        else:
            content = open_set(wanted.set)
            add(room.folder, wanted.set, content, Note(wanted.card, wanted.said, "", wanted.seed, wanted.choices))
        room.news.tell("notes", set=wanted.set)
        return {}

    return [route("/api/playing/notes", notes), route("/api/playing/notes", note, "POST")]
