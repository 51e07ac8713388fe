"""The studio begun: an address on this machine alone that is open at once, and what answers there, loaded after it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from generator.front.studio.http.address import LOOPBACK, Address, doorway, last_address, new_token, remember
from validator.base.characters import visible_line
from validator.base.issue import WrongUse
from validator.base.locks import marked

SWITCH = 0.0005
"""Seconds after which a thread that draws lets one that answers have a turn."""


def serve(folder: Path, port: int, *, browser: bool, say: Callable[[str], None]) -> int:
    """Run the studio until Ctrl-C. ``port`` 0 takes the last one, or a free one. Raises WrongUse for a taken one."""
    listening, token = _opened(folder, port)
    sys.setswitchinterval(SWITCH)
    place = f"http://{LOOPBACK}:{listening.getsockname()[1]}/"
    address = f"{place}{_opened_at(folder)}token={token}"
    say(f"The studio is at {address}")
    say("It works in this folder alone and ends with Ctrl-C.")
    with contextlib.ExitStack() as until_the_end, contextlib.suppress(KeyboardInterrupt):
        other = until_the_end.enter_context(marked(folder, f"{place} (process {os.getpid()})"))
        if other:
            say(f"Another studio has this folder open: {visible_line(other)}")
            say("What one of them saves the other takes in, or tells as a clash.")
        else:
            remember(folder, Address(listening.getsockname()[1], token))
        if browser:
            webbrowser.open(until_the_end.enter_context(doorway(address)).as_uri())
        # A browser begins while this is loaded; whoever asks meanwhile waits at the open address.
        room = import_module("generator.front.studio.work.room").Workroom(folder)
        import_module("generator.front.studio.app").run(room, token, listening)
    return 0


def _opened_at(folder: Path) -> str:
    """Where the page opens: a folder that is a set itself at its cards, any other at the sets in it."""
    return "#/write/.&" if (folder / "set.yaml").is_file() else "#"


def _opened(folder: Path, port: int) -> tuple[socket.socket, str]:
    """Where the studio listens, with its token: both of the last time, so that a page left open goes on."""
    last = last_address(folder)
    if last is None or port not in (0, last.port):
        return _listening(port), new_token()
    try:
        return _listening(last.port), last.token
    except WrongUse:
        return _listening(port), new_token()


def _listening(port: int) -> socket.socket:
    # Named as TCP, asyncio sends every answer at once: else each waits 40 ms for the word that its head has come.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((LOOPBACK, port))
        listening.listen()
    except OSError:
        raise WrongUse(f"port {port} is taken; --port names another") from None
    return listening
