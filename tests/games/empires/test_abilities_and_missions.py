"""What each ability and each mission of Tiny Stellar Empires does, case by case."""

from __future__ import annotations

import pytest

from tests.games.empires.tabletop import Tabletop, of_nothing_but, table
from validator.content.vocabulary import Act, Modifier, Word, tag_of
from validator.play.conformance.duties import Case, it_says_only_what_it_declares
from validator.play.games.empires.rules.scoring import MISSIONS
from validator.play.games.empires.words.ability import Ability, EndAbility, OnceAbility, OngoingAbility
from validator.play.games.empires.words.end import Ambassadors, Double, ExtraPoints, TradeRoutes
from validator.play.games.empires.words.once import (
    Bully,
    ForceDiscard,
    Information,
    Loss,
    Rebirth,
    Take,
    Threat,
    Thrive,
)
from validator.play.games.empires.words.ongoing import Discount, Look, Protect
from validator.play.games.empires.words.vocabulary import (
    ABILITIES,
    VOCABULARY,
    BusySeams,
    EachTiming,
    ManyCivilisations,
    Mission,
    SymbolsOfOne,
)
from validator.play.lookup import game_of, open_set

# Ongoing and end abilities, ambassadors and missions by themselves, also with numbers no built-in card prints.

TEN = [f"E{number}" for number in range(20, 30)]


def bearing(ability: Word) -> Tabletop:
    """A table on which E25a (3 points, routes 3 and 4) bears the ability."""
    return table(cards={"E25a": {"ability": ability}})


# Words and meanings


def words(family: str, kind: type[Word] = Word) -> set[type[Word]]:
    return {word for word in VOCABULARY.families[family] if issubclass(word, kind)}


def timed(timing: str) -> set[type[Word]]:
    return {word for word in words("ability") if getattr(word, "timing", "") == timing}


def test_every_arrow_ability_is_an_act() -> None:
    assert timed("once") == words("ability", Act)


@pytest.mark.parametrize("word", sorted(timed("once"), key=tag_of), ids=tag_of)
def test_every_once_ability_says_all_that_it_is(word: type[OnceAbility]) -> None:
    duties = {"targets", "use", "answer", "touched", "told"}
    chosen = {"discarded", "told_cards"} if word.asked_for_cards else set()
    assert [name for name in sorted(duties | chosen) if getattr(word, name) is getattr(OnceAbility, name)] == []


@pytest.mark.parametrize("word", sorted(timed("end"), key=tag_of), ids=tag_of)
def test_every_end_ability_says_what_it_scores(word: type[EndAbility]) -> None:
    assert word.scored is not EndAbility.scored


@pytest.mark.parametrize("word", sorted(timed("ongoing"), key=tag_of), ids=tag_of)
def test_every_ongoing_ability_is_a_number_that_the_table_holds(word: type[OngoingAbility]) -> None:
    numbers = ("protects", "seen_more", "discount")
    assert any(getattr(word, name) is not getattr(OngoingAbility, name) for name in numbers)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_every_ability_is_told_in_every_language(word: type[Ability], language: str) -> None:
    texts = open_set("empires").texts(language)
    assert [key for key in word.messages() if not texts.has(key)] == []


@pytest.mark.parametrize("word", ABILITIES, ids=tag_of)
def test_an_ability_that_no_card_of_the_box_has_says_only_what_it_declares(word: type[Ability]) -> None:
    content = of_nothing_but(word)
    game = game_of(content)
    assert it_says_only_what_it_declares(Case(game, content, game.table(content), 2))


def test_every_ability_is_one_of_the_three_classes() -> None:
    assert timed("end") | timed("ongoing") | timed("once") == words("ability")


def test_modifiers_are_the_abilities_that_are_no_acts() -> None:
    assert words("ability", Modifier) == timed("end") | timed("ongoing")


def test_every_mission_has_a_meaning_and_every_meaning_a_word() -> None:
    assert set(MISSIONS) == words("mission")


