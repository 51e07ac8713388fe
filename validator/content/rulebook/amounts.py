"""Players, pieces, numbers and conditions in words, as rulebooks and cards say them, in one language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from validator.content.describing import marks_of
from validator.content.kits.declared import Kit, OneOf
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.naming import Names
from validator.content.rulebook.words import (
    AnyOf,
    AnyPlayer,
    Area,
    Beside,
    CountedBy,
    Each,
    EveryPlayer,
    FirstOf,
    Highest,
    Its,
    Largest,
    Limits,
    Line,
    NumberOf,
    Options,
    Picked,
    PlaceOn,
    Rank,
    Shown,
    Sieve,
    Smallest,
    Within,
    Worth,
    bare,
)
from validator.content.rulebook.zones import kinds_in_zones, zone_of
from validator.content.vocabulary import in_language

ID = "id"
_COUNTED_AS = {"card": "cards", "tile": "tiles", "hex": "tiles", "circle": "tokens", "token": "tokens", "die": "dice"}
"""What pieces of a form are counted as."""


class Amounts(Names):
    """Says players, pieces, numbers and conditions of one kit; ``title`` is what the piece of an id is called."""

    def __init__(self, kit: Kit, book: Rulebook, language: str, title: Callable[[str], str] | None = None) -> None:
        super().__init__(kit, book, language)
        self._title = title
        self._played = {name for name, kind in kit.kinds.items() if kind.form != "pages"}
        self._kinds = kinds_in_zones(book)
        self._comma = marks_of(language).comma
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
            Smallest: lambda one: self._end_of("smallest", one.smallest),
            Largest: lambda one: self._end_of("largest", one.largest),
            CountedBy: lambda one: self._scaled(one, in_language(one.called, self.language, one.block)),
        }

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
            if name == ID and self._title is not None:
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

    def option(self, sieve: Options) -> str:
        """One of the pieces that may be picked."""
        said = self.one(sieve)
        return said if sieve.or_else is None else self.say("or-any", what=said)

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
        if isinstance(wanted, Limits) and (beyond := self._beyond(name, wanted)) is not None:
            return beyond
        if isinstance(wanted, Limits):
            return self.say("field-range", field=self.field(name), range=self._range(wanted.least, wanted.most))
        values = wanted if isinstance(wanted, tuple) else (wanted,)
        return self.say("or").join(self._value(name, value) for value in values)

    def _beyond(self, name: str, wanted: Limits) -> str | None:
        """That a field is above, or below, the same one of another piece; None of any other range."""
        for key, end, other, step in (
            ("field-above", wanted.least, wanted.most, 1),
            ("field-below", wanted.most, wanted.least, -1),
        ):
            if isinstance(end, Its) and other is None and (end.its, end.per, end.plus) == (name, 1, step):
                return self.say(key, field=self.field(name), piece=self._piece(end.other))
        return None

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
            return signed(node)
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
        said = said if node.per == 1 else f"{signed(node.per)} × {said}"
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
            return self.say(key, count=signed(node.per), what=what, zone=zone, field=field, are=self._are(node.each))
        return self._rank(node, is_short=True) if isinstance(node, Rank) else self.amount(node)

    def _each(self, node: Each) -> str:
        what, zone = self.pieces(node), self._zone_of(node.each, node.who)
        if node.laid is not None:
            what = self.laid_by(what, node.laid)
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
        return self.say(key, dice=dice, sides=f" {self.say('or').strip()} ".join(map(str, sides)))

    def _worth(self, node: Worth) -> str:
        last = len(node.worth) - 1
        row = (f"{place}{'+' if place == last else ''} → {signed(each)}" for place, each in enumerate(node.worth))
        return self.say("worth", row=self._comma.join(row), of=self._counted(node.of) or self.amount(node.of))

    def _end_of(self, key: str, amounts: tuple[Any, ...]) -> str:
        """The smallest or the largest of several numbers."""
        said = [self._counted(each) or self.amount(each) for each in amounts]
        return self.say(key, first=self._comma.join(said[:-1]), last=said[-1])

    def laid_by(self, what: str, who: Any) -> str:
        """Pieces that somebody laid."""
        return self.say("laid-by-me" if who == "me" else "laid-by", what=what, player=self.player(who))

    def _on_board(self, node: Line | Area) -> str:
        """The longest line, or the largest group, of somebody's pieces on a board."""
        key, name = ("line", node.line) if isinstance(node, Line) else ("area", node.area)
        what = self.pieces(node, are_many=True)
        if node.alike is not None:
            what = self.say("alike", what=what, field=self.field(node.alike))
        if node.who not in ("me", "all"):
            what = self.laid_by(what, node.who)
        key = f"{key}-edges" if isinstance(node, Area) and node.edges else key
        key = f"{key}-own" if node.who == "me" else key
        return self._scaled(node, self.say(key, what=what, zone=self.own_zone(name)))

    def _beside(self, node: Beside) -> str:
        what = self.pieces(node)
        if node.who != "all":
            what = self.laid_by(what, node.who)
        key, field = ("beside", "") if node.of is None else ("beside-of", self.field(node.of))
        return self._scaled(node, self.say(key, what=what, field=field, are=self._are()))

    def _standing(self, node: PlaceOn, key: str) -> str:
        """Where somebody's piece is on a board."""
        return self.say(key, zone=self.own_zone(node.place), who=node.who, player=self.player(node.who))

    def _rank(self, node: Rank, *, is_short: bool = False) -> str:
        gives = (self.say("rank-place", points=signed(each), place=place) for place, each in enumerate(node.gives, 1))
        amount = self._counted(node.rank) or self.amount(node.rank)
        return self.say("rank" if is_short else f"rank-{node.tied}", row=self._comma.join(gives), amount=amount)

    def _is_most(self, node: Rank) -> str:
        """That somebody has the most of something."""
        return self.say(f"is-most-{node.tied}", amount=self._counted(node.rank) or self.amount(node.rank))

    def _is_shown(self, node: Shown) -> str:
        """That a die shows one of some values."""
        key = "dice-show" if self._book.dice[node.dice].count == 1 else "any-dice-show"
        return self._showing(node, key)

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
            inner = node.every_player if isinstance(node, EveryPlayer) else node.any_player
            with self.of_others():
                if (zone := _emptied(inner)) is not None:
                    return self.say("every-empty" if every else "any-empty", zone=self.own_zone(zone))
                return self.say("every-player" if every else "any-player", test=self.test(inner))
        assert isinstance(node, Within)
        zone = held_in(node.amount)
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
        if is_bare and isinstance(number, Rank) and len(number.gives) == 1:
            return self._is_most(number)
        if is_bare and isinstance(number, Shown) and number.showing is not None and (number.per, number.plus) == (1, 0):
            return self._is_shown(number)
        counted = self._counted(node.amount)
        key, amount = ("is", self.amount(node.amount)) if counted is None else ("counted", counted)
        if node.exactly is not None:
            return self.say(f"{key}-just", amount=amount, range=self.amount(node.exactly))
        return self.say(key, amount=amount, range=self._range(1 if is_bare else node.least, node.most))

    def compared(self, node: Any) -> str:
        """What is compared in a tie: how many of something there are, or how much of it."""
        return self._counted(node) or self.scored(node)

    def _counted(self, node: Any) -> str | None:
        """How many pieces there are, as a thing to compare: ``the number of Castles in the supply``."""
        if isinstance(node, Line | Area) and (node.per, node.plus) == (1, 0):
            return self._on_board(node)
        if isinstance(node, Shown) and node.showing is not None and (node.per, node.plus) == (1, 0):
            return self._showing(node, "count-showing")
        if not isinstance(node, Each) or (node.per, node.plus, node.commonest) != (1, 0, None):
            return None
        key = "count-of" if node.of else "count-different" if node.different else "count"
        key = "count-designs" if node.different == ID else key
        what = self.pieces(node, are_many=True)
        if node.laid is not None:
            what = self.laid_by(what, node.laid)
        field = self.field(node.of or node.different or "") if key != "count" else ""
        return self.say(key, what=what, zone=self._zone_of(node.each, node.who), field=field)


def held_in(node: Any) -> str | None:
    """The zone of one's own of which a number is how many pieces lie there; None for any other number."""
    return (
        node.each
        if isinstance(node, Each) and node == Each(each=node.each, span=node.span, places=node.places)
        else None
    )


def _emptied(test: Any) -> str | None:
    """The zone of one's own in which nothing is left where a condition holds; None for any other condition."""
    return held_in(test.amount) if isinstance(test, Within) and test.most == 0 and test.least is None else None


def signed(number: int) -> str:
    """A number as it is printed."""
    return str(number).replace("-", "−")
