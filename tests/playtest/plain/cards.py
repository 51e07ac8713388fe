"""The figures of cards in the hands of one agent, and those behind the questions of a designer."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import median
from typing import Any

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.stats import norm, t

from tests.playtest.plain.tables import Game, compared, mean, share, uses_of, weighed_middle

Seat = tuple[Game, int]
Contrasts = list[tuple[str, str]]
"""For each contrast of a game the use of who came by a design, and that of who then used it (empty: no such)."""


def cards(plan: dict[str, Any], games: list[Game], agent: str, contrasts: Contrasts) -> dict[str, Any]:
    """The typical lift, and the figures of every design in the set's order."""
    held = [(game, seat) for game in games for seat in range(len(game.agents)) if game.agents[seat] == agent]
    designs = range(len(plan["designs"]))
    lifts = [_draw_lift(plan, held, design, contrasts) for design in designs]
    typical, off, unsure = _from_typical(lifts)
    likely = _shrunken([(lift[3], lift[4]) for lift in off if lift is not None], unsure)
    usual, leads, vague = _from_typical([_lead(plan, held, design, contrasts) for design in designs])
    worth = _worth_of_a_point(held)
    told = iter(
        _shrunken([(lead[3] * worth, lead[4] * worth) for lead in leads if lead is not None and worth], vague * worth)
    )
    found = [_card(plan, held, design, contrasts) for design in designs]
    waiting = iter(likely)
    for card, lift in zip(found, off, strict=True):
        card["draw_lift"] = None if lift is None else lift[:3]
        card["likely_lift"] = None if lift is None else next(waiting)
    for card, lead in zip(found, leads, strict=True):
        card["ahead"] = None if lead is None else lead[:3]
        card["likely_ahead"] = None if lead is None or not worth else [end / worth for end in next(told)]
    games_sat = len({id(game) for game, _ in held})
    return {
        "agent": agent,
        "games": games_sat,
        "typical": typical,
        "typical_ahead": usual,
        "point_worth": worth,
        "cards": found,
    }


def _from_typical(estimates: list[list[float] | None]) -> tuple[float, list[list[float] | None], float]:
    """The typical one of estimates ``[value, low, high, middle, error, weight]``, each of them less it, and its error.

    That is how far estimates near it, each with the luck it has, may move it; intervals grow by it, errors do not.
    """
    known = np.array([one for one in estimates if one is not None]).reshape(-1, 6)
    middles, errors, weights = known[:, 3], known[:, 4], known[:, 5]
    typical = weighed_middle([(middle, weight) for middle, weight in zip(middles, weights, strict=True)])
    lower = norm.cdf(typical, middles, errors)
    per_unit = float(weights @ norm.pdf(typical, middles, errors)) if len(known) else 0.0
    error = min(float(np.sqrt(np.sum(weights**2 * lower * (1 - lower)))) / per_unit, errors.max()) if per_unit else 0.0
    found: list[list[float] | None] = []
    for one in estimates:
        if one is None:
            found.append(None)
            continue
        value, low, high, middle, own, weight = one
        more = sqrt(1 + (error / own) ** 2)
        ends = [middle + (end - middle) * more - typical for end in (low, high)]
        found.append([value - typical, *ends, middle - typical, own, weight])
    return typical, found, error


def _drew(plan: dict[str, Any], seat: Seat, design: int, contrasts: Contrasts) -> bool:
    return any(seat[0].has(seat[1], design, uses_of(plan).index(seen)) for seen, _ in contrasts)


def _played(plan: dict[str, Any], seat: Seat, design: int, contrasts: Contrasts) -> bool:
    uses = uses_of(plan)
    for seen, used in contrasts:
        if seat[0].has(seat[1], design, uses.index(seen)):
            columns = [uses.index(seen)] if not used else [n for n, use in enumerate(uses) if use.startswith(used)]
            if any(seat[0].has(seat[1], design, column) for column in columns):
                return True
    return False