def test_fifteen_ability_words_are_the_documents() -> None:
    assert sum(word.listed < Ability.listed for word in ABILITIES) == 15


# Look


def looking(cards: int) -> Tabletop:
    """Seat 0 has four cards and looks at more when refilling; the deck is E20, E21, …"""
    looker = bearing(Look(cards=cards)).row(0, "E25a").hand(0, "E01", "E02", "E03", "E04")
    return looker.deck(*TEN)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_look_shows_so_many_more_on_the_refill(cards: int) -> None:
    assert looking(cards).at("refill").do().targets() == TEN[: cards + 1]


def test_look_keeps_what_is_not_put_under_the_deck() -> None:
    assert looking(1).at("refill").do("E20", until="end").in_hand(0)[-1] == "E21"


def test_look_puts_the_rest_under_the_deck() -> None:
    assert looking(2).at("refill").do("E21", "E20", until="end").in_deck()[-2:] == ["E21", "E20"]


def test_look_shows_more_on_the_exchange() -> None:
    assert looking(1).at("exchange").do("E01", "E02").targets() == ["E20", "E21", "E22"]


def test_look_without_an_exchange_shows_nothing() -> None:
    assert looking(1).at("exchange").do("pass").in_deck() == TEN


def test_look_without_a_refill_shows_nothing() -> None:
    assert looking(1).hand(0, "E01", "E02", "E03", "E04", "E05").at("refill").do(until="end").in_deck() == TEN


def test_look_under_attack_shows_nothing_more() -> None:
    assert looking(1).attacked(0, 0).at("refill").do(until="end").in_deck() == TEN[1:]


def test_look_with_too_few_cards_left_keeps_them() -> None:
    assert looking(3).deck("E20").at("refill").do(until="end").in_hand(0)[-1] == "E20"


# Discount


@pytest.mark.parametrize(("cards", "price"), [(1, 2), (2, 1), (3, 1)])
def test_a_discount_takes_off_so_many(cards: int, price: int) -> None:
    assert bearing(Discount(cards=cards)).row(0, "E25a").price("E33a") == price


def test_a_discount_is_its_owners_alone() -> None:
    assert bearing(Discount()).row(1, "E25a").price("E33a") == 3


def test_a_discount_and_a_bully_meet() -> None:
    assert bearing(Discount()).row(0, "E25a").bullied(0).price("E33a") == 3


# Protect


def test_protect_spares_its_own_card_alone() -> None:
    rival = bearing(Protect()).row(1, "E25a", "E33a").hand(0, "R1", "E01")
    assert rival.offers("attack") == ["R1 on 1.1 ability", "R1 on 1.1 symbols", "pass"]


def test_the_half_that_faces_away_protects_nothing() -> None:
    assert len(bearing(Protect()).row(1, "E25b").hand(0, "R1", "E01").offers("attack")) == 3


# End abilities


@pytest.mark.parametrize("points", [1, 2, 5])
def test_extra_points(points: int) -> None:
    assert bearing(ExtraPoints(points=points)).row(0, "E25a").card_points() == [3 + points]


@pytest.mark.parametrize(("times", "points"), [(2, 6), (3, 9)])
def test_double_multiplies_the_printed_points(times: int, points: int) -> None:
    assert bearing(Double(times=times)).row(0, "E25a", "E39a").card_points()[0] == points


@pytest.mark.parametrize("row", [["E39a", "E25a"], ["E25a", "E39a"], ["E39a", "E25a", "E40a"]])
def test_double_counts_a_wormhole_on_either_side_once(row: list[str]) -> None:
    assert table().row(0, *row).card_points()[row.index("E25a")] == 6


def test_double_without_a_wormhole_beside_it_counts_once() -> None:
    assert table().row(0, "E25a", "E28a", "E39a").card_points()[0] == 3


@pytest.mark.parametrize("each", [1, 2, 3])
def test_ambassadors_of_all_players_count(each: int) -> None:
    sent = bearing(Ambassadors(each=each)).row(0, "E25a").row(1, "E33a").ambassador(0, 0, "A1a").ambassador(1, 0, "A2a")
    assert sent.card_points() == [3 + 2 * each]


