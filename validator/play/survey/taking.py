"""A set surveyed: everything is read off the declared types of its pieces, so that no game is known here."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.survey.counting import kind_figures, outliers
from validator.play.survey.figures import Survey
from validator.play.survey.speech import lengths_of, spoken_of
from validator.play.survey.terms import terms_of
from validator.play.survey.twins import twins_of


def surveyed(content: ContentSet) -> Survey:
    """The set as numbers."""
    terms, together, unused = terms_of(content)
    twins, more = twins_of(content)
    every = [piece for _, piece in content.every_piece()]
    return Survey(
        game=content.words.game,
        set=content.name,
        shown=content.place.shown,
        set_titles=content.manifest.title,
        designs=len(every),
        cards=sum(piece.count for piece in every),
        kinds=kind_figures(content),
        terms=terms,
        together=together,
        unused=unused,
        twins=twins,
        more_twins=more,
        outliers=outliers(content),
        lengths=lengths_of(content),
        spoken=spoken_of(content),
        titles={piece.id: {one: content.called(piece, one) for one in content.languages} for piece in every},
    )
