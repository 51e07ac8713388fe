"""What findings about goals say."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
