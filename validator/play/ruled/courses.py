"""What holds other effects, as code: lists, branches, loops, picks and choices, on the stack of the engine."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from validator.play.engine.step import PASS
from validator.play.ruled.numbers import Amount, Pile, Seats, Test
from validator.play.ruled.state import (
    ASKER,
    BEGUN,
    NOBODY,
    Again,
    Ask,
    Code,
    Do,
    Does,
    Ended,
    Offer,
    Play,
    Reply,
    Rest,
    Turned,
    Unplaced,
    Won,
    begins,
    works,
)

MOST_RAISES: Final = 100
"""Of one bid over the last."""
AGREED: Final = 0
"""The option of whoever agrees to what was offered."""
_ASKERS: Final = -10
"""From which seats are counted down where they stand in place of a piece, which is never below 0."""


class InOrder(Code):
    """One after the other; what asks nobody is done at once."""

    def __init__(self, number: int, parts: list[Code]) -> None:
        super().__init__(number, self.go_on, any(part.asks for part in parts))
        self._parts = [(part.run, part.asks) for part in parts]
        self._many, self._inner = len(parts), parts

    def is_idle(self, s: Play, me: int, it: int) -> bool:
        """Whether each of them would do nothing now."""
        return all(part.is_idle(s, me, it) for part in self._inner)

    def go_on(self, s: Play, me: int, it: int, place: int = 0) -> None:
        """From a place on, up to what asks somebody; the rest waits on the stack."""
        parts, many = self._parts, self._many
        while place < many:
            run, asks = parts[place]
            place += 1
            if asks:
                if place < many:
                    s.stack.append(Rest(self, place, me, it))
                run(s, me, it)
                return
            run(s, me, it)


class Branch(Code):
    """One thing or another."""

    def __init__(self, number: int, test: Test, yes: Code, no: Code) -> None:
        super().__init__(number, self._decide, yes.asks or no.asks)
        self._test, self._yes, self._no = test, yes.run, no.run
        self._inner = {True: yes, False: no}

    def is_idle(self, s: Play, me: int, it: int) -> bool:
        """Whether what is to be done then would do nothing."""
        return self._inner[bool(self._test(s, me, it))].is_idle(s, me, it)

    def _decide(self, s: Play, me: int, it: int) -> None:
        (self._yes if self._test(s, me, it) else self._no)(s, me, it)


class ForPlayers(Code):
    """The same for several players, in turn order."""

    def __init__(self, number: int, who: Seats, body: Code) -> None:
        super().__init__(number, self._begin, body.asks)
        self._who, self._body = who, body

    def _begin(self, s: Play, me: int, it: int) -> None:
        seats = self._who(s, me, it)
        if self.asks:
            s.stack.extend(Do(self._body, seat, it) for seat in reversed(seats))
            return
        if works(s, len(seats)):
            for seat in seats:
                self._body.run(s, seat, it)


class Loop(Code):
    """Again and again: so many times, or until a condition holds; for seat after seat where ``is_turn``."""

    def __init__(
        self, number: int, body: Code, until: Test | None, *, times: Amount | None = None, first: Amount | None = None
    ) -> None:
        super().__init__(number, self._begin, asks=True)
        self._body, self._until, self._times, self._first = body, until, times, first
        self.is_turn = first is not None
        self.is_outermost = False

    def _begin(self, s: Play, me: int, it: int) -> None:
        seat = me if self._first is None else self._first(s, me, it)
        left = -1 if self._times is None else self._times(s, me, it)
        if left != 0:
            self._go(s, seat, left, it)

    def again(self, s: Play, me: int, left: int, it: int) -> None:
        """Go on, unless it is over."""
        if left != 0 and not (self._until is not None and self._until(s, me, it)):
            self._go(s, (me + 1) % s.seats if self.is_turn else me, left, it)

    def _go(self, s: Play, me: int, left: int, it: int) -> None:
        if begins(s):
            if self.is_outermost:
                s.n[BEGUN] += 1
            s.stack.append(Again(self, me, left - 1, it))
            self._body.run(s, me, it)


class Named(Code):
    """Something that is done while a piece has a name; then the name stands for what it stood for before."""

    def __init__(self, number: int, slot: int, body: Code) -> None:
        super().__init__(number, self._begin, asks=True)
        self._slot, self._body = slot, body
        self._after = Code(number, self._forget, asks=False)
        self._after.forgets = True

    def _begin(self, s: Play, me: int, it: int) -> None:
        s.stack.append(Do(self._after, me, s.n[self._slot]))
        s.n[self._slot] = it
        self._body.run(s, me, it)

    def _forget(self, s: Play, me: int, it: int) -> None:
        s.n[self._slot] = it


class Picking(Code):
    """A player picks a piece; what follows has it as ``it``."""

    def __init__(self, number: int, zone: str, pile: Pile, then: Code, may_pass: bool) -> None:
        super().__init__(number, self._ask, asks=True)
        self.zone, self._found, self._then, self._may_pass = zone, pile, then, may_pass

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self._found(s, me, it) and begins(s):
            s.stack.append(Ask(self, me, it))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The designs that may be picked."""
        picks = self._found(s, me, it)
        return [*picks, PASS] if self._may_pass else picks

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Go on with what was picked."""
        if action != PASS:
            self._then.run(s, me, action)


class Deed(NamedTuple):
    """An action: its name, whether it can be done, what may be picked for it from which zone, and what it does."""

    name: str
    test: Test | None
    zone: str | None
    found: Pile | None
    body: Code


class Choosing(Code):
    """A player chooses an action, together with the piece that it begins with.

    An option is the number of the piece, with ``stride`` added for each action before; an action without a piece has
    the number after those of all pieces.
    """

    def __init__(self, number: int, deeds: Sequence[Deed], stride: int, may_pass: bool, again: Test | None) -> None:
        super().__init__(number, self._ask, asks=True)
        self.deeds, self.stride, self._may_pass, self._again = deeds, stride, may_pass, again

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self._again is not None and not self._again(s, me, it):
            return
        for _, test, _, found, _ in self.deeds:
            if (test is None or test(s, me, it)) and (found is None or found(s, me, it)):
                if begins(s):
                    s.stack.append(Ask(self, me, it))
                return

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The actions that can be done, each with every piece it may begin with."""
        options: list[int] = []
        before, stride = 0, self.stride
        for _, test, _, found, _ in self.deeds:
            if test is None or test(s, me, it):
                if found is None:
                    options.append(before + stride - 1)
                elif before:
                    options += [before + design for design in found(s, me, it)]
                else:
                    options += found(s, me, it)
            before += stride
        if self._may_pass:
            options.append(PASS)
        return options

    def meant(self, action: int) -> tuple[Deed, int]:
        """The action of an option, and its piece; below 0 where it begins with none."""
        place, design = divmod(action, self.stride)
        return self.deeds[place], design if design < self.stride - 1 else NOBODY

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Do it; then perhaps ask again."""
        if action == PASS:
            return
        if self._again is not None:
            s.stack.append(Do(self, me, it))
        place, design = divmod(action, self.stride)
        _, _, _, found, body = self.deeds[place]
        body.run(s, me, it if found is None else design)


class InSecret(Code):
    """Everybody picks in secret, one after the other without seeing; then each does it, in turn order."""

    def __init__(self, number: int, zone: str, pile: Pile, slots: tuple[int, int], body: Code, many: int = 1) -> None:
        super().__init__(number, self._begin, asks=True)
        self.zone, self._found, self._body, self._many = zone, pile, body, many
        self._from, self._held = slots
        self._reveal = Code(number, self._revealed, asks=True)

    def _begin(self, s: Play, me: int, it: int) -> None:
        if not begins(s):
            return
        order = [(me + turn) % s.seats for turn in range(s.seats)]
        for _ in range(self._many):
            s.stack.extend(Do(self._reveal, seat, NOBODY) for seat in reversed(order))
        s.stack.extend(Ask(self, seat, it) for seat in reversed(order) if self._found(s, seat, it))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The designs that may be picked."""
        return self._found(s, me, it)

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Put it aside, unseen by the others; then perhaps the next."""
        s.z[self._from + me].remove(action)
        s.z[self._held + me].append(action)
        if len(s.z[self._held + me]) < self._many and self._found(s, me, it):
            s.stack.append(Ask(self, me, it))

    def _revealed(self, s: Play, me: int, it: int) -> None:
        if pile := s.z[self._held + me]:
            self._body.run(s, me, pile[0])


class Laying(Code):
    """A player chooses the place of a board where a piece is laid; options are numbers of places."""

    def __init__(self, number: int, board: str, piece: Amount, places: Pile, lay: Callable[..., None]) -> None:
        super().__init__(number, self._ask, asks=True)
        self.board, self.piece, self._places, self._lay = board, piece, places, lay

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self._places(s, me, it) and begins(s):
            s.stack.append(Ask(self, me, it))
        elif s.log is not None and self.piece(s, me, it) != NOBODY:
            s.log.append(Unplaced(me, self.board))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The places where it may lie."""
        return self._places(s, me, it)

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Lay it there."""
        self._lay(s, me, it, action)


class Going(Code):
    """A player has a piece of a board go somewhere; options are ways from place to place, ``piece`` what goes one."""

    def __init__(
        self, number: int, board: str, ways: Pile, go: Callable[..., None], piece: Callable[[Play, int, int, int], int]
    ) -> None:
        super().__init__(number, self._ask, asks=True)
        self.board, self._ways, self._go, self.piece = board, ways, go, piece

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self._ways(s, me, it) and begins(s):
            s.stack.append(Ask(self, me, it))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """From where to where a piece may go."""
        return self._ways(s, me, it)

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Have it go there."""
        self._go(s, me, it, action)