def _card(plan: dict[str, Any], held: list[Seat], design: int, contrasts: Contrasts) -> dict[str, Any]:
    games = {id(game): game for game, _ in held}
    drew = [seat for seat in held if _drew(plan, seat, design, contrasts)]
    played = [seat for seat in drew if _played(plan, seat, design, contrasts)]
    uses = []
    for use in range(len(uses_of(plan))):
        seats = [(game, seat) for game, seat in held if game.has(seat, design, use)]
        uses.append({"games": share(len({id(game) for game, _ in seats}), len(games)), "seats": len(seats)})
    worth = [
        points
        for game in games.values()
        if len(set(game.agents)) == 1
        for number, points in game.worth
        if number == design
    ]
    return {
        "id": plan["designs"][design],
        "uses": uses,
        "drawn": len(drew),
        "played_if_drawn": share(len(played), len(drew)),
        "win_lift": _win_lift(drew, played),
        "points": mean(worth) if worth else None,
    }


def _win_lift(drew: list[Seat], played: list[Seat]) -> list[float] | None:
    passed = [seat for seat in drew if seat not in played]
    if min(len(played), len(passed)) < 30:
        return None
    tables = sorted({game.table for game, _ in drew})
    found = compared(
        [
            (
                [game.win(seat) for game, seat in played if game.table == table],
                [game.win(seat) for game, seat in passed if game.table == table],
            )
            for table in tables
        ]
    )
    return None if found is None else found[:3]


def _draw_lift(plan: dict[str, Any], held: list[Seat], design: int, contrasts: Contrasts) -> list[float] | None:
    by_game: dict[int, list[Seat]] = {}
    for game, seat in held:
        by_game.setdefault(id(game), []).append((game, seat))
    weights, gains = [], []
    lone: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
    for seats in by_game.values():
        drew = [seat for seat in seats if _drew(plan, seat, design, contrasts)]
        rest = [seat for seat in seats if seat not in drew]
        wins = [[game.win(seat) for game, seat in side] for side in (drew, rest)]
        if len(seats) == 1:
            game, seat = seats[0]
            lone.setdefault((game.table, seat), ([], []))[not drew].append(game.win(seat))
        elif drew and rest:
            weights.append(len(drew) * len(rest) / len(seats))
            gains.append(weights[-1] * (sum(wins[0]) / len(drew) - sum(wins[1]) / len(rest)))
    if len(weights) >= 20:
        return _within(weights, gains)
    if min((sum(len(sides[which]) for sides in lone.values()) for which in (0, 1)), default=0) < 20:
        return None
    found = compared([lone[key] for key in sorted(lone)])
    weights = [len(drew) * len(rest) / (len(drew) + len(rest)) for drew, rest in lone.values()]
    return None if found is None else [*found, sum(weights)]


def _by_game(held: list[Seat]) -> list[list[Seat]]:
    found: dict[int, list[Seat]] = {}
    for game, seat in held:
        found.setdefault(id(game), []).append((game, seat))
    return list(found.values())


def _lead(plan: dict[str, Any], held: list[Seat], design: int, contrasts: Contrasts) -> list[float] | None:
    """The points by which seats that drew a design end ahead, game by game, as `_from_typical` takes estimates."""
    weights, gains = [], []
    for seats in _by_game(held):
        drew = [game.scores[seat] for game, seat in seats if _drew(plan, (game, seat), design, contrasts)]
        rest = [game.scores[seat] for game, seat in seats if not _drew(plan, (game, seat), design, contrasts)]
        if drew and rest:
            weights.append(len(drew) * len(rest) / len(seats))
            gains.append(weights[-1] * (sum(drew) / len(drew) - sum(rest) / len(rest)))
    count = len(weights)
    if count < 20:
        return None
    value = sum(gains) / sum(weights)
    squares = sum((gain - value * weight) ** 2 for gain, weight in zip(gains, weights, strict=True))
    squares = max(squares, sum(weight**2 for weight in weights) / 12)
    error = sqrt(squares * count / (count - 1)) / sum(weights)
    half = float(t.ppf(0.975, count - 1)) * error
    return [value, value - half, value + half, value, error, sum(weights)]


