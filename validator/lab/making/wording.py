"""What findings about decks that cannot be made say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
