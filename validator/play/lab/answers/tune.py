"""What a tuning found: how it ended.

Its goals and edits, for programs, for the terminal, and as a page in each language.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
import simple_html as html
from simple_html import Node

from validator.base.speech.sentences import Text
from validator.play.charts.frames import Scale
from validator.play.charts.lines import interval
from validator.play.lab.answers.wording import AnswerWords, answer_wording
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.frame import framed, languages_of, note, pages_in
from validator.play.playtest.page.tables import Cell, Column, columns_of, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES, Wording

TUNED_FORMAT = 1
Outcome = Literal["already", "met", "missed", "nothing", "interrupted"]
"""Goals that were met before; that are met by the edits; that are not; nothing better was found; Ctrl-C."""


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One goal before and after, in fresh games.

    Attributes:
        measure: what is measured.
        least: not less is wanted; None: no such bound.
        most: not more is wanted.
        weight: how much a miss counts.
        tolerance: how far off counts as one miss.
        seats: at which numbers of seats.
        before: what the unchanged set has; None where the games do not tell.
        after: what the set with the edits has; None where there are none.
        met: whether the figure after (or before, where there are no edits) lies within the goal.
        sure: whether its whole interval does, or none of it.
        missed_by: by how much it is missed, in the measure's unit.
    """

    measure: str
    least: float | None
    most: float | None
    weight: float
    tolerance: float
    seats: tuple[int, ...]
    before: Interval | None
    after: Interval | None
    met: bool
    sure: bool
    missed_by: float


class Edit(msgspec.Struct, frozen=True, kw_only=True):
    """One number that is moved, and what each goal's figure would be less or more by without it.

    ``effects`` are by goal: the figure with all edits less the figure without this one; None where games do not tell.
    """

    address: str
    piece: str
    present: int
    value: int
    effects: tuple[Interval | None, ...]


class Finalist(msgspec.Struct, frozen=True, kw_only=True):
    """Edits that were played afresh: by how many tolerances all goals together are missed, and whether all are met.

    ``refused`` is the first thing that the full check found against it; it was not played then.
    """

    edits: tuple[tuple[str, int], ...]
    badness: float
    met: bool
    refused: Text = ""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """How the search stood: edits tried, games played, the best one's number of edits and badness."""

    tried: int
    games: int
    edits: int
    badness: float


class Tuned(msgspec.Struct, frozen=True, kw_only=True):
    """A finished or interrupted tuning.

    Attributes:
        outcome: how it ended.
        set, title, set_titles, titles, game, length_unit, version: what was tuned; ``titles`` are the pieces' by
            language, of those that are edited.
        goals_file: where the goals are stated; empty for goals made from the set itself.
        tables: who plays at which tables.
        seed: of the search; ``fresh_seed`` of the games that are reported.
        asked: games that the search and the last games might take; ``minutes`` that chose the number, if they did.
        searched: games of the search.
        fresh: games of each set that are reported.
        levers: how many numbers might be moved.
        tried: how many different edits were played.
        bars: the goals.
        edits: what was found.
        block: the same, as it would stand in a ``set.yaml``.
        finalists: what was played afresh.
        steps: how the search went.
        folder: where the set with the edits lies, below the answer's folder; empty where there is none.
    """

    format: int
    outcome: Outcome
    set: str
    title: str
    set_titles: dict[str, str]
    titles: dict[str, dict[str, str]]
    game: str
    length_unit: str
    version: str
    goals_file: str
    tables: tuple[tuple[str, ...], ...]
    seed: int
    fresh_seed: int
    asked: int
    minutes: float | None
    searched: int
    fresh: int
    levers: int
    tried: int
    bars: tuple[Bar, ...]
    edits: tuple[Edit, ...] = ()
    block: str = ""
    finalists: tuple[Finalist, ...] = ()
    steps: tuple[Step, ...] = ()
    folder: str = ""


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


def tune_text(tuned: Tuned) -> str:
    """All of it in English."""
    return "\n".join(_lines(tuned, answer_wording("en")))


def _lines(tuned: Tuned, words: Wording) -> Iterator[str]:
    yield from describe(tuned, words)
    yield ""
    heads = [words.word(f"tune-head-{name}") for name in ("goal", "wanted", "before", "after", "met")]
    yield from _table(
        [
            heads,
            *(
                [
                    goal_name(bar, tuned, words),
                    range_text(bar, words),
                    within_text(bar.before, bar.measure, words),
                    within_text(bar.after, bar.measure, words),
                    met_text(bar, words),
                ]
                for bar in tuned.bars
            ),
        ]
    )
    if not tuned.edits:
        return
    yield ""
    if tuned.edits[0].effects:
        yield words.word("tune-effects")
    names = [goal_name(bar, tuned, words) for bar in tuned.bars]
    heads = [words.word("tune-head-edit"), *(names if tuned.edits[0].effects else [])]
    yield from _table(
        [heads, *([edit_text(edit, tuned, words), *map(effect_text, edit.effects)] for edit in tuned.edits)]
    )
    yield ""
    yield tuned.block.rstrip()


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()


