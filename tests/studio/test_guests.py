"""Guests at a table: what crosses the wire to a seat in another browser, and what does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.playing.routes import MOST_BYTES, routes
from generator.front.studio.work.room import Workroom

LOOPBACK = "127.0.0.1"


class Said(NamedTuple):
    """An answer as it came over the wire."""

    status: int
    text: str

    @property
    def data(self) -> Any:
        return json.loads(self.text)


def sent(address: str, body: object = None, token: str = "", host: str = "") -> Said:
    """What the second door answers."""
    headers = {"x-proofpress-token": token, **({"host": host} if host else {})}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, headers), timeout=60) as told:
            return Said(told.status, told.read().decode())
    except HTTPError as fault:
        return Said(fault.code, fault.read().decode())


class Host(NamedTuple):
    """The studio's own page, at a game of Empires with seats for itself, a guest and a player of the program."""

    client: TestClient
    folder: Path
    game: int

    def post(self, what: str, body: dict[str, object]) -> Any:
        return self.client.post(f"/api/playing/{what}", json={"game": self.game, **body})

    def looks(self) -> str:
        return str(self.post("ask", {"ask": {"do": "look", "seat": 1}}).text)

    def invited(self) -> tuple[str, str]:
        """The address of the door and the word of a new link to the guest's seat."""
        address, _, word = self.post("invite", {"seat": 1, "host": LOOPBACK}).json()["link"].partition("#seat=")
        return address, word

    def guest(self, is_let_in: bool = True) -> Guest:
        address, word = self.invited()
        token = sent(f"{address}join", {"link": word, "name": "Ann"}).data["token"]
        if is_let_in:
            self.post("admit", {"seat": 1})
        return Guest(address, token)


class Guest(NamedTuple):
    """Somebody in another browser."""

    address: str
    token: str

    def asks(self, game: int = 1, **ask: object) -> Said:
        return sent(f"{self.address}api/playing/ask", {"game": game, "ask": ask}, self.token)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("guests")
        patch.chdir(folder)
        room = Workroom(folder)
        client = TestClient(Starlette(routes=routes(room)))
        assert client.get("/api/playing/guests?game=1").json()["address"] == ""  # off until somebody is invited
        begin = {"set": "empires", "seats": ["me", "me", "greedy"], "seed": 3, "language": "en"}
        game = client.post("/api/playing/begin", json=begin).json()["game"]
        yield Host(client, folder, game)
        client.post("/api/playing/end", json={"game": game})
        room.end()


def hand(told: dict[str, Any]) -> set[str]:
    """The cards of the hand that an answer shows."""
    places = told["told"]["shown"]["places"]
    return {piece["piece"] for place in places if place.get("how") == "fan" for piece in place["pieces"]}


def test_neither_sees_the_others_hand_on_the_wire(host: Host) -> None:
    guest = host.guest()
    mine, theirs = host.looks(), guest.asks(do="look").text
    hands = hand(json.loads(mine)), hand(json.loads(theirs))
    hidden = [(card, theirs) for card in hands[0] - hands[1]] + [(card, mine) for card in hands[1] - hands[0]]
    assert [len(hidden) > 4, *(card for card, text in hidden if f'"{card}"' in text)] == [True]


def test_a_guest_who_asks_for_another_seat_gets_their_own(host: Host) -> None:
    assert host.guest().asks(do="look", seat=0, own=[0]).data["told"]["viewer"] == 1


def test_the_number_of_the_deal_which_tells_all_hands_is_not_sent(host: Host) -> None:
    assert host.guest().asks(do="look").data["told"]["seed"] == 0


def test_a_link_is_good_once(host: Host) -> None:
    address, word = host.invited()
    found = [sent(f"{address}join", {"link": word, "name": name}).status for name in ("Ann", "Eve")]
    assert found == [200, 409]


def test_who_was_not_let_in_is_told_nothing(host: Host) -> None:
    assert host.guest(is_let_in=False).asks(do="look").status == 409


def test_who_was_sent_away_is_no_longer_known(host: Host) -> None:
    guest = host.guest()
    host.post("withdraw", {"seat": 1})
    assert guest.asks(do="look").status == 401


@pytest.mark.parametrize("path", ["api/sets", "api/jobs", "api/writing/texts", "api/playing/invite", "studio.js"])
def test_nothing_of_the_studio_is_served_to_guests(host: Host, path: str) -> None:
    guest = host.guest()
    assert sent(f"{guest.address}{path}", token=guest.token).status == 404


def test_a_guest_saves_nothing(host: Host) -> None:
    assert host.guest().asks(do="save").status == 400


def test_a_guest_sends_no_more_than_a_choice_needs(host: Host) -> None:
    assert host.guest().asks(do="why", key="x" * MOST_BYTES).status == 413


def test_the_door_has_no_other_name(host: Host) -> None:
    guest = host.guest()
    assert sent(f"{guest.address}api/seat", token=guest.token, host="somewhere.example").status == 403


def test_the_seat_of_a_player_of_the_program_is_not_given_away(host: Host) -> None:
    assert host.post("invite", {"seat": 2, "host": LOOPBACK}).status_code == 400


def test_the_door_is_opened_at_addresses_of_this_machine_alone(host: Host) -> None:
    host.client.post("/api/playing/close", json={})
    assert host.post("invite", {"seat": 1, "host": "198.51.100.7"}).status_code == 400


def test_a_note_on_a_card_is_kept_with_who_wrote_it(host: Host) -> None:
    guest = host.guest()
    sent(f"{guest.address}api/playing/notes", {"card": "E05", "said": "Too dear.", "choices": 4}, guest.token)
    kept = json.loads((host.folder / "notes" / "empires.json").read_text())
    assert kept == [{"card": "E05", "said": "Too dear.", "by": "Ann", "seed": 3, "choices": 4}]


def test_the_rules_of_each_phase_stand_beside(host: Host) -> None:
    found = host.guest().asks(do="rules").data["rules"]
    assert [section["title"] for section in found if section["is_phase"]][:2] == ["1 Swap", "2 Play an empire card"]


CHOICES = 30
TABLES = ("empires", "race", "roll", "trucker", "steam", "kits/sealed", "kits/lambs")
NOTHING_HELD = ("steam",)
"""Games in which nobody holds anything that others may not see."""


@pytest.mark.slow
@pytest.mark.parametrize("reference", TABLES)
def test_whatever_is_chosen_no_hand_is_on_the_others_wire(host: Host, reference: str) -> None:
    begin = {"set": reference, "seats": ["me", "me", "greedy"], "seed": 3, "language": "en"}
    here = host._replace(game=host.client.post("/api/playing/begin", json=begin).json()["game"])
    guest, hidden = here.guest(), 0
    for _ in range(CHOICES):
        texts = here.looks(), guest.asks(here.game, do="look").text
        told = [json.loads(text)["told"] for text in texts]
        hands = [hand({"told": each}) for each in told]
        for one, other in ((0, 1), (1, 0)):
            assert [card for card in hands[one] - hands[other] if f'"{card}"' in texts[other]] == []
        hidden += len(hands[0] ^ hands[1])
        if told[0]["turn"] not in (0, 1):
            break
        ask = {"do": "choose", "place": 0, "choices": told[0]["choices"]}
        if told[0]["turn"]:
            guest.asks(here.game, **ask)
        else:
            here.post("ask", {"ask": {**ask, "seat": 0}})
    here.post("end", {})
    assert (hidden > 0) == (reference not in NOTHING_HELD)
