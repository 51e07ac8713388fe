"""Can a game of the set be told? Every message that telling, asking or the table may need, in each of its languages.

What a game may say is declared beside its telling, see `validator.content.vocabulary.Messages`.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from validator.base.issue import Issue, Span, near
from validator.base.speech.saying import EveryWay
from validator.base.speech.sentences import all_of, in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.printed_numbers import Values, values_in
from validator.content.loading import ContentSet
from validator.content.text_bounds import Entry, TextFile, name_of, parsed, references_in
from validator.content.texts import as_read, message_key, unless_kept
from validator.content.vocabulary import Message, Messages, Piece, Value, Word

FEW = 3
"""Up to so many messages that a language lacks are told one by one, more of them several at a time."""
TOGETHER = 12
"""So many messages are named in one finding."""
_SAMPLES: Mapping[type, object] = {int: 2, str: "x"}
_Placed = tuple[Piece, tuple[str | int, ...], Word]


class _Language(NamedTuple):
    """What one language of a set says: its files, each message and term as it is written last, and the values named."""

    code: str
    files: tuple[TextFile, ...]
    entries: dict[str, tuple[TextFile, Entry]]
    values: Values


def told_issues(
    content: ContentSet, language: str, told: Messages, words: Sequence[_Placed], *, is_read: bool
) -> list[Issue]:
    """What keeps games of the set from being told in a language: messages that it lacks, or that cannot be said.

    Where its files cannot be read as a whole (``is_read``), only values are looked at.
    """
    files = as_read(content.text_files(language), content.shown)
    at = _places_of(content, words)
    needed = [
        key
        for key, message in told.said.items()
        if language not in message.spoken and (not message.words or any(word in at for word in message.words))
    ]
    asked = TextFile("", " ".join(needed))

    def find() -> Iterator[Issue]:
        said = _read(language, files)
        yield from _not_given(said, told)
        if is_read:
            yield from _lacking(content, said, told, needed, at)
            yield from _unsayable(content, said, told)

    return unless_kept("text-told", [files, [asked]], find)


def with_kin(content: ContentSet, languages: Sequence[str], told: Messages) -> Messages:
    """The same with every message that a set has of those it may do without: what one language says, all have to."""
    if not told.kin:
        return told
    found = dict(told.said)
    for key in (key for language in languages for key in content.texts(language).keys):
        beginning = max((one for one in told.kin if key.startswith(one)), key=len, default=None)
        if beginning is not None:
            found.setdefault(key, Message(told.kin[beginning]))
    return told._replace(said=found)


def _places_of(content: ContentSet, words: Sequence[_Placed]) -> dict[type[Word], Span]:
    """Each kind of word that the set has, and where it stands first."""
    found: dict[type[Word], Span] = {}
    for piece, path, word in words:
        if type(word) not in found:
            found[type(word)] = content.span(piece.id, *path)
    return found


def _read(language: str, files: tuple[TextFile, ...]) -> _Language:
    every = ((file, entry) for file in files for entry in parsed(file.source).body if isinstance(entry, Entry))
    return _Language(language, files, {name_of(entry): (file, entry) for file, entry in every}, values_in(files))


def _has(said: _Language, key: str) -> bool:
    return key in said.entries and said.entries[key][1].value is not None


# What a language lacks


def _lacking(
    content: ContentSet, said: _Language, told: Messages, needed: Sequence[str], at: Mapping[type[Word], Span]
) -> Iterator[Issue]:
    keys = [key for key in needed if not _has(said, key)]
    misspelt = _misspelt(content, said, told, keys)
    order = list(told.said)
    places = {key: misspelt.get(key) or _place(content, said, order, key) for key in keys}
    for place, together in groupby(keys, key=places.__getitem__):
        for some in _in_parts(list(together), 1 if len(keys) <= FEW else TOGETHER):
            if len(some) == 1:
                yield _missing(said, some[0], told.said[some[0]], place, at, misspelt=misspelt)
                continue
            message = say("texts-not-given", count=len(some), language=said.code, names=all_of(some))
            yield Issue(code="missing-text", message=message, span=place)


def _in_parts(keys: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    """So many keys at a time."""
    return (keys[start : start + size] for start in range(0, len(keys), size))


def _missing(
    said: _Language,
    key: str,
    message: Message,
    place: Span,
    at: Mapping[type[Word], Span],
    *,
    misspelt: Mapping[str, Span],
) -> Issue:
    """One message that is not there: at its misspelt name, at the word that asks for it, or where it should stand."""
    wanted = {"name": key, "language": said.code}
    accepted = say("text-here", **wanted)
    if message.values:
        accepted = say("text-here-with", **wanted, values=all_of(f"${name}" for name in message.values))
    span = place
    if key not in misspelt and message.words and key not in said.entries:
        span = next(at[word] for word in message.words if word in at)
    return Issue(
        code="missing-text",
        message=say("no-text-for-games", language=said.code, name=repr(key)),
        span=span,
        accepted=accepted,
        suggestion=repr(key) if key in misspelt else None,
        found=_name_at(said, place) if key in misspelt else None,
    )


def _name_at(said: _Language, place: Span) -> str:
    return next(repr(name) for name, (file, entry) in said.entries.items() if _start(file, entry) == place)


def _misspelt(content: ContentSet, said: _Language, told: Messages, keys: Sequence[str]) -> dict[str, Span]:
    """Messages that are spelt much like some that are not there, and that nothing else knows."""
    if not keys:
        return {}
    known = {key for one in content.spoken() if one != said.code for key in content.texts(one).keys}
    known |= {message_key(family, word) for family, words in content.words.families.items() for word in words}
    known |= {name for _, entry in said.entries.values() if entry.value for _, name in references_in(entry.value)}
    spare = [name for name in said.entries if name[0] != "-" and name not in known and name not in told.said]
    found: dict[str, Span] = {}
    for name in spare:
        guess = near(name, [key for key in keys if key not in found])
        if guess is not None:
            found[guess.strip("'")] = _start(*said.entries[name])
    return found


def _start(file: TextFile, entry: Entry) -> Span:
    """Where a message begins, below what is remarked on it."""
    return file.span(entry.id.span.start if entry.id.span else 0)


def _place(content: ContentSet, said: _Language, order: Sequence[str], key: str) -> Span:
    """Where a message should stand: where it stands without anything to say, or below the one that comes before it."""
    if key in said.entries:
        return _start(*said.entries[key])
    before = order[: order.index(key)]
    last = next((said.entries[name] for name in reversed(before) if name in said.entries), None)
    if last is None:
        return content.text_start(said.code)
    file, entry = last
    end = file.span(entry.span.end if entry.span else 0)
    return Span(end.file, end.line + (end.column > 1))


# What a language says and cannot


def _given_to(said: _Language, told: Messages) -> Iterator[tuple[str, Mapping[str, Value]]]:
    """Every message of a language that is asked for, and what it is given, where that is known."""
    for key, message in told.said.items():
        if message.values is not None and _has(said, key):
            yield key, message.values


def _not_given(said: _Language, told: Messages) -> Iterator[Issue]:
    """Values that messages, or others they refer to, ask for and are not given."""
    for key, known in _given_to(said, told):
        for value in sorted(said.values.of(key) - known.keys()):
            name = next((one for one in _led_to(said, key) if value in said.values.named.get(one, {})), key)
            asked = f"${value}"
            message = say("unknown-value", name=key, value=asked)
            if name != key:
                message = say("unknown-value-by-way", name=key, value=asked, way=name)
            yield said.entries[name][0].issue(
                "unknown-value",
                said.values.named[name][value].node,
                message,
                found=repr(asked),
                suggestion=_with_sign(near(value, known)),
                accepted=in_a_row(f"${one}" for one in known) if known else say("none"),
            )


def _with_sign(guess: str | None) -> str | None:
    return guess and guess.replace("'", "'$", 1)


def _led_to(said: _Language, key: str) -> Iterator[str]:
    """A message, and all that it refers to."""
    seen, left = set[str](), [key]
    while left:
        name = left.pop()
        if name in said.entries and name not in seen and (pattern := said.entries[name][1].value) is not None:
            seen.add(name)
            yield name
            left += [other for _, other in references_in(pattern)]


def _unsayable(content: ContentSet, said: _Language, told: Messages) -> Iterator[Issue]:
    """What would be at fault with messages once they are said, whatever values they are given."""
    every = EveryWay({name: entry for name, (_, entry) in said.entries.items()}, content.texts(said.code).functions)
    for key, values in _given_to(said, told):
        if said.values.of(key) <= values.keys():
            faults = (fault for given in _samples(values) if (fault := every.fault(key, given)) is not None)
            fault = next(faults, None)
            file, entry = said.entries[key]
            if fault is not None:
                yield file.issue(
                    "missing-text",
                    entry.value or entry,
                    say("text-fails", language=said.code, name=repr(key), why=str(fault)),
                )


def _samples(values: Mapping[str, Value]) -> Iterator[dict[str, object]]:
    """Values a message may be given: each of the words that one may be, with any of the others."""
    first = {name: value[0] if isinstance(value, tuple) else _SAMPLES[value] for name, value in values.items()}
    yield first
    for name, value in values.items():
        if isinstance(value, tuple):
            yield from ({**first, name: word} for word in value[1:])