@pytest.mark.parametrize(("per", "points"), [(1, 10), (2, 5), (3, 3), (7, 1)])
def test_trade_routes_count_one_for_so_many_rounded_down(per: int, points: int) -> None:
    """E20 before it has 3 routes facing it, the wormhole after it counts 7."""
    trading = bearing(TradeRoutes(per=per)).row(0, "E20a", "E25a", "E39a")
    assert trading.card_points()[1] - 3 == points


def test_trade_routes_alone_in_a_row_count_nothing() -> None:
    assert bearing(TradeRoutes()).row(0, "E25a").card_points() == [3]


@pytest.mark.parametrize(
    "ability", [ExtraPoints(points=5), Double(), Ambassadors(), TradeRoutes()], ids=lambda word: type(word).__name__
)
def test_an_end_ability_that_is_off_brings_nothing(ability: Modifier) -> None:
    off = bearing(ability).row(0, "E25a", "E39a").attacked(0, 0, "ability")
    assert off.row(1, "E33a").ambassador(1, 0, "A1a").card_points()[0] == 3


# Symbols and majorities


def test_an_ambassador_counts_two_of_the_civilisation_that_faces_its_owner() -> None:
    assert table().homeworlds("H1", "H1").row(0, "E33a").ambassador(0, 0, "A1b").symbols()["science"] == 2


def test_a_homeworld_counts_three_of_its_civilisation() -> None:
    assert table().homeworlds("H2", "H1").symbols() == {"science": 3}


def test_only_the_half_that_faces_its_owner_has_symbols() -> None:
    assert table().homeworlds("H1", "H1").row(0, "E33a").symbols() == {"population": 3, "trade": 1}


def test_the_most_symbols_bring_two_points() -> None:
    assert table().homeworlds("H1", "H1").row(0, "E15a").part("majorities") == [2, 0]


def test_as_many_symbols_bring_one_point_each() -> None:
    assert table(3).homeworlds("H1", "H1", "H2").part("majorities") == [1, 1, 2]


def test_an_ambassador_gives_the_suppressed_symbols_back() -> None:
    sent = table().homeworlds("H1", "H1").row(0, "E33a").attacked(0, 0, "symbols").hand(0, "A1").at("ambassador")
    assert sent.do("A1a on 0", until="refill").symbols()["trade"] == 1


# Ambassadors in play


def test_an_ambassador_removes_the_attack_from_the_game() -> None:
    sent = table().row(0, "E33a").attacked(0, 0).hand(0, "A1").at("ambassador").do("A1a on 0", until="refill")
    assert sent.names(sent.state.removed) == ["R1"]


def besieged() -> Tabletop:
    """Three attacked cards, three ambassadors."""
    row = table().row(0, "E39a", "E40a", "E41a")
    for place in range(3):
        row.attacked(0, place)
    return row.hand(0, "A1", "A2", "A3", "E01", "E02", "E03").at("ambassador")


def test_the_first_ambassador_is_free() -> None:
    assert besieged().do("A1a on 0").in_discard() == []


def test_the_second_ambassador_costs_a_card() -> None:
    assert besieged().do("A1a on 0", "A2a on 1", "E01").in_discard() == ["E01"]


def test_the_third_ambassador_costs_two_cards_more() -> None:
    sent = besieged().do("A1a on 0", "A2a on 1", "E01", "A3a on 2", until="refill")
    assert sent.in_discard() == ["E01", "E02", "E03"]


def test_an_ambassador_that_cannot_be_paid_is_not_offered() -> None:
    assert besieged().hand(0, "A1", "A2").do("A1a on 0", until="refill").in_hand(0) == ["A2"]


# Missions


def on_a_mission(mission: Mission, *row: str) -> Tabletop:
    """Homeworlds of trade for both seats; the mission is seat 0's."""
    return table(cards={"H3": {"mission": mission}}).homeworlds("H3", "H1").row(0, *row)


