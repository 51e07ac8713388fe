"""Every example kit is legal and complete, prints in each of its languages, and is no built-in set."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.tasks.judging import found_in
from generator.print.press import Job, Proof, render
from generator.print.sheets.duplex import Page
from tests.ruled.making import RULED
from validator.content.loading import ContentSet
from validator.content.places import built_in, example_kits, find
from validator.play.lookup import open_set

KITS = tuple(sorted((*RULED, "board", "hexes", "pad", "tricks", "wallet", "words")))
LATER = RULED[8:]
"""Kits that are looked at where slow tests are run: they print and play as those before them do."""
LANGUAGES = ("en", "zh-Hant", "zh-Hans")


@cache
def kit(name: str) -> ContentSet:
    """An example kit, read once."""
    return open_set(f"kits/{name}")


@cache
def proof(name: str, language: str) -> Proof:
    """An example kit as it is printed."""
    return render(kit(name), language, Job())


def test_the_kits_travel_as_examples() -> None:
    assert example_kits() == [f"kits/{name}" for name in KITS]


def test_no_example_is_a_built_in_set() -> None:
    assert not {name.removeprefix("kits/") for name in example_kits()} & set(built_in())


def test_an_example_is_found_by_its_name() -> None:
    assert find("kits/wallet").shown == "content/kits/wallet"


SOME = [pytest.param(name, marks=[pytest.mark.slow] * (name in LATER)) for name in KITS]


@pytest.mark.parametrize("name", SOME)
def test_nothing_is_wrong_with_a_kit(name: str) -> None:
    assert found_in(kit(name)) == []


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_design_of_a_kit_is_printed(name: str, language: str) -> None:
    printed = {side.id for side in proof(name, language).sides}
    assert printed == {piece.id for _, piece in kit(name).every_piece()}


@pytest.mark.parametrize("name", KITS)
def test_every_kit_has_a_page_of_rules_in_every_language(name: str) -> None:
    if "guide" not in kit(name).pieces:
        assert kit(name).words.rulebook is not None  # type: ignore[attr-defined]
        return
    (guide,) = kit(name).pieces["guide"]
    assert all(guide.text[language] for language in LANGUAGES)  # type: ignore[attr-defined]


def faces_on(pages: tuple[Page, ...], name: str) -> int:
    """How often a face lies on the sheets."""
    return sum(spot.face.startswith(name) for page in pages for spot in page.placed)


def test_the_wallet_game_has_eighteen_cards() -> None:
    assert sum(piece.count for piece in kit("wallet").pieces["lantern"]) == 18


def test_the_trick_taking_deck_is_every_suit_with_every_rank() -> None:
    cards = {(card.suit, card.rank) for card in kit("tricks").pieces["card"]}  # type: ignore[attr-defined]
    assert len(cards) == 48


def test_a_board_is_printed_once() -> None:
    assert faces_on(proof("board", "en").pages, "map-en") >= 1


def test_the_pad_is_a_page_and_its_dice_are_two_nets() -> None:
    assert faces_on(proof("pad", "en").pages, "die-en") == 2


def test_the_words_stand_in_five_scripts() -> None:
    word = kit("words").pieces["word"][0]
    first = [word.title["en"], word.greek, word.arabic, word.japanese, word.korean]  # type: ignore[attr-defined]
    scripts = [unicodedata.name(text[0]).partition(" ")[0] for text in first]
    assert scripts == ["LATIN", "GREEK", "ARABIC", "HIRAGANA", "HANGUL"]


def test_a_game_of_one_s_own_may_begin_with_an_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "night-boats", "--kit", "--from", "wallet"]) == 0
    assert open_set("night-boats").manifest.title["zh-Hant"] == "Night Boats"


def test_an_example_that_is_not_there_is_named_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "night-boats", "--kit", "--from", "walet"])
    assert "did you mean 'wallet'?" in capsys.readouterr().err
