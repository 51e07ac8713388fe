"""How long runs of Age of Steam go."""

from tests.games.steam.tabletop import Ledger, sensible
from tests.soak.games import Profile, Setting, differing
from validator.play.games.steam.words.switches import PUBLISHER

SETTING = Setting(
    games=20_000,
    closely=10,
    rounds=lambda state: state.round,
    last=lambda state: state.table.rules.rounds[state.seats],
    sets=("steam", "tests/steam_small"),
    profiles=(Profile("publisher", differing(PUBLISHER)),),
    sensible=sensible,
    auditor=Ledger,
)
