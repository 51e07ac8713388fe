"""A set's words in one language: Fluent files (``text/<language>.ftl``), the nearest folder first.

Every sentence on a card is a message named after its word, so that no card carries rules text of its own.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from validator.base.cache import cached, digest, keep, program_stamp
from validator.base.characters import MOST_SHOWN
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.saying import Sayer, ast
from validator.base.speech.sentences import Sentence, shortened
from validator.content.source import check_characters, text_of
from validator.content.text_bounds import MOST_DEPTH, Entry, TextFile, excesses, name_of, parsed, references
from validator.content.vocabulary import Rules, Word, fields_of, switches_by_players, tag_of
from validator.content.wording import say

if TYPE_CHECKING:
    from validator.base.speech.speaking import Speaker


UNPARTED = "\u00a0"
"""Stands between a key and its value, and before the dot that follows: a line does not begin with either."""


class Switches(NamedTuple):
    """The rules of a set, and the numbers of players that it is for."""

    rules: Rules = Rules()
    players: range = range(0)


def switch_values(rules: Rules, players: range) -> dict[str, object]:
    """Every switch by name; one that is on or off is ``yes`` or ``no``.

    A switch ``rounds`` that gives a number for each of some keys is named ``rounds_3``, ``rounds_4``, ... key by key,
    or all at once: ``rounds`` is then ``10/8``, ``rounds_for`` ``3/4`` and ``rounds_each`` ``3: 10 · 4: 8``. Of keys
    that are numbers of players those are named that the set is for. Of one that lists several, ``rounds_count`` is how
    many, and ``rounds_3`` is ``yes`` or ``no`` for each of those that are usual.
    """
    values: dict[str, object] = {}
    by_players = switches_by_players(type(rules))
    usual: dict[str, Any] = msgspec.structs.asdict(type(rules)())
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, bool):
            values[name] = "yes" if value else "no"
        elif isinstance(value, Mapping):
            by_key = {key: _plain(each) for key, each in sorted(value.items())}
            values.update({f"{name}_{key}": each for key, each in by_key.items()})
            if name in by_players:
                by_key = {key: each for key, each in by_key.items() if key in players}
            values[name], values[f"{name}_for"] = ("/".join(map(str, part)) for part in (by_key.values(), by_key))
            values[f"{name}_each"] = f"{UNPARTED}· ".join(f"{key}:{UNPARTED}{each}" for key, each in by_key.items())
        else:
            values[name] = _plain(value)
            if isinstance(value, tuple):
                values |= _listed(name, value, usual[name])
    return values


def _listed(name: str, value: tuple[object, ...], usual: tuple[object, ...]) -> dict[str, object]:
    """How many a switch lists, and whether it does each of those that are usual."""
    each = {f"{name}_{one}": "yes" if one in value else "no" for one in (*usual, *value)}
    return {f"{name}_count": len(value), **each}


def _plain(value: object) -> object:
    """Several numbers as ``4/3/2/1``; else the value."""
    return "/".join(map(str, value)) if isinstance(value, tuple) else value


MOST_BYTES = 1_000_000
"""Of a text file; ours have a tenth of it."""

RULES = "rules_"
"""How the names of switches begin in messages."""
UNRULED = Switches()

Heard = Callable[[str, Mapping[str, object]], None]

_ENDLESS = re.compile(r"[0-9]{400}")
"""Digits that Python, and Fluent with it, would refuse to read as one number."""
_ICON = re.compile(r"\[icon:[a-z0-9_-]+\] ?")
_ENTRIES, _SAID = "text", "said"
_MOST_KNOWN, _MOST_SAID = 20_000, 5_000
"""Sayings of one language that are known at once, and those that are kept."""


class MissingText(LookupError):
    """A message that no text file of the language has, or that lacks a value it needs; ``key`` names it."""

    def __init__(self, said: Sentence, key: str) -> None:
        super().__init__(said)
        self.said, self.key = said, key


class Texts:
    """The messages of one language. A later file of ``files`` replaces messages of an earlier one.

    A message may write ``{ TITLE($card) }`` where a field names a piece by its id; ``title`` knows what to say there.
    Where a field holds several names, ``{ NAMES($colours, kind: "die", join: "or") }`` says ``die-<name>`` of each, the
    last two joined by the message ``join-or``, others by ``join-comma``; a selector sees them with blanks between.
    Every message may name a switch of the rules, ``$rules_hand_size``, as `switch_values` has it.
    """

    def __init__(
        self, language: str, files: Iterable[Path], title: Callable[[str], str] = str, switches: Switches = UNRULED
    ) -> None:
        self.language = language
        self._switches = switches
        self._title = title
        self.titles_said: set[tuple[str, str]] = set()
        """Names that ``TITLE`` was asked for, each with what it said; whoever wants to know empties it first."""
        self._titled_times = 0
        self._known: dict[str, str] = {}
        self._unread: dict[str, str] = {}
        self._read: dict[str, Entry | None] = {}
        for name, entry in _written_in([_source_of(file) for file in files]).items():
            self._unread[name], self._read[name] = entry
        self._messages = frozenset(self._unread)
        self.functions: dict[str, Callable[..., str]] = {"TITLE": self._titled, "NAMES": self._names}
        """What messages may call."""
        self._ruled = frozenset(name for name, entry in self._unread.items() if f"${RULES}" in entry)
        self.stamp = digest(language, *(part for entry in self._unread.items() for part in entry), *self._in_force())
        """A short name for all that is written in the language."""
        self.says_titles = any("TITLE" in entry for entry in self._unread.values())
        """Whether a message may say the title of a piece."""
        self.heard: Heard | None = None
        """Told of all that `say` is asked for, with its values; nobody listens but tests of games."""

    def is_under(self, rules: Rules) -> bool:
        """Whether these texts say what they would say under these rules."""
        return not self._ruled or self._switches.rules is rules

    def _in_force(self) -> list[bytes]:
        """The switches that messages name, as far as any does."""
        return [msgspec.json.encode(self._standing, order="sorted")] if self._ruled else []

    @cached_property
    def _standing(self) -> dict[str, object]:
        return {f"{RULES}{name}": value for name, value in switch_values(*self._switches).items()}

    def has(self, key: str) -> bool:
        """Whether the language says anything for ``key``."""
        return key in self._messages and not key.startswith("-")

    @property
    def keys(self) -> list[str]:
        """The keys of all that the language says, in the order of its files."""
        return [key for key in self._unread if not key.startswith("-")]

    @cached_property
    def _sayer(self) -> Sayer:
        return Sayer(self.language, self._unread, self.functions, self._read)

    @cached_property
    def _speaker(self) -> "Speaker":
        # What speaks takes a while to load, and most of what a set says needs no numbers but small ones.
        module = import_module("validator.base.speech.speaking")
        speaker: Speaker = module.Speaker(self.language, self._unread, references, self.functions)
        return speaker

    @cached_property
    def _said(self) -> dict[str, str]:
        """What these texts said before, by message and values."""
        try:
            return from_json(cached(_SAID, self._stamp_of_said) or b"", dict[str, str])
        except msgspec.MsgspecError:
            return {}

    @cached_property
    def _stamp_of_said(self) -> str:
        return digest(program_stamp(), self.stamp)

    def say(self, key: str, **values: object) -> str:
        """The message with its values filled in; a value that is None is the text ``none``.

        Raises:
            MissingText: the language lacks the message, or the message asks for a value that was not given.
        """
        if self.heard is not None:
            self.heard(key, values)
        return self._saying(key, values)

    def offered(self, key: str, **values: object) -> str:
        """The same of a message that may be left out: nothing where there is none that these values fill."""
        if not self.has(key):
            return ""
        try:
            return self._saying(key, values)
        except MissingText:
            return ""

    def _saying(self, key: str, values: Mapping[str, object]) -> str:
        given = {name: _given(value) for name, value in values.items()}
        if key in self._ruled:
            given = self._standing | given
        asked = _asked(key, given)
        if asked not in self._known:
            text = self._said.get(asked)
            titled = self._titled_times
            if text is None:
                text = self._spoken(key, given)
            if titled != self._titled_times or not asked:
                return text
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[asked] = text
            return text
        return self._known[asked]

    def _spoken(self, key: str, given: dict[str, object]) -> str:
        said = self._sayer.say(key, given)
        if said is not None:
            return said
        spoken = self._speaker.speak(key, given)
        if spoken is None:
            raise MissingText(say("no-text", language=self.language, name=repr(key)), key)
        text, fault = spoken
        if fault is not None and (short := _shorter(given)) != given:
            return self._spoken(key, short)
        if fault is not None:
            raise MissingText(say("text-fails", language=self.language, name=repr(key), why=str(fault)), key)
        return text

    def kind(self, name: str) -> str:
        """What pieces of a kind are called: message ``kind-<name>``, else its name in words."""
        return without_icons(self.offered(f"kind-{name}")).strip() or name.replace("_", " ")

    def keep_said(self) -> None:
        """Keep what these texts said, so that it need not be worked out again."""
        if not self._known.keys() <= self._said.keys():
            both = {**self._said, **self._known}
            keep(_SAID, self._stamp_of_said, msgspec.json.encode(both if len(both) <= _MOST_SAID else self._known))

    def _titled(self, name: str) -> str:
        """A piece's title: what ``TITLE`` does inside messages."""
        if not isinstance(name, str):
            raise TypeError("TITLE names a piece by its id")
        self._titled_times += 1
        title = self._title(name)
        self.titles_said.add((name, title))
        return title

    def says_still(self, titles: Iterable[tuple[str, str]]) -> bool:
        """Whether ``TITLE`` would say of these names what it said of them then."""
        return all(self._title(name) == title for name, title in titles)

    def _names(self, names: str, kind: str, join: str = "or") -> str:
        """Several names as words: what ``NAMES`` does inside messages."""
        *others, last = [self._saying(f"{kind}-{name}", {}) for name in names.split()]  # a number has no names to split
        if not others:
            return last
        first = others[0]
        for other in others[1:]:
            first = self._saying("join-comma", {"first": first, "last": other})
        return self._saying(f"join-{join}", {"first": first, "last": last})

    def sentence(self, family: str, word: Word) -> str:
        """What an effect says on paper, its fields filled in: message ``<family>-<tag>``."""
        return self.say(message_key(family, word), **fields_of(word))


