"""All that is said of a game: each message with the values it is given, and the words that are told."""

from __future__ import annotations

from validator.content.vocabulary import Messages, messages, said
from validator.play.engine.messages import OF_EVERY_GAME, tie_breaks
from validator.play.games.roll.words.bonuses import BONUSES
from validator.play.games.roll.words.gains import GAINS
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES
from validator.play.games.roll.words.vocabulary import POWERS

QUESTIONS = {
    "UseFirstTiles": "ask-first-tiles",
    "AssignWild": "ask-wild",
    "SelectPhase": "ask-select",
    "Reassign": "ask-reassign",
    "MoveWorker": "ask-move",
    "Dictate": "ask-dictate",
    "ScoutOrStock": "ask-explore",
    "Abandon": "ask-abandon",
    "PlaceTile": "ask-place",
    "Rearrange": "ask-rearrange",
    "PlaceWorker": "ask-place-worker",
    "SpendWorker": "ask-spend",
    "ReturnWorker": "ask-return",
    "RemoveDie": "ask-remove",
    "ProduceGood": "ask-produce",
    "ShipGood": "ask-ship",
    "Purchase": "ask-buy",
    "Recruit": "ask-recruit",
    "Recall": "ask-recall",
}
"""What a person is asked at each choice."""
NO_ANSWERS = {
    "UseFirstTiles": "option-no-tiles",
    "SelectPhase": "option-no-worker",
    "Dictate": "option-no-dictate",
    "Abandon": "option-no-tile",
    "Rearrange": "option-leave",
    "ReturnWorker": "option-stop",
    "Purchase": "option-no-points",
    "RemoveDie": "option-no-die",
    "Reassign": "option-stop",
    "MoveWorker": "option-stop",
    "ProduceGood": "option-stop",
    "ShipGood": "option-stop",
    "Recall": "option-stop",
}
"""How it is said that nothing is chosen, where one may."""
_OF_A_DIE = ("AssignWild", "Recruit")
_OF_A_TILE = ("PlaceWorker", "SpendWorker")
_OF_BOTH_FACES = ("PlaceTile",)

