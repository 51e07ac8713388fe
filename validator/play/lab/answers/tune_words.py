"""How goals, figures and edits of a tuning are called and written, in one language."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.lab.answers.tuned import Bar, Edit, Tuned
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import Wording

PERCENT = (
    "seat_lead",
    "starter_lead",
    "decided",
    "half_leader_wins",
    "comebacks",
    "real_choices",
    "power_spread",
    "skill",
    "promises",
)
"""Measures in percent."""
NO_FIGURE = "–"


def number_text(value: float, *, sign: bool = False) -> str:
    """A figure to one place behind the point, or two where it is small."""
    text = f"{value:{'+' if sign else ''}.{1 if abs(value) >= 1 or value == 0 else 2}f}"
    return text.replace("-", "−")


def value_text(value: float, measure: str) -> str:
    """A figure in its unit: ``8.4``, ``52.1 %``."""
    return f"{number_text(value)} %" if measure in PERCENT else number_text(value)


def within_text(found: Interval | None, measure: str, words: Wording) -> str:
    """A figure with its interval: ``8.4 (8.2 to 8.6)``."""
    if found is None:
        return NO_FIGURE
    low, high = number_text(found.low), number_text(found.high)
    return words.word("within", value=value_text(found.value, measure), low=low, high=high)


def effect_text(found: Interval | None) -> str:
    """What an edit does: ``+1.2 ± 0.3``, with a star where that is beyond chance."""
    if found is None:
        return NO_FIGURE
    half = (found.high - found.low) / 2
    return f"{number_text(found.value, sign=True)} ± {number_text(half)}{'' if found.low <= 0 <= found.high else '*'}"


def goal_name(bar: Bar, tuned: Tuned, words: Wording) -> str:
    """What a goal is called; with its seats where it is not for all tables."""
    unit = f"units-{tuned.length_unit.replace(' ', '-')}"
    name = words.word(
        f"tune-{bar.measure.replace('_', '-')}", unit=words.word(unit) if words.has(unit) else tuned.length_unit
    )
    if set(bar.seats) == {len(table) for table in tuned.tables}:
        return name
    return words.word("tune-at-seats", name=name, seats=", ".join(map(str, bar.seats)))


def range_text(bar: Bar, words: Wording) -> str:
    """What is wanted: ``7 to 9``, ``at most 3``."""
    if bar.least is None:
        return words.word("tune-to", most=f"{bar.most:g}")
    if bar.most is None:
        return words.word("tune-from", least=f"{bar.least:g}")
    return words.word("tune-between", least=f"{bar.least:g}", most=f"{bar.most:g}")


def met_text(bar: Bar, words: Wording) -> str:
    """Whether a goal is met, and how surely; by how much it is missed."""
    if (bar.after or bar.before) is None:
        return words.word("tune-unknown")
    if bar.met:
        return words.word("tune-goal-met" if bar.sure else "tune-goal-met-unsure")
    missed = value_text(bar.missed_by, bar.measure)
    return words.word("tune-goal-missed" if bar.sure else "tune-goal-missed-unsure", by=missed)


def edit_text(edit: Edit, tuned: Tuned, words: Wording) -> str:
    """``D05.cost (Far Beacon): 3 → 2``."""
    titles = tuned.titles.get(words.language) or tuned.titles.get("en") or {}
    title = titles.get(edit.piece)
    return f"{edit.address}{f' ({title})' if title and title != edit.piece else ''}: {edit.present} → {edit.value}"


def describe(tuned: Tuned, words: Wording) -> Iterator[str]:
    """How it ended, and out of how many games, sentence by sentence."""
    yield words.word(f"tune-{tuned.outcome}", edits=len(tuned.edits), missed=sum(not bar.met for bar in tuned.bars))
    tables = ", ".join(dict.fromkeys(str(len(table)) for table in tuned.tables))
    agents = ", ".join(sorted({name for table in tuned.tables for name in table}))
    fresh = tuned.outcome not in ("already", "interrupted")
    yield words.word(
        "tune-played",
        searched=tuned.searched,
        tried=tuned.tried,
        levers=tuned.levers,
        agents=agents,
        sizes=tables,
        seed=tuned.seed,
    )
    if fresh:
        yield words.word("tune-fresh", games=tuned.fresh, seed=tuned.fresh_seed)
    if tuned.minutes is not None:
        yield words.word("tune-minutes", minutes=f"{tuned.minutes:g}", games=tuned.asked)
