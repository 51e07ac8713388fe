"""Words of contrary sense in a sentence: which of them it says, and whether another says the contrary in their place.

Which words exclude each other stands in ``contraries.yaml``; names that a game tells apart are added by who asks.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.content.loading import read_value

CONTRARIES = Path(__file__).parent / "contraries.yaml"
ALIKE, MUCH_ALIKE = 0.6, 0.8
"""So alike must two sentences be, of 1, for words in like places to be compared, and for one more word to matter."""
_LIE = frozenset(("from", "to", "into", "onto", "on", "in", "under", "for", "在", "到", "從", "从", "換", "换"))
LONGEST_THING = 4
"""So many words may name a thing, and stand between two that lie in each other's places."""
LONGEST_HAN = 3
"""So many characters are a word at most."""
_ANY, _END = "\0", "\1"
"""Stand for a word of the group that is looked at, and for the beginning and the end of a sentence."""
Side = frozenset[str]
Group = tuple[Side, ...]
Token = str
_TOKEN = re.compile(
    r"\$[a-z][\w-]*|[a-z]+(?:[-’'][a-z]+)*’?|[0-9]+|[½¼¾]|[+−]|(?<![\w–-])-(?=\s*[$0-9])|[\u4e00-\u9fff]", re.IGNORECASE
)
_HAN = re.compile(r"[\u4e00-\u9fff]")
_JOINS = frozenset(("and", "or", "和", "或", "與", "与", "、"))
_LINKED = frozenset(("a", "an", "the", "your", "one", "of", "be", "能", "可"))
LEADS_ON = frozenset(("from", "to", "into", "onto", "on", "in", "under", "and", "or", "then", "for", "when", "with"))
_GOAL = 3
"""So many words after one for whence or whither, without articles and the like, may name the place."""


class Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that say whence and whither."""

    whence: tuple[str, ...] = msgspec.field(name="from")
    whither: tuple[str, ...] = msgspec.field(name="to")


class Contraries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a language that exclude each other, as the head of the table describes them."""

    whole: tuple[str, ...]
    groups: tuple[tuple[tuple[str, ...], ...], ...]
    ways: Ways
    nots: tuple[str, ...]
    kept_from: tuple[str, ...]
    unsaid: tuple[str, ...]
    then: tuple[str, ...]
    places: tuple[str, ...]
    given_back: tuple[str, ...]


class Turn(NamedTuple):
    """What a sentence says, and what it said in its place before."""

    now: str
    before: str


@cache
def contraries_in(language: str) -> Contraries:
    """The words of a language; Chinese in both its scripts, and none of one that is not known."""
    known = read_value(CONTRARIES, CONTRARIES.name, dict[str, Contraries])
    return known.get(language.partition("-")[0], Contraries((), (), Ways((), ()), (), (), (), (), (), ()))


def tokens_of(text: str) -> tuple[Token, ...]:
    """The words, characters, numbers and ``$values`` of a text, and the signs before numbers and values."""
    return tuple("−" if token == "-" else token for token in _TOKEN.findall(text.casefold().replace("＋", "+")))


