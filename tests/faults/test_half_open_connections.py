"""Who opens many connections to the studio and says half a head on each keeps nobody out, and is soon sent away."""

from __future__ import annotations

import socket
import sys
from collections import Counter
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from generator.front.studio.http.guard import MOST_AT_ONCE
from tests.faults.conftest import Figures
from tests.studio.running import Running, studio_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
MANY = 200
HALF_A_HEAD = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half"
ENDS = {b"", b"HTTP/1.1 408 Request Timeout"}
"""What may be answered to half a head: nothing, where it made room, or that it is late."""
PATIENCE = 120.0
"""Seconds until an answer, however busy the machine is."""


def page_of(studio: Running) -> int:
    """The code with which a browser's first request is answered."""
    asking = HTTPConnection("127.0.0.1", studio.port, timeout=PATIENCE)
    asking.request("GET", "/")
    code = asking.getresponse().status
    asking.close()
    return code


def sockets_of(studio: Running) -> int:
    """How many connections the studio has open, with the place where it listens."""
    links = Path(f"/proc/{studio.process.pid}/fd").iterdir()
    return sum(link.is_symlink() and str(link.readlink()).startswith("socket:") for link in links)


def end_of(one: socket.socket) -> bytes:
    """The first line of what is answered to half a head, once it is sent away."""
    try:
        return one.recv(4096).partition(b"\r\n")[0]
    except ConnectionResetError:
        return b""


@pytest.mark.faults
def test_half_open_connections_keep_nobody_out(tmp_path: Path, figures: Figures) -> None:
    (tmp_path / "folder").mkdir()
    with studio_in(tmp_path / "folder") as studio, ExitStack() as standing:
        assert page_of(studio) == 200
        before = sockets_of(studio)
        place = ("127.0.0.1", studio.port)
        held = [standing.enter_context(socket.create_connection(place, PATIENCE)) for _ in range(MANY)]
        for one in held:
            one.sendall(HALF_A_HEAD)
        assert (page_of(studio), sockets_of(studio) - before <= 2 * MOST_AT_ONCE) == (200, True)
        ends = Counter(map(end_of, held))
        figures.add("half-open connections sent away", ends.total())
        assert (set(ends) <= ENDS, 0 < ends[b"HTTP/1.1 408 Request Timeout"] <= MOST_AT_ONCE) == (True, True)
        assert page_of(studio) == 200
