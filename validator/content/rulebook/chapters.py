"""A whole rulebook in words, from the same rules that play: what lies where, the course of the game, each action."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, Literal

import msgspec

from validator.content.rulebook.declared import Action, Grid, Rulebook, Start
from validator.content.rulebook.telling import Teller, capital
from validator.content.rulebook.words import Block, EachPlayer, Effect, For, Options, Rank, Rounds, Sieve, Turns
from validator.content.vocabulary import in_language

Effects = Sequence[tuple[str, tuple[Any, ...]]]
"""Titles of pieces, each with what is written on it."""


class Told(msgspec.Struct, frozen=True):
    """A heading, paragraph, item or numbered step of a rulebook."""

    kind: Literal["minor", "text", "item", "step"]
    text: str
    number: str = ""


Chapters = Mapping[str, tuple[Told, ...]]
"""The rows of each chapter of a booklet: ``setup``, ``turn``, ``rules`` and ``scoring``."""


def chapters_of(book: Rulebook, teller: Teller, effects: Effects) -> Chapters:
    """The rules of a kit, and the effects on its pieces, as chapters of a booklet."""
    writer = _Writer(book, teller)
    return {
        "setup": tuple(writer.setup()),
        "turn": tuple(writer.course(book.play)),
        "rules": (*writer.actions(), *writer.effects(effects)),
        "scoring": tuple(writer.scoring()),
    }


class _Writer:
    def __init__(self, book: Rulebook, teller: Teller) -> None:
        self._book, self._teller, self._say = book, teller, teller.say

    def setup(self) -> Iterator[Told]:
        """Where everything lies, and what is done before the game."""
        yield Told("minor", self._say("heading-zones"))
        for name, zone in self._book.zones.items():
            called = capital(self._teller.zone(name))
            said = self._say("zone-lies", zone=called, of=zone.of, seen=zone.seen)
            if zone.grid is not None:
                said = self._board(called, zone.grid, is_empty=zone.start is None)
            if zone.refilled_from:
                with self._teller.of_others():
                    source = self._teller.own_zone(zone.refilled_from)
                said += self._say("after-each") + self._say("refilled", zone=source)
            yield Told("item", said)
        for name, dice in self._book.dice.items():
            called = capital(in_language(dice.called, self._teller.language, name.replace("_", " ")))
            yield Told("item", self._say("dice-are", dice=called, count=dice.count, sides=str(dice.sides)))
        yield Told("minor", self._say("heading-begin"))
        yield from _numbered([*self._begun(), *self._steps(self._book.setup)])

    def _board(self, called: str, grid: Grid, *, is_empty: bool) -> str:
        """What a board is made of."""
        if grid.track is not None:
            said = self._say("board-track", zone=called, places=str(grid.track))
        elif grid.map:
            said = self._say("board-map", zone=called, places=str(len(grid.map)), ways=self._ways(grid))
        if grid.track or grid.map:
            return said + self._say("after-each") + self._say("board-shared") if grid.shared else said
        if grid.squares is None:
            return self._say("board-hexes", zone=called, edge=str(grid.hexes))
        columns, rows = map(str, grid.squares)
        key = "board-squares" if is_empty else "board-full"
        said = self._say(key, zone=called, columns=columns, rows=rows)
        return said + self._say("after-each") + self._say("board-falls") if grid.falls else said

    def _ways(self, grid: Grid) -> str:
        """From which place of a map ways lead to which others."""
        places = grid.map or {}
        named = {name: in_language(spot.called, self._teller.language, name) for name, spot in places.items()}
        return self._say("between-ways").join(
            self._say("way", place=named[name], others=self._say("comma").join(named[other] for other in spot.to))
            for name, spot in places.items()
            if spot.to
        )

    def _begun(self) -> Iterator[list[Told]]:
        for name, zone in self._book.zones.items():
            if zone.start is not None:
                yield [Told("step", self._laid_out(name, zone.start, shuffled=zone.shuffled))]
        for name, number in self._book.numbers.items():
            if number.called and number.start:
                key = "number-begins-each" if number.of == "player" else "number-begins"
                called = capital(self._teller.number(name))
                yield [Told("step", self._say(key, number=called, count=str(number.start)))]

    def _laid_out(self, zone: str, start: Start, *, shuffled: bool) -> str:
        own = self._teller.own(start.own_words)
        if own:
            return self._sentence(own)
        is_own = self._book.zones[zone].of == "player"
        what = self._teller.pieces(Sieve(where=start.where), are_many=start.different or not is_own, of=start.each)
        if is_own:
            return self._say(
                "begin-different" if start.different else "begin-each", what=what, zone=self._teller.zone(zone)
            )
        if self._book.zones[zone].grid is not None:
            return self._say("begin-face-down", what=what, zone=self._teller.zone(zone))
        return self._say("begin-shuffled" if shuffled else "begin", what=what, zone=self._teller.zone(zone))

    # The course of the game

    def course(self, block: Block) -> Iterator[Told]:
        """What happens one after the other: turns and rounds under headings, their steps numbered."""
        loose: list[Effect] = []
        for effect in block:
            if not isinstance(effect, Turns | Rounds):
                loose.append(effect)
                continue
            yield from _numbered(self._steps(loose))
            loose = []
            yield from self._cycle(effect)
        if loose and len(loose) < len(block):
            yield Told("minor", self._say("heading-afterwards"))
        yield from _numbered(self._steps(loose))

    def _cycle(self, effect: Turns | Rounds) -> Iterator[Told]:
        own = self._teller.own(effect.own_words)
        if own:
            yield Told("text", self._sentence(own))
            return
        if isinstance(effect, Turns):
            key, inner = "turns", effect.turns
            yield Told("minor", self._say("heading-turns"))
            yield Told("text", self._say("turns-go", player=self._teller.player(effect.start)))
        else:
            key, inner = "rounds", effect.do
            yield Told("minor", self._say("heading-rounds"))
            many = effect.rounds == "many"
            count = "" if many else self._teller.amount(effect.rounds)
            yield Told("text", self._say("rounds-many" if many else "rounds-go", count=count))
        yield from _numbered(self._steps(inner))
        if effect.until is not None:
            yield Told("text", self._say(f"{key}-end", test=self._teller.test(effect.until)))

    def _steps(self, block: Iterable[Effect]) -> Iterator[list[Told]]:
        """Each effect as a step, with the items of what it holds."""
        for effect in block:
            if self._is_unseen(effect):
                continue
            inner = _held(effect)
            is_told_at_once = len(inner) < 2 and not isinstance(effect, Turns | Rounds)
            if is_told_at_once or self._teller.own(effect.own_words):
                yield [Told("step", self._sentence(self._teller.effect(effect)))]
                continue
            is_of_others = isinstance(effect, EachPlayer) or (isinstance(effect, For) and effect.who != "me")
            with self._teller.of_others() if is_of_others else nullcontext():
                items = [Told("item", self._sentence(self._teller.effect(one))) for one in inner]
            yield [Told("step", self._heading(effect)), *items]

    def _is_unseen(self, effect: Any) -> bool:
        """Whether an effect changes only a number of the table that is called nothing, which players need not keep."""
        name = next((getattr(effect, word) for word in ("gain", "pay", "set") if hasattr(effect, word)), None)
        number = self._book.numbers.get(name or "")
        return number is not None and number.of == "table" and not number.called

    def _heading(self, effect: Any) -> str:
        """Who does what follows, and how often."""
        if isinstance(effect, EachPlayer):
            said = self._say("each-player-go", player=self._teller.player(effect.start))
        elif isinstance(effect, For):
            said = self._say("for-go", player=self._teller.player(effect.who))
        elif effect.until is not None:
            said = self._within(effect)
        else:
            said = self._say("rounds-go", count=self._teller.amount(effect.rounds))
        return capital(said)

    def _within(self, effect: Turns | Rounds) -> str:
        """Until when turns are taken, or something is done again, within something else."""
        if isinstance(effect, Rounds):
            return self._teller.repeated(effect) + self._say("colon").rstrip()
        return self._say("turns-within", test=self._teller.test(effect.until))

    # Actions and effects

    def actions(self) -> Iterator[Told]:
        """Each action: when it may be taken, what is picked, and what comes of it."""
        for name, action in self._book.actions.items():
            said = self._sentence(own) if (own := self._teller.own(action.own_words)) else self._action(action)
            if said or len(self._book.actions) > 1:
                said = said or self._sentence(self._say("nothing-happens"))
                yield Told("item", self._say("named", name=capital(self._teller.action(name)), said=said))

    def _action(self, action: Action) -> str:
        parts = []
        if action.test is not None:
            parts.append(self._say("only-if", test=self._teller.test(action.test)))
        if action.pick is not None:
            parts.append(self._picked(action.pick))
        if action.do:
            parts.append(self._teller.block(action.do))
        return self._say("after-each").join(parts)

    def _picked(self, options: Options) -> str:
        said = self._say("pick-one", what=self._teller.one(options), zone=self._teller.own_zone(options.source))
        return said if options.or_else is None else said + self._say("after-each") + self._say("any-otherwise")

    def effects(self, effects: Effects) -> Iterator[Told]:
        """What is written on each piece that does something, the same once."""
        alike: dict[str, dict[str, None]] = {}
        for title, block in effects:
            alike.setdefault(self._teller.block(block), {})[title] = None
        if alike:
            yield Told("minor", self._say("heading-effects"))
        for said, titles in alike.items():
            yield Told("item", self._say("named", name=self._say("comma").join(titles), said=said))

    def scoring(self) -> Iterator[Told]:
        """What counts at the end, and who wins."""
        own = self._teller.own(self._book.score_words)
        if own:
            yield Told("text", self._sentence(own))
            return
        yield Told("text", self._say("score-adds"))
        with self._teller.of_others():
            yield from [Told("item", capital(self._teller.scored(amount))) for amount in self._book.score]
        tied = {one.tied for one in self._book.score if isinstance(one, Rank)}
        for how in sorted(tied):
            yield Told("text", self._say(f"ranks-{how}"))
        if self._book.won_if is not None:
            yield Told("text", self._say("all-win", test=self._teller.test(self._book.won_if)))
            return
        if self._book.teams is not None:
            yield Told("text", self._say("teams", teams=str(self._book.teams)))
        yield Told("text", self._say("score-most"))
        if self._book.ties is not None:
            with self._teller.of_others():
                yield Told("text", self._say("score-ties", amount=self._teller.compared(self._book.ties)))

    def _sentence(self, said: str) -> str:
        return self._say("sentence", said=capital(said))


def _held(effect: Any) -> Block:
    """The effects that stand in another which says only who does them, and how often."""
    if isinstance(effect, EachPlayer):
        return effect.each_player
    if isinstance(effect, Turns):
        return effect.turns
    return effect.do if isinstance(effect, For | Rounds) else ()


def _numbered(steps: Iterable[Sequence[Told]]) -> Iterator[Told]:
    """Steps with their numbers, each followed by its items; a single step is a paragraph."""
    listed = list(steps)
    for number, (first, *items) in enumerate(listed, start=1):
        is_alone = len(listed) == 1
        yield Told("text" if is_alone else "step", first.text, "" if is_alone else str(number))
        yield from items
