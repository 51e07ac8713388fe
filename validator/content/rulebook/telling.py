"""Effects in words, as a card says them: the same words that play them, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from validator.content.kits.declared import Kit
from validator.content.rulebook.amounts import ID, Amounts, held_in
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import (
    Address,
    Beside,
    Bid,
    Choose,
    Draw,
    Each,
    EachPlayer,
    End,
    First,
    For,
    Gain,
    Go,
    If,
    Lay,
    Move,
    NumberOf,
    Offer,
    PassOn,
    Pay,
    Pick,
    Picked,
    Roll,
    Rounds,
    Run,
    Secretly,
    Set,
    Shuffle,
    Sieve,
    Smallest,
    Turn,
    Turns,
    bare,
)
from validator.content.rulebook.zones import zone_of
from validator.content.vocabulary import in_language


class Teller(Amounts):
    """Says effects of one kit in one language; ``title`` is what the piece of an id is called, where that is known."""

    def __init__(self, kit: Kit, book: Rulebook, language: str, title: Callable[[str], str] | None = None) -> None:
        super().__init__(kit, book, language, title)
        self._effects = self._tellers()

    def _tellers(self) -> dict[type, Callable[[Any], str]]:
        """What tells each word of what happens."""
        return {
            Draw: self._draw,
            Move: self._move,
            Gain: self._gain,
            Pay: self._pay,
            Set: self._set,
            Roll: self._roll,
            Shuffle: lambda one: self.say("shuffle", zone=self.own_zone(one.shuffle)),
            First: self._first,
            End: lambda one: self.say(f"end-{one.end}"),
            PassOn: lambda one: self.say(f"pass-on-{one.to}", zone=self.zone(one.pass_on)),
            If: self._if,
            Pick: self._pick,
            Choose: self._choose,
            Lay: self._lay,
            Go: self._go,
            Bid: self._bid,
            Turn: self._turn,
            Address: self._address,
            Offer: self._offer,
            For: self._for,
            Run: self._run,
            Secretly: self._secretly,
            EachPlayer: lambda one: self.say("each-player", does=self._by_others(one.each_player)),
            Turns: lambda one: self.say("turns", does=self._inner(one.turns), test=self.test(one.until)),
            Rounds: self._rounds,
        }

    def block(self, effects: tuple[Any, ...]) -> str:
        """Effects one after the other, each a sentence of its own."""
        return self.say("after-each").join(self.say("sentence", said=capital(said)) for said in self._each_of(effects))

    def _each_of(self, effects: tuple[Any, ...]) -> Iterator[str]:
        for effect in effects:
            yield self.effect(effect)

    def effect(self, effect: Any) -> str:
        """One effect as a clause: in the designer's words where they stand beside it, else in ours."""
        return self.own(effect.own_words) or self._effects[type(effect)](effect)

    def _inner(self, effects: tuple[Any, ...]) -> str:
        return self.say("then").join(self._each_of(effects))

    def _by_others(self, effects: tuple[Any, ...]) -> str:
        with self.of_others():
            return self._inner(effects)

    # Effects

    def _draw(self, one: Draw) -> str:
        if (one.start, one.to) == ("deck", "hand"):
            return self.say("draw", count=self.amount(one.draw), are=self._are(one.start))
        if (most := _filled_to(one.draw, one.to)) is not None:
            return self._filled(most, one.start, self.own_zone(one.to), one.to)
        return self._taken(one.draw, Each(each=one.start), self.own_zone(one.start), self.own_zone(one.to))

    def _taken(self, count: Any, sieve: Sieve, start: str, goal: str) -> str:
        """That so many pieces, or all that are meant, go from a zone into another."""
        what = self.pieces(sieve, are_many=count != 1)
        if isinstance(sieve, Move) and sieve.laid is not None:
            what = self.laid_by(what, sieve.laid)
        if count == "all":
            return self.say("take-all", what=what, start=start, goal=goal)
        is_named = ID in sieve.where and self._title is not None
        key = "take-named" if is_named else "take" if isinstance(bare(count), int) else "take-as-many"
        are = self._are(zone_of(sieve))
        return self.say(key, count=self.amount(count), what=what, start=start, goal=goal, are=are)

    def _move(self, one: Move) -> str:
        goal = self._zone_of(one.to, one.who)
        if one.move == "it":
            return self.say("move-it", goal=goal)
        if isinstance(one.move, Picked):
            return self.say("move-piece", piece=self._piece(one.move), goal=goal)
        if one.who == "me" and one.start and not one.where and (most := _filled_to(one.move, one.to)) is not None:
            return self._filled(most, one.start, goal, one.to)
        return self._taken(one.move, one, self.own_zone(one.start or ""), goal)

    def _filled(self, most: int, start: str, goal: str, goal_name: str) -> str:
        """That as many pieces go into a zone as lack there."""
        return self.say("fill-up", count=str(most), start=self.own_zone(start), goal=goal, are=self._are(goal_name))

    def _lay(self, one: Lay) -> str:
        said = {"piece": self._piece(one.lay), "zone": self.own_zone(one.onto)}
        if one.beside is None:
            grid = self._book.zones[one.onto].grid
            is_track, is_shared = grid is not None and grid.track is not None, grid is not None and grid.shared
            return self.say("lay-first" if is_track else "lay-shared" if is_shared else "lay", **said)
        key = "lay-beside" if one.or_else is None else "lay-beside-else"
        return self.say(key, what=self.one(one.beside), **said)

    def _go(self, one: Go) -> str:
        what = self.pieces(one)
        what = what if one.who == "all" else self.laid_by(what, one.who)
        key = "go" if one.take is None else "go-jump" if one.jump else "go-take"
        grid = self._book.zones[one.go].grid if one.go in self._book.zones else None
        is_shared = grid is not None and grid.shared
        key = "go-steps" if one.steps is not None else "go-shared" if is_shared and one.take is None else key
        key = key if not isinstance(one.steps, int) else "go-just" if one.steps >= 0 else "go-back"
        steps = abs(one.steps) if isinstance(one.steps, int) else "" if one.steps is None else self.amount(one.steps)
        return self.say(key, what=what, zone=self.own_zone(one.go), goal=self.own_zone(one.take or ""), steps=steps)

    def _turn(self, one: Turn) -> str:
        return self.say(
            "turn", what=self.one(Each(each=one.turn)), zone=self.own_zone(one.turn), then=self._inner(one.then)
        )

    def _asked(self, who: Any, test: Any) -> str:
        """Players, and what must hold for each of them."""
        said = self.player(who)
        if test is None:
            return said
        with self.of_others():
            return self.say("player-if", player=said, test=self.test(test))

    def _address(self, one: Address) -> str:
        return self.say("address", players=self._asked(one.player, one.test), then=self._by_others(one.then))

    def _offer(self, one: Offer) -> str:
        players, then = self._asked(one.offer, one.test), self._by_others(one.then)
        called = in_language(one.called, self.language, self.say("agree"))
        said = self.say("offer", players=players, called=called, then=then)
        return self.say("refused", said=said, otherwise=self._inner(one.otherwise)) if one.otherwise else said

    def _bid(self, one: Bid) -> str:
        said = self.say(
            "bid",
            number=self.number(one.bid),
            most=self._range(None, one.most),
            player=self.player(one.start),
            then=self._by_others(one.then),
        )
        return self.say("unsold", said=said, otherwise=self._inner(one.otherwise)) if one.otherwise else said

    def _gain(self, one: Gain) -> str:
        if isinstance(one.by, int):
            return self.say("gain" if one.by >= 0 else "pay", count=str(abs(one.by)), number=self.number(one.gain))
        if (said := self._for_each(one.gain, one.by, 1)) is not None:
            return said
        return self.say("gain-counted", count=self.amount(one.by), number=self.number(one.gain))

    def _pay(self, one: Pay) -> str:
        if isinstance(one.by, int):
            return self.say("pay" if one.by >= 0 else "gain", count=str(abs(one.by)), number=self.number(one.pay))
        if (said := self._for_each(one.pay, one.by, -1)) is not None:
            return said
        if (most := _up_to_all(one)) is not None:
            return self.say("pay-up-to", count=str(most), number=self.number(one.pay))
        return self.say("pay-counted", count=self.amount(one.by), number=self.number(one.pay))

    def _for_each(self, number: str, by: Any, sign: int) -> str | None:
        """That a number rises or falls for each of some pieces; None where it is by anything else."""
        if not isinstance(by, Each | Beside) or by.of or by.plus or getattr(by, "commonest", None):
            return None
        rises = sign * by.per > 0
        count, each = str(abs(by.per)), self.amount(replace(by, per=1))
        return self.say("gain-each" if rises else "pay-each", number=self.number(number), count=count, each=each)

    def _set(self, one: Set) -> str:
        return self.say("set", number=self.number(one.set), count=self.amount(one.to))

    def _roll(self, one: Roll) -> str:
        declared = self._book.dice[one.roll]
        dice = self._called(declared, one.roll)
        if one.count is None or declared.count == 1:
            return self.say("roll", dice=dice)
        key = "roll-some" if isinstance(one.count, int) else "roll-as-many"
        return self.say(key, dice=dice, count=self.amount(one.count))

    def _if(self, one: If) -> str:
        said = self.say("if", test=self.test(one.test), then=self._inner(one.then))
        return self.say("else", said=said, otherwise=self._inner(one.otherwise)) if one.otherwise else said

    def _pick(self, one: Pick) -> str:
        said = {"what": self.option(one.pick), "zone": self.own_zone(one.pick.source)}
        only = one.then[0] if len(one.then) == 1 else None
        if isinstance(only, Move) and only.move == "it" and only.who == "me":
            return self.say("may-put" if one.may_pass else "put", goal=self.own_zone(only.to), **said)
        said["then"] = self._inner(one.then)
        return self.say("may-pick" if one.may_pass else "pick", **said)

    def _secretly(self, one: Secretly) -> str:
        key = "secretly" if one.many == 1 else "secretly-many"
        with self.of_others():
            zone, then = self.own_zone(one.secretly.source), self._inner(one.then)
            what = self.option(one.secretly) if one.many == 1 else self.pieces(one.secretly, are_many=True)
        said = {"what": what, "zone": zone, "then": then, "count": str(one.many)}
        return self.say(key, are=self._are(one.secretly.source), **said)

    def _first(self, one: First) -> str:
        return self.say("first-me") if one.first == "me" else self.say("first", player=self.player(one.first))

    def _choose(self, one: Choose) -> str:
        actions = [self.action(name) for name in one.choose]
        key = f"{'may-' if one.may_pass else ''}choose{'' if one.again is None else '-again'}"
        test = "" if one.again is None else self.test(one.again)
        many = "one" if len(actions) == 1 else "several"
        return self.say(key, actions=self.say("or").join(actions), many=many, test=test)

    def _for(self, one: For) -> str:
        does = self._inner(one.do) if one.who == "me" else self._by_others(one.do)
        return self.say("for", player=self.player(one.who), does=does)

    def _run(self, one: Run) -> str:
        if one.each is None and one.other != "it":
            return self.say("run-piece", field=self.field(one.run), piece=self._piece(one.other))
        if one.each is None:
            return self.say("run", field=self.field(one.run))
        said = {"field": self.field(one.run), "what": self.pieces(one), "zone": self.own_zone(one.each)}
        return self.say("run-each", **said, are=self._are(one.each))

    def _rounds(self, one: Rounds) -> str:
        does = self._inner(one.do)
        if one.until is None:
            return self.say("rounds", count=self.amount(one.rounds), does=does)
        return f"{self.repeated(one)}{self.say('colon')}{does}"

    def repeated(self, one: Rounds) -> str:
        """How often something is done that ends when a condition holds."""
        test = self.test(one.until)
        if one.rounds == "many":
            return self.say("again-until", test=test)
        return self.say("times-until", count=self.amount(one.rounds), test=test)


def _filled_to(amount: Any, zone: str) -> int | None:
    """Up to how many pieces lie in a zone afterwards into which so many go as lack there; None for any other amount."""
    if not isinstance(amount, tuple) or len(amount) != 2 or not isinstance(most := bare(amount[0]), int):
        return None
    lacks = isinstance(amount[1], Each) and amount[1].per == -1 and held_in(replace(amount[1], per=1)) == zone
    return most if lacks else None


def _up_to_all(one: Pay) -> int | None:
    """The most that is paid where somebody who has less pays all there is; None of any other price."""
    match one.by:
        case Smallest(smallest=(int(most), str(name) | NumberOf(number=name, who="me", per=1, plus=0))):
            return most if name == one.pay else None
    return None


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]
