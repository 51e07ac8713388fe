"""How long runs of Roll for the Galaxy go."""

from tests.soak.games import Profile, Setting, differing
from validator.play.games.roll.words.switches import PUBLISHER

SETTING = Setting(
    games=100_000,
    closely=100,
    rounds=lambda state: state.turns,
    last=None,
    sets=("roll",),
    profiles=(
        Profile("publisher", differing(PUBLISHER)),
        Profile(
            "others",
            {
                "extra_die_for_two": False,
                "dictates": 2,
                "dictate_selector": True,
                "scouted_tiles": "anywhere",
                "forced_recall": False,
                "wild_faces": "after_reveal",
                "producing": "optional",
                "shipping": "optional",
                "dice_bonus": "points",
                "final_tie": "most_tiles",
            },
        ),
    ),
)
