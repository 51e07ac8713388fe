"""Tells a ruled game: who chose what, and what happened then; and what everything is called in one language."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from validator.content.describing import marks_of
from validator.content.loading import ContentSet
from validator.content.rulebook.declared import ALWAYS_NUMBER, ALWAYS_ZONE
from validator.content.rulebook.naming import name_of
from validator.content.rulebook.telling import capital
from validator.content.texts import Texts
from validator.content.vocabulary import in_language
from validator.play.defaults.names import Names
from validator.play.engine.step import PASS, Decision
from validator.play.ruled.courses import Addressing, Bidding, Choosing, Going, Laying, Offering, Turning, Written
from validator.play.ruled.rules import Ruled
from validator.play.ruled.slots import CHOSEN, Slots, ZoneSlots
from validator.play.ruled.state import (
    NOBODY,
    Ask,
    Changed,
    Do,
    Ended,
    Happening,
    Laid,
    Moved,
    Play,
    Rolled,
    Turned,
    Unplaced,
    Went,
    WentFirst,
    Won,
)

TEXT = Path(__file__).parent / "text"
MOST_PLACES = 4
"""Of pieces that leave a board at once; of more it is told how many of which they are."""
_OTHERWISE = "en"
_BETWEEN_HAN = re.compile("(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])")
"""A space that is meant for digits and letters beside Chinese."""


class RuledNames:
    """Says what the rules call things; what they call nothing goes by its name in the file."""

    def __init__(self, table: Ruled, content: ContentSet, language: str) -> None:
        self._table, self._language = table, language
        self._plain = Names(table, content, language)
        known = language if (TEXT / f"{language}.ftl").is_file() else _OTHERWISE
        self._texts = Texts(known, [TEXT / f"{known}.ftl"])
        self._comma = marks_of(language).comma
        words: Any = content.words
        self._kit = words.kit
        self._titles = [name_of(content, piece, language) for piece in table.pieces]

    def say(self, key: str, **values: object) -> str:
        """A sentence that any ruled game may say, or any plain one."""
        said = self._texts.say(key, **values) if self._texts.has(key) else self._plain.say(key, **values)
        return _BETWEEN_HAN.sub("", said)

    def piece(self, design: int) -> str:
        """The title of a design."""
        return self._titles[design]

    def pieces(self, designs: Counter[int]) -> str:
        """The titles of several, each with how many of it there are."""
        return self._counted({self._titles[design]: many for design, many in sorted(designs.items())})

    def unseen(self, designs: Counter[int]) -> str:
        """Pieces of which only the backs are known."""
        kinds: Counter[str] = Counter()
        for design, many in sorted(designs.items()):
            kinds[self._table.kinds[design]] += many
        return self.listed([self._several(kind, many) for kind, many in kinds.items()])

    def _several(self, kind: str, many: int) -> str:
        """So many pieces of a kind: ``12 cards``."""
        declared = self._kit.kinds[kind]
        if not declared.called:
            return self.say("ruled-number-of-pieces", count=many)
        one = self.kind(kind)
        what = one if many == 1 else in_language(declared.several, self._language, "")
        if what and (many == 1 or self._language in declared.several):
            return self.say("ruled-number-of", what=what, count=many, form=declared.form)
        return self.say("ruled-number-of-one", what=one, count=many, form=declared.form)

    def _counted(self, counted: dict[str, int]) -> str:
        return self.listed(
            [name if many == 1 else self.say("ruled-several", what=name, count=many) for name, many in counted.items()]
        )

    def listed(self, said: list[str]) -> str:
        """Some things one after the other, with an *and* before the last; or that there are none."""
        if len(said) < 2:
            return said[0] if said else self.say("plain-none")
        return self.say("ruled-and", first=self._comma.join(said[:-1]), last=said[-1])

    def in_a_row(self, said: list[str]) -> str:
        """Some things one after the other."""
        return self._comma.join(said)

    def player(self, seat: int) -> str:
        """What the player in a seat (from 0) is called."""
        return self._plain.player(seat)

    def kind(self, name: str) -> str:
        """What a piece of a kind is called."""
        return in_language(self._kit.kinds[name].called, self._language, self.say("ruled-piece"))

    def form(self, design: int) -> str:
        """The form of a design's kind, which tells what one does with it."""
        form: str = self._kit.kinds[self._table.kinds[design]].form
        return form

    def zone(self, name: str) -> str:
        """What a zone is called."""
        own = {ALWAYS_ZONE: "ruled-box", CHOSEN: "ruled-chosen"}
        if name not in self._table.book.zones:
            return self.say(own[name])
        return self._called(self._table.book.zones[name], name)

    def place(self, zone: str, name: str) -> str:
        """What a place of a board is called."""
        grid = self._table.book.zones[zone].grid
        if grid.track:
            return self.say("ruled-step", place=name)
        return self._called(grid.map[name], name) if grid.map else name

    def number(self, name: str) -> str:
        """What a number is called; nothing where it is not to be told."""
        said = self._table.book.numbers.get(name)
        if name == ALWAYS_NUMBER and (said is None or not said.called):
            return self.say("ruled-points") if self._table.has_points else ""
        return "" if said is None or not said.called or said.seen == "nobody" else self._called(said, name)

    def dice(self, name: str) -> str:
        """What dice are called."""
        return self._called(self._table.book.dice[name], name)

    def action(self, name: str) -> str:
        """What an action is called."""
        return self._called(self._table.book.actions[name], name)

    def agreed(self, called: dict[str, str]) -> str:
        """What agreeing to what was offered is called."""
        return in_language(called, self._language, self.say("ruled-agree"))

    def told(self, name: str) -> str:
        """How an action is told, between who does it and the piece; empty where the rules do not say."""
        return self.in_own_language(self._table.book.actions[name].told)

    def in_own_language(self, told: dict[str, str]) -> str:
        """A text in this language; empty where there is none."""
        return told.get(self._language, "")

    def _called(self, said: Any, name: str) -> str:
        return in_language(said.called, self._language, name.replace("_", " "))


