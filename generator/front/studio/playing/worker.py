"""The process of one game: a line of JSON in, a line of JSON out, until the studio lets go of its leash."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import IO

import msgspec

from generator.front.studio.http.replies import OWN_MISTAKE, REFUSED, UNPROCESSABLE, WRONG, Refused, findings
from generator.front.studio.playing.sitting import Sitting
from generator.front.studio.playing.told import Answer, Ask, Begin
from generator.front.studio.work.child import hold
from validator.base.issue import ContentError, Trouble, WrongUse
from validator.base.locks import learnt
from validator.content.texts import MissingText

_encode = msgspec.json.Encoder().encode


def main(leash: int) -> None:
    """Begin the game of the first line, and answer what is asked of it in all others."""
    hold(leash)
    answers, sys.stdout = sys.stdout, sys.stderr
    asked = sys.stdin.buffer
    begun: list[Sitting] = []

    def begin() -> Answer:
        begun.append(Sitting(msgspec.json.decode(asked.readline(), type=learnt(Begin))))
        return begun[0].asked(Ask())

    _answer(answers, begin)
    for line in asked:
        ask = msgspec.json.decode(line, type=learnt(Ask))
        if begun:
            _answer(answers, lambda ask=ask: begun[0].asked(ask))  # type: ignore[misc]


def _answer(answers: IO[str], work: Callable[[], Answer]) -> None:
    answers.write(_encode(_worked(work)).decode() + "\n")
    answers.flush()


def _worked(work: Callable[[], Answer]) -> Answer:
    """What comes of it; of any fault a sentence or findings."""
    try:
        return work()
    except ContentError as fault:
        return Answer(status=UNPROCESSABLE, issues=findings(fault.issues))
    except WrongUse as fault:
        return Answer(said=str(fault), status=WRONG)
    except (Refused, Trouble, MissingText) as fault:
        return Answer(said=str(fault), status=REFUSED)
    except OSError as fault:
        return Answer(said=f"{fault.strerror or fault}: {fault.filename or ''}".rstrip(": "), status=REFUSED)
    except Exception as fault:
        text = f"{type(fault).__name__}: {fault}".replace("\n", " ")
        return Answer(said=f"a mistake of Proofpress itself, please report it: {text}", status=OWN_MISTAKE)
