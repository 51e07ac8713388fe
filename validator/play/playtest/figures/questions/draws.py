"""Which draws were dead? Cards that come to a player and are hardly ever put to use."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.playtest.figures.asked import Dots, Mark, Question, cell
from validator.play.playtest.figures.hands import LEAST_DRAWN, NEARLY_NEVER
from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.said import Name, Said, figure, said
from validator.play.playtest.figures.statistics import median, wilson

MOST_SHOWN = 10
MOST_NAMED = 5
CHOICES = ("drawn", "offered")
"""Where designs came to a player who could then use them or not."""


def dead_draws(hand: Hand) -> Question:
    """The question's answer, from the cards in one agent's hands."""
    cards = [card for card in hand.cards if (card.basis or hand.basis) in CHOICES]
    if not cards:
        return Question(key="draws", answer=(said("draws-no-choice"),))
    known = those_to_choose([card for card in cards if card.drawn >= LEAST_DRAWN])
    if not known:
        return Question(key="draws", answer=(said("draws-untold", agent=hand.agent, least=LEAST_DRAWN),))
    usual = median(card.played_if_drawn.value for card in known)
    marks = tuple(
        Mark(
            label=cell(Name(id=card.id)),
            value=card.played_if_drawn,
            against=usual,
            look="weak" if "dead" in card.verdicts else "",
            cards=(card.id,),
        )
        for card in _seldomest(known)[:MOST_SHOWN]
    )
    return Question(
        key="draws", answer=(_answer(hand, known),), plot=Dots(marks=marks, form="share", upright=said("usual-card"))
    )


def those_to_choose(cards: Sequence[CardFigures]) -> list[CardFigures]:
    """The cards of kinds that are usually played now and then: of others nobody chooses whether to."""
    shares: dict[str, list[float]] = {}
    for card in cards:
        shares.setdefault(card.kind, []).append(card.played_if_drawn.value)
    return [card for card in cards if median(shares[card.kind]) > NEARLY_NEVER]


def _seldomest(cards: Sequence[CardFigures]) -> list[CardFigures]:
    return sorted(cards, key=lambda card: (card.played_if_drawn.value, card.played_if_drawn.high))


def _answer(hand: Hand, known: Sequence[CardFigures]) -> Said:
    drawn = sum(card.drawn for card in known)
    played = wilson(round(sum(card.played_if_drawn.value * card.drawn for card in known)), drawn)
    dead = _seldomest([card for card in known if "dead" in card.verdicts])
    overall = said("draws-overall", agent=hand.agent, share=figure(played, "share"))
    if not dead:
        return said("draws-none", overall=overall, cards=len(known))
    named = tuple(Name(id=card.id) for card in dead[:MOST_NAMED])
    return said("draws-dead", overall=overall, cards=len(dead), named=named, rest=len(dead) - len(named))
