"""All that is said of a game: each message with the values it is given, and the words that are told."""

from __future__ import annotations

from validator.content.vocabulary import Messages, messages, said
from validator.play.engine.messages import LISTED, OF_EVERY_GAME, tie_breaks
from validator.play.games.empires.words.switches import ATTACK_MODES, CIVILISATIONS
from validator.play.games.empires.words.vocabulary import ABILITIES, MISSIONS

QUESTIONS = {
    "Exchange": "ask-swap",
    "PlayEmpire": "ask-empire",
    "Attack": "ask-raid",
    "SendAmbassador": "ask-ambassador",
    "UnderDeck": "ask-under-deck",
    "HandLimit": "ask-hand-limit",
    "Pay": "ask-pay",
}
"""What a person is asked at each choice; those of abilities are asked by them."""
NO_ANSWERS = {
    "Exchange": "option-no-swap",
    "PlayEmpire": "option-no-empire",
    "Attack": "option-no-attack",
    "SendAmbassador": "option-no-ambassador",
    "UseAbility": "option-unused",
}
"""How it is said that nothing is chosen, where one may."""

_AT_ANY_TIME = ("Exchange", "PlayEmpire", "Attack", "SendAmbassador", "UnderDeck", "HandLimit", "Pay")
_ASKED = {
    **said(*(QUESTIONS[name] for name in _AT_ANY_TIME), left=int),
    **said("ask-ambassador-pay", "ask-raid-pay", left=int),
    **said(*NO_ANSWERS.values(), "option-new-hand"),
    **said("option-attack", attack=str, cost=int, mode=str, player=str, card=str),
    **said("option-ambassador", ambassador=str, civilisation=str, card=str),
    **said("option-play", card=str, cards=int, at_left=int),
}
_SEEN = {
    **said("see-table", round=int, rounds=int, deck=int, discard=int),
    **said("see-player", player=str, hand=int, tucked=int),
    **said("see-row", "see-empty-row", player=str),
    **said("see-discount", "see-surcharge", cards=int),
    **said("see-symbols", symbols=str),
    **said("see-symbol", name=str, count=int),
    **said("see-homeworld", card=str),
    **said("see-hand", "see-wormhole"),
    **said("see-card-attacked", card=str, mode=str),
    **said("see-card-ambassador", card=str, civilisation=str),
    **said("see-routes", left=str, right=str),
    **said("shown-round", "shown-deck", "shown-discard", "shown-hand", "shown-tucked", "shown-discount"),
    **said("shown-surcharge", "shown-looked"),
    **said("shown-row", "shown-homeworld", player=str),
    **said("why-too-dear", cards=int, have=int),
    **said("why-does-not-fit"),
}
_TOLD = {
    **said("tell-reshuffle", "tell-end"),
    **said("tell-round", round=int),
    **said("tell-turn", "tell-new-hand", "tell-no-empire", "tell-free", player=str),
    **said("tell-homeworld", player=str, card=str, points=int, mission=str),
    **said("tell-score", player=str, total=int, cards=int, majorities=int, mission=int, tucked=int),
    **said("tell-majority", civilisation=str, players=str, most=int, count=int),
    **said("tell-no-majority", civilisation=str),
    **said("tell-recover", "tell-refill", player=str, count=int),
    **said("tell-swap", player=str, count=int, cards=str),
    **said("tell-look", player=str, seen=int, count=int),
    **said("tell-play", player=str, card=str, at_left=int, edges=str, points=int, ability=str),
    **said("tell-price", cards=int, printed=int),
    **said("tell-pay", "tell-ambassador-pay", player=str, cards=str),
    **said(*(f"tell-attack-{mode}" for mode in ATTACK_MODES), player=str, rival=str, card=str, attack=str),
    **said("tell-ambassador", player=str, civilisation=str, ambassador=str, card=str),
    **said("tell-hand-limit", player=str, cards=str, size=int),
    **said("told-card", card=str),
    **said(*(f"raid-mode-{mode}" for mode in ATTACK_MODES)),
    **said(*(f"civilisation-{name}" for name in CIVILISATIONS)),
}
_ENDED = {**said("ended-rounds", "ended-rows", players=str, rounds=int), **tie_breaks("tie-symbols")}

MESSAGES: Messages = messages(
    {**OF_EVERY_GAME, **LISTED, **_ASKED, **_SEEN, **_TOLD, **_ENDED},
    {word: word.messages() for word in ABILITIES},
    MISSIONS,
)
