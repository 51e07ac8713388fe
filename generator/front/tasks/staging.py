"""What a booklet is told of play: the table as the engine sets it up, stretches of games it plays, and how they count.

Print and play know nothing of each other; here what one knows becomes plain data for the other.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, get_type_hints

import msgspec

from generator.front.tasks.descriptions import translations
from generator.print.booklet.chapters import NOBODY, Count, Played, Score, Spread, Staged, Tabletop, is_sentence
from generator.print.faces.sides import layout_of
from generator.print.layout.units import Booklet, Example
from validator.base.cache import cached, digest, keep
from validator.base.decoding import convert, from_msgpack
from validator.base.issue import WrongUse
from validator.content.check_cache import set_stamp
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.rulebook.chapters import Chapters, chapters_of
from validator.content.rulebook.checks import effects_on
from validator.content.rulebook.declared import begun_with
from validator.content.rulebook.naming import name_of
from validator.content.rulebook.reading import by_value, constants_of
from validator.content.rulebook.telling import Teller
from validator.content.texts import MissingText
from validator.content.vocabulary import Place, Position
from validator.play.agents.contract import View
from validator.play.differences.comparing import Change, Compared, compared
from validator.play.differences.page import DifferenceWords
from validator.play.engine.game import Game, Narrator
from validator.play.engine.step import Decision, choose, settle
from validator.play.lookup import game_of, open_set
from validator.play.playtest.retelling import Names, openings, sentences_of
from validator.play.playtest.running.roster import UnknownAgent, agent_named
from validator.play.playtest.running.table import seated

SEED = 1
MOST_GAMES = 4
"""So many games are played in search of an example; one that none of them shows is left out."""
MOST_CHOICES = 3_000
ANY = "any"
"""In an example: choices of all kinds, up to the end of the round."""
MOST_DIFFERENCES = 24
ROUND_WORDS = re.compile(r"(?<!^)(?=[A-Z])")
_USUAL = {"first": Example(of=(ANY,), most=12)}
"""What is told of a game that asks for no examples."""
_CODE = re.compile(r"^[A-Z]+-?\d+[:：] *")
"""The number of a question of rules, before what a switch is about."""
_KIND = "booklet"
_FIRST: tuple[str, tuple[tuple[str, object], ...]] = ("greedy", ())
"""Who plays the game that is counted, with the set's own switches."""


def staged_for(content: ContentSet, languages: Sequence[str], stamp: str | None = None) -> dict[str, Staged]:
    """What the booklet of a set is told of play, in each language; kept under the set's ``stamp``.

    Raises:
        ContentError: the layout, or a set that this one extends, cannot be read.
    """
    key = None if stamp is None else digest(stamp, *languages)
    if key is not None and (held := _held(key)) is not None:
        return held
    staged = _staged(content, languages)
    if key is not None and stamp == set_stamp(content.place):
        keep(_KIND, key, msgspec.msgpack.encode(staged))
    return staged


def _held(key: str) -> dict[str, Staged] | None:
    try:
        return from_msgpack(cached(_KIND, key) or b"", dict[str, Staged], strict=False)
    except msgspec.MsgspecError:
        return None


def _staged(content: ContentSet, languages: Sequence[str]) -> dict[str, Staged]:
    differs = _differences(content)
    if not content.words.plays:
        return {language: _with_differences(Staged(), differs, content, language) for language in languages}
    stage = _Stage(content, languages)
    wanted = layout_of(content).booklet
    if not wanted.examples:
        wanted = msgspec.structs.replace(wanted, examples=_USUAL)
    examples, score = stage.played(wanted)
    staged = {}
    for language in languages:
        figures = Staged(
            setups=stage.setups(language),
            examples={name: by_language[language] for name, by_language in examples.items()},
            score=score.get(language, Score()),
            rules=rules_in_words(content, language),
        )
        staged[language] = _with_differences(figures, differs, content, language)
    return staged


