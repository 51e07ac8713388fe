"""Checks of cards one by one: prices, powers that matter, action cards and bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from validator.base.issue import Issue, near
from validator.base.speech.sentences import Sentence, all_of, any_of, in_a_row
from validator.content.vocabulary import tag_of, wording
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table import Face, is_windfall
from validator.play.games.race.words.actions import ACTIONS
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.power import Cap, Power
from validator.play.games.race.words.switches import KEYWORDS, KINDS, PHASES, Keyword, Phase
from validator.play.games.race.words.vocabulary import ActionCard, Development, World

# Checks of cards: what one says must hold together on its own, and no other may make it pointless.


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything in which a card contradicts itself."""
    for world in box.worlds:
        yield from _cost_or_defence(box, world)
    for face in box.faces:
        yield from _keywords(box, face)
        if not (face.points or _helps(face) or _holds_or_scores(face)):
            yield box.warning("blank-card", say("blank-card", card=face.id), face)
    for face, place, power in box.powers:
        yield from _of_goods(box, face, place, power)
        yield from _once(box, face, place, power)
        yield from power.wrong(box, face, place)


def _helps(face: Face) -> bool:
    return any(power.helps for power in face.powers)


def _keywords(box: Box, face: Face) -> Iterator[Issue]:
    for place, keyword in enumerate(face.keywords):
        if keyword in face.keywords[:place]:
            message = say("twin-keyword", card=face.id, keyword=keyword)
            yield box.warning("idle-field", message, face, "keywords", place, found=keyword)