STEM = "tune"
MOST_STEPS = 40
ROOM = 0.15
"""Of the span of a goal's bar, left free at either side."""


def tune_pages(tuned: Tuned) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(tuned, language))


def _page(tuned: Tuned, language: str) -> str:
    words = AnswerWords(language)
    title = words.words.word("tune-title", title=tuned.set_titles.get(language) or tuned.title)
    return framed(language, title, _sections(tuned, words, title))


def _sections(tuned: Tuned, words: AnswerWords, title: str) -> Iterator[Node]:
    first, *others = describe(tuned, words.words)
    ways = languages_of(STEM, words.words.language, LANGUAGES)
    yield html.header(ways, html.h1(title), note(first, "answer"), *map(note, others))
    goals_note = note(words.word("tune-goals-told"))
    yield html.section(html.h2(words.word("tune-goals")), goals_note, _goals(tuned, words))
    if tuned.edits:
        effects = html.p(words.word("tune-effects") if tuned.edits[0].effects else "")
        block = html.p(words.word("tune-block")), html.pre(html.code(tuned.block))
        yield html.section(html.h2(words.word("tune-edits")), effects, _edits(tuned, words), *block)
    if tuned.finalists:
        yield _section(words, "tune-finalists", _finalists(tuned, words))
    if tuned.steps:
        yield _section(words, "tune-progress", _steps(tuned, words))


def _section(words: AnswerWords, key: str, table: Node) -> Node:
    return html.section(html.h2(words.word(key)), html.p(words.word(f"{key}-told")), table)


def _goals(tuned: Tuned, words: AnswerWords) -> Node:
    columns = columns_of(words, "tune-head", "goal:name wanted:text plot:plot before after met:text")
    rows = [
        row_of(
            goal_name(bar, tuned, words.words),
            range_text(bar, words.words),
            _bar(bar, words),
            within_text(bar.before, bar.measure, words.words),
            within_text(bar.after, bar.measure, words.words),
            met_text(bar, words.words),
        )
        for bar in tuned.bars
    ]
    return table_of(words, words.word("tune-goals"), columns, rows)


def _bar(bar: Bar, words: AnswerWords) -> Node:
    """The figure before above that after, both against upright lines where the goal begins and ends."""
    known = [one for one in (bar.before, bar.after) if one is not None]
    ends = [end for end in (bar.least, bar.most) if end is not None]
    if not known:
        return ""
    places = [*ends, *(end for one in known for end in (one.low, one.high))]
    low, high = min(places), max(places)
    room = (high - low) * ROOM or 0.5
    scale = Scale(low - room, high + room)
    marks = {name: end for name, end in (("zero", bar.least), ("typical", bar.most)) if end is not None}
    return [
        interval(
            one,
            scale,
            marks,
            "out" if one is bar.before and bar.after is not None else "in",
            within_text(one, bar.measure, words.words),
        )
        for one in known
    ]


def _edits(tuned: Tuned, words: AnswerWords) -> Node:
    """The edits; where it is known what each does to each goal, goals are rows, of which there are more."""
    said = [edit_text(edit, tuned, words.words) for edit in tuned.edits]
    caption = words.word("tune-edits")
    if not tuned.edits[0].effects:
        return table_of(words, caption, columns_of(words, "tune-head", "edit:name"), list(map(row_of, said)))
    columns = [*columns_of(words, "tune-head", "goal:name"), *map(Column, said)]
    rows = [
        row_of(goal_name(bar, tuned, words.words), *(_effect(edit.effects[number]) for edit in tuned.edits))
        for number, bar in enumerate(tuned.bars)
    ]
    return table_of(words, caption, columns, rows)


def _effect(found: Interval | None) -> Cell:
    return Cell(effect_text(found), None if found is None else found.value)


def _finalists(tuned: Tuned, words: AnswerWords) -> Node:
    columns = columns_of(words, "tune-head", "edits:name badness met:text")
    rows = [
        row_of(
            ", ".join(f"{address}: {value}" for address, value in finalist.edits),
            Cell("–" if finalist.refused else number_text(finalist.badness), finalist.badness),
            _ended(finalist, words),
        )
        for finalist in tuned.finalists
    ]
    return table_of(words, words.word("tune-finalists"), columns, rows)


def _ended(one: Finalist, words: AnswerWords) -> str:
    if one.refused:
        return words.word("tune-refused", why=one.refused)
    return words.word("tune-all-met" if one.met else "tune-not-all-met")


def _steps(tuned: Tuned, words: AnswerWords) -> Node:
    columns = columns_of(words, "tune-head", "tried games edits badness")
    rows = [row_of(f"{one.tried:,}", f"{one.games:,}", str(one.edits), number_text(one.badness)) for one in tuned.steps]
    return table_of(words, words.word("tune-progress"), columns, rows, most=MOST_STEPS)
