"""Numbers, conditions, players and choices of pieces as closures: play looks nothing up by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
    LastOf,
    Limits,
    Line,
    NumberOf,
    OnBoard,
    Options,
    Picked,
    PlaceOn,
    Rank,
    Shown,
    Sieve,
    Smallest,
    Within,
    Worth,
)
from validator.play.ruled.blocks import Seen, block_of, seen_by_blocks
from validator.play.ruled.slots import NOWHERE, Slots, is_plain
from validator.play.ruled.state import ASKER, FIRST, NOBODY, Play

Amount = Callable[[Play, int, int], int]
Test = Callable[[Play, int, int], bool]
Pile = Callable[[Play, int, int], list[int]]
Sifted = Callable[[Play, int, int, list[int]], list[int]]
Seats = Callable[[Play, int, int], Sequence[int]]


class Numbers:
    """Makes closures of the words of one game at one number of seats."""

    def __init__(self, slots: Slots) -> None:
        self.slots = slots
        self.seats = slots.seats
        self._amounts: dict[type, Callable[[Any], Amount]] = {
            Each: self._each,
            NumberOf: lambda node: _scaled(node, self._kept(node.number, node.who)),
            Its: self._its,
            Shown: self._shown,
            Worth: self._worth,
            Line: self._line,
            Area: self._area,
            Beside: self._beside,
            PlaceOn: self._place,
            Rank: self._rank,
            Smallest: lambda node: _one_of(min, [self.amount(each) for each in node.smallest]),
            Largest: lambda node: _one_of(max, [self.amount(each) for each in node.largest]),
            CountedBy: self._counted_by,
        }
        self._tests: dict[type, Callable[[Any], Test]] = {
            AnyOf: lambda node: _any([self.test(each) for each in node.any]),
            EveryPlayer: lambda node: _for_every(self.test(node.every_player), self.seats),
            AnyPlayer: lambda node: _for_any(self.test(node.any_player), self.seats),
            Within: self._within,
        }

    # Numbers

    def amount(self, node: Any) -> Amount:
        """A number: written, kept by name, or counted; or several added up."""
        if isinstance(node, tuple):
            return self.added(node)
        if isinstance(node, int):
            return lambda s, me, it: node
        if isinstance(node, str):
            return self._kept(node, "me")
        return self._amounts[type(node)](node)

    def added(self, nodes: Sequence[Any]) -> Amount:
        """The sum of several numbers."""
        parts = [self.amount(node) for node in nodes]
        if len(parts) == 1:
            return parts[0]
        if len(parts) == 2:
            one, other = parts
            return lambda s, me, it: one(s, me, it) + other(s, me, it)
        return lambda s, me, it: sum([part(s, me, it) for part in parts])

    def _kept(self, name: str, who: Any) -> Amount:
        base, own, _ = self.slots.kept[name]
        if not own:
            return lambda s, me, it: s.n[base]
        if who == "me":
            return lambda s, me, it: s.n[base + me]
        seat = self.seat(who)
        return lambda s, me, it: s.n[base + seat(s, me, it)]

    def _each(self, node: Each) -> Amount:
        pile, sifted = self.pile(node.each, node.who), self.sifted(node)
        if node.laid is not None:
            at = self.laid(node.each, node.laid)
            base = self.slots.zones[node.each].base
            pile = lambda s, me, it: [s.z[base][index] for index in at(s, me, it)]  # noqa: E731
        counted = self._counted(node)
        if sifted is None:
            return _scaled(node, lambda s, me, it: counted(pile(s, me, it)))
        only = sifted
        return _scaled(node, lambda s, me, it: counted(only(s, me, it, pile(s, me, it))))

    def _counted(self, node: Each) -> Callable[[list[int]], int]:
        """What is counted of the pieces that are meant."""
        name = node.different or node.commonest
        if name is not None:
            keys, values, is_most = self.slots.likenesses([name]), self.slots.values(name), node.commonest is not None

            def commonest(pile: list[int]) -> int:
                meant = [keys[design] for design in pile if values[design] is not None]
                return max(map(meant.count, set(meant)), default=0)

            def different(pile: list[int]) -> int:
                return len({keys[design] for design in set(pile) if values[design] is not None})

            return commonest if is_most else different
        if node.of is None:
            return len
        amounts = self.slots.amounts(node.of)
        return lambda pile: sum([amounts[design] for design in pile])

    def _its(self, node: Its) -> Amount:
        amounts = self.slots.amounts(node.its)
        if node.other == "it":
            return _scaled(node, lambda s, me, it: amounts[it] if it >= 0 else 0)
        piece = self.piece(node.other)

        def value(s: Play, me: int, it: int) -> int:
            design = piece(s, me, it)
            return amounts[design] if design >= 0 else 0

        return _scaled(node, value)

    def _shown(self, node: Shown) -> Amount:
        slot, showing = self.slots.dice[node.dice], node.showing
        if showing is None:
            return _scaled(node, lambda s, me, it: sum(s.z[slot]))
        if not isinstance(showing, tuple):
            return _scaled(node, lambda s, me, it: s.z[slot].count(showing))
        wanted = tuple(dict.fromkeys(showing))
        return _scaled(node, lambda s, me, it: sum(map(s.z[slot].count, wanted)))

    def _worth(self, node: Worth) -> Amount:
        row, of, last = node.worth, self.amount(node.of), len(node.worth) - 1
        return lambda s, me, it: row[min(max(of(s, me, it), 0), last)]

    def _rank(self, node: Rank) -> Amount:
        """By a player's place among all; players with none get none."""
        amount, gives, is_lower = self.amount(node.rank), node.gives, node.tied == "lower"
        seats = range(self.seats)

        def ranked(s: Play, me: int, it: int) -> int:
            own = amount(s, me, it)
            if own <= 0:
                return 0
            others = [amount(s, seat, it) for seat in seats if seat != me]
            place = sum([other > own for other in others]) + (
                sum([other == own for other in others]) if is_lower else 0
            )
            return gives[place] if place < len(gives) else 0

        return ranked

    def _counted_by(self, node: CountedBy) -> Amount:
        """What a block of Python counts of the pieces that are meant."""
        block, seen, zone = block_of(node), seen_by_blocks(self.slots), self.slots.zones[node.zone]
        if zone.board >= 0:
            on_board = self._seen_on_board(node, seen)
            return _scaled(node, lambda s, me, it: block(on_board(s, me, it), me))
        pile, sifted = self.pile(node.zone, node.who), self.sifted(node)

        def counted(s: Play, me: int, it: int) -> int:
            meant = pile(s, me, it) if sifted is None else sifted(s, me, it, pile(s, me, it))
            return block([seen[design] for design in meant], me)

        return _scaled(node, counted)

    # Boards

    def _seen_on_board(self, node: CountedBy, seen: list[Seen]) -> Callable[[Play, int, int], list[Seen]]:
        """The pieces on a board that are meant, each with its place and who laid it."""
        zone, meant = self.slots.zones[node.zone], self.meant(node, node.zone, node.who)
        base, number, names = zone.base, zone.board, self.slots.boards[zone.board].names

        def on_board(s: Play, me: int, it: int) -> list[Seen]:
            pile, by, places = s.z[base], s.by[base], s.at[number]
            return [
                seen[pile[index]]._replace(place=names[places[index]], laid_by=by[index]) for index in meant(s, me, it)
            ]

        return on_board

    def laid(self, zone: str, who: Any) -> Pile:
        """Where in a zone the pieces lie that some players laid."""
        base, several = self.slots.zones[zone].base, self.several(who)

        def places(s: Play, me: int, it: int) -> list[int]:
            seats = several(s, me, it)
            return [index for index, seat in enumerate(s.by[base]) if seat in seats]

        return places

    def _line(self, node: Line) -> Amount:
        longest = self.slots.boards[self.slots.zones[node.line].board].longest_line
        keys = self._keys(node, node.line)
        return _scaled(node, lambda s, me, it: longest(keys(s, me, it)))

    def _area(self, node: Area) -> Amount:
        board, keys = self.slots.boards[self.slots.zones[node.area].board], self._keys(node, node.area)
        largest = board.largest_area
        if node.edges:
            return _scaled(node, lambda s, me, it: largest(keys(s, me, it), board.edges_touched))
        return _scaled(node, lambda s, me, it: largest(keys(s, me, it)))

    def _keys(self, node: OnBoard, name: str) -> Callable[[Play, int, int], list[int]]:
        """For every place of a board a number, the same where pieces that are meant are alike."""
        zone = self.slots.zones[name]
        base, number, size = zone.base, zone.board, len(self.slots.boards[zone.board].names)
        likeness = self.slots.likenesses([node.alike]) if node.alike else [0] * len(self.slots.pieces)
        meant = self.meant(node, name, node.who)

        def keys(s: Play, me: int, it: int) -> list[int]:
            keys, pile, places = [NOWHERE] * size, s.z[base], s.at[number]
            for index in meant(s, me, it):
                keys[places[index]] = likeness[pile[index]]
            return keys

        return keys

    def meant(self, node: Sieve, name: str, who: Any) -> Callable[[Play, int, int], Sequence[int]]:
        """The pieces on a board that are meant, by the order in which they were laid."""
        base, sifted = self.slots.zones[name].base, self.sifted(node)
        several = None if who == "all" else self.several(who)

        def meant(s: Play, me: int, it: int) -> Sequence[int]:
            pile, indexes = s.z[base], range(len(s.z[base]))
            if sifted is not None:
                fits = set(sifted(s, me, it, pile))
                indexes = [index for index in indexes if pile[index] in fits]  # type: ignore[assignment]
            if several is not None:
                by, seats = s.by[base], several(s, me, it)
                return [index for index in indexes if by[index] in seats]
            return indexes

        return meant

    def _beside(self, node: Beside) -> Amount:
        zone = self.slots.zones[node.beside]
        base, number, beside = zone.base, zone.board, self.slots.boards[zone.board].beside
        meant = self.meant(node, node.beside, node.who)
        amounts = [1] * len(self.slots.pieces) if node.of is None else self.slots.amounts(node.of)

        def counted(s: Play, me: int, it: int) -> int:
            pile, places = s.z[base], s.at[number]
            if not places:
                return 0
            near = beside[places[-1]]
            return sum([amounts[pile[index]] for index in meant(s, me, it) if places[index] in near])

        return _scaled(node, counted)

    def standing(self, node: PlaceOn) -> Amount:
        """The place where somebody's piece lies on a board; below 0 where none does."""
        zone, seat = self.slots.zones[node.place], self.seat(node.who)
        base, number = zone.base, zone.board

        def place(s: Play, me: int, it: int) -> int:
            own = seat(s, me, it)
            places = [where for by, where in zip(s.by[base], s.at[number], strict=True) if by == own]
            return places[-1] if places else NOWHERE

        return place

    def _place(self, node: PlaceOn) -> Amount:
        standing = self.standing(node)
        return _scaled(node, lambda s, me, it: standing(s, me, it) + 1)

    # Conditions

    def test(self, node: Any) -> Test:
        """Whether something holds; of several things all."""
        if isinstance(node, tuple):
            return _all([self.test(each) for each in node])
        return self._tests[type(node)](node)

    def _within(self, node: Within) -> Test:
        plain = self.amount(node.amount)
        if node.exactly is not None:
            same = self.amount(node.exactly)
            return lambda s, me, it: plain(s, me, it) == same(s, me, it)
        if node.least is None and node.most is None:
            return lambda s, me, it: plain(s, me, it) > 0
        if isinstance(node.least, int) and node.most is None:
            low = node.least
            return lambda s, me, it: plain(s, me, it) >= low
        if isinstance(node.most, int) and node.least is None:
            high = node.most
            return lambda s, me, it: plain(s, me, it) <= high
        least = None if node.least is None else self.amount(node.least)
        most = None if node.most is None else self.amount(node.most)

        def within(s: Play, me: int, it: int) -> bool:
            value = plain(s, me, it)
            return (least is None or value >= least(s, me, it)) and (most is None or value <= most(s, me, it))

        return within

    # Players

    def seat(self, who: Any) -> Amount:
        """One player."""
        seats = self.seats
        if isinstance(who, Highest):
            best, base = self._best(who), self.slots.zones[who.zone].base
            return lambda s, me, it: s.by[base][best(s, me, it)] if s.by[base] else me
        named: dict[str, Amount] = {
            "me": lambda s, me, it: me,
            "next": lambda s, me, it: (me + 1) % seats,
            "previous": lambda s, me, it: (me - 1) % seats,
            "first": lambda s, me, it: s.n[FIRST],
            "asker": lambda s, me, it: s.n[ASKER],
        }
        return named[who]

    def several(self, who: Any) -> Seats:
        """Some players, in turn order from the one who does it."""
        seats = self.seats
        if who == "all":
            return lambda s, me, it: [(me + turn) % seats for turn in range(seats)]
        if who == "others":
            return lambda s, me, it: [(me + turn) % seats for turn in range(1, seats)]
        one = self.seat(who)
        return lambda s, me, it: [one(s, me, it)]

    def _best(self, node: Highest) -> Amount:
        """The place in a zone of the highest piece, of those first that are preferred."""
        values, base = self.slots.amounts(node.highest), self.slots.zones[node.zone].base
        sieves = [self.sifted(sieve) for sieve in node.prefer]

        def found(s: Play, me: int, it: int) -> int:
            pile = left = s.z[base]
            for sieve in sieves:
                meant = pile if sieve is None else sieve(s, me, it, pile)
                if meant:
                    left = meant
                    break
            return pile.index(max(left, key=values.__getitem__))

        return found

    # Pieces

    def pile(self, name: str, who: Any = "me") -> Pile:
        """The pieces in a zone, of one or more players where each has one."""
        zone = self.slots.zones[name]
        base = zone.base
        if not zone.own:
            return lambda s, me, it: s.z[base]
        if who == "me":
            return lambda s, me, it: s.z[base + me]
        if who not in ("all", "others"):
            seat = self.seat(who)
            return lambda s, me, it: s.z[base + seat(s, me, it)]
        several = self.several(who)
        return lambda s, me, it: [design for seat in several(s, me, it) for design in s.z[base + seat]]

    def piece(self, node: Any) -> Amount:
        """One piece; below 0 where there is none."""
        if isinstance(node, FirstOf | LastOf):
            at_first = isinstance(node, FirstOf)
            pile = self.pile(node.first if isinstance(node, FirstOf) else node.last)

            def end(s: Play, me: int, it: int) -> int:
                pieces = pile(s, me, it)
                return pieces[0 if at_first else -1] if pieces else NOBODY

            return end
        if isinstance(node, Picked):
            slot = self.slots.names[node.picked]
            return lambda s, me, it: s.n[slot]
        return lambda s, me, it: it

    def sifted(self, node: Sieve) -> Sifted | None:
        """Picks out of a pile the pieces that are meant; None where all are."""
        parts: list[Sifted] = []
        if node.where:
            fits = self.slots.fitting(node.where)
            if not all(fits):
                parts.append(lambda s, me, it, pile: [design for design in pile if fits[design]])
            parts += [
                self._ranged(name, wanted) if isinstance(wanted, Limits) else self._where_one_is(name, wanted)
                for name, wanted in node.where.items()
                if not is_plain(wanted)
            ]
        if node.same:
            parts.append(self._alike(node))
        if len(parts) < 2:
            return parts[0] if parts else None

        def every(s: Play, me: int, it: int, pile: list[int]) -> list[int]:
            for part in parts:
                pile = part(s, me, it, pile)
            return pile

        return every

    def _ranged(self, name: str, wanted: Limits) -> Sifted:
        values = self.slots.amounts(name)
        least = None if wanted.least is None else self.amount(wanted.least)
        most = None if wanted.most is None else self.amount(wanted.most)

        def within(s: Play, me: int, it: int, pile: list[int]) -> list[int]:
            if least is not None:
                low = least(s, me, it)
                pile = [design for design in pile if values[design] >= low]
            if most is not None:
                high = most(s, me, it)
                pile = [design for design in pile if values[design] <= high]
            return pile

        return within

    def _where_one_is(self, name: str, wanted: PlaceOn) -> Sifted:
        """Of a pile those whose field names the place where somebody's piece lies."""
        names, standing = self.slots.boards[self.slots.zones[wanted.place].board].names, self.standing(wanted)
        values = [str(value) for value in self.slots.values(name)]

        def there(s: Play, me: int, it: int, pile: list[int]) -> list[int]:
            place = standing(s, me, it)
            return [design for design in pile if values[design] == names[place]] if place >= 0 else []

        return there

    def _alike(self, node: Sieve) -> Sifted:
        keys, other = self.slots.likenesses(node.same), self.piece(node.other)

        def alike(s: Play, me: int, it: int, pile: list[int]) -> list[int]:
            one = other(s, me, it)
            if one < 0:
                return pile
            key = keys[one]
            return [design for design in pile if keys[design] == key]

        return alike

    def options(self, node: Options) -> Pile:
        """The designs that may be picked, each once."""
        pile, sifted = self.pile(node.source), self.sifted(node)
        any_else = node.or_else is not None

        def found(s: Play, me: int, it: int) -> list[int]:
            every = list(dict.fromkeys(pile(s, me, it)))  # copies are meant or not as one, so they are looked at once
            meant = every if sifted is None else sifted(s, me, it, every)
            return every if any_else and not meant else meant

        return found


def _scaled(node: Any, plain: Amount) -> Amount:
    per, plus = node.per, node.plus
    if (per, plus) == (1, 0):
        return plain
    if plus == 0:
        return lambda s, me, it: plain(s, me, it) * per
    return lambda s, me, it: plain(s, me, it) * per + plus


def _one_of(chosen: Callable[[list[int]], int], parts: list[Amount]) -> Amount:
    return lambda s, me, it: chosen([part(s, me, it) for part in parts])


def _all(parts: list[Test]) -> Test:
    def holds(s: Play, me: int, it: int) -> bool:
        for part in parts:  # noqa: SIM110 - a generator takes twice as long
            if not part(s, me, it):
                return False
        return True

    return holds


def _any(parts: list[Test]) -> Test:
    def holds(s: Play, me: int, it: int) -> bool:
        for part in parts:  # noqa: SIM110 - a generator takes twice as long
            if part(s, me, it):
                return True
        return False

    return holds


def _for_every(inner: Test, seats: int) -> Test:
    return lambda s, me, it: all(inner(s, seat, it) for seat in range(seats))


def _for_any(inner: Test, seats: int) -> Test:
    return lambda s, me, it: any(inner(s, seat, it) for seat in range(seats))
