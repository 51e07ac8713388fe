"""Does a set speak every language it is printed in, and can a game of it be told in each? Whatever lacks is told once.

What a game may say is declared beside its telling, see `validator.content.vocabulary.Messages`.

Only the languages that the set lists count: what a set it extends says in others is neither read nor reported.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from validator.base.cache import cached, digest, keep, program_stamp
from validator.base.decoding import from_json
from validator.base.issue import Issue, Span, near
from validator.base.speech.saying import EveryWay
from validator.base.speech.sentences import all_of, in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.fixed_numbers import fixed_issues
from validator.content.checks.own_texts import TITLE, Asked, Versions, mood_issues, own_issues
from validator.content.checks.printed_numbers import (
    Values,
    names_at,
    printed_issues,
    unknown_references,
    unknown_values,
    values_in,
)
from validator.content.loading import ContentSet
from validator.content.source import text_of, unknown_name
from validator.content.text_bounds import Entry, TextFile, name_of, parsed, references_in, unfolded_faults
from validator.content.texts import MissingText, as_read, faults_of, message_key, unless_kept
from validator.content.vocabulary import Message, Messages, Piece, Value, Word, titled_parts

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
    content: ContentSet, language: str, messages: Messages, words: Sequence[_Placed], *, is_read: bool
) -> list[Issue]:
    """What keeps games of the set from being told in a language: messages that it lacks, or that cannot be said.

    Where its files cannot be read as a whole (``is_read``), only values are looked at.
    """
    files = as_read(content.text_files(language), content.shown)
    at = _places_of(content, words)
    needed = [
        key
        for key, message in messages.said.items()
        if language not in message.spoken and (not message.words or any(word in at for word in message.words))
    ]
    asked = TextFile("", " ".join(needed))

    def find() -> Iterator[Issue]:
        said = _language_of(language, files)
        yield from _not_given(said, messages)
        if is_read:
            yield from _lacking(content, said, messages, needed, at)
            yield from _unsayable(content, said, messages)

    return unless_kept("text-told", [files, [asked]], find)


def with_kin(content: ContentSet, languages: Sequence[str], messages: Messages) -> Messages:
    """The same with every message that a set has of those it may do without: what one language says, all have to."""
    if not messages.kin:
        return messages
    merged = dict(messages.said)
    for key in (key for language in languages for key in content.texts(language).keys):
        beginning = max((one for one in messages.kin if key.startswith(one)), key=len, default=None)
        if beginning is not None:
            merged.setdefault(key, Message(messages.kin[beginning]))
    return messages._replace(said=merged)


def _places_of(content: ContentSet, words: Sequence[_Placed]) -> dict[type[Word], Span]:
    """Each kind of word that the set has, and where it stands first."""
    places: dict[type[Word], Span] = {}
    for piece, path, word in words:
        if type(word) not in places:
            places[type(word)] = content.span(piece.id, *path)
    return places


def _language_of(language: str, files: tuple[TextFile, ...]) -> _Language:
    every = ((file, entry) for file in files for entry in parsed(file.source).body if isinstance(entry, Entry))
    return _Language(language, files, {name_of(entry): (file, entry) for file, entry in every}, values_in(files))


def _has(said: _Language, key: str) -> bool:
    return key in said.entries and said.entries[key][1].value is not None


# What a language lacks


def _lacking(
    content: ContentSet, said: _Language, messages: Messages, needed: Sequence[str], at: Mapping[type[Word], Span]
) -> Iterator[Issue]:
    keys = [key for key in needed if not _has(said, key)]
    misspelt = _misspelt(content, said, messages, keys)
    order = list(messages.said)
    places = {key: misspelt.get(key) or _place(content, said, order, key) for key in keys}
    for place, together in groupby(keys, key=places.__getitem__):
        for some in _in_parts(list(together), 1 if len(keys) <= FEW else TOGETHER):
            if len(some) == 1:
                yield _missing(said, some[0], messages.said[some[0]], place, at, misspelt=misspelt)
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


def _misspelt(content: ContentSet, said: _Language, messages: Messages, keys: Sequence[str]) -> dict[str, Span]:
    """Messages that are spelt much like some that are not there, and that nothing else knows."""
    if not keys:
        return {}
    known = {key for one in content.spoken() if one != said.code for key in content.texts(one).keys}
    known |= {message_key(family, word) for family, words in content.words.families.items() for word in words}
    known |= {name for _, entry in said.entries.values() if entry.value for _, name in references_in(entry.value)}
    spare = [name for name in said.entries if name[0] != "-" and name not in known and name not in messages.said]
    misspelt: dict[str, Span] = {}
    for name in spare:
        guess = near(name, [key for key in keys if key not in misspelt])
        if guess is not None:
            misspelt[guess.strip("'")] = _start(*said.entries[name])
    return misspelt


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


def _given_to(said: _Language, messages: Messages) -> Iterator[tuple[str, Mapping[str, Value]]]:
    """Every message of a language that is asked for, and what it is given, where that is known."""
    for key, message in messages.said.items():
        if message.values is not None and _has(said, key):
            yield key, message.values


def _not_given(said: _Language, messages: Messages) -> Iterator[Issue]:
    """Values that messages, or others they refer to, ask for and are not given."""
    for key, known in _given_to(said, messages):
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


def _unsayable(content: ContentSet, said: _Language, messages: Messages) -> Iterator[Issue]:
    """What would be at fault with messages once they are said, whatever values they are given."""
    every = EveryWay({name: entry for name, (_, entry) in said.entries.items()}, content.texts(said.code).functions)
    for key, values in _given_to(said, messages):
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


_SAYABLE = "sayable"
"""A word of a piece, and where in the piece it stands."""
_PLAIN = frozenset((str, int, float, bool, type(None)))
"""Up to so many lacks of one language are reported one by one, more of them as one for the set."""


class _Named(NamedTuple):
    """Something that carries a name: what it is called, the key of its title in text files, and its titles."""

    name: str
    key: str
    titles: dict[str, str]
    span: Span


class _Lack(NamedTuple):
    """Something that carries a name, and the languages in which it has none."""

    name: str
    key: str
    span: Span
    languages: tuple[str, ...]


def language_issues(content: ContentSet, messages: Messages) -> Iterator[Issue]:
    """All that the languages of a set lack, also of the ``messages`` games ask for, or that nobody can read in them."""
    spoken: list[str] = []
    for place, language in enumerate(content.languages):
        span = content.manifest_span("languages", place)
        if language in content.languages[:place]:
            yield Issue(code="duplicate-language", message=say("language-twice", language=repr(language)), span=span)
        elif not content.text_files(language) and content.words.played:
            known = [one for one in content.spoken() if one not in content.languages]
            issue = unknown_name("missing-language", "language", language, [*known, *spoken], span)
            message = say("no-text-file", language=language)
            yield msgspec.structs.replace(issue, message=message)
        else:
            spoken.append(language)
    files = {language: _files_of(content, language) for language in spoken}
    unread = {language: unread_in(files[language]) for language in spoken}
    for issues in unread.values():
        yield from issues
    yield from _titles(content, spoken)
    words = [(piece, *word) for _, piece in content.every_piece() for word in words_in(piece)]
    messages = with_kin(content, spoken, messages)
    wrong: list[Issue] = []
    for language in spoken:
        if not unread[language]:  # what cannot be read is not missing as well
            yield from _sentences(content, language, words)
        wrong += told_issues(content, language, messages, words, is_read=not unread[language])
        wrong += _values(content, language, spoken, messages)
    yield from wrong
    if not any(unread.values()):
        yield from _numbers(content, files, words, names_at(files, wrong), messages)
        yield from mood_issues(content, files)


def _numbers(
    content: ContentSet,
    files: dict[str, tuple[TextFile, ...]],
    words: Sequence[_Placed],
    wrong: frozenset[str],
    known: Messages,
) -> Iterator[Issue]:
    """Numbers that sentences say otherwise than in another language, or than the pieces they stand on.

    Messages with something ``wrong`` in them are left aside.
    """
    own = f"{content.place.shown}/"
    keys = {type(word): message_key(family_of(content, word), word) for _, _, word in words}

    def printed(language: str, word: Word) -> str:
        return content.texts(language).sentence(family_of(content, word), word)

    fixed = list(fixed_issues(files, words, keys, printed))
    yield from fixed
    spans = {issue.span for issue in fixed}
    for issue in _own_texts(content, files, words, known):
        if issue.span not in spans and not names_at(files, [issue]) & wrong:
            spans.add(issue.span)
            yield issue
    asked = [TextFile("", own), TextFile("", " ".join(sorted(wrong)))]
    issues = unless_kept("text-numbers", [asked, *files.values()], lambda: printed_issues(files, own, wrong))
    yield from (issue for issue in issues if issue.span not in spans)


def _own_texts(
    content: ContentSet, files: Mapping[str, tuple[TextFile, ...]], words: Sequence[_Placed], messages: Messages
) -> Iterator[Issue]:
    """What is wrong with texts that a set of a game writes anew, beside those of the sets it extends."""
    if len(content.folders) < 2 or not content.words.played:
        return
    own = f"{content.place.shown}/"
    versions = [
        Versions(
            language,
            tuple(file for file in texts if file.shown.startswith(own)),
            tuple(file for file in texts if not file.shown.startswith(own)),
        )
        for language, texts in files.items()
    ]
    if not any(each.own for each in versions):
        return
    spoken = (key for one in content.spoken() if one not in files for key in content.texts(one).keys)
    titles = {named.key.removeprefix(TITLE): named.titles for named in _named(content) if named.key}
    data = "\n".join(text_of(file, content.shown(file)) for file in sorted(content.folders[0].glob("*.yaml")))
    yield from own_issues(versions, Asked(_fields(content, words), {*messages.said, *spoken}, titles, data))


def _fields(content: ContentSet, words: Sequence[_Placed]) -> dict[str, dict[str, set[Hashable]]]:
    """By the messages that say words: the values of each field on the words of a set."""
    fields: dict[str, dict[str, set[Hashable]]] = {
        message_key(family, kind): {} for family, kinds in content.words.families.items() for kind in kinds
    }
    for _, _, word in words:
        for name, value in ((name, getattr(word, name)) for name in word.__struct_fields__):
            said = value if isinstance(value, Hashable) else repr(value)
            fields[message_key(family_of(content, word), word)].setdefault(name, set()).add(said)
    return fields


def unread_in(files: tuple[TextFile, ...]) -> list[Issue]:
    """What cannot be read in one language's files, and references that lead nowhere, in a circle or without end."""
    return unless_kept("text-faultless", [files], lambda: _unread_in(files))


