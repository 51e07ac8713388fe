"""The words of a development's bonus: what it scores for when the game ends."""

from typing import Annotated, Literal

from msgspec import Meta

from validator.content.vocabulary import Identifier, Word
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import Keyword, Phase


class Bonus(Word, frozen=True, kw_only=True, tag_field="each"):
    """What a development scores for at the end; of several rules that count one card the first counts it."""

    points: Annotated[int, Meta(ge=1, le=9)]


class EachWorld(Bonus, frozen=True, kw_only=True, tag="world"):
    """Points for each world that fits every field given."""

    good: Kind | None = None
    source: Literal["windfall", "production"] | None = None
    military: bool | None = None
    keyword: Keyword | None = None
    power_in: Phase | None = None


class EachDevelopment(Bonus, frozen=True, kw_only=True, tag="development"):
    """Points for each development that fits every field given, this one included."""

    cost: Annotated[int, Meta(ge=0, le=9)] | None = None
    power_in: Phase | None = None


class EachCard(Bonus, frozen=True, kw_only=True, tag="card"):
    """Points for each card with this keyword, this one included."""

    keyword: Keyword


class EachNamed(Bonus, frozen=True, kw_only=True, tag="named"):
    """Points for one card, by its id."""

    card: Identifier


class EachChip(Bonus, frozen=True, kw_only=True, tag="chip_points"):
    """Points for every ``per`` points in chips, rounded down."""

    per: Annotated[int, Meta(ge=1, le=9)]


class EachStrength(Bonus, frozen=True, kw_only=True, tag="strength"):
    """Points for each point of military strength; specialised and sudden strength do not count."""


class EachGood(Bonus, frozen=True, kw_only=True, tag="good"):
    """Points for each good on your worlds when the game ends."""


AnyBonus = EachWorld | EachDevelopment | EachCard | EachNamed | EachChip | EachStrength | EachGood
