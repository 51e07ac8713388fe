"""Who sits where in which game: a run is planned once, and any of its games can be repeated from its number."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from validator.base.plugins import version_of
from validator.content.loading import ContentSet
from validator.play.agents.contract import MakeAgent
from validator.play.engine.game import Game

Opener = Callable[[str], tuple[ContentSet, Game]]
"""From a set's name or folder to the set and the game that plays it; a module's function, so that workers find it."""
Roster = Callable[[str], MakeAgent]
"""From an agent's name to its maker; a module's function too."""

_PACKAGE = Path(__file__).resolve().parents[2]


class CannotSeat(ValueError):
    """The agents or seats asked for do not fit the set; the message is one sentence."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a run's games.

    Attributes:
        reference: the set's name or folder.
        lineups: the tables in turn, each with its agents' names; game ``i`` is played at table ``i mod tables``.
        seed: the run's seed.
        version: of Proofpress.
        digest: of the content, the rules profile and the source of the rules.
        designs: ids of the designs by number.
        uses: names of the uses, as the game gives them.
        promises: how many promises the set makes.
    """

    reference: str
    lineups: tuple[tuple[str, ...], ...]
    seed: int
    version: str
    digest: str
    designs: tuple[str, ...]
    uses: tuple[str, ...]
    promises: int

    def table_of(self, number: int) -> int:
        """At which table game ``number`` is played."""
        return number % len(self.lineups)

    def rotation_of(self, number: int) -> int:
        """By how many seats the agents have moved on in game ``number``; 0 where all agents are the same."""
        lineup = self.lineups[self.table_of(number)]
        return number // len(self.lineups) % len(lineup) if len(set(lineup)) > 1 else 0

    def agents_of(self, number: int) -> tuple[str, ...]:
        """The agents of game ``number`` by seat; they move on by one seat from game to game at the same table."""
        lineup = self.lineups[self.table_of(number)]
        turn = self.rotation_of(number)
        return lineup[turn:] + lineup[:turn]


class Bench(NamedTuple):
    """A set opened for play: the compiled table and the makers of the agents by name."""

    content: ContentSet
    game: Game
    table: Any
    makers: dict[str, MakeAgent]


def lineups(
    agents: Sequence[str], seats: Sequence[int] | None, content: ContentSet, *, apart: bool = False
) -> tuple[tuple[str, ...], ...]:
    """The tables of a run.

    Several agents without ``seats`` are one table; one agent sits at a table of each size the set allows; with
    ``seats`` given, each table is filled with the agents in turn. Agents who sit ``apart`` have such tables each.

    Raises:
        CannotSeat: a table is of a size the set does not allow, or no agent is named.
    """
    players = content.manifest.players
    if not agents:
        raise CannotSeat("name at least one agent")
    if apart:
        return tuple(table for agent in agents for table in lineups([agent], seats, content))
    if seats is None:
        seats = (len(agents),) if len(agents) > 1 else range(players.least, players.most + 1)
    for size in seats:
        if not players.least <= size <= players.most:
            raise CannotSeat(f"{content.name} is for {players.least} to {players.most} players, not {size}")
    return tuple(tuple(agents[seat % len(agents)] for seat in range(size)) for size in seats)


def bench_of(reference: str, agents: Sequence[str], opener: Opener, roster: Roster) -> Bench:
    """Open a set for play.

    Raises:
        ContentError, UnknownSet: as `validator.play.lookup.open_set`.
        LookupError: there is no such agent.
    """
    content, game = opener(reference)
    return Bench(content, game, game.table(content), {name: roster(name) for name in agents})


def plan_of(reference: str, tables: tuple[tuple[str, ...], ...], seed: int, bench: Bench) -> Plan:
    """The plan of a run over an opened set."""
    game = bench.game
    return Plan(
        reference=reference,
        lineups=tables,
        seed=seed,
        version=version_of("proofpress") or "unreleased",
        digest=digest_of(bench.content, game),
        designs=tuple(game.designs(bench.table)),
        uses=game.uses,
        promises=len(game.promises(bench.table)),
    )


def digest_of(content: ContentSet, game: Game) -> str:
    """A name for all that can change a game: pieces without titles, rules, what was learned, and the source."""
    summed = hashlib.sha256()
    pieces = {
        kind: [msgspec.structs.replace(piece, title={}, flavour={}) for piece in digest]
        for kind, digest in content.pieces.items()
    }
    course = content.words.course()
    described = [content.words.game, pieces, content.rules, *([] if course is None else [course])]
    data = msgspec.to_builtins(described, str_keys=True)
    summed.update(msgspec.json.encode(data, order="sorted"))
    summed.update(game.learned.encode())
    for folder in (package_of(game), _PACKAGE / "engine", _PACKAGE / "agents", _PACKAGE / "learned"):
        for file in sorted(one for one in folder.rglob("*.*") if one.suffix in (".py", ".yaml")):
            summed.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return summed.hexdigest()[:16]


def package_of(game: Game) -> Path:
    """The folder that holds all of a game's code: the package of the game's name, or the folder its start lies in."""
    module = game.start.__module__
    parents = module.split(".")[:-1]
    folder = Path(str(sys.modules[module].__file__)).parent
    return folder.parents[len(parents) - parents.index(game.name) - 2] if game.name in parents[:-1] else folder
