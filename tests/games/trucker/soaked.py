"""How long runs of Galaxy Trucker go."""

from tests.soak.games import Profile, Setting, differing
from validator.play.games.trucker.words import PUBLISHER

SETTING = Setting(
    games=20_000,
    closely=20,
    rounds=lambda state: state.round + 1,
    last=lambda state: len(state.table.rules.rounds),
    sets=("trucker",),
    profiles=(
        Profile("publisher", differing(PUBLISHER)),
        Profile("board IIIa", {"third_board": "IIIa"}),
        Profile("one round", {"rounds": (1,)}),
        Profile("two rounds", {"rounds": (1, 2)}),
        Profile("open cards", {"open_cards": True}),
        Profile("learning flight", {"learning_flight": True}),
        Profile("teams", {"teams": True}, (4,)),
        Profile("expert swap", {"teams": True, "expert_swap": True}, (4,)),
    ),
)
