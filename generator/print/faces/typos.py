"""What is misspelt in a set's layout and icon files, at the word itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.icons import IconSet
from generator.print.drawing.misnamed import Misnamed
from generator.print.faces.wording import say
from generator.print.parts.desk import Studio
from generator.print.theme.reading import layout_files
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Said, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.content.source import key_at, locate, parse, span_of, text_of, value_at
from validator.content.vocabulary import Named

OWN_WORDS = frozenset({"part", "motif", "role", "family", "align", "stand", "side", "say", "d"})
"""Fields of a layout whose values are no names of colours, icons, parts or paths."""


def layout_issue(content: ContentSet, code: str, message: Said, *path: str) -> Issue:
    """A fault of the layout, at the value its ``path`` leads to; the file is read again only for that."""
    files = [file for folder in content.folders for file in reversed(layout_files(folder))]
    trees = [(file, _tree(text_of(file, content.shown(file)), content.shown(file))) for file in files]
    named = next((node for _, node in trees if _holds(node, path)), None)
    first = next((node for file, node in trees if node is not None and file.name == "layout.yaml"), None)
    node = first if named is None else named
    span = Span(f"{content.place.shown}/layout.yaml") if node is None else locate(node, path)
    return Issue(code=code, message=message, span=span)


@lru_cache(maxsize=32)
def _tree(text: str, shown: str) -> yaml.Node | None:
    """The nodes of a layout file, to be looked at only: a slip shows on many faces, and the file is parsed once."""
    return parse(text, shown)


def _holds(node: yaml.Node | None, path: Sequence[str]) -> bool:
    for step in path:
        node = value_at(node, step) if node is not None else None
    return bool(path) and node is not None


def misnamed_issue(content: ContentSet, fault: Misnamed, face: str | None, *path: str) -> Issue:
    """A name that leads nowhere, at the word where a layout file has it; else at the value of ``path``.

    There the message begins with the ``face``, if one is given; at the word itself it does not, and so a slip is told
    once, however many faces and languages show it.
    """
    span = _word_span(content, fault.name) if fault.name else None
    if span is not None:
        return Issue(
            code="layout",
            message=fault.said,
            span=span,
            found=repr(fault.name),
            suggestion=near(fault.name, fault.known),
        )
    said = fault.said if face is None else say("at-face", face=repr(face), what=fault.said)
    return layout_issue(content, "layout", said, *path)


def place_of_word(content: ContentSet, name: str) -> Span:
    """Where a layout file, or ``kit.yaml``, has a name; else the layout."""
    return _word_span(content, name) or Span(f"{content.place.shown}/layout.yaml")


def _word_span(content: ContentSet, name: str) -> Span | None:
    for folder in content.folders:
        for file in layout_files(folder):
            node = _tree(text_of(file, content.shown(file)), content.shown(file))
            word = next((word for word in _values(node, "") if word.value == name), None)
            if word is not None:
                return span_of(word)
    declared = next((word for word in _values(getattr(content.words, "node", None), "") if word.value == name), None)
    return None if declared is None else span_of(declared)


def _values(node: yaml.Node | None, field: str) -> Iterator[yaml.ScalarNode]:
    """Every plain value in file order that may be a name, with those in lists and groups."""
    if isinstance(node, yaml.ScalarNode) and field not in OWN_WORDS:
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from _values(inner, field)
    elif isinstance(node, yaml.MappingNode):
        for key, inner in node.value:
            yield from _values(inner, str(key.value))


def idle_icons(content: ContentSet, icons: IconSet) -> Iterator[Issue]:
    """Icons of the set's own file that nothing draws and whose name is nearly that of another: slips of the pen."""
    folder = content.folders[0]
    file = folder / "icons.yaml"
    if folder.parent == CONTENT or not file.is_file():
        return
    node = _tree(text_of(file, content.shown(file)), content.shown(file))
    own = [key.value for key, _ in node.value] if isinstance(node, yaml.MappingNode) else []
    others = [name for name in icons.names() if name not in own]
    for name in own:
        guess = near(name, others)
        key = key_at(node, name) if node is not None else None
        if guess and key is not None and name not in icons.asked and not _written(content, name):
            message = say("idle-icon", name=repr(name))
            yield Issue(
                code="idle-icon",
                message=message,
                span=span_of(key),
                found=repr(name),
                suggestion=guess,
                severity=Severity.WARNING,
            )


def idle_kinds(content: ContentSet) -> Iterator[Issue]:
    """Kinds that the set's own layouts give fronts or backs, and that there are not."""
    folder = content.folders[0]
    if folder.parent == CONTENT:
        return
    for file in layout_files(folder):
        node = _tree(text_of(file, content.shown(file)), content.shown(file))
        fronts = None if node is None else value_at(node, "fronts")
        backs = None if node is None else value_at(node, "backs")
        choices = backs if file.name != "layout.yaml" else None
        named = [fronts, choices, *_values_of(backs if choices is None else None)]
        for key in (key for group in named if isinstance(group, yaml.MappingNode) for key, _ in group.value):
            if key.value not in content.words.kinds:
                yield Issue(
                    code="unknown-kind",
                    message=say("no-such-kind", kind=repr(key.value)),
                    span=span_of(key),
                    found=repr(key.value),
                    accepted=in_a_row(content.words.kinds),
                    suggestion=near(str(key.value), content.words.kinds),
                )


def _values_of(node: yaml.Node | None) -> Iterator[yaml.Node]:
    yield from (value for _, value in node.value) if isinstance(node, yaml.MappingNode) else ()


def misnamed_in_pieces(content: ContentSet, studio: Studio) -> Iterator[Issue]:
    """Icons and colours that the pieces of a kit name and that there are not."""
    for named in content.words.named(content):
        if _is_known(named, studio):
            continue
        known = studio.inline if named.role == "icon" else next(iter(studio.layout.themes.values()))
        names = studio.icons.names_like(named.name) if named.role == "icon" else ()
        guess = near(named.name, [*known, *named.others, *names])
        other = f"-or-{named.other}" if named.other else ""
        message = say(f"unknown-{named.role}{other}", where=named.told, name=repr(named.name))
        yield Issue(
            code=f"unknown-{named.role}", message=message, span=named.span, found=repr(named.name), suggestion=guess
        )


def _is_known(named: Named, studio: Studio) -> bool:
    if named.role == "icon":
        return named.name in studio.inline
    try:
        studio.palette.colour(named.name)
    except UnknownColour:
        return False
    return True


def _written(content: ContentSet, name: str) -> bool:
    """Whether a layout or text of the set, or of one it extends, names the icon."""
    files = [file for folder in content.folders for file in layout_files(folder)]
    files += [file for language in content.languages for file in content.text_files(language)]
    return any(name in file.read_text(encoding="utf-8") for file in files)