_ASKED = {
    **said(
        *(key for name, key in QUESTIONS.items() if name not in (*_OF_A_DIE, *_OF_A_TILE, *_OF_BOTH_FACES)), count=int
    ),
    **said(*(QUESTIONS[name] for name in _OF_A_DIE), count=int, die=str),
    **said(*(QUESTIONS[name] for name in _OF_A_TILE), count=int, tile=str),
    **said(*(QUESTIONS[name] for name in _OF_BOTH_FACES), count=int, development=str, world=str),
    **said(*NO_ANSWERS.values(), "option-rearrange", "option-dictate-selector", "option-no-recruit"),
    **said("option-first-tiles", development=str, world=str),
    **said("option-select", "option-move", phase=str, die=str, column=str),
    **said("option-power", face=str, text=str),
    **said("option-dictate", die=str, column=str),
    **said("option-stock", "option-scout", die=str),
    **said("option-abandon", face=str),
    **said("option-place-under", face=str, stack=str, other=str),
    **said("option-place-top", face=str, stack=str),
    **said("option-die-at", die=str, place=str),
    **said("option-produce", die=str, world=str),
    **said("option-consume", "option-trade", shipper=str, colour=DIE_COLOURS, world=str),
}
_SEEN = {
    **said("see-round", round=int, pool=int, bag=int),
    **said("see-player", player=str, credits=int, points=int, cup=str, citizenry=str),
    **said("see-selected", phase=str, colour=DIE_COLOURS),
    **said("see-workers", workers=str),
    **said("see-dictated", dice=str),
    **said("see-goods", place=str, dice=str),
    **said("see-stack", stack=str, face=str, tiles=int, dice=str, need=int),
    **said("see-below", "see-tableau", faces=str),
    **said("see-own-tableau", player=str),
    **said("shown-round", "shown-pool", "shown-bag", "shown-credits", "shown-chips", "shown-in-cup", "shown-phases"),
    **said("shown-drawn"),
    **said("shown-tableau", "shown-workers", "shown-selected", "shown-cup", "shown-citizenry", player=str),
    **said("shown-on-tiles", "shown-goods", "shown-spent", "shown-building", player=str),
    **said("shown-below", count=int),
}
_WHY = {
    **said("why-in-cup", "why-citizen", "why-wild", "why-given-up", "why-waits-on-tile", "why-good", "why-spent"),
    **said("why-others-die", "why-colour-done", "why-colour-later", "why-wild-first", "why-power-first", "why-moved"),
    **said("why-too-few-after", "why-passed-over", "why-not-by-power", "why-mover-first", "why-no-move-there"),
    **said("why-phases-set", "why-sells-nothing", "why-no-reassigning", "why-power-used", "why-power-idle"),
    **said("why-worker-at-rest", phase=str),
    **said("why-other-phase", phase=str, now=str),
}
_NAMED = {
    **said(*(f"phase-{phase}" for phase in (*PHASES, "manage"))),
    **said("side-wild", "stack-worlds", "stack-developments", "place-cup", "place-citizenry", "place-dictated"),
    **said("one-die", colour=DIE_COLOURS),
    **said("some-dice", count=int, colour=DIE_COLOURS),
    **said("one-shipper", colour=DIE_COLOURS, virtual=int),
    **said("one-world", "some-world", colour=KINDS),
    **said("workers-of", column=str, dice=str),
    **said("join-and", first=str, last=str),
}
_TOLD = {
    **said("tell-start", player=str, faction=str, home=str),
    **said("tell-start-with", player=str, credits=int, cup=str, citizenry=str),
    **said("tell-first-tiles", player=str, development=str, world=str),
    **said("tell-wild", player=str, colour=DIE_COLOURS, phase=str),
    **said("tell-dictate", player=str, colour=DIE_COLOURS, column=str),
    **said("tell-move", "tell-move-dictated", player=str, face=str, colour=DIE_COLOURS, column=str, phase=str),
    **said("tell-round", round=int),
    **said("tell-selected", "tell-selected-none", player=str, phase=str, colour=DIE_COLOURS),
    **said("tell-workers", player=str, workers=str),
    **said("tell-extra", "tell-phase", "tell-nobody", phase=str),
    **said("tell-extra-wild", "tell-no-phases", "tell-end"),
    **said("tell-phases", phases=str),
    **said("tell-recruit", "tell-stock", player=str, dice=str, credits=int, total=int),
    **said("tell-recall", player=str, dice=str, place=str),
    **said("tell-given-credit", "tell-rearrange", player=str),
    **said("tell-standing", player=str, round=int, credits=int, cup=int, tiles=int, points=int),
    **said("tell-score", player=str, total=int, chips=int, tiles=int, bonuses=int),
}
_WORKED = {
    **said("tell-scout", player=str, colour=DIE_COLOURS, virtual=int),
    **said("tell-draw", player=str, tiles=int),
    **said("tell-powers", "tell-no-tiles", player=str, credits=int, total=int),
    **said("tell-abandon", player=str, face=str),
    **said("tell-place", player=str, face=str, stack=str, where=("only", "below", "top", "between")),
    **said("tell-nothing-to-build", "tell-return", "tell-no-room", "tell-no-good", player=str, dice=str),
    **said("tell-wait", player=str, dice=str, face=str, left=int),
    **said("tell-complete", "tell-complete-free", player=str, face=str, dice=str),
    **said("tell-gains", player=str, face=str, gains=str),
    **said("some-credits", credits=int),
    **said("dice-into", "dice-onto", dice=str, place=str),
    **said("tell-remove", player=str, colour=DIE_COLOURS, place=str),
    **said("tell-produce", player=str, goods=str),
    **said("produced-on", dice=str, count=int, colour=KINDS),
    **said(
        "tell-consume",
        "tell-trade",
        player=str,
        world=str,
        colour=DIE_COLOURS,
        shipper=str,
        credits=int,
        points=int,
        total=int,
        chips=int,
    ),
    **said("tell-buy", player=str, face=str, points=int, credits=int, total=int, chips=int),
    **said("tell-end-credits", player=str, face=str, credits=int, total=int),
    **said("tell-end-points", player=str, face=str, points=int, chips=int),
}
_ENDED = {
    **said("ended-pool", players=str),
    **said("ended-tableau", "ended-both", players=str, tiles=int, count=int),
    **tie_breaks("tie-cup", "tie-tiles"),
}

MESSAGES: Messages = messages(
    {**OF_EVERY_GAME, **_ASKED, **_SEEN, **_WHY, **_NAMED, **_TOLD, **_WORKED, **_ENDED},
    {word: word.messages() for word in POWERS},
    # What a word brings is told by what comes of it, and the word itself by its sentence on paper.
    (*GAINS, *BONUSES),
)
