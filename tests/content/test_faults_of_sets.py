"""Planted faults of whole sets, each at its line: counts, rules, texts, kinds and messages that are missing, what
only shows on paper, and what is suggested for a name that nothing has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from generator.front.tasks.judging import judged
from generator.print.press import Job, render
from tests import ROOT
from tests.content.planted import (
    CARDS,
    EMPIRES,
    SET,
    Fault,
    card,
    copied,
    drawn_issues_of,
    expect,
    issues_of,
    manifest,
    text_file,
    written,
)
from tests.games.played import the_set
from validator.base.issue import MOST_LIKE, ContentError, near
from validator.play.lookup import open_set, rule_issues

FRENCH_TITLES = (EMPIRES / "text" / "en.ftl").read_text(encoding="utf-8") + "".join(
    f"\ntitle-{piece.id} = {piece.id}\n" for _, piece in open_set("empires").every_piece()
)

COUNTS = [
    Fault(
        "a count of the parts list",
        manifest("parts:\n  - {kind: empire, count: 40, print: card}\n"),
        "count-mismatch",
        "fleet/set.yaml:5:27",
        "promises 40 of 'empire', the set holds 42",
    ),
    Fault(
        "a kind counted twice",
        manifest("parts:\n" + 2 * "  - {kind: raid, count: 5, print: card}\n"),
        "duplicate-part",
        "fleet/set.yaml:6:5",
    ),
    Fault(
        "a part not printed and not explained",
        manifest("parts:\n  - {kind: dice, count: 2, print: none}\n"),
        "unexplained-part",
        "fleet/set.yaml:5:5",
        "'dice' is not printed",
    ),
    Fault(
        "a printed part that is no kind",
        manifest("parts:\n  - {kind: empiree, count: 2, print: card}\n"),
        "unknown-kind",
        "fleet/set.yaml:5:12",
        suggestion="'empire'",
    ),
    Fault(
        "the least above the most players",
        manifest("players: {from: 4, to: 2}\n"),
        "out-of-range",
        "fleet/set.yaml:4:10",
        "'from' is larger than 'to'",
    ),
    Fault(
        "players the game is not for",
        manifest("players: {from: 1, to: 4}\n"),
        "wrong-players",
        "fleet/set.yaml:4:10",
        found="1 to 4",
        accepted="2 to 4",
    ),
    Fault(
        "too few homeworlds",
        manifest("remove: [H1]\nplayers: {from: 2, to: 4}\n"),
        "too-few-homeworlds",
        "fleet/set.yaml:5:10",
        "4 players need as many homeworlds; the set holds 3",
    ),
    Fault(
        "hands larger than the deck",
        manifest("players: {from: 2, to: 4}\nremove:\n" + "".join(f"  - E{number:02d}\n" for number in range(1, 36))),
        "too-few-cards",
        "fleet/set.yaml:4:10",
        "4 hands of 5 need 20 cards; the deck holds 15",
    ),
]

TEXTS = [
    Fault(
        "two cards of one title",
        card("Far Beacon", "The Iron Toll"),
        "twin-title",
        "fleet/cards.yaml:3:17",
        "X1 has the same en title as E01",
    ),
    Fault(
        "a language without a file",
        {"set.yaml": SET.replace("[en]", "[en, fr]")},
        "missing-language",
        "fleet/set.yaml:3:17",
        "there is no text/fr.ftl",
    ),
    Fault(
        "a set without a title in a language",
        {"set.yaml": SET.replace("[en]", "[en, fr]")} | {"text/fr.ftl": FRENCH_TITLES},
        "missing-translation",
        "fleet/set.yaml:2:8",
        "the set has no title in fr",
    ),
    Fault(
        "a card without a title",
        {"set.yaml": SET.replace("[en]", "[en, zh-Hant]"), "cards.yaml": CARDS},
        "missing-translation",
        "fleet/cards.yaml:3:12",
        "X1 has no title in zh-Hant",
        accepted="a title in the entry, or title-X1 in text/zh-Hant.ftl",
    ),
    Fault(
        "a language named twice",
        {"set.yaml": SET.replace("[en]", "[en, en]")},
        "duplicate-language",
        "fleet/set.yaml:3:17",
    ),
    Fault(
        "a word that a language does not know",
        {"set.yaml": SET.replace("[en]", "[en, fr]"), "cards.yaml": CARDS, "text/fr.ftl": "a = b\n"},
        "missing-text",
        "fleet/text/fr.ftl:1:1",
        "19 sentences are not given in fr:",
    ),
    Fault(
        "a line that is no message",
        text_file("label-cost = Cost\n\nlabel-points { $x }\n"),
        "text-syntax",
        "fleet/text/en.ftl:3:14",
        'Expected token: "="',
    ),
    Fault("a message without an end", text_file("# ours\nlabel-cost = { $x\n"), "text-syntax", "fleet/text/en.ftl"),
    Fault(
        "a message that asks for too much",
        {**card("do: look", "do: look"), "text/en.ftl": "# ours\nability-loss = Lose { $kards }\n"},
        "missing-text",
        "fleet/text/en.ftl:2:1",
        "en text 'ability-loss': Unknown external: kards",
    ),
    Fault("a text in another encoding", text_file(b"a = b\nc = \xff\n"), "not-utf8", "fleet/text/en.ftl:2"),
    Fault(
        "a text nested without end",
        text_file("a =\n " + "{" * 5000 + '"x"' + "}" * 5000 + "\n"),
        "too-much-content",
        "fleet/text/en.ftl:2",
    ),
]

FAULTS = [*COUNTS, *TEXTS]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


def test_a_kind_that_the_parts_list_leaves_out_is_found(tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "set.yaml", "  - {kind: raid, count: 5, print: card}\n", "")
    expect(Fault("", {}, "unlisted-part", "fleet/set.yaml:13:3", "does not name 'raid'"), issues_of(place))


ON_PAPER = [
    Fault(
        "a title too long for its box",
        card("Far Beacon", "Far " * 40),
        "text-overflow",
        "fleet/cards.yaml:3:17",
        "X1: en:",
    ),
    Fault(
        "a character that no font has",
        card("Far Beacon", "Far \u0800"),
        "missing-glyph",
        "fleet/cards.yaml:3:21",
        "'\u0800'",
    ),
    Fault(
        "a drawing that cannot be read",
        {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0 K", fill: ink}\n'},
        "icon-path",
        "fleet/icons.yaml:2:9",
        "icon look",
    ),
    Fault(
        "a misspelt field of a drawing",
        {"set.yaml": SET, "icons.yaml": 'look:\n  - {d: "M 0 0", fil: ink}\n'},
        "unknown-field",
        "fleet/icons.yaml:2:18",
        suggestion="'fill'",
    ),
    Fault(
        "a layout of nothing",
        {"set.yaml": SET, "layout.yaml": "faces: {}\n"},
        "missing-field",
        "fleet/layout.yaml:1:1",
        "the file lacks the fields 'themes', 'fronts' and 'backs'",
    ),
    Fault("an empty layout", {"set.yaml": SET, "layout.yaml": ""}, "empty-file", "fleet/layout.yaml:1:1"),
    Fault(
        "words of a margin that ask for too much",
        text_file("sheet-measure = { $x }\n"),
        "missing-text",
        "fleet/text/en.ftl:1:1",
        "'sheet-measure': Unknown external: x",
    ),
]


@pytest.mark.parametrize("fault", ON_PAPER, ids=lambda fault: fault.name)
def test_a_fault_that_shows_on_paper_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, drawn_issues_of(written(tmp_path, fault.files)))


@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ("{part: title,", "{part: titel,", "unknown-word", "part"),
        ("role: title, size: 4, least: 2.6", "rloe: title, size: 4, least: 2.6", "unknown-field", "'rloe'"),
        ("corner: 3}", "corner: 99}", "out-of-range", "card › corner is too large"),
    ],
)
def test_a_fault_of_form_in_a_layout_is_found_at_its_line(
    old: str, new: str, code: str, says: str, tmp_path: Path
) -> None:
    place, line = copied(tmp_path / "fleet", "layout.yaml", old, new)
    expect(Fault("", {}, code, f"fleet/layout.yaml:{line}", says), drawn_issues_of(place))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("fill: field}", "fill: feild}", "no colour 'feild'"),
        ("from: cost", "from: csot", "no field 'csot'"),
        ("use: centre-title", "use: centre-titel", "no parts named 'centre-titel'"),
    ],
)
def test_a_name_that_a_layout_does_not_have_is_found_at_its_face(old: str, new: str, says: str, tmp_path: Path) -> None:
    place, _ = copied(tmp_path / "fleet", "layout.yaml", old, new)
    (place.folder / "set.yaml").write_text(
        (place.folder / "set.yaml").read_text(encoding="utf-8").replace("[en, zh-Hant, zh-Hans]", "[en]")
    )
    expect(Fault("", {}, "layout", "fleet/layout.yaml", says), drawn_issues_of(place))


HALF_SAID = "G08: {front: {powers: [{do: return_workers, phase: develop}]}}"
LONG = "G09: {front: {title: {en: " + "Interminable " * 12 + "}}}"


def codes(folder: Path, *changes: str) -> set[str]:
    """The errors of a set that changes pieces of Roll."""
    changed = "".join(f"  {change}\n" for change in changes)
    text = f"extends: roll\ntitle: {{en: Mine}}\nlanguages: [en]\nchange:\n{changed}"
    (folder / "set.yaml").write_text(text, encoding="utf-8")
    return {issue.code for issue in judged(str(folder))[0].issues}


def test_what_cannot_be_drawn_for_that_is_not_told_as_well(tmp_path: Path) -> None:
    assert codes(tmp_path, HALF_SAID) == {"half-said"}


@pytest.mark.parametrize("changes", [(LONG,), (HALF_SAID, LONG)])
def test_what_is_wrong_with_another_piece_is_told(changes: tuple[str, ...], tmp_path: Path) -> None:
    assert codes(tmp_path, *changes) >= {"text-overflow"}


GAMES = ("empires", "race", "roll", "steam", "trucker")
EMPTY = {"nothing": '{""}', "a space": '{" "}'}


def messages_of(game: str) -> list[str]:
    """The names of all English messages of a built-in set."""
    files = sorted((ROOT / "content" / game / "text").glob("en*.ftl"))
    return [name for file in files for name in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("said", EMPTY.values(), ids=EMPTY)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_drawn(game: str, said: str, tmp_path: Path) -> None:
    manifest = f"extends: {game}\ntitle: {{en: Fleet}}\nlanguages: [en]\n"
    (tmp_path / "set.yaml").write_text(manifest, encoding="utf-8")
    (tmp_path / "text").mkdir()
    texts = "".join(f"{name} = {said}\n" for name in messages_of(game))
    (tmp_path / "text" / "en.ftl").write_text(texts, encoding="utf-8")
    assert render(open_set(str(tmp_path)), "en", Job()).pages


def kinds_of(game: str) -> dict[str, list[str]]:
    """The pieces of a built-in set by kind."""
    found: dict[str, list[str]] = {}
    for kind, piece in the_set(game).every_piece():
        found.setdefault(kind, []).append(piece.id)
    return found


def removals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each kind, all but each kind, and all kinds."""
    for game in GAMES:
        kinds = tuple(kinds_of(game))
        yield from ((game, (kind,)) for kind in kinds)
        yield from ((game, tuple(other for other in kinds if other != kind)) for kind in kinds)
        yield game, kinds


