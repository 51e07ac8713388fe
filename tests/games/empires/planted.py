"""Planted faults of Tiny Stellar Empires: a small custom set to spoil, and the words for what must be found in it.

Lines count in `SET` and `CARDS`: more lines of ``set.yaml`` begin at 4; half a of the one card is at 7, half b at 8.
"""

from __future__ import annotations

from tests.content.planted import CARDS, SET, Fault, Files
from validator.base.issue import Severity

Planted = tuple[Severity, Fault]
EMPIRES = [f"E{number:02d}" for number in range(1, 43)]
WORMHOLES = ["E39", "E40", "E41", "E42"]
LOOK = "{do: look, cards: 1}"
LOSS = "{do: loss, cards: 3}"
FILLING = [(1, 2, "look", "rebirth"), (2, 1, "thrive", "information"), (1, 1, "extra_points, points: 1", "bully")]
NAMES = ["military", "population", "science", "trade", "culture"]

ALONE = """\
game: empires
title: {en: Fleet}
players: {from: 2, to: 4}
languages: [en]
"""
BESIDE = """\
raid:
  - {id: R1, title: {en: Foray}, count: 5}
ambassador:
  - {id: A1, title: {en: Envoy}, count: 3, a: culture, b: trade}
homeworld:
  - {id: H1, title: {en: Cradle}, symbol: science, mission: {goal: symbols_of_one, count: 3}}
  - {id: H2, title: {en: Hearth}, symbol: trade, mission: {goal: each_timing}}
  - {id: H3, title: {en: Harbour}, symbol: culture, mission: {goal: busy_seams, routes: 2, count: 2}}
  - {id: H4, title: {en: Haven}, symbol: military, mission: {goal: many_civilisations, count: 3}}
"""


def error(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """A fault that makes a rule impossible to carry out, or a game impossible to set up."""
    return Severity.ERROR, Fault(name, files, code, f"fleet/{at}", says, **more)


def warning(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """A fault by which something can never act or never matters."""
    return Severity.WARNING, Fault(name, files, code, f"fleet/{at}", says, **more)


def advice(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """Something legal that is pointless or extreme."""
    return Severity.ADVICE, Fault(name, files, code, f"fleet/{at}", says, **more)


def manifest(more: str) -> Files:
    """The custom set with more lines in its ``set.yaml`` and no cards of its own."""
    return {"set.yaml": SET + more}


def rules(stated: str, more: str = "") -> Files:
    """The same with these switches at line 4, and perhaps more lines after."""
    return manifest(f"rules: {{{stated}}}\n{more}")


def change(name: str, fields: str, more: str = "") -> Files:
    """The same with one built-in card changed at 5:3, its fields from column 8 on."""
    return manifest(f"change:\n  {name}: {{{fields}}}\n{more}")


def mission(name: str, fields: str, more: str = "") -> Files:
    """The same with the mission of one built-in homeworld changed at 5:17."""
    return change(name, f"mission: {{{fields}}}", more)


def without(*names: str) -> str:
    """A line of ``set.yaml`` that removes entries."""
    return f"remove: [{', '.join(names)}]\n"


def cards(*changes: tuple[str, str], more: str = "") -> Files:
    """The custom set with some things else on its one card, and perhaps more lines in its ``set.yaml``."""
    text = CARDS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return {"set.yaml": SET + more, "cards.yaml": text}


def card(old: str, new: str, more: str = "") -> Files:
    """The same with one thing else."""
    return cards((old, new), more=more)


def ability(text: str, more: str = "") -> Files:
    """The custom set with another ability on half a of its card, at 7:18."""
    return card(LOOK, text, more)


def half(text: str, more: str = "") -> Files:
    """The custom set with another half b on its card, at 8:8."""
    return card(f"{{ability: {LOSS}, points: 2, symbols: [science]}}", f"{{{text}}}", more)


def entry(name: str, left: object, right: object, a: str, b: str, count: int = 1, points: int = 2) -> str:
    """A line for one empire card of cost 1, its abilities and the points of both halves given."""
    symbols = [NAMES[sum(map(ord, name + end)) % len(NAMES)] for end in "ab"]
    first, second = (
        f"{{ability: {{do: {do}}}, points: {points}, symbols: [{symbol}]}}"
        for do, symbol in zip((a, b), symbols, strict=True)
    )
    return (
        f"  - {{id: {name}, title: {{en: Beacon {name}}}, count: {count}, cost: 1, left: {left}, right: {right}, "
        f"a: {first}, b: {second}}}\n"
    )


def only(*entries: str, more: str = "", others: str = BESIDE) -> Files:
    """A set of its own with these empire cards, from line 2 on; more lines of ``set.yaml`` begin at 5."""
    return {"set.yaml": ALONE + more, "cards.yaml": "empire:\n" + "".join(entries) + others}


def beside(old: str, new: str) -> str:
    """The cards beside the empire cards, with something else on one of them."""
    assert old in BESIDE
    return BESIDE.replace(old, new)


def among(*entries: str, more: str = "") -> Files:
    """The same with thirty cards behind them whose edges have one and two routes."""
    behind = []
    for number in range(30):
        left, right, a, b = FILLING[number % len(FILLING)]
        behind.append(entry(f"F{number}", left, right, a, b, points=number % 4))
    return only(*entries, *behind, more=more)
