"""Tells a ruled game: who chose what, and what was different on the table afterwards.

Nothing is told that nobody may know: pieces are named only where they come to lie open, or were picked from an open zone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.ruled.courses import Choosing
from validator.play.ruled.names import RuledNames
from validator.play.ruled.slots import ZoneSlots
from validator.play.ruled.state import FIRST, NOBODY, Ask, Play
from validator.play.ruled.table import Ruled


class Choice(NamedTuple):
    """What an option means: the action if there is one, the piece if there is one, and the zone that it lies in."""

    action: str | None
    design: int
    zone: str | None


def choice_of(decision: Ask, action: int) -> Choice:
    """What an option of a decision means."""
    code = decision.code
    if not isinstance(code, Choosing):
        return Choice(None, action, code.zone)
    deed, design = code.meant(action)
    return Choice(deed.name, design, deed.zone)


class RuledNarrator:
    """Tells a game in plain sentences of one language."""

    def __init__(self, names: RuledNames, scores: Callable[[Any], list[int]]) -> None:
        self._names, self._scores = names, scores
        self._lines: list[str] = []
        self._z: list[list[int]] = []
        self._n: list[int] = []

    def start(self, state: Play) -> list[str]:
        """Nothing is told before the first step."""
        return []

    def before(self, state: Play, step: Any, action: int | None) -> None:
        """A step is about to run."""
        self._z, self._n = [pile[:] for pile in state.z], state.n[:]

    def after(self, state: Play, step: Any, action: int | None) -> None:
        """A step has run: what was chosen, and what is different now."""
        moved = self._moves(state)
        if action is not None and isinstance(step, Ask):
            self._lines.append(self._chosen(state, step, action, moved))
        slots = state.table.rules_for(state.seats).slots
        for name, slot in slots.dice.items():
            if state.z[slot] != self._z[slot] and state.z[slot]:
                sides = ", ".join(map(str, sorted(state.z[slot])))
                self._lines.append(self._names.say("ruled-dice", dice=self._names.dice(name), sides=sides))
        self._lines += self._gone(state, moved)
        self._lines += self._counted(state)
        if state.n[FIRST] != self._n[FIRST]:
            self._lines.append(self._names.say("ruled-first", player=self._names.player(state.n[FIRST])))

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""
        lines, self._lines = self._lines, []
        return lines

    def finish(self, state: Play) -> list[str]:
        """Everybody's points."""
        points = enumerate(self._scores(state))
        return [
            self._names.say("plain-score", seat=seat + 1, player=self._names.player(seat), points=total)
            for seat, total in points
        ]

    # Choices

    def _chosen(self, state: Play, step: Ask, action: int, moved: "_Moved") -> str:
        """Who chose what; a piece that stays hidden is not named, and its own way is not told twice."""
        player = self._names.player(step.me)
        if action == PASS:
            return self._names.say("ruled-passes", player=player)
        chosen = choice_of(step, action)
        name = None if chosen.action is None else self._names.action(chosen.action)
        if chosen.design == NOBODY:
            return self._names.say("ruled-does-alone", player=player, action=name)
        zones = state.table.rules_for(state.seats).slots.zones
        is_known = chosen.zone is not None and zones[chosen.zone].seen == "all"
        own = [way for way in moved if chosen.design in moved[way] and self._starts(way, chosen.zone, state, step.me)]
        is_known = is_known or any(_is_open(zones, way.goal) for way in own)
        for way in own[:1]:
            moved[way] -= Counter([chosen.design])
        if not is_known:
            key = "ruled-picks-unseen" if name is None else "ruled-does-alone"
            return self._names.say(key, player=player, action=name or "")
        card = self._names.piece(chosen.design)
        if name is None:
            return self._names.say("ruled-picks", player=player, card=card)
        return self._names.say("ruled-does", player=player, action=name, card=card)

    def _starts(self, way: "_Way", zone: str | None, state: Play, seat: int) -> bool:
        return way.start.name == zone and way.start_seat in (None, seat)

    def ask(self, state: Play, decision: Decision[Any]) -> tuple[str, list[str]]:
        """The question and a label for each option."""
        seat = decision.seat(state)
        assert isinstance(decision, Ask)
        labels = [self._label(decision, action) for action in state.options]
        return self._names.say("plain-asks", seat=seat + 1, player=self._names.player(seat)), labels

    def _label(self, decision: Ask, action: int) -> str:
        if action == PASS:
            return self._names.say("ruled-pass")
        chosen = choice_of(decision, action)
        if chosen.action is None:
            return self._names.piece(chosen.design)
        name = self._names.action(chosen.action)
        if chosen.design == NOBODY:
            return name
        return self._names.say("ruled-option", action=name, card=self._names.piece(chosen.design))

    # What is different

    def _moves(self, state: Play) -> "_Moved":
        """Which pieces went from where to where."""
        zones = state.table.rules_for(state.seats).slots.zones.values()
        places = [_End(zone, seat if zone.own else None, slot) for zone in zones for seat, slot in enumerate(zone.slots)]
        changed = [end for end in places if state.z[end.slot] != self._z[end.slot]]
        lost = {end: Counter(self._z[end.slot]) - Counter(state.z[end.slot]) for end in changed}
        found: _Moved = {}
        for goal in changed:
            gained = Counter(state.z[goal.slot]) - Counter(self._z[goal.slot])
            for start in changed:
                both = gained & lost[start]
                if both:
                    found[_Way(start.zone, start.seat, goal.zone, goal.seat)] = both
                    gained, lost[start] = gained - both, lost[start] - both
        return found

    def _gone(self, state: Play, moved: "_Moved") -> Iterator[str]:
        for way, designs in moved.items():
            if not designs.total():
                continue
            is_open = way.goal.seen == "all"
            seat = way.start_seat if way.goal_seat is None else way.goal_seat
            said = {
                "cards": self._names.pieces(designs) if is_open else self._names.unseen(designs),
                "start": self._names.zone(way.start.name),
                "goal": self._names.zone(way.goal.name),
            }
            if way.start_seat is not None and way.goal_seat not in (None, way.start_seat):
                start = self._names.say("plain-heading", player=self._names.player(way.start_seat), place=said["start"])
                said["start"] = start
            if seat is None:
                yield self._names.say("ruled-go", **said)
            else:
                yield self._names.say("ruled-go-to", player=self._names.player(seat), **said)

    def _counted(self, state: Play) -> Iterator[str]:
        """Numbers that changed, where they are called something."""
        for name, number in state.table.rules_for(state.seats).slots.kept.items():
            called = self._names.number(name)
            for seat in range(state.seats if number.own else 1):
                total = state.n[number.base + seat]
                change = total - self._n[number.base + seat]
                if not called or not change:
                    continue
                said = {"number": called, "change": f"{change:+}".replace("-", "−"), "total": str(total)}
                if number.own:
                    yield self._names.say("ruled-number", player=self._names.player(seat), **said)
                else:
                    yield self._names.say("ruled-number-of-all", **said)

    # The table

    def situation(self, state: Play, seat: int) -> list[str]:
        """What lies in each zone that the seat can see, and every number that is called something."""
        lines = []
        slots = state.table.rules_for(state.seats).slots
        for zone in slots.zones.values():
            for holder, slot in enumerate(zone.slots):
                owned = zone.own and zone.seen == "owner"
                if (zone.seen == "all" or (owned and holder == seat)) and state.z[slot]:
                    lines.append(self._pile(zone, holder if zone.own else None, state.z[slot]))
        return [*lines, *self._figures(state)]

    def _pile(self, zone: ZoneSlots, holder: int | None, pile: list[int]) -> str:
        said = {"place": self._names.zone(zone.name), "cards": self._names.pieces(Counter(pile))}
        if holder is None:
            return self._names.say("plain-place", **said)
        return self._names.say("plain-place-of", player=self._names.player(holder), **said)

    def _figures(self, state: Play) -> Iterator[str]:
        for name, number in state.table.rules_for(state.seats).slots.kept.items():
            called = self._names.number(name)
            for seat in range(state.seats if number.own else 1):
                total = state.n[number.base + seat]
                if called and total:
                    kept = self._names.say("ruled-kept", number=called, total=str(total))
                    yield self._names.say("plain-heading", player=self._names.player(seat), place=kept) if number.own else kept


class _End(NamedTuple):
    """A slot as the end of a way."""

    zone: ZoneSlots
    seat: int | None
    slot: int


class _Way(NamedTuple):
    """From a zone to another, each with the seat whose it is."""

    start: ZoneSlots
    start_seat: int | None
    goal: ZoneSlots
    goal_seat: int | None


_Moved = dict[_Way, Counter[int]]


def _is_open(zones: dict[str, ZoneSlots], zone: ZoneSlots) -> bool:
    return zones[zone.name].seen == "all"


def narrator_with(scores: Callable[[Any], list[int]]) -> Callable[[Ruled, ContentSet, str], RuledNarrator]:
    """What makes narrators of a game with these scores."""
    return lambda table, content, language: RuledNarrator(RuledNames(table, content, language), scores)
