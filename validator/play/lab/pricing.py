"""What ``proofpress price`` does: the price list of a set, the pieces off its curve, and costs that would be fair."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from validator.base.files import write_beside
from validator.content.loading import ContentSet
from validator.play.lab.answers.price import STEM, nothing_to_price, price_pages, prices_text
from validator.play.lab.answers.wording import answer_wording
from validator.play.lab.prices.curve import Distance
from validator.play.lab.prices.listing import LEAST_PIECES, PriceList, TooFewCosts, listed_as, strength_of, worths_of
from validator.play.lab.prices.traits import (
    FALSELY_NAMED,
    FORMAT,
    NAMED,
    Kind,
    Placed,
    Prices,
    Stated,
    alike_in,
    cost_fields,
    costs_of,
    numbers_of,
)
from validator.play.lab.tuning.ground import Fair
from validator.play.lookup import game_of
from validator.play.playtest.figures.statistics import Z95, Interval
from validator.play.playtest.page.document import json_text
from validator.play.playtest.running.plan import digest_of
from validator.play.playtest.running.store import FILE


def fair_costs(content: ContentSet) -> Mapping[str, Fair]:
    """What each cost would be by the curve through the others, by address; nothing for a set of few costs."""
    try:
        prices = PriceList(content)
    except TooFewCosts:
        return {}
    return {
        ".".join((one.piece.id, *one.path, one.field)): Fair(distance.expected, distance.error)
        for one, distance in zip(prices.stated, prices.distances, strict=True)
    }


__all__ = ["TooFewCosts", "instead", "priced", "prices_text", "write_prices"]


def priced(content: ContentSet, kinds: Sequence[str], asked: str | None, folder: Path) -> Prices:
    """The price list of a set, with its play-tests in ``folder`` where there are some of the same cards.

    Raises:
        WrongUse, TooFewCosts: as `PriceList`.
        StoreError: the play-tests cannot be read.
    """
    prices = PriceList(content, kinds, asked)
    pieces = _placed(prices, content)
    game = game_of(content)
    titles = {piece.id: piece.titles for piece in pieces}
    return Prices(
        format=FORMAT,
        set=content.name,
        title=content.manifest.title.get("en", content.name),
        set_titles=dict(content.manifest.title),
        game=content.words.game,
        version=_version(),
        digest=digest_of(content, game),
        fields=prices.fields,
        kinds=_kinds(prices, pieces),
        unpriced=_unpriced(prices, content),
        worths=tuple(worths_of(prices)),
        pieces=pieces,
        alike=tuple(alike_in(prices.rows, [one.piece.id for one in prices.stated])),
        strength=strength_of(content, game, prices.stated, titles, folder / FILE),
    )


def _placed(prices: PriceList, content: ContentSet) -> tuple[Placed, ...]:
    named = named_of([one.chance for one in prices.distances])
    return tuple(
        _place(one, distance, is_named, content)
        for one, distance, is_named in zip(prices.stated, prices.distances, named, strict=True)
    )


def _place(one: Stated, distance: Distance, is_named: bool, content: ContentSet) -> Placed:
    half = Z95 * distance.error
    return Placed(
        id=one.piece.id,
        path=one.path,
        kind=one.kind,
        field=one.field,
        span=content.span(one.piece.id, *one.path, one.field),
        stated=one.cost,
        expected=Interval(distance.expected, distance.expected - half, distance.expected + half),
        distance=one.cost - distance.expected,
        chance=distance.chance,
        off=is_named,
        titles={language: _title(one, content, language) for language in content.languages},
    )


def _title(one: Stated, content: ContentSet, language: str) -> str:
    """What the part that has the cost is called, else its piece."""
    parts = content.part_titles(one.piece, language) if one.path else {}
    return parts.get(one.path[0], "") if parts else content.called(one.piece, language)


def named_of(chances: Sequence[float]) -> list[bool]:
    """Which pieces to name: the surest, while few of all are expected to be named without being off the curve."""
    named, falsely = [False] * len(chances), 0.0
    for place in sorted(range(len(chances)), key=lambda place: -chances[place]):
        falsely += 1 - chances[place]
        if chances[place] < NAMED or falsely > max(1.0, FALSELY_NAMED * len(chances)):
            break
        named[place] = True
    return named


def _kinds(prices: PriceList, pieces: Sequence[Placed]) -> tuple[Kind, ...]:
    pieces_of: dict[tuple[str, str], list[Placed]] = defaultdict(list)
    for piece in pieces:
        pieces_of[piece.kind, piece.field].append(piece)
    noise = {(one.kind, one.field): prices.curve.noise[listed_as(one)] for one in prices.stated}
    return tuple(
        Kind(kind=kind, field=field, costs=len(costs), noise=noise[kind, field], off=sum(cost.off for cost in costs))
        for (kind, field), costs in pieces_of.items()
    )


def _unpriced(prices: PriceList, content: ContentSet) -> tuple[str, ...]:
    having = {cost.kind.split()[0] for cost in costs_of(content, prices.fields)}
    return tuple(kind for kind, pieces in content.pieces.items() if pieces and kind not in having)


def _version() -> str:
    try:
        return version("proofpress")
    except PackageNotFoundError:
        return "unreleased"


def write_prices(prices: Prices, folder: Path) -> dict[str, Path]:
    """Write ``prices.json`` and a page in each language; the paths by kind."""
    texts = {**price_pages(prices), "json": (f"{STEM}.json", json_text(prices, answer_wording("en")))}
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}


def instead(content: ContentSet, few: TooFewCosts, asked: str | None) -> str:
    """That a set has too few costs, and which other numbers of it could be priced."""
    fields = cost_fields(content, asked)
    others = sorted(numbers_of(content) - {*fields}, key=lambda field: (-len(costs_of(content, (field,))), field))
    return nothing_to_price(content.name, few.found, LEAST_PIECES, fields, others)
