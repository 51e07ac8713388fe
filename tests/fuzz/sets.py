"""Custom sets as their designers write them: differences to a built-in set, drawn from its schema and its entries."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.values import Draw, altered, bytes_of, drawn, odd, spoilt

FLEET = "fleet"
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("check", FLEET),
    ("check", FLEET, "--format", "json"),
    ("check", FLEET, "--format", "github"),
    ("print", FLEET, "--only", "new", "--copies", "1", "--svg"),
    ("play", FLEET, "--seats", "random,random"),
    ("words", FLEET),
)


OFTEN = ["add", "change", "rules"]


class Case(NamedTuple):
    """Files of a folder ``fleet`` by name, and the command line that reads them (none: the functions below it)."""

    game: str
    files: dict[str, bytes]
    command: tuple[str, ...] = ()


def commands() -> st.SearchStrategy[tuple[str, ...]]:
    """Mostly none; now and then one of the command line."""
    return st.integers(0, 11).map(lambda number: COMMANDS[number] if number < len(COMMANDS) else ())


def manifest(game: str) -> dict[str, Any]:
    """The least that a custom set says."""
    return {"extends": game, "title": {"en": "Fleet"}, "languages": ["en"]}


def sound(game: str) -> bytes:
    """A ``set.yaml`` with nothing wrong in it."""
    return bytes_of(manifest(game))


@st.composite
def custom_sets(draw: Draw, game: str) -> Case:
    """A set that adds, changes, removes, or turns switches; in half of them something is spoilt on top."""
    own = manifest(game)
    fields = sorted(_EDITS) if draw(st.integers(0, 2)) == 0 else OFTEN
    for edit in draw(st.lists(st.sampled_from(fields), min_size=1, max_size=2, unique=True)):
        own[edit] = _EDITS[edit](draw, game)
    files = {}
    if "add" in own and draw(st.booleans()):
        files["pieces.yaml"] = bytes_of(own.pop("add"))
    own = spoilt(draw, own, shipped.words(f"{game}.set"), draw(st.sampled_from([0] * 8 + [1, 3])))
    return Case(game, {"set.yaml": bytes_of(own), **files}, draw(commands()))


def _added(draw: Draw, game: str) -> dict[str, list[Any]]:
    groups = shipped.entries(game)
    found: dict[str, list[Any]] = {}
    for number in range(draw(st.integers(1, 2))):
        kind = draw(st.sampled_from(sorted(groups)))
        if draw(st.integers(0, 4)) == 0:
            piece = drawn(draw, shipped.schema(game)["properties"][kind]["items"], shipped.schema(game))
        else:
            piece = copy.deepcopy(draw(st.sampled_from(groups[kind])))
            piece = _like(draw, piece, game, draw(st.sampled_from([0, 1, 2, 3])))
        if isinstance(piece, dict) and draw(st.integers(0, 9)):
            piece |= {"id": f"X{number}", "title": {"en": f"Far Beacon {number}"}}
        found.setdefault(kind, []).append(piece)
    return found


def _like(draw: Draw, value: Any, game: str, times: int) -> Any:
    """The same with so many slips, most of which any designer might have meant."""
    if draw(st.integers(0, 6)) == 0:
        return spoilt(draw, value, shipped.words(game), times)
    return altered(draw, value, shipped.siblings(game), times)


def _changed(draw: Draw, game: str) -> dict[str, Any]:
    root = shipped.schema(game)
    found: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(sorted(shipped.entries(game))))
        piece = draw(st.sampled_from(shipped.entries(game)[kind]))
        form = _form(root, kind, piece)
        field = draw(st.sampled_from([name for name in form["properties"] if name != "id"]))
        if field in piece and draw(st.integers(0, 3)):
            value = _like(draw, {field: piece[field]}, game, 1).get(field)
        else:
            value = drawn(draw, form["properties"][field], root)
        found.setdefault(piece["id"], {})[field] = value
    return found


def _form(root: dict[str, Any], kind: str, piece: dict[str, Any]) -> dict[str, Any]:
    """The definition that an entry follows; kinds with another form are told apart by a field."""
    items = root["properties"][kind]["items"]
    if "if" in items:
        items = items["then"] if items["if"]["required"][0] in piece else items["else"]
    found: dict[str, Any] = root["$defs"][items["$ref"].rpartition("/")[2]]
    return found


def _switched(draw: Draw, game: str) -> dict[str, Any]:
    root = shipped.schema(f"{game}.set")
    rules = root["$defs"][root["properties"]["rules"]["$ref"].rpartition("/")[2]]["properties"]
    names = draw(st.lists(st.sampled_from(sorted(rules)), min_size=1, max_size=3, unique=True))
    found = {name: drawn(draw, rules[name], root) for name in names}
    usual = {name: rules[name]["default"] for name in names if "default" in rules[name] and draw(st.booleans())}
    return found | (_like(draw, usual, game, len(usual)) if usual else {})


def _removed(draw: Draw, game: str) -> list[str]:
    return draw(st.lists(st.sampled_from(shipped.ids(game)), min_size=1, max_size=4))


def _languages(draw: Draw, game: str) -> Any:
    listed = draw(st.lists(st.sampled_from(["en", "zh-Hant", "zh-Hans", "fr", "nj-Gey"]), min_size=1, max_size=3))
    return listed if draw(st.integers(0, 3)) else _drawn_field("languages")(draw, game)


def _drawn_field(name: str) -> Any:
    def field(draw: Draw, game: str) -> Any:
        root = shipped.schema(f"{game}.set")
        return drawn(draw, root["properties"][name], root)

    return field


def _titled(draw: Draw, game: str) -> Any:
    return draw(st.dictionaries(st.sampled_from(["en", "zh-Hant", "fr", "../x"]), odd(), max_size=2))


_EDITS: dict[str, Any] = {
    "add": _added,
    "change": _changed,
    "rules": _switched,
    "remove": _removed,
    "players": _drawn_field("players"),
    "parts": _drawn_field("parts"),
    "profile": _drawn_field("profile"),
    "languages": _languages,
    "title": _titled,
}