def _shorter(given: dict[str, object]) -> dict[str, object]:
    """Values no longer than one is shown: Fluent takes none of more than a thousand characters."""
    return {name: shortened(value, MOST_SHOWN) if isinstance(value, str) else value for name, value in given.items()}


def entries_of(source: str) -> dict[str, str]:
    """How each message and term of a text file is written, by name; the last of several of one name."""
    return {name: entry.text for name, entry in _written_in([source]).items()}


class _Written(NamedTuple):
    """A message or term as it stands in a file, and as Fluent reads it where the whole file had to be read."""

    text: str
    read: Entry | None = None


def _written_in(sources: Sequence[str]) -> dict[str, _Written]:
    """Each message and term of some text files by name; the last of several of one name.

    Where they begin and end is kept, so that texts that have not changed are read only where something is said.
    """
    key = digest(program_stamp(), *sources)
    whole = "".join(sources)
    try:
        places = from_json(cached(_ENTRIES, key) or b"", list[tuple[str, int, int]])
    except msgspec.MsgspecError:
        entries = list(_entries_in(sources))
        keep(_ENTRIES, key, msgspec.json.encode([place for place, _ in entries]))
        return {name: _Written(whole[start:end], entry) for (name, start, end), entry in entries}
    return {name: _Written(whole[start:end]) for name, start, end in places}


