"""What findings about titles say."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
