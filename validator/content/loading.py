"""From files to typed, frozen content; whatever is wrong comes out as issues, all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

import msgspec

from validator.base.cache import cache_folder, cached, digest, keep, program_stamp
from validator.base.decoding import convert, from_json
from validator.base.issue import ContentError, Issue, Severity, Span
from validator.base.opening import within_means
from validator.base.speech.sentences import Text, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.inheritance import Stack, lines_of, name_of
from validator.content.manifest import Manifest, PartLine, entries_type, laid_over, manifest_type
from validator.content.overlay import at_touched, stacked
from validator.content.places import Place
from validator.content.source import (
    STRANGER,
    locate,
    node_at,
    plain,
    read,
    span_of,
    text_at,
    text_of,
    unknown_name,
    value_at,
)
from validator.content.spreadsheets.cells import sheet_names
from validator.content.texts import Switches, Texts, check_readable, line_of, switch_values
from validator.content.unread import unread_files
from validator.content.vocabulary import OtherForm, Piece, Rules, Vocabulary, several, titled_parts
from validator.content.wording import THE_ENTRY, THE_FILE, say

Typed = TypeVar("Typed")
_known: WeakKeyDictionary[yaml.Node, tuple[type, Any]] = WeakKeyDictionary()
"""Entries that are typed already, with their type: nodes are shared by sets that are read of the same files."""
WordsOf = Callable[[str, Stack], Vocabulary | None]
"""The words of a game by its name; those of a kit are in the folders that the set was read from."""
_DATA = "data"
MOST_DESIGNS = 1_500
"""Of one set, with those of the set it extends; ours have up to 240."""


class ContentSet:
    """All the pieces of one set, typed and legal by schema.

    ``pieces`` maps each kind to its designs in file order; ``folders`` runs from the set itself to the set it is
    based on; ``rules`` holds the switches of the profile with the set's own settings laid over them.
    """

    def __init__(self, stack: Stack, words: Vocabulary, manifest: Manifest, rules: Rules) -> None:
        self.words = words
        self.manifest = manifest
        self.rules = rules
        self.place: Place = stack.places[-1]
        self.folders: list[Path] = [place.folder for place in reversed(stack.places)]
        self.pieces: dict[str, tuple[Piece, ...]] = dict.fromkeys(words.kinds, ())
        self.issues: list[Issue] = []
        self._stack = stack
        self._nodes: dict[str, yaml.Node] = {}
        self._kinds: dict[str, str] = {}
        self._texts: dict[str, Texts] = {}

    @property
    def name(self) -> str:
        """The set's name: its folder's."""
        return self.place.name

    @property
    def stack(self) -> Stack:
        """The nodes it was read from."""
        return self._stack

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages the set is printed in."""
        return self.manifest.languages

    def every_piece(self) -> Iterator[tuple[str, Piece]]:
        """Each design with its kind, in file order."""
        for kind, pieces in self.pieces.items():
            for piece in pieces:
                yield kind, piece

    @cached_property
    def by_id(self) -> dict[str, Piece]:
        """Each design by its id."""
        return {piece.id: piece for _, piece in self.every_piece()}

    def title(self, piece: Piece, language: str) -> str:
        """The name printed on a piece: its own ``title``, else the language file's ``title-<id>``, else its id."""
        return self._named(piece.title, f"title-{piece.id}", piece.id, language)

    def called(self, piece: Piece, language: str) -> str:
        """What to call a piece: its title, else those of its titled parts (``Left Face / Right Face``), else its id."""
        title = self.title(piece, language)
        parts = self.part_titles(piece, language) if title == piece.id else {}
        return several(parts.values()) or title

    def kind_called(self, kind: str, language: str) -> str:
        """What pieces of a kind are called: as a kit says, else message ``kind-<name>``, else its name in words."""
        return self.words.kind_called(kind, language) or self.texts(language).kind(kind)

    def part_titles(self, piece: Piece, language: str) -> dict[str, str]:
        """The names of a piece's titled parts, by field: the part's own, else the file's ``title-<id>-<field>``."""
        return {
            field: self._named(part.title, f"title-{piece.id}-{field}", f"{piece.id} {field}", language)
            for field, part in titled_parts(piece).items()
        }

    def _named(self, title: dict[str, str], key: str, name: str, language: str) -> str:
        own = title.get(language)
        if own is not None:
            return own
        texts = self.texts(language)
        return texts.say(key).replace("\n", " ") if texts.has(key) else title.get("en", name)

    def _title_of(self, language: str, name: str) -> str:
        piece = self.by_id.get(name)
        return self.title(piece, language) if piece else name

    def texts(self, language: str) -> Texts:
        """The set's words in a language."""
        texts = self._texts.get(language)
        if texts is None or not texts.is_under(self.rules):
            files, title = self.text_files(language), partial(self._title_of, language)
            texts = self._texts[language] = Texts(language, files, title, Switches(self.rules, self._player_counts()))
        return texts

    def _player_counts(self) -> range:
        players = self.manifest.players
        return range(players.least, players.most + 1)

    def switch_values(self) -> dict[str, object]:
        """The switches of its rules as values that texts may name."""
        return switch_values(self.rules, self._player_counts())

    def text_files(self, language: str) -> list[Path]:
        """The language's files ``<language>.ftl`` and ``<language>.*.ftl``, base first: a custom set wins."""
        text_files: list[Path] = []
        for folder in reversed(self.folders):
            main = folder / "text" / f"{language}.ftl"
            text_files += [main] if main.is_file() else []
            text_files += sorted((folder / "text").glob(f"{language}.*.ftl"))
        return text_files

    def spoken_like(self, language: str) -> str:
        """That language, or the set's first where it does not speak it."""
        return language if language in self.languages else self.languages[0]

    def spoken(self) -> list[str]:
        """Codes of the languages that the set or one it extends has text files of."""
        files = [file for folder in self.folders for file in folder.glob("text/*.ftl")]
        return sorted({file.name.partition(".")[0] for file in files})

    def text_span(self, language: str, key: str) -> Span | None:
        """Where a message is written: in the nearest text file that has it; None where none has."""
        for file in reversed(self.text_files(language)):
            if (line := line_of(file, key)) is not None:
                return Span(self.shown(file), line)
        return None

    def text_start(self, language: str) -> Span:
        """The beginning of the language's nearest text file, which must exist."""
        return Span(self.shown(self.text_files(language)[-1]))

    def shown(self, file: Path) -> str:
        """How a file of the set, or of one it extends, is named in reports."""
        for place in reversed(self._stack.places):
            if file.is_relative_to(place.folder):
                return f"{place.shown}/{file.relative_to(place.folder).as_posix()}"
        return file.as_posix()

    def span(self, name: str, *path: str | int) -> Span:
        """The place of an entry, or of a value in it."""
        node = self._nodes.get(name)
        return locate(node, path) if node is not None else Span(f"{self.place.shown}/set.yaml")

    def node(self, name: str, *path: str | int) -> yaml.Node | None:
        """The node of an entry, or of a value in it; None where nothing is written there."""
        node = self._nodes.get(name)
        return None if node is None else node_at(node, path)

    def kind_of(self, name: str) -> str | None:
        """The kind of the entry of that id, also of one that was left out for what is wrong in it."""
        return self._kinds.get(name)

    def left_out(self) -> list[str]:
        """Ids of the entries that a set read in part lacks."""
        return [name for name in self._nodes if name not in self.by_id]

    def unread_files(self) -> set[str]:
        """Files with an error of form of which nothing could be taken, as they are named in reports."""
        wrong = {issue.span.file for issue in self.issues if issue.severity is Severity.ERROR}
        return wrong - {span_of(node).file for node in self._nodes.values()}

    def manifest_span(self, *path: str | int) -> Span:
        """The place of a value of ``set.yaml``."""
        return locate(self._stack.manifest, path)

    def own_span(self, *path: str | int) -> Span:
        """The place of a value of the set's own ``set.yaml``, without what it extends."""
        return locate(self._stack.own, path)

    def states(self, field: str) -> bool:
        """Whether the set's own ``set.yaml`` has the field."""
        return value_at(self._stack.own, field) is not None

    def own_title(self) -> set[str]:
        """Languages in which the set's own ``set.yaml`` gives its title."""
        titles = plain(value_at(self._stack.own, "title"), [])
        return set(titles) if isinstance(titles, dict) else set()

    def is_own(self, span: Span) -> bool:
        """Whether a place lies in a file of the set itself, not of one it extends."""
        return span.file.rpartition("/")[0] == self.place.shown

    def removal_of(self, kind: str) -> Span | None:
        """Where the first entry of a kind was taken away, or None where none was."""
        return next((span for one, span in self._stack.removed.values() if one == kind), None)

    def own_parts(self) -> set[str]:
        """Kinds whose count the set states itself (a custom set inherits the other lines of its parts list)."""
        return {kind for line in lines_of(self._stack.own) if (kind := text_at(line, "kind"))}


