"""Each arrow ability by itself, also with other numbers than the built-in set prints."""

from __future__ import annotations

import pytest

from tests.games.empires.tabletop import Tabletop, table
from validator.content.vocabulary import Act
from validator.play.games.empires.words.bully import Bully
from validator.play.games.empires.words.force_discard import ForceDiscard
from validator.play.games.empires.words.information import Information
from validator.play.games.empires.words.loss import Loss
from validator.play.games.empires.words.rebirth import Rebirth
from validator.play.games.empires.words.take import Take
from validator.play.games.empires.words.threat import Threat
from validator.play.games.empires.words.thrive import Thrive

TEN = [f"E{number}" for number in range(20, 30)]


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
