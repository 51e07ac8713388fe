"""reportlab, of which we use the document and its fonts, loaded without Pillow and without what runs code in texts.

Pictures are never handed to it, its texts are our own, and what has to be shaped comes to it shaped.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from validator.sparing import LATE, TYPES, holding, standing_in

_UNUSED = {
    "ast": holding("ast", "literal_eval"),
    "PIL": holding("PIL", "Image"),
    "pickle": holding("pickle"),
    "reportlab.lib.rltempfile": holding("reportlab.lib.rltempfile", "get_rl_tempfile", "get_rl_tempdir"),
    "reportlab.lib.rl_safe_eval": holding(
        "reportlab.lib.rl_safe_eval", "rl_safe_exec", "rl_safe_eval", "safer_globals", "rl_extended_literal_eval"
    ),
    "uharfbuzz": holding("uharfbuzz"),
}

with standing_in({**TYPES, **LATE, **_UNUSED}):
    from reportlab import rl_config
    from reportlab.pdfbase import pdfdoc, ttfonts

_Text = TypeVar("_Text", str, bytes)
_by_table = pdfdoc.pdfdocEnc


def _encoded(text: _Text) -> bytes:
    """A text as PDF has it, at once where reportlab's table of letters would have them all stand for themselves."""
    return text.encode("ascii") if isinstance(text, str) and text.isprintable() and text.isascii() else _by_table(text)


# A document asks for thousands of short names and numbers, most of them again and again.
vars(pdfdoc).update(pdfdocEnc=_encoded, fp_str=lru_cache(10_000)(vars(pdfdoc)["fp_str"]))

__all__ = ["pdfdoc", "rl_config", "ttfonts"]