def load(place: Place, words_of: WordsOf, games: list[str], *, partly: bool = False) -> ContentSet:
    """Read, merge, check against the words, and type one set.

    ``partly``: entries with an error of form are left out, and their errors stand among the set's issues.

    Raises:
        ContentError: with every issue found, where at least one is an error of form.
    """
    with within_means(f"{place.shown}/set.yaml"):
        stack = stacked(place)
        unread = (issue for each in stack.places for issue in unread_files(each))
        return typed(stack, words_of, games, [*_unreadable_texts(stack), *unread, *_not_fetched(stack)], partly=partly)


def _not_fetched(stack: Stack) -> list[Issue]:
    """Published spreadsheets that the set's own ``set.yaml`` names, and of which nothing is kept yet."""
    if value_at(stack.own, "sheet") is None:
        return []
    published = import_module("validator.content.spreadsheets.published")  # most sets name none
    return list(published.not_fetched(stack.places[-1], stack.own))


def typed(
    stack: Stack, words_of: WordsOf, games: list[str], found: Sequence[Issue] = (), *, partly: bool = False
) -> ContentSet:
    """The set that a stack holds, checked against the words and typed; ``found`` is wrong with it already.

    Raises:
        ContentError: as `load`.
    """
    words = words_of(_game_named(stack, games), stack)
    assert words is not None
    issues = [*stack.issues, *found]
    if next(sheet_names(stack), None) is not None:
        stack = import_module("validator.content.spreadsheets.kinds").settled(stack, words, issues)  # few sets have any
    manifest = _typed_manifest(stack, words, issues)
    nodes = _in_their_own_form(stack, words, issues)
    pieces = _typed_entries(stack, nodes, words, issues)
    if manifest is None or (not partly and any(issue.severity is Severity.ERROR for issue in issues)):
        raise ContentError(issues)
    _check_size(nodes, stack.places[-1])
    content = ContentSet(stack, words, manifest, manifest.rules)
    content.pieces = pieces
    content._nodes = {name_of(node): node for entries in nodes.values() for node in entries}
    content._kinds = {name_of(node): kind for kind, entries in nodes.items() for node in entries}
    content.issues = issues
    _inherit_counts(content)
    words.complete(content)
    return content