def _entries_in(sources: Iterable[str]) -> Iterator[tuple[tuple[str, int, int], Entry]]:
    """The name of each message and term, between which characters of all texts it stands, and the entry itself."""
    before = 0
    for source in sources:
        for entry in parsed(source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                yield (name_of(entry), before + entry.span.start, before + entry.span.end), entry
        before += len(source)


def _given(value: object) -> object:
    """A value as messages take it: ``none`` for nothing, names with blanks between for several."""
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return "none" if value is None else value


def _asked(key: str, given: dict[str, object]) -> str:
    """What tells a saying from others; nothing where its values cannot be told."""
    if not given:
        return key
    if any(type(value) not in (str, int, float, bool) for value in given.values()):
        return ""
    try:
        return f"{key} {msgspec.json.encode(given, order='sorted').decode()}"
    except UnicodeEncodeError:  # the name of a file, which may hold any bytes
        return ""


def without_icons(text: str) -> str:
    """A sentence for where no pictures can stand: inline icons (``[icon:wormhole]``) are left out."""
    return _ICON.sub("", text)


def message_key(family: str, word: Word | type[Word]) -> str:
    """``ability``, `ForceDiscard` → ``ability-force-discard``."""
    return f"{family}-{tag_of(word)}".replace("_", "-")


def line_of(file: Path, key: str) -> int | None:
    """The line of a text file on which a message begins, or None where it has none of that name."""
    match = re.search(rf"^{re.escape(key)}[ ]*=", file.read_text(encoding="utf-8-sig"), re.MULTILINE)
    return match.string.count("\n", 0, match.start()) + 1 if match else None


def _source_of(file: Path) -> str:
    """What stands in a text file; a tab, which Fluent would print, is a blank."""
    return file.read_text(encoding="utf-8-sig").replace("\t", " ")


def check_readable(file: Path, shown: str) -> None:
    """Raises ContentError where a text file is no plain file, too large, not UTF-8, nested too deep for Fluent, or
    holds control characters or numbers beyond counting."""
    text = text_of(file, shown, MOST_BYTES)
    check_characters(text, shown)
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        depth = 0 if line[:1].isalpha() or line[:1] in ("-", "#") else depth
        for character in line if "{" in line or "}" in line else "":
            depth += (character == "{") - (character == "}")
            if depth > MOST_DEPTH:
                message = say("text-nested", most=MOST_DEPTH)
                raise ContentError([Issue(code="too-much-content", message=message, span=Span(shown, number))])
        if (digits := _ENDLESS.search(line)) is not None:
            message = say("too-many-digits")
            span = Span(shown, number, digits.start() + 1)
            raise ContentError([Issue(code="out-of-range", message=message, span=span)])


def faults_of(text: TextFile) -> list[Issue]:
    """Every place of a text file that Fluent cannot read or that goes beyond the bounds."""
    issues = []
    for entry in parsed(text.source).body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            start = note.span.start if note.span else 0
            message = say("text-unreadable", why=note.message)
            issues.append(Issue(code="text-syntax", message=message, span=text.span(start)))
    return [*issues, *excesses(text)]


def as_read(files: Iterable[Path], shown: Callable[[Path], str]) -> tuple[TextFile, ...]:
    """One language's files as they were read, each with the name that reports give it."""
    return tuple(TextFile(shown(file), _source_of(file)) for file in files)


def unless_kept(kind: str, texts: Sequence[Sequence[TextFile]], find: Callable[[], Iterable[Issue]]) -> list[Issue]:
    """What is wrong with some files; nothing, without a look, where the same texts are kept as faultless.

    ``kind`` names what is looked for; ``texts`` are all files that the answer depends on, in groups.
    """
    sources = [part for group in texts for part in (str(len(group)), *(text.source for text in group))]
    key = digest(program_stamp(), *sources)
    if cached(kind, key) is not None:
        return []
    issues = list(find())
    if not issues:
        keep(kind, key, b"")
    return issues
