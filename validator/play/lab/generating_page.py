"""A ranking of decks as text for the terminal, as data, and as a page in each language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import simple_html as html
from simple_html import Node

from validator.base.columns import columns
from validator.base.speech.sentences import Text
from validator.content.loading import ContentSet
from validator.play.charts.bars import meter
from validator.play.charts.dots import Member, family
from validator.play.lab.answers.wording import AnswerWords
from validator.play.lab.goals.measuring import Measured
from validator.play.lab.goals.words import Goals
from validator.play.lab.ranking import Distinction, Raced, Ranked, Ranking
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.frame import framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Row, columns_of, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES

STEM = "ranking"
MOST_ROWS = 20
FULL = 3.0
"""So many tolerances fill a goal's bar."""


class Shown(NamedTuple):
    """A ranking with the set it is of, the folder it lies in, and by deck and language where its cards are drawn.

    ``checked`` holds of each finalist the first error that the full check found, empty where it found none.
    """

    content: ContentSet
    folder: Path
    ranking: Ranking
    games: int
    goals: Goals
    pictures: Mapping[tuple[str, str], str] = {}
    distinctions: Sequence[Distinction] = ()
    checked: Mapping[str, Text] = {}

    def name(self, reference: str) -> str:
        """A deck by its folder's name."""
        return Path(reference).name

    def plain(self) -> dict[str, Any]:
        """The ranking as data for programs."""
        ranking = self.ranking
        return {
            "set": self.content.name,
            "games": self.games,
            "interrupted": ranking.interrupted,
            "finalists": [self._deck(finalist) for finalist in ranking.finalists],
            "shipped": self._deck(ranking.shipped),
            "middle": [self._deck(one) for one in ranking.middle],
            "gain": ranking.gain,
            "order": [
                {"deck": self.name(one), "badness": value, "deals": deals} for one, value, deals in ranking.order
            ],
            "distinctions": [distinction._asdict() for distinction in self.distinctions],
            "generations": [list(map(self._raced, decks)) for decks in ranking.generations],
        }

    def _raced(self, one: Raced) -> dict[str, Any]:
        parents = [self.name(parent) for parent in one.parents]
        return {"deck": self.name(one.reference), "badness": one.badness, "parents": parents}

    def _deck(self, one: Ranked) -> dict[str, Any]:
        return {
            "deck": self.name(one.reference),
            "badness": one.badness,
            "games": one.games,
            "refused": None if one.reference not in self.checked else str(self.checked[one.reference]),
            "goals": [
                {
                    "measure": measure.goal.measure,
                    "seats": measure.goal.seats,
                    "from": measure.goal.least,
                    "to": measure.goal.most,
                    "found": measure.found,
                    "fulfilled": measure.fulfilled,
                    "distance": measure.distance,
                }
                for measure in one.measures
            ],
        }


def _number(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")


def _interval(interval: Interval) -> str:
    return f"{_number(interval.value)} ({_number(interval.low)} – {_number(interval.high)})"


def _met(one: Ranked) -> str:
    return f"{sum(each.fulfilled == 'yes' for each in one.measures)}/{len(one.measures)}"


def ranking_text(shown: Shown) -> str:
    """The finalists for the terminal, in English."""
    words = AnswerWords("en").words
    rows = [["", *(words.word(f"generate-{head}") for head in ("badness", "met", "games"))]]
    for place, one in enumerate(shown.ranking.finalists, start=1):
        rows.append([f"{place}  {shown.name(one.reference)}", _interval(one.badness), _met(one), str(one.games)])
    base = shown.ranking.shipped
    rows.append([f"-  {shown.content.name}", _interval(base.badness), _met(base), str(base.games)])
    return "\n".join([*columns(rows), *_said(shown, AnswerWords("en"))])


def _said(shown: Shown, words: AnswerWords) -> Iterator[str]:
    """What the ranking comes to, in sentences."""
    gain, best = shown.ranking.gain, shown.ranking.finalists
    if shown.ranking.interrupted:
        yield words.words.word("generate-interrupted")
    if gain is not None:
        key = "better" if gain.low > 0 else "worse" if gain.high < 0 else "unsure"
        if key == "worse":
            gain = Interval(-gain.value, -gain.high, -gain.low)
        yield words.words.word(f"generate-{key}", gain=_interval(gain), count=len(best))
    if best:
        base = shown.ranking.shipped
        title = shown.content.manifest.title.get(words.words.language, shown.content.name)
        yield words.words.word(f"generate-shipped-{_beside(base.badness, best[0].badness)}", set=title)
    refused = {deck: why for deck, why in shown.checked.items() if why}
    for deck, why in refused.items():
        yield words.words.word("generate-refused", deck=shown.name(deck), why=why)
    if shown.checked and not refused:
        yield words.words.word("generate-checked", count=len(shown.checked))


def _beside(shipped: Interval, best: Interval) -> str:
    if shipped.high < best.low:
        return "better"
    return "worse" if shipped.low > best.high else "unsure"


def ranking_pages(shown: Shown) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(shown, language))


def _page(shown: Shown, language: str) -> str:
    words = AnswerWords(language)
    title = words.word("generate-title", set=shown.content.manifest.title.get(language, shown.content.name))
    return framed(language, title, _sections(shown, words, title))


def _sections(shown: Shown, words: AnswerWords, title: str) -> Iterator[Node]:
    yield languages_of(STEM, words.words.language, LANGUAGES)
    yield html.h1(title)
    played, badness_note = words.word("generate-played", games=shown.games), words.word("generate-badness-meaning")
    yield from map(html.p, (played, *_said(shown, words), badness_note))
    yield from _finalists(shown, words)
    yield from _goals(shown, words)
    yield from _decks(shown, words)
    yield from _distinctions(shown, words)
    yield from _order(shown, words)
    yield from _generations(shown, words)


