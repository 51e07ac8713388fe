"""The addresses of games played: of the host's page, and of the second door, which serves a table and nothing else."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.studio.http.guard import TOKEN_HEADER
from generator.front.studio.http.page import guest_page
from generator.front.studio.http.replies import Refused, asked, asked_number, body_of, reply, route
from generator.front.studio.playing.guests import MOST_STREAMS, Guest, NetworkDoor, code_svg, own_addresses
from generator.front.studio.playing.messages import Answer, Ask, Begin
from generator.front.studio.playing.saved import Note, notes_of, remove_note, saved_games, write_note
from generator.front.studio.playing.tables import Tables
from generator.front.studio.work.room import Workroom
from generator.front.tasks.seating import PERSON, left_game
from generator.print.faces.proofing import misnamed_issue
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.dice import die_picture
from generator.print.writers.svg import face_svg
from validator.base.characters import whole_number
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import open_set
from validator.play.playtest.running.roster import DEFAULT_AGENT, known_agents


class Numbered(msgspec.Struct):
    """A game by its number, and what is asked of it."""

    game: int
    ask: Ask = msgspec.field(default_factory=Ask)


def replied(answer: Answer, number: int) -> Response:
    """What a game answered, with its number, or why not."""
    if answer.status:
        return reply({"message": answer.said, "issues": answer.issues}, answer.status)
    lines_of_table = {
        "said": answer.said,
        "told": answer.told,
        "hint": answer.hint,
        "map": answer.map,
        "rules": answer.rules,
    }
    return reply({"game": number, **lines_of_table})


NO_SIDE = -1
"""A die as it is listed, no side of it up."""


def die_svg(content: ContentSet, language: str, name: str, side: str, theme: str = "standard") -> str:
    """A side of a die of a set as an SVG document.

    Raises:
        WrongUse: the set has none, or not such a side.
        ContentError: the layout cannot draw it.
    """
    die = next((piece for _, piece in content.every_piece() if piece.id == name), None)
    number = NO_SIDE if side == str(NO_SIDE) else whole_number(side)
    if die is None or number is None:
        raise WrongUse(f"there is no side {side} of {name!r}")
    try:
        return face_svg(die_picture(content, content.spoken_like(language), die, number, theme=theme))
    except LayoutFault as fault:
        raise ContentError([misnamed_issue(content, fault, None)]) from None


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
        table = tables.begun(guest.game)
        invitation = {"game": guest.game, "seat": guest.seat, "state": guest.state, "name": guest.name}
        return {**invitation, "set": table.set, "language": table.language, "seats": guests.seats_elsewhere(guest.game)}

    def ask(request: Request) -> Any:
        guest = seated(request)
        return replied(tables.guest_asks(guest, body_of(request, Numbered).ask), guest.game)

    def faces(request: Request) -> Any:
        table = tables.begun(seated(request).game)
        drawn = room.faces.of(table.set, table.language)
        return {"faces": [_face(side) for side in drawn.sides.values()]}

    def face(request: Request) -> Response:
        table = tables.begun(seated(request).game)
        piece, side = asked(request, "id"), asked(request, "side", "front")
        return Response(room.faces.svg(table.set, table.language, "standard", piece, side), media_type=SVG)

    def die(request: Request) -> Response:
        table = tables.begun(seated(request).game)
        drawn = room.faces.of(table.set, table.language)
        picture = die_svg(drawn.content, table.language, asked(request, "id"), asked(request, "side"))
        return Response(picture, media_type=SVG)

    def notes(request: Request) -> Any:
        guest = seated(request)
        notes = notes_of(room.folder, tables.begun(guest.game).set)
        return [note for note in notes if note.by == guest.name and guest.name]

    def add_note(request: Request) -> Any:
        guest = seated(request)
        table, wanted = tables.begun(guest.game), body_of(request, NewNote)
        noted[guest.token] = noted.get(guest.token, 0) + 1
        if noted[guest.token] > MOST_NOTES:
            raise Refused(f"{MOST_NOTES} notes are enough for one game")
        note = Note(wanted.card, wanted.said, guest.name, table.seed, wanted.choices)
        write_note(room.folder, table.set, open_set(table.set), note)
        room.news.tell("notes", set=table.set)
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
        seats = guests.seats_elsewhere(asked_number(request, "game"))
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
            remove_note(room.folder, wanted.set, wanted.place, wanted.said)
        else:
            content = open_set(wanted.set)
            write_note(
                room.folder, wanted.set, content, Note(wanted.card, wanted.said, "", wanted.seed, wanted.choices)
            )
        room.news.tell("notes", set=wanted.set)
        return {}

    return [route("/api/playing/notes", notes), route("/api/playing/notes", note, "POST")]
