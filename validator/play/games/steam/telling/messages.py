"""All that is said of a game: each message with the values it is given, and the words that are told."""

from __future__ import annotations

from validator.content.texts import message_key
from validator.content.vocabulary import Messages, messages, said
from validator.play.engine.messages import OF_EVERY_GAME, tie_breaks
from validator.play.games.steam.words.drawn_map import EDGES
from validator.play.games.steam.words.vocabulary import ACTIONS, CUBE_COLOURS, GROUPS, PLAYER_COLOURS

QUESTIONS = {
    "IssueShares": "ask-shares",
    "Bid": "ask-bid",
    "SelectAction": "ask-action",
    "Urbanize": "ask-city",
    "Build": "ask-build",
    "MoveGoods": "ask-move",
    "DrawCubes": "ask-draw",
    "PlaceCube": "ask-cube",
}
"""What a person is asked at each choice."""
NO_ANSWERS = {
    "Bid": "option-drop-out",
    "Urbanize": "option-no-city",
    "Build": "option-stop-building",
    "MoveGoods": "option-no-move",
    "DrawCubes": "option-no-cubes",
}
"""How it is said that nothing is chosen, where one may."""
_PHASES = ("issuing", "auction", "actions", "moving", "money", "growth")

_ASKED = {
    **said(
        *(QUESTIONS[name] for name in ("IssueShares", "Bid", "SelectAction", "Urbanize", "DrawCubes")),
        price=int,
        high=int,
        cash=int,
        shares=int,
    ),
    **said(QUESTIONS["Build"], price=int, high=int, cash=int, shares=int, left=int),
    **said(QUESTIONS["MoveGoods"], price=int, high=int, cash=int, shares=int, engine=int),
    **said(QUESTIONS["PlaceCube"], price=int, high=int, cube=str),
    **said(*NO_ANSWERS.values(), "option-no-shares", "option-stay-in", "option-draw"),
    **said("option-shares", shares=int, dollars=int),
    **said("option-bid", dollars=int),
    **said("option-improve", engine=int),
    **said("option-space", city=str, space=int),
}
_SEEN = {
    **said("see-round", round=int, rounds=int, order=str),
    **said(
        "see-player",
        "see-out",
        player=str,
        cash=int,
        income=int,
        shares=int,
        engine=int,
        links=int,
        points=int,
        action=str,
    ),
    **said("see-city", "see-new-city", city=str, accepts=str, group=GROUPS, number=int, goods=str, coming=str),
    **said("see-links", player=str, links=str),
    **said("shown-round", "shown-order", "shown-colour", "shown-points", "shown-cash", "shown-income", "shown-shares"),
    **said("shown-engine", "shown-links", "shown-action", "shown-map", "shown-new-cities", "shown-display"),
    **said("map-player", player=str, colour=str, points=int, fate=("won", "out", "none"), round=int),
    **said("map-legend", round=int, players=str),
}
OBSTACLES = (
    "city",
    "laid",
    "far",
    "beginning",
    "full",
    "unfit",
    "gone",
    "markers",
    "dear",
    "trains",
    "no-town",
    "no-new-city",
    "loop",
    "no-city",
    "no-cubes",
    "no-link",
    "no-way",
)
_WHY = {
    **said(*(f"why-{obstacle}" for obstacle in OBSTACLES), need=int, have=int),
    **said("why-not-urbanizing", "why-cube-there"),
    **said("foretold-left", cash=int, left=int),
    **said("foretold-out", cash=int, missing=int),
    **said("foretold-missing", cash=int, missing=int, income=int),
}
_NAMED = {
    **said("new-city", letter=str),
    **said("action-line", action=str, text=str),
    **said("place-open", "nobody", "arrow"),
    **said(*(f"edge-{edge}" for edge in range(EDGES))),
    **said(*(f"colour-{colour}" for colour in dict.fromkeys((*CUBE_COLOURS, *PLAYER_COLOURS)))),
    **said("edge-to", edge=str, place=str),
    **said("link-open", first=str),
    **said("link-ends", "section-ends", first=str, last=str),
    **said("one-cube", colour=str),
    **said("count-of", count=int, name=str),
    **said("gain-of", player=str, income=int),
}
_DONE = {
    **said(
        *(f"{told}-{what}" for told in ("do", "tell") for what in ("place", "replace", "redirect")),
        player=str,
        tile=str,
        place=str,
        track=str,
        cost=int,
    ),
    **said("do-city", "tell-city", player=str, city=str, place=str),
    **said("do-deliver", "tell-deliver", player=str, cube=str, stops=str, gains=str),
}
_TOLD = {
    **said("tell-start", "tell-order", order=str),
    **said("tell-start-with", cash=int, shares=int, engine=int, income=int),
    **said("tell-start-goods", goods=str),
    **said("goods-in", "goods-to", city=str, cubes=str),
    **said("tell-round", round=int, rounds=int),
    **said(*(f"tell-{phase}" for phase in _PHASES), *(f"tell-no-{phase}" for phase in _PHASES), "tell-end"),
    **said("tell-shares", player=str, shares=int, dollars=int, all=int, cash=int),
    **said("tell-bid", "tell-drop-out", "tell-stay-in", "seat-pays", player=str, dollars=int),
    **said("tell-action", player=str, action=str),
    **said("tell-improve", player=str, engine=int),
    **said("tell-builds", "tell-no-builds", player=str, cash=int),
    **said("tell-complete", link=str, player=str, sections=int),
    **said("tell-given-up", player=str, count=int, links=str),
    **said("tell-paid", player=str, income=int, expenses=int, cash=int, shares=int, engine=int),
    **said("tell-bankrupt", player=str, missing=int),
    **said("tell-short", player=str, missing=int, income=int),
    **said("tell-reduced", player=str, lost=int, income=int),
    **said("tell-cube", player=str, cube=str, where=str),
    **said("tell-grown", "tell-not-grown", group=GROUPS, dice=str, goods=str),
    **said("tell-standing", player=str, round=int, cash=int, income=int, shares=int, engine=int, points=int),
    **said("tell-score", player=str, total=int, track=int, income=int, shares=int),
}
_ENDED = {
    **said("ended-nobody", "ended-alone", players=str),
    **said("ended-rounds", players=str, rounds=int),
    **tie_breaks("tie-income"),
}

MESSAGES: Messages = messages(
    {**OF_EVERY_GAME, **_ASKED, **_SEEN, **_WHY, **_NAMED, **_DONE, **_TOLD, **_ENDED},
    {action: said(f"{message_key('action', action)}-name") for action in ACTIONS},
)
