"""``kit.yaml`` read: of the set itself and of the kits it extends, laid over each other, sound or refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module

import msgspec

from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span, in_order
from validator.base.opening import is_there
from validator.base.yaml_nodes import yaml
from validator.content.inheritance import Stack
from validator.content.kits.counting import say
from validator.content.kits.declared import Kit
from validator.content.kits.sound import unsound
from validator.content.kits.words import KitWords, words_from
from validator.content.overlay import merged
from validator.content.places import KIT, RULES, Place
from validator.content.source import parse, plain, span_of, text_of, value_at
from validator.content.wording import THE_FILE

MOST_BYTES = 1_000_000
_KEYWORDS = "keywords"
_EXAMPLE = "kinds: ..."
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")


def kit_words(stack: Stack) -> KitWords:
    """The words of a kit that was read as ``stack``.

    Raises:
        ContentError: there is no ``kit.yaml``, or it declares what cannot be; with what is wrong with the set already.
    """
    try:
        return _with_rules(_words(tuple(_texts(stack.places))), stack.places)
    except ContentError as error:
        raise ContentError([*stack.issues, *error.issues]) from None


def _with_rules(words: KitWords, places: Sequence[Place]) -> KitWords:
    """The words with the rules that stand beside the kit: its own, or else those of the nearest kit it extends."""
    for place in reversed(places):
        file, shown = place.folder / RULES, f"{place.shown}/{RULES}"
        if is_there(file):
            reading = import_module("validator.content.rulebook.reading")  # most kits have no rules
            text = text_of(file, shown, MOST_BYTES)
            read = reading.rules_from(text, shown, words.kit)
            profiles = {words.default_profile: read.switches()}
            return msgspec.structs.replace(
                words, rulebook=read.rulebook, known=read.known, rules=read.switches, profiles=profiles
            )
    return words


def _texts(places: Sequence[Place]) -> list[tuple[str, str]]:
    """Each ``kit.yaml`` with how it is shown, base first."""
    texts = []
    for place in places:
        file, shown = place.folder / KIT, f"{place.shown}/{KIT}"
        if is_there(file):
            texts.append((shown, text_of(file, shown, MOST_BYTES)))
    if not texts:
        message = say("no-kit")
        alike = [file.name for file in places[-1].folder.glob("[Kk][Ii][Tt].[Yy]*")]
        raise ContentError(
            [
                Issue(
                    code="no-kit",
                    message=message,
                    span=Span(f"{places[-1].shown}/set.yaml"),
                    found=repr(min(alike)) if alike else None,
                    accepted=say("kit-beside"),
                )
            ]
        )
    return texts


@lru_cache(maxsize=32)
def _words(texts: tuple[tuple[str, str], ...]) -> KitWords:
    issues: list[Issue] = []
    node: yaml.Node | None = None
    for shown, text in texts:
        own = _read(text, shown, issues)
        node = own if node is None or own is None else _over(node, own)
    kit = None if node is None or issues else _typed(node, issues)
    if kit is None or node is None:
        raise ContentError(issues)
    if found := in_order(unsound(kit, node)):
        raise ContentError(found)
    return words_from(kit, node)


def _read(text: str, shown: str, issues: list[Issue]) -> yaml.Node | None:
    node = parse(text, shown)
    if node is None:
        issues.append(Issue(code="empty-file", message=say("empty-kit"), span=Span(shown), accepted=_EXAMPLE))
        return None
    plain(node, issues)
    if not isinstance(node, yaml.MappingNode):
        message = say("kit-is-no-group")
        issues.append(Issue(code="wrong-type", message=message, span=span_of(node), accepted=_EXAMPLE))
        return None
    return _with_whole_keywords(node)


def _over(base: yaml.Node, own: yaml.Node) -> yaml.Node:
    """A kit over the one it extends: field by field, but for checks, which are added."""
    node = merged(base, own, tags=("type",))
    first, second = value_at(base, "checks"), value_at(own, "checks")
    if isinstance(first, yaml.SequenceNode) and isinstance(second, yaml.SequenceNode):
        both = yaml.SequenceNode(first.tag, [*first.value, *second.value], second.start_mark, second.end_mark)
        pairs = [(key, both if key.value == "checks" else value) for key, value in node.value]
        node = yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
    return node


def _typed(node: yaml.Node, issues: list[Issue]) -> Kit | None:
    data = plain(node, [])
    try:
        return convert(data, Kit, str_keys=True)
    except msgspec.ValidationError as error:
        # The schema machinery takes a while to load, and only a faulty file needs it.
        explained = import_module("validator.content.explaining").explained
        issues += explained(data, node, Kit, THE_FILE, str(error))
        return None


def _with_whole_keywords(node: yaml.MappingNode) -> yaml.MappingNode:
    """The file with keywords written short, ``swift: {en: Acts first.}``, as those with that reminder."""
    listed = value_at(node, _KEYWORDS)
    if not isinstance(listed, yaml.MappingNode):
        return node
    unfolded = _group(listed, [(key, _unfolded(value)) for key, value in listed.value])
    return _group(node, [(key, unfolded if value is listed else value) for key, value in node.value])


def _unfolded(value: yaml.Node) -> yaml.Node:
    if not isinstance(value, yaml.MappingNode) or not value.value or not all(map(_is_language, value.value)):
        return value
    name = yaml.ScalarNode("tag:yaml.org,2002:str", "reminder", value.start_mark, value.start_mark)
    return _group(value, [(name, value)])


def _is_language(pair: tuple[yaml.Node, yaml.Node]) -> bool:
    key, _ = pair
    return isinstance(key, yaml.ScalarNode) and _LANGUAGE.fullmatch(key.value) is not None


def _group(node: yaml.MappingNode, pairs: list[tuple[yaml.Node, yaml.Node]]) -> yaml.MappingNode:
    return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
