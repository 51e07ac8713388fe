"""What a theme says: ``theme.yaml`` of a set, or ``theme`` in its ``set.yaml``, for it and for sets that extend it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import Sentences, Several, all_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet, value_of
from validator.content.manifest import Theme
from validator.content.places import THEME, Place
from validator.content.source import key_at, plain, read, span_of, text_of, value_at

say = Sentences(__package__)


def few_of(names: Iterable[str], most: int) -> Several:
    """The first few of some names, in alphabetical order."""
    return all_of(sorted(names), most)


_WORDS = Theme.__struct_fields__
_MAP = "tag:yaml.org,2002:map"


class Stated(NamedTuple):
    """A theme as one file states it: typed, with its nodes, and the place of the set it belongs to."""

    theme: Theme
    node: yaml.Node
    place: Place


def themes_of(content: ContentSet) -> list[Stated]:
    """The themes of a set and of those it extends, the nearest last.

    Raises:
        ContentError: everything wrong with their form, at its line.
    """
    issues: list[Issue] = []
    themes: list[Stated] = []
    for place in content.stack.places:
        for node in _nodes(place, issues):
            before = len(issues)
            node = _in_full(node, issues)
            theme = value_of(node, Theme, issues, say("the-theme"))
            if theme is not None and len(issues) == before:
                themes.append(Stated(theme, node, place))
    if issues:
        raise ContentError(issues)
    return themes


def _nodes(place: Place, issues: list[Issue]) -> Iterator[yaml.Node]:
    """The theme of the set's own file, then that in its ``set.yaml``, which is the nearer."""
    file = place.folder / THEME
    if file.is_file():
        shown = f"{place.shown}/{THEME}"
        node = read(file, shown)
        if node is None:
            issues.append(Issue(code="empty-file", message=say("empty-file"), span=Span(shown)))
        else:
            yield node
    stated, shown = place.folder / "set.yaml", f"{place.shown}/set.yaml"
    if "theme" in text_of(stated, shown):
        whole = read(stated, shown)
        inline = None if whole is None else value_at(whole, "theme")
        if inline is not None:
            yield inline


def _in_full(node: yaml.Node, issues: list[Issue]) -> yaml.Node:
    """A theme with its colours under the word ``colours``."""
    plain(node, issues)
    if not isinstance(node, yaml.MappingNode):
        return node
    words = [(key, value) for key, value in node.value if key.value in _WORDS]
    bare = [(key, value) for key, value in node.value if key.value not in _WORDS]
    colours = value_at(node, "colours")
    misspelt = [key for key, value in bare if not isinstance(value, yaml.ScalarNode) and near(key.value, _WORDS)]
    bare = [pair for pair in bare if pair[0] not in misspelt]
    issues += [_misspelt(key) for key in misspelt]
    issues += [_unquoted(value) for value in _colours(colours, bare) if _is_nothing(value)]
    if bare and (colours is None or isinstance(colours, yaml.MappingNode)):
        at = bare[0][0]
        key = key_at(node, "colours") or yaml.ScalarNode("tag:yaml.org,2002:str", "colours", at.start_mark, at.end_mark)
        held = [] if colours is None else list(colours.value)
        together = yaml.MappingNode(_MAP, [*held, *bare], at.start_mark, at.end_mark)
        words = [pair for pair in words if pair[0].value != "colours"] + [(key, together)]
    return yaml.MappingNode(_MAP, words, node.start_mark, node.end_mark)


def _misspelt(key: yaml.Node) -> Issue:
    return Issue(
        code="unknown-theme",
        message=say("no-theme", name=repr(key.value)),
        span=span_of(key),
        found=repr(key.value),
        accepted=in_a_row(_WORDS),
        suggestion=near(key.value, _WORDS),
    )


def _colours(colours: yaml.Node | None, bare: list[tuple[yaml.Node, yaml.Node]]) -> Iterator[yaml.Node]:
    pairs = [*bare, *(colours.value if isinstance(colours, yaml.MappingNode) else ())]
    for _, value in pairs:
        yield from (inner for _, inner in value.value) if isinstance(value, yaml.MappingNode) else (value,)


def _is_nothing(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and not node.style and node.value in ("", "~", "null")


def _unquoted(node: yaml.Node) -> Issue:
    return Issue(
        code="missing-value", message=say("unquoted-colour"), span=span_of(node), accepted=say("such-as-colour")
    )
