"""What findings about titles say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