class Words:
    """What excludes each other in one language: the words of the table, and groups of names of a game.

    ``things`` are names of kinds and places in a game, each of which excludes the others and the places of the table.
    """

    def __init__(self, language: str, names: Iterable[Group] = (), things: Iterable[str] = ()) -> None:
        self._known = contraries_in(language)
        self._is_han = language.startswith("zh")
        self._groups = [*(_sides(group) for group in self._known.groups), *names]
        things = dict.fromkeys((*self._known.places, *things))
        self._groups += [tuple(frozenset((thing,)) for thing in things)] if len(things) > 1 else []
        self._parts: dict[Group, list[tuple[tuple[Token, ...], int]]] = {}

    def turned(self, before: Sequence[Token], now: Sequence[Token]) -> Turn | None:
        """Where a sentence says the contrary of an earlier one; None where it does not, as far as its words tell."""
        if tuple(before) == tuple(now):
            return None
        if (ways := self._turned_way(before, now)) is not None:
            return ways
        for group in self._groups:
            old, new = self._marked(group, before), self._marked(group, now)
            turn = _turned(old, new) or self._said_now(group, old, new)
            if turn is not None:
                return turn
        return self._negated(before, now) or self._other_order(before, now) or _changed_places(before, now)

    def _said_now(self, group: Group, before: Sequence["_Mark"], now: Sequence["_Mark"]) -> Turn | None:
        """The contrary of what a sentence only meant: lose 2 points, where it said 2 points."""
        side = next((at for at, side in enumerate(group) if side.intersection(self._known.unsaid)), None)
        said = [mark for mark in now if mark.sides]
        if side is None or not said or any(mark.sides for mark in before) or any(side in mark.sides for mark in said):
            return None
        tokens = tokens_of(" ".join(mark.text for mark in before))
        if any(mark.sides for mark in self._marked(_sides([self._known.given_back]), tokens)):
            return None
        rest = [mark.text for mark in now if not mark.sides]
        is_like = _likeness([mark.text for mark in before], rest) >= MUCH_ALIKE
        return Turn(said[0].text, "–") if is_like else None

    def _other_order(self, before: Sequence[Token], now: Sequence[Token]) -> Turn | None:
        """First what came then, and then what came first."""
        for word in self._known.then:
            old, new = (_parted(tokens, tokens_of(word)) for tokens in (before, now))
            if old and new:
                crossed = [likeness(*pair) for pair in ((old[0], new[1]), (old[1], new[0]))]
                straight = [likeness(*pair) for pair in zip(old, new, strict=True)]
                if min(crossed) >= ALIKE and max(straight) < ALIKE:
                    return Turn(" ".join(new[0]), " ".join(old[0]))
        return None

    def _marked(self, group: Group, tokens: Sequence[Token]) -> list["_Mark"]:
        """A sentence with the words of a group marked by their sides."""
        parts = self._parts.get(group)
        if parts is None:
            own = {word for side in group for word in side}
            said = [(form, at) for at, side in enumerate(group) for word in side for form in self._forms(word)]
            said += [(tokens_of(word), -1) for word in self._known.whole if word not in own]
            parts = self._parts.setdefault(group, sorted(said, key=lambda part: -len(part[0])))
        return list(_runs(_marks(tokens, parts)))

    def _forms(self, word: str) -> Iterator[tuple[Token, ...]]:
        tokens = tokens_of(word)
        yield tokens
        if tokens and tokens[-1].isascii() and tokens[-1].isalpha():
            yield from ((*tokens[:-1], f"{tokens[-1]}{ending}") for ending in ("’s", "'s"))
        if len(tokens) == 1 and word.isascii() and word.isalpha():
            stem = word.removesuffix("e")
            endings = (
                f"{word}s",
                f"{word}es",
                f"{stem}ed",
                f"{stem}ing",
                f"{word}{word[-1]}ed",
                f"{word}{word[-1]}ing",
            )
            yield from ((form,) for form in endings)

    def _turned_way(self, before: Sequence[Token], now: Sequence[Token]) -> Turn | None:
        """Things taken whence they were put, and put whence they were taken."""
        old, new = self._way(before), self._way(now)
        was_goal = bool((old[1] & new[0]) - old[0] - new[1])
        was_source = bool((old[0] & new[1]) - old[1] - new[0])
        if not (was_goal or was_source):
            return None
        return Turn(*(" … ".join(" ".join(sorted(place)) for place in way) for way in (new, old)))

    def _way(self, tokens: Sequence[Token]) -> tuple[frozenset[str], frozenset[str]]:
        """What stands after the first word for whence, and after that for whither; nothing where there is none."""
        ways = self._known.ways
        return self._after(tokens, ways.whence), self._after(tokens, ways.whither)

    def _after(self, tokens: Sequence[Token], words: Sequence[str]) -> frozenset[str]:
        for word in (tokens_of(each) for each in words):
            for at in range(len(tokens) - len(word)):
                if tuple(tokens[at : at + len(word)]) == word:
                    rest = tokens[at + len(word) :]
                    return frozenset(("".join(rest[:2]),)) if self._is_han else _named(rest)
        return frozenset()

    def _negated(self, before: Sequence[Token], now: Sequence[Token]) -> Turn | None:
        """A sentence that says "not" of what it said plainly, or plainly what it said "not" of."""
        old, new = self._plain(before), self._plain(now)
        if old.nots and new.nots:
            return _other_nots(old, new) or _one_more_not(old, new)
        one, other = (old, new) if old.nots else (new, old)
        if (
            other.nots
            or (other.is_kept_from and not one.is_kept_from)
            or not one.nots
            or _likeness(old.rest, new.rest) < ALIKE
        ):
            return None
        stems = {_stem(token) for token in other.rest}
        what = next((word for word, after in one.nots if _stem(after) in stems), None)
        if what is None:
            return None
        return Turn("–", what) if one is old else Turn(what, "–")

    def _plain(self, tokens: Sequence[Token]) -> "_Plain":
        said = [(tokens_of(word), 0) for word in self._known.nots]
        said += [(tokens_of(word), 1) for word in self._known.kept_from]
        said += [(tokens_of(word), -1) for word in self._known.whole]
        marks = list(_marks(tokens, sorted(said, key=lambda part: -len(part[0]))))
        rest = [mark.text for mark in marks if not mark.sides]
        nots = [
            (mark.text, after)
            for at, mark in enumerate(marks)
            if 0 in mark.sides and (after := next((one.text for one in marks[at + 1 :] if one.text not in _LINKED), ""))
        ]
        return _Plain(nots, rest, any(1 in mark.sides for mark in marks))


