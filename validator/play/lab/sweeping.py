"""A sweep: every combination of some values of a set, played on the same deals as the set itself, and its figures."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, Severity, Span, WrongUse
from validator.base.speech.sentences import Sentence, Sentences, Text
from validator.content.loading import ContentSet
from validator.play.checking import open_legal
from validator.play.engine.game import Game
from validator.play.lab.answers.sweep import SEAT, Average, Margin, Point, Shown, Sweep, Varied, sweep_pages, sweep_text
from validator.play.lab.answers.wording import answer_wording
from validator.play.lab.goals.measuring import mean_over_tables, shares
from validator.play.lab.goals.words import NATURES, SHARE, Goal, Measure
from validator.play.lab.tuning.field import Field
from validator.play.lab.vary.addresses import Address, NoValues, Value, address_in, checked, values_of, yaml_word
from validator.play.lab.vary.candidates import write_candidate
from validator.play.lookup import game_of
from validator.play.playtest.figures.statistics import ALPHA, Difference, holm, student
from validator.play.playtest.page.document import json_text
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Opener, Plan, Roster
from validator.play.playtest.running.playing import Progress, Where
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import Row

MEASURES: tuple[Measure, ...] = (
    "length",
    "score",
    "winning_score",
    "margin",
    "lead_changes",
    "decided",
    "real_choices",
    "choices",
)
"""What is told of every set of a sweep, beside what each seat wins."""

_NATURES = {**{str(measure): nature for measure, nature in NATURES.items()}, SEAT: SHARE}
MANY_PAIRS = 20

Key = tuple[str, int, int]
Shares = dict[Key, list[dict[int, float]]]
"""For each figure, by table, what each game adds to it, by the game's number."""


def shares_of(game: Game, plan: Plan, rows: Sequence[Row]) -> Shares:
    """What each game of a set adds to its figures; games that broke add nothing."""
    found: Shares = {}
    for measure in _measures(game, plan):
        goal = Goal(
            measure=measure, least=None, most=None, weight=1.0, tolerance=1.0, lineups=plan.lineups, span=Span("sweep")
        )
        for row in rows:
            if (share := shares(goal, plan, row)) is not None:
                _add(found, (measure, 0, 0), plan, row, share)
    for row in rows:
        if row.fault is None and len(row.scores) > 1:
            for seat in range(len(row.scores)):
                _add(found, (SEAT, len(row.scores), seat + 1), plan, row, 100 * _wins(row, seat))
    return found


def _wins(row: Row, seat: int) -> float:
    """What a seat has of the win, which winners share."""
    return (seat in row.winners) / len(row.winners)


def _measures(game: Game, plan: Plan) -> list[Measure]:
    """The measures that the game knows at these tables."""
    company = any(len(lineup) > 1 for lineup in plan.lineups)
    return [
        measure
        for measure in MEASURES
        if (company or not NATURES[measure].company) and (game.rounds_over is not None or not NATURES[measure].rounds)
    ]


def _add(found: Shares, key: Key, plan: Plan, row: Row, share: float) -> None:
    tables = found.setdefault(key, [{} for _ in plan.lineups])
    tables[plan.table_of(row.number)][row.number] = share


def figures_of(own: Shares, base: Shares | None) -> tuple[Shown, ...]:
    """The figures of a set, and how far they are from those of the base, if that is another."""
    shown = []
    for (measure, seats, seat), tables in own.items():
        interval = mean_over_tables([list(games.values()) for games in tables if games])
        if interval is not None:
            nature = _NATURES[measure]
            pairs = [] if base is None else _pairs(tables, base.get((measure, seats, seat), []))
            sure = bool(pairs) and min(map(len, pairs)) > 1
            shown.append(
                Shown(
                    measure=measure,
                    seats=seats,
                    seat=seat,
                    found=interval.within(nature.least, nature.most),
                    pairs=sum(map(len, pairs)),
                    difference=mean_over_tables(pairs) if sure else None,
                )
            )
    return tuple(shown)


