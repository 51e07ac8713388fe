"""What the narrators of all games share.

A voice in one language, sentences that gather, and how a tie is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import Piece, Word
from validator.play.engine.game import Telling
from validator.play.engine.watching import StepWatcher

SHARED = "tie-shared"
"""The sentence for a tie that nothing decides."""


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points."""
    return tuple(seat for seat, total in enumerate(points) if total == max(points))


def tie_told(tied: tuple[int, ...], tie_breaks: Sequence[tuple[str, Sequence[int]]]) -> Telling | None:
    """By what a tie was decided; None where one seat alone leads.

    ``tie_breaks`` are tried one after another: the key of a sentence, and a count per seat of which more is better.
    The sentence is that of the last one needed, its numbers the winner's (``most``) and the next one's (``next``).
    """
    tie = Telling(SHARED, {}, tied)
    left = tied
    for key, counts in tie_breaks:
        best = tuple(seat for seat in left if counts[seat] == max(counts[each] for each in left))
        if len(best) < len(left):
            following = max(counts[seat] for seat in left if seat not in best)
            tie = Telling(key, {"most": counts[best[0]], "next": following}, left)
        left = best
    return tie if len(tied) > 1 else None


def forgotten(step: object) -> LookupError:
    """What is raised where nothing is known to say or show of a choice: a wrong sentence would go unnoticed."""
    return LookupError(f"nothing is said or shown of {type(step).__name__}")


class Speaker:
    """The names of things in one language; each game adds its own.

    ``comma`` stands between the names of a list; ``describer`` tells all that is printed on a piece.
    """

    def __init__(self, content: ContentSet, language: str) -> None:
        self._content = content
        self._language = language
        self._texts = content.texts(language)
        self.describer = Describer(content, language)
        self.comma = self.describer.marks.comma

    def say(self, key: str, **values: object) -> str:
        """A sentence without pictures in it."""
        return without_icons(self._texts.say(key, **values))

    def sentence(self, family: str, word: Word) -> str:
        """What an effect says on paper, without pictures."""
        return without_icons(self._texts.sentence(family, word))

    def line(self, piece: Piece) -> str:
        """A piece in one line: its name, cost, points and symbols, and all it does."""
        return self.describer.line(piece)

    def listed(self, said: Sequence[str]) -> str:
        """One after the other, the last joined to them by the game's sentence ``told-list``."""
        return self.say("told-list", first=self.comma.join(said[:-1]), last=said[-1]) if len(said) > 1 else said[0]

    def player(self, seat: int) -> str:
        """What the player in a seat (from 0) is called."""
        return self.say("player-name", number=seat + 1)

    def tell(self, telling: Telling) -> str:
        """A sentence a game's record asks for."""
        return self.say(telling.key, players=self.players(telling.seats), **telling.numbers)

    def players(self, seats: Sequence[int]) -> str:
        """Several players."""
        return self.comma.join(map(self.player, seats))


class Teller(StepWatcher):
    """Tells what happens. Sentences gather until `told` is called.

    A game fills ``_before`` and ``_after`` with what tells of each kind of step.
    """

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker
        self._lines: list[str] = []
        self._heading: str | None = None
        self._nothing: str | None = None

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""
        lines, self._lines = self._lines, []
        return lines

    def _say(self, key: str, **values: object) -> None:
        self._add(self._speaker.say(key, **values))

    def _add(self, said: str) -> None:
        """Tell a sentence that has its words already."""
        if self._heading is not None:
            self._lines.append(self._heading)
        self._heading = self._nothing = None
        self._lines.append(said)

    def _head(self, heading: str, nothing: str | None = None) -> None:
        """Put a heading above what comes next; where nothing comes, ``nothing`` is said in its place, if anything.

        Call `_close` where the last part under a heading ends.
        """
        self._close()
        self._heading, self._nothing = heading, nothing

    def _close(self) -> None:
        """What is told now no longer belongs under the heading."""
        if self._heading is not None and self._nothing is not None:
            self._lines.append(self._nothing)
        self._heading = self._nothing = None

    def _me(self, step: Any) -> str:
        """The player whose step it is."""
        return self._speaker.player(step.who)

    def _say_scores(self, totals: Sequence[int], best: Sequence[int], parts: Mapping[str, Sequence[int]]) -> None:
        """The points of each seat, with what they are made of, and who has won."""
        for seat, total in enumerate(totals):
            made_of = {name: points[seat] for name, points in parts.items()}
            self._say("tell-score", player=self._speaker.player(seat), total=total, **made_of)
        self._say_winners(best)

    def _say_winners(self, best: Sequence[int]) -> None:
        if len(best) == 1:
            self._say("tell-winner", player=self._speaker.player(best[0]))
        else:
            self._say("tell-winners", players=self._speaker.players(best))
