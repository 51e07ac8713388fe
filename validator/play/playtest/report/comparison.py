"""Two runs side by side, as data and for the terminal."""

from collections.abc import Callable

import msgspec

from validator.play.playtest.figures.differences import Change
from validator.play.playtest.report.text import columns
from validator.play.playtest.report.wording import Wording, shown_points, shown_share

MOST_TOLD = 12
FORMAT = 1
"""Of the JSON."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs: what they are called, how many games each has, and every figure that both have.

    ``length_unit`` is the word for one of what changes with the unit ``length`` are counted in; ``is_paired`` says that
    both were played on the same deals. ``titles`` are those of the designs, by language and id.
    """

    format: int = FORMAT
    names: tuple[str, str]
    games: tuple[int, int]
    length_unit: str
    is_paired: bool
    changes: tuple[Change, ...]
    titles: dict[str, dict[str, str]]

    def ordered(self) -> list[Change]:
        """What changed beyond chance first."""
        return sorted(self.changes, key=lambda change: not change.changed)

    def title_in(self, language: str) -> Callable[[str], str]:
        """What gives a design's title by its id, in English where the language has none, or else the id."""
        here, english = self.titles.get(language, {}), self.titles.get("en", {})
        return lambda name: here.get(name) or english.get(name, name)

    def wording(self, language: str) -> Wording:
        """What says the figures' names in a language."""
        return Wording(language, self.title_in(language))


def comparison_text(found: Comparison) -> str:
    """The comparison for the terminal: what changed first, then everything else."""
    wording = found.wording("en")
    rows = [["", *found.names, wording.word("difference"), ""]]
    rows += [row_of(change, found.length_unit, wording) for change in found.ordered()]
    return "\n".join([*sentences(found, wording), "", *columns(rows)]) + "\n"


def sentences(found: Comparison, wording: Wording) -> list[str]:
    """What was compared, how much changed, and what changed most certainly."""
    (one, two), (games_one, games_two) = found.names, found.games
    changed = [change for change in found.changes if change.changed]
    numbers = {"first": one, "second": two, "games-first": games_one, "games-second": games_two}
    how = "compare-paired" if found.is_paired else "compare-samples"
    lines = [wording.word(how, **numbers), wording.word("compare-count", changed=len(changed), all=len(found.changes))]
    told = [f"{wording.say(change.what)}: {difference_of(change, found.length_unit, wording)}" for change in changed]
    return [*lines, *told[:MOST_TOLD]]


def row_of(change: Change, length_unit: str, wording: Wording) -> list[str]:
    """A figure's name, its value in both runs, the difference, and a mark where that is beyond chance."""
    mark = "*" if change.changed else ""
    before, after = (_value(value, change) for value in (change.first, change.second))
    return [wording.say(change.what), before, after, difference_of(change, length_unit, wording), mark]


def _value(value: float, change: Change) -> str:
    if change.unit == "share":
        return shown_share(value)
    return shown_points(value) if change.unit == "lift" else f"{value:.2f}"


def difference_of(change: Change, length_unit: str, wording: Wording) -> str:
    """The difference with its interval."""
    found = change.difference
    if change.unit in ("share", "lift"):
        ends = [shown_points(end) for end in (found.value, found.low, found.high)]
        return wording.word("apart-points", value=ends[0], low=ends[1], high=ends[2])
    value, low, high = (f"{end:+.2f}".replace("-", "−") for end in (found.value, found.low, found.high))
    unit = length_unit if change.unit == "length" else change.unit
    return wording.word("apart", value=value, low=low, high=high, unit=unit.replace(" ", "-"), word=unit)
