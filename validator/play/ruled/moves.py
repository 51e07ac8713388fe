"""Pieces that go from zone to zone, and which hidden zones may hold each other's pieces for all that anybody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from validator.content.rulebook.declared import ALWAYS_ZONE
from validator.content.rulebook.words import Draw, Go, Lay, Move, PassOn, Picked
from validator.play.engine.chance import shuffle
from validator.play.ruled.numbers import Amount, Numbers, Sifted
from validator.play.ruled.slots import NOWHERE, Slots, ZoneSlots
from validator.play.ruled.state import NOBODY, Does, Laid, Moved, Play, Went

Ways = Callable[[Play, int, int], list[int]]


class Moves:
    """Makes code of moves, and remembers which zones they join: from, to, and whether within one player's own."""

    def __init__(self, slots: Slots, numbers: Numbers) -> None:
        self._slots, self._numbers = slots, numbers
        self.links: list[tuple[str, str, bool]] = []

    def draw(self, node: Draw) -> Does:
        """So many from the top of a zone into another of the same player or the table."""
        return self._from_top(node.start, node.to, self._numbers.amount(node.draw), None, "me")

    def move(self, node: Move, source: str | None) -> Does:
        """The piece picked, all that are meant, or so many from the top."""
        name = node.start or source
        assert name is not None
        sifted = self._numbers.sifted(node)
        if node.move == "it":
            return self._one(name, node, None)
        if isinstance(node.move, Picked):
            return self._one(name, node, self._numbers.piece(node.move))
        if node.laid is not None:
            return self._laid(name, node, sifted)
        if node.move == "all":
            return self._all(name, node, sifted)
        return self._from_top(name, node.to, self._numbers.amount(node.move), sifted, node.who)

    def lay(self, node: Lay, source: str | None) -> tuple[Amount, Callable[[Play, int, int], list[int]], Any]:
        """Of a piece that is laid on a board: which it is, the places where it may lie, and what lays it on one."""
        name = node.start or source
        assert name is not None
        start, goal, _ = self._ends(name, node.onto, "me")
        piece, takes = self._numbers.piece(node.lay), self._numbers.pile(name)
        forget = _forgetting(start)

        def laid(s: Play, me: int, it: int, place: int) -> None:
            pile, design = takes(s, me, it), piece(s, me, it)
            if forget is not None:
                forget(s, me, pile.index(design))
            pile.remove(design)
            s.z[goal.base].append(design)
            s.by[goal.base].append(me)
            s.at[goal.board].append(place)
            if s.log is not None:
                s.log.append(Laid(me, start.at(me), goal.base, design, place))

        def places(s: Play, me: int, it: int) -> list[int]:
            return free(s, me, it) if piece(s, me, it) in takes(s, me, it) else []

        free = self._free(goal, node)
        return piece, places, laid

    def _free(self, goal: ZoneSlots, node: Lay) -> Callable[[Play, int, int], list[int]]:
        """The places of a board where a piece may lie."""
        number, base = goal.board, goal.base
        board = self._slots.boards[number]
        if node.beside is None:
            return lambda s, me, it: board.free(s.at[number])
        sifted, any_else = self._numbers.sifted(node.beside), node.or_else is not None

        def near(s: Play, me: int, it: int) -> list[int]:
            taken, pile = s.at[number], s.z[base]
            free = board.free(taken)
            if not taken:
                return free
            meant = taken
            if sifted is not None:
                fits = set(sifted(s, me, it, pile))
                meant = [place for place, design in zip(taken, pile, strict=True) if design in fits]
            allowed = board.next_to(meant)
            places = [place for place in free if place in allowed]
            return free if any_else and not places else places

        return near

    def go(self, node: Go) -> tuple[Ways, Callable[[Play, int, int, int], None], Callable[[Play, int, int, int], int]]:
        """Of a piece that goes about a board: from where to where it may go, as one number, what has it go, and which
        piece that is.

        The number is that of the place it leaves, times all places, and that of the place it goes to.
        """
        zone = self._slots.zones[node.go]
        board, base, number = self._slots.boards[zone.board], zone.base, zone.board
        size, meant, jumps, takes = len(board.names), self._numbers.meant(node, node.go, node.who), node.jump, node.take
        reach, is_shared = self._reach(node), board.is_shared

        def ways(s: Play, me: int, it: int) -> list[int]:
            places, by = s.at[number], s.by[base]
            taken = dict(zip(places, by, strict=True))
            ways: list[int] = []
            for index in meant(s, me, it):
                here = places[index]
                for other, behind in reach(s, me, it, here):
                    if other not in taken or is_shared:
                        ways.append(here * size + other)
                    elif takes is not None and taken[other] != by[index]:
                        goal = behind if jumps else other
                        if goal >= 0 and not (jumps and goal in taken):
                            ways.append(here * size + goal)
            return sorted(dict.fromkeys(ways))

        def going(s: Play, me: int, it: int, way: int) -> int:
            start, places = way // size, s.at[number]
            return next(index for index in reversed(meant(s, me, it)) if places[index] == start)

        return (ways, self._went(zone, takes, size, going), lambda s, me, it, way: s.z[base][going(s, me, it, way)])

    def _reach(self, node: Go) -> Callable[[Play, int, int, int], Iterable[tuple[int, int]]]:
        """The places to which a piece may go from another, each with that straight behind it."""
        board = self._slots.boards[self._slots.zones[node.go].board]
        near = [list(zip(*both, strict=True)) for both in zip(board.beside, board.behind, strict=True)]
        if node.steps is None:
            return lambda s, me, it, here: near[here]
        steps = self._numbers.amount(node.steps)
        return lambda s, me, it, here: [(other, NOWHERE) for other in board.ahead(here, steps(s, me, it))]

    def _went(
        self, zone: ZoneSlots, takes: str | None, size: int, going: Callable[[Play, int, int, int], int]
    ) -> Callable[[Play, int, int, int], None]:
        """What has a piece go from one place to another, and takes what it meets or leaps over."""
        board, base, number, forget = self._slots.boards[zone.board], zone.base, zone.board, _forgetting(zone)
        assert forget is not None
        away = None if takes is None else self._slots.zones[takes]
        if takes is not None:
            self.links.append((zone.name, takes, True))

        def taken(s: Play, me: int, place: int, mine: int) -> None:
            assert away is not None
            met = [index for index, other in enumerate(s.at[number]) if other == place and s.by[base][index] != mine]
            for index in reversed(met):
                goal, design = away.at(me), s.z[base].pop(index)
                forget(s, me, index)
                s.z[goal].append(design)
                if away.said.remembers:
                    s.by[goal].append(me)
                if s.log is not None:
                    s.log.append(Moved(base, goal, (design,), places=(place,)))

        def went(s: Play, me: int, it: int, way: int) -> None:
            start, goal = divmod(way, size)
            index = going(s, me, it, way)
            met = goal if goal in s.at[number] else board.between(start, goal)
            design, seat = s.z[base].pop(index), s.by[base][index]
            forget(s, me, index)
            if s.log is not None:
                s.log.append(Went(me, base, design, start, goal))
            if away is not None and met in s.at[number]:
                taken(s, me, met, seat)
            s.z[base].append(design)
            s.by[base].append(seat)
            s.at[number].append(goal)

        return went

    def pass_on(self, node: PassOn) -> Does:
        """What lies before each player goes to a neighbour."""
        slots, step = self._slots.zones[node.pass_on].slots, 1 if node.to == "next" else -1
        self.links.append((node.pass_on, node.pass_on, False))

        def handed(s: Play, me: int, it: int) -> None:
            piles, laid = [s.z[slot] for slot in slots], [s.by[slot] for slot in slots]
            for seat, pile in enumerate(piles):
                goal = slots[(seat + step) % len(slots)]
                s.z[goal], s.by[goal] = pile, laid[seat]
                if s.log is not None and pile:
                    s.log.append(Moved(slots[seat], goal, tuple(pile)))

        return handed

    def _ends(self, name: str, to: str, who: object) -> tuple[ZoneSlots, ZoneSlots, Amount]:
        self.links.append((name, to, who == "me"))
        return self._slots.zones[name], self._slots.zones[to], self._numbers.seat(who)

    def _one(self, name: str, node: Move, piece: Amount | None) -> Does:
        """The piece picked, or another that was."""
        start, goal, seat = self._ends(name, node.to, node.who)
        takes, base, own, is_sorted = self._numbers.pile(name), goal.base, goal.own, goal.seen == "owner"
        keeps, forget, board = goal.said.remembers, _forgetting(start), start.board

        def one(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            design = it if piece is None else piece(s, me, it)
            if design not in pile:
                return
            at = pile.index(design)
            left = (s.at[board][at],) if board >= 0 else ()
            if forget is not None:
                forget(s, me, at)
            del pile[at]
            slot = base + seat(s, me, it) if own else base
            s.z[slot].append(design)
            if s.log is not None:
                s.log.append(Moved(start.at(me), slot, (design,), places=left))
            if keeps:
                s.by[slot].append(me)
            if is_sorted:
                s.z[slot].sort()

        return one

    def _all(self, name: str, node: Move, sifted: Sifted | None) -> Does:
        start, goal, seat = self._ends(name, node.to, node.who)
        takes, base, own, is_sorted = self._numbers.pile(name), goal.base, goal.own, goal.seen == "owner"
        keeps, forget, board = goal.said.remembers, _forgetting(start), start.board

        def every(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            slot = base + seat(s, me, it) if own else base
            meant = pile[:] if sifted is None else sifted(s, me, it, pile)
            left = []
            if forget is None and sifted is None:
                pile.clear()
            for design in meant if pile else ():
                at = pile.index(design)
                if board >= 0:
                    left.append(s.at[board][at])
                if forget is not None:
                    forget(s, me, at)
                del pile[at]
            s.z[slot] += meant
            if s.log is not None and meant:
                s.log.append(Moved(start.at(me), slot, tuple(meant), places=tuple(left)))
            if keeps:
                s.by[slot] += [me] * len(meant)
            if is_sorted:
                s.z[slot].sort()

        return every

    def _laid(self, name: str, node: Move, sifted: Sifted | None) -> Does:
        """Of the pieces that some players laid all, or so many of the last ones."""
        start, goal, seat = self._ends(name, node.to, node.who)
        at, slot_of = self._numbers.laid(name, node.laid), goal.base
        many = None if node.move == "all" else self._numbers.amount(node.move)
        forget, board = _forgetting(start), start.board
        assert forget is not None

        def moved(s: Play, me: int, it: int) -> None:
            pile, places = s.z[start.base], at(s, me, it)
            if sifted is not None:
                meant = {*sifted(s, me, it, [pile[index] for index in places])}
                places = [index for index in places if pile[index] in meant]
            if many is not None:
                places = places[max(len(places) - many(s, me, it), 0) :]
            slot = slot_of + seat(s, me, it) if goal.own else slot_of
            designs = tuple(pile[index] for index in places)
            left = tuple(s.at[board][index] for index in places) if board >= 0 else ()
            for index in reversed(places):
                del pile[index]
                forget(s, me, index)
            s.z[slot] += designs
            if s.log is not None and designs:
                s.log.append(Moved(start.base, slot, designs, places=left))
            if goal.said.remembers:
                s.by[slot] += [me] * len(designs)
            if goal.seen == "owner":
                s.z[slot].sort()

        return moved

    def _from_top(self, name: str, to: str, count: Amount, sifted: Sifted | None, who: object) -> Does:
        start, goal, seat = self._ends(name, to, who)
        takes, base, own, is_sorted = self._numbers.pile(name), goal.base, goal.own, goal.seen == "owner"
        keeps, forget, board = goal.said.remembers, _forgetting(start), start.board
        refill = self._refill(start)

        def some(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            slot = base + seat(s, me, it) if own else base
            other, before, left = s.z[slot], len(s.z[slot]), []
            for _ in range(count(s, me, it)):
                if not pile:
                    refill(s, me, it)
                meant = pile if sifted is None else sifted(s, me, it, pile)
                if not meant:
                    break
                at = len(pile) - 1 if sifted is None else len(pile) - 1 - pile[::-1].index(meant[-1])
                if board >= 0:
                    left.append(s.at[board][at])
                if forget is not None:
                    forget(s, me, at)
                other.append(pile.pop(at))
                if keeps:
                    s.by[slot].append(me)
            if s.log is not None and len(other) > before:
                s.log.append(Moved(start.at(me), slot, tuple(other[before:]), places=tuple(left)))
            if is_sorted:
                other.sort()
            if start.seen == "owner":
                pile.sort()

        return some

    def _refill(self, start: ZoneSlots) -> Does:
        if start.said.refilled_from is None:
            return lambda s, me, it: None
        self.links.append((start.said.refilled_from, start.name, True))
        source = self._slots.zones[start.said.refilled_from]
        spent, takes = self._numbers.pile(start.said.refilled_from), self._numbers.pile(start.name)

        def refilled(s: Play, me: int, it: int) -> None:
            returned = spent(s, me, it)
            shuffle(s, returned)
            if s.log is not None and returned:
                s.log.append(Moved(source.at(me), start.at(me), tuple(returned), shuffled=True))
            takes(s, me, it).extend(returned)
            returned.clear()
            s.by[source.at(me)].clear()
            if source.board >= 0:
                s.at[source.board].clear()

        return refilled

    def pools(self) -> list[int]:
        """For every slot the first of those hidden ones whose pieces may have changed places with its own unseen.

        `NOBODY` for what stays in the box and never comes out: how it lies there is nothing to guess.
        """
        parent = list(range(self._slots.size))

        def root(slot: int) -> int:
            while parent[slot] != slot:
                slot = parent[slot]
            return slot

        for name, other, is_within in self.links:
            start, goal = self._slots.zones[name], self._slots.zones[other]
            if "all" in (start.seen, goal.seen):
                continue
            for one, here in enumerate(start.slots):
                for two, there in enumerate(goal.slots):
                    if not (is_within and start.own and goal.own and one != two):
                        low, high = sorted((root(here), root(there)))
                        parent[high] = low
        box = self._slots.zones[ALWAYS_ZONE]
        is_shut = not any(ALWAYS_ZONE in (name, other) for name, other, _ in self.links)
        return [NOBODY if is_shut and slot in box.slots else root(slot) for slot in range(self._slots.size)]


def _forgetting(zone: ZoneSlots) -> Callable[[Play, int, int], None] | None:
    """What forgets who laid the piece at an index of a zone, and where; None where nothing is kept of it."""
    if not zone.said.remembers:
        return None
    board = zone.board

    def forget(s: Play, me: int, index: int) -> None:
        del s.by[zone.at(me)][index]
        if board >= 0:
            del s.at[board][index]

    return forget
