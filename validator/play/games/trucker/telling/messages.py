"""All that is said of a game: each message with the values it is given, and the words that are told."""

from __future__ import annotations

from validator.content.texts import message_key
from validator.content.vocabulary import Messages, Word, messages, said
from validator.play.engine.messages import OF_EVERY_GAME
from validator.play.games.trucker.words import (
    GOODS,
    PROJECTILES,
    SIDES,
    AbandonedShip,
    AbandonedStation,
    Battery,
    BeShotAt,
    Cabin,
    Cannon,
    CombatZone,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Epidemic,
    Hold,
    LifeSupport,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Sabotage,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
    Stardust,
    StartCabin,
    Structure,
)

QUESTIONS = {
    "Take": "ask-take",
    "Place": "ask-place",
    "Flip": "ask-flip",
    "RemoveFaulty": "ask-remove",
    "KeepPart": "ask-keep",
    "ChooseCrew": "ask-crew",
    "DeclareEngines": "ask-engines",
    "DeclareCannons": "ask-cannons",
    "SpendBattery": "ask-battery",
    "LoseCrew": "ask-lose-crew",
    "LoseGood": "ask-lose-good",
    "StowGood": "ask-stow",
    "Defend": "ask-defend",
    "StayOrGo": "ask-stay",
    "ChoosePile": "ask-pile",
    "Land": "ask-land",
    "Explore": "ask-explore",
    "Claim": "ask-claim",
}
"""What a person is asked at each choice."""
_ASKED_OF_SOMETHING = ("Place", "ChooseCrew", "StowGood", "Defend")
HITS = ("missed", "bounced", "shielded", "shot-down")
COUNTED = (
    "round",
    "flip",
    "finished",
    "time-over",
    "expert-swap",
    "team-swap",
    "faults",
    "passed-inspection",
    "split",
    "launch",
    "flight-over",
    "battery",
    "engine-power",
    "forward",
    "back",
    "alien-lost",
    "tied",
    "won",
    "lost",
    "declined",
    "rewarded",
    "passed",
    "skipped",
    *(f"gave-up-{reason}" for reason in ("free", "lapped", "no-crew", "no-human", "no-power")),
)
"""Notes of the flight that are told with their number alone."""

