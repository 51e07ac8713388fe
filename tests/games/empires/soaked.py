"""How long runs of Tiny Stellar Empires go."""

from tests.soak.games import Profile, Setting
from validator.play.games.empires.rules.turn import rounds

SETTING = Setting(
    games=100_000,
    closely=100,
    rounds=lambda state: max(state.turns),
    last=lambda state: rounds(state.table, state.seats),
    sets=("empires",),
    profiles=(
        Profile("by cards", {"round_count": "cards", "empire_play": "mandatory", "voluntary_new_hand": True}),
        Profile(
            "others",
            {
                "row_side": "either",
                "raids_per_turn": "one",
                "reward_off": "symbols_and_points",
                "ambassador_without_attack": True,
                "empty_deck": "stop",
                "price_floor": "before_bully",
                "adjacent_routes": "own_edges",
                "double_counts": "points_and_symbols",
                "double_per_wormhole": True,
                "look_stacks": False,
                "discount_stacks": False,
                "short_hand": "no_effect",
                "empty_majority": "everybody",
                "discard_to_hand_size": True,
                "start_seat": "first",
                "tie_break": "symbols",
                "homeworld_symbol_in_missions": True,
            },
        ),
    ),
)
