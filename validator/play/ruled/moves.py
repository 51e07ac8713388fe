"""Pieces that go from zone to zone, and which hidden zones may hold each other's pieces for all that anybody knows."""

from __future__ import annotations

from validator.content.rulebook.words import Draw, Move, PassOn, Picked
from validator.play.engine.chance import shuffle
from validator.play.ruled.numbers import Amount, Numbers, Sifted
from validator.play.ruled.slots import Slots, ZoneSlots
from validator.play.ruled.state import Does, Moved, Play


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
        if node.move == "all":
            return self._all(name, node, sifted)
        return self._from_top(name, node.to, self._numbers.amount(node.move), sifted, node.who)

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
        keeps, kept = goal.said.by, start.said.by

        def one(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            design = it if piece is None else piece(s, me, it)
            if design not in pile:
                return
            if kept:
                del s.by[start.at(me)][pile.index(design)]
            pile.remove(design)
            slot = base + seat(s, me, it) if own else base
            s.z[slot].append(design)
            if s.log is not None:
                s.log.append(Moved(start.at(me), slot, (design,)))
            if keeps:
                s.by[slot].append(me)
            if is_sorted:
                s.z[slot].sort()

        return one

    def _all(self, name: str, node: Move, sifted: Sifted | None) -> Does:
        start, goal, seat = self._ends(name, node.to, node.who)
        takes, base, own, is_sorted = self._numbers.pile(name), goal.base, goal.own, goal.seen == "owner"
        keeps, kept = goal.said.by, start.said.by

        def every(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            slot = base + seat(s, me, it) if own else base
            meant = pile[:] if sifted is None else sifted(s, me, it, pile)
            for design in meant:
                if kept:
                    del s.by[start.at(me)][pile.index(design)]
                pile.remove(design)
            s.z[slot] += meant
            if s.log is not None and meant:
                s.log.append(Moved(start.at(me), slot, tuple(meant)))
            if keeps:
                s.by[slot] += [me] * len(meant)
            if is_sorted:
                s.z[slot].sort()

        return every

    def _from_top(self, name: str, to: str, count: Amount, sifted: Sifted | None, who: object) -> Does:
        start, goal, seat = self._ends(name, to, who)
        takes, base, own, is_sorted = self._numbers.pile(name), goal.base, goal.own, goal.seen == "owner"
        keeps, kept = goal.said.by, start.said.by
        refill = self._refill(start)

        def some(s: Play, me: int, it: int) -> None:
            pile = takes(s, me, it)
            slot = base + seat(s, me, it) if own else base
            other, before = s.z[slot], len(s.z[slot])
            for _ in range(count(s, me, it)):
                if not pile:
                    refill(s, me, it)
                meant = pile if sifted is None else sifted(s, me, it, pile)
                if not meant:
                    break
                at = len(pile) - 1 - pile[::-1].index(meant[-1])
                if kept:
                    del s.by[start.at(me)][at]
                other.append(pile.pop(at))
                if keeps:
                    s.by[slot].append(me)
            if s.log is not None and len(other) > before:
                s.log.append(Moved(start.at(me), slot, tuple(other[before:])))
            if is_sorted:
                other.sort()

        return some

    def _refill(self, start: ZoneSlots) -> Does:
        if start.said.refilled_from is None:
            return lambda s, me, it: None
        self.links.append((start.said.refilled_from, start.name, True))
        source = self._slots.zones[start.said.refilled_from]
        spent, takes = self._numbers.pile(start.said.refilled_from), self._numbers.pile(start.name)

        def refilled(s: Play, me: int, it: int) -> None:
            found = spent(s, me, it)
            shuffle(s, found)
            if s.log is not None and found:
                s.log.append(Moved(source.at(me), start.at(me), tuple(found), shuffled=True))
            takes(s, me, it).extend(found)
            found.clear()

        return refilled

    def pools(self) -> list[int]:
        """For every slot the first of those hidden ones whose pieces may have changed places with its own unseen."""
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
        return [root(slot) for slot in range(self._slots.size)]
