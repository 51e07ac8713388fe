"""Titles made: words drawn for each piece, none twice, each in every language."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, NamedTuple, TypeVar

from validator.base.columns import width_of
from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence
from validator.content.loading import ContentSet
from validator.content.vocabulary import titled_parts
from validator.play.engine.chance import Dice, below
from validator.play.lab.titles.lists import (
    SLOT,
    Choice,
    Lists,
    Pattern,
    Wanted,
    conditions_of,
    digest_of,
    fits,
    known_as,
    room_in,
    say,
    slots_of,
    titles_in,
    wanted_of,
)

Title = dict[str, str]
Conditional = TypeVar("Conditional", Pattern, Choice)
ANY_KIND = "any"
DRAWS = 60
"""So often words are drawn for a title before every combination is looked through."""
GOOD_DRAWS = 8
"""Of so many titles that could be had, the one with the freshest words is taken."""
WIDE = 24
"""A title is at most so wide if nobody says otherwise, a Chinese character counting as two letters."""
MOST_COMBINATIONS = 200_000


class Draw(NamedTuple):
    """A title with the words it is made of, as they stand in the first language."""

    title: Title
    words: tuple[str, ...]


def titles_for(
    lists: Lists,
    wanted: Sequence[Wanted],
    taken: Collection[str],
    languages: Sequence[str],
    seed: int,
    widest: Mapping[str, Mapping[str, int]] | None = None,
) -> list[Title]:
    """A title for each piece wanted, in its order: no two alike in any language, none taken, none to be avoided.

    ``widest`` is the room for a title by kind and language. In a language that the lists lack, a title stands as in
    their first. The same arguments give the same titles.

    Raises:
        ContentError: the words make too few titles.
    """
    namer = _Namer(lists, taken, tuple(languages), widest or {})
    dice = Dice(seed)
    return [namer.named(one, dice) for one in wanted]


class _Namer:
    """What was given away so far."""

    def __init__(
        self, lists: Lists, taken: Collection[str], languages: tuple[str, ...], widest: Mapping[str, Mapping[str, int]]
    ) -> None:
        self.lists, self.languages, self.widest = lists, languages, widest
        self.taken = {known_as(title) for title in taken}
        self.used: Counter[str] = Counter()
        self.given = 0

    def named(self, wanted: Wanted, dice: Dice) -> Title:
        """The next title."""
        patterns = _fitting(self.lists.patterns.get(wanted.kind) or self.lists.patterns.get(ANY_KIND, []), wanted)
        ways = [(pattern, self._fillings(pattern, wanted)) for pattern in patterns]
        ways = [(pattern, fillings) for pattern, fillings in ways if all(fillings.values())]
        if not ways:
            raise ContentError([self._too_few(wanted, say("no-pattern"))])
        draws = (self._drawn(*ways[below(dice, len(ways))], dice) for _ in range(DRAWS))
        good = list(islice((draw for draw in draws if self._may_be(draw.title, wanted)), GOOD_DRAWS))
        best = min(good, key=self._staleness) if good else self._first_of_all(ways, wanted)
        self.taken.update(known_as(text) for text in best.title.values())
        self.used.update(best.words)
        self.given += 1
        return best.title

    def _fillings(self, pattern: Pattern, wanted: Wanted) -> dict[str, list[dict[str, str]]]:
        """The words that may fill each slot of a pattern."""
        fillings = {}
        for slot in sorted(slots_of(next(iter(pattern.say.values())))):
            choices = self.lists.slots.get(slot)
            names = [slot] if choices is None else [name for one in _fitting(choices, wanted) for name in one.lists]
            fillings[slot] = [word for name in dict.fromkeys(names) for word in self.lists.words[name]]
        return fillings

    def _drawn(self, pattern: Pattern, fillings: Mapping[str, list[dict[str, str]]], dice: Dice) -> Draw:
        return self._put_together(pattern, {slot: words[below(dice, len(words))] for slot, words in fillings.items()})

    def _put_together(self, pattern: Pattern, filled: Mapping[str, Mapping[str, str]]) -> Draw:
        first = self.lists.languages[0]
        title = {}
        for language in self.languages:
            spoken = language if language in self.lists.languages else first
            title[language] = SLOT.sub(lambda slot, to=spoken: filled[slot[1]][to], pattern.say[spoken])  # type: ignore[misc]
        return Draw(title, tuple(word[first] for word in filled.values()))

    def _may_be(self, title: Title, wanted: Wanted) -> bool:
        widest = self.widest.get(wanted.kind, {})
        return all(
            width_of(text) <= widest.get(language, WIDE)
            and known_as(text) not in self.taken
            and digest_of(text) not in self.lists.avoid
            for language, text in title.items()
        )

    def _staleness(self, draw: Draw) -> int:
        """How often its words were used already, those used often counting more; a word twice in it is worst."""
        again = len(draw.words) - len(set(draw.words))
        return sum(self.used[word] ** 2 for word in draw.words) + 1000 * again

    def _first_of_all(self, ways: list[tuple[Pattern, dict[str, list[dict[str, str]]]]], wanted: Wanted) -> Draw:
        for draw in islice(self._every(ways), MOST_COMBINATIONS):
            if self._may_be(draw.title, wanted):
                return draw
        raise ContentError([self._too_few(wanted, say("titles", count=f"{self.given:,}"))])

    def _every(self, ways: list[tuple[Pattern, dict[str, list[dict[str, str]]]]]) -> Iterator[Draw]:
        for pattern, fillings in ways:
            for words in product(*fillings.values()):
                yield self._put_together(pattern, dict(zip(fillings, words, strict=True)))

    def _too_few(self, wanted: Wanted, sentence: Sentence) -> Issue:
        message = say("too-few-titles", kind=wanted.kind)
        return Issue(code="too-few-titles", message=message, span=Span(self.lists.shown), found=sentence)


def _fitting(written: Sequence[Conditional], wanted: Wanted) -> list[Conditional]:
    """Of those whose conditions the piece meets, the ones with the most conditions."""
    fitting = [one for one in written if fits(conditions_of(one.conditions), wanted.facts)]
    most = max((len(one.conditions) for one in fitting), default=0)
    return [one for one in fitting if len(one.conditions) == most]


Fields = Mapping[str, Any]


class _Place(NamedTuple):
    """Where a title goes: which piece, and the path in it of what bears the title; ``field`` is title, or name."""

    piece: int
    path: tuple[str | int, ...]
    wanted: Wanted
    field: str = "title"


def entitled(
    content: ContentSet, lists: Lists, pieces: Sequence[tuple[str, Fields]], seed: int
) -> list[dict[str, Any]]:
    """The fields of each piece with its title in every language of the set; pieces are given as (kind, fields).

    What in a piece has a ``name`` in several languages, such as the towns of a map, gets another one, by the patterns
    for the field it is listed in.
    ``content`` is the set that the pieces come beside: none of them is called as one of its own. Each must have an id.

    Raises:
        ContentError: the words make too few titles.
        msgspec.ValidationError: the fields are none of their kind.
    """
    places = [place for number, (kind, fields) in enumerate(pieces) for place in _places(content, number, kind, fields)]
    widest = {kind: room_in(content, kind) for kind in {place.wanted.kind for place in places}}
    wanted = [place.wanted for place in places]
    titles = titles_for(lists, wanted, titles_in(content), content.languages, seed, widest)
    entitled = [dict(fields) for _, fields in pieces]
    for place, title in zip(places, titles, strict=True):
        entitled[place.piece] = _with_title(entitled[place.piece], place.path, place.field, title)
    return entitled


def _places(content: ContentSet, number: int, kind: str, fields: Fields) -> list[_Place]:
    typed = convert(dict(fields), content.words.kinds[kind], str_keys=True)
    parts = titled_parts(typed)
    places = [_Place(number, (part,), wanted_of(kind, value)) for part, value in parts.items()]
    if not parts and kind not in content.words.untitled:
        places.append(_Place(number, (), wanted_of(kind, typed)))
    return places + [
        _Place(number, path, wanted_of(next(step for step in reversed(path) if isinstance(step, str)), named), "name")
        for path, named in _named(fields, ())
    ]


def _named(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Fields]]:
    """Whatever lies in an entry and has a name by language, with its path."""
    if isinstance(value, Mapping) and path and isinstance(value.get("name"), Mapping):
        yield path, value
    inner: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, Mapping):
        inner = value.items()
    elif isinstance(value, list | tuple):
        inner = enumerate(value)
    for step, held in inner:
        yield from _named(held, (*path, step))


def _with_title(value: Any, path: tuple[str | int, ...], field: str, title: Title) -> Any:
    """The fields with the title put in at a path: a name in its place, a title after the id, as a person writes it."""
    if path and isinstance(value, Mapping):
        return {**value, path[0]: _with_title(value[path[0]], path[1:], field, title)}
    if path:
        return [
            _with_title(held, path[1:], field, title) if step == path[0] else held for step, held in enumerate(value)
        ]
    if field in value:
        return {name: title if name == field else held for name, held in value.items()}
    first = {name: held for name, held in value.items() if name in ("id", "is", "at")}
    return {**first, field: title, **{name: held for name, held in value.items() if name not in first}}
