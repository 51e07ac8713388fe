"""What findings about addresses of values say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