MET = [
    (SymbolsOfOne(count=2), ["E02a", "E07b"], ["E23b", "E41b"]),
    (SymbolsOfOne(count=3), ["E23b", "E19b", "E39a"], ["E23b", "E41b", "E33b"]),
    (EachTiming(), ["E15a", "E40b"], ["E15a", "E40b", "E33a"]),
    (EachTiming(count=2), ["E15a", "E40b", "E33a"], ["E15a", "E40b", "E33a", "E16a", "E21a", "E20b"]),
    (BusySeams(routes=5, count=1), ["E25a", "E28a"], ["E11a", "E38a"]),
    (BusySeams(routes=4, count=2), ["E25a", "E28a"], ["E25a", "E28a", "E35a"]),
    (BusySeams(routes=7, count=1), ["E11a", "E38a"], ["E11a", "E39a"]),
    (ManyCivilisations(count=3), ["E20a"], ["E20a", "E25a"]),
    (ManyCivilisations(count=5), ["E20a", "E25a", "E35b"], ["E20a", "E25a", "E35b", "E17a"]),
]
EACH_MISSION = [pytest.param(*case, id=f"{type(case[0]).__name__}-{number}") for number, case in enumerate(MET)]


@pytest.mark.parametrize(("mission", "missed", "met"), EACH_MISSION)
def test_a_mission_met_brings_its_points(mission: Mission, missed: list[str], met: list[str]) -> None:
    assert on_a_mission(mission, *met).part("mission")[0] == mission.points


@pytest.mark.parametrize(("mission", "missed", "met"), EACH_MISSION)
def test_a_mission_missed_brings_none(mission: Mission, missed: list[str], met: list[str]) -> None:
    assert on_a_mission(mission, *missed).part("mission")[0] == 0


def test_a_mission_may_be_worth_more() -> None:
    assert on_a_mission(SymbolsOfOne(count=2, points=9), "E23b", "E41b").part("mission") == [9, 0]


def test_symbols_that_are_off_do_not_count_for_a_mission() -> None:
    off = on_a_mission(SymbolsOfOne(count=2), "E23b", "E41b").attacked(0, 0, "symbols")
    assert off.part("mission")[0] == 0


def test_abilities_that_are_off_do_not_count_for_a_mission() -> None:
    off = on_a_mission(EachTiming(), "E15a", "E40b", "E33a").attacked(0, 1, "ability")
    assert off.part("mission")[0] == 0


# Each arrow ability by itself, also with other numbers than the built-in set prints.


def firing(ability: Act, seats: int = 2) -> Tabletop:
    """Seat 0 has just laid E01a, which bears the ability; the deck holds ten cards."""
    return table(seats, cards={"E01a": {"ability": ability}}).deck(*TEN).fire("E01a")


# Optionality and missing targets

ARROWS: list[Act] = [Take(), ForceDiscard(), Thrive(), Threat(), Information(), Rebirth(), Bully(), Loss()]
EACH_ARROW = [pytest.param(ability, id=type(ability).__name__) for ability in ARROWS]


def with_targets(ability: Act) -> Tabletop:
    """Everything there is to aim at: a rival's hand, an attack on a card, a discard pile."""
    return firing(ability).hand(1, "E02", "E03", "E04", "E05").row(1, "E06a").attacked(1, 0).discard("E07")


@pytest.mark.parametrize("ability", EACH_ARROW)
def test_an_arrow_ability_may_be_left_unused(ability: Act) -> None:
    assert with_targets(ability).targets()[-1] == "pass"


@pytest.mark.parametrize("ability", EACH_ARROW)
def test_an_arrow_ability_has_something_to_aim_at(ability: Act) -> None:
    assert len(with_targets(ability).targets()) > 1


@pytest.mark.parametrize("ability", EACH_ARROW)
def test_an_arrow_ability_left_unused_changes_nothing(ability: Act) -> None:
    before, after = with_targets(ability), with_targets(ability).do("pass")
    before.state.stack = []
    assert before.state.key() == after.state.key()


