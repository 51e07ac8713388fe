"""Terms that the words of Tiny Stellar Empires share: civilisations, edges, timings, and the sizes of numbers."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

Civilisation = Literal["military", "population", "science", "trade", "culture"]
CIVILISATIONS: tuple[Civilisation, ...] = get_args(Civilisation)
AttackMode = Literal["ability", "symbols"]
ATTACK_MODES: tuple[AttackMode, ...] = get_args(AttackMode)
TIMINGS = ("end", "ongoing", "once")
Edge = Annotated[int, Meta(ge=1, le=6)] | Literal["wormhole"]
OneToThree = Annotated[int, Meta(ge=1, le=3)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]