class Turning(Code):
    """A player turns up a piece of a board that lies face down; options are numbers of places.

    Pieces that are up lie first in their pile, so that of several copies it is the one turned up that goes on from
    there; ``outer`` are the slots of their names, None of one that has none and is ``it``.
    """

    def __init__(
        self, number: int, board: str, slots: tuple[int, int], outer: Sequence[int | None], then: Code
    ) -> None:
        super().__init__(number, self._ask, asks=True)
        self.board, self._outer, self._then = board, outer, then
        self._base, self._at = slots

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self.options(s, me, it) and begins(s):
            s.stack.append(Ask(self, me, it))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The places where a piece lies that is not turned up at the moment."""
        return sorted(s.at[self._at][self._up(s, it) :])

    def _up(self, s: Play, it: int) -> int:
        """How many pieces are turned up at the moment, and still lie there."""
        up, pile, known = 0, s.z[self._base], s.by[self._base]
        for slot in self._outer:
            design = it if slot is None else s.n[slot]
            up += up < len(pile) and pile[up] == design and known[up] == 1
        return up

    def lying(self, s: Play, action: int) -> int:
        """The piece that lies at a place."""
        return s.z[self._base][s.at[self._at].index(action)]

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Show it to all; who saw it may remember."""
        index, first = s.at[self._at].index(action), self._up(s, it)
        for kept in (s.z[self._base], s.by[self._base], s.at[self._at]):
            kept[index], kept[first] = kept[first], kept[index]
        design, s.by[self._base][first] = s.z[self._base][first], 1
        if s.log is not None:
            s.log.append(Turned(me, self._base, design, action))
        self._then.run(s, me, design)