class Choice(NamedTuple):
    """What an option means: the action if there is one, the piece if there is one, and the zone that it lies in."""

    action: str | None
    design: int
    zone: str | None


def choice_of(decision: Ask, action: int) -> Choice:
    """What an option of a decision means; a bid, a player, or a place of a board, is neither an action nor a piece."""
    code = decision.code
    if isinstance(code, Laying | Going | Bidding | Turning | Addressing | Offering):
        return Choice(None, NOBODY, None)
    if not isinstance(code, Choosing):
        return Choice(None, action, code.zone)
    deed, design = code.meant(action)
    return Choice(deed.name, design, deed.zone)


Counted = Callable[[Any], list[int]]
"""Points by seat, or the seats that won, of a state."""


class RuledNarrator:
    """Tells a game in plain sentences of one language."""

    def __init__(self, names: RuledNames, scores: Counted, winners: Counted) -> None:
        self._names, self._scores, self._winners = names, scores, winners
        self._lines: list[str] = []
        self._log: list[Happening] = []
        self._begun: dict[int, tuple[tuple[str, str], str]] = {}
        self._at_work: dict[int, str] = {}
        self._chosen_last = NOBODY

    def start(self, state: Play) -> list[str]:
        """Nothing is told before the first step."""
        return []

    def before(self, state: Play, step: Any, action: int | None) -> None:
        """A step is about to run: what happens in it is written down from now on, once for all who tell of it."""
        if state.log is None:
            state.log = []
        self._log, self._at_work = state.log, self._piece_at_work(state, step)

    def after(self, state: Play, step: Any, action: int | None) -> None:
        """A step has run: what was chosen, and what happened then."""
        log, state.log = [*self._log], None
        if action is not None and isinstance(step, Ask):
            self._lines += self._chosen(state, step, action, log)
        slots = state.table.rules_for(state.seats).slots
        for group in _groups(log):
            self._lines += self._happened(slots, group)

    def _piece_at_work(self, state: Play, step: Any) -> dict[int, str]:
        """The piece before a player whose effects are about to happen, unless it is the one that was chosen last."""
        if not (isinstance(step, Do) and isinstance(step.code, Written) and step.it not in (NOBODY, self._chosen_last)):
            return {}
        zones = state.table.rules_for(state.seats).slots.zones.values()
        own = any(zone.own and zone.seen == "all" and step.it in state.z[zone.at(step.me)] for zone in zones)
        return {step.me: self._names.piece(step.it)} if own else {}

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""
        lines, self._lines = self._lines, []
        return lines

    def finish(self, state: Play) -> list[str]:
        """Everybody's points, and who has won."""
        totals = self._scores(state)
        if (won := state.table.rules_for(state.seats).won) is not None:
            key = "ruled-score-of-all" if state.seats > 1 else "ruled-score"
            said = self._names.say(key, player=self._names.player(0), points=totals[0], shown=_signed(totals[0]))
            return [said, self._names.say("ruled-all-win" if won(state, 0, NOBODY) else "ruled-all-lose")]
        teams, best = state.table.book.teams or state.seats, self._winners(state)
        key = "ruled-score" if teams == state.seats else "ruled-score-of-team"
        scores = [
            self._names.say(
                key, player=self._members(state, team, teams), points=totals[team], shown=_signed(totals[team])
            )
            for team in range(teams)
        ]
        if state.seats == 1:
            return scores
        if teams < state.seats and len(best) == state.seats // teams:
            return [*scores, self._names.say("ruled-team-wins", players=self._members(state, best[0] % teams, teams))]
        players = self._names.listed([self._names.player(seat) for seat in best])
        return [*scores, self._names.say("ruled-wins", players=players, count=len(best))]

    def _members(self, state: Play, team: int, teams: int) -> str:
        """The players of a team, those that sit so many seats apart."""
        return self._names.listed([self._names.player(seat) for seat in range(team, state.seats, teams)])

    # Choices

    def _chosen(self, state: Play, step: Ask, action: int, log: list[Happening]) -> Iterator[str]:
        """Who chose what; what a choice on a board was, tells what happens then."""
        player = self._names.player(step.me)
        if isinstance(step.code, Bidding) and action != PASS:
            yield self._names.say("ruled-bids", player=player, bid=str(action))
        elif isinstance(step.code, Addressing):
            yield self._names.say("ruled-names", player=player, other=self._names.player(action))
        elif isinstance(step.code, Offering):
            yield self._replied(player, step.code, action)
        elif action == PASS:
            yield self._names.say("ruled-passes", player=player)
        elif not isinstance(step.code, Laying | Going | Turning):
            chosen = choice_of(step, action)
            self._chosen_last = chosen.design
            yield from self._picked(state, step, chosen, log)

    def _picked(self, state: Play, step: Ask, chosen: Choice, log: list[Happening]) -> Iterator[str]:
        """Who picked what: a piece that stays hidden is not named, and its own way is not told twice."""
        player, lays_next = self._names.player(step.me), _lays_next(state, step, chosen.design)
        if chosen.zone is None:
            yield self._said_of(player, self._action(chosen.action), "")
            return
        if chosen.action is None and lays_next:
            return
        slots, moves = state.table.rules_for(state.seats).slots, [one for one in log if isinstance(one, Moved)]
        zone = slots.zones[chosen.zone]
        start, designs = zone.at(step.me), (chosen.design,)
        own = next((move for move in moves if (move.start, move.designs) == (start, designs)), None)
        if own is not None and chosen.action is None:
            if _is_of_nobody(slots, own):
                log.remove(own)
                yield self._gone(slots, own, [own], mover=player)
            return
        if own is not None and slots.zone_at(own.goal)[1] in (None, step.me):
            log.remove(own)
        shown = own or next((one for one in moves if one.start == start and chosen.design in one.designs), None)
        is_shown = zone.seen == "all" or (shown is not None and slots.zone_at(shown.goal)[0].seen == "all")
        card = self._where_it_lay(state, zone, chosen.design, own) if is_shown or lays_next else ""
        if not card and chosen.action is not None:
            card = self._names.say("ruled-one-unseen", pieces=self._names.unseen(Counter([chosen.design])))
        said = self._action(chosen.action)
        if said is not None and lays_next:
            self._begun[step.me] = said, card  # told with the place, when that is chosen
            return
        yield self._said_of(player, said, card)

    def _replied(self, player: str, code: Offering, action: int) -> str:
        """That somebody agreed to what was offered, or did not."""
        if action != PASS:
            return self._said_of(player, (self._names.agreed(code.called), self._names.in_own_language(code.told)), "")
        refused = self._names.in_own_language(code.refused)
        return self._said_of(player, ("", refused), "") if refused else self._names.say("ruled-refuses", player=player)

    def _where_it_lay(self, state: Play, zone: ZoneSlots, design: int, own: Moved | None) -> str:
        """A piece that was chosen; on a board with its place, which tells it from others of its kind."""
        if zone.board < 0:
            return self._names.piece(design)
        places = own.places if own is not None else _places_of(state, zone, design)
        slots = state.table.rules_for(state.seats).slots
        return self._placed(slots, zone, design, places[0]) if places else self._names.piece(design)

    def _placed(self, slots: Slots, zone: ZoneSlots, design: int, place: int) -> str:
        """A piece and where it lies, or lay, on a board."""
        return self._names.say("ruled-on", card=self._names.piece(design), place=self._place(slots, zone, place))

    def _action(self, name: str | None) -> tuple[str, str] | None:
        """What an action is called, and how it is told; None where none was chosen."""
        return None if name is None else (self._names.action(name), self._names.told(name))

    def _said_of(self, player: str, action: tuple[str, str] | None, card: str) -> str:
        """That somebody did something, with a piece or none that is named."""
        if action is None:
            return self._names.say("ruled-picks" if card else "ruled-picks-unseen", player=player, card=card)
        called, tells = action
        key = ("ruled-tells" if tells else "ruled-does") + ("" if card else "-alone")
        return self._names.say(key, player=player, action=tells or called, card=card)

    def ask(self, state: Play, decision: Decision[Any]) -> tuple[str, list[str]]:
        """The question and a label for each option."""
        seat = decision.seat(state)
        assert isinstance(decision, Ask)
        labels = [self._label(state, decision, action) for action in state.options]
        return self._names.say("plain-asks", seat=seat + 1, player=self._names.player(seat)), labels

    def _label(self, state: Play, decision: Ask, action: int) -> str:
        code = decision.code
        if isinstance(code, Offering):
            return self._names.say("ruled-decline") if action == PASS else self._names.agreed(code.called)
        if action == PASS:
            return self._names.say("ruled-pass")
        if isinstance(code, Bidding):
            return self._names.say("ruled-bid", bid=str(action))
        if isinstance(code, Addressing):
            return self._names.player(action)
        if isinstance(code, Laying | Going | Turning):
            return self._label_on_board(state, decision, action)
        chosen = choice_of(decision, action)
        if chosen.action is not None and chosen.design == NOBODY:
            return self._names.action(chosen.action)
        assert chosen.zone is not None
        zone = state.table.rules_for(state.seats).slots.zones[chosen.zone]
        card = self._where_it_lay(state, zone, chosen.design, None)
        if chosen.action is None:
            return card
        return self._names.say("ruled-option", action=self._names.action(chosen.action), card=card)

    def _label_on_board(self, state: Play, decision: Ask, action: int) -> str:
        """What an option of a place, or of a way from place to place, is called."""
        code, slots = decision.code, state.table.rules_for(state.seats).slots
        zone = slots.zones[code.board]
        if isinstance(code, Turning):
            return self._place(slots, zone, action)
        if isinstance(code, Laying):
            card = self._names.piece(code.piece(state, decision.me, decision.it))
            return self._names.say("ruled-lay", card=card, place=self._place(slots, zone, action))
        card = self._names.piece(code.piece(state, decision.me, decision.it, action))
        start, goal = (self._place(slots, zone, place) for place in way_of(state, code.board, action)[1:])
        return self._names.say("ruled-go-on", card=card, start=start, goal=goal)

    def _place(self, slots: Slots, zone: ZoneSlots, place: int) -> str:
        """What a place of a board is called."""
        return self._names.place(zone.name, slots.boards[zone.board].names[place])

    # What happened

    def _happened(self, slots: Slots, group: list[Happening]) -> Iterator[str]:
        """What is told of happenings of one kind that follow each other."""
        first = group[0]
        if isinstance(first, Moved):
            yield self._gone(slots, first, [one for one in group if isinstance(one, Moved)])
        elif isinstance(first, Laid):
            yield self._laid(slots, first)
        elif isinstance(first, Went):
            zone, _ = slots.zone_at(first.slot)
            yield self._names.say(
                "ruled-went-about" if slots.boards[zone.board].is_named else "ruled-went",
                player=self._names.player(first.seat),
                card=self._names.piece(first.design),
                zone=self._names.zone(zone.name),
                start=self._place(slots, zone, first.start),
                goal=self._place(slots, zone, first.goal),
            )
        elif isinstance(first, Turned):
            zone, _ = slots.zone_at(first.slot)
            place, player = self._place(slots, zone, first.place), self._names.player(first.seat)
            yield self._names.say("ruled-turns", player=player, card=self._names.piece(first.design), place=place)
        elif isinstance(first, Won):
            yield self._names.say("ruled-won", player=self._names.player(first.seat), bid=str(first.bid))
        elif isinstance(first, Rolled):
            name = next(name for name, slot in slots.dice.items() if slot == first.slot)
            dice, sides = self._names.dice(name), self._names.in_a_row([*map(str, first.sides)])
            key, dice = ("ruled-dice", capital(dice)) if first.seat < 0 else ("ruled-dice-of", dice)
            yield self._names.say(key, player=self._names.player(max(first.seat, 0)), dice=dice, sides=sides)
        elif isinstance(first, WentFirst):
            yield self._names.say("ruled-first", player=self._names.player(first.seat))
        elif isinstance(first, Unplaced):
            zone_called = self._names.zone(first.board)
            yield self._names.say("ruled-unplaced", player=self._names.player(first.seat), zone=zone_called)
        elif isinstance(first, Ended):
            yield self._names.say("ruled-game-over" if first.is_game else "ruled-turn-over")
        else:
            yield from self._counted(slots, [one for one in group if isinstance(one, Changed)])

    def _laid(self, slots: Slots, laid: Laid) -> str:
        """That somebody laid a piece on a place, as the action is told that began with it; places of a map have names
        that do without the board's."""
        zone, begun = slots.zone_at(laid.goal)[0], self._begun.pop(laid.seat, None)
        said = {
            "player": self._names.player(laid.seat),
            "card": self._names.piece(laid.design),
            "place": self._place(slots, zone, laid.place),
            "zone": self._names.zone(zone.name),
            "form": self._names.form(laid.design),
        }
        is_named = slots.boards[zone.board].is_named
        if begun is None:
            return self._names.say("ruled-lays-at" if is_named else "ruled-lays", **said)
        (called, tells), said["card"] = begun
        key = ("ruled-tells" if tells else "ruled-does") + ("-to" if is_named else "-on")
        return self._names.say(key, action=tells or called, **said)

    def _gone(self, slots: Slots, way: Moved, moves: list[Moved], mover: str = "") -> str:
        """Pieces that went the same way; they are named where all see them go or lie open then, on a board with their
        places where they are few."""
        (start, giver), (goal, taker) = slots.zone_at(way.start), slots.zone_at(way.goal)
        designs = Counter(design for one in moves for design in one.designs)
        places = [place for one in moves for place in one.places]
        is_open = goal.seen == "all" or (start.seen == "all" and goal.seen == "owner")
        begin = self._names.zone(start.name)
        if is_open and len(places) == 1 and slots.boards[start.board].is_named:
            cards, begin = self._names.pieces(designs), self._place(slots, start, places[0])
        elif is_open and 0 < len(places) <= MOST_PLACES:
            placed = zip((design for one in moves for design in one.designs), places, strict=True)
            cards = self._names.listed([self._placed(slots, start, *each) for each in placed])
        else:
            cards = self._names.pieces(designs) if is_open else self._names.unseen(designs)
        said: dict[str, object] = {
            "cards": cards,
            "count": designs.total(),
            "start": begin,
            "goal": self._names.zone(goal.name),
            "giver": "" if giver is None else self._names.player(giver),
            "player": mover or ("" if taker is None else self._names.player(taker)),
        }
        return self._names.say("ruled-moves" if mover else _way(start, goal, giver, taker, way.shuffled), **said)

    def _counted(self, slots: Slots, changes: list[Changed]) -> Iterator[str]:
        """Numbers that changed, where they are called something."""
        said: dict[int | None, list[str]] = {}
        for one in changes:
            name, seat = slots.number_at(one.slot)
            if called := self._names.number(name):
                change, total = f"{one.change:+}".replace("-", "−"), _signed(one.total)
                key = "ruled-became" if one.put else "ruled-change"
                said.setdefault(seat, []).append(self._names.say(key, number=called, change=change, total=total))
        for seat, sentence in said.items():
            changed = self._names.in_a_row(sentence)
            if seat is None:
                yield self._names.say("ruled-changes-of-all", changes=capital(changed))
            else:
                piece, player = self._at_work.get(seat, ""), self._names.player(seat)
                key = "ruled-changes-by" if piece else "ruled-changes"
                yield self._names.say(key, player=player, piece=piece, changes=changed)

    # The table

    def situation(self, state: Play, seat: int) -> list[str]:
        """What lies in each zone that the seat can see, and every number that is called something."""
        lines: list[str] = []
        slots = state.table.rules_for(state.seats).slots
        for zone in slots.zones.values():
            for holder, slot in enumerate(zone.slots):
                owned = zone.own and zone.seen == "owner"
                if zone.board >= 0:
                    lines += self._board(state, slots, zone)
                elif (zone.seen == "all" or (owned and holder == seat)) and state.z[slot]:
                    lines.append(self._pile(zone, holder if zone.own else None, state.z[slot]))
        return [*lines, *self._figures(state)]

    def _board(self, state: Play, slots: Slots, zone: ZoneSlots) -> Iterator[str]:
        """A board as it lies: the number of the player who laid it for each piece, and which pieces lie where."""
        board, places = slots.boards[zone.board], state.at[zone.board]
        marks = ["·"] * len(board.names)
        for place, seat in zip(places, state.by[zone.base], strict=True):
            marks[place] = "?" if zone.seen == "nobody" else str(seat + 1)
        yield self._names.say("ruled-board", place=self._names.zone(zone.name))
        if not board.is_named:
            yield from (f"    {line}" for line in board.drawn(marks))
        pile = state.z[zone.base]
        if zone.seen == "all" and (len(set(pile)) > 1 or board.is_named):
            where = (self._place(slots, zone, place) for place in places)
            lying = sorted(zip(where, map(self._names.piece, pile), strict=True))
            yield self._names.in_a_row([self._names.say("ruled-lies", card=card, place=place) for place, card in lying])

    def _pile(self, zone: ZoneSlots, holder: int | None, pile: list[int]) -> str:
        said = {"place": self._names.zone(zone.name), "cards": self._names.pieces(Counter(pile))}
        if holder is None:
            return self._names.say("plain-place", **said)
        return self._names.say("plain-place-of", player=self._names.player(holder), **said)

    def _figures(self, state: Play) -> Iterator[str]:
        for name, number in state.table.rules_for(state.seats).slots.kept.items():
            called = self._names.number(name)
            for seat in range(state.seats if number.own else 1):
                total = state.n[number.base + seat]
                if called and total:
                    kept = self._names.say("ruled-kept", number=called, total=_signed(total))
                    yield (
                        self._names.say("plain-heading", player=self._names.player(seat), place=kept)
                        if number.own
                        else kept
                    )


