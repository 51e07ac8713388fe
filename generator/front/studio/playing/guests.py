"""Seats at the tables of a studio that people take in other browsers: links for one use, who has come, who may play.

A link opens a seat once: whoever uses it first gets a secret for that seat, kept by that browser, and waits until the
host lets them in. From then on the host sees that seat's hand no more than anybody else.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.http.token import is_token, new_token
from generator.front.studio.work.news import News
from validator.base.characters import visible_line
from validator.base.issue import WrongUse

LONGEST_NAME = 40
"""Characters of what a person calls themselves."""
MOST_STREAMS = 4
"""Pages of one seat that are told of news at once."""
BREATH = 3.0
"""Seconds after which it is noticed that a page was closed."""
State = Literal["invited", "asking", "in"]


class SeatTold(msgspec.Struct):
    """A seat as everybody at the table may know it: whether its link was used, whether the host let that person in."""

    seat: int
    name: str
    state: State
    is_here: bool


@dataclass
class Guest:
    """A seat that is played in another browser; ``link`` is empty once it was used, ``token`` until then."""

    game: int
    seat: int
    link: str = field(default_factory=new_token)
    token: str = ""
    name: str = ""
    state: State = "invited"
    streams: int = 0


class Guests:
    """All seats of one studio that are played in other browsers. ``tell`` hears of each change, by the game."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._seats: dict[tuple[int, int], Guest] = {}
        self._news: dict[int, News] = {}
        self._lock = threading.Lock()
        self._tell = tell

    def away(self, game: int) -> frozenset[int]:
        """The seats of a table that are not the host's."""
        with self._lock:
            return frozenset(seat for number, seat in self._seats if number == game)

    def invite(self, game: int, seat: int) -> Guest:
        """A new link for a seat; one that was given before, and who came by it, are no longer good for anything."""
        with self._lock:
            guest = self._seats[game, seat] = Guest(game, seat)
            self._news.setdefault(game, News())
        self._tell(game)
        return guest

    def withdraw(self, game: int, seat: int) -> None:
        """The seat is the host's again."""
        with self._lock:
            self._seats.pop((game, seat), None)
        self._tell(game)

    def join(self, link: str, name: str) -> Guest:
        """Take a seat by its link, which is used up by that. Raises Refused for a link that is not good (any more)."""
        with self._lock:
            guest = next((each for each in self._seats.values() if each.link and is_token(link, each.link)), None)
            if guest is None:
                raise Refused("this link was used already, or is no longer good: ask the host for a new one")
            guest.link, guest.token, guest.state = "", new_token(), "asking"
            guest.name = visible_line(name.strip())[:LONGEST_NAME]
        self._tell(guest.game)
        return guest

    def let_in(self, game: int, seat: int) -> None:
        """The host lets that person play. Raises WrongUse where nobody asks."""
        with self._lock:
            guest = self._seats.get((game, seat))
            if guest is None or guest.state != "asking":
                raise WrongUse("nobody asks for that seat")
            guest.state = "in"
        self._tell(game)

    def known(self, token: str) -> Guest | None:
        """Whose secret that is."""
        with self._lock:
            found = [each for each in self._seats.values() if each.token and is_token(token, each.token)]
        return found[0] if found else None

    def told(self, game: int) -> list[SeatTold]:
        """The seats of a table that are played elsewhere."""
        with self._lock:
            found = [each for each in self._seats.values() if each.game == game]
        return [SeatTold(each.seat, each.name, each.state, each.streams > 0) for each in found]

    def end(self, game: int) -> None:
        """A table is gone, and with it all its seats."""
        with self._lock:
            for seat in [each for each in self._seats if each[0] == game]:
                del self._seats[seat]
            news = self._news.pop(game, None)
        if news is not None:
            news.end()

    def end_all(self) -> None:
        """The studio, or its door to the network, ends."""
        for game in {game for game, _ in self._seats}:
            self.end(game)

    def tell(self, game: int, kind: str, /, **data: object) -> None:
        """Tell all who sit at a table elsewhere."""
        news = self._news.get(game)
        if news is not None:
            news.tell(kind, **data)

    async def stream(self, guest: Guest) -> AsyncIterator[bytes]:
        """The news of a guest's table, for as long as the seat is theirs; while it is read, they are there."""
        news = self._news[guest.game]
        guest.streams += 1
        self._tell(guest.game)
        try:
            async for message in news.stream(BREATH):
                if self._seats.get((guest.game, guest.seat)) is not guest:
                    return
                yield message
        finally:
            guest.streams -= 1
            # Whoever loads the page again is back at once: told later, nobody sees them go.
            asyncio.get_running_loop().call_later(1, self._tell, guest.game)