def _unread_in(files: tuple[TextFile, ...]) -> Iterator[Issue]:
    for file in files:
        yield from faults_of(file)
    yield from unfolded_faults(files)
    yield from unknown_references(files)


def _files_of(content: ContentSet, language: str) -> tuple[TextFile, ...]:
    return as_read(content.text_files(language), content.shown)


def _based_on(content: ContentSet, language: str) -> tuple[TextFile, ...]:
    """The language's files of the set that all the others extend; nothing for a set that extends none."""
    base = content.folders[-1] if len(content.folders) > 1 else None
    return as_read((file for file in content.text_files(language) if file.parent.parent == base), content.shown)


def _values(content: ContentSet, language: str, spoken: Sequence[str], messages: Messages) -> Iterator[Issue]:
    """Values that messages of a language ask for in vain.

    Sentences of effects are said with their words and need no comparing, nor do those whose values are known; what is
    told of any piece (``what-``) may name each of its fields, and what a set leaves as it was is looked at in the set
    it extends.
    """
    files, base = _files_of(content, language), _based_on(content, language)
    if len(content.folders) > 1:
        others = [base] if base else [_based_on(content, one) for one in spoken]
    else:
        others = [_files_of(content, one) for one in spoken if one != language]
    find = partial(_unknown_values, content, files, base, others, messages)
    yield from unless_kept("text-values", [files, base, *others], find)