def _named(rest: Sequence[Token]) -> frozenset[str]:
    """What the next words may name, without articles and up to a word that leads elsewhere."""
    end = next((at for at, token in enumerate(rest) if token in LEADS_ON or token.startswith("$")), len(rest))
    return frozenset([_stem(token) for token in rest[:end] if token not in _LINKED][:_GOAL])


class _Plain(NamedTuple):
    """A sentence without its words for "not": these with what follows each; the rest; whether others say as much."""

    nots: list[tuple[str, str]]
    rest: list[str]
    is_kept_from: bool


class _Mark(NamedTuple):
    """A word of a sentence; of a group, the sides it is of: several where it joins words of several."""

    text: str
    sides: frozenset[int]

    @property
    def key(self) -> str:
        """By what it is compared: all words of a group count as one."""
        return _ANY if self.sides else self.text


def _other_nots(old: _Plain, new: _Plain) -> Turn | None:
    """What was denied is said plainly now, and the other way round."""
    freed, denied = (
        next((f"{word} {after}" for word, after in one.nots if _is_plain(after, other)), None)
        for one, other in ((old, new), (new, old))
    )
    return Turn(denied, freed) if denied and freed else None


def _one_more_not(old: _Plain, new: _Plain) -> Turn | None:
    """What was said plainly is denied beside what was denied already, or the other way round."""
    if _likeness(old.rest, new.rest) < MUCH_ALIKE or old.is_kept_from != new.is_kept_from:
        return None
    for one, other, is_new in ((new, old, True), (old, new, False)):
        own = next((f"{word} {after}" for word, after in one.nots if _is_plain(after, other)), None)
        if own is not None and len(one.nots) > len(other.nots):
            return Turn(own, "–") if is_new else Turn("–", own)
    return None


def _is_plain(word: str, sentence: _Plain) -> bool:
    """Whether a sentence says a word without "not" before it."""
    denied = {_stem(after) for _, after in sentence.nots}
    return _stem(word) not in denied and _stem(word) in {_stem(each) for each in sentence.rest}


def _changed_places(before: Sequence[Token], now: Sequence[Token]) -> Turn | None:
    """Two things in each other's places around a word that says how they lie: a town on a city."""
    if sorted(before) != sorted(now):
        return None
    differing = [at for at, pair in enumerate(zip(before, now, strict=True)) if pair[0] != pair[1]]
    old, new = (tuple(tokens[differing[0] : differing[-1] + 1]) for tokens in (before, now))
    for first in range(1, LONGEST_THING + 1):
        for second in range(1, min(LONGEST_THING, len(old) - first - 1) + 1):
            one, between, other = old[:first], old[first : len(old) - second], old[len(old) - second :]
            if new == (*other, *between, *one) and not _LIE.isdisjoint(between) and len(between) <= LONGEST_THING:
                return Turn(" ".join(new), " ".join(old))
    return None


def _sides(group: Iterable[Iterable[str]]) -> Group:
    return tuple(frozenset(side) for side in group)


def _marks(tokens: Sequence[Token], parts: Sequence[tuple[tuple[Token, ...], int]]) -> Iterator[_Mark]:
    at = 0
    while at < len(tokens):
        part = next((part for part in parts if tuple(tokens[at : at + len(part[0])]) == part[0]), None)
        size = len(part[0]) if part else 1
        joined = ("" if _HAN.search(tokens[at]) else " ").join(tokens[at : at + size])
        yield _Mark(joined, frozenset((part[1],)) if part and part[1] >= 0 else frozenset())
        at += size


def _runs(marks: Iterable[_Mark]) -> Iterator[_Mark]:
    """The same with words of a group that follow each other, or are joined by "or" and "and", taken together."""
    kept: list[_Mark] = []
    for mark in marks:
        if mark.sides and kept and kept[-1].sides:
            kept[-1] = _Mark(f"{kept[-1].text} {mark.text}", kept[-1].sides | mark.sides)
        elif mark.sides and len(kept) > 1 and kept[-1].text in _JOINS and kept[-2].sides:
            joined = kept.pop()
            kept[-1] = _Mark(f"{kept[-1].text} {joined.text} {mark.text}", kept[-1].sides | mark.sides)
        else:
            kept.append(mark)
    yield from kept


