"""A rulebook compiled for one number of seats: each effect becomes code over slots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from validator.content.kits.declared import Effects
from validator.content.loading import ContentSet
from validator.content.rulebook.checks import block_of
from validator.content.rulebook.declared import ALWAYS_NUMBER, Action, Rulebook
from validator.content.rulebook.reading import every
from validator.content.rulebook.words import (
    Address,
    Bid,
    Choose,
    Draw,
    EachPlayer,
    End,
    First,
    For,
    Gain,
    Go,
    If,
    Lay,
    Move,
    Offer,
    PassOn,
    Pay,
    Phrase,
    Pick,
    Picked,
    Roll,
    Rounds,
    Run,
    Secretly,
    Set,
    Shuffle,
    Turn,
    Turns,
)
from validator.play.defaults.compiled import Box
from validator.play.engine.chance import shuffle, thrown
from validator.play.ruled.courses import (
    Addressing,
    Bidding,
    Branch,
    Choosing,
    Deed,
    ForPlayers,
    Going,
    InOrder,
    InSecret,
    Laying,
    Loop,
    Named,
    Offering,
    OnPieces,
    Picking,
    Turning,
    Written,
    ending,
)
from validator.play.ruled.moves import Moves
from validator.play.ruled.numbers import Numbers, Pile
from validator.play.ruled.slots import CHOSEN, Slots
from validator.play.ruled.state import FIRST, NOBODY, Changed, Code, Does, Play, Rolled, WentFirst

LARGEST: Final = 1_000_000_000
"""How far from 0 a number that is kept may come: what would go beyond stays there, so that no rules fill the memory."""
MOST_DICE: Final = 1_000
"""Of a throw."""


def outermost_of(book: Rulebook) -> Turns | Rounds | None:
    """The turns or rounds that a game is counted in: the last of those that stand in nothing else, if there are any."""
    return next((one for one in reversed(book.play) if isinstance(one, Turns | Rounds)), None)


class Rules:
    """One game at one number of seats, ready to be played."""

    def __init__(self, table: Any, seats: int) -> None:
        self.book, self.seats, self._effects = table.book, seats, table.effects
        self.slots = Slots(table, seats)
        self.numbers = Numbers(self.slots)
        self.phrases: list[Phrase | None] = []
        self._moves = Moves(self.slots, self.numbers)
        self._sources: list[str | None] = [None]
        self._is_of_somebody = False
        self._turned: list[tuple[str, int | None]] = []
        self._places: dict[str, str | None] = {}
        self._deeds: dict[str, Deed] = {}
        self._written: dict[tuple[str, int], Written] = {}
        self._made: dict[type, Callable[[Any], Code]] = self._makers()
        self.outermost = outermost_of(self.book)
        self.body = self.block((*self.book.setup, *self.book.play))
        self.parts = [self.numbers.amount(part) for part in self.book.score]
        self.won = None if self.book.won_if is None else self.numbers.test(self.book.won_if)
        self.ties = None if self.book.ties is None else self.numbers.amount(self.book.ties)
        self.pools = self._moves.pools()

    def _makers(self) -> dict[type, Callable[[Any], Code]]:
        plain: dict[type, Callable[[Any], Does]] = {
            Move: lambda node: self._moves.move(node, self._source_of(node.move)),
            Draw: lambda node: self._moves.draw(node),
            Gain: lambda node: self._changed(node.gain, node.by, 1),
            Pay: lambda node: self._changed(node.pay, node.by, -1),
            Set: self._set,
            Roll: self._rolled,
            Shuffle: self._shuffled,
            First: self._first,
            PassOn: lambda node: self._moves.pass_on(node),
        }
        asking: dict[type, Callable[[Any], Code]] = {
            End: lambda node: Code(self._number(node), ending(node.end == "game"), asks=True),
            If: self._if,
            Pick: self._pick,
            Secretly: self._secretly,
            Choose: self._choose,
            Lay: self._lay,
            Go: lambda node: Going(self._number(node), node.go, *self._moves.go(node)),
            Bid: self._bid,
            Turn: self._turn,
            Address: self._address,
            Offer: self._offer,
            For: self._for,
            EachPlayer: self._each_player,
            Turns: self._turns,
            Rounds: self._rounds,
            Run: self._run,
        }
        return {word: self._at_once(make) for word, make in plain.items()} | asking

    def _source_of(self, piece: Any) -> str | None:
        """Where a piece was picked."""
        return self._places[piece.picked] if isinstance(piece, Picked) else self._sources[-1]

    def _at_once(self, make: Callable[[Any], Does]) -> Callable[[Any], Code]:
        return lambda node: Code(self._number(node), make(node), asks=False)

    def _number(self, node: Phrase | None) -> int:
        """A number for code that is about to be made, by which its phrase is found again."""
        self.phrases.append(node)
        return len(self.phrases) - 1

    def block(self, nodes: Sequence[Any]) -> Code:
        """Effects, one after the other."""
        number = self._number(None)
        parts = [self._made[type(node)](node) for node in nodes]
        return parts[0] if len(parts) == 1 else InOrder(number, parts)

    def _done_by_each(self, nodes: Sequence[Any]) -> Code:
        """A block that players do, one after the other, each in their own name."""
        before, self._is_of_somebody = self._is_of_somebody, True
        made = self.block(nodes)
        self._is_of_somebody = before
        return made

    def longest(self) -> Phrase:
        """What goes on and on where a game does not end: the outermost turns or rounds without a number of times."""
        loops = [one for one in every(self.book.play) if isinstance(one, Turns | Rounds)]
        open_ended = [loop for loop in loops if isinstance(loop, Turns) or loop.until is not None]
        phrase: Phrase = next(iter([*open_ended, *loops]), self.book.play[0])
        return phrase

    # Numbers, dice, who goes first

    def _changed(self, name: str, by: Any, sign: int) -> Does:
        base, own, _ = self.slots.kept[name]
        amount = self.numbers.amount(by)

        def changed(s: Play, me: int, it: int) -> None:
            slot, change = base + me if own else base, sign * amount(s, me, it)
            s.n[slot] = total = s.n[slot] + change
            if not -LARGEST <= total <= LARGEST:
                s.n[slot] = LARGEST if total > 0 else -LARGEST
            if s.log is not None and change:
                s.log.append(Changed(slot, change, s.n[slot]))

        return changed

    def _set(self, node: Set) -> Does:
        base, own, _ = self.slots.kept[node.set]
        amount = self.numbers.amount(node.to)

        def put(s: Play, me: int, it: int) -> None:
            slot = base + me if own else base
            before, s.n[slot] = s.n[slot], max(-LARGEST, min(LARGEST, amount(s, me, it)))
            if s.log is not None and s.n[slot] != before:
                s.log.append(Changed(slot, s.n[slot] - before, s.n[slot], put=True))

        return put

    def _rolled(self, node: Roll) -> Does:
        slot, said = self.slots.dice[node.roll], self.book.dice[node.roll]
        sides, many = said.sides, self.numbers.amount(said.count if node.count is None else node.count)
        is_of_somebody = self._is_of_somebody

        def rolled(s: Play, me: int, it: int) -> None:
            s.z[slot] = thrown(s, sides, min(many(s, me, it), MOST_DICE))
            if s.log is not None:
                s.log.append(Rolled(slot, tuple(sorted(s.z[slot])), me if is_of_somebody else NOBODY))

        return rolled

    def _shuffled(self, node: Shuffle) -> Does:
        pile = self.numbers.pile(node.shuffle)
        return lambda s, me, it: shuffle(s, pile(s, me, it))

    def _first(self, node: First) -> Does:
        seat = self.numbers.seat(node.first)

        def put(s: Play, me: int, it: int) -> None:
            before, s.n[FIRST] = s.n[FIRST], seat(s, me, it)
            if s.log is not None and s.n[FIRST] != before:
                s.log.append(WentFirst(s.n[FIRST]))

        return put

    # What holds other effects

    def _if(self, node: If) -> Code:
        return Branch(
            self._number(node), self.numbers.test(node.test), self.block(node.then), self.block(node.otherwise)
        )

    def _for(self, node: For) -> Code:
        return ForPlayers(self._number(node), self.numbers.several(node.who), self._done_by_each(node.do))

    def _each_player(self, node: EachPlayer) -> Code:
        seats = self.numbers.amount(self.seats)
        first = self.numbers.seat(node.start)
        return Loop(self._number(node), self._done_by_each(node.each_player), None, times=seats, first=first)

    def _turns(self, node: Turns) -> Code:
        first, until = self.numbers.seat(node.start), self.numbers.test(node.until)
        return self._loop(node, Loop(self._number(node), self._done_by_each(node.turns), until, first=first))

    def _rounds(self, node: Rounds) -> Code:
        until = None if node.until is None else self.numbers.test(node.until)
        times = None if node.rounds == "many" else self.numbers.amount(node.rounds)
        return self._loop(node, Loop(self._number(node), self.block(node.do), until, times=times))

    def _loop(self, node: Phrase, made: Loop) -> Loop:
        made.is_outermost = type(node) is type(self.outermost) and any(node is one for one in self.book.play)
        return made

    def _after(self, source: str | None, nodes: Sequence[Any]) -> Code:
        """A block in which ``it`` lies in a zone."""
        self._sources.append(source)
        made = self.block(nodes)
        self._sources.pop()
        return made

    def _named(self, name: str | None, source: str | None, nodes: Sequence[Any]) -> Code:
        """A block in which ``it`` lies in a zone and perhaps has a name."""
        if name is None:
            return self._after(source, nodes)
        before = self._places.get(name)
        self._places[name] = source
        made = Named(self._number(None), self.slots.names[name], self._after(source, nodes))
        self._places[name] = before
        return made

    def _pick(self, node: Pick) -> Code:
        source = node.pick.source
        then = self._named(node.named, source, node.then)
        return Picking(self._number(node), source, self.numbers.options(node.pick), then, node.may_pass)

    def _lay(self, node: Lay) -> Code:
        piece, places, laid = self._moves.lay(node, self._source_of(node.lay))
        return Laying(self._number(node), node.onto, piece, places, laid)

    def _turn(self, node: Turn) -> Code:
        zone, name = self.slots.zones[node.turn], None if node.named is None else self.slots.names[node.named]
        outer = tuple(slot for board, slot in self._turned if board == node.turn)
        self._turned.append((node.turn, name))
        then = self._named(node.named, node.turn, node.then)
        self._turned.pop()
        return Turning(self._number(node), node.turn, (zone.base, zone.board), outer, then)

    def _address(self, node: Address) -> Code:
        test = None if node.test is None else self.numbers.test(node.test)
        return Addressing(self._number(node), self.numbers.several(node.player), test, self.block(node.then))

    def _offer(self, node: Offer) -> Code:
        test = None if node.test is None else self.numbers.test(node.test)
        bodies = self.block(node.then), self.block(node.otherwise)
        return Offering(self._number(node), self.numbers.several(node.offer), test, bodies, node)

    def _bid(self, node: Bid) -> Code:
        slot, most = self.slots.kept[node.bid].base, self.numbers.amount(node.most)
        bodies = self.block(node.then), self.block(node.otherwise)
        return Bidding(self._number(node), slot, most, self.numbers.seat(node.start), bodies)

    def _secretly(self, node: Secretly) -> Code:
        source = node.secretly.source
        self._moves.links.append((source, CHOSEN, True))
        body, slots = self._after(CHOSEN, node.then), (self.slots.zones[source].base, self.slots.zones[CHOSEN].base)
        return InSecret(self._number(node), source, self.numbers.options(node.secretly), slots, body, node.many)

    def _choose(self, node: Choose) -> Code:
        again = None if node.again is None else self.numbers.test(node.again)
        number, stride = self._number(node), len(self.slots.pieces) + 1
        return Choosing(number, [self._deed(name) for name in node.choose], stride, node.may_pass, again)

    def _deed(self, name: str) -> Deed:
        """An action by its name; one that leads to itself is met while it is made, and made once."""
        if name not in self._deeds:
            said = self.book.actions[name]
            body = Written(self._number(said), name)
            source = None if said.pick is None else said.pick.source
            deed = None if said.pick is None else self.numbers.options(said.pick)
            test = None if said.test is None else self.numbers.test(said.test)
            self._deeds[name] = Deed(name, test, source, deed, body)
            before, self._is_of_somebody = self._is_of_somebody, True
            body.body = self._named(said.named, source, said.do)
            self._is_of_somebody = before
        return self._deeds[name]

    def _run(self, node: Run) -> Code:
        written = {
            design: self._written_on(node.run, design)
            for design, effects in enumerate(self._effects)
            if node.run in effects
        }
        return OnPieces(self._number(node), {**written}, self._pile_of(node))

    def _pile_of(self, node: Run) -> Pile:
        if node.each is None:
            piece = self.numbers.piece(node.other)
            return lambda s, me, it: [piece(s, me, it)]
        pile, sifted = self.numbers.pile(node.each), self.numbers.sifted(node)
        if sifted is None:
            return pile
        only = sifted
        return lambda s, me, it: only(s, me, it, pile(s, me, it))

    def _written_on(self, field: str, design: int) -> Written:
        key = (field, design)
        if key not in self._written:
            block = self._effects[design][field]
            self._written[key] = code = Written(self._number(block[0]), field)
            code.body = self._after(None, block)
        return self._written[key]


class Ruled(Box[Any, Any]):
    """The pieces of a kit with the rules beside it.

    Attributes:
        book: what the rules say.
        kinds: for each design the name of its kind.
        effects: for each design its effects, by the fields that they stand in.
        fields: the fields that rules may name.
        names: the names that picks give to pieces.
        has_points: whether anything changes the number that every game has.
        is_of_choices: whether choices decide how it goes on, and hardly chance.
    """

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content)
        words: Any = content.words
        self.book = words.rulebook
        placed = [(kind, piece) for kind, piece in content.every_piece() if self._has_a_place(words, kind)]
        self.kinds = [kind for kind, _ in placed]
        self.pieces = [piece for _, piece in placed]
        self.deck = [number for number, piece in enumerate(self.pieces) for _ in range(piece.count)]
        self.backs = [list(content.pieces).index(kind) for kind in self.kinds]
        self.effects = [self._effects(words, kind, piece) for kind, piece in placed]
        phrases = list(every([self.book, *(block for effect in self.effects for block in effect.values())]))
        changed = [getattr(phrase, field, None) for phrase in phrases for field in ("gain", "pay", "set")]
        self.fields = tuple(words.known.of("field"))
        self.has_points = ALWAYS_NUMBER in changed
        self.is_of_choices = _is_of_choices(self.book, phrases, [*self.effects])
        named = [phrase.named for phrase in phrases if isinstance(phrase, Pick | Turn | Action)]
        self.names = list(dict.fromkeys(name for name in named if name is not None))
        self._rules: dict[int, Rules] = {}

    def _has_a_place(self, words: Any, kind: str) -> bool:
        """Whether pieces of a kind are part of play: pages are not, unless a zone begins with them."""
        begun = {zone.start.each for zone in self.book.zones.values() if zone.start is not None}
        return kind in begun or words.kit.kinds[kind].form != "pages"

    def _effects(self, words: Any, kind: str, piece: Any) -> dict[str, tuple[Any, ...]]:
        fields = [name for name, field in words.kit.kinds[kind].fields.items() if isinstance(field, Effects)]
        return {name: block_of(words.known, getattr(piece, name)) for name in fields if getattr(piece, name)}

    def rules_for(self, seats: int) -> Rules:
        """The rules at a table of so many seats."""
        if seats not in self._rules:
            self._rules[seats] = Rules(self, seats)
        return self._rules[seats]


def _is_of_choices(book: Rulebook, phrases: Sequence[Phrase], effects: Sequence[Any]) -> bool:
    """Whether it is a game of cards in which nobody tries their luck: rounds are counted, or all is dealt at once."""
    if any(zone.grid is not None for zone in book.zones.values()):  # what lies there counts all along
        return False
    if any(isinstance(one, Roll | Turn | End) or (isinstance(one, Choose) and one.again) for one in phrases):
        return False
    outermost = outermost_of(book)
    if isinstance(outermost, Rounds) and outermost.until is None:
        return True
    cycles = [one for one in book.play if isinstance(one, Turns | Rounds)]
    hidden = {name for name, zone in book.zones.items() if zone.seen == "nobody"}
    later = every([*cycles, *book.actions.values(), *(block for effect in effects for block in effect.values())])
    return not any(isinstance(one, Shuffle) or getattr(one, "start", None) in hidden for one in later)
