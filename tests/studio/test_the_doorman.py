"""Who keeps the studio waiting, or comes as one too many, is sent away; the page goes on."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import threading
from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from uvicorn import Config, Server

from generator.front.studio.http import guard
from generator.front.studio.http.guard import Doorman

HALF_A_HEAD = b"GET / HTTP/1.1\r\nhost: studio\r\nx-half"
HALF_A_BODY = b"POST / HTTP/1.1\r\nhost: studio\r\ncontent-length: 10\r\n\r\nhalf"
WHOLE = b"GET / HTTP/1.1\r\nhost: studio\r\n\r\n"
STREAM = b"GET /news HTTP/1.1\r\nhost: studio\r\n\r\n"
FEW = 3


class Place:
    """A server behind a doorman, and those who come to it."""

    def __init__(self, port: int, coming: contextlib.ExitStack) -> None:
        self._port, self._coming = port, coming

    def sent(self, data: bytes) -> socket.socket:
        """A connection on which that was said."""
        one = self._coming.enter_context(socket.create_connection(("127.0.0.1", self._port), 10))
        one.sendall(data)
        return one

    def answer(self, data: bytes) -> bytes:
        """The first line that is answered to that."""
        return self.sent(data).makefile("rb").readline().strip()


async def _body(request: Request) -> Response:
    return PlainTextResponse(await request.body() or b"here")


async def _news(_: Request) -> Response:
    async def lines() -> object:
        while True:
            yield b"\n"
            await asyncio.sleep(0.02)

    return StreamingResponse(lines())  # type: ignore[arg-type]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server with little patience and room for few."""
    monkeypatch.setattr(guard, "PATIENCE", 0.3)
    monkeypatch.setattr(guard, "SHORTLY", 0.1)
    monkeypatch.setattr(guard, "MOST_AT_ONCE", FEW)
    app = Starlette(routes=[Route("/", _body, methods=["GET", "POST"]), Route("/news", _news)])
    server = Server(Config(app, http=Doorman, log_level="critical", timeout_graceful_shutdown=0))
    with socket.create_server(("127.0.0.1", 0)) as listening, contextlib.ExitStack() as coming:
        running = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        running.start()
        yield Place(listening.getsockname()[1], coming)
        coming.close()
        server.should_exit = True
        running.join()


def everything(one: socket.socket) -> bytes:
    """All that is answered until the connection is closed."""
    with one.makefile("rb") as answer, contextlib.suppress(ConnectionResetError):
        return answer.read()
    return b""


@pytest.mark.parametrize("half", [b"", b"G", HALF_A_HEAD])
def test_who_says_half_a_head_is_told_and_sent_away(half: bytes, place: Place) -> None:
    assert everything(place.sent(half)).startswith(b"HTTP/1.1 408 ")


def test_half_a_head_behind_a_whole_request_is_sent_away_as_well(place: Place) -> None:
    one = place.sent(WHOLE)
    assert one.recv(1000).startswith(b"HTTP/1.1 200 ")
    one.sendall(HALF_A_HEAD)
    assert b"HTTP/1.1 408 " in everything(one)


def test_a_head_that_comes_byte_by_byte_buys_no_time(place: Place) -> None:
    one = place.sent(HALF_A_HEAD)
    one.settimeout(0.1)
    for _ in range(50):
        one.sendall(b"x")
        with contextlib.suppress(TimeoutError):
            assert one.recv(100).startswith(b"HTTP/1.1 408 ")
            return
    pytest.fail("nobody sent it away")


def test_who_sends_half_of_what_follows_is_sent_away(place: Place) -> None:
    assert everything(place.sent(HALF_A_BODY)) == b""


def test_a_stream_is_not_cut_off(place: Place) -> None:
    one = place.sent(STREAM)
    threading.Event().wait(0.5)
    one.settimeout(5)
    assert all(one.recv(100) for _ in range(5))


def test_who_has_waited_longest_without_a_word_makes_room(place: Place) -> None:
    waiting = [place.sent(HALF_A_HEAD) for _ in range(FEW)]
    assert (place.answer(WHOLE), everything(waiting[0])) == (b"HTTP/1.1 200 OK", b"")


def test_the_page_is_answered_however_many_stand_at_the_door(place: Place) -> None:
    stream = place.sent(STREAM)
    assert stream.recv(100)
    standing = [place.sent(HALF_A_HEAD) for _ in range(2 * FEW - 2)]
    answers = [place.answer(WHOLE) for _ in range(3)]
    assert (answers, bool(stream.recv(100)), len(standing)) == ([b"HTTP/1.1 200 OK"] * 3, True, 2 * FEW - 2)


def test_the_page_is_answered_though_more_came_at_once_than_may_stand_at_the_door(place: Place) -> None:
    standing = [place.sent(HALF_A_HEAD) for _ in range(7 * FEW)]
    assert (place.answer(WHOLE), len(standing)) == (b"HTTP/1.1 200 OK", 7 * FEW)


def test_one_too_many_is_refused_in_a_line(place: Place) -> None:
    streams = [place.sent(STREAM) for _ in range(FEW)]
    assert all(one.recv(100) for one in streams)
    assert everything(place.sent(WHOLE)).startswith(b"HTTP/1.1 503 Service Unavailable\r\n")


def test_there_is_room_again_when_one_has_gone(place: Place) -> None:
    streams = [place.sent(STREAM) for _ in range(FEW)]
    assert all(one.recv(100) for one in streams)
    streams[0].close()
    answers = (place.answer(WHOLE) for _ in range(100))
    assert any(answer == b"HTTP/1.1 200 OK" for answer in answers)


def test_who_was_gone_before_being_refused_is_no_fault(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[str] = []

    def gone(_: object) -> None:
        raise OSError(errno.ENOTCONN, "Transport endpoint is not connected")

    monkeypatch.setattr("asyncio.selector_events._SelectorSocketTransport.write_eof", gone)
    monkeypatch.setattr("asyncio.BaseEventLoop.call_exception_handler", lambda _, said: faults.append(said["message"]))
    everything(place.sent(HALF_A_HEAD))
    assert (place.answer(WHOLE), faults) == (b"HTTP/1.1 200 OK", [])
