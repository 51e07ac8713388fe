"""A set of Race for the Galaxy as flat lists of numbers.

Shared by all its games, its powers bound to what they mean; and tableaus, kept up to date card by card.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations
from typing import Any, Final

from validator.content.loading import ContentSet
from validator.content.vocabulary import wording
from validator.play.games.race.words.actions import Action
from validator.play.games.race.words.numbers import ANY, KIND_COUNT, REBEL, Numbers, kind_number
from validator.play.games.race.words.power import CountedPower, GoodsPower, Power
from validator.play.games.race.words.switches import KINDS, Phase, RaceRules
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
        is_counted: whether any card draws by the position, see `CountedPower`.
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
        self.is_counted = any(isinstance(power, CountedPower) for face in self.faces for power in face.powers)
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


ZERO: Final[Numbers] = (0,) * KIND_COUNT
"""One object, asked for by identity: as a tuple of a known length the compiled program would make it anew each time."""


class Tableau:
    """Cards face up in the order they came, and the sums of their powers.

    Attributes:
        cards: designs; ``developments``: those that may not be built again.
        explore_draw, explore_keep: cards more when exploring.
        draw_before, draw_after: cards drawn before developing and after building.
        discount: cards fewer to pay for a development.
        settle_discounts: cards fewer to pay for a world, by kind of good (``any`` included in each).
        strength: strength that counts everywhere; ``strengths``: in all, by `Table.opposition`.
        free: designs that may be discarded for a free world.
        sudden: designs that may be discarded for strength, each with how much; ``reserve``: the most they can add.
        paid_military: the best discount of those that let one pay for military worlds; -1 without one.
        draw_settled: cards drawn after placing a world.
        sale_bonuses: by kind, ``any`` included in each; ``here``: places and bonuses for goods sold from there.
        uses: consume powers, as numbers of `Table.uses`; ``draw_consuming``: cards drawn in the consume phase.
        guesses: lowest and highest number of each guess; ``discards``: points for each hand card that may be
            discarded for them.
        worlds: places of worlds by kind of good; at `ANY` those of every kind.
        production, windfalls: places of worlds that can hold a good.
        alike: places of worlds whose goods are the same to every rule, group by group; ``looks``: what a group is
            known by, as in `Table.alike`.
        refills: goods that come to windfall worlds when producing, by kind.
        rewarded: places and the cards drawn when a good is produced there.
        draw_producing: cards drawn in the produce phase; ``per_world``, ``per_good``: by kind; ``per_kind``.
        most: kinds and cards for having produced the most.
        points: printed points and bonuses for cards; ``scorers``: what each design is worth to developments here;
            ``per_chips``: chips and points; ``per_strength``, ``per_goods``.
        counted: powers that draw by the position, each with its moment, see `CountedPower`.
        latest: the tableau with one card more that was asked for last, and ``latest_design``: that card.
        outlook: what players make of this tableau, kept by them; None until they do.
    """

    __slots__ = (
        "alike",
        "cards",
        "counted",
        "developments",
        "discards",
        "discount",
        "draw_after",
        "draw_before",
        "draw_consuming",
        "draw_producing",
        "draw_settled",
        "explore_draw",
        "explore_keep",
        "free",
        "guesses",
        "here",
        "latest",
        "latest_design",
        "looks",
        "most",
        "outlook",
        "paid_military",
        "per_chips",
        "per_good",
        "per_goods",
        "per_kind",
        "per_strength",
        "per_world",
        "points",
        "production",
        "refills",
        "reserve",
        "rewarded",
        "sale_bonuses",
        "scorers",
        "settle_discounts",
        "strength",
        "strengths",
        "sudden",
        "uses",
        "windfalls",
        "worlds",
    )

    cards: Numbers
    developments: frozenset[int]
    explore_draw: int
    explore_keep: int
    draw_before: int
    draw_after: int
    discount: int
    settle_discounts: Numbers
    strength: int
    strengths: Numbers
    free: Numbers
    sudden: tuple[tuple[int, int], ...]
    reserve: int
    paid_military: int
    draw_settled: int
    sale_bonuses: Numbers
    here: tuple[tuple[int, int], ...]
    uses: Numbers
    draw_consuming: int
    guesses: tuple[tuple[int, int], ...]
    discards: Numbers
    worlds: Numbers
    production: int
    windfalls: int
    alike: Numbers
    looks: Numbers
    refills: Numbers
    rewarded: tuple[tuple[int, int], ...]
    draw_producing: int
    per_world: Numbers
    per_good: Numbers
    per_kind: int
    most: tuple[tuple[int, int], ...]
    points: int
    scorers: tuple[list[int], ...]
    per_chips: tuple[tuple[int, int], ...]
    per_strength: int
    per_goods: int
    counted: tuple[tuple[str, Any], ...]
    latest_design: int
    latest: Tableau | None
    outlook: object

    def with_card(self, table: Table, design: int) -> Tableau:
        """The tableau after a card has been laid down at its end."""
        if self.latest_design == design and self.latest is not None:
            return self.latest
        new = self._copy()
        new._lay(table, design)
        if self.cards:
            # Whoever thinks lays the same card again and again. `EMPTY` is shared by sets that differ.
            self.latest_design, self.latest = design, new
        return new

    def without(self, table: Table, place: int) -> Tableau:
        """The tableau after the card at a place has been discarded; those after it move up."""
        return tableau_of(table, self.cards[:place] + self.cards[place + 1 :])

    def _copy(self) -> Tableau:
        new = Tableau()
        new.cards, new.developments, new.explore_draw = self.cards, self.developments, self.explore_draw
        new.explore_keep, new.draw_before, new.draw_after = self.explore_keep, self.draw_before, self.draw_after
        new.discount, new.settle_discounts, new.strength = self.discount, self.settle_discounts, self.strength
        new.strengths, new.free, new.sudden = self.strengths, self.free, self.sudden
        new.reserve, new.paid_military, new.draw_settled = self.reserve, self.paid_military, self.draw_settled
        new.sale_bonuses, new.here, new.uses = self.sale_bonuses, self.here, self.uses
        new.draw_consuming, new.guesses, new.discards = self.draw_consuming, self.guesses, self.discards
        new.worlds, new.production, new.windfalls = self.worlds, self.production, self.windfalls
        new.alike, new.looks, new.refills = self.alike, self.looks, self.refills
        new.rewarded, new.draw_producing, new.per_world = self.rewarded, self.draw_producing, self.per_world
        new.per_good, new.per_kind, new.most = self.per_good, self.per_kind, self.most
        new.points, new.scorers, new.per_chips = self.points, self.scorers, self.per_chips
        new.per_strength, new.per_goods, new.counted = self.per_strength, self.per_goods, self.counted
        new.latest_design, new.latest, new.outlook = -1, None, None
        return new

    def _lay(self, table: Table, design: int) -> None:
        bit = 1 << len(self.cards)
        self.cards += (design,)
        if design >= table.first_development and not table.may_build_twice:
            self.developments |= {design}
        kind = table.kind[design]
        if kind:
            self._lay_world(table, design, kind, bit)
        for lay in table.effects[design]:
            lay(self, bit)
        self.points += table.printed[design] + self._bonus(table, design)

    def _lay_world(self, table: Table, design: int, kind: int, bit: int) -> None:
        worlds = list(self.worlds)
        worlds[ANY] |= bit
        worlds[kind] |= bit
        self.worlds = tuple(worlds)
        if table.is_windfall[design]:
            self.windfalls |= bit
        else:
            self.production |= bit
        look = table.alike[design]
        if look in self.looks:
            groups = list(self.alike)
            groups[self.looks.index(look)] |= bit
            self.alike = tuple(groups)
        else:
            self.looks += (look,)
            self.alike += (bit,)

    def _bonus(self, table: Table, design: int) -> int:
        """Points that a card just laid down scores with developments there, and as one of them with all cards."""
        points = 0
        for worth in self.scorers:
            points += worth[design]
        own = table.points_for[design]
        if own is not None:
            self.scorers += (own,)
            points += sum([own[other] for other in self.cards])
        return points


def _empty() -> Tableau:
    new = Tableau()
    new.explore_draw = new.explore_keep = new.draw_before = new.draw_after = 0
    new.discount = new.strength = new.reserve = new.draw_settled = 0
    new.draw_consuming = new.production = new.windfalls = new.draw_producing = 0
    new.per_kind = new.points = new.per_strength = new.per_goods = 0
    new.settle_discounts = new.sale_bonuses = new.worlds = new.refills = ZERO
    new.per_world = new.per_good = ZERO
    new.cards = new.free = new.uses = new.discards = ()
    new.alike = new.looks = ()
    new.sudden = ()
    new.here = ()
    new.guesses = ()
    new.rewarded = ()
    new.most = ()
    new.scorers = ()
    new.per_chips = ()
    new.counted = ()
    new.developments = frozenset()
    new.strengths = (0,) * (KIND_COUNT + REBEL)
    new.paid_military = -1
    new.latest_design, new.latest, new.outlook = -1, None, None
    return new


EMPTY: Final = _empty()


def tableau_of(table: Table, cards: tuple[int, ...]) -> Tableau:
    """The tableau of these cards."""
    tableau = EMPTY
    for design in cards:
        tableau = tableau.with_card(table, design)
    return tableau


UNCOUNTED: Final = 99


class Use:
    """A power of the consume phase that takes goods.

    Attributes:
        number: its place in `Table.uses`; ``design``: the card it stands on.
        power: what is printed.
        kind: of the goods it takes; 0 for any.
        goods: how many at a time; of as many kinds if ``different``.
        times: how often.
        demand: the most goods it takes; too many to count where it takes all, or where kinds must differ.
        alike: the first of all uses that say the same.
        points, cards: what it brings each time.
        takes_all: whether it takes all goods that are left, for one point each, ``less`` so many.
        sells: whether it sells a good, and ``with_bonuses``: by sale bonuses too.
        worth: about how many points it brings for each good.
    """

    __slots__ = (
        "alike",
        "cards",
        "demand",
        "design",
        "different",
        "goods",
        "kind",
        "less",
        "number",
        "points",
        "power",
        "sells",
        "takes_all",
        "times",
        "with_bonuses",
        "worth",
    )

    def __init__(self, number: int, design: int, power: GoodsPower) -> None:
        self.number, self.design, self.power = number, design, power
        self.kind, self.goods = kind_number(power.kind), power.taken
        self.times, self.different = power.often, power.of_kinds
        self.points, self.cards = power.gains
        self.takes_all, self.less = power.takes_all, power.subtracted
        self.sells, self.with_bonuses = power.sells, power.with_bonuses
        counts = not (self.different or self.takes_all)
        self.demand = self.goods * self.times if counts else UNCOUNTED
        self.alike = 0
        self.worth = power.per_good

    def lay(self, tableau: Tableau, bit: int) -> None:
        """Add it to the tableau its card is laid into."""
        tableau.uses += (self.number,)


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    first: dict[str, int] = {}
    for design, face in enumerate(table.faces):
        bound: list[Any] = []
        for power in face.powers:
            if isinstance(power, GoodsPower):
                use = Use(len(table.uses), design, power)
                use.alike = first.setdefault(wording(power), use.number)
                table.uses.append(use)
                bound.append(use.lay)
            else:
                bound.append(power.lay)
        bonuses = face.bonus if isinstance(face, Development) else ()
        bound += [bonus.lay for bonus in bonuses if not bonus.counts_cards]
        table.effects.append(bound)
        table.points_for.append(_worth_of_cards(table, face) if isinstance(face, Development) and bonuses else None)
    table.power_worth = [worth_of_powers(face.powers) for face in table.faces]
    table.openings = {world: EMPTY.with_card(table, world) for world in table.starts}
    return table


def worth_of_powers(powers: tuple[Power, ...]) -> float:
    """About how many points these powers are worth in each round to come; those that take goods with the goods."""
    return sum([power.worth for power in powers])


def _worth_of_cards(table: Table, development: Development) -> list[int]:
    """What each design is worth to a development: the points of the first of its rules that fits."""
    rules = [bonus for bonus in development.bonus if bonus.counts_cards]
    return [
        next((bonus.points for bonus in rules if bonus.fits(table, design)), 0) for design in range(len(table.faces))
    ]