def _worth_of_a_point(held: list[Seat]) -> float:
    """The slope of wins on points, each less its mean in the game."""
    along = across = 0.0
    for seats in _by_game(held):
        if len(seats) > 1:
            points = [game.scores[seat] for game, seat in seats]
            wins = [game.win(seat) for game, seat in seats]
            centre, won = sum(points) / len(points), sum(wins) / len(wins)
            along += sum((x - centre) * (y - won) for x, y in zip(points, wins, strict=True))
            across += sum((x - centre) ** 2 for x in points)
    return max(0.0, along / across) if across else 0.0


def _within(weights: list[float], gains: list[float]) -> list[float]:
    """Games weighed by how much they tell, and four of usual weight added: two that were won and two that were lost."""
    usual = sum(weights) / len(weights)
    total = sum(weights) + 4 * usual
    centre = sum(gains) / total
    squares = [(gain - centre * weight) ** 2 for gain, weight in zip(gains, weights, strict=True)]
    squares += [(usual - centre * usual) ** 2] * 2 + [(-usual - centre * usual) ** 2] * 2
    error = sqrt(sum(squares)) / total
    half = float(t.ppf(0.975, len(weights) + 3)) * error
    value = sum(gains) / sum(weights)
    low, high = min(value, centre - half), max(value, centre + half)
    return [value, max(-1.0, low), min(1.0, high), centre, error, sum(weights)]


def _shrunken(estimates: list[tuple[float, float]], common: float) -> list[list[float]]:
    """Mean and middle 95 % of what each true figure may be, by adding up over a fine grid of true figures.

    In the end all are as unsure as an error that they have in ``common`` makes them.
    """
    usuals, wides = (0.005, 0.01, 0.02, 0.03, 0.045, 0.065, 0.1, 0.15), (0.2, 0.4)
    worlds = [(usual, wide, few) for usual in usuals for wide in wides for few in (0.002, 0.01, 0.03, 0.1)]
    logs = []
    for usual, wide, few in worlds:
        total = 0.0
        for value, error in estimates:
            near, far = (norm.pdf(value, 0, sqrt(error**2 + width**2)) for width in (usual, wide))
            total += float(np.log((1 - few) * near + few * far))
        logs.append(total)
    trust = np.exp(np.array(logs) - max(logs, default=0.0))
    trust /= trust.sum()
    grid = np.linspace(-1.5, 1.5, 24_001)
    before = {width: norm.pdf(grid, 0, width) for width in (*usuals, *wides)}
    found = []
    for value, error in estimates:
        seen = norm.pdf(value, grid, error)
        density = np.zeros_like(grid)
        for (usual, wide, few), weight in zip(worlds, trust, strict=True):
            here = ((1 - few) * before[usual] + few * before[wide]) * seen
            density += weight * here / here.sum()
        if common:
            density = gaussian_filter1d(density, common / (grid[1] - grid[0]), mode="constant")
        reached = np.cumsum(density)
        ends = [float(np.interp(part, reached, grid)) for part in (0.025, 0.975)]
        found.append([float(density @ grid), *ends])
    return found


def _ahead(points: list[int]) -> set[int]:
    return {seat for seat in range(len(points)) if points[seat] == max(points)}


def _won(game: Game, seats: set[int]) -> float:
    return sum(game.win(seat) for seat in seats) / len(seats)


def at(games: list[Game], table: int) -> list[Game]:
    """The games at one table."""
    return [game for game in games if game.table == table]


def by_round(games: list[Game]) -> list[tuple[int, list[float]]]:
    """After each round that twenty games outlasted: how often who led then won."""
    found = []
    for over in range(1, max(len(game.course) for game in games)):
        going = [game for game in games if len(game.course) > over]
        if len(going) >= 20:
            found.append((over, share(sum(_won(game, _ahead(game.course[over - 1])) for game in going), len(going))))
    return found


