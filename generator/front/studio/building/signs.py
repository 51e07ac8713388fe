"""Characters for the hexes of a drawn map: those it has, and new ones where something new is painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.front.studio.building.hexes import STRANGE, USUAL_CUBES, Hex

Key = dict[str, Any]
CITY_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnpqrstuvwxyz" + "0123456789"
TOWN_SIGNS = "o" + CITY_SIGNS[::-1]
RIVER_SIGNS = "|/\\+*!;<>_&@#%$()[]{}?,`'" + CITY_SIGNS[::-1]


def key_for(key: Key, hexes: Sequence[Hex], usual: Mapping[str, str]) -> tuple[Key, dict[tuple[int, int], str]]:
    """The key that these hexes need, in the order of the old one, and the character of each hex.

    ``hexes`` are row by row from the left, as the names of towns with one character are.
    """
    allotted = _Allotted(key, hexes, usual)
    signs = {one.at: allotted.sign_of(one) for one in hexes}
    return allotted.key(hexes, signs), signs


def entry_of(one: Hex, edges: Mapping[tuple[int, int], Sequence[int]] = {}) -> dict[str, Any]:
    """What is written of a hex besides its place, as in a list; ``edges`` are those of rivers that leave them open."""
    if one.what == "city":
        fields: dict[str, Any] = {"name": one.name, "colour": one.colour, "group": one.group, "number": one.number}
        return fields | ({"cubes": one.cubes} if one.cubes != USUAL_CUBES else {})
    return {"name": one.name} if one.what == "town" else {"edges": one.edges or list(edges.get(one.at, ()))}


class _Allotted:
    """Which character stands for what."""

    def __init__(self, key: Key, hexes: Sequence[Hex], usual: Mapping[str, str]) -> None:
        self.old, self.usual = key, usual
        self.taken: dict[str, str] = {}
        self.new: Key = {}
        for one in hexes:
            if one.what in ("city", "town") and one.sign and self._stands_for(one.sign) == one.what:
                self.taken.setdefault(one.sign, one.what)
        self.used: set[str] = set()

    def _meaning(self, sign: str) -> Any:
        return self.new.get(sign, self.old.get(sign, self.usual.get(sign)))

    def _stands_for(self, sign: str) -> str:
        meaning = self._meaning(sign)
        return str(meaning.get("is")) if isinstance(meaning, dict) else str(meaning or STRANGE)

    def sign_of(self, one: Hex) -> str:
        """The character for a hex."""
        if one.what == "city":
            return self._city(one)
        if one.what == "town":
            return self._town(one)
        if one.what == "river" and one.edges is not None:
            return self._river(one)
        if one.sign and self._meaning(one.sign) in (one.what, None):
            return one.sign
        found = [sign for sign in (*self.usual, *self.old, *self.new) if self._meaning(sign) == one.what]
        return found[0] if found else self._fresh(RIVER_SIGNS, one.what)

    def _city(self, one: Hex) -> str:
        sign = one.sign
        if not sign or self._stands_for(sign) != "city" or sign in self.used:
            sign = self._fresh(CITY_SIGNS, {"is": "city"})
        self.used.add(sign)
        return sign

    def _town(self, one: Hex) -> str:
        if one.sign and self._stands_for(one.sign) == "town":
            many = "names" in self._meaning(one.sign)
            if many or one.sign not in self.used:
                self.used.add(one.sign)
                return one.sign
        several = [sign for sign in (*self.old, *self.new) if "names" in _fields(self._meaning(sign))]
        return several[0] if several else self._fresh(TOWN_SIGNS, {"is": "town", "names": []})

    def _river(self, one: Hex) -> str:
        wanted = {"is": "river", "edges": one.edges}
        if one.sign and self._meaning(one.sign) == wanted:
            return one.sign
        found = [sign for sign in (*self.old, *self.new) if self._meaning(sign) == wanted]
        return found[0] if found else self._fresh(RIVER_SIGNS, wanted)

    def _fresh(self, signs: str, meaning: Any) -> str:
        sign = next(sign for sign in signs if self._is_free(sign))
        self.new[sign] = meaning
        return sign

    def _is_free(self, sign: str) -> bool:
        """Whether a character means nothing, or a city or town that is no longer on the map."""
        is_stop = self._stands_for(sign) in ("city", "town")
        return self._meaning(sign) is None or (is_stop and sign not in {*self.taken, *self.used, *self.new})

    def key(self, hexes: Sequence[Hex], signs: Mapping[tuple[int, int], str]) -> Key:
        """What every character means now; cities and towns that stand nowhere are left out."""
        at: dict[str, list[Hex]] = {}
        for one in hexes:
            at.setdefault(signs[one.at], []).append(one)
        found: Key = {}
        for sign in (*self.old, *self.new):
            meaning = self._meaning(sign)
            kind = _fields(meaning).get("is")
            if kind not in ("city", "town"):
                found[sign] = meaning
            elif sign in at:
                found[sign] = _written(meaning, at[sign])
        return found


def _fields(meaning: Any) -> Key:
    return meaning if isinstance(meaning, dict) else {}


def _written(meaning: Key, here: list[Hex]) -> Key:
    """The meaning of a city's or town's character, as it was where nothing of it changed."""
    if "names" in meaning:
        return {"is": "town", "names": [one.name for one in here]}
    new = {"is": here[0].what} | entry_of(here[0])
    usual = {"cubes": USUAL_CUBES}
    return meaning if usual | new == usual | meaning else new