def _turned(before: Sequence[_Mark], now: Sequence[_Mark]) -> Turn | None:
    """A word of another side in the place of one, or all words of one side beside what those of the other stood by."""
    old, new = ([mark for mark in marks if mark.sides] for marks in (before, now))
    counted = [Counter(side for mark in marks for side in mark.sides) for marks in (old, new)]
    if not (old and new) or counted[0] < counted[1]:
        return None
    in_place = list(_in_place(before, now, is_between=counted[1] < counted[0]))
    if len(in_place) > (counted[0] == counted[1]):
        return in_place[0]
    if counted[0].keys() & counted[1].keys():
        return None
    rests = [[mark.text for mark in marks if not mark.sides] for marks in (before, now)]
    if likeness(*rests) >= MUCH_ALIKE:
        return Turn(new[0].text, old[0].text)
    return next(_beside(before, now), None)


def _in_place(before: Sequence[_Mark], now: Sequence[_Mark], *, is_between: bool) -> Iterator[Turn]:
    """Words of another side in the places of others, or ``is_between`` the same two words."""
    old_keys, new_keys = ([mark.key for mark in marks] for marks in (before, now))
    for first, second in aligned(old_keys, new_keys):
        one, other = before[first], now[second]
        is_other = bool(one.sides) and not one.sides & other.sides
        are_same = not is_between or _neighbours(old_keys, first) == _neighbours(new_keys, second)
        if is_other and are_same and _is_in_place(old_keys, new_keys, first, second):
            yield Turn(other.text, one.text)


def _neighbours(keys: Sequence[str], at: int) -> tuple[str, str]:
    framed = (_END, *keys, _END)
    return framed[at], framed[at + 2]


def _is_in_place(old: Sequence[str], new: Sequence[str], first: int, second: int) -> bool:
    """Whether both places have something in common among the two words before, or the two after, be it the end."""
    one, other = ([_END, *(_stem(key) for key in keys), _END] for keys in (old, new))
    before = {*one[max(0, first - 1) : first + 1]} & {*other[max(0, second - 1) : second + 1]}
    after = {*one[first + 2 : first + 4]} & {*other[second + 2 : second + 4]}
    return bool((before | after) - {_ANY})


def _beside(before: Sequence[_Mark], now: Sequence[_Mark]) -> Iterator[Turn]:
    """Words of the group that stand right before or right after the same."""
    for one, (left, right) in _with_neighbours(before):
        for other, (other_left, other_right) in _with_neighbours(now):
            if (left and left == other_left) or (right and right == other_right):
                yield Turn(other.text, one.text)


def _with_neighbours(marks: Sequence[_Mark]) -> Iterator[tuple[_Mark, tuple[str, str]]]:
    for at, mark in enumerate(marks):
        if mark.sides:
            yield mark, (marks[at - 1].text if at else "", marks[at + 1].text if at + 1 < len(marks) else "")


def _parted(tokens: Sequence[Token], word: Sequence[Token]) -> tuple[tuple[Token, ...], tuple[Token, ...]] | None:
    size = len(word)
    places = [at for at in range(len(tokens)) if tuple(tokens[at : at + size]) == tuple(word)]
    return (tuple(tokens[: places[0]]), tuple(tokens[places[0] + size :])) if len(places) == 1 else None


def _likeness(one: Sequence[str], other: Sequence[str]) -> float:
    return SequenceMatcher(None, [_stem(word) for word in one], [_stem(word) for word in other], autojunk=False).ratio()


def _stem(word: str) -> str:
    return word[:4] if word.isascii() and word.isalpha() else word


def likeness(one: Sequence[Token], other: Sequence[Token]) -> float:
    """How much of two sentences is the same, from 0 to 1."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def aligned(one: Sequence[Token], other: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Places of two like sentences at which the same stands; nothing for sentences that are hardly alike."""
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.ratio() >= ALIKE:
        for first, second, size in matcher.get_matching_blocks():
            yield from ((first + at, second + at) for at in range(size))


@lru_cache(maxsize=1024)
def told_apart(names: tuple[str, ...]) -> Group | None:
    """The words in which names of a kind differ, one side each; None where they differ in more than a word."""
    words = [tokens_of(name) for name in names]
    if len(set(words)) < 2 or not all(words):
        return None
    first, last = min(words), max(words)
    lead = next((at for at, pair in enumerate(zip(first, last, strict=False)) if pair[0] != pair[1]), None)
    if lead is None:
        return None
    back = [word[::-1] for word in words]
    tail = next((at for at, pair in enumerate(zip(min(back), max(back), strict=False)) if pair[0] != pair[1]), 0)
    rests = [word[lead : len(word) - tail] for word in words]
    if not all(rests) or len(set(rests)) < len(rests):
        return None
    short = [rest for rest in rests if len(rest) == 1 or (_HAN.match(rest[0]) and len(rest) <= LONGEST_HAN)]
    joint = "" if _HAN.match(rests[0][0]) else " "
    return tuple(frozenset((joint.join(rest),)) for rest in short) if len(short) > 1 else None
