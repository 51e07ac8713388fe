"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import Word
from validator.engine.telling import Speaker
from validator.games.roll.table.compiled import Table
from validator.games.roll.table.mat import (
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
from validator.games.roll.words.vocabulary import DIE_COLOURS, KINDS, PHASES


class Names(Speaker):
    """Tiles, players, dice and places of a mat in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._stop = "" if language.startswith("zh") else " "
        self._faces = [""] * len(table.face)
        for design, piece in enumerate(table.pieces):
            for side, title in enumerate(content.part_titles(piece, language).values()):
                self._faces[2 * design + side] = title

    def face(self, face: int) -> str:
        return self._faces[face]

    def faces(self, faces: Sequence[int]) -> str:
        """Titles, or a dash for none."""
        return self.comma.join(map(self.face, faces)) or "–"

    def phase(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def column(self, column: int) -> str:
        """A column of workers: a phase, or wild sides not yet assigned."""
        return self.phase(column) if column < PHASE_COUNT else self.say("side-wild")

    def die(self, colour: int) -> str:
        return self.say("one-die", colour=DIE_COLOURS[colour])

    def dice(self, counts: list[int]) -> str:
        """Dice by colour, or a dash for none."""
        said = [self.count(count, self.die(colour)) for colour, count in enumerate(counts) if count]
        return self.comma.join(said) or "–"

    def count(self, count: int, name: str) -> str:
        return self.say("count-of", count=count, name=name)

    def world(self, kind: int) -> str:
        """Worlds by the kind of good they can hold."""
        return self.say("one-world", colour=KINDS[kind])

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

    def gains(self, face: int) -> str:
        """What a face brings when it is completed, or nothing."""
        shown = self.table.face[face]
        said = [without_icons(self._texts.sentence("gain", gain)) for gain in (shown.gains if shown else ())]
        return self._stop.join(said)

    def what(self, face: int) -> str:
        """A face as one line: what it is, its cost, and all it does."""
        shown = self.table.face[face]
        assert shown is not None
        return self.describer.part_line(shown, self.face(face))