def _table(
    words: AnswerWords, key: str, names: str, rows: Sequence[Row], most: int | None = None, drawn: Iterable[Node] = ()
) -> Iterator[Node]:
    """A table below its heading, and below what is ``drawn`` of it."""
    title = words.word(f"generate-{key}")
    yield html.h2(title)
    yield from drawn
    yield table_of(words, title, columns_of(words, "generate", names), rows, most=most)


def _link(shown: Shown, reference: str) -> Node:
    name = shown.name(reference)
    inside = Path(reference).parent.parent == shown.folder
    return html.a({"href": f"decks/{name}/cards.yaml"}, name) if inside else name


def _finalists(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    every = [*shown.ranking.finalists, shown.ranking.shipped, *shown.ranking.middle]
    rows = [
        row_of(
            _link(shown, one.reference),
            Cell(_interval(one.badness), one.badness.value),
            _met(one),
            Cell(str(one.games), one.games),
        )
        for one in every
    ]
    return _table(words, "finalists", "deck:text badness met games", rows)


def _decks(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    """The finalists' cards, looked over at a glance."""
    language = words.words.language
    drawn = [
        (shown.name(finalist.reference), picture)
        for finalist in shown.ranking.finalists
        if (
            picture := shown.pictures.get((finalist.reference, language))
            or shown.pictures.get((finalist.reference, "en"))
        )
    ]
    if drawn:
        yield html.h2(words.word("generate-cards"))
    for name, picture in drawn:
        yield html.h3(name)
        drawn_cards = html.img({"src": picture, "alt": name, "loading": "lazy", "width": "100%"})
        yield html.p(html.a({"href": picture}, drawn_cards))


def _bar(measured: Measured) -> Node:
    """How far a goal is missed, as a bar: full for three tolerances."""
    colour = {"yes": "#4f9d69", "unsure": "#c9a227", "no": "#d9583b"}[measured.fulfilled]
    return meter(min(1.0, measured.distance.value / FULL), colour, _number(measured.distance.value))


def _goals(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    """Each goal's bar for the best deck, the shipped set beside it."""
    if not shown.ranking.finalists:
        return
    best, base = shown.ranking.finalists[0], shown.ranking.shipped
    rows = [
        row_of(
            words.word(f"generate-measure-{one.goal.measure.replace('_', '-')}"),
            " ".join(map(str, one.goal.seats)),
            *(_range(one), _value(one), _bar(one), _value(other), _bar(other)),
        )
        for one, other in zip(best.measures, base.measures, strict=True)
    ]
    yield from _table(words, "goals", "goal:text seats wanted best missed shipped missed", rows)


def _range(one: Measured) -> str:
    least, most = one.goal.least, one.goal.most
    if least is None:
        return f"≤ {most:g}"
    return f"≥ {least:g}" if most is None else f"{least:g}–{most:g}"


def _value(one: Measured) -> str:
    return "–" if one.found is None else _interval(one.found)


def _order(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    rows = [
        row_of(_link(shown, one), Cell(_number(value), value), Cell(str(deals), deals))
        for one, value, deals in shown.ranking.order
    ]
    return _table(words, "all", "deck:text badness deals", rows, MOST_ROWS)


def _distinctions(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    """What the best decks have more or less of than the others."""
    if not shown.distinctions:
        return
    is_any_told = any(distinction.is_told for distinction in shown.distinctions)
    note = html.p(words.word("generate-distinguished" if is_any_told else "generate-undistinguished"))
    rows = [
        row_of(
            words.word(f"generate-{one.sort}-of", of=one.of),
            Cell(_hundredths(one.best), one.best),
            Cell(_hundredths(one.rest), one.rest),
            Cell(f"{_apart(one.apart)}{'*' if one.is_told else ''}", one.apart.value),
        )
        for one in shown.distinctions
    ]
    yield from _table(words, "distinctions", "thing:text of-best of-rest apart", rows, drawn=[note])


def _hundredths(value: float) -> str:
    return f"{value:.2f}".replace("-", "−")


def _apart(interval: Interval) -> str:
    return f"{interval.value:+.2f} ± {interval.high - interval.value:.2f}".replace("-", "−")


def _generations(shown: Shown, words: AnswerWords) -> Iterator[Node]:
    """The breeding's progress: a picture of who was bred of whom, and what each generation came to."""
    generations = [decks for decks in shown.ranking.generations if decks]
    if len(generations) < 2:
        return
    every = [[deck.badness for deck in decks] for decks in generations]
    rows = [
        row_of(
            Cell(str(place), place),
            Cell(str(len(found)), len(found)),
            Cell(_number(fmean(found)), fmean(found)),
            Cell(_number(min(found)), min(found)),
        )
        for place, found in enumerate(every, start=1)
    ]
    label, generation = words.word("generate-breeding"), words.word("generate-generation")
    names = [f"{generation} {place}" for place in range(1, len(every) + 1)]
    picture = family([[*map(member_of, decks)] for decks in generations], label, names)
    drawn = html.p(words.word("generate-bred")), picture
    yield from _table(words, "breeding", "generation:text count mean least", rows, drawn=drawn)


def member_of(deck: Raced) -> Member:
    """A deck as a dot that names its parents."""
    name, parents = Path(deck.reference).name, " × ".join(Path(parent).name for parent in deck.parents)
    tip = f"{name}: {deck.badness:.1f}" + (f" ({parents})" if parents else "")
    return Member(deck.reference, deck.badness, deck.parents, name, tip)
