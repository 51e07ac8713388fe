"""Keywords written short: ``swift: {en: Acts first.}`` is a keyword with that reminder."""

from __future__ import annotations

import re

from validator.content.source import value_at
from validator.light_yaml import yaml

KEYWORDS = "keywords"
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")


def short_keywords(node: yaml.MappingNode) -> yaml.MappingNode:
    """The file with keywords written short unfolded; each text stays where it stands."""
    listed = value_at(node, KEYWORDS)
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
