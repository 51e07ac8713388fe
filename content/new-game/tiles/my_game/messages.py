"""What the game says beside what any game says, and what each message is given."""

from __future__ import annotations

from validator.content.vocabulary import said
from validator.play.defaults.messages import plain_messages

MESSAGES = plain_messages(said("cell", row=int, column=int))
