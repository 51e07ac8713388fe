"""A set as the checks of its game ask it: its switches, its pieces by what they are, findings at its values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Sentences, Several, Text
from validator.content.loading import ContentSet
from validator.content.source import value_at
from validator.content.vocabulary import Piece

say = Sentences(__package__)

AnyRules = TypeVar("AnyRules")
AnyPiece = TypeVar("AnyPiece", bound=Piece)


class CheckedSet(Generic[AnyRules]):
    """All that a set holds, for the checks of one game; ``rules`` are its switches, with their type known."""

    def __init__(self, content: ContentSet, rules: type[AnyRules]) -> None:
        assert isinstance(content.rules, rules)
        self.content = content
        self.rules: AnyRules = content.rules
        self.players = content.manifest.players

    def every(self, kind: type[AnyPiece], name: str | None = None) -> list[AnyPiece]:
        """The pieces of a type, in the order of the files; with ``name`` only those listed as that kind."""
        pieces = (piece for _, piece in self.content.every_piece()) if name is None else self.content.pieces[name]
        return [piece for piece in pieces if isinstance(piece, kind)]

    def copies(self, name: str) -> int:
        """How many pieces of a kind the box holds."""
        return copies(self.content.pieces[name])

    def states(self, switch: str) -> bool:
        """Whether the set, or one it extends, states a switch itself."""
        stated = value_at(self.content.stack.manifest, "rules")
        return stated is not None and value_at(stated, switch) is not None

    def idle_switches(self, reasons: Iterable[tuple[str, Sentence | None]]) -> Iterator[Issue]:
        """A warning for each switch that changes nothing in this set, with the reason; None for one that does."""
        for switch, why in reasons:
            if why is not None:
                message, value = say("idle-switch", switch=switch, why=why), getattr(self.rules, switch)
                scalar = None if isinstance(value, Mapping) else value
                yield self.warning("idle-switch", message, None, "rules", switch, found=scalar)

    def issue(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        severity: Severity = Severity.ERROR,
        found: object = None,
        accepted: Text | None = None,
        suggestion: str | None = None,
    ) -> Issue:
        """A finding at a value of a piece, or of ``set.yaml`` where no piece is named."""
        return Issue(
            code=code,
            message=message,
            span=self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path),
            severity=severity,
            found=_as_written(found),
            accepted=accepted,
            suggestion=suggestion,
        )

    def error(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what makes the game impossible to set up, play or print right."""
        return self.issue(code, message, piece, *path, found=found, accepted=accepted)

    def warning(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what can never act or never matters."""
        return self.issue(code, message, piece, *path, severity=Severity.WARNING, found=found, accepted=accepted)

    def advice(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what is legal, and pointless or extreme."""
        return self.issue(code, message, piece, *path, severity=Severity.ADVICE, found=found, accepted=accepted)


def copies(pieces: Iterable[Piece]) -> int:
    """How many pieces these designs are, with all their copies."""
    return sum(piece.count for piece in pieces)


def _as_written(value: object) -> Text | None:
    """A value as a designer writes it in YAML; a phrase stays one."""
    if value is None or isinstance(value, Sentence | Several):
        return value
    return str(value).lower() if isinstance(value, bool) else str(value)
