"""A set of Race for the Galaxy as flat lists of numbers, made once and shared by all its games.

A *design* is the number of a card design: worlds that are paid for come first, then military worlds, then
developments from cheap to dear, so that a sorted hand falls into these parts. Kinds of goods are numbered 1 to 4 in
the order of `KINDS`; 0 stands for none or any. A *choice* is what one player's action cards come to.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations
from typing import Any, Final

from validator.content.loading import ContentSet
from validator.play.games.race.words.actions import Action
from validator.play.games.race.words.numbers import ANY, KIND_COUNT, REBEL, kind_number
from validator.play.games.race.words.switches import RaceRules
from validator.play.games.race.words.terms import KINDS, Phase
from validator.play.games.race.words.vocabulary import ActionCard, Chip, Development, StartWorld, World

ALIEN: Final = 1 + KINDS.index("alien")
DEAREST: Final = 9
EXPLORE: Final = 1
DEVELOP: Final = 2
DEVELOP_AGAIN: Final = 4
SETTLE: Final = 8
SETTLE_AGAIN: Final = 16
CONSUME: Final = 32
PRODUCE: Final = 64
"""Bits of the phases of a round; some can come twice."""

Face = World | Development


class Choice:
    """What the action cards that one player chose come to.

    Attributes:
        cards: ids of the action cards.
        phases: bits of the phases they bring about.
        draw, keep: cards more when exploring.
        discounts, draws: for the first and the second develop and settle phase, cards fewer to pay and cards to draw.
        trades: goods to sell before the consume powers.
        times: how many times points of consume powers count.
        goods: goods more on windfall worlds.
    """

    __slots__ = ("cards", "discounts", "draw", "draws", "goods", "keep", "phases", "times", "trades")

    def __init__(self, cards: tuple[ActionCard, ...]) -> None:
        self.cards = [card.id for card in cards]
        self.draw = self.keep = self.trades = self.goods = self.phases = 0
        self.discounts, self.draws = [0, 0], [0, 0]
        self.times = 1
        for card in cards:
            self._add(card.action)

    def _add(self, action: Action) -> None:
        turn = 0
        if action.phase == "settle":
            turn = self._turn(SETTLE, SETTLE_AGAIN)
        elif action.phase == "develop":
            turn = self._turn(DEVELOP, DEVELOP_AGAIN)
        else:
            self.phases |= {"explore": EXPLORE, "consume": CONSUME, "produce": PRODUCE}[action.phase]
        action.add(self, turn)

    def _turn(self, first: int, second: int) -> int:
        """Enter a phase that can come twice; whether it is the first (0) or the second (1) of this player."""
        turn = 1 if self.phases & first else 0
        self.phases |= second if turn else first
        return turn


class Table:
    """The set, compiled. Lists are indexed by design.

    Attributes:
        rules: all switches; those asked for at every turn stand beside them, as plain numbers and answers.
        faces: what is printed on each card; ``designs``: their ids.
        first_military, first_development: where these begin among the designs.
        dearer_than: for each cost the first development that costs more.
        cost: of a paid world or a development, 0 for a military world; ``defence``: -1 where a card has none.
        kind: of the good a world can hold; ``opposition``: kind and rebel of a military world, see `REBEL`.
        is_barred: whether a world is neither placed free nor, if military, paid for.
        own_strengths: the lasting strength of each card by itself, by ``opposition``.
        alike: worlds of one number are the same to every rule once placed, as far as goods on them go.
        printed: points; ``points_for``: for each development with bonuses, what each design is worth to it.
        uses: powers of the consume phase that take goods; ``openings``: the tableau of each start world alone.
        power_worth: about how many points the powers of a card bring in each round.
        starts: start worlds by number; ``deck``: all other cards, copies repeated; ``most_copies``: of one design.
        choices: by how many play; ``prices``: of goods, by kind.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, RaceRules)
        self.rules = rules
        self.most_players = content.manifest.players.most
        self.faces = _in_order(content)
        self.designs = [face.id for face in self.faces]
        self.kind = [kind_number(face.good) if isinstance(face, World) else ANY for face in self.faces]
        self.is_windfall = [is_windfall(face) for face in self.faces]
        self.cost = [face.cost or 0 for face in self.faces]
        defences = [face.defence if isinstance(face, World) else None for face in self.faces]
        self.defence = [-1 if defence is None else defence for defence in defences]
        self.opposition = [
            kind + REBEL * ("rebel" in face.keywords) for kind, face in zip(self.kind, self.faces, strict=True)
        ]
        self.own_strengths = [_own_strengths(face) for face in self.faces]
        self.is_barred = [rules.alien_worlds_barred and kind == ALIEN for kind in self.kind]
        self.printed = [face.points for face in self.faces]
        self.tableau_end, self.hand_limit = rules.tableau_end, rules.hand_limit
        self.explore_draw, self.explore_keep = rules.explore_draw, rules.explore_keep
        self.may_skip_trade = rules.trade == "optional"
        self.may_skip_powers = rules.consume_powers == "optional"
        self.new_powers_at_once = rules.new_card_powers == "at_once"
        self.may_build_twice = rules.duplicate_developments
        self.prices = [0] + [rules.sale_price.get(kind, 0) for kind in KINDS]
        self._make_parts()
        self._make_supplies(content)
        self.choices = self._choices(content)
        self.choice_numbers = [list(range(len(choices))) for choices in self.choices]
        # Filled by the game's set-up from the words: what each card adds to a tableau.
        self.effects: list[list[Any]] = []
        self.uses: list[Any] = []
        self.points_for: list[list[int] | None] = []
        self.openings: dict[int, Any] = {}
        self.power_worth: list[float] = []
        # What players make of the set, kept by them.
        self.appraisal: object = None

    def _make_parts(self) -> None:
        faces = self.faces
        self.first_development = sum(isinstance(face, World) for face in faces)
        self.first_military = sum(isinstance(face, World) and face.cost is not None for face in faces)
        costs = self.cost[self.first_development :]
        self.dearer_than = [self.first_development + bisect_left(costs, cost + 1) for cost in range(DEAREST + 1)]
        numbers: dict[object, int] = {}
        self.alike = [
            numbers.setdefault(_look(face), len(numbers)) if isinstance(face, World) and face.good else -1
            for face in faces
        ]

    def _make_supplies(self, content: ContentSet) -> None:
        copies = [design for design, face in enumerate(self.faces) for _ in range(face.count)]
        starts = [design for design in copies if isinstance(self.faces[design], StartWorld)]
        self.number = [face.number if isinstance(face, StartWorld) else -1 for face in self.faces]
        self.starts = sorted(starts, key=lambda design: self.number[design])
        self.deck = [design for design in copies if not isinstance(self.faces[design], StartWorld)]
        self.cards = sorted(copies)
        self.most_copies = max([face.count for face in self.faces], default=0)
        chips = [chip for chip in content.pieces["chip"] if isinstance(chip, Chip)]
        self.chip_points = sum(chip.value * chip.count for chip in chips)

    def _choices(self, content: ContentSet) -> list[list[Choice]]:
        """For each number of players, every choice once; equal action cards are one."""
        cards = [card for card in content.pieces["action"] if isinstance(card, ActionCard)]
        plain = [Choice((card,)) for card in cards if not card.second]
        if self.rules.two_player_actions == "one_of_seven":
            return [plain] * (self.most_players + 1)
        pairs: dict[tuple[int, ...], Choice] = {}
        actions = [card.action for card in cards]
        for pair in combinations(cards, 2):
            pairs.setdefault(tuple(sorted(actions.index(card.action) for card in pair)), Choice(pair))
        return [[], plain, list(pairs.values())] + [plain] * (self.most_players - 2)

    def phases_with_powers(self, design: int) -> set[Phase]:
        """The phases in which a card has powers; F6 says what a sale bonus counts as."""
        phases = {power.phase for power in self.faces[design].powers}
        if "trade" in phases and self.rules.trade_powers_count == "trade_and_consume":
            phases.add("consume")
        return phases


def _own_strengths(face: Face) -> tuple[int, ...]:
    """The strength that a card adds as long as it lies there, by `Table.opposition`."""
    return tuple(
        [sum([power.strength_against(opposition) for power in face.powers]) for opposition in range(KIND_COUNT + REBEL)]
    )


def is_windfall(face: Face) -> bool:
    """Whether a card is a world that gets its good when it is placed."""
    return isinstance(face, World) and face.source == "windfall"


def _in_order(content: ContentSet) -> list[Face]:
    worlds = [piece for kind in ("start_world", "world") for piece in content.pieces[kind] if isinstance(piece, World)]
    developments = [piece for piece in content.pieces["development"] if isinstance(piece, Development)]
    worlds.sort(key=lambda world: world.cost is None)
    developments.sort(key=lambda development: development.cost)
    return [*worlds, *developments]


def _look(world: World) -> object:
    """What tells a world from another once it is placed, as far as goods on it go."""
    return world.good, tuple(sorted([repr(power) for power in world.powers if power.of_own_good]))
