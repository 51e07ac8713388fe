"""All that is said of a game: each message with the values it is given, and the words that are told."""

from __future__ import annotations

from validator.content.texts import message_key
from validator.content.vocabulary import Messages, messages, said
from validator.play.engine.messages import LISTED, OF_EVERY_GAME, tie_breaks
from validator.play.games.race.words.actions import ACTIONS
from validator.play.games.race.words.bonuses import BONUSES
from validator.play.games.race.words.switches import KINDS
from validator.play.games.race.words.vocabulary import POWERS

QUESTIONS = {
    "ChooseActions": "ask-actions",
    "ExploreKeep": "ask-explore-keep",
    "ExploreRefuse": "ask-explore-refuse",
    "DevelopCommit": "ask-develop",
    "SettleCommit": "ask-settle",
    "SettleHow": "ask-how",
    "TradeGood": "ask-trade",
    "SellGood": "ask-sell",
    "ConsumeGood": "ask-good",
    "UsePower": "ask-use",
    "GuessNumber": "ask-guess",
    "DiscardForPoints": "ask-discard-for-points",
    "RefillKind": "ask-refill-kind",
    "RefillWorld": "ask-refill-world",
    "KeepCard": "ask-keep",
    "DiscardCard": "ask-discard",
}
"""What a person is asked at each choice; of cards picked, with what they are picked for behind it."""
PURPOSES = ("opening", "develop", "settle", "limit")
NO_ANSWERS = {
    "DevelopCommit": "option-no-development",
    "SettleCommit": "option-no-world",
    "TradeGood": "option-no-sale",
    "UsePower": "option-stop",
    "DiscardForPoints": "option-no-card",
    "RefillKind": "option-stop",
}
"""How it is said that nothing is chosen, where one may."""
_OF_A_CARD = ("SettleHow", "ConsumeGood")
_PICKS = ("KeepCard", "DiscardCard")
_PHASES = ("develop", "settle", "consume", "produce")

_ASKED = {
    **said(*(key for name, key in QUESTIONS.items() if name not in (*_OF_A_CARD, *_PICKS)), count=int),
    **said(*(f"{QUESTIONS[name]}-{why}" for name in _PICKS for why in PURPOSES), count=int),
    **said(*(QUESTIONS[name] for name in _OF_A_CARD), card=str),
    **said(*NO_ANSWERS.values(), "option-conquer"),
    **said("option-good", good=str, card=str),
    **said("option-pay", cards=int),
    **said("option-pay-for", cards=int, card=str),
    **said("option-conquer-world", "option-give-up", card=str),
}
_SEEN = {
    **said("see-round", round=int, pool=int, deck=int),
    **said("see-player", player=str, chips=int, hand=int, strength=int, cards=int),
    **said("see-chosen", actions=str),
    **said("see-tableau", cards=str),
    **said("see-own-tableau", "see-hand"),
    **said("see-good", card=str, good=str),
    **said("shown-tableau", "shown-chosen", player=str),
    **said("shown-hand", "shown-drawn", "shown-actions", "shown-points", "shown-chips", "shown-strength"),
    **said("shown-round", "shown-pool", "shown-deck", "shown-discard"),
    **said("why-too-dear", cards=int, have=int),
    **said("why-too-strong", defence=int, strength=int),
}
_TOLD = {
    **said("tell-start", "tell-guess-right", "tell-guess-wrong", player=str, card=str),
    **said("tell-windfall", goods=str, card=str),
    **said("tell-round", round=int),
    **said("tell-chosen", player=str, actions=str),
    **said("tell-phase", "tell-phase-again", phase=str),
    **said(*(f"phase-{phase}" for phase in ("explore", *_PHASES))),
    **said(*(f"tell-nobody-{phase}" for phase in _PHASES), again=int),
    **said("tell-explore", player=str, drawn=int, kept=int),
    **said("tell-build", "tell-settle", player=str, card=str, cards=int),
    **said("tell-builds-nothing", "tell-settles-nothing", "tell-produces-nothing", players=str, count=int),
    **said("tell-conquer", player=str, card=str, strength=int, defence=int),
    **said("tell-sudden", "tell-free", player=str, card=str, world=str),
    **said("tell-sell", "tell-use", "tell-use-to-sell", player=str, card=str, goods=str, gains=str),
    **said("tell-guess", player=str, number=int),
    **said("tell-discard-for-points", player=str, gains=str),
    **said("tell-produce", player=str, goods=str),
    **said("tell-draw", player=str, cards=int, why=str),
    **said("tell-limit", player=str, cards=int, limit=int),
    **said("tell-standing", player=str, hand=int, tableau=int, points=int),
    **said("tell-end"),
    **said("tell-score", player=str, total=int, chips=int, cards=int, bonuses=int),
    **said("told-action", "told-twice", action=str),
    **said("told-goods", good=KINDS, count=int),
    **said("told-on-worlds", goods=str, worlds=int, cards=str),
    **said("told-points", points=int),
    **said("told-cards", cards=int),
    **said("told-nothing"),
    **said(*(f"goods-{kind}" for kind in (*KINDS, "any"))),
}
_ENDED = {
    **said("ended-pool", players=str),
    **said("ended-tableau", "ended-both", players=str, cards=int, count=int),
    **tie_breaks("tie-wealth", "tie-number"),
}

MESSAGES: Messages = messages(
    {**OF_EVERY_GAME, **LISTED, **_ASKED, **_SEEN, **_TOLD, **_ENDED},
    {
        **{action: said(f"{message_key('action', action)}-name") for action in ACTIONS},
        **{word: word.messages() for word in POWERS},
    },
    # Powers are told by what they bring, and named by their sentences on paper; so are bonuses.
    BONUSES,
)
