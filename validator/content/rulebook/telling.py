"""Effects in words, as a card says them: the same words that play them, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from validator.content.describing import marks_of
from validator.content.kits.declared import Kit, OneOf
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.naming import Names
from validator.content.rulebook.words import (
    Address,
    AnyOf,
    AnyPlayer,
    Area,
    Beside,
    Bid,
    Choose,
    CountedBy,
    Draw,
    Each,
    EachPlayer,
    End,
    EveryPlayer,
    First,
    FirstOf,
    For,
    Gain,
    Go,
    Highest,
    If,
    Its,
    Lay,
    Limits,
    Line,
    Move,
    NumberOf,
    Offer,
    PassOn,
    Pay,
    Pick,
    Picked,
    PlaceOn,
    Rank,
    Roll,
    Rounds,
    Run,
    Secretly,
    Set,
    Shown,
    Shuffle,
    Sieve,
    Turn,
    Turns,
    Within,
    Worth,
    bare,
)
from validator.content.rulebook.zones import kinds_in_zones, zone_of
from validator.content.vocabulary import in_language

_ID = "id"
_COUNTED_AS = {"card": "cards", "tile": "tiles", "hex": "tiles", "circle": "tokens", "token": "tokens", "die": "dice"}
"""What pieces of a form are counted as."""


class Teller(Names):
    """Says effects of one kit in one language; ``title`` is what the piece of an id is called, where that is known."""

    def __init__(self, kit: Kit, book: Rulebook, language: str, title: Callable[[str], str] | None = None) -> None:
        super().__init__(kit, book, language)
        self._title = title
        self._played = {name for name, kind in kit.kinds.items() if kind.form != "pages"}
        self._kinds = kinds_in_zones(book)
        self._comma = marks_of(language).comma
        self._effects = self._tellers()
        self._amounts: dict[type, Callable[[Any], str]] = {
            Each: self._each,
            NumberOf: self._kept,
            Its: lambda one: self._scaled(one, self._its(one)),
            Shown: self._shown,
            Worth: self._worth,
            Line: self._on_board,
            Area: self._on_board,
            Beside: self._beside,
            PlaceOn: lambda one: self._scaled(one, self._standing(one, "place-number")),
            Rank: self._rank,
            CountedBy: lambda one: self._scaled(one, in_language(one.called, self.language, one.block)),
        }

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

    # Who

    def player(self, who: Any) -> str:
        """Who is meant."""
        if isinstance(who, Highest):
            said = {"field": self.field(who.highest), "zone": self.zone(who.zone)}
            if not who.prefer:
                return self.say("highest", **said)
            kinds = self._kinds.get(who.zone, set())
            only = min(kinds) if len(kinds) == 1 else None
            preferred = [self.pieces(each, are_many=True, of=only) for each in who.prefer]
            return self.say("highest-preferring", **said, prefer=self.say("before").join(preferred))
        return self.say(f"player-{who}")

    # Which pieces

    def pieces(self, sieve: Sieve, *, are_many: bool = False, of: str | None = None) -> str:
        """The pieces that are meant: ``card``, ``Moon card``, ``card like it in suit``; or ``cards``, ``of`` a kind."""
        known = {of} if of else self._kinds.get(zone_of(sieve), self._played)
        kinds = [self._kit.kinds[name] for name in self._kit.kinds if name in known]
        what = self.say("pieces" if are_many else "piece")
        if len(kinds) == 1 and kinds[0].called:
            what = in_language(kinds[0].called, self.language)
            what = kinds[0].several.get(self.language, what) if are_many else what
        for name, wanted in sieve.where.items():
            if name == _ID and self._title is not None:
                what = self.say("or").join(map(self._title, wanted if isinstance(wanted, tuple) else (wanted,)))
            else:
                what = self.say("with", what=what, value=self._wanted(name, wanted))
        if sieve.same:
            fields = self._comma.join(map(self.field, sieve.same))
            what = self.say("like", what=what, other=self._piece(sieve.other), fields=fields)
        return what

    def one(self, sieve: Sieve) -> str:
        """One of the pieces that are meant."""
        what = self.pieces(sieve)
        sound = "vowel" if what[:1].lower() in "aeio" else "other"
        return self.say("one", what=what, sound=sound, are=self._are(zone_of(sieve)))

    def _are(self, zone: str = "") -> str:
        """What all are that ever lie in a zone, or all that is played with: Chinese counts each in its own word."""
        kinds = self._kinds.get(zone, self._played)
        forms = {self._kit.kinds[name].form for name in kinds if name in self._kit.kinds}
        alike = {_COUNTED_AS.get(form, "things") for form in forms}
        return alike.pop() if len(alike) == 1 else "things"

    def _its(self, one: Its) -> str:
        if one.other == "it":
            return self.say("its", field=self.field(one.its))
        return self.say("of-piece", field=self.field(one.its), piece=self._piece(one.other))

    def _wanted(self, name: str, wanted: Any) -> str:
        if isinstance(wanted, PlaceOn):
            return self.say("field-place", field=self.field(name), place=self._standing(wanted, "place"))
        if isinstance(wanted, Limits):
            return self.say("field-range", field=self.field(name), range=self._range(wanted.least, wanted.most))
        values = wanted if isinstance(wanted, tuple) else (wanted,)
        return self.say("or").join(self._value(name, value) for value in values)

    def _value(self, name: str, value: Any) -> str:
        for kind in self._kit.kinds.values():
            declared = kind.fields.get(name)
            if isinstance(declared, OneOf) and value in declared.values:
                return in_language(declared.names.get(str(value), {}), self.language, str(value))
        return self.say("field-value", field=self.field(name), value=str(value))

    def _piece(self, node: Any) -> str:
        if node == "it":
            return self.say("it")
        if isinstance(node, Picked):
            return self.say("that-one", are=self._are())
        key, zone = ("first-of", node.first) if isinstance(node, FirstOf) else ("last-of", node.last)
        return self.say(key, zone=self.own_zone(zone), are=self._are(zone))

    # Numbers

    def amount(self, node: Any) -> str:
        """A number, or several added up."""
        if isinstance(node, tuple):
            parts = [self._part(part) for part in node]
            return "".join([parts[0][1], *(f" {sign} {said}" for sign, said in parts[1:])])
        if isinstance(node, int):
            return str(node)
        return self.number(node) if isinstance(node, str) else self._amounts[type(node)](node)

    def _part(self, node: Any) -> tuple[str, str]:
        """A part of a sum, and whether it is added or taken away."""
        if getattr(node, "per", 1) != -1 or getattr(node, "plus", 0):
            return "+", self.amount(node)
        plain = replace(node, per=1)
        return "−", self._counted(plain) or self.amount(plain)

    def _kept(self, node: NumberOf) -> str:
        said = self.number(node.number)
        return self._scaled(node, said if node.who == "me" else self._others_own(said, node.who))

    def _others_own(self, thing: str, who: Any) -> str:
        """A zone or a number of other players."""
        if who == "all":
            return self.say("zone-of-all", zone=thing)
        return self.say("zone-of", zone=thing, player=self.player(who))

    def _zone_of(self, name: str, who: Any) -> str:
        return self.own_zone(name) if who == "me" else self._others_own(self.own_zone(name, "the"), who)

    def _scaled(self, node: Any, said: str) -> str:
        said = said if node.per == 1 else f"{node.per} × {said}"
        return said if not node.plus else f"{said} {'+' if node.plus > 0 else '−'} {abs(node.plus)}"

    def scored(self, node: Any) -> str:
        """What a part of the score counts: ``2 for each Island in hand``."""
        if isinstance(node, Each) and (node.who, node.plus, node.commonest, node.of, node.laid) == (
            "me",
            0,
            None,
            None,
            None,
        ):
            key = "score-different" if node.different else "score-each"
            field = self.field(node.different) if node.different else ""
            what, zone = self.pieces(node), self.own_zone(node.each)
            return self.say(key, count=_signed(node.per), what=what, zone=zone, field=field, are=self._are(node.each))
        return self._rank(node, is_short=True) if isinstance(node, Rank) else self.amount(node)

    def _each(self, node: Each) -> str:
        what, zone = self.pieces(node), self._zone_of(node.each, node.who)
        if node.laid is not None:
            what = self._laid_by(what, node.laid)
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
        field = self.field(field) if field else ""
        return self._scaled(node, self.say(key, what=what, zone=zone, field=field, are=self._are(node.each)))

    def _shown(self, node: Shown) -> str:
        dice = self._called(self._book.dice[node.dice], node.dice)
        if node.showing is None:
            key = "dice-shown" if self._book.dice[node.dice].count == 1 else "dice-sum"
            return self._scaled(node, self.say(key, dice=dice))
        return self._scaled(node, self._showing(node, "dice-showing"))

    def _showing(self, node: Shown, key: str) -> str:
        dice = self._called(self._book.dice[node.dice], node.dice)
        sides = node.showing if isinstance(node.showing, tuple) else (node.showing,)
        return self.say(key, dice=dice, sides=self.say("or").join(map(str, sides)))

    def _worth(self, node: Worth) -> str:
        last = len(node.worth) - 1
        row = (f"{place}{'+' if place == last else ''} → {_signed(each)}" for place, each in enumerate(node.worth))
        return self.say("worth", row=self._comma.join(row), of=self._counted(node.of) or self.amount(node.of))

    def _laid_by(self, what: str, who: Any) -> str:
        """Pieces that somebody laid."""
        return self.say("laid-by-me" if who == "me" else "laid-by", what=what, player=self.player(who))

    def _on_board(self, node: Line | Area) -> str:
        """The longest line, or the largest group, of somebody's pieces on a board."""
        key, name = ("line", node.line) if isinstance(node, Line) else ("area", node.area)
        what = self.pieces(node, are_many=True)
        if node.alike is not None:
            what = self.say("alike", what=what, field=self.field(node.alike))
        if node.who not in ("me", "all"):
            what = self._laid_by(what, node.who)
        key = f"{key}-edges" if isinstance(node, Area) and node.edges else key
        key = f"{key}-own" if node.who == "me" else key
        return self._scaled(node, self.say(key, what=what, zone=self.own_zone(name)))

    def _beside(self, node: Beside) -> str:
        what = self.pieces(node)
        if node.who != "all":
            what = self._laid_by(what, node.who)
        key, field = ("beside", "") if node.of is None else ("beside-of", self.field(node.of))
        return self._scaled(node, self.say(key, what=what, field=field, are=self._are()))

    def _standing(self, node: PlaceOn, key: str) -> str:
        """Where somebody's piece is on a board."""
        return self.say(key, zone=self.own_zone(node.place), who=node.who, player=self.player(node.who))

    def _rank(self, node: Rank, *, is_short: bool = False) -> str:
        row, many = self._comma.join(map(_signed, node.gives)), "one" if len(node.gives) == 1 else "several"
        amount = self._counted(node.rank) or self.amount(node.rank)
        return self.say("rank" if is_short else f"rank-{node.tied}", row=row, amount=amount, many=many)

    def _range(self, least: Any, most: Any) -> str:
        if least is not None and bare(least) == bare(most):
            return self.say("just", amount=self.amount(least))
        if least is not None and most is not None:
            return self.say("from-to", least=self.amount(least), most=self.amount(most))
        if least is not None:
            key = "or-more" if isinstance(bare(least), int) else "or-more-of"
            return self.say(key, least=self.amount(least))
        if most == 0:
            return self.say("nothing")
        return self.say("up-to" if isinstance(bare(most), int) else "up-to-of", most=self.amount(most))

    def test(self, node: Any) -> str:
        """A condition."""
        if isinstance(node, AnyOf | tuple):
            parts, key = (node, "and") if isinstance(node, tuple) else (node.any, "or")
            return self.say(key).join(map(self.test, parts))
        if isinstance(node, EveryPlayer | AnyPlayer):
            every = isinstance(node, EveryPlayer)
            with self.of_others():
                test = self.test(node.every_player if isinstance(node, EveryPlayer) else node.any_player)
            return self.say("every-player" if every else "any-player", test=test)
        assert isinstance(node, Within)
        zone = _held_in(node.amount)
        if zone is not None and node.exactly is None:
            if node.most == 0:
                return self.say("none-in-zone", zone=self.own_zone(zone))
            least = 1 if node.least is None and node.most is None else node.least
            return self.say(
                "in-zone", zone=self.own_zone(zone), range=self._range(least, node.most), are=self._are(zone)
            )
        is_bare = node.least is None and node.most is None and node.exactly is None
        number = node.amount
        if is_bare and isinstance(number, NumberOf) and (number.who, number.per, number.plus) == ("me", 1, 0):
            return self.say("has-left", number=self.number(number.number))
        counted = self._counted(node.amount)
        key, amount = ("is", self.amount(node.amount)) if counted is None else ("counted", counted)
        if node.exactly is not None:
            return self.say(f"{key}-just", amount=amount, range=self.amount(node.exactly))
        return self.say(key, amount=amount, range=self._range(1 if is_bare else node.least, node.most))

    def _counted(self, node: Any) -> str | None:
        """How many pieces there are, as a thing to compare: ``the number of Castles in the supply``."""
        if isinstance(node, Line | Area) and (node.per, node.plus) == (1, 0):
            return self._on_board(node)
        if isinstance(node, Shown) and node.showing is not None and (node.per, node.plus) == (1, 0):
            return self._showing(node, "count-showing")
        if not isinstance(node, Each) or (node.per, node.plus, node.commonest) != (1, 0, None):
            return None
        key = "count-of" if node.of else "count-different" if node.different else "count"
        key = "count-designs" if node.different == _ID else key
        what = self.pieces(node, are_many=True)
        if node.laid is not None:
            what = self._laid_by(what, node.laid)
        field = self.field(node.of or node.different or "") if key != "count" else ""
        return self.say(key, what=what, zone=self._zone_of(node.each, node.who), field=field)

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
        if count == "all":
            return self.say("take-all", what=what, start=start, goal=goal)
        is_named = _ID in sieve.where and self._title is not None
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
        what = what if one.who == "all" else self._laid_by(what, one.who)
        key = "go" if one.take is None else "go-jump" if one.jump else "go-take"
        grid = self._book.zones[one.go].grid if one.go in self._book.zones else None
        is_shared = grid is not None and grid.shared
        key = "go-steps" if one.steps is not None else "go-shared" if is_shared and one.take is None else key
        key = "go-just" if isinstance(one.steps, int) else key
        steps = "" if one.steps is None else one.steps if isinstance(one.steps, int) else self.amount(one.steps)
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
        return self.say("gain-counted", count=self.amount(one.by), number=self.number(one.gain))

    def _pay(self, one: Pay) -> str:
        if isinstance(one.by, int):
            return self.say("pay" if one.by >= 0 else "gain", count=str(abs(one.by)), number=self.number(one.pay))
        return self.say("pay-counted", count=self.amount(one.by), number=self.number(one.pay))

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
        said = {"what": self.one(one.pick), "zone": self.own_zone(one.pick.source)}
        only = one.then[0] if len(one.then) == 1 else None
        if isinstance(only, Move) and only.move == "it" and only.who == "me":
            return self.say("may-put" if one.may_pass else "put", goal=self.own_zone(only.to), **said)
        said["then"] = self._inner(one.then)
        return self.say("may-pick" if one.may_pass else "pick", **said)

    def _secretly(self, one: Secretly) -> str:
        key = "secretly" if one.many == 1 else "secretly-many"
        with self.of_others():
            zone, then = self.own_zone(one.secretly.source), self._inner(one.then)
        return self.say(key, zone=zone, then=then, count=str(one.many), are=self._are(one.secretly.source))

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
        if one.until is not None:
            return self.say("turns", does=self._inner(one.do), test=self.test(one.until))
        return self.say("rounds", count=self.amount(one.rounds), does=self._inner(one.do))


def _held_in(node: Any) -> str | None:
    """The zone of one's own of which a number is how many pieces lie there; None for any other number."""
    return (
        node.each
        if isinstance(node, Each) and node == Each(each=node.each, span=node.span, places=node.places)
        else None
    )


def _filled_to(amount: Any, zone: str) -> int | None:
    """Up to how many pieces lie in a zone afterwards into which so many go as lack there; None for any other amount."""
    if not isinstance(amount, tuple) or len(amount) != 2 or not isinstance(most := bare(amount[0]), int):
        return None
    lacks = isinstance(amount[1], Each) and amount[1].per == -1 and _held_in(replace(amount[1], per=1)) == zone
    return most if lacks else None


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]