def _pairs(own: Sequence[Mapping[int, float]], base: Sequence[Mapping[int, float]]) -> list[list[float]]:
    """By table, how far games are from those of the same number."""
    pairs = [
        [games[number] - others[number] for number in sorted(games.keys() & others.keys())]
        for games, others in zip(own, base, strict=False)
    ]
    return [differences for differences in pairs if differences]


def averaged(every: Sequence[Shares]) -> Shares:
    """What games add on average over several sets, of those that were played with all of them."""
    first, *others = every
    return {
        key: [
            {
                number: fmean([share, *(other[key][place][number] for other in others)])
                for number, share in games.items()
                if all(key in other and number in other[key][place] for other in others)
            }
            for place, games in enumerate(tables)
        ]
        for key, tables in first.items()
    }


def judged(points: Sequence[Point]) -> tuple[Point, ...]:
    """The sets with what changed beyond chance marked: by figure, corrected for how many sets were looked at."""
    every = [figure.key for point in points for figure in point.figures if figure.difference is not None]
    changed: dict[Key, dict[int, bool]] = {}
    for key in dict.fromkeys(every):
        apart = {
            place: one
            for place, point in enumerate(points)
            if (one := point.figure(key)) is not None and one.difference is not None
        }
        chances = holm([_chance(one) for one in apart.values()])
        changed[key] = {place: chance < ALPHA for place, chance in zip(apart, chances, strict=True)}
    return tuple(
        msgspec.structs.replace(
            point,
            figures=tuple(
                msgspec.structs.replace(figure, changed=changed.get(figure.key, {}).get(place, False))
                for figure in point.figures
            ),
        )
        for place, point in enumerate(points)
    )


def _chance(one: Shown) -> float:
    """How likely so large a difference is by luck alone; one without any spread is known once many pairs agree."""
    apart = one.difference
    if apart is None or (apart.low == apart.high and one.pairs < MANY_PAIRS):
        return 1.0
    freedom = one.pairs - 1
    return Difference(apart, apart.value, (apart.high - apart.low) / 2 / student(freedom), freedom).chance(0)


say = Sentences(__package__)

MOST_COMBINATIONS = 200
STORE, SETS = "sweep.sqlite", "sweep"
"""Below the answer's folder: the games, and the folder of the sets."""
LONGEST_NAME = 100
MOST_FINDINGS = 3
"""So many findings are told of a set that is refused."""


class Vary(NamedTuple):
    """An address and the values that it is to take."""

    address: Address
    values: tuple[Value, ...]


class Games(NamedTuple):
    """The games of every set: how many, at which tables, by what seed, with how many processes or on which cluster."""

    each: int
    tables: tuple[tuple[str, ...], ...]
    seed: int
    where: Where


class _Entry(NamedTuple):
    """A set of the sweep before it is played: its values, its folder's name, how it is opened, what is wrong."""

    values: tuple[Value, ...]
    name: str
    reference: str
    refused: tuple[Text, ...]


def varied(content: ContentSet, asked: Sequence[str]) -> list[Vary]:
    """What ``ADDRESS=VALUES`` texts ask for.

    Raises:
        ContentError: with every fault of every text; its line says which text, its column where in it.
        WrongUse: there are too many combinations, or none.
    """
    varied: list[Vary] = []
    issues: list[Issue] = []
    for place, text in enumerate(asked, start=1):
        vary, faults = _one(content, text, place)
        issues += faults
        if vary is not None and vary.address in [other.address for other in varied]:
            message = say("varied-twice", address=vary.address.text)
            issues.append(Issue(code="varied-twice", message=message, span=_at(place)))
        varied += [vary] if vary is not None else []
    if issues:
        raise ContentError(issues)
    combinations = prod(len(vary.values) for vary in varied)
    if not varied or combinations > MOST_COMBINATIONS:
        raise WrongUse(
            f"a sweep takes from 1 to {MOST_COMBINATIONS} combinations, not {combinations if varied else 0:,}"
        )
    return varied