def rules_in_words(content: ContentSet, language: str) -> Chapters:
    """The rules of a kit in words, as its cards say their effects; none of a game whose rules are a program."""
    book, kit = getattr(content.words, "rulebook", None), getattr(content.words, "kit", None)
    if book is None or kit is None:
        return {}
    book = begun_with(book, content.rules)
    titles = {name: name_of(content, piece, language) for name, piece in content.by_id.items()}
    written = [*effects_on(content)]
    effects = [(titles[piece.id], block) for piece, _, block in written]
    book = by_value(book, constants_of(book, [block for _, block in effects]))
    teller = Teller(kit, book, language, lambda name: titles.get(name, name))
    told_apart = [(_with_its_kind(content, teller, titles, piece), block) for piece, _, block in written]
    return chapters_of(book, teller, told_apart)


def _with_its_kind(content: ContentSet, teller: Teller, titles: dict[str, str], piece: Any) -> str:
    """The title of a piece; with what it is where a piece of another kind is called the same."""
    title, kind = titles[piece.id], type(piece).__name__
    others = {type(other).__name__ for other in content.by_id.values() if titles[other.id] == title}
    called = content.kind_called(kind, teller.language)
    return teller.say("with", what=title, value=called) if others - {kind} and called else title


# What differs


def _differences(content: ContentSet) -> tuple[ContentSet, Compared] | None:
    """The set that this one extends, and what differs from it."""
    base = content.manifest.extends
    if not base or not isinstance(base, str):
        return None
    try:
        first = open_set(base)
    except WrongUse:
        return None
    return first, compared(first, content)


def _with_differences(
    staged: Staged, differs: tuple[ContentSet, Compared] | None, content: ContentSet, language: str
) -> Staged:
    if differs is None:
        return staged
    base, with_differences = differs
    words = DifferenceWords(language)
    lines = [
        words.change(msgspec.structs.replace(change, path=_switch(content, change.path, language)))
        for change in with_differences.rules
    ]
    titles = {"one": _title(base, language), "two": _title(content, language)}
    for piece in with_differences.pieces:
        if piece.sort == "changed":
            changes = words_joined(
                [words.change(_labelled(change, content, language)) for change in piece.changes], language
            )
            lines.append(f"{words.named(piece)}{_colon(language)}{changes}")
        else:
            lines.append(f"{words.said(f'sort-{piece.sort}', **titles)}{_colon(language)}{words.named(piece)}")
    rest = len(lines) - MOST_DIFFERENCES
    shown = lines[:MOST_DIFFERENCES] + ([words.said("more", count=rest)] if rest > 0 else [])
    there = tuple(piece.id for piece in with_differences.pieces if piece.second)
    return msgspec.structs.replace(staged, base=_title(base, language), differences=tuple(shown), differing=there)


def _switch(content: ContentSet, path: str, language: str) -> str:
    """What a switch is about, as editors tell it; its name where nothing is told."""
    name, _, key = path.partition(".")
    hints = get_type_hints(type(content.rules), include_extras=True)
    codes = [
        part.description for part in getattr(hints.get(name), "__metadata__", ()) if getattr(part, "description", "")
    ]
    if not codes:
        return path
    said = _CODE.sub("", translations(language).get(codes[0], codes[0]))
    return f"{said} ({key})" if key else said


def _labelled(change: Change, content: ContentSet, language: str) -> Change:
    """A change of a field by what the field is called."""
    called = content.texts(language).offered(f"label-{change.path}".replace("_", "-"))
    return msgspec.structs.replace(change, path=called or change.path)


def words_joined(parts: Sequence[str], language: str) -> str:
    """Several changes in one line."""
    return ("；" if language.startswith("zh") else "; ").join(parts)


def _colon(language: str) -> str:
    return "：" if language.startswith("zh") else ": "


def _title(content: ContentSet, language: str) -> str:
    return content.manifest.title.get(language) or content.name


# The table and games on it


class _Told(NamedTuple):
    """What a choice brought about in each language, whose it was, of which kind, and in which round."""

    kind: str
    seat: int
    round: int
    lines: Mapping[str, list[str]]


