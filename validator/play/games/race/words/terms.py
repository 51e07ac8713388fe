"""The terms that the words of Race for the Galaxy share: goods, phases and keywords."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from validator.play.games.race.words.switches import Kind

KINDS: tuple[Kind, ...] = get_args(Kind)
AnyKind = Literal["any", "novelty", "rare", "genes", "alien"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Keyword = Literal["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
OneToFive = Annotated[int, Meta(ge=1, le=5)]
Points = Annotated[int, Meta(ge=0, le=20)]