def _at(place: int, column: int = 1) -> Span:
    return Span("--vary", place, column)


def _one(content: ContentSet, text: str, place: int) -> tuple[Vary | None, list[Issue]]:
    name, sign, values = text.partition("=")
    if not sign:
        message = say("no-values", example="rules.hand_limit=7..12")
        return None, [Issue(code="no-values", message=message, span=_at(place), found=repr(text))]
    issues: list[Issue] = []
    address, known = None, []
    try:
        address = address_in(content, name, _at(place))
    except ContentError as fault:
        issues += fault.issues
    try:
        known = values_of(values)
    except NoValues as fault:
        issues.append(Issue(code="wrong-values", message=fault.said, span=_at(place, len(name) + 2)))
    if address is not None:
        issues += checked(address, known, _at(place, len(name) + 2))
    return (None if address is None or issues else Vary(address, tuple(known))), issues


def swept(
    reference: str, content: ContentSet, asked: Sequence[Vary], games: Games, folder: Path,
    progress: Progress | None = None, *, opener: Opener = opened, roster: Roster = agent_named,
) -> Sweep:  # fmt: skip
    """Play every combination, and the set as it is, on the same deals; ``folder`` keeps the games and the sets.

    A set that `check` would refuse is not played. Games kept from an earlier time are not played again.

    Raises:
        ContentError, UnknownSet, UnknownAgent, StoreError, Stopped: as `Field`.
    """
    entries = _entries(reference, content, asked, folder, progress)
    game = game_of(content)
    played = [reference, *(entry.reference for entry in entries if entry.name and not entry.refused)]
    with Field(folder / STORE, games.tables, games.seed, games.where, progress, opener=opener, roster=roster) as field:
        field.play([(one, games.each) for one in played])
        own = _Played(field, game, games.each)
        base = own.point(_Entry(tuple(vary.address.present for vary in asked), "", reference, ()), None)
        points = [own.point(entry, own.shares(reference)) for entry in entries]
        margins = _margins(asked, entries, own)
        version, interrupted = field.plan(reference).version, field.interrupted
    return Sweep(
        set=content.name, title=content.manifest.title.get("en", content.name),
        set_titles=dict(content.manifest.title), titles=_titles(content, asked), game=game.name,
        length_unit=game.length_unit, version=version, seed=games.seed, tables=games.tables, asked=games.each,
        interrupted=interrupted, varied=tuple(_varied(vary) for vary in asked), base=base, points=judged(points),
        margins=margins,
    )  # fmt: skip


class _Played:
    """The figures of the sets on a field."""

    def __init__(self, field: Field, game: Game, count: int) -> None:
        self._field, self._game, self._count = field, game, count
        self._shares: dict[str, Shares] = {}

    def shares(self, reference: str) -> Shares:
        """What the games of a set add to its figures."""
        if reference not in self._shares:
            rows = self._field.rows(reference, self._count)
            self._shares[reference] = shares_of(self._game, self._field.plan(reference), rows)
        return self._shares[reference]

    def point(self, entry: _Entry, base: Shares | None) -> Point:
        """A set with its figures; ``base`` is what the unchanged set's games add."""
        place = Point(values=entry.values, folder=f"{SETS}/{entry.name}" if entry.name else "")
        if entry.refused:
            return msgspec.structs.replace(place, refused=entry.refused)
        rows = self._field.rows(entry.reference, self._count)
        broken = sum(row.fault is not None for row in rows)
        figures = figures_of(self.shares(entry.reference), base if entry.name else None)
        return msgspec.structs.replace(place, games=len(rows) - broken, broken=broken, figures=figures)


