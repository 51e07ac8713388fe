"""A set of Tiny Stellar Empires as flat lists of numbers, made once and shared by all its games.

And what one row comes to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from validator.content.loading import ContentSet
from validator.play.engine.step import Decision
from validator.play.games.empires.words.ability import EndAbility, OngoingAbility
from validator.play.games.empires.words.numbers import WORMHOLE
from validator.play.games.empires.words.switches import ATTACK_MODES, CIVILISATIONS, TIMINGS, EmpiresRules
from validator.play.games.empires.words.vocabulary import AmbassadorCard, EmpireCard, Half, HomeworldCard, RaidCard


class RowWorth:
    """Parts of a seat's points that depend on its row and marks alone.

    Attributes:
        points: of the cards, without what they score for ambassadors.
        for_each: points that the cards score for each ambassador on the table.
        sent: ambassadors on the row.
        symbols: `counts` by civilisation, without the homeworld's.
        missions: homeworld → points of its mission, as far as anyone asked.
    """

    __slots__ = ("for_each", "missions", "points", "sent", "symbols")

    def __init__(self, points: int, for_each: int, sent: int, symbols: int) -> None:
        self.points = points
        self.for_each = for_each
        self.sent = sent
        self.symbols = symbols
        self.missions: dict[int, int] = {}


ABILITY_OFF: Final = 0
SYMBOLS_OFF: Final = 1

COUNT_BITS: Final = 12
"""Counts of several kinds of thing are added up in one number, each in so many bits of it."""
COUNT_MASK: Final = (1 << COUNT_BITS) - 1


class Table:
    """The set, compiled. Lists are indexed by design, or by face where the name says so."""

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, EmpiresRules)
        self.rules = rules
        self.most_players = content.manifest.players.most
        self.pieces = [piece for _, piece in content.every_piece()]
        self.designs = [piece.id for piece in self.pieces]
        self.first_raid = len(content.pieces["empire"])
        self.first_ambassador = self.first_raid + len(content.pieces["raid"])
        self.first_homeworld = self.first_ambassador + len(content.pieces["ambassador"])
        copies = [design for design, piece in enumerate(self.pieces) for _ in range(piece.count)]
        self.deck = [design for design in copies if design < self.first_homeworld]
        self.homeworlds = [design for design in copies if design >= self.first_homeworld]
        self.missions = [piece.mission if isinstance(piece, HomeworldCard) else None for piece in self.pieces]
        self.raid_cost = [piece.cost if isinstance(piece, RaidCard) else 0 for piece in self.pieces]
        self.raid_modes = [self._modes(piece) for piece in self.pieces]
        # Switches asked for again and again.
        self.hand_size = rules.hand_size
        self.wormhole_routes = rules.wormhole_routes
        self.rounds = [rules.rounds.get(seats, 0) for seats in range(self.most_players + 1)]
        self.double_counts_symbols = rules.double_counts == "points_and_symbols"
        self.homeworld_symbol_in_missions = rules.homeworld_symbol_in_missions
        self.empty_majority_counts = rules.empty_majority == "everybody"
        self._make_faces()
        self._make_symbols()
        # Remembered for players: what rows and marks come to; what cards promise, by the open edge they are to meet and
        # what is paid more and less.
        self.row_worths: dict[tuple[tuple[int, ...], tuple[int, ...]], RowWorth] = {}
        self.worths: dict[tuple[int, int, int], list[float]] = {}

    @property
    def faces(self) -> int:
        """How many faces there are; actions above it place a card at the left end of the row (T2)."""
        return 2 * len(self.pieces)

    def routes(self, edge: int) -> int:
        """Trade routes that an edge counts as; those of a wormhole are a switch."""
        return self.wormhole_routes if edge == WORMHOLE else edge

    def halves(self) -> Iterator[tuple[int, Half]]:
        """Each face of an empire card with what is printed on it."""
        for design, piece in enumerate(self.pieces):
            if isinstance(piece, EmpireCard):
                yield 2 * design, piece.a
                yield 2 * design + 1, piece.b

    def _make_faces(self) -> None:
        size = self.faces
        self.left_of_face = [WORMHOLE] * size
        self.right_of_face = [WORMHOLE] * size
        self.cost_of_face = [0] * size
        self.points_of_face = [0] * size
        self.ability_of_face: list[Any] = [None] * size
        self.timing_of_face = [0] * size
        self.protect_of_face = [False] * size
        self.look_of_face = [0] * size
        self.discount_of_face = [0] * size
        self.end_of_face: list[EndAbility | None] = [None] * size
        self.for_each_of_face = [0] * size
        # Filled by the game's set-up.
        self.act_of_face: list[Decision[Any] | None] = [None] * size
        for face, half in self.halves():
            self._make_face(face, half)

    def _make_face(self, face: int, half: Half) -> None:
        card = self.pieces[face >> 1]
        assert isinstance(card, EmpireCard)
        ends = [WORMHOLE if edge == "wormhole" else edge for edge in (card.left, card.right)]
        if face & 1:
            ends.reverse()
        self.left_of_face[face], self.right_of_face[face] = ends
        own_cost = half.cost if self.rules.cost_per_half else None
        self.cost_of_face[face] = card.cost if own_cost is None else own_cost
        self.points_of_face[face] = half.points
        ability = half.ability
        self.ability_of_face[face] = ability
        self.timing_of_face[face] = counted(TIMINGS, ability.timing)
        if isinstance(ability, OngoingAbility):
            self.protect_of_face[face] = ability.protects
            self.look_of_face[face] = ability.seen_more
            self.discount_of_face[face] = ability.discount
        elif isinstance(ability, EndAbility):
            self.end_of_face[face] = ability
            self.for_each_of_face[face] = ability.for_each_ambassador

    def _make_symbols(self) -> None:
        self.symbols_of_face = [0] * self.faces
        for face, half in self.halves():
            self.symbols_of_face[face] = counted(CIVILISATIONS, *half.symbols)
        for design, piece in enumerate(self.pieces):
            if isinstance(piece, AmbassadorCard):
                self.symbols_of_face[2 * design] = counted(CIVILISATIONS, *[piece.a] * piece.worth)
                self.symbols_of_face[2 * design + 1] = counted(CIVILISATIONS, *[piece.b] * piece.worth)
            elif isinstance(piece, HomeworldCard):
                self.symbols_of_face[2 * design] = counted(CIVILISATIONS, *[piece.symbol] * piece.worth)

    @staticmethod
    def _modes(piece: object) -> tuple[int, ...]:
        return tuple(ATTACK_MODES.index(mode) for mode in piece.modes) if isinstance(piece, RaidCard) else ()


def counted(kinds: Sequence[str], *things: str) -> int:
    """How many there are of each kind, in one number that can be added to others."""
    return sum(1 << COUNT_BITS * kinds.index(thing) for thing in things)


def counts(number: int, kinds: int) -> list[int]:
    """How many there are of each of so many kinds."""
    counts = []
    for _ in range(kinds):
        counts.append(number & COUNT_MASK)
        number >>= COUNT_BITS
    return counts
