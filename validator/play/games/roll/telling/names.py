"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import Word
from validator.play.engine.telling import Speaker
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CUP,
    GOODS,
    KIND_COUNT,
    PHASE_COUNT,
    STACKS,
    WILD,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS, PHASES


class Names(Speaker):
    """Tiles, players, dice and places of a mat in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._figures: dict[int, str] = {}
        self._faces = [""] * len(table.face)
        for design, piece in enumerate(table.pieces):
            for side, title in enumerate(content.part_titles(piece, language).values()):
                self._faces[2 * design + side] = title

    def face(self, face: int) -> str:
        return self._faces[face]

    def faces(self, faces: Sequence[int]) -> str:
        """Titles, or a dash for none."""
        return self.comma.join(map(self.face, faces)) or "–"

    def faction(self, face: int) -> str:
        """Both halves of a faction tile, by either."""
        return self.describer.name(self.table.pieces[face // 2])

    def phase(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def column(self, column: int) -> str:
        """A column of workers: a phase, or wild sides not yet assigned."""
        return self.phase(column) if column < PHASE_COUNT else self.say("side-wild")

    def die(self, colour: int) -> str:
        return self.say("one-die", colour=DIE_COLOURS[colour])

    def dice(self, counts: Sequence[int]) -> str:
        """Dice by colour, or a dash for none."""
        return self.listed([self.some_dice(count, colour) for colour, count in enumerate(counts) if count])

    def listed(self, said: Sequence[str]) -> str:
        """Things one after another, the last with "and"; a dash for none."""
        if len(said) < 2:
            return said[0] if said else "–"
        return self.say("join-and", first=self.comma.join(said[:-1]), last=said[-1])

    def some_dice(self, count: int, colour: int) -> str:
        """So many dice of one colour."""
        return self.say("some-dice", count=count, colour=DIE_COLOURS[colour])

    def shipper(self, shipper: int) -> str:
        """A shipper by its number in `ShipGood`; the later ones are those that tiles lend for the phase."""
        is_virtual = int(shipper >= COLOURS)
        return self.say("one-shipper", colour=DIE_COLOURS[shipper % COLOURS], virtual=is_virtual)

    def world(self, kind: int) -> str:
        """Worlds by the kind of good they can hold."""
        return self.say("one-world", colour=KINDS[kind])

    def some_world(self, kind: int) -> str:
        """One of the worlds that can hold a kind of good."""
        return self.say("some-world", colour=KINDS[kind])

    def place(self, place: int) -> str:
        """A zone of the mat by the number of one of its places."""
        if place >= GOODS:
            return self.world((place - GOODS) // COLOURS % KIND_COUNT)
        if place >= STACKS:
            return self.say("stack-worlds" if place >= STACKS + COLOURS else "stack-developments")
        if WILD > place >= COLUMNS:
            return self.phase((place - COLUMNS) // COLOURS)
        names = {CUP: "place-cup", CITIZENRY: "place-citizenry", WILD: "side-wild"}
        return self.say(names.get(place - (place - CUP) % COLOURS, "place-dictated"))

    def colour_at(self, place: int) -> int:
        return (place - CUP) % COLOURS

    def power(self, power: Word) -> str:
        return without_icons(self._texts.sentence("power", power))

    def reassigning(self, number: int) -> tuple[int, Word]:
        """The face that bears a power to reassign, by the power's number in the table, and the power."""
        table = self.table
        face = next(face for face, numbers in enumerate(table.reassigns) if number in numbers)
        powers = [power for power in table.powers[face] if power.moves() is not None]
        return face, powers[table.reassigns[face].index(number)]

    def figures(self, face: int) -> str:
        """A face with its kind and cost."""
        shown = self.table.face[face]
        assert shown is not None
        if face not in self._figures:
            self._figures[face] = self.describer.heading(self.describer.part(shown, self.face(face)))
        return self._figures[face]

    def what(self, face: int) -> str:
        """A face as one line: what it is, its cost, and all it does."""
        shown = self.table.face[face]
        assert shown is not None
        return self.describer.part_line(shown, self.face(face))
