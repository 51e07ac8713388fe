"""What findings about packs say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
