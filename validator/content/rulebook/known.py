"""What the names in rules may stand for: what the file itself declares, and what the kit does."""

from collections.abc import Sequence
from typing import NamedTuple

from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import AnyField, Effects, Kit, Picture, Text
from validator.content.rulebook.declared import ALWAYS_NUMBER, ALWAYS_ZONE
from validator.content.source import value_at

_SECTIONS = {"zone": "zones", "number": "numbers", "dice": "dice", "action": "actions"}
_ALWAYS = {"zone": ALWAYS_ZONE, "number": ALWAYS_NUMBER}
OF_PIECES = ("id", "count")
"""Fields that pieces of every kind have."""
KIND = "kind"
"""What asks for the kind of a piece where a field is named."""

_NO_VALUES = (Effects, Text, Picture)
"""Types of fields by which pieces are not told apart."""


class Known(NamedTuple):
    """The names that are declared, by what they stand for, and each field of the kit as its kinds declare it."""

    names: dict[str, tuple[str, ...]]
    fields: dict[str, tuple[AnyField, ...]]

    def of(self, what: str) -> Sequence[str]:
        """All names that stand for such a thing."""
        return self.names.get(what, ())


def known_in(node: yaml.Node, kit: Kit) -> Known:
    """What a file of rules and the kit it stands beside declare."""
    names = {what: (*_keys(value_at(node, section)), *_always(what)) for what, section in _SECTIONS.items()}
    fields: dict[str, tuple[AnyField, ...]] = {}
    for kind in kit.kinds.values():
        for name, declared in kind.fields.items():
            fields[name] = (*fields.get(name, ()), declared)
    effects = [name for name, declared in fields.items() if any(isinstance(one, Effects) for one in declared)]
    plain = [name for name, declared in fields.items() if not all(isinstance(one, _NO_VALUES) for one in declared)]
    names["place"] = tuple(_places(value_at(node, "zones")))
    names |= {"kind": tuple(kit.kinds), "effects": tuple(effects), "field": (*plain, *OF_PIECES, KIND)}
    return Known(names, fields)


def _keys(node: yaml.Node | None) -> list[str]:
    if not isinstance(node, yaml.MappingNode):
        return []
    return list(dict.fromkeys(str(key.value) for key, _ in node.value if isinstance(key, yaml.ScalarNode)))


def _places(zones: yaml.Node | None) -> list[str]:
    """The places of all maps."""
    if not isinstance(zones, yaml.MappingNode):
        return []
    grids = [value_at(zone, "grid") for _, zone in zones.value if isinstance(zone, yaml.MappingNode)]
    maps = [value_at(grid, "map") for grid in grids if isinstance(grid, yaml.MappingNode)]
    return list(dict.fromkeys(name for each in maps for name in _keys(each)))


def _always(what: str) -> list[str]:
    return [_ALWAYS[what]] if what in _ALWAYS else []
