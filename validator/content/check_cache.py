"""The verdict on a set that has not changed since it was last judged, and neither has the program.

Only what was found without errors is kept, with every warning and piece of advice, under the set's stamp.
"""

import msgspec

from validator.base.cache import cached, keep
from validator.base.issue import Issue, is_legal
from validator.base.locks import learnt

_WHOLE, _RULES = "verdict", "legal"


class Verdict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What ``check`` found in a set: is it legal and complete, how many designs has it, and every finding."""

    name: str
    legal: bool
    complete: bool
    designs: int
    issues: tuple[Issue, ...]


def kept_verdict(stamp: str | None) -> Verdict | None:
    """The verdict kept under a set's stamp; None where there is none that can be used."""
    data = None if stamp is None else cached(_WHOLE, stamp)
    try:
        return None if data is None else msgspec.json.decode(data, type=learnt(Verdict))
    except msgspec.MsgspecError:
        return None


def keep_verdict(stamp: str | None, verdict: Verdict) -> None:
    """Keep a verdict without errors under the set's stamp."""
    if stamp is not None and is_legal(verdict.issues):
        keep(_WHOLE, stamp, msgspec.json.encode(verdict))
        keep_legal(stamp)


def is_kept_legal(stamp: str | None) -> bool:
    """Whether the set of that stamp was found fit to print and play."""
    return stamp is not None and cached(_RULES, stamp) is not None


def keep_legal(stamp: str | None) -> None:
    """Keep that the set of that stamp is fit to print and play."""
    if stamp is not None:
        keep(_RULES, stamp, b"")