def _check_size(nodes: dict[str, list[yaml.Node]], place: Place) -> None:
    """Raises ContentError where a set has more designs than any check compares in the time one waits for it."""
    every = [node for entries in nodes.values() for node in entries]
    if len(every) > MOST_DESIGNS:
        own = [node for node in every if span_of(node).file.startswith(f"{place.shown}/")]
        message = say("too-many-designs", count=f"{len(every):,}")
        raise ContentError(
            [
                Issue(
                    code="too-much-content",
                    message=message,
                    span=span_of((own or every)[-1]),
                    accepted=say("at-most", most=f"{MOST_DESIGNS:,}"),
                )
            ]
        )


def read_typed(path: Path, shown: str, kind: type[Typed]) -> tuple[Typed, yaml.Node]:
    """One file as one typed value, with its nodes for later spans.

    Raises:
        ContentError: with every issue found.
    """
    value, node, _ = _read_whole(path, shown, kind)
    return value, node


def _read_whole(path: Path, shown: str, kind: type[Typed]) -> tuple[Typed, yaml.Node, Any]:
    issues: list[Issue] = []
    value, node, data = read_in_part(path, shown, kind, issues)
    if value is None or issues:
        raise ContentError(issues)
    return value, node, data


def read_in_part(path: Path, shown: str, kind: type[Typed], issues: list[Issue]) -> tuple[Typed | None, yaml.Node, Any]:
    """The value of a file, its nodes and its plain data; no value, and more ``issues``, where something is wrong.

    Raises:
        ContentError: it is no YAML, or empty.
    """
    node = read(path, shown)
    if node is None:
        raise empty_file(shown)
    data = plain(node, issues)
    return _fitting(data, node, kind, issues, THE_FILE), node, data


