"""The tables of a studio, each game in a process of its own: thinking never keeps the page waiting."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from generator.front.studio.http.replies import Refused
from generator.front.studio.playing.guests import Guest, Guests
from generator.front.studio.playing.messages import Answer, Ask, Begin, GameView
from generator.front.studio.work.child import start_child
from generator.front.studio.work.room import Workroom
from generator.front.tasks.seating import PERSON
from validator.base.console import PROGRESS_NAMED
from validator.base.decoding import from_json
from validator.base.issue import WrongUse

MOST_OPEN = 4
"""Games open at once; the one that nobody has looked at for longest makes room, and is saved before."""
_START = """
import sys
from generator.front.studio.playing.sitting import main
main(int(sys.argv[1]))
"""
_encode = msgspec.json.Encoder().encode


class Running:
    """A game's process, asked one thing at a time."""

    def __init__(self, begin: Begin) -> None:
        self._process, self._lifeline = start_child(
            _START,
            named={PROGRESS_NAMED: "no"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._lock = threading.Lock()
        self.first = self._asked(begin)

    def ask(self, ask: Ask) -> Answer:
        """Ask and wait for the answer. Raises Refused where the process is gone."""
        return self._asked(ask)

    def _asked(self, what: Begin | Ask) -> Answer:
        with self._lock:
            assert self._process.stdin is not None and self._process.stdout is not None
            try:
                self._process.stdin.write(_encode(what) + b"\n")
                self._process.stdin.flush()
                line = self._process.stdout.readline()
            except (OSError, ValueError):
                line = b""
        if not line:
            raise Refused("this game has ended; begin another, or go on with one that was saved")
        return from_json(line, Answer)

    def end(self) -> None:
        """End the process, whatever it is at."""
        with suppress(OSError):
            os.close(self._lifeline)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class Games:
    """All games of one studio, by number."""

    def __init__(self) -> None:
        self._running: dict[int, Running] = {}
        self._lock = threading.Lock()
        self._last = 0

    def begin(self, begin: Begin) -> tuple[int, Answer]:
        """Begin a game; its number, and how it stands. The number is 0 where it could not begin."""
        self._make_room()
        running = Running(begin)
        if running.first.status:
            running.end()
            return 0, running.first
        with self._lock:
            self._last += 1
            self._running[self._last] = running
            return self._last, running.first

    def ask(self, number: int, ask: Ask) -> Answer:
        """Ask something of a game. Raises Refused where there is none of that number."""
        with self._lock:
            running = self._running.pop(number, None)
            if running is None:
                raise Refused("this game is no longer open; begin another, or go on with one that was saved")
            self._running[number] = running  # asked last, so that it makes room last
        return running.ask(ask)

    def first(self, number: int) -> GameView:
        """How a game stood when it was opened. Raises Refused where there is none of that number."""
        with self._lock:
            running = self._running.get(number)
        if running is None or running.first.told is None:
            raise Refused("this game is no longer open")
        return running.first.told

    def end(self, number: int) -> None:
        """End a game, if it is there still."""
        with self._lock:
            running = self._running.pop(number, None)
        if running is not None:
            running.end()

    def _make_room(self) -> None:
        with self._lock:
            oldest = next(iter(self._running)) if len(self._running) >= MOST_OPEN else 0
            running = self._running.pop(oldest, None)
        if running is not None:
            with suppress(Refused):
                running.ask(Ask("save"))
            running.end()


GUESTS_MAY = ("look", "choose", "undo", "hint", "why", "map", "rules")
"""What is answered to a guest; what saves a game, or has others choose, is the host's."""
QUICK_ADVISERS = ("greedy", "fast", "steady")
"""Who gives hints to guests: whoever thinks longer keeps all at the table waiting."""
_NO_STORY = 1_000_000
"""Lines that whoever asks has already."""


class Tables:
    """Asks games for whoever sits there, and tells all others of each change."""

    def __init__(self, room: Workroom) -> None:
        self.games = Games()
        self.guests = Guests(self._seats_changed)
        self._room = room
        self._driven: set[int] = set()
        self._lock = threading.Lock()
        self._telling = threading.Lock()

    def host_asks(self, number: int, ask: Ask) -> Answer:
        """What the studio's own page asks: for all people of the table but the guests."""
        away = self.guests.away(number)
        return self._asked(number, replace(ask, own=self._host_seats(number, away) if away else None))

    def guest_asks(self, guest: Guest, ask: Ask) -> Answer:
        """What a guest asks, for that one seat. The deal's number, which tells all hands, is left out of the answer.

        Raises WrongUse for what is the host's to ask.
        """
        if ask.do not in GUESTS_MAY or (ask.do == "hint" and ask.by not in QUICK_ADVISERS):
            raise WrongUse("only the host can ask for that")
        answer = self._asked(guest.game, replace(ask, seat=guest.seat, own=(guest.seat,)))
        if answer.told is not None:
            ending = answer.told.ending
            answer.told = replace(answer.told, seed=0, ending=ending and replace(ending, file=""))
        return answer

    def begun(self, number: int) -> GameView:
        """How a game began: its set, language and seats. Raises Refused where there is none of that number."""
        return self.games.first(number)

    def check_person(self, number: int, seat: int) -> None:
        """Raise WrongUse where no person plays that seat."""
        seats = self.begun(number).seats
        if not (0 <= seat < len(seats) and seats[seat] == PERSON):
            raise WrongUse("a guest takes the seat of a person, not of a player of the program")

    def _host_seats(self, number: int, away: frozenset[int]) -> tuple[int, ...]:
        seats = self.begun(number).seats
        return tuple(seat for seat, name in enumerate(seats) if name == PERSON and seat not in away)

    def _asked(self, number: int, ask: Ask) -> Answer:
        answer = self.games.ask(number, ask)
        if ask.do in ("choose", "undo", "on") and answer.told is not None and self.guests.away(number):
            self._changed(number, answer.told)
        return answer

    def _changed(self, number: int, game_view: GameView) -> None:
        self.guests.tell(number, "table", game=number, choices=game_view.choices)
        self._room.news.tell("table", game=number, choices=game_view.choices)
        if game_view.waits == "agent":
            self._drive(number)

    def _seats_changed(self, number: int) -> None:
        # Looked at and told at once: of two changes the news of the later one comes last.
        with self._telling:
            seats = self.guests.seats_elsewhere(number)
            self.guests.tell(number, "seats", game=number, seats=seats)
            self._room.news.tell("seats", game=number, seats=seats)

    def _drive(self, number: int) -> None:
        """Have those choose who play by themselves, also while the studio's page is closed."""
        with self._lock:
            if number in self._driven:
                return
            self._driven.add(number)
        threading.Thread(target=self._driving, args=(number,), daemon=True).start()

    def _driving(self, number: int) -> None:
        try:
            with suppress(Refused):
                while True:
                    answer = self.games.ask(number, Ask("on", own=(), since=_NO_STORY)).told
                    if answer is None:
                        return
                    self.guests.tell(number, "table", game=number, choices=answer.choices)
                    self._room.news.tell("table", game=number, choices=answer.choices)
                    if answer.waits != "agent":
                        return
        finally:
            with self._lock:
                self._driven.discard(number)
