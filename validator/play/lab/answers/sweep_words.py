"""How the figures of a sweep are called and written, in one language."""

from __future__ import annotations

from validator.play.lab.answers.swept import SEAT, Point, Shown, Sweep, Varied, word_of
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.wording import Wording, shown_change

SHARES = (SEAT, "real_choices", "decided")
"""Measures in percent."""


def figure_name(key: tuple[str, int, int], sweep: Sweep, words: Wording) -> str:
    """What a figure is called."""
    measure, _, seat = key
    name = f"sweep-{measure.replace('_', '-')}"
    return words.word(name, unit=unit_of(sweep, words), seat=seat)


def head_name(key: tuple[str, int, int], sweep: Sweep, words: Wording) -> str:
    """The same for the head of a column that is told before at which table it is: short."""
    name = f"sweep-head-{key[0].replace('_', '-')}"
    return words.word(name, seat=key[2], unit=unit_of(sweep, words))


def unit_of(sweep: Sweep, words: Wording) -> str:
    """What lengths are counted in, many of them."""
    key = f"units-{sweep.length_unit.replace(' ', '-')}"
    return words.word(key) if words.has(key) else sweep.length_unit


def value_text(value: float, measure: str, *, bare: bool = False) -> str:
    """A figure without its interval: ``8.4``, ``52.1 %``."""
    text = f"{value:.1f}".replace("-", "−")
    return f"{text} %" if measure in SHARES and not bare else text


def within_text(found: Interval, measure: str, words: Wording) -> str:
    """A figure with its interval: ``8.4 (8.2 to 8.6)``."""
    low, high = (value_text(end, measure, bare=True) for end in (found.low, found.high))
    return words.word("within", value=value_text(found.value, measure), low=low, high=high)


def apart_text(one: Shown) -> str:
    """How far a figure is from the unchanged set's: ``+1.2 ± 0.3``, with a star where that is beyond chance."""
    if one.difference is None:
        return "–"
    half = (one.difference.high - one.difference.low) / 2
    return f"{shown_change(one.difference.value)} ± {half:.1f}{'*' if one.changed else ''}"


def marked_text(one: Shown) -> str:
    """A figure without its interval, with a star where it differs from the unchanged set's beyond chance."""
    return f"{value_text(one.found.value, one.measure)}{'*' if one.changed else ''}"


def address_text(varied: Varied, sweep: Sweep, language: str) -> str:
    """An address with the title of the piece it is in: ``D05.cost (Far Beacon)``."""
    titles = sweep.titles.get(language) or sweep.titles.get("en") or {}
    title = titles.get(varied.piece)
    return varied.address if not title or title == varied.piece else f"{varied.address} ({title})"


def point_text(point: Point, sweep: Sweep) -> str:
    """A set by its values: ``rules.hand_limit 8, D05.cost 2``."""
    pairs = zip(sweep.varied, point.values, strict=True)
    return ", ".join(f"{varied.address} {word_of(value)}" for varied, value in pairs)


def line_text(sweep: Sweep, words: Wording) -> str:
    """What was played: how many games of how many sets, by whom, with which seed."""
    agents = words.listed(list(dict.fromkeys(agent for table in sweep.tables for agent in table)))
    sizes = words.listed([str(size) for size in dict.fromkeys(map(len, sweep.tables))])
    return words.word(
        "sweep-played",
        sets=sweep.played,
        games=sweep.asked,
        agents=agents,
        sizes=sizes,
        tables=len(sweep.tables),
        seed=str(sweep.seed),
    )
