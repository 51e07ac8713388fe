"""A game with what was learned of a set laid on its value."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from validator.base.cache import digest
from validator.content.loading import ContentSet
from validator.play.engine.game import Features, Game
from validator.play.learned.residual import Residual
from validator.play.learned.weights import Described, Named, Weights, designs_described, weights_of


def with_learned(game: Game, content: ContentSet) -> Game:
    """The game as players who have learned of the set see it; as it is where they have not.

    Raises:
        ContentError: as `weights_of`.
    """
    weights = weights_of(content)
    return game if weights is None else laid_on(game, content, weights)


def laid_on(game: Game, content: ContentSet, weights: Weights) -> Game:
    """The game with these weights instead of any it has; as it is where its positions cannot be described."""
    game = game.unlearned or game
    features = game.features
    if features is None:
        return game
    residual = residual_of(game, features, content, weights)
    known = digest(msgspec.json.encode((weights.seats, weights.cards, weights.numbers), order="sorted"))
    return replace(game, considered=residual.worth, weighed=None, foreseen=None, learned=known, unlearned=game)


def residual_of(game: Game, features: Features, content: ContentSet, weights: Weights) -> Residual:
    """The value of players who think, with weights."""
    cards = cards_described(game, features, content)
    places = [weights.cards.get(place, {}) for place in (*features.shown, *features.held)]
    numbers = [weights.numbers.get(name, (0.0, 0.0)) for name in features.numbers]
    return Residual(
        game.considered or game.value,
        features,
        list(weights.seats),
        [_rates(cards, named, 0) for named in places],
        [_rates(cards, named, 1) for named in places],
        [once for once, _ in numbers],
        [each_round for _, each_round in numbers],
    )


def cards_described(game: Game, features: Features, content: ContentSet) -> list[Described]:
    """The cards of a set by the numbers under which `Features.cards` names them."""
    designs = features.designs or game.designs
    return designs_described(content, designs(game.table(content)))


def _rates(cards: list[Described], named: Named, column: int) -> list[float]:
    """What each card is worth by what its words are."""
    return [sum([count * named[word][column] for word, count in card.items() if word in named]) for card in cards]