def empty_file(shown: str) -> ContentError:
    """What is raised for a file without anything in it."""
    return ContentError([Issue(code="empty-file", message=say("empty-file"), span=Span(shown))])


def read_value(path: Path, shown: str, kind: type[Typed]) -> Typed:
    """The same without the nodes; of a text that was read before without fault, from the data kept of it."""
    key = digest(program_stamp(), text_of(path, shown))
    try:
        return from_json(cached(_DATA, key) or b"", kind)
    except msgspec.MsgspecError:
        value, _, data = _read_whole(path, shown, kind)
        if cache_folder() is not None:
            keep(_DATA, key, msgspec.json.encode(data))
        return value


def _game_named(stack: Stack, games: list[str]) -> str:
    node = value_at(stack.manifest, "game")
    if node is None:
        message, span = say("no-game"), span_of(stack.manifest)
        issue = Issue(code="missing-field", message=message, span=span, accepted=in_a_row(games))
        raise ContentError([issue])
    name = text_at(stack.manifest, "game") or ""
    if name not in games:
        raise ContentError([*stack.issues, unknown_name("unknown-game", "game", name, games, span_of(node))])
    return name


def _unreadable_texts(stack: Stack) -> list[Issue]:
    """Text files that cannot be read at all; of languages that the set does not list, what would act on a terminal."""
    issues: list[Issue] = []
    listed = plain(value_at(stack.manifest, "languages"), [])
    for place in stack.places:
        for file in sorted(place.folder.glob("text/*.ftl")):
            try:
                check_readable(file, f"{place.shown}/text/{file.name}")
            except ContentError as error:
                is_read = not isinstance(listed, list) or file.name.partition(".")[0] in listed
                issues += [issue for issue in error.issues if is_read or issue.code == STRANGER]
    return issues


def value_of(node: yaml.Node, kind: type[Typed], issues: list[Issue], whole: Text = THE_ENTRY) -> Typed | None:
    """The node as a value of ``kind``, called ``whole``; None, with issues added, where it is not one."""
    faults: list[Issue] = []
    value = _fitting(plain(node, faults), node, kind, faults, whole)
    issues.extend(faults)
    return value


def _fitting(data: Any, node: yaml.Node, kind: type[Typed], issues: list[Issue], whole: Text) -> Typed | None:
    """The same of a node's plain data, of which all that is strange is told in ``issues`` already."""
    more: list[Issue] = []
    value = _converted(data, node, kind, more, whole)
    # A field whose name could not be read is not missing as well.
    issues += [issue for issue in more if not issues or issue.code != "missing-field"]
    return value


