"""What findings about goals say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
