"""The report's plain sentences: what was found, and what cannot be told from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.playtest.figures.findings import percent, share, signed
from validator.playtest.figures.results import CardFigures, Group, Spread, TableFigures

MOST_NAMED = 5
LIMITS = (
    "Agents are not people. Random play shows what can happen, greedy play what is tempting at once; neither bluffs, "
    "bargains or learns your habits. Read differences between cards, not the level of play.",
    "A win lift is not a cause. Seats that are ahead, or whose game lasts longer, also play more cards; that is why "
    "each card is judged against the typical card of the set and not against zero.",
    "Intervals of 95 % cover the luck of the deal alone. One in twenty misses; findings are corrected for the "
    "number of cards and seats looked at (Bonferroni-Holm), pictures and tables are not.",
    "Seats of the same game are not independent: one wins because another does not. Intervals of cards are slightly "
    "off for it.",
    "Spotlight games show that something can happen, never how often. They are in no figure but coverage.",
    "Seats are counted as they sit. Where the rules draw lots for who begins, seat 1 is not the first to move.",
    "Nothing here says whether the game is fun.",
)


def sentences_of(
    asked: int, broken: int, tables: Sequence[TableFigures], length_unit: str, typical: float,
    cards: Sequence[CardFigures], coverage: Sequence[Group],
) -> Iterator[str]:  # fmt: skip
    """The findings in the order a designer asks for them."""
    yield _games(asked, tables)
    if broken:
        yield f"{count(broken, 'game')} broke and count nowhere else; see the findings."
    yield from (_table(table, length_unit) for table in tables)
    yield _cards(typical, cards)
    yield _coverage(coverage)


def count(number: int, noun: str) -> str:
    """``1,204 games``, ``1 game``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part) if words else ""


def _games(asked: int, tables: Sequence[TableFigures]) -> str:
    played = sum(table.games for table in tables)
    if not tables:
        return f"None of {count(asked, 'game')} was played."
    agents = listed(sorted({agent for table in tables for agent in table.lineup}))
    where = listed([f"{table.games:,} with {table.title}" for table in tables])
    stopped = f" of {asked:,} asked for" if played < asked else ""
    return f"{count(played, 'game')}{stopped} were played by {agents}: {where}."


def _table(table: TableFigures, length_unit: str) -> str:
    said = [_length(table, length_unit)]
    if len(table.seats) > 1:
        said += [_seats(table), _margin(table)]
    if len(table.agents) > 1:
        said.append(_agents(table))
    return f"With {table.title} {' '.join(said)}"


def _length(table: TableFigures, unit: str) -> str:
    length, choices = table.length, table.choices
    always = count(length.counts[0][0], unit) if length.constant else ""
    took = f"always takes {always}" if always else f"takes {_range(length, f'{unit}s')}"
    return f"a game {took}, with {choices.mean.value:.0f} real choices."


def _seats(table: TableFigures) -> str:
    uneven = [seat for seat in table.seats if seat.uneven]
    fair = percent(1 / len(table.seats))
    if uneven:
        found = listed([f"{seat.name} wins {share(seat.wins)}" for seat in uneven])
        return f"The seats are uneven: {found}, where an equal share is {fair}."
    return f"No seat has an advantage that shows: seat 1 wins {share(table.seats[0].wins)}, an equal share is {fair}."


def _margin(table: TableFigures) -> str:
    assert table.to_last is not None
    assert table.to_second is not None
    last, second = table.to_last.mean.value, table.to_second.mean.value
    behind = f"{last:.1f} points" if len(table.lineup) == 2 else f"{second:.1f} points, the last {last:.1f}"
    return f"The second is {behind} behind the first; {percent(table.shared.value)} of games end in a shared win."


def _agents(table: TableFigures) -> str:
    best = sorted(table.agents, key=lambda agent: -agent.wins.value)
    found = listed([f"{agent.name} {share(agent.wins)}" for agent in best])
    return f"A seat wins, by agent: {found}."


def _range(found: Spread, unit: str) -> str:
    return f"{found.mean.value:.1f} {unit} (nine in ten between {found.quantiles[0]} and {found.quantiles[4]})"


def _cards(typical: float, cards: Sequence[CardFigures]) -> str:
    compared = [card for card in cards if card.lift is not None]
    if not compared:
        return "Too few games to compare cards."
    start = f"Playing the typical card goes with {signed(typical)} points of win share"
    if not any(card.verdict for card in compared):
        return f"{start}; no card of the {len(compared)} compared stands out."
    more = _standing([card for card in compared if card.verdict == "strong"], -1)
    less = _standing([card for card in compared if card.verdict == "weak"], 1)
    found = [f"{cards} with {word}" for cards, word in ((more, "more"), (less, "less")) if cards]
    return f"{start}; of {len(compared)} cards compared, {listed(found)}."


def _standing(cards: Sequence[CardFigures], order: int) -> str:
    """The cards that stand out most, with their lifts."""
    lifts = {card.id: card.lift.value for card in cards if card.lift is not None}
    ordered = sorted(cards, key=lambda card: order * lifts[card.id])
    named = [f"{card.title} ({card.id}, {signed(lifts[card.id])})" for card in ordered[:MOST_NAMED]]
    left = len(ordered) - MOST_NAMED
    return listed([*named, f"{left} others"] if left > 0 else named)


def _coverage(coverage: Sequence[Group]) -> str:
    total = sum(len(group.promises) for group in coverage)
    seen, lit, never, untried = (
        sum(group.count(how) for group in coverage) for how in ("play", "spotlight", "never", "untried")
    )
    if seen == total:
        return f"Everything the set promises was seen in ordinary play ({count(total, 'promise')})."
    parts = [f"{seen} were seen in ordinary play"]
    parts += [f"{lit} only when dealt on purpose"] * bool(lit)
    parts += [f"{never} never"] * bool(never)
    parts += [f"{untried} were not looked for"] * bool(untried)
    return f"Of {count(total, 'promise')} the set makes, {listed(parts)}."
