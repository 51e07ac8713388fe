"""Checks of powers and phases: is there anything in the set that they could act on, and how much of it can matter?

Every limit is from above: the part said never to matter never does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.words.power import Cap
from validator.play.games.race.words.terms import KINDS, PHASES


def power_issues(box: Box) -> Iterator[Issue]:
    """Powers and phases that nothing in the set answers to."""
    for face, place, power in box.powers:
        why = power.idle(box, face)
        if why:
            message = say("idle-power", card=face.id, word=tag_of(power), why=why)
            yield box.warning("idle-power", message, face, "powers", place)
    phases = {phase for face in box.faces for phase in box.phases(face)}
    for phase in PHASES:
        if phase not in phases:
            yield box.advice("idle-phase", say("idle-phase", phase=phase))


def cap_issues(box: Box) -> Iterator[Issue]:
    """Gains of which a part can never matter; a gain of which nothing matters is idle, and said elsewhere."""
    for face, place, power in box.powers:
        what = say("of-power", card=face.id, word=tag_of(power))
        yield from _above(box, what, power, power.cap(box, face), face, "powers", place)
    for card in box.actions:
        what = say("of-bonus", card=card.id, word=tag_of(card.action))
        yield from _above(box, what, card.action, card.action.cap(box), card, "action")
    yield from _hand_limit(box)


def _above(box: Box, what: Sentence, word: Any, cap: Cap | None, piece: Any, *path: str | int) -> Iterator[Issue]:
    if cap is None:
        return
    value = getattr(word, cap.field)
    if value > cap.most > 0:
        yield box.warning(
            "above-cap",
            say("above-cap", what=what, value=value, field=cap.field, most=cap.most, why=cap.why),
            piece,
            *path,
            cap.field,
            found=value,
            accepted=say("or-fewer", most=cap.most),
        )


def _hand_limit(box: Box) -> Iterator[Issue]:
    """Cards that come in one go and are more than a hand may hold: one warning of each sort, for the worst."""
    limit, rules = box.rules.hand_limit, box.rules
    draws: list[tuple[int, Sentence, Any, tuple[str | int, ...]]] = [
        (power.late_cards, say("of-power", card=face.id, word=tag_of(power)), face, ("powers", place, "cards"))
        for face, place, power in box.powers
    ]
    draws += [
        (card.action.late_cards, say("of-bonus", card=card.id, word=tag_of(card.action)), card, ("action", "cards"))
        for card in box.actions
    ]
    kept = rules.start_hand - rules.start_discards
    switches: list[tuple[int, Sentence, Any, tuple[str | int, ...]]] = [
        (rules.explore_keep, say("of-exploring"), None, ("rules", "explore_keep")),
        (0 if rules.beginner_hands else kept, say("of-first-hand"), None, ("rules", "start_hand")),
        *((box.sale_price(kind), say("of-price", kind=kind), None, ("rules", "sale_price", kind)) for kind in KINDS),
    ]
    for sort in (draws, switches):
        most = max(sort, key=lambda draw: draw[0], default=None)
        if most is not None and most[0] > limit:
            cards, what, piece, path = most
            message = say("above-hand-limit", what=what, cards=cards, limit=limit)
            yield box.warning(
                "above-hand-limit", message, piece, *path, found=cards, accepted=say("or-fewer", most=limit)
            )
