"""A game of a run, played again and told in any languages of its set."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from validator.content.loading import ContentSet
from validator.content.texts import MissingText, without_icons
from validator.play.engine.game import Game, Narrator, Telling
from validator.play.engine.telling import Speaker
from validator.play.lookup import game_of
from validator.play.playtest.page.album import Chapter, Line, Tale
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import game_seed, play_through, seated

ROUND = "tell-round"
"""The message by which a narrator of any game begins a round."""


def told_again(content: ContentSet, plan: Plan, number: int, languages: Sequence[str]) -> dict[str, Tale]:
    """Game ``number`` (from 0) of a run told in each language; it is played once.

    Raises:
        Refused: the game breaks.
    """
    game = game_of(content)
    table = game.table(content)
    agents = plan.agents_of(number)
    state = game.start(table, len(agents), game_seed(plan.seed, number))
    voices = {language: _Voice(game.narrator(table, content, language), state) for language in languages}
    seats = seated(game, [agent_named(name) for name in agents], plan.seed, number)
    observer = game.observer(table)
    observer.start(state)
    play_through(game, state, seats, _Together([*(voice.narrator for voice in voices.values()), observer]))
    length, scores = observer.finish(state).length, tuple(game.scores(state))
    said = {language: voice.end(game, state, content, language) for language, voice in voices.items()}
    return {
        language: Tale(number, agents, length, scores, tuple(_chapters(lines, content, language)))
        for language, lines in said.items()
    }


class _Together:
    """Several watchers of one game."""

    def __init__(self, watchers: Sequence[Any]) -> None:
        self._watchers = watchers

    def before(self, state: Any, step: Any, action: int | None) -> None:
        for watcher in self._watchers:
            watcher.before(state, step, action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        for watcher in self._watchers:
            watcher.after(state, step, action)


class _Voice:
    """A narrator and what it said of the beginning."""

    def __init__(self, narrator: Narrator, state: Any) -> None:
        self.narrator = narrator
        self._start = narrator.start(state)

    def end(self, game: Game, state: Any, content: ContentSet, language: str) -> list[str]:
        """All that was said, to the last sentence."""
        said = [*self._start, *self.narrator.told()]
        said += _telling(game.ended(state) if game.ended else None, content, language)
        said += self.narrator.finish(state)
        return said + _telling(game.tied(state) if game.tied else None, content, language)


def _telling(telling: Telling | None, content: ContentSet, language: str) -> list[str]:
    if telling is None or not content.texts(language).has(telling.key):
        return []
    return [Speaker(content, language).tell(telling)]


def _chapters(said: Sequence[str], content: ContentSet, language: str) -> Iterator[Chapter]:
    """The sentences, a chapter for each round; what comes before the first has no heading."""
    begins, names = round_pattern(content, language), Names(content, language)
    heading, lines = "", list[Line]()
    for sentence in said:
        if begins is not None and begins.fullmatch(sentence):
            if heading or lines:
                yield Chapter(heading, tuple(lines))
            heading, lines = sentence.rstrip(".。"), []
        else:
            lines.append(Line(sentence, names.within(sentence)))
    yield Chapter(heading, tuple(lines))


def round_pattern(content: ContentSet, language: str) -> re.Pattern[str] | None:
    """What a sentence that begins a round looks like; None where the set's texts know no such sentence."""
    texts = content.texts(language)
    sign = "\N{BULLET}"
    try:
        said = without_icons(texts.say(ROUND, round=sign, rounds=sign, number=sign))
    except MissingText:
        return None
    return re.compile(re.escape(said).replace(re.escape(sign), r"\d+"))


class Names:
    """Finds the names of pieces in a sentence; names that several pieces share are nobody's."""

    def __init__(self, content: ContentSet, language: str) -> None:
        owners: dict[str, set[str]] = {}
        for _, piece in content.every_piece():
            titles = [content.title(piece, language), *content.part_titles(piece, language).values()]
            for title in titles:
                owners.setdefault(title, set()).add(piece.id)
        self._owner = {title: next(iter(found)) for title, found in owners.items() if len(found) == 1}
        ordered = sorted(self._owner, key=lambda title: (-len(title), title))
        edge = "" if language.startswith("zh") else r"\b"
        self._pattern = re.compile("|".join(f"{edge}{re.escape(title)}{edge}" for title in ordered) or "(?!)")

    def within(self, sentence: str) -> tuple[tuple[int, int, str], ...]:
        """Where each name begins, its length, and whose it is."""
        found = self._pattern.finditer(sentence)
        return tuple((one.start(), len(one[0]), self._owner[one[0]]) for one in found)
