"""The record of a game whose rules are data, and its table in pictures: nothing is written for a game of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import replace
from math import inf, nextafter
from typing import Any, Final

from validator.base.interrupts import safe_point
from validator.content.loading import ContentSet
from validator.content.rulebook.reading import every
from validator.content.rulebook.words import Draw, Move, Options, Rounds, Run, Turn, Turns
from validator.content.rulebook.zones import zone_of
from validator.play.defaults.record import PlainObserver, lost, plain_game
from validator.play.engine.chance import Dice, below, scrambled, shuffle
from validator.play.engine.game import LOST_TOGETHER, WON_TOGETHER, Facts, Game, Promise, Value
from validator.play.engine.step import PASS, Decision, choose, settle
from validator.play.engine.table_view import NOTHING, Figure, Lying, Place, Shown, Touch, counted
from validator.play.engine.telling import leaders
from validator.play.ruled.courses import Addressing, Choosing, Going, Laying, Turning, Written
from validator.play.ruled.narrating import RuledNames, choice_of, narrator_with, way_of
from validator.play.ruled.rules import Ruled, outermost_of
from validator.play.ruled.slots import CHOSEN, Slots, ZoneSlots
from validator.play.ruled.state import BEGUN, LEFT, NOBODY, Ask, Do, Offer, Play
from validator.play.ruled.trials import LearningTrials


class RuledView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Ruled, content: ContentSet, language: str) -> None:
        self._names, self._table = RuledNames(table, content, language), table

    def shown(self, state: Play, seat: int) -> Shown:
        """The table as that seat sees it."""
        places: list[Place] = []
        table: list[Figure] = []
        figures: list[list[Figure]] = [[] for _ in range(state.seats)]
        slots = state.table.rules_for(state.seats).slots
        for zone in slots.zones.values():
            for holder, slot in enumerate(zone.slots):
                pile = state.z[slot]
                if zone.board >= 0:
                    places.append(self._board(state, slots, zone))
                elif pile and (zone.seen == "all" or (zone.seen == "owner" and zone.own and holder == seat)):
                    places.append(self._place(zone, holder, pile))
                elif pile:
                    (figures[holder] if zone.own else table).append(Figure(self._names.zone(zone.name), str(len(pile))))
        for name, number in slots.kept.items():
            if called := self._names.number(name):
                for holder in range(state.seats if number.own else 1):
                    figure = Figure(called, str(state.n[number.base + holder]))
                    (figures[holder] if number.own else table).append(figure)
        for name, slot in slots.dice.items():
            if state.z[slot]:
                table.append(Figure(self._names.dice(name), ", ".join(map(str, sorted(state.z[slot])))))
        return Shown(tuple(places), tuple(map(tuple, figures)), tuple(table))

    def _board(self, state: Play, slots: Slots, zone: ZoneSlots) -> Place:
        """A board with every place on it, free or not."""
        board, lying = slots.boards[zone.board], []
        on_it = {place: index for index, place in enumerate(state.at[zone.board])}
        for place, cell in enumerate(board.cells):
            index = on_it.get(place)
            key = _cell_key(zone.name, place)
            if index is None:
                lying.append(Lying(key, cell=cell, said=self._names.place(zone.name, board.names[place])))
            elif zone.seen == "nobody":
                lying.append(Lying(key, self._table.pieces[state.z[zone.base][index]].id, "back", cell=cell))
            else:
                piece = self._table.pieces[state.z[zone.base][index]].id
                owner = self._names.player(state.by[zone.base][index])
                lying.append(Lying(key, piece, cell=cell, notes=(owner,)))
        return Place(self._names.zone(zone.name), tuple(lying), "hexes" if board.is_hexes else "board")

    def _place(self, zone: ZoneSlots, holder: int, pile: list[int]) -> Place:
        heading, owner = self._names.zone(zone.name), holder if zone.own else None
        pieces = counted(Lying(_key(zone.name, owner, design), self._table.pieces[design].id) for design in pile)
        if owner is None:
            return Place(heading, pieces)
        heading = self._names.say("plain-heading", player=self._names.player(holder), place=heading)
        return Place(heading, pieces, "fan" if zone.seen == "owner" else "row", holder)

    def touched(self, state: Play, decision: Decision[Any]) -> list[Touch]:
        """For each option the piece that it is about, where there is one."""
        assert isinstance(decision, Ask)
        return [self._touch(state, decision, action) for action in state.options]

    def _touch(self, state: Play, decision: Ask, action: int) -> Touch:
        slots = state.table.rules_for(state.seats).slots
        if isinstance(decision.code, Laying):
            piece = decision.code.piece(state, decision.me, decision.it)
            return Touch((_cell_key(decision.code.board, action),), self._table.pieces[piece].id)
        if isinstance(decision.code, Turning):
            return Touch((_cell_key(decision.code.board, action),))
        if isinstance(decision.code, Addressing):
            return Touch((f"seat/{action}",))
        if isinstance(decision.code, Going):
            zone, *way = way_of(state, decision.code.board, action)
            return Touch(tuple(_cell_key(zone.name, place) for place in way))
        chosen = None if action == PASS else choice_of(decision, action)
        if chosen is None or chosen.design == NOBODY or chosen.zone is None:
            return NOTHING
        zone = slots.zones[chosen.zone]
        if zone.board >= 0:
            laid = zip(state.z[zone.base], state.at[zone.board], strict=True)
            return Touch(tuple(_cell_key(zone.name, place) for design, place in laid if design == chosen.design))
        return Touch((_key(chosen.zone, decision.me if zone.own else None, chosen.design),))

    def why_not(self, state: Play, decision: Decision[Any], key: str) -> str:
        """There is nothing to say beyond what is asked."""
        return ""


def _key(name: str, holder: int | None, design: int) -> str:
    return f"{name}/{'' if holder is None else holder}/{design}"


def _cell_key(name: str, place: int) -> str:
    return f"{name}/at/{place}"


def imagined(state: Play, seat: int, seed: int) -> Play:
    """A copy in which the pieces that a seat cannot see have changed places, each with others of the same back."""
    guess = state.copy()
    guess.chance = scrambled(seed, 1)  # never that of a game which begins by this seed
    rules, backs = state.table.rules_for(state.seats), state.table.backs
    picked = [getattr(step, "it", NOBODY) for step in state.stack] + [
        state.n[slot] for slot in rules.slots.names.values()
    ]
    held = Counter(it for it in picked if it >= 0)
    for slots in _pools(state, seat).values():
        piles = [guess.z[slot] for slot in slots]
        kept = [_kept_in(pile, held) | turned_up(state, slot) for slot, pile in zip(slots, piles, strict=True)]
        for back in sorted({backs[design] for pile in piles for design in pile}):
            mixed = [
                design
                for pile, fast in zip(piles, kept, strict=True)
                for at, design in enumerate(pile)
                if backs[design] == back and at not in fast
            ]
            shuffle(guess, mixed)
            for pile, fast in zip(piles, kept, strict=True):
                pile[:] = [
                    mixed.pop() if backs[design] == back and at not in fast else design
                    for at, design in enumerate(pile)
                ]
    for zone in rules.slots.zones.values():
        if zone.seen == "owner" and zone.name != CHOSEN:
            for slot in zone.slots:
                guess.z[slot].sort()
    return guess


def _kept_in(pile: list[int], held: Counter[int]) -> set[int]:
    """Places in a pile of pieces that somebody has picked and is doing something with: they stay where they are."""
    return {pile.index(design) for design in held if design in pile} if held else set()


def turned_up(state: Play, slot: int) -> set[int]:
    """Places in a pile of the pieces that lie face down on a board and were turned up before: everybody knows them."""
    zone, _ = state.table.rules_for(state.seats).slots.zone_at(slot)
    if zone.board < 0 or zone.seen != "nobody":
        return set()
    return {index for index, is_known in enumerate(state.by[slot]) if is_known}


def _pools(state: Play, seat: int) -> dict[int, list[int]]:
    """The slots that a seat cannot see, by the pool in which their pieces are mixed."""
    rules = state.table.rules_for(state.seats)
    pools: dict[int, list[int]] = {}
    for slot in rules.slots.unseen(seat):
        if state.z[slot] and rules.pools[slot] != NOBODY:
            pools.setdefault(rules.pools[slot], []).append(slot)
    return dict(sorted(pools.items()))


def seen(state: Play, seat: int) -> Hashable:
    """All that a seat can see: of what it cannot, the pieces that are mixed in a pool, and how many lie where."""
    unseen = {slot for slots in _pools(state, seat).values() for slot in slots}
    backs = state.table.backs
    shown = tuple(
        (tuple(sorted(backs[design] for design in pile)), tuple(pile[at] for at in sorted(turned_up(state, slot))))
        if slot in unseen
        else tuple(pile)
        for slot, pile in enumerate(state.z)
    )
    mixed = tuple(
        (pool, tuple(sorted(design for slot in slots for design in state.z[slot])))
        for pool, slots in _pools(state, seat).items()
    )
    return shown, mixed, tuple(state.n), tuple(map(tuple, state.by)), tuple(map(tuple, state.at))


def faults(state: Play) -> list[str]:
    """Pieces that were lost, numbers below the least that they may be, and rules that never end."""
    faults = lost(state)
    slots = state.table.rules_for(state.seats).slots
    for name, number in slots.kept.items():
        least = number.said.least
        kept = state.n[number.base : number.base + (state.seats if number.own else 1)]
        if least is not None and min(kept) < least:
            faults.append(f"{name} is below {least}")
    if state.n[LEFT] <= 0:
        faults.append("the rules never end")
    return faults


def promises_of(table: Ruled) -> list[Promise]:
    """That each piece with a place in the game is played or turned up, its effects happen, each action is taken, and
    where all win or lose that both are seen."""
    left = {zone_of(one) for one in _phrases(table) if isinstance(one, Options | Move | Draw | Turn)}
    begun = {zone.start.each for name, zone in table.book.zones.items() if zone.start is not None and name in left}
    run = {phrase.run for phrase in _phrases(table) if isinstance(phrase, Run)}
    promises: list[Promise] = []
    for kind, piece in zip(table.kinds, table.pieces, strict=True):
        if kind in begun:
            promises.append(Promise(f"played:{piece.id}", f"{piece.id} was played", "played", piece.id))
    for piece, effects in zip(table.pieces, table.effects, strict=True):
        for field in effects:
            if field in run:
                key, what = f"effect:{piece.id}:{field}", f"{field} of {piece.id} happened"
                promises.append(Promise(key, what, "effect", piece.id, (field,)))
    promises += [Promise(f"action:{name}", f"{name} was chosen", "action") for name in table.book.actions]
    if table.book.won_if is not None:
        promises += [
            Promise(WON_TOGETHER, "the players won", "rules"),
            Promise(LOST_TOGETHER, "the players lost", "rules"),
        ]
    return promises


def _phrases(table: Ruled) -> list[Any]:
    return list(every([table.book, *(block for effects in table.effects for block in effects.values())]))


class RuledObserver(PlainObserver):
    """Notes what plain games note, and which effects happened and which actions were taken."""

    def __init__(self, table: Ruled, promises: list[Promise], scores: Callable[[Any], list[int]]) -> None:
        super().__init__(table, promises, scores)
        self._number = {promise.key: place for place, promise in enumerate(promises)}
        self._pieces = table.pieces
        self._is_counted = outermost_of(table.book) is not None

    def before(self, state: Any, step: Any, action: int | None) -> None:
        """A step is about to run."""
        super().before(state, step, action)
        if isinstance(step, Do) and isinstance(step.code, Written) and step.it >= 0:
            if not step.code.is_idle(state, step.me, step.it):
                self._keep(f"effect:{self._pieces[step.it].id}:{step.code.field}")
            self._keep(f"played:{self._pieces[step.it].id}")
        elif isinstance(step, Ask) and isinstance(step.code, Choosing) and action not in (None, PASS):
            self._keep(f"action:{step.code.meant(action)[0].name}")
        elif isinstance(step, Ask) and isinstance(step.code, Turning) and action is not None:
            self._keep(f"played:{self._pieces[step.code.lying(state, action)].id}")

    def finish(self, state: Any) -> Facts:
        """The game is over: it was as long as its turns or rounds, where it has such, and not as its choices."""
        if self._is_counted:
            self._facts.length = state.n[BEGUN]
        if (won := state.table.rules_for(state.seats).won) is not None:
            self._keep(WON_TOGETHER if won(state, 0, NOBODY) else LOST_TOGETHER)
        return super().finish(state)

    def _keep(self, key: str) -> None:
        if key in self._number:
            self._facts.kept.add(self._number[key])


ROLLS: Final = 6
"""Games for each option and each guess that is asked for, in the mean of all options."""
CHOICES: Final = 4
"""Choices at random, of all players, after the one that is judged."""
MOST_CHOICES: Final = 60
"""The same in games of choices, mostly to the end: a contract is made or not in the last trick."""
OF_ALL_OPTIONS: Final = 320
"""Choices that such a look ahead makes for all options together, at least `CHOICES` for each."""


class Rollouts:
    """Judges every option of a choice by short games at random; each is tried on the same guesses and chance.

    The worse half of the options is left out again and again, so that most games tell the best ones apart.
    """

    def __init__(self, value: Value) -> None:
        self._value = value

    def __call__(self, state: Play, seat: int, seeds: list[int]) -> list[float]:
        """For each option how far ahead the seat is in the mean of its games; of one left out less than of any other.

        Every seed allows more games.
        """
        count = len(state.options)
        trials, alive, left_out = _Trials(self._value, state, seat, seeds), list(range(count)), []
        rounds = max(1, (count - 1).bit_length())
        for number in range(rounds):
            trials.play(alive, max(1, ROLLS * len(seeds) * count // (rounds * len(alive))))
            if number < rounds - 1:
                alive.sort(key=trials.mean, reverse=True)
                half = (len(alive) + 1) // 2
                left_out.append(alive[half:])
                alive = alive[:half]
        worth = {place: trials.mean(place) for place in alive}
        for places in reversed(left_out):
            least = nextafter(min(worth.values()), -inf)
            worth |= {place: min(trials.mean(place), least) for place in places}
        return [worth[place] for place in range(count)]


class _Trials:
    """Short games at random after each option of a choice, and how far ahead they end."""

    def __init__(self, value: Value, state: Play, seat: int, seeds: list[int]) -> None:
        self._value, self._state, self._seat, self._seeds = value, state, seat, seeds
        self._choices, self._played = choices_ahead(state), 0
        self._totals, self._games = [0.0] * len(state.options), [0] * len(state.options)

    def play(self, places: list[int], rolls: int) -> None:
        """Play so many games after each of the options at these places, on the same guesses and chance."""
        for roll in range(self._played, self._played + rolls):
            safe_point()
            seed = scrambled(self._seeds[roll % len(self._seeds)], roll)
            guess = imagined(self._state, self._seat, seed)
            for place in places:
                trial = guess.copy()
                choose(trial, self._state.options[place])
                played_on(trial, Dice(seed, roll), self._choices)
                self._totals[place] += self._value(trial, self._seat)
                self._games[place] += 1
        self._played += rolls

    def mean(self, place: int) -> float:
        """How far ahead the games after the option at a place ended."""
        return self._totals[place] / self._games[place]


def choices_ahead(state: Play) -> int:
    """How many choices are made at random after one of those that are offered, before it is judged: where players try
    their luck, a long game at random would say nothing of what one at a time would do."""
    if not state.table.is_of_choices:
        return CHOICES
    return max(CHOICES, min(MOST_CHOICES, OF_ALL_OPTIONS // len(state.options)))


def played_on(state: Play, dice: Dice, choices: int) -> None:
    """Make so many choices at random, and go on to the next; or to the end where it comes before.

    Bids do not count among them and are made to the end, since what they win shows only then: half of those who are
    asked are out, so that a bid is not judged by others who nearly always raise it.
    """
    while (decision := settle(state)) is not None:
        options = state.options
        if isinstance(decision, Offer):
            choose(state, PASS if below(dice, 2) else options[below(dice, len(options))])
        elif choices:
            choose(state, options[below(dice, len(options))])
            choices -= 1
        else:
            return


LEARNT_CHOICES: Final = 12
"""So many choices players who learn look ahead where luck decides; at four they overlook what workers bring home."""


def learning_trials(state: Play, seat: int) -> LearningTrials:
    """Trial games for who searches, further ahead than those of the others, in which players are not at random."""
    ahead = MOST_CHOICES if state.table.is_of_choices else LEARNT_CHOICES
    return LearningTrials(state, seat, ahead, imagined, advantage)


STEP_LIMIT = 60_000
"""Steps of a game of many turns, of which each asks several times."""


def scores(state: Play) -> list[int]:
    """Everybody's points, as the rules count them; of a team its players' together."""
    rules = state.table.rules_for(state.seats)
    own = [sum([part(state, seat, NOBODY) for part in rules.parts]) for seat in range(state.seats)]
    teams = rules.book.teams
    return own if teams is None else [sum(own[seat % teams :: teams]) for seat in range(state.seats)]


def winners(state: Play) -> list[int]:
    """Who has the most points; of those, who has the most of what breaks ties."""
    if state.table.book.teams == 1:  # all of them, whether they win or lose: nobody is ahead of anybody
        return list(range(state.seats))
    best, ties = list(leaders(scores(state))), state.table.rules_for(state.seats).ties
    if ties is None or len(best) < 2:
        return best
    teams = state.table.book.teams or state.seats
    counted = {
        seat: sum([ties(state, other, NOBODY) for other in range(seat % teams, state.seats, teams)]) for seat in best
    }
    return [seat for seat in best if counted[seat] == max(counted.values())]


def advantage(state: Play, seat: int) -> float:
    """How many points a seat is ahead of the best other that is no partner of it; its points where it has no rivals."""
    points, teams = scores(state), state.table.book.teams or state.seats
    rivals = [points[other] for other in range(state.seats) if (other - seat) % teams]
    return points[seat] - max(rivals, default=0)


def rounds_over(state: Play) -> int:
    """How many of the outermost rounds are over; where players take turns, how often everybody has had one."""
    outermost = state.table.rules_for(state.seats).outermost
    begun = state.n[BEGUN] if state.stack == [] else state.n[BEGUN] - 1
    return max(begun, 0) // (state.seats if isinstance(outermost, Turns) else 1)


def game_of_rules(content: ContentSet) -> Game:
    """The game of a kit that has rules beside it."""
    hides = any(zone.seen != "all" for zone in content.words.rulebook.zones.values())  # type: ignore[attr-defined]
    has_rivals = content.words.rulebook.teams != 1  # type: ignore[attr-defined]
    plain = plain_game(
        content.words.game,
        Ruled,
        Play,
        scores,
        winners=winners,
        value=advantage,
        promises=promises_of,
        rounds_over=rounds_over,
        hidden=hides,
    )
    return replace(
        plain,
        imagine=imagined,
        seen_by=seen,
        faults=faults,
        narrator=narrator_with(scores, winners),
        table_view=RuledView,
        observer=lambda table: RuledObserver(table, promises_of(table), scores),
        judged=Rollouts(advantage),
        trials=learning_trials,
        step_limit=STEP_LIMIT,
        length_unit="round" if isinstance(outermost_of(content.words.rulebook), Rounds) else "turn",  # type: ignore[attr-defined]
        untried=has_rivals,
        rivals=has_rivals,
    )
