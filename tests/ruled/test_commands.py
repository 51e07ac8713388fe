"""Commands that meet rules: what differs between two sets, the words of rules, a kit laid out with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from generator.cli import main
from generator.front.commands.new import PLAYED
from tests import ROOT
from tests.ruled.making import copied, found, kit_files
from validator.content.rulebook.published import rules_schema, words_told
from validator.play.differences.comparing import look_changes
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.plan import digest_of


def test_rules_that_differ_are_told_by_their_path(tmp_path: Path) -> None:
    rules = kit_files("harbour")["rules.yaml"].replace("rounds: 5", "rounds: 6")
    other = open_set(copied(tmp_path / "other", "harbour", rules=rules))
    changes = [change.path for change in look_changes(open_set("kits/harbour"), other)]
    assert changes == ["rules.yaml.play[1].rounds"]


def test_a_kit_is_laid_out_with_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (main(["new", "finders", "--kit", "--rules"]), found("finders")) == (0, [])


@pytest.mark.parametrize("rules", PLAYED)
def test_a_kit_is_laid_out_with_the_rules_of_an_example(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    main(["new", "finders", "--kit", "--rules", rules])
    assert (tmp_path / "finders" / "rules.yaml").read_text().splitlines()[1:] == kit_files(PLAYED[rules])[
        "rules.yaml"
    ].splitlines()[1:]


def test_rules_that_no_example_has_are_refused_with_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "finders", "--kit", "--rules", "trick"])
    assert "did you mean 'tricks'?" in capsys.readouterr().err


def test_rules_without_a_kit_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "finders", "--from", "empires", "--rules"])
    assert "give them with --kit" in capsys.readouterr().err


def test_a_word_of_rules_is_told_with_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "kits/harbour", "pass_on"])
    assert "pass_on: the name of a zone" in capsys.readouterr().out


@pytest.mark.parametrize("file", sorted(ROOT.glob("content/*/*/rules.yaml")), ids=lambda file: file.parent.name)
def test_sound_rules_fit_the_schema_that_editors_read(file: Path) -> None:
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert [fault.message for fault in Draft202012Validator(rules_schema()).iter_errors(data)] == []


def test_the_schema_is_published() -> None:
    published = (ROOT / "schemas" / "rules.schema.json").read_text(encoding="utf-8")
    assert json.loads(published) == json.loads(json.dumps(rules_schema()))


def test_a_misspelt_word_does_not_fit_the_schema() -> None:
    data = yaml.safe_load(kit_files("tide")["rules.yaml"].replace("move: it", "mvoe: it"))
    assert [*Draft202012Validator(rules_schema()).iter_errors(data)]


def digest(reference: str) -> str:
    """The name by which play-tests know games that may be taken for the same."""
    content = open_set(reference)
    return digest_of(content, game_of(content))


def test_games_by_other_rules_are_not_taken_for_the_same(tmp_path: Path) -> None:
    rules = kit_files("harbour")["rules.yaml"].replace("rounds: 5", "rounds: 6")
    assert digest(copied(tmp_path / "other", "harbour", rules=rules)) != digest("kits/harbour")


def test_what_things_are_called_changes_no_game(tmp_path: Path) -> None:
    rules = "# Another line.\n" + kit_files("harbour")["rules.yaml"].replace("en: offer", "en: market")
    assert digest(copied(tmp_path / "other", "harbour", rules=rules)) == digest("kits/harbour")


def test_the_words_of_rules_are_few() -> None:
    assert len(list(words_told())) <= 55
