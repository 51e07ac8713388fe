"""How long runs of Race for the Galaxy go."""

from tests.soak.games import Profile, Setting, differing
from validator.play.games.race.words.switches import PUBLISHER

SETTING = Setting(
    games=100_000,
    closely=100,
    rounds=lambda state: state.round,
    last=None,
    sets=("race", "race-2018"),
    profiles=(
        Profile("publisher", differing(PUBLISHER)),
        Profile("optional", {"consume_powers": "optional", "trade": "optional"}),
        Profile("at once", {"new_card_powers": "at_once", "duplicate_developments": True}),
        Profile("beginners", {"beginner_hands": True}),
        Profile("alien", {"alien_worlds_barred": False, "double_hand_discards": True}),
        Profile("few chips", {"reserve_chips": False, "points_per_player": 5}),
        Profile("long", {"timing_order": "seat", "final_tie": "start_number", "tableau_end": 20}),
        Profile("small hands", {"hand_limit": 3, "explore_keep": 3}),
    ),
)
