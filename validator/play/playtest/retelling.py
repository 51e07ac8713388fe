"""Single games of a run: those that show best what a figure says, and any game played again and told."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.content.texts import MissingText, without_icons
from validator.play.engine.game import Contrast, Game, Narrator, Telling
from validator.play.engine.telling import Speaker
from validator.play.lookup import game_of
from validator.play.playtest.page.book import Chapter, Line, Tale
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import Row, columns_of, game_seed, play_through, seated

MOST = 60
NO_SEAT = -1
How = Literal["strong", "weak", "automatic", "dead", "drawn"]
"""How a card stands out: seats that had it and won, had it and lost, played it, did not play it; or had it."""
Which = Literal["long", "short", "high", "low", "close", "clear", "broken", "any"]
"""Games by their length, their highest score, by how much they were won; those that broke; or any in their order."""


class Example(NamedTuple):
    """A game by its number from 0: who played, how it ended, and the ``seat`` (from 0) that it is about, or -1."""

    number: int
    agents: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    length: int
    seat: int = NO_SEAT
    fault: str | None = None


def games_of_card(
    rows: Iterable[Row], plan: Plan, contrasts: Sequence[Contrast], design: str, how: str, agent: str = ""
) -> list[Example]:
    """Games in which a seat (of ``agent``, if one is named) had the design.

    Raises:
        WrongUse: there is no such design, or no such way to stand out.
    """
    if design not in plan.designs or how not in get_args(How):
        raise WrongUse(f"the run knows no {design!r} that is {how!r}")
    had = _Had(plan, contrasts, plan.designs.index(design))
    games = [
        _example(row, plan, seat)
        for row in rows
        if row.fault is None
        for seat, name in enumerate(plan.agents_of(row.number))
        if (not agent or name == agent) and had.shows(row, seat, how)
    ]
    if how in ("strong", "weak"):
        side = 1 if how == "strong" else -1
        games.sort(key=lambda one: -side * _lead(one.scores, one.seat))
    return games[:MOST]


def games_of_seat(rows: Iterable[Row], plan: Plan, players: int, seat: int) -> list[Example]:
    """Games of so many players that a seat (from 0) won, those it won by most first."""
    games = [_example(row, plan, seat) for row in rows if len(row.scores) == players and seat in row.winners]
    return sorted(games, key=lambda one: -_lead(one.scores, seat))[:MOST]


def games_by(rows: Iterable[Row], plan: Plan, which: str) -> list[Example]:
    """Games that stand out by themselves. Raises WrongUse for a ``which`` that is none of `Which`."""
    if which not in get_args(Which):
        raise WrongUse(f"games stand out by {', '.join(get_args(Which))}, not by {which!r}")
    is_broken = which == "broken"
    games = [_example(row, plan, NO_SEAT) for row in rows if (row.fault is not None) == is_broken]
    orders: dict[str, Callable[[Example], int]] = {
        "long": lambda one: -one.length,
        "short": lambda one: one.length,
        "high": lambda one: -max(one.scores),
        "low": lambda one: max(one.scores),
        "close": lambda one: _margin(one.scores),
        "clear": lambda one: -_margin(one.scores),
    }
    return (sorted(games, key=orders[which]) if which in orders else games)[:MOST]


class _Had:
    """Looks up in a game's bits who had a design and who played it, as the tally counts both."""

    def __init__(self, plan: Plan, contrasts: Sequence[Contrast], design: int) -> None:
        columns = columns_of(plan.uses)
        self._first, self._a_seat = design * len(columns), len(plan.designs) * len(columns)
        self._ways = [
            (
                columns.index(contrast.seen),
                [place for place, use in enumerate(columns) if contrast.played and use.startswith(contrast.played)]
                or [columns.index(contrast.seen)],
            )
            for contrast in contrasts
        ]

    def shows(self, row: Row, seat: int, how: str) -> bool:
        """Whether a seat had the design in that way."""
        seen = [played for seen, played in self._ways if self._is_set(row, seat, seen)]
        if not seen:
            return False
        if how in ("strong", "weak"):
            return (seat in row.winners) == (how == "strong")
        has_played = any(self._is_set(row, seat, column) for played in seen for column in played)
        return how == "drawn" or has_played == (how == "automatic")

    def _is_set(self, row: Row, seat: int, column: int) -> bool:
        place = seat * self._a_seat + self._first + column
        return bool(row.uses[place >> 3] >> (place & 7) & 1)


def _example(row: Row, plan: Plan, seat: int) -> Example:
    return Example(row.number, plan.agents_of(row.number), row.scores, row.winners, row.length, seat, row.fault)


def _lead(scores: Sequence[int], seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    others = [score for place, score in enumerate(scores) if place != seat]
    return scores[seat] - max(others, default=0)


def _margin(scores: Sequence[int]) -> int:
    ranked = sorted(scores, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0]


ROUND = "tell-round"
"""The message by which a narrator of any game begins a round."""
TURN = "tell-turn"
"""The message by which a narrator begins a player's turn, in games that have turns."""


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
        said += sentences_of(game.ended(state) if game.ended else None, content, language)
        said += self.narrator.finish(state)
        return said + sentences_of(game.tied(state) if game.tied else None, content, language)


def sentences_of(telling: Telling | None, content: ContentSet, language: str) -> list[str]:
    """The sentence, if there is one to tell and the set's language has it."""
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
    return _pattern(content, language, ROUND, ("round", "rounds", "number"), r"\d+")


def openings(content: ContentSet, language: str) -> list[re.Pattern[str]]:
    """What sentences look like that begin a round or somebody's turn, as far as the set's texts know such."""
    turn = _pattern(content, language, TURN, ("player",), ".+")
    return [pattern for pattern in (round_pattern(content, language), turn) if pattern is not None]


def _pattern(content: ContentSet, language: str, key: str, values: Sequence[str], what: str) -> re.Pattern[str] | None:
    """A message with ``what`` for each of its values; None where there is no such message."""
    sign = "\N{BULLET}"
    try:
        said = without_icons(content.texts(language).say(key, **dict.fromkeys(values, sign)))
    except MissingText:
        return None
    return re.compile(re.escape(said).replace(re.escape(sign), what))


class Names:
    """Finds the names of pieces in a sentence; names that several pieces share are nobody's."""

    def __init__(self, content: ContentSet, language: str) -> None:
        owners: dict[str, set[str]] = {}
        for _, piece in content.every_piece():
            titles = [content.title(piece, language), *content.part_titles(piece, language).values()]
            for title in titles:
                owners.setdefault(title, set()).add(piece.id)
        self._owner = {
            title: next(iter(owners_of_title)) for title, owners_of_title in owners.items() if len(owners_of_title) == 1
        }
        ordered = sorted(self._owner, key=lambda title: (-len(title), title))
        edge = "" if language.startswith("zh") else r"\b"
        self._pattern = re.compile("|".join(f"{edge}{re.escape(title)}{edge}" for title in ordered) or "(?!)")

    def within(self, sentence: str) -> tuple[tuple[int, int, str], ...]:
        """Where each name begins, its length, and whose it is."""
        matches = self._pattern.finditer(sentence)
        return tuple((match.start(), len(match[0]), self._owner[match[0]]) for match in matches)
