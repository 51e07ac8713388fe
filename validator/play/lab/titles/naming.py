"""Titles made: words drawn for each piece, none twice, each in every language."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple, TypeVar

from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence
from validator.play.engine.chance import Dice, below
from validator.play.lab.titles.avoided import digest_of, known_as
from validator.play.lab.titles.facts import Wanted, fits
from validator.play.lab.titles.lists import SLOT, Choice, Lists, Pattern, conditions_of, slots_of
from validator.play.lab.titles.width import width_of
from validator.play.lab.titles.wording import say

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
        found = {}
        for slot in sorted(slots_of(next(iter(pattern.say.values())))):
            choices = self.lists.slots.get(slot)
            names = [slot] if choices is None else [name for one in _fitting(choices, wanted) for name in one.lists]
            found[slot] = [word for name in dict.fromkeys(names) for word in self.lists.words[name]]
        return found

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

    def _too_few(self, wanted: Wanted, found: Sentence) -> Issue:
        message = say("too-few-titles", kind=wanted.kind)
        return Issue(code="too-few-titles", message=message, span=Span(self.lists.shown), found=found)


def _fitting(written: Sequence[Conditional], wanted: Wanted) -> list[Conditional]:
    """Of those whose conditions the piece meets, the ones with the most conditions."""
    fitting = [one for one in written if fits(conditions_of(one.conditions), wanted.facts)]
    most = max((len(one.conditions) for one in fitting), default=0)
    return [one for one in fitting if len(one.conditions) == most]
