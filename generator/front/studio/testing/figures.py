"""What a run shows, as plain data in a language: the report's own figures and sentences, none of the page's making."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from generator.front.illustrations.piece_albums import distinct_names, promises_in
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.play.lookup import game_of
from validator.play.playtest.figures.differences import Change
from validator.play.playtest.figures.results import CardFigures, Finding, Hand, Report, Said, Side, TableFigures
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.book import Words
from validator.play.playtest.page.comparing import Comparison, row_of, sentences
from validator.play.playtest.report.wording import Wording

HEADS = (
    "card",
    "lift",
    "likely",
    "ahead",
    "played",
    "taken",
    "drawn",
    "points",
    "won",
    "side",
    "games",
    "wins",
    "score",
)
"""Columns that the report's page heads; the studio's page says the same of them."""
VERDICTS = ("strong", "weak", "automatic", "dead", "none")


class RunFigures:
    """Says a report in one language, with the set as it is now."""

    def __init__(self, report: Report, content: ContentSet, language: str) -> None:
        self._report = report
        self._content = content
        self._language = content.spoken_like(language)
        self._page = Words(language, report.title_in(language))
        self._words = self._page.words

    def data(self) -> dict[str, Any]:
        """The whole report."""
        report = self._report
        return {
            "seed": report.seed,
            "asked": report.asked,
            "played": report.played,
            "broken": report.broken,
            "margin": report.margin,
            "unit": self._name("units", report.length_unit),
            "sentences": [self._words.say(sentence) for sentence in report.sentences],
            "limits": [self._words.say(limit) for limit in report.limits],
            "tables": [self._table(number, table) for number, table in enumerate(report.tables)],
            "hands": [self._hand(hand) for hand in report.hands],
            "findings": [self._finding(finding) for finding in report.findings],
            "heads": {name: self._head(name) for name in HEADS},
            "verdicts": self._verdicts(),
            "basis": self._page.text("cards-note", margin=f"{100 * report.margin:.1f}"),
        }

    def _head(self, name: str) -> dict[str, str]:
        key = f"page-head-{name}-told"
        return {"title": self._page.text(f"head-{name}"), "told": self._words.word(key) if self._words.has(key) else ""}

    def _verdicts(self) -> dict[str, str]:
        return {name: self._page.text(f"verdict-{name}") for name in VERDICTS}

    def _table(self, number: int, table: TableFigures) -> dict[str, Any]:
        return {
            "number": number,
            "title": self._words.say(table.title),
            "lineup": table.lineup,
            "games": table.games,
            "seats": [self._side(side) for side in table.seats],
            "agents": [self._side(side) for side in table.agents],
            "length": _ends(table.length.mean),
            "lengths": table.length.counts,
            "scores": table.scores,
            "shared": _ends(table.shared),
        }

    def _side(self, side: Side) -> dict[str, Any]:
        return {
            "name": self._words.say(side.name),
            "games": side.games,
            "wins": _ends(side.wins),
            "score": _ends(side.score.mean),
            "quantiles": side.score.quantiles,
            "uneven": side.uneven,
        }

    def _hand(self, hand: Hand) -> dict[str, Any]:
        return {
            "agent": hand.agent,
            "title": self._page.text("hand", agent=hand.agent),
            "games": hand.games,
            "basis": self._page.text(f"basis-{hand.basis}", agent=hand.agent, games=hand.games),
            "drawn": hand.basis == "drawn",
            "cards": [self._card(card) for card in hand.cards],
        }

    def _card(self, card: CardFigures) -> dict[str, Any]:
        basis = self._page.text(f"basis-short-{card.basis}") if card.basis is not None else ""
        return {
            "id": card.id,
            "title": self._report.title_in(self._page.words.language)(card.id),
            "kind": card.kind,
            "place": f"{card.file}:{card.line}",
            "verdicts": card.verdicts,
            "seats": card.drawn,
            "basis": basis,
            "played": _ends(card.played_if_drawn) if card.drawn else None,
            "lift": _ends(card.draw_lift),
            "likely": _ends(card.likely_lift),
            "ahead": _ends(card.ahead),
            "won": _ends(card.win_lift),
            "points": _ends(card.points),
        }

    def _finding(self, one: Finding) -> dict[str, Any]:
        """A finding; ``agent``, ``seat`` and ``players`` say whose games show it, where it is about any."""
        values = one.said.values
        table = values.get("table")
        players = table.values.get("players", 0) if isinstance(table, Said) else 0
        return {
            "code": one.code,
            "severity": one.severity.value,
            "said": self._words.say(self._in_language(one.said)),
            "cards": one.cards,
            "place": str(one.span),
            "agent": values.get("agent", values.get("good", "")),
            "seat": values.get("seat", 0),
            "players": players,
        }

    def _in_language(self, sentence: Said) -> Said:
        """The same; what the set promises is said as its texts say it."""
        what = sentence.values.get("what")
        if not isinstance(what, str):
            return sentence
        return Said(key=sentence.key, values={**sentence.values, "what": self._promises.get(what, what)})

    @cached_property
    def _promises(self) -> dict[str, str]:
        """What the set's texts say of each promise, by what the report says of it in English."""
        content, language = self._content, self._language
        names = distinct_names(
            {piece.id: Describer(content, language).name(piece) for _, piece in content.every_piece()}
        )
        game = game_of(content)
        said = promises_in(content, language, game.promises(game.table(content)), names)
        return {promise.what: said[promise.key] for promise in self._report.promises if promise.key in said}

    def _name(self, family: str, name: str) -> str:
        key = f"{family}-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}"
        return self._words.word(key) if self._words.has(key) else name


def _ends(interval: Interval | None) -> list[float] | None:
    """A figure and the ends of its interval."""
    return None if interval is None else [interval.value, interval.low, interval.high]


def comparison_figures(comparison: Comparison, language: str) -> dict[str, Any]:
    """Two runs side by side; what changed beyond chance comes first."""
    wording = comparison.wording(language)
    return {
        "names": comparison.names,
        "games": comparison.games,
        "sentences": sentences(comparison, wording)[:2],
        "note": wording.word("compare-note"),
        "changes": [_change(change, comparison, wording) for change in comparison.ordered()],
    }


def _change(change: Change, comparison: Comparison, wording: Wording) -> dict[str, Any]:
    what, first, second, difference, _ = row_of(change, comparison.length_unit, wording)
    return {
        "what": what,
        "first": first,
        "second": second,
        "difference": difference,
        "ends": _ends(change.difference),
        "unit": change.unit,
        "changed": change.changed,
        "card": change.card,
    }