def _unknown_values(
    content: ContentSet,
    files: tuple[TextFile, ...],
    base: Sequence[TextFile],
    others: Sequence[tuple[TextFile, ...]],
    messages: Messages,
) -> Iterator[Issue]:
    values = values_in(files)
    known = {message_key(family, word) for family, words in content.words.families.items() for word in words}
    known |= {key for key, message in messages.said.items() if message.values is not None}
    names = [
        name
        for name, (file, _) in values.entries.items()
        if file not in base and name not in known and not name.startswith("what-")
    ]
    yield from unknown_values(values, names, [values_in(other) for other in others])


def titled(content: ContentSet) -> Iterator[tuple[Piece, str | None, dict[str, str]]]:
    """Everything that carries a name: a piece, or with its field a part of one; and the names."""
    for kind, piece in content.every_piece():
        if kind not in content.words.untitled:
            yield piece, None, piece.title
        for field, part in titled_parts(piece).items():
            yield piece, field, part.title


def _named(content: ContentSet) -> Iterator[_Named]:
    yield _Named("the set", "", content.manifest.title, content.manifest_span("title"))
    for piece, field, titles in titled(content):
        path = () if field is None else (field,)
        key = f"title-{'-'.join((piece.id, *path))}"
        yield _Named(" ".join((piece.id, *path)), key, titles, content.span(piece.id, *path, "title"))


