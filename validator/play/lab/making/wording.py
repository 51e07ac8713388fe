"""What findings about decks that cannot be made say."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
