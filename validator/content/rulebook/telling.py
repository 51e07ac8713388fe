"""Effects in words, as a card says them: the same words that play them, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from validator.content.describing import marks_of
from validator.content.kits.declared import Kit, OneOf
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import (
    AllOf,
    AnyOf,
    AnyPlayer,
    Choose,
    Draw,
    Each,
    EachPlayer,
    End,
    EveryPlayer,
    First,
    FirstOf,
    For,
    Gain,
    Highest,
    If,
    Its,
    Limits,
    Move,
    Not,
    NumberOf,
    PassOn,
    Pay,
    Pick,
    Picked,
    Roll,
    Rounds,
    Run,
    Secretly,
    Set,
    Shown,
    Shuffle,
    Sieve,
    Sum,
    Times,
    Turns,
    Within,
    Worth,
)
from validator.content.texts import Texts
from validator.content.vocabulary import in_language

TEXT = Path(__file__).parent / "text"
_OTHERWISE = "en"


@lru_cache(maxsize=8)
def _texts(language: str) -> Texts:
    known = language if (TEXT / f"{language}.ftl").is_file() else _OTHERWISE
    return Texts(known, [TEXT / f"{known}.ftl"])


class Teller:
    """Says effects of one kit in one language."""

    def __init__(self, kit: Kit, book: Rulebook, language: str) -> None:
        self._kit, self._book, self._language = kit, book, language
        self._say = _texts(language).say
        self._comma = marks_of(language).comma
        self._effects: dict[type, Callable[[Any], str]] = {
            Draw: self._draw,
            Move: self._move,
            Gain: self._gain,
            Pay: self._pay,
            Set: self._set,
            Roll: self._roll,
            Shuffle: lambda one: self._say("shuffle", zone=self.zone(one.shuffle)),
            First: self._first,
            End: lambda one: self._say(f"end-{one.end}"),
            PassOn: lambda one: self._say(f"pass-on-{one.to}", zone=self.zone(one.pass_on)),
            If: self._if,
            Pick: self._pick,
            Choose: self._choose,
            For: self._for,
            Run: self._run,
            Secretly: self._secretly,
            EachPlayer: lambda one: self._say("each-player", does=self._inner(one.each_player)),
            Turns: lambda one: self._say("turns", does=self._inner(one.turns), test=self._test(one.until)),
            Rounds: self._rounds,
        }
        self._amounts: dict[type, Callable[[Any], str]] = {
            Each: self._each,
            NumberOf: lambda one: self._scaled(one, self.number(one.number)),
            Its: lambda one: self._scaled(one, self._its(one)),
            Shown: self._shown,
            Worth: lambda one: self._say("worth", row=self._comma.join(map(str, one.worth)), of=self._amount(one.of)),
            Times: lambda one: " × ".join(map(self._amount, one.times)),
            Sum: lambda one: self._scaled(one, " + ".join(map(self._amount, one.sum))),
        }

    def block(self, effects: tuple[Any, ...]) -> str:
        """Effects one after the other, each a sentence of its own."""
        return self._say("after-each").join(
            self._say("sentence", said=_capital(said)) for said in self._each_of(effects)
        )

    def _each_of(self, effects: tuple[Any, ...]) -> Iterator[str]:
        for effect in effects:
            yield self._effects[type(effect)](effect)

    def _inner(self, effects: tuple[Any, ...]) -> str:
        return self._say("then").join(self._each_of(effects))

    # Names

    def zone(self, name: str) -> str:
        """What a zone is called."""
        return self._called(self._book.zones.get(name), name)

    def number(self, name: str) -> str:
        """What a number is called."""
        return self._called(self._book.numbers.get(name), self._say("points") if name == "points" else name)

    def field(self, name: str) -> str:
        """What a field of pieces is called."""
        declared = next((kind.fields[name] for kind in self._kit.kinds.values() if name in kind.fields), None)
        return self._called(declared, name)

    def _called(self, declared: Any, name: str) -> str:
        return in_language(getattr(declared, "called", {}), self._language, name.replace("_", " "))

    def _player(self, who: Any) -> str:
        if isinstance(who, Highest):
            return self._say("highest", field=self.field(who.highest), zone=self.zone(who.zone))
        return self._say(f"player-{who}")

    # Which pieces

    def _pieces(self, sieve: Sieve, *, are_many: bool = False) -> str:
        """The pieces that are meant: ``card``, ``Moon card``, ``card like it in suit``; or ``cards``."""
        kinds = [kind for kind in self._kit.kinds.values() if kind.form != "pages"]
        what = self._say("pieces" if are_many else "piece")
        if len(kinds) == 1 and kinds[0].called:
            what = in_language(kinds[0].called, self._language)
            what = kinds[0].several.get(self._language, what) if are_many else what
        for name, wanted in sieve.where.items():
            what = self._say("with", what=what, value=self._wanted(name, wanted))
        if sieve.same:
            fields = self._comma.join(map(self.field, sieve.same))
            what = self._say("like", what=what, other=self._piece(sieve.other), fields=fields)
        return what

    def _one(self, sieve: Sieve) -> str:
        """One of the pieces that are meant."""
        return self._say("one-card" if self._are_cards() else "one-thing", what=self._pieces(sieve))

    def _are_cards(self) -> bool:
        """Whether all that is played with are cards."""
        return {kind.form for kind in self._kit.kinds.values()} - {"pages"} == {"card"}

    def _its(self, one: Its) -> str:
        if one.other == "it":
            return self._say("its", field=self.field(one.its))
        return self._say("of-piece", field=self.field(one.its), piece=self._piece(one.other))

    def _wanted(self, name: str, wanted: Any) -> str:
        if isinstance(wanted, Limits):
            return self._say("field-range", field=self.field(name), range=self._range(wanted.least, wanted.most))
        values = wanted if isinstance(wanted, tuple) else (wanted,)
        return self._say("or").join(self._value(name, value) for value in values)

    def _value(self, name: str, value: Any) -> str:
        for kind in self._kit.kinds.values():
            declared = kind.fields.get(name)
            if isinstance(declared, OneOf) and value in declared.values:
                return in_language(declared.names.get(str(value), {}), self._language, str(value))
        return self._say("field-value", field=self.field(name), value=str(value))

    def _piece(self, node: Any) -> str:
        if node == "it":
            return self._say("it")
        if isinstance(node, Picked):
            return self._say("that-card" if self._are_cards() else "that-thing")
        first = isinstance(node, FirstOf)
        return self._say("first-of" if first else "last-of", zone=self.zone(node.first if first else node.last))

    # Numbers

    def _amount(self, node: Any) -> str:
        if isinstance(node, int):
            return str(node)
        return self.number(node) if isinstance(node, str) else self._amounts[type(node)](node)

    def _scaled(self, node: Any, said: str) -> str:
        said = said if node.per == 1 else f"{node.per} × {said}"
        return said if not node.plus else f"{said} {'+' if node.plus > 0 else '−'} {abs(node.plus)}"

    def _each(self, node: Each) -> str:
        what, zone = self._pieces(node), self.zone(node.each)
        if node.who != "me":
            zone = self._say("zone-of", zone=zone, player=self._player(node.who))
        key, field = next(
            (
                (key, field)
                for key, field in (
                    ("each-of", node.of),
                    ("each-different", node.different),
                    ("each-most", node.commonest),
                )
                if field
            ),
            ("each", None),
        )
        return self._scaled(node, self._say(key, what=what, zone=zone, field=self.field(field) if field else ""))

    def _shown(self, node: Shown) -> str:
        dice = self._called(self._book.dice[node.dice], node.dice)
        if node.showing is None:
            return self._scaled(node, self._say("dice-sum", dice=dice))
        sides = node.showing if isinstance(node.showing, tuple) else (node.showing,)
        return self._scaled(node, self._say("dice-showing", dice=dice, sides=self._say("or").join(map(str, sides))))

    def _range(self, least: Any, most: Any) -> str:
        if least is not None and most is not None:
            return self._say("from-to", least=self._amount(least), most=self._amount(most))
        if least is not None:
            return self._say("or-more", least=self._amount(least))
        return self._say("nothing") if most == 0 else self._say("up-to", most=self._amount(most))

    def _test(self, node: Any) -> str:
        if isinstance(node, AllOf | AnyOf):
            parts = node.all if isinstance(node, AllOf) else node.any
            return self._say("and" if isinstance(node, AllOf) else "or").join(map(self._test, parts))
        if isinstance(node, Not):
            return self._say("not", test=self._test(node.negated))
        if isinstance(node, EveryPlayer):
            return self._say("every-player", test=self._test(node.every_player))
        if isinstance(node, AnyPlayer):
            return self._say("any-player", test=self._test(node.any_player))
        assert isinstance(node, Within)
        zone = _held_in(node.amount)
        if zone is not None and node.exactly is None:
            least = 1 if node.least is None and node.most is None else node.least
            return self._say("in-zone", zone=self.zone(zone), range=self._range(least, node.most))
        amount = self._amount(node.amount)
        if node.exactly is not None:
            return self._say("is", amount=amount, range=self._amount(node.exactly))
        if node.least is None and node.most is None:
            return self._say("is", amount=amount, range=self._say("or-more", least="1"))
        return self._say("is", amount=amount, range=self._range(node.least, node.most))

    # Effects

    def _draw(self, one: Draw) -> str:
        if (one.start, one.to) == ("deck", "hand"):
            return self._say("draw", count=self._amount(one.draw))
        return self._taken(one.draw, Sieve(), self.zone(one.start), self.zone(one.to))

    def _taken(self, count: Any, sieve: Sieve, start: str, goal: str) -> str:
        """That so many pieces, or all that are meant, go from a zone into another."""
        what = self._pieces(sieve, are_many=count != 1)
        if count == "all":
            return self._say("take-all", what=what, start=start, goal=goal)
        key = "take-cards" if self._are_cards() else "take-things"
        return self._say(key, count=self._amount(count), what=what, start=start, goal=goal)

    def _move(self, one: Move) -> str:
        goal = self.zone(one.to)
        if one.who != "me":
            goal = self._say("zone-of", zone=goal, player=self._player(one.who))
        if one.move == "it":
            return self._say("move-it", goal=goal)
        if isinstance(one.move, Picked):
            return self._say("move-piece", piece=self._piece(one.move), goal=goal)
        return self._taken(one.move, one, self.zone(one.start or ""), goal)

    def _gain(self, one: Gain) -> str:
        if isinstance(one.by, int):
            return self._say("gain" if one.by >= 0 else "pay", count=str(abs(one.by)), number=self.number(one.gain))
        return self._say("gain-counted", count=self._amount(one.by), number=self.number(one.gain))

    def _pay(self, one: Pay) -> str:
        if isinstance(one.by, int):
            return self._say("pay" if one.by >= 0 else "gain", count=str(abs(one.by)), number=self.number(one.pay))
        return self._say("pay-counted", count=self._amount(one.by), number=self.number(one.pay))

    def _set(self, one: Set) -> str:
        return self._say("set", number=self.number(one.set), count=self._amount(one.to))

    def _roll(self, one: Roll) -> str:
        dice = self._called(self._book.dice[one.roll], one.roll)
        return self._say("roll", dice=dice, count=self._amount(one.count or self._book.dice[one.roll].count))

    def _if(self, one: If) -> str:
        said = self._say("if", test=self._test(one.test), then=self._inner(one.then))
        return self._say("else", said=said, otherwise=self._inner(one.otherwise)) if one.otherwise else said

    def _pick(self, one: Pick) -> str:
        said = {"what": self._one(one.pick), "zone": self.zone(one.pick.source)}
        only = one.then[0] if len(one.then) == 1 else None
        if isinstance(only, Move) and only.move == "it" and only.who == "me":
            return self._say("may-put" if one.may_pass else "put", goal=self.zone(only.to), **said)
        said["then"] = self._inner(one.then)
        return self._say("may-pick" if one.may_pass else "pick", **said)

    def _secretly(self, one: Secretly) -> str:
        return self._say("secretly", zone=self.zone(one.secretly.source), then=self._inner(one.then))

    def _first(self, one: First) -> str:
        return self._say("first-me") if one.first == "me" else self._say("first", player=self._player(one.first))

    def _choose(self, one: Choose) -> str:
        actions = [self._called(self._book.actions[name], name) for name in one.choose]
        return self._say("may-choose" if one.may_pass else "choose", actions=self._say("or").join(actions))

    def _for(self, one: For) -> str:
        return self._say("for", player=self._player(one.who), does=self._inner(one.do))

    def _run(self, one: Run) -> str:
        if one.each is None and one.other != "it":
            return self._say("of-piece", field=self.field(one.run), piece=self._piece(one.other))
        if one.each is None:
            return self._say("run", field=self.field(one.run))
        return self._say("run-each", field=self.field(one.run), what=self._pieces(one), zone=self.zone(one.each))

    def _rounds(self, one: Rounds) -> str:
        if one.until is not None:
            return self._say("turns", does=self._inner(one.do), test=self._test(one.until))
        return self._say("rounds", count=self._amount(one.rounds), does=self._inner(one.do))


def _held_in(node: Any) -> str | None:
    """The zone of one's own of which a number is how many pieces lie there; None for any other number."""
    return node.each if isinstance(node, Each) and node == Each(each=node.each, span=node.span) else None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