class Asking(Code):
    """Something that others do because a player asked: while they do, it is known who did."""

    def __init__(self, number: int, who: Seats, test: Test | None, then: Code) -> None:
        super().__init__(number, self._begin, asks=True)
        self._who, self._test, self._then = who, test, then
        self._after = Code(number, self._forget, asks=False)
        self._after.forgets = True

    def _begin(self, s: Play, me: int, it: int) -> None:
        s.stack.append(Do(self._after, me, _ASKERS - s.n[ASKER]))
        s.n[ASKER] = me
        self._ask(s, me, it)

    def _ask(self, s: Play, me: int, it: int) -> None:
        raise NotImplementedError

    def _forget(self, s: Play, me: int, it: int) -> None:
        s.n[ASKER] = _ASKERS - it

    def asked(self, s: Play, me: int, it: int) -> list[int]:
        """Those for whom the condition holds."""
        return [seat for seat in self._who(s, me, it) if self._test is None or self._test(s, seat, it)]


class Addressing(Asking):
    """A player names another, who does something; options are seats."""

    def _ask(self, s: Play, me: int, it: int) -> None:
        if self.asked(s, me, it) and begins(s):
            s.stack.append(Ask(self, me, it))

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """The players who may be named."""
        return sorted(self.asked(s, me, it))

    def taken(self, s: Play, me: int, it: int, action: int) -> None:
        """Have that player do it."""
        self._then.run(s, action, it)