def way_of(state: Play, board: str, action: int) -> tuple[ZoneSlots, int, int]:
    """A board, and the places from which to which a piece goes on it."""
    slots = state.table.rules_for(state.seats).slots
    zone = slots.zones[board]
    return (zone, *divmod(action, len(slots.boards[zone.board].names)))


def _lays_next(state: Play, step: Ask, design: int) -> bool:
    """Whether the same player is about to lay a piece on a board, which tells it."""
    after = state.stack[-1] if state.stack else None
    if not (isinstance(after, Ask) and isinstance(after.code, Laying) and after.me == step.me):
        return False
    return bool(after.code.piece(state, after.me, after.it) == design)


def _signed(number: int) -> str:
    """A number as it is printed."""
    return str(number).replace("-", "−")


def _is_of_nobody(slots: Slots, way: Moved) -> bool:
    """Whether a piece goes between zones that are no player's, so that its way does not tell who chose it."""
    return slots.zone_at(way.start)[1] is None and slots.zone_at(way.goal)[1] is None


def _places_of(state: Play, zone: ZoneSlots, design: int) -> tuple[int, ...]:
    """Where the pieces of a design lie on a board that all see."""
    if zone.seen != "all":
        return ()
    lying = zip(state.at[zone.board], state.z[zone.base], strict=True)
    return tuple(place for place, other in lying if other == design)


