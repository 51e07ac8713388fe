"""Draws bugs with a mutation tool: ``python -m tests.mutants.draw`` (needs ``pip install '.[mutants]'``).

Bugs in ``drawn.yaml`` that can still be put in are kept, so that the list changes only where the code did; what is
missing is drawn. ``--anew`` forgets them all. The same code and seed give the same list.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import yaml
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

from tests import ROOT
from tests.mutants.bugs import DRAWN, Bug, bugs_in

SEED = 15
ROOMS = {
    "rules": (
        120,
        (
            "validator/play/games/*/rules/*.py",
            "validator/play/games/trucker/cards/*.py",
            "validator/play/games/trucker/ships/hull.py",
            "validator/play/games/trucker/ships/hull.py",
            "validator/play/games/steam/track.py",
            "validator/play/games/steam/track.py",
        ),
    ),
    "statistics": (
        40,
        (
            "validator/play/playtest/figures/estimates.py",
            "validator/play/playtest/figures/statistics.py",
            "validator/play/playtest/figures/tally.py",
            "validator/play/playtest/running/*.py",
        ),
    ),
    "imposition": (40, ("generator/print/sheets/*.py",)),
}
"""How many bugs are drawn from which files."""


class Place(NamedTuple):
    """A place in a file, and the changes that the tool would make there: operators, each with its occurrence."""

    file: str
    at: tuple[int, int]
    changes: list[tuple[str, int]]


class _Bare(ast.NodeTransformer):
    """Takes away what is never run: annotations of functions and docstrings."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.annotation = ast.Constant(None)
        self.generic_visit(node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        return ast.Expr(ast.Constant(None)) if isinstance(node.value, ast.Constant) else node


def _run(text: str) -> str | None:
    """What of a file is run; None where it is no Python."""
    try:
        return ast.dump(_Bare().visit(ast.parse(text)))
    except SyntaxError:
        return None


def places(file: str) -> list[Place]:
    """Every place of a file that the tool can change, in order."""
    tree = get_ast((ROOT / file).read_text(encoding="utf-8"))
    found: dict[tuple[int, int], list[tuple[str, int]]] = {}
    provider: Any = OperatorProvider()
    for name in sorted(provider):
        operator = provider[name]
        if operator.arguments():
            continue
        spots = [spot for node in ast_nodes(tree) for spot in operator().mutation_positions(node)]
        for occurrence, (start, _) in enumerate(spots):
            found.setdefault(start, []).append((name, occurrence))
    return [Place(file, at, changes) for at, changes in sorted(found.items())]


def changed(place: Place, chance: Random) -> Bug | None:
    """One of a place's changes as a bug; None where it would change nothing that is run."""
    name, occurrence = chance.choice(place.changes)
    text = (ROOT / place.file).read_text(encoding="utf-8")
    provider: Any = OperatorProvider()
    other = mutate_code(text, provider[name](), occurrence)
    if other is None or _run(other) in (None, _run(text)):
        return None
    old, new = _apart(text.splitlines(), other.splitlines())
    return None if old is None or new is None or new == old else Bug(place.file, old, new, name)


def _apart(one: list[str], two: list[str]) -> tuple[str | None, str | None]:
    """The lines in which two texts differ, with as many before and after as make the first unique."""
    first = next(number for number, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1])
    ends = zip(reversed(one[first:]), reversed(two[first:]), strict=False)
    shorter = min(len(one), len(two)) - first
    last = next((number for number, pair in enumerate(ends) if pair[0] != pair[1]), shorter)
    whole = "\n".join(one)
    for more in range(12):
        low, after = max(0, first - more), max(0, last - more)
        old, new = "\n".join(one[low : len(one) - after]), "\n".join(two[low : len(two) - after])
        if whole.count(old) == 1:
            return old, new
    return None, None


def drawn(room: str, kept: list[Bug], chance: Random) -> Iterator[Bug]:
    """As many bugs of a room as its number asks for beside those that are kept."""
    number, patterns = ROOMS[room]
    left = number - len(kept)
    if left <= 0:
        return
    files = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    all_places = [place for path in files for place in places(path.relative_to(ROOT).as_posix())]
    here = {(bug.file, bug.old, bug.new) for bug in kept}
    for place in chance.sample(all_places, len(all_places)):
        bug = changed(place, chance)
        if bug is not None and (bug.file, bug.old, bug.new) not in here:
            here.add((bug.file, bug.old, bug.new))
            left -= 1
            yield bug
            if left == 0:
                return


def is_of(room: str, bug: Bug) -> bool:
    """Whether a bug is in one of the files of a room."""
    return any(ROOT / bug.file in ROOT.glob(pattern) for pattern in ROOMS[room][1])


class _Lines(yaml.SafeDumper):
    """Writes code as it stands."""


_Lines.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar(
        "tag:yaml.org,2002:str", text, style="|" if "\n" in text or text != text.strip() else None
    ),
)


def main() -> None:
    """Write the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anew", action="store_true", help="keep none of the bugs drawn before")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    before = bugs_in(DRAWN) if DRAWN.exists() and not asked.anew else []
    for bug in before:
        if bug.misfit():
            print(f"no longer there: {bug.misfit()}\n")
    found: list[Bug] = []
    for room in ROOMS:
        kept = [bug for bug in before if is_of(room, bug) and not bug.misfit()]
        new = list(drawn(room, kept, Random(f"{asked.seed} {room}")))
        print(f"{room}: {len(kept)} kept, {len(new)} drawn")
        found += sorted([*kept, *new], key=lambda bug: (bug.file, (ROOT / bug.file).read_text().index(bug.old)))
    fields = ("file", "breaks", "old", "new", "changes_nothing")
    data = [{name: getattr(bug, name) for name in fields if getattr(bug, name)} for bug in found]
    head = "# Drawn by `python -m tests.mutants.draw`; add `changes_nothing: why` to what nobody could ever notice.\n"
    DRAWN.write_text(head + yaml.dump(data, Dumper=_Lines, sort_keys=False, width=1000, allow_unicode=True), "utf-8")


if __name__ == "__main__":
    main()