class Offering(Asking):
    """Players are asked in turn until one agrees; the only option is to do so, or else to pass."""

    def __init__(self, number: int, who: Seats, test: Test | None, bodies: tuple[Code, Code], words: Any) -> None:
        super().__init__(number, who, test, bodies[0])
        self._otherwise, self.called, self.told = bodies[1], words.called, words.told
        self.refused = words.refused

    def _ask(self, s: Play, me: int, it: int) -> None:
        self._next(s, me, it, tuple(self._who(s, me, it)))

    def _next(self, s: Play, asker: int, it: int, seats: tuple[int, ...]) -> None:
        for place, seat in enumerate(seats):
            if (self._test is None or self._test(s, seat, it)) and begins(s):
                s.stack.append(Reply(self, seat, it, asker, seats[place + 1 :]))
                return
        self._otherwise.run(s, asker, it)

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """To agree, or not."""
        return [AGREED, PASS]

    def answered(self, s: Play, reply: Reply, action: int) -> None:
        """Somebody has agreed, or the next is asked."""
        if action == AGREED:
            self._then.run(s, reply.me, reply.it)
        else:
            self._next(s, reply.asker, reply.it, reply.rest)


class Bidding(Code):
    """Bids go round until all but one are out; an option is the new bid."""

    def __init__(self, number: int, slot: int, most: Amount, first: Amount, bodies: tuple[Code, Code]) -> None:
        super().__init__(number, self._begin, asks=True)
        self.slot, self._most, self._first = slot, most, first
        self._won, self._unsold = bodies

    def _begin(self, s: Play, me: int, it: int) -> None:
        s.n[self.slot] = 0
        first = self._first(s, me, it)
        s.stack.append(Do(self._unsold, first, it))
        self._asked(s, first, it, NOBODY, ())

    def options(self, s: Play, me: int, it: int) -> list[int]:
        """Every higher bid that the player may make, and to be out."""
        low = s.n[self.slot] + 1
        return [*range(low, min(self._most(s, me, it), low + MOST_RAISES - 1) + 1), PASS]

    def answered(self, s: Play, offer: Offer, action: int) -> None:
        """A player has bid, or is out."""
        me, best, out = offer.me, offer.best, offer.out
        if action == PASS:
            out = (*out, me)
        else:
            s.n[self.slot], best = action, me
        self._asked(s, (me + 1) % s.seats, offer.it, best, out)

    def _asked(self, s: Play, me: int, it: int, best: int, out: tuple[int, ...]) -> None:
        """Ask the next player who is still in and has not bid the most; without one the bidding is over."""
        for turn in range(s.seats):
            seat = (me + turn) % s.seats
            if seat != best and seat not in out and self._most(s, seat, it) > s.n[self.slot] and begins(s):
                s.stack.append(Offer(self, seat, it, best, out))
                return
        if best != NOBODY and s.stack:
            s.stack.pop()
            if s.log is not None:
                s.log.append(Won(best, s.n[self.slot]))
            self._won.run(s, best, it)


class OnPieces(Code):
    """The effects in a field of each piece in a pile, as they stand on the pieces."""

    def __init__(self, number: int, written: dict[int, Code], pile: Pile) -> None:
        super().__init__(number, self._begin, asks=True)
        self._written, self._pile = written, pile

    def _begin(self, s: Play, me: int, it: int) -> None:
        pile = self._pile(s, me, it)
        meant = [design for design in pile if design in self._written]
        if meant and begins(s):
            s.stack.extend(Do(self._written[design], me, design) for design in reversed(meant))


class Written(Code):
    """The effects that stand in a field of a piece."""

    def __init__(self, number: int, field: str) -> None:
        super().__init__(number, self._do, asks=True)
        self.field = field
        self.body: Code | None = None

    def is_idle(self, s: Play, me: int, it: int) -> bool:
        """Whether all of it would do nothing now."""
        return self.body is not None and self.body.is_idle(s, me, it)

    def _do(self, s: Play, me: int, it: int) -> None:
        assert self.body is not None
        self.body.run(s, me, it)


def ending(is_game: bool) -> Does:
    """What ends the game, or the turn: everything that was still to do in it is left."""

    def over(s: Play, me: int, it: int) -> None:
        if s.log is not None:
            s.log.append(Ended(is_game))
        stack = s.stack
        while stack and (is_game or not (isinstance(stack[-1], Again) and stack[-1].code.is_turn)):
            step = stack.pop()
            if isinstance(step, Do) and step.code.forgets:
                step.run(s)

    return over