@pytest.mark.parametrize(("game", "kinds"), [*removals()])
def test_it_is_judged(game: str, kinds: tuple[str, ...], tmp_path: Path) -> None:
    gone = [piece for kind in kinds for piece in kinds_of(game)[kind]]
    manifest = {"extends": game, "title": {"en": "Fleet"}, "languages": ["en"], "remove": gone}
    (tmp_path / "set.yaml").write_text(yaml.safe_dump(manifest), encoding="utf-8")
    try:
        issues = rule_issues(open_set(str(tmp_path)))
    except ContentError as fault:
        issues = fault.issues
    assert all(issue.span.line for issue in issues)


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("strenght", ["stretch", "strength"], "'strength'"),
        ("E1", ["E41", "E01", "E10"], "'E01'"),
        ("l1-1", ["L1-10", "L1-01"], "'L1-01'"),
        ("E10", ["E01"], "'E01'"),
        ("zebra", ["strength"], None),
        (f"E{'0' * MOST_LIKE}1", ["E01"], None),
        ("E1", [f"E{'0' * MOST_LIKE}1"], None),
    ],
    ids=[
        "letters exchanged",
        "noughts left out",
        "noughts and small letters",
        "no more than near",
        "nothing near",
        "a word that is endless",
        "a known one that is",
    ],
)
def test_the_nearest_is_found(word: str, known: list[str], found: str | None) -> None:
    assert near(word, known) == found


def test_what_a_change_leaves_of_the_base_and_no_longer_fits_stands_at_the_change(tmp_path: Path) -> None:
    change = "  double: {action: {bonus: explore_deep, keep: 5}}\n"
    (tmp_path / "set.yaml").write_text(f"extends: race\ntitle: {{en: Mine}}\nlanguages: [en]\nchange:\n{change}")
    with pytest.raises(ContentError) as caught:
        open_set(str(tmp_path))
    (issue,) = caught.value.issues
    assert (issue.code, issue.span.line, issue.found) == ("unknown-field", 5, "'times'")
