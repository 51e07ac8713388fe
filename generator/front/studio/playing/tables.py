"""The tables of a studio, for all who sit at them: the host at the studio's own page, guests in other browsers."""

from __future__ import annotations

import threading
from contextlib import suppress

from msgspec.structs import replace

from generator.front.studio.http.replies import Refused
from generator.front.studio.playing.games import Games
from generator.front.studio.playing.guests import Guest, Guests
from generator.front.studio.playing.told import Answer, Ask, Told
from generator.front.studio.work.room import Workroom
from generator.front.tasks.seating import PERSON
from validator.base.issue import WrongUse

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

    def begun(self, number: int) -> Told:
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

    def _changed(self, number: int, told: Told) -> None:
        self.guests.tell(number, "table", game=number, choices=told.choices)
        self._room.news.tell("table", game=number, choices=told.choices)
        if told.waits == "agent":
            self._drive(number)

    def _seats_changed(self, number: int) -> None:
        seats = self.guests.told(number)
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
                    told = self.games.ask(number, Ask("on", own=(), since=_NO_STORY)).told
                    if told is None:
                        return
                    self.guests.tell(number, "table", game=number, choices=told.choices)
                    self._room.news.tell("table", game=number, choices=told.choices)
                    if told.waits != "agent":
                        return
        finally:
            with self._lock:
                self._driven.discard(number)