def _once(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that a card can use once only, however often they stand on it."""
    before = face.powers[:place]
    if power.twice and any(type(other) is type(power) for other in before):
        message = say("twin-power", card=face.id, word=tag_of(power), why=power.twice)
        yield box.warning("twin-power", message, face, "powers", place)
    elif not power.twice and any(other == power or (power.adds_up and type(other) is type(power)) for other in before):
        message = say("repeated-power", card=face.id, word=tag_of(power))
        yield box.advice("repeated-power", message, face, "powers", place)


def _holds_or_scores(face: Face) -> bool:
    return bool(face.good if isinstance(face, World) else face.bonus)


def _cost_or_defence(box: Box, world: World) -> Iterator[Issue]:
    has_cost, has_defence = world.cost is not None, world.defence is not None
    fields = ("cost", "defence")
    if has_cost and has_defence:
        message = say("cost-and-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, "defence", found=all_of(fields), accepted=any_of(fields))
    if not has_cost and not has_defence:
        message = say("no-cost-or-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, found=say("neither"), accepted=any_of(fields))


def _of_goods(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that speak of the good on their own card."""
    if not power.of_own_good:
        return
    path = ("powers", place)
    if isinstance(face, Development):
        yield box.issue("no-good", say("no-good-on-development", card=face.id), face, *path)
    elif face.good is None:
        yield box.issue(
            "no-good", say("no-good", card=face.id), face, *path, accepted=say("good-is", kinds=in_a_row(KINDS))
        )


def dominated_issues(box: Box) -> Iterator[Issue]:
    """Cards for which another card asks no more and gives all of it, and something besides."""
    rules = {bonus for _, _, bonus in box.bonuses()}
    counting: dict[int, list[AnyBonus]] = {}
    for bonus in rules:
        for design in box.counted(bonus):
            counting.setdefault(design, []).append(bonus)
    alike: dict[object, list[Face]] = {}
    for face in box.faces:
        alike.setdefault(_form(face), []).append(face)
    for group in alike.values():
        for face in group:
            scored = {*counting.get(box.design(face), ())}
            better = next(
                (other for other in group if _beats(other, face) and scored <= {*counting.get(box.design(other), ())}),
                None,
            )
            if better is not None:
                message = say("dominated-card", card=face.id, better=better.id)
                yield box.warning("dominated-card", message, face)


def _beats(one: Face, other: Face) -> bool:
    one_price, other_price = price_of(one), price_of(other)
    if one is other or one_price > other_price or one.points < other.points:
        return False
    says_more = len(one.powers) > len(other.powers) or sorted(map(repr, one.powers)) != sorted(map(repr, other.powers))
    return _covers(one.powers, other.powers) and (one_price < other_price or one.points > other.points or says_more)


def _form(face: Face) -> object:
    """What must be equal for two cards to be compared: neither choice is better in itself."""
    if isinstance(face, World):
        return type(face), face.good, is_windfall(face), face.defence is None, "rebel" in face.keywords
    return type(face), face.bonus


def _covers(ours: tuple[Power, ...], theirs: tuple[Power, ...]) -> bool:
    """Whether each of their powers has one of ours that does as much, and ours hold no harm that theirs do not."""
    left = list(ours)
    for power in theirs:
        match = next((own for own in left if own.does_as_much(power)), None)
        if match is None:
            return False
        left.remove(match)
    return not any(power.strength_lost for power in left)


# Checks of powers and phases: is there anything in the set that they could act on, and how much of it can matter?
#
# Every limit is from above: the part said never to matter never does.


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


# Checks of the action cards: one for each phase and bonus, enough for everybody, and something for each to do.

CHOSEN: tuple[Phase, ...] = ("explore", "develop", "settle", "consume", "produce")
TWICE: tuple[Phase, ...] = ("develop", "settle")
PAIR = 2


def action_issues(box: Box) -> Iterator[Issue]:
    """Action cards that are missing, short, equal to each other, or that can do nothing."""
    yield from _missing(box)
    yield from _short(box)
    for card in box.actions:
        why = card.action.idle(box)
        if why:
            message = say("idle-action", card=card.id, word=tag_of(card.action), why=why)
            yield box.warning("idle-power", message, card, "action")
    yield from _equal(box)
    for card in box.actions:
        yield from card.action.wrong(box, card)
    yield from _unused(box)


def _missing(box: Box) -> Iterator[Issue]:
    plain = [card.action for card in box.actions if not card.second]
    for phase in CHOSEN:
        if not any(action.phase == phase for action in plain):
            yield box.issue(
                "missing-action",
                say("missing-action", phase=phase),
                found=0,
                accepted=say("or-more", least=box.players.most),
            )
    for kind in ACTIONS:
        others = [action for action in plain if action.phase == kind.phase]
        if others and not any(isinstance(action, kind) for action in others):
            yield box.warning(
                "missing-bonus",
                say("missing-bonus", word=tag_of(kind)),
                found=0,
                accepted=say("or-more", least=box.players.most),
            )
    for phase in TWICE if box.is_for_two() else ():
        if not any(card.action.phase == phase and card.second for card in box.actions):
            message = say("missing-second", phase=phase)
            yield box.issue("missing-action", message, None, "rules", "two_player_actions")


def _short(box: Box) -> Iterator[Issue]:
    for card in box.actions:
        players = PAIR if card.second else box.players.most
        if card.count < players and (box.is_for_two() or not card.second):
            message = say("too-few-copies", card=card.id, players=players, held=card.count)
            yield box.issue(
                "too-few-cards", message, card, "count", found=card.count, accepted=say("or-more", least=players)
            )


def _equal(box: Box) -> Iterator[Issue]:
    """Two action cards that say the same are one choice, unless a player chooses two."""
    if box.players.most <= PAIR and box.is_for_two():
        return
    seen: dict[str, ActionCard] = {}
    for card in box.actions:
        if card.second:
            continue
        first = seen.setdefault(wording(card.action), card)
        if first is not card:
            message = say("twin-action", card=card.id, first=first.id)
            yield box.warning("twin-action", message, card, "action")


def _unused(box: Box) -> Iterator[Issue]:
    """Second copies of a set whose games never use them (one piece of advice for all)."""
    seconds = [card for card in box.actions if card.second]
    if seconds and not box.is_for_two():
        why = say("why-not-for-two" if box.players.least > PAIR else "why-one-of-seven")
        message = say("idle-second", cards=in_a_row(card.id for card in seconds), why=why)
        yield box.advice("idle-second", message, seconds[0], "second")


# Checks of bonuses and keywords: does a card of the set answer to what is counted, and is what it says counted?


def bonus_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with what is counted at the end."""
    for card in box.developments:
        counted: set[int] = set()
        for place, bonus in enumerate(card.bonus):
            yield from _bonus(box, card, place, bonus, counted)
    yield from _keywords_of_bonuses(box)


def _bonus(box: Box, card: Development, place: int, bonus: AnyBonus, counted: set[int]) -> Iterator[Issue]:
    """One rule; ``counted`` are the designs that rules before it count, and those of this one are added."""
    _, _, named = bonus.names()
    if named is not None and named not in box.table.designs:
        yield _unknown(box, card, place, named)
        return
    if bonus.counts_cards:
        fits = box.counted(bonus)
        why = _why_uncounted(fits, counted)
        only_itself = fits - counted == {box.design(card)} and box.copies_in_tableau(card) == 1
        counted |= fits
    else:
        why = bonus.idle(box)
        if bonus in card.bonus[:place]:
            message = say("twin-bonus", card=card.id, rule=place + 1)
            yield box.advice("twin-bonus", message, card, "bonus", place)
        only_itself = bonus.counts_strength and box.strengthening() == {card.id}
    if why:
        message = say("idle-bonus", card=card.id, rule=place + 1, why=why)
        yield box.warning("idle-bonus", message, card, "bonus", place)
    elif only_itself:
        message = say("constant-bonus", card=card.id, rule=place + 1)
        yield box.warning("constant-bonus", message, card, "bonus", place, accepted=say("points-printed"))


def _why_uncounted(fits: Set[int], counted: set[int]) -> Sentence | None:
    """Why a rule that counts cards cannot score; None where it can."""
    if not fits:
        return say("why-no-card-fits")
    return say("why-counted-before") if fits <= counted else None


def _unknown(box: Box, card: Development, place: int, named: str) -> Issue:
    message = say("unknown-card", card=card.id, named=named)
    return box.issue(
        "unknown-card",
        message,
        card,
        "bonus",
        place,
        "card",
        found=repr(named),
        accepted=say("id-of-card"),
        suggestion=near(named, box.table.designs),
    )


def _named(box: Box) -> set[Keyword | None]:
    """Keywords that some bonus or power of the set speaks of."""
    return {bonus.names()[0] for _, _, bonus in box.bonuses()} | _opposed(box)


def _opposed(box: Box) -> set[Keyword | None]:
    """Keywords of military worlds that some power speaks of."""
    return {power.keyword for _, _, power in box.powers}


def _is_counted(box: Box, keyword: Keyword, face: Face) -> bool:
    """Whether the keyword of a card makes any difference to a bonus or a power."""
    if face in box.military and keyword in _opposed(box):
        return True
    return any(bonus.names()[0] == keyword and box.design(face) in box.counted(bonus) for _, _, bonus in box.bonuses())


def _keywords_of_bonuses(box: Box) -> Iterator[Issue]:
    """One piece of advice for a keyword of which nothing speaks; else for each card on which it makes no difference."""
    named = _named(box)
    for keyword in KEYWORDS:
        having = [face for face in box.faces if keyword in face.keywords]
        if having and keyword not in named:
            first = having[0]
            message = say("idle-keyword", keyword=keyword, cards=len(having))
            yield box.advice("idle-keyword", message, first, "keywords", first.keywords.index(keyword), found=keyword)
            continue
        for face in having:
            if not _is_counted(box, keyword, face):
                message = say("idle-keyword-here", card=face.id, keyword=keyword)
                yield box.advice("idle-keyword", message, face, "keywords", face.keywords.index(keyword), found=keyword)
