"""What one card is worth: the same deals with the card and with a blank of its kind.

A blank is a design without what makes it worth playing, worked out from the set's words alone.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import FieldInfo, fields, replace

from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word
from validator.play.engine.game import Game
from validator.play.playtest.figures.power import Compared, paired_difference
from validator.play.playtest.figures.results import Name, Said, figure, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, lineups, plan_of
from validator.play.playtest.running.playing import Progress, Where, crew_of, play_numbered
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row, columns_of
from validator.play.playtest.running.workers import Job

_PLAIN = {*Piece.__struct_fields__, "cost"}


def blanked(content: ContentSet, name: str) -> ContentSet:
    """The set with one design emptied: no points, no effects that may be left out; kind, cost and copies stay.

    Raises:
        WrongUse: there is no such design, or it has nothing to empty.
    """
    if name not in content.by_id:
        hint = near(name, content.by_id)
        raise WrongUse(f"{content.name} has no card {name!r}" + (f"; did you mean {hint}?" if hint else ""))
    blank = emptied(content.by_id[name])
    if blank == content.by_id[name]:
        raise WrongUse(f"{name} has no points and no effects that could be taken from it")
    twin = copy(content)
    twin.__dict__.pop("by_id", None)
    twin.pieces = {
        kind: tuple(blank if piece.id == name else piece for piece in pieces) for kind, pieces in content.pieces.items()
    }
    return twin


def emptied(part: Any) -> Any:
    """A piece, or a part of one such as a face, without points and effects."""
    return replace(part, **dict(_changes(part)))


def kept_effects(part: Any, path: str = "") -> Iterator[str]:
    """The fields of a piece (``a.ability``) whose effects a blank keeps, since no piece of its kind can be without."""
    for field in fields(part):
        value = getattr(part, field.name)
        if _is_effect(value) and field.required:
            yield f"{path}{field.name}"
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Word):
            yield from kept_effects(value, f"{path}{field.name}.")


def _changes(part: Any) -> Iterator[tuple[str, object]]:
    for field in fields(part):
        value = getattr(part, field.name)
        if field.name in _PLAIN:
            continue
        if field.name == "points" and isinstance(value, int):
            yield field.name, 0
        elif _is_effect(value):
            if not field.required:
                yield field.name, _default(field)
        elif isinstance(value, msgspec.Struct):
            yield field.name, emptied(value)


def _is_effect(value: object) -> bool:
    return isinstance(value, Word) or (
        isinstance(value, tuple) and bool(value) and all(isinstance(one, Word) for one in value)
    )


def _default(field: FieldInfo) -> object:
    return field.default_factory() if callable(field.default_factory) else field.default


class Confirmed(NamedTuple):
    """The draw lift of a card, of a blank in its place, and the difference, in the hands of one agent.

    ``games`` are those played both ways; the lifts are None where no game holds seats to compare.
    """

    agent: str
    games: int
    card: Interval | None
    blank: Interval | None
    difference: Interval | None


class Asked(NamedTuple):
    """What is to be played: the set's name or folder, so many games, who plays them and from which seed.

    ``seats``, ``apart``, ``workers`` and ``store_path`` as for `validator.play.playtest.run.playtest`.
    """

    reference: str
    games: int
    agents: Sequence[str]
    seed: int
    workers: Where = 1
    store_path: Path | None = None
    seats: Sequence[int] | None = None
    apart: bool = False


def confirm(
    asked: Asked, card: str, progress: Progress | None = None, opener: Opener = opened, roster: Roster = agent_named
) -> list[Confirmed]:
    """Play the same deals twice, and compare for each agent.

    Raises:
        WrongUse: there is no such card, or nothing can be taken from it.
        As `validator.play.playtest.run.playtest`.
    """
    plan, with_card = _played(asked, opener, roster, progress)
    _, without = _played(asked, partial(opened_without, opener, card), roster, progress)
    contrasts = opener(asked.reference)[1].contrasts
    design = plan.designs.index(card)
    columns = [columns_of(plan.uses).index(contrast.seen) for contrast in contrasts]
    agents = sorted({agent for lineup in plan.lineups for agent in lineup})
    return [_confirmed(agent, plan, design, columns, with_card, without) for agent in agents]


def opened_without(opener: Opener, card: str, reference: str) -> tuple[ContentSet, Game]:
    """As ``opener``, with the card emptied."""
    content, game = opener(reference)
    return blanked(content, card), game


def _played(asked: Asked, opener: Opener, roster: Roster, progress: Progress | None) -> tuple[Plan, dict[int, Row]]:
    bench = bench_of(asked.reference, asked.agents, opener, roster)
    tables = lineups(asked.agents, asked.seats, bench.content, apart=asked.apart)
    plan = plan_of(asked.reference, tables, asked.seed, bench)
    with Store(asked.store_path) as store, crew_of(Job(plan, opener, roster), bench, asked.workers) as crew:
        run = store.run_of(plan)
        for rows in crew.spread(play_numbered, store.missing(run, asked.games)):
            store.add(run, rows)
            if progress is not None:
                progress("games", store.played(run, asked.games), asked.games)
        return plan, {row.number: row for row in store.rows(run, asked.games) if row.fault is None}


def _confirmed(
    agent: str, plan: Plan, design: int, columns: Sequence[int], one: dict[int, Row], other: dict[int, Row]
) -> Confirmed:
    pairs = [
        (_compared(agent, plan, design, columns, one[number]), _compared(agent, plan, design, columns, other[number]))
        for number in sorted(one.keys() & other.keys())
        if plan.agents_of(number).count(agent) > 1
    ]
    return Confirmed(agent, len(pairs), *paired_difference(pairs))


def _compared(agent: str, plan: Plan, design: int, columns: Sequence[int], row: Row) -> Compared:
    agents = plan.agents_of(row.number)
    own = [seat for seat, name in enumerate(agents) if name == agent]
    width = len(columns_of(plan.uses))
    used = int.from_bytes(row.uses, "little")
    drawn = [
        seat for seat in own if any(used >> (seat * len(plan.designs) + design) * width + at & 1 for at in columns)
    ]
    won = sum(seat in row.winners for seat in drawn) / len(row.winners)
    all_won = sum(seat in row.winners for seat in own) / len(row.winners)
    return Compared(len(own), len(drawn), won, all_won - won)


def confirmed_said(confirmed: Confirmed, card: str) -> Said:
    """What came of it, as a sentence."""
    if confirmed.card is None or confirmed.blank is None or confirmed.difference is None:
        return said("confirmed-nothing", agent=confirmed.agent, card=Name(id=card), games=confirmed.games)
    return said(
        "confirmed",
        agent=confirmed.agent,
        card=Name(id=card),
        games=confirmed.games,
        drawn=figure(confirmed.card, "points"),
        blank=figure(confirmed.blank, "points"),
        difference=figure(confirmed.difference, "points"),
    )