def _converted(data: Any, node: yaml.Node, kind: type[Typed], issues: list[Issue], whole: Text) -> Typed | None:
    try:
        return convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        # The schema machinery costs 0.1 s to import and only a faulty file needs it.
        explained = import_module("validator.content.explaining").explained
        issues.extend(explained(data, node, kind, name_of(node) or whole, str(error)))
        return None


def _in_their_own_form(stack: Stack, words: Vocabulary, issues: list[Issue]) -> dict[str, list[yaml.Node]]:
    """Each kind's entries, those written in another form unfolded; what cannot be unfolded is left out."""
    nodes_of: dict[str, list[yaml.Node]] = {}
    for kind, nodes in stack.entries.items():
        unfolded = (_unfolded(node, words.forms.get(kind), issues) for node in nodes)
        nodes_of[kind] = [node for node in unfolded if node is not None]
    return nodes_of


def _unfolded(node: yaml.Node, other: OtherForm | None, issues: list[Issue]) -> yaml.Node | None:
    if other is None or value_at(node, other.sign) is None:
        return node
    piece = value_of(node, other.form, issues)
    return None if piece is None else other.unfold(piece, node, issues)


def _typed_entries(
    stack: Stack, entries: dict[str, list[yaml.Node]], words: Vocabulary, issues: list[Issue]
) -> dict[str, tuple[Piece, ...]]:
    known = list(entries_type(words).__struct_fields__)
    pieces: dict[str, tuple[Piece, ...]] = dict.fromkeys(known, ())
    for kind, nodes in entries.items():
        if kind not in words.kinds:
            issues.append(unknown_name("unknown-kind", "kind of piece", kind, known, stack.kinds[kind]))
            continue
        typed = [_typed_entry(node, words.kinds[kind], stack, issues) for node in nodes]
        pieces[kind] = tuple(piece for piece in typed if piece is not None)
    return pieces


def _typed_entry(node: yaml.Node, kind: type[Typed], stack: Stack, issues: list[Issue]) -> Typed | None:
    """An entry typed; one that stays as it was while a set is checked with edits left out is typed once.

    Where a change leaves something of the base that no longer fits, that stands at the change.
    """
    known = _known.get(node)
    if known is not None and known[0] is kind:
        return cast(Typed, known[1])
    faults: list[Issue] = []
    piece = value_of(node, kind, faults)
    if piece is not None and not faults:
        _known[node] = kind, piece
    issues += [at_touched(issue, stack, name_of(node)) for issue in faults]
    return piece


def _typed_manifest(stack: Stack, words: Vocabulary, issues: list[Issue]) -> Manifest | None:
    """``set.yaml`` typed, its switches laid over those of its profile.

    A switch that is a group (prices by name, rounds by number of players) is laid over entry by entry, so that a set
    states only the entries it changes; a list, and a number or word, takes the place of the old one whole. So it is
    for a set that extends another, and the same for a set that stands alone.
    """
    data = plain(stack.manifest, [])  # each file's own reading has reported what is strange in it
    stated = data.get("rules", {})
    profile = words.profiles.get(str(data.get("profile")), words.profiles[words.default_profile])
    data["rules"] = laid_over(msgspec.json.decode(msgspec.json.encode(profile)), stated)
    return cast(Manifest | None, _converted(data, stack.manifest, manifest_type(words), issues, THE_FILE))


def _inherit_counts(content: ContentSet) -> None:
    """A custom set's inherited lines of the parts list follow what it removed and added."""
    if not content.manifest.extends:
        return
    own = content.own_parts()
    counts = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items()}
    lines: list[PartLine] = [
        line if line.kind in own or line.kind not in counts else msgspec.structs.replace(line, count=counts[line.kind])
        for line in content.manifest.parts
    ]
    content.manifest = cast(Manifest, msgspec.structs.replace(cast(Any, content.manifest), parts=tuple(lines)))
