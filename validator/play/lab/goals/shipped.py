"""What is wanted where nobody says: that a set plays as the game's own set does, or better.

Games of ours have a file for that, ``content/<game>/goals.yaml``; of a game without one, the goals are made from the
figures of a few games of the set itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, log10

import msgspec

from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.content.places import GOALS
from validator.play.engine.game import Game
from validator.play.lab.goals.measuring import measured
from validator.play.lab.goals.reading import PLAYERS, SKILLED, read_goals, read_leniently, shipped_goals
from validator.play.lab.goals.stated import Goal, Goals, Lineup, kinds_of, seated_at
from validator.play.lab.goals.words import NATURES, Measure, usual_tolerance
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.ordinary import play_numbered
from validator.play.playtest.running.plan import Bench, plan_of
from validator.play.playtest.running.roster import agent_named

GAMES, SEED = 240, 1
"""How many games of a set goals are made from, and by what seed."""
AROUND: tuple[Measure, ...] = ("length", "score", "margin", "lead_changes", "decided", "real_choices", "choices")
"""What a set should have about as much of as the game's own set has."""
NOT_MORE: tuple[Measure, ...] = ("seat_lead", "power_spread", "dead_cards", "automatic_cards")
NOT_LESS: tuple[Measure, ...] = ("strategies", "skill", "promises")
_DIGITS = 2


def default_goals(content: ContentSet, game: Game, sizes: Sequence[int] = ()) -> Goals:
    """What is wanted of a set where nobody says: its own file of goals, that of the game's own set, or `made_goals`.

    ``sizes`` are the numbers of seats that goals are made for, all that the set allows where none is given.

    Raises:
        ContentError: the set's own file is faulty.
    """
    own, shipped = content.place.folder / GOALS, shipped_goals(content)
    if is_there(own) and (shipped is None or own.resolve() != shipped.resolve()):
        return read_goals(own, content, game)
    return made_goals(content, game, GAMES, sizes) if shipped is None else read_leniently(shipped, content, game)


def unbounded(content: ContentSet, game: Game) -> Goals:
    """Every usual measure at every number of seats, without bounds: what is asked for where nothing is to be played."""
    players = content.manifest.players
    return asked_of(content, game, range(players.least, players.most + 1))


def made_goals(content: ContentSet, game: Game, games: int = GAMES, sizes: Sequence[int] = ()) -> Goals:
    """Goals that the set itself meets: the figures of its own games, played here and now."""
    players = content.manifest.players
    allowed = [size for size in sizes if players.least <= size <= players.most]
    asked = asked_of(content, game, allowed) if allowed else unbounded(content, game)
    agents = sorted({name for lineup in asked.lineups for name in lineup})
    bench = Bench(content, game, game.table(content), {name: agent_named(name) for name in agents})
    plan = plan_of(content.name, asked.lineups, SEED, bench)
    found = measured(asked, plan, list(play_numbered(bench, plan, range(games))))
    goals = tuple(goal for one in found if one.found is not None for goal in bounded(one.goal, one.found))
    return msgspec.structs.replace(asked, goals=goals)


def asked_of(content: ContentSet, game: Game, sizes: Sequence[int], agents: Sequence[str] = PLAYERS) -> Goals:
    """Every usual measure that the game knows, without bounds."""
    goals = tuple(_open_goals(content, game, sizes, agents))
    return Goals(goals=goals, contrasts=tuple(game.contrasts), kinds=kinds_of(content), source="")


def _open_goals(content: ContentSet, game: Game, sizes: Sequence[int], agents: Sequence[str]) -> Iterator[Goal]:
    promising = bool(game.promises(game.table(content)))
    for measure in (*AROUND, *NOT_MORE, *NOT_LESS):
        nature = NATURES[measure]
        fit: tuple[Lineup, ...] = seated_at(agents, [size for size in sizes if size > 1 or not nature.company])
        if measure == "skill":
            fit = seated_at(SKILLED, [min(map(len, fit))]) if fit else ()
        if not fit or (nature.rounds and game.rounds_over is None) or (measure == "promises" and not promising):
            continue
        yield Goal(
            measure=measure, least=None, most=None, weight=1.0, tolerance=1.0, lineups=fit, span=content.manifest_span()
        )


def bounded(goal: Goal, found: Interval) -> Iterator[Goal]:
    """A goal that what was found of a set meets, with room for luck; none where it says nothing."""
    measure, nature = goal.measure, NATURES[goal.measure]
    tolerance = _rounded(usual_tolerance(measure, found.value, None))
    room = max(tolerance, (found.high - found.low) / 2)
    least = None if measure in NOT_MORE else _within(found.value - room, measure)
    most = None if measure in NOT_LESS else _within(found.value + (room if measure in AROUND else 0), measure)
    if measure in NOT_MORE and nature.part == 0 and nature.most == 100:
        most = _within(found.value + tolerance, measure)
    if measure in NOT_LESS and least == nature.least:
        return  # it wants nothing
    yield msgspec.structs.replace(goal, least=least, most=most, tolerance=tolerance)


def _within(value: float, measure: Measure) -> float:
    nature = NATURES[measure]
    return min(nature.most, max(nature.least, _rounded(value)))


def _rounded(value: float) -> float:
    """To two digits."""
    return 0.0 if value == 0 else round(value, _DIGITS - 1 - floor(log10(abs(value))))
