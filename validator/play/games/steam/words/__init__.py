"""The words of Age of Steam: what may stand in a set, as types with ranges, and the switches of its rules.

What a word means in play is in ``table`` and ``rules``; what it looks like, in the set's ``layout.yaml``.
"""

from validator.content.vocabulary import Vocabulary
from validator.play.games.steam.words.drawn_map import DRAWN
from validator.play.games.steam.words.switches import PUBLISHER, SteamRules
from validator.play.games.steam.words.vocabulary import (
    ACTIONS,
    Cube,
    GameMap,
    GoodsBoard,
    IncomeBoard,
    Marker,
    NewCity,
    Note,
    PlayerToken,
    TrackTile,
)

__all__ = ["VOCABULARY"]

VOCABULARY = Vocabulary(
    game="steam",
    kinds={
        "map": GameMap,
        "track": TrackTile,
        "new_city": NewCity,
        "goods_board": GoodsBoard,
        "income_board": IncomeBoard,
        "cube": Cube,
        "disc": PlayerToken,
        "train": PlayerToken,
        "note": Note,
        "town_marker": Marker,
        "round_marker": Marker,
        "die": Marker,
    },
    families={"action": ACTIONS},
    forms={"map": DRAWN},
    rules=SteamRules,
    untitled=frozenset(
        {
            "track",
            "new_city",
            "goods_board",
            "income_board",
            "cube",
            "disc",
            "train",
            "note",
            "town_marker",
            "round_marker",
            "die",
        }
    ),
    profiles={"documented": SteamRules(), "publisher": PUBLISHER},
)