_ASKED = {
    **said(*(key for name, key in QUESTIONS.items() if name not in _ASKED_OF_SOMETHING)),
    **said(QUESTIONS["Place"], tile=str),
    **said(QUESTIONS["ChooseCrew"], place=str),
    **said(QUESTIONS["StowGood"], good=str),
    **said(QUESTIONS["Defend"], projectile=str, place=str),
    **said("option-draw", "option-take-back", "option-return", "option-set-aside", "option-flip", "option-wait"),
    **said("option-fly-on", "option-give-up", "option-pass", "option-take-it", "option-take-hit", "option-defend"),
    **said("option-humans", "option-restow", "option-leave"),
    **said("option-power", number=int, power=str),
    **said("option-pile", "option-peek", "option-finish", number=int),
    **said("option-tile", tile=str, place=str),
    **said("option-planet", number=int, goods=str),
    **said("option-build", place=str, number=int, picture=str),
    **said("option-own", "option-face-up", tile=str, picture=str),
}
_SEEN = {
    **said("see-round", number=int),
    **said("see-key"),
    **said(
        "see-ship",
        engine=int,
        doubles=int,
        fire=str,
        cannons=int,
        exposed=int,
        batteries=int,
        slots=int,
        humans=int,
        lost=int,
    ),
    **said("see-alien", alien=str),
    **said("see-goods", goods=str),
    **said("see-building", number=int, runs=int, points=int, down=int),
    **said("see-hand", tile=str),
    **said("see-cards", cards=str),
    **said("see-flight", cards=int),
    **said("see-rocket", player=str, number=int, credits=int),
    **said("see-card", card=str, text=str),
    **said("shown-round", "shown-cards-left", "shown-timer", "shown-credits", "shown-behind", "shown-actions-left"),
    **said("shown-engines", "shown-fire", "shown-crew", "shown-batteries", "shown-exposed", "shown-lost"),
    **said("shown-set-aside", "shown-held", "shown-face-down", "shown-open-tiles", "shown-known", "shown-card"),
    **said("shown-ship", player=str),
    **said("why-no-room"),
}
_NAMED = {
    **said(*(f"{named}-{good}" for named in ("goods", "thing-goods") for good in GOODS)),
    **said("pieces-of", number=int, good=str),
    **said(*(f"side-{side}" for side in SIDES)),
    **said(*(f"{named}-{alien}" for named in ("alien", "thing-alien") for alien in ("brown", "purple"))),
    **said(*(f"projectile-{projectile}" for projectile in PROJECTILES)),
    **said("place-name", column=int, row=int),
}
_TOLD = {
    **said(*(f"tell-{what}" for what in COUNTED), "tell-peek", "tell-crew-lost", player=str, number=int),
    **said("tell-draw", "tell-take-back", "tell-restow", player=str),
    **said("tell-take", "tell-return", "tell-set-aside", player=str, tile=str),
    **said("tell-build", player=str, tile=str, place=str),
    **said(*(f"tell-{hit}" for hit in HITS), player=str, projectile=str),
    **said("tell-struck", player=str, projectile=str, tile=str, place=str),
    **said("tell-projectile", projectile=str, side=str, number=int),
    **said("tell-stowed", "tell-left-behind", player=str, goods=str),
    **said("tell-good-lost", "tell-shortage", player=str, good=str),
    **said("tell-card", player=str, card=str, text=str),
    **said("tell-fire-power", player=str, number=str),
    **said("tell-alien-aboard", player=str, alien=str),
    **said("tell-pay", player=str, parts=str, credits=int),
    **said(*(f"pay-{part}" for part in ("placing", "exposed", "goods", "lost")), number=int),
    **said("pay-nothing", "tell-end"),
    **said("tell-score", player=str, total=int),
    **said("ended-rounds", players=str, rounds=int),
}
_COMPONENTS: tuple[type[Word], ...] = (
    StartCabin,
    Cabin,
    LifeSupport,
    Engine,
    DoubleEngine,
    Cannon,
    DoubleCannon,
    Shield,
    Battery,
    Hold,
    SpecialHold,
    Structure,
)
FAULTS = {
    "unmatched-connectors": ("fault-unmatched", "fault-unmatched"),
    "turned-engine": ("fault-turned", "fault-turned"),
    "blocked-muzzle": ("fault-muzzle-blocked", "fault-muzzle-blocks"),
    "blocked-exhaust": ("fault-exhaust-blocked", "fault-exhaust-blocks"),
}
"""What is wrong with a tile, by the code of a fault: with the one to blame, and with its partner."""
_REPAIRED = {
    **said("tell-repaired", player=str, tile=str, place=str, why=str),
    **said(*(key for pair in FAULTS.values() for key in pair), place=str),
}

MESSAGES: Messages = messages(
    {**OF_EVERY_GAME, **_ASKED, **_SEEN, **_NAMED, **_TOLD, **_REPAIRED},
    {
        **{word: said(f"{message_key('component', word)}-name", message_key("thing", word)) for word in _COMPONENTS},
        Planets: said("tell-landed", player=str, number=int),
        AbandonedShip: said("tell-took-ship", player=str, number=int),
        AbandonedStation: said("tell-took-station", player=str, number=int),
        CombatZone: said("tell-weakest", player=str, least=("crew", "engine_power", "fire_power"), penalty=str),
        Stardust: said("tell-stardust", player=str, number=int),
        Epidemic: said("tell-epidemic", player=str, number=int),
        Sabotage: {
            **said("tell-sabotaged", player=str, tile=str, place=str),
            **said("tell-sabotage-missed", player=str, number=int),
        },
    },
    # These are told by what happens in them, and by their sentences on paper.
    (OpenSpace, MeteorSwarm, Slavers, Smugglers, Pirates, LoseDays, LoseCrew, LoseGoods, BeShotAt),
)
