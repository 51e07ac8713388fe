"""The one call by which a game's own tests ask whether it keeps to what every game must."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.conformance.duties import AT_EVERY_TABLE, AT_ITS_SMALLEST, Case, Duty
from validator.play.lookup import game_of, open_set


def broken_duties(reference: str) -> list[str]:
    """A sentence for each duty that the game of a set does not keep, with the number of seats; none where all is well.

    Raises:
        UnknownSet: there is no such set.
        ContentError: the set is not legal by form.
    """
    return list(_broken(reference))


def _broken(reference: str) -> Iterator[str]:
    content = open_set(reference)
    game = game_of(content)
    players = content.manifest.players
    for seats in range(players.least, players.most + 1):
        case = Case(game, content, game.table(content), seats)
        asked = [*AT_EVERY_TABLE, *(AT_ITS_SMALLEST if seats == players.least else ())]
        for duty in asked:
            fault = _fault(duty, case)
            if fault is not None:
                yield f"{content.name}, {seats} {'seat' if seats == 1 else 'seats'}: not so: {_said(duty)}{fault}"


def _fault(duty: Duty, case: Case) -> str | None:
    """None where a duty is kept; else what went wrong while it was asked, if anything did."""
    try:
        return None if duty(case) else ""
    except Exception as fault:
        return f" ({type(fault).__name__}: {fault})"


def _said(duty: Duty) -> str:
    """A duty as a sentence: what its function says of itself."""
    return str(duty.__doc__)