def _margins(asked: Sequence[Vary], entries: Sequence[_Entry], played: _Played) -> tuple[Margin, ...]:
    """What each address does by itself, on average over the values of the others."""
    margins = []
    for place, vary in enumerate(asked if len(asked) > 1 else ()):
        by_others: dict[tuple[Value, ...], list[_Entry]] = {}
        for entry in entries:
            by_others.setdefault((*entry.values[:place], *entry.values[place + 1 :]), []).append(entry)
        whole = [row for row in by_others.values() if not any(entry.refused for entry in row)]
        averages = []
        for at, value in enumerate(vary.values if whole else ()):
            shares = averaged([played.shares(row[at].reference) for row in whole])
            averages.append(Average(value=value, figures=figures_of(shares, None)))
        margins.append(Margin(address=vary.address.text, averages=tuple(averages)))
    return tuple(margins)


def _entries(
    reference: str, content: ContentSet, asked: Sequence[Vary], folder: Path, progress: Progress | None
) -> list[_Entry]:
    """Every combination, written and checked; the one that changes nothing is the set itself, without a name."""
    combinations = list(product(*(vary.values for vary in asked)))
    entries = []
    for place, values in enumerate(combinations):
        edits = {
            vary.address: value
            for vary, value in zip(asked, values, strict=True)
            if not _same(value, vary.address.present)
        }
        if not edits:
            entries.append(_Entry(values, "", reference, ()))
            continue
        name = _name(asked, values, place)
        path = write_candidate(content, edits, folder / SETS / name, afresh=True)
        entries.append(_Entry(values, name, path.as_posix(), _refused(path, edits)))
        if progress is not None:
            progress("checks", place + 1, len(combinations))
    return entries


def _same(value: Value, other: Value) -> bool:
    return value == other and type(value) is type(other)


def _name(asked: Sequence[Vary], values: Sequence[Value], place: int) -> str:
    """A folder's name: ``rules.hand_limit=8,D05.cost=2``; a number where that would be too long."""
    name = ",".join(f"{vary.address}={yaml_word(value)}" for vary, value in zip(asked, values, strict=True))
    return name if len(name) <= LONGEST_NAME else f"set-{place + 1:03}"


def _refused(path: Path, edits: Mapping[Address, Value]) -> tuple[Text, ...]:
    """The first findings for which a set cannot be played; none where it is legal."""
    try:
        content = open_legal(path.as_posix())
    except ContentError as fault:
        errors = [issue for issue in fault.issues if issue.severity is Severity.ERROR]
        return tuple(_at_its_place(issue, path) for issue in errors[:MOST_FINDINGS])
    for address, value in edits.items():
        stated = address_in(content, address.text).present
        if not _same(stated, value):
            return (say("stands-otherwise", address=address.text, found=yaml_word(stated), wanted=yaml_word(value)),)
    return ()


def _at_its_place(issue: Issue, folder: Path) -> Sentence:
    """A finding with its place in the folder of the set."""
    place = str(issue.span).replace(f"{folder.as_posix()}/", "")
    what = issue.message if issue.found is None else say("found-so", what=issue.message, found=issue.found)
    return say("finding-at", place=place, what=what, code=issue.code)


def _varied(vary: Vary) -> Varied:
    address = vary.address
    piece = "" if address.kind in ("rules", "parts") else str(address.path[0])
    return Varied(address=address.text, values=vary.values, present=address.present, piece=piece)


def _titles(content: ContentSet, asked: Sequence[Vary]) -> dict[str, dict[str, str]]:
    """The titles of pieces with varied values, by language."""
    names = [name for vary in asked if (name := str(vary.address.path[0])) in content.by_id]
    return {
        language: {name: content.called(content.by_id[name], language) for name in names}
        for language in content.languages
    }


def write_sweep(sweep: Sweep, folder: Path) -> dict[str, Path]:
    """Write ``sweep.json``, ``sweep.txt`` and a page in each language; the paths by kind."""
    texts = {
        "text": ("sweep.txt", sweep_text(sweep)),
        **sweep_pages(sweep),
        "json": ("sweep.json", json_text(sweep, answer_wording("en"))),
    }
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}