def course(games: list[Game]) -> list[Any]:
    """Rounds, leader halfway, ahead for good, changes of the lead, won from behind, won from last place."""
    half, good, changes, behind, last = [], [], [], [], []
    for game in games:
        rounds, won = game.course, set(game.winners)
        then = rounds[-(-len(rounds) // 2) - 1]
        half.append(_won(game, _ahead(then)))
        behind.append(not won & _ahead(then))
        last.append(min(then) != max(then) and all(then[seat] == min(then) for seat in won))
        in_front = [bool(won & _ahead(points)) for points in rounds[:-1]]
        good.append(max((over + 1 for over, held in enumerate(in_front, 1) if not held), default=1))
        alone = [next(iter(_ahead(points))) for points in rounds if len(_ahead(points)) == 1]
        changes.append(sum(one != other for one, other in pairwise(alone)))
    count = len(games)
    return [
        sum(len(game.course) for game in games) / count,
        share(sum(half), count),
        round(median(good)),
        mean(changes),
        share(sum(behind), count),
        share(sum(last), count),
    ]


def first(games: list[Game]) -> list[float]:
    """How often the first player won; seat 1 where all act at once."""
    return share(sum(game.win(max(game.starter, 0)) for game in games), len(games))


def agent(games: list[Game], name: str) -> list[float]:
    """How often a seat of an agent won."""
    seats = [(game, seat) for game in games for seat in range(len(game.agents)) if game.agents[seat] == name]
    return share(sum(game.win(seat) for game, seat in seats), len(seats))


def strategy(seats: list[tuple[Game, int]], rest: list[tuple[Game, int]], use: int, card: int) -> list[float]:
    """How often a design was played by some seats, and by the rest."""
    return [sum(game.has(seat, card, use) for game, seat in some) / len(some) for some in (seats, rest)]


def measures(games: list[Game]) -> dict[str, list[float]]:
    """What is compared before and after an edit, of each game in which it is known."""
    known = [game for game in games if len(game.course) > 1]
    halves = [(game, game.course[-(-len(game.course) // 2) - 1]) for game in known]
    alone = [[_ahead(points) for points in game.course if len(_ahead(points)) == 1] for game in known]
    return {
        "score": [max(game.scores) for game in games],
        "margin": [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games],
        "length": [game.length for game in games],
        "choices": [game.choices for game in games],
        "half": [_won(game, _ahead(points)) for game, points in halves],
        "changes": [sum(one != other for one, other in pairwise(leads)) for leads in alone],
        "behind": [float(not _ahead(points) & set(game.winners)) for game, points in halves],
        "first": [game.win(max(game.starter, 0)) for game in games],
    }


def feel(games: list[Game]) -> list[Any]:
    """Length, real choices of a player, real choices in one unit of length, their share of all decisions."""
    choices = sum(game.choices for game in games)
    seats = sum(len(game.agents) for game in games)
    rounds = sum(game.length * len(game.agents) for game in games)
    return [
        mean([game.length for game in games]),
        choices / seats,
        choices / rounds,
        choices / sum(game.decisions for game in games),
    ]


def pair(games: list[Game], name: str, use: int, designs: int, first: int, second: int) -> list[float]:
    """What a pair adds beyond its parts, and the error, by ordinary least squares over everything at once.

    The error is taken with the noise that is left without the pair.
    """
    lines, wins = [], []
    tables = sorted({game.table for game in games})
    for game in games:
        for seat in range(len(game.agents)):
            if game.agents[seat] == name:
                played = [float(game.has(seat, design, use)) for design in range(designs)]
                both = played[first] * played[second]
                lines.append([both, *[float(game.table == one) for one in tables], sum(played) ** 2, *played])
                wins.append(game.win(seat) - 1 / len(game.agents))
    whole, y = np.array(lines), np.array(wins)
    gain = np.linalg.lstsq(whole, y, rcond=None)[0][0]
    without = whole[:, 1:]
    rest = y - without @ np.linalg.lstsq(without, y, rcond=None)[0]
    noise = rest @ rest / (len(y) - np.linalg.matrix_rank(without))
    product = whole[:, 0]
    own = product - without @ np.linalg.lstsq(without, product, rcond=None)[0]
    return [float(gain), float(np.sqrt(noise / (own @ own)))]
