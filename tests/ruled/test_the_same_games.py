"""The same games: as the Python of the trick template plays them, and under any other names."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import ROOT
from tests.new_game.laid_out import proofpress, python
from tests.ruled.making import Table, copied, kit_files
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle

KIT = """\
kinds:
  card:
    fields:
      suit: {type: one_of, values: [sun, leaf, wave]}
      rank: {type: number, from: 1, to: 9}
      prize: {type: number, from: 0, to: 5, default: 0}
"""
RULES = """\
zones:
  stock: {seen: nobody, start: {each: card}, shuffled: true}
  hand: {of: player, seen: owner}
  trick: {by: true}
  won: {of: player}
play:
  - {for: all, do: [{draw: 6, from: stock}]}
  - rounds: 6
    do:
      - each_player: [{choose: [play]}]
      - first: {highest: rank, in: trick, prefer: [{same: [suit], as: {first: trick}}]}
      - {for: first, do: [{gain: points}, {move: all, from: trick, to: won}]}
actions:
  play: {pick: {from: hand, same: [suit], as: {first: trick}, or_else: any}, do: [{move: it, to: trick}]}
score: [points, {each: won, of: prize}]
"""
COMPARED = """\
import os
from pathlib import Path

os.environ["PROOFPRESS_GAMES"] = str(Path(__file__).resolve().parent)
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

def games(name, seats):
    content = open_set(name)
    game = game_of(content)
    table = game.table(content)
    ids = [piece.id for piece in table.pieces]
    for seed in range(200):
        state, dice, seen = game.start(table, seats, seed), Dice(seed), []
        while settle(state) is not None:
            seen.append([ids[option] for option in state.options])
            choose(state, state.options[below(dice, len(state.options))])
        yield seen, game.scores(state)

for seats in (2, 3, 4):
    print(sum(one == other for one, other in zip(games("my_game", seats), games("evening", seats), strict=True)))
"""


def test_the_trick_template_as_data_plays_the_games_of_its_python(tmp_path: Path) -> None:
    proofpress(tmp_path, "new-game", "my_game", "--from", "trick")
    project = tmp_path / "my_game"
    cards = (project / "my_game/content/my_game/cards.yaml").read_text(encoding="utf-8")
    prizes = re.sub(r"bonus: \{do: prize(?:, points: (\d))?\}", lambda found: f"prize: {found[1] or 2}", cards)
    head = "game: kit\ntitle: {en: Evening}\nplayers: {from: 2, to: 4}\nlanguages: [en]\n"
    (project / "evening").mkdir()
    for name, text in (("set", head), ("kit", KIT), ("rules", RULES), ("cards", prizes)):
        (project / "evening" / f"{name}.yaml").write_text(text, encoding="utf-8")
    (project / "compared.py").write_text(COMPARED, encoding="utf-8")
    assert python(project, "compared.py").stdout.split() == ["200", "200", "200"]


def test_the_template_as_data_is_at_most_twenty_five_lines() -> None:
    assert len(RULES.splitlines()) <= 25


NAMES = (
    *("supply", "spare", "deck", "hand", "laid", "discard", "gone", "deeds", "buys", "coins", "turn", "act", "buy"),
    *("card", "sort", "cost", "worth", "does", "copper", "silver", "hut", "castle", "flag", "house", "coin"),
)
KEPT = ("form", "look", "size", "type", "called", "title")
"""Fields in which a name stands for something else."""


def renamed(data: Any) -> Any:
    """Data in which everything that a designer names is called something else."""
    if isinstance(data, dict):
        if "draw" in data:
            data = {"from": "deck", "to": "hand", **data}
        return {renamed(key): value if key in KEPT else renamed(value) for key, value in data.items()}
    if isinstance(data, list):
        return list(map(renamed, data))
    return f"n{NAMES.index(data)}" if data in NAMES else data


def outcomes(reference: str) -> list[tuple[list[int], list[int]]]:
    """What was chosen and how it ended, in fifty games at random."""
    table, found = Table(reference, 2), []
    for seed in range(50):
        state, dice, taken = table.game.start(table.table, 2, seed), Dice(seed, 9), []
        while settle(state) is not None and len(taken) < 60:
            taken.append(state.options[below(dice, len(state.options))])
            choose(state, taken[-1])
        found.append((taken, table.game.scores(state)))
    return found


def test_under_other_names_the_games_are_the_same(tmp_path: Path) -> None:
    own = ("kit", "cards", "rules")
    files = {name: text for name, text in kit_files("hoard").items() if name.startswith(own)}
    other = {name: json.dumps(renamed(yaml.safe_load(text))) for name, text in files.items()}
    changed = {name.removesuffix(".yaml"): text for name, text in other.items()}
    assert outcomes(copied(tmp_path / "other", "hoard", **changed)) == outcomes("kits/hoard")


@pytest.mark.parametrize("room", ["content/rulebook", "play/ruled"])
def test_rules_are_never_run_as_code(room: str) -> None:
    files = (ROOT / "validator" / room).glob("*.py")
    names = {
        node.id if isinstance(node, ast.Name) else node.attr
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and ast.unparse(node.value) != "re")
    }
    assert names & {"eval", "exec", "compile", "import_module", "__import__"} == set()