class _Hunt:
    """An example that is looked for while a game is played."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.told: list[_Told] = []
        self.before: dict[str, Tabletop] = {}
        self.start: Any = None
        self.seat = 0

    def takes(self, kind: str, round_number: int) -> bool:
        """Whether a choice belongs to a stretch that may be told."""
        return (kind in self.example.of or ANY in self.example.of) and round_number >= self.example.round

    def begins(self, choices: int) -> bool:
        """Whether a stretch may begin where there are so many choices."""
        return not self.example.marked or choices <= self.example.most_marked

    def goes_on(self, kind: str, seat: int, round_number: int) -> bool:
        """Whether the stretch that is told goes on with a choice of a kind by a seat in a round."""
        if self.example.alone and seat != self.seat:
            return False
        return self.takes(kind, round_number) and round_number == self.told[0].round

    def lines(self, language: str) -> list[str]:
        """What is told of the stretch; what the game goes on to under a heading of its own is told ``after`` it."""
        *before, last = (one.lines[language] for one in self.told)
        if ANY in self.example.of:
            return [line for lines in (*before, last) for line in lines]
        ends = next((place for place, line in enumerate(last) if not is_sentence(line)), len(last))
        if self.example.after:
            return last[ends:] or last
        return [line for lines in (*before, last[:ends]) for line in lines]

    def is_enough(self, language: str) -> bool:
        """Whether enough was told of it."""
        return bool(self.told) and len(self.lines(language)) >= self.example.least


class _Voices:
    """Narrators of one game in several languages, as one watcher."""

    def __init__(self, narrators: Mapping[str, Narrator]) -> None:
        self.narrators = narrators

    def before(self, state: Any, step: Any, action: int | None) -> None:
        for narrator in self.narrators.values():
            narrator.before(state, step, action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        for narrator in self.narrators.values():
            narrator.after(state, step, action)

    def told(self) -> dict[str, list[str]]:
        """What was told in each language since the last time."""
        return {language: narrator.told() for language, narrator in self.narrators.items()}


class _Stage:
    """A set laid out on the table."""

    def __init__(self, content: ContentSet, languages: Sequence[str]) -> None:
        self.content, self.languages = content, languages
        self.game: Game = game_of(content)
        self.table = self.game.table(content)
        make = self.game.table_view
        self.views = {} if make is None else {language: make(self.table, content, language) for language in languages}
        self.begins = {language: openings(content, language) for language in languages}
        self.names = {language: Names(content, language) for language in languages}

    def varied(self, rules: Mapping[str, object]) -> "_Stage | None":
        """The same with other switches; None where the game has none of that name."""
        if not rules.keys() <= set(self.content.rules.__struct_fields__):
            return None
        content: Any = copy(self.content)
        content.rules = msgspec.structs.replace(self.content.rules, **rules)
        return _Stage(content, self.languages)

    def setups(self, language: str) -> dict[int, Tabletop]:
        """The table before the first choice, for the fewest and for the most players."""
        players = self.content.manifest.players
        setups = {}
        for seats in dict.fromkeys((max(players.least, 1), players.most)):
            state = self.game.start(self.table, seats, SEED)
            decision = settle(state)
            seat = decision.seat(state) if decision is not None else 0
            setups[seats] = self._tabletop(state, seat, language)
        return setups

    def _tabletop(self, state: Any, seat: int, language: str, marked: frozenset[str] = frozenset()) -> Tabletop:
        view = self.views.get(language)
        position = self.game.map_pictures.position(state) if self.game.map_pictures is not None else None
        if view is None:
            return Tabletop(position=position)
        shown = msgspec.to_builtins(view.shown(state, seat))
        spreads = []
        for place in shown["places"]:
            pieces = [piece | {"marked": piece["key"] in marked} for piece in place["pieces"]]
            spreads.append(convert(place | {"pieces": pieces}, Spread))
        figures = tuple(tuple(convert(one, Count) for one in seat_of) for seat_of in shown["figures"])
        table = tuple(convert(one, Count) for one in shown.get("table", ()))
        return Tabletop(tuple(spreads), figures, table, position, (), self._players(language, len(figures)))

    def _players(self, language: str, seats: int) -> tuple[str, ...]:
        texts = self.content.texts(language)
        try:
            return tuple(texts.say("player-name", number=seat + 1) for seat in range(seats))
        except MissingText:
            return ()

    def played(self, wanted: Booklet) -> tuple[dict[str, dict[str, Played]], dict[str, Score]]:
        """Each example in each language, as far as games show it; and how one of the games was counted."""
        played: dict[str, dict[str, Played]] = {}
        score: dict[str, Score] = {}
        kinds = {_FIRST, *((example.by, tuple(example.rules.items())) for example in wanted.examples.values())}
        for by, rules in sorted(kinds, key=lambda kind: (kind != _FIRST, repr(kind))):
            stage = self if not rules else self.varied(dict(rules))
            chosen = {
                name: example
                for name, example in wanted.examples.items()
                if (example.by, tuple(example.rules.items())) == (by, rules)
            }
            for number in range(MOST_GAMES if stage is not None else 0):
                left = {name: _Hunt(example) for name, example in chosen.items() if name not in played}
                is_counted = (by, rules) == _FIRST and number == wanted.score_game - 1
                if stage is not None and (left or is_counted):
                    more, counted = stage.game_of(by, number, left, wanted.score_after if is_counted else -1)
                    played |= more
                    score = score or counted
        return {name: played[name] for name in wanted.examples if name in played}, score

    def game_of(
        self, agent: str, number: int, hunts: dict[str, _Hunt], counted_after: int
    ) -> tuple[dict[str, dict[str, Played]], dict[str, Score]]:
        """One game, as far as it is needed."""
        game, seats = self.game, max(self.content.manifest.players.least, 1)
        try:
            maker = agent_named(agent)
        except UnknownAgent:
            return {}, {}
        state = game.start(self.table, seats, SEED + number)
        voices = _Voices({language: game.narrator(self.table, self.content, language) for language in self.languages})
        for narrator in voices.narrators.values():
            narrator.start(state)
        players = seated(game, [maker] * seats, SEED, number)
        hunted: dict[str, dict[str, Played]] = {}
        score: dict[str, Score] = {}
        decision: Decision[Any] | None = settle(state, voices)
        voices.told()
        for _ in range(MOST_CHOICES):
            rounds = self._rounds(state, decision)
            if decision is None or (counted_after > 0 and rounds >= counted_after):
                score = score or (self._score(state, voices, rounds if decision else 0) if counted_after >= 0 else {})
                counted_after = -1
            if decision is None or (len(hunted) == len(hunts) and counted_after < 0):
                break
            decision = self._choice(state, decision, players, voices, hunts, hunted, rounds)
        return hunted, score

    def _choice(
        self,
        state: Any,
        decision: Decision[Any],
        players: Sequence[Any],
        voices: _Voices,
        hunts: Mapping[str, _Hunt],
        found: dict[str, dict[str, Played]],
        rounds: int,
    ) -> Decision[Any] | None:
        """One choice, and what it means for each example that is looked for."""
        seat, kind = decision.seat(state), dashed(type(decision).__name__)
        going = [hunt for name, hunt in hunts.items() if name not in found and hunt.takes(kind, rounds + 1)]
        going = [hunt for hunt in going if hunt.told or hunt.begins(len(state.options))]
        for hunt in going:
            if not hunt.told:
                hunt.start, hunt.seat = state.copy(), seat
                hunt.before = self._marked(hunt, state, decision) if hunt.example.marked else {}
        choose(state, players[seat].choose(View(self.game, state, decision, seat)), voices)
        after = settle(state, voices)
        lines = voices.told()
        for hunt in going:
            hunt.told.append(_Told(kind, seat, rounds + 1, lines))
        next_kind = dashed(type(after).__name__) if after is not None else ""
        next_round, next_seat = self._rounds(state, after) + 1, -1 if after is None else after.seat(state)
        for name, hunt in hunts.items():
            if name not in found and hunt.told and not hunt.goes_on(next_kind, next_seat, next_round):
                if hunt.is_enough(self.languages[0]):
                    found[name] = {language: self._example(hunt, state, language) for language in self.languages}
                else:
                    hunt.told = []
        return after

    def _marked(self, hunt: _Hunt, state: Any, decision: Decision[Any]) -> dict[str, Tabletop]:
        """The table as the stretch begins, with what may be chosen marked on it."""
        marked = {}
        for language, view in self.views.items():
            keys = frozenset(key for touch in view.touched(state, decision) for key in touch.keys)
            marked[language] = self._only_own(self._tabletop(state, hunt.seat, language, keys), hunt.seat)
        return marked

    def _only_own(self, table: Tabletop, seat: int) -> Tabletop:
        """Only the board of a seat."""
        spreads = tuple(
            msgspec.structs.replace(spread, seat=NOBODY)
            for spread in table.spreads
            if spread.seat == seat and spread.how == "board"
        )
        return msgspec.structs.replace(table, spreads=spreads, figures=(), table=(), position=None)

    def _example(self, hunt: _Hunt, state: Any, language: str) -> Played:
        example = hunt.example
        begins = self.begins[language]
        story = [line for line in hunt.lines(language) if not any(opening.fullmatch(line) for opening in begins)]
        lines = story[: example.most]
        within = (piece for line in lines for _, _, piece in self.names[language].within(line))
        named = [piece for piece in dict.fromkeys(within) if not self._is_word(piece, language)]
        shows = example.show == "pieces"
        return Played(tuple(lines), tuple(named) if shows else (), self._picture(hunt, state, language))

    def _is_word(self, name: str, language: str) -> bool:
        """Whether what was found as a name is an id that games say as a word, such as ``trade``."""
        piece = self.content.by_id[name]
        is_id = self.content.called(piece, language) == name
        return is_id and name.islower() and not isinstance(self.content.words, KitWords)

    def _picture(self, hunt: _Hunt, state: Any, language: str) -> Tabletop | None:
        show = hunt.example.show
        if hunt.before:
            return hunt.before[language]
        if show == "own":
            return self._only_own(self._tabletop(state, hunt.seat, language), hunt.seat)
        if show == "map" and self.game.map_pictures is not None:
            before, after = (self.game.map_pictures.position(one) for one in (hunt.start, state))
            near = tuple(sorted(set(changed(before, after))))
            return Tabletop(position=after, near=near) if near else None
        return None

    def _rounds(self, state: Any, decision: Decision[Any] | None) -> int:
        """How many rounds are over."""
        return self.game.rounds_over(state) if self.game.rounds_over is not None and decision is not None else 0

    def _score(self, state: Any, voices: _Voices, rounds: int) -> dict[str, Score]:
        """How the game was counted, in each language; nothing where the game is not over and cannot be counted so."""
        copied = state.copy()
        voices.told()
        tie = self.game.tied(state) if self.game.tied is not None and not rounds else None
        score = {}
        for language, narrator in voices.narrators.items():
            lines = [*narrator.finish(copied), *sentences_of(tie, self.content, language)]
            names = self._players(language, state.seats) or ("",)
            # That the game is over, and who wins it, is not told of one that is not.
            about = [line for line in lines if any(name in line for name in names)][:-1]
            score[language] = Score(tuple(about if rounds else lines), rounds)
        return score


def dashed(name: str) -> str:
    """``MoveGoods`` → ``move-goods``: a kind of choice as layouts name it."""
    return ROUND_WORDS.sub("-", name).lower()


def changed(before: Position, after: Position) -> Iterator[Place]:
    """The hexes on which something else lies."""
    old = {laid.place: laid for laid in before.tiles}
    yield from (laid.place for laid in after.tiles if old.get(laid.place) != laid)
    yield from (place for place, city in after.new_cities.items() if before.new_cities.get(place) != city)
    for place in {*before.cubes, *after.cubes}:
        if tuple(before.cubes.get(place, ())) != tuple(after.cubes.get(place, ())):
            yield place
