"""Every switch played both ways, and sheets that hold the whole box."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import Any

import pikepdf
import pytest

from generator.print.drawing.scene import Group, Item, Path
from generator.print.faces.sides import Sides
from generator.print.layout.boards import Net
from generator.print.parts.cut_outs import CROSS, net_edges, net_tabs
from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.writers.pdf import pages_pdf
from tests.games.trucker.shipyard import a_table, begun, bring, cell, flying, go_on, lay_all, with_tiles
from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.trucker import cards
from validator.play.games.trucker.cards import TAKE_REWARD
from validator.play.games.trucker.rules.building import (
    FINISH,
    PEEK,
    TAKE,
    TAKE_BACK,
    Stop,
    finishes,
    flip,
    reserve_size,
)
from validator.play.games.trucker.rules.flight import (
    LARGE_METEOR,
    NEXT_CARD,
    SMALL_SHOT,
    Hit,
    forced_reason,
    gain_goods,
)
from validator.play.games.trucker.rules.launch import Launch, SeatCrew, fire_power, kept_parts
from validator.play.games.trucker.rules.scoring import exposed_reward, goods_price, placing_reward, start
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState
from validator.play.games.trucker.ships.faults import placements
from validator.play.games.trucker.ships.hull import PURPLE
from validator.play.games.trucker.table import FRONT, REAR
from validator.play.games.trucker.words import (
    Battery,
    Cabin,
    Cannon,
    Epidemic,
    Hold,
    LifeSupport,
    Pirates,
    Projectile,
    Sabotage,
    Shield,
    Slavers,
)
from validator.play.lookup import open_set

# Every switch of Galaxy Trucker, both sides.

TILES: dict[str, Any] = {
    "G1": ("0030", Cannon()),
    "C1": ("3333", Cabin()),
    "C2": ("3333", Cabin()),
    "B1": ("3333", Battery(slots=2)),
    "S1": ("3333", Shield(covers=("front", "right"))),
    "H1": ("3333", Hold(slots=3)),
    "L1": ("3333", LifeSupport(alien="purple")),
}


def own(*layouts: Any, number: int = 1, **switches: Any) -> TruckerState:
    """Ships of the tiles above in flight, with some switches changed."""
    return flying(with_tiles(TILES, **switches), *layouts, number=number)


@pytest.mark.parametrize("rounds", [(1,), (2, 3), (1, 2, 3)])
def test_rounds(rounds: tuple[int, ...]) -> None:
    table = a_table(rounds=rounds, action_points=6)
    state = start(table, 2, 3)
    seen = set()
    while settle(state) is not None:
        seen.add(state.round_number)
        choose(state, state.options[-1])
    assert seen == set(rounds)


@pytest.mark.parametrize("name", ["III", "IIIa"])
def test_third_board(name: str) -> None:
    assert begun(a_table(third_board=name), number=3).ships[0].board.name == name


@pytest.mark.parametrize(("teams", "owner"), [(True, 2), (False, 0)])
def test_teams_change_ships_before_the_flight(teams: bool, owner: int) -> None:
    state = begun(a_table(teams=teams), 4)
    before = state.ships[:]
    Stop().run(state)
    assert state.ships[0] is before[owner]


@pytest.mark.parametrize(("expert", "number", "owner"), [(True, 2, 2), (True, 1, 0), (False, 2, 0)])
def test_experts_change_ships_at_a_flip(expert: bool, number: int, owner: int) -> None:
    state = begun(a_table(teams=True, expert_swap=expert), 4, number)
    before = state.ships[:]
    flip(state)
    assert state.ships[0] is before[owner]


def launched(**switches: Any) -> TruckerState:
    state = begun(a_table(**switches), number=3)
    state.numbers = [1, 2]
    Launch().run(state)
    return state


def test_open_cards_keep_their_order() -> None:
    state = launched(open_cards=True)
    assert state.decks[0][::-1] == [card for pile in state.piles for card in pile]


def test_closed_cards_are_shuffled() -> None:
    state = launched()
    assert state.decks[0][::-1] != [card for pile in state.piles for card in pile]


@pytest.mark.parametrize(("learning", "share"), [(True, {True}), (False, {True, False})])
def test_the_learning_flight_has_the_starred_cards(learning: bool, share: set[bool]) -> None:
    state = begun(a_table(learning_flight=learning))
    assert {state.table.cards[card].starred for pile in state.piles for card in pile} == share


@pytest.mark.parametrize("points", [6, 20])
def test_action_points(points: int) -> None:
    assert max(begun(a_table(action_points=points, finish_from=0)).points) == points


@pytest.mark.parametrize("peeking", [True, False])
def test_peeking(peeking: bool) -> None:
    state = begun(a_table(peeking=peeking, finish_from=0))
    lay_all(state, 0, {(7, 8): "T067"})
    assert (PEEK in state.stack[-1].options(state)) is peeking


def take_options(state: TruckerState) -> list[int]:
    """What the first seat may do with an empty hand."""
    state.turn, state.hands[0] = 0, NO_TILE
    return TAKE.options(state)


@pytest.mark.parametrize(("tiles", "offered"), [(0, True), (20, False)])
def test_finish_from(tiles: int, offered: bool) -> None:
    assert (FINISH - 1 in take_options(begun(a_table(finish_from=tiles)))) is offered


@pytest.mark.parametrize(("strict", "most"), [(True, 4), (False, 16)])
def test_strict_build(strict: bool, most: int) -> None:
    """A cannon whose only connector is opposite its muzzle fits each side of the start cabin in one way."""
    state = begun(with_tiles(TILES, strict_build=strict))
    assert len(placements(state.table, state.ships[0], state.table.designs.index("G1"))) == most


@pytest.mark.parametrize("allowed", [True, False])
def test_take_back(allowed: bool) -> None:
    state = begun(a_table(take_back=allowed))
    lay_all(state, 0, {(7, 8): "T067"})
    state.last[0] = cell(state, 7, 8)
    assert (TAKE_BACK in take_options(state)) is allowed


@pytest.mark.parametrize(("choice", "count"), [("lowest", 1), ("any", 3)])
def test_number_tile(choice: str, count: int) -> None:
    assert len(finishes(begun(a_table(number_tile=choice), 3))) == count


@pytest.mark.parametrize(("part", "count"), [("owner", 2), ("with_cabin", 1)])
def test_surviving_part(part: str, count: int) -> None:
    state = own({(6, 7): "C1", (8, 7): "H1"}, surviving_part=part)
    state.ships[0].take_back(cell(state, 7, 7))
    assert len(kept_parts(state, state.ships[0])) == count


@pytest.mark.parametrize(("deck", "count"), [("one", 1), ("piles", 4)])
def test_deck(deck: str, count: int) -> None:
    assert len(launched(deck=deck).decks) == count


@pytest.mark.parametrize(("needed", "reason"), [("anyone", ""), ("human", "no-human")])
def test_crew_needed(needed: str, reason: str) -> None:
    state = own({(8, 7): "C1"}, crew_needed=needed)
    state.ships[0].crew[cell(state, 7, 7)] = 0
    state.ships[0].crew[cell(state, 8, 7)] = PURPLE
    assert forced_reason(state, 0) == reason


@pytest.mark.parametrize(("when", "reason"), [("open_space", ""), ("always", "no-power")])
def test_no_power(when: str, reason: str) -> None:
    assert forced_reason(own({}, no_power=when), 0) == reason


@pytest.mark.parametrize(("reach", "lost"), [("column", 1), ("wide", 0)])
def test_rear_meteor(reach: str, lost: int) -> None:
    """A cannon to the rear, one column beside the meteor's."""
    state = own({(8, 7): "C1", (8, 8): ("G1", 180)}, rear_meteor=reach)
    state.stack.append(Hit(0, LARGE_METEOR, REAR, 7))
    go_on(state, KeepPart=cell(state, 8, 7))
    assert (len(state.ships[0].lost) > 0) is (lost > 0)


