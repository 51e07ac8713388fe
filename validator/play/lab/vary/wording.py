"""What findings about addresses of values say."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