@pytest.mark.parametrize("ability", EACH_ARROW)
def test_without_a_target_only_passing_is_offered(ability: Act) -> None:
    bare = firing(ability).deck().past_last_turn(1)
    assert bare.targets() == ["pass"]


@pytest.mark.parametrize("ability", [Take(), ForceDiscard(), Threat(), Loss()], ids=lambda word: type(word).__name__)
def test_an_ability_on_a_hand_aims_at_any_rival_with_cards_and_never_at_oneself(ability: Act) -> None:
    three = firing(ability, seats=4).hand(0, "E02").hand(1, "E03", "E04").hand(3, "E05")
    assert three.targets() == ["seat 1", "seat 3", "pass"]


def test_an_arrow_ability_is_used_once_as_its_card_is_laid() -> None:
    laid = table().hand(0, "E33", "E02", "E03", "E04").hand(1, "E05").deck(*TEN).at("empire")
    assert laid.do("E33a").asked == "UseAbility"


def test_an_arrow_ability_comes_after_paying() -> None:
    laid = table().hand(0, "E39", "E02", "E03").at("empire").do("E39a")
    assert laid.targets() == ["E02", "E03", "pass"]


# Take


def test_take_moves_a_card_to_the_own_hand() -> None:
    assert firing(Take()).hand(1, "E02").do("seat 1").in_hand(0) == ["E02"]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_take_takes_so_many_cards(cards: int) -> None:
    assert len(firing(Take(cards=cards)).hand(1, "E02", "E03", "E04", "E05").do("seat 1").in_hand(0)) == cards


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_robbed_player_draws_as_many(cards: int) -> None:
    assert len(firing(Take(cards=cards)).hand(1, "E02", "E03", "E04").do("seat 1").in_hand(1)) == 3


def test_take_from_a_short_hand_takes_what_there_is() -> None:
    assert firing(Take(cards=3)).hand(1, "E02").do("seat 1").in_hand(0) == ["E02"]


def test_the_card_taken_is_drawn_by_lot() -> None:
    taken = set()
    for chance in range(40):
        robbing = firing(Take()).hand(1, "E02", "E03", "E04")
        robbing.state.chance = chance << 33
        taken.add(robbing.do("seat 1").in_hand(0)[0])
    assert taken == {"E02", "E03", "E04"}


# Force discard


@pytest.mark.parametrize("cards", [1, 2, 5])
def test_force_discard_discards_so_many(cards: int) -> None:
    forced = firing(ForceDiscard(cards=cards)).hand(1, "E02", "E03", "E04", "E05", "E06").do("seat 1")
    assert len(forced.in_discard()) == cards


def test_force_discard_of_a_short_hand_draws_only_what_was_lost() -> None:
    assert len(firing(ForceDiscard(cards=2)).hand(1, "E02").do("seat 1").in_hand(1)) == 1


# Threat


def test_the_threatened_player_chooses() -> None:
    assert firing(Threat(cards=1)).hand(1, "E02", "E03").do("seat 1").asked_seat == 1


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_threat_discards_what_was_chosen(cards: int) -> None:
    chosen = ["E02", "E03", "E04"][:cards]
    threatened = firing(Threat(cards=cards)).hand(1, "E02", "E03", "E04", "E05").do("seat 1", *chosen)
    assert threatened.in_discard() == chosen


def test_a_threatened_short_hand_is_discarded_whole() -> None:
    assert firing(Threat()).hand(1, "E02", "E03").do("seat 1").in_discard() == ["E02", "E03"]


def test_a_threatened_short_hand_is_drawn_anew() -> None:
    assert firing(Threat()).hand(1, "E02", "E03").do("seat 1").in_hand(1) == ["E20", "E21"]


# Thrive


def two_attacks(cards: int) -> Tabletop:
    return firing(Thrive(cards=cards)).row(1, "E06a", "E07b").attacked(1, 0).attacked(1, 1)