def _groups(log: list[Happening]) -> Iterator[list[Happening]]:
    """Happenings that are told together: numbers that change one after the other, pieces that go the same way."""
    group: list[Happening] = []
    for one in log:
        if group and (_is_told_with(one, group[-1])):
            group.append(one)
            continue
        if group:
            yield group
        group = [one]
    if group:
        yield group


def _is_told_with(one: Happening, other: Happening) -> bool:
    if isinstance(one, Moved) and isinstance(other, Moved):
        return (one.start, one.goal, one.shuffled) == (other.start, other.goal, other.shuffled)
    return isinstance(one, Changed) and isinstance(other, Changed)


def _way(start: ZoneSlots, goal: ZoneSlots, giver: int | None, taker: int | None, shuffled: bool) -> str:
    """The key of the sentence that tells how pieces went from a zone, perhaps of one player, into another."""
    if giver is not None and taker not in (None, giver):
        return "ruled-handed" if start is goal else "ruled-handed-to"
    if shuffled:
        return "ruled-shuffled" if taker is None else "ruled-shuffled-of"
    if start.name == CHOSEN and giver is not None and goal.seen == "all":
        return "ruled-reveals" if taker is None else "ruled-reveals-own"
    if giver is not None and taker is not None:
        return "ruled-go-within"
    return "ruled-go-from" if giver is not None else "ruled-go" if taker is None else "ruled-go-to"


def narrator_with(scores: Counted, winners: Counted) -> Callable[[Ruled, ContentSet, str], RuledNarrator]:
    """What makes narrators of a game in which points and winners are counted so."""
    return lambda table, content, language: RuledNarrator(RuledNames(table, content, language), scores, winners)
