"""Small ruled kits written into a folder, positions laid out by hand, and what is found wrong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from validator.base.issue import ContentError, Issue, Severity
from validator.play.checking import everything_wrong
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

RULED = (
    "attic",
    "barges",
    "beach",
    "contract",
    "dusk",
    "dykes",
    "ford",
    "garland",
    "grove",
    "harbour",
    "hoard",
    "huts",
    "lambs",
    "ledger",
    "lots",
    "masks",
    "mice",
    "mosaic",
    "partners",
    "pasture",
    "pies",
    "rain",
    "sealed",
    "shed",
    "shires",
    "snails",
    "spices",
    "squall",
    "summit",
    "tide",
)
"""The example kits that are played."""
SEATS = {"ford": 2, "pasture": 2, "rain": 2, "partners": 4, "dykes": 2, "contract": 4, "summit": 4}
"""Players at a table of those that are not for three."""
SET = "game: kit\ntitle: {en: Mine}\nplayers: {from: 2, to: 4}\nlanguages: [en]\n"
KIT = """\
kinds:
  card:
    titled: false
    fields:
      suit: {type: one_of, values: [red, blue]}
      rank: {type: number, from: 1, to: 9}
      does: {type: effects}
"""
CARDS = "card:\n" + "".join(
    f"  - {{id: {suit[0].upper()}{rank}, suit: {suit}, rank: {rank}}}\n"
    for suit in ("red", "blue")
    for rank in range(1, 5)
)


class Table:
    """A game of a set at a position that is laid out by hand."""

    def __init__(self, reference: str, seats: int, seed: int = 1) -> None:
        self.content = open_set(reference)
        self.game: Game = game_of(self.content)
        self.table: Any = self.game.table(self.content)
        self.state: Any = self.game.start(self.table, seats, seed)
        self.slots: Any = self.table.rules_for(seats).slots
        self.numbers = {piece.id: number for number, piece in enumerate(self.table.pieces)}

    def lay(self, zone: str, *ids: str, seat: int = 0) -> None:
        """Have just these pieces lie in a zone."""
        pile = self.state.z[self.slots.zones[zone].at(seat)]
        pile[:] = [self.numbers[each] for each in ids]

    def lying(self, zone: str, seat: int = 0) -> list[str]:
        """The ids of what lies in a zone."""
        return [self.table.pieces[each].id for each in self.state.z[self.slots.zones[zone].at(seat)]]

    def keep(self, number: str, value: int, seat: int = 0) -> None:
        """Have a number be so large."""
        self.state.n[self._place(number, seat)] = value

    def kept(self, number: str, seat: int = 0) -> int:
        """How large a number is."""
        found: int = self.state.n[self._place(number, seat)]
        return found

    def _place(self, number: str, seat: int) -> int:
        kept = self.slots.kept[number]
        return int(kept.base) + (seat if kept.own else 0)

    def settle(self) -> Any:
        """Go on to the next real choice; None at the end."""
        return settle(self.state)

    def offered(self) -> list[str]:
        """The labels of what may be chosen now."""
        decision = self.settle()
        narrator = self.game.narrator(self.table, self.content, "en")
        return narrator.ask(self.state, decision)[1]

    def take(self, *labels: str) -> None:
        """Choose by labels, one after the other."""
        for label in labels:
            place = self.offered().index(label)
            choose(self.state, self.state.options[place])
        self.settle()


def written(folder: Path, rules: str, more: Mapping[str, str] = {}) -> str:
    """A kit with rules in a folder."""
    files = {"set.yaml": SET, "kit.yaml": KIT, "cards.yaml": CARDS, "rules.yaml": rules, **more}
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def found(reference: str) -> list[Issue]:
    """All that is wrong with a set, but for what each prints and what rules lack to be told in Chinese."""
    try:
        return [issue for issue in everything_wrong(open_set(reference)) if issue.code != "no-name"]
    except ContentError as fault:
        return fault.issues


def errors(reference: str) -> list[Issue]:
    """The same without what is only a warning, such as a zone that a rule of two words never uses."""
    return [issue for issue in found(reference) if issue.severity is Severity.ERROR]


@cache
def kit_files(name: str) -> dict[str, str]:
    """The files of an example kit."""
    folder = Path(__file__).parents[2] / "content" / "kits" / name
    return {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")}


def copied(folder: Path, name: str, **changed: str) -> str:
    """An example kit copied into a folder, some files of it changed: ``rules="..."``."""
    files = kit_files(name) | {f"{stem}.yaml": text for stem, text in changed.items()}
    folder.mkdir(exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")
    return str(folder)