def test_thrive_on_one_card_leaves_the_other_attack() -> None:
    assert two_attacks(1).do("1.0").part("tucked") == [1, 0]


def test_thrive_on_two_cards_takes_two() -> None:
    assert two_attacks(2).do("1.0", "1.1").part("tucked") == [2, 0]


def test_thrive_on_two_cards_may_stop_after_one() -> None:
    assert two_attacks(2).do("1.0", "pass").part("tucked") == [1, 0]


# Information


def test_information_takes_the_chosen_card() -> None:
    assert firing(Information()).discard("E02", "E03", "E04").do("E03").in_hand(0) == ["E03"]


def test_information_leaves_the_rest_of_the_pile() -> None:
    assert firing(Information()).discard("E02", "E03", "E04").do("E03").in_discard() == ["E02", "E04"]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_information_takes_so_many_cards(cards: int) -> None:
    chosen = ["E02", "E03", "E04"][:cards]
    taken = firing(Information(cards=cards)).discard("E02", "E03", "E04", "E05").do(*chosen)
    assert taken.in_hand(0) == chosen


# Rebirth


def test_rebirth_empties_the_discard_pile() -> None:
    assert firing(Rebirth()).discard("E02", "E03").do("shuffle").in_discard() == []


def test_rebirth_makes_one_deck_of_both() -> None:
    assert sorted(firing(Rebirth()).discard("E02", "E03").do("shuffle").in_deck()) == ["E02", "E03", *TEN]


def test_rebirth_shuffles() -> None:
    assert firing(Rebirth()).do("shuffle").in_deck() != TEN


# Bully


def test_bully_aims_at_the_next_player_alone() -> None:
    assert firing(Bully(), seats=3).targets() == ["seat 1", "pass"]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_bullied_player_pays_so_many_more(cards: int) -> None:
    bullied = firing(Bully(cards=cards)).do("seat 1")
    bullied.state.active = 1
    assert bullied.price("E02a") == 1 + cards


def test_bullies_add_up() -> None:
    assert firing(Bully()).bullied(1).do("seat 1").state.surcharge == [0, 2]


def test_a_surcharge_lapses_with_the_turn() -> None:
    assert table().bullied(0).at("end").do(until="begin").state.surcharge == [0, 0]


def test_a_surcharge_lasts_until_its_players_turn_ends() -> None:
    assert table().bullied(1).at("end").do(until="begin").state.surcharge == [0, 1]


def test_a_surcharge_can_make_a_card_too_dear() -> None:
    assert table().bullied(0).hand(0, "E01", "R1").offers("empire") == ["pass", "new hand"]


# Loss


def losing(ability: Loss) -> Tabletop:
    return firing(ability).hand(1, "E02", "E03", "E04", "E05", "E06").do("seat 1")


@pytest.mark.parametrize("cards", [2, 3, 5])
def test_loss_shows_so_many_cards(cards: int) -> None:
    assert len(losing(Loss(cards=cards)).state.looked) == cards


def test_the_player_who_lays_the_card_chooses_what_is_lost() -> None:
    assert losing(Loss()).asked_seat == 0


@pytest.mark.parametrize("discard", [1, 2])
def test_loss_discards_so_many(discard: int) -> None:
    lost = losing(Loss(cards=3, discard=discard))
    for _ in range(discard):
        lost.do(lost.targets()[0])
    assert len(lost.in_discard()) == discard


def test_loss_gives_the_rest_back() -> None:
    lost = losing(Loss())
    lost.do(lost.targets()[0])
    assert len(set(lost.in_hand(1)) & {"E02", "E03", "E04", "E05", "E06"}) == 4


def test_loss_lets_the_loser_draw_what_was_lost() -> None:
    lost = losing(Loss())
    lost.do(lost.targets()[0])
    assert "E20" in lost.in_hand(1)


def test_loss_of_more_than_is_shown_loses_what_is_shown() -> None:
    assert firing(Loss(cards=1, discard=3)).hand(1, "E02", "E03").do("seat 1").state.looked == []