def slavers() -> Slavers:
    return Slavers(strength=1, crew=1, credits=5, days=0)


ARMED = {(7, 6): "G1", (8, 6): "G1", (8, 7): "C1"}


@pytest.mark.parametrize(("beaten", "crew"), [("leaves", 2), ("goes_on", 1)])
def test_beaten_enemy(beaten: str, crew: int) -> None:
    state = own(ARMED, {}, beaten_enemy=beaten)
    bring(state, slavers(), Claim=TAKE_REWARD)
    assert state.ships[1].crew_count() == crew


@pytest.mark.parametrize(("declined", "crew"), [("beaten", 2), ("goes_on", 1)])
def test_declined_reward(declined: str, crew: int) -> None:
    state = own(ARMED, {}, declined_reward=declined)
    bring(state, slavers(), Claim=PASS)
    assert state.ships[1].crew_count() == crew


@pytest.mark.parametrize(("reading", "lost"), [("cabins", 3), ("pairs", 2)])
def test_epidemic(reading: str, lost: int) -> None:
    """Three cabins in a row are two pairs."""
    state = own({(8, 7): "C1", (9, 7): "C2"}, epidemic=reading)
    bring(state, Epidemic())
    assert state.ships[0].crew_count() == 6 - lost


@pytest.mark.parametrize(("reading", "lost"), [("cell", 0), ("outermost", 1)])
def test_sabotage(reading: str, lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Column 7 holds the start cabin, but row 2 nothing."""
    rolled = iter([7, 2] * 3)
    monkeypatch.setattr(cards, "roll", lambda state: next(rolled))
    state = own({}, {}, sabotage=reading)
    bring(state, Sabotage())
    assert len(state.ships[0].lost) == lost


@pytest.mark.parametrize(("reach", "lost"), [("ship", 0), ("line", 1)])
def test_shield_reach(reach: str, lost: int) -> None:
    """The shield stands beside the column that is hit."""
    state = own({(8, 7): "B1", (6, 7): "S1"}, shield_reach=reach)
    state.stack.append(Hit(0, SMALL_SHOT, FRONT, 8))
    go_on(state, Defend=1)
    assert len(state.ships[0].lost) == lost


@pytest.mark.parametrize(("alone", "lost"), [("skipped", 0), ("played", 1)])
def test_alone(alone: str, lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "roll", lambda state: 7)
    state = own({}, alone=alone)
    bring(state, Sabotage())
    assert len(state.ships[0].lost) == lost


@pytest.mark.parametrize(("first", "asked"), [(1, True), (2, False)])
def test_first_alien_round(first: int, asked: bool) -> None:
    state = flying(with_tiles(TILES, first_alien_round=first), {(8, 7): "C1", (9, 7): "L1"}, crew=False)
    state.stack.append(SeatCrew(0))
    go_on(state, ChooseCrew=PURPLE)
    assert (PURPLE in state.ships[0].crew) is asked


@pytest.mark.parametrize(("without", "size"), [("reserve", 2), ("no_reserve", 0)])
def test_board_without_box(without: str, size: int) -> None:
    assert reserve_size(begun(a_table(third_board="IIIa", board_without_box=without), number=3), 0) == size


@pytest.mark.parametrize("bonus", [0, 2, 5])
def test_alien_bonus(bonus: int) -> None:
    state = own(ARMED, alien_bonus=bonus)
    state.ships[0].crew[cell(state, 8, 7)] = PURPLE
    assert fire_power(state, 0, 0) == 2 * (2 + bonus)


@pytest.mark.parametrize(("shortage", "stowed"), [("flight_order", 0), ("unlimited", 1)])
def test_goods_shortage(shortage: str, stowed: int) -> None:
    state = own({(8, 7): "H1"}, goods_shortage=shortage)
    state.bank_goods[3] = 0
    gain_goods(state, 0, [3])
    go_on(state, StowGood=cell(state, 8, 7))
    assert state.ships[0].goods_count(3) == stowed


@pytest.mark.parametrize(("dice", "rolls"), [("first_hit", 1), ("each", 2)])
def test_pirate_dice(dice: str, rolls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: list[int] = []
    monkeypatch.setattr(cards, "roll", lambda state: rolled.append(2) or 2)
    shots = (Projectile(size="small", side="front"),)
    bring(own({}, {}, pirate_dice=dice), Pirates(strength=5, shots=shots, credits=1, days=1))
    assert len(rolled) == rolls


@pytest.mark.parametrize(("check", "flies"), [(True, 0), (False, 1)])
def test_final_check(check: bool, flies: int) -> None:
    state = own({}, {}, final_check=check)
    state.ships[0].crew[cell(state, 7, 7)] = 0
    state.decks = [[]]
    state.stack.append(NEXT_CARD)
    go_on(state)
    assert state.flying[0] == flies


def test_placing() -> None:
    assert placing_reward(own({}, placing={1: (9,), 2: (), 3: ()}), 0) == 9


def test_fewest_exposed() -> None:
    assert exposed_reward(own({}, fewest_exposed={1: 7, 2: 4, 3: 6}), 0) == 7


def test_pile() -> None:
    state = begun(with_tiles({}, pile={1: (1, 0, 0), 2: (1, 2, 0), 3: (1, 1, 2)}))
    assert [len(pile) for pile in state.piles] == [1, 1, 1, 1]


def test_goods_price() -> None:
    state = own({(8, 7): "H1"}, goods_price={"red": 4, "yellow": 3, "green": 2, "blue": 8})
    state.ships[0].goods[4 * cell(state, 8, 7) + 3] = 1
    assert goods_price(state, 0) == 8


# The sheets of Galaxy Trucker: every component, at its size, on every paper, in three languages.

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
PAPERS = ("a4", "letter", "a3")
PRINTED = [
    pytest.param(language, paper, marks=[pytest.mark.slow] * (LANGUAGES.index(language) != PAPERS.index(paper)))
    for paper in PAPERS
    for language in LANGUAGES
]
"""Each language and each paper once; the other pairs are slow tests."""
SIZES = {
    "tile": {(40.0, 40.0)},
    "adventure": {(63.0, 88.0)},
    "ship_board": {(376.0, 254.0)},
    "flight_board": {(376.0, 254.0)},
    "token": {(12.0, 12.0), (24.0, 24.0)},
    "note": {(56.0, 28.0)},
    "marker": {(20.0, 80.0)},
    "die": {(80.0, 88.0)},
    "help": {(63.0, 88.0)},
}
COUNTS = {
    "tile": 144,
    "adventure": 60,
    "ship_board": 8,
    "flight_board": 1,
    "token": 144,
    "note": 65,
    "marker": 8,
    "die": 2,
    "help": 3,
}
OURS = frozenset(SIZES) - {"tile", "adventure"}


@cache
def content() -> ContentSet:
    return open_set("trucker")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    return render(content(), language, Job(paper=paper, only=only))


@cache
def pdf(language: str, paper: str = "a4") -> bytes:
    drawn = proof(language, paper)
    return pages_pdf(all_pages(drawn), title="Galaxy Trucker", author="", subject="", lang=language)


def sides(kind: str) -> list[Sides]:
    return [side for side in proof().sides if side.kind == kind]


def paths(items: tuple[Item, ...]) -> list[Path]:
    """Every path that is drawn where it stands."""
    return [item for item in items if isinstance(item, Path)]


def squares(items: tuple[Item, ...]) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of the closed outlines of every path about 40 mm wide."""
    boxes = []
    for path in paths(items):
        points: list[tuple[float, float]] = []
        for segment in path.segments:
            if segment[0] == "Z" and points:
                xs, ys = zip(*points, strict=True)
                boxes.append((min(xs), min(ys), max(xs), max(ys)))
                points = []
            elif len(segment) >= 3:
                points.append(segment[-2:])
    return [box for box in boxes if abs(box[2] - box[0] - 40) <= 0.6 and abs(box[3] - box[1] - 40) <= 0.6]


def cells(items: tuple[Item, ...]) -> list[tuple[float, float, float, float]]:
    """The cells of a board's side: the places for tiles set aside are no cells."""
    inner = next((item for item in items if isinstance(item, Group) and item.clip is None), None)
    return [box for box in squares(inner.items if inner else items) if abs(box[2] - box[0] - 40) > 0.1]


@pytest.mark.parametrize("kind", SIZES)
def test_every_component_has_its_size(kind: str) -> None:
    assert {(side.front.width, side.front.height) for side in sides(kind)} == SIZES[kind]


@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_every_component(kind: str) -> None:
    assert sum(side.count for side in sides(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", sorted(OURS - {"ship_board", "flight_board"}))
def test_every_copy_is_printed(kind: str) -> None:
    pages = proof("en", "a4", kind).pages
    spots = Counter(spot.face for page in pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_boards_and_small_components(language: str) -> None:
    drawn = render(content(), language, Job(only=tuple(sorted(OURS))))
    ours = {side.id for side in drawn.sides}
    assert [str(issue.message) for issue in drawn.issues if str(issue.message).split(":")[0] in ours] == []


@pytest.mark.parametrize(("name", "count"), [("I", 18), ("II", 27), ("III", 36), ("IIIa", 36)])
def test_a_ship_board_has_its_cells_of_40_mm_side_by_side(name: str, count: int) -> None:
    found = [cells(scene.items) for side in sides("ship_board") for scene in (side.front, side.back) if scene]
    boxes = set(found[["I", "II", "III", "IIIa"].index(name)])  # a cell is drawn in layers
    assert len(boxes) == count
    for at in (0, 1):
        starts = sorted({round(box[at], 3) for box in boxes})
        steps = {round(after - before, 3) for before, after in pairwise(starts)}
        assert steps == {40.0}


def test_a_ship_boards_sides_are_alike_in_size() -> None:
    for side in sides("ship_board"):
        assert side.back is not None
        assert (side.front.width, side.front.height) == (side.back.width, side.back.height)


@pytest.mark.parametrize("kind", ["token", "help", "tile"])
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(kind: str, paper: str) -> None:
    pages = proof("en", paper, kind).pages
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert back.is_back and len(front.placed) == len(back.placed)
        for ahead, behind in zip(front.placed, back.placed, strict=True):
            x, y = ahead.x, ahead.y
            if back.turned_on == "vertical":
                x = front.width - x - ahead.width
            else:
                y = front.height - y - ahead.height
            assert (behind.x, behind.y) == pytest.approx((x, y), abs=0.001)


def test_tokens_look_the_same_on_both_sides() -> None:
    assert all(side.back is side.front for side in sides("token"))


@pytest.mark.parametrize(("paper", "pages"), [("a4", 37), ("letter", 37), ("a3", 17), ("a2", 9), ("a1", 5)])
def test_boards_are_tiled_where_the_paper_is_small(paper: str, pages: int) -> None:
    assert len(proof("en", paper, "ship_board", "flight_board").pages) == pages


@pytest.mark.parametrize("paper", PAPERS)
def test_the_tiles_fill_whole_punch_sheets(paper: str) -> None:
    fronts = [page for page in proof("en", paper, "tile").pages if not page.is_back]
    assert sum(len(page.placed) for page in fronts) == 144
    assert len({len(page.placed) for page in fronts[:-1]}) <= 1


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    again = render(content(), language, Job(paper=paper))
    written = pages_pdf(all_pages(again), title="Galaxy Trucker", author="", subject="", lang=language)
    assert written == pdf(language, paper)
    assert len(written) < 4_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fonts_are_embedded_and_pages_have_the_papers_size(language: str) -> None:
    with pikepdf.open(BytesIO(pdf(language))) as document:
        objects = [item for item in document.objects if isinstance(item, pikepdf.Dictionary)]
        fonts = [item for item in objects if "/FontDescriptor" in item]
        assert fonts
        assert all("/FontFile2" in font.FontDescriptor for font in fonts)
        sizes = {
            tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:]))
            for page in document.pages
        }
    assert sizes == {(210.0, 297.0)}


def test_the_opposite_faces_of_a_die_add_up_to_seven() -> None:
    from_net = {(column, row): value for column, row, value in CROSS}
    strip = [from_net[(column, 1)] for column in range(4)]
    assert (strip[0] + strip[2], strip[1] + strip[3], from_net[(1, 0)] + from_net[(1, 2)]) == (7, 7, 7)


def test_a_nets_tabs_are_as_many_as_a_cube_needs() -> None:
    net = Net(at=(0.0, 0.0), fill="#ffffff", stroke="#000000")
    assert len(net_tabs(net)) == 7


def test_a_net_folds_between_its_faces_and_along_its_tabs_and_is_cut_elsewhere() -> None:
    cut, folded = net_edges(Net(at=(0.0, 0.0), fill="#ffffff", stroke="#000000"))
    assert (len(cut), len(folded)) == (7, 5 + 7)


def test_no_tab_is_white() -> None:
    (side,) = sides("die")
    blank = [path for path in paths(side.front.items) if path.fill == "#ffffff"]
    spots = 21 + 21  # of the net and of the stickers
    assert sum(segment[0] == "M" for path in blank for segment in path.segments) == spots


def test_the_flight_board_has_forty_spaces() -> None:
    board = sides("flight_board")[0].front
    arrows = sum(
        1
        for path in paths(board.items)
        if path.stroke_width == 0.7 and len(path.segments) % 5 == 0 and path.segments[1][0] == "L"
        for segment in path.segments
        if segment[0] == "M"
    )
    assert arrows == 40