def _titles(content: ContentSet, languages: Sequence[str]) -> Iterator[Issue]:
    """What has no title in some languages; a language that many lack, or all that is the set's own, is one finding."""
    lacks: list[_Lack] = []
    given = content.own_title()
    for named in _named(content):
        without = [one for one in languages if one not in named.titles and not _says(content, one, named.key)]
        if without:
            lacks.append(_Lack(named.name, named.key, named.span, tuple(without)))
        if named.key and content.is_own(named.span):
            given |= set(languages) - set(without)
    partly = [lack for lack in lacks if lack.languages != tuple(languages)] if len(languages) > 1 else []
    left_out = []
    for language in languages:
        many = sum(language in lack.languages for lack in partly)
        if many > FEW or (many > 1 and language not in given):
            left_out.append(language)
    yield from _left_out(content, left_out, partly)
    for lack in lacks:
        without = [one for one in lack.languages if lack not in partly or one not in left_out]
        if without:
            yield _untitled(content, lack, without)


def _says(content: ContentSet, language: str, key: str) -> bool:
    return bool(key) and content.texts(language).has(key)


def _left_out(content: ContentSet, languages: Sequence[str], lacks: Sequence[_Lack]) -> Iterator[Issue]:
    if not languages:
        return
    names = [lack.name for lack in lacks if set(languages) & set(lack.languages)]
    stated = content.states("languages")
    message = say(
        "titles-not-given" if stated else "titles-not-given-extended",
        count=len(names),
        languages=all_of(languages),
        names=all_of(names, FEW),
    )
    kept = ", ".join(language for language in content.languages if language not in languages)
    place = content.languages.index(languages[0])
    span = content.own_span("languages", place) if stated else content.own_span("extends")
    wanted = say("titles-or-languages", languages=all_of(languages), kept=kept)
    yield Issue(code="missing-translation", message=message, span=span, accepted=wanted)


def _untitled(content: ContentSet, lack: _Lack, languages: Sequence[str]) -> Issue:
    message = say("no-title", name=lack.name, languages=all_of(languages))
    files = all_of(f"text/{language}.ftl" for language in languages)
    wanted = say("title-or-text", key=lack.key, files=files) if lack.key else say("a-title", language=languages[0])
    kept = [one for one in content.languages if one not in languages]
    if kept and not content.states("languages"):
        wanted = say("or-languages", wanted=wanted, kept=", ".join(kept))
    return Issue(code="missing-translation", message=message, span=lack.span, accepted=wanted)


def words_in(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Word]]:
    """Every word inside a piece, with its path."""
    if type(value) in _PLAIN:
        return
    if isinstance(value, Word):
        yield path, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name), (*path, name))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from words_in(inner, (*path, place))


def family_of(content: ContentSet, word: Word) -> str:
    """The name of the family a word belongs to (``ability``, ``mission``)."""
    return next(name for name, kinds in content.words.families.items() if type(word) in kinds)


def _sentences(content: ContentSet, language: str, words: Sequence[_Placed]) -> Iterator[Issue]:
    """Words of the set that the language cannot say, each once."""
    said: set[str] = set()
    absent: dict[str, Issue] = {}
    spoken = _Spoken(content, language)
    for piece, path, word in words:
        fault = spoken.fault(word)
        key = "" if fault is None else message_key(family_of(content, word), word)
        if fault is None or key in said:
            continue
        said.add(key)
        span = content.text_span(language, key)
        issue = Issue(code="missing-text", message=fault.said, span=span or content.span(piece.id, *path))
        if span is not None:
            yield issue
        else:
            absent[key] = issue
    spoken.close()
    if len(absent) <= FEW:
        yield from absent.values()
    else:
        names = all_of(absent, FEW)
        message = say("sentences-not-given", count=len(absent), language=language, names=names)
        yield Issue(code="missing-text", message=message, span=content.text_start(language))


class _Spoken:
    """The words of a set that a language can say, each asked once and kept for as long as its texts stay."""

    def __init__(self, content: ContentSet, language: str) -> None:
        self._content, self._texts = content, content.texts(language)
        self._key = digest(program_stamp(), content.words.game, self._texts.stamp)
        try:
            self._sayable = from_json(cached(_SAYABLE, self._key) or b"", set[str])
        except msgspec.MsgspecError:
            self._sayable = set()
        self._asked: set[str] = set()
        self._names: dict[tuple[str, bytes], str] = {}

    def fault(self, word: Word) -> MissingText | None:
        """Why a word cannot be said; None where it can."""
        written = type(word).__qualname__, msgspec.json.encode(word)
        name = self._names.get(written) or self._names.setdefault(written, digest(*written))
        if name in self._asked:
            return None
        if name not in self._sayable or self._texts.says_titles:
            try:
                self._texts.sentence(family_of(self._content, word), word)
            except MissingText as fault:
                return fault
        self._asked.add(name)
        return None

    def close(self) -> None:
        """Keep what is new; what no word of the set asks for any more goes."""
        if not self._asked <= self._sayable:
            keep(_SAYABLE, self._key, msgspec.json.encode(sorted(self._asked)))
