"""The terms that the words of Roll for the Galaxy share: colours, phases, and amounts with their bounds."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from validator.play.games.roll.words.switches import Kind

KINDS: tuple[Kind, ...] = get_args(Kind)
WorldColour = Literal["grey", "novelty", "rare", "genes", "alien"]
WORLD_COLOURS: tuple[WorldColour, ...] = get_args(WorldColour)
DieColour = Literal["home", "military", "consumption", "novelty", "rare", "genes", "alien"]
DIE_COLOURS: tuple[DieColour, ...] = get_args(DieColour)
Phase = Literal["explore", "develop", "settle", "produce", "ship"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Side = Literal["explore", "develop", "settle", "produce", "ship", "wild"]
SIDES: tuple[Side, ...] = get_args(Side)
Colours = Annotated[tuple[DieColour, ...], Meta(min_length=1, max_length=7)]
Worlds = Annotated[tuple[WorldColour, ...], Meta(min_length=1, max_length=5)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]
Amount = Annotated[int, Meta(ge=1, le=12)]
Cost = Annotated[int, Meta(ge=0, le=9)]
UpToSix = Annotated[int, Meta(ge=0, le=6)]
